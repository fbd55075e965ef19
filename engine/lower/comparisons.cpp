// Comparisons with what is no number. A root or logarithm of a negative number, or zero divided by zero, shows in the
// variable that gets it; within a relation it would count as false without a word. Each relation over such operations
// gets a warning of its own, which asks at the points that are looked at whether its sides have an order. Where the
// branches around it are not taken nothing hangs on it: log(x) > 1 beside x > 0.
#include <algorithm>

#include "engine/lower/work.h"

namespace armature::lower {
namespace {

constexpr size_t kLongestMask = 60;  // operations; what stands under more conditions is not asked about

class Comparisons {
 public:
  explicit Comparisons(Work& work) : w_(work), p_(work.pool) {}

  void run() {
    const size_t known = p_.size();
    findPartial(known);
    if (std::ranges::none_of(hasWatched_, [](uint8_t has) { return has != 0; })) return;
    mask_.assign(known, ExprId());
    asker_.assign(known, 0);
    const ExprId always = p_.boolean(true);
    for (uint32_t k = 0; k < w_.equations.size(); ++k) {
      if (!w_.equations[k].isAlive) continue;
      ask(w_.equations[k].lhs, always, k);
      ask(w_.equations[k].rhs, always, k);
    }
    // Arguments are older than the nodes that use them: one pass from the newest node to the oldest.
    for (size_t k = known; k-- > 0;)
      if (mask_[k]) pass(ExprId(k));
  }

 private:
  // What may be no number though its arguments are numbers, and all that is computed from it; the relations over such,
  // and what has one of them in it.
  void findPartial(size_t known) {
    isPartial_.assign(known, 0);
    hasWatched_.assign(known, 0);
    for (size_t k = 0; k < known; ++k) {
      const ExprId e(k);
      for (const ExprId a : p_.args(e)) {
        isPartial_[k] |= isPartial_[a.index()];
        hasWatched_[k] |= hasWatched_[a.index()];
      }
      const Op op = p_.op(e);
      const bool isRoot = op == Op::sqrt || op == Op::log || op == Op::log10 || op == Op::asin || op == Op::acos;
      const bool isPower = op == Op::pow && !isWhole(p_.arg(e, 1));
      const bool isQuotient = op == Op::div && !p_.isConstant(p_.arg(e, 1));
      if ((isRoot && !p_.isConstant(p_.arg(e, 0))) || isPower || isQuotient) isPartial_[k] = 1;
      if (!isOrder(op) && op != Op::sign) continue;
      hasWatched_[k] |= isPartial_[k];
      isPartial_[k] = 0;
    }
  }

  bool isWhole(ExprId e) const { return p_.isConstant(e) && p_.number(e) == std::floor(p_.number(e)); }

  void ask(ExprId e, ExprId mask, uint32_t equation) {
    if (!e || !mask || e.index() >= mask_.size() || !hasWatched_[e.index()]) return;
    ExprId& m = mask_[e.index()];
    if (!m) asker_[e.index()] = equation;
    m = m ? p_.binary(Op::logicalOr, m, mask) : mask;
  }

  void pass(ExprId e) {
    const Op op = p_.op(e);
    const ExprId mask = mask_[e.index()];
    const uint32_t equation = asker_[e.index()];
    const auto arg = [&](size_t k) { return p_.arg(e, k); };
    if (isOrder(op) && (isPartial_[arg(0).index()] || isPartial_[arg(1).index()])) watch(e, arg(1), mask, equation);
    if (op == Op::sign && isPartial_[arg(0).index()]) watch(e, p_.real(0), mask, equation);
    if (op == Op::logicalAnd || op == Op::logicalOr) {
      ask(arg(0), narrowed(mask, arg(1), op == Op::logicalAnd), equation);
      ask(arg(1), narrowed(mask, arg(0), op == Op::logicalAnd), equation);
    } else if (op == Op::select) {
      ask(arg(0), mask, equation);
      ask(arg(1), narrowed(mask, arg(0), true), equation);
      ask(arg(2), narrowed(mask, arg(0), false), equation);
    } else {
      for (size_t k = 0; k < p_.node(e).argCount; ++k) ask(arg(k), mask, equation);
    }
  }

  // The mask, and the condition has that value; none where that is long.
  ExprId narrowed(ExprId mask, ExprId condition, bool value) {
    const ExprId both = p_.binary(Op::logicalAnd, mask, value ? condition : p_.unary(Op::logicalNot, condition));
    return size(both) > kLongestMask ? ExprId() : both;
  }

  size_t size(ExprId root) const {
    size_t sum = 0;
    std::vector<ExprId> stack{root};
    while (!stack.empty() && sum <= kLongestMask) {
      const ExprId e = stack.back();
      stack.pop_back();
      ++sum;
      for (const ExprId a : p_.args(e)) stack.push_back(a);
    }
    return sum;
  }

  // A relation, or a sign, which is one with zero.
  void watch(ExprId relation, ExprId b, ExprId mask, uint32_t equation) {
    if (size(mask) > kLongestMask) return;
    const Equation& e = w_.equations[equation];
    const ExprId a = p_.arg(relation, 0);
    const ExprId isOrdered =
        p_.binary(Op::logicalOr, p_.binary(Op::lessEqual, a, b), p_.binary(Op::greaterEqual, a, b));
    model::Assertion assertion;
    assertion.active = p_.boolean(true);
    assertion.condition = p_.binary(Op::logicalOr, p_.unary(Op::logicalNot, mask), isOrdered);
    const std::string counts = p_.op(relation) == Op::sign ? "0" : "false";
    assertion.message =
        p_.text("the comparison " + w_.text(relation) + " is one with what is not a number, and counts as " + counts +
                ": a root or logarithm of a negative number, or a division of zero by zero");
    assertion.isWarning = true;
    assertion.part = e.part;
    assertion.span = e.span;
    assertion.isOfFunction = true;
    w_.m.assertions.push_back(assertion);
  }

  Work& w_;
  symbolic::Pool& p_;
  std::vector<uint8_t> isPartial_, hasWatched_;  // per node
  std::vector<ExprId> mask_;                     // per node: when its value can matter; invalid = nobody asks
  std::vector<uint32_t> asker_;                  // per node: an equation that does
};

}  // namespace

bool watchComparisons(Work& w) {
  Comparisons(w).run();
  return true;
}

}  // namespace armature::lower
