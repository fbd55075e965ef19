// The process that loads modules and calls their functions: it may crash, exit or loop for ever, and what watches it
// (see server.h) tells so.
#pragma once
#include <array>
#include <atomic>
#include <string_view>

#include "engine/foreign/page.h"

namespace armature::foreign {

// What the watcher tells the caller: in memory that only these two see, so that nobody else chooses what is loaded.
struct Table {
  static constexpr size_t kMost = 4096;    // functions
  static constexpr size_t kLongest = 500;  // [bytes] of a path
  struct Entry {
    std::array<char, kLongest> module;
    uint32_t index;  // of the function in its module
  };
  std::atomic<uint32_t> count, isToEnd;
  std::array<Entry, kMost> entries;
};

// Serves until it is told to end; then the external objects are ended, the youngest first.
[[noreturn]] void serveCalls(const Page& page, const Table& table);

}  // namespace armature::foreign
