// Lists of unknown length while they are being read.
#pragma once
#include <vector>

#include "engine/syntax/arena.h"
#include "engine/syntax/tree.h"

namespace armature::syntax {

// A list under construction: the tail of a stack that all lists of one type share, copied to the arena when complete.
template <class T>
class ListBuilder {
 public:
  explicit ListBuilder(std::vector<T>& stack) : stack_(stack), mark_(stack.size()) {}
  ~ListBuilder() { stack_.resize(mark_); }
  ListBuilder(const ListBuilder&) = delete;
  ListBuilder& operator=(const ListBuilder&) = delete;
  void add(T value) { stack_.push_back(value); }
  bool isEmpty() const { return stack_.size() == mark_; }
  size_t size() const { return stack_.size() - mark_; }
  List<T> finish(Arena& arena) const { return arena.copy(stack_.data() + mark_, stack_.size() - mark_); }

 private:
  std::vector<T>& stack_;
  size_t mark_;
};

}  // namespace armature::syntax
