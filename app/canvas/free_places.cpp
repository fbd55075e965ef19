#include "app/canvas/free_places.h"

#include <algorithm>
#include <cmath>

#include "app/canvas/line_box.h"

namespace armature::app {
namespace {

constexpr int kMostCells = 512;  // in a row or a column

// Whether a segment touches a box.
bool touches(const QLineF& line, double left, double top, double right, double bottom) {
  double from = 0, to = 1;
  const auto cut = [&](double start, double way, double low, double high) {
    if (way == 0) return start > low && start < high;
    const double a = (low - start) / way, b = (high - start) / way;
    from = std::max(from, std::min(a, b));
    to = std::min(to, std::max(a, b));
    return from < to;
  };
  return cut(line.x1(), line.dx(), left, right) && cut(line.y1(), line.dy(), top, bottom);
}

}  // namespace

int FreePlaces::Cells::at(double cell) const {
  return static_cast<int>(std::fmax(0, std::fmin(std::floor(cell) - first, count - 1)));
}

bool FreePlaces::Cells::grow(double from, double to) {
  constexpr double kFarthest = 1e6;
  const auto whole = [](double cell) { return std::fmax(-kFarthest, std::fmin(std::floor(cell), kFarthest)); };
  const double low = count > 0 ? first : whole(from), high = count > 0 ? first + count : low;
  const double end = std::min(std::max(high, whole(to) + 1), low + kMostCells);
  const double start = std::max(std::min(low, whole(from)), end - kMostCells);
  if (count > 0 && start >= first && end <= first + count) return false;
  first = static_cast<int>(start);
  count = static_cast<int>(end - start);
  return true;
}

void FreePlaces::grow(const QRectF& box) {
  const Cells columns = columns_, rows = rows_;
  const bool isWider = columns_.grow(box.left() / cell_, box.right() / cell_);
  const bool isHigher = rows_.grow(box.top() / cell_, box.bottom() / cell_);
  if (!isWider && !isHigher) return;
  std::vector<std::vector<Box>> grown(static_cast<size_t>(columns_.count) * static_cast<size_t>(rows_.count));
  for (int y = 0; y < rows.count; ++y)
    for (int x = 0; x < columns.count; ++x)
      grown[static_cast<size_t>((y + rows.first - rows_.first) * columns_.count + x + columns.first - columns_.first)] =
          std::move(cells_[static_cast<size_t>(y * columns.count + x)]);
  cells_ = std::move(grown);
}

template <typename Visit>
void FreePlaces::forCells(const QRectF& box, Visit visit) const {
  if (cells_.empty()) return;
  const int left = columns_.at(box.left() / cell_), right = columns_.at(box.right() / cell_),
            top = rows_.at(box.top() / cell_), bottom = rows_.at(box.bottom() / cell_);
  for (int y = top; y <= bottom; ++y)
    for (int x = left; x <= right; ++x)
      if (!visit(x, y)) return;
}

void FreePlaces::take(const QRectF& box, int weight) {
  if (box.isEmpty()) return;
  grow(box);
  const Box taken{box.left(),
                  box.top(),
                  box.right(),
                  box.bottom(),
                  weight,
                  columns_.first + columns_.at(box.left() / cell_),
                  rows_.first + rows_.at(box.top() / cell_)};
  forCells(box, [&](int x, int y) {
    cells_[static_cast<size_t>(y * columns_.count + x)].push_back(taken);
    return true;
  });
}

template <typename Visit>
void FreePlaces::forCovered(const QRectF& place, Visit visit) const {
  if (cells_.empty()) return;
  const double left = place.left(), top = place.top(), right = place.right(), bottom = place.bottom();
  const int column = columns_.first + columns_.at(left / cell_), row = rows_.first + rows_.at(top / cell_);
  forCells(place, [&](int x, int y) {
    for (const Box& box : cells_[static_cast<size_t>(y * columns_.count + x)]) {
      if (!(box.left < right && left < box.right && box.top < bottom && top < box.bottom)) continue;
      // A box of several cells counts in the one where what both cover begins.
      if (std::max(column, box.column) != columns_.first + x || std::max(row, box.row) != rows_.first + y) continue;
      if (!visit(box)) return false;
    }
    return true;
  });
}

int FreePlaces::cost(const QRectF& place, int limit) const {
  int sum = 0;
  forCovered(place, [&](const Box& box) { return (sum += box.weight) < limit; });
  return sum;
}

bool FreePlaces::covers(const QRectF& place, int weight) const {
  bool does = false;
  forCovered(place, [&](const Box& box) { return !(does = box.weight >= weight); });
  return does;
}

bool FreePlaces::crosses(const QLineF& line, double half, int weight) const {
  bool does = false;
  const QRectF around = lineBox(line.p1(), line.p2(), half);
  forCovered(around, [&](const Box& box) {
    return !(does = box.weight >= weight &&
                    touches(line, box.left - half, box.top - half, box.right + half, box.bottom + half));
  });
  return does;
}

int FreePlaces::best(std::span<const QRectF> places, int kept) const {
  const bool hasKept = kept >= 0 && kept < static_cast<int>(places.size());
  int chosen = hasKept ? kept : 0;
  int least = cost(places[static_cast<size_t>(chosen)]);
  for (int i = 0; i < static_cast<int>(places.size()) && least > 0; ++i) {
    const int here = cost(places[static_cast<size_t>(i)], least);
    if (here >= least) continue;
    least = here;
    chosen = i;
  }
  return chosen;
}

}  // namespace armature::app
