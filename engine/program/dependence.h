// Which of some sources (states, seeds) the slots of a program depend on, followed through its codes.
#pragma once
#include <functional>
#include <vector>

#include "engine/program/program.h"
#include "engine/program/sparsity.h"

namespace armature::program {

class Dependence {
 public:
  // Of slots below `slotCount`; operands of codes from there on are instructions.
  explicit Dependence(uint32_t slotCount) : slotCount_(slotCount), of_(slotCount, DependenceSets::kEmpty) {}

  DependenceSets& sets() { return sets_; }
  DependenceSets::SetId& operator[](Slot slot) { return of_[slot]; }
  const std::vector<uint32_t>& elements(Slot slot) const { return sets_.elements(of_[slot]); }
  // The slots that a code stores depend on what it computes them from. What is constant piece by piece depends on
  // nothing.
  void propagate(const Code& code) {
    propagate(code, [](Slot, DependenceSets::SetId set) { return set; });
  }
  // The same, where `cut` says what a stored value with these sources counts as from there on.
  using Cut = std::function<DependenceSets::SetId(Slot, DependenceSets::SetId)>;
  void propagate(const Code& code, const Cut& cut);

 private:
  DependenceSets sets_;
  uint32_t slotCount_;
  std::vector<DependenceSets::SetId> of_;
};

}  // namespace armature::program
