// Constructors and operators of clocks (specification chapter 16). They become nodes of their own, Op::clocked, that
// the lowering resolves once all equations are known; here their arguments are checked and what has to be known at
// translation is evaluated.
#include "engine/model/builtin_clocks.h"
#include "engine/model/arguments.h"
#include "engine/model/builtin_table.h"
#include "engine/model/expressions.h"
#include "engine/model/functions_values.h"
#include "engine/model/parameter_values.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::ClockOp;
using symbolic::Op;

namespace {

constexpr Wording kNotInFunctions = wording("operators of clocks cannot be used in functions");

bool isInFunction(const Context* context) {
  const syntax::ClassKind kind = context->view->kind;
  return kind == syntax::ClassKind::function || kind == syntax::ClassKind::operatorFunction;
}

}  // namespace

ClockBuiltins::ClockBuiltins(Translation& translation, ValueArithmetic& arithmetic, ParameterValues& parameters,
                             Arguments& arguments, Expressions& expressions, FunctionExecutor& executor,
                             BuiltinTable& builtins)
    : TranslationPart(translation),
      arithmetic_(arithmetic),
      parameters_(parameters),
      arguments_(arguments),
      expressions_(expressions),
      executor_(executor) {
  builtins.add("Clock", *this, &ClockBuiltins::bClock);
  builtins.add("previous", *this, &ClockBuiltins::bPrevious);
  builtins.add("hold", *this, &ClockBuiltins::bHold);
  builtins.add("subSample", *this, &ClockBuiltins::bSubSample);
  builtins.add("superSample", *this, &ClockBuiltins::bSubSample);
  builtins.add("shiftSample", *this, &ClockBuiltins::bShiftSample);
  builtins.add("backSample", *this, &ClockBuiltins::bShiftSample);
  builtins.add("noClock", *this, &ClockBuiltins::bNoClock);
  builtins.add("interval", *this, &ClockBuiltins::bTick);
  builtins.add("firstTick", *this, &ClockBuiltins::bTick);
}

ExprId ClockBuiltins::clocked(ClockOp op, std::vector<ExprId> args, BaseType base, bool isNumbered) {
  model().hasClocks = true;
  if (isNumbered) args.push_back(pool().integer(static_cast<double>(++clockCount_)));
  return pool().clocked(op, args, scalarType(base));
}

MaybeValue ClockBuiltins::clockedElements(ClockOp op, const Value& of, std::vector<ExprId> more) {
  return arithmetic_.elementwise(of, of.base, [&](ExprId x) {
    std::vector<ExprId> args{x};
    args.insert(args.end(), more.begin(), more.end());
    return clocked(op, std::move(args), of.base);
  });
}

// Whether an expression is a clock; no messages.
bool ClockBuiltins::isClock(const Expr& e, const Context* context, const LocalScope* locals) {
  if (e.kind != syntax::ExprKind::reference && e.kind != syntax::ExprKind::call &&
      e.kind != syntax::ExprKind::ifThenElse)
    return false;
  MessageTrial trial(state());
  const size_t checks = executor_.checkCount();
  const MaybeValue value = expressions_.translate(e, context, locals);
  executor_.dropChecks(checks);
  trial.end();
  return value && value->base == BaseType::clock;
}

// sample(u), sample(u, clock): not the operator with two numbers.
bool ClockBuiltins::isClockedSample(const Expr& e, const Context* context, const LocalScope* locals) {
  if (e.args.size() + e.named.size() == 1) return e.args.size() == 1;
  if (e.args.size() + e.named.size() != 2 || e.args.empty()) return false;
  const Expr* second = arguments_.argumentOf(e, 1, "clock");
  return second && isClock(*second, context, locals);
}

MaybeValue ClockBuiltins::bClockedSample(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", phrase("%1", kNotInFunctions), e.span);
  const MaybeValue value = arguments_.argument(e, 0, context, locals);
  if (!value) return {};
  std::vector<ExprId> clock;
  if (const Expr* given = arguments_.argumentOf(e, 1, "clock")) {
    const MaybeValue c = expressions_.translate(*given, context, locals);
    if (!c) return {};
    if (!c->isScalar()) return error("T002", phrase("'sample' needs a single clock"), given->span);
    clock.push_back(c->scalar());
  }
  if (value->base == BaseType::clock) return error("T001", phrase("a clock cannot be sampled"), e.span);
  return clockedElements(ClockOp::sample, *value, std::move(clock));
}

