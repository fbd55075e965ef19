// The bipartite graph of a system of equations: rows are equations, columns are unknowns, stored as compressed rows.
// Everything in this room speaks of row and column numbers only; kNone names nothing.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace armature::structure {

inline constexpr uint32_t kNone = 0xFFFFFFFFu;

struct Incidence {
  uint32_t columns = 0;
  std::vector<uint32_t> start{0};  // (rows + 1)
  std::vector<uint32_t> index;     // columns of row r: start[r] … start[r + 1] - 1

  uint32_t rows() const { return static_cast<uint32_t>(start.size() - 1); }
  std::span<const uint32_t> row(uint32_t r) const { return {index.data() + start[r], start[r + 1] - start[r]}; }
  // Appends a row made of columns below `columns`; repeated columns are allowed.
  void addRow(std::span<const uint32_t> row) {
    index.insert(index.end(), row.begin(), row.end());
    start.push_back(static_cast<uint32_t>(index.size()));
  }
  Incidence transposed() const;
};

}  // namespace armature::structure
