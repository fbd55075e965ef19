#include "engine/structure/incidence.h"

namespace armature::structure {

Incidence Incidence::transposed() const {
  Incidence result;
  result.columns = rows();
  result.start.assign(columns + 1, 0);
  result.index.resize(index.size());
  for (uint32_t c : index) ++result.start[c + 1];
  for (uint32_t c = 0; c < columns; ++c) result.start[c + 1] += result.start[c];
  std::vector<uint32_t> next(result.start.begin(), result.start.end() - 1);
  for (uint32_t r = 0; r < rows(); ++r)
    for (uint32_t c : row(r)) result.index[next[c]++] = r;
  return result;
}

}  // namespace armature::structure
