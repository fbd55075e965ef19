#include "engine/model/functions_execute.h"

#include <algorithm>

#include "engine/base/ensure.h"
#include "engine/base/stack_room.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::Op;
using symbolic::Type;
using syntax::ExprKind;
using syntax::StatementKind;

namespace {

constexpr uint64_t kRoundsPerStatement = 10;  // of the budgets

}  // namespace

SymbolicExecution::SymbolicExecution(ExecutorState& state, Frame& frame, const void* scope, Limits limits,
                                     const FunctionExecutor::AlgorithmScope* algorithm,
                                     FunctionExecutor::Effects* effects)
    : state_(state), frame_(frame), scope_(scope), limits_(limits), algorithm_(algorithm), effects_(effects) {
  returned_ = broken_ = pool().boolean(false);
  guard_ = pool().boolean(true);
  poolAtStart_ = pool().size();
  executedAtStart_ = state_.executed;
}

SymbolicExecution::Status SymbolicExecution::run(Statements statements) {
  return block(statements);
}

SymbolicExecution::Status SymbolicExecution::run(const FunctionClass& function, KnownStart& known) {
  function_ = &function;
  const Statements body(function.body);
  size_t done = 0;
  for (; done < body.size() && isAllKnown(); ++done) {
    known = {done, frame_.locals};
    const Status status = statement(*body[done]);
    if (status != Status::ok) return status;
  }
  if (pool().isConstant(returned_, 0)) return block(body.subspan(done));
  if (pool().isConstant(returned_)) return Status::ok;
  return fork(
      returned_, [] { return Status::ok; }, [&] { return block(body.subspan(done)); });
}

// Whether nothing of what the body has computed so far hangs on the run.
bool SymbolicExecution::isAllKnown() const {
  return state_.hasNoChecks() && state_.pool().isConstant(returned_, 0) &&
         std::ranges::all_of(frame_.locals, [&](const Frame::Local& local) {
           return !local.isFlexible && isConstantValue(local.value, state_.pool());
         });
}

std::optional<Value> SymbolicExecution::translate(const syntax::Expression& e) {
  return state_.translator.translate(e, scope_, &frame_);
}

ExprId SymbolicExecution::conjunction(ExprId a, ExprId b) {
  if (pool().isConstant(a, 1)) return b;
  if (pool().isConstant(b, 1)) return a;
  return pool().binary(Op::logicalAnd, a, b);
}

void SymbolicExecution::restore(Snapshot s) {
  frame_.locals = std::move(s.locals);
  returned_ = s.returned;
  broken_ = s.broken;
}

void SymbolicExecution::merge(ExprId condition, const Snapshot& yes) {
  ENSURE(yes.locals.size() == frame_.locals.size(), yes.locals.size(), frame_.locals.size());
  for (size_t k = 0; k < yes.locals.size(); ++k) {
    Value& value = frame_.locals[k].value;
    const Value& other = yes.locals[k].value;
    if (value.dims != other.dims) {
      // A flexible array that only one way has filled keeps that shape.
      if (value.scalars.empty()) value = other;
      continue;
    }
    value = mergeValues(condition, other, value, pool());
  }
  if (yes.returned != returned_) returned_ = pool().select(condition, yes.returned, returned_);
  if (yes.broken != broken_) broken_ = pool().select(condition, yes.broken, broken_);
}

SymbolicExecution::Status SymbolicExecution::fork(ExprId condition, const std::function<Status()>& then,
                                                  const std::function<Status()>& otherwise) {
  const Snapshot before = snapshot();
  const ExprId outerGuard = guard_;
  ++state_.guards;
  guard_ = state_.guard = conjunction(outerGuard, condition);
  Status status = then();
  if (status == Status::ok) {
    Snapshot yes = snapshot();
    restore(before);
    guard_ = state_.guard = conjunction(outerGuard, negation(condition));
    status = otherwise();
    if (status == Status::ok) merge(condition, yes);
  }
  guard_ = state_.guard = outerGuard;
  --state_.guards;
  return status;
}

