// Calls (specification 12.4): which function is meant, how arguments meet inputs, elementwise application to arrays.
#include <algorithm>

#include "engine/base/numbers.h"
#include "engine/model/address.h"
#include "engine/model/arguments.h"
#include "engine/model/builtin_table.h"
#include "engine/model/calls.h"
#include "engine/model/class_table.h"
#include "engine/model/expressions.h"
#include "engine/model/function_classes.h"
#include "engine/model/instantiation.h"
#include "engine/model/operator_records.h"
#include "engine/model/parameter_values.h"
#include "engine/model/records.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using syntax::ClassKind;

namespace {

bool mentions(const syntax::Expression& e, Name name) {
  if (e.kind == syntax::ExprKind::reference && e.reference->parts[0].name == name) return true;
  if (e.a && mentions(*e.a, name)) return true;
  if (e.b && mentions(*e.b, name)) return true;
  for (const syntax::Expression* arg : e.args)
    if (arg && mentions(*arg, name)) return true;
  return false;
}

// Whether an input decides about the size of an array of the function.
bool isSize(const FunctionClass& f, Name input) {
  for (const auto* list : {&f.outputs, &f.locals})
    for (const FunctionClass::Variable& v : *list)
      for (const syntax::Expression* dim : v.dims)
        if (mentions(*dim, input)) return true;
  return false;
}

// Operators that speak of the run or of connections (specification 12.2).
bool isOfModelsOnly(std::string_view name) {
  static constexpr std::string_view kNames[] = {"der",    "initial", "terminal",    "sample",   "pre",         "edge",
                                                "change", "delay",   "cardinality", "inStream", "actualStream"};
  return std::ranges::find(kNames, name) != std::end(kNames);
}

}  // namespace

std::optional<Values> Calls::call(const Expr& e, const Context* context, const LocalScope* locals) {
  const syntax::Reference& callee = *e.reference;
  const Name first = callee.parts[0].name;
  if (locals) {
    const Value* local = locals->find(first);
    if (local && callee.parts.size() == 1 && local->base == BaseType::function)
      return callValue(*local, e, context, locals);
  }
  if (callee.parts.size() == 1) {
    if (const BuiltinTable::Function* builtin = builtins_.find(first)) {
      // A function of the same name in an enclosing package comes first.
      const Found found = callee.leadingDot ? Found{} : classes_.lookup(first, context);
      if (found.kind == Found::Kind::classReference && !classes_.builtinClass(first))
        return callFunction(found.cls, e, context, locals);
      if (isFunctionText(context) && isOfModelsOnly(library().names().text(first))) {
        error("T016", phrase("'%1' cannot be used in a function", text(first)), e.span);
        return {};
      }
      return (*builtin)(e, context, locals);
    }
  } else if (callee.parts.size() == 2) {
    if (const BuiltinTable::Function* builtin = builtins_.findPackage(first)) return (*builtin)(e, context, locals);
  }
  if (!e.iterators.empty()) {
    error("N013", phrase("only sum, product, min, max and array take iterators"), e.span);
    return {};
  }
  Class* cls = classes_.resolveClass(callee, context, true);
  if (!cls) {
    std::string name;
    for (const syntax::ReferencePart& part : callee.parts) name += (name.empty() ? "" : ".") + text(part.name);
    error("N013", phrase("function '%1' is not known here", name), e.span);
    return {};
  }
  return callFunction(cls, e, context, locals);
}

// A number that no literal has is told during the run.
void Calls::demandLiteral(ExprId number, const Class* type, int64_t literals, SourceSpan span) {
  const auto isAt = [&](symbolic::Op relation, int64_t bound) {
    return pool().binary(relation, number, pool().integer(static_cast<double>(bound)));
  };
  const ExprId isLiteral = pool().binary(symbolic::Op::logicalAnd, isAt(symbolic::Op::greaterEqual, 1),
                                         isAt(symbolic::Op::lessEqual, literals));
  const ExprId message = pool().binary(
      symbolic::Op::concat, pool().text("'" + nameOf(type) + "' has no literal number "), pool().format(number, "%d"));
  executor_.addCheck(isLiteral, message, span);
}

