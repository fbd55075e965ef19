// Expressions (specification 3.6, A.2.7).
#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/syntax/parser_state.h"

namespace armature::syntax {

namespace {

constexpr int kOr = 1, kAnd = 2, kNot = 3, kRelation = 4, kSum = 5, kProduct = 6, kPower = 7;

struct OperatorInfo {
  Operator op = Operator::none;
  int precedence = 0;
};

OperatorInfo binaryOperator(TokenKind kind) {
  switch (kind) {
    case TokenKind::kwOr:
      return {Operator::logicalOr, kOr};
    case TokenKind::kwAnd:
      return {Operator::logicalAnd, kAnd};
    case TokenKind::less:
      return {Operator::less, kRelation};
    case TokenKind::lessEqual:
      return {Operator::lessEqual, kRelation};
    case TokenKind::greater:
      return {Operator::greater, kRelation};
    case TokenKind::greaterEqual:
      return {Operator::greaterEqual, kRelation};
    case TokenKind::equalEqual:
      return {Operator::equal, kRelation};
    case TokenKind::notEqual:
      return {Operator::notEqual, kRelation};
    case TokenKind::plus:
      return {Operator::add, kSum};
    case TokenKind::minus:
      return {Operator::sub, kSum};
    case TokenKind::elementPlus:
      return {Operator::elementAdd, kSum};
    case TokenKind::elementMinus:
      return {Operator::elementSub, kSum};
    case TokenKind::times:
      return {Operator::mul, kProduct};
    case TokenKind::divide:
      return {Operator::div, kProduct};
    case TokenKind::elementTimes:
      return {Operator::elementMul, kProduct};
    case TokenKind::elementDivide:
      return {Operator::elementDiv, kProduct};
    case TokenKind::power:
      return {Operator::pow, kPower};
    case TokenKind::elementPower:
      return {Operator::elementPow, kPower};
    default:
      return {};
  }
}

}  // namespace

Expression* Parser::make(ExprKind kind, uint32_t begin) {
  auto* node = arena_.make<Expression>();
  node->kind = kind;
  node->span = {file_, begin, begin};
  return node;
}

ExprPtr Parser::finish(Expression* node) {
  node->span.end = std::max(previousEnd_, node->span.begin);
  uint32_t below = 0;
  const auto count = [&below](ExprPtr child) {
    if (child) below = std::max(below, child->height + 1);
  };
  count(node->a);
  count(node->b);
  for (const ExprPtr child : node->args) count(child);
  for (const NamedArgument& argument : node->named) count(argument.value);
  for (const Iterator& iterator : node->iterators) count(iterator.range);
  if (node->reference) {
    for (const ReferencePart& part : node->reference->parts) {
      for (const ExprPtr child : part.subscripts) count(child);
    }
  }
  node->height = below;
  if (below > kMaxHeight) giveUp();
  return node;
}

ExprPtr Parser::makeBinary(Operator op, ExprPtr a, ExprPtr b) {
  if (!a || !b) return nullptr;
  Expression* node = make(ExprKind::binary, a->span.begin);
  node->op = op;
  node->a = a;
  node->b = b;
  return finish(node);
}

ExprPtr Parser::makeUnary(Operator op, ExprPtr a, uint32_t begin) {
  if (!a) return nullptr;
  Expression* node = make(ExprKind::unary, begin);
  node->op = op;
  node->a = a;
  return finish(node);
}

// expression = simple-expression | "if" expression "then" expression { "elseif" … } "else" expression
ExprPtr Parser::expression() {
  if (panic_) return nullptr;
  const Level level(*this);
  return at(TokenKind::kwIf) ? conditional() : simpleExpression();
}

ExprPtr Parser::conditional() {
  Expression* node = make(ExprKind::ifThenElse, current_.begin);
  ListBuilder<ExprPtr> list(exprStack_);
  do {
    advance();  // if, elseif
    list.add(expression());
    expect(TokenKind::kwThen);
    list.add(expression());
  } while (!panic_ && at(TokenKind::kwElseif));
  expect(TokenKind::kwElse);
  list.add(expression());
  if (panic_) return nullptr;
  node->args = list.finish(arena_);
  return finish(node);
}

// simple-expression = logical-expression [ ":" logical-expression [ ":" logical-expression ] ]
ExprPtr Parser::simpleExpression() {
  const ExprPtr first = binary(kOr);
  if (panic_ || !at(TokenKind::colon)) return first;
  Expression* node = make(ExprKind::range, first->span.begin);
  ListBuilder<ExprPtr> list(exprStack_);
  list.add(first);
  while (list.size() < 3 && accept(TokenKind::colon)) list.add(binary(kOr));
  if (panic_) return nullptr;
  node->args = list.finish(arena_);
  return finish(node);
}

// logical-expression down to factor, by precedence. Relations and powers do not associate.
ExprPtr Parser::binary(int precedence) {
  ExprPtr left = operand(precedence);
  while (!panic_) {
    const OperatorInfo found = binaryOperator(current_.kind);
    if (found.op == Operator::none || found.precedence < precedence) break;
    advance();
    left = makeBinary(found.op, left, binary(found.precedence + 1));
    const bool isSingle = found.precedence == kRelation || found.precedence == kPower;
    if (isSingle && !panic_ && binaryOperator(current_.kind).precedence == found.precedence) {
      const Phrase kind = found.precedence == kPower ? phrase("powers") : phrase("comparisons");
      fail("P015", phrase("two %1 in a row need parentheses to say which one comes first", kind), spanOf(current_));
    }
  }
  return panic_ ? nullptr : left;
}

// A sign belongs before the first term of a sum only; elsewhere it is read as most tools do, with a warning.
ExprPtr Parser::operand(int precedence) {
  if (panic_) return nullptr;
  const uint32_t begin = current_.begin;
  if (at(TokenKind::kwNot) && precedence <= kNot) {
    const Level level(*this);
    advance();
    return makeUnary(Operator::logicalNot, binary(kRelation), begin);
  }
  if (!atOneOf({TokenKind::minus, TokenKind::plus, TokenKind::elementMinus, TokenKind::elementPlus})) return primary();
  const Level level(*this);
  // Printed it gets parentheses: it counts as these do, so that what has been read can be read again.
  std::optional<Level> parentheses, inside;
  const bool isMinus = at(TokenKind::minus) || at(TokenKind::elementMinus);
  if (precedence > kSum) {
    parentheses.emplace(*this), inside.emplace(*this);
    context_.diagnostics.warning("P011", phrase("a sign after another operator should stand in parentheses"),
                                 spanOf(current_));
  }
  advance();
  return makeUnary(isMinus ? Operator::negate : Operator::plus, binary(precedence > kSum ? kPower : kProduct), begin);
}

// primary = number | string | "false" | "true" | call | component-reference | "(" … ")" | "[" … "]" | "{" … "}" | "end"
ExprPtr Parser::primary() {
  const uint32_t begin = current_.begin;
  switch (current_.kind) {
    case TokenKind::integer:
    case TokenKind::real:
      return numberLiteral();
    case TokenKind::string: {
      Expression* node = make(ExprKind::string, begin);
      node->text = unescape(current_);
      advance();
      return finish(node);
    }
    case TokenKind::kwTrue:
    case TokenKind::kwFalse: {
      Expression* node = make(ExprKind::boolean, begin);
      node->number = at(TokenKind::kwTrue) ? 1 : 0;
      advance();
      return finish(node);
    }
    case TokenKind::identifier:
    case TokenKind::dot:
      return referenceOrCall();
    case TokenKind::kwDer:
    case TokenKind::kwInitial:
    case TokenKind::kwPure:
      return keywordCall();
    case TokenKind::leftParen:
      return parenthesized();
    case TokenKind::leftBracket:
      return matrix();
    case TokenKind::leftBrace:
      return array();
    case TokenKind::kwEnd:
      if (subscriptDepth_ > 0) {
        advance();
        return finish(make(ExprKind::end, begin));
      }
      break;
    default:
      break;
  }
  failExpected(phrase("an expression"));
  return nullptr;
}

ExprPtr Parser::numberLiteral() {
  const std::string_view text = textOf(current_);
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc::result_out_of_range) {
    // Too small is zero; too large is an error.
    const size_t exponent = text.find_first_of("eE");
    if (exponent == std::string_view::npos || text[exponent + 1] != '-') {
      fail("P006", phrase("this number is larger than any that can be represented"), spanOf(current_));
      return nullptr;
    }
    value = 0;
  }
  constexpr double kExactInteger = 9007199254740992.0;  // 2^53: larger integers are read as Real
  const bool isInteger = at(TokenKind::integer) && value < kExactInteger;
  Expression* node = make(isInteger ? ExprKind::integer : ExprKind::real, current_.begin);
  node->number = value;
  advance();
  return finish(node);
}