SymbolicExecution::Status SymbolicExecution::block(Statements statements) {
  for (size_t k = 0; k < statements.size(); ++k) {
    const Status status = statement(*statements[k]);
    if (status != Status::ok) return status;
    const ExprId stopped = pool().binary(Op::logicalOr, returned_, broken_);
    if (pool().isConstant(stopped, 0)) continue;
    if (pool().isConstant(stopped) || k + 1 == statements.size()) return Status::ok;
    return fork(
        stopped, [] { return Status::ok; }, [&] { return block(statements.subspan(k + 1)); });
  }
  return Status::ok;
}

SymbolicExecution::Status SymbolicExecution::statement(const syntax::Statement& s) {
  const uint64_t withCalls = ++state_.executed - executedAtStart_;
  const bool isTooMuch = ++executed_ > limits_.statements || pool().size() - poolAtStart_ > limits_.nodes ||
                         (function_ && withCalls > limits_.withCalls());
  if (isTooMuch || isStackLow() || state_.translator.isCancelled()) return Status::bail;
  if (function_) scope_ = function_->scopeFrom(s, scope_);
  switch (s.kind) {
    case StatementKind::assign:
      return assign(s);
    case StatementKind::call:
      return callStatement(s);
    case StatementKind::ifStatement:
      return ifStatement(s, 0);
    case StatementKind::forStatement:
      return forStatement(s, 0);
    case StatementKind::whileStatement:
      return whileStatement(s);
    case StatementKind::whenStatement:
      if (algorithm_ == nullptr) {
        state_.error("T307", phrase("a when-statement is not allowed in a function"), s.span);
        return Status::failed;
      }
      return whenStatement(s, 0, pool().boolean(false));
    case StatementKind::breakStatement:
      broken_ = pool().boolean(true);
      return Status::ok;
    case StatementKind::returnStatement:
      if (algorithm_ != nullptr) {
        state_.error("T328", phrase("return can only be used in a function"), s.span);
        return Status::failed;
      }
      returned_ = pool().boolean(true);
      return Status::ok;
  }
  return Status::ok;
}

SymbolicExecution::Status SymbolicExecution::assign(const syntax::Statement& s) {
  if (s.target == nullptr || s.value == nullptr) return Status::ok;
  if (SliceLoop::mayBe(s))
    if (const SliceLoop loop(s, state_.translator.library().names(), state_.askedOfSlices(frame_, scope_));
        loop.isMade())
      return assignSlice(loop);
  if (s.target->kind != ExprKind::tuple) {
    const std::optional<Value> value = translate(*s.value);
    return value ? assignTo(*s.target, *value) : unfinished();
  }
  const auto values = state_.translator.translateCall(*s.value, scope_, &frame_);
  if (!values) return unfinished();
  if (s.target->args.size() > values->size()) {
    state_.error("T308", phrase("the call gives only %1 results", values->size()), s.span);
    return Status::failed;
  }
  for (size_t k = 0; k < s.target->args.size(); ++k) {
    if (s.target->args[k] == nullptr) continue;
    const Status status = assignTo(*s.target->args[k], (*values)[k]);
    if (status != Status::ok) return status;
  }
  return Status::ok;
}

// One element after the other; what is read of the left side is what it was before.
SymbolicExecution::Status SymbolicExecution::assignSlice(const SliceLoop& loop) {
  const size_t count = frame_.locals.size();
  if (const std::optional<Name> name = loop.copied())
    if (const Frame::Local* local = frame_.findLocal(*name)) {
      const Value value = local->value;
      const BaseType base = local->base;
      frame_.locals.push_back({loop.copy(), value, base, false});
    }
  const Status status = block(loop.statements());
  if (status == Status::ok) frame_.locals.resize(count);
  return status;
}

