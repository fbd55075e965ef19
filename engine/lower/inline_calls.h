// Calls as expressions of their arguments, where the model can give them.
#pragma once
#include "engine/lower/rewriter.h"
#include "engine/lower/work.h"

namespace armature::lower {

// One memo for many expressions.
class Inlining {
 public:
  explicit Inlining(Work& work) : w_(work), rewrite_(work.pool, Rule{&work}) {}
  // The expression without calls that can be inlined. A body may hold further calls; their depth has a budget.
  ExprId operator()(ExprId e) {
    constexpr int kDepth = 12;
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

}  // namespace armature::lower
