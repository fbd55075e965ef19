#include "engine/symbolic/transform.h"

#include <unordered_set>
#include <utility>

#include "engine/base/derivative_rules.h"
#include "engine/base/ensure.h"

namespace armature::symbolic {

// ---- substitution ---------------------------------------------------------------------------------------------

bool holdsAny(const Pool& pool, ExprId root, const std::function<bool(ExprId)>& isMeant) {
  std::vector<ExprId> stack{root};
  std::unordered_set<ExprId> seen;
  while (!stack.empty()) {
    const ExprId e = stack.back();
    stack.pop_back();
    if (!seen.insert(e).second) continue;
    if (isMeant(e)) return true;
    for (const ExprId a : pool.args(e)) stack.push_back(a);
  }
  return false;
}

Substitution::Substitution(Pool& pool, std::function<ExprId(ExprId)> replace)
    : pool_(pool), replace_(std::move(replace)) {}

ExprId Substitution::apply(ExprId root) {
  if (!root) return root;
  // Postorder with an explicit stack: sums over large arrays nest thousands of levels deep.
  std::vector<ExprId> stack{root};
  std::vector<ExprId> newArgs;
  auto known = [&](ExprId e) { return e.index() < memo_.size() && memo_[e.index()].isValid(); };
  auto remember = [&](ExprId e, ExprId result) {
    if (memo_.size() <= e.index()) memo_.resize(std::max<size_t>(pool_.size(), e.index() + 1));
    memo_[e.index()] = result;
  };
  while (!stack.empty()) {
    const ExprId e = stack.back();
    if (known(e)) {
      stack.pop_back();
      continue;
    }
    const uint32_t count = pool_.node(e).argCount;
    if (count == 0) {
      const ExprId replaced = replace_(e);
      remember(e, replaced ? replaced : e);
      stack.pop_back();
      continue;
    }
    bool isReady = true;
    for (uint32_t k = 0; k < count; ++k)
      if (const ExprId a = pool_.arg(e, k); !known(a)) {
        stack.push_back(a);
        isReady = false;
      }
    if (!isReady) continue;
    newArgs.clear();
    for (uint32_t k = 0; k < count; ++k) newArgs.push_back(memo_[pool_.arg(e, k).index()]);
    remember(e, pool_.rebuild(e, newArgs));
    stack.pop_back();
  }
  return memo_[root.index()];
}

// ---- dependencies -----------------------------------------------------------------------------------------------

void VariableCollector::collect(ExprId root, std::vector<VarId>& out, bool withPre) {
  if (!root) return;
  if (++stamp_ == 0) {  // the stamps have wrapped round
    std::fill(nodeStamp_.begin(), nodeStamp_.end(), 0);
    std::fill(varStamp_.begin(), varStamp_.end(), 0);
    stamp_ = 1;
  }
  if (nodeStamp_.size() < pool_.size()) nodeStamp_.resize(pool_.size(), 0);
  const auto add = [&](uint32_t v) {
    if (varStamp_.size() <= v) varStamp_.resize(v + 1, 0);
    if (varStamp_[v] == stamp_) return;
    varStamp_[v] = stamp_;
    out.push_back(VarId(v));
  };
  std::vector<ExprId> stack{root};
  while (!stack.empty()) {
    const ExprId e = stack.back();
    stack.pop_back();
    if (nodeStamp_[e.index()] == stamp_) continue;
    nodeStamp_[e.index()] = stamp_;
    const Node& n = pool_.node(e);
    if (n.op == Op::variable || (withPre && (n.op == Op::pre || n.op == Op::edge))) {
      add(n.payload);
      continue;
    }
    if (n.op == Op::pack && !withPre && !isWithin_) {
      for (const VarId v : ofPack(e)) add(v.index());
      continue;
    }
    for (uint32_t k = n.argCount; k-- > 0;) stack.push_back(pool_.arg(e, k));
  }
}

const std::vector<VarId>& VariableCollector::ofPack(ExprId pack) {
  const auto [at, isNew] = packs_.try_emplace(pack);
  if (!isNew) return at->second;
  if (!within_) within_ = std::make_unique<VariableCollector>(pool_);
  within_->isWithin_ = true;
  within_->collect(pack, at->second);
  return at->second;
}

// ---- differentiation ----------------------------------------------------------------------------------------------

Differentiator::Differentiator(Pool& pool, LeafRule leaf, CallRule call)
    : pool_(pool), leaf_(std::move(leaf)), call_(std::move(call)) {}

namespace {
constexpr uint8_t kUnknown = 0, kDone = 1, kFailed = 2;
}

ExprId Differentiator::apply(ExprId root) {
  if (!root) return root;
  std::vector<ExprId> stack{root};
  std::vector<ExprId> d;
  auto state = [&](ExprId e) { return e.index() < state_.size() ? state_[e.index()] : kUnknown; };
  auto remember = [&](ExprId e, ExprId result) {
    if (state_.size() <= e.index()) {
      state_.resize(std::max<size_t>(pool_.size(), e.index() + 1), kUnknown);
      memo_.resize(state_.size());
    }
    state_[e.index()] = result ? kDone : kFailed;
    memo_[e.index()] = result;
  };
  while (!stack.empty()) {
    const ExprId e = stack.back();
    if (state(e) != kUnknown) {
      stack.pop_back();
      continue;
    }
    const Node n = pool_.node(e);
    if (n.argCount == 0 || n.op == Op::sample) {
      const ExprId result = n.op == Op::constant || n.op == Op::text ? ExprId() : leaf_(e);
      remember(e, result ? result : pool_.real(0));
      stack.pop_back();
      continue;
    }
    bool isReady = true;
    for (uint32_t k = 0; k < n.argCount; ++k)
      if (const ExprId a = pool_.arg(e, k); state(a) == kUnknown) {
        stack.push_back(a);
        isReady = false;
      }
    if (!isReady) continue;
    d.clear();
    bool hasFailed = false;
    for (uint32_t k = 0; k < n.argCount; ++k) {
      const ExprId a = pool_.arg(e, k);
      hasFailed = hasFailed || state(a) == kFailed;
      d.push_back(memo_[a.index()]);
    }
    remember(e, hasFailed ? ExprId() : rule(e, d));
    stack.pop_back();
  }
  return memo_[root.index()];
}

namespace {

// Derivatives as expressions of a pool: none is the constant 0.
class ExpressionWriter {
 public:
  using Value = ExprId;
  ExpressionWriter(Pool& pool, bool isWithoutEvents) : p_(pool), isWithoutEvents_(isWithoutEvents) {}
  ExprId number(double x) { return p_.real(x); }
  ExprId unary(Op op, ExprId a) { return p_.unary(op, a); }
  ExprId binary(Op op, ExprId a, ExprId b) { return p_.binary(op, a, b); }
  ExprId select(ExprId condition, ExprId a, ExprId b) { return p_.select(condition, a, b); }
  ExprId none() { return p_.real(0); }
  bool isNone(ExprId d) const { return p_.isConstant(d, 0); }
  ExprId orNought(ExprId d) const { return d; }
  ExprId negative(ExprId d) { return p_.neg(d); }
  ExprId sum(ExprId a, ExprId b) { return p_.add(a, b); }
  ExprId difference(ExprId a, ExprId b) { return p_.sub(a, b); }
  ExprId product(ExprId factor, ExprId d) {
    if (isNone(d)) return d;
    return p_.isConstant(d, 1) ? factor : p_.mul(factor, d);
  }
  ExprId quotient(ExprId d, ExprId divisor) { return isNone(d) ? d : p_.div(d, divisor); }
  ExprId guarded(ExprId divisor) const { return divisor; }
  ExprId branchwise(ExprId d) { return isWithoutEvents_ ? p_.unary(Op::noEvent, d) : d; }
  ExprId oneLess(ExprId exponent) { return p_.sub(exponent, p_.constant(1, p_.type(exponent))); }

