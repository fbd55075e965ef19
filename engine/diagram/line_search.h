// The cheapest way on lines along the axes, where straight pieces and bends have their prices.
#pragma once
#include <queue>
#include <utility>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::diagram {

// The product of two vectors.
inline double dot(const Point& a, const Point& b) {
  return a.x * b.x + a.y * b.y;
}

// What ways on lines cost. A piece costs at least its length [unit].
class LinePrices {
 public:
  virtual ~LinePrices() = default;
  // From the crossing of column x and row y to its right neighbour or (isRow false) to the one above.
  virtual double piece(size_t x, size_t y, bool isRow) = 0;
  virtual double bend(const Point& at) const = 0;
  // No bend costs less.
  virtual double leastBend() const = 0;
};

// A* (Hart, Nilsson, Raphael: "A formal basis for the heuristic determination of minimum cost paths", 1968) over
// column, row and direction of arrival. Of ways that cost the same it gives the one that Dijkstra's method finds first.
class LineSearch {
 public:
  struct End {
    Point at, out;  // a crossing of lines (or near one), and the direction that leads out of the end; (0,0) = any
  };
  // The columns' and the rows' places, ascending. All three outlive it.
  LineSearch(const std::vector<double>& xs, const std::vector<double>& ys, LinePrices& prices);
  // The crossings that it comes by, both ends included; empty where there is none.
  std::vector<Point> way(const End& from, const End& to);

 private:
  struct Place {
    int x, y;
    bool operator==(const Place&) const = default;
  };
  static Point between(Place a, Place b) { return {static_cast<double>(b.x - a.x), static_cast<double>(b.y - a.y)}; }
  Place nearest(const Point& at) const;
  Point pointOf(Place place) const;
  // Rows have room for a power of two: a place is had from its node without a division.
  int node(Place place, int direction) const { return ((place.y << shift_) + place.x) * 2 + direction; }
  Place placeOf(int node) const { return {(node >> 1) & ((1 << shift_) - 1), node >> (shift_ + 1)}; }
  double& distance(int node) { return distance_[static_cast<size_t>(node)]; }
  int& before(int node) { return before_[static_cast<size_t>(node)]; }
  double leastFrom(int node) const;
  bool isNearer(int a, int b);
  void begin(const End& from);
  void expand(int node, const End& from, const End& to);
  void step(int node, Place next);

  const std::vector<double>&xs_, &ys_;
  LinePrices& prices_;
  int columns_, rows_;
  int shift_;  // of the number of a row
  Place start_{}, end_{};
  std::vector<double> across_, up_;  // from each column and row to the end [unit]
  std::vector<double> distance_;
  std::vector<int> before_;
  using Entry = std::pair<double, int>;  // what a way over a node costs at least
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

}  // namespace armature::diagram
