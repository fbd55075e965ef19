#include "engine/diagram/route_prices.h"

#include <algorithm>

namespace armature::diagram::route {

bool between(double v, double a, double b) {
  return v > std::min(a, b) + kDust && v < std::max(a, b) - kDust;
}

bool isWithin(const Point& point, const RouteBox& box) {
  return between(point.x, box.x, box.right()) && between(point.y, box.y, box.top());
}

namespace {

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

bool crosses(const RouteLine& a, const RouteLine& b) {
  if (std::abs(dx(a)) < kDust) return between(a.a.x, b.a.x, b.b.x) && between(b.a.y, a.a.y, a.b.y);
  return between(a.a.y, b.a.y, b.b.y) && between(b.a.x, a.a.x, a.b.x);
}

bool meets(const RouteBox& box, const RouteBox& rect) {
  return box.right() >= rect.x && box.x <= rect.right() && box.top() >= rect.y && box.y <= rect.top();
}

// Length of a piece within a box.
double lengthWithin(const RouteLine& line, const RouteBox& box) {
  const RouteBox own = boxAbout(line.a, line.b);
  const double x0 = std::max(own.x, box.x), x1 = std::min(own.right(), box.right());
  const double y0 = std::max(own.y, box.y), y1 = std::min(own.top(), box.top());
  return x1 < x0 || y1 < y0 ? 0 : std::max(x1 - x0, y1 - y0);
}

// Of a piece that runs beside or across a wire of another net.
double costBeside(const RouteLine& line, const RouteLine& other) {
  const std::optional<Beside> beside = besideOf(line, other);
  if (!beside) return crosses(line, other) ? kCrossCost : 0;
  if (beside->apart < 1 && beside->shared > 0.5) return kOverlapCost + 2 * beside->shared;
  return beside->apart < kApart - 0.5 ? kCloseCost * beside->shared : 0;
}

// What of a thing lies across the lines, and what along them.
struct Span {
  double low, high;
  bool holds(double at, double reach = 0) const { return low - reach <= at && at <= high + reach; }
};
Span levelOf(const RouteBox& box) {
  return {box.x, box.right()};
}
Span uprightOf(const RouteBox& box) {
  return {box.y, box.top()};
}

}  // namespace

double overlap(const RouteLine& a, const RouteLine& b, double apart) {
  const std::optional<Beside> beside = besideOf(a, b);
  return beside && beside->apart < apart ? beside->shared : 0;
}

bool isBeside(const RouteLine& line, const RouteLine& own) {
  return overlap(line, own, kDoubleLine) > 2 && overlap(line, own, 0.1) <= 0;
}

double bendCost(const Point& at, const std::vector<RouteBox>& homes) {
  const bool isAtHome = std::ranges::any_of(homes, [&](const RouteBox& home) { return isWithin(at, home); });
  return isAtHome ? 3 * kBendCost : kBendCost;
}

// Ends of the wire lie on the edge of their own part, which the half unit of growth would count as a hit: pieces are
// shortened for that test.
PiecePrices::Piece PiecePrices::pieceOf(const RouteLine& line) {
  const double length = lengthOf(line);
  RouteLine core = line;
  if (length > 2) {
    const Point unit{dx(line) / length, dy(line) / length};
    core = {line.a + unit, line.b - unit};
  }
  return {line, length, boxAbout(core.a, core.b), boxAbout(line.a, line.b).grown(kTouch)};
}

double segmentCost(const RouteLine& line, const Surroundings& around) {
  const PiecePrices::Piece piece = PiecePrices::pieceOf(line);
  if (piece.length < kNoCost) return 0;
  double cost = piece.length;
  for (const RouteBox& rect : around.hits)
    if (meets(piece.core, rect)) cost += kHitCost;
  // Close to a part: tolerated for the stubs, dear otherwise.
  if (piece.length > kStub + kDust)
    for (const RouteBox& rect : around.near)
      if (meets(piece.core, rect)) cost += kNearCost;
  for (const RouteLine& other : around.others) cost += costBeside(line, other);
  for (const Point& at : around.ends)
    if (piece.upon.contains(at)) cost += kTouchCost;
  for (const RouteLine& own : around.own)
    if (isBeside(line, own)) cost += kDoubleCost;
  for (const RouteBox& home : around.homes) cost += kHomeCost * lengthWithin(line, home);
  return cost;
}

PiecePrices::PiecePrices(const Surroundings& around, const std::vector<double>& xs, const std::vector<double>& ys)
    : around_(around),
      others_(wiresOf(around.others)),
      own_(wiresOf(around.own)),
      rows_{true, ys, xs},
      columns_{false, xs, ys} {}

std::vector<PiecePrices::Wire> PiecePrices::wiresOf(const std::vector<RouteLine>& lines) {
  std::vector<Wire> wires;
  wires.reserve(lines.size());
  for (const RouteLine& line : lines) wires.push_back({line, boxAbout(line.a, line.b)});
  return wires;
}

// To the pieces that reach between two places along the line.
template <class Cost>
void PiecePrices::add(const Lines& lines, double low, double high, double* prices, const Cost& cost) const {
  const std::vector<double>& along = lines.along;
  size_t k = static_cast<size_t>(std::lower_bound(along.begin(), along.end(), low) - along.begin());
  for (k = k > 0 ? k - 1 : 0; k < pieces_.size() && along[k] <= high; ++k)
    if (pieces_[k].length >= kNoCost) prices[k] += cost(pieces_[k]);
}

// As segmentCost, thing by thing.
void PiecePrices::work(Lines& lines, size_t line) {
  lines.areKnown[line] = 1;
  const double at = lines.at[line];
  double* const prices = &lines.prices[line * lines.along.size()];
  const auto point = [&](double along) { return lines.areRows ? Point{along, at} : Point{at, along}; };
  pieces_.clear();
  for (size_t k = 0; k + 1 < lines.along.size(); ++k) {
    pieces_.push_back(pieceOf({point(lines.along[k]), point(lines.along[k + 1])}));
    prices[k] = pieces_.back().length < kNoCost ? 0 : pieces_.back().length;
  }
  addParts(lines, at, prices);
  addWires(lines, at, prices);
  for (const RouteBox& home : around_.homes) {
    const auto [across, along] =
        lines.areRows ? std::pair(uprightOf(home), levelOf(home)) : std::pair(levelOf(home), uprightOf(home));
    if (across.holds(at))
      add(lines, along.low, along.high, prices,
          [&](const Piece& piece) { return kHomeCost * lengthWithin(piece.line, home); });
  }
}

void PiecePrices::addParts(const Lines& lines, double at, double* prices) const {
  const auto addAll = [&](const std::vector<RouteBox>& boxes, const auto& cost) {
    for (const RouteBox& rect : boxes) {
      const Span across = lines.areRows ? uprightOf(rect) : levelOf(rect);
      if (!across.holds(at)) continue;
      const Span along = lines.areRows ? levelOf(rect) : uprightOf(rect);
      add(lines, along.low, along.high, prices,
          [&](const Piece& piece) { return meets(piece.core, rect) ? cost(piece) : 0; });
    }
  };
  addAll(around_.hits, [](const Piece&) { return kHitCost; });
  addAll(around_.near, [](const Piece& piece) { return piece.length > kStub + kDust ? kNearCost : 0; });
}

void PiecePrices::addWires(const Lines& lines, double at, double* prices) const {
  const auto addAll = [&](const std::vector<Wire>& wires, double reach, const auto& cost) {
    for (const Wire& wire : wires) {
      const Span across = lines.areRows ? uprightOf(wire.box) : levelOf(wire.box);
      if (!across.holds(at, reach)) continue;
      const Span along = lines.areRows ? levelOf(wire.box) : uprightOf(wire.box);
      add(lines, along.low, along.high, prices, [&](const Piece& piece) { return cost(piece, wire.line); });
    }
  };
  addAll(others_, kApart, [](const Piece& piece, const RouteLine& other) { return costBeside(piece.line, other); });
  for (const Point& end : around_.ends)
    if (std::abs((lines.areRows ? end.y : end.x) - at) <= kTouch) {
      const double along = lines.areRows ? end.x : end.y;
      add(lines, along - kTouch, along + kTouch, prices,
          [&](const Piece& piece) { return piece.upon.contains(end) ? kTouchCost : 0; });
    }
  addAll(own_, kDoubleLine,
         [](const Piece& piece, const RouteLine& own) { return isBeside(piece.line, own) ? kDoubleCost : 0; });
}

}  // namespace armature::diagram::route
