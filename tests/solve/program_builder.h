// Builds small numeric programs by hand, so that the solver is tested without a compiler in front of it.
#pragma once
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "engine/program/program.h"

namespace armature::program {

// All slots are to be made before the first instruction: operands count from the number of slots.
class ProgramBuilder {
 public:
  ProgramBuilder() { p.time = slot(0); }
  Slot slot(double value = 0) {
    p.initial.push_back(value);
    return p.slotCount++;
  }
  // A state with its derivative; both become variables.
  std::pair<Slot, Slot> state(const std::string& name, double start, double nominal = 1) {
    const Slot x = slot(start), d = slot();
    p.states.push_back({x, d, nominal, name});
    variable(name, x);
    p.variables.back().isState = true;
    variable("der(" + name + ")", d);
    return {x, d};
  }
  Slot discrete(const std::string& name, double start) {
    const Slot current = slot(start), pre = slot(start);
    p.discretes.push_back({current, pre, DiscreteVariable::Type::real, name});
    if (!name.empty()) variable(name, current, Variable::Kind::discrete);
    return current;
  }
  Slot pre(Slot discrete) const {
    for (const DiscreteVariable& d : p.discretes) {
      if (d.slot == discrete) return d.pre;
    }
    return kNone;
  }
  void variable(const std::string& name, Slot s, Variable::Kind kind = Variable::Kind::continuous) {
    Variable v;
    v.name = name;
    v.slot = s;
    v.kind = kind;
    v.isTunable = kind == Variable::Kind::parameter;
    p.variables.push_back(v);
  }

  // Begins a code; the following instructions go there.
  uint32_t begin() {
    p.codes.emplace_back();
    return static_cast<uint32_t>(p.codes.size() - 1);
  }
  uint32_t op(Op o, uint32_t a = 0, uint32_t b = 0, uint32_t c = 0) {
    p.codes.back().instrs.push_back({o, a, b, c});
    return p.slotCount + static_cast<uint32_t>(p.codes.back().instrs.size() - 1);
  }
  void store(Slot to, uint32_t value) { op(Op::store, value, to); }
  // A nonlinear system of one unknown, with the codes of its residual and of the residual's derivative.
  void nonlinear(Slot unknown, Slot residual, Slot derivative, uint32_t residualCode, uint32_t derivativeCode,
                 std::vector<std::string> names = {}) {
    NonlinearSystem system;
    system.size = 1;
    system.residual = residualCode;
    system.jacobian = derivativeCode;
    system.unknowns = {unknown};
    system.residuals = {residual};
    system.entries = {{0, 0, derivative}};
    system.nominal = {1};
    system.names = std::move(names);
    p.nonlinear.push_back(std::move(system));
  }
  static Section only(uint32_t code) { return {{Step::Kind::code, code}}; }

  Program p;
};

}  // namespace armature::program
