// Inlining after the index reduction: a function with a derivative of its own is differentiated by that, and only then
// becomes an expression (annotation InlineAfterIndexReduction of the library's orientation functions).
#include "engine/lower/inline_calls.h"

namespace armature::lower {

void inlineCalls(Work& w) {
  Inlining apply(w);
  for (Equation& e : w.equations) e.rewrite(apply);
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
  for (ExprId& margin : w.margins) margin = apply(margin);
}

}  // namespace armature::lower
