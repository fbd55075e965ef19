// Interval arithmetic of the program's operations (Moore, Interval Analysis, 1966).
#pragma once
#include "engine/program/program.h"

namespace armature::solve {

struct Interval {
  double low = 0, high = 0;
};

// Whether intervals are computed of an operation.
bool hasIntervals(program::Op op);
// What an operation may give for arguments between these bounds; all numbers where nothing is known.
Interval intervalOf(program::Op op, Interval a, Interval b, Interval c);
// What the errors of an operation's arguments make of its result r, to the first order, without its own rounding.
double inheritedError(program::Op op, const double (&x)[3], const double (&error)[3], double r);

}  // namespace armature::solve
