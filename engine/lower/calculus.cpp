#include "engine/lower/calculus.h"

#include <algorithm>
#include <array>

#include "engine/lower/bottom_up.h"

namespace armature::lower {

using symbolic::Node;
using symbolic::Op;
using symbolic::Pool;
using symbolic::Type;

void Calculus::setTargets(std::span<const VarId> targets) {
  ++targetEpoch_;
  for (uint32_t k = 0; k < targets.size(); ++k) {
    const uint32_t v = targets[k].index();
    if (v >= targetStamp_.size()) {
      targetStamp_.resize(v + v / 2 + 16, 0);
      targetIndex_.resize(targetStamp_.size(), 0);
    }
    targetStamp_[v] = targetEpoch_;
    targetIndex_[v] = k;
  }
}

bool Calculus::dependsOnTargets(ExprId root) {
  if (dependStamp_.size() < pool_.size()) {
    dependStamp_.resize(pool_.size() + pool_.size() / 4, 0);
    depends_.resize(dependStamp_.size(), 0);
  }
  if (dependStamp_[root.index()] == targetEpoch_) return depends_[root.index()] != 0;
  const auto isKnown = [this](ExprId e) { return dependStamp_[e.index()] == targetEpoch_; };
  const auto argsOf = [this](ExprId e) { return pool_.args(e); };
  bottomUp(stack_, root, isKnown, argsOf, [this](ExprId e) {
    const Node& n = pool_.node(e);
    const bool depends = (n.op == Op::variable && targetIndex(VarId(n.payload)) != 0xFFFFFFFFu) ||
                         std::ranges::any_of(pool_.args(e), [this](ExprId a) { return depends_[a.index()] != 0; });
    dependStamp_[e.index()] = targetEpoch_;
    depends_[e.index()] = depends ? 1 : 0;
  });
  return depends_[root.index()] != 0;
}

ExprId Calculus::sum(ExprId a, ExprId b) {
  Pool& p = pool_;
  if (p.op(a) == Op::select && p.op(b) == Op::select && p.arg(a, 0) == p.arg(b, 0)) {
    const ExprId c = p.arg(a, 0), a1 = p.arg(a, 1), a2 = p.arg(a, 2), b1 = p.arg(b, 1), b2 = p.arg(b, 2);
    return p.select(c, p.add(a1, b1), p.add(a2, b2));
  }
  return p.add(a, b);
}

// adjoint · local where the adjoint may be zero because its branch does not apply: then nothing is to come of a local
// derivative that makes no sense there (of a square root of something negative), and 0 · NaN is NaN.
ExprId Calculus::masked(ExprId adjoint, ExprId local) {
  Pool& p = pool_;
  if (p.isConstant(local) || p.isConstant(adjoint)) return p.mul(adjoint, local);
  const ExprId zero = p.real(0);
  if (p.op(adjoint) == Op::neg) return p.neg(masked(p.arg(adjoint, 0), local));
  if (p.op(adjoint) == Op::select) {
    const ExprId c = p.arg(adjoint, 0), a = p.arg(adjoint, 1), b = p.arg(adjoint, 2);
    const auto arm = [&](ExprId e) { return p.op(e) == Op::select ? masked(e, local) : p.mul(e, local); };
    if (p.isConstant(b, 0)) return p.select(c, arm(a), zero);
    if (p.isConstant(a, 0)) return p.select(c, zero, arm(b));
  }
  return p.select(p.binary(Op::notEqual, adjoint, zero), p.mul(adjoint, local), zero);
}

// The nodes of an expression that depend on targets, arguments before users.
void Calculus::collectDependents(ExprId root) {
  ++visitEpoch_;
  if (visitStamp_.size() < pool_.size()) {
    visitStamp_.resize(pool_.size() + pool_.size() / 4, 0);
    position_.resize(visitStamp_.size(), 0);
  }
  order_.clear();
  const auto isKnown = [this](ExprId e) { return visitStamp_[e.index()] == visitEpoch_ || !dependsOnTargets(e); };
  const auto argsOf = [this](ExprId e) { return pool_.args(e); };
  bottomUp(root, isKnown, argsOf, [this](ExprId e) {
    visitStamp_[e.index()] = visitEpoch_;
    position_[e.index()] = static_cast<uint32_t>(order_.size());
    order_.push_back(e);
  });
}

Calculus::Gradient Calculus::gradient(ExprId root) {
  Gradient result;
  result.exists = result.isAffine = true;
  if (!dependsOnTargets(root)) return result;
  Pool& p = pool_;
  collectDependents(root);
  const std::vector<ExprId> order = order_;
  std::vector<ExprId> adjoint(order.size());
  std::vector<uint8_t> isMasked(order.size(), 0);  // within a branch
  adjoint.back() = p.real(1);
  const uint32_t epoch = visitEpoch_;
  for (size_t i = order.size(); i-- > 0;) {
    const ExprId e = order[i];
    const Node n = p.node(e);
    const bool isStepwise = n.op == Op::floor || n.op == Op::ceil || n.op == Op::sign || n.op == Op::integerDivision;
    if (isStepwise || n.type == Type::boolean || n.type == Type::integer) result.isAffine = false;
    if (!adjoint[i]) continue;
    if (n.op == Op::variable) {
      result.partials.push_back({targetIndex(VarId(n.payload)), adjoint[i]});
      continue;
    }
    const size_t argCount = n.op == Op::call ? p.callArgs(e).size() : n.argCount;
    for (size_t k = 0; k < argCount; ++k) {
      const ExprId a = n.op == Op::call ? p.callArgs(e)[k] : p.arg(e, k);
      if (a.index() >= visitStamp_.size() || visitStamp_[a.index()] != epoch) continue;
      ExprId contribution;
      if (n.op == Op::select) {
        const ExprId zero = p.real(0);
        if (k == 0) continue;
        contribution = k == 1 ? p.select(p.arg(e, 0), adjoint[i], zero) : p.select(p.arg(e, 0), zero, adjoint[i]);
      } else {
        const ExprId local = partial(e, k);
        if (!local) {
          result.exists = result.isAffine = false;
          return result;
        }
        if (p.isConstant(local, 0)) continue;
        contribution = isMasked[i] ? masked(adjoint[i], local) : p.mul(adjoint[i], local);
      }
      isMasked[position_[a.index()]] |= isMasked[i] || n.op == Op::select ? 1 : 0;
      ExprId& slot = adjoint[position_[a.index()]];
      slot = slot ? sum(slot, contribution) : contribution;
    }
  }
  std::vector<Partial> kept;
  for (const Partial& d : result.partials) {
    if (p.isConstant(d.value, 0)) continue;
    if (dependsOnTargets(d.value)) result.isAffine = false;
    kept.push_back(d);
  }
  result.partials.swap(kept);
  return result;
}

// Derivative of an operation with respect to its k-th argument.
ExprId Calculus::partial(ExprId e, size_t k) {
  Pool& p = pool_;
  const Node n = p.node(e);
  const ExprId one = p.real(1), zero = p.real(0);
  if (isUnary(n.op) || isBinary(n.op)) {
    std::array<ExprId, 2> unit{zero, zero};
    unit[k] = one;
    return symbolic::arithmeticDerivative(p, e, unit, false);
  }
  switch (n.op) {
    case Op::noEvent:
    case Op::toReal:
      return one;
    case Op::smooth:
      return k == 1 ? one : zero;
    case Op::homotopy:
      return p.binary(Op::homotopy, k == 0 ? one : zero, k == 1 ? one : zero);
    case Op::lookup: {
      if (k == 0) return zero;
      std::vector<ExprId> values(n.argCount - 1, zero);
      values[k - 1] = one;
      return p.lookup(p.arg(e, 0), values);
    }
    case Op::call: {
      std::vector<ExprId> d(p.callArgs(e).size(), zero);
      d[k] = one;
      return callRule_ ? callRule_(e, d) : ExprId();
    }
    case Op::delay:
      return k == 0 ? ExprId() : zero;
    case Op::transport: {
      if (k > 0) return zero;
      const symbolic::TransportRead read = p.readOf(e);
      using Read = symbolic::TransportRead;
      if (read != Read::valueAt0 && read != Read::valueAt1) return {};
      const std::vector<ExprId> args(p.args(e).begin(), p.args(e).end());
      return p.transport(read == Read::valueAt0 ? Read::slopeAt0 : Read::slopeAt1, args, n.payload);
    }
    default:
      return zero;
  }
}

void Calculus::beginReplace() {
  ++replaceEpoch_;
}

void Calculus::set(VarId v, ExprId value) {
  if (v.index() >= replaceVarStamp_.size()) {
    replaceVarStamp_.resize(v.index() + v.index() / 2 + 16, 0);
    replaceVar_.resize(replaceVarStamp_.size());
  }
  replaceVarStamp_[v.index()] = replaceEpoch_;
  replaceVar_[v.index()] = value;
}

ExprId Calculus::replace(ExprId root) {
  if (!root) return root;
  const auto room = [&] {
    if (replaceStamp_.size() < pool_.size()) {
      replaceStamp_.resize(pool_.size() + pool_.size() / 4 + 16, 0);
      replaceMemo_.resize(replaceStamp_.size());
    }
  };
  room();
  const auto isKnown = [this](ExprId e) { return replaceStamp_[e.index()] == replaceEpoch_; };
  const auto argsOf = [this](ExprId e) { return pool_.args(e); };
  std::vector<ExprId> args;
  bottomUp(root, isKnown, argsOf, [&](ExprId e) {
    const Node n = pool_.node(e);
    const bool isReplaced =
        n.op == Op::variable && n.payload < replaceVarStamp_.size() && replaceVarStamp_[n.payload] == replaceEpoch_;
    ExprId result = isReplaced ? replaceVar_[n.payload] : e;
    args.clear();
    for (const ExprId a : pool_.args(e)) args.push_back(replaceMemo_[a.index()]);
    if (!std::ranges::equal(args, pool_.args(e))) result = pool_.rebuild(e, args);
    room();
    replaceStamp_[e.index()] = replaceEpoch_;
    replaceMemo_[e.index()] = result;
  });
  return replaceMemo_[root.index()];
}

}  // namespace armature::lower
