// Run-time functions: declarations, assignments, calls and the external clause. Loops and branches:
// functions_control.cpp.
#include "engine/model/functions_runtime.h"

#include <algorithm>

#include "engine/base/ensure.h"
#include "engine/model/foreign_clause.h"

namespace armature::model {

using symbolic::Op;
using symbolic::Type;
using syntax::ExprKind;

std::optional<FunctionEntry> RunBuilder::build(ExecutorState& state, const FunctionClass& function,
                                               const std::vector<Value>& pattern, uint32_t inputCount,
                                               const FunctionKey& key, const KnownStart& known) {
  RunBuilder builder(state, function, inputCount);
  for (size_t k = 0; k < pattern.size(); ++k)
    builder.frame_.locals.push_back({function.inputs[k].name, pattern[k], function.inputs[k].base, false, true});
  builder.isCertain_ = state.guards == 0 && state.builder == nullptr;
  const ExecutionScope own(state, &builder, nullptr);
  const uint32_t outerGuards = state.guards;
  state.guards = 0;
  const FunctionId id(state.table->functions.size());
  state.table->functions.emplace_back();
  state.origins.push_back({function, pattern});
  builder.result_.name = function.name;
  builder.result_.inputCount = inputCount;
  builder.result_.isImpure = function.isImpure;
  builder.result_.smoothOrder = function.smoothOrder;
  const auto hasObject = [](const auto& variables) {
    return std::any_of(variables.begin(), variables.end(),
                       [](const FunctionClass::Variable& v) { return v.base == BaseType::externalObject; });
  };
  state.origins.back().usesObjects = hasObject(function.inputs) || hasObject(function.outputs);
  FunctionEntry entry;
  entry.kind = FunctionEntry::Kind::runTime;
  entry.function = id;
  RunFunction::Body body;
  builder.body_ = &body;
  const auto noteOutputs = [&] {
    entry.outputs.clear();
    builder.result_.outputs.clear();
    builder.result_.outputTypes.clear();
    for (const FunctionClass::Variable& v : function.outputs) {
      const auto settled = builder.settled_.find(v.name);
      entry.outputs.push_back(settled != builder.settled_.end() ? settled->second : *builder.frame_.find(v.name));
      for (ExprId slot : scalarsOf(entry.outputs.back())) {
        builder.result_.outputs.push_back(builder.slotOf(slot));
        builder.result_.outputTypes.push_back(state.pool().type(slot));
      }
    }
  };
  bool done = builder.declareVariables(known);
  if (done) {
    noteOutputs();
    state.table->functions[id.index()] = builder.result_;
    state.entries.insert_or_assign(key, entry);
    done = function.external != nullptr ? builder.makeExternalCall()
                                        : builder.block(Statements(function.body).subspan(known.statements));
    if (done) builder.checkEnd();
  }
  state.guards = outerGuards;
  if (!done) {
    state.entries.erase(key);
    return std::nullopt;
  }
  noteOutputs();
  builder.result_.slotCount = builder.nextSlot_;
  builder.result_.body = std::move(body);
  builder.result_.isComplete = true;
  state.table->functions[id.index()] = std::move(builder.result_);
  state.entries.insert_or_assign(key, entry);
  return entry;
}

ExprId RunBuilder::newSlot(Type type) {
  return pool().variable(VarId(kPlaceholderBase + nextSlot_++), type);
}

bool RunBuilder::declareVariables(const KnownStart& known) {
  const size_t inputs = frame_.locals.size();
  const Statements body(function_.body);
  assignedNames(body.subspan(known.statements), assigned_);
  const auto isAssigned = [&](Name name) { return std::ranges::find(assigned_, name) != assigned_.end(); };
  std::vector<Name> outputs;
  for (const FunctionClass::Variable& v : function_.outputs)
    if (known.statements == 0 || isAssigned(v.name))
      assigned_.push_back(v.name);
    else
      outputs.push_back(v.name);
  for (const FunctionClass::Unsure& u : function_.unsure) assigned_.push_back(u.flag);
  if (!state_.declareVariables(function_, frame_)) return false;
  for (size_t k = inputs; known.statements > 0 && k < frame_.locals.size(); ++k)
    frame_.locals[k].value = known.locals[k].value;
  for (const syntax::Statement* s : body.first(known.statements)) scope_ = function_.scopeFrom(*s, scope_);
  const auto inSlots = [&](const Value& value) {
    return mapScalars(value, [&](ExprId initial) {
      const ExprId slot = newSlot(pool().type(initial));
      // Slots begin as 0; a text has to be set in any case.
      if (!pool().isConstant(initial, 0)) emitAssign(slotOf(slot), initial);
      return slot;
    });
  };
  for (size_t k = inputs; k < frame_.locals.size(); ++k) {
    Frame::Local& local = frame_.locals[k];
    if (std::ranges::find(outputs, local.name) != outputs.end()) settled_.emplace(local.name, inSlots(local.value));
    // What never changes stays an expression: sizes and loop bounds remain known.
    if (!isAssigned(local.name) && (isConstantValue(local.value, pool()) || local.base == BaseType::function)) continue;
    local.value = inSlots(local.value);
  }
  return true;
}

void RunBuilder::checkEnd() {
  for (const FunctionCheck& check : state_.endChecks(function_, frame_))
    emit({RunFunction::Assert{copy(check.condition), copy(check.message), check.isWarning}});
}

void RunBuilder::emitAssign(uint32_t slot, ExprId value) {
  emit({RunFunction::Assign{slot, {}, 1, copy(value)}});
}

std::vector<ExprId> RunBuilder::addCall(FunctionId function, std::span<const ExprId> args) {
  const RunFunction& callee = state_.table->functions[function.index()];
  result_.isImpure = result_.isImpure || callee.isImpure;
  RunFunction::Call call{function, {}, {}};
  for (ExprId arg : args) call.args.push_back(copy(arg));
  std::vector<ExprId> results;
  for (Type type : state_.table->functions[function.index()].outputTypes) {
    results.push_back(newSlot(type));
    call.targets.push_back(slotOf(results.back()));
  }
  emit({std::move(call)});
  return results;
}

namespace {

// The 1-based row-major position that constant and run-time scalar subscripts name; invalid for slices.
ExprId linearIndex(const Value& leaf, std::span<const Subscript> subscripts, symbolic::Pool& pool) {
  if (subscripts.size() != leaf.dims.size()) return {};
  ExprId index = pool.integer(0);
  bool isRunTime = false;
  for (size_t d = 0; d < subscripts.size(); ++d) {
    const Subscript& s = subscripts[d];
    if (s.kind != Subscript::Kind::constant && s.kind != Subscript::Kind::runTime) return {};
    isRunTime = isRunTime || s.kind == Subscript::Kind::runTime;
    const ExprId at =
        s.kind == Subscript::Kind::constant ? pool.integer(static_cast<double>(s.indices.front())) : s.index;
    index = pool.add(pool.mul(index, pool.integer(static_cast<double>(leaf.dims[d]))), pool.sub(at, pool.integer(1)));
  }
  return isRunTime ? pool.add(index, pool.integer(1)) : ExprId();
}

bool dependsOn(const symbolic::Pool& pool, ExprId root, const std::unordered_set<ExprId>& variables) {
  std::unordered_map<ExprId, bool> seen;
  std::vector<ExprId> stack{root};
  while (!stack.empty()) {
    const ExprId id = stack.back();
    stack.pop_back();
    if (!seen.emplace(id, true).second) continue;
    if (variables.contains(id)) return true;
    for (ExprId arg : pool.args(id)) stack.push_back(arg);
  }
  return false;
}

}  // namespace

bool RunBuilder::assign(const syntax::Statement& s) {
  if (s.target == nullptr || s.value == nullptr) return true;
  if (SliceLoop::mayBe(s))
    if (const SliceLoop loop(s, state_.translator.library().names(), state_.askedOfSlices(frame_, scope_));
        loop.isMade())
      return assignSlice(loop);
  if (s.target->kind != ExprKind::tuple) {
    const std::optional<Value> value = translate(*s.value);
    return value && assignTo(*s.target, *value);
  }
  auto values = state_.translator.translateCall(*s.value, scope_, &frame_);
  if (!values) return false;
  if (s.target->args.size() > values->size()) {
    state_.error("T308", phrase("the call gives only %1 results", values->size()), s.span);
    return false;
  }
  keepResults(s.target->args, *values);
  for (size_t k = 0; k < s.target->args.size(); ++k)
    if (s.target->args[k] != nullptr && !assignTo(*s.target->args[k], (*values)[k])) return false;
  return true;
}

// The call comes before all assignments: what it gives in expressions of variables on the left side is kept.
void RunBuilder::keepResults(std::span<const syntax::ExprPtr> targets, std::vector<Value>& results) {
  std::unordered_set<ExprId> assigned;
  for (syntax::ExprPtr target : targets) {
    if (target == nullptr || target->reference == nullptr) continue;
    const Value* local = frame_.find(target->reference->parts.front().name);
    if (local == nullptr) continue;
    visitScalars(*local, [&](ExprId slot) { assigned.insert(slot); });
  }
  for (Value& result : results)
    result = mapScalars(result, [&](ExprId value) { return dependsOn(pool(), value, assigned) ? kept(value) : value; });
}

ExprId RunBuilder::kept(ExprId value) {
  const ExprId slot = newSlot(pool().type(value));
  emitAssign(slotOf(slot), value);
  return slot;
}

// One element after the other; what is read of the left side is what it was before.
bool RunBuilder::assignSlice(const SliceLoop& loop) {
  const size_t count = frame_.locals.size();
  if (const std::optional<Name> name = loop.copied())
    if (const Frame::Local* local = frame_.findLocal(*name)) {
      const BaseType base = local->base;
      const Value value = mapScalars(local->value, [&](ExprId old) { return kept(old); });
      frame_.locals.push_back({loop.copy(), value, base, false});
    }
  const bool done = block(loop.statements());
  frame_.locals.resize(count);
  return done;
}

bool RunBuilder::assignTo(const syntax::Expression& target, const Value& value) {
  const bool isReference =
      target.kind == ExprKind::reference && target.reference != nullptr && !target.reference->parts.empty();
  const Name name = isReference ? target.reference->parts.front().name : Name();
  Frame::Local* local = isReference ? frame_.findLocal(name) : nullptr;
  if (local == nullptr) {
    state_.error("T310", phrase("there is no variable of this name to assign to"), target.span);
    return false;
  }
  if (local->isInput) {
    state_.error("T324", phrase("input %1 of a function cannot be assigned to", state_.text(name)), target.span);
    return false;
  }
  if (Frame::Local* flag = state_.flagOf(function_, frame_, name))
    emitAssign(slotOf(flag->value.scalar()), pool().boolean(true));
  const auto path = state_.accessPath(*target.reference, local->value, frame_, scope_);
  if (!path) return false;
  local = frame_.findLocal(name);
  const bool isWhole = path->size() == 1 && path->front().subscripts.empty();
  if (isWhole && local->isFlexible && local->value.dims != value.dims && local->value.scalars.empty()) {
    local->value.dims = value.dims;
    for (size_t k = 0; k < value.scalars.size(); ++k) local->value.scalars.push_back(newSlot(scalarType(local->base)));
  }
  // A single element whose position is known only during the run is one indexed assignment.
  const Value* leaf = &local->value;
  std::vector<Subscript> subscripts;
  for (const AccessStep& step : *path) {
    subscripts.insert(subscripts.end(), step.subscripts.begin(), step.subscripts.end());
    if (step.field.isValid() && leaf != nullptr) leaf = leaf->field(step.field);
  }
  if (leaf != nullptr && !leaf->isRecord() && value.isScalar()) {
    const ExprId index = linearIndex(*leaf, subscripts, pool());
    if (index.isValid()) {
      Value fitted = value;
      coerce(fitted, leaf->base, pool());
      const uint32_t first = slotOf(leaf->scalars.front());
      const auto length = static_cast<uint32_t>(leaf->scalars.size());
      for (uint32_t k = 0; k < length; ++k) written_.insert(first + k);
      emit({RunFunction::Assign{first, copy(index), length, copy(fitted.scalar())}});
      return true;
    }
  }
  std::vector<ExprId> slots, values;
  const auto problem = assignPart(
      local->value, *path, value, pool(), [&](Value& part, size_t position, ExprId scalar, ExprId condition) {
        const ExprId slot = part.scalars[position];
        written_.insert(slotOf(slot));
        slots.push_back(slot);
        values.push_back(condition.isValid() ? pool().select(condition, scalar, slot) : scalar);
      });
  if (problem) {
    state_.error("T311", phrase("assignment to %1: %2", state_.text(name), *problem), target.span);
    return false;
  }
  // All right sides are evaluated before the first element changes.
  const std::unordered_set<ExprId> assigned(slots.begin(), slots.end());
  const bool needsCopies = slots.size() > 1 && std::any_of(values.begin(), values.end(),
                                                           [&](ExprId v) { return dependsOn(pool(), v, assigned); });
  if (needsCopies) {
    for (ExprId& v : values) v = kept(v);
  }
  for (size_t k = 0; k < slots.size(); ++k)
    if (slots[k] != values[k]) emitAssign(slotOf(slots[k]), values[k]);
  return true;
}

// An external function without an implementation cannot be called, but where its library's own C code may be; where the
// call stands under a condition, the run may never come to it.
bool RunBuilder::admitExternal(const std::string& signature) {
  if (state_.evaluator == nullptr || state_.evaluator->hasNative(result_.native)) return true;
  auto foreign = foreignFunction(function_, result_.native, signature, state_.translator.library());
  if (!foreign) return reportMissing(foreign.reason());
  const auto admitted = state_.evaluator->admit(*foreign);
  if (!admitted) return reportMissing(admitted.reason());
  result_.foreign = std::make_shared<const ForeignFunction>(foreign.take());
  return true;
}

bool RunBuilder::reportMissing(Diagnostic reason) {
  const Phrase what =
      phrase("the external function %1, called by '%2', is not available", result_.native, function_.name);
  reason.code = "T325";
  reason.message = reason.message.empty() ? what : phrase("%1: %2", what, reason.message);
  reason.span = function_.external->span;
  if (reason.access) reason.access->function = function_.name;
  if (!isCertain_) {
    reason.severity = Severity::warning;
    reason.message = phrase("%1; a run that calls it will stop", reason.message);
  }
  state_.translator.diagnostics().add(std::move(reason));
  return !isCertain_;
}

bool RunBuilder::makeExternalCall() {
  const syntax::ExternalClause& clause = *function_.external;
  result_.native = clause.function.empty() && function_.node != nullptr
                       ? std::string(state_.translator.library().names().text(function_.node->name()))
                       : std::string(clause.function);
  const auto isOutput = [&](Name name) {
    return std::any_of(function_.outputs.begin(), function_.outputs.end(),
                       [&](const FunctionClass::Variable& v) { return v.name == name; });
  };
  // Fortran keeps matrices by columns and hands every argument back.
  const bool isFortran = clause.language.substr(0, 7) == "FORTRAN";
  const auto inOrder = [&](const Value& value) {
    std::vector<ExprId> scalars = scalarsOf(value);
    if (!isFortran || value.dims.size() != 2) return scalars;
    std::vector<ExprId> byColumns;
    const auto rows = static_cast<size_t>(value.dims[0]), columns = static_cast<size_t>(value.dims[1]);
    for (size_t c = 0; c < columns; ++c)
      for (size_t r = 0; r < rows; ++r) byColumns.push_back(scalars[r * columns + c]);
    return byColumns;
  };
  const auto addTargets = [&](const Value& value) {
    for (ExprId slot : inOrder(value)) result_.nativeTargets.push_back(slotOf(slot));
  };
  std::string result = "v", signature;
  const auto addArgument = [&](const Value& value, std::string_view prefix = {}) {
    signature.append(prefix).append(signatureOf(value));
    RunFunction::NativeArgument argument{{}, !value.isScalar()};
    for (ExprId scalar : inOrder(value)) argument.values.push_back(copy(scalar));
    result_.nativeArguments.push_back(std::move(argument));
  };
  if (clause.result != nullptr && !clause.result->parts.empty()) {
    const Value* target = frame_.find(clause.result->parts.front().name);
    for (size_t k = 1; target != nullptr && k < clause.result->parts.size(); ++k)
      target = target->field(clause.result->parts[k].name);
    if (target != nullptr) addTargets(*target);
    if (target != nullptr) result = signatureOf(*target);
  }
  if (clause.hasCall) {
    for (syntax::ExprPtr e : clause.args) {
      const std::optional<Value> value = translate(*e);
      if (!value) return false;
      const bool isResult = e->kind == ExprKind::reference && isOutput(e->reference->parts.front().name);
      if (isSize(*e, state_.translator.library().names())) {
        addArgument(*value);
        signature.back() = 'z';
      } else {
        addArgument(*value, isResult ? "&" : "");
      }
      if (isResult)
        addTargets(*value);
      else if (isFortran)
        result_.nativeTargets.insert(result_.nativeTargets.end(), scalarsOf(*value).size(), symbolic::kNoPayload);
    }
    return admitExternal(result + ':' + signature);
  }
  // Without a call the arguments are all inputs, arrays followed by their sizes (specification 12.9.1.2).
  const bool returns = function_.outputs.size() == 1 && function_.outputs.front().dims.empty();
  const auto addVariable = [&](const FunctionClass::Variable& v, std::string_view prefix) {
    const Value value = *frame_.find(v.name);
    addArgument(value, prefix);
    for (int64_t d : value.dims)
      result_.nativeArguments.push_back({{copy(pool().integer(static_cast<double>(d)))}, false});
    signature.append(value.dims.size(), 'z');
  };
  for (const FunctionClass::Variable& v : function_.inputs) addVariable(v, "");
  for (const FunctionClass::Variable& v : function_.outputs) {
    addTargets(*frame_.find(v.name));
    if (!returns) addVariable(v, "&");
  }
  if (returns) result = signatureOf(*frame_.find(function_.outputs.front().name));
  return admitExternal(result + ':' + signature);
}

ExprId RunBuilder::copy(ExprId root) {
  symbolic::Pool& from = pool();
  symbolic::Pool& to = state_.table->pool;
  std::vector<ExprId> order, stack{root};
  std::unordered_map<ExprId, bool> seen;
  while (!stack.empty()) {
    const ExprId id = stack.back();
    stack.pop_back();
    if (copies_.contains(id) || !seen.emplace(id, true).second) continue;
    order.push_back(id);
    if (isOfModel(id)) continue;
    for (ExprId arg : from.args(id)) stack.push_back(arg);
  }
  std::sort(order.begin(), order.end());
  std::vector<ExprId> args;
  for (ExprId id : order) {
    if (isOfModel(id)) {
      copies_.emplace(id, to.variable(VarId(slotOf(slotOfModel(id))), from.type(id)));
      continue;
    }
    args.clear();
    for (ExprId arg : from.args(id)) args.push_back(copies_.at(arg));
    const symbolic::Node node = from.node(id);
    ExprId made;
    switch (node.op) {
      case Op::constant:
        made = to.constant(node.number, node.type);
        break;
      case Op::text:
        made = to.text(from.textOf(id));
        break;
      case Op::variable:
        made = to.variable(VarId(from.variableOf(id).index() - kPlaceholderBase), node.type);
        break;
      case Op::time:
        made = to.time();
        break;
      case Op::initial:
        made = to.initial();
        break;
      case Op::terminal:
        made = to.terminal();
        break;
      case Op::select:
        made = to.select(args[0], args[1], args[2]);
        break;
      case Op::lookup:
        made = to.lookup(args[0], std::span<const ExprId>(args).subspan(1));
        break;
      case Op::pack:
        made = to.pack(args);
        break;
      case Op::call:
        made = to.call(FunctionId(node.payload), args, node.outputIndex, node.type);
        break;
      case Op::format:
        made = to.format(args[0], from.formatOf(id));
        break;
      default:
        ENSURE(args.size() == 1 || args.size() == 2, args.size(), static_cast<int>(node.op));
        made = args.size() == 1 ? to.unary(node.op, args[0]) : to.binary(node.op, args[0], args[1]);
    }
    copies_.emplace(id, made);
  }
  return copies_.at(root);
}

}  // namespace armature::model
