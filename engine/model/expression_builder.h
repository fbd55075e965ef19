// Expressions to values (specification chapters 3 and 10): dispatch, conditional expressions, array constructors,
// ranges. Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class BuiltinTable;
class Calls;
class ClassTable;
class Iterators;
class Operators;
class ParameterValues;
class References;
class ValueArithmetic;

class ExpressionBuilder : private TranslationPart {
 public:
  ExpressionBuilder(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes,
                    ParameterValues& parameters, References& references, Iterators& iterators, Operators& operators,
                    Calls& calls, FunctionExecutor& executor, BuiltinTable& builtins);

  // The value of an expression; nothing after an error.
  MaybeValue translate(const Expr& e, const Context* context, const LocalScope* locals);
  // The results of a call, which may be several; of another expression its value.
  std::optional<Values> translateCall(const Expr& e, const Context* context, const LocalScope* locals);

 private:
  bool isWithinRoom(const Expr& e, const Context* context) const;
  MaybeValue translateElement(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue translateLogical(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue translateIf(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue translateBranches(const Expr& e, const Context* context, const LocalScope* locals);
  ExprId branchCondition(const std::vector<ExprId>& conditions, bool isElse);
  MaybeValue translateArray(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue translateMatrix(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue translateRange(const Expr& e, const Context* context, const LocalScope* locals);

  ValueArithmetic& arithmetic_;
  ClassTable& classes_;
  ParameterValues& parameters_;
  References& references_;
  Iterators& iterators_;
  Operators& operators_;
  Calls& calls_;
  FunctionExecutor& executor_;

  size_t structuralAttempts_ = 0;
};

}  // namespace armature::model
