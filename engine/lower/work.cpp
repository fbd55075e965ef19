#include "engine/lower/work.h"

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
      case Op::transport:
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
  std::vector<ExprId> stack{root};
  while (!stack.empty()) {
    const ExprId e = stack.back();
    if (numberStamp_[e.index()] == numberEpoch_) {
      stack.pop_back();
      continue;
    }
    bool isReady = true;
    for (ExprId a : pool.args(e))
      if (numberStamp_[a.index()] != numberEpoch_) {
        stack.push_back(a);
        isReady = false;
      }
    if (!isReady) continue;
    const double r = numberOf(e);
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

}  // namespace armature::lower
