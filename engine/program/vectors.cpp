#include "engine/program/vectors.h"

// The header is C, with a type that clang does not know in C++.
#if __has_include(<sys/platform/x86.h>) && !defined(__clang__)
#include <sys/platform/x86.h>
#endif

namespace armature::program {

// The C library has asked the processor already when the program was started; asking again is slow on a virtual
// machine.
bool hasVectors() {
#if !defined(__x86_64__)
  return false;
#elif defined(CPU_FEATURE_ACTIVE)
  return CPU_FEATURE_ACTIVE(AVX);
#else
  return __builtin_cpu_supports("avx");
#endif
}

}  // namespace armature::program
