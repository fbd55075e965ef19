// Finding where a text covers least: boxes that are taken, each with how much it hurts to cover it, and places to
// choose from. Names of parts use it in units of the diagram, numbers of a run in pixels.
#pragma once
#include <QLineF>
#include <QRectF>
#include <limits>
#include <span>
#include <vector>

namespace armature::app {

class FreePlaces {
 public:
  // `cell`: about the size of what is looked for, in the unit of the boxes; search looks only into cells that a place
  // touches.
  explicit FreePlaces(double cell) : cell_(cell) {}

  // From now on covering `box` costs `weight`. Empty boxes are ignored.
  void take(const QRectF& box, int weight);
  // Sum of the weights of all boxes that `place` covers in part; from `limit` on it may be any that is not less.
  int cost(const QRectF& place, int limit = std::numeric_limits<int>::max()) const;
  // Whether `place` covers, in part, a box of at least that weight.
  bool covers(const QRectF& place, int weight) const;
  // Whether a line of twice the width `half` crosses a box of at least that weight.
  bool crosses(const QLineF& line, double half, int weight) const;
  // Number of the place with the least cost, the first of equals; `kept` stays chosen when no other is better (numbers
  // that change should not jump). `places` must not be empty.
  int best(std::span<const QRectF> places, int kept = -1) const;

 private:
  struct Box {
    double left, top, right, bottom;
    int weight;
    int column, row;  // of the cell in which it begins, counted as `Cells::first` is
  };
  // A row or a column of cells: `first` and the `count` of them that there are. What lies beyond the most that there
  // may be lies in the last one.
  struct Cells {
    int first = 0, count = 0;
    int at(double cell) const;
    // Makes room for all cells from one to another; false: there is already.
    bool grow(double from, double to);
  };
  void grow(const QRectF& box);
  // Calls `visit` with each cell that the box touches, column and row, as long as it returns true.
  template <typename Visit>
  void forCells(const QRectF& box, Visit visit) const;
  // Calls `visit` once with each box that `place` covers in part, as long as it returns true.
  template <typename Visit>
  void forCovered(const QRectF& place, Visit visit) const;

  double cell_;
  Cells columns_, rows_;
  std::vector<std::vector<Box>> cells_;  // row by row
};

}  // namespace armature::app
