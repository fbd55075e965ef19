#include "engine/structure/components.h"

#include <algorithm>

namespace armature::structure {

Blocks sortBlocks(const Incidence& graph, const std::vector<uint32_t>& rowOf) {
  const uint32_t n = graph.rows();
  Blocks blocks;
  blocks.rows.reserve(n);
  std::vector<uint32_t> number(n, 0), low(n, 0), cursor(n, 0), open, path;
  std::vector<uint8_t> isOpen(n, 0);
  uint32_t counter = 0;
  for (uint32_t root = 0; root < n; ++root) {
    if (number[root]) continue;
    path.assign(1, root);
    while (!path.empty()) {
      const uint32_t r = path.back();
      if (!number[r]) {
        number[r] = low[r] = ++counter;
        cursor[r] = graph.start[r];
        open.push_back(r);
        isOpen[r] = 1;
      }
      bool pushed = false;
      while (cursor[r] < graph.start[r + 1]) {
        const uint32_t next = rowOf[graph.index[cursor[r]]];
        if (next == kNone || next == r) {
          ++cursor[r];
          continue;
        }
        if (!number[next]) {
          path.push_back(next);
          pushed = true;
          break;
        }
        if (isOpen[next]) low[r] = std::min(low[r], low[next]);
        ++cursor[r];
      }
      if (pushed) continue;
      path.pop_back();
      if (low[r] == number[r]) {
        uint32_t member;
        const size_t first = blocks.rows.size();
        do {
          member = open.back();
          open.pop_back();
          isOpen[member] = 0;
          blocks.rows.push_back(member);
        } while (member != r);
        std::reverse(blocks.rows.begin() + static_cast<std::ptrdiff_t>(first), blocks.rows.end());
        blocks.start.push_back(static_cast<uint32_t>(blocks.rows.size()));
      }
    }
  }
  return blocks;
}

}  // namespace armature::structure
