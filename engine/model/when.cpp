// When-equations (specification 8.3.5): every assigned variable keeps its value except at the instants at which a
// condition becomes true.
#include <algorithm>
#include <unordered_set>

#include "engine/model/attributes.h"
#include "engine/model/builtin_clocks.h"
#include "engine/model/builtin_events.h"
#include "engine/model/class_table.h"
#include "engine/model/equations.h"
#include "engine/model/expressions.h"
#include "engine/model/instantiation.h"
#include "engine/model/parameter_values.h"
#include "engine/model/references.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::Op;
using syntax::ClassKind;
using syntax::Equation;

namespace {

// v of 'edge(v)', which is v and not pre(v).
VarId risingVariable(const symbolic::Pool& pool, ExprId condition) {
  if (pool.op(condition) != Op::logicalAnd || pool.op(pool.arg(condition, 0)) != Op::variable) return {};
  const ExprId other = pool.arg(condition, 1);
  const VarId v = pool.variableOf(pool.arg(condition, 0));
  if (pool.op(other) != Op::logicalNot || pool.op(pool.arg(other, 0)) != Op::pre) return {};
  return pool.variableOf(pool.arg(other, 0)) == v ? v : VarId{};
}

}  // namespace

// True at the instant at which the condition becomes true. Conditions other than variables get one.
ExprId Equations::activation(ExprId condition, PartId part, SourceSpan span) {
  const bool isClock =
      pool().op(condition) == Op::variable
          ? model().variable(pool().variableOf(condition)).isClock
          : pool().op(condition) == Op::clocked && pool().clockOpOf(condition) >= symbolic::ClockOp::inferredClock;
  if (isClock) {
    error("T008", phrase("a 'when' with a clock cannot stand in an algorithm"), span);
    return pool().boolean(false);
  }
  if (pool().op(condition) == Op::initial) return condition;
  if (pool().isConstant(condition)) return pool().boolean(false);
  if (const VarId v = risingVariable(pool(), condition)) return pool().edge(v);
  if (pool().op(condition) == Op::variable) {
    const VarId v = pool().variableOf(condition);
    if (model().variable(v).variability <= Variability::parameter) return pool().boolean(false);
    return pool().edge(v);
  }
  if (pool().op(condition) == Op::logicalOr &&
      (pool().op(pool().arg(condition, 0)) == Op::initial || pool().op(pool().arg(condition, 1)) == Op::initial)) {
    const size_t initial = pool().op(pool().arg(condition, 0)) == Op::initial ? 0 : 1;
    const ExprId rest = pool().arg(condition, 1 - initial);
    return pool().binary(Op::logicalOr, pool().initial(), activation(rest, part, span));
  }
  const auto [at, isNew] = whenVariables_.emplace(condition, VarId{});
  if (isNew) {
    FlatVariable v;
    v.name = "$when" + std::to_string(++whenCount_);
    v.type = Type::boolean;
    v.variability = Variability::discrete;
    v.isProtected = true;
    v.part = part;
    v.span = span;
    const VarId id = instances_.addVariable(std::move(v));
    whenVariables_[condition] = id;
    FlatEquation e;
    e.lhs = pool().variable(id, Type::boolean);
    e.rhs = condition;
    e.origin = EquationOrigin::when;
    e.part = part;
    e.span = span;
    model().equations.push_back(e);
    return pool().edge(id);
  }
  return pool().edge(at->second);
}

ExprId Equations::activationOf(const Expr& condition, const Context* context, const LocalScope* locals, PartId part) {
  const MaybeValue value = expressions_.translate(condition, context, locals);
  if (!value) return {};
  if (value->base != BaseType::boolean) {
    error("T010", phrase("the condition of 'when' has to be a Boolean"), condition.span);
    return {};
  }
  // The start counts where `initial()` itself is written, not what a function makes of it (specification 8.3.5.1).
  const bool isList = condition.kind == syntax::ExprKind::array && condition.args.size() == value->scalars.size();
  ExprId result = pool().boolean(false);
  for (size_t k = 0; k < value->scalars.size(); ++k) {
    const ExprId c = value->scalars[k];
    const Expr& written = isList ? *condition.args[k] : condition;
    if (pool().op(c) == Op::initial && written.kind == syntax::ExprKind::call &&
        library().names().text(written.reference->parts.back().name) != "initial")
      continue;
    result = pool().binary(Op::logicalOr, result, activation(c, part, condition.span));
  }
  return result;
}

