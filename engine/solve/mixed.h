// Finds a consistent configuration of a mixed system (specification appendix B; Otter, Elmqvist, Mattsson, Hybrid
// Modeling in Modelica, 1999): fix-point iteration of the discrete values, then one change at a time, then bounded
// enumeration.
#pragma once
#include "engine/solve/machine.h"

namespace armature::solve {

// What the search needs to know of a mixed system, read once from its discrete code.
struct MixedLogic {
  // The part of the discrete code that is logic alone: relations are read from `current` instead of being evaluated, so
  // that what follows from them can be found before the Real unknowns are solved for again.
  program::Code code;
  // A relation of the system: its place among `current` and the instruction of the discrete code that compares.
  struct Comparison {
    uint32_t relation = 0;  // index of Program::relations
    size_t place = 0;
    uint32_t instr = program::kNone;
  };
  std::vector<Comparison> comparisons;
  std::vector<char> isFree;          // by place: a relation; the others follow from these by logic
  std::vector<program::Slot> scale;  // what the rounding errors of the system's results are counted in
  // Largest nominal value of what the system's nonlinear systems are solved for: those end at a share of it, where the
  // values themselves are zero. 0 where all are linear.
  double nominal = 0;
};

// Of every mixed system of the program, in its order.
std::vector<MixedLogic> mixedLogicOf(const program::Program& program);

// Gives the relations of a system whose root functions have rested (nothing hung on them) the values that they have at
// the left limit, which the machine holds. The search of the event begins with them: that of the last event may be long
// past.
void refreshIdle(Machine& machine, const program::MixedSystem& system, const MixedLogic& logic);

// Solves the system on the machine's values. The relations begin with the values they have had in the last evaluation,
// and one whose two sides agree to rounding keeps its value: a brake that has just begun to slip lies exactly on the
// border between slipping and holding. Where nothing is consistent, the next configuration may be left for the next
// round of the event iteration (Machine::leaveOpen). False after noting a failure that names the discrete unknowns.
bool solveMixed(Machine& machine, const program::MixedSystem& system, const MixedLogic& logic);

}  // namespace armature::solve
