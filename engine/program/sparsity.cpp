#include "engine/program/sparsity.h"

#include <algorithm>
#include <iterator>

namespace armature::program {

DependenceSets::SetId DependenceSets::intern(std::vector<uint32_t> set) {
  if (set.empty()) return kEmpty;
  auto [it, isNew] = index_.try_emplace(std::move(set), static_cast<SetId>(sets_.size()));
  if (isNew) sets_.push_back(it->first);
  return it->second;
}

DependenceSets::SetId DependenceSets::single(uint32_t state) {
  return intern({state});
}

DependenceSets::SetId DependenceSets::unite(SetId a, SetId b) {
  if (a == b || b == kEmpty) return a;
  if (a == kEmpty) return b;
  if (a > b) std::swap(a, b);
  auto [it, isNew] = unions_.try_emplace({a, b}, kEmpty);
  if (!isNew) return it->second;
  std::vector<uint32_t> joined;
  std::set_union(sets_[a].begin(), sets_[a].end(), sets_[b].begin(), sets_[b].end(), std::back_inserter(joined));
  const SetId id = intern(std::move(joined));
  unions_[{a, b}] = id;
  return id;
}

uint32_t colorColumns(const std::vector<uint32_t>& columnStart, const std::vector<uint32_t>& rows, uint32_t rowCount,
                      std::vector<uint32_t>& color) {
  const auto columns = static_cast<uint32_t>(columnStart.size() - 1);
  color.assign(columns, 0xFFFFFFFFu);
  std::vector<std::vector<uint32_t>> columnsOfRow(rowCount);
  for (uint32_t c = 0; c < columns; ++c)
    for (uint32_t k = columnStart[c]; k < columnStart[c + 1]; ++k) columnsOfRow[rows[k]].push_back(c);
  // All columns meet in a row that holds them all, as in a full matrix: nothing is to be looked for.
  if (std::any_of(columnsOfRow.begin(), columnsOfRow.end(), [&](const auto& row) { return row.size() == columns; })) {
    for (uint32_t c = 0; c < columns; ++c) color[c] = c;
    return columns;
  }
  uint32_t count = 0;
  std::vector<uint32_t> usedBy;  // colour → last column that saw it at a neighbour
  for (uint32_t c = 0; c < columns; ++c) {
    for (uint32_t k = columnStart[c]; k < columnStart[c + 1]; ++k)
      for (uint32_t other : columnsOfRow[rows[k]]) {
        if (other >= c) break;  // not coloured yet
        usedBy[color[other]] = c;
      }
    uint32_t chosen = 0;
    while (chosen < count && usedBy[chosen] == c) ++chosen;
    if (chosen == count) {
      ++count;
      usedBy.push_back(0xFFFFFFFFu);
    }
    color[c] = chosen;
  }
  return count;
}

}  // namespace armature::program
