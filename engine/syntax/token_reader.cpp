#include "engine/syntax/token_reader.h"

namespace armature::syntax {

TokenReader::TokenReader(ParseContext& context, FileId file, uint32_t begin, uint32_t end)
    : context_(context),
      file_(file),
      begin_(begin),
      text_(context.sources.text(file)),
      lexer_(text_, file, begin, end, context.diagnostics),
      previousEnd_(begin) {
  current_ = lexer_.next();
}

void TokenReader::advance() {
  previousEnd_ = current_.end;
  if (hasAhead_) {
    current_ = ahead_;
    hasAhead_ = false;
  } else {
    current_ = lexer_.next();
  }
}

bool TokenReader::atOneOf(std::initializer_list<TokenKind> kinds) const {
  for (const TokenKind kind : kinds) {
    if (current_.kind == kind) return true;
  }
  return false;
}

TokenKind TokenReader::ahead() {
  if (!hasAhead_) {
    ahead_ = lexer_.next();
    hasAhead_ = true;
  }
  return ahead_.kind;
}

bool TokenReader::accept(TokenKind kind) {
  if (current_.kind != kind || panic_) return false;
  advance();
  return true;
}

bool TokenReader::expect(TokenKind kind) {
  if (panic_) return false;
  if (current_.kind == kind) {
    advance();
    return true;
  }
  failExpected(tokenText(kind));
  return false;
}

Name TokenReader::identifier() {
  if (panic_) return {};
  if (!at(TokenKind::identifier)) {
    failExpected(phrase("a name"));
    return {};
  }
  const Name name = internToken(current_);
  advance();
  return name;
}

Name TokenReader::internToken(const Token& token) {
  return context_.names.intern(textOf(token));
}

void TokenReader::reportUnknownEscape(const Token& token, uint32_t offset) {
  const uint32_t begin = token.begin + 1 + offset;
  context_.diagnostics.warning("P009", phrase("unknown escape sequence in a text; the backslash is kept"),
                               {file_, begin, begin + 2});
}

std::string_view TokenReader::unescape(const Token& token) {
  const std::string_view raw = text_.substr(token.begin + 1, token.end - token.begin - 2);
  if (raw.find('\\') == std::string_view::npos) return raw;
  std::string text;
  text.reserve(raw.size());
  for (uint32_t i = 0; i < raw.size(); ++i) {
    if (raw[i] != '\\' || i + 1 == raw.size()) {
      text += raw[i];
      continue;
    }
    switch (raw[i + 1]) {
      case '\'':
        text += '\'';
        break;
      case '"':
        text += '"';
        break;
      case '?':
        text += '?';
        break;
      case '\\':
        text += '\\';
        break;
      case 'a':
        text += '\a';
        break;
      case 'b':
        text += '\b';
        break;
      case 'f':
        text += '\f';
        break;
      case 'n':
        text += '\n';
        break;
      case 'r':
        text += '\r';
        break;
      case 't':
        text += '\t';
        break;
      case 'v':
        text += '\v';
        break;
      default:
        reportUnknownEscape(token, i);
        text += '\\';
        continue;
    }
    ++i;
  }
  return context_.arena.copyText(text);
}

void TokenReader::fail(const char* code, Phrase message, SourceSpan span, Phrase advice) {
  if (panic_) return;
  panic_ = true;
  context_.diagnostics.error(code, std::move(message), span, {}, std::move(advice));
}

void TokenReader::failExpected(const Phrase& what) {
  if (at(TokenKind::invalid)) {  // the lexer has reported it already
    panic_ = true;
    return;
  }
  Phrase found = tokenText(current_.kind);
  if (current_.kind == TokenKind::identifier || current_.kind == TokenKind::integer ||
      current_.kind == TokenKind::real) {
    found = phrase("'%1'", textOf(current_));
  }
  // What is missing belongs behind the text before it, which is often on an earlier line.
  const bool isMissingEnd = what == "';'" || what == "')'";
  const SourceSpan span =
      isMissingEnd && previousEnd_ > begin_ ? SourceSpan{file_, previousEnd_ - 1, previousEnd_} : spanOf(current_);
  fail("P001", phrase("expected %1 before %2", what, found), span);
}

void TokenReader::giveUp() {
  if (!hasGivenUp_) {
    panic_ = false;
    fail("P008", phrase("this text is nested too deeply to be read"), spanOf(current_),
         phrase("at most %1 nested constructs and %2 operators in a row are read", kMaxDepth, kMaxHeight));
  }
  hasGivenUp_ = true;
  panic_ = true;
  hasAhead_ = false;
  lexer_.moveTo(lexer_.end());
  current_ = {TokenKind::endOfFile, lexer_.end(), lexer_.end()};
}

bool TokenReader::atSectionEnd() {
  switch (current_.kind) {
    case TokenKind::endOfFile:
    case TokenKind::kwEquation:
    case TokenKind::kwAlgorithm:
    case TokenKind::kwPublic:
    case TokenKind::kwProtected:
    case TokenKind::kwExternal:
      return true;
    case TokenKind::kwInitial:
      return ahead() == TokenKind::kwEquation || ahead() == TokenKind::kwAlgorithm;
    case TokenKind::kwEnd:
      switch (ahead()) {
        case TokenKind::identifier:
        case TokenKind::kwIf:
        case TokenKind::kwFor:
        case TokenKind::kwWhen:
        case TokenKind::kwWhile:
        case TokenKind::endOfFile:
        case TokenKind::semicolon:
          return true;
        default:
          return false;  // `end` as a subscript
      }
    default:
      return false;
  }
}

bool TokenReader::skipStrayEnd() {
  const TokenKind word = ahead();
  const bool isStray =
      word == TokenKind::kwIf || word == TokenKind::kwFor || word == TokenKind::kwWhen || word == TokenKind::kwWhile;
  if (!isStray) return false;
  fail("P021", phrase("'end %1' closes nothing here", keywordText(word)), spanOf(current_));
  advance();
  advance();
  panic_ = false;
  accept(TokenKind::semicolon);
  return true;
}

bool TokenReader::atClassStart() {
  switch (current_.kind) {
    case TokenKind::kwEncapsulated:
    case TokenKind::kwPartial:
    case TokenKind::kwClass:
    case TokenKind::kwModel:
    case TokenKind::kwRecord:
    case TokenKind::kwBlock:
    case TokenKind::kwExpandable:
    case TokenKind::kwConnector:
    case TokenKind::kwType:
    case TokenKind::kwPackage:
    case TokenKind::kwFunction:
    case TokenKind::kwOperator:
      return true;
    case TokenKind::kwPure:
    case TokenKind::kwImpure:
      return ahead() == TokenKind::kwFunction || ahead() == TokenKind::kwOperator;
    default:
      return false;
  }
}

void TokenReader::recover() {
  uint32_t open = brackets.matrices;
  brackets = {};
  while (!atSectionEnd()) {
    if (at(TokenKind::semicolon) && open == 0) {
      advance();
      break;
    }
    if (at(TokenKind::kwAnnotation)) {
      panic_ = false;
      optionalAnnotation();
      continue;
    }
    if (at(TokenKind::leftBracket)) ++open;
    if (at(TokenKind::rightBracket) && open > 0) --open;
    advance();
  }
  panic_ = hasGivenUp_;
}

void TokenReader::recoverAtClass() {
  panic_ = false;
  while (!at(TokenKind::endOfFile) && !atClassStart()) advance();
}

// description-string = [ STRING { "+" STRING } ]
std::string_view TokenReader::descriptionString() {
  if (panic_ || !at(TokenKind::string)) return {};
  const std::string_view first = unescape(current_);
  advance();
  if (!at(TokenKind::plus)) return first;
  std::string text(first);
  while (accept(TokenKind::plus)) {
    if (!at(TokenKind::string)) {
      failExpected(phrase("a text"));
      return {};
    }
    text += unescape(current_);
    advance();
  }
  return context_.arena.copyText(text);
}

// annotation-clause = "annotation" class-modification, skipped here and parsed on demand.
SourceSpan TokenReader::optionalAnnotation() {
  if (panic_ || !at(TokenKind::kwAnnotation)) return {};
  const Token keyword = current_;
  const uint32_t end = ahead() == TokenKind::leftParen ? lexer_.skipParentheses(ahead_.begin) : 0;
  if (end == 0) {
    fail("P010", phrase("this annotation has no matching parentheses"), spanOf(keyword));
    // Each such search reads to the end of the text; a few of them are enough.
    if (++brokenAnnotations_ > kMaxBrokenAnnotations) giveUp();
    advance();
    return {};
  }
  lexer_.moveTo(end);
  hasAhead_ = false;
  current_ = {TokenKind::rightParen, end - 1, end};
  advance();
  return {file_, keyword.begin, end};
}

}  // namespace armature::syntax