// Clock(), Clock(counter, resolution), Clock(interval), Clock(condition, startInterval), Clock(c, solverMethod).
MaybeValue ClockBuiltins::bClock(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", phrase("%1", kNotInFunctions), e.span);
  if (!arguments_.needsArguments(e, 0, 2)) return {};
  if (e.args.empty() && e.named.empty())
    return arithmetic_.scalarValue(BaseType::clock, clocked(ClockOp::inferredClock, {}, BaseType::clock, true));
  const Expr* first = nullptr;
  for (const std::string_view name : {"intervalCounter", "interval", "condition", "c"})
    if (!first) first = arguments_.argumentOf(e, 0, name);
  const Expr* second = nullptr;
  for (const std::string_view name : {"resolution", "startInterval", "solverMethod"})
    if (!second) second = arguments_.argumentOf(e, 1, name);
  if (!first || (e.args.size() + e.named.size() == 2 && !second))
    return error(
        "T005", phrase("these arguments make no clock"), e.span,
        phrase("a clock is Clock(), Clock(counter, resolution), Clock(interval), Clock(condition, startInterval) or "
               "Clock(c, solverMethod)"));
  MaybeValue value = expressions_.translate(*first, context, locals);
  if (!value) return {};
  if (!value->isScalar()) return error("T002", phrase("a clock is made of scalars"), first->span);
  const auto made = [&](ClockOp op, std::vector<ExprId> args) {
    return arithmetic_.scalarValue(BaseType::clock, clocked(op, std::move(args), BaseType::clock, true));
  };
  switch (value->base) {
    case BaseType::integer: {
      int64_t resolution = 1;
      if (second) {
        const auto given = parameters_.evaluateInteger(*second, context, locals, wording("the resolution of a clock"));
        if (!given) return {};
        resolution = *given;
      }
      if (resolution < 1) return error("T016", phrase("the resolution of a clock has to be 1 or more"), e.span);
      const MaybeValue known = parameters_.tryEvaluate(*first, context, locals);
      const ExprId counter = known && known->isScalar() ? known->scalar() : value->scalar();
      if (pool().isConstant(counter) && pool().number(counter) < 0)
        return error("T016", phrase("the interval of a clock cannot be negative"), e.span);
      return made(ClockOp::rationalClock, {counter, pool().integer(static_cast<double>(resolution))});
    }
    case BaseType::real:
      if (second) return error("T005", phrase("a clock with an interval has no second argument"), e.span);
      if (pool().isConstant(value->scalar()) && !(pool().number(value->scalar()) > 0))
        return error("T016", phrase("the interval of a clock has to be positive"), e.span);
      return made(ClockOp::realClock, {value->scalar()});
    case BaseType::boolean: {
      ExprId interval = pool().real(0);
      if (second) {
        const MaybeValue given = expressions_.translate(*second, context, locals);
        if (!given) return {};
        if (!given->isNumeric() || !given->isScalar())
          return error("T001", phrase("the interval before the first tick has to be a number"), second->span);
        interval = arithmetic_.asReal(given->scalar());
      }
      return made(ClockOp::eventClock, {value->scalar(), interval});
    }
    case BaseType::clock: {
      if (!second) return value;
      const MaybeValue method = parameters_.evaluate(*second, context, locals, wording("the solver method of a clock"));
      if (!method) return {};
      if (method->base != BaseType::string || pool().op(method->scalar()) != Op::text)
        return error("T001", phrase("the solver method of a clock has to be a String"), second->span);
      return made(ClockOp::solverClock, {value->scalar(), method->scalar()});
    }
    default:
      return error("T001", phrase("a clock cannot be made of a %1", typeName(value->base)), first->span);
  }
}

MaybeValue ClockBuiltins::bPrevious(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", phrase("%1", kNotInFunctions), e.span);
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  const MaybeValue value = arguments_.variableArgument(e, context, locals);
  if (!value) return {};
  for (const ExprId x : value->scalars)
    if (pool().op(x) != Op::variable && !pool().isConstant(x))
      return error("T001", phrase("'previous' needs a variable, not an expression"), e.span,
                   phrase("give the expression a variable of its own"));
  return arithmetic_.elementwise(*value, value->base, [&](ExprId x) {
    if (pool().op(x) != Op::variable) return x;
    if (model().variable(pool().variableOf(x)).variability <= Variability::parameter) return x;
    return clocked(ClockOp::previous, {x}, value->base);
  });
}

