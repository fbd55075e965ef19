#include "app/canvas/wire_crossings.h"

#include <algorithm>
#include <cmath>

namespace armature::app {

namespace {

constexpr double kCell = 24;  // [px] few pieces are in one, also where a thousand parts are in sight

}  // namespace

WireCrossings::WireCrossings(const QRectF& area)
    : corner_(area.topLeft()),
      columns_(std::max(1, static_cast<int>(std::ceil(area.width() / kCell)))),
      rows_(std::max(1, static_cast<int>(std::ceil(area.height() / kCell)))),
      first_(static_cast<size_t>(columns_ * rows_), -1) {}

WireCrossings::Range WireCrossings::cellsOf(const QLineF& line) const {
  const auto cell = [](double at, int count) {
    return static_cast<int>(std::clamp(std::floor(at / kCell), 0.0, count - 1.0));
  };
  const QPointF a = line.p1() - corner_, b = line.p2() - corner_;
  return {cell(std::min(a.x(), b.x()), columns_), cell(std::min(a.y(), b.y()), rows_),
          cell(std::max(a.x(), b.x()), columns_), cell(std::max(a.y(), b.y()), rows_)};
}

void WireCrossings::add(const QPolygonF& corners, double width) {
  for (qsizetype k = 0; k + 1 < corners.size(); ++k) {
    const Piece piece{{corners[k], corners[k + 1]}, QRectF(corners[k], corners[k + 1]).normalized(), width};
    const Range range = cellsOf(piece.line);
    for (int row = range.top; row <= range.bottom; ++row)
      for (int column = range.left; column <= range.right; ++column) {
        int& first = first_[static_cast<size_t>(row * columns_ + column)];
        entries_.push_back({static_cast<int>(pieces_.size()), first});
        first = static_cast<int>(entries_.size()) - 1;
      }
    pieces_.push_back(piece);
  }
}

QLineF WireCrossings::bridgeOver(const QLineF& over, const QRectF& box, const Piece& below) {
  // Most that lie near each other run beside each other: that is told without the work of an intersection.
  if (below.box.left() > box.right() || below.box.right() < box.left() || below.box.top() > box.bottom() ||
      below.box.bottom() < box.top())
    return {};
  if ((box.height() == 0 && below.box.height() == 0) || (box.width() == 0 && below.box.width() == 0)) return {};
  QPointF at;
  if (over.intersects(below.line, &at) != QLineF::BoundedIntersection) return {};
  const QPointF way = over.unitVector().p2() - over.p1(), across = below.line.unitVector().p2() - below.line.p1();
  const double sine = std::abs(way.x() * across.y() - way.y() * across.x());
  constexpr double kLeastSine = 0.2;  // one that runs along the other is none
  if (sine < kLeastSine) return {};
  const double reach = below.width / 2 / sine + 1;
  return {at - way * reach, at + way * reach};
}

}  // namespace armature::app
