#include "engine/model/functions_differentiate.h"

#include "engine/base/numbers.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;
using symbolic::Type;

namespace {

// Derivative slots while an expression is being differentiated; real slots lie below.
constexpr uint32_t kDerivativeBase = 0x40000000u;

class Derivation {
 public:
  Derivation(ExecutorState& state, RunDifferentiation& all, const RunFunction& original, FunctionId self)
      : state_(state),
        all_(all),
        self_(self),
        original_(original),
        pool_(state.table->pool),
        inputs_(original.inputCount),
        slots_(original.slotCount),
        rename_(pool_, [this](ExprId leaf) { return renamed(leaf); }),
        calculus_(
            pool_, [this](ExprId leaf) { return derivativeOfLeaf(leaf); },
            [this](ExprId call, std::span<const ExprId> d) { return derivativeOfCall(call, d); }) {}

  // Nothing when some part has no derivative.
  std::optional<RunFunction> run() {
    if (original_.isImpure || !original_.isComplete) return std::nullopt;
    if (original_.foreign) return differences();
    if (!original_.native.empty()) return std::nullopt;
    RunFunction result = named();
    result.slotCount = 2 * slots_;
    for (uint32_t slot : original_.outputs) result.outputs.push_back(derivative(slot));
    result.outputTypes.assign(result.outputs.size(), Type::real);
    if (!body(original_.body, result.body)) return std::nullopt;
    result.isComplete = true;
    return result;
  }

 private:
  RunFunction named() const {
    RunFunction result;
    result.name = "der(" + original_.name + ")";
    result.inputCount = 2 * inputs_;
    return result;
  }
  ExprId real(uint32_t slot) { return pool_.variable(VarId(slot), Type::real); }

  // Of what a library computes in C nothing is known but its values: (f(x + h x') − f(x − h x')) / 2h, with h as in the
  // tangents of a program (program/tangent_code.cpp).
  RunFunction differences() {
    RunFunction result = named();
    ExprId size = pool_.real(kDifferenceOfNominal), speed = pool_.real(kNoZero);
    for (uint32_t k = 0; k < inputs_; ++k) {
      const ExprId d = pool_.unary(Op::abs, real(inputs_ + k));
      const ExprId isMoved = pool_.binary(Op::less, pool_.real(0), d);
      size = pool_.binary(Op::max, size, pool_.select(isMoved, pool_.unary(Op::abs, real(k)), pool_.real(0)));
      speed = pool_.binary(Op::max, speed, d);
    }
    const auto outputs = static_cast<uint32_t>(original_.outputs.size());
    const uint32_t h = 2 * inputs_, up = h + 1, down = up + outputs, first = down + outputs;
    result.body.push_back(
        {RunFunction::Assign{h, {}, 1, pool_.div(pool_.mul(pool_.real(kCentralDifference), size), speed)}});
    for (const bool isUp : {true, false}) {
      RunFunction::Call call{self_, {}, {}};
      for (uint32_t k = 0; k < inputs_; ++k) {
        const ExprId move = pool_.mul(real(h), real(inputs_ + k));
        call.args.push_back(isUp ? pool_.add(real(k), move) : pool_.sub(real(k), move));
      }
      for (uint32_t k = 0; k < outputs; ++k) call.targets.push_back((isUp ? up : down) + k);
      result.body.push_back({std::move(call)});
    }
    for (uint32_t k = 0; k < outputs; ++k) {
      result.outputs.push_back(first + k);
      if (original_.outputTypes[k] != Type::real) continue;
      const ExprId rise = pool_.sub(real(up + k), real(down + k));
      result.body.push_back(
          {RunFunction::Assign{first + k, {}, 1, pool_.div(rise, pool_.mul(pool_.real(2), real(h)))}});
    }
    result.outputTypes.assign(outputs, Type::real);
    result.slotCount = first + outputs;
    result.isComplete = true;
    return result;
  }

  // Layout: inputs, their derivatives, other slots, their derivatives.
  uint32_t place(uint32_t slot) const { return slot < inputs_ ? slot : slot + inputs_; }
  uint32_t derivative(uint32_t slot) const { return slot < inputs_ ? inputs_ + slot : slots_ + slot; }

  ExprId renamed(ExprId leaf) {
    if (pool_.op(leaf) != Op::variable) return {};
    const uint32_t slot = pool_.variableOf(leaf).index();
    const uint32_t to = slot >= kDerivativeBase ? derivative(slot - kDerivativeBase) : place(slot);
    return pool_.variable(VarId(to), pool_.type(leaf));
  }
  ExprId derivativeOfLeaf(ExprId leaf) {
    if (pool_.op(leaf) != Op::variable || pool_.type(leaf) != Type::real) return {};
    return pool_.variable(VarId(kDerivativeBase + pool_.variableOf(leaf).index()), Type::real);
  }
  // Arguments followed by their derivatives.
  std::vector<ExprId> withDerivatives(std::span<const ExprId> args, std::span<const ExprId> d, size_t count) {
    std::vector<ExprId> result(args.begin(), args.begin() + static_cast<std::ptrdiff_t>(count));
    for (size_t k = 0; k < count; ++k) result.push_back(d[k].isValid() ? d[k] : pool_.real(0));
    return result;
  }
  ExprId derivativeOfCall(ExprId call, std::span<const ExprId> d) {
    const symbolic::Node node = pool_.node(call);
    const FunctionId derived = all_.derivativeOf(FunctionId(node.payload));
    if (!derived.isValid()) return {};
    const std::vector<ExprId> args(pool_.callArgs(call).begin(), pool_.callArgs(call).end());
    const size_t count = state_.table->functions[node.payload].inputCount;
    return pool_.call(derived, withDerivatives(args, d, count), node.outputIndex, Type::real);
  }

