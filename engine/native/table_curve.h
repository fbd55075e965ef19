// Piecewise curves through the rows of a table: linear, constant, and cubic Hermite splines whose slopes are found
// locally. Sources: H. Akima, J. ACM 17 (1970) 589; C. Ionita, "Makima piecewise cubic interpolation" (2019);
// F. N. Fritsch, J. Butland, SIAM J. Sci. Stat. Comput. 5 (1984) 300; M. Steffen, Astron. Astrophys. 239 (1990) 443.
#pragma once
#include <cstddef>
#include <vector>

namespace armature::native {

// Numbered as Modelica.Blocks.Types.Smoothness.
enum class Smoothness : int { linear = 1, akima = 2, constant = 3, fritschButland = 4, steffen = 5, modifiedAkima = 6 };
// Numbered as Modelica.Blocks.Types.Extrapolation.
enum class Extrapolation : int { hold = 1, lastTwoPoints = 2, periodic = 3, none = 4 };

// Slopes at the points of a curve for the given kind of spline; x increases strictly. (x.size())
std::vector<double> splineSlopes(const std::vector<double>& x, const std::vector<double>& y, Smoothness kind);

// The shortest way along x on which the points turn up and down again, or the other way round, by more than a twentieth
// of their whole range; infinity where they do not.
double narrowestTurn(const std::vector<double>& x, const std::vector<double>& y);

// Value and derivatives with respect to the abscissa.
struct CurvePoint {
  double value = 0, slope = 0, curvature = 0;
};

// The curve of one column. Abscissae do not decrease; equal neighbours are a jump (linear and constant only).
class Curve {
 public:
  Curve() = default;
  Curve(std::vector<double> x, std::vector<double> y, Smoothness kind);
  // The point on the segment between points k and k + 1; a constant segment ends before its right point.
  CurvePoint onSegment(size_t k, double x, bool isLeftLimit = false) const;
  // Beyond the first or the last point, by the slope there.
  CurvePoint beyond(bool isRight, double x) const;
  // The segment whose left point is the last one not above x (right limit) or below x (left limit).
  size_t segment(double x, bool isLeftLimit) const;
  const std::vector<double>& x() const { return x_; }
  const std::vector<double>& y() const { return y_; }

 private:
  std::vector<double> x_, y_, slopes_;
  Smoothness kind_ = Smoothness::linear;
};

}  // namespace armature::native
