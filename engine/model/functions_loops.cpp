// Loops of models whose length depends on the run: each becomes a run-time function of what it reads. Nothing within it
// generates events, as the language asks of such loops (specification 11.2.2, 11.2.3); what comes out of it is watched.
#include <algorithm>

#include "engine/base/ensure.h"
#include "engine/model/functions_runtime.h"

namespace armature::model {

using symbolic::Op;

// What exists in the model only: its variables, and operators that a function cannot evaluate.
bool RunBuilder::isOfModel(ExprId id) const {
  if (!isLoop_) return false;
  switch (state_.pool().op(id)) {
    case Op::variable:
      return state_.pool().variableOf(id).index() < kPlaceholderBase;
    case Op::time:
    case Op::pre:
    case Op::edge:
    case Op::initial:
    case Op::terminal:
    case Op::sample:
    case Op::delay:
    case Op::transport:
    case Op::clocked:
      return true;
    default:
      return false;
  }
}

// The input that carries it, as a variable of the pool that bodies are translated in.
ExprId RunBuilder::slotOfModel(ExprId id) {
  const symbolic::Type type = pool().type(id);
  // The past, and the instants of a sampler, belong to the model; values of the loop have none.
  if (dependsOnLocals(id) && misplaced_.empty())
    misplaced_ = pool().op(id) == Op::delay       ? "delay"
                 : pool().op(id) == Op::transport ? "spatialDistribution"
                 : pool().op(id) == Op::sample    ? "sample"
                                                  : "an operator of clocks";
  const auto [at, isNew] = slotOfCaptured_.emplace(id, nextSlot_);
  if (!isNew) return pool().variable(VarId(kPlaceholderBase + at->second), type);
  captured_.push_back(id);
  return newSlot(type);
}

bool RunBuilder::dependsOnLocals(ExprId root) {
  std::unordered_set<ExprId> seen;
  std::vector<ExprId> stack{root};
  while (!stack.empty()) {
    const ExprId id = stack.back();
    stack.pop_back();
    if (!seen.insert(id).second) continue;
    if (pool().op(id) == Op::variable && pool().variableOf(id).index() >= kPlaceholderBase) return true;
    for (ExprId arg : pool().args(id)) stack.push_back(arg);
  }
  return false;
}

bool RunBuilder::isMisplaced(std::string_view what, SourceSpan span) {
  if (!isLoop_) return false;
  state_.error("T319", phrase("%1 cannot stand in a loop whose length is known only during the run", what), span);
  return true;
}

// Local variables that the loop mentions: those that it assigns get slots of their own, after all inputs.
void RunBuilder::takeLocals(const Frame& outer, const syntax::Statement& s, std::vector<ExprId>& args) {
  const syntax::Statement* const loop = &s;
  std::vector<Name> names;
  assignedNames({&loop, 1}, assigned_);
  mentionedNames(s, names);
  for (Name name : names) {
    const Frame::Local* local = outer.findLocal(name);
    if (local == nullptr || frame_.findLocal(name) != nullptr) continue;
    Frame::Local own = *local;
    coerce(own.value, own.base, pool());
    own.isInput = false;
    own.value = mapScalars(own.value, [&](ExprId value) {
      if (pool().isConstant(value) || pool().op(value) == Op::text) return value;
      args.push_back(value);
      return newSlot(pool().type(value));
    });
    frame_.locals.push_back(std::move(own));
  }
}

std::optional<RunBuilder::Loop> RunBuilder::buildLoop(ExecutorState& state, const Frame& outer, const void* scope,
                                                      const std::string& name, const syntax::Statement& s,
                                                      size_t iterator) {
  FunctionClass own;
  own.name = name.empty() ? "loop" : "loop of " + name;
  own.scope = scope;
  const uint32_t outerGuards = state.guards;
  // Inputs come first, but what the loop reads of the model is known only after its translation: it is made twice.
  std::vector<ExprId> captured;
  for (const bool isLast : {false, true}) {
    RunBuilder builder(state, own, 0);
    builder.isLoop_ = true;
    builder.isCertain_ = outerGuards == 0;
    const ExecutionScope scopeOfLoop(state, &builder, nullptr);
    Loop loop;
    builder.takeLocals(outer, s, loop.args);
    for (ExprId id : captured) builder.slotOfModel(id);
    builder.result_.name = own.name;
    builder.result_.inputCount = builder.nextSlot_;
    RunFunction::Body body;
    builder.body_ = &body;
    builder.giveSlots();
    state.guards = 0;
    const bool done =
        s.kind == syntax::StatementKind::forStatement ? builder.forStatement(s, iterator) : builder.whileStatement(s);
    state.guards = outerGuards;
    if (!done || (!builder.misplaced_.empty() && builder.isMisplaced(builder.misplaced_, s.span))) return std::nullopt;
    if (!isLast) {
      captured = std::move(builder.captured_);
      continue;
    }
    ENSURE(builder.captured_.size() == captured.size(), builder.captured_.size(), captured.size());
    loop.args.insert(loop.args.end(), captured.begin(), captured.end());
    builder.finishLoop(loop, std::move(body));
    return loop;
  }
  return std::nullopt;
}

// Variables that the loop assigns begin with the values that they have before it.
void RunBuilder::giveSlots() {
  for (Frame::Local& local : frame_.locals) {
    if (std::find(assigned_.begin(), assigned_.end(), local.name) == assigned_.end()) continue;
    local.value = mapScalars(local.value, [&](ExprId initial) {
      const ExprId slot = newSlot(pool().type(initial));
      if (!pool().isConstant(initial, 0)) emitAssign(slotOf(slot), initial);
      return slot;
    });
  }
}

void RunBuilder::finishLoop(Loop& loop, RunFunction::Body body) {
  for (const Frame::Local& local : frame_.locals) {
    if (std::find(assigned_.begin(), assigned_.end(), local.name) == assigned_.end()) continue;
    loop.names.push_back(local.name);
    loop.entry.outputs.push_back(local.value);
    for (ExprId slot : scalarsOf(local.value)) {
      result_.outputs.push_back(slotOf(slot));
      result_.outputTypes.push_back(pool().type(slot));
      loop.isSet.push_back(written_.contains(slotOf(slot)));
    }
  }
  result_.slotCount = nextSlot_;
  result_.body = std::move(body);
  result_.isComplete = true;
  result_.isLoop = true;
  loop.entry.kind = FunctionEntry::Kind::runTime;
  loop.entry.function = FunctionId(state_.table->functions.size());
  state_.table->functions.push_back(std::move(result_));
  ExecutorState::Origin origin;
  origin.function = function_;
  // What an object of the model gives is not known during the translation.
  origin.usesObjects = true;
  state_.origins.push_back(std::move(origin));
}

}  // namespace armature::model
