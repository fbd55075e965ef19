// Operators, constructors and texts that a record class defines itself (specification chapter 14).
#include <algorithm>

#include "engine/base/numbers.h"
#include "engine/model/class_table.h"
#include "engine/model/expressions.h"
#include "engine/model/function_classes.h"
#include "engine/model/operator_records.h"
#include "engine/model/records.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using syntax::ClassKind;
using syntax::Operator;

namespace {

std::string_view operatorName(Operator op, bool isUnary) {
  switch (op) {
    case Operator::add:
    case Operator::elementAdd:
      return "'+'";
    case Operator::sub:
    case Operator::elementSub:
    case Operator::negate:
      return "'-'";
    case Operator::mul:
    case Operator::elementMul:
      return "'*'";
    case Operator::div:
    case Operator::elementDiv:
      return "'/'";
    case Operator::pow:
    case Operator::elementPow:
      return "'^'";
    case Operator::equal:
      return "'=='";
    case Operator::notEqual:
      return "'<>'";
    case Operator::less:
      return "'<'";
    case Operator::lessEqual:
      return "'<='";
    case Operator::greater:
      return "'>'";
    case Operator::greaterEqual:
      return "'>='";
    case Operator::logicalAnd:
      return "'and'";
    case Operator::logicalOr:
      return "'or'";
    default:
      return isUnary ? "'not'" : "'?'";
  }
}

// The scalar operator that an elementwise one applies to the elements; others come back.
Operator scalarOf(Operator op) {
  switch (op) {
    case Operator::elementAdd:
      return Operator::add;
    case Operator::elementSub:
      return Operator::sub;
    case Operator::elementMul:
      return Operator::mul;
    case Operator::elementDiv:
      return Operator::div;
    case Operator::elementPow:
      return Operator::pow;
    default:
      return op;
  }
}

bool isTypeOf(const FunctionClass::Variable& input, const Value& value) {
  if (input.base == BaseType::record)
    return value.isRecord() && (!input.type || !value.type || input.type == value.type);
  return input.base == value.base || (input.base == BaseType::real && value.base == BaseType::integer);
}

// A value of another shape without elements.
Value withoutElements(const Value& like, const std::vector<int64_t>& dims, size_t outer) {
  Value result = like;
  std::vector<int64_t> all(dims.begin(), dims.end());
  all.insert(all.end(), like.dims.begin() + static_cast<std::ptrdiff_t>(outer), like.dims.end());
  result.dims = std::move(all);
  result.scalars.clear();
  for (Field& f : result.fields) f.value = std::make_shared<const Value>(withoutElements(*f.value, dims, outer));
  return result;
}

}  // namespace

// ---- which function ----

OperatorRecords::Overloads OperatorRecords::overloadsOf(Class* record, std::string_view operatorName) {
  Overloads functions;
  if (!record || !classes_.complete(record)) return functions;
  Class* overloads = classes_.classElement(classes_.staticsOf(record), library().names().intern(operatorName));
  if (!overloads || !classes_.complete(overloads)) return functions;
  const auto add = [&](Class* cls) {
    if (const FunctionClass* function = cls ? functions_.functionOf(cls) : nullptr) functions.push_back(function);
  };
  if (overloads->kind == ClassKind::operatorFunction || overloads->kind == ClassKind::function)
    add(overloads);
  else if (overloads->node)
    for (const Name child : overloads->node->childNames())
      add(classes_.classElement(classes_.staticsOf(overloads), child));
  return functions;
}

OperatorRecords::Overloads OperatorRecords::overloadsOf(const Value& value, std::string_view operatorName) {
  return value.isRecord() ? overloadsOf(classes_.classOfNode(value.type), operatorName) : Overloads{};
}

// The values by input, where all of them fit and no other input needs one.
bool OperatorRecords::placeArguments(const FunctionClass& function, const std::vector<Value>& given,
                                     const std::vector<NamedValue>& named, bool hasAnyRank,
                                     std::vector<Value>& inputs) {
  if (function.inputs.size() < given.size()) return false;
  inputs.assign(function.inputs.size(), Value{});
  const auto fits = [&](const FunctionClass::Variable& input, const Value& value) {
    const size_t rank = value.dims.size();
    return isTypeOf(input, value) && (rank == input.dims.size() || (hasAnyRank && rank > input.dims.size()));
  };
  for (size_t k = 0; k < given.size(); ++k) {
    if (!fits(function.inputs[k], given[k])) return false;
    inputs[k] = given[k];
  }
  for (const NamedValue& argument : named) {
    const auto at = std::find_if(function.inputs.begin(), function.inputs.end(),
                                 [&](const FunctionClass::Variable& v) { return v.name == argument.name; });
    if (at == function.inputs.end() || !fits(*at, argument.value)) return false;
    Value& place = inputs[static_cast<size_t>(at - function.inputs.begin())];
    if (place.base != BaseType::none) return false;
    place = argument.value;
  }
  for (size_t k = 0; k < inputs.size(); ++k)
    if (inputs[k].base == BaseType::none && !function.inputs[k].binding) return false;
  return true;
}

