#include "engine/solve/sundials_parts.h"

#include <algorithm>

#include "engine/solve/ida_vector.h"

namespace armature::solve {

SundialsVectors::~SundialsVectors() {
  for (N_Vector v : vectors_) N_VDestroy(v);
  if (context_) SUNContext_Free(&context_);
}

bool SundialsVectors::create() {
  return SUNContext_Create(nullptr, &context_) == 0;
}

N_Vector SundialsVectors::make(uint32_t length) {
  N_Vector v = makeIdaVector(length, context_);
  if (v) vectors_.push_back(v);
  return v;
}

SundialsNewton::~SundialsNewton() {
  if (solver_) SUNLinSolFree(solver_);
  if (matrix_) SUNMatDestroy(matrix_);
}

bool SundialsNewton::create(SUNContext context) {
  matrix_ = SUNMatNewEmpty(context);
  solver_ = SUNLinSolNewEmpty(context);
  if (!matrix_ || !solver_) return false;
  matrix_->ops->getid = [](SUNMatrix) { return SUNMATRIX_CUSTOM; };
  matrix_->ops->zero = [](SUNMatrix) { return 0; };
  matrix_->ops->destroy = [](SUNMatrix m) { SUNMatFreeEmpty(m); };
  solver_->content = this;
  solver_->ops->gettype = [](SUNLinearSolver) { return SUNLINEARSOLVER_DIRECT; };
  solver_->ops->getid = [](SUNLinearSolver) { return SUNLINEARSOLVER_CUSTOM; };
  solver_->ops->initialize = [](SUNLinearSolver) { return 0; };
  solver_->ops->setup = setup;
  solver_->ops->solve = solve;
  solver_->ops->free = [](SUNLinearSolver s) {
    s->content = nullptr;
    SUNLinSolFreeEmpty(s);
    return 0;
  };
  return true;
}

int SundialsNewton::evaluateFor(double gamma, double t, const double* x, const double* rates, bool mayReuse,
                                int* isNew) {
  scale_ = 1 / gamma;
  *isNew = !mayReuse || evaluations_ == 0;
  if (!*isNew) {
    newton_.setShift(1 / gamma);
    return 0;
  }
  ++evaluations_;
  return evaluate(t, x, rates, 1 / gamma);
}

int SundialsNewton::setup(SUNLinearSolver solver, SUNMatrix) {
  return static_cast<SundialsNewton*>(solver->content)->newton_.factor() ? 0 : 1;
}

int SundialsNewton::solve(SUNLinearSolver solver, SUNMatrix, N_Vector x, N_Vector b, double) {
  auto& self = *static_cast<SundialsNewton*>(solver->content);
  const auto length = static_cast<size_t>(N_VGetLength(b));
  std::copy_n(elements(b), length, elements(x));
  if (!self.newton_.solve(elements(x))) return 1;
  if (self.scale_ != 1)
    for (size_t i = 0; i < length; ++i) elements(x)[i] *= self.scale_;
  return 0;
}

}  // namespace armature::solve
