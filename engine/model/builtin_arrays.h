// Functions of the language on arrays (specification 10.3, 10.4).
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Arguments;
class BuiltinTable;
class ClassTable;
class Expressions;
class Instantiation;
class Iterators;
class OperatorRecords;
class Operators;
class ParameterValues;
class ValueArithmetic;

class ArrayBuiltins : private TranslationPart {
 public:
  ArrayBuiltins(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes, Instantiation& instances,
                ParameterValues& parameters, Arguments& arguments, Iterators& iterators,
                OperatorRecords& operatorRecords, Operators& operators, Expressions& expressions,
                FunctionExecutor& executor, BuiltinTable& builtins);

 private:
  MaybeValue bSize(const Expr&, const Context*, const LocalScope*);
  std::optional<std::vector<int64_t>> dimsOfReference(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue bNdims(const Expr&, const Context*, const LocalScope*);
  MaybeValue bScalar(const Expr&, const Context*, const LocalScope*);
  MaybeValue bVector(const Expr&, const Context*, const LocalScope*);
  MaybeValue bMatrix(const Expr&, const Context*, const LocalScope*);
  // A size among the arguments; nothing after an error.
  std::optional<int64_t> sizeOf(const Expr& e, const Context* context, const LocalScope* locals);
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
  // Whether an iterator takes values that only the run knows, from one number to another.
  bool isOfTheRun(const syntax::Iterator& iterator, const Context* context, const LocalScope* locals);
  // A reduction of x[a:b] with bounds of the run: over i in a:b of x[i]; nothing for other arguments.
  std::optional<MaybeValue> reduceSlice(const Expr& e, const Context* context, const LocalScope* locals);
  // What the terms of a reduction are, as far as it can be said of the first; nothing where they are no numbers.
  std::optional<BaseType> kindOfTerms(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue bCat(const Expr&, const Context*, const LocalScope*);

  ValueArithmetic& arithmetic_;
  ClassTable& classes_;
  Instantiation& instances_;
  ParameterValues& parameters_;
  Arguments& arguments_;
  Iterators& iterators_;
  OperatorRecords& operatorRecords_;
  Operators& operators_;
  Expressions& expressions_;
  FunctionExecutor& executor_;
};

}  // namespace armature::model
