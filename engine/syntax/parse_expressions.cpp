// Expressions (specification 3.6, A.2.7).
#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/syntax/expression_parser.h"

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

Expression* ExpressionParser::make(ExprKind kind, uint32_t begin) {
  auto* node = arena_.make<Expression>();
  node->kind = kind;
  node->span = {tokens_.file(), begin, begin};
  return node;
}

ExprPtr ExpressionParser::finish(Expression* node) {
  node->span.end = std::max(tokens_.previousEnd(), node->span.begin);
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
  if (below > TokenReader::kMaxHeight) tokens_.giveUp();
  return node;
}

ExprPtr ExpressionParser::makeBinary(Operator op, ExprPtr a, ExprPtr b) {
  if (!a || !b) return nullptr;
  Expression* node = make(ExprKind::binary, a->span.begin);
  node->op = op;
  node->a = a;
  node->b = b;
  return finish(node);
}

ExprPtr ExpressionParser::makeUnary(Operator op, ExprPtr a, uint32_t begin) {
  if (!a) return nullptr;
  Expression* node = make(ExprKind::unary, begin);
  node->op = op;
  node->a = a;
  return finish(node);
}

// expression = simple-expression | "if" expression "then" expression { "elseif" … } "else" expression
ExprPtr ExpressionParser::expression() {
  if (tokens_.inPanic()) return nullptr;
  const TokenReader::Level level(tokens_);
  return tokens_.at(TokenKind::kwIf) ? conditional() : simpleExpression();
}

ExprPtr ExpressionParser::conditional() {
  Expression* node = make(ExprKind::ifThenElse, tokens_.current().begin);
  ListBuilder<ExprPtr> list(exprStack_);
  do {
    tokens_.advance();  // if, elseif
    list.add(expression());
    tokens_.expect(TokenKind::kwThen);
    list.add(expression());
  } while (!tokens_.inPanic() && tokens_.at(TokenKind::kwElseif));
  tokens_.expect(TokenKind::kwElse);
  list.add(expression());
  if (tokens_.inPanic()) return nullptr;
  node->args = list.finish(arena_);
  return finish(node);
}

// simple-expression = logical-expression [ ":" logical-expression [ ":" logical-expression ] ]
ExprPtr ExpressionParser::simpleExpression() {
  const ExprPtr first = binary(kOr);
  if (tokens_.inPanic() || !tokens_.at(TokenKind::colon)) return first;
  Expression* node = make(ExprKind::range, first->span.begin);
  ListBuilder<ExprPtr> list(exprStack_);
  list.add(first);
  while (list.size() < 3 && tokens_.accept(TokenKind::colon)) list.add(binary(kOr));
  if (tokens_.inPanic()) return nullptr;
  node->args = list.finish(arena_);
  return finish(node);
}

// logical-expression down to factor, by precedence. Relations and powers do not associate.
ExprPtr ExpressionParser::binary(int precedence) {
  ExprPtr left = operand(precedence);
  while (!tokens_.inPanic()) {
    const OperatorInfo found = binaryOperator(tokens_.current().kind);
    if (found.op == Operator::none || found.precedence < precedence) break;
    tokens_.advance();
    left = makeBinary(found.op, left, binary(found.precedence + 1));
    const bool isSingle = found.precedence == kRelation || found.precedence == kPower;
    if (isSingle && !tokens_.inPanic() && binaryOperator(tokens_.current().kind).precedence == found.precedence) {
      const Phrase kind = found.precedence == kPower ? phrase("powers") : phrase("comparisons");
      tokens_.fail("P015", phrase("two %1 in a row need parentheses to say which one comes first", kind),
                   tokens_.spanOf(tokens_.current()));
    }
  }
  return tokens_.inPanic() ? nullptr : left;
}

