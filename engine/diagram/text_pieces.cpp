#include "engine/diagram/text_pieces.h"

#include <algorithm>

#include "engine/syntax/lexer.h"

namespace armature::diagram {

namespace {

using syntax::Token;
using syntax::TokenKind;
using Kind = TextPiece::Kind;

Kind kindOf(const Token& token, std::string_view text) {
  if (token.kind >= TokenKind::kwAlgorithm) return Kind::keyword;
  switch (token.kind) {
    case TokenKind::identifier:
      return Kind::name;
    case TokenKind::integer:
    case TokenKind::real:
      return Kind::number;
    case TokenKind::string:
      return Kind::text;
    case TokenKind::invalid:
      // Quotes that nobody closes, and the like.
      return text[token.begin] == '"' ? Kind::text : text[token.begin] == '\'' ? Kind::name : Kind::invalid;
    default:
      return Kind::sign;
  }
}

// What lies between two tokens: comments, and the blanks around them.
void addGap(std::string_view text, uint32_t begin, uint32_t end, std::vector<TextPiece>& pieces) {
  while (begin < end) {
    uint32_t stop = begin;
    if (text[begin] == '/') {
      const bool isLine = begin + 1 < end && text[begin + 1] == '/';
      const size_t close = isLine ? text.find('\n', begin) : text.find("*/", begin + 2);
      stop = close == std::string_view::npos ? end : std::min(end, static_cast<uint32_t>(close) + (isLine ? 0 : 2));
      pieces.push_back({begin, stop, Kind::comment});
    } else {
      stop = begin + static_cast<uint32_t>(std::min<size_t>(end - begin, text.substr(begin, end - begin).find('/')));
      pieces.push_back({begin, stop, Kind::blank});
    }
    begin = stop;
  }
}

// Follows the tokens of a text and says where blocks open and close.
class BlockReader {
 public:
  explicit BlockReader(std::string_view text) : text_(text), tokens_(syntax::tokensOf(text)) {}

  // By byte, in order: +1 behind what opens, −1 behind what closes.
  std::vector<std::pair<uint32_t, int>> changes() {
    for (size_t i = 0; i < tokens_.size(); ++i) read(i);
    return std::move(changes_);
  }

 private:
  TokenKind kind(size_t i) const { return i < tokens_.size() ? tokens_[i].kind : TokenKind::endOfFile; }

  void read(size_t i) {
    const TokenKind before = i > 0 ? kind(i - 1) : TokenKind::semicolon;
    switch (kind(i)) {
      case TokenKind::kwEnd:
        // Within subscripts "end" is a number.
        if (brackets_ == 0) changes_.emplace_back(tokens_[i].end, -1);
        break;
      case TokenKind::leftBracket:
        ++brackets_;
        break;
      case TokenKind::rightBracket:
        brackets_ = std::max(0, brackets_ - 1);
        break;
      case TokenKind::semicolon:
        brackets_ = 0;
        break;
      case TokenKind::kwIf:
      case TokenKind::kwFor:
      case TokenKind::kwWhen:
      case TokenKind::kwWhile:
        if (before != TokenKind::kwEnd && beginsStatement(before)) changes_.emplace_back(tokens_[i].end, 1);
        break;
      case TokenKind::kwAnnotation:
        annotation(i);
        break;
      default:
        if (isClassWord(kind(i)) && before != TokenKind::kwEnd && !isClassWord(before) && hasBody(i))
          changes_.emplace_back(tokens_[i].end, 1);
    }
  }

  static bool beginsStatement(TokenKind before) {
    using enum TokenKind;
    for (const TokenKind kind : {semicolon, kwEquation, kwAlgorithm, kwThen, kwElse, kwLoop})
      if (before == kind) return true;
    return false;
  }

  static bool isClassWord(TokenKind kind) {
    using enum TokenKind;
    for (const TokenKind word :
         {kwModel, kwBlock, kwClass, kwRecord, kwConnector, kwPackage, kwFunction, kwType, kwOperator})
      if (kind == word) return true;
    return false;
  }

  // "model Name … end Name;" rather than "type Angle = Real;".
  bool hasBody(size_t i) const {
    while (isClassWord(kind(i))) ++i;
    if (kind(i) == TokenKind::kwExtends) ++i;
    return kind(i) == TokenKind::identifier && kind(i + 1) != TokenKind::equals;
  }

  void annotation(size_t i) {
    int depth = 0;
    for (size_t k = i + 1; k < tokens_.size(); ++k) {
      if (kind(k) == TokenKind::leftParen) ++depth;
      if (kind(k) == TokenKind::rightParen) --depth;
      if (depth > 0) continue;
      if (text_.substr(tokens_[i].begin, tokens_[k].begin - tokens_[i].begin).find('\n') == std::string_view::npos)
        return;
      changes_.emplace_back(tokens_[i].end, 1);
      changes_.emplace_back(tokens_[k].begin, -1);
      return;
    }
  }

  std::string_view text_;
  std::vector<Token> tokens_;
  std::vector<std::pair<uint32_t, int>> changes_;
  int brackets_ = 0;
};

}  // namespace

std::vector<TextPiece> textPieces(std::string_view text) {
  std::vector<TextPiece> pieces;
  Diagnostics ignored;
  const auto size = static_cast<uint32_t>(text.size());
  syntax::Lexer lexer(text, FileId(), 0, size, ignored);
  uint32_t at = 0;
  for (Token token = lexer.next();; token = lexer.next()) {
    const uint32_t begin = token.kind == TokenKind::endOfFile ? size : token.begin;
    addGap(text, at, begin, pieces);
    if (token.kind == TokenKind::endOfFile) return pieces;
    pieces.push_back({token.begin, token.end, kindOf(token, text)});
    at = token.end;
  }
}

std::vector<int> blockDepths(std::string_view text) {
  auto changes = BlockReader(text).changes();
  std::stable_sort(changes.begin(), changes.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<int> depths{0};
  int depth = 0;
  size_t next = 0;
  for (size_t line = text.find('\n'); line != std::string_view::npos; line = text.find('\n', line + 1)) {
    for (; next < changes.size() && changes[next].first <= line; ++next)
      depth = std::max(0, depth + changes[next].second);
    depths.push_back(depth);
  }
  return depths;
}

std::vector<std::string_view> keywords() {
  std::vector<std::string_view> words;
  for (auto kind = static_cast<int>(TokenKind::kwAlgorithm); kind <= static_cast<int>(TokenKind::kwWithin); ++kind)
    words.push_back(syntax::keywordText(static_cast<TokenKind>(kind)));
  return words;
}

}  // namespace armature::diagram
