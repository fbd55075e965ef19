// Equations of instances to scalar equations (specification chapter 8).
#include <algorithm>

#include "engine/model/arguments.h"
#include "engine/model/builtin_events.h"
#include "engine/model/class_table.h"
#include "engine/model/equations.h"
#include "engine/model/expressions.h"
#include "engine/model/iterators.h"
#include "engine/model/parameter_values.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;
using syntax::ClassKind;
using syntax::Equation;
using syntax::EquationKind;

void Equations::emit(Output out) {
  auto& equations = out.isInitial ? model().initialEquations : model().equations;
  equations.insert(equations.end(), out.equations.begin(), out.equations.end());
  model().reinits.insert(model().reinits.end(), out.reinits.begin(), out.reinits.end());
  addAssertions(std::move(out.assertions), out.isInitial);
}

void Equations::flattenEquations(Instance* instance) {
  if (isCancelled() || instance->state != Instance::State::ready || diagnostics().errorCount() > 100) return;
  if (instance->kind == Instance::Kind::array)
    for (Instance* item : instance->items) flattenEquations(item);
  if (instance->kind != Instance::Kind::structure) return;
  workingOn(instance);
  for (Class* view : instance->cls->views)
    if (view->definition) equationsOf(instance, view);
  for (Instance* child : instance->children)
    if (child) flattenEquations(child);
  for (Instance* extra : instance->extras) flattenEquations(extra);
}

void Equations::equationsOf(Instance* instance, Class* view) {
  const Context* context = contextOf(instance, view);
  for (const syntax::EquationSection& section : view->definition->equations) {
    Output out;
    out.part = instance->part;
    out.isInitial = section.isInitial;
    out.origin = section.isInitial ? EquationOrigin::initial : EquationOrigin::equation;
    state().isInitialSection = section.isInitial;
    runEquations(section.equations, context, nullptr, out);
    state().isInitialSection = false;
    emit(std::move(out));
  }
  for (const syntax::AlgorithmSection& section : view->definition->algorithms)
    runAlgorithmSection(section, context, instance);
}

// Declared values of variables that are not parameters are equations.
void Equations::bindingEquations(Instance* leaf) {
  if (leaf->variability <= Variability::parameter || !leaf->binding || diagnostics().errorCount() > 100) return;
  workingOn(leaf);
  const MaybeValue value = parameters_.leafBinding(leaf);
  executor_.takeChecks(leaf->part, model().assertions);
  if (!value || value->base == BaseType::none) return;
  checkJumps(*leaf);
  for (size_t k = 0; k < value->scalars.size(); ++k) {
    FlatEquation e;
    e.lhs = leaf->value.scalars[k];
    e.rhs = value->scalars[k];
    e.origin = EquationOrigin::binding;
    e.part = leaf->part;
    e.span = leaf->binding->span;
    model().equations.push_back(e);
  }
}

// A function of what varies continuously varies continuously itself: nothing says when its result jumps, so that a
// variable that changes at events only cannot be given it (specification 3.8.3, 3.8.4).
void Equations::checkJumps(const Instance& leaf) {
  const Expr* e = leaf.binding->expression;
  if (leaf.value.base == BaseType::real || !e || e->kind != syntax::ExprKind::call || !isOwnText(e->span)) return;
  if (!e->iterators.empty()) return;
  const Class* function = classes_.resolveClass(*e->reference, leaf.binding->context, true);
  if (!function || function->kind != ClassKind::function) return;
  symbolic::VariableCollector collector(pool());
  const size_t checks = executor_.checkCount();
  for (const Expr* arg : e->args) {
    const MaybeValue value = expressions_.translate(*arg, leaf.binding->context, nullptr);
    executor_.dropChecks(checks);
    if (!value) return;
    std::vector<VarId> used;
    for (const ExprId x : value->scalars)
      if (x.isValid()) collector.collect(x, used);
    for (const VarId v : used) {
      if (model().variable(v).variability != Variability::continuous) continue;
      error("T007",
            phrase("%1 changes at events only and cannot be given what a function makes of the variable %2",
                   pathOf(&leaf), model().variable(v).name),
            e->span);
      return;
    }
  }
}