// A sign belongs before the first term of a sum only; elsewhere it is read as most tools do, with a warning.
ExprPtr ExpressionParser::operand(int precedence) {
  if (tokens_.inPanic()) return nullptr;
  const uint32_t begin = tokens_.current().begin;
  if (tokens_.at(TokenKind::kwNot) && precedence <= kNot) {
    const TokenReader::Level level(tokens_);
    tokens_.advance();
    return makeUnary(Operator::logicalNot, binary(kRelation), begin);
  }
  if (!tokens_.atOneOf({TokenKind::minus, TokenKind::plus, TokenKind::elementMinus, TokenKind::elementPlus}))
    return primary();
  const TokenReader::Level level(tokens_);
  // Printed it gets parentheses: it counts as these do, so that what has been read can be read again.
  std::optional<TokenReader::Level> parentheses, inside;
  const bool isMinus = tokens_.at(TokenKind::minus) || tokens_.at(TokenKind::elementMinus);
  if (precedence > kSum) {
    parentheses.emplace(tokens_), inside.emplace(tokens_);
    tokens_.diagnostics().warning("P011", phrase("a sign after another operator should stand in parentheses"),
                                  tokens_.spanOf(tokens_.current()));
  }
  tokens_.advance();
  return makeUnary(isMinus ? Operator::negate : Operator::plus, binary(precedence > kSum ? kPower : kProduct), begin);
}

// primary = number | string | "false" | "true" | call | component-reference | "(" … ")" | "[" … "]" | "{" … "}" | "end"
ExprPtr ExpressionParser::primary() {
  const uint32_t begin = tokens_.current().begin;
  switch (tokens_.current().kind) {
    case TokenKind::integer:
    case TokenKind::real:
      return numberLiteral();
    case TokenKind::string: {
      Expression* node = make(ExprKind::string, begin);
      node->text = tokens_.unescape(tokens_.current());
      tokens_.advance();
      return finish(node);
    }
    case TokenKind::kwTrue:
    case TokenKind::kwFalse: {
      Expression* node = make(ExprKind::boolean, begin);
      node->number = tokens_.at(TokenKind::kwTrue) ? 1 : 0;
      tokens_.advance();
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
      if (tokens_.brackets.subscripts > 0) {
        tokens_.advance();
        return finish(make(ExprKind::end, begin));
      }
      break;
    default:
      break;
  }
  tokens_.failExpected(phrase("an expression"));
  return nullptr;
}

ExprPtr ExpressionParser::numberLiteral() {
  const std::string_view text = tokens_.textOf(tokens_.current());
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc::result_out_of_range) {
    // Too small is zero; too large is an error.
    const size_t exponent = text.find_first_of("eE");
    if (exponent == std::string_view::npos || text[exponent + 1] != '-') {
      tokens_.fail("P006", phrase("this number is larger than any that can be represented"),
                   tokens_.spanOf(tokens_.current()));
      return nullptr;
    }
    value = 0;
  }
  constexpr double kExactInteger = 9007199254740992.0;  // 2^53: larger integers are read as Real
  const bool isInteger = tokens_.at(TokenKind::integer) && value < kExactInteger;
  Expression* node = make(isInteger ? ExprKind::integer : ExprKind::real, tokens_.current().begin);
  node->number = value;
  tokens_.advance();
  return finish(node);
}

// [ array-subscripts | "." IDENT ] behind an expression in parentheses.
ExprPtr ExpressionParser::elementOf(ExprPtr whole) {
  if (!tokens_.atOneOf({TokenKind::leftBracket, TokenKind::dot})) return whole;
  Expression* node = make(ExprKind::element, whole->span.begin);
  node->a = whole;
  if (tokens_.at(TokenKind::leftBracket)) {
    node->args = subscripts();
  } else {
    tokens_.advance();
    const NamedArgument field{tokens_.identifier(), nullptr};
    node->named = arena_.copy(&field, 1);
  }
  return tokens_.inPanic() ? nullptr : finish(node);
}

