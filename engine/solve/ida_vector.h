// The vector that IDA works on, compiled with our flags: Debian's SUNDIALS is built without optimisation and spends
// nearly all its time in its own vector operations.
#pragma once
#include <sundials/sundials_nvector.h>

#include <cstdint>

namespace armature::solve {

// A vector of `length` zeros; null when memory is exhausted. Freed by N_VDestroy.
N_Vector makeIdaVector(uint32_t length, SUNContext context);
// Its elements.
double* elements(N_Vector vector);

}  // namespace armature::solve
