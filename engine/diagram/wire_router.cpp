#include "engine/diagram/wire_router.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

#include "engine/diagram/line_search.h"
#include "engine/diagram/route_prices.h"

namespace armature::diagram {

namespace route {
namespace {

// Lines in each direction that a search has at least, however many there have been (RouteWork).
constexpr size_t kFewestLines = 8;

using Path = std::vector<Point>;

bool isDouble(const Path& points, const std::vector<RouteLine>& own) {
  for (size_t i = 0; i + 1 < points.size(); ++i)
    if (std::any_of(own.begin(), own.end(), [&](const RouteLine& line) {
          return isBeside({points[i], points[i + 1]}, line);
        }))
      return true;
  return false;
}

// Whether it runs along a wire of others, beyond those that begin where it does: in its first half, in its second.
std::pair<bool, bool> isAlong(const Path& points, const std::vector<RouteLine>& others) {
  const auto isAtEnd = [&](const Point& point) { return point == points.front() || point == points.back(); };
  std::pair<bool, bool> found;
  for (size_t i = 0; i + 1 < points.size(); ++i)
    if (std::ranges::any_of(others, [&](const RouteLine& line) {
          return !isAtEnd(line.a) && !isAtEnd(line.b) && overlap({points[i], points[i + 1]}, line, 1) > kStub / 2;
        }))
      (2 * i + 2 <= points.size() ? found.first : found.second) = true;
  return found;
}

// What is closed to a wire of the part in whose midst its end lies, where there is no room to leave it straight: what
// lies before the end is open.
RouteBox openedAt(RouteBox box, const Point& end, const Point& out) {
  if (!isWithin(end, box)) return box;
  if (out.x > 0) box.width = end.x - box.x;
  if (out.y > 0) box.height = end.y - box.y;
  if (out.x < 0) box.width = box.right() - end.x, box.x = end.x;
  if (out.y < 0) box.height = box.top() - end.y, box.y = end.y;
  return box;
}

class Router {
 public:
  struct Shape {
    double beside =
        kBeside;  // how far a wire stays at least away from parts [unit]; below 0: it may run along their edge
    double first = kStub, last = kStub;  // straight pieces at its ends
  };
  Router(const RouteRequest& request, RouteWork& work, Shape shape) : r_(request), work_(work) {
    const double beside = shape.beside;
    constexpr double kNear = kClearance - 0.5;
    start_ = r_.from + r_.fromOut * stubAt(r_.from, r_.fromOut, shape.first);
    end_ = r_.to + r_.toOut * stubAt(r_.to, r_.toOut, shape.last);
    for (const RouteBox& part : request.obstacles) {
      RouteBox rect = part;
      if (isWithin(start_, part)) rect = openedAt(rect, r_.from, r_.fromOut);
      if (isWithin(end_, part)) rect = openedAt(rect, r_.to, r_.toOut);
      // Out of the part in whose midst an end lies a wire may turn at its very edge.
      const bool isLeft = isWithin(r_.from, part) || isWithin(r_.to, part);
      all_.hits.push_back(rect.grown(isLeft ? -kBeside : beside));
      all_.near.push_back(rect.grown(kNear));
    }
    all_.others = request.others;
    all_.others.insert(all_.others.end(), request.kept.begin(), request.kept.end());
    // The pieces of one wire follow each other.
    const std::vector<RouteLine>& others = request.others;
    for (size_t i = 0; i < others.size(); ++i) {
      if (i == 0 || others[i - 1].b != others[i].a) all_.ends.push_back(others[i].a);
      if (i + 1 == others.size() || others[i + 1].a != others[i].b) all_.ends.push_back(others[i].b);
    }
    std::erase_if(all_.ends, [&](const Point& at) { return at == r_.from || at == r_.to; });
    all_.own = request.own;
    all_.homes = request.homes;
    first_ = withoutPartAbout(r_.from);
    last_ = withoutPartAbout(r_.to);
  }