// "(" output-expression-list ")" [ array-subscripts | "." IDENT ]: one expression in parentheses is itself, more or
// fewer are a tuple.
ExprPtr ExpressionParser::parenthesized() {
  const uint32_t begin = tokens_.current().begin;
  const TokenReader::Level level(tokens_);
  tokens_.advance();
  if (!tokens_.atOneOf({TokenKind::rightParen, TokenKind::comma})) {
    const ExprPtr first = expression();
    if (tokens_.inPanic()) return nullptr;
    if (tokens_.accept(TokenKind::rightParen)) {
      // The same expression, covering its parentheses, so that spans of what contains it are whole texts.
      auto* covering = arena_.make<Expression>(*first);
      covering->span = tokens_.spanFrom(begin);
      return elementOf(covering);
    }
    if (!tokens_.at(TokenKind::comma)) {
      tokens_.expect(TokenKind::rightParen);
      return nullptr;
    }
    ListBuilder<ExprPtr> list(exprStack_);
    list.add(first);
    while (tokens_.accept(TokenKind::comma)) {
      const bool isOmitted = tokens_.atOneOf({TokenKind::comma, TokenKind::rightParen});
      list.add(isOmitted ? nullptr : expression());
    }
    if (!tokens_.expect(TokenKind::rightParen)) return nullptr;
    Expression* node = make(ExprKind::tuple, begin);
    node->args = list.finish(arena_);
    return finish(node);
  }
  return outputList(begin);
}

// The rest of a tuple whose first entry is omitted: ", b, , c )".
ExprPtr ExpressionParser::outputList(uint32_t begin) {
  Expression* node = make(ExprKind::tuple, begin);
  ListBuilder<ExprPtr> list(exprStack_);
  if (!tokens_.at(TokenKind::rightParen)) {
    list.add(nullptr);
    while (tokens_.accept(TokenKind::comma)) {
      const bool isOmitted = tokens_.atOneOf({TokenKind::comma, TokenKind::rightParen});
      list.add(isOmitted ? nullptr : expression());
    }
  }
  if (!tokens_.expect(TokenKind::rightParen)) return nullptr;
  node->args = list.finish(arena_);
  return finish(node);
}

// "[" expression-list { ";" expression-list } "]"
ExprPtr ExpressionParser::matrix() {
  Expression* node = make(ExprKind::matrix, tokens_.current().begin);
  const TokenReader::Level level(tokens_);
  ListBuilder<ExprPtr> rows(exprStack_);
  ++tokens_.brackets.matrices;
  do {
    tokens_.advance();  // [ or ;
    rows.add(matrixRow());
  } while (!tokens_.inPanic() && tokens_.at(TokenKind::semicolon));
  if (!tokens_.expect(TokenKind::rightBracket)) return nullptr;
  --tokens_.brackets.matrices;
  node->args = rows.finish(arena_);
  return finish(node);
}

// expression-list of a matrix
ExprPtr ExpressionParser::matrixRow() {
  Expression* row = make(ExprKind::row, tokens_.current().begin);
  ListBuilder<ExprPtr> list(exprStack_);
  do {
    list.add(expression());
  } while (tokens_.accept(TokenKind::comma));
  if (tokens_.inPanic()) return nullptr;
  row->args = list.finish(arena_);
  return finish(row);
}

// "{" expression { "," expression } "}" | "{" expression "for" for-indices "}"
ExprPtr ExpressionParser::array() {
  Expression* node = make(ExprKind::array, tokens_.current().begin);
  const TokenReader::Level level(tokens_);
  tokens_.advance();
  ListBuilder<ExprPtr> list(exprStack_);
  if (!tokens_.at(TokenKind::rightBrace)) {
    do {
      list.add(expression());
    } while (tokens_.accept(TokenKind::comma));
    if (!tokens_.inPanic() && tokens_.at(TokenKind::kwFor) && list.size() == 1) {
      tokens_.advance();
      node->iterators = iterators();
    }
  }
  if (!tokens_.expect(TokenKind::rightBrace)) return nullptr;
  node->args = list.finish(arena_);
  return finish(node);
}

}  // namespace armature::syntax
