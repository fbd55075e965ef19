#include "engine/solve/flow_inputs.h"

#include "engine/program/operands.h"

namespace armature::solve {

namespace {

// What sections read that they do not compute themselves.
class Readers {
 public:
  explicit Readers(const program::Program& program)
      : program_(program), isRead_(program.slotCount), isStored_(program.slotCount) {}
  bool isInput(program::Slot slot) const { return isRead_[slot] && !isStored_[slot]; }

  void add(const program::Section& section) {
    for (const program::Step& step : section) add(step);
  }

 private:
  using Kind = program::Step::Kind;

  void read(uint32_t operand) {
    if (operand < program_.slotCount) isRead_[operand] = true;
  }
  void store(const std::vector<program::Slot>& slots) {
    for (const program::Slot slot : slots) isStored_[slot] = true;
  }

  void add(const program::Step& step) {
    switch (step.kind) {
      case Kind::code:
        return addCode(step.index);
      case Kind::linear:
        store(program_.linear[step.index].unknowns);
        return addCode(program_.linear[step.index].code);
      case Kind::nonlinear:
        store(program_.nonlinear[step.index].unknowns);
        return addCode(program_.nonlinear[step.index].residual);
      case Kind::mixed:
        add(program_.mixed[step.index].continuous);
        return addCode(program_.mixed[step.index].discrete);
      case Kind::conditional:
        return add(program_.conditionals[step.index]);
      case Kind::linearTangent:
        return;
    }
  }

  void add(const program::Conditional& conditional) {
    read(conditional.condition);
    for (const auto& range : conditional.otherwise)
      for (uint32_t k = 0; k < range.count; ++k) read(range.source + k);
    add(conditional.section);
  }

  void addCode(uint32_t index) {
    if (index == program::kNone) return;
    const program::Code& code = program_.codes[index];
    for (program::Instr instr : code.instrs) {
      if (instr.op == program::Op::store) isStored_[instr.b] = true;
      program::forEachOperand(instr, [this](uint32_t& o) { read(o); });
    }
    for (const program::CallSite& call : code.calls) {
      store(call.outputs);
      for (const uint32_t o : call.args) read(o);
    }
    for (const auto& list : code.lists)
      for (const uint32_t o : list) read(o);
  }

  const program::Program& program_;
  std::vector<bool> isRead_, isStored_;
};

}  // namespace

FlowInputs::FlowInputs(const program::Program& program) {
  canBeKept_ = program.delayCount == 0 && program.transports.empty() && program.stateSets.empty();
  if (!canBeKept_) return;
  Readers readers(program);
  readers.add(program.derivatives);
  readers.add(program.roots);
  for (const program::StateVariable& state : program.states) slots_.push_back(state.slot);
  // A root function begins anew with its relation.
  for (const program::Relation& relation : program.relations)
    if (relation.threshold == program::kNone) slots_.push_back(relation.slot);
  for (program::Slot slot = 0; slot < program.slotCount; ++slot)
    if (slot != program.time && readers.isInput(slot)) slots_.push_back(slot);
  kept_.resize(slots_.size());
}

void FlowInputs::keep(const std::vector<double>& v) {
  for (size_t k = 0; k < slots_.size(); ++k) kept_[k] = v[slots_[k]];
}

bool FlowInputs::areKept(const std::vector<double>& v) const {
  for (size_t k = 0; k < slots_.size(); ++k)
    if (kept_[k] != v[slots_[k]]) return false;
  return canBeKept_;
}

}  // namespace armature::solve
