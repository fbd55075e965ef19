// Iterators of array constructors, reductions and for-equations (specification 10.4.1, 11.2.2).
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <functional>
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class ClassTable;
class Expressions;
class Instantiation;
class References;
class ValueArithmetic;

// What a loop repeats: an expression, or equations; the range of an iterator without one follows from it.
struct LoopBody {
  LoopBody() = default;
  LoopBody(const Expr* e) : expression(e) {}
  LoopBody(syntax::List<const syntax::Equation*> list) : equations(list) {}
  const Expr* expression = nullptr;
  syntax::List<const syntax::Equation*> equations;
};

class Iterators : private TranslationPart {
 public:
  Iterators(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes, Instantiation& instances,
            References& references, Expressions& expressions)
      : TranslationPart(translation),
        arithmetic_(arithmetic),
        classes_(classes),
        instances_(instances),
        references_(references),
        expressions_(expressions) {}

  // The values that an iterator of a statement takes; see ExpressionTranslator.
  MaybeValue translateRange(const syntax::Iterator& iterator, std::span<const syntax::Statement* const> body,
                            const void* scope, const LocalScope* locals);
  // Runs over iterators; `body` gets the bound names; false stops.
  bool iterate(syntax::List<syntax::Iterator> iterators, LoopBody body, const Context* context,
               const LocalScope* locals, std::vector<int64_t>& dims,
               const std::function<bool(const LocalScope*)>& action);

 private:
  MaybeValue countOfUse(const syntax::Reference& reference, size_t part, size_t dimension, const Context* context,
                        const LocalScope* locals);
  Value countTo(int64_t n, BaseType base, const ClassNode* type);
  std::optional<Value> iteratorRange(const syntax::Iterator& iterator, LoopBody body, const Context* context,
                                     const LocalScope* locals);

  ValueArithmetic& arithmetic_;
  ClassTable& classes_;
  Instantiation& instances_;
  References& references_;
  Expressions& expressions_;
};

}  // namespace armature::model
