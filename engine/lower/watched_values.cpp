#include "engine/lower/watched_values.h"

#include "engine/model/function_table.h"

namespace armature::lower {

bool watchValue(Work& w, VarId v, ExprId value, PartId part, SourceSpan span) {
  Pool& p = w.pool;
  const auto isImpure = [&](ExprId e) {
    return p.op(e) == Op::call && w.m.functions && w.m.functions->functions[p.node(e).payload].isImpure;
  };
  if (symbolic::holdsAny(p, value, isImpure)) return false;
  // A step from one side of zero to the other, which root finding halves its way to.
  const ExprId root = p.select(p.binary(Op::equal, value, w.leaf(v)), p.real(-1), p.real(1));
  const std::string text = w.text(value).substr(0, 160);
  Equation e;
  e.lhs = e.initialLhs = w.leaf(w.addVariable(text, Type::boolean, Role::discrete, part));
  e.rhs = e.initialRhs = p.binary(Op::greater, root, p.real(0));
  e.origin = EquationOrigin::when;
  e.part = part;
  e.span = span;
  e.isDiscrete = true;
  RelationPlan relation{p.variableOf(e.lhs), root, {}, part, text};
  relation.isBound = relation.isStepwise = true;
  w.relations.push_back(relation);
  w.equations.push_back(e);
  return true;
}

}  // namespace armature::lower
