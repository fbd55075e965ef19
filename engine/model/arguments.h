// Arguments of the functions of the language: by place or by name.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class ClassTable;
class Expressions;

class Arguments : private TranslationPart {
 public:
  Arguments(Translation& translation, ClassTable& classes, Expressions& expressions)
      : TranslationPart(translation), classes_(classes), expressions_(expressions) {}

  // The value of argument `k`, by place or by name; nothing after a message.
  MaybeValue argument(const Expr& e, size_t k, const Context* context, const LocalScope* locals,
                      std::string_view name = {});
  // The argument of pre, edge and change: the variable of the model, whatever an algorithm has assigned to it so far.
  MaybeValue variableArgument(const Expr& e, const Context* context, const LocalScope* locals);
  // Its expression, null where it is not given.
  const Expr* argumentOf(const Expr& e, size_t k, std::string_view name = {}) const;
  // Whether there are so many; otherwise an error is reported.
  bool needsArguments(const Expr& e, size_t least, size_t most);

 private:
  ClassTable& classes_;
  Expressions& expressions_;
};

}  // namespace armature::model
