#include "app/plots/plot_keys.h"

#include <QKeyEvent>
#include <QWheelEvent>
#include <cmath>

#include "app/plots/custom_plot.h"
#include "app/plots/plot_menu.h"
#include "app/plots/plot_view.h"

namespace armature::app {

namespace {

constexpr int kFar = 10;  // steps at once with Shift
constexpr double kZoom = 0.8;

void look(PlotView& view, double from, double to) {
  if (!(from < to)) return;
  view.plot()->xAxis->setRange(from, to);
  view.zoomed();
}

// By a share of what is shown.
void push(PlotView& view, double share) {
  const QCPRange range = view.plot()->xAxis->range();
  look(view, range.lower + share * range.size(), range.upper + share * range.size());
}

void zoom(PlotView& view, double factor) {
  const QCPRange range = view.plot()->xAxis->range();
  const double middle = range.center(), half = factor * range.size() / 2;
  look(view, middle - half, middle + half);
}

// The arrows move the cursor that is chosen, or the picture where there is none.
void step(PlotView& view, int way, bool isFar) {
  if (view.measure().isOn()) return view.measure().step(isFar ? way * kFar : way);
  push(view, (isFar ? 0.5 : 0.1) * way);
}

void choose(PlotView& view, int cursor) {
  view.measure().choose(cursor);
  view.plot()->layer("overlay")->replot();
}

}  // namespace

bool takeKey(PlotView& view, const QKeyEvent& event) {
  if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
  const bool isFar = event.modifiers() & Qt::ShiftModifier;
  const bool hasCursors = view.measure().isOn();
  switch (event.key()) {
    case Qt::Key_Left:
      step(view, -1, isFar);
      return true;
    case Qt::Key_Right:
      step(view, 1, isFar);
      return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      zoom(view, kZoom);
      return true;
    case Qt::Key_Minus:
      zoom(view, 1 / kZoom);
      return true;
    case Qt::Key_Home:
    case Qt::Key_0:
      view.resetZoom();
      return true;
    case Qt::Key_A:
    case Qt::Key_B:
      if (hasCursors) choose(view, event.key() == Qt::Key_A ? 0 : 1);
      return hasCursors;
    case Qt::Key_E:
      askForExpression(view, {});
      return true;
    case Qt::Key_M:
      toggleCursors(view);
      return true;
    case Qt::Key_N:
      askForNote(view);
      return true;
    default:
      return false;
  }
}

void takeWheel(PlotView& view, QWheelEvent& event, bool hasValues) {
  const PlotAxes& axes = view.axes();
  const QPointF at = event.position();
  const QRectF area = axes.area().rect();
  const double factor = std::pow(0.85, event.angleDelta().y() / 120.0);
  const bool isBelow = at.y() > area.bottom(), isBeside = at.x() < area.left() || at.x() > area.right();
  const auto scale = [factor](QCPAxis* axis, double pixel) { axis->scaleRange(factor, axis->pixelToCoord(pixel)); };
  if (!isBeside) scale(view.plot()->xAxis, at.x());
  if (!isBelow && hasValues)
    for (int k = 0; k < axes.count(); ++k)
      if (!isBeside || axes.isOver(k, at.x())) scale(axes.at(k), at.y());
  event.accept();
  view.zoomed();
}

}  // namespace armature::app
