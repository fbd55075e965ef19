// A way to make steps on xdot = f(x, t): one interface behind which SUNDIALS' solvers and those of fixed step stand.
// What they have in common (guesses, humps at the first step, crossings in pairs, messages) is the Integrator's.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/base/method_kind.h"
#include "engine/solve/flow.h"

namespace armature::solve {

class Method {
 public:
  enum class End : uint8_t { step, stopTime, root, failed };
  // Why a step has failed. `roots`: it has been made, but the root functions cannot be evaluated at its end.
  enum class Trouble : uint8_t { none, stepTooSmall, fixedStep, equations, accuracy, model, roots, other };
  struct Counts {
    uint64_t steps = 0, jacobians = 0, failures = 0;
  };

  explicit Method(Flow& flow) : flow_(flow) {}
  virtual ~Method() = default;
  Method(const Method&) = delete;
  Method& operator=(const Method&) = delete;

  // Takes the memory that all steps need. False when there is none.
  virtual bool create(double t) = 0;
  // (nx) at time(), and where the next restart begins; rate() is asked for by restart alone.
  virtual double* state() = 0;
  virtual double* rate() = 0;
  // Begins anew at t from state() and rate(). `first` [s]: length of the first step. False with text().
  virtual bool restart(double t, double first) = 0;
  // What local errors may be from now on, as a share of the tolerance. Methods that do not begin with a low order, and
  // those without control of errors, do not ask.
  void setShare(double share) { share_ = share; }
  // One step, not past tStop. On a root the step ends there.
  virtual End step(double tStop) = 0;
  double time() const { return time_; }
  // States within the last step: into x (nx), or into state() with the accuracy of the method. False where t is none.
  virtual bool interpolate(double t, double* x) = 0;
  virtual bool endAt(double t) = 0;
  // Of the roots found, by position in Rates::searched: +1 rising, −1 falling, 0 none.
  virtual void rootDirections(std::vector<int>& directions) = 0;

  // The step that was last made, whether or not it was ended by a root [s].
  virtual double lastBegin() = 0;
  virtual double lastEnd() = 0;
  // (nx) States and rates where it began; null where the method does not keep them.
  virtual const double* stateAtBegin() { return nullptr; }
  virtual const double* rateAtBegin() { return nullptr; }
  virtual double lastLength() { return lastEnd() - lastBegin(); }
  // The step that will be tried next [s]; where that is not known, the longest that it should be.
  virtual double nextLength() = 0;
  virtual bool isNextKnown() const { return true; }
  virtual int order() = 0;
  // Estimates of the local errors (nx); false where the method makes none.
  virtual bool localErrors(double* errors) = 0;
  // Since the last restart.
  virtual Counts counts() = 0;
  virtual bool isFixed() const { return false; }

  Trouble trouble() const { return trouble_; }
  const std::string& text() const { return text_; }  // what the library says

 protected:
  Flow& flow_;
  double time_ = 0, share_ = 1;
  Trouble trouble_ = Trouble::none;
  std::string text_;
};

// Anything but `automatic`.
std::unique_ptr<Method> makeMethod(MethodKind kind, Flow& flow);

}  // namespace armature::solve
