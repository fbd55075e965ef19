// Whether another text of a class means another model.
#include <algorithm>
#include <array>

#include "engine/diagram/icon_drawing.h"
#include "engine/syntax/lexer.h"

namespace armature::diagram {

namespace {

using syntax::Token;
using syntax::TokenKind;

constexpr std::array<std::string_view, 4> kOfPictures = {"Icon", "Diagram", "Placement", "Line"};

// The words of a class without its pictures.
class MeaningWords {
 public:
  explicit MeaningWords(const std::string& text)
      : text_(text), lexer_(text_, FileId(), 0, static_cast<uint32_t>(text.size()), ignored_) {}

  std::vector<std::string> take() {
    for (Token token = lexer_.next(); token.kind != TokenKind::endOfFile; token = lexer_.next()) {
      if (token.kind == TokenKind::kwAnnotation)
        addAnnotation();
      else
        add(token);
    }
    return std::move(words_);
  }

 private:
  std::string wordOf(const Token& token) const { return text_.substr(token.begin, token.end - token.begin); }

  void add(const Token& token) {
    // Behind an annotation of the class of which nothing was left.
    const bool isEmptyStatement =
        isAnnotationGone_ && token.kind == TokenKind::semicolon && !words_.empty() && words_.back() == ";";
    isAnnotationGone_ = false;
    if (!isEmptyStatement) words_.push_back(wordOf(token));
  }

  // What lies on the sheet as notes: of __Armature(notes = "…", …), which goes when nothing else is in it.
  static void dropNotes(std::vector<std::string>& argument) {
    if (argument.size() < 2 || argument[0] != "__Armature") return;
    for (size_t k = 2; k + 3 < argument.size(); ++k) {
      if (argument[k] != "notes" || argument[k + 1] != "=") continue;
      const bool isBeforeComma = argument[k + 3] == ",", isBehindComma = argument[k - 1] == ",";
      const auto first = argument.begin() + static_cast<std::ptrdiff_t>(k) - (isBehindComma && !isBeforeComma ? 1 : 0);
      argument.erase(first, argument.begin() + static_cast<std::ptrdiff_t>(k) + (isBeforeComma ? 4 : 3));
      break;
    }
    if (argument.size() == 3 && argument[1] == "(" && argument[2] == ")") argument.clear();
  }

  // Its arguments but for the pictures.
  void addAnnotation() {
    std::vector<std::string> kept, argument;
    int depth = 0;
    const auto close = [&] {
      dropNotes(argument);
      const bool isPicture = argument.size() > 1 && argument[1] == "(" &&
                             std::find(kOfPictures.begin(), kOfPictures.end(), argument[0]) != kOfPictures.end();
      if (!isPicture && !argument.empty()) {
        kept.push_back(",");
        kept.insert(kept.end(), argument.begin(), argument.end());
      }
      argument.clear();
    };
    for (Token token = lexer_.next(); token.kind != TokenKind::endOfFile; token = lexer_.next()) {
      if (token.kind == TokenKind::rightParen || token.kind == TokenKind::rightBrace) --depth;
      if (depth == 0 && token.kind == TokenKind::rightParen) break;
      const bool isOpening = token.kind == TokenKind::leftParen || token.kind == TokenKind::leftBrace;
      if (depth == 1 && token.kind == TokenKind::comma)
        close();
      else if (depth > 0)
        argument.push_back(wordOf(token));
      if (isOpening) ++depth;
    }
    close();
    isAnnotationGone_ = kept.empty();
    if (kept.empty()) return;
    words_.push_back("annotation");
    words_.insert(words_.end(), kept.begin(), kept.end());
  }

  const std::string& text_;
  Diagnostics ignored_;
  syntax::Lexer lexer_;
  std::vector<std::string> words_;
  bool isAnnotationGone_ = false;
};

}  // namespace

bool differInPicturesOnly(const std::string& before, const std::string& after) {
  return before == after || MeaningWords(before).take() == MeaningWords(after).take();
}

}  // namespace armature::diagram
