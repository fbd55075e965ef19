// Functions: symbolic execution of their algorithms (which inlines a call into expressions and thereby also gives its
// derivatives), and translation into run-time functions where control flow depends on run-time values. Algorithm
// sections of models and when-statements use the same executor.
#pragma once
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/model/evaluator.h"
#include "engine/model/flat_model.h"
#include "engine/model/function_table.h"
#include "engine/model/value.h"

namespace armature::model {

// A function class as lookup resolved it: inherited elements merged, redeclarations applied. Made by the instantiation.
struct FunctionClass {
  std::string name;  // qualified, for messages
  const ClassNode* node = nullptr;
  const void* scope = nullptr;  // opaque: class scope in which its expressions are translated
  struct Variable {
    Name name;
    BaseType base = BaseType::real;
    const ClassNode* type = nullptr;              // record or enumeration
    const void* typeScope = nullptr;              // opaque: resolved type with its modifiers, for record defaults
    std::vector<const syntax::Expression*> dims;  // of type and component, outermost first; `:` is ExprKind::colon
    const syntax::Expression* binding = nullptr;  // default of an input, initial value of others
    const void* bindingScope = nullptr;           // opaque, where the binding is to be translated
    std::vector<const syntax::Expression*> uses;  // values and sizes that modifiers give to parts of a record
    SourceSpan span;
  };
  // Outputs that may end without a value, each with the local Boolean that says whether it has got one; of arrays one
  // for each element.
  struct Unsure {
    Name output, flag;
  };
  std::vector<Unsure> unsure;
  std::vector<Variable> inputs, outputs, locals;  // constants of the function are not listed: lookup finds them
  std::vector<const syntax::Statement*> body;     // statements of all algorithm sections, of bases first
  // Where the body's statements from one on are to be translated: names in the text of a base mean what they mean
  // there.
  struct Section {
    const syntax::Statement* first = nullptr;
    const void* scope = nullptr;  // opaque
  };
  std::vector<Section> sections;  // only where more than one class has statements
  const void* scopeFrom(const syntax::Statement& s, const void* before) const {
    for (const Section& section : sections)
      if (section.first == &s) return section.scope;
    return before;
  }
  const syntax::ExternalClause* external = nullptr;
  const ClassNode* externalNode = nullptr;  // class whose text has the clause; null where it is no class of a library
  SourceSpan externalAnnotation;            // of that class
  bool isImpure = false;
  bool isRecordConstructor = false;
  // Annotations, as far as given.
  // A function of the first derivative, and the inputs that it takes no derivatives of: those that must not vary where
  // it is used, and those whose derivatives play no part.
  struct Derivative {
    const FunctionClass* function = nullptr;
    std::vector<Name> zeroDerivative, noDerivative;
  };
  std::vector<Derivative> derivatives;  // in the order of the annotation: the first that fits is used
  bool inlineAlways = false, inlineNever = false;
  int smoothOrder = 0;
};

// Local variables while a body is executed: the translator asks here first for a single-part name.
class LocalScope {
 public:
  virtual ~LocalScope() = default;
  // The current value of a local variable or iterator, null when there is none of that name.
  virtual const Value* find(Name name) const = 0;
  // The value of `end` while a subscript of an assignment target is translated on its own; none elsewhere.
  virtual std::optional<int64_t> endValue() const { return std::nullopt; }
};

// What functions need from the expression translator (implemented by the flattening).
class ExpressionTranslator {
 public:
  virtual ~ExpressionTranslator() = default;
  // Translates an expression; the scope handle is the opaque class scope, locals may be null. Returns nothing after an
  // error, which has been added to the diagnostics.
  virtual std::optional<Value> translate(const syntax::Expression& e, const void* scope, const LocalScope* locals) = 0;
  // The values that an iterator takes, a vector; a type stands for all its values. Without a written range it counts
  // the elements of an array that it is a subscript of in `body`.
  virtual std::optional<Value> translateRange(const syntax::Iterator& iterator,
                                              std::span<const syntax::Statement* const> body, const void* scope,
                                              const LocalScope* locals) = 0;
  // The value of an expression that parameters give before the run, in which they then cannot change any more; nothing,
  // and no message, where there is none.
  virtual std::optional<Value> translateKnown(const syntax::Expression& e, const void* scope,
                                              const LocalScope* locals) = 0;
  // Translates a call that may have several results (right side of `(a, b) := f(x)`).
  virtual std::optional<std::vector<Value>> translateCall(const syntax::Expression& call, const void* scope,
                                                          const LocalScope* locals) = 0;
  // A record value with the defaults of its declaration (fields without a default hold invalid ids); of an array of
  // these sizes one record, where its elements are alike, or all of them. `isOpen` becomes true where a field takes its
  // size from what is assigned to it.
  virtual std::optional<Value> defaultRecord(const FunctionClass::Variable& variable, const std::vector<int64_t>& sizes,
                                             const LocalScope* locals, bool* isOpen = nullptr) = 0;
  // The size of a dimension that is an enumeration or Boolean (specification 10.1); nothing where it is a number.
  virtual std::optional<int64_t> sizeOfType(const syntax::Expression& e, const void* scope) = 0;
  // Whether an array of these dimensions, each element made of `each` scalars, is not too large to be made at all.
  virtual bool isWithinBudget(const std::vector<int64_t>& dims, int64_t each) const = 0;
  // Whether a place lies in the file of the translated class, not in a library.
  virtual bool isOwnText(SourceSpan span) const = 0;
  virtual symbolic::Pool& pool() = 0;
  virtual Library& library() = 0;
  virtual Diagnostics& diagnostics() = 0;
  // Whether nobody waits for the translation any more; asked by every loop that statements can drive.
  virtual bool isCancelled() const = 0;
};

// Executes calls. One per translation; keeps the table of run-time functions.
class FunctionExecutor {
 public:
  explicit FunctionExecutor(ExpressionTranslator& translator);
  ~FunctionExecutor();
  // Who runs native functions on constants (see evaluator.h); may be null, must outlive the executor.
  void setEvaluator(FunctionEvaluator* evaluator);

