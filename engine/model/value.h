// Typed values made of scalar expressions: what an expression of the language means after translation. An array keeps
// its scalars in row-major order; a record keeps its fields (an array of records is a record whose fields have the
// leading dimensions). Everything below is a plain value.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/base/rare_list.h"
#include "engine/model/library.h"
#include "engine/symbolic/expression.h"

namespace armature::model {

enum class BaseType : uint8_t {
  real,
  integer,
  boolean,
  string,
  enumeration,
  clock,
  record,
  externalObject,
  function,
  none
};

struct Value;
struct FunctionClass;  // functions.h
struct Field {
  Name name;
  std::shared_ptr<const Value> value;
};

struct Value {
  BaseType base = BaseType::none;
  const ClassNode* type = nullptr;  // enumeration, record, external object or function class; null for built-ins
  RareList<int64_t> dims;           // empty: scalar
  std::vector<ExprId> scalars;      // row-major; one entry for a scalar; empty for a record
  RareList<Field> fields;           // of a record, in declaration order
  // A function value (argument of a function, partial application): bound named arguments.
  RareList<Field> boundArguments;
  const FunctionClass* function = nullptr;  // of a function value
  // Of a component that an algorithm assigns parts of: holds these parts alone, and the model is asked for the others.
  bool isPartial = false;

  bool isScalar() const { return dims.empty(); }
  bool isRecord() const { return base == BaseType::record; }
  bool isNumeric() const { return base == BaseType::real || base == BaseType::integer; }
  int64_t elementCount() const {
    int64_t n = 1;
    for (int64_t d : dims) n *= d;
    return n;
  }
  ExprId scalar() const { return scalars.front(); }
  const Value* field(Name name) const {
    for (const Field& f : fields)
      if (f.name == name) return f.value.get();
    return nullptr;
  }
};

}  // namespace armature::model
