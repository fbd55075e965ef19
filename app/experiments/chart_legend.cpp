// Where a chart's legend stands: in the corner where no curve is, else beside the pane or above it; what has no room
// there is left out, and counted.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "app/experiments/chart.h"

namespace armature::app {

namespace {

constexpr double kMostBeside = 0.45;  // of the pane's width that a legend beside it may take
constexpr double kMostAbove = 0.45;   // of its height, above it
constexpr int kSides = 20;            // at the left and right of the pane [px]
constexpr int kGap = 6;               // between the pane's border and a legend in it [px]
constexpr int kMostPoints = 2000;     // of a curve that are looked at
constexpr double kStep = 6;           // between two places of a curve that are looked at [px]

constexpr int kFromLines = 2;
constexpr int kFromPoints = 40;  // the mark beside a name reads as one more point where others are near [px]

bool isOfPoints(const QCPAbstractPlottable& plottable) {
  const auto* graph = qobject_cast<const QCPGraph*>(&plottable);
  const auto* curve = qobject_cast<const QCPCurve*>(&plottable);
  return (graph && graph->lineStyle() == QCPGraph::lsNone) || (curve && curve->lineStyle() == QCPCurve::lsNone);
}

// Calls `look` with places all along what a plottable draws [px].
template <class Look>
void followDrawn(const QCPAbstractPlottable& plottable, const Look& look) {
  auto* points = const_cast<QCPAbstractPlottable&>(plottable).interface1D();
  const QCPAxis *x = plottable.keyAxis(), *y = plottable.valueAxis();
  if (!points || !x || !y) return;
  const auto* graph = qobject_cast<const QCPGraph*>(&plottable);
  const auto* curve = qobject_cast<const QCPCurve*>(&plottable);
  const bool isLine =
      (graph && graph->lineStyle() != QCPGraph::lsNone) || (curve && curve->lineStyle() != QCPCurve::lsNone);
  const bool isBar = qobject_cast<const QCPBars*>(&plottable) != nullptr;
  const auto along = [&](QPointF a, QPointF b) {
    const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
    const int steps = length < 1e5 ? std::max(1, static_cast<int>(length / kStep)) : 1;
    for (int k = 0; k <= steps; ++k) look(a + (b - a) * (static_cast<double>(k) / steps));
  };
  const int count = points->dataCount(), stride = std::max(1, count / kMostPoints);
  std::optional<QPointF> before;
  for (int k = 0; k < count; k += stride) {
    const QPointF at(x->coordToPixel(points->dataMainKey(k)), y->coordToPixel(points->dataMainValue(k)));
    if (isBar)
      along({at.x(), y->coordToPixel(0)}, at);
    else if (isLine && before)
      along(*before, at);
    else
      look(at);
    before = at;
  }
}

// The last line of a legend that is not all of it.
class LegendRest : public QCPAbstractLegendItem {
 public:
  LegendRest(QCPLegend* legend, const QString& text) : QCPAbstractLegendItem(legend), text_(text) {}

