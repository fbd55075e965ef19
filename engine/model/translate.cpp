// Expressions to values (specification chapters 3 and 10): dispatch, conditional expressions, array constructors,
// ranges.
#include <cmath>

#include "engine/model/flattener.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using syntax::ExprKind;

MaybeValue Flattener::error(std::string code, std::string message, SourceSpan span, std::string advice) {
  diagnostics_->error(std::move(code), std::move(message), span, {}, std::move(advice));
  return {};
}

Value Flattener::scalarValue(BaseType base, ExprId e) const {
  Value value;
  value.base = base;
  value.scalars.push_back(e);
  return value;
}

Value Flattener::integerValue(int64_t value) {
  return scalarValue(BaseType::integer, pool_->integer(static_cast<double>(value)));
}

Value Flattener::booleanValue(bool value) {
  return scalarValue(BaseType::boolean, pool_->boolean(value));
}

MaybeValue Flattener::translate(const Expr& e, const void* scope, const LocalScope* locals) {
  return tr(e, static_cast<const Context*>(scope), locals);
}

MaybeValue Flattener::translateKnown(const syntax::Expression& e, const void* scope, const LocalScope* locals) {
  return tryEvaluate(e, static_cast<const Context*>(scope), locals);
}

std::optional<Values> Flattener::translateCall(const Expr& e, const void* scope, const LocalScope* locals) {
  const Context* context = static_cast<const Context*>(scope);
  if (e.kind == ExprKind::call) return call(e, context, locals);
  MaybeValue value = tr(e, context, locals);
  if (!value) return {};
  Values values;
  values.push_back(std::move(*value));
  return values;
}

MaybeValue Flattener::tr(const Expr& e, const Context* context, const LocalScope* locals) {
  switch (e.kind) {
    case ExprKind::integer:
      return scalarValue(BaseType::integer, pool_->integer(e.number));
    case ExprKind::real:
      return scalarValue(BaseType::real, pool_->real(e.number));
    case ExprKind::string:
      return scalarValue(BaseType::string, pool_->text(e.text));
    case ExprKind::boolean:
      return booleanValue(e.number != 0);
    case ExprKind::reference:
      return translateReference(*e.reference, context, locals);
    case ExprKind::call: {
      std::optional<Values> values = call(e, context, locals);
      if (!values) return {};
      if (values->empty()) return error("T005", "the function has no result to be used here", e.span);
      return std::move(values->front());
    }
    case ExprKind::partial: {
      Class* cls = resolveClass(*e.reference, context);
      return cls ? functionValue(cls, &e, context, locals) : MaybeValue{};
    }
    case ExprKind::unary:
      return unaryOperation(e, context, locals);
    case ExprKind::binary:
      return binaryOperation(e, context, locals);
    case ExprKind::ifThenElse:
      return translateIf(e, context, locals);
    case ExprKind::array:
      return translateArray(e, context, locals);
    case ExprKind::matrix:
      return translateMatrix(e, context, locals);
    case ExprKind::range:
      return translateRange(e, context, locals);
    case ExprKind::tuple:
      if (e.args.size() == 1 && e.args[0]) return tr(*e.args[0], context, locals);
      return error("T001", "a list of results can only stand on the left of an equation", e.span);
    case ExprKind::element:
      return translateElement(e, context, locals);
    case ExprKind::end:
      if (locals && locals->endValue()) return integerValue(*locals->endValue());
      if (endStack_.empty()) return error("T003", "'end' can only be used in a subscript", e.span);
      return integerValue(endStack_.back());
    case ExprKind::row:
    case ExprKind::colon:
      break;
  }
  return error("T001", "this cannot be used as a value", e.span);
}

// An element or a field of what stands in parentheses.
MaybeValue Flattener::translateElement(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue whole = tr(*e.a, context, locals);
  if (!whole) return {};
  if (e.named.empty()) {
    const syntax::ReferencePart part{library_.names().intern("(...)"), e.args};
    return subscript(std::move(*whole), part, context, locals, e.span);
  }
  const Value* field = whole->field(e.named[0].name);
  if (!field) return error("N001", "there is no element '" + text(e.named[0].name) + "' in this value", e.span);
  return Value(*field);
}

