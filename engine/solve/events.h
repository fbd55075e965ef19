// What happens at an instant: time events are scheduled, the event section is iterated until the discrete variables no
// longer change, states are reinitialised (specification 3.6, section 8.6 and appendix B).
#pragma once
#include <limits>
#include <string>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/solve/faint_switches.h"
#include "engine/solve/machine.h"
#include "engine/solve/rates.h"
#include "engine/solve/run.h"

namespace armature::solve {

class Events {
 public:
  Events(Machine& machine, const Rates& rates, const Settings& settings, Statistics& statistics);

  // Times are counted from here; to be called once the parameters are known, and again when they change.
  void schedule(double now);
  // The next scheduled instant after the present one, infinite when there is none.
  double next() const;
  // Whether a scheduled instant lies so close after t that it cannot be told from it.
  bool isDue(double t) const { return next() <= t + resolution(t); }

  // Begins an event: the left limits are the present values (pre may be asked of continuous variables as well).
  void begin() { updatePre(); }
  // Takes what is due at t: sets sampler flags, notes the relations that must switch. Moves the machine's time to the
  // latest of the instants that are merged. What switches after its instant (time > T) has an event of its own, behind
  // all others of the instant; none at the start of the run. Returns whether anything was due.
  bool takeDue(double t, bool isStart = false);
  // Searched relations that must switch, by position in Rates::searched.
  void takeRoots(const std::vector<int>& directions);

  // Iterates the event section; false after noting the reason. Afterwards nothing changes any more.
  bool iterate();
  // Ends the instant: the sampler flags fall.
  bool finish();
  // Relations whose value changed in the last iterate().
  const std::vector<uint32_t>& changed() const { return changed_; }
  // Those that were due in it and have the value of before: what they have brought about has undone them.
  const std::vector<uint32_t>& undone() const { return undone_; }

  // Assertions and terminations of when-clauses that have been met in the last iterate(), by index.
  const std::vector<uint32_t>& met() const { return met_; }

  // Moves each root function to the far end of its relation's border (Machine::border, FaintSwitches::width): what the
  // event iteration has kept there is no event before it has left the border.
  void shiftRoots(Rates& rates, FaintSwitches& faint);
  // Learns which sign of each root function means true, after an iteration, from the present roots.
  void learnSigns(const std::vector<double>& roots);
  // Positions in Rates::searched whose root function contradicts the relation's value: crossings that root finding
  // could not see because the function was zero at the event before.
  bool findContradictions(const std::vector<double>& roots);

  // Whether a relation whose root function was exactly zero at the last learnSigns() has left its border against its
  // value.
  bool hasLeftBorder(const std::vector<double>& roots) const;
  // Where relations at their border have to switch because their root functions take these signs: the direction in
  // which each crosses, 0 for the others.
  std::vector<int> leaving(const std::vector<int>& signs) const;

  const Diagnostic& reason() const { return reason_; }
  static double resolution(double t);

 private:
  bool isAhead(const program::Relation& relation) const;
  bool takeDueAt(double t);
  bool noteDue(double t, bool isAfter);
  bool pass();
  bool passUntilSwitched();
  bool applyReinits();
  bool noteAssertions();
  bool isSettled() const;
  bool contradicts(size_t k, int side) const;
  void updatePre();
  bool endless();
  double instantOf(size_t sampler, double index) const;  // [s]

  Machine& machine_;
  const program::Program& program_;
  const Rates& rates_;
  const Settings& settings_;
  Statistics& statistics_;
  std::vector<uint64_t> samplerNext_;  // index of the next instant of each sampler
  std::vector<uint32_t> due_;          // relations that must switch in the first pass
  std::vector<double> before_;         // relation values before the event
  std::vector<uint32_t> changed_, undone_, met_;
  std::vector<signed char> signTrue_;   // +1, −1: sign of g where the relation is true; 0: not known yet
  std::vector<char> isKnown_;           // signTrue_ is settled
  std::vector<char> isAtBorder_;        // its root function was zero when the integrator began
  std::vector<signed char> isExcused_;  // contradiction that the last event could not remove
  std::vector<double> excusedAt_;       // size of the root function then
  double handled_ = -std::numeric_limits<double>::infinity();  // thresholds up to here are past
  Diagnostic reason_;
};

}  // namespace armature::solve
