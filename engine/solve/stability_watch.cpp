#include "engine/solve/stability_watch.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "engine/solve/explain.h"
#include "engine/solve/state_name.h"

namespace armature::solve {

namespace {

const double kTold = std::log(1.25);    // growth that is not the model's
constexpr double kNoise = 1e-9;         // of a logarithm: what the eigenvalues' own errors may make
constexpr double kVisible = 1e-2;       // of a state's size: what grows counts when it is so large
constexpr double kOfNominal = 1e-2;     // the least size of a state (as absoluteTolerances has it)
constexpr double kForgetting = 0.7;     // of what has been summed up, at a step
constexpr double kRough = 0.5;          // of a step's own length: its difference from the trapezoidal rule
constexpr double kRoughVisible = 1e-3;  // of a state's size: that difference
constexpr uint32_t kRoughSteps = 16, kFewRoughSteps = 4;  // that are told; where they have grown a hundredfold
constexpr double kManifold = 100;
// The same where steps and rates contradict each other, as in a state of rest that the method alone knows.
constexpr double kContradicts = 3;
constexpr uint32_t kContradictions = 32;
// Steps after which all are compared one by one for a while; after which they are looked at all together; what is rough
// then, and what of the states' sizes is seen.
constexpr uint64_t kWindow = 1280, kPlainLook = 4;
constexpr double kPlain = 0.25, kPlainVisible = 1e-4;
constexpr uint64_t kPause = 3, kLongestPause = 1000;  // steps after a suspicion that was none; it doubles
// Steps between two looks at the eigenvalues; not always as many, or all might fall on the same part of a cycle.
constexpr uint64_t kEvery = 64, kVariation = 23, kStride = 7, kMore = 3;
constexpr uint64_t kEarlyLooks = 8;  // that may follow each other sooner, where something grows fast

// To three digits, and not up.
double roundedDown(double step) {
  constexpr double kRounding = 1e-9;  // what division may leave of a whole number of digits
  const double digit = std::pow(10.0, std::floor(std::log10(step)) - 2);
  return digit * std::floor(step / digit * (1 + kRounding));
}

}  // namespace

void StabilityWatch::create(Method& method) {
  step_ = flow_.settings().step > 0 ? flow_.settings().step : flow_.settings().interval;
  const auto& states = flow_.machine().program().states;
  for (size_t i = 0; i < states.size(); ++i) {
    const double nominal = states[i].nominal != 0 ? std::fabs(states[i].nominal) : 1;
    scale_.push_back(std::max(kOfNominal * nominal, std::fabs(method.stateAtBegin()[i])));
  }
  before_.resize(states.size());
}

void StabilityWatch::afterStep(Method& method) {
  if (hasTold_ || finding_) return;
  if (scale_.empty()) create(method);
  ++steps_;
  ++sinceLook_;
  if (steps_ % kWindow == 0) watchedUntil_ = steps_ + kWatchedSteps;
  if (steps_ >= watchedUntil_ && steps_ % kPlainLook == 0 && !isPlainlySmooth(method))
    watchedUntil_ = steps_ + kWatchedSteps;
  if (steps_ < watchedUntil_)
    watch(method);
  else
    isWatching_ = false;
  if (!finding_ && flow_.stateCount() <= kMostForSpectrum && steps_ >= nextLook_) look(method);
}

// Whether, all states taken together, the step is nearly that of the trapezoidal rule.
bool StabilityWatch::isPlainlySmooth(Method& method) {
  const auto n = static_cast<Eigen::Index>(scale_.size());
  const auto mapped = [n](const double* x) { return Eigen::Map<const Eigen::ArrayXd>(x, n); };
  Eigen::Map<Eigen::ArrayXd> scale(scale_.data(), n);
  const auto x = mapped(method.state()), begin = mapped(method.stateAtBegin());
  scale = scale.max(x.abs());
  const double change = ((x - begin) / scale).square().sum();
  const double error =
      ((x - begin - 0.5 * method.lastLength() * (mapped(method.rateAtBegin()) + mapped(method.rate()))) / scale)
          .square()
          .sum();
  return error < kPlain * kPlain * change || error < kPlainVisible * kPlainVisible;
}

void StabilityWatch::watch(Method& method) {
  if (!isWatching_) {
    errors_.assign(scale_.size(), 0);
    changes_.assign(scale_.size(), 0);
    rough_.assign(scale_.size(), 0);
    contradictions_.assign(scale_.size(), 0);
    isWatching_ = true;
  }
  compare(method);
  bool isAny = false;
  for (size_t i = 0; i < rough_.size() && !isAny; ++i) isAny = isRough(i);
  if (isAny && steps_ >= nextConfirmation_) confirm(method);
}

// The step of each state with what the trapezoidal rule would have made of it: that has the rate at the step's end,
// too.
void StabilityWatch::compare(Method& method) {
  const double *x = method.state(), *rate = method.rate(), h = method.lastLength();
  const double *xBegin = method.stateAtBegin(), *rateBegin = method.rateAtBegin();
  for (size_t i = 0; i < scale_.size(); ++i) {
    const double change = x[i] - xBegin[i], error = std::fabs(change - 0.5 * h * (rateBegin[i] + rate[i]));
    scale_[i] = std::max(scale_[i], std::fabs(x[i]));
    errors_[i] = kForgetting * errors_[i] + error;
    changes_[i] = kForgetting * changes_[i] + std::fabs(change);
    const bool isRough =
        errors_[i] > kRough * changes_[i] && errors_[i] * (1 - kForgetting) > kRoughVisible * scale_[i];
    if (isRough && rough_[i] == 0) before_[i] = errors_[i];
    rough_[i] = isRough ? rough_[i] + 1 : 0;
    contradictions_[i] = isRough && errors_[i] > kContradicts * changes_[i] ? contradictions_[i] + 1 : 0;
    if (isRough) watchedUntil_ = steps_ + kWatchedSteps;
  }
}

bool StabilityWatch::isRough(size_t state) const {
  return rough_[state] >= kRoughSteps ||
         (rough_[state] >= kFewRoughSteps && errors_[state] > kManifold * before_[state]);
}

// Steps may be rough because of what the model does by itself: whether they are unstable, too, decides.
void StabilityWatch::confirm(Method& method) {
  const auto contradicting = std::ranges::max_element(contradictions_);
  if (*contradicting >= kContradictions)
    return find(method, kUnknown, static_cast<size_t>(contradicting - contradictions_.begin()));
  const size_t worst = static_cast<size_t>(std::ranges::max_element(rough_) - rough_.begin());
  nextConfirmation_ = steps_ + (pause_ = std::clamp(2 * pause_, kPause, kLongestPause));
  if (flow_.stateCount() > kMostForSpectrum) {
    const std::vector<double> change = changeOf(method);
    const double radius = spectralRadiusAt(flow_, method.time(), method.state(), scale_, change);
    const double longest = longestStableStep(radius, method.order());
    if (radius > 0 && step_ > longest) find(method, longest, worst);
    return;
  }
  const auto spectrum = spectrumAt(flow_, method.time(), method.state(), scale_, false);
  if (!spectrum || spuriousGrowth(spectrum->values, step_, method.order()) <= kNoise) return;
  find(method, longestStableStep(spectrum->values, step_, method.order()), worst);
}

void StabilityWatch::look(Method& method) {
  const auto spectrum = spectrumAt(flow_, method.time(), method.state(), scale_, false);
  const double spurious = spectrum ? spuriousGrowth(spectrum->values, step_, method.order()) : 0;
  // Of the steps in between, which may be others, what both ends say.
  growth_ = std::max(0.0, growth_ + std::min(spurious, spurious_) * static_cast<double>(sinceLook_));
  if (std::max(spurious, spurious_) <= kNoise) growth_ = 0;
  spurious_ = spurious;
  sinceLook_ = 0;
  planLook();
  if (spurious <= kNoise) return;
  if (growth_ == 0) scaleAtBegin_ = scale_;
  const Share share = shareOfGrowing(method);
  if (growth_ == 0) shareAtBegin_ = share.ofBegin;
  if (growth_ >= kTold && share.size > kVisible && share.ofBegin > shareAtBegin_ * std::exp(0.5 * growth_))
    find(method, longestStableStep(spectrum->values, step_, method.order()), share.state);
}

// As often as costs little beside the steps of a cheap model; at the beginning of a run more often, and where something
// grows fast a few times as soon as that would be told.
void StabilityWatch::planLook() {
  const uint64_t n = flow_.stateCount();
  const uint64_t usual = std::min(kMore * steps_, n * n * n / 2) + kEvery + ++looks_ * kStride % kVariation;
  const double untilTold = spurious_ > kNoise && looks_ < kEarlyLooks ? 1 + kTold / spurious_ : HUGE_VAL;
  nextLook_ = steps_ + (untilTold < static_cast<double>(usual) ? static_cast<uint64_t>(untilTold) : usual);
}

std::vector<double> StabilityWatch::changeOf(Method& method) const {
  std::vector<double> change(method.state(), method.state() + scale_.size());
  for (size_t i = 0; i < change.size(); ++i) change[i] -= method.stateAtBegin()[i];
  return change;
}

// What of the states belongs to eigenvalues that the steps make grow. In a step each part of them that is free changes
// by R − 1 of itself.
StabilityWatch::Share StabilityWatch::shareOfGrowing(Method& method) {
  const auto spectrum = spectrumAt(flow_, method.time(), method.state(), scale_, true);
  if (!spectrum) return {};
  const std::vector<double> changes = changeOf(method);
  const Eigen::Map<const Eigen::VectorXd> change(changes.data(), static_cast<Eigen::Index>(changes.size()));
  const Eigen::VectorXcd parts = spectrum->vectors.partialPivLu().solve(change.cast<std::complex<double>>());
  Share share;
  for (Eigen::Index k = 0; k < parts.size(); ++k) {
    const std::complex<double> z = step_ * spectrum->values[k], factor = stepFactor(z, method.order());
    if (std::log(std::abs(factor)) - std::max(0.0, z.real()) <= kNoise) continue;
    for (Eigen::Index i = 0; i < parts.size(); ++i) {
      const double size = std::abs(parts[k] * spectrum->vectors(i, k) / (factor - 1.0));
      const auto at = static_cast<size_t>(i);
      share.ofBegin = std::max(share.ofBegin, size / scaleAtBegin_[at]);
      if (size / scale_[at] > share.size) share = {size / scale_[at], share.ofBegin, at};
    }
  }
  return share;
}

void StabilityWatch::find(Method& method, double longest, size_t state) {
  finding_ = {method.time(), step_, longest, state};
}

std::optional<Diagnostic> StabilityWatch::take(std::string_view method) {
  if (!finding_) return {};
  const Finding found = *finding_;
  finding_.reset();
  hasTold_ = true;
  const StateName name = nameOf(flow_.machine().program(), flow_.machine().program().states[found.state]);
  const Phrase text = found.longest == kUnknown
                          ? phrase(
                                "steps of %1 are too long for the method %2: they do not take %3 to where its rate "
                                "leads (at t = %4)",
                                timeText(found.step), method, name.name, timeText(found.time))
                          : phrase(
                                "steps of %1 are too long for the method %2: they make %3 grow or leap to and fro, "
                                "and the model does not (at t = %4)",
                                timeText(found.step), method, name.name, timeText(found.time));
  Diagnostic warning = failure("R177", text);
  warning.severity = Severity::warning;
  if (!name.part.empty()) warning.parts.push_back(name.part);
  warning.advice = adviceAbout(found.longest);
  return warning;
}

Phrase StabilityWatch::adviceAbout(double longest) {
  if (longest == kUnknown) return phrase("choose a shorter step, or a method that chooses its steps itself");
  if (longest == 0)
    return phrase("no step is short enough for this method here: choose one that chooses its steps itself");
  return phrase("with steps of at most %1 nothing would grow so; or choose a method that chooses its steps itself",
                timeText(roundedDown(longest)));
}

}  // namespace armature::solve
