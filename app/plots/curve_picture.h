// How a curve with any number of rows becomes pixels. In a narrow column, a part of a pixel wide, a line over time is
// one stretch from its smallest to its largest value; what a round pen leaves along these stretches is what it leaves
// along the line, whether a column has a thousand rows or none.
#pragma once
#include <QColor>
#include <cmath>

#include "app/plots/curve_work.h"

class QPainter;

namespace armature::app {

// Where values lie in the picture: pixel = origin + scale * value, downward; of the value's decimal logarithm on a
// logarithmic axis, where nothing and less lie far below.
struct ValueAxis {
  double origin = 0, scale = 1;
  bool isLogarithmic = false;
  double pixel(double value) const {
    if (isLogarithmic && !std::isnan(value)) value = value > 0 ? std::log10(value) : -400;
    return origin + scale * value;
  }
};

struct CurveStyle {
  QColor color;
  double width = 1.5;  // [px]
  bool isDashed = false;
  bool isStepped = false;  // holds a value until the next row
  bool isVector = false;   // lines alone, no pictures: for SVG and PDF
  bool isTimeLogarithmic = false;
};

// Paints a curve from one time to another [s] over `size` pixels (of the device) at the painter's origin; the painter
// counts in these pixels.
void paintCurve(QPainter& painter, const QSize& size, double from, double to, const CurveSeries& series,
                CurveWork& work, const ValueAxis& axis, const CurveStyle& style);

}  // namespace armature::app
