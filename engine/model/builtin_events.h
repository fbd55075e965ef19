// Functions of time and events (specification 3.7.3 to 3.7.5).
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Arguments;
class BuiltinTable;
class ClockBuiltins;
class Instantiation;
class ParameterValues;
class ValueArithmetic;

class EventBuiltins : private TranslationPart {
 public:
  EventBuiltins(Translation& translation, ValueArithmetic& arithmetic, Instantiation& instances,
                ParameterValues& parameters, Arguments& arguments, ClockBuiltins& clocks, FunctionExecutor& executor,
                BuiltinTable& builtins);

  // What an operator needs of an argument, asserted where it does not hold by its form.
  void demand(ExprId condition, const std::string& text, ExprId argument, const Expr& e, const Context* context,
              Severity severity = Severity::error);
  // An expression with every variable replaced by its value before the event.
  ExprId preOf(ExprId e);

 private:
  MaybeValue bDer(const Expr&, const Context*, const LocalScope*);
  MaybeValue bPre(const Expr&, const Context*, const LocalScope*);
  MaybeValue bEdge(const Expr&, const Context*, const LocalScope*);
  MaybeValue bChange(const Expr&, const Context*, const LocalScope*);
  MaybeValue bInitial(const Expr&, const Context*, const LocalScope*);
  MaybeValue bSample(const Expr&, const Context*, const LocalScope*);
  MaybeValue bDelay(const Expr&, const Context*, const LocalScope*);
  bool isZero(ExprId delayTime);
  ExprId derivativeOf(ExprId e, SourceSpan span);
  VarId derivativeVariable(VarId state);
  bool isContinuous(ExprId x);  // a variable of the model
  bool hasLeftLimit(const Value& value, const Expr& call);

  ValueArithmetic& arithmetic_;
  Instantiation& instances_;
  ParameterValues& parameters_;
  Arguments& arguments_;
  ClockBuiltins& clocks_;
  FunctionExecutor& executor_;

  std::vector<std::vector<ExprId>> delays_;  // what tells one from another
};

}  // namespace armature::model
