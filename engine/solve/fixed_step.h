// Explicit Runge–Kutta methods whose steps have the length that the user says, for teaching and for real time: Euler,
// Heun, and the classical one of order four (Hairer, Nørsett & Wanner 1993, section II.1). Steps end on a grid that
// begins at the start time, at events, and at once where the model cannot be evaluated any further. An event is located
// by steps of the method itself, made from where the step began.
#pragma once
#include <array>

#include "engine/solve/method.h"

namespace armature::solve {

class FixedStep : public Method {
 public:
  enum class Scheme : uint8_t { euler, heun, rk4 };
  FixedStep(Flow& flow, Scheme scheme);

  bool create(double t) override;
  double* state() override { return state_.data(); }
  double* rate() override { return rate_.data(); }
  // `first`: of a first step that is to be shorter than the others; 0: none.
  bool restart(double t, double first) override;
  End step(double tStop) override;
  bool interpolate(double t, double* x) override;
  bool endAt(double t) override;
  void rootDirections(std::vector<int>& directions) override { directions = directions_; }
  const double* stateAtBegin() override { return begin_.data(); }
  const double* rateAtBegin() override { return slopes_[0].data(); }
  double lastBegin() override { return beginTime_; }
  double lastEnd() override { return endTime_; }
  double nextLength() override { return endOfStep(time_) - time_; }
  int order() override;
  bool localErrors(double*) override { return false; }
  Counts counts() override { return counts_; }
  bool isFixed() const override { return true; }

 private:
  struct Tableau;
  static const Tableau& tableauOf(Scheme scheme);
  double endOfStep(double t) const;
  int advance(double h);
  bool advanceAsFarAs(double& h);
  bool shrinkToRoot();

  const Tableau& tableau_;
  const double step_;  // [s]
  double first_ = 0;
  double beginTime_ = 0, endTime_ = 0;
  std::vector<double> state_, rate_, begin_, stage_;
  std::array<std::vector<double>, 4> slopes_;  // of the stages; the first is the rate at the beginning
  std::vector<double> rootsAtBegin_, rootsAtEnd_, scratch_;
  std::vector<int> directions_;
  Counts counts_;
};

}  // namespace armature::solve
