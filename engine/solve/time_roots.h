// How far a step may go because of what time alone drives. A root function of time alone may switch many times within a
// step that the states allow, and a step that ends where it has the sign it began with shows nothing: where a function
// has no zero is proved by interval arithmetic, what is left is halved, so that no crossing wider than the resolution
// is missed. And a wave (a sine whose argument is a function of time) that goes round once between the points that a
// step looks at is taken for a constant; so a step ends before, as long as the wave has an amplitude worth speaking of.
#pragma once
#include <optional>
#include <vector>

#include "engine/solve/time_slice.h"

namespace armature::solve {

class TimeRoots {
 public:
  // Finds the functions among the roots of these relations that can be treated, and the waves. The program must outlive
  // it. `least` [s]: crossings closer together than that are rounding.
  TimeRoots(const program::Program& program, const std::vector<uint32_t>& searched, double least);

  // Functions of time that a section gives in these slots, without the waves.
  TimeRoots(const program::Program& program, const program::Section& section, const std::vector<program::Slot>& slots,
            double least);

  bool isEmpty() const { return functions_.empty() && waves_.empty(); }
  // What is constant between events has jumped.
  void restart();
  // How far a step from `begin` towards `end` [s] may go so that none of the functions changes its sign twice within
  // it and no wave goes round; `v` are the program's values.
  double bound(const double* v, double begin, double end);
  // The same of the functions alone.
  double boundOfRoots(const double* v, double begin, double end);
  // The first time from `begin` to `end` [s] at which one of the functions has become negative, if there is one.
  std::optional<double> crossing(const double* v, double begin, double end);

 private:
  struct Function {
    TimeSlice::Cone root;
    double seenUntil = 0;  // [s] it is proved that it has no zero up to there
    bool isHopeless = false;
  };
  struct Search {
    const double* v = nullptr;
    const TimeSlice::Cone& root;
    double resolution = 0;
    int budget = 0, wanted = 2, crossings = 0;
    double second = 0;  // left of the second crossing
    double first = 0;   // right of the first one
  };
  // All uses of one sine.
  struct Wave {
    TimeSlice::Cone phase;   // the argument
    bool isForever = false;  // nothing is known of the amplitude of one of the uses
    std::vector<TimeSlice::Cone> amplitudes;
    std::vector<double> largest;  // magnitudes of them up to now
    double seenUntil = 0;         // [s] it is proved that it turns too little up to there
  };
  double valueAt(const TimeSlice::Cone& cone, const double* v, double t) { return slice_.evaluate(v, cone, t, t).low; }
  void find(Search& search, double begin, double end);
  bool isRounding(const Search& search, double t, double value);
  void forgetHopeless();
  void gatherWaves();
  double boundOfWaves(const double* v, double begin, double end);
  double boundOfWave(Wave& wave, const double* v, double begin, double end);
  bool isDead(const Wave& wave, const double* v, double begin, double end);
  double turn(const Wave& wave, const double* v, double begin, double end);

  TimeSlice slice_;
  double least_ = 0;  // [s]
  std::vector<Function> functions_;
  std::vector<Wave> waves_;
};

}  // namespace armature::solve
