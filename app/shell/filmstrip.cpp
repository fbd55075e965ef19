#include "app/shell/filmstrip.h"

#include <QPainter>
#include <cmath>

#include "app/look/format.h"
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

// Pictures side by side from `left` on, each painted by `paint` for its instant.
template <class Paint>
void paintInstants(QPainter& painter, const QRectF& strip, int count, const Theme& theme, double start, double end,
                   Paint paint) {
  const double width = (strip.width() - (count - 1) * kGap) / count;
  for (int k = 0; k < count; ++k) {
    const double time = count > 1 ? start + (end - start) * k / (count - 1) : end;
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
  const double start = store->time(0), end = store->time(store->rowCount() - 1);
  const Theme& theme = Theme::of(&window);
  QImage image((QSizeF(size) * ratio).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  image.fill(theme.canvas);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painter.setFont(window.font());
  QRectF strip(kGap, kGap, size.width() - 2 * kGap, size.height() - kGap);

  View3dPanel& view = window.view3d();
  SceneWidget* bodies = view.scene().isEmpty() ? nullptr : view.picture();
  if (bodies) {
    const double tall = strip.height() - kCaption;
    const double wide = std::min(bounds.width() / bounds.height() * tall, kWidestDiagram * strip.width());
    canvas.paintDiagram(painter, QRectF(strip.left(), strip.top(), wide, tall), theme);
    strip.setLeft(strip.left() + wide + 2 * kGap);
    paintInstants(painter, strip, count, theme, start, end, [&](const QRectF& box, double time) {
      view.showTime(time);
      painter.drawImage(box.topLeft(), bodies->picture(box.size().toSize(), ratio));
    });
  } else {
    paintInstants(painter, strip, count, theme, start, end, [&](const QRectF& box, double time) {
      window.run().setShownTime(time);
      canvas.paintDiagram(painter, box, theme);
    });
  }
  return image;
}

}  // namespace armature::app
