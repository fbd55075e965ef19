#include "app/view3d/ground_grid.h"

#include <algorithm>
#include <cmath>

namespace armature::app {

void GroundGrid::draw(const SceneExtent& extent, const Vec3& up, const Theme& theme) {
  const Bounds& bounds = extent.bounds();
  if (bounds.isEmpty()) return;
  const double radius = std::max(bounds.radius(), 1e-3);
  // The ground lies under everything; where all stands on the plane through the world's origin, there.
  const double low = extent.along(up).low;
  level_ = low > -0.02 * radius && low < 0.08 * radius ? 0 : low - 0.02 * radius;
  // Squares of 1, 2 or 5 times a power of ten, about a dozen across.
  const double wanted = radius / 4;
  const double power = std::pow(10.0, std::floor(std::log10(wanted)));
  const double step = (wanted / power < 2 ? 1 : wanted / power < 5 ? 2 : 5) * power;
  const Vec3 u = across(up), v = cross(up, u);
  const Vec3 middle = bounds.middle();
  const double cu = std::round(dot(middle, u) / step) * step, cv = std::round(dot(middle, v) / step) * step;
  const int half = std::clamp(static_cast<int>(std::ceil(2.2 * radius / step)), 6, 24);
  const double reach = half * step;
  const QColor color = theme.isDark ? QColor("#66707C") : QColor("#A3ADB9");
  std::vector<LineGeometry::End> ends;
  const auto end = [&](double a, double b) {
    // Lines fade towards the rim.
    const double d = std::sqrt(a * a + b * b) / reach;
    QColor faded = color;
    faded.setAlphaF(static_cast<float>(std::clamp(1.0 - d * d, 0.0, 1.0) * (theme.isDark ? 0.55 : 0.8)));
    ends.push_back({level_ * up + (cu + a) * u + (cv + b) * v, faded});
  };
  constexpr int kPieces = 8;
  for (int i = -half; i <= half; ++i) {
    for (int k = 0; k < kPieces; ++k) {
      const double from = -reach + 2 * reach * k / kPieces, to = -reach + 2 * reach * (k + 1) / kPieces;
      end(i * step, from), end(i * step, to), end(from, i * step), end(to, i * step);
    }
  }
  lines_.setLines(ends);
}

}  // namespace armature::app
