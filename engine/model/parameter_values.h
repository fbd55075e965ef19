// Values of bindings, of parameters and constants at translation, and of expressions that must be known then. A
// parameter whose value has been used for the structure of the model is structural: it cannot change any more.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"
#include "engine/syntax/arena.h"

namespace armature::model {

class ClassTable;
class Expressions;
class Instantiation;
class Modifiers;
class ValueArithmetic;

class ParameterValues : private TranslationPart {
 public:
  ParameterValues(Translation& translation, ClassTable& classes, ValueArithmetic& arithmetic, Modifiers& modifiers,
                  Expressions& expressions)
      : TranslationPart(translation),
        classes_(classes),
        arithmetic_(arithmetic),
        modifiers_(modifiers),
        expressions_(expressions) {}

  // The value of a binding in the present mode, null after an error (which has been reported once).
  const Value* valueOf(Binding* binding);
  // The declared value of a leaf in the present mode; of base none when there is none.
  MaybeValue leafBinding(Instance* leaf);
  // The value of a parameter or constant, null where the translation cannot know it.
  const Value* constantOf(Instance* leaf);
  // The value of an expression that must be known at translation; `what` starts the message. Nothing after an error.
  MaybeValue evaluate(const Expr& e, const Context* context, const LocalScope* locals, Wording what);
  // The same without messages.
  MaybeValue tryEvaluate(const Expr& e, const Context* context, const LocalScope* locals);
  std::optional<int64_t> evaluateInteger(const Expr& e, const Context* context, const LocalScope* locals, Wording what);
  // The expression with parameters replaced by what they are worth, and which those are; where it becomes a constant
  // that the translation makes use of, they have to be marked as structural.
  ExprId withValues(ExprId e, const Instantiation& instances, std::vector<Instance*>& used);
  // Remembers that the value of a parameter is used by the evaluation under way.
  void useStructurally(Instance* leaf);

  // What a binding that is split over the elements of arrays gives to one of them, of the value for all; `answered`:
  // indices that are dealt with already.
  MaybeValue elementFor(const Binding& binding, MaybeValue value, size_t answered);

 private:
  MaybeValue declaredConstant(Instance* leaf);
  MaybeValue constantValueOf(const Expr& e, const Context* context, const LocalScope* locals);
  MaybeValue fitToLeaf(const Value& value, const Instance& leaf, SourceSpan span);

  const Expr* argumentOf(const Binding& whole, Name field);
  const Expr& withParts(const Expr& whole, const std::vector<syntax::ReferencePart>& parts);
  MaybeValue fieldOf(const Binding& b);
  MaybeValue partOf(const Binding& b);
  MaybeValue wholeOf(const Binding& b, size_t& answered);
  MaybeValue elementOfReference(const Expr& whole, int64_t index, const Context* context);

  ClassTable& classes_;
  ValueArithmetic& arithmetic_;
  Modifiers& modifiers_;
  Expressions& expressions_;
  syntax::Arena texts_;  // of expressions that stand for one element
};

}  // namespace armature::model
