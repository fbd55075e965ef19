#include "engine/model/functions.h"

#include <algorithm>

#include "engine/base/ensure.h"
#include "engine/model/functions_differentiate.h"
#include "engine/model/functions_execute.h"
#include "engine/model/functions_runtime.h"

namespace armature::model {

using symbolic::Op;
using symbolic::Type;

namespace {

constexpr uint32_t kDepthLimit = 100;        // nested calls; deeper recursion would endanger the stack
constexpr size_t kInlineLimit = 20'000;      // nodes of an inlined call
constexpr size_t kUnfoldedLimit = 100'000;   // instructions of one within the body of another function
constexpr size_t kInlineNeverLimit = 200;    // the same where the author asked not to inline
constexpr size_t kConstantEntries = 20'000;  // remembered results of calls with constants only

// Appends shapes, types and constants of a value; scalars that are not constant become placeholders and arguments.
class PatternMaker {
 public:
  PatternMaker(symbolic::Pool& pool, FunctionKey& key, std::vector<ExprId>& args)
      : pool_(pool), key_(key), args_(args) {}
  // How constants of what is made next are taken.
  void setGeneral(General general) { general_ = general; }

  Value make(const Value& value) {
    key_.push_back(static_cast<uint64_t>(value.base) << 32 | value.dims.size());
    key_.push_back(reinterpret_cast<uintptr_t>(value.type));
    key_.push_back(reinterpret_cast<uintptr_t>(value.function));
    for (int64_t d : value.dims) key_.push_back(static_cast<uint64_t>(d));
    key_.push_back(value.scalars.size() << 32 | value.fields.size() << 16 | value.boundArguments.size());
    Value result = value;
    for (ExprId& scalar : result.scalars) scalar = scalarOf(scalar);
    for (Field& field : result.fields) field = makeField(field);
    for (Field& field : result.boundArguments) field = makeField(field);
    return result;
  }

 private:
  Field makeField(const Field& field) {
    key_.push_back(field.name.index());
    return {field.name, std::make_shared<const Value>(make(*field.value))};
  }
  ExprId scalarOf(ExprId scalar) {
    const bool isGeneral =
        general_ == General::allButSizes || (general_ == General::reals && pool_.type(scalar) == Type::real);
    if ((pool_.op(scalar) == Op::constant && !isGeneral) || pool_.op(scalar) == Op::text) {
      key_.push_back(scalar.index());
      return scalar;
    }
    const Type type = pool_.type(scalar);
    key_.push_back(0xFFFFFFFF00000000u | static_cast<uint64_t>(type));
    args_.push_back(scalar);
    return pool_.variable(VarId(kPlaceholderBase + static_cast<uint32_t>(args_.size() - 1)), type);
  }

