// Slots of variables and constants in the program's value array, made when they are first asked for.
#pragma once
#include <unordered_map>
#include <vector>

#include "engine/lower/work.h"

namespace armature::lower {

class SlotTable {
 public:
  explicit SlotTable(Work& work);
  program::Slot of(VarId v);  // the variable's slot, made when first asked for
  program::Slot constant(double value);
  program::Slot fresh(double initial = 0);
  program::Slot sampler(uint32_t index) const { return samplerFlags_[index]; }
  program::Slot delaySource(uint32_t index) const { return w_.program->delaySources[index]; }
  program::Slot time, initialFlag, terminalFlag;

 private:
  Work& w_;
  std::vector<uint32_t> slots_;  // per variable
  std::unordered_map<uint64_t, program::Slot> constants_;
  std::vector<program::Slot> samplerFlags_;
};

}  // namespace armature::lower