// Calls the function whose inputs fit; isFound says whether there is one.
std::optional<Values> OperatorRecords::callOverload(const Overloads& overloads, const std::vector<Value>& given,
                                                    const std::vector<NamedValue>& named, bool hasAnyRank,
                                                    bool& isFound, SourceSpan span) {
  isFound = false;
  std::vector<Value> inputs;
  const auto isExact = [&](const FunctionClass& function) {
    for (size_t k = 0; k < given.size(); ++k)
      if (function.inputs[k].base != given[k].base) return false;
    return true;
  };
  for (const FunctionClass* function : overloads) {
    if (!placeArguments(*function, given, named, hasAnyRank, inputs)) continue;
    isFound = true;
    // Two functions that both take the arguments as they are leave open what is meant (specification 14.2).
    std::vector<Value> ignored;
    for (const FunctionClass* other : overloads)
      if (other != function && isExact(*function) && placeArguments(*other, given, named, hasAnyRank, ignored) &&
          isExact(*other) && isOwnText(span)) {
        error("T001", phrase("both '%1' and '%2' fit here", function->name, other->name), span);
        return {};
      }
    if (function->outputs.size() != 1) {
      error("T005", phrase("'%1' has to have one result", function->name), span);
      return {};
    }
    std::optional<Values> results = caller_.invoke(*function, std::move(inputs), span);
    if (!results || results->empty()) return {};
    return results;
  }
  return {};
}

std::optional<std::vector<OperatorRecords::NamedValue>> OperatorRecords::namedArguments(const Expr& e,
                                                                                        const Context* context,
                                                                                        const LocalScope* locals) {
  std::vector<NamedValue> result;
  for (const syntax::NamedArgument& argument : e.named) {
    MaybeValue value = expressions_.translate(*argument.value, context, locals);
    if (!value) return {};
    result.push_back({argument.name, std::move(*value)});
  }
  return result;
}

// ---- constructors and texts ----

// Calls the constructor of an operator record whose inputs fit, else fills the fields in their order.
std::optional<Values> OperatorRecords::constructOperatorRecord(Class* cls, const Expr& e, const Context* context,
                                                               const LocalScope* locals) {
  const Overloads constructors = overloadsOf(cls, "'constructor'");
  if (!constructors.empty()) {
    std::vector<Value> given;
    for (const Expr* arg : e.args) {
      MaybeValue value = expressions_.translate(*arg, context, locals);
      if (!value) return {};
      given.push_back(std::move(*value));
    }
    const auto named = namedArguments(e, context, locals);
    if (!named) return {};
    for (const bool hasAnyRank : {false, true}) {
      bool isFound = false;
      std::optional<Values> results = callOverload(constructors, given, *named, hasAnyRank, isFound, e.span);
      if (isFound) return results;
    }
  }
  MaybeValue record = records_.recordConstructor(cls, e, context, locals);
  if (!record) return {};
  Values values;
  values.push_back(std::move(*record));
  return values;
}

// What a constructor of the record makes of a value, element by element.
MaybeValue OperatorRecords::convertToRecord(Class* record, const Value& value, SourceSpan span) {
  if (!value.dims.empty()) {
    std::vector<Value> items;
    for (int64_t k = 0; k < value.dims[0]; ++k) {
      MaybeValue item = convertToRecord(record, elementOf(value, k), span);
      if (!item) return {};
      items.push_back(std::move(*item));
    }
    return items.empty() ? MaybeValue(value) : arithmetic_.stack(std::move(items), span);
  }
  bool isFound = false;
  std::optional<Values> results = callOverload(overloadsOf(record, "'constructor'"), {value}, {}, false, isFound, span);
  if (isFound && !results) return {};
  if (isFound) return std::move(results->front());
  return error("T001", phrase("a %1 cannot be converted to '%2'", typeName(value.base), nameOf(record)), span);
}

