// The inside of the function executor: what its parts share. Inputs that are known only during the run are replaced by
// placeholders (variables beyond all variables of a model) while a body is executed; the result is a template that
// every further call with the same shapes and constants only has to fill in.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/model/functions.h"
#include "engine/model/functions_names.h"
#include "engine/model/functions_slices.h"
#include "engine/model/functions_values.h"

namespace armature::model {

// VarIds from here on are placeholders: input or slot k of the function in work is kPlaceholderBase + k.
inline constexpr uint32_t kPlaceholderBase = 0x80000000u;

// Local variables and iterators of a body in execution; the innermost of equal names counts.
class Frame : public LocalScope {
 public:
  struct Local {
    Name name;
    Value value;
    BaseType base = BaseType::real;
    bool isFlexible = false;  // declared with `:`, takes the shape of what is assigned as a whole
    bool isInput = false;
  };
  const Value* find(Name name) const override {
    const Local* local = findLocal(name);
    return local == nullptr ? nullptr : &local->value;
  }
  std::optional<int64_t> endValue() const override { return end; }
  const Local* findLocal(Name name) const {
    for (size_t k = locals.size(); k-- > 0;)
      if (locals[k].name == name) return &locals[k];
    return nullptr;
  }
  Local* findLocal(Name name) { return const_cast<Local*>(std::as_const(*this).findLocal(name)); }

  std::vector<Local> locals;
  std::optional<int64_t> end;
};

// Results of a body as expressions over placeholders, prepared for filling in.
struct Template {
  std::vector<Value> outputs;
  std::vector<ExprId> nodes;       // the nodes that depend on placeholders, in ascending order
  std::vector<uint32_t> argStart;  // (nodes + 1) into args
  // Arguments of the nodes: kLocal + k means placeholder k (k < inputCount) or nodes[k − inputCount], else a fixed
  // node.
  std::vector<uint32_t> args;
  uint32_t inputCount = 0;
  static constexpr uint32_t kLocal = 0x80000000u;
};

// Whether a template would become more than so many instructions within the body of a function, where what one branch
// computes is unknown in the next: branches within branches may double it again and again.
bool unfoldsBeyond(size_t most, const Template& body, const symbolic::Pool& pool);

// An assertion in an inlined body: where `active`, `condition` has to hold.
struct FunctionCheck {
  ExprId active, condition, message;
  bool isWarning = false;
  SourceSpan span;
  bool isEffect = false;  // `condition` is a call for its effect alone
};

// What the first statements of a body compute from constants alone, and the values of its locals after them.
struct KnownStart {
  size_t statements = 0;
  std::vector<Frame::Local> locals;
};

// A function for one pattern of shapes and constants.
struct FunctionEntry {
  enum class Kind : uint8_t { filled, runTime } kind = Kind::filled;
  Template body;    // filled
  Template checks;  // filled: one output, three scalars for each of
  std::vector<FunctionCheck> checkKinds;
  FunctionId function;         // runTime
  std::vector<Value> outputs;  // runTime: shapes; scalars are counted by output index
};

using FunctionKey = std::vector<uint64_t>;
struct FunctionKeyHash {
  size_t operator()(const FunctionKey& key) const {
    uint64_t hash = 0x9E3779B97F4A7C15u;
    for (uint64_t part : key) hash = (hash ^ part) * 0xFF51AFD7ED558CCDu, hash ^= hash >> 29;
    return static_cast<size_t>(hash);
  }
};

class RunDifferentiation;

// A run-time function under construction, as calls and assertions see it that belong to it.
class RunStatements {
 public:
  virtual ~RunStatements() = default;
  // A call that has to happen as a statement of its own (impure, or without results). Returns the variables that
  // receive the results.
  virtual std::vector<ExprId> addCall(FunctionId function, std::span<const ExprId> args) = 0;
  // An assertion of a body that is inlined into the function.
  virtual void addCheck(const FunctionCheck& check) = 0;
};

// Which constants among the inputs of a recursion are taken as values that only the run knows, so that it ends: of
// Reals, then all but sizes.
enum class General : uint8_t { none, reals, allButSizes };

struct ExecutorState {
  explicit ExecutorState(ExpressionTranslator& t);
  ~ExecutorState();

