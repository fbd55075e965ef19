// The first change of sign of several functions within an interval, by the Illinois algorithm (Dowell and Jarratt, BIT
// 11, 1971) with bisection where that is slow.
#pragma once
#include <functional>
#include <vector>

namespace armature::solve {

// Whether a function goes through zero from one value to the other. One that is exactly zero at first has no sign to
// change: it shows which way it goes later.
inline bool crosses(double left, double right) {
  return (left > 0 && right <= 0) || (left < 0 && right >= 0);
}

// The same with the way: +1 rising, −1 falling, 0 where it does not.
inline int directionOf(double left, double right) {
  return !crosses(left, right) ? 0 : left < 0 ? 1 : -1;
}

// Values of the functions at a time [s]; false where there are none.
using FunctionsAt = std::function<bool(double, std::vector<double>&)>;

// Shrinks [left, right] about the first change of sign until rounding stops it; `atLeft` and `atRight` are the values
// at its ends, before and after, `scratch` has their size. False where the functions cannot be evaluated.
bool locateCrossing(double& left, double& right, std::vector<double>& atLeft, std::vector<double>& atRight,
                    std::vector<double>& scratch, const FunctionsAt& evaluate);

}  // namespace armature::solve
