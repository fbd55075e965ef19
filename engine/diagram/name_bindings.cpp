#include "engine/diagram/name_bindings.h"

#include <algorithm>

namespace armature::diagram {

using syntax::Element;
using syntax::ExprKind;
using syntax::Token;
using syntax::TokenKind;

NameBindings::NameBindings(OwnTexts& texts, NameScopes& scopes) : texts_(texts), scopes_(scopes) {
  for (const OwnTexts::Text& text : texts.texts) bound_.emplace_back(text.tokens.size(), -1);
  const auto declared = scopes.declarations();  // a copy: loop variables join the list
  for (size_t i = 0; i < declared.size(); ++i) bind(declared[i].text, declared[i].token, static_cast<int>(i));
  for (size_t i = 0; i < scopes.scopes().size(); ++i) bindClass(static_cast<int>(i));
}

void NameBindings::bind(size_t text, size_t token, int declaration) {
  if (declaration < 0 || token >= bound_[text].size()) return;
  if (texts_.texts[text].tokens[token].kind == TokenKind::identifier) bound_[text][token] = declaration;
}

int NameBindings::lookup(Name name, const Place& at) const {
  for (auto i = iterators_.rbegin(); i != iterators_.rend(); ++i)
    if (scopes_.declarations()[static_cast<size_t>(*i)].name == name) return *i;
  return scopes_.lookup(at.scope, name);
}

void NameBindings::bindClass(int scope) {
  const NameScope& self = scopes_.scopes()[static_cast<size_t>(scope)];
  const syntax::ClassDefinition& definition = *self.definition;
  const Place at{self.text, scope};
  bindEnd(scope);
  if (definition.form == syntax::ClassDefinition::Form::alias) bindAlias(definition, {self.text, self.parent});
  if (definition.constrainedBy) bindReference(*definition.constrainedBy, {self.text, self.parent});
  for (const Element& element : definition.elements) bindElement(element, at);
  for (const auto& section : definition.equations)
    for (const syntax::Equation* equation : section.equations) bindEquation(*equation, at);
  for (const auto& section : definition.algorithms)
    for (const syntax::Statement* statement : section.statements) bindStatement(*statement, at);
  if (definition.external)
    for (const syntax::ExprPtr argument : definition.external->args) bindExpression(argument, at);
  bindAnnotation(definition.annotation, at);
}

// "end Name" at the end of the class.
void NameBindings::bindEnd(int scope) {
  const NameScope& self = scopes_.scopes()[static_cast<size_t>(scope)];
  const auto& tokens = texts_.texts[self.text].tokens;
  size_t last = texts_.tokenFrom(self.text, self.definition->span.end);
  while (last-- > 1 && tokens[last].begin > self.definition->nameSpan.end) {
    if (tokens[last].kind != TokenKind::identifier || tokens[last - 1].kind != TokenKind::kwEnd) continue;
    const int own = self.parent >= 0 ? scopes_.member(self.parent, self.definition->name)
                                     : scopes_.lookup(-1, self.definition->name);
    return bind(self.text, last, own);
  }
}

// type Name = Base(…);
void NameBindings::bindAlias(const syntax::ClassDefinition& definition, const Place& at) {
  if (!definition.aliased) return;
  bindReference(*definition.aliased, at);
  for (const syntax::ExprPtr dimension : definition.aliasDimensions) bindExpression(dimension, at);
  bindModification(definition.aliasModification, at, scopes_.classOf(*definition.aliased, at.scope));
}

void NameBindings::bindElement(const Element& element, const Place& at) {
  if (element.kind == Element::Kind::componentClause) bindClause(*element.clause, at);
  if (element.kind != Element::Kind::extends || !element.extends->base) return;
  bindReference(*element.extends->base, at);
  bindModification(element.extends->modification, at, scopes_.classOf(*element.extends->base, at.scope));
  bindAnnotation(element.extends->annotation, at);
}

// `modified`: the class whose members a redeclaration names.
void NameBindings::bindClause(const syntax::ComponentClause& clause, const Place& at, int modified) {
  if (!clause.type) return;
  bindReference(*clause.type, at);
  for (const syntax::ExprPtr dimension : clause.dimensions) bindExpression(dimension, at);
  const int type = scopes_.classOf(*clause.type, at.scope);
  for (const syntax::Component* component : clause.components) {
    if (modified >= 0)
      bind(at.text, texts_.tokenFrom(at.text, component->span.begin), scopes_.member(modified, component->name));
    for (const syntax::ExprPtr dimension : component->dimensions) bindExpression(dimension, at);
    bindModification(component->modification, at, type);
    bindExpression(component->condition, at);
    bindAnnotation(component->annotation, at);
  }
  if (clause.constrainedBy) bindReference(*clause.constrainedBy, at);
  bindModification(clause.constrainedByModification, at,
                   clause.constrainedBy ? scopes_.classOf(*clause.constrainedBy, at.scope) : -1);
}

void NameBindings::bindEquation(const syntax::Equation& equation, const Place& at) {
  bindExpression(equation.a, at);
  bindExpression(equation.b, at);
  for (const auto& branch : equation.branches) {
    bindExpression(branch.condition, at);
    for (const syntax::Equation* inner : branch.body) bindEquation(*inner, at);
  }
  withIterators(equation.iterators, equation.span, at, [&] {
    for (const syntax::Equation* inner : equation.body) bindEquation(*inner, at);
  });
  bindAnnotation(equation.annotation, at);
}

void NameBindings::bindStatement(const syntax::Statement& statement, const Place& at) {
  bindExpression(statement.target, at);
  bindExpression(statement.value, at);
  for (const auto& branch : statement.branches) {
    bindExpression(branch.condition, at);
    for (const syntax::Statement* inner : branch.body) bindStatement(*inner, at);
  }
  withIterators(statement.iterators, statement.span, at, [&] {
    for (const syntax::Statement* inner : statement.body) bindStatement(*inner, at);
  });
}

template <class Within>
void NameBindings::withIterators(syntax::List<syntax::Iterator> iterators, SourceSpan around, const Place& at,
                                 const Within& within) {
  const size_t before = iterators_.size();
  for (const syntax::Iterator& iterator : iterators) {
    bindExpression(iterator.range, at);
    NameDeclaration declaration;
    declaration.name = iterator.name;
    declaration.text = at.text;
    declaration.token = iteratorToken(iterator, around, at.text);
    declaration.owner = at.scope;
    iterators_.push_back(scopes_.declare(declaration));
    bind(at.text, declaration.token, iterators_.back());
  }
  within();
  iterators_.resize(before);
}

size_t NameBindings::iteratorToken(const syntax::Iterator& iterator, SourceSpan around, size_t text) const {
  if (iterator.range) return nameBefore(iterator.range->span, text, TokenKind::kwIn);
  const auto& tokens = texts_.texts[text].tokens;
  for (size_t i = texts_.tokenFrom(text, around.begin) + 1; i < tokens.size() && tokens[i].begin < around.end; ++i) {
    const bool isBehind = tokens[i - 1].kind == TokenKind::kwFor || tokens[i - 1].kind == TokenKind::comma;
    const SourceSpan span{around.file, tokens[i].begin, tokens[i].end};
    if (isBehind && texts_.sources.text(span) == texts_.names.text(iterator.name)) return i;
  }
  return tokens.size();
}

// The name in "name = value" or "name in value".
size_t NameBindings::nameBefore(SourceSpan value, size_t text, TokenKind sign) const {
  const auto& tokens = texts_.texts[text].tokens;
  size_t i = texts_.tokenFrom(text, value.begin);
  while (i > 1 && tokens[i - 1].kind == TokenKind::leftParen) --i;
  return i > 1 && tokens[i - 1].kind == sign ? i - 2 : tokens.size();
}

void NameBindings::bindExpression(syntax::ExprPtr expression, const Place& at) {
  if (!expression) return;
  if (isAnnotation_ && expression->kind == ExprKind::string)
    annotationTexts_.push_back({at.scope, texts_.tokenFrom(at.text, expression->span.begin)});
  if (expression->kind == ExprKind::call || expression->kind == ExprKind::partial) return bindCall(*expression, at);
  if (expression->reference) bindReference(*expression->reference, at);
  bindExpression(expression->a, at);
  bindExpression(expression->b, at);
  withIterators(expression->iterators, expression->span, at, [&] {
    for (const syntax::ExprPtr argument : expression->args) bindExpression(argument, at);
    for (const auto& named : expression->named) bindExpression(named.value, at);
  });
}

// In annotations what looks like a call is a record of the drawing.
void NameBindings::bindCall(const syntax::Expression& call, const Place& at) {
  int callee = -1;
  if (call.reference && !isAnnotation_) {
    const int declared = bindReference(*call.reference, at);
    if (declared >= 0) callee = scopes_.typeOf(declared);
  }
  withIterators(call.iterators, call.span, at, [&] {
    for (const syntax::ExprPtr argument : call.args) bindExpression(argument, at);
    for (const auto& named : call.named) {
      if (!named.value) continue;
      if (callee >= 0)
        bind(at.text, nameBefore(named.value->span, at.text, TokenKind::equals), scopes_.member(callee, named.name));
      bindExpression(named.value, at);
    }
  });
}

// Gives the declaration of the last name; −1 where the texts do not have it.
int NameBindings::bindReference(const syntax::Reference& reference, const Place& at) {
  for (const auto& part : reference.parts)
    for (const syntax::ExprPtr subscript : part.subscripts) bindExpression(subscript, at);
  const std::vector<size_t> tokens = texts_.namesIn(at.text, reference.span);
  if (reference.leadingDot || reference.parts.empty() || tokens.size() != reference.parts.size()) return -1;
  int found = lookup(reference.parts[0].name, at);
  bind(at.text, tokens[0], found);
  for (size_t i = 1; i < tokens.size() && found >= 0; ++i) {
    const int type = scopes_.typeOf(found);
    found = type >= 0 ? scopes_.member(type, reference.parts[i].name) : -1;
    bind(at.text, tokens[i], found);
  }
  return found;
}

void NameBindings::bindModification(const syntax::Modification* modification, const Place& at, int modified) {
  if (!modification) return;
  for (const syntax::Argument* argument : modification->arguments) bindArgument(*argument, at, modified);
  bindExpression(modification->binding, at);
}

void NameBindings::bindArgument(const syntax::Argument& argument, const Place& at, int modified) {
  if (argument.redeclaredComponent) return bindClause(*argument.redeclaredComponent, at, modified);
  if (const syntax::ClassDefinition* redeclared = argument.redeclaredClass) {
    if (modified >= 0)
      bind(at.text, texts_.tokenFrom(at.text, redeclared->nameSpan.begin), scopes_.member(modified, redeclared->name));
    return bindAlias(*redeclared, at);
  }
  const std::vector<size_t> tokens = texts_.namesIn(at.text, argument.span);
  int type = modified;
  for (size_t i = 0; i < argument.path.size() && i < tokens.size(); ++i) {
    const int member = type >= 0 ? scopes_.member(type, argument.path[i]) : -1;
    bind(at.text, tokens[i], member);
    type = member >= 0 ? scopes_.typeOf(member) : -1;
  }
  bindModification(argument.modification, at, type);
}

// The names of an annotation's arguments are the language's; their values may speak of the class.
void NameBindings::bindAnnotation(SourceSpan annotation, const Place& at) {
  if (!annotation.isValid()) return;
  isAnnotation_ = true;
  bindModification(syntax::parseAnnotation(texts_.context, annotation), at, -1);
  isAnnotation_ = false;
}

}  // namespace armature::diagram
