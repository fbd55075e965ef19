// Tearing: the smallest set of unknowns found that, once assumed, lets the other equations of an algebraic loop be
// solved one after the other. Greedy choices after Cellier & Kofman (Continuous System Simulation, 2006, chapter 7)
// and Täuber et al. (Practical realization and adaptation of Cellier's tearing method, EOOLT 2014), several weights
// tried and the best kept; small loops are searched for one or two unknowns that suffice.
#pragma once
#include <utility>

#include "engine/structure/incidence.h"

namespace armature::structure {

struct TearingProblem {
  Incidence graph;                // square block
  std::vector<uint8_t> solvable;  // per entry of graph.index: the row can be solved for that column exactly
  std::vector<uint8_t> weight;    // per column, may be empty: larger = preferred as a tearing unknown at a tie
};

struct Tearing {
  std::vector<uint32_t> columns;                           // tearing unknowns
  std::vector<uint32_t> residuals;                         // rows that stay, as many
  std::vector<std::pair<uint32_t, uint32_t>> assignments;  // (row, column) in order of computation
};

Tearing tear(const TearingProblem& problem);

// Puts columns of larger weight in the place of tearing unknowns wherever as many suffice. Cost: a causalisation for
// each pair that is tried, a fixed number of them at most.
void exchangeByWeight(const TearingProblem& problem, Tearing& tearing);

// Whether the assignments can be computed in their order with solvable pivots and every row and column is used once.
bool isValid(const TearingProblem& problem, const Tearing& tearing);

}  // namespace armature::structure
