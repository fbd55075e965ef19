// Disjoint sets of numbers that are joined one after the other.
#pragma once
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace armature {

// Union by size, path halving: a series of operations takes nearly linear time (Tarjan and van Leeuwen, 1984).
class UnionFind {
 public:
  // Each of 0 … count - 1 is a set of its own.
  explicit UnionFind(size_t count = 0) : parent_(count), size_(count, 1) {
    std::iota(parent_.begin(), parent_.end(), 0u);
  }

  // One member more, a set of its own: its number.
  uint32_t add() {
    parent_.push_back(static_cast<uint32_t>(parent_.size()));
    size_.push_back(1);
    return parent_.back();
  }
  size_t size() const { return parent_.size(); }
  // The member that stands for the set of x; another one may after a `join`.
  uint32_t find(uint32_t x) {
    while (parent_[x] != x) {
      parent_[x] = parent_[parent_[x]];
      x = parent_[x];
    }
    return x;
  }
  // Joins the sets of a and b; false when they were one set already.
  bool join(uint32_t a, uint32_t b) {
    a = find(a);
    b = find(b);
    if (a == b) return false;
    if (size_[a] < size_[b]) std::swap(a, b);
    parent_[b] = a;
    size_[a] += size_[b];
    return true;
  }
  // Joins the set of a to that of b, for which the same member stands as before. By path halving alone such a series
  // takes logarithmic time an operation (Tarjan and van Leeuwen, 1984).
  void joinTo(uint32_t a, uint32_t b) {
    a = find(a);
    b = find(b);
    if (a == b) return;
    parent_[a] = b;
    size_[b] += size_[a];
  }

 private:
  std::vector<uint32_t> parent_, size_;
};

}  // namespace armature
