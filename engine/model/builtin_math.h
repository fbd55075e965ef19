// Mathematical functions of the language and conversions (specification 3.7.1, 3.7.2, 3.7.4).
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Arguments;
class BuiltinTable;
class Expressions;
class ValueArithmetic;

class MathBuiltins : private TranslationPart {
 public:
  MathBuiltins(Translation& translation, ValueArithmetic& arithmetic, Arguments& arguments, Expressions& expressions,
               BuiltinTable& builtins);

 private:
  MaybeValue bMath(const Expr&, const Context*, const LocalScope*);
  MaybeValue bMath2(const Expr&, const Context*, const LocalScope*);
  MaybeValue bAbs(const Expr&, const Context*, const LocalScope*);
  MaybeValue bInteger(const Expr&, const Context*, const LocalScope*);
  MaybeValue bFloor(const Expr&, const Context*, const LocalScope*);
  MaybeValue bDivision(const Expr&, const Context*, const LocalScope*);
  MaybeValue bSemiLinear(const Expr&, const Context*, const LocalScope*);
  MaybeValue bNoEvent(const Expr&, const Context*, const LocalScope*);
  MaybeValue bSmooth(const Expr&, const Context*, const LocalScope*);
  MaybeValue bHomotopy(const Expr&, const Context*, const LocalScope*);
  MaybeValue bStateMachine(const Expr&, const Context*, const LocalScope*);
  MaybeValue bGetInstanceName(const Expr&, const Context*, const LocalScope*);

  ValueArithmetic& arithmetic_;
  Arguments& arguments_;
  Expressions& expressions_;
};

}  // namespace armature::model
