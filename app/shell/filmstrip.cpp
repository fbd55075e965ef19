#include "app/shell/filmstrip.h"

#include <QPainter>
#include <cmath>
#include <functional>

#include "app/look/format.h"
#include "app/shell/film_instants.h"
#include "app/shell/main_window.h"
#include "app/view3d/scene_widget.h"
#include "app/view3d/view3d_panel.h"

namespace armature::app {

namespace {

constexpr int kGap = 12;                 // [px] between pictures and at the rim
constexpr int kCaption = 22;             // [px] the instant below its picture
constexpr double kWidestDiagram = 0.34;  // of the strip, beside pictures of bodies

void paintCaption(QPainter& painter, const QRectF& below, const Theme& theme, double time) {
  painter.setPen(theme.quiet);
  painter.drawText(QRectF(below.left(), below.bottom(), below.width(), kCaption), Qt::AlignCenter,
                   QString("t = %1").arg(formatValue(time, "s", 3)));
}

// In so many columns the pictures of a thing of this shape (width by height) are largest.
int columnsFor(const QSizeF& strip, int count, double shape) {
  int best = count;
  double largest = 0;
  for (int columns = count; columns >= 1; --columns) {
    const int rows = (count + columns - 1) / columns;
    const double width = (strip.width() - (columns - 1) * kGap) / columns,
                 height = (strip.height() - (rows - 1) * kGap) / rows - kCaption;
    const double here = std::min(width, height * shape);
    // Side by side where that is nearly as good: a strip is read from left to right.
    constexpr double kWorthARow = 1.25;
    if (here < kWorthARow * largest) continue;
    largest = here;
    best = columns;
  }
  return best;
}

// The diagram itself at each instant, as it is on show and with what is drawn over it; with the motion of its parts
// where nothing is.
void paintDiagrams(QPainter& painter, const QRectF& strip, int count, const QSizeF& shape, MainWindow& window,
                   const std::function<double(int)>& timeOf) {
  DiagramPage& page = window.page();
  CanvasView& canvas = page.diagramCanvas();
  const Overlays before = page.overlay().shown();
  const bool hasValues = canvas.areValuesShown();
  Overlays moving = before;
  moving.hasMotion = true;
  if (!before.any()) page.setOverlays(moving, hasValues);
  const int columns = columnsFor(strip.size(), count, shape.width() / shape.height());
  const int rows = (count + columns - 1) / columns;
  const QSizeF size(std::floor((strip.width() - (columns - 1) * kGap) / columns),
                    std::floor((strip.height() - (rows - 1) * kGap) / rows) - kCaption);
  const auto pictures = canvas.pictures(size.toSize(), painter.device()->devicePixelRatioF(), count,
                                        [&](int k) { window.run().setShownTime(timeOf(k)); });
  for (int k = 0; k < count; ++k) {
    const QRectF box(std::round(strip.left() + (k % columns) * (size.width() + kGap)),
                     std::round(strip.top() + (k / columns) * (size.height() + kCaption + kGap)), size.width(),
                     size.height());
    painter.drawImage(box.topLeft(), pictures[static_cast<size_t>(k)]);
    paintCaption(painter, box, Theme::of(&window), timeOf(k));
  }
  if (!before.any()) page.setOverlays(before, hasValues);
}

// Pictures side by side from `left` on, each painted by `paint` for its instant.
template <class Paint>
void paintInstants(QPainter& painter, const QRectF& strip, int count, const Theme& theme,
                   const std::function<double(int)>& timeOf, Paint paint) {
  const double width = (strip.width() - (count - 1) * kGap) / count;
  for (int k = 0; k < count; ++k) {
    const double time = timeOf(k);
    const QRectF box(std::round(strip.left() + k * (width + kGap)), strip.top(), std::floor(width),
                     strip.height() - kCaption);
    paint(box, time);
    paintCaption(painter, box, theme, time);
  }
}

}  // namespace

QImage filmstrip(MainWindow& window, int count, const QSize& size, double ratio) {
  const auto store = window.run().store();
  CanvasView& canvas = window.page().diagramCanvas();
  const QRectF bounds = window.canvas().scene().bounds();
  if (!store || store->rowCount() == 0 || bounds.isEmpty() || count < 1) return {};
  const Theme& theme = Theme::of(&window);
  QImage image((QSizeF(size) * ratio).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  image.fill(theme.canvas);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painter.setFont(window.font());
  QRectF strip(kGap, kGap, size.width() - 2 * kGap, size.height() - kGap);

  const std::vector<double> instants = filmInstants(*store, count);
  const auto timeOf = [&](int k) { return instants[static_cast<size_t>(k)]; };
  View3dPanel& view = window.view3d();
  SceneWidget* bodies = view.scene().isEmpty() ? nullptr : view.picture();
  if (bodies) {
    const double tall = strip.height() - kCaption;
    const double wide = std::min(bounds.width() / bounds.height() * tall, kWidestDiagram * strip.width());
    canvas.paintDiagram(painter, QRectF(strip.left(), strip.top(), wide, tall), theme);
    strip.setLeft(strip.left() + wide + 2 * kGap);
    paintInstants(painter, strip, count, theme, timeOf, [&](const QRectF& box, double time) {
      view.showTime(time);
      painter.drawImage(box.topLeft(), bodies->picture(box.size().toSize(), ratio));
    });
  } else {
    const double shown = window.run().shownTime();
    paintDiagrams(painter, strip, count, bounds.size(), window, timeOf);
    window.run().setShownTime(shown);
  }
  return image;
}

}  // namespace armature::app
