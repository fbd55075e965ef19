// The recursive-descent parser behind parser.h. One token of lookahead, a second on demand. After an error the parser
// is in `panic`: every function returns at once, until the loop over elements, equations or statements calls recover().
// Recursion and the height of expression trees are bounded, so that no input can exhaust the stack.
#pragma once
#include <initializer_list>
#include <string>
#include <vector>

#include "engine/syntax/arena.h"
#include "engine/syntax/lexer.h"
#include "engine/syntax/parser.h"

namespace armature::syntax {

// A list under construction: the tail of a stack that all lists of one type share, copied to the arena when complete.
template <class T>
class ListBuilder {
 public:
  explicit ListBuilder(std::vector<T>& stack) : stack_(stack), mark_(stack.size()) {}
  ~ListBuilder() { stack_.resize(mark_); }
  ListBuilder(const ListBuilder&) = delete;
  ListBuilder& operator=(const ListBuilder&) = delete;
  void add(T value) { stack_.push_back(value); }
  bool isEmpty() const { return stack_.size() == mark_; }
  size_t size() const { return stack_.size() - mark_; }
  List<T> finish(Arena& arena) const { return arena.copy(stack_.data() + mark_, stack_.size() - mark_); }

 private:
  std::vector<T>& stack_;
  size_t mark_;
};

class Parser {
 public:
  Parser(ParseContext& context, FileId file, uint32_t begin, uint32_t end);

  const StoredDefinition* storedDefinition();
  const ClassDefinition* classBody(Name name);
  ExprPtr wholeExpression();
  const Modification* wholeArguments();
  const Modification* wholeAnnotation();

 private:
  static constexpr uint32_t kMaxDepth = 400;    // nested constructs
  static constexpr uint32_t kMaxHeight = 1000;  // levels of an expression tree, long sums included
  static constexpr uint32_t kMaxBrokenAnnotations = 3;

  // Counts one level of recursion; past the budget the rest of the text is given up.
  class Level {
   public:
    explicit Level(Parser& parser) : parser_(parser) {
      if (++parser_.depth_ > kMaxDepth) parser_.giveUp();
    }
    ~Level() { --parser_.depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    Parser& parser_;
  };

  // ---- tokens (parser_state.cpp) ----
  void advance();
  bool at(TokenKind kind) const { return current_.kind == kind; }
  bool atOneOf(std::initializer_list<TokenKind> kinds) const;
  TokenKind ahead();
  bool accept(TokenKind kind);
  bool expect(TokenKind kind);
  // The current identifier as a name, consumed; an invalid name and panic when there is none.
  Name identifier();
  Name internToken(const Token& token);
  std::string_view textOf(const Token& token) const { return text_.substr(token.begin, token.end - token.begin); }
  SourceSpan spanOf(const Token& token) const { return {file_, token.begin, token.end}; }
  SourceSpan spanFrom(uint32_t begin) const { return {file_, begin, previousEnd_ > begin ? previousEnd_ : begin}; }
  // The unescaped content of a string token.
  std::string_view unescape(const Token& token);
  uint32_t reportUnknownEscape(const Token& token, uint32_t offset);

  // ---- errors (parser_state.cpp) ----
  void fail(const char* code, Phrase message, SourceSpan span, Phrase advice = {});
  // "expected … before …" at the current token.
  void failExpected(const Phrase& what);
  void giveUp();
  // Leaves panic: skips to the next semicolon (consumed) or to a word that begins or ends a section.
  void recover();
  bool atSectionEnd();
  // Reports and skips an `end if`, `end for`, … that closes nothing; false at any other `end`.
  bool skipStrayEnd();
  bool atClassStart();

  // ---- expressions (parse_expressions.cpp) ----
  ExprPtr expression();
  ExprPtr conditional();
  ExprPtr simpleExpression();
  ExprPtr binary(int precedence);
  ExprPtr operand(int precedence);
  ExprPtr primary();
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
  bool atNamedArgument() { return at(TokenKind::identifier) && ahead() == TokenKind::equals; }
  List<Iterator> iterators();
  ExprPtr elementOf(ExprPtr whole);
  List<ExprPtr> subscripts();
  ExprPtr subscript();
  ExprPtr outputList(uint32_t begin);
  const Reference* reference();
  const Reference* typeName();
  List<Name> dottedName();
  const Reference* singleReference(const Token& token);
  Expression* make(ExprKind kind, uint32_t begin);
  ExprPtr finish(Expression* node);
  ExprPtr makeBinary(Operator op, ExprPtr a, ExprPtr b);
  ExprPtr makeUnary(Operator op, ExprPtr a, uint32_t begin);

