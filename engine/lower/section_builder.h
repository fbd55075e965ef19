// From plans of blocks to sections: codes, and the systems between them.
#pragma once
#include <functional>
#include <span>

#include "engine/lower/code_builder.h"
#include "engine/lower/work.h"

namespace armature::lower {

class SectionBuilder {
 public:
  SectionBuilder(Work& work, SlotTable& slots);
  ~SectionBuilder();

  void block(const BlockPlan& plan);
  void assign(VarId v, ExprId e) { code_.assign(v, e); }
  void store(program::Slot slot, ExprId e) { code_.store(slot, e); }
  // A slot of its own for an expression.
  program::Slot stored(ExprId e) {
    const program::Slot slot = slots_.fresh();
    code_.store(slot, e);
    return slot;
  }
  // What `build` adds runs only where the slot is not 0; elsewhere the kept variables take their left limits.
  void conditional(program::Slot condition, std::span<const VarId> kept,
                   const std::function<void(SectionBuilder&)>& build);
  // What follows is a code of its own.
  void breakCode() { flush(); }
  // The finished section; the builder is empty again.
  program::Section take();

 private:
  void flush();
  void linear(const BlockPlan& plan);
  void nonlinear(const BlockPlan& plan);
  void mixed(const BlockPlan& plan);
  bool isSampled(const Assignment& a) const;
  uint32_t origin(const BlockPlan& plan);
  Work& w_;
  SlotTable& slots_;
  CodeBuilder code_;
  program::Section section_;
};

}  // namespace armature::lower
