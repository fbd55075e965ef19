#include "engine/lower/zero_flows.h"

#include <utility>
#include <vector>

namespace armature::lower {

namespace {

class ZeroFlows {
 public:
  explicit ZeroFlows(Work& work) : w_(work), p_(work.pool), isZero_(work.m.variables.size(), 0) {}

  void run() {
    bool hasAny = false;
    for (const Equation& e : w_.equations)
      for (const auto& [variable, value] : {std::pair(e.lhs, e.rhs), std::pair(e.rhs, e.lhs)})
        if (p_.op(variable) == Op::variable && p_.isConstant(value, 0)) {
          isZero_[p_.variableOf(variable).index()] = 1;
          hasAny = true;
        }
    if (!hasAny) return;
    for (Equation& e : w_.equations)
      if (!resolve(e, e.lhs, e.rhs)) resolve(e, e.rhs, e.lhs);
  }

 private:
  bool isZero(ExprId e) const { return p_.op(e) == Op::variable && isZero_[p_.variableOf(e).index()] != 0; }

  // What a product has besides x; invalid where it is none.
  ExprId factor(ExprId e, ExprId x) {
    if (e == x) return p_.real(1);
    if (p_.op(e) != Op::mul) return {};
    return p_.arg(e, 0) == x ? p_.arg(e, 1) : p_.arg(e, 1) == x ? p_.arg(e, 0) : ExprId();
  }

  // y = if x >= 0 then a x else b x
  bool resolve(Equation& e, ExprId y, ExprId flow) {
    if (e.initialLhs != e.lhs || e.initialRhs != e.rhs || !isZero(y)) return false;
    if (p_.op(flow) == Op::smooth) flow = p_.arg(flow, 1);
    if (p_.op(flow) != Op::select || p_.op(p_.arg(flow, 0)) != Op::greaterEqual) return false;
    const ExprId x = p_.arg(p_.arg(flow, 0), 0);
    if (!isZero(x) || !p_.isConstant(p_.arg(p_.arg(flow, 0), 1), 0)) return false;
    const ExprId a = factor(p_.arg(flow, 1), x), b = factor(p_.arg(flow, 2), x);
    if (!a || !b || a == b) return false;
    e.lhs = e.initialLhs = a;
    e.rhs = e.initialRhs = b;
    return true;
  }

  Work& w_;
  Pool& p_;
  std::vector<uint8_t> isZero_;  // by variable
};

}  // namespace

bool resolveZeroFlows(Work& w) {
  ZeroFlows(w).run();
  return true;
}

}  // namespace armature::lower
