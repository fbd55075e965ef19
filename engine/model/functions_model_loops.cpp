// Loops in the algorithms of models: those whose length depends on the run are calls of functions that are made for
// them (functions_loops.cpp).
#include <algorithm>

#include "engine/model/functions_runtime.h"

namespace armature::model {

SymbolicExecution::Status SymbolicExecution::loopOfTheRun(const syntax::Statement& s, size_t iterator) {
  std::optional<RunBuilder::Loop> loop = RunBuilder::buildLoop(state_, frame_, scope_, algorithm_->name, s, iterator);
  if (!loop) return unfinished();
  const uint64_t before = state_.effectCalls;
  const auto results = state_.callRunTime(loop->entry, std::move(loop->args), s.span);
  if (!results) return unfinished();
  const bool isForEffect = std::find(loop->isSet.begin(), loop->isSet.end(), true) == loop->isSet.end();
  if (isForEffect) state_.keepEffects(*results, before, s.span);
  size_t first = 0;
  for (size_t k = 0; k < results->size(); ++k) {
    Frame::Local& local = *frame_.findLocal(loop->names[k]);
    const std::vector<ExprId> after = scalarsOf((*results)[k]);
    size_t at = 0;
    local.value = mapScalars(local.value, [&](ExprId old) {
      const ExprId now = loop->isSet[first + at] ? after[at] : old;
      ++at;
      return now;
    });
    Value& marks = marksOf(local.name, local.value);
    at = first;
    marks = mapScalars(marks, [&](ExprId mark) { return loop->isSet[at++] ? guard_ : mark; });
    first += after.size();
  }
  return Status::ok;
}

std::optional<bool> SymbolicExecution::isKnownRange(const syntax::Expression& range) {
  for (syntax::ExprPtr bound : range.args) {
    const std::optional<Value> value = translate(*bound);
    if (!value) return std::nullopt;
    if (isConstantValue(*value, pool()) || !value->isScalar()) continue;
    if (!state_.translator.translateKnown(*bound, scope_, &frame_)) return false;
  }
  return true;
}

}  // namespace armature::model
