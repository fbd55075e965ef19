// Class definitions (specification 3.6, A.2.2).
#include <algorithm>

#include "engine/syntax/parser_state.h"

namespace armature::syntax {

// class-prefixes = [ "encapsulated" ] [ "partial" ] ( "class" | "model" | [ "operator" ] "record" | "block"
//   | [ "expandable" ] "connector" | "type" | "package" | [ "pure" | "impure" ] [ "operator" ] "function" | "operator"
//   )
bool Parser::classPrefixes(ClassDefinition* definition) {
  definition->isEncapsulated = accept(TokenKind::kwEncapsulated);
  definition->isPartial = accept(TokenKind::kwPartial);
  definition->isPure = accept(TokenKind::kwPure);
  definition->isImpure = !definition->isPure && accept(TokenKind::kwImpure);
  const bool isExpandable = accept(TokenKind::kwExpandable);
  const bool isOperator = accept(TokenKind::kwOperator);
  const auto take = [&](TokenKind kind, ClassKind plain) {
    if (!accept(kind)) return false;
    definition->kind = plain;
    return true;
  };
  if (isExpandable) {
    definition->kind = ClassKind::expandableConnector;
    return expect(TokenKind::kwConnector);
  }
  if (isOperator) {
    definition->kind = ClassKind::operatorKind;
    if (accept(TokenKind::kwRecord)) definition->kind = ClassKind::operatorRecord;
    if (accept(TokenKind::kwFunction)) definition->kind = ClassKind::operatorFunction;
    return true;
  }
  if (take(TokenKind::kwClass, ClassKind::classKind) || take(TokenKind::kwModel, ClassKind::model) ||
      take(TokenKind::kwBlock, ClassKind::block) || take(TokenKind::kwRecord, ClassKind::record) ||
      take(TokenKind::kwConnector, ClassKind::connector) || take(TokenKind::kwType, ClassKind::type) ||
      take(TokenKind::kwPackage, ClassKind::package) || take(TokenKind::kwFunction, ClassKind::function)) {
    return true;
  }
  failExpected(phrase("a class definition"));
  return false;
}

// class-definition = class-prefixes class-specifier
ClassDefinition* Parser::classDefinition(uint32_t begin) {
  auto* definition = arena_.make<ClassDefinition>();
  const Level level(*this);
  if (!panic_ && classPrefixes(definition)) classSpecifier(definition);
  definition->span = spanFrom(begin);
  return definition;
}

// A class as an element: with the prefixes of elements and its constraining clause.
const ClassDefinition* Parser::elementClass(const ElementPrefixes& prefixes, bool isProtected) {
  ClassDefinition* definition = classDefinition(current_.begin);
  definition->isRedeclare = prefixes.isRedeclare;
  definition->isFinal = prefixes.isFinal;
  definition->isInner = prefixes.isInner;
  definition->isOuter = prefixes.isOuter;
  definition->isReplaceable = prefixes.isReplaceable;
  definition->isProtected = isProtected;
  if (!panic_ && at(TokenKind::kwConstrainedby)) {
    constrainingClause(definition->constrainedBy, definition->constrainedByModification);
    const std::string_view description = descriptionString();
    if (definition->description.empty()) definition->description = description;
    const SourceSpan annotation = optionalAnnotation();
    if (annotation.isValid()) definition->annotation = annotation;
  }
  // A class whose name could not be read is of no use to anybody.
  return definition->name.isValid() ? definition : nullptr;
}

// class-specifier = IDENT long | IDENT "=" short | "extends" IDENT [ class-modification ] long
void Parser::classSpecifier(ClassDefinition* definition) {
  if (accept(TokenKind::kwExtends)) {
    definition->isClassExtends = true;
    definition->nameSpan = spanOf(current_);
    const Token name = current_;
    definition->name = identifier();
    if (!panic_ && at(TokenKind::leftParen)) definition->extendsModification = classModification();
    if (panic_) return;
    definition->description = descriptionString();
    composition(definition);
    classEnd(definition, name);
    return;
  }
  definition->nameSpan = spanOf(current_);
  const Token name = current_;
  definition->name = identifier();
  if (panic_) return;
  if (accept(TokenKind::equals)) {
    shortSpecifier(definition);
    return;
  }
  definition->description = descriptionString();
  composition(definition);
  classEnd(definition, name);
}

// short = "enumeration" … | "der" "(" … | base-prefix type-specifier [ array-subscripts ] [ class-modification ]
void Parser::shortSpecifier(ClassDefinition* definition) {
  if (at(TokenKind::kwEnumeration)) {
    enumeration(definition);
  } else if (at(TokenKind::kwDer)) {
    derivativeClass(definition);
  } else {
    definition->form = ClassDefinition::Form::alias;
    if (accept(TokenKind::kwFlow)) {
      definition->aliasFlow = Flow::flow;
    } else if (accept(TokenKind::kwStream)) {
      definition->aliasFlow = Flow::stream;
    }
    if (accept(TokenKind::kwInput)) {
      definition->aliasCausality = Causality::input;
    } else if (accept(TokenKind::kwOutput)) {
      definition->aliasCausality = Causality::output;
    }
    definition->aliased = typeName();
    if (!panic_ && at(TokenKind::leftBracket)) definition->aliasDimensions = subscripts();
    if (!panic_ && at(TokenKind::leftParen)) definition->aliasModification = classModification();
  }
  definition->description = descriptionString();
  definition->annotation = optionalAnnotation();
}

// "enumeration" "(" ( [ IDENT description { "," IDENT description } ] | ":" ) ")"
void Parser::enumeration(ClassDefinition* definition) {
  definition->form = ClassDefinition::Form::enumeration;
  advance();
  expect(TokenKind::leftParen);
  if (accept(TokenKind::colon)) {
    definition->enumerationIsOpen = true;
  } else if (!panic_ && !at(TokenKind::rightParen)) {
    ListBuilder<EnumerationLiteral> list(literalStack_);
    do {
      const Name name = identifier();
      list.add({name, descriptionString()});
      optionalAnnotation();
    } while (accept(TokenKind::comma));
    definition->literals = list.finish(arena_);
  }
  expect(TokenKind::rightParen);
}

// "der" "(" type-specifier "," IDENT { "," IDENT } ")"
void Parser::derivativeClass(ClassDefinition* definition) {
  definition->form = ClassDefinition::Form::derivative;
  advance();
  expect(TokenKind::leftParen);
  definition->aliased = typeName();
  ListBuilder<Name> list(nameStack_);
  expect(TokenKind::comma);
  do {
    list.add(identifier());
  } while (accept(TokenKind::comma));
  expect(TokenKind::rightParen);
  definition->derivativeNames = list.finish(arena_);
}

// composition = elements { "public" … | "protected" … | equation-section | algorithm-section } [ "external" … ]
//               [ annotation-clause ";" ]
void Parser::composition(ClassDefinition* definition) {
  ListBuilder<Element> elements(elementStack_);
  ListBuilder<EquationSection> equations(equationSectionStack_);
  ListBuilder<AlgorithmSection> algorithms(algorithmSectionStack_);
  enclosing_.push_back(definition->name);
  bool isProtected = false;
  while (!at(TokenKind::endOfFile)) {
    if (at(TokenKind::kwEnd) && !skipStrayEnd()) break;
    const uint32_t before = current_.begin;
    sectionOrElement(definition, elements, equations, algorithms, isProtected);
    if (panic_) {
      recover();
      if (hasGivenUp_) break;
      if (current_.begin == before) advance();  // every round reads on
    }
  }
  enclosing_.pop_back();
  definition->elements = elements.finish(arena_);
  definition->equations = equations.finish(arena_);
  definition->algorithms = algorithms.finish(arena_);
}

void Parser::sectionOrElement(ClassDefinition* definition, ListBuilder<Element>& elements,
                              ListBuilder<EquationSection>& equations, ListBuilder<AlgorithmSection>& algorithms,
                              bool& isProtected) {
  switch (current_.kind) {
    case TokenKind::kwPublic:
    case TokenKind::kwProtected:
      isProtected = at(TokenKind::kwProtected);
      advance();
      return;
    case TokenKind::kwInitial: {
      advance();
      const bool isEquation = at(TokenKind::kwEquation);
      if (!isEquation && !at(TokenKind::kwAlgorithm)) {
        failExpected(phrase("'equation' or 'algorithm'"));
        return;
      }
      advance();
      if (isEquation) equations.add(equationSection(true));
      if (!isEquation) algorithms.add(algorithmSection(true));
      return;
    }
    case TokenKind::kwEquation:
      advance();
      equations.add(equationSection(false));
      return;
    case TokenKind::kwAlgorithm:
      advance();
      algorithms.add(algorithmSection(false));
      return;
    case TokenKind::kwExternal:
      definition->external = externalClause();
      return;
    case TokenKind::kwAnnotation: {
      const SourceSpan annotation = optionalAnnotation();
      if (annotation.isValid()) definition->annotation = annotation;
      expect(TokenKind::semicolon);
      return;
    }
    case TokenKind::semicolon:
      context_.diagnostics.warning("P017", phrase("there is nothing before this semicolon"), spanOf(current_));
      advance();
      return;
    default:
      element(elements, isProtected);
  }
}

// "end" IDENT. A name that closes an enclosing class means that this class was never closed.
void Parser::classEnd(ClassDefinition* definition, const Token& nameToken) {
  if (hasGivenUp_) return;
  const std::string name(textOf(nameToken));
  if (!at(TokenKind::kwEnd)) {
    fail("P018", phrase("class '%1' is never closed by 'end %2'", name, name), spanOf(nameToken));
    return;
  }
  if (ahead() != TokenKind::identifier) {
    advance();
    failExpected(phrase("'%1'", name));
    return;
  }
  const Name closing = internToken(ahead_);
  if (closing == definition->name) {
    advance();
    advance();
    return;
  }
  Diagnostic diagnostic;
  const bool isOuter = std::find(enclosing_.begin(), enclosing_.end(), closing) != enclosing_.end();
  const SourceSpan place = spanOf(ahead_);
  diagnostic.code = isOuter ? "P018" : "P007";
  diagnostic.message = isOuter ? phrase("class '%1' is not closed before 'end %2'", name, textOf(ahead_))
                               : phrase("'end %1' closes class '%2'", textOf(ahead_), name);
  diagnostic.span = place;
  diagnostic.labels.push_back({spanOf(nameToken), phrase("class '%1' begins here", name)});
  context_.diagnostics.add(std::move(diagnostic));
  if (isOuter) {
    panic_ = true;
    return;
  }
  advance();
  advance();
}

// "external" [ STRING ] [ [ component-reference "=" ] IDENT "(" [ expression-list ] ")" ] [ annotation-clause ] ";"
const ExternalClause* Parser::externalClause() {
  auto* made = arena_.make<ExternalClause>();
  const uint32_t begin = current_.begin;
  advance();
  made->language = "C";
  if (at(TokenKind::string)) {
    made->language = unescape(current_);
    advance();
  }
  if (at(TokenKind::identifier)) {
    const Reference* first = reference();
    if (accept(TokenKind::equals)) {
      made->result = first;
      made->function = textOf(current_);
      identifier();
    } else if (!panic_) {
      made->function = textOf({TokenKind::identifier, first->span.begin, first->span.end});
    }
    made->hasCall = true;
    expect(TokenKind::leftParen);
    ListBuilder<ExprPtr> list(exprStack_);
    if (!panic_ && !at(TokenKind::rightParen)) {
      do {
        list.add(expression());
      } while (accept(TokenKind::comma));
    }
    expect(TokenKind::rightParen);
    made->args = list.finish(arena_);
  }
  made->annotation = optionalAnnotation();
  expect(TokenKind::semicolon);
  made->span = spanFrom(begin);
  return made;
}

}  // namespace armature::syntax
