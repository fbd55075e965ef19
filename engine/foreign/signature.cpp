#include "engine/foreign/signature.h"

#include <string>

namespace armature::foreign {

namespace {

class SignatureReader {
 public:
  explicit SignatureReader(std::string_view text) : text_(text) {}

  // signature = ( "v" | kind ) ":" { [ "&" ] kind }
  std::optional<Signature> read() {
    Signature made;
    if (!accept('v')) {
      made.result = kind(false);
      if (!made.result || made.result->isArray) return std::nullopt;
    }
    if (!accept(':')) return std::nullopt;
    while (!text_.empty()) {
      const bool isHandedBack = accept('&');
      auto argument = kind(false);
      if (!argument) return std::nullopt;
      argument->isHandedBack = isHandedBack;
      made.arguments.push_back(std::move(*argument));
    }
    return made;
  }

 private:
  bool accept(char c) {
    if (text_.empty() || text_.front() != c) return false;
    text_.remove_prefix(1);
    return true;
  }

  // kind = letter | "{" kind { kind } "}"
  std::optional<ArgumentKind> kind(bool isField) {
    if (text_.empty()) return std::nullopt;
    ArgumentKind made;
    made.letter = text_.front();
    text_.remove_prefix(1);
    if (made.letter == '{') {
      while (!accept('}')) {
        auto field = kind(true);
        if (!field) return std::nullopt;
        made.fields.push_back(std::move(*field));
      }
      return made.fields.empty() ? std::nullopt : std::optional(made);
    }
    made.isArray = made.letter >= 'A' && made.letter <= 'Z';
    if (made.isArray) made.letter = static_cast<char>(made.letter - 'A' + 'a');
    const bool isKnown = std::string_view(isField ? "ris" : "rizso").find(made.letter) != std::string_view::npos;
    if (!isKnown || (made.isArray && (isField || made.letter == 'z' || made.letter == 'o'))) return std::nullopt;
    return made;
  }

  std::string_view text_;
};

}  // namespace

std::optional<Signature> signatureOf(std::string_view text) {
  return SignatureReader(text).read();
}

}  // namespace armature::foreign
