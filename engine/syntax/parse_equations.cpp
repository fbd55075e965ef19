// Equations and statements (specification 3.6, A.2.6).
#include "engine/syntax/parser_state.h"

namespace armature::syntax {

// Where a list of equations or statements ends: a word that only a section, a branch or an `end` begins with.
bool Parser::atListEnd() {
  switch (current_.kind) {
    case TokenKind::kwElse:
    case TokenKind::kwElseif:
    case TokenKind::kwElsewhen:
    case TokenKind::kwAnnotation:
      return true;
    default:
      return atSectionEnd();
  }
}

EquationSection Parser::equationSection(bool isInitial) {
  EquationSection section;
  section.isInitial = isInitial;
  for (ListBuilder<const Equation*> all(equationStack_);;) {
    for (const Equation* one : equationList()) all.add(one);
    // A stray branch word at the level of the section is an error; reading goes on behind it.
    if (atOneOf({TokenKind::kwElse, TokenKind::kwElseif, TokenKind::kwElsewhen})) {
      failExpected(phrase("an equation"));
      advance();
      recover();
      continue;
    }
    if (at(TokenKind::kwEnd) && skipStrayEnd()) continue;
    section.equations = all.finish(arena_);
    return section;
  }
}

AlgorithmSection Parser::algorithmSection(bool isInitial) {
  AlgorithmSection section;
  section.isInitial = isInitial;
  for (ListBuilder<const Statement*> all(statementStack_);;) {
    for (const Statement* one : statementList()) all.add(one);
    if (atOneOf({TokenKind::kwElse, TokenKind::kwElseif, TokenKind::kwElsewhen})) {
      failExpected(phrase("a statement"));
      advance();
      recover();
      continue;
    }
    if (at(TokenKind::kwEnd) && skipStrayEnd()) continue;
    section.statements = all.finish(arena_);
    return section;
  }
}

// { equation ";" }
List<const Equation*> Parser::equationList() {
  ListBuilder<const Equation*> list(equationStack_);
  while (!hasGivenUp_ && !atListEnd()) {
    const uint32_t before = current_.begin;
    const Equation* made = equation();
    expect(TokenKind::semicolon);
    if (!panic_) {
      list.add(made);
      continue;
    }
    recover();
    if (current_.begin == before) advance();  // every round reads on
  }
  return list.finish(arena_);
}

// { statement ";" }
List<const Statement*> Parser::statementList() {
  ListBuilder<const Statement*> list(statementStack_);
  while (!hasGivenUp_ && !atListEnd()) {
    const uint32_t before = current_.begin;
    const Statement* made = statement();
    expect(TokenKind::semicolon);
    if (!panic_) {
      list.add(made);
      continue;
    }
    recover();
    if (current_.begin == before) advance();
  }
  return list.finish(arena_);
}

// "end" keyword, closing an if, for, when or while.
bool Parser::closeBlock(TokenKind keyword) {
  if (panic_) return false;
  if (at(TokenKind::kwEnd) && ahead() == keyword) {
    advance();
    advance();
    return true;
  }
  const Phrase wanted = tokenText(keyword);
  const TokenKind word = at(TokenKind::kwEnd) ? ahead() : TokenKind::endOfFile;
  const bool isOtherBlock =
      word == TokenKind::kwIf || word == TokenKind::kwFor || word == TokenKind::kwWhen || word == TokenKind::kwWhile;
  if (!isOtherBlock) {
    failExpected(phrase("'end %1'", keywordText(keyword)));
    return false;
  }
  // The wrong word closes the block all the same: that is nearly always what was meant.
  context_.diagnostics.error("P021", phrase("'end %1' cannot close this %2", keywordText(word), wanted),
                             {file_, current_.begin, ahead_.end});
  advance();
  advance();
  return true;
}

// equation = ( simple | if | for | connect | when ) description
const Equation* Parser::equation() {
  auto* made = arena_.make<Equation>();
  const Level level(*this);
  const uint32_t begin = current_.begin;
  switch (current_.kind) {
    case TokenKind::kwIf:
      made->kind = EquationKind::ifEquation;
      branchedEquation(made, TokenKind::kwIf, TokenKind::kwElseif);
      break;
    case TokenKind::kwWhen:
      made->kind = EquationKind::whenEquation;
      branchedEquation(made, TokenKind::kwWhen, TokenKind::kwElsewhen);
      break;
    case TokenKind::kwFor:
      forEquation(made);
      break;
    case TokenKind::kwConnect:
      connectEquation(made);
      break;
    default:
      simpleEquation(made);
  }
  made->description = descriptionString();
  made->annotation = optionalAnnotation();
  made->span = spanFrom(begin);
  return made;
}

// simple-expression "=" expression | component-reference function-call-args
void Parser::simpleEquation(Equation* equation) {
  if (panic_) return;
  equation->a = simpleExpression();
  if (accept(TokenKind::equals)) {
    equation->b = expression();
    return;
  }
  if (panic_) return;
  if (equation->a->kind == ExprKind::call) {
    equation->kind = EquationKind::call;
  } else if (at(TokenKind::assign)) {
    fail("P014", phrase("an equation uses '=', ':=' belongs to algorithms"), spanOf(current_));
  } else {
    failExpected(phrase("'='"));
  }
}

// "connect" "(" component-reference "," component-reference ")"
void Parser::connectEquation(Equation* equation) {
  equation->kind = EquationKind::connect;
  advance();
  expect(TokenKind::leftParen);
  equation->a = expression();
  expect(TokenKind::comma);
  equation->b = expression();
  expect(TokenKind::rightParen);
  if (panic_) return;
  for (const ExprPtr end : {equation->a, equation->b}) {
    if (end->kind != ExprKind::reference) fail("P019", phrase("connect joins two connectors given by name"), end->span);
  }
}

// ( "if" | "when" ) expression "then" { equation ";" } { "elseif" | "elsewhen" … } [ "else" … ] "end" ( "if" | "when" )
void Parser::branchedEquation(Equation* equation, TokenKind opening, TokenKind again) {
  ListBuilder<EquationBranch> list(equationBranchStack_);
  do {
    advance();  // if, elseif, when, elsewhen
    EquationBranch branch;
    branch.condition = expression();
    expect(TokenKind::kwThen);
    if (panic_) recover();
    if (hasGivenUp_) return;
    branch.body = equationList();
    list.add(branch);
  } while (!panic_ && at(again));
  if (opening == TokenKind::kwIf && accept(TokenKind::kwElse)) list.add({nullptr, equationList()});
  closeBlock(opening);
  equation->branches = list.finish(arena_);
}

// "for" for-indices "loop" { equation ";" } "end" "for"
void Parser::forEquation(Equation* equation) {
  equation->kind = EquationKind::forEquation;
  advance();
  equation->iterators = iterators();
  expect(TokenKind::kwLoop);
  if (panic_) recover();
  if (hasGivenUp_) return;
  equation->body = equationList();
  closeBlock(TokenKind::kwFor);
}

// statement = ( assignment or call | "break" | "return" | if | for | while | when ) description
const Statement* Parser::statement() {
  auto* made = arena_.make<Statement>();
  const Level level(*this);
  const uint32_t begin = current_.begin;
  switch (current_.kind) {
    case TokenKind::kwIf:
      made->kind = StatementKind::ifStatement;
      branchedStatement(made, TokenKind::kwIf, TokenKind::kwElseif);
      break;
    case TokenKind::kwWhen:
      made->kind = StatementKind::whenStatement;
      branchedStatement(made, TokenKind::kwWhen, TokenKind::kwElsewhen);
      break;
    case TokenKind::kwFor:
    case TokenKind::kwWhile:
      loopStatement(made);
      break;
    case TokenKind::kwBreak:
      made->kind = StatementKind::breakStatement;
      advance();
      break;
    case TokenKind::kwReturn:
      made->kind = StatementKind::returnStatement;
      advance();
      break;
    default:
      simpleStatement(made);
  }
  made->description = descriptionString();
  optionalAnnotation();
  made->span = spanFrom(begin);
  return made;
}

// component-reference ":=" expression | component-reference call | "(" output-list ")" ":=" component-reference call
void Parser::simpleStatement(Statement* statement) {
  if (panic_) return;
  const bool isParenthesized = at(TokenKind::leftParen);
  const ExprPtr first = primary();
  if (panic_) return;
  if (accept(TokenKind::assign)) {
    const bool isTarget = first->kind == ExprKind::reference || first->kind == ExprKind::tuple;
    if (!isTarget) {
      fail("P020", phrase("only a variable or a list of variables can be assigned to"), first->span);
      return;
    }
    statement->target = first;
    if (isParenthesized && first->kind == ExprKind::reference) {  // (a) := f(x) takes the first output
      Expression* tuple = make(ExprKind::tuple, first->span.begin);
      tuple->args = arena_.copy(&first, 1);
      tuple->span.end = first->span.end;
      tuple->height = first->height + 1;
      statement->target = tuple;
    }
    statement->value = expression();
    return;
  }
  if (first->kind == ExprKind::call) {
    statement->kind = StatementKind::call;
    statement->value = first;
  } else if (at(TokenKind::equals)) {
    fail("P014", phrase("an assignment uses ':=', '=' belongs to equations"), spanOf(current_));
  } else {
    failExpected(phrase("':='"));
  }
}

// ( "if" | "when" ) expression "then" { statement ";" } { … } [ "else" … ] "end" ( "if" | "when" )
void Parser::branchedStatement(Statement* statement, TokenKind opening, TokenKind again) {
  ListBuilder<StatementBranch> list(statementBranchStack_);
  do {
    advance();  // if, elseif, when, elsewhen
    StatementBranch branch;
    branch.condition = expression();
    expect(TokenKind::kwThen);
    if (panic_) recover();
    if (hasGivenUp_) return;
    branch.body = statementList();
    list.add(branch);
  } while (!panic_ && at(again));
  if (opening == TokenKind::kwIf && accept(TokenKind::kwElse)) list.add({nullptr, statementList()});
  closeBlock(opening);
  statement->branches = list.finish(arena_);
}

// "for" for-indices "loop" … "end" "for" | "while" expression "loop" … "end" "while"
void Parser::loopStatement(Statement* statement) {
  const TokenKind opening = current_.kind;
  advance();
  if (opening == TokenKind::kwFor) {
    statement->kind = StatementKind::forStatement;
    statement->iterators = iterators();
  } else {
    statement->kind = StatementKind::whileStatement;
    statement->value = expression();
  }
  expect(TokenKind::kwLoop);
  if (panic_) recover();
  if (hasGivenUp_) return;
  statement->body = statementList();
  closeBlock(opening);
}

}  // namespace armature::syntax
