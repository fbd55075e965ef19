#include "app/tools/guides.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace armature::app {
namespace {

constexpr double kSame = 1e-6;  // [unit]

// A box by its extent along one axis and across it.
struct Span {
  double begin, end, low, high;
  double middle() const { return (low + high) / 2; }
};

Span spanOf(const QRectF& r, bool isLevel) {
  return isLevel ? Span{r.left(), r.right(), r.top(), r.bottom()} : Span{r.top(), r.bottom(), r.left(), r.right()};
}

QLineF lineOf(double from, double to, double across, bool isLevel) {
  return isLevel ? QLineF(from, across, to, across) : QLineF(across, from, across, to);
}

// The nearest box beyond an end, of those that share some of the room across.
std::optional<Span> nearest(const Span& of, const std::vector<Span>& others, bool isBehind) {
  std::optional<Span> best;
  for (const Span& other : others) {
    if (other.high <= of.low || other.low >= of.high) continue;
    if (isBehind ? other.begin < of.end : other.end > of.begin) continue;
    if (!best || (isBehind ? other.begin < best->begin : other.end > best->end)) best = other;
  }
  return best;
}

void addGap(const Span& first, const Span& second, bool isLevel, std::vector<QLineF>& gaps) {
  const double across = (std::max(first.low, second.low) + std::min(first.high, second.high)) / 2;
  gaps.push_back(lineOf(first.end, second.begin, across, isLevel));
}

void findAlong(const QRectF& moved, const std::vector<QRectF>& rects, bool isLevel, Guides& guides) {
  const Span own = spanOf(moved, isLevel);
  std::vector<Span> others;
  for (const QRectF& rect : rects) others.push_back(spanOf(rect, isLevel));
  // Middles in one line, to the nearest one on each side.
  for (const bool isBehind : {false, true}) {
    std::optional<Span> best;
    for (const Span& other : others) {
      if (std::abs(other.middle() - own.middle()) > kSame) continue;
      if (isBehind ? other.begin < own.end : other.end > own.begin) continue;
      if (!best || (isBehind ? other.begin < best->begin : other.end > best->end)) best = other;
    }
    if (best)
      guides.lines.push_back(
          lineOf(std::min(own.begin, best->begin), std::max(own.end, best->end), own.middle(), isLevel));
  }
  // Equal gaps: to both sides, or the one beyond the neighbour.
  const auto before = nearest(own, others, false), behind = nearest(own, others, true);
  if (before && behind && std::abs((own.begin - before->end) - (behind->begin - own.end)) < kSame) {
    addGap(*before, own, isLevel, guides.gaps);
    addGap(own, *behind, isLevel, guides.gaps);
  }
  if (before)
    if (const auto next = nearest(*before, others, false);
        next && std::abs((before->begin - next->end) - (own.begin - before->end)) < kSame) {
      addGap(*next, *before, isLevel, guides.gaps);
      addGap(*before, own, isLevel, guides.gaps);
    }
  if (behind)
    if (const auto next = nearest(*behind, others, true);
        next && std::abs((next->begin - behind->end) - (behind->begin - own.end)) < kSame) {
      addGap(own, *behind, isLevel, guides.gaps);
      addGap(*behind, *next, isLevel, guides.gaps);
    }
}

}  // namespace

Guides guidesFor(const QRectF& moved, const std::vector<QRectF>& others) {
  Guides guides;
  for (const bool isLevel : {true, false}) findAlong(moved, others, isLevel, guides);
  return guides;
}

}  // namespace armature::app
