// What is known of a mixed system before anything is run: what follows from its relations by logic alone, and how large
// the values are that its relations compare.
#include <algorithm>
#include <cmath>

#include "engine/solve/mixed.h"

namespace armature::solve {

namespace {

// Of the unknowns of a mixed system's nonlinear systems the largest nominal value; 0 where there are none.
double nominalOf(const program::Program& program, const program::MixedSystem& system) {
  double largest = 0;
  for (const program::Step& step : system.continuous) {
    if (step.kind != program::Step::Kind::nonlinear) continue;
    const program::NonlinearSystem& unknowns = program.nonlinear[step.index];
    if (unknowns.nominal.size() < unknowns.size) largest = std::max(largest, 1.0);
    for (const double nominal : unknowns.nominal)
      if (std::isfinite(nominal)) largest = std::max(largest, std::fabs(nominal));
  }
  return largest;
}

// The unknowns of a mixed system's linear systems and the model's continuous variables that its equations read: a
// current that comes to nothing because two large ones balance is as exact as these are.
class ScaleFinder {
 public:
  explicit ScaleFinder(const program::Program& program)
      : p_(program), isContinuous_(program.slotCount, 0), takenBy_(program.slotCount, 0) {
    for (const program::Variable& v : p_.variables) {
      const bool isReal = v.type == program::Variable::Type::real;
      if (isReal && v.kind == program::Variable::Kind::continuous && v.slot < p_.slotCount) isContinuous_[v.slot] = 1;
    }
  }

  std::vector<program::Slot> scaleOf(const program::MixedSystem& system) {
    ++system_;
    scale_.clear();
    for (const program::Step& step : system.continuous) {
      if (step.kind == program::Step::Kind::code) takeRead(step.index);
      if (step.kind != program::Step::Kind::linear) continue;
      takeRead(p_.linear[step.index].code);
      for (const program::Slot slot : p_.linear[step.index].unknowns) take(slot);
    }
    return scale_;
  }

 private:
  void take(uint32_t slot) {
    if (slot >= p_.slotCount || takenBy_[slot] == system_) return;
    takenBy_[slot] = system_;
    scale_.push_back(slot);
  }
  void takeRead(uint32_t code) {
    if (code == program::kNone) return;
    for (const program::Instr& i : p_.codes[code].instrs) {
      if (i.op == program::Op::call || i.op == program::Op::result || i.op == program::Op::lookup) continue;
      for (const uint32_t operand : {i.a, i.op == program::Op::store ? program::kNone : i.b, i.c}) {
        if (operand < p_.slotCount && isContinuous_[operand]) take(operand);
      }
    }
  }

  const program::Program& p_;
  std::vector<char> isContinuous_;
  std::vector<uint32_t> takenBy_;  // number of the system, from 1, that took the slot last
  uint32_t system_ = 0;
  std::vector<program::Slot> scale_;
};

MixedLogic logicOf(const program::Program& program, const program::MixedSystem& system) {
  using program::Op;
  MixedLogic logic;
  logic.code = program.codes[system.discrete];
  program::Code& code = logic.code;
  const uint32_t border = program.slotCount;
  logic.isFree.assign(system.current.size(), system.relations.empty());
  // Operand that computes a relation → slot of its present value.
  std::vector<uint32_t> replaced(code.instrs.size(), program::kNone);
  for (const uint32_t r : system.relations) {
    for (size_t k = 0; k < system.current.size(); ++k) {
      if (system.current[k] != program.relations[r].slot) continue;
      logic.isFree[k] = 1;
      for (const program::Instr& i : code.instrs) {
        if (i.op != Op::store || i.b != system.next[k] || i.a < border) continue;
        replaced[i.a - border] = system.current[k];
        const Op op = code.instrs[i.a - border].op;
        if (op >= Op::less && op <= Op::greaterEqual) logic.comparisons.push_back({r, k, i.a - border});
      }
    }
  }
  const auto redirect = [&](uint32_t& operand) {
    if (operand >= border && operand - border < replaced.size() && replaced[operand - border] != program::kNone) {
      operand = replaced[operand - border];
    }
  };
  for (program::Instr& i : code.instrs) {
    if (i.op == Op::call) continue;
    if (i.op != Op::result) redirect(i.a);
    if (i.op != Op::store && i.op != Op::result && i.op != Op::lookup) redirect(i.b);
    redirect(i.c);
  }
  for (program::CallSite& call : code.calls) std::for_each(call.args.begin(), call.args.end(), redirect);
  for (auto& list : code.lists) std::for_each(list.begin(), list.end(), redirect);
  return logic;
}

}  // namespace

std::vector<MixedLogic> mixedLogicOf(const program::Program& program) {
  std::vector<MixedLogic> all;
  if (program.mixed.empty()) return all;
  ScaleFinder finder(program);
  all.reserve(program.mixed.size());
  for (const program::MixedSystem& system : program.mixed) {
    all.push_back(logicOf(program, system));
    all.back().scale = finder.scaleOf(system);
    all.back().nominal = nominalOf(program, system);
  }
  return all;
}

}  // namespace armature::solve