  // ---- modifications and descriptions (parse_modifications.cpp) ----
  const Modification* optionalModification();
  const Modification* classModification();
  void modificationArguments(Modification* modification, TokenKind closing);
  const Argument* argument();
  void redeclaration(Argument* argument);
  std::string_view descriptionString();
  SourceSpan optionalAnnotation();

  // ---- elements (parse_elements.cpp) ----
  struct ElementPrefixes {
    bool isRedeclare = false, isFinal = false, isInner = false, isOuter = false, isReplaceable = false;
  };
  const Import* importClause();
  void importTail(Import* import);
  const Extends* extendsClause(bool isProtected);
  bool element(ListBuilder<Element>& elements, bool isProtected);
  ElementPrefixes elementPrefixes();
  ComponentClause* clausePrefixes(const ElementPrefixes& prefixes, bool isProtected);
  const ComponentClause* componentClause(const ElementPrefixes& prefixes, bool isProtected);
  const ComponentClause* singleComponentClause(const ElementPrefixes& prefixes);
  const Component* component(const ComponentClause* clause);
  void constrainingClause(TypeSpecifier& type, const Modification*& modification);

  // ---- classes (parse_classes.cpp) ----
  bool classPrefixes(ClassDefinition* definition);
  ClassDefinition* classDefinition(uint32_t begin);
  const ClassDefinition* elementClass(const ElementPrefixes& prefixes, bool isProtected);
  void classSpecifier(ClassDefinition* definition);
  void shortSpecifier(ClassDefinition* definition);
  void enumeration(ClassDefinition* definition);
  void derivativeClass(ClassDefinition* definition);
  void longClass(ClassDefinition* definition);
  void composition(ClassDefinition* definition);
  void sectionOrElement(ClassDefinition* definition, ListBuilder<Element>& elements,
                        ListBuilder<EquationSection>& equations, ListBuilder<AlgorithmSection>& algorithms,
                        bool& isProtected);
  void classEnd(ClassDefinition* definition, const Token& nameToken);
  const ExternalClause* externalClause();

  // ---- equations and statements (parse_equations.cpp) ----
  EquationSection equationSection(bool isInitial);
  AlgorithmSection algorithmSection(bool isInitial);
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

  ParseContext& context_;
  Arena& arena_;
  FileId file_;
  uint32_t begin_;
  std::string_view text_;
  Lexer lexer_;
  Token current_;
  Token ahead_;
  bool hasAhead_ = false;
  uint32_t previousEnd_ = 0;  // end of the last consumed token
  bool panic_ = false;
  bool hasGivenUp_ = false;
  uint32_t depth_ = 0;
  uint32_t subscriptDepth_ = 0;
  uint32_t matrixDepth_ = 0;  // open square brackets of matrices, where a semicolon does not end anything
  uint32_t brokenAnnotations_ = 0;
  std::vector<Name> enclosing_;  // names of the classes being parsed

  std::vector<ExprPtr> exprStack_;
  std::vector<ReferencePart> partStack_;
  std::vector<NamedArgument> namedStack_;
  std::vector<Iterator> iteratorStack_;
  std::vector<Name> nameStack_;
  std::vector<const Argument*> argumentStack_;
  std::vector<const Component*> componentStack_;
  std::vector<Element> elementStack_;
  std::vector<EnumerationLiteral> literalStack_;
  std::vector<const Equation*> equationStack_;
  std::vector<const Statement*> statementStack_;
  std::vector<EquationBranch> equationBranchStack_;
  std::vector<StatementBranch> statementBranchStack_;
  std::vector<EquationSection> equationSectionStack_;
  std::vector<AlgorithmSection> algorithmSectionStack_;
  std::vector<const ClassDefinition*> classStack_;
};

}  // namespace armature::syntax