 protected:
  void draw(QCPPainter* painter) override {
    painter->setFont(mParentLegend->font());
    painter->setPen(QPen(mParentLegend->textColor()));
    painter->drawText(rect().adjusted(indent(), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text_);
  }
  QSize minimumOuterSizeHint() const override {
    const QFontMetrics metrics(mParentLegend->font());
    return {indent() + metrics.horizontalAdvance(text_),
            std::max(metrics.height(), mParentLegend->iconSize().height())};
  }

 private:
  // As far as the names of the others.
  int indent() const { return mParentLegend->iconSize().width() + mParentLegend->iconTextPadding(); }

  QString text_;
};

}  // namespace

// The last ones of the legend, and a line that says how many; all of them: no legend.
void Chart::leaveOut(int count) {
  for (int k = legend->itemCount() - count; k < legend->itemCount(); ++k)
    if (auto* item = qobject_cast<QCPPlottableLegendItem*>(legend->item(k))) leftOut_ << item->plottable();
  if (count == legend->itemCount()) return legend->setVisible(false);
  for (const auto& one : std::as_const(leftOut_)) one->removeFromLegend();
  legend->addItem(new LegendRest(legend, tr("and %1 more").arg(count)));
}

void Chart::takeAllIn() {
  if (leftOut_.isEmpty()) return;
  const bool wasHidden = !legend->visible();
  legend->setVisible(true);
  if (!wasHidden) legend->removeItem(legend->itemCount() - 1);
  for (const auto& one : std::as_const(leftOut_))
    if (one && !wasHidden) one->addToLegend();
  leftOut_.clear();
}

void Chart::takeLegendIn() {
  takeAllIn();
  if (!beside_) return;
  beside_->take(legend);
  plotLayout()->remove(beside_);
  plotLayout()->simplify();
  beside_ = nullptr;
  legend->setWrap(0);
  legend->setFillOrder(QCPLayoutGrid::foRowsFirst, true);
  for (int row = 0; row < plotLayout()->rowCount(); ++row) plotLayout()->setRowStretchFactor(row, 1);
  axisRect()->insetLayout()->addElement(legend, Qt::AlignTop | Qt::AlignRight);
}

// An element of its own takes the rest of the room: the legend's entries stay close together.
QCPLayoutGrid* Chart::takeLegendOut() {
  axisRect()->insetLayout()->take(legend);
  axisRect()->insetLayout()->simplify();
  beside_ = new QCPLayoutGrid;
  beside_->setRowSpacing(0);
  beside_->setColumnSpacing(0);
  beside_->addElement(0, 0, legend);
  return beside_;
}

void Chart::setLegendBeside() {
  QCPLayoutGrid* const place = takeLegendOut();
  place->addElement(1, 0, new QCPLayoutElement(this));
  place->setRowStretchFactor(0, 0.001);
  plotLayout()->addElement(0, 1, place);
  plotLayout()->setColumnStretchFactor(1, 0.001);
  plotLayout()->setColumnSpacing(0);
}

void Chart::setLegendAbove(int columns) {
  QCPLayoutGrid* const place = takeLegendOut();
  legend->setWrap(columns);
  legend->setFillOrder(QCPLayoutGrid::foColumnsFirst, true);
  place->addElement(0, 1, new QCPLayoutElement(this));
  place->setColumnStretchFactor(0, 0.001);
  plotLayout()->insertRow(0);
  plotLayout()->addElement(0, 0, place);
  plotLayout()->setRowStretchFactor(0, 0.001);
}

void Chart::placeLegend() {
  takeLegendIn();
  if (!legend->visible() || axisRect()->insetLayout()->elementCount() == 0) return;
  updateLayout();
  const QRect pane = axisRect()->rect();
  const QSize size = legend->minimumOuterSizeHint();
  struct Corner {
    Qt::Alignment at;
    QRect place;
    int hidden = 0;
  };
  const int left = pane.left() + kGap, right = pane.right() - size.width() - kGap;
  const int top = pane.top() + kGap, bottom = pane.bottom() - size.height() - kGap;
  std::array<Corner, 4> corners{{{Qt::AlignTop | Qt::AlignRight, QRect({right, top}, size)},
                                 {Qt::AlignTop | Qt::AlignLeft, QRect({left, top}, size)},
                                 {Qt::AlignBottom | Qt::AlignRight, QRect({right, bottom}, size)},
                                 {Qt::AlignBottom | Qt::AlignLeft, QRect({left, bottom}, size)}}};
  for (int k = 0; k < plottableCount(); ++k)
    if (plottable(k)->keyAxis() && plottable(k)->keyAxis()->axisRect() == axisRect()) {
      const int away = isOfPoints(*plottable(k)) ? kFromPoints : kFromLines;
      followDrawn(*plottable(k), [&](QPointF at) {
        for (Corner& corner : corners)
          corner.hidden += corner.place.adjusted(-away, -away, away, away).contains(at.toPoint());
      });
    }
  const auto best = std::ranges::min_element(corners, {}, &Corner::hidden);
  axisRect()->insetLayout()->setInsetAlignment(0, best->at);
  if (best->hidden == 0) return;
  if (size.width() < kMostBeside * pane.width() && size.height() < pane.height()) return setLegendBeside();
  // Above there is the width of the whole chart.
  const int count = legend->itemCount();
  const int columns = std::clamp((width() - kSides) / std::max(1, size.width()), 1, count);
  const int rows = static_cast<int>(kMostAbove * pane.height() * count / std::max(1, size.height()));
  const int places = columns * rows;
  if (places < count) leaveOut(places > 1 && size.width() <= width() - kSides ? count - places + 1 : count);
  if (legend->visible()) setLegendAbove(columns);
}

}  // namespace armature::app