  // Calls a function with all inputs given as values (defaults already filled in where the caller omitted them: a
  // missing input has base `none` and is filled by the executor). Elementwise application to arrays has been resolved
  // by the caller. Evaluates to constants where all inputs are constant; else inlines where the control flow does not
  // depend on run-time values or both branches can be merged; else makes a run-time function and call nodes.
  // Budgets: statements executed, recursion depth.
  std::optional<std::vector<Value>> call(const FunctionClass& function, std::vector<Value> inputs, SourceSpan span);

  // Executes an algorithm section of a model symbolically. `read` gives the value that a variable has on entry (its
  // pre-value or start value when it is assigned under a condition, specification 11.1.2); results are the assigned
  // variables with their final expressions. When-statements guard with edge(condition): `whenCondition` makes (or
  // finds) the Boolean variable of a condition expression. reinit/assert/terminate are appended to `effects`.
  // A loop whose length depends on the run becomes a run-time function of what it reads.
  struct Effects {
    std::vector<Reinit> reinits;
    std::vector<Assertion> assertions;
  };
  struct AlgorithmScope {
    const void* scope = nullptr;
    // Assignable model variables: the entry value of a (possibly structured) component, and the mapping from a
    // target reference to its scalars is done by name and subscripts on that value.
    std::function<const Value*(Name)> entryValue;        // null: not a variable of the model
    std::function<ExprId(ExprId condition)> activeWhen;  // expression that is true when a when-condition fires
    int* whenDepth = nullptr;                            // counts while the body of a when-statement is executed
    PartId part;
    std::string name;  // of the component, for messages
  };
  // Returns name → final value for every component assigned; nothing after errors.
  std::optional<std::vector<std::pair<Name, Value>>> runAlgorithm(std::span<const syntax::Statement* const> statements,
                                                                  const AlgorithmScope& scope, Effects& effects);

  // Assertions in inlined bodies whose conditions are known only during the run wait until they are taken by the
  // equation that has made the calls. A call within a branch of an if-expression counts where the branch does: between
  // enterBranch, which returns the conditions outside for leaveBranch. `dropChecks` forgets those after the first
  // `count`, of an attempt that failed.
  [[nodiscard]] ExprId enterBranch(ExprId condition);
  void leaveBranch(ExprId outer);
  // Makes calls whose results are expressions of their arguments, also within a function of the run, and whose
  // assertions do not count: what is looked for is a derivative.
  void asExpressions(const std::function<void()>& calls);
  // Adds a condition that has to hold where the expression being translated counts.
  void addCheck(ExprId condition, ExprId message, SourceSpan span);
  // Adds the condition that a subscript does not leave its array; where it does during the run, that is told with the
  // array and the place.
  void demandWithin(ExprId index, Name array, int64_t size, SourceSpan span);
  size_t checkCount() const;
  void dropChecks(size_t count);
  void takeChecks(PartId part, std::vector<Assertion>& into);

  // Derivative of a call node, for index reduction: by annotation(derivative), else by differentiating the function's
  // statements; invalid when there is none (native functions without annotation). `argDerivatives` are d(arg)/dt or
  // partial derivatives.
  ExprId differentiateCall(ExprId call, std::span<const ExprId> argDerivatives);

  // Per argument of a call whether its annotation(derivative) leaves it out: what is no Real, and inputs with
  // noDerivative, which say again what others say (specification 12.7.1). Such an argument makes no jump of its own.
  // Empty where the call has no such annotation.
  std::vector<uint8_t> leftOutOfDerivative(ExprId call) const;

  // A call node as an expression of its arguments, for calls that were kept only because of their derivative annotation
  // (InlineAfterIndexReduction); invalid where the body cannot be executed symbolically. May contain further calls.
  ExprId inlineCall(ExprId call);

  // sum, product, min or max over iterators whose range only the run knows (specification 10.3.4.1), of Integers or
  // Reals: a call of a function that is made for it. Outside of functions that is always possible; within them the
  // inputs are asked first: see leaveLengths.
  std::optional<Value> reduce(const syntax::Expression& e, BaseType base, const void* scope, const LocalScope* locals);
  bool leavesLengths() const;
  void leaveLengths(bool are);
  // Whether a body is being executed.
  bool isExecuting() const;

  // A run-time function that does one operation on texts and nothing else: concat or an order of two texts, or `format`
  // (symbolic::Pool::format) of a value of the given type.
  FunctionId textFunction(symbolic::Op op, symbolic::Type operand, const std::string& format);

  // Number of calls with effects (printing, writing files) that the run is left with. A statement or equation that is
  // nothing but a call has results that nobody uses: keepEffects makes calls among them that were made since `before`
  // effects of the model (Assertion::isEffect).
  // Between setModelStatement(true) and its undoing with what it returned, effects are left to the run even where all
  // arguments are known; elsewhere a message of a function that is evaluated appears at once.
  bool setModelStatement(bool is);
  uint64_t effectCalls() const;
  void keepEffects(const std::vector<Value>& unused, uint64_t before, SourceSpan span);

  std::shared_ptr<const FunctionTable> table() const;

 private:
  struct State;
  ExprId differentiateStatements(ExprId call, std::span<const ExprId> argDerivatives);
  std::unique_ptr<State> state_;
};

}  // namespace armature::model
