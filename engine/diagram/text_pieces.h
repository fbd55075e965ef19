// Modelica text in pieces for whoever shows it: what each stretch of bytes is, and how deep each line lies in blocks.
// The compiler's own lexer cuts it; what it skips between two tokens is blank or comment.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

namespace armature::diagram {

struct TextPiece {
  enum class Kind : uint8_t { blank, keyword, name, number, text, comment, sign, invalid };
  uint32_t begin = 0;  // [byte]
  uint32_t end = 0;
  Kind kind = Kind::blank;
  bool operator==(const TextPiece&) const = default;
};

// The whole text without gaps, whatever is wrong with it. Linear in its length.
std::vector<TextPiece> textPieces(std::string_view text);

// For each line of the text how many blocks are open where it begins: classes, loops and branches up to their `end`,
// and annotations of several lines. One entry more than there are line feeds.
std::vector<int> blockDepths(std::string_view text);

// The language's reserved words, in alphabetical order.
std::vector<std::string_view> keywords();

}  // namespace armature::diagram
