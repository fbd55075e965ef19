#include "app/plots/change_marks.h"

#include <cmath>
#include <utility>

namespace armature::app {

namespace {

constexpr double kHalfDiamond = 5;  // [px]
constexpr double kApart = 3;        // [px] of two that are drawn

}  // namespace

ChangeMarks::ChangeMarks(QCustomPlot& plot, std::vector<double> times, const QColor& color)
    : QCPAbstractItem(&plot), times_(std::move(times)), color_(color) {
  setLayer("axes");
  setClipToAxisRect(false);  // half of a diamond stands below the axis
  setSelectable(false);
}

std::vector<QPointF> ChangeMarks::places() const {
  const QCPAxis& across = *mParentPlot->xAxis;
  const double bottom = across.axisRect()->bottom();
  std::vector<QPointF> places;
  for (const double time : times_) {
    if (!across.range().contains(time)) continue;
    // Who pushes by hand changes many times a second.
    const double x = across.coordToPixel(time);
    if (places.empty() || std::abs(x - places.back().x()) >= kApart) places.emplace_back(x, bottom);
  }
  return places;
}

void ChangeMarks::draw(QCPPainter* painter) {
  painter->setPen(Qt::NoPen);
  painter->setBrush(color_);
  for (const QPointF& at : places())
    painter->drawPolygon(QPolygonF({at - QPointF(0, kHalfDiamond), at + QPointF(kHalfDiamond, 0),
                                    at + QPointF(0, kHalfDiamond), at - QPointF(kHalfDiamond, 0)}));
}

}  // namespace armature::app
