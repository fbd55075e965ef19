#include "engine/diagram/places_beside.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "engine/base/union_find.h"
#include "engine/diagram/icon_place.h"

namespace armature::diagram {
namespace {

constexpr double kToJoined = 20;   // [unit] between a part and what it is joined with
constexpr double kToOthers = 10;   // [unit] at least, between a part and any other
constexpr double kUnderAll = 40;   // [unit] between all others and what is joined with nothing
constexpr double kNoSide = 20;     // of an icon's 100: a connector nearer to its middle is at no side
constexpr double kNextTried = 10;  // [unit] from a place to the next that is tried
constexpr int kRingsTried = 40;    // of places that are tried about the wished one

double onRouteGrid(double at) {
  return std::round(at / kRouteGrid) * kRouteGrid;
}

Placement movedBy(Placement placement, Point by) {
  placement.x += by.x;
  placement.y += by.y;
  return placement;
}

// The way out of an icon at a connector; to the right from one in its middle.
Point outOf(const Placement& placement, const IconEnd& end) {
  if (std::max(std::abs(end.x), std::abs(end.y)) < kNoSide) return {1, 0};
  const bool isLevel = std::abs(end.x) >= std::abs(end.y);
  const Point side = inDiagram(placement, isLevel ? end.x : 0, isLevel ? 0 : end.y);
  const Point way{side.x - placement.x, side.y - placement.y};
  if (std::abs(way.x) >= std::abs(way.y)) return {way.x < 0 ? -1.0 : 1.0, 0};
  return {0, way.y < 0 ? -1.0 : 1.0};
}

// By how much a part has to move to stand before a connector of another, its own connector straight on.
Point wayBefore(const Placement& other, const IconEnd& otherEnd, const Placement& own, const IconEnd& ownEnd) {
  const Point way = outOf(other, otherEnd);
  const Point at = inDiagram(other, otherEnd.x, otherEnd.y), from = inDiagram(own, ownEnd.x, ownEnd.y);
  const RouteBox there = boxOf(other), box = boxOf(own);
  Point by{at.x - from.x, at.y - from.y};
  if (way.x > 0) by.x = there.right() + kToJoined - box.x;
  if (way.x < 0) by.x = there.x - kToJoined - box.right();
  if (way.y > 0) by.y = there.top() + kToJoined - box.y;
  if (way.y < 0) by.y = there.y - kToJoined - box.top();
  return by;
}

class BesideOthers {
 public:
  BesideOthers(const Document& document, const std::vector<int>& parts, const IconEnds& ends)
      : document_(document), ends_(ends) {
    for (size_t i = 0; i < document.components.size(); ++i)
      numbers_.emplace(document.components[i].name, static_cast<int>(i));
    for (const ComponentItem& item : document.components) places_.push_back(item.placement);
    isOpen_.assign(places_.size(), false);
    for (const int part : parts) isOpen_[static_cast<size_t>(part)] = true;
    for (size_t i = 0; i < places_.size(); ++i)
      if (!isOpen_[i]) taken_.push_back(boxOf(places_[i]));
    for (const ConnectionItem& wire : document.connections) {
      const auto from = partAt(wire.from), to = partAt(wire.to);
      if (from >= 0 && to >= 0 && from != to) joints_.push_back({from, to, &wire});
    }
  }

  std::vector<Placement> find(const std::vector<int>& parts) {
    std::vector<int> loose;
    for (const std::vector<int>& group : groupsOf(parts)) {
      const std::vector<Placement> drawn = layOut(document_, group, ends_);
      if (const auto wish = wishOf(group, drawn))
        put(group, drawn, freeNear(drawn, *wish));
      else
        loose.insert(loose.end(), group.begin(), group.end());
    }
    if (!loose.empty()) putBelow(loose);
    std::vector<Placement> found;
    for (const int part : parts) found.push_back(places_[static_cast<size_t>(part)]);
    return found;
  }

 private:
  struct Joint {
    int from, to;
    const ConnectionItem* wire;
  };

  int partAt(const std::string& end) const {
    const auto found = numbers_.find(end.substr(0, end.find_first_of(".[")));
    return found == numbers_.end() ? -1 : found->second;
  }

  // Those of the parts that wires join, in the order of their first ones.
  std::vector<std::vector<int>> groupsOf(const std::vector<int>& parts) const {
    UnionFind sets(places_.size());
    for (const Joint& joint : joints_)
      if (isOpen_[static_cast<size_t>(joint.from)] && isOpen_[static_cast<size_t>(joint.to)])
        sets.join(static_cast<uint32_t>(joint.from), static_cast<uint32_t>(joint.to));
    std::vector<std::vector<int>> groups;
    std::map<uint32_t, size_t> positions;
    for (const int part : parts) {
      const auto [found, isNew] = positions.try_emplace(sets.find(static_cast<uint32_t>(part)), groups.size());
      if (isNew) groups.emplace_back();
      groups[found->second].push_back(part);
    }
    return groups;
  }

