// The tokens of a text as the parsers of the grammar see them, and what becomes of errors. One token of lookahead, a
// second on demand. After an error the reader is in panic: nothing more is accepted and every parser returns at once,
// until the loop over elements, equations or statements calls recover(). Recursion and the height of expression trees
// are bounded, so that no input can exhaust the stack.
#pragma once
#include <initializer_list>
#include <string>

#include "engine/syntax/arena.h"
#include "engine/syntax/lexer.h"
#include "engine/syntax/parser.h"

namespace armature::syntax {

class TokenReader {
 public:
  static constexpr uint32_t kMaxDepth = 400;    // nested constructs
  static constexpr uint32_t kMaxHeight = 1000;  // levels of an expression tree, long sums included

  // Counts one level of recursion; past the budget the rest of the text is given up.
  class Level {
   public:
    explicit Level(TokenReader& reader) : reader_(reader) {
      if (++reader_.depth_ > kMaxDepth) reader_.giveUp();
    }
    ~Level() { --reader_.depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    TokenReader& reader_;
  };

  // Brackets that are open: `end` is a value within subscripts, and a semicolon ends nothing within a matrix.
  struct Brackets {
    uint32_t subscripts = 0;
    uint32_t matrices = 0;
  };
  Brackets brackets;

  // Reads the bytes from `begin` to `end` of a file.
  TokenReader(ParseContext& context, FileId file, uint32_t begin, uint32_t end);

  // ---- tokens ----
  const Token& current() const { return current_; }
  // The kind of the token behind the current one; aheadToken() is that token once its kind has been asked for.
  TokenKind ahead();
  const Token& aheadToken() const { return ahead_; }
  void advance();
  bool at(TokenKind kind) const { return current_.kind == kind; }
  bool atOneOf(std::initializer_list<TokenKind> kinds) const;
  // Consumes a token of this kind; false, with nothing consumed, at any other and in panic.
  bool accept(TokenKind kind);
  // The same, and at any other token an error.
  bool expect(TokenKind kind);
  // The current identifier as a name, consumed; an invalid name and panic when there is none.
  Name identifier();
  Name internToken(const Token& token);
  // Whether a class definition begins here, behind the prefixes of elements.
  bool atClassStart();
  // Whether a word stands here that begins another section or ends the class.
  bool atSectionEnd();

  // ---- texts and places ----
  FileId file() const { return file_; }
  uint32_t begin() const { return begin_; }
  uint32_t end() const { return lexer_.end(); }
  uint32_t previousEnd() const { return previousEnd_; }  // end of the last consumed token
  std::string_view textOf(const Token& token) const { return text_.substr(token.begin, token.end - token.begin); }
  SourceSpan spanOf(const Token& token) const { return {file_, token.begin, token.end}; }
  SourceSpan spanFrom(uint32_t begin) const { return {file_, begin, previousEnd_ > begin ? previousEnd_ : begin}; }
  // The unescaped content of a string token.
  std::string_view unescape(const Token& token);
  // The texts of a description put together; empty where there is none.
  std::string_view descriptionString();
  // Skips an annotation; its span, invalid where there is none.
  SourceSpan optionalAnnotation();

  // ---- errors ----
  Diagnostics& diagnostics() { return context_.diagnostics; }
  bool inPanic() const { return panic_; }
  void panic() { panic_ = true; }
  // Whether the rest of the text is not read at all.
  bool hasGivenUp() const { return hasGivenUp_; }
  void fail(const char* code, Phrase message, SourceSpan span, Phrase advice = {});
  // "expected … before …" at the current token.
  void failExpected(const Phrase& what);
  void giveUp();
  // Leaves panic: skips to the next semicolon (consumed) or to a word that begins or ends a section.
  void recover();
  // Leaves panic between the classes of a file: skips to where the next one begins, or to the end.
  void recoverAtClass();
  // Reports and skips an `end if`, `end for`, … that closes nothing; false at any other `end`.
  bool skipStrayEnd();

 private:
  static constexpr uint32_t kMaxBrokenAnnotations = 3;

  void reportUnknownEscape(const Token& token, uint32_t offset);

  ParseContext& context_;
  FileId file_;
  uint32_t begin_;
  std::string_view text_;
  Lexer lexer_;
  Token current_;
  Token ahead_;
  bool hasAhead_ = false;
  uint32_t previousEnd_ = 0;
  bool panic_ = false;
  bool hasGivenUp_ = false;
  uint32_t depth_ = 0;
  uint32_t brokenAnnotations_ = 0;
};

}  // namespace armature::syntax
