// Equations and statements (specification 3.6, A.2.6).
#include "engine/syntax/equation_parser.h"

namespace armature::syntax {

// Where a list of equations or statements ends: a word that only a section, a branch or an `end` begins with.
bool EquationParser::atListEnd() {
  switch (tokens_.current().kind) {
    case TokenKind::kwElse:
    case TokenKind::kwElseif:
    case TokenKind::kwElsewhen:
    case TokenKind::kwAnnotation:
      return true;
    default:
      return tokens_.atSectionEnd();
  }
}

EquationSection EquationParser::equationSection(bool isInitial) {
  EquationSection section;
  section.isInitial = isInitial;
  for (ListBuilder<const Equation*> all(equationStack_);;) {
    for (const Equation* one : equationList()) all.add(one);
    // A stray branch word at the level of the section is an error; reading goes on behind it.
    if (tokens_.atOneOf({TokenKind::kwElse, TokenKind::kwElseif, TokenKind::kwElsewhen})) {
      tokens_.failExpected(phrase("an equation"));
      tokens_.advance();
      tokens_.recover();
      continue;
    }
    if (tokens_.at(TokenKind::kwEnd) && tokens_.skipStrayEnd()) continue;
    section.equations = all.finish(arena_);
    return section;
  }
}

AlgorithmSection EquationParser::algorithmSection(bool isInitial) {
  AlgorithmSection section;
  section.isInitial = isInitial;
  for (ListBuilder<const Statement*> all(statementStack_);;) {
    for (const Statement* one : statementList()) all.add(one);
    if (tokens_.atOneOf({TokenKind::kwElse, TokenKind::kwElseif, TokenKind::kwElsewhen})) {
      tokens_.failExpected(phrase("a statement"));
      tokens_.advance();
      tokens_.recover();
      continue;
    }
    if (tokens_.at(TokenKind::kwEnd) && tokens_.skipStrayEnd()) continue;
    section.statements = all.finish(arena_);
    return section;
  }
}

// { equation ";" }
List<const Equation*> EquationParser::equationList() {
  ListBuilder<const Equation*> list(equationStack_);
  while (!tokens_.hasGivenUp() && !atListEnd()) {
    const uint32_t before = tokens_.current().begin;
    const Equation* made = equation();
    tokens_.expect(TokenKind::semicolon);
    if (!tokens_.inPanic()) {
      list.add(made);
      continue;
    }
    tokens_.recover();
    if (tokens_.current().begin == before) tokens_.advance();  // every round reads on
  }
  return list.finish(arena_);
}

// { statement ";" }
List<const Statement*> EquationParser::statementList() {
  ListBuilder<const Statement*> list(statementStack_);
  while (!tokens_.hasGivenUp() && !atListEnd()) {
    const uint32_t before = tokens_.current().begin;
    const Statement* made = statement();
    tokens_.expect(TokenKind::semicolon);
    if (!tokens_.inPanic()) {
      list.add(made);
      continue;
    }
    tokens_.recover();
    if (tokens_.current().begin == before) tokens_.advance();
  }
  return list.finish(arena_);
}

// "end" keyword, closing an if, for, when or while.
bool EquationParser::closeBlock(TokenKind keyword) {
  if (tokens_.inPanic()) return false;
  if (tokens_.at(TokenKind::kwEnd) && tokens_.ahead() == keyword) {
    tokens_.advance();
    tokens_.advance();
    return true;
  }
  const Phrase wanted = tokenText(keyword);
  const TokenKind word = tokens_.at(TokenKind::kwEnd) ? tokens_.ahead() : TokenKind::endOfFile;
  const bool isOtherBlock =
      word == TokenKind::kwIf || word == TokenKind::kwFor || word == TokenKind::kwWhen || word == TokenKind::kwWhile;
  if (!isOtherBlock) {
    tokens_.failExpected(phrase("'end %1'", keywordText(keyword)));
    return false;
  }
  // The wrong word closes the block all the same: that is nearly always what was meant.
  tokens_.diagnostics().error("P021", phrase("'end %1' cannot close this %2", keywordText(word), wanted),
                              {tokens_.file(), tokens_.current().begin, tokens_.aheadToken().end});
  tokens_.advance();
  tokens_.advance();
  return true;
}

// equation = ( simple | if | for | connect | when ) description
const Equation* EquationParser::equation() {
  auto* made = arena_.make<Equation>();
  const TokenReader::Level level(tokens_);
  const uint32_t begin = tokens_.current().begin;
  switch (tokens_.current().kind) {
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
  made->description = tokens_.descriptionString();
  made->annotation = tokens_.optionalAnnotation();
  made->span = tokens_.spanFrom(begin);
  return made;
}

// simple-expression "=" expression | component-reference function-call-args
void EquationParser::simpleEquation(Equation* equation) {
  if (tokens_.inPanic()) return;
  equation->a = expressions_.simpleExpression();
  if (tokens_.accept(TokenKind::equals)) {
    equation->b = expressions_.expression();
    return;
  }
  if (tokens_.inPanic()) return;
  if (equation->a->kind == ExprKind::call) {
    equation->kind = EquationKind::call;
  } else if (tokens_.at(TokenKind::assign)) {
    tokens_.fail("P014", phrase("an equation uses '=', ':=' belongs to algorithms"), tokens_.spanOf(tokens_.current()));
  } else {
    tokens_.failExpected(phrase("'='"));
  }
}

// "connect" "(" component-reference "," component-reference ")"
void EquationParser::connectEquation(Equation* equation) {
  equation->kind = EquationKind::connect;
  tokens_.advance();
  tokens_.expect(TokenKind::leftParen);
  equation->a = expressions_.expression();
  tokens_.expect(TokenKind::comma);
  equation->b = expressions_.expression();
  tokens_.expect(TokenKind::rightParen);
  if (tokens_.inPanic()) return;
  for (const ExprPtr end : {equation->a, equation->b}) {
    if (end->kind != ExprKind::reference)
      tokens_.fail("P019", phrase("connect joins two connectors given by name"), end->span);
  }
}

// ( "if" | "when" ) expression "then" { equation ";" } { "elseif" | "elsewhen" … } [ "else" … ] "end" ( "if" | "when" )
void EquationParser::branchedEquation(Equation* equation, TokenKind opening, TokenKind again) {
  ListBuilder<EquationBranch> list(equationBranchStack_);
  do {
    tokens_.advance();  // if, elseif, when, elsewhen
    EquationBranch branch;
    branch.condition = expressions_.expression();
    tokens_.expect(TokenKind::kwThen);
    if (tokens_.inPanic()) tokens_.recover();
    if (tokens_.hasGivenUp()) return;
    branch.body = equationList();
    list.add(branch);
  } while (!tokens_.inPanic() && tokens_.at(again));
  if (opening == TokenKind::kwIf && tokens_.accept(TokenKind::kwElse)) list.add({nullptr, equationList()});
  closeBlock(opening);
  equation->branches = list.finish(arena_);
}

// "for" for-indices "loop" { equation ";" } "end" "for"
void EquationParser::forEquation(Equation* equation) {
  equation->kind = EquationKind::forEquation;
  tokens_.advance();
  equation->iterators = expressions_.iterators();
  tokens_.expect(TokenKind::kwLoop);
  if (tokens_.inPanic()) tokens_.recover();
  if (tokens_.hasGivenUp()) return;
  equation->body = equationList();
  closeBlock(TokenKind::kwFor);
}

// statement = ( assignment or call | "break" | "return" | if | for | while | when ) description
const Statement* EquationParser::statement() {
  auto* made = arena_.make<Statement>();
  const TokenReader::Level level(tokens_);
  const uint32_t begin = tokens_.current().begin;
  switch (tokens_.current().kind) {
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
      tokens_.advance();
      break;
    case TokenKind::kwReturn:
      made->kind = StatementKind::returnStatement;
      tokens_.advance();
      break;
    default:
      simpleStatement(made);
  }
  made->description = tokens_.descriptionString();
  tokens_.optionalAnnotation();
  made->span = tokens_.spanFrom(begin);
  return made;
}

// component-reference ":=" expression | component-reference call | "(" output-list ")" ":=" component-reference call
void EquationParser::simpleStatement(Statement* statement) {
  if (tokens_.inPanic()) return;
  const bool isParenthesized = tokens_.at(TokenKind::leftParen);
  const ExprPtr first = expressions_.primary();
  if (tokens_.inPanic()) return;
  if (tokens_.accept(TokenKind::assign)) {
    const bool isTarget = first->kind == ExprKind::reference || first->kind == ExprKind::tuple;
    if (!isTarget) {
      tokens_.fail("P020", phrase("only a variable or a list of variables can be assigned to"), first->span);
      return;
    }
    statement->target = first;
    if (isParenthesized && first->kind == ExprKind::reference) {  // (a) := f(x) takes the first output
      Expression* tuple = expressions_.make(ExprKind::tuple, first->span.begin);
      tuple->args = arena_.copy(&first, 1);
      tuple->span.end = first->span.end;
      tuple->height = first->height + 1;
      statement->target = tuple;
    }
    statement->value = expressions_.expression();
    return;
  }
  if (first->kind == ExprKind::call) {
    statement->kind = StatementKind::call;
    statement->value = first;
  } else if (tokens_.at(TokenKind::equals)) {
    tokens_.fail("P014", phrase("an assignment uses ':=', '=' belongs to equations"),
                 tokens_.spanOf(tokens_.current()));
  } else {
    tokens_.failExpected(phrase("':='"));
  }
}

// ( "if" | "when" ) expression "then" { statement ";" } { … } [ "else" … ] "end" ( "if" | "when" )
void EquationParser::branchedStatement(Statement* statement, TokenKind opening, TokenKind again) {
  ListBuilder<StatementBranch> list(statementBranchStack_);
  do {
    tokens_.advance();  // if, elseif, when, elsewhen
    StatementBranch branch;
    branch.condition = expressions_.expression();
    tokens_.expect(TokenKind::kwThen);
    if (tokens_.inPanic()) tokens_.recover();
    if (tokens_.hasGivenUp()) return;
    branch.body = statementList();
    list.add(branch);
  } while (!tokens_.inPanic() && tokens_.at(again));
  if (opening == TokenKind::kwIf && tokens_.accept(TokenKind::kwElse)) list.add({nullptr, statementList()});
  closeBlock(opening);
  statement->branches = list.finish(arena_);
}

// "for" for-indices "loop" … "end" "for" | "while" expression "loop" … "end" "while"
void EquationParser::loopStatement(Statement* statement) {
  const TokenKind opening = tokens_.current().kind;
  tokens_.advance();
  if (opening == TokenKind::kwFor) {
    statement->kind = StatementKind::forStatement;
    statement->iterators = expressions_.iterators();
  } else {
    statement->kind = StatementKind::whileStatement;
    statement->value = expressions_.expression();
  }
  tokens_.expect(TokenKind::kwLoop);
  if (tokens_.inPanic()) tokens_.recover();
  if (tokens_.hasGivenUp()) return;
  statement->body = statementList();
  closeBlock(opening);
}

}  // namespace armature::syntax
