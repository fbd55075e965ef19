// Whether a run gets on: steps that hardly move the time, events without end (chattering).
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/program/program.h"
#include "engine/solve/run.h"

namespace armature::solve {

class Progress {
 public:
  Progress(const program::Program& program, const Settings& settings);

  // Counts from this time [s].
  void begin(double t);
  // Notes that t [s] has been reached. True when steps have become so small that the run would not end in a lifetime.
  bool isStuck(double t);
  // Time from which steps are counted [s], and their number.
  double stepsSince() const { return stepAnchor_; }
  uint64_t steps() const { return steps_; }
  // Notes an event at t [s] in which these relations have changed, and those to and fro. The message when the model
  // chatters.
  std::optional<Diagnostic> noteEvent(double t, const std::vector<uint32_t>& changed,
                                      const std::vector<uint32_t>& undone);

 private:
  Diagnostic chattering(double t) const;

  const program::Program& program_;
  const Settings& settings_;
  double stepAnchor_ = 0;
  uint64_t steps_ = 0;
  double anchor_ = 0, lastEvent_ = 0;  // [s]
  uint64_t sinceAnchor_ = 0, atOneInstant_ = 0;
  std::vector<uint64_t> switchCount_;  // per relation since the anchor
};

}  // namespace armature::solve