// Pure functions call pure ones only (specification 12.3).
void Calls::warnOfImpure(const FunctionClass& callee, SourceSpan span, const Context* context) {
  if (!callee.isImpure || !isOwnText(span) || !isFunctionText(context)) return;
  const FunctionClass* caller = context->self->cls->function.get();
  if (!caller || caller->isImpure) return;
  complainOnce(Severity::warning, "T019",
               phrase("%1 calls %2, which is impure, but is not declared impure", caller->name, callee.name), nullptr,
               span, phrase("write impure before function"));
}

std::optional<Values> Calls::callFunction(Class* cls, const Expr& e, const Context* context, const LocalScope* locals) {
  if (isCancelled() || !classes_.complete(cls)) return {};
  auto single = [](MaybeValue value) -> std::optional<Values> {
    if (!value) return {};
    Values values;
    values.push_back(std::move(*value));
    return values;
  };
  if (cls->leaf == LeafKindOf::externalObject) {
    Class* constructor = classes_.classElement(classes_.staticsOf(cls), library().names().intern("constructor"));
    if (constructor) return callFunction(constructor, e, context, locals);
  }
  if (cls->leaf == LeafKindOf::enumeration && e.args.size() == 1) {
    MaybeValue number = expressions_.translate(*e.args[0], context, locals);
    if (!number) return {};
    if (number->base != BaseType::integer && number->base != BaseType::enumeration) {
      error("T001", phrase("an Integer is needed here, not a %1", typeName(number->base)), e.span);
      return {};
    }
    const auto literals = static_cast<int64_t>(cls->enumeration->definition->literals.size());
    for (const ExprId x : number->scalars) {
      if (!pool().isConstant(x)) {
        if (number->base == BaseType::integer) demandLiteral(x, cls, literals, e.span);
        continue;
      }
      const int64_t literal = wholeNumber(pool().number(x));
      if (literal >= 1 && literal <= literals) continue;
      error("T001", phrase("'%1' has no literal number %2", nameOf(cls), literal), e.span);
      return {};
    }
    number->base = BaseType::enumeration;
    number->type = cls->enumeration->node;
    return single(std::move(number));
  }
  if (cls->kind == ClassKind::operatorRecord) return operatorRecords_.constructOperatorRecord(cls, e, context, locals);
  if (cls->kind == ClassKind::record) return single(records_.recordConstructor(cls, e, context, locals));
  if (cls->kind != ClassKind::function && cls->kind != ClassKind::operatorFunction) {
    error("N013", phrase("'%1' is not a function", nameOf(cls)), e.span);
    return {};
  }
  if (cls->isPartial) {
    error("N008", phrase("'%1' is partial and cannot be called", nameOf(cls)), e.span,
          phrase("choose a complete function"));
    return {};
  }
  if (cls->definition && cls->definition->form == syntax::ClassDefinition::Form::derivative)
    return callPartialDerivative(cls, e, context, locals);
  const FunctionClass* function = functions_.functionOf(cls);
  if (!function) return {};
  if (function->name == "Modelica.Utilities.Files.loadResource" ||
      function->name == "ModelicaServices.ExternalReferences.loadResource")
    return single(resourceFile(e, context, locals));
  warnOfImpure(*function, e.span, context);
  std::optional<std::vector<Value>> inputs = inputsOf(*function, e, context, locals);
  if (!inputs) return {};
  return invoke(*function, std::move(*inputs), e.span);
}

