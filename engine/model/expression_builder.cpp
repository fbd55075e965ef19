// Expressions to values (specification chapters 3 and 10): dispatch, conditional expressions, array constructors,
// ranges.
#include <cmath>

#include "engine/base/stack_room.h"
#include "engine/model/builtin_table.h"
#include "engine/model/calls.h"
#include "engine/model/class_table.h"
#include "engine/model/expression_builder.h"
#include "engine/model/iterators.h"
#include "engine/model/operators.h"
#include "engine/model/parameter_values.h"
#include "engine/model/references.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using syntax::ExprKind;

ExpressionBuilder::ExpressionBuilder(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes,
                                     ParameterValues& parameters, References& references, Iterators& iterators,
                                     Operators& operators, Calls& calls, FunctionExecutor& executor,
                                     BuiltinTable& builtins)
    : TranslationPart(translation),
      arithmetic_(arithmetic),
      classes_(classes),
      parameters_(parameters),
      references_(references),
      iterators_(iterators),
      operators_(operators),
      calls_(calls),
      executor_(executor) {
  builtins.add("array", *this, &ExpressionBuilder::translateArray);
}

std::optional<Values> ExpressionBuilder::translateCall(const Expr& e, const Context* context,
                                                       const LocalScope* locals) {
  if (e.kind == ExprKind::call) return calls_.call(e, context, locals);
  MaybeValue value = translate(e, context, locals);
  if (!value) return {};
  Values values;
  values.push_back(std::move(*value));
  return values;
}

// Whether there is still stack and memory for an expression; gives up where there is not.
bool ExpressionBuilder::isWithinRoom(const Expr& e, const Context* context) const {
  if (state().hasGivenUp) return false;
  const bool isDeep = isStackLow();
  if (!isDeep && pool().size() <= options().nodeBudget) return true;
  const Instance* self = context ? context->self : nullptr;
  const bool isPart = self && !self->isStatic;
  const Phrase where = isPart              ? subjectOf(self)
                       : self && self->cls ? phrase("'%1'", nameOf(self->cls))
                                           : phrase("the model");
  giveUp("N026",
         isDeep ? phrase("%1 is nested too deeply to be translated", where)
                : phrase("%1 takes too many expressions to be translated", where),
         e.span, isPart ? partsOf(self) : std::vector<std::string>{});
  return false;
}

MaybeValue ExpressionBuilder::translate(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!isWithinRoom(e, context)) return {};
  switch (e.kind) {
    case ExprKind::integer:
      return arithmetic_.scalarValue(BaseType::integer, pool().integer(e.number));
    case ExprKind::real:
      return arithmetic_.scalarValue(BaseType::real, pool().real(e.number));
    case ExprKind::string:
      return arithmetic_.scalarValue(BaseType::string, pool().text(e.text));
    case ExprKind::boolean:
      return arithmetic_.booleanValue(e.number != 0);
    case ExprKind::reference:
      return references_.translateReference(*e.reference, context, locals);
    case ExprKind::call: {
      std::optional<Values> values = calls_.call(e, context, locals);
      if (!values) return {};
      if (values->empty()) return error("T005", phrase("the function has no result to be used here"), e.span);
      return std::move(values->front());
    }
    case ExprKind::partial: {
      // An input that is a function can have further arguments bound.
      const Value* local =
          locals && e.reference->parts.size() == 1 ? locals->find(e.reference->parts[0].name) : nullptr;
      if (local && local->base == BaseType::function) return calls_.boundFunction(*local, e, context, locals);
      Class* cls = classes_.resolveClass(*e.reference, context);
      return cls ? calls_.functionValue(cls, &e, context, locals) : MaybeValue{};
    }
    case ExprKind::unary:
      return operators_.unaryOperation(e, context, locals);
    case ExprKind::binary:
      return e.op == syntax::Operator::logicalAnd || e.op == syntax::Operator::logicalOr
                 ? translateLogical(e, context, locals)
                 : operators_.binaryOperation(e, context, locals);
    case ExprKind::ifThenElse:
      return translateIf(e, context, locals);
    case ExprKind::array:
      return translateArray(e, context, locals);
    case ExprKind::matrix:
      return translateMatrix(e, context, locals);
    case ExprKind::range:
      return translateRange(e, context, locals);
    case ExprKind::tuple:
      if (e.args.size() == 1 && e.args[0]) return translate(*e.args[0], context, locals);
      return error("T001", phrase("a list of results can only stand on the left of an equation"), e.span);
    case ExprKind::element:
      return translateElement(e, context, locals);
    case ExprKind::end:
      if (locals && locals->endValue()) return arithmetic_.integerValue(*locals->endValue());
      if (state().endStack.empty()) return error("T003", phrase("'end' can only be used in a subscript"), e.span);
      return arithmetic_.integerValue(state().endStack.back());
    case ExprKind::row:
    case ExprKind::colon:
      break;
  }
  return error("T001", phrase("this cannot be used as a value"), e.span);
}

