// One translation from a class to a flat model: the parts that do it, in the order in which one builds on the other,
// and the order of their work. What a lower part asks of a higher one (see the interfaces in the headers of the parts)
// and what functions ask of the translation (functions.h) is passed on here. Inside of the room; other rooms see
// flatten.h.
#pragma once
#include <memory>

#include "engine/model/arguments.h"
#include "engine/model/attributes.h"
#include "engine/model/builtin_arrays.h"
#include "engine/model/builtin_clocks.h"
#include "engine/model/builtin_events.h"
#include "engine/model/builtin_math.h"
#include "engine/model/builtin_table.h"
#include "engine/model/builtin_texts.h"
#include "engine/model/builtin_transport.h"
#include "engine/model/calls.h"
#include "engine/model/class_rules.h"
#include "engine/model/class_table.h"
#include "engine/model/connect_equations.h"
#include "engine/model/connection_operators.h"
#include "engine/model/equations.h"
#include "engine/model/expression_builder.h"
#include "engine/model/expressions.h"
#include "engine/model/function_classes.h"
#include "engine/model/instantiation.h"
#include "engine/model/iterators.h"
#include "engine/model/modifiers.h"
#include "engine/model/operator_records.h"
#include "engine/model/operators.h"
#include "engine/model/parameter_values.h"
#include "engine/model/prefix_rules.h"
#include "engine/model/records.h"
#include "engine/model/redeclarations.h"
#include "engine/model/references.h"
#include "engine/model/streams.h"
#include "engine/model/value_arithmetic.h"

namespace armature::model {

class Flattener : public ExpressionTranslator,
                  private TranslationPart,
                  private PartFinder,
                  private ClassChecks,
                  private ConstantEvaluator,
                  private Expressions,
                  private FunctionCaller {
 public:
  Flattener(Library& library, const FlattenOptions& options, Diagnostics& diagnostics);
  ~Flattener() override;
  // The whole translation; false after errors.
  bool run(const ClassNode& node);
  std::unique_ptr<FlatModel> takeModel();
  // Frees the tree of parts and what has been written to them, a third of a translation's memory, where no function can
  // be asked for any more whose body would be read in their place.
  void forgetParts();
  FunctionExecutor& executor() { return executor_; }
  // The pool of a model that has been handed over (index reduction).
  void attach(FlatModel& model) { translation_.model = &model, translation_.pool = &model.pool; }

  // ExpressionTranslator
  MaybeValue translate(const Expr& e, const void* scope, const LocalScope* locals) override;
  MaybeValue translateRange(const syntax::Iterator& iterator, std::span<const syntax::Statement* const> body,
                            const void* scope, const LocalScope* locals) override;
  MaybeValue translateKnown(const Expr& e, const void* scope, const LocalScope* locals) override;
  std::optional<Values> translateCall(const Expr& call, const void* scope, const LocalScope* locals) override;
  MaybeValue defaultRecord(const FunctionClass::Variable& variable, const std::vector<int64_t>& sizes,
                           const LocalScope* locals, bool* isOpen) override;
  std::optional<int64_t> sizeOfType(const Expr& e, const void* scope) override;
  bool isWithinBudget(const std::vector<int64_t>& dims, int64_t each) const override {
    return TranslationPart::isWithinBudget(dims, each);
  }
  bool isOwnText(SourceSpan span) const override { return TranslationPart::isOwnText(span); }
  bool isCancelled() const override { return TranslationPart::isCancelled(); }
  symbolic::Pool& pool() override { return TranslationPart::pool(); }
  Library& library() override { return TranslationPart::library(); }
  Diagnostics& diagnostics() override { return TranslationPart::diagnostics(); }

 private:
  // PartFinder, ClassChecks, ConstantEvaluator, Expressions, FunctionCaller
  Instance* childAt(Instance* instance, uint32_t index) override;
  Instance* childOf(Instance* instance, Name name) override;
  Instance* resolved(Instance* instance) override;
  void checkRules(const Class* cls) override;
  void checkNames(const Environment& environment, Class* cls, const Instance* instance) override;
  const Value* valueOf(Binding* binding) override;
  MaybeValue evaluate(const Expr& e, const Context* context, const LocalScope* locals, Wording what) override;
  std::optional<int64_t> evaluateInteger(const Expr& e, const Context* context, const LocalScope* locals,
                                         Wording what) override;
  MaybeValue translate(const Expr& e, const Context* context, const LocalScope* locals) override;
  std::optional<Values> translateCall(const Expr& e, const Context* context, const LocalScope* locals) override;
  MaybeValue functionValue(Class* cls, const Expr* partial, const Context* context, const LocalScope* locals) override;
  std::optional<Values> invoke(const FunctionClass& function, std::vector<Value> inputs, SourceSpan span) override;

  bool instantiate(const ClassNode& node, Class* cls);
  Environment outerModifiers();
  void listAsDeclared(std::span<const uint32_t> placesInText);

  std::unique_ptr<FlatModel> owned_;
  syntax::Arena arena_;  // of the modifiers from outside
  Translation translation_;
  FunctionExecutor executor_;

  ValueArithmetic arithmetic_;
  BuiltinTable builtins_;
  Modifiers modifiers_;
  ClassTable classes_;
  ClassRules rules_;
  Redeclarations redeclarations_;
  PrefixRules prefixes_;
  Instantiation instances_;
  ParameterValues parameters_;
  Arguments arguments_;
  References references_;
  Iterators iterators_;
  Records records_;
  FunctionClasses functions_;
  OperatorRecords operatorRecords_;
  Operators operators_;
  Calls calls_;
  ExpressionBuilder builder_;
  ArrayBuiltins arrays_;
  MathBuiltins math_;
  TextBuiltins texts_;
  ClockBuiltins clocks_;
  EventBuiltins events_;
  TransportBuiltins transports_;
  Streams streams_;
  ConnectEquations connectEquations_;
  ConnectionOperators connectionOperators_;
  Attributes attributes_;
  Equations equations_;
};

}  // namespace armature::model
