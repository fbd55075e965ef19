#include "engine/syntax/lexer.h"

#include <array>
#include <cstring>
#include <iterator>

namespace armature::syntax {

namespace {

constexpr std::string_view kKeywords[] = {
    "algorithm",    "and",           "annotation",  "block",     "break",      "class",     "connect",  "connector",
    "constant",     "constrainedby", "der",         "discrete",  "each",       "else",      "elseif",   "elsewhen",
    "encapsulated", "end",           "enumeration", "equation",  "expandable", "extends",   "external", "false",
    "final",        "flow",          "for",         "function",  "if",         "import",    "impure",   "in",
    "initial",      "inner",         "input",       "loop",      "model",      "not",       "operator", "or",
    "outer",        "output",        "package",     "parameter", "partial",    "protected", "public",   "pure",
    "record",       "redeclare",     "replaceable", "return",    "stream",     "then",      "true",     "type",
    "when",         "while",         "within"};
constexpr auto kFirstKeyword = static_cast<size_t>(TokenKind::kwAlgorithm);
static_assert(std::size(kKeywords) == static_cast<size_t>(TokenKind::kwWithin) - kFirstKeyword + 1);

constexpr std::string_view kPunctuation[] = {"(",  ")",  "[", "]",  "{", "}",  ";",  ",",  ".",  ":",
                                             "=",  ":=", "+", "-",  "*", "/",  "^",  ".+", ".-", ".*",
                                             "./", ".^", "<", "<=", ">", ">=", "==", "<>"};
constexpr auto kFirstPunctuation = static_cast<size_t>(TokenKind::leftParen);
static_assert(std::size(kPunctuation) == kFirstKeyword - kFirstPunctuation);

// Range of the keywords that begin with a letter.
struct Range {
  uint8_t first = 0, last = 0;
};

constexpr std::array<Range, 26> keywordRanges() {
  std::array<Range, 26> ranges{};
  for (size_t k = 0; k < std::size(kKeywords); ++k) {
    Range& range = ranges[static_cast<size_t>(kKeywords[k][0] - 'a')];
    if (range.last == 0) range.first = static_cast<uint8_t>(k);
    range.last = static_cast<uint8_t>(k + 1);
  }
  return ranges;
}
constexpr std::array<Range, 26> kRanges = keywordRanges();

TokenKind keywordOrIdentifier(std::string_view text) {
  const auto letter = static_cast<unsigned>(text[0] - 'a');
  if (letter >= 26 || text.size() < 2 || text.size() > 13) return TokenKind::identifier;
  for (size_t k = kRanges[letter].first; k < kRanges[letter].last; ++k) {
    if (kKeywords[k] == text) return static_cast<TokenKind>(kFirstKeyword + k);
  }
  return TokenKind::identifier;
}

enum CharClass : uint8_t { kOther = 0, kBlank = 1, kLetter = 2, kDigit = 4 };

constexpr std::array<uint8_t, 256> charClasses() {
  std::array<uint8_t, 256> table{};
  for (const char c : {' ', '\t', '\n', '\r', '\f', '\v'}) table[static_cast<uint8_t>(c)] = kBlank;
  for (int c = 'a'; c <= 'z'; ++c) table[static_cast<size_t>(c)] = kLetter;
  for (int c = 'A'; c <= 'Z'; ++c) table[static_cast<size_t>(c)] = kLetter;
  table['_'] = kLetter;
  for (int c = '0'; c <= '9'; ++c) table[static_cast<size_t>(c)] = kDigit;
  return table;
}
constexpr std::array<uint8_t, 256> kClass = charClasses();

uint8_t classOf(char c) {
  return kClass[static_cast<uint8_t>(c)];
}

// Bytes at which the search for the closing parenthesis has to look closer.
constexpr std::array<bool, 256> bracketStops() {
  std::array<bool, 256> table{};
  for (const char c : {'(', ')', '"', '\'', '/'}) table[static_cast<uint8_t>(c)] = true;
  return table;
}
constexpr std::array<bool, 256> kBracketStop = bracketStops();

}  // namespace

Lexer::Lexer(std::string_view text, FileId file, uint32_t begin, uint32_t end, Diagnostics& diagnostics)
    : text_(text), file_(file), at_(begin), end_(end), diagnostics_(diagnostics) {
  if (begin == 0 && text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = 3;  // byte order mark
}

void Lexer::report(const char* code, Phrase message, uint32_t begin, uint32_t end) {
  diagnostics_.error(code, std::move(message), {file_, begin, end});
}

uint32_t Lexer::closeQuote(uint32_t begin) const {
  const char quote = text_[begin];
  uint32_t limit = end_;
  if (quote == '\'') {  // a quoted name ends on its line, which bounds what a stray apostrophe can swallow
    const void* newline = std::memchr(text_.data() + begin, '\n', end_ - begin);
    if (newline) limit = static_cast<uint32_t>(static_cast<const char*>(newline) - text_.data());
  }
  for (uint32_t from = begin + 1; from < limit;) {
    const void* hit = std::memchr(text_.data() + from, quote, limit - from);
    if (!hit) return 0;
    const auto at = static_cast<uint32_t>(static_cast<const char*>(hit) - text_.data());
    // An odd number of backslashes before the quote makes it part of the text.
    uint32_t start = at;
    while (start > from && text_[start - 1] == '\\') --start;
    if ((at - start) % 2 == 0) return at + 1;
    from = at + 1;
  }
  return 0;
}

uint32_t Lexer::closeComment(uint32_t begin) const {
  const size_t at = text_.substr(0, end_).find("*/", begin + 2);
  return at == std::string_view::npos ? 0 : static_cast<uint32_t>(at + 2);
}

bool Lexer::skipBlanks() {
  while (at_ < end_) {
    const char c = text_[at_];
    if (classOf(c) == kBlank) {
      ++at_;
    } else if (c == '/' && peek(at_ + 1) == '/') {
      const void* hit = std::memchr(text_.data() + at_, '\n', end_ - at_);
      at_ = hit ? static_cast<uint32_t>(static_cast<const char*>(hit) - text_.data()) + 1 : end_;
    } else if (c == '/' && peek(at_ + 1) == '*') {
      const uint32_t close = closeComment(at_);
      if (!close) report("P003", phrase("this comment is never closed by '*/'"), at_, at_ + 2);
      at_ = close ? close : end_;
    } else {
      return true;
    }
  }
  return false;
}

Token Lexer::next() {
  if (!skipBlanks()) return {TokenKind::endOfFile, end_, end_};
  const uint32_t begin = at_;
  const char c = text_[begin];
  switch (classOf(c)) {
    case kLetter:
      return identifier(begin);
    case kDigit:
      return number(begin);
    default:
      break;
  }
  if (c == '"') return string(begin);
  if (c == '\'') return quotedIdentifier(begin);
  return punctuation(begin);
}

Token Lexer::identifier(uint32_t begin) {
  uint32_t at = begin + 1;
  while (at < end_ && (classOf(text_[at]) & (kLetter | kDigit))) ++at;
  at_ = at;
  return {keywordOrIdentifier(text_.substr(begin, at - begin)), begin, at};
}

Token Lexer::quotedIdentifier(uint32_t begin) {
  const uint32_t close = closeQuote(begin);
  if (!close) {
    report("P004", phrase("this quoted name is not closed by an apostrophe on its line"), begin, begin + 1);
    const size_t newline = text_.substr(0, end_).find('\n', begin);
    at_ = newline == std::string_view::npos ? end_ : static_cast<uint32_t>(newline);
    return {TokenKind::invalid, begin, at_};
  }
  at_ = close;
  return {TokenKind::identifier, begin, close};
}

Token Lexer::number(uint32_t begin) {
  uint32_t at = begin;
  TokenKind kind = TokenKind::integer;
  const auto digits = [&] {
    while (at < end_ && classOf(text_[at]) == kDigit) ++at;
  };
  digits();
  if (peek(at) == '.') {
    kind = TokenKind::real;
    ++at;
    digits();
  }
  if (peek(at) == 'e' || peek(at) == 'E') {
    ++at;
    if (peek(at) == '+' || peek(at) == '-') ++at;
    const uint32_t first = at;
    digits();
    if (at == first) report("P006", phrase("the exponent of this number has no digits"), begin, at);
    if (at == first) kind = TokenKind::invalid;
    if (at > first) kind = TokenKind::real;
  }
  at_ = at;
  return {kind, begin, at};
}

Token Lexer::string(uint32_t begin) {
  const uint32_t close = closeQuote(begin);
  if (!close) {
    report("P002", phrase("this text is never closed by a quotation mark"), begin, begin + 1);
    at_ = end_;
    return {TokenKind::invalid, begin, end_};
  }
  at_ = close;
  return {TokenKind::string, begin, close};
}

Token Lexer::punctuation(uint32_t begin) {
  const char second = peek(begin + 1);
  const auto token = [&](TokenKind kind, uint32_t length) {
    at_ = begin + length;
    return Token{kind, begin, at_};
  };
  switch (text_[begin]) {
    case '(':
      return token(TokenKind::leftParen, 1);
    case ')':
      return token(TokenKind::rightParen, 1);
    case '[':
      return token(TokenKind::leftBracket, 1);
    case ']':
      return token(TokenKind::rightBracket, 1);
    case '{':
      return token(TokenKind::leftBrace, 1);
    case '}':
      return token(TokenKind::rightBrace, 1);
    case ';':
      return token(TokenKind::semicolon, 1);
    case ',':
      return token(TokenKind::comma, 1);
    case ':':
      return second == '=' ? token(TokenKind::assign, 2) : token(TokenKind::colon, 1);
    case '=':
      return second == '=' ? token(TokenKind::equalEqual, 2) : token(TokenKind::equals, 1);
    case '+':
      return token(TokenKind::plus, 1);
    case '-':
      return token(TokenKind::minus, 1);
    case '*':
      return token(TokenKind::times, 1);
    case '/':
      return token(TokenKind::divide, 1);
    case '^':
      return token(TokenKind::power, 1);
    case '<':
      if (second == '>') return token(TokenKind::notEqual, 2);
      return second == '=' ? token(TokenKind::lessEqual, 2) : token(TokenKind::less, 1);
    case '>':
      return second == '=' ? token(TokenKind::greaterEqual, 2) : token(TokenKind::greater, 1);
    case '.':
      switch (second) {
        case '+':
          return token(TokenKind::elementPlus, 2);
        case '-':
          return token(TokenKind::elementMinus, 2);
        case '*':
          return token(TokenKind::elementTimes, 2);
        case '/':
          return token(TokenKind::elementDivide, 2);
        case '^':
          return token(TokenKind::elementPower, 2);
        default:
          return token(TokenKind::dot, 1);
      }
    default:
      break;
  }
  // A run of bytes that cannot begin a token is one error, not one per byte.
  uint32_t at = begin + 1;
  while (at < end_ && static_cast<uint8_t>(text_[at]) >= 0x80) ++at;
  report("P005", phrase("this character has no meaning in Modelica outside texts, comments and quoted names"), begin,
         at);
  at_ = at;
  return {TokenKind::invalid, begin, at};
}

uint32_t Lexer::skipParentheses(uint32_t from) {
  uint32_t depth = 0;
  uint32_t at = from;
  while (at < end_) {
    while (at < end_ && !kBracketStop[static_cast<uint8_t>(text_[at])]) ++at;
    if (at >= end_) return 0;
    const char c = text_[at];
    if (c == '(') {
      ++depth;
    } else if (c == ')') {
      if (depth <= 1) return depth == 1 ? at + 1 : 0;
      --depth;
    } else if (c == '"' || c == '\'') {
      at = closeQuote(at);
      if (!at) return 0;
      continue;
    } else if (peek(at + 1) == '/') {
      const size_t newline = text_.substr(0, end_).find('\n', at);
      if (newline == std::string_view::npos) return 0;
      at = static_cast<uint32_t>(newline);
    } else if (peek(at + 1) == '*') {
      at = closeComment(at);
      if (!at) return 0;
      continue;
    }
    ++at;
  }
  return 0;
}

std::vector<Token> tokensOf(std::string_view text) {
  std::vector<Token> tokens;
  Diagnostics ignored;
  Lexer lexer(text, FileId(), 0, static_cast<uint32_t>(text.size()), ignored);
  for (Token token = lexer.next(); token.kind != TokenKind::endOfFile; token = lexer.next()) tokens.push_back(token);
  return tokens;
}

Phrase tokenText(TokenKind kind) {
  switch (kind) {
    case TokenKind::endOfFile:
      return phrase("the end of the text");
    case TokenKind::identifier:
      return phrase("a name");
    case TokenKind::integer:
    case TokenKind::real:
      return phrase("a number");
    case TokenKind::string:
      return phrase("a text");
    case TokenKind::invalid:
      return phrase("an unreadable character");
    default:
      break;
  }
  return phrase("'%1'", keywordText(kind));
}

std::string_view keywordText(TokenKind kind) {
  const auto index = static_cast<size_t>(kind);
  return index >= kFirstKeyword ? kKeywords[index - kFirstKeyword] : kPunctuation[index - kFirstPunctuation];
}

bool isKeyword(std::string_view text) {
  return !text.empty() && keywordOrIdentifier(text) != TokenKind::identifier;
}

}  // namespace armature::syntax
