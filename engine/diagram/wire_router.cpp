#include "engine/diagram/wire_router.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

#include "engine/diagram/line_search.h"

namespace armature::diagram {

namespace {

constexpr double kStub = 6;       // [unit] straight piece before the first bend
constexpr double kClearance = 4;  // [unit] between a wire and a part
constexpr double kBeside = 0.5;   // [unit] away from a part it does not run through it
constexpr double kBendCost = 14;  // [unit] length that one bend is worth
constexpr double kCrossCost = 6;
constexpr double kOverlapCost = 60;
constexpr double kApart = 6;       // [unit] two wires of different nets nearer than this are hard to tell apart
constexpr double kLeastApart = 4;  // where there is no more room
constexpr double kCloseCost = 1;   // of each unit along which they are, besides its length
constexpr double kTouch = 0.9;     // [unit]
constexpr double kTouchCost = 15;  // of an end of another net's wire upon the way: it looks joined
constexpr double kDoubleLine = 7;  // [unit] two wires of one net nearer than this look like a slip
constexpr double kDoubleCost = 40;
constexpr double kNoCost = 1e-9;   // costs and lengths that are the same but for rounding
constexpr double kHitCost = 4000;  // running through a part: only where nothing else is possible
constexpr double kHomeCost = 2;    // of each unit in the part that the wire leaves, besides its length
// Lines in each direction that a search runs on: those of so many searches; further ones have fewer and fewer.
constexpr size_t kMostLines = 70, kWholeSearches = 16, kFewestLines = 8;

using Path = std::vector<Point>;

Point operator+(const Point& a, const Point& b) {
  return {a.x + b.x, a.y + b.y};
}
Point operator-(const Point& a, const Point& b) {
  return {a.x - b.x, a.y - b.y};
}
Point operator*(const Point& a, double factor) {
  return {a.x * factor, a.y * factor};
}
double dx(const RouteLine& line) {
  return line.b.x - line.a.x;
}
double dy(const RouteLine& line) {
  return line.b.y - line.a.y;
}
double lengthOf(const RouteLine& line) {
  return std::hypot(dx(line), dy(line));
}

bool between(double v, double a, double b) {
  return v > std::min(a, b) + kDust && v < std::max(a, b) - kDust;
}

// Two segments side by side: how far apart, and the length that they share.
struct Beside {
  double apart, shared;
};
// Nothing where they are not parallel.
std::optional<Beside> besideOf(const RouteLine& a, const RouteLine& b) {
  const auto shared = [](double a1, double a2, double b1, double b2) {
    return std::max(0.0, std::min(std::max(a1, a2), std::max(b1, b2)) - std::max(std::min(a1, a2), std::min(b1, b2)));
  };
  if (std::abs(dx(a)) < kDust && std::abs(dx(b)) < kDust)
    return Beside{std::abs(a.a.x - b.a.x), shared(a.a.y, a.b.y, b.a.y, b.b.y)};
  if (std::abs(dy(a)) < kDust && std::abs(dy(b)) < kDust)
    return Beside{std::abs(a.a.y - b.a.y), shared(a.a.x, a.b.x, b.a.x, b.b.x)};
  return std::nullopt;
}

// Length that two segments share when they run less than `apart` beside each other, else 0.
double overlap(const RouteLine& a, const RouteLine& b, double apart) {
  const std::optional<Beside> beside = besideOf(a, b);
  return beside && beside->apart < apart ? beside->shared : 0;
}

bool crosses(const RouteLine& a, const RouteLine& b) {
  if (std::abs(dx(a)) < kDust) return between(a.a.x, b.a.x, b.b.x) && between(b.a.y, a.a.y, a.b.y);
  return between(a.a.y, b.a.y, b.b.y) && between(b.a.x, a.a.x, a.b.x);
}

// Whether a piece runs closely beside a wire, not upon it.
bool isBeside(const RouteLine& line, const RouteLine& own) {
  return overlap(line, own, kDoubleLine) > 2 && overlap(line, own, 0.1) <= 0;
}

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

// Length of a piece within a box.
double lengthWithin(const RouteLine& line, const RouteBox& box) {
  const RouteBox own = boxAbout(line.a, line.b);
  const double x0 = std::max(own.x, box.x), x1 = std::min(own.right(), box.right());
  const double y0 = std::max(own.y, box.y), y1 = std::min(own.top(), box.top());
  return x1 < x0 || y1 < y0 ? 0 : std::max(x1 - x0, y1 - y0);
}

bool isWithin(const Point& point, const RouteBox& box) {
  return between(point.x, box.x, box.right()) && between(point.y, box.y, box.top());
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

// What a straight piece may meet.
struct Surroundings {
  std::vector<RouteBox> hits, near;  // parts that it would run through, or closely along
  std::vector<RouteLine> others, own;
  std::vector<Point> ends;  // of the others, but for those at which the wire ends, too
  std::vector<RouteBox> homes;
};

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
      const Path points = withoutNeedless(shape);
      const double c = costOf(points);
      if (c < cost - kNoCost) {
        cost = c;
        chosen = points;
      }
    }
    if (cost < (r_.own.empty() ? kOverlapCost : kDoubleCost)) return {chosen, cost};
    Path searched = withoutNeedless(search());
    const double found = searched.empty() ? cost : costOf(searched);
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

