#include "engine/solve/run.h"

#include <cmath>
#include <new>

#include "engine/program/format.h"
#include "engine/solve/linearize.h"
#include "engine/solve/simulation.h"

namespace armature::solve {

namespace {

bool areGood(const Settings& s, const results::Store& store, Diagnostics& diagnostics) {
  const auto bad = [&](Phrase text) {
    diagnostics.error("R010", std::move(text));
    return false;
  };
  if (!std::isfinite(s.startTime) || !std::isfinite(s.stopTime))
    return bad(phrase("start and stop time must be finite"));
  if (s.stopTime < s.startTime) return bad(phrase("the stop time lies before the start time"));
  if (!(s.interval > 0) || !std::isfinite(s.interval)) return bad(phrase("the interval must be greater than zero"));
  if (!(s.tolerance > 0 && s.tolerance < 1)) return bad(phrase("the tolerance must lie between 0 and 1"));
  const double points = (s.stopTime - s.startTime) / s.interval;
  if (!s.isOpenEnded && !store.canHold(points)) {
    // Beside the interval: where there is no room.
    diagnostics.error(
        "R010",
        phrase("an interval of %1 s makes %2 result points, more than there is room for; choose a longer interval or "
               "record fewer variables",
               program::spokenReal(s.interval), program::spokenReal(points)),
        {}, {}, store.whyFull().advice);
    return false;
  }
  return true;
}

}  // namespace

RunResult run(const program::Program& program, const Settings& settings, const Overrides& overrides, Control& control,
              results::Store& store, Diagnostics& diagnostics) {
  RunResult result;
  if (areGood(settings, store, diagnostics)) {
    try {
      if (settings.aim == Aim::linearization) {
        result = linearize(program, settings, overrides, control, store, diagnostics);
      } else {
        result = Simulation(program, settings, control, store, diagnostics).run(overrides);
      }
    } catch (const std::bad_alloc&) {
      diagnostics.error(
          "R100", phrase("not enough memory for this run (at t = %1 s)", program::spokenReal(control.time.load())));
    }
  }
  store.finish();
  return result;
}

}  // namespace armature::solve