// [ array-subscripts | "." IDENT ] behind an expression in parentheses.
ExprPtr Parser::elementOf(ExprPtr whole) {
  if (!atOneOf({TokenKind::leftBracket, TokenKind::dot})) return whole;
  Expression* node = make(ExprKind::element, whole->span.begin);
  node->a = whole;
  if (at(TokenKind::leftBracket)) {
    node->args = subscripts();
  } else {
    advance();
    const NamedArgument field{identifier(), nullptr};
    node->named = arena_.copy(&field, 1);
  }
  return panic_ ? nullptr : finish(node);
}

// "(" output-expression-list ")" [ array-subscripts | "." IDENT ]: one expression in parentheses is itself, more or
// fewer are a tuple.
ExprPtr Parser::parenthesized() {
  const uint32_t begin = current_.begin;
  const Level level(*this);
  advance();
  if (!atOneOf({TokenKind::rightParen, TokenKind::comma})) {
    const ExprPtr first = expression();
    if (panic_) return nullptr;
    if (accept(TokenKind::rightParen)) {
      // The same expression, covering its parentheses, so that spans of what contains it are whole texts.
      auto* covering = arena_.make<Expression>(*first);
      covering->span = spanFrom(begin);
      return elementOf(covering);
    }
    if (!at(TokenKind::comma)) {
      expect(TokenKind::rightParen);
      return nullptr;
    }
    ListBuilder<ExprPtr> list(exprStack_);
    list.add(first);
    while (accept(TokenKind::comma)) {
      const bool isOmitted = atOneOf({TokenKind::comma, TokenKind::rightParen});
      list.add(isOmitted ? nullptr : expression());
    }
    if (!expect(TokenKind::rightParen)) return nullptr;
    Expression* node = make(ExprKind::tuple, begin);
    node->args = list.finish(arena_);
    return finish(node);
  }
  return outputList(begin);
}

