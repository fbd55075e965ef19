// Sections of equations and of statements (specification 3.6, A.2.6). What could not be read is missing from them.
#pragma once
#include <vector>

#include "engine/syntax/expression_parser.h"

namespace armature::syntax {

class EquationParser {
 public:
  EquationParser(TokenReader& tokens, ExpressionParser& expressions, Arena& arena)
      : tokens_(tokens), expressions_(expressions), arena_(arena) {}

  // Each begins behind the word that opens the section.
  EquationSection equationSection(bool isInitial);
  AlgorithmSection algorithmSection(bool isInitial);

 private:
  List<const Equation*> equationList();
  List<const Statement*> statementList();
  const Equation* equation();
  void simpleEquation(Equation* equation);
  void connectEquation(Equation* equation);
  void branchedEquation(Equation* equation, TokenKind opening, TokenKind again);
  void forEquation(Equation* equation);
  const Statement* statement();
  void simpleStatement(Statement* statement);
  void branchedStatement(Statement* statement, TokenKind opening, TokenKind again);
  void loopStatement(Statement* statement);
  bool atListEnd();
  bool closeBlock(TokenKind keyword);

  TokenReader& tokens_;
  ExpressionParser& expressions_;
  Arena& arena_;
  std::vector<const Equation*> equationStack_;
  std::vector<const Statement*> statementStack_;
  std::vector<EquationBranch> equationBranchStack_;
  std::vector<StatementBranch> statementBranchStack_;
};

}  // namespace armature::syntax
