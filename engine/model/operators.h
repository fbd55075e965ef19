// Operators of expressions (specification 3.4 to 3.6, 10.6): those of the language, and of operator records.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Expressions;
class OperatorRecords;
class ValueArithmetic;

class Operators : private TranslationPart {
 public:
  Operators(Translation& translation, ValueArithmetic& arithmetic, OperatorRecords& operatorRecords,
            Expressions& expressions)
      : TranslationPart(translation),
        arithmetic_(arithmetic),
        operatorRecords_(operatorRecords),
        expressions_(expressions) {}

  // Of an expression with one or two operands.
  MaybeValue unaryOperation(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue binaryOperation(const Expr& e, const Context* context, const LocalScope* locals);
  // Of two values.
  MaybeValue operate(syntax::Operator op, Value a, Value b, SourceSpan span);

 private:
  bool isComparable(const Value& a, const Value& b, const Context* context);

  ValueArithmetic& arithmetic_;
  OperatorRecords& operatorRecords_;
  Expressions& expressions_;
};

}  // namespace armature::model
