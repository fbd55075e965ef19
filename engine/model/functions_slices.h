// Assignments to slices whose bounds only the run knows, w[1:k] := …, as loops over their elements
// (specification 10.5.1, 11.2.1.1).
#pragma once
#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "engine/base/names.h"
#include "engine/syntax/tree.h"

namespace armature::model {

// A statement `w[a:b] := value` as
//   assert(sizes agree, …);
//   for i in a:b loop w[i] := element of value; end for;
// where the value is made of slices, vectors, fill, zeros, ones and element by element operations.
class SliceLoop {
 public:
  struct Asked {
    std::function<bool(const syntax::Expression&)> isKnown;                // whether a bound is known before the run
    std::function<std::optional<size_t>(const syntax::Expression&)> rank;  // of a reference: how many dimensions
  };
  // Whether it may be one: looked at before each assignment.
  static bool mayBe(const syntax::Statement& s);
  // The statement and what it asks outlive it.
  SliceLoop(const syntax::Statement& s, NameTable& names, Asked asked);
  SliceLoop(const SliceLoop&) = delete;
  SliceLoop& operator=(const SliceLoop&) = delete;

  // False: the assignment is none of these, or its value is none that can be taken apart.
  bool isMade() const { return !statements_.empty(); }
  std::span<const syntax::Statement* const> statements() const { return statements_; }
  // The variable of the left side where the right side reads it: a copy of it has to have the name `copy()` before the
  // statements are executed.
  std::optional<Name> copied() const { return isCopied_ ? std::optional(variable_) : std::nullopt; }
  Name copy() const { return copy_; }

 private:
  using Expr = syntax::Expression;
  const Expr* keep(Expr e);
  const Expr* number(double value);
  const Expr* named(Name name);
  const Expr* binary(syntax::Operator op, const Expr* a, const Expr* b);
  const Expr* call(std::string_view function, std::vector<const Expr*> args);
  const Expr* withSubscripts(const Expr& reference, std::vector<const Expr*> subscripts, bool isRead);
  const Expr* withoutEnd(const Expr* e, const Expr& array, size_t dimension, bool& isGood);
  const Expr* lengthOf(const Expr* first, const Expr* last);
  bool readsLeftSide(const Expr& e) const;
  bool areOfLeftSide(const Expr& reference) const;  // its subscripts
  bool findTarget(const Expr& target);
  bool isVector(const Expr& e);
  // Of the value at the place of the loop; null where it cannot be taken apart.
  const Expr* elementOf(const Expr& e);
  const Expr* elementOfReference(const Expr& e);
  const Expr* elementOfCall(const Expr& e);
  void demandLength(const Expr* length);
  void makeStatements();

  const syntax::Statement& s_;
  NameTable& names_;
  Asked asked_;
  Name variable_, copy_, index_;
  bool isCopied_ = false;
  const Expr* target_ = nullptr;  // with the index in place of the slice
  const Expr *first_ = nullptr, *last_ = nullptr, *length_ = nullptr, *agree_ = nullptr, *value_ = nullptr;
  std::deque<Expr> expressions_;
  std::deque<syntax::Reference> references_;
  std::deque<std::vector<syntax::ReferencePart>> parts_;
  std::deque<std::vector<syntax::ExprPtr>> lists_;
  syntax::Statement check_, loop_, step_;
  std::vector<syntax::Iterator> iterators_;
  std::vector<const syntax::Statement*> body_, statements_;
};

}  // namespace armature::model
