// Maximum matching of equations and unknowns: a greedy start, then depth-first augmenting paths with lookahead
// (Pothen & Fan, Computing the block triangular form of a sparse matrix, ACM TOMS 16, 1990). Near-linear on the graphs
// of models, O(rows · edges) at worst. No recursion.
#pragma once
#include "engine/structure/incidence.h"

namespace armature::structure {

class Matcher {
 public:
  // The graph must outlive the matcher.
  explicit Matcher(const Incidence& graph);

  // Matches a row, rearranging earlier matches; rows matched before stay matched. False when no augmenting path
  // exists; then visitedRows() are the rows that compete for too few columns (the row itself included).
  bool augment(uint32_t row);
  // Matches as many rows as possible.
  void run();
  // Fixes a pair beforehand; both ends must be free.
  void preset(uint32_t row, uint32_t column);

  const std::vector<uint32_t>& columnOf() const { return columnOf_; }  // (rows)
  const std::vector<uint32_t>& rowOf() const { return rowOf_; }        // (columns)
  uint32_t size() const { return size_; }
  const std::vector<uint32_t>& visitedRows() const { return visited_; }

 private:
  void greedy();
  const Incidence& graph_;
  std::vector<uint32_t> columnOf_, rowOf_;
  std::vector<uint32_t> lookahead_;  // per row: columns before it are known to be matched
  std::vector<uint32_t> cursor_;     // per row: next edge of the search
  std::vector<uint32_t> stamp_;      // per column: search that has visited it
  std::vector<uint32_t> stack_, visited_;
  uint32_t search_ = 0;
  uint32_t size_ = 0;
};

}  // namespace armature::structure