void Equations::runEquations(syntax::List<const Equation*> list, const Context* context, const LocalScope* locals,
                             Output& out) {
  for (const Equation* equation : list) {
    if (isCancelled()) return;
    runEquation(*equation, context, locals, out);
  }
}

void Equations::runEquation(const Equation& equation, const Context* context, const LocalScope* locals, Output& out) {
  const size_t errors = diagnostics().errorCount();
  switch (equation.kind) {
    case EquationKind::equality:
      tieClocks(out, [&] { equality(equation, context, locals, out); });
      break;
    case EquationKind::ifEquation:
      ifEquation(equation, context, locals, out);
      break;
    case EquationKind::forEquation:
      forEquation(equation, context, locals, out);
      break;
    case EquationKind::whenEquation:
      if (out.isInitial || out.isWhen || out.isClocked)
        error("T008", phrase("'when' cannot stand here"), equation.span);
      else
        whenEquation(equation, context, locals, out);
      break;
    case EquationKind::connect:
      break;
    case EquationKind::call:
      callEquation(equation, context, locals, out);
      break;
  }
  takeChecks(out);
  // Errors in expressions know their text; here they learn in which part they happened.
  if (diagnostics().errorCount() != errors && context->self && !context->self->isStatic)
    nameParts(pathOf(context->self));
}

// A factor of zero is dropped with what it stands beside, but the partitions of clocks follow from the variables that
// the text of an equation names (specification 16.7).
void Equations::tieClocks(Output& out, const std::function<void()>& translate) {
  const size_t first = out.equations.size();
  std::vector<ExprId> dropped;
  pool().noteDropped(&dropped);
  translate();
  pool().noteDropped(nullptr);
  if (dropped.empty() || !model().hasClocks || out.equations.size() != first + 1) return;
  const FlatEquation& e = out.equations.back();
  std::vector<VarId> stays, named;
  symbolic::VariableCollector collector(pool());
  collector.collect(e.lhs, stays);
  if (stays.empty() || !(out.isClocked || holdsClocked(e.lhs) || holdsClocked(e.rhs))) return;
  for (const ExprId one : dropped)
    if (!holdsClocked(one)) collector.collect(one, named);
  for (const VarId v : named) model().clockTies.emplace_back(stays.front(), v);
}

bool Equations::holdsClocked(ExprId root) const {
  return symbolic::holdsAny(pool(), root, [this](ExprId e) { return pool().op(e) == Op::clocked; });
}

// Assertions of the functions called go where the equation goes.
void Equations::takeChecks(Output& out) {
  executor_.takeChecks(out.part, out.assertions);
}

// What initial equations and algorithms assert, they do at the start alone.
void Equations::addAssertions(std::vector<Assertion> assertions, bool isInitial) {
  for (Assertion& a : assertions) {
    if (isInitial) a.active = pool().binary(Op::logicalAnd, pool().initial(), a.active);
    model().assertions.push_back(std::move(a));
  }
}

void Equations::equality(const Equation& equation, const Context* context, const LocalScope* locals, Output& out) {
  if (equation.a->kind == syntax::ExprKind::tuple) {
    std::optional<Values> results = expressions_.translateCall(*equation.b, context, locals);
    if (!results) return;
    if (equation.a->args.size() > results->size()) {
      error("T005", phrase("the function has only %1 results", results->size()), equation.span);
      return;
    }
    for (size_t k = 0; k < equation.a->args.size(); ++k) {
      if (!equation.a->args[k]) continue;
      const MaybeValue target = expressions_.translate(*equation.a->args[k], context, locals);
      if (target) equate(*target, (*results)[k], equation.span, out);
    }
    return;
  }
  const MaybeValue a = expressions_.translate(*equation.a, context, locals);
  const MaybeValue b = expressions_.translate(*equation.b, context, locals);
  if (a && b) equate(*a, *b, equation.span, out);
}