 private:
  Pool& p_;
  bool isWithoutEvents_;
};

}  // namespace

ExprId arithmeticDerivative(Pool& pool, ExprId id, std::span<const ExprId> d, bool isWithoutEvents) {
  const Op op = pool.op(id);
  const ExprId a = pool.arg(id, 0);
  ExpressionWriter writer(pool, isWithoutEvents);
  if (isUnary(op)) return derivativeOfUnary(op, writer, id, a, d[0]);
  return derivativeOfBinary(op, writer, id, a, pool.arg(id, 1), d[0], d[1]);
}

// The rules of calculus; d are the derivatives of the arguments. Piecewise operations are differentiated branchwise.
ExprId Differentiator::rule(ExprId id, std::span<const ExprId> d) {
  Pool& p = pool_;
  const Node n = p.node(id);
  if (n.type == Type::boolean || n.type == Type::string) return p.real(0);
  bool isAllZero = true;
  for (ExprId e : d) isAllZero = isAllZero && p.isConstant(e, 0);
  if (isAllZero) return p.real(0);
  if (isUnary(n.op) || isBinary(n.op)) return arithmeticDerivative(p, id, d, true);
  const ExprId a = p.arg(id, 0);
  switch (n.op) {
    case Op::noEvent:
      return p.unary(Op::noEvent, d[0]);
    case Op::toReal:
      return d[0];
    case Op::smooth: {
      const double order = p.isConstant(a) ? p.number(a) : 0;
      return order >= 1 ? p.binary(Op::smooth, p.integer(order - 1), d[1]) : p.unary(Op::noEvent, d[1]);
    }
    case Op::homotopy:
      return p.binary(Op::homotopy, d[0], d[1]);
    case Op::select:
      return p.select(a, d[1], d[2]);
    case Op::lookup: {
      std::vector<ExprId> values(d.begin() + 1, d.end());
      return p.lookup(a, values);
    }
    case Op::transport: {
      const TransportRead read = p.readOf(id);
      if (read != TransportRead::valueAt0 && read != TransportRead::valueAt1) return {};
      const auto slope = read == TransportRead::valueAt0 ? TransportRead::slopeAt0 : TransportRead::slopeAt1;
      const std::vector<ExprId> args(p.args(id).begin(), p.args(id).end());
      return p.mul(p.transport(slope, args, n.payload), d[0]);
    }
    case Op::pack:
      return p.pack(d);
    case Op::call: {
      if (!call_) return {};
      const bool isPacked = d.size() == 1 && p.op(d[0]) == Op::pack;
      const std::span<const ExprId> each = isPacked ? p.args(d[0]) : d;
      return call_(id, std::vector<ExprId>(each.begin(), each.end()));
    }
    default:
      return {};
  }
}

// ---- affine decomposition and solving
// ----------------------------------------------------------------------------------

namespace {

// Whether an expression depends on x, memoised per node.
class Dependence {
 public:
  Dependence(const Pool& pool, VarId x) : pool_(pool), x_(x) {}
  bool operator()(ExprId root) {
    std::vector<ExprId> stack{root};
    while (!stack.empty()) {
      const ExprId e = stack.back();
      if (memo_.contains(e.value)) {
        stack.pop_back();
        continue;
      }
      const Node& n = pool_.node(e);
      bool isReady = true, depends = n.op == Op::variable && n.payload == x_.value;
      for (uint32_t k = 0; k < n.argCount; ++k) {
        auto it = memo_.find(pool_.arg(e, k).value);
        if (it == memo_.end()) {
          stack.push_back(pool_.arg(e, k));
          isReady = false;
        } else {
          depends = depends || it->second;
        }
      }
      if (!isReady) continue;
      memo_[e.value] = depends;
      stack.pop_back();
    }
    return memo_[root.value];
  }

