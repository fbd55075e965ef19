#include "engine/program/transport.h"

#include <algorithm>
#include <cmath>

#include "engine/base/ensure.h"

namespace armature::program {

namespace {

// By how much curvatures of neighbours of a smooth curve may differ.
constexpr double kKink = 4;

}  // namespace

void TransportHistory::begin(std::span<const double> points, std::span<const double> values, double x) {
  ENSURE(points.size() == values.size() && points.size() >= 2, points.size(), values.size());
  size_t room = 1024;
  while (room < 4 * points.size()) room *= 2;
  ring_.assign(room, Point{});
  head_ = count_ = 0;
  int64_t piece = 0;
  for (size_t k = 0; k < points.size(); ++k) {
    const bool isSame = count_ > 0 && points[k] == points[k - 1];
    // More than two points of one place say no more than the first and the last.
    if (isSame && count_ > 1 && at(count_ - 2).s == points[k] - x) {
      at(count_ - 1).value = values[k];
      continue;
    }
    if (isSame) ++piece;
    push(true, {points[k] - x, values[k], piece, true});
  }
  x_ = x;
  in0_ = at(0).value;
  in1_ = at(count_ - 1).value;
}

void TransportHistory::push(bool isBack, Point point) {
  if (count_ == ring_.size()) {
    std::vector<Point> larger(2 * ring_.size());
    for (size_t k = 0; k < count_; ++k) larger[k] = at(k);
    ring_ = std::move(larger);
    head_ = 0;
  }
  ++count_;
  if (!isBack) head_ = (head_ + ring_.size() - 1) & (ring_.size() - 1);
  at(isBack ? count_ - 1 : 0) = point;
}

void TransportHistory::pop(bool isBack) {
  if (!isBack) head_ = (head_ + 1) & (ring_.size() - 1);
  --count_;
}

void TransportHistory::accept(double x, double in0, double in1, double tolerance) {
  if (x > x_) {
    enter(false, -x_, -x, in0_, in0, tolerance);
    while (count_ > 3 && at(count_ - 3).s >= 1 - x) pop(true);
  } else if (x < x_) {
    enter(true, 1 - x_, 1 - x, in1_, in1, tolerance);
    while (count_ > 3 && at(2).s <= -x) pop(false);
  }
  x_ = x;
  change(in0, in1);
}

void TransportHistory::change(double in0, double in1) {
  in0_ = in0;
  in1_ = in1;
}

// Between places `from` and `to` something enters whose value goes from `before` to `now`.
void TransportHistory::enter(bool isBack, double from, double to, double before, double now, double tolerance) {
  const double sign = isBack ? 1 : -1;
  // What left at this end while the flow was the other way is gone.
  while (count_ > 1 && sign * fromEnd(isBack, 1).s >= sign * from) pop(isBack);
  Point edge = fromEnd(isBack, 0);
  if (sign * edge.s > sign * from) edge = {from, inPiece(from, edge.piece).value, edge.piece, edge.isGiven};
  fromEnd(isBack, 0) = edge;
  edge.s = from;
  if (std::fabs(edge.value - before) > tolerance * (std::fabs(edge.value) + std::fabs(before))) {
    edge.piece += isBack ? 1 : -1;
    edge.value = before;
    edge.isGiven = false;
    push(isBack, edge);
  }
  push(isBack, {to, now, edge.piece});
}

size_t TransportHistory::after(double s) const {
  size_t low = 0, high = count_;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    if (at(middle).s > s)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

size_t TransportHistory::firstOf(int64_t piece) const {
  size_t low = 0, high = count_;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    if (at(middle).piece >= piece)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

int64_t TransportHistory::pieceAt(double s) const {
  const size_t right = after(s);
  return at(right > 0 ? right - 1 : 0).piece;
}

// The piece at s, or the nearer of its neighbours.
int64_t TransportHistory::chosen(double s, bool isEven) const {
  const int64_t piece = pieceAt(s);
  if ((piece % 2 == 0) == isEven) return piece;
  const size_t first = firstOf(piece), end = firstOf(piece + 1);
  if (first == 0) return end == count_ ? piece : piece + 1;
  if (end == count_) return piece - 1;
  return s - at(first).s < at(end - 1).s - s ? piece - 1 : piece + 1;
}

double TransportHistory::distance(bool isPositive, double x) const {
  const double s = isPositive ? 1 - x : -x;
  const int64_t piece = pieceAt(s);
  const size_t first = firstOf(piece), end = firstOf(piece + 1);
  double least = 1;
  if (first > 0) least = std::min(least, s - at(first).s);
  if (end < count_) least = std::min(least, at(end - 1).s - s);
  return piece % 2 == 0 ? least : -least;
}

TransportHistory::Reading TransportHistory::read(End end, double x, double inflow) const {
  if (end.isAt1 != end.isPositive) return {end.isAt1 ? in1_ : in0_, 0};
  const double s = end.isAt1 ? 1 - x : -x;
  const double border = end.isAt1 ? -x_ : 1 - x_;  // beyond it lies what has entered since the last point taken in
  if (end.isAt1 ? s < border : s > border) {
    const double before = end.isAt1 ? in0_ : in1_;
    const double slope = (inflow - before) / std::fabs(x - x_);
    return {before + slope * std::fabs(s - border), end.isAt1 ? slope : -slope};
  }
  return inPiece(s, chosen(s, end.isEven));
}

double TransportHistory::gradient(End end, double x, double inflow) const {
  if (end.isAt1 == end.isPositive) return read(end, x, inflow).slope;
  const double from = end.isAt1 ? 1 - x_ : -x_;
  return inPiece(from, at(end.isAt1 ? count_ - 1 : 0).piece).slope;
}

TransportHistory::Reading TransportHistory::inPiece(double s, int64_t piece) const {
  const size_t first = firstOf(piece), end = firstOf(piece + 1);
  if (end - first < 2 || s < at(first).s) return {at(first).value, 0};
  if (s > at(end - 1).s) return {at(end - 1).value, 0};
  return between(std::clamp(after(s), first + 1, end - 1), s);
}

// The next point of the piece beyond point k that is at least `least` away; k where the piece ends before.
size_t TransportHistory::beyond(size_t k, double least, int direction) const {
  for (size_t next = k; direction < 0 ? next > 0 : next + 1 < count_;) {
    next = direction < 0 ? next - 1 : next + 1;
    if (at(next).piece != at(k).piece || at(next).isGiven) return k;
    if (std::fabs(at(next).s - at(k).s) >= least) return next;
  }
  return k;
}

// Between points right − 1 and right: the cubic through two points on either side, or the parabola through one, where
// they are of the same piece. Where the curvature on one side is much larger than on the other, there is a kink on that
// side, and the points beyond it say nothing of this one. What is constant stays so, and beside a kink it does not
// overshoot: it leaves the range of the two values only as far as the curvature on both sides has it.
TransportHistory::Reading TransportHistory::between(size_t right, double s) const {
  const Point &a = at(right - 1), &b = at(right);
  const double width = b.s - a.s;
  if (!(width > 0)) return {b.value, 0};
  const double rise = (b.value - a.value) / width;
  const double straight = a.value + (s - a.s) * rise;
  // A point nearer than that tells nothing of the curve but its rounding.
  const double least = 0.1 * width;
  const size_t left = beyond(right - 1, least, -1), next = beyond(right, least, 1);
  const bool hasLeft = left != right - 1, hasNext = next != right;
  if ((a.isGiven && b.isGiven) || (!hasLeft && !hasNext)) return {straight, -rise};
  // Newton's divided differences over a, b and the outer points; the value and its derivative by Horner's rule.
  const Point &before = at(left), &after = at(next);
  const double onLeft = hasLeft ? (rise - (a.value - before.value) / (a.s - before.s)) / (b.s - before.s) : 0;
  const double onRight = hasNext ? ((after.value - b.value) / (after.s - b.s) - rise) / (after.s - a.s) : 0;
  const bool hasBoth = hasLeft && hasNext && std::fabs(onLeft) <= kKink * std::fabs(onRight) &&
                       std::fabs(onRight) <= kKink * std::fabs(onLeft);
  const bool isOfLeft = hasLeft && (!hasNext || std::fabs(onLeft) <= std::fabs(onRight));
  const double second = hasBoth || isOfLeft ? onLeft : onRight;
  const double third = hasBoth ? (onRight - onLeft) / (after.s - before.s) : 0;
  const double inner = second + (hasBoth ? (s - before.s) * third : 0);
  const double product = (s - a.s) * (s - b.s);
  const double value = straight + product * inner;
  const double slope = rise + ((s - a.s) + (s - b.s)) * inner + product * third;
  const double bend = hasLeft && hasNext && onLeft * onRight > 0 ? std::min(std::fabs(onLeft), std::fabs(onRight)) : 0;
  const double swing = 1.5 * bend * width * width / 4;
  const double low = std::min(a.value, b.value) - swing, high = std::max(a.value, b.value) + swing;
  if (value < low || value > high) return {std::clamp(value, low, high), 0};
  return {value, -slope};
}

}  // namespace armature::program