void Equations::equate(const Value& a, const Value& b, SourceSpan span, Output& out) {
  if (a.isRecord() || b.isRecord()) {
    if (!a.isRecord() || !b.isRecord()) {
      error("T001", phrase("a record cannot equal a %1", typeName(a.isRecord() ? b.base : a.base)), span);
      return;
    }
    for (const Field& f : a.fields) {
      const Value* other = b.field(f.name);
      if (!other) {
        error("T001", phrase("the records have different fields: '%1' is missing", text(f.name)), span);
        return;
      }
      equate(*f.value, *other, span, out);
    }
    return;
  }
  if (a.elementCount() == 0 && b.elementCount() == 0) return;
  if (a.dims != b.dims) {
    arithmetic_.shapeError(a, b, span, wording("the sides of the equation"));
    return;
  }
  const bool toReal = a.base != b.base && a.isNumeric() && b.isNumeric();
  if (a.base != b.base && !toReal) {
    error("T001", phrase("a %1 cannot equal a %2", typeName(a.base), typeName(b.base)), span);
    return;
  }
  for (size_t k = 0; k < a.scalars.size(); ++k) {
    if (!b.scalars[k].isValid()) continue;  // an element that an algorithm leaves alone
    FlatEquation e;
    e.lhs = toReal ? arithmetic_.asReal(a.scalars[k]) : a.scalars[k];
    e.rhs = toReal ? arithmetic_.asReal(b.scalars[k]) : b.scalars[k];
    e.origin = out.origin;
    e.part = out.part;
    e.span = span;
    out.equations.push_back(e);
  }
}

void Equations::forEquation(const Equation& equation, const Context* context, const LocalScope* locals, Output& out) {
  std::vector<int64_t> dims;
  iterators_.iterate(equation.iterators, equation.body, context, locals, dims, [&](const LocalScope* inner) {
    runEquations(equation.body, context, inner, out);
    return true;
  });
}

// Branches are chosen at translation where the condition is known or made of parameters; else all branches count and
// are merged equation by equation (specification 8.3.4).
void Equations::ifEquation(const Equation& equation, const Context* context, const LocalScope* locals, Output& out) {
  std::vector<ExprId> conditions;
  std::vector<Output> branches;
  bool hasElse = false;
  for (const syntax::EquationBranch& branch : equation.branches) {
    ExprId condition;
    if (branch.condition) {
      MaybeValue value = parameters_.tryEvaluate(*branch.condition, context, locals);
      if (!value) value = expressions_.translate(*branch.condition, context, locals);
      if (!value) return;
      if (value->base != BaseType::boolean || !value->isScalar()) {
        error("T010", phrase("a condition has to be a Boolean"), branch.condition->span);
        return;
      }
      condition = value->scalar();
      if (pool().isConstant(condition, 0)) continue;
    }
    Output inner;
    inner.part = out.part;
    inner.isInitial = out.isInitial;
    inner.isWhen = out.isWhen;
    inner.isClocked = out.isClocked;
    inner.origin = out.origin;
    runEquations(branch.body, context, locals, inner);
    branches.push_back(std::move(inner));
    if (!condition.isValid() || pool().isConstant(condition)) {
      hasElse = true;
      break;
    }
    conditions.push_back(condition);
  }
  if (branches.empty()) return;
  if (conditions.empty()) {
    Output& only = branches[0];
    out.equations.insert(out.equations.end(), only.equations.begin(), only.equations.end());
    out.reinits.insert(out.reinits.end(), only.reinits.begin(), only.reinits.end());
    out.assertions.insert(out.assertions.end(), only.assertions.begin(), only.assertions.end());
    return;
  }
  if (!hasElse) {
    Output none;
    branches.push_back(std::move(none));
  }
  mergeBranches(equation, conditions, branches, out);
}

