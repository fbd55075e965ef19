#include "engine/native/table_curve.h"

#include <algorithm>
#include <cmath>

namespace armature::native {

namespace {

// Akima's slope between four neighbouring secants; the modified form weights also by their sums.
double akimaSlope(const double* d, bool isModified) {
  double left = std::fabs(d[1] - d[0]), right = std::fabs(d[3] - d[2]);
  if (isModified) {
    left += 0.5 * std::fabs(d[1] + d[0]);
    right += 0.5 * std::fabs(d[3] + d[2]);
  }
  const double sum = left + right;
  if (sum > 0) return (1 - left / sum) * d[1] + left / sum * d[2];
  return isModified ? 0 : 0.5 * (d[1] + d[2]);
}

std::vector<double> akimaSlopes(const std::vector<double>& secants, bool isModified) {
  const size_t n = secants.size();  // at least 2
  std::vector<double> d(n + 4);
  std::copy(secants.begin(), secants.end(), d.begin() + 2);
  // Two secants on either side by parabolic continuation.
  d[1] = 2 * d[2] - d[3];
  d[0] = 3 * d[2] - 2 * d[3];
  d[n + 2] = 2 * d[n + 1] - d[n];
  d[n + 3] = 3 * d[n + 1] - 2 * d[n];
  std::vector<double> slopes(n + 1);
  for (size_t k = 0; k <= n; ++k) slopes[k] = akimaSlope(d.data() + k, isModified);
  return slopes;
}

double fritschButlandSlope(double h0, double h1, double d0, double d1) {
  return 3 * (h0 + h1) / ((h0 + 2 * h1) / d0 + (h1 + 2 * h0) / d1);
}

double steffenSlope(double h0, double h1, double d0, double d1) {
  const double slope = (d0 * h1 + d1 * h0) / (h0 + h1);
  const double bound = std::min(std::fabs(d0), std::fabs(d1));
  if (0.5 * std::fabs(slope) <= bound) return slope;
  return d0 > 0 ? 2 * bound : -2 * bound;
}

// The corners of a polygon that keeps within a tolerance of all points, each as far along as a straight line from the
// one before allows.
std::vector<size_t> cornersOf(const std::vector<double>& x, const std::vector<double>& y, double tolerance) {
  std::vector<size_t> corners{0};
  double low = -HUGE_VAL, high = HUGE_VAL;  // slopes that pass all points since the last corner
  for (size_t k = 1; k < x.size(); ++k) {
    for (int attempt = 0; attempt < 2; ++attempt) {
      const size_t from = corners.back();
      const double dx = x[k] - x[from], dy = y[k] - y[from];
      const bool isPassed = dx > 0 ? dy / dx >= low && dy / dx <= high : std::fabs(dy) <= tolerance;
      if (!isPassed && from != k - 1) {
        corners.push_back(k - 1);
        low = -HUGE_VAL;
        high = HUGE_VAL;
        continue;
      }
      if (!isPassed) corners.push_back(k);  // a jump
      if (dx > 0) {
        low = std::max(low, (dy - tolerance) / dx);
        high = std::min(high, (dy + tolerance) / dx);
      }
      break;
    }
  }
  if (corners.back() + 1 != x.size()) corners.push_back(x.size() - 1);
  return corners;
}

}  // namespace

std::vector<double> splineSlopes(const std::vector<double>& x, const std::vector<double>& y, Smoothness kind) {
  const size_t n = x.size() - 1;
  std::vector<double> h(n), d(n);
  for (size_t k = 0; k < n; ++k) {
    h[k] = x[k + 1] - x[k];
    d[k] = (y[k + 1] - y[k]) / h[k];
  }
  if (n == 1) return {d[0], d[0]};
  if (kind == Smoothness::akima || kind == Smoothness::modifiedAkima)
    return akimaSlopes(d, kind == Smoothness::modifiedAkima);
  std::vector<double> slopes(n + 1);
  slopes.front() = d.front();
  slopes.back() = d.back();
  for (size_t k = 1; k < n; ++k) {
    // A local extremum stays one.
    if (d[k - 1] * d[k] <= 0)
      slopes[k] = 0;
    else
      slopes[k] = kind == Smoothness::steffen ? steffenSlope(h[k - 1], h[k], d[k - 1], d[k])
                                              : fritschButlandSlope(h[k - 1], h[k], d[k - 1], d[k]);
  }
  return slopes;
}

Curve::Curve(std::vector<double> x, std::vector<double> y, Smoothness kind)
    : x_(std::move(x)), y_(std::move(y)), kind_(kind) {
  const bool isSpline = kind != Smoothness::linear && kind != Smoothness::constant;
  // Two points carry a straight line only.
  if (isSpline && x_.size() < 3) kind_ = Smoothness::linear;
  if (isSpline && x_.size() >= 3) slopes_ = splineSlopes(x_, y_, kind);
}

double narrowestTurn(const std::vector<double>& x, const std::vector<double>& y) {
  constexpr double kSeen = 0.05;  // of the range
  const auto [least, most] = std::minmax_element(y.begin(), y.end());
  const double seen = kSeen * (*most - *least);
  double narrowest = HUGE_VAL;
  if (!(seen > 0)) return narrowest;
  const std::vector<size_t> corners = cornersOf(x, y, 0.5 * seen);
  for (size_t k = 2; k < corners.size(); ++k) {
    const double width = x[corners[k]] - x[corners[k - 2]];
    if (width > 0) narrowest = std::min(narrowest, width);
  }
  return narrowest;
}

size_t Curve::segment(double x, bool isLeftLimit) const {
  const auto at = isLeftLimit ? std::lower_bound(x_.begin(), x_.end(), x) : std::upper_bound(x_.begin(), x_.end(), x);
  const auto above = static_cast<size_t>(at - x_.begin());
  return std::min(above == 0 ? 0 : above - 1, x_.size() - 2);
}

CurvePoint Curve::onSegment(size_t k, double x, bool isLeftLimit) const {
  const double h = x_[k + 1] - x_[k], t = x - x_[k];
  if (kind_ == Smoothness::constant) return {!isLeftLimit && x >= x_[k + 1] ? y_[k + 1] : y_[k], 0, 0};
  if (!(h > 0)) return {isLeftLimit ? y_[k] : y_[k + 1], 0, 0};
  const double secant = (y_[k + 1] - y_[k]) / h;
  if (kind_ == Smoothness::linear) return {y_[k] + secant * t, secant, 0};
  const double c2 = slopes_[k], end = slopes_[k + 1];
  const double c1 = (3 * secant - 2 * c2 - end) / h, c0 = (c2 + end - 2 * secant) / (h * h);
  return {y_[k] + ((c0 * t + c1) * t + c2) * t, (3 * c0 * t + 2 * c1) * t + c2, 6 * c0 * t + 2 * c1};
}

CurvePoint Curve::beyond(bool isRight, double x) const {
  const size_t k = isRight ? x_.size() - 2 : 0;
  const size_t point = isRight ? x_.size() - 1 : 0;
  const double h = x_[k + 1] - x_[k];
  const double secant = h > 0 ? (y_[k + 1] - y_[k]) / h : 0;
  const double slope = slopes_.empty() ? secant : slopes_[point];
  return {y_[point] + slope * (x - x_[point]), slope, 0};
}

}  // namespace armature::native
