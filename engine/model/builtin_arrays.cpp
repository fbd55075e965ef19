// Built-in array functions (specification 10.3).
#include <algorithm>
#include <deque>
#include <functional>
#include <limits>

#include "engine/model/arguments.h"
#include "engine/model/builtin_arrays.h"
#include "engine/model/builtin_table.h"
#include "engine/model/class_table.h"
#include "engine/model/expressions.h"
#include "engine/model/instantiation.h"
#include "engine/model/iterators.h"
#include "engine/model/operator_records.h"
#include "engine/model/operators.h"
#include "engine/model/parameter_values.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::Op;

ArrayBuiltins::ArrayBuiltins(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes,
                             Instantiation& instances, ParameterValues& parameters, Arguments& arguments,
                             Iterators& iterators, OperatorRecords& operatorRecords, Operators& operators,
                             Expressions& expressions, FunctionExecutor& executor, BuiltinTable& builtins)
    : TranslationPart(translation),
      arithmetic_(arithmetic),
      classes_(classes),
      instances_(instances),
      parameters_(parameters),
      arguments_(arguments),
      iterators_(iterators),
      operatorRecords_(operatorRecords),
      operators_(operators),
      expressions_(expressions),
      executor_(executor) {
  builtins.add("size", *this, &ArrayBuiltins::bSize);
  builtins.add("ndims", *this, &ArrayBuiltins::bNdims);
  builtins.add("scalar", *this, &ArrayBuiltins::bScalar);
  builtins.add("vector", *this, &ArrayBuiltins::bVector);
  builtins.add("matrix", *this, &ArrayBuiltins::bMatrix);
  builtins.add("fill", *this, &ArrayBuiltins::bFill);
  builtins.add("zeros", *this, &ArrayBuiltins::bZeros);
  builtins.add("ones", *this, &ArrayBuiltins::bZeros);
  builtins.add("identity", *this, &ArrayBuiltins::bIdentity);
  builtins.add("diagonal", *this, &ArrayBuiltins::bDiagonal);
  builtins.add("linspace", *this, &ArrayBuiltins::bLinspace);
  builtins.add("transpose", *this, &ArrayBuiltins::bTranspose);
  builtins.add("outerProduct", *this, &ArrayBuiltins::bOuterProduct);
  builtins.add("symmetric", *this, &ArrayBuiltins::bSymmetric);
  builtins.add("cross", *this, &ArrayBuiltins::bCross);
  builtins.add("skew", *this, &ArrayBuiltins::bSkew);
  for (const std::string_view name : {"sum", "product", "min", "max"})
    builtins.add(name, *this, &ArrayBuiltins::bReduce);
  builtins.add("cat", *this, &ArrayBuiltins::bCat);
}

// Dimensions of a component without reading its values.
std::optional<std::vector<int64_t>> ArrayBuiltins::dimsOfReference(const Expr& e, const Context* context,
                                                                   const LocalScope* locals) {
  if (e.kind != syntax::ExprKind::reference || e.reference->leadingDot) return {};
  const syntax::Reference& r = *e.reference;
  for (const syntax::ReferencePart& part : r.parts)
    if (!part.subscripts.empty()) return {};
  if (locals && locals->find(r.parts[0].name)) return {};
  const Found found = classes_.lookup(r.parts[0].name, context);
  if (found.kind != Found::Kind::component) return {};
  // A declaration may speak of its own earlier dimensions: Real A[:, size(A, 1)].
  Instance* first = instances_.childAt(found.owner, found.element);
  if (first->state == Instance::State::busy && r.parts.size() == 1 && !first->dims.empty()) return first->dims;
  Instance* at = instances_.resolved(first);
  for (size_t k = 1; at && k < r.parts.size(); ++k) {
    if (at->kind != Instance::Kind::structure) return {};
    Instance* next = instances_.childOf(at, r.parts[k].name);
    at = next ? instances_.resolved(next) : nullptr;
  }
  if (!at || at->kind == Instance::Kind::structure) return {};
  return at->dims;
}