// if c1 then v1 elseif … else v: known conditions choose; otherwise all values are needed in one shape. Where they do
// not fit, or one of them makes no sense, conditions of parameters are evaluated (specification 3.6.5).
MaybeValue Flattener::translateIf(const Expr& e, const Context* context, const LocalScope* locals) {
  Diagnostics attempt;
  Diagnostics* const outer = diagnostics_;
  diagnostics_ = &attempt;
  const size_t checks = executor_->checkCount();
  MaybeValue value = translateBranches(e, context, locals);
  diagnostics_ = outer;
  // Which clock is meant has to be known at translation (specification 16.3.2).
  const bool isOpen = value && value->base == BaseType::clock && !value->scalars.empty() &&
                      pool_->op(value->scalars.front()) == symbolic::Op::select;
  if (isOpen) {
    value.reset();
    attempt.error("T004", "which clock is meant has to be known before the simulation starts", e.span);
  }
  if (!value) executor_->dropChecks(checks);
  constexpr size_t kAttempts = 20000;  // a bound for broken expressions that are nested deeply
  if (value || ++structuralAttempts_ > kAttempts) {
    outer->append(attempt);
    return value;
  }
  for (size_t k = 0; k < e.args.size(); k += 2) {
    if (k + 1 == e.args.size()) return tr(*e.args[k], context, locals);
    const MaybeValue known = tryEvaluate(*e.args[k], context, locals);
    if (!known || !known->isScalar() || known->base != BaseType::boolean) break;
    if (!pool_->isConstant(known->scalar(), 0)) return tr(*e.args[k + 1], context, locals);
  }
  outer->append(attempt);
  return {};
}

// When the branch in work is the one that counts: the last condition and none before it, or none at all.
ExprId Flattener::branchCondition(const std::vector<ExprId>& conditions, bool isElse) {
  ExprId result = pool_->boolean(true);
  for (size_t k = 0; k < conditions.size(); ++k) {
    const bool isOwn = !isElse && k + 1 == conditions.size();
    const ExprId c = isOwn ? conditions[k] : pool_->unary(symbolic::Op::logicalNot, conditions[k]);
    result = pool_->isConstant(result, 1) ? c : pool_->binary(symbolic::Op::logicalAnd, result, c);
  }
  return result;
}

MaybeValue Flattener::translateBranches(const Expr& e, const Context* context, const LocalScope* locals) {
  std::vector<ExprId> conditions;
  std::vector<Value> values;
  for (size_t k = 0; k < e.args.size(); k += 2) {
    const bool isElse = k + 1 == e.args.size();
    if (!isElse) {
      MaybeValue condition = tr(*e.args[k], context, locals);
      if (!condition) return {};
      if (condition->base != BaseType::boolean || !condition->isScalar())
        return error("T010", "a condition has to be a Boolean", e.args[k]->span);
      if (pool_->isConstant(condition->scalar(), 0)) continue;
      conditions.push_back(condition->scalar());
    }
    const ExprId outside = executor_->enterBranch(branchCondition(conditions, isElse));
    MaybeValue value = tr(*e.args[isElse ? k : k + 1], context, locals);
    executor_->leaveBranch(outside);
    if (!value) return {};
    values.push_back(std::move(*value));
    if (!isElse && pool_->isConstant(conditions.back())) {
      conditions.pop_back();
      break;
    }
  }
  if (values.empty()) return error("T001", "no branch of the expression can be chosen", e.span);
  if (conditions.empty()) return std::move(values[0]);
  if (!merge(values, e.span)) return {};
  Value result = std::move(values.back());
  for (size_t k = std::min(conditions.size(), values.size() - 1); k-- > 0;) {
    MaybeValue chosen = select(conditions[k], values[k], result, e.span);
    if (!chosen) return {};
    result = std::move(*chosen);
  }
  return result;
}

MaybeValue Flattener::select(ExprId condition, const Value& a, const Value& b, SourceSpan span) {
  if (a.dims != b.dims) return shapeError(a, b, span, "the branches of the expression");
  if (a.base != b.base) return error("T001", "the branches of the expression have different types", span);
  Value result = a;
  for (size_t k = 0; k < result.scalars.size(); ++k)
    result.scalars[k] = pool_->select(condition, a.scalars[k], b.scalars[k]);
  for (Field& f : result.fields) {
    const Value* other = b.field(f.name);
    if (!other) return error("T001", "the branches of the expression have different types", span);
    MaybeValue field = select(condition, *f.value, *other, span);
    if (!field) return {};
    f.value = std::make_shared<const Value>(std::move(*field));
  }
  return result;
}

