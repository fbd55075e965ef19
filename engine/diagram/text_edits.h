// Changes at places of a text, collected while the text is read and made all at once. Inside of the room.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/diagram/rewriting.h"
#include "engine/syntax/lexer.h"

namespace armature::diagram {

class TextEdits {
 public:
  explicit TextEdits(const std::string& text);

  const std::string& text() const { return text_; }
  std::string_view at(SourceSpan span) const {
    return std::string_view(text_).substr(span.begin, span.end - span.begin);
  }
  // Edits of one place keep the order in which they came; edits may touch each other, but not overlap.
  void replace(uint32_t begin, uint32_t end, std::string with);
  void insert(uint32_t at, std::string what) { replace(at, at, std::move(what)); }
  // Lines, each of which begins with the end of the one before it, behind what ends at a place.
  void insertLines(uint32_t at, std::string lines);
  // Takes out a stretch, and with it the lines that are empty without it.
  void remove(uint32_t begin, uint32_t end);
  // Writes anew what stands in a stretch.
  void rewrite(SourceSpan span, const std::vector<Rewriting>& with);
  std::string made() const;

  // ---- tokens ----
  const std::vector<syntax::Token>& tokens() const { return tokens_; }
  // The number of the first token that begins at or behind a place.
  size_t tokenAt(uint32_t place) const;
  // The first token of an element: its prefixes ("replaceable", "inner") stand before the span that begins at a place.
  uint32_t withPrefixes(uint32_t begin) const;
  // The end of the next token of a kind from a place on; the text's length where there is none.
  uint32_t endOfNext(syntax::TokenKind kind, uint32_t from) const;
  // The end of the line that a place is on, if only blanks and a comment follow there; else the place.
  uint32_t endOfLineFrom(uint32_t place) const;
  // "\n", or "\r\n" in a text that has these.
  std::string newLine() const { return text_.find("\r\n") == std::string::npos ? "\n" : "\r\n"; }
  // A text that is to be put in, with "annotation(" where most of this text's annotations are written so.
  std::string annotationsAsHere(const std::string& text) const;
  // The blanks that the line of a place begins with.
  std::string indentAt(uint32_t place) const;

 private:
  struct Edit {
    uint32_t begin = 0, end = 0;
    std::string with;
    bool isLines = false;
  };
  const std::string& text_;
  std::vector<syntax::Token> tokens_;
  std::vector<Edit> edits_;
};

}  // namespace armature::diagram
