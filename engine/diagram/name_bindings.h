// What each name in a diagram's own texts is bound to: goes through the trees with their scopes and notes, token by
// token, the declaration that is meant. Modelica's rules as far as the texts tell (specification 5.3 and 5.6): loop
// variables, the class and its bases, the classes around it; behind a dot members of the type, within parentheses those
// of what is modified or called. The inside of own_names.h.
#pragma once
#include "engine/diagram/name_scopes.h"

namespace armature::diagram {

class NameBindings {
 public:
  // Both must outlive the bindings; loop variables are declared in `scopes`.
  NameBindings(OwnTexts& texts, NameScopes& scopes);

  // The declaration that a token means; −1 for those that the texts do not declare.
  int at(size_t text, size_t token) const { return bound_[text][token]; }
  const std::vector<std::vector<int>>& all() const { return bound_; }
  // Texts within annotations ("%name" stands for a value there), as tokens of the text of their class.
  struct AnnotationText {
    int scope;
    size_t token;
  };
  const std::vector<AnnotationText>& annotationTexts() const { return annotationTexts_; }

 private:
  struct Place {
    size_t text;
    int scope;
  };
  void bind(size_t text, size_t token, int declaration);
  void bindClass(int scope);
  void bindEnd(int scope);
  void bindElement(const syntax::Element& element, const Place& at);
  void bindClause(const syntax::ComponentClause& clause, const Place& at, int modified = -1);
  void bindAlias(const syntax::ClassDefinition& definition, const Place& at);
  void bindEquation(const syntax::Equation& equation, const Place& at);
  void bindStatement(const syntax::Statement& statement, const Place& at);
  void bindExpression(syntax::ExprPtr expression, const Place& at);
  void bindCall(const syntax::Expression& call, const Place& at);
  int bindReference(const syntax::Reference& reference, const Place& at);
  void bindModification(const syntax::Modification* modification, const Place& at, int modified);
  void bindArgument(const syntax::Argument& argument, const Place& at, int modified);
  void bindAnnotation(SourceSpan annotation, const Place& at);
  // Declares loop variables for what `within` binds; their ranges are read outside.
  template <class Within>
  void withIterators(syntax::List<syntax::Iterator> iterators, SourceSpan around, const Place& at,
                     const Within& within);
  size_t iteratorToken(const syntax::Iterator& iterator, SourceSpan around, size_t text) const;
  size_t nameBefore(SourceSpan value, size_t text, syntax::TokenKind sign) const;
  int lookup(Name name, const Place& at) const;

  OwnTexts& texts_;
  NameScopes& scopes_;
  std::vector<std::vector<int>> bound_;
  std::vector<AnnotationText> annotationTexts_;
  std::vector<int> iterators_;  // declarations that hold here, innermost last
  bool isAnnotation_ = false;
};

}  // namespace armature::diagram