  ExprId value(ExprId e) { return rename_.apply(e); }
  // The derivative of an expression over the new slots; invalid when there is none.
  ExprId derivativeValue(ExprId e) {
    const ExprId d = calculus_.apply(e);
    return d.isValid() ? rename_.apply(d) : ExprId();
  }

  bool body(const RunFunction::Body& from, RunFunction::Body& to) {
    for (const RunFunction::Statement& s : from)
      if (!std::visit([&](const auto& what) { return statement(what, to); }, s.what)) return false;
    return true;
  }

  bool statement(const RunFunction::Assign& s, RunFunction::Body& to) {
    const ExprId index = s.index.isValid() ? value(s.index) : ExprId();
    if (pool_.type(s.value) == Type::real) {
      const ExprId d = derivativeValue(s.value);
      if (!d.isValid()) return false;
      to.push_back({RunFunction::Assign{derivative(s.target), index, s.length, d}});
    }
    to.push_back({RunFunction::Assign{place(s.target), index, s.length, value(s.value)}});
    return true;
  }

  bool statement(const RunFunction::Call& s, RunFunction::Body& to) {
    const FunctionId derived = all_.derivativeOf(s.function);
    if (!derived.isValid()) return false;
    const size_t count = state_.table->functions[s.function.index()].inputCount;
    RunFunction::Call plain{s.function, {}, s.targets}, call{derived, {}, s.targets};
    std::vector<ExprId> d;
    for (ExprId arg : s.args) {
      plain.args.push_back(value(arg));
      const bool isReal = pool_.type(arg) == Type::real;
      d.push_back(isReal ? derivativeValue(arg) : pool_.real(0));
      if (!d.back().isValid()) return false;
    }
    call.args = withDerivatives(plain.args, d, count);
    for (uint32_t& slot : plain.targets)
      if (slot != symbolic::kNoPayload) slot = place(slot);
    for (uint32_t& slot : call.targets)
      if (slot != symbolic::kNoPayload) slot = derivative(slot);
    to.push_back({std::move(call)});
    to.push_back({std::move(plain)});
    return true;
  }

  bool statement(const RunFunction::If& s, RunFunction::Body& to) {
    RunFunction::If result;
    for (const auto& [condition, branch] : s.branches) {
      result.branches.emplace_back(condition.isValid() ? value(condition) : ExprId(), RunFunction::Body{});
      if (!body(branch, result.branches.back().second)) return false;
    }
    to.push_back({std::move(result)});
    return true;
  }

  bool statement(const RunFunction::While& s, RunFunction::Body& to) {
    RunFunction::While result;
    result.condition = value(s.condition);
    if (!body(s.body, result.body) || !body(s.step, result.step)) return false;
    to.push_back({std::move(result)});
    return true;
  }

  bool statement(const RunFunction::Assert& s, RunFunction::Body& to) {
    to.push_back({RunFunction::Assert{value(s.condition), value(s.message), s.isWarning}});
    return true;
  }

  bool statement(const RunFunction::Break&, RunFunction::Body& to) {
    to.push_back({RunFunction::Break{}});
    return true;
  }

  bool statement(const RunFunction::Return&, RunFunction::Body& to) {
    to.push_back({RunFunction::Return{}});
    return true;
  }

  ExecutorState& state_;
  RunDifferentiation& all_;
  const FunctionId self_;
  const RunFunction& original_;
  symbolic::Pool& pool_;
  uint32_t inputs_, slots_;
  symbolic::Substitution rename_;
  symbolic::Differentiator calculus_;
};

}  // namespace

FunctionId RunDifferentiation::derivativeOf(FunctionId function) {
  const auto at = known_.find(function);
  if (at != known_.end()) return at->second;
  FunctionTable& table = *state_.table;
  const FunctionId id(table.functions.size());
  // Known before its body, so that a recursive function finds itself.
  known_[function] = id;
  table.functions.emplace_back();
  state_.origins.push_back({});
  const RunFunction original = table.functions[function.index()];
  std::optional<RunFunction> derived = Derivation(state_, *this, original, function).run();
  if (!derived) {
    known_[function] = FunctionId();
    return {};
  }
  table.functions[id.index()] = std::move(*derived);
  return id;
}

}  // namespace armature::model