// String(record, …).
MaybeValue OperatorRecords::textOfRecord(const Expr& e, const Value& record, const Context* context,
                                         const LocalScope* locals) {
  std::vector<Value> given{record};
  for (size_t k = 1; k < e.args.size(); ++k) {
    MaybeValue value = expressions_.translate(*e.args[k], context, locals);
    if (!value) return {};
    given.push_back(std::move(*value));
  }
  const auto named = namedArguments(e, context, locals);
  if (!named) return {};
  bool isFound = false;
  std::optional<Values> results = callOverload(overloadsOf(record, "'String'"), given, *named, false, isFound, e.span);
  if (isFound && !results) return {};
  if (isFound) return std::move(results->front());
  return error("T001", phrase("String needs a value that is no record, or a record with an operator 'String' for it"),
               e.span);
}

// ---- operators ----

MaybeValue OperatorRecords::operatorRecord(Operator op, const Value& a, const Value* b, SourceSpan span) {
  if (op == Operator::plus && !b) return a;
  const bool hasArray = !a.dims.empty() || (b && !b->dims.empty());
  // A function for the operands as they are, arrays included; those with a dot go by elements, scalars being their own.
  const Operator direct = hasArray ? op : scalarOf(op);
  if (scalarOf(direct) == direct) {
    Overloads candidates = overloadsOf(a, operatorName(direct, !b));
    if (b && b->type != a.type)
      for (const FunctionClass* f : overloadsOf(*b, operatorName(direct, !b))) candidates.push_back(f);
    std::vector<Value> given{a};
    if (b) given.push_back(*b);
    bool isFound = false;
    std::optional<Values> results = callOverload(candidates, given, {}, false, isFound, span);
    if (isFound && !results) return {};
    if (isFound) return std::move(results->front());
  }
  if (!hasArray) return scalarOfRecords(scalarOf(op), a, b, span);
  if (!b || scalarOf(op) != op) return elementsOfRecords(op, a, b, span);
  switch (op) {
    case Operator::add:
    case Operator::sub:
      return a.dims == b->dims ? elementsOfRecords(op, a, b, span)
                               : arithmetic_.shapeError(a, *b, span, wording("the operands"));
    case Operator::mul:
      return a.dims.empty() || b->dims.empty() ? elementsOfRecords(op, a, b, span) : productOfRecords(a, *b, span);
    case Operator::div:
      if (b->dims.empty()) return elementsOfRecords(op, a, b, span);
      return error("T002", phrase("the divisor has to be a scalar"), span, phrase("use ./"));
    case Operator::pow:
      return powerOfRecords(a, *b, span);
    default:
      return error("T002", phrase("only scalars can be compared"), span);
  }
}

// Scalars for which no function fits directly: one of them is converted by a constructor of the other's class.
MaybeValue OperatorRecords::scalarOfRecords(Operator op, const Value& a, const Value* b, SourceSpan span) {
  const std::string_view name = operatorName(op, !b);
  const Value& record = a.isRecord() ? a : *b;
  Class* cls = classes_.classOfNode(record.type);
  if (!cls) return error("T001", phrase("there is no operator for these records"), span);
  if (b) {
    for (const bool isRight : {true, false}) {
      const Value& target = isRight ? a : *b;
      const Value& other = isRight ? *b : a;
      Class* to = target.isRecord() ? classes_.classOfNode(target.type) : nullptr;
      if (!to) continue;
      bool canConvert = false;
      std::optional<Values> converted =
          callOverload(overloadsOf(to, "'constructor'"), {other}, {}, false, canConvert, span);
      if (!canConvert) continue;
      if (!converted) return {};
      const std::vector<Value> given =
          isRight ? std::vector<Value>{a, converted->front()} : std::vector<Value>{converted->front(), *b};
      bool isFound = false;
      std::optional<Values> results = callOverload(overloadsOf(to, name), given, {}, false, isFound, span);
      if (isFound && !results) return {};
      if (isFound) return std::move(results->front());
    }
  }
  if (overloadsOf(record, name).empty()) return error("T001", phrase("'%1' has no such operator", nameOf(cls)), span);
  return error("T001", phrase("'%1' has no operator for these operands", nameOf(cls)), span);
}

