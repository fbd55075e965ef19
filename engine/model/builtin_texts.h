// String(…) of the language (specification 3.7.1.2).
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Arguments;
class BuiltinTable;
class ClassTable;
class OperatorRecords;
class ParameterValues;
class ValueArithmetic;

class TextBuiltins : private TranslationPart {
 public:
  TextBuiltins(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes, ParameterValues& parameters,
               Arguments& arguments, OperatorRecords& operatorRecords, BuiltinTable& builtins);

 private:
  std::optional<int> textOption(const Expr& e, std::string_view name, BaseType type, int standard,
                                const Context* context, const LocalScope* locals);
  std::string textFormat(const Expr& e, const Value& value, const Context* context, const LocalScope* locals);
  MaybeValue bString(const Expr&, const Context*, const LocalScope*);

  ValueArithmetic& arithmetic_;
  ClassTable& classes_;
  ParameterValues& parameters_;
  Arguments& arguments_;
  OperatorRecords& operatorRecords_;
};

}  // namespace armature::model
