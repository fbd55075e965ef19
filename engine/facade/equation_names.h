// What names within the equations of a class mean, and their expressions as short text. Inside of class_equations.
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/facade/class_equations.h"
#include "engine/facade/class_members.h"
#include "engine/syntax/arena.h"

namespace armature {

class EquationNames {
 public:
  // `members`: of the class that is looked at; `scope`: the class in whose text the equations stand. All must outlive
  // this.
  EquationNames(model::Library& library, ClassLookup& lookup, const std::vector<ClassMember>& members,
                const model::ClassNode& scope);

  const NameTable& table() const { return library_.names(); }
  // As Modelica text; what is not a variable by its last name: "pi" for Modelica.Constants.pi.
  std::string textOf(syntax::ExprPtr expression) const { return textOf(expression, scope_); }
  std::string textOf(syntax::ExprPtr expression, const model::ClassNode& scope) const;
  // For Formula: without noEvent and smooth, literals of enumerations as their numbers. Empty where it would be of no
  // use there.
  std::string conditionOf(syntax::ExprPtr expression) const;
  // Adds the variables that stand in an expression and are not there yet.
  void collect(syntax::ExprPtr expression, std::vector<EquationName>& into) const;
  // Whether it calls the function of that name.
  bool isCall(const syntax::Expression& expression, std::string_view function) const;

 private:
  friend class IteratorScope;
  bool isVariable(const syntax::Reference& reference) const;
  syntax::ExprPtr rewritten(syntax::ExprPtr expression, const model::ClassNode& scope, bool isForFormula,
                            syntax::Arena& arena) const;
  syntax::ExprPtr literalNumber(const syntax::Expression& node, const model::ClassNode& scope,
                                syntax::Arena& arena) const;

  model::Library& library_;
  ClassLookup& lookup_;
  const model::ClassNode& scope_;
  std::unordered_map<Name, const ClassMember*> members_;
  std::vector<Name> iterators_;  // of the loops around
};

// Names of a loop, which hide variables as long as this lives.
class IteratorScope {
 public:
  IteratorScope(EquationNames& names, syntax::List<syntax::Iterator> iterators)
      : names_(names), before_(names.iterators_.size()) {
    for (const syntax::Iterator& one : iterators) names_.iterators_.push_back(one.name);
  }
  ~IteratorScope() { names_.iterators_.resize(before_); }
  IteratorScope(const IteratorScope&) = delete;
  IteratorScope& operator=(const IteratorScope&) = delete;

 private:
  EquationNames& names_;
  size_t before_;
};

}  // namespace armature