  // The way and its price.
  std::pair<Path, double> best() {
    Path chosen;
    double cost = std::numeric_limits<double>::max();
    for (const Path& shape : shapes()) {
      Path points = withoutNeedless(shape);
      const double c = costOf(points, cost);
      if (c < cost - kNoCost) {
        cost = c;
        chosen = std::move(points);
      }
    }
    if (cost < (r_.own.empty() ? kOverlapCost : kDoubleCost)) return {chosen, cost};
    if (work_.isSpent()) return {chosen, cost};
    if (cost <= leastCost() + kNoCost) {
      ++work_.searches;  // further ones have as many lines as if it had been looked for
      return {chosen, cost};
    }
    Path searched = withoutNeedless(search());
    const double found = searched.empty() ? cost : costOf(searched, cost);
    if (found < cost) return {std::move(searched), found};
    return {std::move(chosen), cost};
  }

 private:
  // What the piece at an end may meet, which leaves the part in whose midst the end lies; nothing for one that does
  // not.
  std::optional<Surroundings> withoutPartAbout(const Point& end) const {
    const auto isAbout = [&](const RouteBox& part) { return isWithin(end, part); };
    if (std::ranges::none_of(r_.obstacles, isAbout)) return std::nullopt;
    Surroundings rest = all_;
    rest.hits.clear(), rest.near.clear();
    for (size_t k = 0; k < r_.obstacles.size(); ++k) {
      if (isAbout(r_.obstacles[k])) continue;
      rest.hits.push_back(all_.hits[k]);
      rest.near.push_back(all_.near[k]);
    }
    return rest;
  }

  // How much of a length there is for the straight piece before the first bend: out of the part in whose midst the end
  // lies; where another part stands close before the connector, half of what is left.
  double stubAt(const Point& end, const Point& out, double length) const {
    double within = 0;
    for (const RouteBox& rect : r_.obstacles) {
      if (!isWithin(end, rect)) continue;
      const double way = out.x > 0   ? rect.right() - end.x
                         : out.x < 0 ? end.x - rect.x
                         : out.y > 0 ? rect.top() - end.y
                                     : end.y - rect.y;
      if (out != Point{}) within = std::max(within, way);
    }
    length = std::max(length, within);
    for (const RouteBox& rect : r_.obstacles) {
      const bool isAhead = out.x != 0 ? between(end.y, rect.y, rect.top()) : between(end.x, rect.x, rect.right());
      const double gap = out.x > 0   ? rect.x - end.x
                         : out.x < 0 ? end.x - rect.right()
                         : out.y > 0 ? rect.y - end.y
                                     : end.y - rect.top();
      if (!isAhead || gap < -kDust || gap >= 2 * kStub + kRouteGrid) continue;
      // A connector over there has as much, and the grid lies between the two.
      const double half = gap < kStub + kBeside
                              ? gap / 2
                              : std::max(std::floor((gap / kRouteGrid - 1) / 2) * kRouteGrid, std::min(within, gap));
      length = std::min(length, half);
    }
    return length;
  }

  // No way costs less, whatever is about: its length, and the bends that the directions of its ends ask for.
  double leastCost() const {
    const double across = std::abs(r_.to.x - r_.from.x), up = std::abs(r_.to.y - r_.from.y);
    if (across < kDust || up < kDust) return across + up;
    const bool areParallel = r_.fromOut != Point{} && r_.toOut != Point{} && dot(r_.fromOut, r_.toOut) != 0;
    return across + up + (areParallel ? 2 : 1) * kBendCost;
  }

