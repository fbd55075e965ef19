#include "app/canvas/cell_grid.h"

#include <algorithm>
#include <cmath>

namespace armature::app {

constexpr int kMostAlong = 256;  // in a row, in a column

// What is no number is of some cell, too.
static int cellsAlong(double length, double cell) {
  return static_cast<int>(std::fmax(1, std::fmin(std::ceil(length / cell), kMostAlong)));
}

CellGrid::CellGrid(const QRectF& area, double cell)
    : corner_(area.topLeft()),
      across_(std::max(cell, area.width() / kMostAlong)),
      down_(std::max(cell, area.height() / kMostAlong)),
      columns_(cellsAlong(area.width(), across_)),
      rows_(cellsAlong(area.height(), down_)),
      first_(static_cast<size_t>(columns_ * rows_), -1) {}

CellGrid::Range CellGrid::cellsOf(const QRectF& box) const {
  const auto cell = [](double at, double length, int count) {
    return static_cast<int>(std::fmax(0, std::fmin(std::floor(at / length), count - 1)));
  };
  const QRectF within = box.translated(-corner_);
  return {cell(within.left(), across_, columns_), cell(within.top(), down_, rows_),
          cell(within.right(), across_, columns_), cell(within.bottom(), down_, rows_)};
}

void CellGrid::add(const QRectF& box, int item) {
  const Range range = cellsOf(box);
  for (int row = range.top; row <= range.bottom; ++row)
    for (int column = range.left; column <= range.right; ++column) {
      int& first = first_[static_cast<size_t>(row * columns_ + column)];
      entries_.push_back({item, first});
      first = static_cast<int>(entries_.size()) - 1;
    }
}

std::vector<int> CellGrid::near(const QRectF& box) const {
  std::vector<int> found;
  forNear(box, [&](int item) { found.push_back(item); });
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

BoxSet::BoxSet(const QVector<QRectF>& boxes) : boxes_(boxes) {
  constexpr qsizetype kFew = 16;
  constexpr double kBoxCell = 60;
  if (boxes.size() <= kFew) return;
  QRectF area;
  for (const QRectF& box : boxes) area |= box;
  cells_.emplace(area, kBoxCell);
  for (qsizetype k = 0; k < boxes.size(); ++k) cells_->add(boxes[k], static_cast<int>(k));
}

bool BoxSet::meets(const QRectF& box) const {
  const auto isMet = [&](const QRectF& one) { return one.intersects(box); };
  if (!cells_) return std::ranges::any_of(boxes_, isMet);
  bool isFound = false;
  cells_->forNear(box, [&](int one) { isFound = isFound || isMet(boxes_[one]); });
  return isFound;
}

}  // namespace armature::app
