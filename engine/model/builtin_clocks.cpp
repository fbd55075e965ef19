// Constructors and operators of clocks (specification chapter 16). They become nodes of their own, Op::clocked, that
// the lowering resolves once all equations are known; here their arguments are checked and what has to be known at
// translation is evaluated.
#include "engine/model/flattener.h"
#include "engine/model/functions_values.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::ClockOp;
using symbolic::Op;

namespace {

constexpr const char* kNotInFunctions = "operators of clocks cannot be used in functions";

bool isInFunction(const Context* context) {
  const syntax::ClassKind kind = context->view->kind;
  return kind == syntax::ClassKind::function || kind == syntax::ClassKind::operatorFunction;
}

}  // namespace

void Flattener::registerClockBuiltins() {
  addBuiltin("Clock", &Flattener::bClock);
  addBuiltin("previous", &Flattener::bPrevious);
  addBuiltin("hold", &Flattener::bHold);
  addBuiltin("subSample", &Flattener::bSubSample);
  addBuiltin("superSample", &Flattener::bSubSample);
  addBuiltin("shiftSample", &Flattener::bShiftSample);
  addBuiltin("backSample", &Flattener::bShiftSample);
  addBuiltin("noClock", &Flattener::bNoClock);
  addBuiltin("interval", &Flattener::bTick);
  addBuiltin("firstTick", &Flattener::bTick);
}

ExprId Flattener::clocked(ClockOp op, std::vector<ExprId> args, BaseType base, bool isNumbered) {
  model_->hasClocks = true;
  if (isNumbered) args.push_back(pool_->integer(static_cast<double>(++clockCount_)));
  return pool_->clocked(op, args, scalarType(base));
}

MaybeValue Flattener::clockedElements(ClockOp op, const Value& of, std::vector<ExprId> more) {
  return elementwise(of, of.base, [&](ExprId x) {
    std::vector<ExprId> args{x};
    args.insert(args.end(), more.begin(), more.end());
    return clocked(op, std::move(args), of.base);
  });
}

// Whether an expression is a clock; no messages.
bool Flattener::isClock(const Expr& e, const Context* context, const LocalScope* locals) {
  if (e.kind != syntax::ExprKind::reference && e.kind != syntax::ExprKind::call &&
      e.kind != syntax::ExprKind::ifThenElse)
    return false;
  Diagnostics silent;
  Diagnostics* const outer = diagnostics_;
  diagnostics_ = &silent;
  const size_t checks = executor_->checkCount();
  const MaybeValue value = tr(e, context, locals);
  executor_->dropChecks(checks);
  diagnostics_ = outer;
  return value && value->base == BaseType::clock;
}

// sample(u), sample(u, clock): not the operator with two numbers.
bool Flattener::isClockedSample(const Expr& e, const Context* context, const LocalScope* locals) {
  if (e.args.size() + e.named.size() == 1) return e.args.size() == 1;
  if (e.args.size() + e.named.size() != 2 || e.args.empty()) return false;
  const Expr* second = argumentOf(e, 1, "clock");
  return second && isClock(*second, context, locals);
}

MaybeValue Flattener::bClockedSample(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", kNotInFunctions, e.span);
  const MaybeValue value = argument(e, 0, context, locals);
  if (!value) return {};
  std::vector<ExprId> clock;
  if (const Expr* given = argumentOf(e, 1, "clock")) {
    const MaybeValue c = tr(*given, context, locals);
    if (!c) return {};
    if (!c->isScalar()) return error("T002", "'sample' needs a single clock", given->span);
    clock.push_back(c->scalar());
  }
  if (value->base == BaseType::clock) return error("T001", "a clock cannot be sampled", e.span);
  return clockedElements(ClockOp::sample, *value, std::move(clock));
}

