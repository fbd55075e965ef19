// Which relations matter between two events. A relation that stands beside a discrete condition which is false — the
// break-away torque of a clutch that slides — cannot change anything before that condition changes, and the condition
// changes only at an event. Its root function is zero meanwhile, so that the integrator does not stop for it, and a
// scheduled instant is put off. So is the root function of a relation which only the initial system asks for. Other
// relations serve as such a condition for the other side of an `and` or `or`: that of fewer variables for that of more,
// and that of a state for that of what hangs on others, as a limit that a state has reached for the sign of its rate.
// Of two sides one only: a relation that does not matter hides none, and two never hide each other.
#include <algorithm>

#include "engine/lower/bottom_up.h"
#include "engine/lower/work.h"

namespace armature::lower {
namespace {

using symbolic::Op;
using symbolic::Type;

class Relevance {
 public:
  explicit Relevance(Work& work) : w_(work), p_(work.pool) {}

  void run() {
    isTruth_.assign(w_.m.variables.size(), 0);
    countVariables();
    const size_t known = p_.size();
    weight_.assign(known, kUnknown);
    mask_.assign(known, ExprId());
    isDiscrete_.assign(known, 0);
    isFrozen_.assign(known, 0);
    const ExprId always = p_.boolean(true);
    mask_.resize(std::max(known, p_.size()));
    for (const Equation& e : w_.equations) {
      // The equation that defines a truth value does not ask for it.
      if (p_.op(e.lhs) != Op::variable || !isTruth_[p_.variableOf(e.lhs).index()]) ask(e.lhs, always);
      ask(e.rhs, always);
    }
    for (const auto& r : w_.m.reinits) {
      ask(r.active, always);
      ask(r.value, always);
    }
    for (const auto& a : w_.m.assertions) {
      ask(a.active, always);
      ask(a.condition, always);
    }
    // Arguments are older than the nodes that use them: one pass from the newest node to the oldest.
    for (size_t k = known; k-- > 0;)
      if (mask_[k]) pass(ExprId(k));
    for (RelationPlan& r : w_.relations) {
      const ExprId leaf = w_.leaf(r.truth);
      const ExprId mask = leaf.index() < known ? mask_[leaf.index()] : ExprId();
      if (!r.root) {
        if (mask && !p_.isConstant(mask)) r.threshold = whileRelevant(r, mask);
      } else if (!mask) {
        if (!r.isBound) r.root = p_.real(0);
      } else if (!p_.isConstant(mask)) {
        r.root = p_.select(mask, r.root, p_.real(0));
      }
    }
  }

 private:
  // The instant of a scheduled relation, and none while it does not matter.
  VarId whileRelevant(const RelationPlan& r, ExprId mask) {
    constexpr double kNever = 1e300;  // [s] beyond any run, and yet a number
    const VarId due = w_.addVariable(r.text + " while it matters", Type::real, Role::discrete, r.part);
    Equation e;
    e.lhs = e.initialLhs = w_.leaf(due);
    e.rhs = e.initialRhs = p_.select(mask, w_.resolved(r.threshold), p_.real(kNever));
    e.origin = EquationOrigin::when;
    e.part = r.part;
    e.isDiscrete = true;
    w_.equations.push_back(e);
    return due;
  }

  // How many continuous variables each relation is of; one that hangs on others counts twice beside a state.
  void countVariables() {
    symbolic::VariableCollector collector(p_);
    variables_.assign(w_.m.variables.size(), 0);
    std::vector<VarId> found;
    for (const RelationPlan& r : w_.relations) {
      isTruth_[r.truth.index()] = 1;
      if (!r.root) continue;
      found.clear();
      collector.collect(r.root, found);
      for (const VarId v : found)
        if (w_.roleOf(v) == Role::unknown) variables_[r.truth.index()] += w_.var(v).derivative ? 1 : 2;
    }
  }

  // The most variables of a relation that an expression asks for.
  uint32_t weightOf(ExprId root) {
    const auto isKnown = [&](ExprId e) { return weight_[e.index()] != kUnknown; };
    const auto argsOf = [this](ExprId e) { return p_.args(e); };
    bottomUp(root, isKnown, argsOf, [&](ExprId e) {
      uint32_t weight = p_.op(e) == Op::variable ? variables_[p_.variableOf(e).index()] : 0;
      for (const ExprId arg : p_.args(e)) weight = std::max(weight, weight_[arg.index()]);
      weight_[e.index()] = weight;
    });
    return weight_[root.index()];
  }

  void ask(ExprId e, ExprId mask) {
    if (!e) return;
    ExprId& m = mask_[e.index()];
    m = m ? p_.binary(Op::logicalOr, m, mask) : mask;
  }