  ExpressionTranslator& translator;
  FunctionEvaluator* evaluator = nullptr;
  std::shared_ptr<FunctionTable> table;
  std::unordered_map<FunctionKey, FunctionEntry, FunctionKeyHash> entries;
  std::unordered_map<FunctionKey, uint32_t, FunctionKeyHash> active;  // symbolic executions under way, and their depth
  // Of functions with symbolic executions under way: how many there are, and how many bodies the outermost has led to.
  struct Recursion {
    uint32_t active = 0, bodies = 0;
  };
  std::unordered_map<FunctionKey, Recursion, FunctionKeyHash> recursions;
  // Set while calls unwind to the execution of this key, which recurs and becomes a run-time function.
  std::optional<FunctionKey> unwindTo;
  // Functions whose recursion does not end for the constants among their inputs: which of these are constants no more.
  std::unordered_map<FunctionKey, General, FunctionKeyHash> generalized;
  // Calls of each function under way. Where they are too many within each other, one of a function that calls itself
  // begins anew, with fewer constants; until calls have unwound to it, nothing is called.
  std::unordered_map<FunctionKey, uint32_t, FunctionKeyHash> underWay;
  std::optional<FunctionKey> endless;
  bool generalizeEndless();
  General generalOf(const FunctionKey& identity) const {
    const auto found = generalized.find(identity);
    return found == generalized.end() ? General::none : found->second;
  }
  bool needsRun = false;             // set while a symbolic execution unwinds because of a call with effects
  bool isModelStatement = false;     // a call that stands in the model: its effects are those of the run
  uint64_t effectCalls = 0;          // calls with effects in the model
  bool mustGeneralize = false;       // the call that has been unwound to is to be made again
  RunStatements* builder = nullptr;  // the run-time function under construction
  bool isRun = false;                // a run-time function is under construction, here or around the body in execution
  uint32_t depth = 0;                // of nested calls
  uint64_t executed = 0;             // statements, in all symbolic executions so far
  bool areLengthsLeft = false;       // see FunctionExecutor::leaveLengths
  uint32_t guards = 0;               // run-time conditions around the statement in execution
  // Assertions of inlined bodies: those of the body in execution, else those for the model, which the flattening takes.
  std::vector<FunctionCheck>* collected = nullptr;
  std::vector<FunctionCheck> pending;
  ExprId guard;   // run-time conditions around the statement in execution; invalid = none
  ExprId branch;  // run-time conditions of the if-expressions around the call; invalid = none
  // Origin of each run-time function, for derivatives: its class and the inputs over placeholders.
  struct Origin {
    FunctionClass function;
    std::vector<Value> inputs;
    bool usesObjects = false;  // takes or makes an external object: never called during translation
  };
  std::vector<Origin> origins;                                       // index = FunctionId
  std::unique_ptr<RunDifferentiation> differentiation;               // made when first needed
  std::unordered_map<uint32_t, std::optional<Template>> lateBodies;  // bodies for inlineCall, by FunctionId

  symbolic::Pool& pool() { return translator.pool(); }
  std::string text(Name name) { return std::string(translator.library().names().text(name)); }
  void keepEffects(const std::vector<Value>& unused, uint64_t before, SourceSpan span);  // see FunctionExecutor
  // For what the function may not give a value: flags that say where it has; the one of an output, null for other
  // names; and what has to hold where the function ends. Elements are watched where statements are executed
  // symbolically.
  void declareFlags(const FunctionClass& function, Frame& frame);
  Frame::Local* flagOf(const FunctionClass& function, Frame& frame, Name output);
  std::vector<FunctionCheck> endChecks(const FunctionClass& function, const Frame& frame);
  // Whether a value is a scalar of a type; otherwise an error is reported.
  bool isScalarOf(const Value& value, BaseType base, std::string code, Wording what, SourceSpan span) {
    if (value.isScalar() && value.scalars.size() == 1 && value.base == base) return true;
    error(std::move(code), argumentOf(what), span);
    return false;
  }
  // Whether an iterator of a statement can run over the value; otherwise an error is reported.
  bool isVectorOfRounds(const Value& range, const syntax::Iterator& iterator, SourceSpan span) {
    if (range.dims.size() == 1) return true;
    error("T313", phrase("the range of %1 is not a vector", text(iterator.name)),
          iterator.range != nullptr ? iterator.range->span : span);
    return false;
  }
  void error(std::string code, Phrase message, SourceSpan span) {
    translator.diagnostics().error(std::move(code), std::move(message), span);
  }
  // Why a function could not be called on constants.
  void tellFailure(const std::string& function, const EvaluationFailure& why, SourceSpan span);
  std::optional<std::vector<Value>> call(const FunctionClass& function, std::vector<Value> inputs, SourceSpan span);