// The rest of a tuple whose first entry is omitted: ", b, , c )".
ExprPtr Parser::outputList(uint32_t begin) {
  Expression* node = make(ExprKind::tuple, begin);
  ListBuilder<ExprPtr> list(exprStack_);
  if (!at(TokenKind::rightParen)) {
    list.add(nullptr);
    while (accept(TokenKind::comma)) {
      const bool isOmitted = atOneOf({TokenKind::comma, TokenKind::rightParen});
      list.add(isOmitted ? nullptr : expression());
    }
  }
  if (!expect(TokenKind::rightParen)) return nullptr;
  node->args = list.finish(arena_);
  return finish(node);
}

// "[" expression-list { ";" expression-list } "]"
ExprPtr Parser::matrix() {
  Expression* node = make(ExprKind::matrix, current_.begin);
  const Level level(*this);
  ListBuilder<ExprPtr> rows(exprStack_);
  ++matrixDepth_;
  do {
    advance();  // [ or ;
    rows.add(matrixRow());
  } while (!panic_ && at(TokenKind::semicolon));
  if (!expect(TokenKind::rightBracket)) return nullptr;
  --matrixDepth_;
  node->args = rows.finish(arena_);
  return finish(node);
}

// expression-list of a matrix
ExprPtr Parser::matrixRow() {
  Expression* row = make(ExprKind::row, current_.begin);
  ListBuilder<ExprPtr> list(exprStack_);
  do {
    list.add(expression());
  } while (accept(TokenKind::comma));
  if (panic_) return nullptr;
  row->args = list.finish(arena_);
  return finish(row);
}

// "{" expression { "," expression } "}" | "{" expression "for" for-indices "}"
ExprPtr Parser::array() {
  Expression* node = make(ExprKind::array, current_.begin);
  const Level level(*this);
  advance();
  ListBuilder<ExprPtr> list(exprStack_);
  if (!at(TokenKind::rightBrace)) {
    do {
      list.add(expression());
    } while (accept(TokenKind::comma));
    if (!panic_ && at(TokenKind::kwFor) && list.size() == 1) {
      advance();
      node->iterators = iterators();
    }
  }
  if (!expect(TokenKind::rightBrace)) return nullptr;
  node->args = list.finish(arena_);
  return finish(node);
}

// component-reference [ function-call-args ]
ExprPtr Parser::referenceOrCall() {
  const uint32_t begin = current_.begin;
  const Reference* name = reference();
  if (panic_) return nullptr;
  Expression* node = make(ExprKind::reference, begin);
  node->reference = name;
  if (at(TokenKind::leftParen)) {
    node->kind = ExprKind::call;
    callArguments(node);
    if (panic_) return nullptr;
  }
  return finish(node);
}

// ( "der" | "initial" | "pure" ) function-call-args
ExprPtr Parser::keywordCall() {
  Expression* node = make(ExprKind::call, current_.begin);
  node->reference = singleReference(current_);
  advance();
  if (!at(TokenKind::leftParen)) {
    failExpected(phrase("'('"));
    return nullptr;
  }
  callArguments(node);
  return panic_ ? nullptr : finish(node);
}

