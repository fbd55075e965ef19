#include "app/view3d/overlay_paint.h"

#include <QGuiApplication>
#include <QPainterPath>

#include "app/view3d/axis_letters.h"

namespace armature::app {

namespace {

void paintTraces(QPainter& painter, const ViewScene& scene) {
  const Camera& camera = scene.camera();
  int index = 0;
  for (const std::vector<Vec3>& trace : scene.traces().paths()) {
    QPolygonF line;
    const QColor color = curveColor(index++, scene.theme());
    painter.setPen(QPen(color, 1.5));
    for (const Vec3& p : trace) {
      const auto pixel = camera.toPixel(p);
      if (pixel && QRectF(-1e5, -1e5, 2e5, 2e5).contains(*pixel)) {
        line.append(*pixel);
      } else {
        painter.drawPolyline(line);
        line.clear();
      }
    }
    painter.drawPolyline(line);
  }
}

// Letters of axes stand upright, whatever side they are seen from.
void paintLetters(QPainter& painter, const ViewScene& scene) {
  for (const SeenLetter& letter : seenLetters(scene.letters(), scene.camera())) {
    QPainterPath shape;
    shape.addText(letter.from, letter.font, letter.text);
    // Of what is light it leaves no more than an edge about the letter; grey letters need more on a light floor.
    QColor rim = scene.background();
    rim.setAlphaF(scene.theme().isDark ? 0.85F : 0.55F);
    painter.strokePath(shape, QPen(rim, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shape, letter.color);
  }
}

void paintLabels(QPainter& painter, const ViewScene& scene) {
  const Theme& theme = scene.theme();
  QFont font = QGuiApplication::font();
  font.setPixelSize(11);
  painter.setFont(font);
  std::vector<QRectF> taken;
  for (const Label& label : scene.labels()) {
    const auto pixel = scene.camera().toPixel(label.place);
    if (!pixel) continue;
    QRectF box = QRectF(painter.fontMetrics().boundingRect(label.text)).adjusted(-5, -2, 5, 2);
    box.moveTopLeft(*pixel + QPointF(8, -8 - box.height()));
    // Names that would lie on each other move down.
    for (const QRectF& other : taken) {
      if (box.intersects(other)) box.moveTop(other.bottom() + 2);
    }
    taken.push_back(box);
    QColor back = theme.panel;
    back.setAlphaF(0.88F);
    painter.setPen(QPen(theme.quiet, 1));
    painter.drawLine(*pixel, QPointF(box.left(), box.center().y()));
    painter.setPen(QPen(scene.selected().contains(label.text) ? theme.accent : theme.line, 1));
    painter.setBrush(back);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(theme.text);
    painter.drawText(box, Qt::AlignCenter, label.text);
  }
}

// Forces with one head, torques with two, seen through the bodies; the values of a selected part beside them.
void paintLoads(QPainter& painter, const ViewScene& scene, bool isForce) {
  const bool isDark = scene.theme().isDark;
  const QColor color = isForce ? QColor(isDark ? "#4CC38A" : "#0A7F3F") : QColor(isDark ? "#E58CEB" : "#A21CAF");
  QFont font = QGuiApplication::font();
  font.setPixelSize(11);
  painter.setFont(font);
  for (const LoadArrow& load : scene.loads(isForce ? LoadKind::force : LoadKind::torque)) {
    const auto from = scene.camera().toPixel(load.place), to = scene.camera().toPixel(load.place + load.vector);
    if (!from || !to) continue;
    const QLineF line(*from, *to);
    if (line.length() < 3 || line.length() > 1e5) continue;
    painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
    const QPointF along = (*to - *from) / line.length(), side(-along.y(), along.x());
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (int head = 0; head < (isForce ? 1 : 2); ++head) {
      const QPointF tip = *to + (2 - 7.0 * head) * along;
      painter.drawPolygon(QPolygonF{tip, tip - 9 * along + 4 * side, tip - 9 * along - 4 * side});
    }
    if (scene.selected().isEmpty()) continue;
    painter.setPen(color);
    painter.drawText(*to + 8 * along + QPointF(4, 4), load.value);
  }
}

// A disc in four quarters, as drawings mark a centre of mass; seen through the body.
void paintCentres(QPainter& painter, const ViewScene& scene) {
  const Theme& theme = scene.theme();
  for (const Vec3& place : scene.centres()) {
    const auto pixel = scene.camera().toPixel(place);
    if (!pixel) continue;
    const QRectF box(*pixel - QPointF(6, 6), QSizeF(12, 12));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.canvas);
    painter.drawEllipse(box);
    painter.setBrush(theme.text);
    painter.drawPie(box, 0, 90 * 16);
    painter.drawPie(box, 180 * 16, 90 * 16);
    painter.setPen(QPen(theme.text, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(box);
  }
}

}  // namespace

void paintOverlay(QPainter& painter, const ViewScene& scene) {
  if (scene.isEmpty()) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  if (scene.has(Overlay::traces)) paintTraces(painter, scene);
  if (scene.has(Overlay::forces)) paintLoads(painter, scene, true);
  if (scene.has(Overlay::torques)) paintLoads(painter, scene, false);
  if (scene.has(Overlay::centres)) paintCentres(painter, scene);
  paintLetters(painter, scene);
  paintLabels(painter, scene);
}

void paintAxes(QPainter& painter, const ViewScene& scene, QPointF middle) {
  painter.setRenderHint(QPainter::Antialiasing);
  const bool isDark = scene.theme().isDark;
  const Mat3 eye = scene.camera().axes();
  struct Axis {
    Vec3 direction;
    QColor color;
    const char* name;
  };
  std::array<Axis, 3> axes{Axis{{1, 0, 0}, isDark ? "#FF7A70" : "#C62828", "x"},
                           Axis{{0, 1, 0}, isDark ? "#5FCF8A" : "#1E7A42", "y"},
                           Axis{{0, 0, 1}, isDark ? "#7AA2FF" : "#1D4ED8", "z"}};
  std::sort(axes.begin(), axes.end(),
            [&eye](const Axis& a, const Axis& b) { return dot(a.direction, eye.z) < dot(b.direction, eye.z); });
  QFont font = QGuiApplication::font();
  font.setPixelSize(11);
  painter.setFont(font);
  for (const Axis& axis : axes) {
    const QPointF along(dot(axis.direction, eye.x), -dot(axis.direction, eye.y));
    painter.setPen(QPen(axis.color, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle, middle + 22 * along);
  }
  // The letters above all lines, with a rim: axes of the model may go through them.
  const QFontMetricsF metrics(font);
  for (const Axis& axis : axes) {
    const QPointF along(dot(axis.direction, eye.x), -dot(axis.direction, eye.y));
    const QPointF half(metrics.horizontalAdvance(axis.name) / 2, -metrics.xHeight() / 2);
    QPainterPath letter;
    letter.addText(middle + 30 * along - half, font, axis.name);
    painter.strokePath(letter, QPen(scene.theme().canvas, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(letter, axis.color);
  }
}

}  // namespace armature::app