// All branches of a when-equation give values to the same variables (specification 8.3.5); libraries in use do not
// always keep to it, and mean that the variable keeps its value.
void Equations::checkBranches(ExprId variable, const std::vector<std::pair<size_t, ExprId>>& values, size_t branches,
                              SourceSpan span) {
  std::unordered_set<size_t> given;
  for (const auto& [branch, value] : values) given.insert(branch);
  if (given.size() == branches || !isOwnText(span)) return;
  error("T008",
        phrase("%1 has to be given a value in each branch of the 'when'",
               model().variable(pool().variableOf(variable)).name),
        span, phrase("where it stays as it is, write that it is its value by 'pre'"));
}

void Equations::whenEquation(const Equation& equation, const Context* context, const LocalScope* locals, Output& out) {
  struct Target {
    ExprId variable;
    std::vector<std::pair<size_t, ExprId>> values;  // branch and value
    SourceSpan span;
  };
  if (equation.branches[0].condition && clocks_.isClock(*equation.branches[0].condition, context, locals)) {
    const MaybeValue clock = expressions_.translate(*equation.branches[0].condition, context, locals);
    if (clock && clock->isScalar()) clockedWhen(equation, clock->scalar(), context, locals, out);
    return;
  }
  const size_t clause = ++clauseCount_;
  std::vector<ExprId> actives;
  std::vector<Target> targets;
  ExprId earlier = pool().boolean(false);
  for (const syntax::EquationBranch& branch : equation.branches) {
    if (!branch.condition) continue;
    const ExprId active = activationOf(*branch.condition, context, locals, out.part);
    if (!active.isValid()) return;
    Output inner;
    inner.part = out.part;
    inner.isWhen = true;
    inner.origin = EquationOrigin::when;
    ++state().whenDepth;
    runEquations(branch.body, context, locals, inner);
    --state().whenDepth;
    const ExprId here = pool().binary(Op::logicalAnd, active, pool().unary(Op::logicalNot, earlier));
    for (Reinit r : inner.reinits) {
      r.clause = clause;
      r.active = pool().binary(Op::logicalAnd, here, r.active);
      out.reinits.push_back(r);
    }
    for (Assertion a : inner.assertions) {
      a.active = pool().binary(Op::logicalAnd, here, a.active);
      out.assertions.push_back(a);
    }
    for (FlatEquation e : inner.equations) {
      if (pool().op(e.lhs) != Op::variable && pool().op(e.rhs) == Op::variable) std::swap(e.lhs, e.rhs);
      if (pool().op(e.lhs) != Op::variable) {
        error("T008", phrase("an equation within 'when' needs a variable on its left side"), e.span);
        continue;
      }
      auto at = std::find_if(targets.begin(), targets.end(), [&](const Target& t) { return t.variable == e.lhs; });
      if (at == targets.end()) at = targets.insert(targets.end(), Target{e.lhs, {}, e.span});
      at->values.emplace_back(actives.size(), e.rhs);
    }
    actives.push_back(active);
    earlier = pool().binary(Op::logicalOr, earlier, active);
  }
  for (const Target& target : targets) {
    checkBranches(target.variable, target.values, actives.size(), target.span);
    givenByWhen_.insert(pool().variableOf(target.variable).index());
    FlatVariable& v = model().variable(pool().variableOf(target.variable));
    if (v.variability == Variability::continuous) v.variability = Variability::discrete;
    ExprId value = events_.preOf(target.variable);
    for (size_t k = actives.size(); k-- > 0;) {
      ExprId mine = events_.preOf(target.variable);
      for (const auto& [branch, given] : target.values)
        if (branch == k) mine = given;
      value = pool().select(actives[k], v.type == Type::real ? arithmetic_.asReal(mine) : mine, value);
    }
    FlatEquation e;
    e.lhs = target.variable;
    e.rhs = value;
    e.origin = EquationOrigin::when;
    e.part = out.part;
    e.span = target.span;
    out.equations.push_back(e);
  }
}

