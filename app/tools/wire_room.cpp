#include "app/tools/wire_room.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "app/canvas/geometry.h"

namespace armature::app {

namespace {

constexpr double kLeast = 6;  // [unit] between parts: a wire that is shorter is hardly seen
constexpr double kRoom = 10;  // that is made, a step of the grid that is drawn

// The wire's direction as it is read: to the right, or down.
struct Axis {
  bool isLevel;
  QPointF shift(double by) const { return isLevel ? QPointF(by, 0) : QPointF(0, -by); }
  double begin(const QRectF& box) const {
    return isLevel ? box.left() : -box.bottom();
  }  // y is up, Qt's rectangles down
  double end(const QRectF& box) const { return isLevel ? box.right() : -box.top(); }
};

double upToGrid(double length) {
  return std::ceil(std::max(0.0, length) / kGrid - 1e-9) * kGrid;
}

// The parts at the two ends of a straight piece of wire, the one before it first; −1: it goes on round a corner there.
std::pair<int, int> neighbours(const DiagramScene& scene, const WireInsertion& insertion, Axis axis) {
  const WirePicture& wire = scene.wires().at(static_cast<size_t>(insertion.wire));
  const QPointF a = wire.points[insertion.segment], b = wire.points[insertion.segment + 1];
  const bool isFirst = insertion.segment == 0, isLast = insertion.segment + 2 == wire.points.size();
  int from = isFirst ? scene.findEnd(wire.from.toStdString()).part : -1;
  int to = isLast ? scene.findEnd(wire.to.toStdString()).part : -1;
  if (axis.isLevel ? b.x() < a.x() : b.y() > a.y()) std::swap(from, to);
  return {from, to};
}

// What moves when `first` does, by `shift`: what is joined to it straight along the line, so that a chain stays as it
// is, and each part that one of these would come upon.
std::vector<bool> pushedBy(const DiagramScene& scene, int first, int self, Axis axis, double shift) {
  const auto& parts = scene.parts();
  const double from = axis.begin(parts[static_cast<size_t>(first)].rect);
  std::vector<std::vector<int>> chain(parts.size());
  for (const WirePicture& wire : scene.wires()) {
    const bool isStraight = wire.points.size() == 2 && (axis.isLevel ? wire.points[0].y() == wire.points[1].y()
                                                                     : wire.points[0].x() == wire.points[1].x());
    const int a = scene.findEnd(wire.from.toStdString()).part, b = scene.findEnd(wire.to.toStdString()).part;
    if (!isStraight || a < 0 || b < 0) continue;
    chain[static_cast<size_t>(a)].push_back(b);
    chain[static_cast<size_t>(b)].push_back(a);
  }
  std::vector<bool> isPushed(parts.size());
  std::vector<int> open{first};
  isPushed[static_cast<size_t>(first)] = true;
  const auto push = [&](int part) {
    const auto index = static_cast<size_t>(part);
    if (part == self || isPushed[index]) return;
    isPushed[index] = true;
    open.push_back(part);
  };
  while (!open.empty()) {
    const auto at = static_cast<size_t>(open.back());
    open.pop_back();
    for (const int other : chain[at])
      if (axis.begin(parts[static_cast<size_t>(other)].rect) >= from - 1e-6) push(other);
    const QRectF moved = parts[at].rect.translated(axis.shift(shift));
    for (size_t other = 0; other < parts.size(); ++other)
      if (moved.intersects(parts[other].rect) && !parts[at].rect.intersects(parts[other].rect))
        push(static_cast<int>(other));
  }
  return isPushed;
}

}  // namespace

QHash<int, diagram::Placement> roomFor(const DiagramScene& scene, WireInsertion& insertion, int self) {
  const WirePicture& wire = scene.wires().at(static_cast<size_t>(insertion.wire));
  const QPointF way = wire.points[insertion.segment + 1] - wire.points[insertion.segment];
  if ((std::abs(way.x()) > 1e-6) == (std::abs(way.y()) > 1e-6)) return {};
  const Axis axis{std::abs(way.x()) > std::abs(way.y())};
  const auto [before, behind] = neighbours(scene, insertion, axis);
  if (before == behind) return {};
  const auto& parts = scene.parts();
  const auto lacking = [](double gap) { return gap < kLeast ? upToGrid(kRoom - gap) : 0; };
  QRectF box = partRect(insertion.placement);
  if (before >= 0) {
    const double own = lacking(axis.begin(box) - axis.end(parts[static_cast<size_t>(before)].rect));
    box.translate(axis.shift(own));
    insertion.placement.x += axis.shift(own).x();
    insertion.placement.y += axis.shift(own).y();
  }
  if (behind < 0) return {};
  const double shift = lacking(axis.begin(parts[static_cast<size_t>(behind)].rect) - axis.end(box));
  if (shift <= 0) return {};
  QHash<int, diagram::Placement> places;
  const std::vector<bool> isPushed = pushedBy(scene, behind, self, axis, shift);
  for (size_t part = 0; part < parts.size(); ++part) {
    if (!isPushed[part]) continue;
    diagram::Placement placement = scene.document().values().components[part].placement;
    placement.x += axis.shift(shift).x();
    placement.y += axis.shift(shift).y();
    places.insert(static_cast<int>(part), placement);
  }
  return places;
}

}  // namespace armature::app
