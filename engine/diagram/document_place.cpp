#include "engine/diagram/document_place.h"

#include <algorithm>

#include "engine/diagram/model_text.h"

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

}  // namespace armature::diagram
