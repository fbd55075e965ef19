#include "engine/solve/assertion_watch.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace armature::solve {

namespace {

constexpr double kNoise = 0.1;  // of the tolerance times the largest margin

}  // namespace

AssertionWatch::AssertionWatch(const program::Program& program, double tolerance, double least)
    : pairs_(program.margins.size(), tolerance),
      hidden_(program, program.watch, program.margins, true),
      ofTime_(program, program.watch, program.margins, least),
      tolerance_(tolerance),
      now_(program.margins.size()),
      end_(program.margins.size()),
      largest_(program.margins.size(), 0),
      isViolated_(program.margins.size(), 0),
      directions_(program.margins.size(), 0) {}

// The margins, lifted by what the integration leaves open unless a violation is known and its instant asked for; those
// that have been negative before say nothing.
void AssertionWatch::lift(std::vector<double>& margins) const {
  for (size_t k = 0; k < margins.size(); ++k) {
    const double noise = isExact_ ? 0 : kNoise * tolerance_ * largest_[k];
    margins[k] = isViolated_[k] || std::isnan(margins[k]) ? 1 : margins[k] + noise + std::numeric_limits<double>::min();
  }
}

// The next search begins here; whether other assertions are violated than before.
bool AssertionWatch::accept(double t, const std::vector<double>& margins) {
  begin_ = t;
  hasBegun_ = true;
  bool isOther = false;
  for (size_t k = 0; k < margins.size(); ++k) {
    isOther = isOther || (isViolated_[k] != 0) != (margins[k] < 0);
    isViolated_[k] = margins[k] < 0;
    if (std::isfinite(margins[k])) largest_[k] = std::max(largest_[k], std::fabs(margins[k]));
  }
  return isOther;
}

void AssertionWatch::begin(double t, const Evaluate& evaluate) {
  hasBegun_ = false;
  if (!evaluate(t, end_)) return;
  accept(t, end_);
  lift(end_);
  pairs_.restart(t, end_);
  hidden_.restart();
}

// Whether an assertion is violated is not decided by what is accurate to the tolerance.
bool AssertionWatch::evaluateEnd(double end, const Evaluate& evaluate) {
  if (!evaluate(end, now_)) return false;
  for (size_t k = 0; k < now_.size(); ++k)
    if ((now_[k] < 0) != (isViolated_[k] != 0)) return evaluate(end, now_);
  return true;
}

std::optional<double> AssertionWatch::find(double end, const double* v, const Evaluate& evaluate) {
  const bool hasMargins = hasBegun_ && end > begin_ && evaluateEnd(end, evaluate);
  const std::optional<double> found = hasMargins ? violated(end, v, evaluate) : std::nullopt;
  // Where other assertions are violated from now on, the points are those of other functions.
  if (!hasMargins || found || accept(end, now_))
    begin(found.value_or(end), evaluate);
  else
    pairs_.accept(end, end_);
  return found;
}

std::optional<double> AssertionWatch::violated(double end, const double* v, const Evaluate& evaluate) {
  const Evaluate lifted = [&](double t, std::vector<double>& margins) {
    if (!evaluate(t, margins)) return false;
    lift(margins);
    return true;
  };
  std::optional<double> found;
  if (!ofTime_.isEmpty()) found = ofTime_.crossing(v, begin_, end);
  end_ = now_;
  lift(end_);
  std::optional<double> inside;
  const std::vector<double>& atBegin = pairs_.rootsAtBegin();
  if (!hidden_.isEmpty()) inside = hidden_.find(begin_, end, atBegin, end_, v, lifted);
  if (!inside) inside = pairs_.find(end, end_, lifted, directions_);
  if (!inside && std::any_of(end_.begin(), end_.end(), [](double margin) { return margin <= 0; })) inside = end;
  if (!inside) return found;
  isExact_ = true;
  const auto instant = pairs_.findBefore(*inside, lifted, directions_);
  isExact_ = false;
  return found && (!instant || *found < *instant) ? found : instant;
}

}  // namespace armature::solve
