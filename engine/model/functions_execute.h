// Symbolic execution of statements: locals hold expressions; where a condition is known only during the run, both ways
// are executed and merged by select. Gives up (bail) on loops whose length is known only during the run.
#pragma once
#include "engine/model/functions_state.h"

namespace armature::model {

class SymbolicExecution {
 public:
  enum class Status : uint8_t { ok, failed, bail };
  struct Limits {
    uint64_t statements = 20'000;  // executed
    uint64_t nodes = 250'000;      // growth of the pool
    // Executed in calls within as well, of a function's body: each of these keeps to the limits above alone.
    uint64_t withCalls() const { return 10 * statements; }
  };
  // Function bodies have neither algorithm scope nor effects.
  SymbolicExecution(ExecutorState& state, Frame& frame, const void* scope, Limits limits,
                    const FunctionExecutor::AlgorithmScope* algorithm = nullptr,
                    FunctionExecutor::Effects* effects = nullptr);

  Status run(std::span<const syntax::Statement* const> statements);
  // The body of a function; `known` gets what is computed before the first statement that leaves something to the run.
  Status run(const FunctionClass& function, KnownStart& known);
  // Per assigned variable a value whose scalars are valid where the variable was assigned at least once.
  const std::vector<std::pair<Name, Value>>& marks() const { return marks_; }

 private:
  using Statements = std::span<const syntax::Statement* const>;
  // Values at a fork of the execution.
  struct Snapshot {
    std::vector<Frame::Local> locals;
    ExprId returned, broken;
  };
  Status block(Statements statements);
  bool isAllKnown() const;
  Status statement(const syntax::Statement& s);
  Status assign(const syntax::Statement& s);
  Status assignSlice(const SliceLoop& loop);
  Status assignTo(const syntax::Expression& target, const Value& value);
  Status ifStatement(const syntax::Statement& s, size_t branch);
  Status whenStatement(const syntax::Statement& s, size_t branch, ExprId earlier);
  Status forStatement(const syntax::Statement& s, size_t iterator);
  Status iterate(const syntax::Statement& s, size_t iterator, const Value& range, size_t k);
  Status whileStatement(const syntax::Statement& s);
  // A loop of a model from the given iterator on, whose length depends on the run: one call of a function made for it.
  Status loopOfTheRun(const syntax::Statement& s, size_t iterator);
  // Whether the values of an iterator of a model's loop are known before the run.
  std::optional<bool> isKnownRange(const syntax::Expression& range);
  Status callStatement(const syntax::Statement& s);
  Status assertion(const syntax::Expression& call);
  Status reinitialize(const syntax::Expression& call);
  // Executes `body` under a run-time condition and merges with the values where it does not hold.
  Status fork(ExprId condition, const std::function<Status()>& then, const std::function<Status()>& otherwise);
  void mark(Name name, std::span<const AccessStep> path, const Value& root, const Value& value);
  // The marks of a variable that is assigned, made when they are needed first.
  Value& marksOf(Name name, const Value& root);
  Snapshot snapshot() const { return {frame_.locals, returned_, broken_}; }
  void restore(Snapshot s);
  // After both ways: locals := if condition then `yes` else current.
  void merge(ExprId condition, const Snapshot& yes);
  Status unfinished() const { return state_.unwindTo || state_.needsRun ? Status::bail : Status::failed; }
  std::optional<Value> translate(const syntax::Expression& e);
  symbolic::Pool& pool() { return state_.pool(); }
  ExprId conjunction(ExprId a, ExprId b);
  ExprId negation(ExprId a) { return pool().unary(symbolic::Op::logicalNot, a); }

  ExecutorState& state_;
  Frame& frame_;
  const void* scope_;
  const FunctionClass* function_ = nullptr;  // whose body it is
  Limits limits_;
  const FunctionExecutor::AlgorithmScope* algorithm_;
  FunctionExecutor::Effects* effects_;
  ExprId returned_, broken_;  // Boolean expressions
  ExprId guard_;              // conjunction of the run-time conditions around
  uint64_t executed_ = 0;
  uint64_t rounds_ = 0;  // of for-loops, which may have nothing in them
  size_t poolAtStart_ = 0;
  uint64_t executedAtStart_ = 0;
  std::vector<std::pair<Name, Value>> marks_;
};

}  // namespace armature::model