// A clocked when-clause (specification 16.6) says which clock its equations have; they are equations like others.
void Equations::clockedWhen(const Equation& equation, ExprId clock, const Context* context, const LocalScope* locals,
                            Output& out) {
  if (equation.branches.size() > 1) {
    error("T008", phrase("a 'when' with a clock cannot have 'elsewhen'"),
          equation.branches[1].body.empty() ? equation.span : equation.branches[1].body.front()->span);
    return;
  }
  Output inner;
  inner.part = out.part;
  inner.isClocked = true;
  inner.origin = EquationOrigin::equation;
  runEquations(equation.branches[0].body, context, locals, inner);
  for (FlatEquation e : inner.equations) {
    for (const ExprId side : {e.lhs, e.rhs})
      if (pool().op(side) == Op::variable) givenByWhen_.insert(pool().variableOf(side).index());
    e.clock = clock;
    out.equations.push_back(e);
  }
  for (Assertion a : inner.assertions) {
    a.clock = clock;
    out.assertions.push_back(a);
  }
}

namespace {

bool hasWhen(const Equation& equation) {
  const auto isOne = [](const Equation* e) { return e->kind == syntax::EquationKind::whenEquation || hasWhen(*e); };
  return std::ranges::any_of(equation.body, isOne) ||
         std::ranges::any_of(equation.branches, [&](const syntax::EquationBranch& branch) {
           return std::ranges::any_of(branch.body, isOne);
         });
}

}  // namespace

// Variables assigned within when are discrete, also before their equations are translated.
void Equations::markWhenTargets(Instance* instance) {
  if (instance->state != Instance::State::ready) return;
  if (instance->kind == Instance::Kind::array)
    for (Instance* item : instance->items) markWhenTargets(item);
  if (instance->kind != Instance::Kind::structure) return;
  for (Class* view : instance->cls->views) {
    if (!view->definition) continue;
    const Context* context = contextOf(instance, view);
    for (const syntax::EquationSection& section : view->definition->equations)
      markEquations(section.equations, false, context);
    for (const syntax::AlgorithmSection& section : view->definition->algorithms)
      markStatements(section.statements, false, context);
  }
  for (Instance* child : instance->children)
    if (child) markWhenTargets(child);
  for (Instance* extra : instance->extras) markWhenTargets(extra);
}

void Equations::checkDiscrete() {
  if (diagnostics().hasErrors()) return;
  for (const Instance* leaf : instances_.leaves()) {
    if (leaf->isWhenTarget || leaf->isConnectorPart || leaf->isExtra || !leaf->element || leaf->value.scalars.empty() ||
        leaf->element->clause->variability != syntax::Variability::discrete || leaf->cls->leaf != LeafKindOf::real ||
        (leaf->binding && !isOwnText(leaf->element->component->span)))
      continue;
    diagnostics().error("T021", phrase("%1 is declared as discrete, but no when-clause gives it a value", pathOf(leaf)),
                        leaf->element->component->span, partsOf(leaf));
  }
}

// What a when-clause gives a value to belongs to its own class: a part determines its variables itself.
bool Equations::isWithinPart(const Instance* leaf, const Context* context) const {
  bool isWithin = false;
  for (const Instance* p = leaf->parent; p; p = p->parent) {
    if (p == context->self) return isWithin;
    const bool isPart = p->cls && (p->cls->kind == ClassKind::model || p->cls->kind == ClassKind::block);
    isWithin = isWithin || isPart;
  }
  return false;  // reached through an outer component
}

