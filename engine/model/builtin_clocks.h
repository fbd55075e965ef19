// Constructors and operators of clocks (specification chapter 16), kept as nodes `clocked` for the lowering.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Arguments;
class BuiltinTable;
class Expressions;
class ParameterValues;
class ValueArithmetic;

class ClockBuiltins : private TranslationPart {
 public:
  ClockBuiltins(Translation& translation, ValueArithmetic& arithmetic, ParameterValues& parameters,
                Arguments& arguments, Expressions& expressions, FunctionExecutor& executor, BuiltinTable& builtins);

  MaybeValue bClockedSample(const Expr&, const Context*, const LocalScope*);
  // sample(u), sample(u, clock): not the operator with two numbers.
  bool isClockedSample(const Expr& e, const Context* context, const LocalScope* locals);
  // Whether an expression is a clock; without a word.
  bool isClock(const Expr& e, const Context* context, const LocalScope* locals);

 private:
  MaybeValue bClock(const Expr&, const Context*, const LocalScope*);
  MaybeValue bPrevious(const Expr&, const Context*, const LocalScope*);
  MaybeValue bHold(const Expr&, const Context*, const LocalScope*);
  MaybeValue bSubSample(const Expr&, const Context*, const LocalScope*);
  MaybeValue bShiftSample(const Expr&, const Context*, const LocalScope*);
  MaybeValue bNoClock(const Expr&, const Context*, const LocalScope*);
  MaybeValue bTick(const Expr&, const Context*, const LocalScope*);
  ExprId clocked(symbolic::ClockOp op, std::vector<ExprId> args, BaseType base, bool isNumbered = false);
  MaybeValue clockedElements(symbolic::ClockOp op, const Value& of, std::vector<ExprId> more = {});

  ValueArithmetic& arithmetic_;
  ParameterValues& parameters_;
  Arguments& arguments_;
  Expressions& expressions_;
  FunctionExecutor& executor_;

  size_t clockCount_ = 0;  // constructors of clocks so far
};

}  // namespace armature::model
