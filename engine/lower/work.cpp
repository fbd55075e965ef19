#include "engine/lower/work.h"

#include <algorithm>

#include "engine/lower/bottom_up.h"
#include "engine/model/function_table.h"

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

// Whether a node is parametric where its arguments are.
bool Work::mayBeParametric(ExprId e) const {
  const auto& n = pool.node(e);
  switch (n.op) {
    case Op::variable: {
      const VarId v(n.payload);
      return roleOf(v) == Role::parameter && !preOwner[v.index()] && v != lambda &&
             !(v.index() < isSelector.size() && isSelector[v.index()]);
    }
    case Op::time:
    case Op::pre:
    case Op::edge:
    case Op::initial:
    case Op::terminal:
    case Op::sample:
    case Op::delay:
    case Op::transport:
    case Op::text:
    case Op::call:  // may be impure or costly: it stays where it is
      return false;
    default:
      return true;
  }
}

bool Work::isOfLoop(ExprId e) const {
  if (pool.op(e) != Op::call || !m.functions || pool.node(e).payload >= m.functions->functions.size()) return false;
  const model::RunFunction& function = m.functions->functions[pool.node(e).payload];
  return function.isLoop && !function.isImpure;
}

bool Work::isParametric(ExprId root) {
  if (parametric_.size() < pool.size()) parametric_.resize(pool.size() + pool.size() / 4, 0);
  const auto isKnown = [this](ExprId e) { return parametric_[e.index()] != 0; };
  const auto argsOf = [this](ExprId e) { return pool.args(e); };
  bottomUp(root, isKnown, argsOf, [this](ExprId e) {
    const bool is = mayBeParametric(e) &&
                    std::ranges::all_of(pool.args(e), [this](ExprId a) { return parametric_[a.index()] == 1; });
    parametric_[e.index()] = is ? 1 : 2;
  });
  return parametric_[root.index()] == 1;
}

// The number of a node whose arguments have theirs in the memory.
double Work::numberOf(ExprId e) const {
  constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
  const auto& n = pool.node(e);
  const auto args = pool.args(e);
  const auto arg = [&](size_t k) { return k < args.size() ? numberMemo_[args[k].index()] : 0.0; };
  switch (n.op) {
    case Op::constant:
      return n.number;
    case Op::variable:
    case Op::pre:
      return value[n.payload];
    case Op::initial:
      return 1;
    case Op::time:
      return numberTime_;
    case Op::terminal:
    case Op::edge:
    case Op::sample:
      return 0;
    case Op::text:
    case Op::call:
    case Op::transport:
    case Op::pack:
    case Op::format:
    case Op::concat:
      return kUnknown;
    case Op::noEvent:
    case Op::toReal:
    case Op::delay:
    case Op::homotopy:
      return arg(0);
    case Op::smooth:
      return arg(1);
    case Op::select:
      return std::isnan(arg(0)) ? kUnknown : arg(0) != 0 ? arg(1) : arg(2);
    case Op::lookup: {
      const double i = arg(0);
      return i >= 1 && i < static_cast<double>(args.size()) ? arg(static_cast<size_t>(i)) : kUnknown;
    }
    default:
      for (size_t k = 0; k < args.size(); ++k)
        if (std::isnan(arg(k))) return kUnknown;
      return symbolic::evaluate(n.op, arg(0), arg(1), arg(2));
  }
}

Work::Elsewhere::Elsewhere(Work& work, const std::vector<VarId>& variables) : w_(work) {
  // Neither zero nor one, nor a simple share of a turn or of a start value.
  constexpr double kShift = 0.37;
  for (const VarId v : variables) {
    const Role role = w_.roleOf(v);
    const bool varies = role == Role::unknown || role == Role::solvedParameter || role == Role::discrete;
    if (varies && w_.var(v).type == Type::real) saved_.emplace_back(v, w_.value[v.index()]);
  }
  for (const auto& [v, value] : saved_) w_.value[v.index()] = value == 0 ? kShift : value * (1 + kShift);
  w_.numberTime_ = kShift;
  w_.valuesChanged();
}

Work::Elsewhere::~Elsewhere() {
  for (const auto& [v, value] : saved_) w_.value[v.index()] = value;
  w_.numberTime_ = 0;
  w_.valuesChanged();
}

double Work::number(ExprId root) {
  constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
  if (!root) return kUnknown;
  if (pool.isConstant(root)) return pool.number(root);
  if (numberStamp_.size() < pool.size()) {
    numberStamp_.resize(pool.size() + pool.size() / 4, 0);
    numberMemo_.resize(numberStamp_.size(), 0);
  }
  const auto isKnown = [this](ExprId e) { return numberStamp_[e.index()] == numberEpoch_; };
  const auto argsOf = [this](ExprId e) { return pool.args(e); };
  bottomUp(root, isKnown, argsOf, [this](ExprId e) {
    numberMemo_[e.index()] = numberOf(e);
    numberStamp_[e.index()] = numberEpoch_;
  });
  return numberMemo_[root.index()];
}

std::string Work::text(ExprId e) const {
  const auto nameOf = [this](VarId v) { return var(v).name; };
  return symbolic::toText(pool, e, nameOf, [this](uint32_t function) {
    const auto& functions = m.functions->functions;
    return function < functions.size() ? functions[function].name : "function";
  });
}

}  // namespace armature::lower