  // Price of a straight piece without its bends. Ends of the wire lie on the edge of their own part, which the half
  // unit of growth would count as a hit: pieces are shortened for that test.
  static double segmentCost(const RouteLine& line, const Surroundings& around) {
    const double length = lengthOf(line);
    if (length < kNoCost) return 0;
    double cost = length;
    RouteLine core = line;
    const Point unit{dx(line) / length, dy(line) / length};
    if (length > 2) core = {line.a + unit, line.b - unit};
    const RouteBox box = boxAbout(core.a, core.b);
    const auto meets = [&box](const RouteBox& rect) {
      return box.right() >= rect.x && box.x <= rect.right() && box.top() >= rect.y && box.y <= rect.top();
    };
    for (const RouteBox& rect : around.hits)
      if (meets(rect)) cost += kHitCost;
    // Close to a part: tolerated for the stubs, dear otherwise.
    if (length > kStub + kDust)
      for (const RouteBox& rect : around.near)
        if (meets(rect)) cost += 4;
    for (const RouteLine& other : around.others) {
      if (const std::optional<Beside> beside = besideOf(line, other)) {
        if (beside->apart < 1 && beside->shared > 0.5)
          cost += kOverlapCost + 2 * beside->shared;
        else if (beside->apart < kApart - 0.5)
          cost += kCloseCost * beside->shared;
      } else if (crosses(line, other)) {
        cost += kCrossCost;
      }
    }
    const RouteBox upon = boxAbout(line.a, line.b).grown(kTouch);
    for (const Point& at : around.ends)
      if (upon.contains(at)) cost += kTouchCost;
    for (const RouteLine& own : around.own)
      if (isBeside(line, own)) cost += kDoubleCost;
    for (const RouteBox& home : around.homes) cost += kHomeCost * lengthWithin(line, home);
    return cost;
  }

  double costOf(const Path& points) const {
    double cost = 0;
    for (size_t i = 1; i + 1 < points.size(); ++i) cost += bendCost(points[i]);
    for (size_t i = 0; i + 1 < points.size(); ++i) {
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
  // A bend within the part that the wire leaves looks like something of its icon.
  double bendCost(const Point& at) const {
    const bool isAtHome = std::ranges::any_of(r_.homes, [&](const RouteBox& home) { return isWithin(at, home); });
    return isAtHome ? 3 * kBendCost : kBendCost;
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
          std::max(kFewestLines, kMostLines * kWholeSearches / std::max(work_.searches, kWholeSearches));
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

  // What pieces upon one line of the search may meet: of a crowded diagram a small part.
  Surroundings along(double at, bool isRow) const {
    Surroundings found;
    const auto isReached = [&](const RouteBox& rect) {
      return isRow ? rect.y <= at && at <= rect.top() : rect.x <= at && at <= rect.right();
    };
    std::copy_if(all_.hits.begin(), all_.hits.end(), std::back_inserter(found.hits), isReached);
    std::copy_if(all_.near.begin(), all_.near.end(), std::back_inserter(found.near), isReached);
    std::copy_if(all_.homes.begin(), all_.homes.end(), std::back_inserter(found.homes), isReached);
    const auto isWithin = [&](const RouteLine& line, double apart) {
      const double a = isRow ? line.a.y : line.a.x, b = isRow ? line.b.y : line.b.x;
      return std::min(a, b) - apart <= at && at <= std::max(a, b) + apart;
    };
    for (const RouteLine& line : all_.others)
      if (isWithin(line, kApart)) found.others.push_back(line);
    for (const Point& end : all_.ends)
      if (std::abs((isRow ? end.y : end.x) - at) <= kTouch) found.ends.push_back(end);
    for (const RouteLine& line : all_.own)
      if (isWithin(line, kDoubleLine)) found.own.push_back(line);
    return found;
  }

  // The price of each piece between neighbouring crossings of the lines, worked out when it is asked for first.
  class Prices : public LinePrices {
   public:
    Prices(const Router& router, const std::vector<double>& xs, const std::vector<double>& ys)
        : router_(router), xs_(xs), ys_(ys), rows_(ys.size()), columns_(xs.size()) {
      for (auto* list : {&alongRow_, &alongColumn_}) list->assign(xs.size() * ys.size(), -1);
    }
    double bend(const Point& at) const override { return router_.bendCost(at); }
    double leastBend() const override { return kBendCost; }
    double piece(size_t x, size_t y, bool isRow) override {
      double& price = (isRow ? alongRow_ : alongColumn_)[y * xs_.size() + x];
      if (price >= 0) return price;
      auto& around = isRow ? rows_[y] : columns_[x];
      if (!around) around = router_.along(isRow ? ys_[y] : xs_[x], isRow);
      const size_t x2 = x + (isRow ? 1 : 0), y2 = y + (isRow ? 0 : 1);
      return price = segmentCost({{xs_[x], ys_[y]}, {xs_[x2], ys_[y2]}}, *around);
    }

   private:
    const Router& router_;
    const std::vector<double>&xs_, &ys_;
    std::vector<std::optional<Surroundings>> rows_, columns_;
    std::vector<double> alongRow_, alongColumn_;  // below 0: not known yet
  };

  Path search() {
    std::vector<double> xs, ys;
    lines(xs, ys);
    ++work_.searches;
    work_.crossings += xs.size() * ys.size();
    Prices prices(*this, xs, ys);
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

}  // namespace

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
  RouteWork& known = work ? *work : once;
  RouteRequest alone = request;
  alone.own.clear();
  auto [points, cost] = Router(alone, known, {}).best();
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

}  // namespace armature::diagram