MaybeValue ArrayBuiltins::bSize(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 2)) return {};
  std::vector<int64_t> dims;
  if (const auto known = dimsOfReference(*e.args[0], context, locals)) {
    dims = *known;
  } else {
    MaybeValue a = arguments_.argument(e, 0, context, locals);
    if (!a) return {};
    dims = a->dims;
  }
  if (e.args.size() == 1) {
    Value sizes;
    sizes.base = BaseType::integer;
    sizes.dims = {static_cast<int64_t>(dims.size())};
    for (const int64_t d : dims) sizes.scalars.push_back(pool().integer(static_cast<double>(d)));
    return sizes;
  }
  const std::optional<int64_t> k = parameters_.evaluateInteger(*e.args[1], context, locals, wording("the dimension"));
  if (!k) return {};
  if (*k < 1 || *k > static_cast<int64_t>(dims.size()))
    return error("T003", phrase("there is no dimension %1", *k), e.span);
  return arithmetic_.integerValue(dims[static_cast<size_t>(*k - 1)]);
}

MaybeValue ArrayBuiltins::bNdims(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a) return {};
  return arithmetic_.integerValue(static_cast<int64_t>(a->dims.size()));
}

MaybeValue ArrayBuiltins::bScalar(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a) return {};
  if (a->elementCount() != 1) return error("T002", phrase("'scalar' needs an array with one element"), e.span);
  return reshaped(std::move(*a), a->dims, {});
}

MaybeValue ArrayBuiltins::bVector(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a) return {};
  const std::vector<int64_t> dims = a->dims;
  const int64_t count = a->elementCount();
  if (std::count_if(dims.begin(), dims.end(), [](int64_t d) { return d > 1; }) > 1)
    return error("T002", phrase("'vector' needs an array with one dimension that is larger than 1"), e.span);
  return reshaped(std::move(*a), dims, {count});
}

MaybeValue ArrayBuiltins::bMatrix(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a) return {};
  const std::vector<int64_t> dims = a->dims;
  std::vector<int64_t> to = dims;
  while (to.size() < 2) to.push_back(1);
  to.resize(2);
  return reshaped(std::move(*a), dims, to);
}

namespace {

Value repeated(const Value& value, const std::vector<int64_t>& dims) {
  int64_t count = 1;
  for (const int64_t d : dims) count *= d;
  Value stacked;
  stackValues({value}, stacked);
  return reshaped(gather(stacked, 0, std::vector<int64_t>(static_cast<size_t>(count), 0)), {count}, dims);
}

}  // namespace

std::optional<int64_t> ArrayBuiltins::sizeOf(const Expr& e, const Context* context, const LocalScope* locals) {
  const std::optional<int64_t> size = parameters_.evaluateInteger(e, context, locals, wording("the array size"));
  if (!size || *size >= 0) return size;
  error("T004", phrase("an array cannot have the size %1", *size), e.span);
  return {};
}

MaybeValue ArrayBuiltins::bFill(const Expr& e, const Context* context, const LocalScope* locals) {
  if (e.args.size() + e.named.size() < 2) return error("T005", phrase("'fill' needs a value and a size"), e.span);
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a) return {};
  std::vector<int64_t> dims;
  for (size_t k = 1; k < e.args.size(); ++k) {
    const std::optional<int64_t> d = sizeOf(*e.args[k], context, locals);
    if (!d) return {};
    dims.push_back(*d);
  }
  if (!isWithinBudget(dims, scalarCount(*a))) return tooLarge(e.span);
  return repeated(*a, dims);
}

MaybeValue ArrayBuiltins::bZeros(const Expr& e, const Context* context, const LocalScope* locals) {
  const double number = library().names().text(e.reference->parts[0].name) == "ones" ? 1 : 0;
  std::vector<int64_t> dims;
  for (const Expr* arg : e.args) {
    const std::optional<int64_t> d = sizeOf(*arg, context, locals);
    if (!d) return {};
    dims.push_back(*d);
  }
  if (!isWithinBudget(dims, 1)) return tooLarge(e.span);
  return repeated(arithmetic_.scalarValue(BaseType::integer, pool().integer(number)), dims);
}

