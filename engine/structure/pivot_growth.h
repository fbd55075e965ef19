// Tearing is elimination in an order that the structure has chosen and not the size of the pivots. Along a long chain
// each pivot may multiply what rounding leaves by two or three, and forty of them leave no digit: element growth
// (Wilkinson, Error analysis of direct methods of matrix inversion, 1961; Higham, Accuracy and Stability of Numerical
// Algorithms, 2nd edition 2002, section 9.3).
#pragma once
#include <vector>

#include "engine/structure/tearing.h"

namespace armature::structure {

// Most that an inner variable may change with a tearing unknown, in the equilibrated matrix. Units may be such that the
// scales of two columns are as far apart once more: it costs twice as many digits at most, and leaves eight.
inline constexpr double kMostGrowth = 1e4;

// Makes further tearing unknowns of inner variables until none of them grows beyond kMostGrowth. `coefficients` per
// entry of problem.graph.index, as far as they are known (else not numbers, and taken to add nothing): units do not
// matter, since rows and columns are scaled to like size first. `pivots`: the same entries as they are divided by,
// where those that switch count with their smallest size.
void limitGrowth(const TearingProblem& problem, std::vector<double> coefficients, std::vector<double> pivots,
                 Tearing& tearing);

}  // namespace armature::structure