// Integers among Reals become Reals; the first record type counts.
bool Flattener::merge(std::vector<Value>& items, SourceSpan span) {
  bool isReal = false;
  for (const Value& item : items) isReal = isReal || (item.base == BaseType::real);
  BaseType base = BaseType::none;
  for (Value& item : items) {
    if (isReal && item.base == BaseType::integer) item = asReal(std::move(item));
    if (base == BaseType::none) base = item.base;
    if (item.base != base && item.elementCount() == 0) item.base = base;
    if (item.base != base) {
      error("T001", "values of type " + typeName(base) + " and " + typeName(item.base) + " cannot be mixed", span);
      return false;
    }
  }
  return true;
}

MaybeValue Flattener::stack(std::vector<Value> items, SourceSpan span) {
  if (!merge(items, span)) return {};
  Value result;
  if (!stackValues(items, result)) return error("T002", "the elements of the array differ in size", span);
  return result;
}

MaybeValue Flattener::translateArray(const Expr& e, const Context* context, const LocalScope* locals) {
  std::vector<Value> items;
  if (e.iterators.empty()) {
    for (const Expr* arg : e.args) {
      MaybeValue value = tr(*arg, context, locals);
      if (!value) return {};
      items.push_back(std::move(*value));
    }
    if (items.empty()) return error("T002", "an array constructor needs elements", e.span, "use fill or zeros");
    return stack(std::move(items), e.span);
  }
  std::vector<int64_t> dims;
  const bool isGood = iterate(e.iterators, e.args[0], context, locals, dims, [&](const LocalScope* inner) {
    MaybeValue value = tr(*e.args[0], context, inner);
    if (!value) return false;
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
  MaybeValue stacked = stack(std::move(items), e.span);
  if (!stacked) return {};
  return reshaped(std::move(*stacked), {count}, dims);
}

// [a, b; c, d]: every entry as a matrix, joined along the second, then the first dimension (specification 10.4.2.1).
MaybeValue Flattener::translateMatrix(const Expr& e, const Context* context, const LocalScope* locals) {
  std::vector<std::vector<Value>> rows;
  std::vector<Value> all;
  size_t rank = 2;
  for (const Expr* row : e.args) {
    rows.emplace_back();
    for (const Expr* arg : row->args) {
      MaybeValue value = tr(*arg, context, locals);
      if (!value) return {};
      rank = std::max(rank, value->dims.size());
      all.push_back(std::move(*value));
      rows.back().push_back({});
    }
  }
  if (!merge(all, e.span)) return {};
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
    MaybeValue line = concatenate(row, 1, e.span);
    if (!line) return {};
    joined.push_back(std::move(*line));
  }
  return concatenate(joined, 0, e.span);
}

MaybeValue Flattener::translateRange(const Expr& e, const Context* context, const LocalScope* locals) {
  std::vector<Value> ends;
  for (const Expr* arg : e.args) {
    MaybeValue value = tr(*arg, context, locals);
    if (value && !isConstantValue(*value)) value = evaluate(*arg, context, locals, "the bound of a range");
    if (!value) return {};
    if (!value->isScalar()) return error("T002", "the bound of a range has to be a scalar", arg->span);
    ends.push_back(std::move(*value));
  }
  if (!merge(ends, e.span)) return {};
  const double start = pool_->number(ends.front().scalar());
  const double stop = pool_->number(ends.back().scalar());
  const double step = ends.size() == 3 ? pool_->number(ends[1].scalar()) : 1;
  if (step == 0) return error("T003", "the step of a range must not be zero", e.span);
  const bool isReal = ends.front().base == BaseType::real;
  const double steps = std::floor((stop - start) / step + (isReal ? 1e-10 : 0));
  if (steps > static_cast<double>(options_.scalarBudget)) return error("N011", "the range is too long", e.span);
  Value result;
  result.base = ends.front().base;
  result.type = ends.front().type;
  const int64_t count = steps < 0 ? 0 : static_cast<int64_t>(steps) + 1;
  result.dims = {count};
  for (int64_t k = 0; k < count; ++k) {
    const double number = start + static_cast<double>(k) * step;
    result.scalars.push_back(isReal                             ? pool_->real(number)
                             : result.base == BaseType::boolean ? pool_->boolean(number != 0)
                                                                : pool_->integer(number));
  }
  return result;
}

}  // namespace armature::model