MaybeValue ArrayBuiltins::bIdentity(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  const std::optional<int64_t> n = sizeOf(*e.args[0], context, locals);
  if (!n) return {};
  Value result;
  result.base = BaseType::integer;
  result.dims = {*n, *n};
  if (!isWithinBudget(result.dims, 1)) return tooLarge(e.span);
  for (int64_t i = 0; i < *n; ++i)
    for (int64_t j = 0; j < *n; ++j) result.scalars.push_back(pool().integer(i == j ? 1 : 0));
  return result;
}

MaybeValue ArrayBuiltins::bDiagonal(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a || !arithmetic_.needsNumbers(e, {&*a})) return {};
  if (a->dims.size() != 1) return error("T002", phrase("'diagonal' needs a vector"), e.span);
  const int64_t n = a->dims[0];
  Value result;
  result.base = a->base;
  result.dims = {n, n};
  if (!isWithinBudget(result.dims, 1)) return tooLarge(e.span);
  const ExprId zero = a->base == BaseType::real ? pool().real(0) : pool().integer(0);
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j) result.scalars.push_back(i == j ? a->scalars[static_cast<size_t>(i)] : zero);
  return result;
}

MaybeValue ArrayBuiltins::bLinspace(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 3, 3)) return {};
  MaybeValue a = arguments_.argument(e, 0, context, locals), b = arguments_.argument(e, 1, context, locals);
  if (!a || !b || !arithmetic_.needsNumbers(e, {&*a, &*b})) return {};
  const std::optional<int64_t> n =
      parameters_.evaluateInteger(*e.args[2], context, locals, wording("the number of points"));
  if (!n) return {};
  if (*n < 2) return error("T002", phrase("'linspace' needs at least two points"), e.span);
  Value result;
  result.base = BaseType::real;
  result.dims = {*n};
  if (!isWithinBudget(result.dims, 1)) return tooLarge(e.span);
  const ExprId start = arithmetic_.asReal(a->scalar()), stop = arithmetic_.asReal(b->scalar());
  for (int64_t k = 0; k < *n; ++k) {
    const ExprId fraction = pool().real(*n > 1 ? static_cast<double>(k) / static_cast<double>(*n - 1) : 0);
    result.scalars.push_back(pool().add(start, pool().mul(pool().sub(stop, start), fraction)));
  }
  return result;
}

MaybeValue ArrayBuiltins::bTranspose(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a) return {};
  if (a->dims.size() != 2) return error("T002", phrase("'transpose' needs a matrix"), e.span);
  std::vector<int64_t> places;
  for (int64_t j = 0; j < a->dims[1]; ++j)
    for (int64_t i = 0; i < a->dims[0]; ++i) places.push_back(i * a->dims[1] + j);
  const std::vector<int64_t> from = a->dims, to{from[1], from[0]};
  const int64_t count = from[0] * from[1];
  return reshaped(gather(reshaped(std::move(*a), from, {count}), 0, places), {count}, to);
}

MaybeValue ArrayBuiltins::bOuterProduct(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = arguments_.argument(e, 0, context, locals), b = arguments_.argument(e, 1, context, locals);
  if (!a || !b || !arithmetic_.needsNumbers(e, {&*a, &*b})) return {};
  if (a->dims.size() != 1 || b->dims.size() != 1) return error("T002", phrase("'outerProduct' needs vectors"), e.span);
  return arithmetic_.multiply(reshaped(*a, a->dims, {a->dims[0], 1}), reshaped(*b, b->dims, {1, b->dims[0]}), e.span);
}

MaybeValue ArrayBuiltins::bSymmetric(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a || !arithmetic_.needsNumbers(e, {&*a})) return {};
  if (a->dims.size() != 2 || a->dims[0] != a->dims[1])
    return error("T002", phrase("'symmetric' needs a square matrix"), e.span);
  Value result = *a;
  const int64_t n = a->dims[0];
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < i; ++j)
      result.scalars[static_cast<size_t>(i * n + j)] = a->scalars[static_cast<size_t>(j * n + i)];
  return result;
}

