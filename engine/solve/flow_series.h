// The Taylor series of the solution at one instant, discrete values held: x' = f(x, t) gives each coefficient of the
// states from that of their rates (Moore, Interval Analysis, 1966, chapter 11), systems of equations are solved order
// by order with the matrix that they have at the instant (Griewank & Walther 2008, chapter 15). With it a relation that
// stands exactly on its border is decided by the first derivative that does not vanish, without a step.
//
// A derivative that rounding alone makes (what holds a body at rest) must decide nothing: all operations are made three
// times, twice of them disturbed at random a little above rounding, and only a coefficient that they agree on counts
// (discrete stochastic arithmetic: Vignes, Numerical Algorithms 37, 2004).
#pragma once
#include <cstdint>
#include <vector>

#include "engine/solve/machine.h"
#include "engine/solve/rates.h"
#include "engine/solve/taylor.h"

namespace armature::solve {

class FlowSeries {
 public:
  FlowSeries(Machine& machine, Rates& rates) : machine_(machine), rates_(rates) {}

  // Expands at the point that the machine has been evaluated at, up to the root functions. False where a system of
  // equations cannot be solved.
  bool expand();
  // By position in Rates::searched: the sign that a root function of value zero takes right after the instant; 0 where
  // it stays zero or nothing certain can be said.
  std::vector<int> signsAfter() const;
  // States and time a little later [s] into the machine.
  void place(double later);

 private:
  bool expandOnce(bool isDisturbed);
  bool run(const program::Section& section);
  bool runStep(const program::Step& step);
  void run(const program::Code& code);
  void call(const program::CallSite& site);
  bool solve(const program::LinearSystem& system, uint32_t index);
  bool solve(const program::NonlinearSystem& system, uint32_t index);
  Taylor disturbed(Taylor a);
  const Taylor& at(uint32_t operand) const;

  Machine& machine_;
  Rates& rates_;
  std::vector<Taylor> slots_, results_;  // of the slots; of the instructions of a code
  std::vector<std::vector<Taylor>> roots_;
  std::vector<Taylor> states_;
  std::vector<double> right_;
  size_t order_ = 0;  // of the coefficients that are being found
  bool isDisturbed_ = false;
  uint64_t random_ = 0;
};

}  // namespace armature::solve
