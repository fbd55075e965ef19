// Memory that machine code is written into, one instruction after another, and that it then runs in.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace armature::program {

// Pages that grow while they are written; when they are sealed they can be run and no longer be written. The code must
// not depend on where it stands.
class CodePages {
 public:
  // Pages for about `expected` bytes of code; more are added when they are full.
  explicit CodePages(size_t expected);
  ~CodePages();
  CodePages(const CodePages&) = delete;
  CodePages& operator=(const CodePages&) = delete;

  size_t size() const { return static_cast<size_t>(cursor_ - base_); }
  // False when the system gave no memory; what was written since is lost.
  bool isGood() const { return base_ && !isExhausted_; }
  const uint8_t* data() const { return base_; }
  // Makes the pages executable instead of writable. False when the system refuses.
  bool seal();

 protected:
  static constexpr size_t kLongest = 16;  // bytes that `room` makes room for: no instruction is longer

  void room() {
    if (static_cast<size_t>(end_ - cursor_) < kLongest) grow();
  }
  void byte(uint8_t b) { *cursor_++ = b; }
  template <class T>
  void bytes(T value) {
    std::memcpy(cursor_, &value, sizeof value);
    cursor_ += sizeof value;
  }

 private:
  void grow();

  uint8_t* base_ = nullptr;
  uint8_t* cursor_ = nullptr;
  uint8_t* end_ = nullptr;
  bool isExhausted_ = false;
};

}  // namespace armature::program