SymbolicExecution::Status SymbolicExecution::assignTo(const syntax::Expression& target, const Value& value) {
  if (target.kind != ExprKind::reference || target.reference == nullptr || target.reference->parts.empty()) {
    state_.error("T309", phrase("the left side of an assignment is a variable"), target.span);
    return Status::failed;
  }
  const Name name = target.reference->parts.front().name;
  Frame::Local* local = frame_.findLocal(name);
  if (local == nullptr) {
    state_.error("T310", phrase("there is no variable %1 to assign to", state_.text(name)), target.span);
    return Status::failed;
  }
  if (local->isInput) {
    state_.error("T324", phrase("input %1 of a function cannot be assigned to", state_.text(name)), target.span);
    return Status::failed;
  }
  const auto path = state_.accessPath(*target.reference, local->value, frame_, scope_);
  if (!path) return unfinished();
  local = frame_.findLocal(name);  // evaluating subscripts may have moved the locals
  const bool isWhole = path->size() == 1 && path->front().subscripts.empty();
  if (isWhole && local->isFlexible && !local->value.isRecord()) {
    Value fitted = value;
    coerce(fitted, local->base, pool());
    local->value = std::move(fitted);
    return Status::ok;
  }
  if (local->isFlexible && local->value.isRecord()) adoptShape(local->value, *path, value, pool());
  if (algorithm_ != nullptr) mark(name, *path, local->value, value);
  const auto problem = assignPart(local->value, *path, value, pool(),
                                  [&](Value& leaf, size_t position, ExprId scalar, ExprId condition) {
                                    ExprId& old = leaf.scalars[position];
                                    if (!condition.isValid())
                                      old = scalar;
                                    else
                                      old = pool().select(condition, scalar, old);
                                  });
  if (!problem) {
    Frame::Local* flag = function_ ? state_.flagOf(*function_, frame_, name) : nullptr;
    if (flag == nullptr) return Status::ok;
    (void)assignPart(flag->value, *path, value, pool(), [&](Value& leaf, size_t position, ExprId, ExprId condition) {
      ExprId& old = leaf.scalars[position];
      old = condition.isValid() ? pool().binary(Op::logicalOr, old, condition) : pool().boolean(true);
    });
    return Status::ok;
  }
  // Under a run-time condition the statement may never be reached.
  if (state_.guards > 0 && algorithm_ == nullptr) return Status::bail;
  state_.error("T311", phrase("assignment to %1: %2", state_.text(name), *problem), target.span);
  return Status::failed;
}

void SymbolicExecution::mark(Name name, std::span<const AccessStep> path, const Value& root, const Value& value) {
  (void)assignPart(marksOf(name, root), path, value, pool(),
                   [&](Value& leaf, size_t position, ExprId, ExprId) { leaf.scalars[position] = guard_; });
}

Value& SymbolicExecution::marksOf(Name name, const Value& root) {
  for (auto& [known, marked] : marks_)
    if (known == name) return marked;
  marks_.emplace_back(name, mapScalars(root, [](ExprId) { return ExprId(); }));
  return marks_.back().second;
}

SymbolicExecution::Status SymbolicExecution::ifStatement(const syntax::Statement& s, size_t branch) {
  if (branch == s.branches.size()) return Status::ok;
  const syntax::StatementBranch& b = s.branches[branch];
  if (b.condition == nullptr) return block(b.body);
  const std::optional<Value> condition = translate(*b.condition);
  if (!condition) return unfinished();
  if (!state_.isScalarOf(*condition, BaseType::boolean, "T312",
                         wording("the condition of an if-statement is a Boolean scalar"), b.condition->span))
    return Status::failed;
  const ExprId c = condition->scalar();
  if (pool().isConstant(c)) return pool().number(c) != 0 ? block(b.body) : ifStatement(s, branch + 1);
  return fork(
      c, [&] { return block(b.body); }, [&] { return ifStatement(s, branch + 1); });
}

