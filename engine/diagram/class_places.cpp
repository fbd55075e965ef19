#include "engine/diagram/class_places.h"

#include <algorithm>

#include "engine/diagram/class_reading.h"

namespace armature::diagram {

using syntax::Element;
using syntax::TokenKind;

uint32_t ClassPlaces::endOfHead() const {
  size_t token = edits_.tokenAt(model_.nameSpan.begin);
  while (token + 1 < edits_.tokens().size()) {
    const TokenKind next = edits_.tokens()[token + 1].kind;
    if (next != TokenKind::string && next != TokenKind::plus) break;
    ++token;
  }
  return edits_.endOfLineFrom(edits_.tokens()[token].end);
}

uint32_t ClassPlaces::endOfElements() const {
  return model_.elements.empty() ? endOfHead() : endOfLineWith(spanOf(model_.elements.back()).end);
}

std::optional<uint32_t> ClassPlaces::beginOfEquations() const {
  const auto& tokens = edits_.tokens();
  const size_t last = edits_.tokenAt(model_.span.end);
  for (size_t i = edits_.tokenAt(model_.nameSpan.begin); i < last; ++i) {
    const uint32_t at = tokens[i].begin;
    const bool isWithin = std::ranges::any_of(model_.elements, [&](const Element& element) {
      return element.kind == Element::Kind::classDefinition && at >= element.classDefinition->span.begin &&
             at < element.classDefinition->span.end;
    });
    if (!isWithin && tokens[i].kind == TokenKind::kwEquation && tokens[i - 1].kind != TokenKind::kwInitial)
      return tokens[i].end;
  }
  return std::nullopt;
}

uint32_t ClassPlaces::beginOfTail() const {
  return model_.annotation.isValid() ? model_.annotation.begin : beginOfEnd();
}

uint32_t ClassPlaces::beginOfEnd() const {
  size_t token = edits_.tokenAt(model_.span.end);
  while (token > 0 && edits_.tokens()[token - 1].kind != TokenKind::kwEnd) --token;
  return token == 0 ? model_.span.end : edits_.tokens()[token - 1].begin;
}

void ClassPlaces::insertBefore(uint32_t place, const std::string& lines) const {
  const size_t last = place == 0 ? std::string::npos : edits_.text().find_last_not_of(" \t", place - 1);
  const bool isAlone = last != std::string::npos && edits_.text()[last] == '\n';
  if (isAlone) return edits_.insert(static_cast<uint32_t>(last) + 1, lines);
  edits_.insert(place, newLine() + lines + edits_.indentAt(place));
}

uint32_t ClassPlaces::endOfLineWith(uint32_t end) const {
  return edits_.endOfLineFrom(edits_.endOfNext(TokenKind::semicolon, end));
}

}  // namespace armature::diagram
