// Modifications, descriptions and annotations (specification 3.6, A.2.5 and the end of A.2.7).
#include "engine/syntax/class_parser.h"

namespace armature::syntax {

// modification = class-modification [ "=" modification-expression ] | ( "=" | ":=" ) modification-expression
// modification-expression = expression | "break"
const Modification* ClassParser::optionalModification() {
  if (tokens_.inPanic() || !tokens_.atOneOf({TokenKind::leftParen, TokenKind::equals, TokenKind::assign}))
    return nullptr;
  auto* made = arena_.make<Modification>();
  const uint32_t begin = tokens_.current().begin;
  if (tokens_.at(TokenKind::leftParen)) {
    const TokenReader::Level level(tokens_);
    tokens_.advance();
    modificationArguments(made, TokenKind::rightParen);
    tokens_.expect(TokenKind::rightParen);
  }
  if (tokens_.accept(TokenKind::equals) || tokens_.accept(TokenKind::assign)) {
    made->isBreak = tokens_.accept(TokenKind::kwBreak);
    if (!made->isBreak) made->binding = expressions_.expression();
  }
  made->span = tokens_.spanFrom(begin);
  return made;
}

// class-modification = "(" [ argument { "," argument } ] ")"
const Modification* ClassParser::classModification() {
  auto* made = arena_.make<Modification>();
  const TokenReader::Level level(tokens_);
  const uint32_t begin = tokens_.current().begin;
  if (!tokens_.expect(TokenKind::leftParen)) return nullptr;
  modificationArguments(made, TokenKind::rightParen);
  tokens_.expect(TokenKind::rightParen);
  made->span = tokens_.spanFrom(begin);
  return made;
}

void ClassParser::modificationArguments(Modification* modification, TokenKind closing) {
  ListBuilder<const Argument*> list(argumentStack_);
  if (!tokens_.inPanic() && !tokens_.at(closing)) {
    do {
      const Argument* made = argument();
      if (made && !tokens_.inPanic()) list.add(made);
    } while (tokens_.accept(TokenKind::comma));
  }
  modification->arguments = list.finish(arena_);
}

// argument = [ "redeclare" ] [ "each" ] [ "final" ] ( name [ modification ] description-string
//          | [ "replaceable" ] ( short-class-definition | component-clause1 ) [ constraining-clause ] )
const Argument* ClassParser::argument() {
  auto* made = arena_.make<Argument>();
  const uint32_t begin = tokens_.current().begin;
  made->isRedeclare = tokens_.accept(TokenKind::kwRedeclare);
  made->isEach = tokens_.accept(TokenKind::kwEach);
  made->isFinal = tokens_.accept(TokenKind::kwFinal);
  made->isReplaceable = tokens_.accept(TokenKind::kwReplaceable);
  if (tokens_.at(TokenKind::kwBreak)) {
    tokens_.fail("P013",
                 phrase("removing inherited elements with 'break' is newer than Modelica 3.6 and not supported"),
                 tokens_.spanOf(tokens_.current()));
    return nullptr;
  }
  if (made->isRedeclare || made->isReplaceable) {
    redeclaration(made);
  } else {
    made->path = expressions_.dottedName();
    made->modification = optionalModification();
    made->description = tokens_.descriptionString();
  }
  made->span = tokens_.spanFrom(begin);
  return tokens_.inPanic() ? nullptr : made;
}

void ClassParser::redeclaration(Argument* argument) {
  ElementPrefixes prefixes;
  prefixes.isRedeclare = argument->isRedeclare;
  prefixes.isFinal = argument->isFinal;
  prefixes.isReplaceable = argument->isReplaceable;
  if (tokens_.atClassStart()) {
    const uint32_t begin = tokens_.current().begin;
    ClassDefinition* definition = classDefinition(begin);
    if (tokens_.inPanic()) return;
    definition->isRedeclare = prefixes.isRedeclare;
    definition->isFinal = prefixes.isFinal;
    definition->isReplaceable = prefixes.isReplaceable;
    if (definition->form == ClassDefinition::Form::body) {
      tokens_.fail("P012", phrase("a class is redeclared in the short form 'Name = Type', not with a body"),
                   definition->nameSpan);
      return;
    }
    constrainingClause(definition->constrainedBy, definition->constrainedByModification);
    argument->path = arena_.copy(&definition->name, 1);
    argument->redeclaredClass = definition;
    argument->description = definition->description;
  } else {
    const ComponentClause* clause = singleComponentClause(prefixes);
    if (tokens_.inPanic()) return;
    argument->path = arena_.copy(&clause->components[0]->name, 1);
    argument->redeclaredComponent = clause;
    argument->description = clause->components[0]->description;
  }
}

}  // namespace armature::syntax
