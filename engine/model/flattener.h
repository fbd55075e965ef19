// One translation from a class to a flat model: the state that lookup, instantiation, expressions and equations share.
// Each group of members lives in the file named above it. Inside of the room; other rooms see flatten.h.
#pragma once
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/model/connections.h"
#include "engine/model/flatten.h"
#include "engine/model/functions.h"
#include "engine/model/instance.h"
#include "engine/syntax/arena.h"

namespace armature::model {

// Iterators (and other names) bound to values, innermost first.
class BoundNames : public LocalScope {
 public:
  explicit BoundNames(const LocalScope* outer) : outer_(outer) {}
  void bind(Name name, Value value) { values_.emplace_back(name, std::move(value)); }
  Value& last() { return values_.back().second; }
  const Value* find(Name name) const override {
    for (size_t k = values_.size(); k-- > 0;)
      if (values_[k].first == name) return &values_[k].second;
    return outer_ ? outer_->find(name) : nullptr;
  }
  std::optional<int64_t> endValue() const override { return outer_ ? outer_->endValue() : std::nullopt; }

 private:
  const LocalScope* outer_;
  std::vector<std::pair<Name, Value>> values_;
};

using MaybeValue = std::optional<Value>;
using Values = std::vector<Value>;

// Parts of the model that a reference leads to: one, or an array of them (row-major). Leaves come scalar by scalar.
struct SelectedPart {
  Instance* instance = nullptr;
  int64_t scalar = -1;  // of a leaf: which of its scalars
};
struct InstanceSelection {
  std::vector<int64_t> dims;
  std::vector<SelectedPart> items;
};

class Flattener : public ExpressionTranslator {
 public:
  Flattener(Library& library, const FlattenOptions& options, Diagnostics& diagnostics);
  ~Flattener() override;
  // The whole translation; false after errors.
  bool run(const ClassNode& node);
  std::unique_ptr<FlatModel> takeModel();
  FunctionExecutor& executor() { return *executor_; }

  // ExpressionTranslator
  MaybeValue translate(const syntax::Expression& e, const void* scope, const LocalScope* locals) override;
  MaybeValue translateRange(const syntax::Iterator& iterator, std::span<const syntax::Statement* const> body,
                            const void* scope, const LocalScope* locals) override;
  MaybeValue translateKnown(const syntax::Expression& e, const void* scope, const LocalScope* locals) override;
  std::optional<Values> translateCall(const syntax::Expression& call, const void* scope,
                                      const LocalScope* locals) override;
  MaybeValue defaultRecord(const FunctionClass::Variable& variable, const LocalScope* locals) override;
  symbolic::Pool& pool() override { return *pool_; }
  Library& library() override { return library_; }
  Diagnostics& diagnostics() override { return *diagnostics_; }
  // The pool of a model that has been handed over (index reduction).
  void attach(FlatModel& model) { model_ = &model, pool_ = &model.pool; }

 private:
  using Expr = syntax::Expression;

  // ---- classes.cpp: classes in their environment
  Class* makeClass(const ClassNode* node, const syntax::ClassDefinition* definition, const Context* enclosing,
                   Environment environment);
  Class* topLevelClass(Name name);
  bool isReadable(FileId file);
  bool complete(Class* cls);
  bool completeBody(Class* cls);
  bool completeAlias(Class* cls);
  bool addBase(Class* cls, Class* base, const syntax::Modification* modification, const Context* context,
               bool isProtected);
  void addElements(Class* cls, const syntax::ComponentClause& clause);
  void apply(const Environment& modifiers, Class* cls);
  void checkInheritedTwice(Class* cls, const Element& first, const Element& second);
  bool hasSameType(const Element& first, const Element& second);
  // class_rules.cpp
  void checkRules(const Class* cls);
  void checkLiterals(const syntax::ClassDefinition& definition);
  void checkNamesOf(const syntax::ClassDefinition& definition);
  void checkClassesTwice(const Class* cls);
  void checkImports(const Class* cls);
  void checkSections(const syntax::ClassDefinition& definition);
  void checkClause(const syntax::ClassDefinition& definition, const syntax::ComponentClause& clause);
  Class* withRedeclarations(Class* cls, Environment redeclarations);
  Instance* staticsOf(Class* cls);
  const Context* contextOf(Instance* self, Class* view);
  std::string nameOf(const Class* cls) const;
  bool hasComponent(Class* cls, Name name);