// An element or a field of what stands in parentheses.
MaybeValue ExpressionBuilder::translateElement(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue whole = translate(*e.a, context, locals);
  if (!whole) return {};
  if (e.named.empty()) {
    const syntax::ReferencePart part{library().names().intern("(...)"), e.args};
    return references_.subscript(*whole, 0, part, context, locals, e.span);
  }
  const Value* field = whole->field(e.named[0].name);
  if (!field) return error("N001", phrase("there is no element '%1' in this value", text(e.named[0].name)), e.span);
  return Value(*field);
}

// if c1 then v1 elseif … else v: known conditions choose; otherwise all values are needed in one shape. Where they do
// not fit, or one of them makes no sense, conditions of parameters are evaluated (specification 3.6.5).
MaybeValue ExpressionBuilder::translateIf(const Expr& e, const Context* context, const LocalScope* locals) {
  MessageTrial trial(state());
  const size_t checks = executor_.checkCount();
  MaybeValue value = translateBranches(e, context, locals);
  trial.end();
  // Which clock is meant has to be known at translation (specification 16.3.2).
  const bool isOpen = value && value->base == BaseType::clock && !value->scalars.empty() &&
                      pool().op(value->scalars.front()) == symbolic::Op::select;
  if (isOpen) {
    value.reset();
    trial.messages.error("T004", phrase("which clock is meant has to be known before the simulation starts"), e.span);
  }
  if (!value) executor_.dropChecks(checks);
  constexpr size_t kAttempts = 20000;  // a bound for broken expressions that are nested deeply
  if (value || ++structuralAttempts_ > kAttempts) {
    trial.tell();
    return value;
  }
  for (size_t k = 0; k < e.args.size(); k += 2) {
    if (k + 1 == e.args.size()) return translate(*e.args[k], context, locals);
    const MaybeValue known = parameters_.tryEvaluate(*e.args[k], context, locals);
    if (!known || !known->isScalar() || known->base != BaseType::boolean) break;
    if (!pool().isConstant(known->scalar(), 0)) return translate(*e.args[k + 1], context, locals);
  }
  trial.tell();
  return {};
}

// `and` and `or`: a left side that decides alone leaves nothing to look up on the right one (specification 3.3).
MaybeValue ExpressionBuilder::translateLogical(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = translate(*e.a, context, locals);
  if (!a) return {};
  const bool isAnd = e.op == syntax::Operator::logicalAnd;
  const bool isPlain = a->isScalar() && a->base == BaseType::boolean;
  if (isPlain && pool().isConstant(a->scalar(), isAnd ? 0 : 1)) return a;
  const ExprId isOpen = !isPlain ? pool().boolean(true)
                        : isAnd  ? a->scalar()
                                 : pool().unary(symbolic::Op::logicalNot, a->scalar());
  const ExprId outside = executor_.enterBranch(isOpen);
  MaybeValue b = translate(*e.b, context, locals);
  executor_.leaveBranch(outside);
  if (!b) return {};
  return operators_.operate(e.op, std::move(*a), std::move(*b), e.span);
}

// When the branch in work is the one that counts: the last condition and none before it, or none at all.
ExprId ExpressionBuilder::branchCondition(const std::vector<ExprId>& conditions, bool isElse) {
  ExprId result = pool().boolean(true);
  for (size_t k = 0; k < conditions.size(); ++k) {
    const bool isOwn = !isElse && k + 1 == conditions.size();
    const ExprId c = isOwn ? conditions[k] : pool().unary(symbolic::Op::logicalNot, conditions[k]);
    result = pool().isConstant(result, 1) ? c : pool().binary(symbolic::Op::logicalAnd, result, c);
  }
  return result;
}

MaybeValue ExpressionBuilder::translateBranches(const Expr& e, const Context* context, const LocalScope* locals) {
  std::vector<ExprId> conditions;
  std::vector<Value> values;
  for (size_t k = 0; k < e.args.size(); k += 2) {
    const bool isElse = k + 1 == e.args.size();
    if (!isElse) {
      MaybeValue condition = translate(*e.args[k], context, locals);
      if (!condition) return {};
      if (condition->base != BaseType::boolean || !condition->isScalar())
        return error("T010", phrase("a condition has to be a Boolean"), e.args[k]->span);
      if (pool().isConstant(condition->scalar(), 0)) continue;
      conditions.push_back(condition->scalar());
    }
    const ExprId outside = executor_.enterBranch(branchCondition(conditions, isElse));
    MaybeValue value = translate(*e.args[isElse ? k : k + 1], context, locals);
    executor_.leaveBranch(outside);
    if (!value) return {};
    values.push_back(std::move(*value));
    if (!isElse && pool().isConstant(conditions.back())) {
      conditions.pop_back();
      break;
    }
  }
  if (values.empty()) return error("T001", phrase("no branch of the expression can be chosen"), e.span);
  if (conditions.empty()) return std::move(values[0]);
  if (!arithmetic_.merge(values, e.span)) return {};
  Value result = std::move(values.back());
  for (size_t k = std::min(conditions.size(), values.size() - 1); k-- > 0;) {
    MaybeValue chosen = arithmetic_.select(conditions[k], values[k], result, e.span);
    if (!chosen) return {};
    result = std::move(*chosen);
  }
  return result;
}