  // What a way costs; no less than `most` where it costs that or more.
  double costOf(const Path& points, double most) const {
    double cost = 0, length = 0;
    for (size_t i = 1; i + 1 < points.size(); ++i) cost += bendCost(points[i], r_.homes);
    for (size_t i = 0; i + 1 < points.size(); ++i) length += lengthOf({points[i], points[i + 1]});
    if (cost + length >= most) return cost + length;
    for (size_t i = 0; i + 1 < points.size() && cost < most; ++i) {
      const RouteLine piece{points[i], points[i + 1]};
      const bool isFirst = i == 0 && first_ && dot(piece.b - piece.a, r_.fromOut) > 0;
      const bool isLast = i + 2 == points.size() && last_ && dot(piece.a - piece.b, r_.toOut) > 0;
      cost += segmentCost(piece, isFirst ? *first_ : isLast ? *last_ : all_);
      // Turning straight back on itself.
      if (i + 2 < points.size()) {
        const Point a = points[i + 1] - points[i], b = points[i + 2] - points[i + 1];
        if (dot(a, b) < -kNoCost) cost += kHitCost;
      }
    }
    if (points.size() >= 2)
      cost += leaving(points[0], points[1], r_.fromOut) + leaving(points.back(), points[points.size() - 2], r_.toOut);
    return cost;
  }
  // Punishes a wire that does not leave its connector outwards.
  static double leaving(const Point& end, const Point& next, const Point& out) {
    if (out == Point{}) return 0;
    return dot(next - end, out) > kDust ? 0 : kHitCost / 2;
  }

  std::vector<Path> shapes() const {
    const Point a = r_.from, b = r_.to, s = start_, e = end_;
    const auto mid = [](double p, double q) { return std::round((p + q) / 2 / kRouteGrid) * kRouteGrid; };
    const double mx = mid(s.x, e.x), my = mid(s.y, e.y);
    std::vector<Path> out;
    if (std::abs(a.x - b.x) < kDust || std::abs(a.y - b.y) < kDust) out.push_back({a, b});
    out.push_back({a, Point{b.x, a.y}, b});
    out.push_back({a, Point{a.x, b.y}, b});
    out.push_back({a, Point{mx, a.y}, Point{mx, b.y}, b});
    out.push_back({a, Point{a.x, my}, Point{b.x, my}, b});
    out.push_back({a, s, Point{e.x, s.y}, e, b});
    out.push_back({a, s, Point{s.x, e.y}, e, b});
    out.push_back({a, s, Point{s.x, my}, Point{e.x, my}, e, b});
    out.push_back({a, s, Point{mx, s.y}, Point{mx, e.y}, e, b});
    return out;
  }

  // Lines on which the search may run.
  void lines(std::vector<double>& xs, std::vector<double>& ys) const {
    const auto snap = [](double v) { return std::round(v / kRouteGrid) * kRouteGrid; };
    for (const Point& p : {start_, end_, r_.from, r_.to}) {
      xs.push_back(p.x);
      ys.push_back(p.y);
    }
    xs.push_back(snap((start_.x + end_.x) / 2));
    ys.push_back(snap((start_.y + end_.y) / 2));
    for (const auto* boxes : {&r_.obstacles, &r_.homes})
      for (const RouteBox& rect : *boxes) {
        xs.push_back(snap(rect.x - kClearance - 1));
        xs.push_back(snap(rect.right() + kClearance + 1));
        ys.push_back(snap(rect.y - kClearance - 1));
        ys.push_back(snap(rect.top() + kClearance + 1));
      }
    for (const RouteLine& other : r_.others) {
      const bool isUpright = std::abs(dx(other)) < kDust;
      for (const double apart : {-kApart, -kLeastApart, kLeastApart, kApart})
        (isUpright ? xs : ys).push_back((isUpright ? other.a.x : other.a.y) + apart);
    }
    for (const RouteLine& own : r_.own)
      (std::abs(dx(own)) < kDust ? xs : ys).push_back(std::abs(dx(own)) < kDust ? own.a.x : own.a.y);
    for (auto* list : {&xs, &ys}) {
      std::sort(list->begin(), list->end());
      list->erase(std::unique(list->begin(), list->end(), [](double a, double b) { return b - a < kDust; }),
                  list->end());
      // A bound on the work for crowded diagrams: every kth line. The squares of these bounds have a finite sum.
      const size_t most =
          std::max(kFewestLines, work_.lines * work_.wholeSearches / std::max(work_.searches, work_.wholeSearches));
      if (list->size() > most) {
        std::vector<double> fewer;
        for (size_t i = 0; i < list->size(); ++i)
          if (i % (list->size() / most + 1) == 0) fewer.push_back((*list)[i]);
        for (const Point& p : {start_, end_}) fewer.push_back(list == &xs ? p.x : p.y);
        std::sort(fewer.begin(), fewer.end());
        fewer.erase(std::unique(fewer.begin(), fewer.end()), fewer.end());
        *list = std::move(fewer);
      }
    }
  }