  // ---- lookup.cpp: what names mean
  const ClassDeclaration* findDeclaration(Class* cls, Name name);
  const ClassDeclaration* findInBases(Class* cls, Name name);
  Class* classElement(Instance* self, Name name);
  const syntax::ClassDefinition* writtenClass(Class* cls, Name name) const;
  Class* innerClass(Instance* self, const syntax::ClassDefinition& outer);
  Class* classOf(const ClassDeclaration& declaration, Instance* self);
  Environment constraintsOf(const syntax::ClassDefinition& definition, const Context* place, Instance* self);
  const Context* rebased(const Context* context, Instance* self);
  Found lookup(Name name, const Context* context);
  Found lookupHere(Name name, const Context* context);
  Found lookupOutside(Name name, Class* view);
  Found lookupImports(Name name, Class* view);
  Class* classAtPath(std::span<const Name> path);
  Found foundAtPath(std::span<const Name> path);
  Class* builtinClass(Name name);
  // The class of a type specifier or function name; null after a message unless quiet.
  Class* resolveClass(const syntax::Reference& reference, const Context* context, bool quiet = false);
  std::string suggest(Name wrong, const std::vector<Name>& candidates) const;
  void unknownName(const syntax::Reference& reference, const Context* context);

  // ---- modifier.cpp
  Environment modifiersOf(const Instance* parent, const Element& element);
  void collect(const Environment& from, Name name, Environment& to);
  void expand(const Modifier& modifier, Environment& to);
  void checkGivenTwice(const syntax::Modification& modification);
  void changesFinal(const Modifier& outer, const Modifier& inner);
  // redeclaration.cpp
  bool isSameType(const syntax::Reference& a, const Context* contextOfA, const syntax::Reference& b,
                  const Context* contextOfB);
  void notReplaceable(const Modifier& redeclaration, SourceSpan declaration);
  void checkRedeclared(Instance* parent, const Element& element, const Environment& modifiers, Class* now);
  // Classes that stand in for others: of a modifier (`by` is null) or of the text of a derived class.
  struct RedeclaredClass {
    Class* owner;
    Class* by;
    Class* made;
    Name name;
  };
  void checkRedeclaredClasses();
  void checkRedeclared(const RedeclaredClass& redeclared);
  const Element* missingElement(Class* wanted, Class* given);
  void checkInner(const Instance* outer, Class* wanted, const Instance* inner);
  void checkFinal(const Environment& outer, const Modifier& inner);
  Environment nested(const Environment& levels, Binding*& binding, bool isRecord);
  Modifier modifierOf(const syntax::Argument& argument, const Context* context, const IndexChain* indices) const;
  Binding* bindingOf(const Modifier& modifier);
  Binding* makeBinding(const Expr* expression, const Context* context);
  Binding* partOf(Binding* whole, std::vector<int64_t> indices, Name field);
  void checkEach(const Environment& modifiers, const Instance* instance);
  void takesNoValue(const Modifier& modifier, const ClassDeclaration& declared, const Instance* instance);
  Environment forItem(const Environment& environment, const Instance* item);
  void complainOnce(Severity severity, const char* code, std::string message, const Instance* array, SourceSpan span,
                    const char* advice);
  void checkNames(const Environment& environment, Class* cls, const Instance* instance);

