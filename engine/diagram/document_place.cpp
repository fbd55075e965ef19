#include "engine/diagram/document_place.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/diagram/model_text.h"
#include "engine/syntax/lexer.h"

namespace armature::diagram {

namespace {

// The byte of a line and column; the end of the text beyond it.
size_t byteOf(const std::string& text, uint32_t line, uint32_t column) {
  size_t begin = 0;
  for (uint32_t k = 1; k < line; ++k) {
    const size_t end = text.find('\n', begin);
    if (end == std::string::npos) return text.size();
    begin = end + 1;
  }
  return std::min(text.size(), begin + (column > 0 ? column - 1 : 0));
}

bool isOwnClass(const Fragment& fragment) {
  return fragment.kind == Fragment::Kind::classText || fragment.isPackage;
}

}  // namespace

uint32_t lineOfClass(const Document& document, size_t index) {
  const ModelText made = modelText(document, TextFor::compiler, {});
  for (const Fragment& fragment : made.fragments) {
    if (!isOwnClass(fragment) || index-- > 0) continue;
    return static_cast<uint32_t>(std::count(made.text.begin(), made.text.begin() + fragment.begin, '\n')) + 1;
  }
  return 1;
}

DocumentPlace placeInDocument(const Document& document, uint32_t line, uint32_t column) {
  const ModelText made = modelText(document, TextFor::compiler, {});
  const size_t at = byteOf(made.text, line, column);
  size_t classes = 0;
  for (const Fragment& fragment : made.fragments) {
    const bool isHere = fragment.begin <= at && at < fragment.end;
    const bool isClass = isOwnClass(fragment);
    if (isHere && (isClass || fragment.kind == Fragment::Kind::body)) {
      const std::string before = made.text.substr(fragment.begin, at - fragment.begin);
      const size_t lastLine = before.rfind('\n');
      DocumentPlace place{isClass ? DocumentPlace::Kind::ownClass : DocumentPlace::Kind::declarations, {}, {}, classes};
      place.line = static_cast<uint32_t>(std::count(before.begin(), before.end(), '\n'));
      place.column =
          static_cast<uint32_t>(lastLine == std::string::npos ? before.size() : before.size() - lastLine - 1);
      return place;
    }
    if (isHere && fragment.isValue) return {DocumentPlace::Kind::value, fragment.parts.front(), fragment.name};
    if (isClass) ++classes;
  }
  return {};
}

namespace {

using syntax::Token;
using syntax::TokenKind;

// A statement, the head of a class, or the word that begins a section, without annotations.
using Statement = std::vector<Token>;

class StatementReader {
 public:
  explicit StatementReader(std::string_view text) : tokens_(syntax::tokensOf(text)) {}

  std::vector<Statement> take() {
    for (at_ = 0; at_ < tokens_.size() && kind() != TokenKind::endOfFile;) {
      if (kind() == TokenKind::kwAnnotation) {
        skipAnnotation();
      } else if (beginsClass()) {
        takeHead();
      } else if (kind() == TokenKind::semicolon || isSection()) {
        ++at_;
        end();
      } else {
        open_.push_back(tokens_[at_++]);
      }
    }
    end();
    return std::move(found_);
  }

 private:
  TokenKind kind() const { return at_ < tokens_.size() ? tokens_[at_].kind : TokenKind::endOfFile; }
  bool isSection() const {
    return kind() == TokenKind::kwEquation || kind() == TokenKind::kwAlgorithm || kind() == TokenKind::kwProtected ||
           kind() == TokenKind::kwPublic;
  }
  bool beginsClass() const {
    static constexpr TokenKind kinds[] = {TokenKind::kwModel,     TokenKind::kwClass,  TokenKind::kwBlock,
                                          TokenKind::kwConnector, TokenKind::kwRecord, TokenKind::kwFunction,
                                          TokenKind::kwPackage};
    const bool isNamed = at_ + 1 < tokens_.size() && tokens_[at_ + 1].kind == TokenKind::identifier;
    return isNamed && std::ranges::find(kinds, kind()) != std::end(kinds);
  }
  // The name and the description, which not all texts have.
  void takeHead() {
    for (int k = 0; k < 2; ++k) open_.push_back(tokens_[at_++]);
    while (kind() == TokenKind::string || kind() == TokenKind::plus) ++at_;
    if (kind() != TokenKind::equals && kind() != TokenKind::leftParen) end();
  }
  void skipAnnotation() {
    int depth = 0;
    do {
      ++at_;
      if (kind() == TokenKind::leftParen) ++depth;
      if (kind() == TokenKind::rightParen) --depth;
    } while (depth > 0 && kind() != TokenKind::endOfFile);
    if (kind() == TokenKind::rightParen) ++at_;
  }
  void end() {
    if (!open_.empty()) found_.push_back(std::exchange(open_, {}));
  }

  std::vector<Token> tokens_;
  size_t at_ = 0;
  Statement open_;
  std::vector<Statement> found_;
};

std::string keyOf(std::string_view text, const Statement& statement) {
  std::string key;
  for (const Token& token : statement) (key += text.substr(token.begin, token.end - token.begin)) += '\n';
  return key;
}

// The statement with a byte, and the number of its word there.
std::optional<std::pair<size_t, size_t>> wordAt(const std::vector<Statement>& statements, size_t byte) {
  for (size_t s = 0; s < statements.size(); ++s)
    for (size_t w = 0; w < statements[s].size(); ++w)
      if (byte < statements[s][w].end) return std::pair(s, w);
  return std::nullopt;
}

}  // namespace

std::vector<std::optional<TextWord>> wordsInText(const Document& document, const std::vector<LineColumn>& at,
                                                 const std::string& text) {
  std::vector<std::optional<TextWord>> words(at.size());
  if (at.empty()) return words;
  const std::string made = modelText(document, TextFor::compiler, {}).text;
  const std::vector<Statement> quoted = StatementReader(made).take(), shown = StatementReader(text).take();
  std::map<std::string, std::vector<size_t>> places;
  for (size_t s = 0; s < shown.size(); ++s) places[keyOf(text, shown[s])].push_back(s);
  for (size_t k = 0; k < at.size(); ++k) {
    const auto word = wordAt(quoted, byteOf(made, at[k].line, at[k].column));
    if (!word) continue;
    const std::string key = keyOf(made, quoted[word->first]);
    size_t number = 0;
    for (size_t s = 0; s < word->first; ++s) number += keyOf(made, quoted[s]) == key ? 1 : 0;
    const auto found = places.find(key);
    if (found == places.end() || number >= found->second.size()) continue;
    const Token& token = shown[found->second[number]][word->second];
    words[k] = TextWord{token.begin, token.end};
  }
  return words;
}

}  // namespace armature::diagram