SymbolicExecution::Status SymbolicExecution::forStatement(const syntax::Statement& s, size_t iterator) {
  if (iterator == s.iterators.size()) return block(s.body);
  const syntax::Iterator& i = s.iterators[iterator];
  if (algorithm_ == nullptr && i.range != nullptr && i.range->kind == ExprKind::range) {
    for (syntax::ExprPtr bound : i.range->args) {
      const std::optional<Value> value = translate(*bound);
      if (!value) return unfinished();
      if (value->isScalar() && !value->scalars.empty() && !pool().isConstant(value->scalar())) return Status::bail;
    }
  }
  if (algorithm_ != nullptr && i.range != nullptr && i.range->kind == ExprKind::range) {
    const std::optional<bool> isKnown = isKnownRange(*i.range);
    if (!isKnown) return unfinished();
    if (!*isKnown) return loopOfTheRun(s, iterator);
  }
  const std::optional<Value> range = state_.translator.translateRange(i, s.body, scope_, &frame_);
  if (!range) return unfinished();
  if (!state_.isVectorOfRounds(*range, i, s.span)) return Status::failed;
  const ExprId outerBroken = broken_;
  broken_ = pool().boolean(false);
  frame_.locals.push_back({i.name, range->dims[0] > 0 ? elementOf(*range, 0) : Value(), range->base, false});
  const Status status = iterate(s, iterator, *range, 0);
  if (status != Status::ok) return status;
  frame_.locals.pop_back();
  broken_ = outerBroken;
  return status;
}

SymbolicExecution::Status SymbolicExecution::iterate(const syntax::Statement& s, size_t iterator, const Value& range,
                                                     size_t k) {
  const size_t slot = frame_.locals.size() - 1;
  const auto rounds = static_cast<size_t>(range.dims[0]);
  for (; k < rounds; ++k) {
    if (++rounds_ > kRoundsPerStatement * limits_.statements || state_.translator.isCancelled()) return Status::bail;
    Value& element = frame_.locals[slot].value;
    if (range.isRecord())
      element = elementOf(range, static_cast<int64_t>(k));
    else
      element.scalars.front() = range.scalars[k];  // without a new value: there may be millions of rounds
    const Status status = forStatement(s, iterator + 1);
    if (status != Status::ok) return status;
    const ExprId stopped = pool().binary(Op::logicalOr, returned_, broken_);
    if (pool().isConstant(stopped, 0)) continue;
    if (pool().isConstant(stopped)) return Status::ok;
    return fork(
        stopped, [] { return Status::ok; }, [&] { return iterate(s, iterator, range, k + 1); });
  }
  return Status::ok;
}

SymbolicExecution::Status SymbolicExecution::whileStatement(const syntax::Statement& s) {
  const ExprId outerBroken = broken_;
  broken_ = pool().boolean(false);
  const Snapshot before = snapshot();
  const FunctionExecutor::Effects effects = effects_ == nullptr ? FunctionExecutor::Effects() : *effects_;
  // What has been executed so far was known; from here on only the run can tell.
  const auto giveUp = [&] {
    if (algorithm_ == nullptr) return Status::bail;
    restore(before);
    broken_ = outerBroken;
    *effects_ = effects;
    return loopOfTheRun(s, 0);
  };
  while (true) {
    const std::optional<Value> condition = translate(*s.value);
    if (!condition) return unfinished();
    if (!state_.isScalarOf(*condition, BaseType::boolean, "T312",
                           wording("the condition of a while-statement is a Boolean scalar"), s.value->span))
      return Status::failed;
    const ExprId c = condition->scalar();
    if (!pool().isConstant(c)) return giveUp();
    if (pool().number(c) == 0) break;
    if (++executed_ > limits_.statements || state_.translator.isCancelled()) return Status::bail;
    const Status status = block(s.body);
    if (status != Status::ok) return status;
    const ExprId stopped = pool().binary(Op::logicalOr, returned_, broken_);
    if (pool().isConstant(stopped, 0)) continue;
    if (!pool().isConstant(stopped)) return giveUp();
    break;
  }
  broken_ = outerBroken;
  return Status::ok;
}

