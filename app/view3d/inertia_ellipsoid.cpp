#include "app/view3d/inertia_ellipsoid.h"

#include <algorithm>
#include <cmath>

namespace armature::app {

Ellipsoid inertiaEllipsoid(double mass, std::array<std::array<double, 3>, 3> a) {
  std::array<std::array<double, 3>, 3> v{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  for (int sweep = 0; sweep < 12; ++sweep) {
    for (size_t p = 0; p < 2; ++p) {
      for (size_t q = p + 1; q < 3; ++q) {
        if (std::abs(a[p][q]) < 1e-300) continue;
        const double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        const double t = (theta >= 0 ? 1 : -1) / (std::abs(theta) + std::sqrt(theta * theta + 1));
        const double c = 1 / std::sqrt(t * t + 1), s = t * c;
        for (size_t k = 0; k < 3; ++k) {
          const double x = a[k][p], y = a[k][q];
          a[k][p] = c * x - s * y, a[k][q] = s * x + c * y;
        }
        for (size_t k = 0; k < 3; ++k) {
          const double x = a[p][k], y = a[q][k];
          a[p][k] = c * x - s * y, a[q][k] = s * x + c * y;
        }
        for (size_t k = 0; k < 3; ++k) {
          const double x = v[k][p], y = v[k][q];
          v[k][p] = c * x - s * y, v[k][q] = s * x + c * y;
        }
      }
    }
  }
  // I_xx = m/5 (b² + c²) and so on.
  const double sum = 0.5 * (a[0][0] + a[1][1] + a[2][2]);
  const auto half = [&](size_t k) { return std::sqrt(std::max(0.0, 5 / mass * (sum - a[k][k]))); };
  Ellipsoid e;
  e.axes.x = {v[0][0], v[1][0], v[2][0]};
  e.axes.y = {v[0][1], v[1][1], v[2][1]};
  e.axes.z = cross(e.axes.x, e.axes.y);
  e.half = {half(0), half(1), half(2)};
  return e;
}

}  // namespace armature::app
