#include "engine/lower/work.h"

#include "engine/lower/rewriter.h"

namespace armature::lower {

void Work::growArrays() {
  const size_t n = m.variables.size();
  role.resize(n, Role::unknown);
  replacement.resize(n);
  value.resize(n, std::numeric_limits<double>::quiet_NaN());
  hasStart.resize(n, 0);
  isFixed.resize(n, 0);
  isState.resize(n, 0);
  isMade.resize(n, 0);
  preOf.resize(n);
  preOwner.resize(n);
}

VarId Work::addVariable(std::string name, Type type, Role variableRole, PartId part) {
  const VarId id(m.variables.size());
  FlatVariable v;
  v.name = std::move(name);
  v.type = type;
  v.part = part;
  v.variability = variableRole == Role::discrete ? model::Variability::discrete : model::Variability::continuous;
  m.variables.push_back(std::move(v));
  growArrays();
  role[id.index()] = variableRole;
  isMade[id.index()] = 1;
  return id;
}

VarId Work::pre(VarId v) {
  if (preOf[v.index()]) return preOf[v.index()];
  const VarId p = addVariable("pre(" + var(v).name + ")", var(v).type, Role::parameter, var(v).part);
  preOf[v.index()] = p;
  preOwner[p.index()] = v;
  return p;
}

bool Work::isParametric(ExprId root) {
  std::vector<ExprId> stack{root};
  while (!stack.empty()) {
    const ExprId e = stack.back();
    if (parametric_.size() < pool.size()) parametric_.resize(pool.size() + pool.size() / 4, 0);
    if (parametric_[e.index()]) {
      stack.pop_back();
      continue;
    }
    const auto& n = pool.node(e);
    bool isReady = true, is = true;
    switch (n.op) {
      case Op::variable: {
        const VarId v(n.payload);
        is = roleOf(v) == Role::parameter && !preOwner[v.index()] && v != lambda &&
             !(v.index() < isSelector.size() && isSelector[v.index()]);
        break;
      }
      case Op::time:
      case Op::pre:
      case Op::edge:
      case Op::initial:
      case Op::terminal:
      case Op::sample:
      case Op::delay:
      case Op::text:
        is = false;
        break;
      case Op::call: {
        const auto index = n.payload;
        is = false;  // calls may be impure or costly: they stay where they are
        (void)index;
        break;
      }
      default:
        break;
    }
    for (ExprId a : pool.args(e)) {
      if (!parametric_[a.index()]) {
        stack.push_back(a);
        isReady = false;
      } else {
        is = is && parametric_[a.index()] == 1;
      }
    }
    if (!isReady) continue;
    parametric_[e.index()] = is ? 1 : 2;
    stack.pop_back();
  }
  return parametric_[root.index()] == 1;
}

double Work::number(ExprId root) {
  constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
  if (!root) return kUnknown;
  if (pool.isConstant(root)) return pool.number(root);
  if (numberStamp_.size() < pool.size()) {
    numberStamp_.resize(pool.size() + pool.size() / 4, 0);
    numberMemo_.resize(numberStamp_.size(), 0);
  }
  std::vector<ExprId> stack{root};
  while (!stack.empty()) {
    const ExprId e = stack.back();
    if (numberStamp_[e.index()] == numberEpoch_) {
      stack.pop_back();
      continue;
    }
    const auto& n = pool.node(e);
    const auto args = pool.args(e);
    bool isReady = true;
    for (ExprId a : args)
      if (numberStamp_[a.index()] != numberEpoch_) {
        stack.push_back(a);
        isReady = false;
      }
    if (!isReady) continue;
    const auto arg = [&](size_t k) { return k < args.size() ? numberMemo_[args[k].index()] : 0.0; };
    double r = kUnknown;
    switch (n.op) {
      case Op::constant:
        r = n.number;
        break;
      case Op::variable:
        r = value[n.payload];
        break;
      case Op::time:
        r = 0;
        break;
      case Op::initial:
        r = 1;
        break;
      case Op::terminal:
        r = 0;
        break;
      case Op::pre:
        r = value[n.payload];
        break;
      case Op::edge:
      case Op::sample:
        r = 0;
        break;
      case Op::text:
      case Op::call:
      case Op::pack:
      case Op::format:
      case Op::concat:
        break;
      case Op::noEvent:
      case Op::toReal:
      case Op::delay:
      case Op::homotopy:
        r = arg(0);
        break;
      case Op::smooth:
        r = arg(1);
        break;
      case Op::select:
        r = std::isnan(arg(0)) ? kUnknown : arg(0) != 0 ? arg(1) : arg(2);
        break;
      case Op::lookup: {
        const double i = arg(0);
        if (i >= 1 && i < static_cast<double>(args.size())) r = arg(static_cast<size_t>(i));
        break;
      }
      default: {
        bool isKnown = true;
        for (size_t k = 0; k < args.size(); ++k) isKnown = isKnown && !std::isnan(arg(k));
        if (isKnown) r = symbolic::evaluate(n.op, arg(0), arg(1), arg(2));
      }
    }
    numberStamp_[e.index()] = numberEpoch_;
    numberMemo_[e.index()] = r;
    stack.pop_back();
  }
  return numberMemo_[root.index()];
}

std::string Work::text(ExprId e) const {
  const auto nameOf = [this](VarId v) { return var(v).name; };
  return symbolic::toText(pool, e, nameOf, [this](uint32_t function) {
    const auto& functions = m.functions->functions;
    return function < functions.size() ? functions[function].name : "function";
  });
}

// Takes the equations over: left limits become variables, edges are spelled out, and the forms of the simulation and of
// the initial system part.
bool normalize(Work& w) {
  w.growArrays();
  Pool& p = w.pool;
  for (uint32_t i = 0; i < w.m.variables.size(); ++i) {
    const FlatVariable& v = w.m.variables[i];
    if (v.type == Type::string || v.isClock)
      w.role[i] = Role::text;
    else if (v.variability <= model::Variability::parameter || v.causality == model::Causality::input)
      w.role[i] = Role::parameter;
    else if (v.variability == model::Variability::discrete || v.type != Type::real)
      w.role[i] = Role::discrete;
  }
  w.lambda = w.addVariable("homotopy parameter", Type::real, Role::parameter);
  const auto common = [&](ExprId e) {
    if (p.op(e) == Op::pre) {
      const VarId v = p.variableOf(e);
      const Type type = w.var(v).type;
      return p.variable(w.pre(v), type);
    }
    return ExprId();
  };
  // A delayed value does not depend on the present one: the expression gets a variable of its own, whose values make
  // the history, and the operator keeps only the times.
  std::vector<ExprId> delayed(w.m.delayCount);
  w.delaySources.resize(w.m.delayCount);
  const auto history = [&](ExprId e, std::span<const ExprId> args) {
    const uint32_t index = p.node(e).payload;
    if (!w.delaySources[index]) {
      w.delaySources[index] = w.addVariable("delayed expression", Type::real, Role::unknown);
      delayed[index] = p.arg(e, 0);
    }
    return p.delay(p.real(0), args[1], args[2], index);
  };
  const auto inSimulation = [&](bool keepsStart) {
    return [&, keepsStart](ExprId e, std::span<const ExprId> args) -> ExprId {
      switch (p.op(e)) {
        case Op::edge: {
          const VarId v = p.variableOf(e);
          const ExprId now = w.leaf(v);
          return p.binary(Op::logicalAnd, now, p.unary(Op::logicalNot, w.leaf(w.pre(v))));
        }
        case Op::initial:
          return keepsStart ? e : p.boolean(false);
        case Op::homotopy:
          return args[0];
        case Op::delay:
          return history(e, args);
        default:
          return common(e);
      }
    };
  };
  Rewriter simulation(p, inSimulation(false));
  Rewriter initial(p, [&](ExprId e, std::span<const ExprId> args) {
    switch (p.op(e)) {
      case Op::edge:
        return p.boolean(false);
      case Op::initial:
        return p.boolean(true);
      case Op::homotopy: {
        const ExprId l = w.leaf(w.lambda);
        return args[0] == args[1] ? args[0] : p.add(p.mul(l, args[0]), p.mul(p.sub(p.real(1), l), args[1]));
      }
      case Op::delay:  // there is no history yet: the value itself (specification 3.7.4.1)
        return args[0];
      default:
        return common(e);
    }
  });
  const auto take = [&](const model::FlatEquation& f, bool isInitial) {
    Equation e;
    e.lhs = isInitial ? initial(f.lhs) : simulation(f.lhs);
    e.rhs = isInitial ? initial(f.rhs) : simulation(f.rhs);
    e.initialLhs = initial(f.lhs);
    e.initialRhs = initial(f.rhs);
    e.origin = f.origin;
    e.part = f.part;
    e.span = f.span;
    return e;
  };
  const auto isText = [&](const model::FlatEquation& f) { return p.type(f.lhs) == Type::string; };
  for (const auto& f : w.m.equations)
    if (!isText(f)) w.equations.push_back(take(f, false));
  for (const auto& f : w.m.initialEquations)
    if (!isText(f)) w.initialEquations.push_back(take(f, true));
  for (uint32_t k = 0; k < delayed.size(); ++k) {
    if (!delayed[k]) continue;
    model::FlatEquation f;
    f.lhs = w.leaf(w.delaySources[k]);
    f.rhs = delayed[k];
    w.equations.push_back(take(f, false));
  }
  for (auto& r : w.m.reinits) {
    r.active = simulation(r.active);
    r.value = simulation(r.value);
  }
  // What is active at the start is looked at once while the flag of the initialization still stands.
  Rewriter always(p, inSimulation(true));
  for (auto& a : w.m.assertions) {
    a.active = always(a.active);
    a.condition = simulation(a.condition);
    a.message = simulation(a.message);
  }
  // Attributes: parameters only, but they may be shared with equations.
  for (size_t i = 0; i < w.m.variables.size(); ++i) {
    const auto rewrite = [&](ExprId e) { return e ? initial(e) : e; };
    const ExprId binding = rewrite(w.m.variables[i].binding), start = rewrite(w.m.variables[i].start);
    w.m.variables[i].binding = binding;
    w.m.variables[i].start = start;
  }
  inlineAttributes(w);
  return true;
}

}  // namespace armature::lower
