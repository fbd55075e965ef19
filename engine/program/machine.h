// The assembler of the machine that this program runs on.
#pragma once

#if defined(__aarch64__)
#include "engine/program/arm64_assembler.h"
namespace armature::program {
namespace machine = arm64;
}
#else
#include "engine/program/x86_assembler.h"
namespace armature::program {
namespace machine = x86;
}
#endif

namespace armature::program {

// Whether it runs the code that we generate: on x86-64, a processor with the vector instructions that are generated
// (AVX) and an operating system that keeps their registers; every arm64.
bool runsMachineCode();
// What codes are run by, in words: machine code for which kind of processor, or the interpreter.
const char* evaluatorName();

}  // namespace armature::program