  Path search() {
    std::vector<double> xs, ys;
    lines(xs, ys);
    ++work_.searches;
    work_.crossings += xs.size() * ys.size();
    PiecePrices prices(all_, xs, ys);
    const Path way = LineSearch(xs, ys, prices).way({start_, r_.fromOut}, {end_, r_.toOut});
    if (way.empty()) return way;
    Path points{r_.from};
    points.insert(points.end(), way.begin(), way.end());
    points.insert(points.end(), {end_, r_.to});
    return points;
  }

  const RouteRequest& r_;
  RouteWork& work_;
  Surroundings all_;
  std::optional<Surroundings> first_, last_;  // of the pieces at the ends, where these lie in the midst of a part
  Point start_, end_;
};

Path wayFor(const RouteRequest& request, RouteWork& known) {
  RouteRequest alone = request;
  alone.own.clear();
  auto [points, cost] = Router(alone, known, {}).best();
  if (known.isSpent()) return points;
  // Parts that touch leave no way between them but along their edges.
  if (cost >= kHitCost)
    if (auto [along, price] = Router(alone, known, {-kBeside, kStub, kStub}).best(); price < cost)
      std::tie(points, cost) = std::pair(std::move(along), price);
  // Where a wire of others lies just before the end, there is room between the two.
  if (const auto [first, last] = isAlong(points, request.others); first || last)
    if (auto [before, price] =
            Router(alone, known, {kBeside, first ? kStub / 2 : kStub, last ? kStub / 2 : kStub}).best();
        price < cost)
      std::tie(points, cost) = std::pair(std::move(before), price);
  if (!isDouble(points, request.own)) return points;
  auto [joined, price] = Router(request, known, {}).best();
  const bool isWorse = isDouble(joined, request.own) || (price >= kHitCost && cost < kHitCost);
  return isWorse ? points : joined;
}

}  // namespace
}  // namespace route

using route::isWithin, route::kStub, route::lengthOf, route::operator+, route::operator-, route::operator*;

Point wayOut(const RouteEnd& end, const RouteEnd& other, const RouteBox& part) {
  if (end.leaving == Leaving::anywhere || isWithin(other.at, part)) return {};
  const Point way = other.at - end.at;
  if (end.leaving == Leaving::atDrawing && std::abs(dot(way, end.out)) < kDust) {
    const double length = std::hypot(way.x, way.y);
    const Point along = length > kDust ? way * (1 / length) : Point{};
    const bool isFacing = other.leaving == Leaving::anywhere || dot(other.out, along) < -0.5;
    return isFacing ? along : end.out;
  }
  return end.leaving == Leaving::inwards && dot(way, end.out) < 0 ? Point{} : end.out;
}

std::optional<RouteLine> firstPiece(const Point& at, const Point& out) {
  if (out == Point{}) return std::nullopt;
  return RouteLine{at, at + out * kStub};
}

RouteBox boxAbout(const Point& a, const Point& b) {
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x), std::abs(a.y - b.y)};
}

std::vector<Point> withoutNeedless(const std::vector<Point>& points) {
  std::vector<Point> made;
  for (const Point& p : points) {
    if (!made.empty() && lengthOf({made.back(), p}) < kDust) continue;
    if (made.size() >= 2) {
      const Point &a = made[made.size() - 2], &b = made.back();
      const bool isVertical = std::abs(a.x - b.x) < kDust && std::abs(b.x - p.x) < kDust;
      const bool isHorizontal = std::abs(a.y - b.y) < kDust && std::abs(b.y - p.y) < kDust;
      if (isVertical || isHorizontal) made.pop_back();
    }
    made.push_back(p);
  }
  return made;
}

std::vector<Point> routeWire(const RouteRequest& request, RouteWork* work) {
  RouteWork once;
  return route::wayFor(request, work ? *work : once);
}

}  // namespace armature::diagram