MaybeValue ArrayBuiltins::bCross(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = arguments_.argument(e, 0, context, locals), b = arguments_.argument(e, 1, context, locals);
  if (!a || !b || !arithmetic_.needsNumbers(e, {&*a, &*b})) return {};
  const std::vector<int64_t> three{3};
  if (a->dims != three || b->dims != three)
    return error("T002", phrase("'cross' needs two vectors with three elements"), e.span);
  const Value x = arithmetic_.asReal(std::move(*a)), y = arithmetic_.asReal(std::move(*b));
  Value result;
  result.base = BaseType::real;
  result.dims = three;
  for (size_t k = 0; k < 3; ++k) {
    const size_t i = (k + 1) % 3, j = (k + 2) % 3;
    result.scalars.push_back(
        pool().sub(pool().mul(x.scalars[i], y.scalars[j]), pool().mul(x.scalars[j], y.scalars[i])));
  }
  return result;
}

MaybeValue ArrayBuiltins::bSkew(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a || !arithmetic_.needsNumbers(e, {&*a})) return {};
  if (a->dims != std::vector<int64_t>{3})
    return error("T002", phrase("'skew' needs a vector with three elements"), e.span);
  const Value x = arithmetic_.asReal(std::move(*a));
  const ExprId zero = pool().real(0);
  Value result;
  result.base = BaseType::real;
  result.dims = {3, 3};
  result.scalars = {zero,
                    pool().neg(x.scalars[2]),
                    x.scalars[1],
                    x.scalars[2],
                    zero,
                    pool().neg(x.scalars[0]),
                    pool().neg(x.scalars[1]),
                    x.scalars[0],
                    zero};
  return result;
}

bool ArrayBuiltins::isOfTheRun(const syntax::Iterator& iterator, const Context* context, const LocalScope* locals) {
  if (!iterator.range || iterator.range->kind != syntax::ExprKind::range) return false;
  return std::ranges::any_of(iterator.range->args,
                             [&](syntax::ExprPtr bound) { return !parameters_.tryEvaluate(*bound, context, locals); });
}

std::optional<BaseType> ArrayBuiltins::kindOfTerms(const Expr& e, const Context* context, const LocalScope* locals) {
  const MessageTrial trial(state());
  BoundNames inner(locals);
  std::optional<BaseType> kind;
  // Nothing of this trial is called.
  executor_.asExpressions([&] {
    for (const syntax::Iterator& iterator : e.iterators) {
      if (!iterator.range) return;
      const bool isCount = iterator.range->kind == syntax::ExprKind::range;
      MaybeValue first = expressions_.translate(isCount ? *iterator.range->args[0] : *iterator.range, context, locals);
      if (!first || first->dims.size() != (isCount ? 0 : 1) || first->scalars.empty()) return;
      inner.bind(iterator.name, isCount ? std::move(*first) : elementOf(*first, 0));
    }
    const MaybeValue term = expressions_.translate(*e.args[0], context, &inner);
    if (!term)
      kind = BaseType::real;  // e.g. where an array is empty
    else if (term->isScalar() && (term->base == BaseType::real || term->base == BaseType::integer))
      kind = term->base;
  });
  return kind;
}

namespace {

bool mentionsEnd(const Expr* e) {
  return e && (e->kind == syntax::ExprKind::end || mentionsEnd(e->a) || mentionsEnd(e->b) ||
               std::ranges::any_of(e->args, mentionsEnd));
}

}  // namespace

namespace {

// A reference with an index in place of the first of its slices that only the run knows: of x[a:b], or of x[i[a:b]].
class SliceTerm {
 public:
  using IsOfTheRun = std::function<bool(const Expr&)>;
  // They outlive it.
  SliceTerm(const Expr& whole, const Expr& index, const IsOfTheRun& isOfTheRun)
      : index_(index), isOfTheRun_(isOfTheRun), term_(replaced(whole)) {}
  const Expr* slice() const { return slice_; }  // null: there is none
  const Expr* term() const { return term_; }

