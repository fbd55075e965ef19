// Whether the stack of the calling thread is nearly used up: asked by everything that is recursive in what a user has
// written, so that a chain of declarations, however long, ends in a message and not in a crash.
#pragma once
#include <cstddef>

namespace armature {

// Left for what the asking function still calls before the next one asks [bytes].
inline constexpr size_t kStackReserve = 1 << 20;

// Cheap: compares an address with a limit that is found once a thread.
bool isStackLow();

}  // namespace armature
