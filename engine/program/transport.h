// What spatialDistribution remembers (specification 3.7.4.3): the distribution z(ξ), ξ = 0 … 1, as points that move
// with what is transported. A point keeps its place s = ξ − x, x being the position, for as long as it is inside: new
// points enter at one end, old ones leave at the other. At a jump two points have one place; what lies between two
// jumps is a piece, and the pieces are numbered. The solver appends at accepted steps.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace armature::program {

class TransportHistory {
 public:
  // The initial distribution: `points` ξ from 0 to 1, not decreasing, with as many `values`; x is the position. Room
  // for further points is made in advance.
  void begin(std::span<const double> points, std::span<const double> values, double x);
  bool isEmpty() const { return count_ == 0; }

  // Takes the inputs at the ends in as those of position x. What entered since the last time lies between the inputs of
  // then and of now; an input that differs from the distribution's end by more than `tolerance` [-, of the values]
  // makes a jump.
  void accept(double x, double in0, double in1, double tolerance);
  // The position of the last point taken in, and what entered there at ξ = 0, or 1.
  double position() const { return x_; }
  double inflow(bool isAt0) const { return isAt0 ? in0_ : in1_; }
  // The same for the second limit of an instant: from now on other inputs enter.
  void change(double in0, double in1);

  // One end of the distribution at position x. At the inlet it is what was last taken in, so that an input may depend
  // on it. At the outlet it is taken from the nearest piece with an even (odd) number: a value does not jump before the
  // event that says so. `inflow` is what enters at present: it counts where all that was inside has left in one step.
  struct End {
    bool isAt1 = false, isPositive = true;  // ξ = 1; x grows
    bool isEven = true;
  };
  double value(End end, double x, double inflow) const { return read(end, x, inflow).value; }
  // Derivative of that value with respect to x as `value` computes it: 0 at the inlet, where the value is held.
  double slope(End end, double x, double inflow) const { return read(end, x, inflow).slope; }
  // −∂z/∂ξ at that end, at the inlet too.
  double gradient(End end, double x, double inflow) const;
  // Distance from the outlet to the nearest jump, at most 1; positive in pieces with even numbers.
  double distance(bool isPositive, double x) const;
  // The points that pass the outlet while the position goes from x to `to`, and what is there at both: `see` is called
  // with the share of the way and the value, in their order.
  template <class See>
  void passing(double x, double to, See&& see) const {
    const bool isPositive = to > x;
    const double from = isPositive ? 1 - x : -x, end = isPositive ? 1 - to : -to;
    const auto tell = [&](size_t k) { see((at(k).s - from) / (end - from), at(k).value); };
    see(0.0, inPiece(from, pieceAt(from)).value);
    if (isPositive) {
      for (size_t k = after(from); k > 0 && at(k - 1).s > end; --k) tell(k - 1);
    } else {
      for (size_t k = after(from); k < count_ && at(k).s < end; ++k) tell(k);
    }
    see(1.0, inPiece(end, pieceAt(end)).value);
  }

 private:
  struct Point {
    double s = 0, value = 0;
    int64_t piece = 0;
    bool isGiven = false;  // of the initial distribution, which is straight between its points
  };
  struct Reading {
    double value = 0, slope = 0;
  };
  const Point& at(size_t k) const { return ring_[(head_ + k) & (ring_.size() - 1)]; }
  Point& at(size_t k) { return ring_[(head_ + k) & (ring_.size() - 1)]; }
  Point& fromEnd(bool isBack, size_t k) { return at(isBack ? count_ - 1 - k : k); }
  void push(bool isBack, Point point);
  void pop(bool isBack);
  void enter(bool isBack, double from, double to, double before, double now, double tolerance);
  size_t after(double s) const;         // the first point to the right of s
  size_t firstOf(int64_t piece) const;  // the first point of this piece or a later one
  int64_t pieceAt(double s) const;
  int64_t chosen(double s, bool isEven) const;
  Reading read(End end, double x, double inflow) const;
  Reading inPiece(double s, int64_t piece) const;
  size_t beyond(size_t k, double least, int direction) const;
  Reading between(size_t right, double s) const;

  std::vector<Point> ring_;  // a power of two; by increasing s
  size_t head_ = 0, count_ = 0;
  double x_ = 0, in0_ = 0, in1_ = 0;  // at the last point taken in
};

}  // namespace armature::program
