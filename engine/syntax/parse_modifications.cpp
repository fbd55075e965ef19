// Modifications, descriptions and annotations (specification 3.6, A.2.5 and the end of A.2.7).
#include "engine/syntax/parser_state.h"

namespace armature::syntax {

// modification = class-modification [ "=" modification-expression ] | ( "=" | ":=" ) modification-expression
// modification-expression = expression | "break"
const Modification* Parser::optionalModification() {
  if (panic_ || !atOneOf({TokenKind::leftParen, TokenKind::equals, TokenKind::assign})) return nullptr;
  auto* made = arena_.make<Modification>();
  const uint32_t begin = current_.begin;
  if (at(TokenKind::leftParen)) {
    const Level level(*this);
    advance();
    modificationArguments(made, TokenKind::rightParen);
    expect(TokenKind::rightParen);
  }
  if (accept(TokenKind::equals) || accept(TokenKind::assign)) {
    made->isBreak = accept(TokenKind::kwBreak);
    if (!made->isBreak) made->binding = expression();
  }
  made->span = spanFrom(begin);
  return made;
}

// class-modification = "(" [ argument { "," argument } ] ")"
const Modification* Parser::classModification() {
  auto* made = arena_.make<Modification>();
  const Level level(*this);
  const uint32_t begin = current_.begin;
  if (!expect(TokenKind::leftParen)) return nullptr;
  modificationArguments(made, TokenKind::rightParen);
  expect(TokenKind::rightParen);
  made->span = spanFrom(begin);
  return made;
}

void Parser::modificationArguments(Modification* modification, TokenKind closing) {
  ListBuilder<const Argument*> list(argumentStack_);
  if (!panic_ && !at(closing)) {
    do {
      const Argument* made = argument();
      if (made && !panic_) list.add(made);
    } while (accept(TokenKind::comma));
  }
  modification->arguments = list.finish(arena_);
}

// argument = [ "redeclare" ] [ "each" ] [ "final" ] ( name [ modification ] description-string
//          | [ "replaceable" ] ( short-class-definition | component-clause1 ) [ constraining-clause ] )
const Argument* Parser::argument() {
  auto* made = arena_.make<Argument>();
  const uint32_t begin = current_.begin;
  made->isRedeclare = accept(TokenKind::kwRedeclare);
  made->isEach = accept(TokenKind::kwEach);
  made->isFinal = accept(TokenKind::kwFinal);
  made->isReplaceable = accept(TokenKind::kwReplaceable);
  if (at(TokenKind::kwBreak)) {
    fail("P013", phrase("removing inherited elements with 'break' is newer than Modelica 3.6 and not supported"),
         spanOf(current_));
    return nullptr;
  }
  if (made->isRedeclare || made->isReplaceable) {
    redeclaration(made);
  } else {
    made->path = dottedName();
    made->modification = optionalModification();
    made->description = descriptionString();
  }
  made->span = spanFrom(begin);
  return panic_ ? nullptr : made;
}

void Parser::redeclaration(Argument* argument) {
  ElementPrefixes prefixes;
  prefixes.isRedeclare = argument->isRedeclare;
  prefixes.isFinal = argument->isFinal;
  prefixes.isReplaceable = argument->isReplaceable;
  if (atClassStart()) {
    const uint32_t begin = current_.begin;
    ClassDefinition* definition = classDefinition(begin);
    if (panic_) return;
    definition->isRedeclare = prefixes.isRedeclare;
    definition->isFinal = prefixes.isFinal;
    definition->isReplaceable = prefixes.isReplaceable;
    if (definition->form == ClassDefinition::Form::body) {
      fail("P012", phrase("a class is redeclared in the short form 'Name = Type', not with a body"),
           definition->nameSpan);
      return;
    }
    constrainingClause(definition->constrainedBy, definition->constrainedByModification);
    argument->path = arena_.copy(&definition->name, 1);
    argument->redeclaredClass = definition;
    argument->description = definition->description;
  } else {
    const ComponentClause* clause = singleComponentClause(prefixes);
    if (panic_) return;
    argument->path = arena_.copy(&clause->components[0]->name, 1);
    argument->redeclaredComponent = clause;
    argument->description = clause->components[0]->description;
  }
}

// description-string = [ STRING { "+" STRING } ]
std::string_view Parser::descriptionString() {
  if (panic_ || !at(TokenKind::string)) return {};
  const std::string_view first = unescape(current_);
  advance();
  if (!at(TokenKind::plus)) return first;
  std::string text(first);
  while (accept(TokenKind::plus)) {
    if (!at(TokenKind::string)) {
      failExpected(phrase("a text"));
      return {};
    }
    text += unescape(current_);
    advance();
  }
  return arena_.copyText(text);
}

// annotation-clause = "annotation" class-modification, skipped here and parsed on demand.
SourceSpan Parser::optionalAnnotation() {
  if (panic_ || !at(TokenKind::kwAnnotation)) return {};
  const Token keyword = current_;
  const uint32_t end = ahead() == TokenKind::leftParen ? lexer_.skipParentheses(ahead_.begin) : 0;
  if (end == 0) {
    fail("P010", phrase("this annotation has no matching parentheses"), spanOf(keyword));
    // Each such search reads to the end of the text; a few of them are enough.
    if (++brokenAnnotations_ > kMaxBrokenAnnotations) giveUp();
    advance();
    return {};
  }
  lexer_.moveTo(end);
  hasAhead_ = false;
  current_ = {TokenKind::rightParen, end - 1, end};
  advance();
  return {file_, keyword.begin, end};
}

}  // namespace armature::syntax
