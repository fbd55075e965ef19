// Which method suits a model, where the choice is left to the program: by the eigenvalues of df/dx, at the start and
// from time to time after it. Explicit Runge–Kutta steps cost least and keep what swings, but what decays bounds them
// however little is left of it (Hairer & Wanner, Solving Ordinary Differential Equations II, 1996, section IV.2); going
// over from one kind to the other in the run is Petzold's idea (SIAM J. Sci. Stat. Comput. 4, 1983).
#pragma once
#include <optional>
#include <vector>

#include "engine/base/phrase.h"
#include "engine/solve/method.h"

namespace armature::solve {

class MethodChoice {
 public:
  struct Choice {
    MethodKind kind = MethodKind::ida;
    Phrase reason;
  };

  explicit MethodChoice(Flow& flow) : flow_(flow) {}
  // For the states that the machine holds at t [s].
  Choice atStart(double t);
  // After a step: another method, where this one's steps are held back by what decays.
  std::optional<Choice> afterStep(Method& method);

 private:
  struct Spectrum {
    double decay = 0;               // the fastest [1/s]
    double swing = 0;               // the fastest [rad/s]
    bool hasUndampedSwing = false;  // one that goes round more than a few times in the run
  };
  std::optional<Spectrum> spectrum(double t, const double* x);

  Flow& flow_;
  uint32_t steps_ = 0;  // since the last look
  int heldBack_ = 0;
  std::vector<double> rate_, values_;
};

}  // namespace armature::solve
