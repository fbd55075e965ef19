#include "tests/translation/said_patterns.h"

#include <filesystem>
#include <map>

#include "engine/base/read_file.h"
#include "engine/syntax/lexer.h"

namespace armature::app {

namespace {

using syntax::Token;
using syntax::TokenKind;

// Which argument is said, by the name of what is called: from 0. The last two pass theirs on to an assertion.
const std::map<std::string, size_t>& speakers() {
  static const std::map<std::string, size_t> all{{"assert", 1}, {"terminate", 0}, {"syntaxError", 2}, {"expect", 3}};
  return all;
}

class SaidInText {
 public:
  explicit SaidInText(const std::string& text) : text_(text), tokens_(syntax::tokensOf(text)) {}

  void collect(std::set<std::string>& found) const {
    for (size_t k = 0; k + 1 < tokens_.size(); ++k) {
      const auto speaker = speakers().find(spelling(k));
      if (speaker == speakers().end() || tokens_[k + 1].kind != TokenKind::leftParen) continue;
      const auto [from, to] = argument(k + 1, speaker->second);
      const std::string pattern = patternOf(from, to);
      if (pattern != "%1")
        found.insert(pattern);
      else if (const std::string value = valueOf(spelling(from)); !value.empty())
        found.insert(value);
    }
  }

 private:
  std::string spelling(size_t k) const { return text_.substr(tokens_[k].begin, tokens_[k].end - tokens_[k].begin); }

  static int stepOf(TokenKind kind) {
    switch (kind) {
      case TokenKind::leftParen:
      case TokenKind::leftBracket:
      case TokenKind::leftBrace:
        return 1;
      case TokenKind::rightParen:
      case TokenKind::rightBracket:
      case TokenKind::rightBrace:
        return -1;
      default:
        return 0;
    }
  }

  // The tokens [from, to) of an argument behind a parenthesis.
  std::pair<size_t, size_t> argument(size_t parenthesis, size_t index) const {
    size_t from = parenthesis + 1, k = from;
    int depth = 1;
    for (; k < tokens_.size(); ++k) {
      depth += stepOf(tokens_[k].kind);
      const bool isEnd = depth == 0, isComma = depth == 1 && tokens_[k].kind == TokenKind::comma;
      if (isEnd || (isComma && index == 0)) return {from, k};
      if (!isComma) continue;
      --index;
      from = k + 1;
    }
    return {from, k};
  }

  // The letters of a string without its quotes.
  std::string letters(size_t k) const {
    const std::string quoted = spelling(k);
    std::string plain;
    for (size_t i = 1; i + 1 < quoted.size(); ++i) {
      if (quoted[i] == '\\') ++i;
      plain += quoted[i];
    }
    return plain;
  }

  // Strings as they are, whatever else is added to them as a place.
  std::string patternOf(size_t from, size_t to) const {
    std::string pattern;
    int places = 0, depth = 0;
    for (size_t k = from; k < to;) {
      if (tokens_[k].kind == TokenKind::string) {
        pattern += letters(k++);
      } else {
        pattern += '%' + std::to_string(++places);
        while (k < to && (depth > 0 || tokens_[k].kind != TokenKind::plus)) depth += stepOf(tokens_[k++].kind);
      }
      if (k < to) ++k;  // the plus
    }
    return pattern;
  }

  // What the text that is declared by this name has as its value: "String message = …".
  std::string valueOf(const std::string& name) const {
    for (size_t k = 0; k + 3 < tokens_.size(); ++k)
      if (spelling(k) == "String" && spelling(k + 1) == name && tokens_[k + 2].kind == TokenKind::equals &&
          tokens_[k + 3].kind == TokenKind::string)
        return letters(k + 3);
    return {};
  }

  const std::string& text_;
  std::vector<Token> tokens_;
};

}  // namespace

std::set<std::string> saidInFolder(const std::string& folder) {
  std::set<std::string> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".mo")
      if (const auto text = readFile(entry.path().string())) SaidInText(*text).collect(found);
  return found;
}

}  // namespace armature::app