// The values of a call's arguments by input; those not given have base none.
std::optional<std::vector<Value>> Calls::inputsOf(const FunctionClass& function, const Expr& e, const Context* context,
                                                  const LocalScope* locals) {
  std::vector<Value> inputs(function.inputs.size());
  if (e.args.size() > inputs.size()) {
    error("T005", phrase("'%1' takes %2 arguments, not %3", function.name, inputs.size(), e.args.size()), e.span);
    return {};
  }
  // Sizes of arrays have to be known, and so have texts: the run computes none outside of functions.
  auto given = [&](const FunctionClass::Variable& v, const Expr& arg) -> MaybeValue {
    MaybeValue value = expressions_.translate(arg, context, locals);
    const bool isText = v.base == BaseType::string;
    const bool mustBeKnown = isText || (v.base == BaseType::integer && v.dims.empty() && isSize(function, v.name));
    if (value && mustBeKnown && !arithmetic_.isConstantValue(*value))
      if (MaybeValue known = parameters_.tryEvaluate(arg, context, locals)) return known;
    return value;
  };
  for (size_t k = 0; k < e.args.size(); ++k) {
    MaybeValue value = given(function.inputs[k], *e.args[k]);
    if (!value) return {};
    inputs[k] = std::move(*value);
  }
  for (const syntax::NamedArgument& named : e.named) {
    const auto at = std::find_if(function.inputs.begin(), function.inputs.end(),
                                 [&](const FunctionClass::Variable& v) { return v.name == named.name; });
    if (at == function.inputs.end()) {
      std::vector<Name> candidates;
      for (const FunctionClass::Variable& v : function.inputs) candidates.push_back(v.name);
      const std::string near = suggest(named.name, candidates);
      error("T006",
            phrase("'%1' has no input %2%3", function.name, text(named.name),
                   near.empty() ? Phrase() : phrase(" (did you mean %1?)", near)),
            e.span);
      return {};
    }
    if (inputs[static_cast<size_t>(at - function.inputs.begin())].base != BaseType::none) {
      error("T006", phrase("the input %1 of '%2' is given twice", text(named.name), function.name), e.span);
      return {};
    }
    MaybeValue value = given(*at, *named.value);
    if (!value) return {};
    inputs[static_cast<size_t>(at - function.inputs.begin())] = std::move(*value);
  }
  return inputs;
}

// The file that a modelica://Library/… address names (specification 13.5).
MaybeValue Calls::resourceFile(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  MaybeValue address = arguments_.argument(e, 0, context, locals, "uri");
  if (!address || address->base != BaseType::string || pool().op(address->scalar()) != symbolic::Op::text)
    return address;
  const std::string uri(pool().textOf(address->scalar()));
  if (!uri.starts_with("modelica://")) return address;
  const auto path = addressedPath(uri, library());
  if (!path) return error("N002", phrase("there is no library for the address '%1'", uri), e.span);
  return arithmetic_.scalarValue(BaseType::string, pool().text(*path));
}

// The value in which parameters are replaced by what they hold before the run (Reals only on demand); what depends on
// anything else stays.
Value Calls::withParameters(const Value& value, bool withReals) {
  symbolic::Substitution substitution(pool(), [&](ExprId id) -> ExprId {
    if (pool().op(id) != symbolic::Op::variable) return {};
    Instance* leaf = instances_.leafOf(pool().variableOf(id));
    if (!leaf || leaf->variability != Variability::parameter) return {};
    const Value* known = parameters_.constantOf(leaf);
    if (!known) return {};
    return known->scalars[pool().variableOf(id).index() - leaf->first.index()];
  });
  std::vector<ExprId> replaced;
  Value result = value;
  if (withReals || value.base != BaseType::real)
    for (ExprId& e : result.scalars) {
      const ExprId known = e.isValid() ? substitution.apply(e) : e;
      if (!known.isValid() || known == e || !pool().isConstant(known)) continue;
      replaced.push_back(std::exchange(e, known));
    }
  std::vector<VarId> parameters;
  symbolic::VariableCollector collector(pool());
  for (const ExprId e : replaced) collector.collect(e, parameters);
  for (const VarId v : parameters) parameters_.useStructurally(instances_.leafOf(v));
  for (Field& f : result.fields) f.value = std::make_shared<const Value>(withParameters(*f.value, withReals));
  return result;
}

namespace {

// Messages that say of a function that a size or a set of indices in it is not known.
bool isAboutSizes(const Diagnostics& messages) {
  return std::any_of(messages.all().begin(), messages.all().end(), [](const Diagnostic& d) {
    return d.severity == Severity::error && (d.code == "T004" || d.code == "T302" || d.code == "T304");
  });
}

}  // namespace