  // ---- binding.cpp: values of bindings and parameters
  const Value* valueOf(Binding* binding);
  MaybeValue leafBinding(Instance* leaf);
  MaybeValue declaredConstant(Instance* leaf);
  const Value* constantOf(Instance* leaf);  // null: not known at translation
  MaybeValue constantValueOf(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue fitToLeaf(const Value& value, const Instance& leaf, SourceSpan span);
  // The value of an expression that must be known at translation; `what` starts the message. Nothing after an error.
  MaybeValue evaluate(const Expr& e, const Context* context, const LocalScope* locals, const char* what);
  // The same without messages.
  MaybeValue tryEvaluate(const Expr& e, const Context* context, const LocalScope* locals);
  std::optional<int64_t> evaluateInteger(const Expr& e, const Context* context, const LocalScope* locals,
                                         const char* what);
  bool isConstantValue(const Value& value) const;
  void useStructurally(Instance* leaf);

  // ---- instantiate.cpp
  Instance* newInstance(Instance* parent, const Element* element, Name name);
  bool elaborate(Instance* instance);
  bool elaborateComponent(Instance* instance);
  Class* typeOf(Instance* parent, const Element& element, const Environment& modifiers, const Element*& effective,
                const Context*& typeContext);
  std::optional<bool> conditionOf(Instance* parent, const Element& element);
  struct Dimension {
    const Expr* e;
    const Context* context;
  };
  std::vector<Dimension> declaredDimensions(Instance* instance, const Element& declared, Class* cls,
                                            const Environment& modifiers);
  std::optional<int64_t> countOfType(const Expr& e, const Context* context);
  bool dimensionsOf(Instance* instance, const Element& declared, Class* cls, const Environment& modifiers);
  void elaborateAll(Instance* instance, int depth);
  bool makeStructure(Instance* instance, Class* cls, const Environment& modifiers);
  bool fillStructure(Instance* instance, Class* cls, Environment inner);
  bool makeLeaf(Instance* instance, Class* cls, const Environment& modifiers);
  bool makeArray(Instance* instance, Class* cls, const Environment& modifiers);
  bool makeOuter(Instance* instance, Class* cls);
  Instance* innerAt(Instance* parent, uint32_t index);
  Instance* defaultInner(Instance* instance, Class* cls);
  Instance* childOf(Instance* instance, Name name);
  bool isSizedByUse(const Instance* parent, const Element& element) const;
  Instance* childAt(Instance* instance, uint32_t index);
  Instance* resolved(Instance* instance);  // through outer, elaborated; null when removed or failed
  std::string pathOf(const Instance* instance) const;
  std::string subjectOf(const Instance* instance) const;  // its path; "the model" for the model itself
  std::vector<std::string> partsOf(const Instance* instance) const;
  bool annotationSays(SourceSpan annotation, std::string_view key, bool wanted) const;
  bool hasEqualityConstraint(Class* cls);

  // ---- attributes.cpp
  void finishLeaf(Instance* leaf);
  void spreadStructural();
  Environment outerModifiers();
  // variability.cpp
  void checkVariability();
  void nameParts(size_t errorsBefore, const std::string& path);
  void checkFinalAttributes(const Instance* leaf);
  void setAttribute(Instance* leaf, const Modifier& modifier);
  void readExperiment(Class* cls);

  // ---- reference.cpp, subscript.cpp, select.cpp
  bool isVisible(const Found& found, const syntax::Reference& r, const Context* context);
  MaybeValue translateReference(const syntax::Reference& r, const Context* context, const LocalScope* locals);
  MaybeValue continueValue(Value value, const syntax::Reference& r, size_t part, const Context* context,
                           const LocalScope* locals);
  MaybeValue readInstance(Instance* instance, SourceSpan span);
  MaybeValue readFrom(Instance* instance, const syntax::Reference& r, size_t part, const Context* context,
                      const LocalScope* locals);
  MaybeValue readAfter(Instance* instance, const syntax::Reference& r, size_t part, const Context* context,
                       const LocalScope* locals);
  MaybeValue readItems(Instance* array, const syntax::Reference& r, size_t part, const Context* context,
                       const LocalScope* locals);
  MaybeValue readClassPath(Class* cls, const syntax::Reference& r, size_t part, const Context* context,
                           const LocalScope* locals);
  MaybeValue emptyValue(Instance* array, const syntax::Reference& r, size_t part);
  MaybeValue enumerationLiteral(Class* cls, Name name, SourceSpan span);
  MaybeValue leafValue(Instance* leaf, SourceSpan span);
  const ClassNode* recordNode(Class* cls);
  // A subscript after translation: all, places (0-based) or an Integer expression known only during the run.
  struct Subscript {
    enum class Kind : uint8_t { all, place, places, runTime } kind = Kind::all;
    std::vector<int64_t> places;
    ExprId index;
  };
  bool subscriptsOf(const syntax::ReferencePart& part, const std::vector<int64_t>& dims, const Context* context,
                    const LocalScope* locals, SourceSpan span, std::vector<Subscript>& result);
  void demandWithin(ExprId index, Name array, int64_t size, SourceSpan span);
  std::optional<Subscript> subscriptOf(const Expr& e, Name array, int64_t size, const Context* context,
                                       const LocalScope* locals);
  MaybeValue subscript(Value value, const syntax::ReferencePart& part, const Context* context, const LocalScope* locals,
                       SourceSpan span);
  Value lookupAlong(const Value& value, size_t dimension, ExprId index);
  // Parts meant by a reference (connectors, components); nothing after an error, `removed` where it leads to a part
  // that is switched off.
  std::optional<InstanceSelection> selectInstances(const syntax::Reference& r, const Context* context,
                                                   const LocalScope* locals, bool& removed);
  bool selectFrom(Instance* instance, const syntax::Reference& r, size_t part, const Context* context,
                  const LocalScope* locals, InstanceSelection& to, bool& removed);

  // ---- translate.cpp, operators.cpp
  MaybeValue tr(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue translateElement(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue translateIf(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue translateBranches(const Expr& e, const Context* context, const LocalScope* locals);
  ExprId branchCondition(const std::vector<ExprId>& conditions, bool isElse);
  MaybeValue translateArray(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue translateMatrix(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue translateRange(const Expr& e, const Context* context, const LocalScope* locals);
  bool isComparable(const Value& a, const Value& b, const Context* context);
  MaybeValue unaryOperation(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue binaryOperation(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue operate(syntax::Operator op, Value a, Value b, SourceSpan span);
  MaybeValue multiply(const Value& a, const Value& b, SourceSpan span);
  MaybeValue power(const Value& a, const Value& b, SourceSpan span);
  MaybeValue select(ExprId condition, const Value& a, const Value& b, SourceSpan span);
  ExprId scalarOperation(symbolic::Op op, ExprId a, ExprId b, bool toReal);
  ExprId asReal(ExprId e);
  Value asReal(Value value);
  bool merge(std::vector<Value>& items, SourceSpan span);  // to a common base type and shape
  MaybeValue stack(std::vector<Value> items, SourceSpan span);
  MaybeValue shapeError(const Value& a, const Value& b, SourceSpan span, std::string_view what);
  MaybeValue error(std::string code, std::string message, SourceSpan span, std::string advice = {});
  // Runs over iterators; `body` gets the bound names; false stops.
  bool iterate(syntax::List<syntax::Iterator> iterators, const Expr* body, const Context* context,
               const LocalScope* locals, std::vector<int64_t>& dims,
               const std::function<bool(const LocalScope*)>& action);
  MaybeValue countOfUse(const syntax::Reference& reference, size_t part, size_t dimension, const Context* context,
                        const LocalScope* locals);
  Value countTo(int64_t n, BaseType base, const ClassNode* type);
  std::optional<Value> iteratorRange(const syntax::Iterator& iterator, const Expr* body, const Context* context,
                                     const LocalScope* locals);

  // ---- calls.cpp
  bool isFunctionText(const Context* context) const;
  std::optional<Values> call(const Expr& e, const Context* context, const LocalScope* locals);
  std::optional<Values> callFunction(Class* cls, const Expr& e, const Context* context, const LocalScope* locals);
  std::optional<Values> callPartialDerivative(Class* cls, const Expr& e, const Context* context,
                                              const LocalScope* locals);
  std::optional<Values> callValue(const Value& function, const Expr& e, const Context* context,
                                  const LocalScope* locals);
  std::optional<Values> constructOperatorRecord(Class* cls, const Expr& e, const Context* context,
                                                const LocalScope* locals);
  std::optional<std::vector<Value>> inputsOf(const FunctionClass& function, const Expr& e, const Context* context,
                                             const LocalScope* locals);
  std::optional<Values> callKnowingSizes(const FunctionClass& function, std::vector<Value> inputs, SourceSpan span);
  Value withParameters(const Value& value, bool withReals);
  std::optional<Values> invoke(const FunctionClass& function, std::vector<Value> inputs, SourceSpan span);
  MaybeValue recordConstructor(Class* cls, const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue functionValue(Class* cls, const Expr* partial, const Context* context, const LocalScope* locals);
  const FunctionClass* functionOf(Class* cls);
  void functionAnnotations(FunctionClass& function, Class* cls);
  void functionVariable(FunctionClass& function, Class* cls, const Element& element);
  struct RecordType {
    Class* cls;
    Environment environment;
  };
  const RecordType* recordType(Class* cls, Environment environment);
  MaybeValue fieldDefault(Class* record, const Element& element, const Environment& environment,
                          const LocalScope* fields, const LocalScope* locals, bool needsBinding);
  MaybeValue convert(Value value, const FunctionClass::Variable& to, SourceSpan span);

  // ---- operator_records.cpp
  using Overloads = std::vector<const FunctionClass*>;
  struct NamedValue {
    Name name;
    Value value;
  };
  Class* classOfNode(const ClassNode* node);
  Overloads overloadsOf(const Value& value, std::string_view operatorName);
  Overloads overloadsOf(Class* record, std::string_view operatorName);
  bool placeArguments(const FunctionClass& function, const std::vector<Value>& given,
                      const std::vector<NamedValue>& named, bool hasAnyRank, std::vector<Value>& inputs);
  std::optional<Values> callOverload(const Overloads& overloads, const std::vector<Value>& given,
                                     const std::vector<NamedValue>& named, bool hasAnyRank, bool& isFound,
                                     SourceSpan span);
  std::optional<std::vector<NamedValue>> namedArguments(const Expr& e, const Context* context,
                                                        const LocalScope* locals);
  MaybeValue convertToRecord(Class* record, const Value& value, SourceSpan span);
  MaybeValue operatorRecord(syntax::Operator op, const Value& a, const Value* b, SourceSpan span);
  MaybeValue scalarOfRecords(syntax::Operator op, const Value& a, const Value* b, SourceSpan span);
  MaybeValue elementsOfRecords(syntax::Operator op, const Value& a, const Value* b, SourceSpan span);
  MaybeValue productOfRecords(const Value& a, const Value& b, SourceSpan span);
  MaybeValue powerOfRecords(const Value& a, const Value& b, SourceSpan span);
  MaybeValue zeroOfRecord(const Value& like, SourceSpan span);
  MaybeValue sumOfRecords(const Value& array, SourceSpan span);
  MaybeValue textOfRecord(const Expr& e, const Value& record, const Context* context, const LocalScope* locals);

  // ---- builtin_*.cpp
  using Builtin = MaybeValue (Flattener::*)(const Expr& e, const Context* context, const LocalScope* locals);
  void registerBuiltins();
  void registerArrayBuiltins();
  void registerEventBuiltins();
  void registerClockBuiltins();
  void addBuiltin(std::string_view name, Builtin function);
  MaybeValue argument(const Expr& e, size_t k, const Context* context, const LocalScope* locals,
                      std::string_view name = {});
  MaybeValue variableArgument(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue resourceFile(const Expr& e, const Context* context, const LocalScope* locals);
  const Expr* argumentOf(const Expr& e, size_t k, std::string_view name = {}) const;
  MaybeValue elementwise(const Value& a, BaseType result, const std::function<ExprId(ExprId)>& f);
  MaybeValue elementwise2(const Value& a, const Value& b, BaseType result, SourceSpan span,
                          const std::function<ExprId(ExprId, ExprId)>& f);
  bool needsArguments(const Expr& e, size_t least, size_t most);
  bool needsNumbers(const Expr& e, std::initializer_list<const Value*> values);
  MaybeValue bMath(const Expr&, const Context*, const LocalScope*);
  MaybeValue bMath2(const Expr&, const Context*, const LocalScope*);
  MaybeValue bAbs(const Expr&, const Context*, const LocalScope*);
  MaybeValue bInteger(const Expr&, const Context*, const LocalScope*);
  MaybeValue bFloor(const Expr&, const Context*, const LocalScope*);
  MaybeValue bDivision(const Expr&, const Context*, const LocalScope*);
  MaybeValue bSemiLinear(const Expr&, const Context*, const LocalScope*);
  std::optional<int> textOption(const Expr& e, std::string_view name, BaseType type, int standard,
                                const Context* context, const LocalScope* locals);
  std::string textFormat(const Expr& e, const Value& value, const Context* context, const LocalScope* locals);
  MaybeValue bString(const Expr&, const Context*, const LocalScope*);
  MaybeValue bNoEvent(const Expr&, const Context*, const LocalScope*);
  MaybeValue bSmooth(const Expr&, const Context*, const LocalScope*);
  MaybeValue bHomotopy(const Expr&, const Context*, const LocalScope*);
  MaybeValue bStateMachine(const Expr&, const Context*, const LocalScope*);
  MaybeValue bGetInstanceName(const Expr&, const Context*, const LocalScope*);
  MaybeValue bSize(const Expr&, const Context*, const LocalScope*);
  std::optional<std::vector<int64_t>> dimsOfReference(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue bNdims(const Expr&, const Context*, const LocalScope*);
  MaybeValue bScalar(const Expr&, const Context*, const LocalScope*);
  MaybeValue bVector(const Expr&, const Context*, const LocalScope*);
  MaybeValue bMatrix(const Expr&, const Context*, const LocalScope*);
  MaybeValue bArray(const Expr&, const Context*, const LocalScope*);
  MaybeValue bFill(const Expr&, const Context*, const LocalScope*);
  MaybeValue bZeros(const Expr&, const Context*, const LocalScope*);
  MaybeValue bIdentity(const Expr&, const Context*, const LocalScope*);
  MaybeValue bDiagonal(const Expr&, const Context*, const LocalScope*);
  MaybeValue bLinspace(const Expr&, const Context*, const LocalScope*);
  MaybeValue bTranspose(const Expr&, const Context*, const LocalScope*);
  MaybeValue bOuterProduct(const Expr&, const Context*, const LocalScope*);
  MaybeValue bSymmetric(const Expr&, const Context*, const LocalScope*);
  MaybeValue bCross(const Expr&, const Context*, const LocalScope*);
  MaybeValue bSkew(const Expr&, const Context*, const LocalScope*);
  MaybeValue bReduce(const Expr&, const Context*, const LocalScope*);
  MaybeValue bCat(const Expr&, const Context*, const LocalScope*);
  MaybeValue concatenate(const std::vector<Value>& parts, size_t dimension, SourceSpan span);
  MaybeValue bDer(const Expr&, const Context*, const LocalScope*);
  MaybeValue bPre(const Expr&, const Context*, const LocalScope*);
  MaybeValue bEdge(const Expr&, const Context*, const LocalScope*);
  MaybeValue bChange(const Expr&, const Context*, const LocalScope*);
  MaybeValue bInitial(const Expr&, const Context*, const LocalScope*);
  void demand(ExprId condition, const std::string& text, ExprId argument, const Expr& e, const Context* context);
  MaybeValue bSample(const Expr&, const Context*, const LocalScope*);
  MaybeValue bClock(const Expr&, const Context*, const LocalScope*);
  MaybeValue bClockedSample(const Expr&, const Context*, const LocalScope*);
  MaybeValue bPrevious(const Expr&, const Context*, const LocalScope*);
  MaybeValue bHold(const Expr&, const Context*, const LocalScope*);
  MaybeValue bSubSample(const Expr&, const Context*, const LocalScope*);
  MaybeValue bShiftSample(const Expr&, const Context*, const LocalScope*);
  MaybeValue bNoClock(const Expr&, const Context*, const LocalScope*);
  MaybeValue bTick(const Expr&, const Context*, const LocalScope*);
  bool isClockedSample(const Expr& e, const Context* context, const LocalScope* locals);
  bool isClock(const Expr& e, const Context* context, const LocalScope* locals);
  ExprId clocked(symbolic::ClockOp op, std::vector<ExprId> args, BaseType base, bool isNumbered = false);
  MaybeValue clockedElements(symbolic::ClockOp op, const Value& of, std::vector<ExprId> more = {});
  MaybeValue bDelay(const Expr&, const Context*, const LocalScope*);
  // builtin_transport.cpp
  MaybeValue bTransport(const Expr&, const Context*, const LocalScope*);
  std::optional<Values> transport(const Expr& e, const Context* context, const LocalScope* locals);
  bool isTransport(std::span<const Value> inputs, const Expr& e);
  bool isOfParameters(ExprId root);
  uint32_t distribution(const std::vector<ExprId>& key, InitialDistribution initial, const Expr& e,
                        const Context* context);
  MaybeValue bCardinality(const Expr&, const Context*, const LocalScope*);
  MaybeValue bStream(const Expr&, const Context*, const LocalScope*);
  MaybeValue connectionsOperator(const Expr& e, const Context* context, const LocalScope* locals);
  ExprId derivativeOf(ExprId e, SourceSpan span);
  VarId derivativeVariable(VarId state);

  ExprId inStreamOf(VarId stream);
  ExprId streamMix(const ConnectionOutput::StreamSet& set, size_t inside, size_t outside);
  void streamEquations();

  // ---- connect_collect.cpp, connect_buses.cpp, connect_flatten.cpp
  // A connect equation after its ends have been found.
  struct ConnectUse {
    Instance* instance = nullptr;  // whose class contains the equation
    const syntax::Equation* equation = nullptr;
    InstanceSelection a, b;
    bool aOutside = false, bOutside = false;
  };
  // A connect equation that names a member which its bus does not have yet.
  struct PendingConnect {
    Instance* instance;
    const Context* context;
    const syntax::Equation* equation;
    std::shared_ptr<BoundNames> locals;
  };
  void collectConnections(Instance* instance);
  void collectFromEquations(Instance* instance, const Context* context, syntax::List<const syntax::Equation*> list,
                            const LocalScope* locals);
  bool concernsConnections(const syntax::Equation& equation);
  bool connect(Instance* instance, const Context* context, const syntax::Equation& equation, const LocalScope* locals,
               bool isLast);
  bool isReachable(const Instance* connector, const Instance* from, const syntax::Reference& r);
  bool connectPending();
  // An array in a bus that nothing declares, with at least these sizes; `like` shows what an element is, if known.
  struct BusArray {
    Instance* bus;
    Name name;
    std::vector<int64_t> dims;
    const Instance* like;
  };
  bool isWithinMissing(const syntax::Reference& r, const Context* context, const LocalScope* locals);
  bool noteBusArray(Instance* bus, const syntax::Reference& r, const syntax::Reference& otherEnd,
                    const Context* context, const LocalScope* locals);
  std::unordered_map<Instance*, size_t> busGroups();
  bool settleBusArrays(bool ofBuses);
  std::vector<std::pair<Instance*, Instance*>> busesWithin(Instance* a, Instance* b);
  Instance* missingMember(const syntax::Reference& r, const Context* context, const LocalScope* locals);
  bool isOutside(Instance* instance, const syntax::Reference& r, const Context* context);
  Instance* busMember(Instance* bus, Name name, const Instance* like, const std::vector<int64_t>& dims);
  void unifyBuses();
  bool unifyPair(Instance* a, Instance* b);
  void pairUp(const ConnectUse& use);
  bool collectLeaves(Instance* a, Instance* b, ConnectPair& pair, uint32_t nodeA, uint32_t nodeB, SourceSpan span);
  ConnectorLeaf connectorLeaf(const Instance* leaf, int64_t scalar, uint32_t node) const;
  void connectionsCall(Instance* instance, const Context* context, const Expr& call, const LocalScope* locals);
  uint32_t overconstrainedNode(Instance* record);
  void collectFlows();
  // ---- connect_presence.cpp
  void checkPresence();
  void checkPresence(Instance* instance, const std::unordered_set<const Instance*>& held);
  void checkConnector(const Instance* connector, const std::unordered_set<const Instance*>& held);
  void warnSwitchedOff(const syntax::Reference& reference, const Context* context, const LocalScope* locals,
                       SourceSpan span);
  std::string switchAdvice(const Instance* connector, bool wanted) const;
  void finishConnections();
  void closeBuses();
  void checkSignals();
  void addCut(const CutBranch& cut);
  Instance* instanceOfReference(const Expr& e, const Context* context, const LocalScope* locals);

  // ---- equations.cpp, when.cpp, algorithms.cpp
  // Where equations go: the model, or a branch of an if- or when-equation.
  struct Output {
    std::vector<FlatEquation> equations;
    std::vector<Reinit> reinits;
    std::vector<Assertion> assertions;
    PartId part;
    bool isInitial = false;
    bool isWhen = false;
    bool isClocked = false;  // in a clocked when-clause
    EquationOrigin origin = EquationOrigin::equation;
  };
  void emit(Output out);
  ExprId preOf(ExprId e);
  bool hasLeftLimit(const Value& value, const Expr& call);
  ExprId startOf(VarId id);
  void flattenEquations(Instance* instance);
  void equationsOf(Instance* instance, Class* view);
  void bindingEquations(Instance* leaf);
  void runEquations(syntax::List<const syntax::Equation*> list, const Context* context, const LocalScope* locals,
                    Output& out);
  void runEquation(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void equality(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void equate(const Value& a, const Value& b, SourceSpan span, Output& out);
  void ifEquation(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void mergeEffects(const std::vector<ExprId>& conditions, const std::vector<Output>& branches, Output& out);
  void mergeBranches(const syntax::Equation& equation, std::vector<ExprId>& conditions, std::vector<Output>& branches,
                     Output& out);
  void forEquation(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void takeChecks(Output& out);
  void addAssertions(std::vector<Assertion> assertions, bool isInitial);
  void callEquation(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void assertion(const Expr& call, const Context* context, const LocalScope* locals, Output& out, SourceSpan span);
  void reinitialize(const Expr& call, const Context* context, const LocalScope* locals, Output& out, SourceSpan span);
  void whenEquation(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void clockedWhen(const syntax::Equation& equation, ExprId clock, const Context* context, const LocalScope* locals,
                   Output& out);
  ExprId activation(ExprId condition, PartId part, SourceSpan span);
  ExprId activationOf(const Expr& condition, const Context* context, const LocalScope* locals, PartId part);
  void runAlgorithmSection(const syntax::AlgorithmSection& section, const Context* context, Instance* instance);
  Value entryValueOf(Instance* instance, bool isInitial);
  void markWhenTargets(Instance* instance);
  void markTarget(const Expr& target, const Context* context);
  void markStatements(syntax::List<const syntax::Statement*> list, bool inWhen, const Context* context);
  void markEquations(syntax::List<const syntax::Equation*> list, bool inWhen, const Context* context);
  PartId partOf(const Context* context) const;

  VarId addVariable(FlatVariable variable);
  bool isCancelled() const { return options_.cancel && options_.cancel->isCancelled(); }
  std::string text(Name name) const { return std::string(library_.names().text(name)); }
  Value scalarValue(BaseType base, ExprId e) const;
  Value integerValue(int64_t value);
  Value booleanValue(bool value);

  Library& library_;
  FlattenOptions options_;
  Diagnostics* diagnostics_;
  std::unique_ptr<FlatModel> owned_;
  FlatModel* model_ = nullptr;
  symbolic::Pool* pool_ = nullptr;
  std::unique_ptr<FunctionExecutor> executor_;
  std::unique_ptr<syntax::Arena> arena_;

  std::deque<Class> classes_;
  std::deque<Instance> instances_;
  std::deque<Context> contexts_;
  std::deque<Binding> bindings_;
  std::deque<IndexChain> chains_;
  std::deque<RecordType> recordTypes_;
  std::deque<Element> extraElements_;
  std::unordered_set<const syntax::Argument*> reportedTwice_;
  std::set<std::pair<FileId, uint32_t>> unknownNames_;  // places of modifiers of classes that name nothing
  std::unordered_set<const syntax::Modification*> twiceGivenChecked_;
  std::unordered_set<const syntax::Modification*> reportedClasses_;  // that give a value to a class
  std::unordered_set<const syntax::ComponentClause*> redeclared_;    // by which something has been checked
  std::set<std::tuple<const syntax::Component*, const syntax::Component*, const syntax::ClassDefinition*>>
      twiceChecked_;                                          // pairs of declarations of one name in a class
  std::unordered_set<const syntax::ClassDefinition*> ruled_;  // whose kind and names have been checked
  std::unordered_set<const syntax::ClassDefinition*> redeclaredOnce_;
  std::vector<RedeclaredClass> redeclaredClasses_;
  std::deque<ClassDeclaration> declarationStore_;
  struct BindingKey {
    const void* expression;
    const void* context;
    bool operator==(const BindingKey&) const = default;
  };
  struct BindingKeyHash {
    size_t operator()(const BindingKey& k) const {
      return reinterpret_cast<size_t>(k.expression) * 31 + reinterpret_cast<size_t>(k.context);
    }
  };
  std::unordered_map<BindingKey, Binding*, BindingKeyHash> bindingIndex_;
  std::unordered_map<Name, Class*> topLevel_;
  std::unordered_map<Name, Class*> builtinClasses_;
  std::unordered_map<Name, Builtin> builtins_;
  std::unordered_map<FileId, bool> brokenFiles_;  // with syntax errors; whether they have been reported
  size_t syntaxErrorsSeen_ = 0;
  FileId rootFile_;             // of the translated class
  Class* rootClass_ = nullptr;  // stands for the unnamed root
  Instance* root_ = nullptr;
  std::vector<Instance*> leafOf_;                    // by VarId
  std::vector<Instance*> leaves_;                    // of the model, in order of elaboration
  std::unordered_set<const Instance*> whenTargets_;  // leaves that a when-clause gives values to
  std::vector<Instance*> structuralUses_;
  int evaluating_ = 0;                                    // > 0: parameters give their values
  std::vector<std::vector<ExprId>> delays_, transports_;  // what tells one from another
  int depth_ = 0;                                         // of lookups, calls and instantiation
  bool isTopLevelInput_ = false;
  uint32_t partialDepth_ = 0;  // symbols made for partial derivatives
  int whenDepth_ = 0;          // > 0: within the body of a when-clause
  size_t structuralAttempts_ = 0;
  size_t whenCount_ = 0;
  size_t clockCount_ = 0;  // constructors of clocks so far
  std::unordered_map<ExprId, VarId> whenVariables_;
  std::unordered_map<const syntax::Equation*, bool> concernsConnections_;

  ConnectionInput connections_;
  ConnectionOutput connected_;
  std::vector<Instance*> nodeInstances_;
  std::vector<ConnectUse> connects_;
  std::vector<PendingConnect> pendingConnects_;
  std::vector<BusArray> busArrays_;
  std::unordered_map<const Instance*, uint32_t> nodeOf_;
  bool connectionsDone_ = false;
  struct StreamUse {
    size_t set;
    bool isInside;
    size_t index;
  };
  std::unordered_map<VarId, std::vector<StreamUse>> streamUses_;
  std::vector<int64_t> endStack_;  // sizes of the dimensions that `end` refers to
};

}  // namespace armature::model
