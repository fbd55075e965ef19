#include "app/teaching/charges.h"

#include <cmath>

namespace armature::app {

void Charges::paint(QPainter& painter, const Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant,
                    double largest, const Theme& theme) {
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
