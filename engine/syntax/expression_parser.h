// Expressions, names and subscripts (specification 3.6, A.2.7) by recursive descent. Null, and panic of the reader,
// after an error.
#pragma once
#include <vector>

#include "engine/syntax/list_builder.h"
#include "engine/syntax/token_reader.h"

namespace armature::syntax {

class ExpressionParser {
 public:
  ExpressionParser(TokenReader& tokens, Arena& arena) : tokens_(tokens), arena_(arena) {}

  ExprPtr expression();
  ExprPtr simpleExpression();
  ExprPtr primary();
  List<Iterator> iterators();
  List<ExprPtr> subscripts();
  const Reference* reference();
  const Reference* typeName();
  List<Name> dottedName();
  // A node whose span ends where it begins, until it is finished.
  Expression* make(ExprKind kind, uint32_t begin);

 private:
  ExprPtr conditional();
  ExprPtr binary(int precedence);
  ExprPtr operand(int precedence);
  ExprPtr numberLiteral();
  ExprPtr parenthesized();
  ExprPtr matrix();
  ExprPtr matrixRow();
  ExprPtr array();
  ExprPtr referenceOrCall();
  ExprPtr keywordCall();
  ExprPtr partialApplication();
  void callArguments(Expression* call);
  void namedArguments(Expression* call);
  bool atNamedArgument() { return tokens_.at(TokenKind::identifier) && tokens_.ahead() == TokenKind::equals; }
  ExprPtr elementOf(ExprPtr whole);
  ExprPtr subscript();
  ExprPtr outputList(uint32_t begin);
  const Reference* singleReference(const Token& token);
  // Sets the end of the node and its height; gives up on trees that are too high.
  ExprPtr finish(Expression* node);
  ExprPtr makeBinary(Operator op, ExprPtr a, ExprPtr b);
  ExprPtr makeUnary(Operator op, ExprPtr a, uint32_t begin);

  TokenReader& tokens_;
  Arena& arena_;
  std::vector<ExprPtr> exprStack_;
  std::vector<ReferencePart> partStack_;
  std::vector<NamedArgument> namedStack_;
  std::vector<Iterator> iteratorStack_;
  std::vector<Name> nameStack_;
};

}  // namespace armature::syntax
