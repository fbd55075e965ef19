// What generated machine code shares: the numbers and functions that it reaches through one register.
#pragma once
#include <cstdint>

#include "engine/program/evaluator.h"

namespace armature::program {

// What generated code reaches through its table register: bit masks, numbers and the functions it calls.
struct alignas(16) CodeTable {
  uint64_t signMask[2];
  uint64_t magnitudeMask[2];
  double one[2];
  double zero[2];
  void* functions[64];  // by Op, then the helpers below
};
enum class Helper : uint8_t { call = 60, lookup = 61, lookupSlots = 62 };
const CodeTable& codeTable();

// Signature of generated functions: values, temporaries, context, table.
using CodeFunction = void (*)(double* v, double* temporaries, RunContext* context, const CodeTable* table);

}  // namespace armature::program