  // By how much a group should move, in the mean of its wires to parts with a place; nothing where there are none.
  std::optional<Point> wishOf(const std::vector<int>& group, const std::vector<Placement>& drawn) const {
    std::map<int, size_t> within;
    for (size_t k = 0; k < group.size(); ++k) within.emplace(group[k], k);
    Point sum;
    int count = 0;
    const auto add = [&](int own, const std::string& ownEnd, int other, const std::string& otherEnd) {
      const auto found = within.find(own);
      if (found == within.end() || isOpen_[static_cast<size_t>(other)]) return;
      const Point by = wayBefore(places_[static_cast<size_t>(other)], ends_(otherEnd).value_or(IconEnd{}),
                                 drawn[found->second], ends_(ownEnd).value_or(IconEnd{}));
      sum = {sum.x + by.x, sum.y + by.y};
      ++count;
    };
    for (const Joint& joint : joints_) {
      add(joint.from, joint.wire->from, joint.to, joint.wire->to);
      add(joint.to, joint.wire->to, joint.from, joint.wire->from);
    }
    if (count == 0) return std::nullopt;
    return Point{onRouteGrid(sum.x / count), onRouteGrid(sum.y / count)};
  }

  bool isFree(const std::vector<RouteBox>& boxes, Point by) const {
    return std::ranges::none_of(boxes, [&](RouteBox box) {
      box.x += by.x;
      box.y += by.y;
      return std::ranges::any_of(taken_, [&](const RouteBox& other) { return box.intersects(other); });
    });
  }

  // The nearest way to move a group where it lies upon nothing; below all where there is no room about what it wishes.
  Point freeNear(const std::vector<Placement>& drawn, Point wish) const {
    std::vector<RouteBox> boxes;
    for (const Placement& one : drawn) boxes.push_back(boxOf(one).grown(kToOthers));
    for (int ring = 0; ring <= kRingsTried; ++ring) {
      std::optional<Point> best;
      int least = 0;
      for (int x = -ring; x <= ring; ++x)
        for (int y = -ring; y <= ring; y += std::abs(x) == ring ? 1 : std::max(1, 2 * ring)) {
          const Point by{wish.x + x * kNextTried, wish.y + y * kNextTried};
          const int away = x * x + y * y;
          if ((best && away >= least) || !isFree(boxes, by)) continue;
          best = by;
          least = away;
        }
      if (best) return *best;
    }
    return below(drawn);
  }

  // To the left edge of all that has a place, below it.
  Point below(const std::vector<Placement>& drawn) const {
    RouteBox own = boxOf(drawn.front());
    double left = own.x, top = own.top();
    for (const Placement& one : drawn) {
      left = std::min(left, boxOf(one).x);
      top = std::max(top, boxOf(one).top());
    }
    if (taken_.empty()) return {};
    double edge = taken_.front().x, lowest = taken_.front().y;
    for (const RouteBox& box : taken_) {
      edge = std::min(edge, box.x);
      lowest = std::min(lowest, box.y);
    }
    return {onRouteGrid(edge - left), std::floor((lowest - kUnderAll - top) / kRouteGrid) * kRouteGrid};
  }

  void putBelow(const std::vector<int>& parts) {
    const std::vector<Placement> drawn = layOut(document_, parts, ends_);
    put(parts, drawn, below(drawn));
  }

  void put(const std::vector<int>& group, const std::vector<Placement>& drawn, Point by) {
    for (size_t k = 0; k < group.size(); ++k) {
      const Placement placement = movedBy(drawn[k], by);
      places_[static_cast<size_t>(group[k])] = placement;
      taken_.push_back(boxOf(placement));
    }
  }

  const Document& document_;
  const IconEnds& ends_;
  std::map<std::string, int> numbers_;  // of parts, by their names
  std::vector<Placement> places_;       // of all parts
  std::vector<bool> isOpen_;            // which of them had none
  std::vector<RouteBox> taken_;         // by parts with a place
  std::vector<Joint> joints_;
};

}  // namespace

std::vector<Placement> placesBeside(const Document& document, const std::vector<int>& parts, const IconEnds& ends) {
  return BesideOthers(document, parts, ends).find(parts);
}

}  // namespace armature::diagram
