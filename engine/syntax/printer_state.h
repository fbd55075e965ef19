// Writer behind printer.h: appends to one text.
#pragma once
#include <string>

#include "engine/syntax/tree.h"

namespace armature::syntax {

class Printer {
 public:
  Printer(const NameTable& names, const SourceTable* sources, int indent)
      : names_(names), sources_(sources), indent_(indent) {}

  // ---- print_expressions.cpp ----
  // Levels of the grammar: an expression below the wanted level is put into parentheses.
  static constexpr int kAny = 0, kSimple = 1, kOr = 2, kAnd = 3, kNot = 4, kRelation = 5, kSum = 6, kProduct = 7,
                       kPower = 8, kPrimary = 9;
  void expression(ExprPtr node, int level = kAny);
  void reference(const Reference& reference);
  void subscripts(List<ExprPtr> list);
  void iterators(List<Iterator> list);

  // ---- print_classes.cpp ----
  void modification(const Modification* modification);
  void argument(const Argument& argument);
  void description(std::string_view text);
  void annotation(SourceSpan span);
  void constrainingClause(TypeSpecifier type, const Modification* with);
  void clausePrefixes(const ComponentClause& clause);
  void component(const Component& component);
  void classDefinition(const ClassDefinition& definition);
  void element(const Element& element);
  void stored(const StoredDefinition& stored);

  // ---- print_equations.cpp ----
  void equations(List<const Equation*> list);
  void statements(List<const Statement*> list);
  template <class Branches, class Body>
  void branches(const Branches& all, bool isIf, Body body);
  void equation(const Equation& equation);
  void statement(const Statement& statement);

  std::string take() { return std::move(out_); }

 private:
  void binary(const Expression& node);
  void call(const Expression& node);
  void list(List<ExprPtr> items, const char* separator = ", ");
  void classPrefixes(const ClassDefinition& definition);
  void shortSpecifier(const ClassDefinition& definition);
  void composition(const ClassDefinition& definition);
  void external(const ExternalClause& clause);
  void import(const Import& import);
  void componentClause(const ComponentClause& clause);
  void dotted(List<Name> path);
  void line();
  void text(std::string_view s) { out_ += s; }
  void name(Name n) { out_ += names_.text(n); }

  const NameTable& names_;
  const SourceTable* sources_;  // null where no annotation can occur
  int indent_;
  std::string out_;
};

}  // namespace armature::syntax
