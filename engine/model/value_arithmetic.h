// Arithmetic on values (specification 10.6): conversions, elementwise operations, products, stacking and joining. Knows
// of expressions only what their nodes say.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <functional>
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class ValueArithmetic : private TranslationPart {
 public:
  explicit ValueArithmetic(Translation& translation) : TranslationPart(translation) {}

  // Whether every scalar is a constant or a text.
  bool isConstantValue(const Value& value) const;
  // The element of a value at an index of the run along one dimension.
  Value lookupAlong(const Value& value, size_t dimension, ExprId index);
  // Those at several indices of the run, at least one.
  Value lookupsAlong(const Value& value, size_t dimension, const std::vector<ExprId>& indices);
  // Scalar, inner and matrix products (specification 10.6.4).
  MaybeValue multiply(const Value& a, const Value& b, SourceSpan span);
  // A square matrix to a constant Integer power.
  MaybeValue power(const Value& a, const Value& b, SourceSpan span);
  // if condition then a else b, scalar by scalar.
  MaybeValue select(ExprId condition, const Value& a, const Value& b, SourceSpan span);
  ExprId scalarOperation(symbolic::Op op, ExprId a, ExprId b, bool toReal);
  ExprId asReal(ExprId e);
  Value asReal(Value value);
  bool merge(std::vector<Value>& items, SourceSpan span);  // to a common base type and shape
  MaybeValue stack(std::vector<Value> items, SourceSpan span);
  // The message that `what` differ in size.
  MaybeValue shapeError(const Value& a, const Value& b, SourceSpan span, Wording what);
  MaybeValue elementwise(const Value& a, BaseType result, const std::function<ExprId(ExprId)>& f);
  // Scalars are repeated for every element of the other value.
  MaybeValue elementwise2(const Value& a, const Value& b, BaseType result, SourceSpan span,
                          const std::function<ExprId(ExprId, ExprId)>& f);
  // Whether the arguments of a call are numbers; otherwise an error is reported.
  bool needsNumbers(const Expr& e, std::initializer_list<const Value*> values);
  // cat(dimension + 1, parts…).
  MaybeValue concatenate(const std::vector<Value>& parts, size_t dimension, SourceSpan span);
  // Whether expressions cannot vary during the run.
  bool isOfParameters(std::span<const ExprId> roots);
  bool isOfParameters(ExprId root) { return isOfParameters(std::span<const ExprId>(&root, 1)); }
  Value scalarValue(BaseType base, ExprId e) const;
  Value integerValue(int64_t value);
  Value booleanValue(bool value);

 private:
};

}  // namespace armature::model