void Equations::mergeEffects(const std::vector<ExprId>& conditions, const std::vector<Output>& branches, Output& out) {
  // Effects happen where the branch's condition holds and no earlier one does.
  ExprId none = pool().boolean(true);
  const size_t clause = ++clauseCount_;  // of all branches, as of those of one when-clause
  for (size_t k = 0; k < branches.size(); ++k) {
    const ExprId here = k < conditions.size() ? pool().binary(Op::logicalAnd, none, conditions[k]) : none;
    for (Reinit r : branches[k].reinits) {
      r.clause = clause;
      r.active = pool().binary(Op::logicalAnd, here, r.active);
      out.reinits.push_back(r);
    }
    for (Assertion a : branches[k].assertions) {
      a.active = pool().binary(Op::logicalAnd, here, a.active);
      out.assertions.push_back(a);
    }
    if (k < conditions.size()) none = pool().binary(Op::logicalAnd, none, pool().unary(Op::logicalNot, conditions[k]));
  }
}

void Equations::mergeBranches(const Equation& equation, std::vector<ExprId>& conditions, std::vector<Output>& branches,
                              Output& out) {
  mergeEffects(conditions, branches, out);
  // By variable where every branch solves for the same ones.
  std::vector<ExprId> targets;
  bool isByTarget = true;
  for (const Output& branch : branches)
    for (const FlatEquation& e : branch.equations) {
      if (pool().op(e.lhs) != Op::variable) isByTarget = false;
      if (std::find(targets.begin(), targets.end(), e.lhs) == targets.end()) targets.push_back(e.lhs);
    }
  const size_t count = branches[0].equations.size();
  const bool isEven =
      std::all_of(branches.begin(), branches.end(), [&](const Output& b) { return b.equations.size() == count; });
  isByTarget = isByTarget && (out.isWhen || (isEven && targets.size() == count));
  auto add = [&](ExprId lhs, ExprId rhs, SourceSpan span) {
    FlatEquation e;
    e.lhs = lhs;
    e.rhs = rhs;
    e.origin = out.origin;
    e.part = out.part;
    e.span = span;
    out.equations.push_back(e);
  };
  if (isByTarget) {
    for (const ExprId target : targets) {
      ExprId value;
      SourceSpan span = equation.span;
      for (size_t k = branches.size(); k-- > 0;) {
        ExprId mine = out.isWhen ? events_.preOf(target) : ExprId{};
        for (const FlatEquation& e : branches[k].equations)
          if (e.lhs == target) mine = e.rhs, span = e.span;
        value = value.isValid() ? pool().select(conditions[k], mine, value) : mine;
      }
      add(target, value, span);
    }
    return;
  }
  if (!isEven) {
    error("T008", phrase("the branches of the if-equation have different numbers of equations"), equation.span,
          phrase("its condition has to depend on parameters only"));
    return;
  }
  for (size_t i = 0; i < count; ++i) {
    const FlatEquation& first = branches[0].equations[i];
    const bool isSameSide =
        std::all_of(branches.begin(), branches.end(), [&](const Output& b) { return b.equations[i].lhs == first.lhs; });
    ExprId value;
    for (size_t k = branches.size(); k-- > 0;) {
      const FlatEquation& e = branches[k].equations[i];
      const ExprId mine = isSameSide ? e.rhs : pool().sub(arithmetic_.asReal(e.lhs), arithmetic_.asReal(e.rhs));
      value = value.isValid() ? pool().select(conditions[k], mine, value) : mine;
    }
    if (isSameSide)
      add(first.lhs, value, first.span);
    else
      add(pool().real(0), value, first.span);
  }
}

void Equations::callEquation(const Equation& equation, const Context* context, const LocalScope* locals, Output& out) {
  const Expr& call = *equation.a;
  const std::string_view name =
      call.reference && call.reference->parts.size() == 1 ? library().names().text(call.reference->parts[0].name) : "";
  if (name == "assert" || name == "terminate") {
    assertion(call, context, locals, out, equation.span);
  } else if (name == "reinit") {
    reinitialize(call, context, locals, out, equation.span);
  } else if (call.reference && library().names().text(call.reference->parts[0].name) == "Connections") {
    // Dealt with when the connections were collected.
  } else {
    // A function without results that are used: its effects only.
    const uint64_t before = executor_.effectCalls();
    const bool outer = executor_.setModelStatement(true);
    const auto unused = expressions_.translateCall(call, context, locals);
    executor_.setModelStatement(outer);
    if (unused) executor_.keepEffects(*unused, before, equation.span);
  }
}

