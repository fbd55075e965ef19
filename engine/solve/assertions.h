// What a run makes of its assertions: what is violated at a point, what is told of it, and what has been violated
// between two points (see AssertionWatch).
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/solve/assertion_watch.h"
#include "engine/solve/rates.h"
#include "engine/solve/run.h"

namespace armature::solve {

class Assertions {
 public:
  // `settings` and the program must outlive it.
  Assertions(Machine& machine, Rates& rates, const Settings& settings);

  enum class Verdict : uint8_t { fine, failed, terminated };
  // After Program::checks at the present point. At an event terminations count, and those that its iteration has met;
  // at the start those alone that have a condition.
  Verdict tell(bool isEvent, bool isStart, const std::vector<uint32_t>& met, Diagnostics& diagnostics);
  // Whether an assertion that is no warning is violated at the present point.
  bool isFailing();

  // Whether anything can be violated between points unseen.
  bool isWatched() const { return !watch_.isEmpty(); }
  // The next search begins at the present point. `isIntegrated`: guesses are those of the integrator's steps.
  void begin(bool isIntegrated);
  // The first violation up to a time [s] within the last step, to whose points `place` puts the machine.
  std::optional<double> find(double until, bool isIntegrated, const std::function<void(double)>& place);
  // The end of what is looked at before an event at t after a step from `from` [s]: its own instant shows what
  // relations of the assertions are behind it.
  static double before(double t, double from);

 private:
  bool evaluate(double t, std::vector<double>& margins);

  Machine& machine_;
  const program::Program& program_;
  Rates& rates_;
  AssertionWatch watch_;
  std::vector<double> states_;
  std::vector<char> isViolated_;  // (assertions) at the last point that was looked at
  std::vector<int> warnings_;     // of each of them
};

}  // namespace armature::solve
