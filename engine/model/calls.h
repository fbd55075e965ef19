// Calls (specification 12.4): which function is meant, how arguments meet inputs, elementwise application to arrays,
// functions as values and their partial derivatives.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Arguments;
class BuiltinTable;
class ClassTable;
class Expressions;
class FunctionClasses;
class Instantiation;
class OperatorRecords;
class ParameterValues;
class Records;
class ValueArithmetic;

class Calls : private TranslationPart {
 public:
  Calls(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes, Instantiation& instances,
        ParameterValues& parameters, Arguments& arguments, Records& records, FunctionClasses& functions,
        OperatorRecords& operatorRecords, BuiltinTable& builtins, Expressions& expressions, FunctionExecutor& executor)
      : TranslationPart(translation),
        arithmetic_(arithmetic),
        classes_(classes),
        instances_(instances),
        parameters_(parameters),
        arguments_(arguments),
        records_(records),
        functions_(functions),
        operatorRecords_(operatorRecords),
        builtins_(builtins),
        expressions_(expressions),
        executor_(executor) {}

  // The results of a call; nothing after an error.
  std::optional<Values> call(const Expr& e, const Context* context, const LocalScope* locals);
  // Calls with a value per input (base none: not given); applies the function to the elements of arrays where scalars
  // are expected (specification 12.4.6).
  std::optional<Values> invoke(const FunctionClass& function, std::vector<Value> inputs, SourceSpan span);
  // A function value with the named arguments of a partial application bound as well.
  MaybeValue boundFunction(Value function, const Expr& partial, const Context* context, const LocalScope* locals);
  // A function as a value, with the named arguments of a partial application (or null) bound.
  MaybeValue functionValue(Class* cls, const Expr* partial, const Context* context, const LocalScope* locals);

 private:
  void warnOfImpure(const FunctionClass& callee, SourceSpan span, const Context* context);
  std::optional<Values> callFunction(Class* cls, const Expr& e, const Context* context, const LocalScope* locals);
  void demandLiteral(ExprId number, const Class* type, int64_t literals, SourceSpan span);
  std::optional<Values> callPartialDerivative(Class* cls, const Expr& e, const Context* context,
                                              const LocalScope* locals);
  std::optional<Values> callValue(const Value& function, const Expr& e, const Context* context,
                                  const LocalScope* locals);
  std::optional<std::vector<Value>> inputsOf(const FunctionClass& function, const Expr& e, const Context* context,
                                             const LocalScope* locals);
  std::optional<Values> callKnowingSizes(const FunctionClass& function, std::vector<Value> inputs, SourceSpan span);
  Value withParameters(const Value& value, bool withReals);
  MaybeValue convert(Value value, const FunctionClass::Variable& to, SourceSpan span);
  MaybeValue resourceFile(const Expr& e, const Context* context, const LocalScope* locals);

  ValueArithmetic& arithmetic_;
  ClassTable& classes_;
  Instantiation& instances_;
  ParameterValues& parameters_;
  Arguments& arguments_;
  Records& records_;
  FunctionClasses& functions_;
  OperatorRecords& operatorRecords_;
  BuiltinTable& builtins_;
  Expressions& expressions_;
  FunctionExecutor& executor_;

  uint32_t partialDepth_ = 0;  // symbols made for partial derivatives
};

}  // namespace armature::model
