// What this program runs a model's equations by.
#pragma once

namespace armature {

// In words for `--version`: machine code for which kind of processor, or the interpreter, which is several times slower
// and gives the same numbers.
const char* evaluatorName();

}  // namespace armature
