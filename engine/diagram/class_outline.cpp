#include "engine/diagram/class_outline.h"

#include <algorithm>

#include "engine/syntax/lexer.h"

namespace armature::diagram {

namespace {

using syntax::Token;
using syntax::TokenKind;

bool beginsClass(TokenKind kind) {
  using enum TokenKind;
  for (const TokenKind word :
       {kwModel, kwBlock, kwClass, kwRecord, kwConnector, kwPackage, kwFunction, kwType, kwOperator})
    if (kind == word) return true;
  return false;
}

class OutlineReader {
 public:
  explicit OutlineReader(std::string_view text) : text_(text), tokens_(syntax::tokensOf(text)) {}

  std::vector<OutlinedClass> take() {
    for (size_t i = 0; i < tokens_.size(); ++i) read(i);
    return std::move(found_);
  }

 private:
  TokenKind kind(size_t i) const { return i < tokens_.size() ? tokens_[i].kind : TokenKind::endOfFile; }
  std::string word(size_t i) const {
    return std::string(text_.substr(tokens_[i].begin, tokens_[i].end - tokens_[i].begin));
  }

  void read(size_t i) {
    if (kind(i) == TokenKind::leftParen) ++parentheses_;
    if (kind(i) == TokenKind::rightParen) parentheses_ = std::max(0, parentheses_ - 1);
    if (kind(i) == TokenKind::semicolon) parentheses_ = 0;
    if (kind(i) == TokenKind::kwEnd && kind(i + 1) == TokenKind::identifier) close(word(i + 1));
    // In parentheses the words stand for redeclarations and for functions as arguments.
    if (parentheses_ > 0 || !beginsClass(kind(i)) || (i > 0 && beginsClass(kind(i - 1)))) return;
    while (beginsClass(kind(i))) ++i;
    if (kind(i) == TokenKind::kwExtends) ++i;
    if (kind(i) == TokenKind::identifier) open(i);
  }

  void open(size_t i) {
    const std::string path = (open_.empty() ? std::string() : open_.back() + ".") + word(i);
    found_.push_back({path, static_cast<int>(open_.size()), tokens_[i].begin, tokens_[i].end});
    if (kind(i + 1) != TokenKind::equals) open_.push_back(path);
  }

  void close(const std::string& name) {
    for (size_t k = open_.size(); k-- > 0;) {
      const size_t dot = open_[k].rfind('.');
      if (open_[k].substr(dot == std::string::npos ? 0 : dot + 1) != name) continue;
      open_.resize(k);
      return;
    }
  }

  std::string_view text_;
  std::vector<Token> tokens_;
  std::vector<std::string> open_;  // paths of the classes that are not closed yet
  std::vector<OutlinedClass> found_;
  int parentheses_ = 0;
};

}  // namespace

std::vector<OutlinedClass> classOutline(std::string_view text) {
  return OutlineReader(text).take();
}

}  // namespace armature::diagram
