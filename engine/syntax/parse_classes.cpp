// Class definitions (specification 3.6, A.2.2).
#include <algorithm>

#include "engine/syntax/class_parser.h"

namespace armature::syntax {

// class-prefixes = [ "encapsulated" ] [ "partial" ] ( "class" | "model" | [ "operator" ] "record" | "block"
//   | [ "expandable" ] "connector" | "type" | "package" | [ "pure" | "impure" ] [ "operator" ] "function" | "operator"
//   )
bool ClassParser::classPrefixes(ClassDefinition* definition) {
  definition->isEncapsulated = tokens_.accept(TokenKind::kwEncapsulated);
  definition->isPartial = tokens_.accept(TokenKind::kwPartial);
  definition->isPure = tokens_.accept(TokenKind::kwPure);
  definition->isImpure = !definition->isPure && tokens_.accept(TokenKind::kwImpure);
  const bool isExpandable = tokens_.accept(TokenKind::kwExpandable);
  const bool isOperator = tokens_.accept(TokenKind::kwOperator);
  const auto take = [&](TokenKind kind, ClassKind plain) {
    if (!tokens_.accept(kind)) return false;
    definition->kind = plain;
    return true;
  };
  if (isExpandable) {
    definition->kind = ClassKind::expandableConnector;
    return tokens_.expect(TokenKind::kwConnector);
  }
  if (isOperator) {
    definition->kind = ClassKind::operatorKind;
    if (tokens_.accept(TokenKind::kwRecord)) definition->kind = ClassKind::operatorRecord;
    if (tokens_.accept(TokenKind::kwFunction)) definition->kind = ClassKind::operatorFunction;
    return true;
  }
  if (take(TokenKind::kwClass, ClassKind::classKind) || take(TokenKind::kwModel, ClassKind::model) ||
      take(TokenKind::kwBlock, ClassKind::block) || take(TokenKind::kwRecord, ClassKind::record) ||
      take(TokenKind::kwConnector, ClassKind::connector) || take(TokenKind::kwType, ClassKind::type) ||
      take(TokenKind::kwPackage, ClassKind::package) || take(TokenKind::kwFunction, ClassKind::function)) {
    return true;
  }
  tokens_.failExpected(phrase("a class definition"));
  return false;
}

// class-definition = class-prefixes class-specifier
ClassDefinition* ClassParser::classDefinition(uint32_t begin) {
  auto* definition = arena_.make<ClassDefinition>();
  const TokenReader::Level level(tokens_);
  if (!tokens_.inPanic() && classPrefixes(definition)) classSpecifier(definition);
  definition->span = tokens_.spanFrom(begin);
  return definition;
}

// A class as an element: with the prefixes of elements and its constraining clause.
const ClassDefinition* ClassParser::elementClass(const ElementPrefixes& prefixes, bool isProtected) {
  ClassDefinition* definition = classDefinition(tokens_.current().begin);
  definition->isRedeclare = prefixes.isRedeclare;
  definition->isFinal = prefixes.isFinal;
  definition->isInner = prefixes.isInner;
  definition->isOuter = prefixes.isOuter;
  definition->isReplaceable = prefixes.isReplaceable;
  definition->isProtected = isProtected;
  if (!tokens_.inPanic() && tokens_.at(TokenKind::kwConstrainedby)) {
    constrainingClause(definition->constrainedBy, definition->constrainedByModification);
    const std::string_view description = tokens_.descriptionString();
    if (definition->description.empty()) definition->description = description;
    const SourceSpan annotation = tokens_.optionalAnnotation();
    if (annotation.isValid()) definition->annotation = annotation;
  }
  // A class whose name could not be read is of no use to anybody.
  return definition->name.isValid() ? definition : nullptr;
}

// class-specifier = IDENT long | IDENT "=" short | "extends" IDENT [ class-modification ] long
void ClassParser::classSpecifier(ClassDefinition* definition) {
  if (tokens_.accept(TokenKind::kwExtends)) {
    definition->isClassExtends = true;
    definition->nameSpan = tokens_.spanOf(tokens_.current());
    const Token name = tokens_.current();
    definition->name = tokens_.identifier();
    if (!tokens_.inPanic() && tokens_.at(TokenKind::leftParen)) definition->extendsModification = classModification();
    if (tokens_.inPanic()) return;
    definition->description = tokens_.descriptionString();
    composition(definition);
    classEnd(definition, name);
    return;
  }
  definition->nameSpan = tokens_.spanOf(tokens_.current());
  const Token name = tokens_.current();
  definition->name = tokens_.identifier();
  if (tokens_.inPanic()) return;
  if (tokens_.accept(TokenKind::equals)) {
    shortSpecifier(definition);
    return;
  }
  definition->description = tokens_.descriptionString();
  composition(definition);
  classEnd(definition, name);
}

// short = "enumeration" … | "der" "(" … | base-prefix type-specifier [ array-subscripts ] [ class-modification ]
void ClassParser::shortSpecifier(ClassDefinition* definition) {
  if (tokens_.at(TokenKind::kwEnumeration)) {
    enumeration(definition);
  } else if (tokens_.at(TokenKind::kwDer)) {
    derivativeClass(definition);
  } else {
    definition->form = ClassDefinition::Form::alias;
    if (tokens_.accept(TokenKind::kwFlow)) {
      definition->aliasFlow = Flow::flow;
    } else if (tokens_.accept(TokenKind::kwStream)) {
      definition->aliasFlow = Flow::stream;
    }
    if (tokens_.accept(TokenKind::kwInput)) {
      definition->aliasCausality = Causality::input;
    } else if (tokens_.accept(TokenKind::kwOutput)) {
      definition->aliasCausality = Causality::output;
    }
    definition->aliased = expressions_.typeName();
    if (!tokens_.inPanic() && tokens_.at(TokenKind::leftBracket))
      definition->aliasDimensions = expressions_.subscripts();
    if (!tokens_.inPanic() && tokens_.at(TokenKind::leftParen)) definition->aliasModification = classModification();
  }
  definition->description = tokens_.descriptionString();
  definition->annotation = tokens_.optionalAnnotation();
}

// "enumeration" "(" ( [ IDENT description { "," IDENT description } ] | ":" ) ")"
void ClassParser::enumeration(ClassDefinition* definition) {
  definition->form = ClassDefinition::Form::enumeration;
  tokens_.advance();
  tokens_.expect(TokenKind::leftParen);
  if (tokens_.accept(TokenKind::colon)) {
    definition->enumerationIsOpen = true;
  } else if (!tokens_.inPanic() && !tokens_.at(TokenKind::rightParen)) {
    ListBuilder<EnumerationLiteral> list(literalStack_);
    do {
      const Name name = tokens_.identifier();
      list.add({name, tokens_.descriptionString()});
      tokens_.optionalAnnotation();
    } while (tokens_.accept(TokenKind::comma));
    definition->literals = list.finish(arena_);
  }
  tokens_.expect(TokenKind::rightParen);
}

// "der" "(" type-specifier "," IDENT { "," IDENT } ")"
void ClassParser::derivativeClass(ClassDefinition* definition) {
  definition->form = ClassDefinition::Form::derivative;
  tokens_.advance();
  tokens_.expect(TokenKind::leftParen);
  definition->aliased = expressions_.typeName();
  ListBuilder<Name> list(nameStack_);
  tokens_.expect(TokenKind::comma);
  do {
    list.add(tokens_.identifier());
  } while (tokens_.accept(TokenKind::comma));
  tokens_.expect(TokenKind::rightParen);
  definition->derivativeNames = list.finish(arena_);
}

// composition = elements { "public" … | "protected" … | equation-section | algorithm-section } [ "external" … ]
//               [ annotation-clause ";" ]
void ClassParser::composition(ClassDefinition* definition) {
  ListBuilder<Element> elements(elementStack_);
  ListBuilder<EquationSection> equations(equationSectionStack_);
  ListBuilder<AlgorithmSection> algorithms(algorithmSectionStack_);
  enclosing_.push_back(definition->name);
  bool isProtected = false;
  while (!tokens_.at(TokenKind::endOfFile)) {
    if (tokens_.at(TokenKind::kwEnd) && !tokens_.skipStrayEnd()) break;
    const uint32_t before = tokens_.current().begin;
    sectionOrElement(definition, elements, equations, algorithms, isProtected);
    if (tokens_.inPanic()) {
      tokens_.recover();
      if (tokens_.hasGivenUp()) break;
      if (tokens_.current().begin == before) tokens_.advance();  // every round reads on
    }
  }
  enclosing_.pop_back();
  definition->elements = elements.finish(arena_);
  definition->equations = equations.finish(arena_);
  definition->algorithms = algorithms.finish(arena_);
}

void ClassParser::sectionOrElement(ClassDefinition* definition, ListBuilder<Element>& elements,
                                   ListBuilder<EquationSection>& equations, ListBuilder<AlgorithmSection>& algorithms,
                                   bool& isProtected) {
  switch (tokens_.current().kind) {
    case TokenKind::kwPublic:
    case TokenKind::kwProtected:
      isProtected = tokens_.at(TokenKind::kwProtected);
      tokens_.advance();
      return;
    case TokenKind::kwInitial: {
      tokens_.advance();
      const bool isEquation = tokens_.at(TokenKind::kwEquation);
      if (!isEquation && !tokens_.at(TokenKind::kwAlgorithm)) {
        tokens_.failExpected(phrase("'equation' or 'algorithm'"));
        return;
      }
      tokens_.advance();
      if (isEquation) equations.add(equations_.equationSection(true));
      if (!isEquation) algorithms.add(equations_.algorithmSection(true));
      return;
    }
    case TokenKind::kwEquation:
      tokens_.advance();
      equations.add(equations_.equationSection(false));
      return;
    case TokenKind::kwAlgorithm:
      tokens_.advance();
      algorithms.add(equations_.algorithmSection(false));
      return;
    case TokenKind::kwExternal:
      definition->external = externalClause();
      return;
    case TokenKind::kwAnnotation: {
      const SourceSpan annotation = tokens_.optionalAnnotation();
      if (annotation.isValid()) definition->annotation = annotation;
      tokens_.expect(TokenKind::semicolon);
      return;
    }
    case TokenKind::semicolon:
      tokens_.diagnostics().warning("P017", phrase("there is nothing before this semicolon"),
                                    tokens_.spanOf(tokens_.current()));
      tokens_.advance();
      return;
    default:
      element(elements, isProtected);
  }
}

// "end" IDENT. A name that closes an enclosing class means that this class was never closed.
void ClassParser::classEnd(ClassDefinition* definition, const Token& nameToken) {
  if (tokens_.hasGivenUp()) return;
  const std::string name(tokens_.textOf(nameToken));
  if (!tokens_.at(TokenKind::kwEnd)) {
    tokens_.fail("P018", phrase("class '%1' is never closed by 'end %2'", name, name), tokens_.spanOf(nameToken));
    return;
  }
  if (tokens_.ahead() != TokenKind::identifier) {
    tokens_.advance();
    tokens_.failExpected(phrase("'%1'", name));
    return;
  }
  const Name closing = tokens_.internToken(tokens_.aheadToken());
  if (closing == definition->name) {
    tokens_.advance();
    tokens_.advance();
    return;
  }
  Diagnostic diagnostic;
  const bool isOuter = std::find(enclosing_.begin(), enclosing_.end(), closing) != enclosing_.end();
  const SourceSpan place = tokens_.spanOf(tokens_.aheadToken());
  diagnostic.code = isOuter ? "P018" : "P007";
  diagnostic.message =
      isOuter ? phrase("class '%1' is not closed before 'end %2'", name, tokens_.textOf(tokens_.aheadToken()))
              : phrase("'end %1' closes class '%2'", tokens_.textOf(tokens_.aheadToken()), name);
  diagnostic.span = place;
  diagnostic.labels.push_back({tokens_.spanOf(nameToken), phrase("class '%1' begins here", name)});
  diagnostic.advice = isOuter ? phrase("write 'end %1;' before it", name) : phrase("write 'end %1'", name);
  tokens_.diagnostics().add(std::move(diagnostic));
  if (isOuter) {
    tokens_.panic();
    return;
  }
  tokens_.advance();
  tokens_.advance();
}

// "external" [ STRING ] [ [ component-reference "=" ] IDENT "(" [ expression-list ] ")" ] [ annotation-clause ] ";"
const ExternalClause* ClassParser::externalClause() {
  auto* made = arena_.make<ExternalClause>();
  const uint32_t begin = tokens_.current().begin;
  tokens_.advance();
  made->language = "C";
  if (tokens_.at(TokenKind::string)) {
    made->language = tokens_.unescape(tokens_.current());
    tokens_.advance();
  }
  if (tokens_.at(TokenKind::identifier)) {
    const Reference* first = expressions_.reference();
    if (tokens_.accept(TokenKind::equals)) {
      made->result = first;
      made->function = tokens_.textOf(tokens_.current());
      tokens_.identifier();
    } else if (!tokens_.inPanic()) {
      made->function = tokens_.textOf({TokenKind::identifier, first->span.begin, first->span.end});
    }
    made->hasCall = true;
    tokens_.expect(TokenKind::leftParen);
    ListBuilder<ExprPtr> list(exprStack_);
    if (!tokens_.inPanic() && !tokens_.at(TokenKind::rightParen)) {
      do {
        list.add(expressions_.expression());
      } while (tokens_.accept(TokenKind::comma));
    }
    tokens_.expect(TokenKind::rightParen);
    made->args = list.finish(arena_);
  }
  made->annotation = tokens_.optionalAnnotation();
  tokens_.expect(TokenKind::semicolon);
  made->span = tokens_.spanFrom(begin);
  return made;
}

}  // namespace armature::syntax