MaybeValue ExpressionBuilder::translateArray(const Expr& e, const Context* context, const LocalScope* locals) {
  std::vector<Value> items;
  if (e.iterators.empty()) {
    for (const Expr* arg : e.args) {
      MaybeValue value = translate(*arg, context, locals);
      if (!value) return {};
      items.push_back(std::move(*value));
    }
    if (items.empty())
      return error("T002", phrase("an array constructor needs elements"), e.span, phrase("use fill or zeros"));
    return arithmetic_.stack(std::move(items), e.span);
  }
  std::vector<int64_t> dims;
  const bool isGood = iterators_.iterate(e.iterators, e.args[0], context, locals, dims, [&](const LocalScope* inner) {
    MaybeValue value = translate(*e.args[0], context, inner);
    if (!value) return false;
    if (!isWithinBudget({static_cast<int64_t>(items.size()) + 1}, scalarCount(*value)))
      return tooLarge(e.span).has_value();
    items.push_back(std::move(*value));
    return true;
  });
  if (!isGood) return {};
  if (items.empty()) {
    Value empty;
    empty.base = BaseType::real;
    empty.dims = dims;
    return empty;
  }
  const int64_t count = static_cast<int64_t>(items.size());
  MaybeValue stacked = arithmetic_.stack(std::move(items), e.span);
  if (!stacked) return {};
  return reshaped(std::move(*stacked), {count}, dims);
}

// [a, b; c, d]: every entry as a matrix, joined along the second, then the first dimension (specification 10.4.2.1).
MaybeValue ExpressionBuilder::translateMatrix(const Expr& e, const Context* context, const LocalScope* locals) {
  std::vector<std::vector<Value>> rows;
  std::vector<Value> all;
  size_t rank = 2;
  for (const Expr* row : e.args) {
    rows.emplace_back();
    for (const Expr* arg : row->args) {
      MaybeValue value = translate(*arg, context, locals);
      if (!value) return {};
      rank = std::max(rank, value->dims.size());
      all.push_back(std::move(*value));
      rows.back().push_back({});
    }
  }
  if (!arithmetic_.merge(all, e.span)) return {};
  size_t next = 0;
  std::vector<Value> joined;
  for (std::vector<Value>& row : rows) {
    for (Value& entry : row) {
      entry = std::move(all[next++]);
      const std::vector<int64_t> given = entry.dims;
      std::vector<int64_t> dims = given;
      dims.resize(rank, 1);
      entry = reshaped(std::move(entry), given, dims);
    }
    MaybeValue line = arithmetic_.concatenate(row, 1, e.span);
    if (!line) return {};
    joined.push_back(std::move(*line));
  }
  return arithmetic_.concatenate(joined, 0, e.span);
}

MaybeValue ExpressionBuilder::translateRange(const Expr& e, const Context* context, const LocalScope* locals) {
  std::vector<Value> ends;
  for (const Expr* arg : e.args) {
    MaybeValue value = translate(*arg, context, locals);
    if (value && !arithmetic_.isConstantValue(*value))
      value = parameters_.evaluate(*arg, context, locals, wording("the bound of a range"));
    if (!value) return {};
    if (!value->isScalar()) return error("T002", phrase("the bound of a range has to be a scalar"), arg->span);
    ends.push_back(std::move(*value));
  }
  if (!arithmetic_.merge(ends, e.span)) return {};
  const double start = pool().number(ends.front().scalar());
  const double stop = pool().number(ends.back().scalar());
  const double step = ends.size() == 3 ? pool().number(ends[1].scalar()) : 1;
  if (step == 0) return error("T003", phrase("the step of a range must not be zero"), e.span);
  const bool isReal = ends.front().base == BaseType::real;
  constexpr double kOnEnd = 1e-10;  // of a step: 0:0.1:1 has its last number however 0.1 is rounded
  const double steps = std::floor((stop - start) / step + (isReal ? kOnEnd : 0));
  if (steps > static_cast<double>(options().scalarBudget))
    return error("N011", phrase("the range is too long"), e.span);
  Value result;
  result.base = ends.front().base;
  result.type = ends.front().type;
  const int64_t count = steps < 0 ? 0 : static_cast<int64_t>(steps) + 1;
  result.dims = {count};
  for (int64_t k = 0; k < count; ++k) {
    const double number = start + static_cast<double>(k) * step;
    result.scalars.push_back(isReal                             ? pool().real(number)
                             : result.base == BaseType::boolean ? pool().boolean(number != 0)
                                                                : pool().integer(number));
  }
  return result;
}

}  // namespace armature::model