void Equations::assertion(const Expr& call, const Context* context, const LocalScope* locals, Output& out,
                          SourceSpan span) {
  const bool isTerminate = library().names().text(call.reference->parts[0].name) == "terminate";
  Assertion a;
  a.active = pool().boolean(true);
  a.condition = pool().boolean(true);
  a.isTerminate = isTerminate;
  a.part = out.part;
  a.span = span;
  const Expr* message = arguments_.argumentOf(call, isTerminate ? 0 : 1, "message");
  if (!message) {
    error("T314", isTerminate ? phrase("terminate needs a message") : phrase("assert needs a condition and a message"),
          span);
    return;
  }
  if (!isTerminate) {
    const Expr* given = arguments_.argumentOf(call, 0, "condition");
    if (!given) {
      error("T005", phrase("'assert' needs a condition"), span);
      return;
    }
    const MaybeValue condition = expressions_.translate(*given, context, locals);
    if (!condition) return;
    if (condition->base != BaseType::boolean || !condition->isScalar()) {
      error("T010", phrase("a condition has to be a Boolean"), given->span);
      return;
    }
    a.condition = condition->scalar();
    if (const Expr* level = arguments_.argumentOf(call, 2, "level")) {
      const MaybeValue value = parameters_.tryEvaluate(*level, context, locals);
      if (value && value->base != BaseType::enumeration) {
        error("T314", phrase("assert takes a Boolean, a String and an AssertionLevel"), level->span);
        return;
      }
      a.isWarning = value && value->isScalar() && pool().number(value->scalar()) == 1;
    }
    if (pool().isConstant(a.condition, 1)) return;
  }
  if (message) {
    MessageTrial trial(state());
    const MaybeValue value = expressions_.translate(*message, context, locals);
    trial.end();
    if (value && (value->base != BaseType::string || !value->isScalar())) {
      error("T314",
            isTerminate ? phrase("terminate takes a String")
                        : phrase("assert takes a Boolean, a String and an AssertionLevel"),
            message->span);
      return;
    }
    if (value) a.message = value->scalar();
  }
  if (!a.message.isValid())
    a.message = pool().text(
        (isTerminate ? phrase("the model ended the simulation") : phrase("a condition is violated")).text());
  out.assertions.push_back(a);
}

void Equations::reinitialize(const Expr& call, const Context* context, const LocalScope* locals, Output& out,
                             SourceSpan span) {
  if (!out.isWhen) {
    error("T008", phrase("'reinit' can only stand within 'when'"), span);
    return;
  }
  if (!arguments_.needsArguments(call, 2, 2)) return;
  const MaybeValue state = expressions_.translate(*call.args[0], context, locals);
  const MaybeValue value = expressions_.translate(*call.args[1], context, locals);
  if (!state || !value) return;
  if (state->dims != value->dims) {
    arithmetic_.shapeError(*state, *value, span, wording("the arguments of 'reinit'"));
    return;
  }
  if (value->base != BaseType::real && value->base != BaseType::integer) {
    error("T001", phrase("'reinit' needs a number"), span);
    return;
  }
  for (size_t k = 0; k < state->scalars.size(); ++k) {
    if (pool().op(state->scalars[k]) != Op::variable) {
      error("T001", phrase("'reinit' needs a variable"), span);
      return;
    }
    Reinit r;
    r.active = pool().boolean(true);
    r.state = pool().variableOf(state->scalars[k]);
    r.value = arithmetic_.asReal(value->scalars[k]);
    r.part = out.part;
    r.span = span;
    out.reinits.push_back(r);
  }
}

}  // namespace armature::model