 private:
  const Expr* replaced(const Expr& e) {
    if (e.kind != syntax::ExprKind::reference) return nullptr;
    auto& parts = parts_.emplace_back(e.reference->parts.begin(), e.reference->parts.end());
    auto& subscripts = lists_.emplace_back(parts.back().subscripts.begin(), parts.back().subscripts.end());
    for (syntax::ExprPtr& subscript : subscripts) {
      const bool isSlice =
          subscript->kind == syntax::ExprKind::range && !mentionsEnd(subscript) && isOfTheRun_(*subscript);
      if (isSlice) slice_ = subscript;
      const Expr* const other = isSlice ? &index_ : replaced(*subscript);
      if (!other) continue;
      subscript = other;
      parts.back().subscripts = subscripts;
      references_.push_back(*e.reference);
      references_.back().parts = parts;
      expressions_.push_back(e);
      expressions_.back().reference = &references_.back();
      return &expressions_.back();
    }
    return nullptr;
  }

  const Expr& index_;
  const IsOfTheRun& isOfTheRun_;
  const Expr* slice_ = nullptr;
  std::deque<Expr> expressions_;
  std::deque<syntax::Reference> references_;
  std::deque<std::vector<syntax::ReferencePart>> parts_;
  std::deque<std::vector<syntax::ExprPtr>> lists_;
  const Expr* term_;
};

}  // namespace

std::optional<MaybeValue> ArrayBuiltins::reduceSlice(const Expr& e, const Context* context, const LocalScope* locals) {
  const Expr& whole = *e.args[0];
  if (!executor_.leavesLengths() || state().evaluating > 0 || whole.kind != syntax::ExprKind::reference) return {};
  const Name name = library().names().intern("index of a slice");  // no name of a text
  const syntax::ReferencePart indexPart{name, {}};
  syntax::Reference indexName;
  indexName.parts = {&indexPart, 1};
  indexName.span = whole.span;
  Expr index;
  index.kind = syntax::ExprKind::reference;
  index.reference = &indexName;
  index.span = whole.span;
  const SliceTerm::IsOfTheRun isAsked = [&](const Expr& range) { return isOfTheRun({name, &range}, context, locals); };
  const SliceTerm found(whole, index, isAsked);
  if (!found.term()) return {};
  const syntax::Iterator iterator{name, found.slice()};
  const syntax::ExprPtr argument = found.term();
  Expr reduction = e;
  reduction.args = {&argument, 1};
  reduction.iterators = {&iterator, 1};
  const std::optional<BaseType> kind = kindOfTerms(reduction, context, locals);
  if (!kind) return {};
  return executor_.reduce(reduction, *kind, context, locals);
}

