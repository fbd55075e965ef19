#include "engine/foreign/page.h"

#include <fcntl.h>
#include <linux/futex.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <climits>
#include <cstring>
#include <ctime>

namespace armature::foreign {

namespace {

constexpr int kRounds = 4000, kFewestRounds = 60;  // some 50 and 1 µs

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

// To look again and again keeps the only processor from the other side.
bool isAlone() {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) < 2;
}

char* map(int descriptor) {
  void* const memory = mmap(nullptr, Page::kBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, descriptor, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<char*>(memory);
}

}  // namespace

Page::~Page() {
  if (memory_) munmap(memory_, kBytes);
}

Page Page::make(native::Descriptor& descriptor) {
  Page page;
  native::Descriptor made(static_cast<int>(syscall(SYS_memfd_create, "armature-foreign", MFD_CLOEXEC)));
  if (!made || ftruncate(made.number(), static_cast<off_t>(kBytes)) != 0) return page;
  page.memory_ = map(made.number());
  descriptor = std::move(made);
  return page;
}

Page Page::join(const native::Descriptor& descriptor) {
  Page page;
  page.memory_ = map(descriptor.number());
  return page;
}

std::optional<std::string_view> Page::textAt(uint64_t place) const {
  if (place < kArguments || place >= kBytes) return std::nullopt;
  const void* const end = std::memchr(memory_ + place, 0, kBytes - place);
  if (!end) return std::nullopt;
  return std::string_view(memory_ + place, static_cast<size_t>(static_cast<const char*>(end) - memory_) - place);
}

void Page::pass(uint32_t turn, std::atomic<uint32_t>& isAsleep) const {
  (*this)->turn.store(turn);
  if (isAsleep.load() != 0) wake();
}

void Page::wake() const {
  syscall(SYS_futex, &(*this)->turn, FUTEX_WAKE, INT_MAX, nullptr, nullptr, 0);
}

bool Page::await(uint32_t from, std::atomic<uint32_t>& isAsleep, int milliseconds) const {
  static const bool isOneAlone = isAlone();
  std::atomic<uint32_t>& turn = (*this)->turn;
  // Where looking has not helped, the other side has not had a processor: it is done less often the next time.
  for (int k = 0; k < (isOneAlone ? 0 : rounds_); ++k) {
    if (turn.load(std::memory_order_acquire) != from) {
      rounds_ = std::min(kRounds, 2 * rounds_);
      return true;
    }
    pause();
  }
  rounds_ = std::max(kFewestRounds, rounds_ / 2);
  isAsleep.store(1);
  if (turn.load() == from) {
    const timespec limit{milliseconds / 1000, (milliseconds % 1000) * 1'000'000L};
    syscall(SYS_futex, &turn, FUTEX_WAIT, from, milliseconds < 0 ? nullptr : &limit, nullptr, 0);
  }
  isAsleep.store(0);
  return turn.load() != from;
}

}  // namespace armature::foreign
