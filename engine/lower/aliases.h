// Classes of variables that are equal up to sign: union-find with the sign of each member relative to its parent.
// Private to the alias pass.
#pragma once
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "engine/base/ids.h"

namespace armature::lower {

class AliasClasses {
 public:
  void grow(size_t n) {
    const size_t old = parent_.size();
    if (n <= old) return;
    parent_.resize(n);
    sign_.resize(n, 1);
    std::iota(parent_.begin() + static_cast<std::ptrdiff_t>(old), parent_.end(), static_cast<uint32_t>(old));
    constant_.resize(n);
  }
  // Representative and the sign of v relative to it; halves paths.
  std::pair<uint32_t, int8_t> find(uint32_t v) {
    uint32_t root = v;
    int8_t sign = 1;
    while (parent_[root] != root) {
      sign = static_cast<int8_t>(sign * sign_[root]);
      root = parent_[root];
    }
    // Hang the whole path below the root.
    int8_t rest = sign;
    while (parent_[v] != root && v != root) {
      const uint32_t next = parent_[v];
      const int8_t own = sign_[v];
      parent_[v] = root;
      sign_[v] = rest;
      rest = static_cast<int8_t>(rest * own);
      v = next;
    }
    return {root, sign};
  }
  // Hangs root `loser` below root `winner`: loser = sign · winner.
  void join(uint32_t winner, uint32_t loser, int8_t sign) {
    parent_[loser] = winner;
    sign_[loser] = sign;
  }
  // The value of a class (of its representative) where it is a constant or parameter; invalid otherwise.
  ExprId constant(uint32_t root) const { return constant_[root]; }
  void setConstant(uint32_t root, ExprId value) { constant_[root] = value; }
  size_t size() const { return parent_.size(); }

 private:
  std::vector<uint32_t> parent_;
  std::vector<int8_t> sign_;
  std::vector<ExprId> constant_;
};

}  // namespace armature::lower