const Reference* Parser::singleReference(const Token& token) {
  auto* made = arena_.make<Reference>();
  const ReferencePart part{internToken(token), {}};
  made->parts = arena_.copy(&part, 1);
  made->span = spanOf(token);
  return made;
}

// "(" [ expression [ "for" for-indices ] { "," … } | named-arguments ] ")"
void Parser::callArguments(Expression* call) {
  const Level level(*this);
  advance();
  ListBuilder<ExprPtr> list(exprStack_);
  while (!panic_ && !at(TokenKind::rightParen)) {
    if (atNamedArgument()) {
      namedArguments(call);
      break;
    }
    list.add(at(TokenKind::kwFunction) ? partialApplication() : expression());
    if (!panic_ && at(TokenKind::kwFor) && list.size() == 1) {
      advance();
      call->iterators = iterators();
      break;
    }
    if (!accept(TokenKind::comma)) break;
    if (at(TokenKind::rightParen)) failExpected(phrase("an argument"));
  }
  expect(TokenKind::rightParen);
  call->args = list.finish(arena_);
}

// named-arguments = name "=" function-argument { "," name "=" function-argument }
void Parser::namedArguments(Expression* call) {
  ListBuilder<NamedArgument> list(namedStack_);
  do {
    if (!atNamedArgument()) {
      fail("P016", phrase("an argument without a name cannot follow one with a name"), spanOf(current_));
      break;
    }
    const Name name = identifier();
    advance();
    list.add({name, at(TokenKind::kwFunction) ? partialApplication() : expression()});
  } while (accept(TokenKind::comma));
  call->named = list.finish(arena_);
}

// "function" type-specifier "(" [ named-arguments ] ")"
ExprPtr Parser::partialApplication() {
  Expression* node = make(ExprKind::partial, current_.begin);
  const Level level(*this);
  advance();
  node->reference = typeName();
  expect(TokenKind::leftParen);
  if (!panic_ && !at(TokenKind::rightParen)) namedArguments(node);
  expect(TokenKind::rightParen);
  return panic_ ? nullptr : finish(node);
}

// for-indices = IDENT [ "in" expression ] { "," IDENT [ "in" expression ] }
List<Iterator> Parser::iterators() {
  ListBuilder<Iterator> list(iteratorStack_);
  do {
    const Name name = identifier();
    list.add({name, accept(TokenKind::kwIn) ? expression() : nullptr});
  } while (accept(TokenKind::comma));
  return panic_ ? List<Iterator>() : list.finish(arena_);
}

// array-subscripts = "[" subscript { "," subscript } "]"
List<ExprPtr> Parser::subscripts() {
  const Level level(*this);
  advance();
  ListBuilder<ExprPtr> list(exprStack_);
  ++subscriptDepth_;
  do {
    list.add(subscript());
  } while (accept(TokenKind::comma));
  if (!expect(TokenKind::rightBracket)) return {};
  --subscriptDepth_;
  return list.finish(arena_);
}

// subscript = ":" | expression
ExprPtr Parser::subscript() {
  if (panic_) return nullptr;
  if (!at(TokenKind::colon)) return expression();
  const uint32_t begin = current_.begin;
  advance();
  return finish(make(ExprKind::colon, begin));
}

// component-reference = [ "." ] IDENT [ array-subscripts ] { "." IDENT [ array-subscripts ] }
const Reference* Parser::reference() {
  auto* made = arena_.make<Reference>();
  const uint32_t begin = current_.begin;
  made->leadingDot = accept(TokenKind::dot);
  ListBuilder<ReferencePart> list(partStack_);
  do {
    const Name name = identifier();
    list.add({name, !panic_ && at(TokenKind::leftBracket) ? subscripts() : List<ExprPtr>()});
  } while (accept(TokenKind::dot));
  made->parts = list.finish(arena_);
  made->span = spanFrom(begin);
  return made;
}

// type-specifier = [ "." ] IDENT { "." IDENT }
const Reference* Parser::typeName() {
  if (panic_) return nullptr;
  auto* made = arena_.make<Reference>();
  const uint32_t begin = current_.begin;
  made->leadingDot = accept(TokenKind::dot);
  ListBuilder<ReferencePart> list(partStack_);
  do {
    list.add({identifier(), {}});
  } while (accept(TokenKind::dot));
  if (panic_) return nullptr;
  made->parts = list.finish(arena_);
  made->span = spanFrom(begin);
  return made;
}

// name = IDENT { "." IDENT }
List<Name> Parser::dottedName() {
  ListBuilder<Name> list(nameStack_);
  do {
    list.add(identifier());
  } while (accept(TokenKind::dot));
  return panic_ ? List<Name>() : list.finish(arena_);
}

}  // namespace armature::syntax