// sum, product, min, max of an array, of two scalars (min, max) or over iterators (specification 10.3.4).
MaybeValue ArrayBuiltins::bReduce(const Expr& e, const Context* context, const LocalScope* locals) {
  const std::string_view name = library().names().text(e.reference->parts[0].name);
  std::vector<Value> items;
  BaseType base = BaseType::real;
  const ClassNode* type = nullptr;
  if (!e.iterators.empty()) {
    if (executor_.leavesLengths() && state().evaluating == 0 &&
        std::ranges::any_of(e.iterators, [&](const auto& i) { return isOfTheRun(i, context, locals); }))
      if (const auto kind = kindOfTerms(e, context, locals)) return executor_.reduce(e, *kind, context, locals);
    std::vector<int64_t> dims;
    const bool isGood = iterators_.iterate(e.iterators, e.args[0], context, locals, dims, [&](const LocalScope* inner) {
      MaybeValue value = expressions_.translate(*e.args[0], context, inner);
      if (!value) return false;
      if (!isWithinBudget({static_cast<int64_t>(items.size()) + 1}, scalarCount(*value)))
        return tooLarge(e.span).has_value();
      items.push_back(std::move(*value));
      return true;
    });
    if (!isGood) return {};
    // What would have been added is not known then; an Integer stands for a Real, too.
    if (items.empty() && (name == "sum" || name == "product")) base = BaseType::integer;
  } else if (e.args.size() == 2 && (name == "min" || name == "max")) {
    for (size_t k = 0; k < 2; ++k) {
      MaybeValue value = arguments_.argument(e, k, context, locals);
      if (!value) return {};
      items.push_back(std::move(*value));
    }
    if (items[0].isRecord() || items[1].isRecord()) return error("T001", phrase("'%1' needs numbers", name), e.span);
    // Arrays element by element, as functions of scalars are.
    if (!items[0].isScalar() || !items[1].isScalar()) {
      const bool toReal = items[0].base == BaseType::real || items[1].base == BaseType::real;
      return arithmetic_.elementwise2(
          items[0], items[1], toReal ? BaseType::real : BaseType::integer, e.span, [&](ExprId x, ExprId y) {
            return arithmetic_.scalarOperation(name == "min" ? Op::min : Op::max, x, y, toReal);
          });
    }
  } else {
    if (!arguments_.needsArguments(e, 1, 1)) return {};
    if (e.args.size() == 1)
      if (auto slice = reduceSlice(e, context, locals)) return std::move(*slice);
    MaybeValue value = arguments_.argument(e, 0, context, locals);
    if (!value) return {};
    if (value->isRecord() && name == "sum") return operatorRecords_.sumOfRecords(*value, e.span);
    if (value->isRecord()) return error("T001", phrase("'%1' needs numbers", name), e.span);
    base = value->base;
    type = value->type;
    for (const ExprId x : value->scalars) items.push_back(arithmetic_.scalarValue(base, x));
  }
  if (!items.empty()) {
    if (!arithmetic_.merge(items, e.span)) return {};
    base = items[0].base;
    type = items[0].type;
    if (base == BaseType::record && (name == "min" || name == "max"))
      return error("T001", phrase("'%1' needs numbers", name), e.span);
  }
  if (items.empty()) {
    if (name == "sum")
      return arithmetic_.scalarValue(base, base == BaseType::integer ? pool().integer(0) : pool().real(0));
    if (name == "product")
      return arithmetic_.scalarValue(base, base == BaseType::integer ? pool().integer(1) : pool().real(1));
    constexpr double kLargest = std::numeric_limits<double>::max();
    const double huge = name == "min" ? kLargest : -kLargest;
    if (base == BaseType::real) return arithmetic_.scalarValue(base, pool().real(huge));
    return error("T002", phrase("'%1' of an empty array", name), e.span);
  }
  Value result = std::move(items[0]);
  for (size_t k = 1; k < items.size(); ++k) {
    if (name == "sum" || name == "product") {
      MaybeValue next = operators_.operate(name == "sum" ? syntax::Operator::add : syntax::Operator::mul,
                                           std::move(result), std::move(items[k]), e.span);
      if (!next) return {};
      result = std::move(*next);
      continue;
    }
    // Of Booleans the least is their conjunction.
    const Op op = base == BaseType::boolean ? (name == "min" ? Op::logicalAnd : Op::logicalOr)
                                            : (name == "min" ? Op::min : Op::max);
    result.scalars[0] = pool().binary(op, result.scalars[0], items[k].scalar());
  }
  result.type = type;
  return result;
}

MaybeValue ArrayBuiltins::bCat(const Expr& e, const Context* context, const LocalScope* locals) {
  if (e.args.size() < 2) return error("T005", phrase("'cat' needs a dimension and arrays"), e.span);
  const std::optional<int64_t> dimension =
      parameters_.evaluateInteger(*e.args[0], context, locals, wording("the dimension"));
  if (!dimension) return {};
  std::vector<Value> parts;
  for (size_t k = 1; k < e.args.size(); ++k) {
    MaybeValue value = expressions_.translate(*e.args[k], context, locals);
    if (!value) return {};
    if (*dimension < 1 || *dimension > static_cast<int64_t>(value->dims.size()))
      return error("T002", phrase("there is no dimension %1", *dimension), e.args[k]->span);
    parts.push_back(std::move(*value));
  }
  if (!arithmetic_.merge(parts, e.span)) return {};
  return arithmetic_.concatenate(parts, static_cast<size_t>(*dimension - 1), e.span);
}

}  // namespace armature::model
