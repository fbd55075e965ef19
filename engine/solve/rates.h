// The right side of the model, xdot = f(x, t), its Jacobian and its root functions, as the integrator asks for them.
#pragma once
#include <cmath>
#include <vector>

#include "engine/solve/machine.h"
#include "engine/solve/path_watch.h"

namespace armature::solve {

class Rates {
 public:
  // `tolerance`: relative, of the integration.
  Rates(Machine& machine, double tolerance);

  Machine& machine() const { return machine_; }
  // What is evaluated at every step; without states that is for the sake of the root functions, if any.
  static std::vector<const program::Section*> sections(const program::Program& p);

  uint32_t stateCount() const { return static_cast<uint32_t>(machine_.program().states.size()); }
  // f at (t, x) into `rates`; false when a system cannot be solved or a value is not finite (see the machine's
  // failure). Does nothing when the machine holds this point already.
  bool evaluate(double t, const double* x, double* rates);
  // The point in the machine is no longer the one evaluated (an event, a parameter, an interpolation).
  void forget() { isCurrent_ = false; }
  // States and time into the machine, without evaluating anything.
  void put(double t, const double* x);

  // Pattern of cj·I − df/dx: the nonzeros of df/dx, column by column, then the diagonal.
  const std::vector<MatrixSolver::Position>& pattern() const { return pattern_; }
  // Values of cj·I − df/dx in the order of the pattern, at the point (t, x) with f given.
  bool jacobian(double t, const double* x, const double* rates, double cj, double* values);

  // Relations whose events are searched for; their root functions at (t, x).
  const std::vector<uint32_t>& searched() const { return searched_; }
  bool roots(double t, const double* x, double* g);
  // The same at the machine's point, whose rates have been computed and need not be numbers.
  bool rootsHere(double* g);
  std::vector<program::Slot> rootSlots() const;
  // Margins of the assertions at (t, x); false where they cannot be evaluated.
  bool margins(double t, const double* x, std::vector<double>& margins);
  // At an accepted step to t [s] with the states x: margins of the method's last evaluation, if it was there.
  void acceptMargins(double t, const double* x);
  // Those margins, as accurate as the integration, where there are some of t.
  bool acceptedMargins(double t, std::vector<double>& margins) const;
  // Added to a root function from now on, by position in searched().
  void shiftRoot(size_t k, double shift) { shifts_[k] = shift; }

  // Unknowns of nonlinear systems begin where the last accepted step has left them, not where a rejected trial has
  // gone: a system may have several solutions. acceptGuess() is called at accepted steps and restarts.
  void acceptGuess();
  // After a trial that has failed.
  void startAgain() {
    machine_.clearFailure();
    loadGuess(false);
  }
  // Whether the point last evaluated, at time t [s], lies on the path of the accepted ones (see PathWatch).
  bool isNear(double t) { return path_.isNear(t); }
  // At accepted steps; at restarts `isJump`.
  void acceptPath(double t, bool isJump) { isJump ? path_.begin(t) : path_.accept(t); }
  const PathWatch& path() const { return path_; }
  // Puts the guess of the step before the last (for points within the last step) or of the last one into the machine.
  void loadGuess(bool isPrevious);

  uint64_t evaluations = 0;

 private:
  bool byTangents(double* values);
  bool byDifferences(double t, const double* x, const double* rates, double* values);
  bool noteNotFinite();

  Machine& machine_;
  PathWatch path_;
  std::vector<MatrixSolver::Position> pattern_;
  std::vector<uint32_t> columnStart_, rows_, color_;
  uint32_t colorCount_ = 0;
  std::vector<std::vector<uint32_t>> columnsOfColor_;
  std::vector<uint32_t> searched_;
  std::vector<double> shifted_, shiftedRates_, scratch_, shifts_;
  std::vector<program::Slot> stateSlots_, derivativeSlots_;  // (nx), beside each other: read at every step
  std::vector<program::Slot> guessSlots_;
  std::vector<double> guess_, previousGuess_;
  std::vector<double> acceptedMargins_;
  double time_ = 0, lastTime_ = 0, tolerance_ = 0;
  double marginsAt_ = NAN;  // [s]; NaN: there are none
  bool isCurrent_ = false, hasTangents_ = false;
};

}  // namespace armature::solve
