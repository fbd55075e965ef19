#include "app/teaching/part_icons.h"

#include <algorithm>
#include <cmath>

#include "app/teaching/sheet.h"

namespace armature::app {
namespace {

constexpr double kCell = 120;  // [px]

// Calls `visit` with each cell that a box touches, as long as it returns true. What lies far out of sight is in none.
template <typename Visit>
void forIconCells(const QRectF& box, Visit visit) {
  constexpr double kFarthest = 1e5;  // [px]
  const auto cell = [=](double pixel) {
    return static_cast<int>(std::floor(std::clamp(pixel, -kFarthest, kFarthest) / kCell));
  };
  for (int y = cell(box.top()); y <= cell(box.bottom()); ++y)
    for (int x = cell(box.left()); x <= cell(box.right()); ++x)
      if (!visit(std::pair(x, y))) return;
}

}  // namespace

PartIcons::PartIcons(const Sheet& sheet) {
  // What is far from the view is beside nothing that is laid out.
  const QRectF around = QRectF(sheet.view.rect()).adjusted(-500, -500, 500, 500);
  const auto& parts = sheet.scene().parts();
  icons_.reserve(parts.size());
  for (const PartPicture& part : parts) {
    const int index = static_cast<int>(icons_.size());
    const QRectF& icon = icons_.emplace_back(sheet.view.toPixels(part.rect));
    if (icon.intersects(around))
      forIconCells(icon.intersected(around), [&](std::pair<int, int> cell) {
        cells_[cell].push_back(index);
        return true;
      });
  }
}

bool PartIcons::isOtherWithin(double reach, const QRectF& box, int part) const {
  bool is = false;
  forIconCells(box.adjusted(-reach, -reach, reach, reach), [&](std::pair<int, int> cell) {
    const auto found = cells_.constFind(cell);
    is = found != cells_.constEnd() &&
         std::ranges::any_of(*found, [&](int other) { return other != part && gapBetween(of(other), box) <= reach; });
    return !is;
  });
  return is;
}

}  // namespace armature::app
