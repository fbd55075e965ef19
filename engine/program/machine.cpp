#include "engine/program/machine.h"

// The header is C, with a type that clang does not know in C++.
#if __has_include(<sys/platform/x86.h>) && !defined(__clang__)
#include <sys/platform/x86.h>
#endif

namespace armature::program {

// The C library has asked the processor already when the program was started; asking again is slow on a virtual
// machine.
bool runsMachineCode() {
#if defined(__aarch64__)
  return true;
#elif !defined(__x86_64__)
  return false;
#elif defined(CPU_FEATURE_ACTIVE)
  return CPU_FEATURE_ACTIVE(AVX);
#else
  return __builtin_cpu_supports("avx");
#endif
}

const char* evaluatorName() {
  if (!runsMachineCode()) return "interpreter";
#if defined(__aarch64__)
  return "machine code for arm64";
#else
  return "machine code for x86-64";
#endif
}

}  // namespace armature::program
