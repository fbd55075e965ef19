// A list that only grows at its end and whose elements stay where they are. Their memory comes in large blocks, which
// go back to the system as a whole: those of a deque are so small that they stay with the process.
#pragma once
#include <cstddef>
#include <utility>
#include <vector>

namespace armature {

template <class T>
class BlockList {
 public:
  template <class... Arguments>
  T& emplace_back(Arguments&&... arguments) {
    if (blocks_.empty() || blocks_.back().size() == kBlock) blocks_.emplace_back().reserve(kBlock);
    return blocks_.back().emplace_back(std::forward<Arguments>(arguments)...);
  }
  size_t size() const { return blocks_.empty() ? 0 : (blocks_.size() - 1) * kBlock + blocks_.back().size(); }
  void clear() { blocks_.clear(); }

 private:
  static constexpr size_t kBlock = sizeof(T) < 1024 ? (256 * 1024) / sizeof(T) : 256;  // elements

  std::vector<std::vector<T>> blocks_;
};

}  // namespace armature
