#include "engine/diagram/line_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace armature::diagram {

namespace {

constexpr double kRounding = 1e-9;  // costs that differ by no more are the same
constexpr double kNever = std::numeric_limits<double>::max();
enum Direction { level = 0, upright = 1 };  // of arrival

int nearestOf(const std::vector<double>& list, double v) {
  const auto isNearer = [v](double a, double b) { return std::abs(a - v) < std::abs(b - v); };
  return static_cast<int>(std::min_element(list.begin(), list.end(), isNearer) - list.begin());
}

}  // namespace

LineSearch::LineSearch(const std::vector<double>& xs, const std::vector<double>& ys, LinePrices& prices)
    : xs_(xs),
      ys_(ys),
      prices_(prices),
      columns_(static_cast<int>(xs.size())),
      rows_(static_cast<int>(ys.size())),
      shift_(std::bit_width(xs.size())),
      distance_((ys.size() << shift_) * 2, kNever),
      before_(distance_.size(), -1) {}

LineSearch::Place LineSearch::nearest(const Point& at) const {
  return {nearestOf(xs_, at.x), nearestOf(ys_, at.y)};
}

Point LineSearch::pointOf(Place place) const {
  return {xs_[static_cast<size_t>(place.x)], ys_[static_cast<size_t>(place.y)]};
}

// The length of the rest and the bend without which there is no way.
double LineSearch::leastFrom(int node) const {
  const Place at = placeOf(node);
  const double across = across_[static_cast<size_t>(at.x)], up = up_[static_cast<size_t>(at.y)];
  const bool bends = node % 2 == level ? up > 0 : across > 0;
  return across + up + (bends ? prices_.leastBend() : 0);
}

// Whether Dijkstra's method comes by one node before another one.
bool LineSearch::isNearer(int a, int b) {
  return std::pair(distance(a), a) < std::pair(distance(b), b);
}

void LineSearch::begin(const End& from) {
  const Point end = pointOf(end_);
  for (const double x : xs_) across_.push_back(std::abs(x - end.x));
  for (const double y : ys_) up_.push_back(std::abs(y - end.y));
  for (const int direction : {level, upright}) {
    const bool isAlong = (std::abs(from.out.y) > 0.5 ? upright : level) == direction;
    if (!isAlong && from.out != Point{}) continue;
    const int first = node(start_, direction);
    distance(first) = 0;
    queue_.push({leastFrom(first), first});
  }
}

void LineSearch::step(int at, Place next) {
  const Place place = placeOf(at);
  const bool isRow = next.y == place.y;
  const int turn = isRow ? level : upright, reached = node(next, turn);
  const auto x = static_cast<size_t>(std::min(place.x, next.x)), y = static_cast<size_t>(std::min(place.y, next.y));
  const double length = isRow ? xs_[x + 1] - xs_[x] : ys_[y + 1] - ys_[y];
  if (distance(at) + length > distance(reached) + kRounding) return;  // whatever its price is
  const double price = prices_.piece(x, y, isRow);
  const double cost = distance(at) + price + (turn != at % 2 ? prices_.bend(pointOf(place)) : 0);
  if (cost < distance(reached)) {
    distance(reached) = cost;
    before(reached) = at;
    queue_.push({cost + leastFrom(reached), reached});
  } else if (cost == distance(reached) && before(reached) >= 0 && isNearer(at, before(reached))) {
    before(reached) = at;
  }
}

void LineSearch::expand(int at, const End& from, const End& to) {
  const Place place = placeOf(at);
  for (const auto& [stepX, stepY] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
    const Place next{place.x + stepX, place.y + stepY};
    if (next.x < 0 || next.y < 0 || next.x >= columns_ || next.y >= rows_) continue;
    // The straight pieces at the ends are no way back.
    const Point way = between(place, next);
    if ((place == start_ && dot(way, from.out) < 0) || (next == end_ && dot(way, to.out) > 0)) continue;
    step(at, next);
  }
}

std::vector<Point> LineSearch::way(const End& from, const End& to) {
  start_ = nearest(from.at), end_ = nearest(to.at);
  begin(from);
  for (double found = kNever; !queue_.empty();) {  // until all ways of the least cost are known
    const auto [whole, at] = queue_.top();
    queue_.pop();
    if (whole > found + kRounding) break;
    if (whole > distance(at) + leastFrom(at)) continue;  // a cheaper way has been found to there
    if (placeOf(at) == end_)
      found = std::min(found, distance(at));
    else
      expand(at, from, to);
  }
  int last = node(end_, level);
  if (const int other = node(end_, upright); distance(other) < distance(last)) last = other;
  std::vector<Point> points;
  if (before(last) < 0) return points;
  for (int at = last; at >= 0; at = before(at)) points.push_back(pointOf(placeOf(at)));
  std::reverse(points.begin(), points.end());
  return points;
}

}  // namespace armature::diagram
