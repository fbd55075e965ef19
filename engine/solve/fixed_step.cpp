#include "engine/solve/fixed_step.h"

#include <algorithm>
#include <cmath>

#include "engine/solve/crossing.h"

namespace armature::solve {

namespace {

constexpr double kSliver = 1e-9;           // of a step: what is left of it to the next point of the grid is none
constexpr double kFixedShortening = 0.25;  // of a step within which the model cannot be evaluated
constexpr int kShorterFixedSteps = 10;

}  // namespace

// Coefficients of an explicit method, and its continuation: weights of the slopes at a fraction of the step as
// polynomials without a constant term (Hairer, Nørsett & Wanner 1993, section II.6).
struct FixedStep::Tableau {
  size_t stages;
  int order;
  std::array<std::array<double, 3>, 4> a;  // (stage x stage before), row = stage
  std::array<double, 4> b, c;
  std::array<std::array<double, 3>, 4> continuation;  // (stage x power)
};

const FixedStep::Tableau& FixedStep::tableauOf(Scheme scheme) {
  static constexpr std::array<Tableau, 3> kTableaus = {{
      {1, 1, {}, {1}, {0}, {{{1, 0, 0}}}},
      {2, 2, {{{}, {1}}}, {0.5, 0.5}, {0, 1}, {{{1, -0.5, 0}, {0, 0.5, 0}}}},
      {4,
       4,
       {{{}, {0.5}, {0, 0.5}, {0, 0, 1}}},
       {1.0 / 6, 1.0 / 3, 1.0 / 3, 1.0 / 6},
       {0, 0.5, 0.5, 1},
       {{{1, -1.5, 2.0 / 3}, {0, 1, -2.0 / 3}, {0, 1, -2.0 / 3}, {0, -0.5, 2.0 / 3}}}},
  }};
  return kTableaus[static_cast<size_t>(scheme)];
}

FixedStep::FixedStep(Flow& flow, Scheme scheme)
    : Method(flow),
      tableau_(tableauOf(scheme)),
      step_(flow.settings().step > 0 ? flow.settings().step : flow.settings().interval) {}

bool FixedStep::create(double t) {
  time_ = t;
  for (auto* list : {&state_, &rate_, &begin_, &stage_}) list->resize(flow_.stateCount());
  for (size_t i = 0; i < tableau_.stages; ++i) slopes_[i].resize(flow_.stateCount());
  for (auto* list : {&rootsAtBegin_, &rootsAtEnd_, &scratch_}) list->resize(flow_.rootCount());
  directions_.resize(flow_.rootCount());
  return true;
}

bool FixedStep::restart(double t, double first) {
  time_ = beginTime_ = endTime_ = t;
  first_ = first;
  begin_ = state_;
  slopes_[0] = rate_;
  counts_ = {};
  return true;
}

int FixedStep::order() {
  return tableau_.order;
}

// The next point of the grid.
double FixedStep::endOfStep(double t) const {
  const double start = flow_.settings().startTime;
  const double next = start + (std::floor((t - start) / step_ + kSliver) + 1) * step_;
  return first_ > 0 ? std::min(next, t + first_) : next;
}

// From begin_ by h into state_, with the slopes on the way; an answer of Flow.
int FixedStep::advance(double h) {
  const size_t n = state_.size();
  for (size_t s = 1; s < tableau_.stages; ++s) {
    for (size_t i = 0; i < n; ++i) {
      double sum = 0;
      for (size_t k = 0; k < s; ++k) sum += tableau_.a[s][k] * slopes_[k][i];
      stage_[i] = begin_[i] + h * sum;
    }
    if (const int answer = flow_.rates(beginTime_ + tableau_.c[s] * h, stage_.data(), slopes_[s].data())) return answer;
  }
  for (size_t i = 0; i < n; ++i) {
    double sum = 0;
    for (size_t s = 0; s < tableau_.stages; ++s) sum += tableau_.b[s] * slopes_[s][i];
    state_[i] = begin_[i] + h * sum;
  }
  return Flow::fine;
}

// By h, or a part of it where there the model cannot be evaluated; rate_ is that at the end. False where it cannot go
// on at all.
bool FixedStep::advanceAsFarAs(double& h) {
  for (int attempt = 0; attempt <= kShorterFixedSteps; ++attempt) {
    int answer = advance(h);
    if (answer == Flow::fine) answer = flow_.rates(beginTime_ + h, state_.data(), rate_.data());
    if (answer == Flow::fine) return true;
    if (answer == Flow::cancelled) break;
    flow_.rates().startAgain();
    ++counts_.failures;
    h *= kFixedShortening;
  }
  trouble_ = Trouble::fixedStep;
  return false;
}

Method::End FixedStep::step(double tStop) {
  flow_.beginStep();
  trouble_ = Trouble::none;
  beginTime_ = time_;
  begin_ = state_;
  slopes_[0] = rate_;
  rootsAtBegin_ = flow_.lastRoots();
  double end = std::min(endOfStep(time_), tStop);
  if (tStop - end < kSliver * step_) end = tStop;
  first_ = 0;
  const double length = end - beginTime_;
  double h = length;
  if (!advanceAsFarAs(h)) {
    state_ = begin_;
    rate_ = slopes_[0];
    return End::failed;
  }
  ++counts_.steps;
  time_ = endTime_ = h == length ? end : beginTime_ + h;
  const End reached = time_ >= tStop ? End::stopTime : End::step;
  if (rootsAtBegin_.empty()) return reached;
  if (flow_.roots(time_, state_.data(), rootsAtEnd_.data()) != Flow::fine) {
    trouble_ = Trouble::roots;
    return End::failed;
  }
  for (size_t k = 0; k < directions_.size(); ++k)
    if (crosses(rootsAtBegin_[k], rootsAtEnd_[k])) return shrinkToRoot() ? End::root : End::failed;
  return reached;
}

// Ends the step right of the first root in it.
bool FixedStep::shrinkToRoot() {
  double left = beginTime_, right = time_;
  const FunctionsAt at = [this](double t, std::vector<double>& roots) {
    return advance(t - beginTime_) == Flow::fine && flow_.roots(t, state_.data(), roots.data()) == Flow::fine;
  };
  if (!locateCrossing(left, right, rootsAtBegin_, rootsAtEnd_, scratch_, at) || !endAt(right)) {
    trouble_ = Trouble::model;
    return false;
  }
  for (size_t k = 0; k < directions_.size(); ++k) directions_[k] = directionOf(rootsAtBegin_[k], rootsAtEnd_[k]);
  return true;
}

bool FixedStep::endAt(double t) {
  if (advance(t - beginTime_) != Flow::fine || flow_.rates(t, state_.data(), rate_.data()) != Flow::fine) return false;
  if (flow_.rootCount() > 0 && flow_.roots(t, state_.data(), scratch_.data()) != Flow::fine) return false;
  time_ = endTime_ = t;
  return true;
}

bool FixedStep::interpolate(double t, double* x) {
  const double h = endTime_ - beginTime_, part = h > 0 ? (t - beginTime_) / h : 0;
  if (!(part >= 0 && part <= 1 + kSliver)) return false;
  std::copy(begin_.begin(), begin_.end(), x);
  for (size_t s = 0; s < tableau_.stages; ++s) {
    const auto& p = tableau_.continuation[s];
    const double weight = h * part * (p[0] + part * (p[1] + part * p[2]));
    for (size_t i = 0; i < begin_.size(); ++i) x[i] += weight * slopes_[s][i];
  }
  return true;
}

}  // namespace armature::solve
