// Whether the steps of an explicit method of fixed length make a solution grow that the model does not (see
// spectrum.h). Two things are looked at. Steps that are far too long show at once: a step then differs from the
// trapezoidal rule by as much as it is long, and goes on doing so. What grows slowly, as an undamped oscillator by
// Euler's method, shows in the eigenvalues, which are looked at now and then: where something is multiplied by more
// than the solution multiplies anything, for so long that it becomes a quarter larger, and the steps do show it to have
// grown, the results are the method's. What grows by itself, as behind an eigenvalue above zero, is none of it, nor is
// what stays at rest.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/solve/method.h"
#include "engine/solve/spectrum.h"

namespace armature::solve {

class StabilityWatch {
 public:
  explicit StabilityWatch(Flow& flow) : flow_(flow) {}
  // The integrator has begun anew.
  void restart() { watchedUntil_ = steps_ + kWatchedSteps; }
  // After a step of a method of fixed length, whose state and rate are those of its end; the machine is left there.
  // Costs a few operations a state, and now and then eigenvalues.
  void afterStep(Method& method);
  // The warning, once, when there is something to be told.
  std::optional<Diagnostic> take(std::string_view method);

 private:
  static constexpr double kUnknown = -1;
  static constexpr uint64_t kWatchedSteps = 20;  // at least, when steps are compared one by one
  struct Finding {
    double time = 0;     // [s] when it was found
    double step = 0;     // [s] its length
    double longest = 0;  // [s] steps up to which nothing would grow; 0: there are none; or kUnknown
    size_t state = 0;    // that shows it most
  };
  void create(Method& method);
  bool isPlainlySmooth(Method& method);
  void watch(Method& method);
  void compare(Method& method);
  bool isRough(size_t state) const;
  void confirm(Method& method);
  void look(Method& method);
  void planLook();
  std::vector<double> changeOf(Method& method) const;
  struct Share {
    double size = 0, ofBegin = 0;  // of the states' sizes now, and when the growth began
    size_t state = 0;
  };
  Share shareOfGrowing(Method& method);
  static Phrase adviceAbout(double longest);
  void find(Method& method, double longest, size_t state);

  Flow& flow_;
  double step_ = 0;                                // [s] of the settings
  std::vector<double> scale_;                      // (nx) sizes of the states so far
  std::vector<double> errors_, changes_, before_;  // sums that forget; errors_ when the state has become rough
  // Steps in a row that differ from the trapezoidal rule by what they are long; that have nothing to do with the rates.
  std::vector<uint32_t> rough_, contradictions_;
  uint64_t watchedUntil_ = kWatchedSteps;
  bool isWatching_ = false;
  uint64_t steps_ = 0, sinceLook_ = 0, nextLook_ = 1, nextConfirmation_ = 0, pause_ = 0;
  uint64_t looks_ = 0;
  double spurious_ = 0;      // a step, at the last look: a logarithm
  double growth_ = 0;        // so far: a logarithm
  double shareAtBegin_ = 0;  // of what grows, when growth_ was zero
  std::vector<double> scaleAtBegin_;
  std::optional<Finding> finding_;
  bool hasTold_ = false;
};

}  // namespace armature::solve
