#include "engine/structure/dulmage_mendelsohn.h"

namespace armature::structure {

Decomposition decompose(const Incidence& graph, const std::vector<uint32_t>& columnOf,
                        const std::vector<uint32_t>& rowOf) {
  Decomposition result;
  result.rows.assign(graph.rows(), Part::wellDetermined);
  result.columns.assign(graph.columns, Part::wellDetermined);
  // Overdetermined: what unmatched rows reach by alternating paths.
  std::vector<uint32_t> queue;
  for (uint32_t r = 0; r < graph.rows(); ++r)
    if (columnOf[r] == kNone) {
      result.rows[r] = Part::overdetermined;
      queue.push_back(r);
    }
  while (!queue.empty()) {
    const uint32_t r = queue.back();
    queue.pop_back();
    for (uint32_t c : graph.row(r)) {
      if (result.columns[c] == Part::overdetermined) continue;
      result.columns[c] = Part::overdetermined;
      const uint32_t next = rowOf[c];
      if (next == kNone || result.rows[next] == Part::overdetermined) continue;
      result.rows[next] = Part::overdetermined;
      queue.push_back(next);
    }
  }
  // Underdetermined: what unmatched columns reach.
  const Incidence transposed = graph.transposed();
  for (uint32_t c = 0; c < graph.columns; ++c)
    if (rowOf[c] == kNone) {
      result.columns[c] = Part::underdetermined;
      queue.push_back(c);
    }
  while (!queue.empty()) {
    const uint32_t c = queue.back();
    queue.pop_back();
    for (uint32_t r : transposed.row(c)) {
      if (result.rows[r] == Part::underdetermined) continue;
      result.rows[r] = Part::underdetermined;
      const uint32_t next = columnOf[r];
      if (next == kNone || result.columns[next] == Part::underdetermined) continue;
      result.columns[next] = Part::underdetermined;
      queue.push_back(next);
    }
  }
  return result;
}

}  // namespace armature::structure
