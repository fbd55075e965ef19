#include "engine/program/code_pages.h"

#include <sys/mman.h>
#include <unistd.h>

namespace armature::program {

namespace {

size_t pageSize() {
  static const auto size = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  return size;
}

}  // namespace

CodePages::CodePages(size_t expected) {
  const size_t size = (expected + kLongest + pageSize() - 1) / pageSize() * pageSize();
  void* const memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    isExhausted_ = true;
    base_ = nullptr;
    return;
  }
  base_ = cursor_ = static_cast<uint8_t*>(memory);
  end_ = base_ + size;
}

CodePages::~CodePages() {
  if (base_) munmap(base_, static_cast<size_t>(end_ - base_));
}

void CodePages::grow() {
  const auto size = static_cast<size_t>(end_ - base_);
  void* const memory = base_ ? mremap(base_, size, 2 * size, MREMAP_MAYMOVE) : MAP_FAILED;
  if (memory == MAP_FAILED) {
    isExhausted_ = true;
    cursor_ = base_;  // the pages are written over; nobody runs them
    return;
  }
  cursor_ = static_cast<uint8_t*>(memory) + (cursor_ - base_);
  base_ = static_cast<uint8_t*>(memory);
  end_ = base_ + 2 * size;
}

bool CodePages::seal() {
  if (!isGood() || mprotect(base_, static_cast<size_t>(end_ - base_), PROT_READ | PROT_EXEC) != 0) return false;
  // Not every processor sees by itself that what it has written is now to be run.
  __builtin___clear_cache(reinterpret_cast<char*>(base_), reinterpret_cast<char*>(cursor_));
  return true;
}

}  // namespace armature::program
