// Structural dependence of derivatives on states, and the colouring of the columns.
#pragma once
#include <cstdint>
#include <map>
#include <vector>

namespace armature::program {

// Sets of state indices, each distinct set stored once; unions are memoised, so that models where many values depend on
// the same states cost little.
class DependenceSets {
 public:
  using SetId = uint32_t;
  static constexpr SetId kEmpty = 0;
  DependenceSets() : sets_{{}} {}
  SetId single(uint32_t state);
  SetId unite(SetId a, SetId b);
  const std::vector<uint32_t>& elements(SetId id) const { return sets_[id]; }

 private:
  SetId intern(std::vector<uint32_t> set);
  std::vector<std::vector<uint32_t>> sets_;
  std::map<std::vector<uint32_t>, SetId> index_;
  std::map<std::pair<SetId, SetId>, SetId> unions_;
};

// Colours columns so that two columns of one colour have no row in common (Curtis, Powell & Reid 1974, greedy in the
// given order). `columnStart`, `rows`: the pattern by column. Returns the number of colours.
uint32_t colorColumns(const std::vector<uint32_t>& columnStart, const std::vector<uint32_t>& rows, uint32_t rowCount,
                      std::vector<uint32_t>& color);

}  // namespace armature::program
