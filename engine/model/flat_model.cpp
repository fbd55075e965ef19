#include "engine/model/flat_model.h"

#include <functional>

#include "engine/symbolic/transform.h"

namespace armature::model {

namespace {

const char* word(Variability v) {
  switch (v) {
    case Variability::constant:
      return "constant ";
    case Variability::parameter:
      return "parameter ";
    case Variability::discrete:
      return "discrete ";
    case Variability::continuous:
      return "";
  }
  return "";
}

const char* word(Type t) {
  switch (t) {
    case Type::real:
      return "Real";
    case Type::integer:
      return "Integer";
    case Type::boolean:
      return "Boolean";
    case Type::string:
      return "String";
  }
  return "";
}

const char* word(EquationOrigin o) {
  switch (o) {
    case EquationOrigin::equation:
      return "";
    case EquationOrigin::binding:
      return "  // declared value";
    case EquationOrigin::connection:
      return "  // connection";
    case EquationOrigin::flowBalance:
      return "  // flow balance";
    case EquationOrigin::algorithm:
      return "  // algorithm";
    case EquationOrigin::when:
      return "  // when";
    case EquationOrigin::initial:
      return "";
    case EquationOrigin::startValue:
      return "  // start value";
  }
  return "";
}

bool isNumber(Type t) {
  return t == Type::real || t == Type::integer;
}

}  // namespace

std::vector<std::string> verify(const FlatModel& model) {
  std::vector<std::string> found;
  const auto count = model.variables.size();
  std::vector<char> seen(model.pool.size(), 0);
  std::function<void(ExprId, const std::string&)> check = [&](ExprId root, const std::string& where) {
    std::vector<ExprId> open{root};
    while (!open.empty()) {
      const ExprId e = open.back();
      open.pop_back();
      if (!e.isValid() || e.index() >= model.pool.size()) {
        found.push_back(where + ": expression out of range");
        continue;
      }
      if (seen[e.index()]) continue;
      seen[e.index()] = 1;
      const symbolic::Op op = model.pool.op(e);
      if (op == symbolic::Op::variable || op == symbolic::Op::pre || op == symbolic::Op::edge) {
        if (model.pool.variableOf(e).index() >= count) found.push_back(where + ": variable out of range");
      }
      for (const ExprId a : model.pool.args(e)) open.push_back(a);
    }
  };
  auto checkEquations = [&](const std::vector<FlatEquation>& list, const char* what) {
    for (size_t k = 0; k < list.size(); ++k) {
      const std::string where = std::string(what) + " " + std::to_string(k);
      check(list[k].lhs, where);
      check(list[k].rhs, where);
      if (!list[k].lhs.isValid() || !list[k].rhs.isValid()) continue;
      const Type a = model.pool.type(list[k].lhs), b = model.pool.type(list[k].rhs);
      if (a != b && !(isNumber(a) && isNumber(b))) found.push_back(where + ": sides of different type");
      if (list[k].part.isValid() && list[k].part.index() >= model.parts.size())
        found.push_back(where + ": part out of range");
    }
  };
  checkEquations(model.equations, "equation");
  checkEquations(model.initialEquations, "initial equation");
  for (const FlatVariable& v : model.variables) {
    for (const ExprId e : {v.binding, v.start, v.fixed, v.min, v.max, v.nominal})
      if (e.isValid()) check(e, v.name);
    if (v.part.isValid() && v.part.index() >= model.parts.size()) found.push_back(v.name + ": part out of range");
  }
  for (const Reinit& r : model.reinits) {
    check(r.active, "reinit");
    check(r.value, "reinit");
    if (r.state.index() >= count) found.push_back("reinit: variable out of range");
  }
  for (const Assertion& a : model.assertions) {
    check(a.active, "assertion");
    check(a.condition, "assertion");
    check(a.message, "assertion");
  }
  for (const Sampler& s : model.samplers) {
    check(s.start, "sampler");
    check(s.interval, "sampler");
  }
  return found;
}

std::vector<VarId> inOrderOfText(const FlatModel& model) {
  std::vector<VarId> list = model.listed;
  for (size_t k = list.size(); k < model.variables.size(); ++k) list.emplace_back(k);
  return list;
}

std::string toText(const FlatModel& model) {
  std::string out = "model " + model.name + "\n";
  const auto nameOf = [&](VarId id) {
    return id.index() < model.variables.size() ? model.variable(id).name : "?" + std::to_string(id.value);
  };
  const auto show = [&](ExprId e) { return symbolic::toText(model.pool, e, nameOf); };
  for (const VarId id : inOrderOfText(model)) {
    const FlatVariable& v = model.variable(id);
    out += "  ";
    if (v.isStructural) out += "structural ";
    if (v.isFinal) out += "final ";
    if (v.causality == Causality::input) out += "input ";
    if (v.causality == Causality::output) out += "output ";
    if (v.isFlow) out += "flow ";
    if (v.isClock)
      out += "Clock " + v.name;
    else
      out += std::string(word(v.variability)) + (v.enumeration.empty() ? word(v.type) : v.enumeration.c_str()) + " " +
             v.name;
    std::string attributes;
    auto add = [&](const char* name, const std::string& value) {
      attributes += (attributes.empty() ? "" : ", ") + std::string(name) + " = " + value;
    };
    if (v.start.isValid()) add("start", show(v.start));
    if (v.fixed.isValid()) add("fixed", show(v.fixed));
    if (v.min.isValid()) add("min", show(v.min));
    if (v.max.isValid()) add("max", show(v.max));
    if (v.nominal.isValid()) add("nominal", show(v.nominal));
    if (!v.unit.empty()) add("unit", "\"" + v.unit + "\"");
    if (v.stateSelect != StateSelect::unset) {
      static constexpr const char* kNames[] = {"never", "avoid", "default", "prefer", "always"};
      add("stateSelect", kNames[static_cast<size_t>(v.stateSelect)]);
    }
    if (!attributes.empty()) out += "(" + attributes + ")";
    if (v.binding.isValid()) out += " = " + show(v.binding);
    out += "\n";
  }
  auto list = [&](const char* title, const std::vector<FlatEquation>& equations) {
    if (equations.empty()) return;
    out += title;
    for (const FlatEquation& e : equations)
      out += "  " + show(e.lhs) + " = " + show(e.rhs) + word(e.origin) +
             (e.clock ? "  // clock " + show(e.clock) : std::string()) + "\n";
  };
  list("equation\n", model.equations);
  list("initial equation\n", model.initialEquations);
  for (const Reinit& r : model.reinits)
    out += "reinit " + nameOf(r.state) + " = " + show(r.value) + " when " + show(r.active) + "\n";
  for (const Assertion& a : model.assertions)
    out += std::string(a.isTerminate ? "terminate"
                       : a.isWarning ? "warn"
                                     : "assert") +
           " " + show(a.condition) + " if " + show(a.active) + ": " + show(a.message) + "\n";
  out += "end " + model.name + "\n";
  return out;
}

}  // namespace armature::model
