#include "engine/solve/crossing.h"

#include <algorithm>
#include <cmath>

#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr int kIllinois = 12;  // iterations, then bisection: a root function may be a step

}  // namespace

bool locateCrossing(double& left, double& right, std::vector<double>& atLeft, std::vector<double>& atRight,
                    std::vector<double>& scratch, const FunctionsAt& evaluate) {
  const double resolution = Tolerances::kCrossing * (std::fabs(right) + std::fabs(right - left));
  int lastSide = 0;
  double weight = 1;
  for (int k = 0; right - left > resolution; ++k) {
    // The function whose zero lies furthest to the left by the secants.
    double fraction = 1;
    for (size_t i = 0; i < atLeft.size(); ++i) {
      if (!crosses(atLeft[i], atRight[i])) continue;
      const double a = std::fabs(atLeft[i]) * (lastSide > 0 ? weight : 1);
      const double b = std::fabs(atRight[i]) * (lastSide < 0 ? weight : 1);
      fraction = std::min(fraction, a / (a + b));
    }
    if (k >= kIllinois) fraction = 0.5;
    const double margin = std::min(0.5, 0.5 * resolution / (right - left));
    const double t = left + std::clamp(fraction, margin, 1 - margin) * (right - left);
    if (!(t > left && t < right)) return true;
    if (!evaluate(t, scratch)) return false;
    bool isLeft = false;
    for (size_t i = 0; i < atLeft.size(); ++i) isLeft = isLeft || crosses(atLeft[i], scratch[i]);
    const int side = isLeft ? 1 : -1;  // the end that moves: +1 right
    weight = side == lastSide ? weight * 0.5 : 1;
    lastSide = side;
    if (isLeft) {
      right = t;
      atRight.swap(scratch);
    } else {
      left = t;
      // Signs are those at the beginning: what is zero here keeps the sign it had.
      for (size_t i = 0; i < atLeft.size(); ++i) {
        if (scratch[i] != 0) atLeft[i] = scratch[i];
      }
    }
  }
  return true;
}

}  // namespace armature::solve
