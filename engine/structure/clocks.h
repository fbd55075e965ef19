// Inference of clocks (Modelica specification 16.7.4 and 16.7.5) on integers: nodes are clocks (of a sub-partition, a
// clock variable, a constructor), relations say how one follows from another, sources give intervals. The result is
// an exact interval and phase for every node, in units of its base clock, or the first thing that does not fit.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/structure/incidence.h"
#include "engine/structure/ratio.h"

namespace armature::structure {

// `result` is made from `of`. Factor 0 of a sub- or super-sampling: any whole number that fits.
struct ClockRelation {
  enum class Kind : uint8_t { same, subSample, superSample, shift, back, none } kind = Kind::same;
  uint32_t of = 0, result = 0;
  int64_t factor = 0;      // or the counter of a shift
  int64_t resolution = 1;  // of a shift
};

struct ClockSource {
  // periodic: an interval in seconds that is known at translation; such sources may meet where they agree. Of the
  // others a base clock has one alone, and it is the unit: its ticks are `steps`, or events, which cannot be divided.
  enum class Kind : uint8_t { periodic, steps, events } kind = Kind::periodic;
  uint32_t node = 0;
  Ratio interval;  // [s] of a periodic one
};

struct ClockNetwork {
  uint32_t nodes = 0;
  std::vector<ClockRelation> relations;
  std::vector<ClockSource> sources;
};

struct ClockProblem {
  enum class Kind : uint8_t {
    disagree,    // two ways to `node` give different clocks: `first` and `second` are its intervals and phases
    mixed,       // two sources that cannot meet: `source` and `other`
    undecided,   // nothing gives the factor between `node` and the clock it is related to
    early,       // the clock of `node` would begin before its base clock
    divided,     // the clock of `node` would tick between two events
    notWhole,    // an inferred factor of `relation` is no whole number
    outOfRange,  // numbers too large
  } kind = Kind::disagree;
  uint32_t node = 0;
  uint32_t relation = kNone;               // index of the relation at which it showed
  uint32_t source = kNone, other = kNone;  // indices of sources
  Ratio firstInterval, firstPhase, secondInterval, secondPhase;
};

struct BaseClock {
  uint32_t source = kNone;  // kNone: a default clock, whose fastest part ticks every second
  Ratio grain;              // of a source that is no periodic one: the largest step that meets every tick
};

struct ClockSolution {
  std::vector<uint32_t> base;          // (nodes) index of its base clock
  std::vector<Ratio> interval, phase;  // (nodes) [s], or intervals of the source
  std::vector<BaseClock> bases;
  std::vector<ClockProblem> problems;
};

// Linear in nodes and relations.
ClockSolution inferClocks(const ClockNetwork& network);

}  // namespace armature::structure
