// Built-in functions of time and events (specification 3.7.3 to 3.7.5), streams (15.2), and the operators of
// overconstrained connection graphs (9.4.1).
#include <algorithm>

#include "engine/model/arguments.h"
#include "engine/model/builtin_clocks.h"
#include "engine/model/builtin_events.h"
#include "engine/model/builtin_table.h"
#include "engine/model/instantiation.h"
#include "engine/model/parameter_values.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;

EventBuiltins::EventBuiltins(Translation& translation, ValueArithmetic& arithmetic, Instantiation& instances,
                             ParameterValues& parameters, Arguments& arguments, ClockBuiltins& clocks,
                             FunctionExecutor& executor, BuiltinTable& builtins)
    : TranslationPart(translation),
      arithmetic_(arithmetic),
      instances_(instances),
      parameters_(parameters),
      arguments_(arguments),
      clocks_(clocks),
      executor_(executor) {
  builtins.add("der", *this, &EventBuiltins::bDer);
  builtins.add("pre", *this, &EventBuiltins::bPre);
  builtins.add("edge", *this, &EventBuiltins::bEdge);
  builtins.add("change", *this, &EventBuiltins::bChange);
  builtins.add("initial", *this, &EventBuiltins::bInitial);
  builtins.add("terminal", *this, &EventBuiltins::bInitial);
  builtins.add("sample", *this, &EventBuiltins::bSample);
  builtins.add("delay", *this, &EventBuiltins::bDelay);
}

VarId EventBuiltins::derivativeVariable(VarId state) {
  const FlatVariable& v = model().variable(state);
  if (v.derivative.isValid()) return v.derivative;
  FlatVariable d;
  d.name = "der(" + v.name + ")";
  d.isProtected = v.isProtected;
  d.part = v.part;
  d.span = v.span;
  d.integral = state;
  const VarId id = instances_.addVariable(std::move(d));
  model().variable(state).derivative = id;
  return id;
}

// The time derivative of an expression; expressions other than variables are differentiated by rules.
ExprId EventBuiltins::derivativeOf(ExprId e, SourceSpan span) {
  auto leaf = [&](ExprId id) -> ExprId {
    if (pool().op(id) == Op::time) return pool().real(1);
    if (pool().op(id) != Op::variable) return {};
    const VarId v = pool().variableOf(id);
    if (v.index() >= model().variables.size()) return {};
    const FlatVariable& var = model().variable(v);
    if (var.variability != Variability::continuous || var.type != Type::real) return {};
    return pool().variable(derivativeVariable(v));
  };
  if (pool().op(e) == Op::variable || pool().op(e) == Op::time) {
    const ExprId d = leaf(e);
    return d.isValid() ? d : pool().real(0);
  }
  symbolic::Differentiator differentiator(
      pool(), leaf, [&](ExprId call, std::span<const ExprId> d) { return executor_.differentiateCall(call, d); });
  const ExprId d = differentiator.apply(e);
  if (!d.isValid()) {
    error("T011", phrase("the time derivative of this expression is not known"), span);
    return pool().real(0);
  }
  return d;
}

MaybeValue EventBuiltins::bDer(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a) return {};
  if (a->isRecord()) {
    Value result = *a;
    for (Field& f : result.fields) {
      Value field = *f.value;
      for (ExprId& x : field.scalars) x = derivativeOf(arithmetic_.asReal(x), e.span);
      f.value = std::make_shared<const Value>(std::move(field));
    }
    return result;
  }
  if (a->base != BaseType::real) return error("T011", phrase("only a Real has a time derivative"), e.span);
  const auto isDiscrete = [&](ExprId x) {
    return pool().op(x) == Op::variable && model().variable(pool().variableOf(x)).variability == Variability::discrete;
  };
  if (std::any_of(a->scalars.begin(), a->scalars.end(), isDiscrete))
    return error("T011", phrase("a variable that changes at events only has no time derivative"), e.span);
  return arithmetic_.elementwise(*a, BaseType::real, [&](ExprId x) { return derivativeOf(x, e.span); });
}

