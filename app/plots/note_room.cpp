#include "app/plots/note_room.h"

#include <algorithm>
#include <cmath>

#include "app/plots/curve_graph.h"

namespace armature::app {

namespace {

constexpr double kStrip = 4;              // [px] wide
constexpr double kPen = 2;                // [px] of a curve
constexpr double kBeside = 6, kOver = 4;  // [px] from what they speak of

}  // namespace

NoteRoom::NoteRoom(const QRectF& area)
    : area_(area), strips_(static_cast<size_t>(std::max(1.0, std::ceil(area.width() / kStrip)))) {}

void NoteRoom::add(const CurveGraph& curve) {
  const QCPAxis& time = *curve.keyAxis();
  const QCPAxis& value = *curve.valueAxis();
  for (size_t k = 0; k < strips_.size(); ++k) {
    const double left = area_.left() + static_cast<double>(k) * kStrip;
    const ValueRange range = curve.range(time.pixelToCoord(left), time.pixelToCoord(left + kStrip));
    if (range.isEmpty()) continue;
    const double one = value.coordToPixel(range.low), other = value.coordToPixel(range.high);
    if (std::isnan(one) || std::isnan(other)) continue;  // of a logarithmic axis
    strips_[k].push_back({std::min(one, other) - kPen / 2, std::max(one, other) + kPen / 2});
  }
}

double NoteRoom::hidden(const QRectF& words) const {
  double sum = 0;
  const auto stripAt = [&](double x) {
    const double strip = std::floor((x - area_.left()) / kStrip);
    return static_cast<size_t>(std::clamp(strip, 0.0, static_cast<double>(strips_.size() - 1)));
  };
  for (size_t k = stripAt(words.left()); k <= stripAt(words.right()); ++k)
    for (const Passage& one : strips_[k])
      sum += kStrip * std::max(0.0, std::min(one.bottom, words.bottom()) - std::max(one.top, words.top()));
  for (const QRectF& mark : marks_) {
    const QRectF both = mark & words;
    sum += both.width() * both.height();
  }
  return sum;
}

QRectF NoteRoom::placeFor(QSizeF size, QPointF at) const {
  constexpr double kRings[] = {0, 12, 24, 38, 54, 72, 96};  // [px] further away
  const auto within = [&](QRectF words) {
    words.moveLeft(std::max(area_.left(), std::min(words.left(), area_.right() - words.width())));
    words.moveTop(std::max(area_.top(), std::min(words.top(), area_.bottom() - words.height())));
    return words;
  };
  QRectF best;
  double least = HUGE_VAL;
  for (const double ring : kRings) {
    const double right = at.x() + kBeside, left = at.x() - kBeside - size.width(), middle = at.x() - size.width() / 2;
    const double above = at.y() - kOver - ring - size.height(), below = at.y() + kOver + ring;
    const QPointF corners[] = {{right, above},
                               {left, above},
                               {right, below},
                               {left, below},
                               {middle, above},
                               {middle, below},
                               {right + ring, at.y() - size.height() / 2},
                               {left - ring, at.y() - size.height() / 2}};
    for (const QPointF& corner : corners) {
      const QRectF words = within(QRectF(corner, size));
      const double cost = hidden(words) + (words.contains(at) ? 100 : 0);
      if (cost >= least) continue;
      least = cost;
      best = words;
    }
    if (least == 0) break;
  }
  return best;
}

}  // namespace armature::app
