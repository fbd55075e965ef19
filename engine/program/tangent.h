// Forward-mode differentiation of the derivatives section (Griewank & Walther, Evaluating Derivatives, 2008, chapter
// 3): from the codes and systems that compute xdot to the codes and tangent solves that compute d(xdot) for a seed dx,
// with the structural sparsity pattern and a colouring of its columns (Curtis, Powell, Reid 1974).
#pragma once
#include "engine/program/program.h"

namespace armature::program {

// Fills program.jacobian for program.derivatives; adds codes and slots. Calls of functions are differentiated by
// central differences of the call. Cost: near-linear in the instructions plus the number of nonzeros.
void addJacobian(Program& program);

}  // namespace armature::program
