// The memory that both ends of a line see: the arguments of a call and its results. A call is handed over by `turn`,
// for which each side first looks again and again for some microseconds and then sleeps (futex). Nothing that the other
// side has written is believed: offsets and counts are bounded before they are used.
#pragma once
#include <atomic>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/native/beneath.h"

namespace armature::foreign {

enum Turn : uint32_t { kAnswered, kAsked, kBroken, kToEnd };
enum class Answer : uint32_t { results, error, missing, outside, tooLarge };

struct Header {
  std::atomic<uint32_t> turn, isCallerAsleep, isClientAsleep;
  // Asked: counts of the arguments (−1 a scalar), then their numbers; a text is its place in the page.
  uint32_t function, argumentCount, inCount, outCount;
  // Answered.
  uint32_t answer, messageCount;
  uint64_t errorText, messages;  // places; a message is its kind in one byte and its text, with an end in zero
  // Broken: how the process ended, as of waitpid.
  int32_t howEnded;
};

class Page {
 public:
  static constexpr size_t kBytes = 64u << 20;     // only what is used takes memory
  static constexpr size_t kArguments = 4096;      // where the arguments begin
  static constexpr size_t kResults = kBytes / 2;  // where the results begin

  Page() = default;
  Page(Page&& other) noexcept { swap(other); }
  Page& operator=(Page&& other) noexcept {
    swap(other);
    return *this;
  }
  ~Page();
  // A new one, with the descriptor to hand it over by.
  static Page make(native::Descriptor& descriptor);
  static Page join(const native::Descriptor& descriptor);
  bool isOpen() const { return memory_ != nullptr; }

  Header* operator->() const { return reinterpret_cast<Header*>(memory_); }
  char* at(size_t place) const { return memory_ + place; }
  // The text at a place, which has to end before the end of the page.
  std::optional<std::string_view> textAt(uint64_t place) const;

  // Hands over and wakes the other side, which sleeps by `isAsleep`.
  void pass(uint32_t turn, std::atomic<uint32_t>& isAsleep) const;
  // Waits until the turn is none of `from`, for so long at most [ms]; whether it is.
  bool await(uint32_t from, std::atomic<uint32_t>& isAsleep, int milliseconds) const;
  void wake() const;

 private:
  void swap(Page& other) noexcept { std::swap(memory_, other.memory_); }
  char* memory_ = nullptr;
  mutable int rounds_ = 500;  // of looking before sleeping
};

}  // namespace armature::foreign
