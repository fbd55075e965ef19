// Translation of a function into a run-time function: a control tree over scalar slots (function_table.h).
#pragma once
#include <unordered_set>

#include "engine/model/functions_execute.h"

namespace armature::model {

class RunBuilder : public RunStatements {
 public:
  // Makes the run-time function of a class for one pattern of inputs (placeholder k is slot k) and registers it under
  // its key, so that recursive calls find it. What is known of its start is not executed again: sizes that it computes
  // hold for what follows. Nothing after an error.
  static std::optional<FunctionEntry> build(ExecutorState& state, const FunctionClass& function,
                                            const std::vector<Value>& pattern, uint32_t inputCount,
                                            const FunctionKey& key, const KnownStart& known);
  // Makes the run-time function of a loop in an algorithm of a model, from the given iterator of a for-statement on.
  // Its inputs are what it reads: local values, and what it names of the model (variables, left limits, time). Nothing
  // after an error. `name` is that of the component.
  struct Loop {
    FunctionEntry entry;       // its outputs are the variables that the loop assigns, whole
    std::vector<Name> names;   // of these variables
    std::vector<bool> isSet;   // which of their scalars are assigned
    std::vector<ExprId> args;  // values for the inputs
  };
  static std::optional<Loop> buildLoop(ExecutorState& state, const Frame& outer, const void* scope,
                                       const std::string& name, const syntax::Statement& s, size_t iterator);
  std::vector<ExprId> addCall(FunctionId function, std::span<const ExprId> args) override;
  void addCheck(const FunctionCheck& check) override {
    const ExprId holds =
        pool().binary(symbolic::Op::logicalOr, pool().unary(symbolic::Op::logicalNot, check.active), check.condition);
    emit({RunFunction::Assert{copy(holds), copy(check.message), check.isWarning}});
  }

 private:
  using Statements = std::span<const syntax::Statement* const>;
  RunBuilder(ExecutorState& state, const FunctionClass& function, uint32_t inputCount)
      : state_(state), function_(function), scope_(function.scope), nextSlot_(inputCount) {}

  bool run(const std::vector<Value>& pattern);
  bool declareVariables(const KnownStart& known);
  bool makeExternalCall();
  bool admitExternal(const std::string& signature);
  bool reportMissing(Diagnostic reason);
  bool block(Statements statements);
  // Before each end of the function: what may have no value is to have one.
  void checkEnd();
  bool statement(const syntax::Statement& s);
  bool assign(const syntax::Statement& s);
  bool assignSlice(const SliceLoop& loop);
  bool assignTo(const syntax::Expression& target, const Value& value);
  bool ifStatement(const syntax::Statement& s);
  bool forStatement(const syntax::Statement& s, size_t iterator);
  bool unroll(const syntax::Statement& s, size_t iterator, const Value& range);
  bool loopOverRange(const syntax::Statement& s, size_t iterator);
  bool loopOverValues(const syntax::Statement& s, size_t iterator, const Value& range);
  bool whileStatement(const syntax::Statement& s);
  bool callStatement(const syntax::Statement& s);
  bool assertion(const syntax::Expression& call);
  std::optional<Value> translate(const syntax::Expression& e) {
    return state_.translator.translate(e, scope_, &frame_);
  }
  symbolic::Pool& pool() { return state_.pool(); }

  // A fresh slot as a variable of the pool that bodies are translated in.
  ExprId newSlot(symbolic::Type type);
  uint32_t slotOf(ExprId variable) { return pool().variableOf(variable).index() - kPlaceholderBase; }
  void emit(RunFunction::Statement statement) { body_->push_back(std::move(statement)); }
  void emitAssign(uint32_t slot, ExprId value);
  // A fresh slot that keeps what an expression is now.
  ExprId kept(ExprId value);
  void keepResults(std::span<const syntax::ExprPtr> targets, std::vector<Value>& results);
  // Statements translated by `fill` into a body of their own.
  bool nested(RunFunction::Body& body, const std::function<bool()>& fill);
  // The expression in the table's pool, where variables are slots.
  ExprId copy(ExprId id);
  // functions_loops.cpp
  bool isOfModel(ExprId id) const;
  ExprId slotOfModel(ExprId id);
  bool dependsOnLocals(ExprId root);
  void giveSlots();
  void finishLoop(Loop& loop, RunFunction::Body body);
  void takeLocals(const Frame& outer, const syntax::Statement& s, std::vector<ExprId>& args);
  bool isMisplaced(std::string_view what, SourceSpan span);

  ExecutorState& state_;
  const FunctionClass& function_;
  const void* scope_;  // of the statement under way
  Frame frame_;
  uint32_t nextSlot_ = 0;
  RunFunction::Body* body_ = nullptr;
  RunFunction result_;
  std::vector<Name> assigned_;
  std::unordered_map<Name, Value> settled_;  // outputs that are known from the start, in slots
  bool isCertain_ = true;                    // the call that the function is made for stands under no condition
  bool isLoop_ = false;                      // made for a loop of a model
  std::vector<ExprId> captured_;             // what a loop names of the model
  std::unordered_map<ExprId, uint32_t> slotOfCaptured_;
  std::string_view misplaced_;            // an operator of a loop that only the model can have
  std::unordered_set<uint32_t> written_;  // slots that assignments of the body reach
  std::unordered_map<ExprId, ExprId> copies_;
};

}  // namespace armature::model