// An expression with every variable replaced by its value before the event.
ExprId EventBuiltins::preOf(ExprId e) {
  if (pool().op(e) == Op::variable) {
    const VarId v = pool().variableOf(e);
    if (v.index() >= model().variables.size() || model().variable(v).variability <= Variability::parameter) return e;
    return pool().pre(v, pool().type(e));
  }
  symbolic::Substitution substitution(
      pool(), [&](ExprId id) -> ExprId { return pool().op(id) == Op::variable ? preOf(id) : ExprId{}; });
  return substitution.apply(e);
}

bool EventBuiltins::isContinuous(ExprId x) {
  if (!x.isValid() || pool().op(x) != Op::variable) return false;
  const VarId v = pool().variableOf(x);
  return v.index() < model().variables.size() && model().variable(v).variability == Variability::continuous;
}

// Only what changes at events has a value before them; within when-clauses, everything has (specification 3.7.5).
bool EventBuiltins::hasLeftLimit(const Value& value, const Expr& call) {
  if (state().whenDepth > 0) return true;
  for (const ExprId x : value.scalars) {
    if (!isContinuous(x)) continue;
    const std::string name = model().variable(pool().variableOf(x)).name;
    diagnostics().error("T014",
                        phrase("'%1' needs a variable that changes at events only; %2 is continuous",
                               text(call.reference->parts[0].name), name),
                        call.span, {name}, phrase("use it within a when-clause"));
    return false;
  }
  return true;
}

MaybeValue EventBuiltins::bPre(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  MaybeValue a = arguments_.variableArgument(e, context, locals);
  // Libraries begin what they sample with pre(u) of a continuous u, which has no past at the start: its value.
  if (a && state().isInitialSection && !isOwnText(e.span) &&
      std::ranges::any_of(a->scalars, [&](ExprId x) { return isContinuous(x); }))
    return a;
  if (!a || !hasLeftLimit(*a, e)) return {};
  MaybeValue result = arithmetic_.elementwise(*a, a->base, [&](ExprId x) { return preOf(x); });
  return result;
}

MaybeValue EventBuiltins::bEdge(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  MaybeValue a = arguments_.variableArgument(e, context, locals);
  if (!a) return {};
  if (a->base != BaseType::boolean) return error("T010", phrase("'edge' needs a Boolean"), e.span);
  return arithmetic_.elementwise(*a, BaseType::boolean, [&](ExprId x) {
    return pool().binary(Op::logicalAnd, x, pool().unary(Op::logicalNot, preOf(x)));
  });
}

MaybeValue EventBuiltins::bChange(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  MaybeValue a = arguments_.variableArgument(e, context, locals);
  if (!a || !hasLeftLimit(*a, e)) return {};
  return arithmetic_.elementwise(*a, BaseType::boolean,
                                 [&](ExprId x) { return pool().binary(Op::notEqual, x, preOf(x)); });
}

MaybeValue EventBuiltins::bInitial(const Expr& e, const Context*, const LocalScope*) {
  if (!arguments_.needsArguments(e, 0, 0)) return {};
  const bool isInitial = library().names().text(e.reference->parts[0].name) == "initial";
  return arithmetic_.scalarValue(BaseType::boolean, isInitial ? pool().initial() : pool().terminal());
}

// What an operator needs of an argument, asserted where it does not hold by its form.
void EventBuiltins::demand(ExprId condition, const std::string& text, ExprId argument, const Expr& e,
                           const Context* context, Severity severity) {
  if (pool().isConstant(condition) && pool().boolean(true) == condition) return;
  Assertion a;
  a.active = pool().boolean(true);
  a.condition = condition;
  a.isWarning = severity == Severity::warning;
  const auto nameOf = [&](VarId v) { return model().variable(v).name; };
  a.message = pool().text(text + ": " + symbolic::toText(pool(), argument, nameOf));
  a.part = partOf(context);
  a.span = e.span;
  model().assertions.push_back(a);
}

