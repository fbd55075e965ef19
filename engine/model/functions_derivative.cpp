// Derivatives of calls that were not inlined, by annotation(derivative) (specification 12.7.1).
#include <algorithm>

#include "engine/base/ensure.h"
#include "engine/model/functions_differentiate.h"
#include "engine/model/functions_runtime.h"

namespace armature::model {

using symbolic::Op;
using symbolic::Type;

namespace {

// Reals among the fields of a record, too.
bool holdsReal(const Value& value) {
  if (value.base == BaseType::real) return true;
  return std::any_of(value.fields.begin(), value.fields.end(), [](const Field& f) { return holdsReal(*f.value); });
}

bool contains(const std::vector<Name>& names, Name name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Positions of the inputs whose derivatives the derivative function takes. A derivative of second order takes only
// those of the last inputs, which are themselves derivatives.
std::vector<size_t> derivedInputs(const FunctionClass& function, const FunctionClass::Derivative& derivative,
                                  const std::vector<Value>& inputs) {
  std::vector<size_t> positions;
  for (size_t k = 0; k < inputs.size(); ++k) {
    const Name name = function.inputs[k].name;
    if (holdsReal(inputs[k]) && !contains(derivative.noDerivative, name) && !contains(derivative.zeroDerivative, name))
      positions.push_back(k);
  }
  const size_t taken = derivative.function->inputs.size();
  const size_t extra = taken > inputs.size() ? taken - inputs.size() : 0;
  if (positions.size() > extra)
    positions.erase(positions.begin(), positions.end() - static_cast<std::ptrdiff_t>(extra));
  return positions;
}

// The first derivative whose conditions hold: its inputs with zeroDerivative do not vary here. Null when none fits.
template <class Varies>
const FunctionClass::Derivative* fittingDerivative(const FunctionClass& function, const std::vector<Value>& inputs,
                                                   Varies&& varies) {
  for (const FunctionClass::Derivative& derivative : function.derivatives) {
    bool fits = true;
    for (size_t k = 0; k < inputs.size() && fits; ++k)
      fits = !contains(derivative.zeroDerivative, function.inputs[k].name) || !varies(inputs[k]);
    if (fits) return &derivative;
  }
  return nullptr;
}

}  // namespace

// Without an annotation: the statements themselves are differentiated.
ExprId FunctionExecutor::differentiateStatements(ExprId call, std::span<const ExprId> argDerivatives) {
  symbolic::Pool& pool = state_->pool();
  const symbolic::Node node = pool.node(call);
  if (!state_->differentiation) state_->differentiation = std::make_unique<RunDifferentiation>(*state_);
  const FunctionId derived = state_->differentiation->derivativeOf(FunctionId(node.payload));
  if (!derived.isValid()) return {};
  const size_t count = state_->table->functions[node.payload].inputCount;
  const std::span<const ExprId> given = pool.callArgs(call);
  std::vector<ExprId> args(given.begin(), given.begin() + static_cast<std::ptrdiff_t>(count));
  for (size_t k = 0; k < count; ++k) {
    const bool isGiven = k < argDerivatives.size() && argDerivatives[k].isValid();
    args.push_back(isGiven ? argDerivatives[k] : pool.real(0));
  }
  return pool.call(derived, args, node.outputIndex, Type::real);
}

ExprId FunctionExecutor::differentiateCall(ExprId call, std::span<const ExprId> argDerivatives) {
  ExecutorState& state = *state_;
  symbolic::Pool& pool = state.pool();
  ENSURE(pool.op(call) == Op::call, static_cast<int>(pool.op(call)));
  const symbolic::Node node = pool.node(call);
  const bool isZero = std::all_of(argDerivatives.begin(), argDerivatives.end(),
                                  [&](ExprId d) { return !d.isValid() || pool.isConstant(d, 0); });
  if (isZero) return pool.real(0);
  // Copies: the call below may add functions.
  const FunctionClass function = state.origins[node.payload].function;
  const std::vector<Value> pattern = state.origins[node.payload].inputs;
  const std::vector<ExprId> args(pool.callArgs(call).begin(), pool.callArgs(call).end());
  const auto placeholder = [&](ExprId id) -> size_t {
    const bool is = pool.op(id) == Op::variable && pool.variableOf(id).index() >= kPlaceholderBase;
    return is ? pool.variableOf(id).index() - kPlaceholderBase : args.size();
  };
  const auto derivativeOf = [&](ExprId id) {
    const size_t k = placeholder(id);
    const bool isGiven = k < argDerivatives.size() && argDerivatives[k].isValid();
    return isGiven ? argDerivatives[k] : pool.constant(0, pool.type(id));
  };
  const FunctionClass::Derivative* derivative = fittingDerivative(function, pattern, [&](const Value& input) {
    const std::vector<ExprId> scalars = scalarsOf(input);
    return std::any_of(scalars.begin(), scalars.end(),
                       [&](ExprId id) { return !pool.isConstant(derivativeOf(id), 0); });
  });
  if (derivative == nullptr) return differentiateStatements(call, argDerivatives);
  std::vector<Value> inputs;
  inputs.reserve(pattern.size());
  for (const Value& input : pattern)
    inputs.push_back(mapScalars(input, [&](ExprId id) {
      const size_t k = placeholder(id);
      return k < args.size() ? args[k] : id;
    }));
  for (size_t position : derivedInputs(function, *derivative, pattern))
    inputs.push_back(mapScalars(pattern[position], derivativeOf));
  const auto results = state.call(*derivative->function, std::move(inputs), {});
  if (!results) return {};
  // The derivative function has outputs for the Real outputs only.
  const RunFunction& called = state.table->functions[node.payload];
  size_t index = 0;
  for (size_t k = 0; k < node.outputIndex; ++k)
    if (called.outputTypes[k] == Type::real) ++index;
  for (const Value& value : *results) {
    const std::vector<ExprId> scalars = scalarsOf(value);
    if (index < scalars.size()) return scalars[index];
    index -= scalars.size();
  }
  return {};
}

std::vector<uint8_t> FunctionExecutor::leftOutOfDerivative(ExprId call) const {
  const symbolic::Pool& pool = state_->pool();
  const uint32_t index = pool.node(call).payload;
  const FunctionClass& function = state_->origins[index].function;
  if (function.derivatives.empty()) return {};
  const std::vector<Name>& redundant = function.derivatives.front().noDerivative;
  std::vector<uint8_t> isLeftOut(pool.callArgs(call).size(), 0);
  for (size_t k = 0; k < state_->origins[index].inputs.size(); ++k) {
    const bool isRedundant = contains(redundant, function.inputs[k].name);
    for (ExprId id : scalarsOf(state_->origins[index].inputs[k])) {
      if (pool.op(id) != Op::variable || pool.variableOf(id).index() < kPlaceholderBase) continue;
      const size_t at = pool.variableOf(id).index() - kPlaceholderBase;
      if (at < isLeftOut.size() && (isRedundant || pool.type(id) != Type::real)) isLeftOut[at] = 1;
    }
  }
  return isLeftOut;
}

ExprId FunctionExecutor::inlineCall(ExprId call) {
  ExecutorState& state = *state_;
  const symbolic::Node node = state.pool().node(call);
  ENSURE(node.op == Op::call, static_cast<int>(node.op));
  auto at = state.lateBodies.find(node.payload);
  if (at == state.lateBodies.end()) {
    std::optional<Template> body;
    const FunctionClass function = state.origins[node.payload].function;
    const std::vector<Value> pattern = state.origins[node.payload].inputs;
    // Others were kept because their control flow depends on the run, or are too large.
    if (function.external == nullptr && !function.isImpure && !function.derivatives.empty()) {
      bool mustRun = false;
      if (auto entry = state.executeSymbolically(function, pattern,
                                                 static_cast<uint32_t>(state.pool().callArgs(call).size()), mustRun))
        body = std::move(entry->body);
    }
    at = state.lateBodies.emplace(node.payload, std::move(body)).first;
  }
  if (!at->second) return {};
  const std::span<const ExprId> given = state.pool().callArgs(call);
  const std::vector<ExprId> args(given.begin(), given.end());
  size_t index = node.outputIndex;
  for (const Value& value : state.fillTemplate(*at->second, args)) {
    const std::vector<ExprId> scalars = scalarsOf(value);
    if (index < scalars.size()) return scalars[index];
    index -= scalars.size();
  }
  return {};
}

}  // namespace armature::model
