// Inlining after the index reduction: a function with a derivative of its own is differentiated by that, and only then
// becomes an expression (annotation InlineAfterIndexReduction of the library's orientation functions).
#include "engine/lower/rewriter.h"
#include "engine/lower/work.h"

namespace armature::lower {
namespace {

constexpr int kDepth = 12;  // calls within bodies that are inlined in turn

class Inlining {
 public:
  explicit Inlining(Work& work) : w_(work), rewrite_(work.pool, Rule{&work}) {}
  // A body may hold further calls; the same memo serves them.
  ExprId operator()(ExprId e) {
    if (!e || !w_.flat.context) return e;
    for (int k = 0; k < kDepth; ++k) {
      const ExprId next = rewrite_(e);
      if (next == e) break;
      e = next;
    }
    return e;
  }

 private:
  struct Rule {
    Work* w;
    ExprId operator()(ExprId e, std::span<const ExprId> args) const {
      if (w->pool.op(e) != Op::call) return {};
      const std::vector<ExprId> copy(args.begin(), args.end());
      const ExprId call = w->pool.rebuild(e, copy);
      if (w->pool.op(call) != Op::call) return call;
      const ExprId body = w->flat.context->inlineCall(w->m, call);
      return body ? body : call;
    }
  };
  Work& w_;
  Rewriter<Rule> rewrite_;
};

}  // namespace

void inlineCalls(Work& w) {
  Inlining apply(w);
  for (Equation& e : w.equations) {
    const bool isSame = e.initialLhs == e.lhs && e.initialRhs == e.rhs;
    e.lhs = apply(e.lhs);
    e.rhs = apply(e.rhs);
    e.initialLhs = isSame ? e.lhs : apply(e.initialLhs);
    e.initialRhs = isSame ? e.rhs : apply(e.initialRhs);
  }
}

void inlineAttributes(Work& w) {
  Inlining apply(w);
  for (size_t i = 0; i < w.m.variables.size(); ++i) {
    const ExprId binding = apply(w.m.variables[i].binding), start = apply(w.m.variables[i].start);
    w.m.variables[i].binding = binding;
    w.m.variables[i].start = start;
  }
  for (Equation& e : w.initialEquations) {
    e.lhs = e.initialLhs = apply(e.initialLhs);
    e.rhs = e.initialRhs = apply(e.initialRhs);
  }
  for (auto& r : w.m.reinits) r.value = apply(r.value);
  for (auto& a : w.m.assertions) a.condition = apply(a.condition);
}

}  // namespace armature::lower