// Clock(), Clock(counter, resolution), Clock(interval), Clock(condition, startInterval), Clock(c, solverMethod).
MaybeValue Flattener::bClock(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", kNotInFunctions, e.span);
  if (!needsArguments(e, 0, 2)) return {};
  if (e.args.empty() && e.named.empty())
    return scalarValue(BaseType::clock, clocked(ClockOp::inferredClock, {}, BaseType::clock, true));
  const Expr* first = nullptr;
  for (const std::string_view name : {"intervalCounter", "interval", "condition", "c"})
    if (!first) first = argumentOf(e, 0, name);
  const Expr* second = nullptr;
  for (const std::string_view name : {"resolution", "startInterval", "solverMethod"})
    if (!second) second = argumentOf(e, 1, name);
  if (!first || (e.args.size() + e.named.size() == 2 && !second))
    return error("T005", "these arguments make no clock", e.span,
                 "a clock is Clock(), Clock(counter, resolution), Clock(interval), Clock(condition, startInterval) or "
                 "Clock(c, solverMethod)");
  MaybeValue value = tr(*first, context, locals);
  if (!value) return {};
  if (!value->isScalar()) return error("T002", "a clock is made of scalars", first->span);
  const auto made = [&](ClockOp op, std::vector<ExprId> args) {
    return scalarValue(BaseType::clock, clocked(op, std::move(args), BaseType::clock, true));
  };
  switch (value->base) {
    case BaseType::integer: {
      int64_t resolution = 1;
      if (second) {
        const auto given = evaluateInteger(*second, context, locals, "the resolution of a clock");
        if (!given) return {};
        resolution = *given;
      }
      if (resolution < 1) return error("T016", "the resolution of a clock has to be 1 or more", e.span);
      const MaybeValue known = tryEvaluate(*first, context, locals);
      const ExprId counter = known && known->isScalar() ? known->scalar() : value->scalar();
      if (pool_->isConstant(counter) && pool_->number(counter) < 0)
        return error("T016", "the interval of a clock cannot be negative", e.span);
      return made(ClockOp::rationalClock, {counter, pool_->integer(static_cast<double>(resolution))});
    }
    case BaseType::real:
      if (second) return error("T005", "a clock with an interval has no second argument", e.span);
      if (pool_->isConstant(value->scalar()) && !(pool_->number(value->scalar()) > 0))
        return error("T016", "the interval of a clock has to be positive", e.span);
      return made(ClockOp::realClock, {value->scalar()});
    case BaseType::boolean: {
      ExprId interval = pool_->real(0);
      if (second) {
        const MaybeValue given = tr(*second, context, locals);
        if (!given) return {};
        if (!given->isNumeric() || !given->isScalar())
          return error("T001", "the interval before the first tick has to be a number", second->span);
        interval = asReal(given->scalar());
      }
      return made(ClockOp::eventClock, {value->scalar(), interval});
    }
    case BaseType::clock: {
      if (!second) return value;
      const MaybeValue method = evaluate(*second, context, locals, "the solver method of a clock");
      if (!method) return {};
      if (method->base != BaseType::string || pool_->op(method->scalar()) != Op::text)
        return error("T001", "the solver method of a clock has to be a String", second->span);
      return made(ClockOp::solverClock, {value->scalar(), method->scalar()});
    }
    default:
      return error("T001", "a clock cannot be made of a " + typeName(value->base), first->span);
  }
}

MaybeValue Flattener::bPrevious(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", kNotInFunctions, e.span);
  if (!needsArguments(e, 1, 1)) return {};
  const MaybeValue value = variableArgument(e, context, locals);
  if (!value) return {};
  for (const ExprId x : value->scalars)
    if (pool_->op(x) != Op::variable && !pool_->isConstant(x))
      return error("T001", "'previous' needs a variable, not an expression", e.span,
                   "give the expression a variable of its own");
  return elementwise(*value, value->base, [&](ExprId x) {
    if (pool_->op(x) != Op::variable) return x;
    if (model_->variable(pool_->variableOf(x)).variability <= Variability::parameter) return x;
    return clocked(ClockOp::previous, {x}, value->base);
  });
}

