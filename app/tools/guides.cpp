#include "app/tools/guides.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <type_traits>

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

// Middles that are in one line, with the nearest box on each side, and edges of one side of both boxes. A box with its
// middle in line has its edges there where it is as large: they would say the same again.
void findLines(const Span& own, const std::vector<Span>& others, bool isLevel, std::vector<QLineF>& lines) {
  const auto isInLine = [&](const Span& other, auto place) {
    return std::abs(std::invoke(place, other) - std::invoke(place, own)) < kSame;
  };
  const auto addTo = [&](auto place, bool isBehind) {
    const Span* best = nullptr;
    for (const Span& other : others) {
      if (!isInLine(other, place)) continue;
      if (isBehind ? other.begin < own.end : other.end > own.begin) continue;
      if (!best || (isBehind ? other.begin < best->begin : other.end > best->end)) best = &other;
    }
    constexpr bool isEdge = std::is_member_object_pointer_v<decltype(place)>;
    if (!best || (isEdge && isInLine(*best, &Span::middle))) return;
    lines.push_back(
        lineOf(std::min(own.begin, best->begin), std::max(own.end, best->end), std::invoke(place, own), isLevel));
  };
  for (const bool isBehind : {false, true}) {
    addTo(&Span::middle, isBehind);
    addTo(&Span::low, isBehind);
    addTo(&Span::high, isBehind);
  }
}

// To both sides, or the one beyond the neighbour.
void findGaps(const Span& own, const std::vector<Span>& others, bool isLevel, std::vector<QLineF>& gaps) {
  const auto before = nearest(own, others, false), behind = nearest(own, others, true);
  if (before && behind && std::abs((own.begin - before->end) - (behind->begin - own.end)) < kSame) {
    addGap(*before, own, isLevel, gaps);
    addGap(own, *behind, isLevel, gaps);
  }
  if (before)
    if (const auto next = nearest(*before, others, false);
        next && std::abs((before->begin - next->end) - (own.begin - before->end)) < kSame) {
      addGap(*next, *before, isLevel, gaps);
      addGap(*before, own, isLevel, gaps);
    }
  if (behind)
    if (const auto next = nearest(*behind, others, true);
        next && std::abs((next->begin - behind->end) - (behind->begin - own.end)) < kSame) {
      addGap(own, *behind, isLevel, gaps);
      addGap(*behind, *next, isLevel, gaps);
    }
}

}  // namespace

Guides guidesFor(const QRectF& moved, const std::vector<QRectF>& others) {
  Guides guides;
  for (const bool isLevel : {true, false}) {
    const Span own = spanOf(moved, isLevel);
    std::vector<Span> spans;
    for (const QRectF& rect : others) spans.push_back(spanOf(rect, isLevel));
    findLines(own, spans, isLevel, guides.lines);
    findGaps(own, spans, isLevel, guides.gaps);
  }
  return guides;
}

}  // namespace armature::app
