// Classes with their elements and modifications (specification 3.6, A.2.2 to A.2.5), which contain one another: a
// modification can redeclare a class, a class has elements, an element is modified.
#pragma once
#include <vector>

#include "engine/syntax/equation_parser.h"

namespace armature::syntax {

class ClassParser {
 public:
  ClassParser(TokenReader& tokens, Arena& arena)
      : tokens_(tokens), arena_(arena), expressions_(tokens, arena), equations_(tokens, expressions_, arena) {}

  // What parser.h offers, each for the whole text of the reader.
  const StoredDefinition* storedDefinition();
  const ClassDefinition* classBody(Name name);
  const Modification* wholeArguments();
  const Modification* wholeAnnotation();

 private:
  // ---- modifications (parse_modifications.cpp) ----
  const Modification* optionalModification();
  const Modification* classModification();
  void modificationArguments(Modification* modification, TokenKind closing);
  const Argument* argument();
  void redeclaration(Argument* argument);

  // ---- elements (parse_elements.cpp) ----
  struct ElementPrefixes {
    bool isRedeclare = false, isFinal = false, isInner = false, isOuter = false, isReplaceable = false;
  };
  const Import* importClause();
  void importTail(Import* import);
  const Extends* extendsClause(bool isProtected);
  bool element(ListBuilder<Element>& elements, bool isProtected);
  ElementPrefixes elementPrefixes();
  ComponentClause* clausePrefixes(const ElementPrefixes& prefixes, bool isProtected);
  const ComponentClause* componentClause(const ElementPrefixes& prefixes, bool isProtected);
  const ComponentClause* singleComponentClause(const ElementPrefixes& prefixes);
  const Component* component(const ComponentClause* clause);
  void constrainingClause(TypeSpecifier& type, const Modification*& modification);

  // ---- classes (parse_classes.cpp) ----
  bool classPrefixes(ClassDefinition* definition);
  ClassDefinition* classDefinition(uint32_t begin);
  const ClassDefinition* elementClass(const ElementPrefixes& prefixes, bool isProtected);
  void classSpecifier(ClassDefinition* definition);
  void shortSpecifier(ClassDefinition* definition);
  void enumeration(ClassDefinition* definition);
  void derivativeClass(ClassDefinition* definition);
  void composition(ClassDefinition* definition);
  void sectionOrElement(ClassDefinition* definition, ListBuilder<Element>& elements,
                        ListBuilder<EquationSection>& equations, ListBuilder<AlgorithmSection>& algorithms,
                        bool& isProtected);
  void classEnd(ClassDefinition* definition, const Token& nameToken);
  const ExternalClause* externalClause();

  TokenReader& tokens_;
  Arena& arena_;
  ExpressionParser expressions_;
  EquationParser equations_;
  std::vector<Name> enclosing_;  // names of the classes being parsed

  std::vector<ExprPtr> exprStack_;
  std::vector<Name> nameStack_;
  std::vector<const Argument*> argumentStack_;
  std::vector<const Component*> componentStack_;
  std::vector<Element> elementStack_;
  std::vector<EnumerationLiteral> literalStack_;
  std::vector<EquationSection> equationSectionStack_;
  std::vector<AlgorithmSection> algorithmSectionStack_;
  std::vector<const ClassDefinition*> classStack_;
};

}  // namespace armature::syntax