void Equations::markTarget(const Expr& target, bool isEquation, const Context* context) {
  if (target.kind == syntax::ExprKind::tuple) {
    for (const Expr* part : target.args)
      if (part) markTarget(*part, isEquation, context);
    return;
  }
  if (target.kind != syntax::ExprKind::reference) return;
  const Found found = classes_.lookup(target.reference->parts[0].name, context);
  if (found.kind != Found::Kind::component) return;
  std::vector<Instance*> reached{instances_.resolved(instances_.childAt(found.owner, found.element))};
  for (size_t k = 1; k <= target.reference->parts.size(); ++k) {
    std::vector<Instance*> next;
    for (Instance* i : reached) {
      if (!i) continue;
      if (i->kind == Instance::Kind::array) {
        for (Instance* item : i->items) next.push_back(item);
      } else {
        next.push_back(i);
      }
    }
    reached.clear();
    for (Instance* i : next) {
      if (k == target.reference->parts.size()) {
        reached.push_back(i);
      } else if (i->kind == Instance::Kind::structure) {
        Instance* child = instances_.childOf(i, target.reference->parts[k].name);
        if (child) reached.push_back(instances_.resolved(child));
      }
    }
  }
  std::vector<Instance*> open = reached;
  while (!open.empty()) {
    Instance* i = open.back();
    open.pop_back();
    if (!i) continue;
    if (i->isLeaf()) i->isWhenTarget = true;
    if (i->isLeaf() && !isEquation) givenByStatements_.insert(i);
    if (i->isLeaf() && isOwnText(target.span) && isWithinPart(i, context))
      diagnostics().error(
          "T008",
          phrase("%1 belongs to a part: a when-clause gives values to variables of its own class only", pathOf(i)),
          target.span, partsOf(i));
    if (i->isLeaf() && i->variability == Variability::continuous) {
      if (isEquation) markedByEquations_.push_back(i);
      i->variability = Variability::discrete;
      for (uint32_t k = 0; k < i->value.scalars.size(); ++k)
        model().variables[i->first.index() + k].variability = Variability::discrete;
    }
    if (i->kind == Instance::Kind::structure)
      for (Instance* child : i->children) open.push_back(child);
    for (Instance* item : i->items) open.push_back(item);
  }
}

void Equations::markEquations(syntax::List<const Equation*> list, bool inWhen, const Context* context) {
  for (const Equation* e : list) {
    const bool isWhen = inWhen || e->kind == syntax::EquationKind::whenEquation;
    const bool isChoice = !isWhen && e->kind == syntax::EquationKind::ifEquation && hasWhen(*e);
    if (isWhen && e->kind == syntax::EquationKind::equality) markTarget(*e->a, true, context);
    markEquations(e->body, isWhen, context);
    for (const syntax::EquationBranch& branch : e->branches) {
      // A branch that parameters switch off is not part of the model.
      const MaybeValue chosen =
          isChoice && branch.condition ? parameters_.tryEvaluate(*branch.condition, context, nullptr) : MaybeValue();
      const bool isKnown = chosen && chosen->isScalar() && !chosen->scalars.empty();
      if (isKnown && pool().isConstant(chosen->scalar(), 0)) continue;
      markEquations(branch.body, isWhen, context);
      if (isKnown) break;
    }
  }
}

// A branch may be found to be switched off only where it is translated, within a loop: what no when-clause gives a
// value to in the end is a variable like others.
void Equations::unmarkTargets() {
  for (Instance* leaf : markedByEquations_) {
    if (givenByStatements_.contains(leaf)) continue;
    const size_t count = leaf->value.scalars.size();
    size_t given = 0;
    for (size_t k = 0; k < count; ++k) {
      const size_t variable = leaf->first.index() + k;
      if (givenByWhen_.contains(static_cast<uint32_t>(variable)))
        ++given;
      else
        model().variables[variable].variability = Variability::continuous;
    }
    if (given == 0) leaf->variability = Variability::continuous;
    if (given == 0) leaf->isWhenTarget = false;
  }
}

void Equations::markStatements(syntax::List<const syntax::Statement*> list, bool inWhen, const Context* context) {
  for (const syntax::Statement* s : list) {
    const bool isWhen = inWhen || s->kind == syntax::StatementKind::whenStatement;
    if (isWhen && s->kind == syntax::StatementKind::assign) markTarget(*s->target, false, context);
    markStatements(s->body, isWhen, context);
    for (const syntax::StatementBranch& branch : s->branches) markStatements(branch.body, isWhen, context);
  }
}

}  // namespace armature::model
