// Memory of syntax trees: a bump allocator whose nodes all die together. Nothing in it is destroyed one by one, so only
// trivially destructible types may live here.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace armature::syntax {

class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // A new default-constructed (or aggregate-initialised) node.
  template <class T, class... Args>
  T* make(Args&&... args) {
    static_assert(std::is_trivially_destructible_v<T>);
    return new (allocate(sizeof(T), alignof(T))) T{std::forward<Args>(args)...};
  }

  // A copy of `count` values starting at `first`.
  template <class T>
  std::span<const T> copy(const T* first, size_t count) {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    if (count == 0) return {};
    void* memory = allocate(sizeof(T) * count, alignof(T));
    std::memcpy(memory, static_cast<const void*>(first), sizeof(T) * count);
    return {static_cast<const T*>(memory), count};
  }

  // A copy of a text.
  std::string_view copyText(std::string_view text) {
    const std::span<const char> bytes = copy(text.data(), text.size());
    return {bytes.data(), bytes.size()};
  }

  // Memory handed out so far [byte].
  size_t bytesUsed() const { return used_; }

 private:
  static constexpr size_t kFirst = 4 * 1024, kBlock = 256 * 1024;  // [byte] of the first block and of the last ones

  void* allocate(size_t size, size_t alignment) {
    const size_t padding = (alignment - reinterpret_cast<uintptr_t>(next_) % alignment) % alignment;
    used_ += size + padding;
    if (size + padding <= left_) {
      std::byte* at = next_ + padding;
      next_ = at + size;
      left_ -= size + padding;
      return at;
    }
    if (size > block_ / 4) {  // a large list gets a block of its own, the current block stays in use
      blocks_.push_back(std::make_unique_for_overwrite<std::byte[]>(size));
      return blocks_.back().get();
    }
    blocks_.push_back(std::make_unique_for_overwrite<std::byte[]>(block_));
    next_ = blocks_.back().get() + size;
    left_ = block_ - size;
    block_ = std::min(kBlock, 2 * block_);
    return blocks_.back().get();
  }

  std::vector<std::unique_ptr<std::byte[]>> blocks_;
  std::byte* next_ = nullptr;
  size_t left_ = 0;
  size_t block_ = kFirst;  // of the next block: an expression needs little, a library much
  size_t used_ = 0;
};

}  // namespace armature::syntax