 private:
  const Pool& pool_;
  VarId x_;
  std::unordered_map<uint32_t, bool> memo_;
};

// Arguments first, on a stack of its own: the sum of what hangs on a chain of links nests as deep as the chain is long.
// Shared parts are looked at once.
class AffineForms {
 public:
  AffineForms(Pool& pool, VarId x) : p_(pool), depends_(pool, x), zero_(pool.real(0)) {}

  bool depends(ExprId e) { return depends_(e); }
  std::optional<Affine> operator()(ExprId e) {
    std::vector<ExprId> open{e};
    while (!open.empty()) {
      const ExprId next = open.back();
      const size_t before = open.size();
      if (!isKnown(next) && keepsAffine(p_.op(next)))
        for (size_t k = 0; k < p_.args(next).size(); ++k)
          if (const ExprId argument = p_.arg(next, k); !isKnown(argument)) open.push_back(argument);
      if (open.size() > before) continue;
      open.pop_back();
      if (!isKnown(next)) memo_.emplace(next.value, find(next));
    }
    return formOf(e);
  }

 private:
  // Operations that find() goes through.
  static bool keepsAffine(Op op) {
    return op == Op::toReal || op == Op::neg || op == Op::noEvent || op == Op::smooth || op == Op::add ||
           op == Op::sub || op == Op::homotopy || op == Op::mul || op == Op::div || op == Op::select;
  }
  bool isKnown(ExprId e) { return !depends_(e) || memo_.contains(e.value); }
  std::optional<Affine> formOf(ExprId e) { return depends_(e) ? memo_.at(e.value) : Affine{zero_, e}; }

