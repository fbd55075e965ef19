// Strongly connected components of a matched system in an order in which they can be solved one after the other (block
// lower triangular form): Tarjan, Depth-first search and linear graph algorithms, SIAM J. Comput. 1, 1972. Linear, no
// recursion.
#pragma once
#include "engine/structure/incidence.h"

namespace armature::structure {

// Blocks of rows in the order of their solution; block b holds rows[start[b]] … rows[start[b + 1] - 1].
struct Blocks {
  std::vector<uint32_t> start{0};
  std::vector<uint32_t> rows;
  uint32_t count() const { return static_cast<uint32_t>(start.size() - 1); }
  std::span<const uint32_t> block(uint32_t b) const { return {rows.data() + start[b], start[b + 1] - start[b]}; }
};

// Row r solves its matched column; it depends on the rows that solve the other columns it contains. Columns that no row
// solves count as known. Unmatched rows are blocks of their own.
Blocks sortBlocks(const Incidence& graph, const std::vector<uint32_t>& rowOf);

}  // namespace armature::structure
