// Algorithm sections of models: entry values, when-statements, reinit (specification 11.1.2, 11.2.7, 8.3.5).
#include "engine/model/functions_execute.h"

namespace armature::model {

using symbolic::Op;

SymbolicExecution::Status SymbolicExecution::whenStatement(const syntax::Statement& s, size_t branch, ExprId earlier) {
  if (branch == s.branches.size()) return Status::ok;
  if (algorithm_->whenDepth != nullptr && *algorithm_->whenDepth > 0) {
    state_.error("T008", phrase("'when' cannot stand here"), s.span);
    return Status::failed;
  }
  const syntax::StatementBranch& b = s.branches[branch];
  const std::optional<Value> condition = translate(*b.condition);
  if (!condition) return unfinished();
  // A vector of conditions fires when any of them does; an earlier branch that fires wins.
  ExprId fires = pool().boolean(false);
  for (ExprId c : condition->scalars) fires = pool().binary(Op::logicalOr, fires, algorithm_->activeWhen(c));
  const ExprId active = pool().isConstant(earlier, 0) ? fires : conjunction(negation(earlier), fires);
  const ExprId seen = pool().binary(Op::logicalOr, earlier, fires);
  const auto body = [&] {
    if (algorithm_->whenDepth != nullptr) ++*algorithm_->whenDepth;
    const Status status = block(b.body);
    if (algorithm_->whenDepth != nullptr) --*algorithm_->whenDepth;
    return status;
  };
  if (branch + 1 == s.branches.size()) return fork(active, body, [] { return Status::ok; });
  return fork(active, body, [&] { return whenStatement(s, branch + 1, seen); });
}

SymbolicExecution::Status SymbolicExecution::reinitialize(const syntax::Expression& call) {
  if (effects_ == nullptr || call.args.size() != 2) {
    state_.error("T316", phrase("reinit(state, value) belongs into a when-clause of a model"), call.span);
    return Status::failed;
  }
  if (state_.translator.isOwnText(call.span))
    state_.translator.diagnostics().warning(
        "T316", phrase("'reinit' in an algorithm is no Modelica: it belongs into a when-equation"), call.span);
  // The state itself is meant, not its value at this point of the algorithm.
  const std::optional<Value> target = state_.translator.translate(*call.args[0], scope_, nullptr);
  const std::optional<Value> value = translate(*call.args[1]);
  if (!target || !value) return unfinished();
  if (target->scalars.size() != value->scalars.size()) {
    state_.error(
        "T317",
        phrase("reinit of a variable of shape %1 with a value of shape %2", shapeText(*target), shapeText(*value)),
        call.span);
    return Status::failed;
  }
  for (size_t k = 0; k < target->scalars.size(); ++k) {
    if (pool().op(target->scalars[k]) != Op::variable) {
      state_.error("T318", phrase("reinit needs a state variable"), call.span);
      return Status::failed;
    }
    effects_->reinits.push_back(
        {guard_, pool().variableOf(target->scalars[k]), value->scalars[k], algorithm_->part, call.span});
  }
  return Status::ok;
}

std::optional<std::vector<std::pair<Name, Value>>> FunctionExecutor::runAlgorithm(
    std::span<const syntax::Statement* const> statements, const AlgorithmScope& scope, Effects& effects) {
  Frame frame;
  std::vector<Name> names;
  assignedNames(statements, names);
  for (Name name : names) {
    if (frame.find(name) != nullptr) continue;
    const Value* entry = scope.entryValue(name);
    if (entry == nullptr) continue;
    Value value = *entry;
    fillNeutral(value, state_->pool());
    frame.locals.push_back({name, value, value.base, false});
  }
  SymbolicExecution execution(*state_, frame, scope.scope, {1'000'000, 20'000'000}, &scope, &effects);
  const SymbolicExecution::Status status = execution.run(statements);
  if (status == SymbolicExecution::Status::bail)
    state_->error("T319", phrase("the statements of the algorithm do not come to an end"),
                  statements.empty() ? SourceSpan{} : statements.front()->span);
  if (status != SymbolicExecution::Status::ok) return std::nullopt;
  // Scalars that were never assigned are no results.
  std::vector<std::pair<Name, Value>> results;
  for (const auto& [name, marks] : execution.marks()) {
    std::vector<ExprId> flags = scalarsOf(marks);
    size_t k = 0;
    results.emplace_back(
        name, mapScalars(*frame.find(name), [&](ExprId id) { return flags[k++].isValid() ? id : ExprId(); }));
  }
  return results;
}

}  // namespace armature::model
