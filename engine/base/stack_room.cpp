#include "engine/base/stack_room.h"

#include <pthread.h>

#include <algorithm>
#include <cstdint>

namespace armature {
namespace {

// Of a stack whose place the system does not tell (glibc reads it from a file that a sandbox may hide) this much is
// counted on, from the first question on [bytes].
constexpr size_t kLeastStack = 3 << 20;
// A main thread without a limit grows until it meets another mapping; no recursion of ours needs more [bytes].
constexpr size_t kMostStack = size_t{256} << 20;

uintptr_t here() {
  return reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
}

// The lowest address that frames may reach (stacks grow downwards on every machine that we run on).
uintptr_t limitOfThread() {
  pthread_attr_t attributes;
  void* lowest = nullptr;
  size_t size = 0;
  bool isKnown = false;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    isKnown = pthread_attr_getstack(&attributes, &lowest, &size) == 0;
    pthread_attr_destroy(&attributes);
  }
  const auto begin = reinterpret_cast<uintptr_t>(lowest);
  if (!isKnown || begin > here() || here() > begin + size) return here() - kLeastStack + kStackReserve;
  return std::max(begin, begin + size - std::min(size, kMostStack)) + kStackReserve;
}

}  // namespace

bool isStackLow() {
  thread_local const uintptr_t limit = limitOfThread();
  return here() < limit;
}

}  // namespace armature
