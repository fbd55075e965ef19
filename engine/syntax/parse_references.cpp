// References, names and what is called (specification 3.6, A.2.7): the last rules of the section on expressions.
#include "engine/syntax/expression_parser.h"

namespace armature::syntax {

// component-reference [ function-call-args ]
ExprPtr ExpressionParser::referenceOrCall() {
  const uint32_t begin = tokens_.current().begin;
  const Reference* name = reference();
  if (tokens_.inPanic()) return nullptr;
  Expression* node = make(ExprKind::reference, begin);
  node->reference = name;
  if (tokens_.at(TokenKind::leftParen)) {
    node->kind = ExprKind::call;
    callArguments(node);
    if (tokens_.inPanic()) return nullptr;
  }
  return finish(node);
}

// ( "der" | "initial" | "pure" ) function-call-args
ExprPtr ExpressionParser::keywordCall() {
  Expression* node = make(ExprKind::call, tokens_.current().begin);
  node->reference = singleReference(tokens_.current());
  tokens_.advance();
  if (!tokens_.at(TokenKind::leftParen)) {
    tokens_.failExpected(phrase("'('"));
    return nullptr;
  }
  callArguments(node);
  return tokens_.inPanic() ? nullptr : finish(node);
}

const Reference* ExpressionParser::singleReference(const Token& token) {
  auto* made = arena_.make<Reference>();
  const ReferencePart part{tokens_.internToken(token), {}};
  made->parts = arena_.copy(&part, 1);
  made->span = tokens_.spanOf(token);
  return made;
}

// "(" [ expression [ "for" for-indices ] { "," … } | named-arguments ] ")"
void ExpressionParser::callArguments(Expression* call) {
  const TokenReader::Level level(tokens_);
  tokens_.advance();
  ListBuilder<ExprPtr> list(exprStack_);
  while (!tokens_.inPanic() && !tokens_.at(TokenKind::rightParen)) {
    if (atNamedArgument()) {
      namedArguments(call);
      break;
    }
    list.add(tokens_.at(TokenKind::kwFunction) ? partialApplication() : expression());
    if (!tokens_.inPanic() && tokens_.at(TokenKind::kwFor) && list.size() == 1) {
      tokens_.advance();
      call->iterators = iterators();
      break;
    }
    if (!tokens_.accept(TokenKind::comma)) break;
    if (tokens_.at(TokenKind::rightParen)) tokens_.failExpected(phrase("an argument"));
  }
  tokens_.expect(TokenKind::rightParen);
  call->args = list.finish(arena_);
}

// named-arguments = name "=" function-argument { "," name "=" function-argument }
void ExpressionParser::namedArguments(Expression* call) {
  ListBuilder<NamedArgument> list(namedStack_);
  do {
    if (!atNamedArgument()) {
      tokens_.fail("P016", phrase("an argument without a name cannot follow one with a name"),
                   tokens_.spanOf(tokens_.current()));
      break;
    }
    const Name name = tokens_.identifier();
    tokens_.advance();
    list.add({name, tokens_.at(TokenKind::kwFunction) ? partialApplication() : expression()});
  } while (tokens_.accept(TokenKind::comma));
  call->named = list.finish(arena_);
}

// "function" type-specifier "(" [ named-arguments ] ")"
ExprPtr ExpressionParser::partialApplication() {
  Expression* node = make(ExprKind::partial, tokens_.current().begin);
  const TokenReader::Level level(tokens_);
  tokens_.advance();
  node->reference = typeName();
  tokens_.expect(TokenKind::leftParen);
  if (!tokens_.inPanic() && !tokens_.at(TokenKind::rightParen)) namedArguments(node);
  tokens_.expect(TokenKind::rightParen);
  return tokens_.inPanic() ? nullptr : finish(node);
}

// for-indices = IDENT [ "in" expression ] { "," IDENT [ "in" expression ] }
List<Iterator> ExpressionParser::iterators() {
  ListBuilder<Iterator> list(iteratorStack_);
  do {
    const Name name = tokens_.identifier();
    list.add({name, tokens_.accept(TokenKind::kwIn) ? expression() : nullptr});
  } while (tokens_.accept(TokenKind::comma));
  return tokens_.inPanic() ? List<Iterator>() : list.finish(arena_);
}

// array-subscripts = "[" subscript { "," subscript } "]"
List<ExprPtr> ExpressionParser::subscripts() {
  const TokenReader::Level level(tokens_);
  tokens_.advance();
  ListBuilder<ExprPtr> list(exprStack_);
  ++tokens_.brackets.subscripts;
  do {
    list.add(subscript());
  } while (tokens_.accept(TokenKind::comma));
  if (!tokens_.expect(TokenKind::rightBracket)) return {};
  --tokens_.brackets.subscripts;
  return list.finish(arena_);
}

// subscript = ":" | expression
ExprPtr ExpressionParser::subscript() {
  if (tokens_.inPanic()) return nullptr;
  if (!tokens_.at(TokenKind::colon)) return expression();
  const uint32_t begin = tokens_.current().begin;
  tokens_.advance();
  return finish(make(ExprKind::colon, begin));
}

// component-reference = [ "." ] IDENT [ array-subscripts ] { "." IDENT [ array-subscripts ] }
const Reference* ExpressionParser::reference() {
  auto* made = arena_.make<Reference>();
  const uint32_t begin = tokens_.current().begin;
  made->leadingDot = tokens_.accept(TokenKind::dot);
  ListBuilder<ReferencePart> list(partStack_);
  do {
    const Name name = tokens_.identifier();
    list.add({name, !tokens_.inPanic() && tokens_.at(TokenKind::leftBracket) ? subscripts() : List<ExprPtr>()});
  } while (tokens_.accept(TokenKind::dot));
  made->parts = list.finish(arena_);
  made->span = tokens_.spanFrom(begin);
  return made;
}

// type-specifier = [ "." ] IDENT { "." IDENT }
const Reference* ExpressionParser::typeName() {
  if (tokens_.inPanic()) return nullptr;
  auto* made = arena_.make<Reference>();
  const uint32_t begin = tokens_.current().begin;
  made->leadingDot = tokens_.accept(TokenKind::dot);
  ListBuilder<ReferencePart> list(partStack_);
  do {
    list.add({tokens_.identifier(), {}});
  } while (tokens_.accept(TokenKind::dot));
  if (tokens_.inPanic()) return nullptr;
  made->parts = list.finish(arena_);
  made->span = tokens_.spanFrom(begin);
  return made;
}

// name = IDENT { "." IDENT }
List<Name> ExpressionParser::dottedName() {
  ListBuilder<Name> list(nameStack_);
  do {
    list.add(tokens_.identifier());
  } while (tokens_.accept(TokenKind::dot));
  return tokens_.inPanic() ? List<Name>() : list.finish(arena_);
}

}  // namespace armature::syntax