  symbolic::Pool& pool_;
  FunctionKey& key_;
  std::vector<ExprId>& args_;
  General general_ = General::none;
};

// Whether the size of a variable of a function names one of its inputs.
bool saysSizes(const FunctionClass& function, Name input) {
  std::vector<Name> names;
  for (const auto* variables : {&function.inputs, &function.outputs, &function.locals})
    for (const FunctionClass::Variable& v : *variables)
      for (const syntax::Expression* size : v.dims) referencedNames(size, names);
  return std::ranges::find(names, input) != names.end();
}

constexpr size_t kIdentity = 4;  // leading entries of a key that name the function

}  // namespace

ExecutorState::ExecutorState(ExpressionTranslator& t) : translator(t), table(std::make_shared<FunctionTable>()) {}

ExecutorState::~ExecutorState() = default;

bool ExecutorState::giveUpRecursion(const FunctionKey& key, bool hasArguments) {
  constexpr uint32_t kRecursionLimit = 24;  // calls of one function within each other with changing constants
  constexpr uint32_t kBodyLimit = 2000;     // of one function within its outermost execution: several calls to itself
  const auto recursion = recursions.find(FunctionKey(key.begin(), key.begin() + kIdentity));
  if (!hasArguments || recursion == recursions.end()) return false;
  if (recursion->second.active <= kRecursionLimit && recursion->second.bodies <= kBodyLimit) return false;
  const FunctionKey* outermost = nullptr;
  for (const auto& [other, order] : active) {
    if (!std::equal(key.begin(), key.begin() + kIdentity, other.begin())) continue;
    if (outermost == nullptr || order < active.at(*outermost)) outermost = &other;
  }
  generalized.emplace(recursion->first, General::reals);
  unwindTo = *outermost;
  return true;
}

bool ExecutorState::generalizeEndless() {
  const FunctionKey* most = nullptr;
  for (const auto& [identity, calls] : underWay)
    if (calls > 1 && generalOf(identity) != General::allButSizes && (!most || calls > underWay.at(*most)))
      most = &identity;
  if (!most) return false;
  endless = *most;
  generalized[*most] = General::allButSizes;
  return true;
}

std::optional<std::vector<Value>> ExecutorState::call(const FunctionClass& function, std::vector<Value> inputs,
                                                      SourceSpan span) {
  if (endless) return std::nullopt;  // calls unwind
  if (!completeInputs(function, inputs, span)) return std::nullopt;
  if (function.isRecordConstructor) {
    Value record;
    record.base = BaseType::record;
    record.type = function.node;
    if (!function.outputs.empty() && function.outputs.front().type != nullptr)
      record.type = function.outputs.front().type;
    for (size_t k = 0; k < inputs.size(); ++k)
      record.fields.push_back({function.inputs[k].name, std::make_shared<const Value>(std::move(inputs[k]))});
    return std::vector<Value>{std::move(record)};
  }
  bool isBuiltin = false;
  if (function.external != nullptr) {
    auto result = callBuiltin(function, inputs, isBuiltin, span);
    if (isBuiltin) return result;
  }
  if (depth > kDepthLimit) {
    const bool isKnown = std::ranges::all_of(inputs, [&](const Value& v) { return isConstantValue(v, pool()); });
    if (!isKnown && generalizeEndless()) return std::nullopt;
    error("T305", phrase("the recursion of %1 does not end", function.name), span);
    return std::nullopt;
  }
  FunctionKey key{reinterpret_cast<uintptr_t>(function.node), reinterpret_cast<uintptr_t>(function.scope),
                  std::hash<std::string>{}(function.name), areLengthsLeft};
  const FunctionKey identity = key;
  std::optional<std::vector<Value>> result;
  do {
    std::vector<ExprId> args;
    key = identity;
    const General general = generalOf(identity);
    PatternMaker maker(pool(), key, args);
    std::vector<Value> pattern;
    pattern.reserve(inputs.size());
    for (size_t k = 0; k < inputs.size(); ++k) {
      const bool isSize = general == General::allButSizes && saysSizes(function, function.inputs[k].name);
      maker.setGeneral(isSize ? General::reals : general);
      pattern.push_back(maker.make(inputs[k]));
    }
    ++depth;
    ++underWay[identity];
    result = callPattern(function, pattern, std::move(args), key, span);
    if (--underWay[identity] == 0) underWay.erase(identity);
    --depth;
    if (endless == identity && !underWay.contains(identity)) {
      endless.reset();
      mustGeneralize = !result;
    }
  } while (std::exchange(mustGeneralize, false));
  return result;
}

std::optional<std::vector<Value>> ExecutorState::callPattern(const FunctionClass& function,
                                                             const std::vector<Value>& pattern,
                                                             std::vector<ExprId> args, const FunctionKey& key,
                                                             SourceSpan span) {
  auto at = entries.find(key);
  if (at == entries.end()) {
    if (active.contains(key)) {
      if (args.empty()) {
        error("T305", phrase("the recursion of %1 does not end", function.name), span);
        return std::nullopt;
      }
      unwindTo = key;
      return std::nullopt;
    }
    if (giveUpRecursion(key, !args.empty())) return std::nullopt;
    std::optional<FunctionEntry> entry = execute(function, pattern, static_cast<uint32_t>(args.size()), key, span);
    if (!entry) return std::nullopt;
    if (entry->kind == FunctionEntry::Kind::filled && args.empty() &&
        (function.isImpure || entries.size() > kConstantEntries)) {
      fillChecks(*entry, args);
      return fillTemplate(entry->body, args);
    }
    at = entries.insert_or_assign(key, std::move(*entry)).first;
  }
  const FunctionEntry& entry = at->second;
  if (entry.kind == FunctionEntry::Kind::filled) {
    fillChecks(entry, args);
    return fillTemplate(entry.body, args);
  }
  return callRunTime(entry, std::move(args), span);
}

namespace {

// A size that is written as 0: there is nothing to compute.
bool isZero(const syntax::Expression* size) {
  return size->kind == syntax::ExprKind::integer && size->number == 0;
}

// Whether anything can give the results a value: statements, an external function, or default values.
bool hasStatements(const FunctionClass& function) {
  if (!function.body.empty() || function.external != nullptr || function.isRecordConstructor) return true;
  return std::all_of(function.outputs.begin(), function.outputs.end(), [](const FunctionClass::Variable& v) {
    const bool isEmpty = std::any_of(v.dims.begin(), v.dims.end(), isZero);
    return v.binding != nullptr || v.base == BaseType::record || isEmpty;
  });
}

}  // namespace

std::optional<FunctionEntry> ExecutorState::execute(const FunctionClass& function, const std::vector<Value>& pattern,
                                                    uint32_t inputCount, const FunctionKey& key, SourceSpan span) {
  // A derivative that is only true under conditions on the inputs cannot be found from an inlined body.
  const bool hasOwnDerivative =
      inputCount > 0 && std::any_of(function.derivatives.begin(), function.derivatives.end(),
                                    [](const auto& d) { return !d.noDerivative.empty() || !d.zeroDerivative.empty(); });
  if (!hasStatements(function)) {
    error("T327", phrase("function %1 has no algorithm that computes its result", function.name), span);
    return std::nullopt;
  }
  KnownStart known;
  if (function.external == nullptr && !hasOwnDerivative) {
    bool mustRun = false;
    const FunctionKey identity(key.begin(), key.begin() + kIdentity);
    active.emplace(key, depth);
    Recursion& recursion = recursions[identity];
    ++recursion.active;
    ++recursion.bodies;
    const General before = generalOf(identity);
    std::optional<FunctionEntry> entry = executeSymbolically(function, pattern, inputCount, mustRun, known);
    active.erase(key);
    if (--recursion.active == 0) recursions.erase(identity);
    if (entry) return entry;
    if (unwindTo) {
      if (*unwindTo != key) return std::nullopt;
      unwindTo.reset();
      mustRun = true;
      if (generalOf(identity) != before) {
        mustGeneralize = true;
        return std::nullopt;
      }
    }
    if (!mustRun) return std::nullopt;
  }
  return RunBuilder::build(*this, function, pattern, inputCount, key, known);
}

std::optional<FunctionEntry> ExecutorState::executeSymbolically(const FunctionClass& function,
                                                                const std::vector<Value>& pattern, uint32_t inputCount,
                                                                bool& mustRun, KnownStart& known) {
  Frame frame;
  for (size_t k = 0; k < pattern.size(); ++k)
    frame.locals.push_back({function.inputs[k].name, pattern[k], function.inputs[k].base, false, true});
  // Calls and assertions inside belong to this body, not to a run-time function that is being made around it.
  std::vector<FunctionCheck> checks;
  const ExecutionScope own(*this, nullptr, &checks);
  if (!declareVariables(function, frame)) {
    mustRun = std::exchange(needsRun, false);
    return std::nullopt;
  }
  SymbolicExecution::Limits limits;
  if (inputCount == 0) limits = {100'000, 5'000'000};
  const size_t before = pool().size();
  SymbolicExecution execution(*this, frame, function.scope, limits);
  const SymbolicExecution::Status status = execution.run(function, known);
  needsRun = false;
  mustRun = status == SymbolicExecution::Status::bail && !unwindTo;
  if (status != SymbolicExecution::Status::ok) return std::nullopt;
  for (const FunctionCheck& check : endChecks(function, frame)) addCheck(check);
  std::vector<Value> outputs;
  for (const FunctionClass::Variable& v : function.outputs)
    outputs.push_back(frame.find(v.name) ? *frame.find(v.name) : Value{});
  FunctionEntry entry;
  entry.body = makeTemplate(std::move(outputs), inputCount);
  makeCheckTemplate(entry, checks, inputCount);
  const size_t limit = function.inlineNever && !function.inlineAlways ? kInlineNeverLimit : kInlineLimit;
  mustRun = inputCount > 0 && ((pool().size() - before > limit && entry.body.nodes.size() > limit) ||
                               unfoldsBeyond(kUnfoldedLimit, entry.body, pool()));
  if (mustRun) return std::nullopt;
  return entry;
}

FunctionExecutor::FunctionExecutor(ExpressionTranslator& translator) : state_(std::make_unique<State>(translator)) {}

FunctionExecutor::~FunctionExecutor() = default;

void FunctionExecutor::setEvaluator(FunctionEvaluator* evaluator) {
  state_->evaluator = evaluator;
}

std::optional<std::vector<Value>> FunctionExecutor::call(const FunctionClass& function, std::vector<Value> inputs,
                                                         SourceSpan span) {
  return state_->call(function, std::move(inputs), span);
}

std::shared_ptr<const FunctionTable> FunctionExecutor::table() const {
  return state_->table;
}

}  // namespace armature::model
