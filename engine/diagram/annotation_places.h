// Places in the annotation of a class, found token by token: one argument is written without a change to what stands
// around it. Inside of the room.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "engine/syntax/lexer.h"

namespace armature::diagram {

// A place of a text where something goes in, instead of what stands there, with what belongs around it.
struct TextPlace {
  uint32_t begin = 0, end = 0;
  std::string before, behind;
};

struct FoundArgument {
  syntax::Token open;                   // what stands behind the name: a parenthesis, or "="
  std::optional<syntax::Token> string;  // the value: name = "…"
};

// The argument `name` among those that follow an opening parenthesis, which ends at `from`; nothing where there is
// none.
std::optional<FoundArgument> findArgument(const std::string& text, uint32_t from, std::string_view name);

// Whether nothing stands in the parentheses that open before `open`.
bool isEmptyBehind(const std::string& text, uint32_t open);

// For the annotation of a class that has none: before its last "end", on a line of its own. Nothing without an "end".
std::optional<TextPlace> placeOfAnnotation(const std::string& text);

// Behind the opening parenthesis of an annotation; nothing where it has none.
std::optional<uint32_t> insideOfAnnotation(const std::string& text, uint32_t annotationBegin);

}  // namespace armature::diagram
