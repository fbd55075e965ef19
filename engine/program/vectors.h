// Whether this machine runs the code that we generate.
#pragma once

namespace armature::program {

// An x86-64 processor with the vector instructions that are generated (AVX), and an operating system that keeps their
// registers.
bool hasVectors();

}  // namespace armature::program
