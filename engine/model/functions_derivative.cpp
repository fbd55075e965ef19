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

// Positions of the inputs whose derivatives the derivative function takes. One of second order takes only those of the
// last inputs, which are themselves derivatives: of those that are `given` (empty where the order is another).
struct DerivedInputs {
  std::vector<size_t> given, taken;
};
DerivedInputs derivedInputs(const FunctionClass& function, const FunctionClass::Derivative& derivative,
                            const std::vector<Value>& inputs) {
  std::vector<size_t> positions;
  for (size_t k = 0; k < inputs.size(); ++k) {
    const Name name = function.inputs[k].name;
    if (holdsReal(inputs[k]) && !contains(derivative.noDerivative, name) && !contains(derivative.zeroDerivative, name))
      positions.push_back(k);
  }
  const size_t all = derivative.function->inputs.size();
  const size_t extra = std::min(positions.size(), all > inputs.size() ? all - inputs.size() : 0);
  const auto border = positions.end() - static_cast<std::ptrdiff_t>(extra);
  DerivedInputs result{{positions.begin(), border}, {border, positions.end()}};
  if (result.given.size() != extra) result.given.clear();
  return result;
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

namespace {

// A call of a function with derivative annotations, and what its arguments change by. Holds copies: calls of the
// derivative functions may add functions.
class AnnotatedCall {
 public:
  AnnotatedCall(ExecutorState& state, ExprId call, std::span<const ExprId> argDerivatives)
      : state_(state),
        pool_(state.pool()),
        node_(pool_.node(call)),
        function_(state.origins[node_.payload].function),
        pattern_(state.origins[node_.payload].inputs),
        args_(pool_.callArgs(call).begin(), pool_.callArgs(call).end()),
        argDerivatives_(argDerivatives) {}

  const FunctionClass::Derivative* annotation() const {
    return fittingDerivative(function_, pattern_, [this](const Value& input) { return varies(input); });
  }

  ExprId derivative(const FunctionClass::Derivative& derivative) {
    const auto [given, taken] = derivedInputs(function_, derivative, pattern_);
    std::vector<Value> inputs = givenValues();
    bool isAlongTime = true;
    for (size_t k = 0; k < given.size(); ++k)
      isAlongTime = isAlongTime && scalarsOf(changeOf(given[k])) == scalarsOf(inputs[taken[k]]);
    if (!isAlongTime) return elsewhere(derivative, given, taken);
    for (const size_t position : taken) inputs.push_back(changeOf(position));
    return result(derivative, std::move(inputs));
  }

 private:
  size_t placeholder(ExprId id) const {
    const bool is = pool_.op(id) == Op::variable && pool_.variableOf(id).index() >= kPlaceholderBase;
    return is ? pool_.variableOf(id).index() - kPlaceholderBase : args_.size();
  }
  ExprId derivativeOf(ExprId id) const {
    const size_t k = placeholder(id);
    const bool isGiven = k < argDerivatives_.size() && argDerivatives_[k].isValid();
    return isGiven ? argDerivatives_[k] : pool_.constant(0, pool_.type(id));
  }
  Value changeOf(size_t position) const {
    return mapScalars(pattern_[position], [this](ExprId id) { return derivativeOf(id); });
  }
  bool varies(const Value& input) const {
    const std::vector<ExprId> scalars = scalarsOf(input);
    return std::any_of(scalars.begin(), scalars.end(),
                       [this](ExprId id) { return !pool_.isConstant(derivativeOf(id), 0); });
  }

  std::vector<Value> givenValues() const {
    std::vector<Value> inputs;
    inputs.reserve(pattern_.size());
    for (const Value& input : pattern_)
      inputs.push_back(mapScalars(input, [this](ExprId id) {
        const size_t k = placeholder(id);
        return k < args_.size() ? args_[k] : id;
      }));
    return inputs;
  }

  // The derivative function has outputs for the Real outputs only.
  ExprId result(const FunctionClass::Derivative& derivative, std::vector<Value> inputs) {
    const auto results = state_.call(*derivative.function, std::move(inputs), {});
    if (!results) return {};
    size_t index = 0;
    for (size_t k = 0; k < node_.outputIndex; ++k)
      index += state_.table->functions[node_.payload].outputTypes[k] == Type::real;
    for (const Value& value : *results) {
      const std::vector<ExprId> scalars = scalarsOf(value);
      if (index < scalars.size()) return scalars[index];
      index -= scalars.size();
    }
    return {};
  }

  // In another direction than that of time, which a derivative of second order is made for: D(u, w) is linear in the
  // derivatives w, and its annotated derivative Q(w) + D(u, a) quadratic in them. So D changes by D(u, dw) + B(w, du),
  // where 2 B(w, du) = Q(w + du) − Q(w) − Q(du).
  ExprId elsewhere(const FunctionClass::Derivative& derivative, const std::vector<size_t>& given,
                   const std::vector<size_t>& taken) {
    const ExprId byDerivatives = withDerivatives(taken);
    if (std::none_of(given.begin(), given.end(), [this](size_t k) { return varies(pattern_[k]); }))
      return byDerivatives;
    using Pick = ExprId (*)(symbolic::Pool&, ExprId w, ExprId du);
    const auto quadratic = [&](Pick pick) {
      std::vector<Value> inputs = givenValues();
      for (size_t k = 0; k < taken.size(); ++k) {
        const std::vector<ExprId> du = scalarsOf(changeOf(given[k]));
        size_t at = 0;
        inputs[taken[k]] = mapScalars(inputs[taken[k]], [&](ExprId w) {
          const ExprId change = at < du.size() ? du[at] : pool_.real(0);
          ++at;
          return pick(pool_, w, change);
        });
      }
      for (const size_t position : taken)
        inputs.push_back(mapScalars(pattern_[position], [this](ExprId) { return pool_.real(0); }));
      return result(derivative, std::move(inputs));
    };
    const ExprId both = quadratic([](symbolic::Pool& p, ExprId w, ExprId du) { return p.add(w, du); });
    const ExprId own = quadratic([](symbolic::Pool&, ExprId w, ExprId) { return w; });
    const ExprId other = quadratic([](symbolic::Pool&, ExprId, ExprId du) { return du; });
    if (!both || !own || !other) return {};
    const ExprId mixed = pool_.mul(pool_.real(0.5), pool_.sub(pool_.sub(both, own), other));
    return pool_.add(byDerivatives, mixed);
  }

  // The call itself with the changes of its derivatives in their place.
  ExprId withDerivatives(const std::vector<size_t>& taken) {
    std::vector<ExprId> args = args_;
    for (const size_t position : taken)
      for (const ExprId id : scalarsOf(pattern_[position]))
        if (placeholder(id) < args.size()) args[placeholder(id)] = derivativeOf(id);
    return pool_.call(FunctionId(node_.payload), args, node_.outputIndex, node_.type);
  }

  ExecutorState& state_;
  symbolic::Pool& pool_;
  const symbolic::Node node_;
  const FunctionClass function_;
  const std::vector<Value> pattern_;
  const std::vector<ExprId> args_;
  std::span<const ExprId> argDerivatives_;
};

}  // namespace

ExprId FunctionExecutor::differentiateCall(ExprId call, std::span<const ExprId> argDerivatives) {
  symbolic::Pool& pool = state_->pool();
  ENSURE(pool.op(call) == Op::call, static_cast<int>(pool.op(call)));
  const bool isZero = std::all_of(argDerivatives.begin(), argDerivatives.end(),
                                  [&](ExprId d) { return !d.isValid() || pool.isConstant(d, 0); });
  if (isZero) return pool.real(0);
  AnnotatedCall annotated(*state_, call, argDerivatives);
  const FunctionClass::Derivative* const derivative = annotated.annotation();
  return derivative ? annotated.derivative(*derivative) : differentiateStatements(call, argDerivatives);
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
      KnownStart known;
      const auto inputCount = static_cast<uint32_t>(state.pool().callArgs(call).size());
      if (auto entry = state.executeSymbolically(function, pattern, inputCount, mustRun, known))
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
