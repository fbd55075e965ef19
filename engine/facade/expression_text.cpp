#include "engine/facade/expression_text.h"

#include <cctype>

namespace armature {

static bool isLetter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

std::string withFinalAsName(std::string_view text) {
  static constexpr std::string_view kWord = "final";
  std::string out;
  char quote = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote) {
      out += c;
      if (c == '\\' && i + 1 < text.size()) out += text[++i];
      if (c == quote) quote = 0;
      continue;
    }
    if (c == '\'' || c == '"') quote = c;
    const bool isWord = text.substr(i, kWord.size()) == kWord && (i == 0 || !isLetter(text[i - 1])) &&
                        (i + kWord.size() == text.size() || !isLetter(text[i + kWord.size()]));
    if (isWord) {
      out.append("'final'");
      i += kWord.size() - 1;
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace armature