// Element by element; a scalar goes with every element of the other.
MaybeValue OperatorRecords::elementsOfRecords(Operator op, const Value& a, const Value* b, SourceSpan span) {
  if (b && !a.dims.empty() && !b->dims.empty() && a.dims != b->dims)
    return arithmetic_.shapeError(a, *b, span, wording("the operands"));
  const std::vector<int64_t>& dims = a.dims.empty() ? b->dims : a.dims;
  if (dims[0] == 0) {
    const Value& record = a.isRecord() ? a : *b;
    return withoutElements(record, dims, record.dims.size());
  }
  std::vector<Value> items;
  for (int64_t k = 0; k < dims[0]; ++k) {
    const Value x = a.dims.empty() ? a : elementOf(a, k);
    const Value y = !b ? Value{} : b->dims.empty() ? *b : elementOf(*b, k);
    MaybeValue item = x.dims.empty() && y.dims.empty() ? operatorRecord(scalarOf(op), x, b ? &y : nullptr, span)
                                                       : elementsOfRecords(op, x, b ? &y : nullptr, span);
    if (!item) return {};
    items.push_back(std::move(*item));
  }
  return arithmetic_.stack(std::move(items), span);
}

// matrix * vector and matrix * matrix. A vector on the left has no product but what '*' defines for it.
MaybeValue OperatorRecords::productOfRecords(const Value& a, const Value& b, SourceSpan span) {
  if (a.dims.size() == 1)
    return error("T001", phrase("a vector of records can only be multiplied by an array where '*' is defined for both"),
                 span);
  if (a.dims.size() != 2 || b.dims.size() > 2 || a.dims[1] != b.dims[0])
    return arithmetic_.shapeError(a, b, span, wording("the factors"));
  const Value& record = a.isRecord() ? a : b;
  const bool isColumn = b.dims.size() == 1;
  const int64_t columns = isColumn ? 1 : b.dims[1];
  std::vector<int64_t> dims{a.dims[0]};
  if (!isColumn) dims.push_back(columns);
  if (a.dims[0] * columns == 0) return withoutElements(record, dims, record.dims.size());
  std::vector<Value> items;
  for (int64_t i = 0; i < a.dims[0]; ++i) {
    const Value row = elementOf(a, i);
    for (int64_t j = 0; j < columns; ++j) {
      MaybeValue sum;
      for (int64_t k = 0; k < a.dims[1]; ++k) {
        const Value right = isColumn ? elementOf(b, k) : elementOf(elementOf(b, k), j);
        MaybeValue term = operatorRecord(Operator::mul, elementOf(row, k), &right, span);
        if (term && sum) term = operatorRecord(Operator::add, *sum, &*term, span);
        if (!term) return {};
        sum = std::move(term);
      }
      if (!sum) sum = zeroOfRecord(record, span);
      if (!sum) return {};
      items.push_back(std::move(*sum));
    }
  }
  MaybeValue all = arithmetic_.stack(std::move(items), span);
  if (!all) return {};
  return reshaped(std::move(*all), {a.dims[0] * columns}, dims);
}

// A square matrix to a known power of at least 1: there is no unit matrix of records.
MaybeValue OperatorRecords::powerOfRecords(const Value& a, const Value& b, SourceSpan span) {
  const bool isKnown = b.isScalar() && b.base == BaseType::integer && pool().isConstant(b.scalar());
  const double exponent = isKnown ? pool().number(b.scalar()) : 0;
  if (a.dims.size() != 2 || a.dims[0] != a.dims[1] || exponent < 1 || exponent > 64)
    return error("T002", phrase("only a square matrix can be raised to a known power"), span,
                 phrase("use .^ for the elements"));
  MaybeValue result = a;
  for (int64_t k = 1; result && k < wholeNumber(exponent); ++k)
    result = operatorRecord(Operator::mul, *result, &a, span);
  return result;
}

MaybeValue OperatorRecords::zeroOfRecord(const Value& like, SourceSpan span) {
  Class* cls = classes_.classOfNode(like.type);
  bool isFound = false;
  std::optional<Values> results = callOverload(overloadsOf(cls, "'0'"), {}, {}, false, isFound, span);
  if (isFound && !results) return {};
  if (isFound) return std::move(results->front());
  return error("T001", phrase("%1 has no operator '0'", cls ? phrase("'%1'", nameOf(cls)) : phrase("this record")),
               span);
}

// The sum of all elements (specification 10.3.4.1): with '+', and '0' where there are none.
MaybeValue OperatorRecords::sumOfRecords(const Value& array, SourceSpan span) {
  if (array.dims.empty()) return array;
  if (array.elementCount() == 0) return zeroOfRecord(array, span);
  const Value list = reshaped(array, array.dims, {array.elementCount()});
  MaybeValue sum = elementOf(list, 0);
  for (int64_t k = 1; sum && k < list.dims[0]; ++k) {
    const Value next = elementOf(list, k);
    sum = operatorRecord(Operator::add, *sum, &next, span);
  }
  return sum;
}

}  // namespace armature::model
