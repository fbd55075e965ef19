// Things of a plane by the cells that their boxes touch: what is near a place is found without asking all of them.
#pragma once
#include <QRectF>
#include <QVector>
#include <optional>
#include <vector>

namespace armature::app {

class CellGrid {
 public:
  // What lies outside of `area` is of the cells at its edge. Cells are squares of `cell` or, so that there are not too
  // many of them, longer.
  CellGrid(const QRectF& area, double cell);
  void add(const QRectF& box, int item);
  // Calls `visit` with each item that has a cell in common with a box, and perhaps more than once.
  template <typename Visit>
  void forNear(const QRectF& box, Visit visit) const {
    const Range range = cellsOf(box);
    for (int row = range.top; row <= range.bottom; ++row)
      for (int column = range.left; column <= range.right; ++column)
        for (int at = first_[static_cast<size_t>(row * columns_ + column)]; at >= 0;
             at = entries_[static_cast<size_t>(at)].next)
          visit(entries_[static_cast<size_t>(at)].item);
  }
  // Each of them once, in ascending order.
  std::vector<int> near(const QRectF& box) const;

 private:
  struct Entry {
    int item, next;
  };
  struct Range {
    int left, top, right, bottom;
  };
  Range cellsOf(const QRectF& box) const;

  QPointF corner_;
  double across_, down_;  // of a cell
  int columns_, rows_;
  std::vector<int> first_;  // entry of each cell, row by row; −1: none
  std::vector<Entry> entries_;
};

// Boxes, to be asked often whether one of them meets another box.
class BoxSet {
 public:
  // They outlive it.
  explicit BoxSet(const QVector<QRectF>& boxes);
  bool meets(const QRectF& box) const;

 private:
  const QVector<QRectF>& boxes_;
  std::optional<CellGrid> cells_;  // of many
};

}  // namespace armature::app
