#include "app/canvas/free_places.h"

#include <cmath>

namespace armature::app {

template <typename Visit>
void FreePlaces::forCells(const QRectF& box, Visit visit) const {
  const auto cellOf = [&](double x) { return static_cast<int>(std::floor(x / cell_)); };
  for (int x = cellOf(box.left()); x <= cellOf(box.right()); ++x)
    for (int y = cellOf(box.top()); y <= cellOf(box.bottom()); ++y)
      if (!visit(static_cast<quint64>(static_cast<quint32>(x)) << 32 | static_cast<quint32>(y))) return;
}

void FreePlaces::take(const QRectF& box, int weight) {
  if (box.isEmpty()) return;
  const int index = static_cast<int>(boxes_.size());
  boxes_.push_back({box.left(), box.top(), box.right(), box.bottom(), weight});
  seen_.push_back(0);
  forCells(box, [&](quint64 key) {
    cells_[key].push_back(index);
    return true;
  });
}

template <typename Visit>
void FreePlaces::forCovered(const QRectF& place, Visit visit) const {
  ++search_;
  forCells(place, [&](quint64 key) {
    const auto found = cells_.constFind(key);
    if (found == cells_.constEnd()) return true;
    for (const int index : *found) {
      const auto i = static_cast<size_t>(index);
      if (seen_[i] == search_) continue;
      seen_[i] = search_;
      const Box& box = boxes_[i];
      const bool isCovered =
          box.left < place.right() && place.left() < box.right && box.top < place.bottom() && place.top() < box.bottom;
      if (isCovered && !visit(box)) return false;
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
