// Whether two programs compute the same, told by a number: for a program that is kept only as the results of its run.
#pragma once
#include <cstdint>

#include "engine/program/program.h"

namespace armature::program {

// The same for programs that compute the same in the same order and give it the same names and units, on every machine
// of one byte order; another one, but for chance (2^-64), where anything of that differs. What is said in messages,
// descriptions and the places in texts have no share in it, nor have the values of parameters that may be set without a
// translation.
uint64_t digestOf(const Program& program);

}  // namespace armature::program
