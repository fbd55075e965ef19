// External functions: the built-in mathematical ones become operations, the others are called at run time, or during
// translation where all inputs are known (specification 12.9).
#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/model/functions_runtime.h"

namespace armature::model {

using symbolic::Op;
using symbolic::Type;

namespace {

struct Builtin {
  std::string_view name;
  Op op;
  size_t arguments;
};
constexpr std::array<Builtin, 18> kBuiltins{{{"sin", Op::sin, 1},
                                             {"cos", Op::cos, 1},
                                             {"tan", Op::tan, 1},
                                             {"asin", Op::asin, 1},
                                             {"acos", Op::acos, 1},
                                             {"atan", Op::atan, 1},
                                             {"atan2", Op::atan2, 2},
                                             {"sinh", Op::sinh, 1},
                                             {"cosh", Op::cosh, 1},
                                             {"tanh", Op::tanh, 1},
                                             {"exp", Op::exp, 1},
                                             {"log", Op::log, 1},
                                             {"log10", Op::log10, 1},
                                             {"sqrt", Op::sqrt, 1},
                                             {"abs", Op::abs, 1},
                                             {"pow", Op::pow, 2},
                                             {"fabs", Op::abs, 1},
                                             {"sign", Op::sign, 1}}};

}  // namespace

std::optional<std::vector<Value>> ExecutorState::callBuiltin(const FunctionClass& function,
                                                             const std::vector<Value>& inputs, bool& isBuiltin,
                                                             SourceSpan span) {
  std::string_view name = function.external->function;
  if (name.empty() && function.node != nullptr) name = translator.library().names().text(function.node->name());
  const auto at = std::find_if(kBuiltins.begin(), kBuiltins.end(), [&](const Builtin& b) { return b.name == name; });
  isBuiltin = at != kBuiltins.end() && inputs.size() == at->arguments &&
              std::all_of(inputs.begin(), inputs.end(), [](const Value& v) { return v.isScalar() && v.isNumeric(); });
  if (!isBuiltin) {
    if (function.external->language == "builtin") {
      isBuiltin = true;
      error("T321", phrase("unknown built-in function %1", name), span);
    }
    return std::nullopt;
  }
  Value result;
  result.base = BaseType::real;
  result.scalars.push_back(at->arguments == 1 ? pool().unary(at->op, inputs[0].scalar())
                                              : pool().binary(at->op, inputs[0].scalar(), inputs[1].scalar()));
  return std::vector<Value>{std::move(result)};
}

namespace {

// External functions declared impure whose result is taken as it is during translation.
bool onlyReads(std::string_view native) {
  static constexpr std::string_view kReaders[] = {
      "ModelicaIO_readMatrixSizes",        "ModelicaIO_readRealMatrix",     "ModelicaInternal_countLines",
      "ModelicaInternal_readFile",         "ModelicaInternal_readLine",     "ModelicaInternal_stat",
      "ModelicaInternal_getenv",           "ModelicaInternal_getcwd",       "ModelicaInternal_fullPathName",
      "ModelicaInternal_getNumberOfFiles", "ModelicaInternal_readDirectory"};
  return std::find(std::begin(kReaders), std::end(kReaders), native) != std::end(kReaders);
}

// Functions that tell something: losing that in inlined code changes no result.
bool onlyTells(std::string_view native) {
  return native == "ModelicaError" || native == "ModelicaMessage" || native == "ModelicaWarning" ||
         native == "ModelicaInternal_print";
}

// Calls on numbers; nothing when a value is missing or the call fails (then `why` is set).
std::optional<std::vector<ExprId>> evaluateCall(ExecutorState& state, FunctionId id, std::span<const ExprId> args,
                                                EvaluationFailure& why) {
  const RunFunction& function = state.table->functions[id.index()];
  symbolic::Pool& pool = state.pool();
  std::vector<double> in, out(function.outputs.size());
  for (ExprId arg : args)
    in.push_back(pool.op(arg) == Op::text ? state.evaluator->textIndex(pool.textOf(arg)) : pool.number(arg));
  if (!state.evaluator->run(*state.table, id, in, out, why)) return std::nullopt;
  std::vector<ExprId> results;
  for (size_t k = 0; k < out.size(); ++k)
    results.push_back(function.outputTypes[k] == Type::string ? pool.text(state.evaluator->text(out[k]))
                                                              : pool.constant(out[k], function.outputTypes[k]));
  return results;
}

}  // namespace

bool FunctionExecutor::setModelStatement(bool is) {
  return std::exchange(state_->isModelStatement, is);
}

uint64_t FunctionExecutor::effectCalls() const {
  return state_->effectCalls;
}

void FunctionExecutor::keepEffects(const std::vector<Value>& unused, uint64_t before, SourceSpan span) {
  state_->keepEffects(unused, before, span);
}

void ExecutorState::keepEffects(const std::vector<Value>& unused, uint64_t before, SourceSpan span) {
  if (effectCalls == before) return;
  for (const Value& value : unused)
    for (const ExprId e : value.scalars)
      if (pool().op(e) == Op::call && pool().node(e).outputIndex == 0)
        addCheck({ExprId(), e, pool().text(""), false, span, true});
}

void ExecutorState::tellFailure(const std::string& function, const EvaluationFailure& why, SourceSpan span) {
  if (!why.reason) return error("T322", phrase("%1: %2", function, why.text), span);
  Diagnostic told = *why.reason;
  told.message = phrase("%1: %2", function, told.message);
  told.span = span;
  if (told.access) told.access->function = function;
  translator.diagnostics().add(std::move(told));
}

std::optional<std::vector<Value>> ExecutorState::callRunTime(const FunctionEntry& entry, std::vector<ExprId> args,
                                                             SourceSpan span) {
  const FunctionId id = entry.function;
  const RunFunction& function = table->functions[id.index()];
  std::vector<ExprId> results;
  const bool isKnown = std::all_of(args.begin(), args.end(),
                                   [&](ExprId a) { return pool().op(a) == Op::constant || pool().op(a) == Op::text; });
  bool isEvaluated = false, isOfTheRun = false;
  // Effects belong to the run, also where nothing but constants goes in; reading files and the system is none.
  bool hasEffects = (function.isImpure && !onlyReads(function.native)) || function.outputs.empty();
  // A message or error in a function that is being evaluated appears now.
  // Between statements with effects the working folder and the environment are what those have made of them.
  const bool isOfTheMoment = builder != nullptr && (function.native == "ModelicaInternal_getcwd" ||
                                                    function.native == "ModelicaInternal_getenv");
  const bool isAllowed =
      !hasEffects || (onlyTells(function.native) && guards == 0 && builder == nullptr && !isModelStatement);
  if (isKnown && evaluator != nullptr && function.isComplete && !origins[id.index()].usesObjects && isAllowed &&
      !isOfTheMoment) {
    EvaluationFailure why;
    auto values = evaluateCall(*this, id, args, why);
    for (Diagnostic& warning : evaluator->takeWarnings()) {
      warning.span = span;
      translator.diagnostics().add(std::move(warning));
    }
    if (values) {
      results = std::move(*values);
      isEvaluated = true;
    } else if (why.isOfTheRun) {
      hasEffects = isOfTheRun = true;  // also where its text does not say so
    } else if (guards == 0 && builder == nullptr) {
      tellFailure(function.name, why, span);
      return std::nullopt;
    }
  }
  if (!isEvaluated && builder != nullptr && (hasEffects || function.outputs.size() > 1)) {
    results = builder->addCall(id, args);
  } else if (!isEvaluated && hasEffects && !active.empty() && (isOfTheRun || !onlyTells(function.native))) {
    needsRun = true;  // order and number of calls matter: the body around it cannot be inlined
    return std::nullopt;
  } else if (!isEvaluated) {
    // Equal calls are one, unless they have effects: a number of its own tells such calls apart.
    if (hasEffects) args.push_back(pool().integer(static_cast<double>(++effectCalls)));
    for (size_t k = 0; k < function.outputs.size(); ++k)
      results.push_back(pool().call(id, args, static_cast<uint16_t>(k), function.outputTypes[k]));
    if (function.outputs.empty())
      addCheck({ExprId(), pool().call(id, args, 0, Type::boolean), pool().text(""), false, span, true});
  }
  std::vector<Value> values;
  size_t next = 0;
  for (const Value& output : entry.outputs)
    values.push_back(mapScalars(output, [&](ExprId) { return results[next++]; }));
  return values;
}

}  // namespace armature::model
