// Modelica text to tokens (specification 3.6, appendix A.1), one token at a time over the bytes of a file. Comments and
// blanks vanish here. Part of the parser's inside; other rooms use parser.h.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/base/diagnostic.h"

namespace armature::syntax {

enum class TokenKind : uint8_t {
  endOfFile,
  identifier,
  integer,
  real,
  string,
  invalid,
  // punctuation
  leftParen,
  rightParen,
  leftBracket,
  rightBracket,
  leftBrace,
  rightBrace,
  semicolon,
  comma,
  dot,
  colon,
  equals,
  assign,
  plus,
  minus,
  times,
  divide,
  power,
  elementPlus,
  elementMinus,
  elementTimes,
  elementDivide,
  elementPower,
  less,
  lessEqual,
  greater,
  greaterEqual,
  equalEqual,
  notEqual,
  // keywords, in the order of the table in lexer.cpp
  kwAlgorithm,
  kwAnd,
  kwAnnotation,
  kwBlock,
  kwBreak,
  kwClass,
  kwConnect,
  kwConnector,
  kwConstant,
  kwConstrainedby,
  kwDer,
  kwDiscrete,
  kwEach,
  kwElse,
  kwElseif,
  kwElsewhen,
  kwEncapsulated,
  kwEnd,
  kwEnumeration,
  kwEquation,
  kwExpandable,
  kwExtends,
  kwExternal,
  kwFalse,
  kwFinal,
  kwFlow,
  kwFor,
  kwFunction,
  kwIf,
  kwImport,
  kwImpure,
  kwIn,
  kwInitial,
  kwInner,
  kwInput,
  kwLoop,
  kwModel,
  kwNot,
  kwOperator,
  kwOr,
  kwOuter,
  kwOutput,
  kwPackage,
  kwParameter,
  kwPartial,
  kwProtected,
  kwPublic,
  kwPure,
  kwRecord,
  kwRedeclare,
  kwReplaceable,
  kwReturn,
  kwStream,
  kwThen,
  kwTrue,
  kwType,
  kwWhen,
  kwWhile,
  kwWithin,
};

// A token covers the bytes [begin, end) of its file; a string includes its quotes.
struct Token {
  TokenKind kind = TokenKind::endOfFile;
  uint32_t begin = 0;
  uint32_t end = 0;
};

class Lexer {
 public:
  // Reads the bytes [begin, end) of the text of `file`. Errors of spelling (codes P002 … P006) go to the diagnostics.
  Lexer(std::string_view text, FileId file, uint32_t begin, uint32_t end, Diagnostics& diagnostics);

  // The next token; endOfFile again and again after the last one.
  Token next();
  // The byte after a balanced pair of parentheses that opens at or after `from`, strings, quoted identifiers and
  // comments counted as such; 0 when there is none. Reading goes on there.
  uint32_t skipParentheses(uint32_t from);
  // Continues reading at this byte.
  void moveTo(uint32_t offset) { at_ = offset; }
  uint32_t end() const { return end_; }

 private:
  Token identifier(uint32_t begin);
  Token quotedIdentifier(uint32_t begin);
  Token number(uint32_t begin);
  Token string(uint32_t begin);
  Token punctuation(uint32_t begin);
  // Skips blanks and comments; false at the end of the text.
  bool skipBlanks();
  // The byte after the closing quote of a string or quoted identifier that opens at `begin`, or 0.
  uint32_t closeQuote(uint32_t begin) const;
  uint32_t closeComment(uint32_t begin) const;
  char peek(uint32_t offset) const { return offset < end_ ? text_[offset] : '\0'; }
  void report(const char* code, Phrase message, uint32_t begin, uint32_t end);

  std::string_view text_;
  FileId file_;
  uint32_t at_;
  uint32_t end_;
  Diagnostics& diagnostics_;
};

// All tokens of a text, without the last one; errors of spelling are not told.
std::vector<Token> tokensOf(std::string_view text);
// The spelling of a kind of token in messages, quoted where it is fixed: "';'", "'end'", "identifier".
Phrase tokenText(TokenKind kind);
// The letters of a keyword or the signs of an operator.
std::string_view keywordText(TokenKind kind);
// Whether a text is one of the language's reserved words.
bool isKeyword(std::string_view text);

}  // namespace armature::syntax