MaybeValue ClockBuiltins::bHold(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", phrase("%1", kNotInFunctions), e.span);
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  const MaybeValue value = arguments_.argument(e, 0, context, locals);
  if (!value) return {};
  for (const ExprId x : value->scalars)
    if (pool().op(x) != Op::variable && !pool().isConstant(x))
      return error("T001", phrase("'hold' needs a variable, not an expression"), e.span,
                   phrase("give the expression a variable of its own"));
  return clockedElements(ClockOp::hold, *value);
}

// subSample(u, factor), superSample(u, factor)
MaybeValue ClockBuiltins::bSubSample(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", phrase("%1", kNotInFunctions), e.span);
  if (!arguments_.needsArguments(e, 1, 2)) return {};
  const ClockOp op =
      library().names().text(e.reference->parts[0].name) == "subSample" ? ClockOp::subSample : ClockOp::superSample;
  const MaybeValue value = arguments_.argument(e, 0, context, locals);
  if (!value) return {};
  int64_t factor = 0;
  if (const Expr* given = arguments_.argumentOf(e, 1, "factor")) {
    const auto known = parameters_.evaluateInteger(*given, context, locals, wording("the factor of a clock"));
    if (!known) return {};
    factor = *known;
  }
  if (factor < 0) return error("T016", phrase("the factor of a clock cannot be negative"), e.span);
  return clockedElements(op, *value, {pool().integer(static_cast<double>(factor))});
}

// shiftSample(u, shiftCounter, resolution), backSample(u, backCounter, resolution)
MaybeValue ClockBuiltins::bShiftSample(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", phrase("%1", kNotInFunctions), e.span);
  if (!arguments_.needsArguments(e, 2, 3)) return {};
  const bool isBack = library().names().text(e.reference->parts[0].name) == "backSample";
  const MaybeValue value = arguments_.argument(e, 0, context, locals);
  if (!value) return {};
  const Expr* counter = arguments_.argumentOf(e, 1, isBack ? "backCounter" : "shiftCounter");
  if (!counter) return error("T005", phrase("the shift of the clock is missing"), e.span);
  const auto k = parameters_.evaluateInteger(*counter, context, locals, wording("the shift of a clock"));
  if (!k) return {};
  int64_t resolution = 1;
  if (const Expr* given = arguments_.argumentOf(e, 2, "resolution")) {
    const auto known = parameters_.evaluateInteger(*given, context, locals, wording("the resolution of a clock"));
    if (!known) return {};
    resolution = *known;
  }
  if (*k < 0 || resolution < 1)
    return error("T016", phrase("the shift of a clock cannot be negative, and its resolution has to be 1 or more"),
                 e.span);
  return clockedElements(isBack ? ClockOp::backSample : ClockOp::shiftSample, *value,
                         {pool().integer(static_cast<double>(*k)), pool().integer(static_cast<double>(resolution))});
}

MaybeValue ClockBuiltins::bNoClock(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", phrase("%1", kNotInFunctions), e.span);
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  const MaybeValue value = arguments_.argument(e, 0, context, locals);
  if (!value) return {};
  if (value->base == BaseType::clock)
    return error("T001", phrase("'noClock' needs a clocked variable, not a clock"), e.span);
  return clockedElements(ClockOp::noClock, *value);
}

// interval(), interval(u), firstTick(), firstTick(u): an argument only says which clock is meant.
MaybeValue ClockBuiltins::bTick(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isInFunction(context)) return error("T016", phrase("%1", kNotInFunctions), e.span);
  if (!arguments_.needsArguments(e, 0, 1)) return {};
  const bool isInterval = library().names().text(e.reference->parts[0].name) == "interval";
  std::vector<ExprId> args;
  if (!e.args.empty() || !e.named.empty()) {
    const MaybeValue value = arguments_.argument(e, 0, context, locals, "u");
    if (!value) return {};
    appendScalars(*value, args);
  }
  const BaseType base = isInterval ? BaseType::real : BaseType::boolean;
  return arithmetic_.scalarValue(base,
                                 clocked(isInterval ? ClockOp::interval : ClockOp::firstTick, std::move(args), base));
}

}  // namespace armature::model