// Where array sizes of a function follow from its arguments, the parameters among these give their values, and cannot
// change any more without a new translation: first Integers and Booleans, then, where that is not enough, all.
std::optional<Values> Calls::callKnowingSizes(const FunctionClass& function, std::vector<Value> inputs,
                                              SourceSpan span) {
  const size_t checks = executor_.checkCount();
  MessageTrial first(state());
  std::optional<Values> results = executor_.call(function, inputs, span);
  first.end();
  if (results || !isAboutSizes(first.messages)) {
    first.tell();
    return results;
  }
  Diagnostics last;
  for (const bool withReals : {false, true}) {
    executor_.dropChecks(checks);
    const size_t uses = state().structuralUses.size();
    MessageTrial trial(state());
    std::vector<Value> known;
    known.reserve(inputs.size());
    for (const Value& input : inputs) known.push_back(withParameters(input, withReals));
    results = executor_.call(function, std::move(known), span);
    trial.end();
    if (results) {
      if (state().evaluating == 0) {
        for (size_t k = uses; k < state().structuralUses.size(); ++k) state().structuralUses[k]->isStructural = true;
        state().forgetUsesFrom(uses);
      }
      trial.tell();
      return results;
    }
    state().forgetUsesFrom(uses);
    last = std::move(trial.messages);
  }
  // What is left is the number of terms of a sum and its kind.
  if (!executor_.isExecuting() && isAboutSizes(last)) {
    executor_.dropChecks(checks);
    MessageTrial trial(state());
    executor_.leaveLengths(true);
    results = executor_.call(function, std::move(inputs), span);
    executor_.leaveLengths(false);
    trial.end();
    if (results) {
      trial.tell();
      return results;
    }
  }
  // What is wrong where all sizes are known is the reason.
  if (isAboutSizes(last)) {
    first.tell();
  } else {
    diagnostics().append(last);
  }
  return {};
}

// Calls with a value per input (base none: not given); applies the function to the elements of arrays where scalars
// are expected (specification 12.4.6).
std::optional<Values> Calls::invoke(const FunctionClass& function, std::vector<Value> inputs, SourceSpan span) {
  std::vector<int64_t> outer;
  size_t extra = 0;
  for (size_t k = 0; k < inputs.size(); ++k) {
    const FunctionClass::Variable& v = function.inputs[k];
    Value& value = inputs[k];
    if (value.base == BaseType::none) {
      // A default from a modifier outside of the function sees nothing of the function.
      const Context* where = static_cast<const Context*>(v.bindingScope);
      if (v.binding && where && where->self != static_cast<const Context*>(function.scope)->self) {
        MaybeValue given = expressions_.translate(*v.binding, where, nullptr);
        if (!given) return {};
        value = std::move(*given);
      } else {
        continue;
      }
    }
    MaybeValue converted = convert(std::move(value), v, span);
    if (!converted) return {};
    value = std::move(*converted);
    const size_t rank = value.dims.size();
    if (v.base == BaseType::function) continue;
    if (rank < v.dims.size() && value.elementCount() > 0) {
      error(
          "T002",
          phrase("the input %1 of '%2' needs an array with %3 dimensions", text(v.name), function.name, v.dims.size()),
          span);
      return {};
    }
    if (rank > v.dims.size() && v.base != BaseType::none) {
      const size_t more = rank - v.dims.size();
      std::vector<int64_t> dims(value.dims.begin(), value.dims.begin() + static_cast<std::ptrdiff_t>(more));
      if (extra != 0 && dims != outer) {
        error("T002", phrase("the arrays given to '%1' differ in size", function.name), span);
        return {};
      }
      extra = more;
      outer = std::move(dims);
    }
  }
  if (extra == 0) return callKnowingSizes(function, std::move(inputs), span);
  if (function.outputs.size() > 1 && isOwnText(span)) {
    error("T005", phrase("'%1' has several results and cannot be applied to the elements of an array", function.name),
          span);
    return {};
  }
  // Along the first extra dimension; further ones by the recursion.
  std::vector<std::vector<Value>> results(function.outputs.size());
  for (int64_t k = 0; k < outer[0]; ++k) {
    std::vector<Value> item = inputs;
    for (size_t j = 0; j < item.size(); ++j)
      if (item[j].base != BaseType::none && item[j].base != BaseType::function &&
          item[j].dims.size() > function.inputs[j].dims.size())
        item[j] = elementOf(item[j], k);
    std::optional<Values> values = invoke(function, std::move(item), span);
    if (!values) return {};
    for (size_t j = 0; j < values->size() && j < results.size(); ++j) results[j].push_back(std::move((*values)[j]));
  }
  Values stacked;
  for (size_t j = 0; j < results.size(); ++j) {
    if (results[j].empty()) {
      Value empty;
      empty.base = function.outputs[j].base;
      empty.type = function.outputs[j].type;
      empty.dims = outer;
      for (size_t d = 0; d < function.outputs[j].dims.size(); ++d) empty.dims.push_back(0);
      stacked.push_back(std::move(empty));
      continue;
    }
    MaybeValue value = arithmetic_.stack(std::move(results[j]), span);
    if (!value) return {};
    stacked.push_back(std::move(*value));
  }
  return stacked;
}

