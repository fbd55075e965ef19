#include "app/teaching/motion.h"

#include <cmath>

namespace armature::app {
namespace {

// A hand on a dial at a flange of a shaft.
void paintDial(QPainter& painter, QPointF at, double angle, double zoom, const QColor& ink, const Theme& theme) {
  const double radius = 7 * zoom;
  painter.setPen(QPen(ink, 1.25));
  painter.setBrush(theme.canvas);
  painter.drawEllipse(at, radius, radius);
  // Positive angles turn counter-clockwise for one who looks against the axis.
  const QPointF hand(std::cos(angle), -std::sin(angle));
  painter.setPen(QPen(theme.accent, 2 * zoom, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(at, at + hand * (radius - 1.5));
}

// A carriage on a rail beside a part, along its line; `share` of the largest position.
void paintCarriage(QPainter& painter, const QRectF& box, QPointF axis, double share, double zoom, const QColor& ink,
                   const Theme& theme) {
  const bool isLying = std::abs(axis.x()) >= std::abs(axis.y());
  const double reach = (isLying ? box.width() : box.height()) * 0.42;
  const QPointF middle =
      isLying ? QPointF(box.center().x(), box.top() - 7 * zoom) : QPointF(box.left() - 7 * zoom, box.center().y());
  painter.setPen(QPen(theme.line, 1.5));
  painter.drawLine(middle - axis * reach, middle + axis * reach);
  painter.drawLine(middle - QPointF(axis.y(), axis.x()) * 3, middle + QPointF(axis.y(), axis.x()) * 3);
  painter.setPen(QPen(ink, 1.25));
  painter.setBrush(theme.accent);
  const QPointF at = middle + axis * (reach * share);
  painter.drawRoundedRect(QRectF(at - QPointF(5, 4) * zoom, QSizeF(10, 8) * zoom), 2, 2);
}

}  // namespace

void Motion::paint(QPainter& painter, Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant,
                   const Scales& scales, const Theme& theme) {
  paintCharges(painter, sheet, readings, instant, scales.flow(Domain::electrical), theme);
  const double zoom = std::clamp(sheet.view.zoom(), 0.5, 1.8);
  QSet<int> done;
  for (const Reading& reading : readings) {
    if (reading.line < 0 || reading.potential < 0) continue;
    const double v = instant.value(reading.potential);
    if (!std::isfinite(v)) continue;
    const PartPicture& part = sheet.part(reading.connector.part);
    const QColor ink = theme.domain(reading.domain);
    if (reading.domain == Domain::rotational) {
      paintDial(painter, sheet.view.toPixels(reading.at), v, zoom, ink, theme);
      sheet.drawn.moving.push_back({DrawnMotion::Kind::angle, part.name, v});
    } else if (!done.contains(reading.connector.part)) {
      done.insert(reading.connector.part);
      const double largest = scales.potential(reading.domain);
      if (largest <= 0) continue;
      const QPointF axis = turnedOver(sheet.lines.all[static_cast<size_t>(reading.line)].direction);
      paintCarriage(painter, sheet.view.toPixels(part.rect), axis, v / largest, zoom, ink, theme);
      sheet.drawn.moving.push_back({DrawnMotion::Kind::offset, part.name, v});
    }
  }
}

// Charges run along the wires of circuits, faster for a larger current.
void Motion::paintCharges(QPainter& painter, const Sheet& sheet, const std::vector<Reading>& readings,
                          const Instant& instant, double largest, const Theme& theme) {
  if (largest <= 0) return;
  const double seconds = std::min(0.1, static_cast<double>(clock_.restart()) / 1000);
  const auto& wires = sheet.scene().wires();
  QHash<QString, int> uses;
  for (const WirePicture& wire : wires) {
    ++uses[wire.from];
    ++uses[wire.to];
  }
  QHash<QString, int64_t> flows;
  for (const Reading& reading : readings)
    if (reading.domain == Domain::electrical)
      flows.insert(QString::fromStdString(sheet.scene().endName(reading.connector)), reading.flow);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.isDark ? QColor("#FFB454") : QColor("#C2410C"));
  constexpr double kSpacing = 18;  // [px]
  for (size_t w = 0; w < wires.size(); ++w) {
    const WirePicture& wire = wires[w];
    // Where several wires meet at one pin, only a wire's other end can tell its current.
    double current = std::nan("");
    if (uses[wire.from] == 1 && flows.contains(wire.from))
      current = -instant.value(flows[wire.from]);
    else if (uses[wire.to] == 1 && flows.contains(wire.to))
      current = instant.value(flows[wire.to]);
    if (!std::isfinite(current) || wire.points.size() < 2) continue;
    double& phase = phases_[static_cast<int>(w)];
    phase += 90 * seconds * std::clamp(current / largest, -1.0, 1.0);
    phase -= kSpacing * std::floor(phase / kSpacing);
    if (std::abs(current) < 1e-3 * largest) continue;
    double at = phase;
    for (int k = 0; k + 1 < wire.points.size(); ++k) {
      const QLineF piece(sheet.view.toPixels(wire.points[k]), sheet.view.toPixels(wire.points[k + 1]));
      for (; at < piece.length(); at += kSpacing) painter.drawEllipse(piece.pointAt(at / piece.length()), 2.4, 2.4);
      at -= piece.length();
    }
  }
}

}  // namespace armature::app