MaybeValue Flattener::bHold(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", kNotInFunctions, e.span);
  if (!needsArguments(e, 1, 1)) return {};
  const MaybeValue value = argument(e, 0, context, locals);
  if (!value) return {};
  for (const ExprId x : value->scalars)
    if (pool_->op(x) != Op::variable && !pool_->isConstant(x))
      return error("T001", "'hold' needs a variable, not an expression", e.span,
                   "give the expression a variable of its own");
  return clockedElements(ClockOp::hold, *value);
}

// subSample(u, factor), superSample(u, factor)
MaybeValue Flattener::bSubSample(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", kNotInFunctions, e.span);
  if (!needsArguments(e, 1, 2)) return {};
  const ClockOp op =
      library_.names().text(e.reference->parts[0].name) == "subSample" ? ClockOp::subSample : ClockOp::superSample;
  const MaybeValue value = argument(e, 0, context, locals);
  if (!value) return {};
  int64_t factor = 0;
  if (const Expr* given = argumentOf(e, 1, "factor")) {
    const auto known = evaluateInteger(*given, context, locals, "the factor of a clock");
    if (!known) return {};
    factor = *known;
  }
  if (factor < 0) return error("T016", "the factor of a clock cannot be negative", e.span);
  return clockedElements(op, *value, {pool_->integer(static_cast<double>(factor))});
}

// shiftSample(u, shiftCounter, resolution), backSample(u, backCounter, resolution)
MaybeValue Flattener::bShiftSample(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", kNotInFunctions, e.span);
  if (!needsArguments(e, 2, 3)) return {};
  const bool isBack = library_.names().text(e.reference->parts[0].name) == "backSample";
  const MaybeValue value = argument(e, 0, context, locals);
  if (!value) return {};
  const Expr* counter = argumentOf(e, 1, isBack ? "backCounter" : "shiftCounter");
  if (!counter) return error("T005", "the shift of the clock is missing", e.span);
  const auto k = evaluateInteger(*counter, context, locals, "the shift of a clock");
  if (!k) return {};
  int64_t resolution = 1;
  if (const Expr* given = argumentOf(e, 2, "resolution")) {
    const auto known = evaluateInteger(*given, context, locals, "the resolution of a clock");
    if (!known) return {};
    resolution = *known;
  }
  if (*k < 0 || resolution < 1)
    return error("T016", "the shift of a clock cannot be negative, and its resolution has to be 1 or more", e.span);
  return clockedElements(isBack ? ClockOp::backSample : ClockOp::shiftSample, *value,
                         {pool_->integer(static_cast<double>(*k)), pool_->integer(static_cast<double>(resolution))});
}

MaybeValue Flattener::bNoClock(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", kNotInFunctions, e.span);
  if (!needsArguments(e, 1, 1)) return {};
  const MaybeValue value = argument(e, 0, context, locals);
  if (!value) return {};
  if (value->base == BaseType::clock) return error("T001", "'noClock' needs a clocked variable, not a clock", e.span);
  return clockedElements(ClockOp::noClock, *value);
}

// interval(), interval(u), firstTick(), firstTick(u): an argument only says which clock is meant.
MaybeValue Flattener::bTick(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", kNotInFunctions, e.span);
  if (!needsArguments(e, 0, 1)) return {};
  const bool isInterval = library_.names().text(e.reference->parts[0].name) == "interval";
  std::vector<ExprId> args;
  if (!e.args.empty() || !e.named.empty()) {
    const MaybeValue value = argument(e, 0, context, locals, "u");
    if (!value) return {};
    appendScalars(*value, args);
  }
  const BaseType base = isInterval ? BaseType::real : BaseType::boolean;
  return scalarValue(base, clocked(isInterval ? ClockOp::interval : ClockOp::firstTick, std::move(args), base));
}

}  // namespace armature::model
