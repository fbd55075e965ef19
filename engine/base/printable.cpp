#include "engine/base/printable.h"

#include <cstdint>
#include <string_view>

namespace armature {

namespace {

uint8_t byteAt(std::string_view text, size_t at) {
  return static_cast<uint8_t>(text[at]);
}

// The length of the character that begins here, 0 where none does. (Unicode standard, table 3-7.)
size_t characterAt(std::string_view text, size_t at) {
  const uint8_t first = byteAt(text, at);
  if (first < 0x80) return 1;
  const size_t length = first >= 0xC2 && first < 0xE0 ? 2 : first >= 0xE0 && first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
  if (first < 0xC2 || length == 0 || text.size() - at < length) return 0;
  for (size_t k = 1; k < length; ++k)
    if ((byteAt(text, at + k) & 0xC0) != 0x80) return 0;
  const uint8_t second = byteAt(text, at + 1);
  const bool isWrong = (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
                       (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
  return isWrong ? 0 : length;
}

bool isControl(std::string_view character) {
  const uint8_t first = byteAt(character, 0);
  if (character.size() == 1) return (first < 0x20 && first != '\n' && first != '\t') || first == 0x7F;
  return first == 0xC2 && byteAt(character, 1) < 0xA0;
}

}  // namespace

std::string printable(const std::string& whole) {
  const std::string_view text = whole;
  static constexpr const char* kDigits = "0123456789abcdef";
  std::string made;
  made.reserve(text.size());
  for (size_t at = 0; at < text.size();) {
    const size_t length = characterAt(text, at);
    if (length > 0 && !isControl(text.substr(at, length))) {
      made += text.substr(at, length);
      at += length;
      continue;
    }
    for (const size_t end = at + (length > 0 ? length : 1); at < end; ++at) {
      made += "\\x";
      made += kDigits[byteAt(text, at) >> 4];
      made += kDigits[byteAt(text, at) & 15];
    }
  }
  return made;
}

}  // namespace armature
