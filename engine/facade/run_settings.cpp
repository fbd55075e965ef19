#include "engine/facade/run_settings.h"

#include <cmath>

namespace armature {

solve::Settings settingsOf(const model::Experiment& given, const diagram::Document* document) {
  solve::Settings s;
  if (document) {
    const diagram::Experiment& e = document->experiment;
    s.startTime = e.startTime;
    s.stopTime = e.stopTime;
    s.interval = e.interval;
    if (e.tolerance > 0) s.tolerance = e.tolerance;
    s.method = e.method;
    s.step = e.step;
  } else {
    s.startTime = std::isfinite(given.startTime) ? given.startTime : 0;
    // Tools agree on 1 where the model says nothing, also where it begins a little later than at 0.
    s.stopTime = given.stopTime.value_or(s.startTime < 1 ? 1 : s.startTime + 1);
    s.interval = given.interval.value_or(0);
    if (given.tolerance.value_or(0) > 0) s.tolerance = *given.tolerance;
  }
  s.isIntervalGiven = s.interval > 0;
  if (!s.isIntervalGiven)
    s.interval = (s.stopTime > s.startTime ? s.stopTime - s.startTime : 1) / solve::kUsualIntervals;
  return s;
}

}  // namespace armature
