// What 'reinit' is at the start: within a when-clause that `initial()` enables it is an initial equation (specification
// 8.6). And that one when-clause alone may set a variable anew.
#include <unordered_map>

#include "engine/model/equations.h"
#include "engine/model/instantiation.h"
#include "engine/model/parameter_values.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;

void Equations::addInitialReinits() {
  // During initialization nothing has an edge.
  symbolic::Substitution start(pool(), [this](ExprId leaf) {
    const Op op = pool().op(leaf);
    return op == Op::initial || op == Op::edge ? pool().boolean(op == Op::initial) : ExprId{};
  });
  for (const Reinit& r : model().reinits) {
    ExprId active = start.apply(r.active);
    std::vector<Instance*> used;
    if (!pool().isConstant(active)) active = parameters_.withValues(active, instances_, used);
    for (Instance* parameter : used) parameter->isStructural = true;
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

// Two when-clauses may fire at one instant, and nothing says which of them counts (specification 8.3.6).
void Equations::checkReinits() {
  std::unordered_map<VarId, const Reinit*> first;
  for (const Reinit& r : model().reinits) {
    const auto [at, isNew] = first.emplace(r.state, &r);
    if (isNew || at->second->clause == r.clause) continue;
    Diagnostic d;
    d.code = "T008";
    d.message = phrase("'reinit' of %1 stands in two when-clauses", model().variable(r.state).name);
    d.span = r.span;
    d.parts = partsOf(instances_.leafOf(r.state));
    d.labels.push_back({at->second->span, phrase("the other one")});
    d.advice = phrase("put both into one 'when' with 'elsewhen'");
    diagnostics().add(std::move(d));
    return;
  }
}

}  // namespace armature::model
