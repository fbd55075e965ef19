// Assertions in functions whose conditions are known only during the run (specification 8.3.7): an inlined body hands
// them to whoever calls it, in the end to the model, which checks them where the call counts.
#include <algorithm>

#include "engine/model/functions_runtime.h"

namespace armature::model {

using symbolic::Op;

namespace {

// a and b, where an invalid id means no condition.
ExprId both(symbolic::Pool& pool, ExprId a, ExprId b) {
  if (!a.isValid() || pool.isConstant(a, 1)) return b;
  if (!b.isValid() || pool.isConstant(b, 1)) return a;
  return pool.binary(Op::logicalAnd, a, b);
}

}  // namespace

void ExecutorState::addCheck(FunctionCheck check) {
  check.active = both(pool(), both(pool(), guard, branch), check.active);
  if (!check.active.isValid()) check.active = pool().boolean(true);
  if (pool().isConstant(check.active, 0) || pool().isConstant(check.condition, 1)) return;
  if (collected != nullptr) {
    collected->push_back(check);
    return;
  }
  if (builder != nullptr) {
    builder->addCheck(check);
    return;
  }
  const bool isKnown = std::any_of(pending.begin(), pending.end(), [&](const FunctionCheck& other) {
    return other.active == check.active && other.condition == check.condition && other.message == check.message;
  });
  if (!isKnown) pending.push_back(check);
}

void ExecutorState::demandWithin(ExprId index, Name array, int64_t size, SourceSpan span) {
  const auto isAt = [&](Op relation, int64_t bound) {
    return pool().binary(relation, index, pool().integer(static_cast<double>(bound)));
  };
  const ExprId isWithin = pool().binary(Op::logicalAnd, isAt(Op::greaterEqual, 1), isAt(Op::lessEqual, size));
  const auto joined = [&](ExprId a, ExprId b) { return pool().binary(Op::concat, a, b); };
  const ExprId message =
      joined(joined(pool().text("the subscript of '" + text(array) + "' is "), pool().format(index, "%d")),
             pool().text(", outside of 1 … " + std::to_string(size)));
  addCheck({ExprId(), isWithin, message, false, span});
}

void ExecutorState::makeCheckTemplate(FunctionEntry& entry, const std::vector<FunctionCheck>& checks,
                                      uint32_t inputCount) {
  if (checks.empty()) return;
  Value all;
  all.dims = {static_cast<int64_t>(3 * checks.size())};
  for (const FunctionCheck& check : checks)
    all.scalars.insert(all.scalars.end(), {check.active, check.condition, check.message});
  entry.checks = makeTemplate({all}, inputCount);
  entry.checkKinds = checks;
}

void ExecutorState::fillChecks(const FunctionEntry& entry, std::span<const ExprId> inputs) {
  if (entry.checkKinds.empty()) return;
  const std::vector<Value> all = fillTemplate(entry.checks, inputs);
  const std::vector<ExprId>& scalars = all.front().scalars;
  for (size_t k = 0; k < entry.checkKinds.size(); ++k) {
    const FunctionCheck& kind = entry.checkKinds[k];
    addCheck({scalars[3 * k], scalars[3 * k + 1], scalars[3 * k + 2], kind.isWarning, kind.span, kind.isEffect});
  }
}

void ExecutorState::declareFlags(const FunctionClass& function, Frame& frame) {
  for (const FunctionClass::Unsure& u : function.unsure) {
    const Frame::Local& output = *frame.findLocal(u.output);
    if (!output.value.isScalar() && (builder != nullptr || output.isFlexible)) continue;
    Frame::Local flag{u.flag, {}, BaseType::boolean, false};
    flag.value.base = BaseType::boolean;
    flag.value.dims = output.value.dims;
    flag.value.scalars.assign(output.value.scalars.size(), pool().boolean(false));
    frame.locals.push_back(std::move(flag));
  }
}

Frame::Local* ExecutorState::flagOf(const FunctionClass& function, Frame& frame, Name output) {
  const auto of = std::ranges::find(function.unsure, output, &FunctionClass::Unsure::output);
  return of == function.unsure.end() ? nullptr : frame.findLocal(of->flag);
}

std::vector<FunctionCheck> ExecutorState::endChecks(const FunctionClass& function, const Frame& frame) {
  constexpr size_t kMostConditions = 50;  // of the elements of an array, which are one check
  std::vector<FunctionCheck> checks;
  for (const FunctionClass::Unsure& u : function.unsure) {
    const Value* flags = frame.find(u.flag);
    if (flags == nullptr) continue;
    const auto output = std::ranges::find(function.outputs, u.output, &FunctionClass::Variable::name);
    ExprId all = pool().boolean(true);
    size_t conditions = 0;
    for (const ExprId flag : flags->scalars) {
      conditions += pool().isConstant(flag) ? 0 : 1;
      all = both(pool(), all, flag);
    }
    if (conditions > kMostConditions) continue;
    const std::string what = flags->isScalar() ? " has no value: no statement that the call comes to gives it one"
                                               : " has elements without a value: no statement that the call comes to "
                                                 "gives them one";
    const std::string sentence = "the output " + text(u.output) + " of " + function.name + what;
    checks.push_back({ExprId(), all, pool().text(sentence), true, output->span});
  }
  return checks;
}

ExprId FunctionExecutor::enterBranch(ExprId condition) {
  return std::exchange(state_->branch, both(state_->pool(), state_->branch, condition));
}

void FunctionExecutor::leaveBranch(ExprId outer) {
  state_->branch = outer;
}

void FunctionExecutor::addCheck(ExprId condition, ExprId message, SourceSpan span) {
  // A function of the run looks at its subscripts itself.
  if (state_->builder == nullptr) state_->addCheck({ExprId(), condition, message, false, span});
}

void FunctionExecutor::demandWithin(ExprId index, Name array, int64_t size, SourceSpan span) {
  if (state_->builder == nullptr) state_->demandWithin(index, array, size, span);
}

void FunctionExecutor::asExpressions(const std::function<void()>& calls) {
  std::vector<FunctionCheck> ignored;
  auto* const collected = std::exchange(state_->collected, &ignored);
  auto* const builder = std::exchange(state_->builder, nullptr);
  calls();
  state_->collected = collected;
  state_->builder = builder;
}

size_t FunctionExecutor::checkCount() const {
  return state_->pending.size();
}

void FunctionExecutor::dropChecks(size_t count) {
  if (count < state_->pending.size()) state_->pending.resize(count);
}

void FunctionExecutor::takeChecks(PartId part, std::vector<Assertion>& into) {
  for (const FunctionCheck& check : std::exchange(state_->pending, {}))
    into.push_back({check.active,
                    check.condition,
                    check.message,
                    check.isWarning,
                    false,
                    part,
                    check.span,
                    check.isEffect,
                    {},
                    true});
}

}  // namespace armature::model