MaybeValue EventBuiltins::bSample(const Expr& e, const Context* context, const LocalScope* locals) {
  if (clocks_.isClockedSample(e, context, locals)) return clocks_.bClockedSample(e, context, locals);
  if (!arguments_.needsArguments(e, 2, 2)) return {};
  MaybeValue start = arguments_.argument(e, 0, context, locals, "start"),
             interval = arguments_.argument(e, 1, context, locals, "interval");
  if (!start || !interval) return {};
  if (!arithmetic_.needsNumbers(e, {&*start, &*interval})) return {};
  const ExprId s = arithmetic_.asReal(start->scalar()), i = arithmetic_.asReal(interval->scalar());
  if (!arithmetic_.isOfParameters(s) || !arithmetic_.isOfParameters(i))
    return error("T017", phrase("the arguments of 'sample' have to consist of parameters"), e.span);
  uint32_t index = 0;
  while (index < model().samplers.size() &&
         (model().samplers[index].start != s || model().samplers[index].interval != i))
    ++index;
  if (index == model().samplers.size()) {
    model().samplers.push_back({s, i, 1, false});
    demand(pool().binary(Op::greater, i, pool().real(0)), "the interval of 'sample' has to be positive", i, e, context);
  }
  return arithmetic_.scalarValue(BaseType::boolean, pool().sample(s, i, index));
}

MaybeValue EventBuiltins::bDelay(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 2, 3)) return {};
  MaybeValue value = arguments_.argument(e, 0, context, locals), time = arguments_.argument(e, 1, context, locals);
  if (!value || !time) return {};
  MaybeValue most = e.args.size() == 3 ? arguments_.argument(e, 2, context, locals) : time;
  if (!most || !arithmetic_.needsNumbers(e, {&*value, &*time, &*most})) return {};
  if (!arithmetic_.isOfParameters(most->scalar()))
    return error("T017",
                 e.args.size() == 3
                     ? phrase("the greatest time of 'delay' has to consist of parameters")
                     : phrase("'delay' by a time that varies needs its greatest value as a third argument"),
                 e.span);
  const bool isConstant = arithmetic_.isOfParameters(time->scalar());
  if (isConstant && isZero(time->scalar())) return arithmetic_.asReal(*value);
  return arithmetic_.elementwise(*value, BaseType::real, [&](ExprId x) {
    const std::vector<ExprId> key{arithmetic_.asReal(x), arithmetic_.asReal(time->scalar()),
                                  arithmetic_.asReal(most->scalar())};
    size_t index = 0;
    while (index < delays_.size() && delays_[index] != key) ++index;
    if (index == delays_.size()) {
      delays_.push_back(key);
      demand(pool().binary(Op::greaterEqual, key[1], pool().real(0)), "the time of 'delay' may not be negative", key[1],
             e, context);
      // One that varies is told of, without an event; the run has kept what it asks for.
      const ExprId isWithin = pool().binary(Op::lessEqual, key[1], key[2]);
      demand(isConstant ? isWithin : pool().unary(Op::noEvent, isWithin),
             "the time of 'delay' may not be above its greatest value", key[1], e, context,
             isConstant ? Severity::error : Severity::warning);
    }
    model().delayCount = static_cast<uint32_t>(delays_.size());
    const ExprId late = pool().delay(key[0], key[1], key[2], static_cast<uint32_t>(index));
    if (isConstant) return late;
    // A history ends before the present: what is not late at all is read from the present itself.
    const ExprId isNow = pool().binary(Op::lessEqual, key[1], pool().real(0));
    return pool().select(pool().unary(Op::noEvent, isNow), key[0], late);
  });
}

// Whether a time of parameters is zero; they are structural then.
bool EventBuiltins::isZero(ExprId delayTime) {
  std::vector<Instance*> used;
  if (!pool().isConstant(parameters_.withValues(delayTime, instances_, used), 0)) return false;
  for (Instance* parameter : used) parameter->isStructural = true;
  return true;
}

}  // namespace armature::model
