// Functions that run-time code calls: a control tree over the function's own slots. Straight-line pieces are the same
// Code as elsewhere, with the function's slotCount as the border between slots and instruction results. Inputs lie in
// slots 0 … inputCount-1; arrays lie in consecutive slots, row-major. External functions have no body but the name of a
// native implementation.
#pragma once
#include <string>
#include <vector>

#include "engine/program/program.h"

namespace armature::program {

struct FunctionStatement {
  enum class Kind : uint8_t {
    code,          // runs codes[code]
    storeIndexed,  // v[target + v[index] - 1] := v[value]; v[index] must lie in 1 … length
    loadIndexed,   // v[target] := v[value + v[index] - 1]; v[index] must lie in 1 … length
    branch,        // v[condition] != 0 ? body : otherwise
    loop,  // while (run codes[code], v[condition] != 0) { body; otherwise } — `otherwise` is the step of a for
    breakLoop,
    returnNow,
    assertion,  // v[condition] == 0: the call fails with the message (a warning is only noted)
  } kind = Kind::code;
  uint32_t code = kNone;
  Slot condition = 0;
  Slot target = 0, index = 0, value = 0;
  uint32_t length = 0;
  std::vector<FunctionStatement> body, otherwise;
  std::vector<MessagePiece> message;
  bool isWarning = false;
};

// One argument of the external clause, in its order (see native.h).
struct NativeArgument {
  enum class Kind : uint8_t { scalar, array, text } kind = Kind::scalar;
  uint32_t first = 0;  // first input; text: index into FunctionCode::texts
  uint32_t count = 1;  // elements of an array
};

struct FunctionCode {
  std::string name;  // qualified, for messages
  uint32_t inputCount = 0;
  uint32_t slotCount = 0;
  std::vector<double> initial;  // (slotCount) values on entry: constants and start values; inputs overwrite theirs
  std::vector<Slot> outputs;    // in the order of the output index
  std::vector<Code> codes;
  std::vector<FunctionStatement> body;

  std::string native;  // not empty: an external function
  std::vector<NativeArgument> arguments;
  std::vector<std::string> texts;  // strings known at translation
};

}  // namespace armature::program