// Integers given for Reals, numbers given for operator records.
MaybeValue Calls::convert(Value value, const FunctionClass::Variable& to, SourceSpan span) {
  if (to.base == BaseType::real && value.base == BaseType::integer) return arithmetic_.asReal(std::move(value));
  if (to.base == BaseType::record && value.isNumeric() && to.typeScope) {
    Class* record = const_cast<Class*>(static_cast<const RecordType*>(to.typeScope)->cls);
    if (record->kind == ClassKind::operatorRecord) return operatorRecords_.convertToRecord(record, value, span);
  }
  if (value.base != to.base && value.elementCount() == 0 && value.base != BaseType::record) value.base = to.base;
  if (value.base != to.base && !(to.base == BaseType::integer && value.base == BaseType::enumeration))
    return error("T001",
                 phrase("the input %1 needs a %2, not a %3", text(to.name), typeName(to.base), typeName(value.base)),
                 span);
  return value;
}

// Calls a function given as an argument; its own bound arguments are named.
std::optional<Values> Calls::callValue(const Value& value, const Expr& e, const Context* context,
                                       const LocalScope* locals) {
  const FunctionClass& function = *value.function;
  std::vector<Value> inputs(function.inputs.size());
  auto place = [&](Name name) {
    for (size_t k = 0; k < function.inputs.size(); ++k)
      if (function.inputs[k].name == name) return k;
    return inputs.size();
  };
  for (const Field& bound : value.boundArguments)
    if (const size_t k = place(bound.name); k < inputs.size()) inputs[k] = *bound.value;
  size_t next = 0;
  for (const Expr* arg : e.args) {
    while (next < inputs.size() && inputs[next].base != BaseType::none) ++next;
    MaybeValue given = expressions_.translate(*arg, context, locals);
    if (!given) return {};
    if (next >= inputs.size()) {
      error("T005", phrase("'%1' is called with too many arguments", function.name), e.span);
      return {};
    }
    inputs[next] = std::move(*given);
  }
  for (const syntax::NamedArgument& named : e.named) {
    MaybeValue given = expressions_.translate(*named.value, context, locals);
    if (!given) return {};
    if (const size_t k = place(named.name); k < inputs.size()) inputs[k] = std::move(*given);
  }
  return invoke(function, std::move(inputs), e.span);
}

// A function as a value, with the named arguments of a partial application bound.
MaybeValue Calls::functionValue(Class* cls, const Expr* partial, const Context* context, const LocalScope* locals) {
  classes_.complete(cls);
  if (cls->kind != ClassKind::function && cls->kind != ClassKind::operatorFunction)
    return error("N013", phrase("'%1' cannot be used as a value", nameOf(cls)), partial ? partial->span : SourceSpan{});
  Value value;
  value.base = BaseType::function;
  value.type = cls->node;
  value.function = functions_.functionOf(cls);
  if (!value.function) return {};
  return partial ? boundFunction(std::move(value), *partial, context, locals) : MaybeValue(std::move(value));
}

MaybeValue Calls::boundFunction(Value function, const Expr& partial, const Context* context, const LocalScope* locals) {
  for (const syntax::NamedArgument& named : partial.named) {
    MaybeValue given = expressions_.translate(*named.value, context, locals);
    if (!given) return {};
    function.boundArguments.push_back({named.name, std::make_shared<const Value>(std::move(*given))});
  }
  return function;
}

}  // namespace armature::model
