// Functions that are called during a run, as plain data: a list of instructions with jumps over an array of doubles.
// Registers are, in this order: the inputs, then local variables, outputs and intermediate results. A string is held as
// the index of a text in native::Context::texts. Made by the room lower from the model's run-time functions.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/native/native.h"
#include "engine/program/function_blocks.h"
#include "engine/program/program.h"

namespace armature::program {

struct FunctionInstr {
  enum class Kind : uint8_t {
    compute,      // r[target] := op(r[a], r[b], r[c])
    move,         // r[target] := r[a]
    load,         // r[target] := r[lists[b][r[a] − 1]]; an index out of range yields NaN
    loadArray,    // r[target] := r[b + r[a] − 1], r[a] in 1 … c; an index out of range yields NaN
    storeArray,   // r[target + r[a] − 1] := r[c], r[a] in 1 … b; an index out of range is an error
    jump,         // to instruction target
    jumpIfFalse,  // to instruction target when r[a] is 0
    jumpIfTrue,   // to instruction target when r[a] is not 0
    call,         // calls[a]
    native,       // natives[a]
    text,         // r[target] := index of texts[a]
    concat,       // r[target] := index of the text r[a] followed by the text r[b]
    format,       // r[target] := index of the text of r[a] in format texts[b]; c: 0 Real, 1 Integer, 2 Boolean
    compareText,  // r[target] := order of the texts r[a] and r[b]: −1, 0 or 1
    fail,         // stops with the error text r[a]
    warn,         // adds the text r[a] to the messages
    end,          // returns
    block,        // runs block a, which stands for b instructions; only in FunctionBlocks::instrs
  };
  Kind kind = Kind::compute;
  Op op = Op::add;
  uint32_t target = 0, a = 0, b = 0, c = 0;
};

struct FunctionCode {
  std::string name;
  uint32_t inputCount = 0;
  uint32_t registerCount = 0;
  std::vector<std::pair<uint32_t, double>> constants;  // registers that hold constants
  std::vector<uint32_t> outputs;                       // registers, by output index
  std::vector<FunctionInstr> instrs;                   // ends with `end`
  std::vector<std::vector<uint32_t>> lists;
  std::vector<std::string> texts;
  struct Call {
    uint32_t function = 0;          // index of Program::functions
    std::vector<uint32_t> args;     // registers
    std::vector<uint32_t> targets;  // registers by output index, kNone = unused
  };
  std::vector<Call> calls;
  struct Native {
    std::string name;
    native::Function function = nullptr;             // null: there is no implementation in the engine
    std::shared_ptr<const ForeignFunction> foreign;  // in the library's own C code; null as well: the call fails
    std::vector<uint32_t> args;                      // registers of all arguments, arrays row-major
    std::vector<int32_t> shape;                      // see native::Call
    std::vector<uint32_t> targets;                   // registers of the results
  };
  std::vector<Native> natives;
  bool isImpure = false;
  LateBlocks blocks;
};

// Calls a function: `in` has inputCount values, `out` receives one value per output. False on failure (a failed
// assertion, an error of a native function, an array index outside, no end in sight, cancelled): then `context.error`
// says why. Loops are bounded by a budget of instructions. Allocates registers only when a depth is first reached.
bool runFunction(const FunctionCode& code, std::span<const std::shared_ptr<const FunctionCode>> functions,
                 std::span<const double> in, std::span<double> out, native::Context& context);

}  // namespace armature::program