  std::optional<Affine> find(ExprId e) {
    const Node n = p_.node(e);
    const auto of = [&](size_t k) { return formOf(p_.arg(e, k)); };
    // The same operation on both coefficients.
    const auto map = [&](size_t k, const auto& operation) -> std::optional<Affine> {
      const auto f = of(k);
      if (!f) return std::nullopt;
      return Affine{operation(f->a), operation(f->b)};
    };
    switch (n.op) {
      case Op::variable:
        return Affine{p_.real(1), zero_};
      case Op::toReal:
        return of(0);
      case Op::neg:
        return map(0, [&](ExprId c) { return p_.neg(c); });
      case Op::noEvent:
        return map(0, [&](ExprId c) { return p_.unary(Op::noEvent, c); });
      case Op::smooth:
        return map(1, [&](ExprId c) { return p_.binary(Op::smooth, p_.arg(e, 0), c); });
      case Op::add:
      case Op::sub:
      case Op::homotopy: {
        const auto f = of(0), g = of(1);
        if (!f || !g) return std::nullopt;
        return Affine{p_.binary(n.op, f->a, g->a), p_.binary(n.op, f->b, g->b)};
      }
      case Op::mul: {
        const bool isFirst = depends_(p_.arg(e, 0));
        if (isFirst && depends_(p_.arg(e, 1))) return std::nullopt;
        return map(isFirst ? 0 : 1, [&](ExprId c) { return p_.mul(p_.arg(e, isFirst ? 1 : 0), c); });
      }
      case Op::div:
        if (depends_(p_.arg(e, 1))) return std::nullopt;
        return map(0, [&](ExprId c) { return p_.div(c, p_.arg(e, 1)); });
      case Op::select: {
        if (depends_(p_.arg(e, 0))) return std::nullopt;
        const auto f = of(1), g = of(2);
        if (!f || !g) return std::nullopt;
        return Affine{p_.select(p_.arg(e, 0), f->a, g->a), p_.select(p_.arg(e, 0), f->b, g->b)};
      }
      default:
        return std::nullopt;
    }
  }

  Pool& p_;
  Dependence depends_;
  ExprId zero_;
  std::unordered_map<uint32_t, std::optional<Affine>> memo_;
};

}  // namespace

std::optional<Affine> affineIn(Pool& pool, ExprId e, VarId x) {
  return AffineForms(pool, x)(e);
}

std::optional<ExprId> solveFor(Pool& p, ExprId lhs, ExprId rhs, VarId x, const std::function<bool(ExprId)>& isNonzero) {
  AffineForms formOf(p, x);
  const bool isLeft = formOf.depends(lhs), isRight = formOf.depends(rhs);
  if (!isLeft && !isRight) return std::nullopt;
  // The usual case: x = expression.
  const auto isX = [&](ExprId e) { return p.op(e) == Op::variable && p.variableOf(e) == x; };
  if (isX(lhs) && !isRight) return rhs;
  if (isX(rhs) && !isLeft) return lhs;
  const auto f = formOf(lhs), g = formOf(rhs);
  if (!f || !g) return std::nullopt;
  const ExprId a = p.sub(f->a, g->a);
  if (p.isConstant(a, 0) || !isNonzero(a)) return std::nullopt;
  return p.div(p.sub(g->b, f->b), a);
}

}  // namespace armature::symbolic
