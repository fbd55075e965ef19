// Forward-mode differentiation of the derivatives section (Griewank & Walther, Evaluating Derivatives, 2008, chapter
// 3): from the codes and systems that compute xdot to the codes and tangent solves that compute d(xdot) for a seed dx,
// with the structural sparsity pattern and a colouring of its columns (Curtis, Powell, Reid 1974).
#pragma once
#include "engine/program/program.h"

namespace armature::program {

// Fills program.jacobian for program.derivatives; adds codes and slots. Calls of functions are differentiated by
// central differences of the call. Cost: near-linear in the instructions plus the number of nonzeros.
void addJacobian(Program& program);

// Fills program.sparse, after addJacobian, where that needs many runs and no nonlinear system stands in the way.
void addSparseJacobian(Program& program);

// Directions in which a program is differentiated as a whole: from the states and further `inputs` to xdot and
// `outputs`. An input that a code computes counts as given from outside: what is computed from it follows the seed.
struct Directions {
  std::vector<Slot> inputs, outputs;
};
// The section d(xdot, outputs) of a seed d(x, inputs), to be run after Program::derivatives and Program::outputs at the
// same point, with values of states and inputs as seeds and of xdot and outputs as results; without a pattern. Adds
// codes, slots and tangents to the program, whose own Jacobian stays as it is. Cost as of addJacobian.
struct LinearProgram {
  Jacobian jacobian;
  std::vector<uint8_t>
      isOfStates;  // by input: whether the program computes it from states, so that a loop is cut there
};
LinearProgram addLinearization(Program& program, const Directions& directions);

// Whether a code of the section stores the slot, outside of systems of equations.
bool isStoredByCode(const Program& program, const Section& section, Slot slot);

}  // namespace armature::program
