// What 'reinit' is at the start: within a when-clause that `initial()` enables it is an initial equation (specification
// 8.6).
#include "engine/model/equations.h"
#include "engine/model/instantiation.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;

// The expression with parameters replaced by what they are worth; they are structural from now on. What has no value
// yet stays.
ExprId Equations::withParameters(ExprId expression) {
  symbolic::Substitution substitution(pool(), [this](ExprId leaf) -> ExprId {
    if (pool().op(leaf) != Op::variable) return {};
    const VarId id = pool().variableOf(leaf);
    Instance* source = instances_.leafOf(id);
    if (!source || source->variability > Variability::parameter) return {};
    const MaybeValue value = parameters_.leafBinding(source);
    const size_t place = id.index() - source->first.index();
    if (!value || place >= value->scalars.size() || !value->scalars[place].isValid()) return {};
    source->isStructural = true;
    return withParameters(value->scalars[place]);
  });
  return substitution.apply(expression);
}

void Equations::addInitialReinits() {
  // During initialization nothing has an edge.
  symbolic::Substitution start(pool(), [this](ExprId leaf) {
    const Op op = pool().op(leaf);
    return op == Op::initial || op == Op::edge ? pool().boolean(op == Op::initial) : ExprId{};
  });
  for (const Reinit& r : model().reinits) {
    ExprId active = start.apply(r.active);
    if (!pool().isConstant(active)) active = withParameters(active);
    if (pool().isConstant(active, 0)) continue;
    if (!pool().isConstant(active)) {
      error("T004",
            phrase("whether 'reinit' of %1 counts at the start has to be known before the simulation starts",
                   model().variable(r.state).name),
            r.span);
      continue;
    }
    FlatEquation e;
    e.lhs = pool().variable(r.state, Type::real);
    e.rhs = r.value;
    e.origin = EquationOrigin::initial;
    e.part = r.part;
    e.span = r.span;
    model().initialEquations.push_back(e);
  }
}

}  // namespace armature::model