  void pass(ExprId e) {
    const Op op = p_.op(e);
    const ExprId mask = mask_[e.index()];
    const auto arg = [&](size_t k) { return p_.arg(e, k); };
    if (op == Op::logicalAnd || op == Op::logicalOr) {
      const size_t guarded = weightOf(arg(0)) > weightOf(arg(1)) ? 0 : 1, guard = 1 - guarded;
      ask(arg(guard), narrowed(mask, arg(guarded), op == Op::logicalAnd, false));
      ask(arg(guarded), narrowed(mask, arg(guard), op == Op::logicalAnd, true));
    } else if (op == Op::select) {
      ask(arg(0), mask);
      ask(arg(1), narrowed(mask, arg(0), true, true));
      ask(arg(2), narrowed(mask, arg(0), false, true));
    } else {
      for (size_t k = 0; k < p_.node(e).argCount; ++k) ask(arg(k), mask);
    }
  }

  // The mask and what has to hold at least for the condition to have that value, where this changes at events only;
  // long masks are not worth their cost. `isGuard`: the relations of the condition count.
  ExprId narrowed(ExprId mask, ExprId condition, bool value, bool isGuard) {
    constexpr size_t kLongest = 40;
    const ExprId required = necessary(condition, value, isGuard);
    if (!required) return mask;
    const ExprId both = p_.binary(Op::logicalAnd, mask, required);
    return size(both, kLongest) > kLongest ? mask : both;
  }

  // A discrete condition without which e cannot have the value; none where nothing is known.
  ExprId necessary(ExprId e, bool value, bool withTruths, int depth = 8) {
    if (isDiscrete(e, withTruths)) return value ? e : p_.unary(Op::logicalNot, e);
    const Op op = p_.op(e);
    if (depth == 0) return {};
    if (op == Op::logicalNot) return necessary(p_.arg(e, 0), !value, withTruths, depth - 1);
    if (op != (value ? Op::logicalAnd : Op::logicalOr)) return {};
    const ExprId a = necessary(p_.arg(e, 0), value, withTruths, depth - 1);
    const ExprId b = necessary(p_.arg(e, 1), value, withTruths, depth - 1);
    return a && b ? p_.binary(Op::logicalAnd, a, b) : a ? a : b;
  }

  size_t size(ExprId e, size_t limit) const {
    size_t sum = 1;
    for (ExprId a : p_.args(e)) {
      if (sum > limit) break;
      sum += size(a, limit - std::min(limit, sum));
    }
    return sum;
  }

  // Discrete variables, left limits and parameters only; truth values of relations too with `withTruths`. Masks' own
  // nodes are newer than the ones asked about.
  bool isDiscrete(ExprId root, bool withTruths) {
    std::vector<uint8_t>& memo = withTruths ? isFrozen_ : isDiscrete_;
    const auto isKnown = [&](ExprId e) { return memo[e.index()] != 0; };
    const auto argsOf = [this](ExprId e) { return p_.args(e); };
    bottomUp(root, isKnown, argsOf, [&](ExprId e) {
      const bool is = mayBeDiscrete(e, withTruths) &&
                      std::ranges::all_of(p_.args(e), [&](ExprId a) { return memo[a.index()] == 1; });
      memo[e.index()] = is ? 1 : 2;
    });
    return memo[root.index()] == 1;
  }

  // Whether a node is discrete where its arguments are.
  bool mayBeDiscrete(ExprId e, bool withTruths) const {
    const auto& n = p_.node(e);
    if (n.op != Op::variable)
      return n.op != Op::time && n.op != Op::delay && n.op != Op::transport && n.op != Op::call && n.op != Op::sample &&
             n.op != Op::initial && n.op != Op::terminal;
    const VarId v(n.payload);
    const bool isLeftLimit = w_.preOwner[v.index()].isValid();
    return (withTruths || !isTruth_[v.index()]) &&
           (isLeftLimit || w_.roleOf(v) == Role::discrete || w_.roleOf(v) == Role::parameter);
  }

  Work& w_;
  symbolic::Pool& p_;
  std::vector<ExprId> mask_;         // per node: when its value can matter; invalid = nobody asks
  std::vector<uint8_t> isDiscrete_;  // per node: 0 unknown, 1 yes, 2 no
  std::vector<uint8_t> isFrozen_;    // the same where truth values count as discrete
  std::vector<uint8_t> isTruth_;     // per variable
  static constexpr uint32_t kUnknown = ~0U;
  std::vector<uint32_t> variables_, weight_;  // of the relation that a variable is the truth of; per node
};

}  // namespace

bool findRelevance(Work& w) {
  Relevance(w).run();
  return true;
}

}  // namespace armature::lower