  // functions_template.cpp
  Template makeTemplate(std::vector<Value> outputs, uint32_t inputCount);
  std::vector<Value> fillTemplate(const Template& body, std::span<const ExprId> inputs);

  // functions_checks.cpp
  // An assertion that is known only during the run, as it stands at this point of the execution.
  void addCheck(FunctionCheck check);
  void demandWithin(ExprId index, Name array, int64_t size, SourceSpan span);
  void fillChecks(const FunctionEntry& entry, std::span<const ExprId> inputs);
  void makeCheckTemplate(FunctionEntry& entry, const std::vector<FunctionCheck>& checks, uint32_t inputCount);

  // functions_declarations.cpp: puts outputs and local variables with their initial values into the frame, in the order
  // in which they depend on each other. False after an error or while unwinding.
  bool declareVariables(const FunctionClass& function, Frame& frame);
  // Fills missing inputs from their defaults and converts Integers to Reals.
  bool haveDeclaredSizes(const FunctionClass& function, const Frame& frame, SourceSpan span);
  std::optional<int64_t> declaredSize(const syntax::Expression& e, const Frame& frame);
  bool completeInputs(const FunctionClass& function, std::vector<Value>& inputs, SourceSpan span);
  // Evaluates the parts of an assignment target; nothing after an error. `frame.find` knows its first name.
  std::optional<std::vector<AccessStep>> accessPath(const syntax::Reference& target, const Value& root, Frame& frame,
                                                    const void* scope);

  // What a slice on a left side asks of the statements that it stands among.
  SliceLoop::Asked askedOfSlices(const Frame& frame, const void* scope);

  // functions_external.cpp
  std::optional<std::vector<Value>> callBuiltin(const FunctionClass& function, const std::vector<Value>& inputs,
                                                bool& isBuiltin, SourceSpan span);
  // Calls of a run-time function with scalar arguments: numbers where all is known, call nodes otherwise.
  std::optional<std::vector<Value>> callRunTime(const FunctionEntry& entry, std::vector<ExprId> args, SourceSpan span);

  // Inlines a body over placeholders; mustRun says that only a run-time function is possible.
  std::optional<FunctionEntry> executeSymbolically(const FunctionClass& function, const std::vector<Value>& pattern,
                                                   uint32_t inputCount, bool& mustRun, KnownStart& known);
  bool hasNoChecks() const { return collected == nullptr || collected->empty(); }

 private:
  friend class FunctionExecutor;
  std::optional<std::vector<Value>> callPattern(const FunctionClass& function, const std::vector<Value>& pattern,
                                                std::vector<ExprId> args, const FunctionKey& key, SourceSpan span);
  // Whether the recursion under way is so deep, or so wide, that it has to become a run-time function; then sets
  // unwindTo.
  bool giveUpRecursion(const FunctionKey& key, bool hasArguments);
  std::optional<FunctionEntry> execute(const FunctionClass& function, const std::vector<Value>& pattern,
                                       uint32_t inputCount, const FunctionKey& key, SourceSpan span);
  bool declareOne(const FunctionClass& function, const FunctionClass::Variable& variable, Frame& frame);
  // A subscript on a left side; `isDemanded`: during the run it has to be looked at.
  std::optional<Subscript> subscript(const syntax::Expression& e, Name array, int64_t extent, bool isDemanded,
                                     Frame& frame, const void* scope);
};

// Makes the body in execution the one that calls and assertions belong to, until the end of the scope.
class ExecutionScope {
 public:
  ExecutionScope(ExecutorState& state, RunStatements* builder, std::vector<FunctionCheck>* checks)
      : state_(state),
        builder_(std::exchange(state.builder, builder)),
        collected_(std::exchange(state.collected, checks)),
        guard_(std::exchange(state.guard, ExprId())),
        branch_(std::exchange(state.branch, ExprId())),
        isRun_(std::exchange(state.isRun, state.isRun || builder != nullptr)) {}
  ~ExecutionScope() {
    state_.builder = builder_;
    state_.collected = collected_;
    state_.guard = guard_;
    state_.branch = branch_;
    state_.isRun = isRun_;
  }
  ExecutionScope(const ExecutionScope&) = delete;
  ExecutionScope& operator=(const ExecutionScope&) = delete;

 private:
  ExecutorState& state_;
  RunStatements* builder_;
  std::vector<FunctionCheck>* collected_;
  ExprId guard_, branch_;
  bool isRun_;
};

struct FunctionExecutor::State : ExecutorState {
  using ExecutorState::ExecutorState;
};

}  // namespace armature::model
