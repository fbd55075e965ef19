#include "engine/solve/assertions.h"

#include <algorithm>
#include <utility>

#include "engine/program/format.h"
#include "engine/solve/explain.h"

namespace armature::solve {

namespace {

constexpr int kMostWarnings = 10;         // of one assertion
constexpr double kLeastViolation = 1e-9;  // of the run: a shorter one is rounding
constexpr double kBeforeEvent = 1e-9;     // of the step: closer to an event relations may have changed already

}  // namespace

Assertions::Assertions(Machine& machine, Rates& rates, const Settings& settings)
    : machine_(machine),
      program_(machine.program()),
      rates_(rates),
      watch_(program_, settings.tolerance, kLeastViolation * (settings.stopTime - settings.startTime)),
      states_(program_.states.size()),
      isViolated_(program_.assertions.size(), 0),
      warnings_(program_.assertions.size(), 0) {}

Assertions::Verdict Assertions::tell(bool isEvent, bool isStart, const std::vector<uint32_t>& met,
                                     Diagnostics& diagnostics) {
  const double* const v = machine_.v();
  for (size_t k = 0; k < program_.assertions.size(); ++k) {
    const program::Assertion& a = program_.assertions[k];
    const bool isMet = isEvent && std::find(met.begin(), met.end(), k) != met.end();
    const bool isActive = a.active == program::kNone ? !isStart : v[a.active] != 0;
    const bool isViolated = isMet || (isActive && (a.isTerminate ? isEvent : v[a.condition] == 0));
    const bool isNews = isViolated && !isViolated_[k];
    isViolated_[k] = isViolated;
    if (!isViolated || (a.isWarning && (!isNews || ++warnings_[k] > kMostWarnings))) continue;
    const std::string text = program::formatMessage(a.message, v, machine_.context().native.texts);
    // A text of ours that the translation has put in has its translation; one of the model has none.
    const Phrase said = text.empty() ? phrase("an assertion failed") : Phrase::from(text, {}).value_or(Phrase(text));
    Diagnostic d =
        failure(a.isTerminate ? "R151" : "R150", phrase("%1 (at t = %2)", said, timeText(machine_.at(program_.time))));
    d.severity = a.isTerminate ? Severity::note : a.isWarning ? Severity::warning : Severity::error;
    addOrigin(d, program_, a.origin);
    diagnostics.add(std::move(d));
    if (!a.isWarning) return a.isTerminate ? Verdict::terminated : Verdict::failed;
  }
  return Verdict::fine;
}

bool Assertions::isFailing() {
  if (!machine_.run(program_.checks)) return false;
  const double* const v = machine_.v();
  return std::any_of(program_.assertions.begin(), program_.assertions.end(), [v](const program::Assertion& a) {
    const bool isActive = a.active == program::kNone || v[a.active] != 0;
    return !a.isWarning && !a.isTerminate && isActive && v[a.condition] == 0;
  });
}

bool Assertions::evaluate(double t, std::vector<double>& margins) {
  for (size_t k = 0; k < states_.size(); ++k) states_[k] = machine_.at(program_.states[k].slot);
  if (rates_.margins(t, states_.data(), margins)) return true;
  machine_.clearFailure();
  return false;
}

void Assertions::begin(bool isIntegrated) {
  if (!isWatched()) return;
  machine_.setFrozen(true);
  watch_.begin(machine_.at(program_.time),
               [this](double t, std::vector<double>& margins) { return evaluate(t, margins); });
  if (isIntegrated) rates_.loadGuess(false);
}

std::optional<double> Assertions::find(double until, bool isIntegrated, const std::function<void(double)>& place) {
  if (isIntegrated) rates_.loadGuess(true);
  bool isFirst = isIntegrated;
  const auto found = watch_.find(until, machine_.v(), [&](double t, std::vector<double>& margins) {
    // The integration has been at the end of its step.
    if (std::exchange(isFirst, false) && rates_.acceptedMargins(t, margins)) return true;
    place(t);
    return evaluate(t, margins);
  });
  if (isIntegrated) rates_.loadGuess(false);
  return found;
}

double Assertions::before(double t, double from) {
  return t - kBeforeEvent * (t - from);
}

}  // namespace armature::solve
