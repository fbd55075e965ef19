#include "app/canvas/painted_sheet.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/canvas/line_box.h"

namespace armature::app {

namespace {

constexpr int kStep = 4;             // [px] whole pixels of the device at 1, 1.25, 1.5, 1.75 and 2
constexpr int kMostPieces = 60;      // beyond that their hull is painted
constexpr double kWorthwhile = 0.6;  // share of the view; beyond that all is painted

QRect onSteps(const QRectF& box) {
  const auto down = [](double x) { return kStep * static_cast<int>(std::floor(x / kStep)); };
  const auto up = [](double x) { return kStep * static_cast<int>(std::ceil(x / kStep)); };
  return {QPoint(down(box.left()), down(box.top())), QPoint(up(box.right()) - 1, up(box.bottom()) - 1)};
}

void add(QRegion& region, const SheetItem& item, const QRect& view) {
  const auto take = [&](const QRectF& box) {
    if (!box.isEmpty() && box.intersects(view)) region += onSteps(box) & view;
  };
  if (item.line.isEmpty()) {
    take(item.box);
    take(item.second);
  }
  for (qsizetype k = 0; k + 1 < item.line.size(); ++k) take(lineBox(item.line[k], item.line[k + 1], item.half));
}

bool isOnSteps(double ratio) {
  return std::abs(ratio * kStep - std::round(ratio * kStep)) < 1e-9;
}

// Things come and go at the end or in between: what is equal at both ends has stayed.
void addChanges(QRegion& region, const PaintedSheet::Items& before, const PaintedSheet::Items& after,
                const QRect& view) {
  size_t first = 0, last = 0;
  const size_t least = std::min(before.size(), after.size());
  if (before.size() != after.size()) {
    while (first < least && before[first] == after[first]) ++first;
    while (last + first < least && before[before.size() - 1 - last] == after[after.size() - 1 - last]) ++last;
  }
  for (size_t k = first; k + last < std::max(before.size(), after.size()); ++k) {
    if (before.size() == after.size() && before[k] == after[k]) continue;
    if (k + last < before.size()) add(region, before[k], view);
    if (k + last < after.size()) add(region, after[k], view);
  }
}

}  // namespace

const QRegion& PaintedSheet::changed(const SheetLook& look, std::vector<Items> kinds) {
  const QRect view({}, look.size);
  const std::vector<Items> before = std::exchange(kinds_, std::move(kinds));
  if (!(look == look_) || picture_.isNull() || !isOnSteps(look.ratio) || before.size() != kinds_.size()) {
    look_ = look;
    const QSize pixels = (QSizeF(look.size) * look.ratio).toSize();
    if (picture_.size() != pixels) picture_ = QPixmap(pixels);
    picture_.setDevicePixelRatio(look.ratio);
    return lastChanged_ = view;
  }
  QRegion region;
  for (size_t k = 0; k < kinds_.size(); ++k) addChanges(region, before[k], kinds_[k], view);
  if (region.rectCount() > kMostPieces) region = region.boundingRect();
  double covered = 0;
  for (const QRect& piece : region) covered += double(piece.width()) * piece.height();
  return lastChanged_ = covered > kWorthwhile * view.width() * view.height() ? QRegion(view) : region;
}

}  // namespace armature::app