SymbolicExecution::Status SymbolicExecution::callStatement(const syntax::Statement& s) {
  const syntax::Expression& call = *s.value;
  const std::string_view callee = simpleCallee(call, state_.translator.library().names());
  if (callee == "assert") return assertion(call);
  if (callee == "reinit") return reinitialize(call);
  if (callee == "terminate") {
    if (effects_ == nullptr) return Status::ok;
    const std::optional<Value> message = call.args.empty() ? std::nullopt : translate(*call.args.front());
    if (!message) return unfinished();
    if (!state_.isScalarOf(*message, BaseType::string, "T316", wording("terminate takes a String"), call.span))
      return Status::failed;
    effects_->assertions.push_back(
        {guard_, pool().boolean(false), message->scalar(), false, true, algorithm_->part, s.span});
    return Status::ok;
  }
  const uint64_t before = state_.effectCalls;
  const bool outer = std::exchange(state_.isModelStatement, state_.isModelStatement || algorithm_ != nullptr);
  const auto unused = state_.translator.translateCall(call, scope_, &frame_);
  state_.isModelStatement = outer;
  if (!unused) return unfinished();
  state_.keepEffects(*unused, before, s.span);
  return Status::ok;
}

SymbolicExecution::Status SymbolicExecution::assertion(const syntax::Expression& call) {
  const NameTable& names = state_.translator.library().names();
  const syntax::Expression* condition = callArgument(call, 0, "condition", names);
  const syntax::Expression* message = callArgument(call, 1, "message", names);
  const syntax::Expression* level = callArgument(call, 2, "level", names);
  if (condition == nullptr || message == nullptr) {
    state_.error("T314", phrase("assert needs a condition and a message"), call.span);
    return Status::failed;
  }
  constexpr Wording kForm = wording("assert takes a Boolean, a String and an AssertionLevel");
  const std::optional<Value> holds = translate(*condition);
  if (!holds) return unfinished();
  if (!state_.isScalarOf(*holds, BaseType::boolean, "T314", kForm, condition->span)) return Status::failed;
  const ExprId c = holds->scalar();
  if (pool().isConstant(c, 1)) return Status::ok;
  bool isWarning = false;
  if (level != nullptr) {
    const std::optional<Value> l = translate(*level);
    if (!l) return unfinished();
    if (!state_.isScalarOf(*l, BaseType::enumeration, "T314", kForm, level->span)) return Status::failed;
    isWarning = pool().isConstant(l->scalar(), 1);  // AssertionLevel has the literals warning and error
  }
  const std::optional<Value> text = translate(*message);
  if (!text) return unfinished();
  if (!state_.isScalarOf(*text, BaseType::string, "T314", kForm, message->span)) return Status::failed;
  // Within a function of the run, what certainly fails does so only where its statements come to this call.
  if (effects_ == nullptr && (!pool().isConstant(c) || state_.guards > 0 || state_.isRun)) {
    state_.addCheck({ExprId(), c, text->scalar(), isWarning, call.span});
    return Status::ok;
  }
  if (effects_ != nullptr) {
    effects_->assertions.push_back({guard_, c, text->scalar(), isWarning, false, algorithm_->part, call.span});
    return Status::ok;
  }
  const ExprId t = text->scalar();
  const Phrase sentence =
      pool().op(t) == Op::text ? Phrase(std::string(pool().textOf(t))) : phrase("an assertion fails");
  if (isWarning) {
    state_.translator.diagnostics().warning("T315", sentence, call.span);
    return Status::ok;
  }
  state_.error("T315", sentence, call.span);
  return Status::failed;
}

}  // namespace armature::model
