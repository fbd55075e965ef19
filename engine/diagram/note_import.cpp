#include "engine/diagram/note_import.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/diagram/json.h"
#include "engine/diagram/json_reader.h"
#include "engine/diagram/note_list.h"
#include "engine/diagram/note_text.h"
#include "engine/syntax/annotation_values.h"

namespace armature::diagram {

namespace {

// Text(extent = …, textString = …) that stands upright.
std::optional<Note> noteOf(const syntax::Expression& item, const NameTable& names) {
  if (item.kind != syntax::ExprKind::call || !item.reference || item.reference->parts.size() != 1) return std::nullopt;
  if (names.text(item.reference->parts[0].name) != "Text") return std::nullopt;
  const auto named = [&](std::string_view name) {
    return syntax::staticPart(syntax::namedValue(item, names, name), names);
  };
  const auto text = syntax::textOf(named("textString"), names);
  const auto corners = syntax::pointsOf(named("extent"), names);
  const auto origin = syntax::numbersOf(named("origin"), names);
  if (!text || text->empty() || text->find('%') != std::string::npos || corners.size() != 2) return std::nullopt;
  if (syntax::numberOf(named("rotation")).value_or(0) != 0) return std::nullopt;
  const double dx = origin && origin->size() == 2 ? (*origin)[0] : 0,
               dy = origin && origin->size() == 2 ? (*origin)[1] : 0;
  Note note;
  note.text = asNoteText(*text);
  note.place.x = std::min(corners[0].first, corners[1].first) + dx;
  note.place.y = std::max(corners[0].second, corners[1].second) + dy;
  note.place.width = std::max(kLeastNoteWidth, std::abs(corners[0].first - corners[1].first));
  const bool isPlace = isSensible(note.place.x) && isSensible(note.place.y) && isSensible(note.place.width);
  return isPlace ? std::optional(note) : std::nullopt;
}

}  // namespace

Json notesOfGraphics(const syntax::Modification* annotation, const NameTable& names) {
  Json list = Json::array();
  const syntax::ExprPtr graphics = syntax::value(annotation, names, "Diagram.graphics");
  if (!graphics || graphics->kind != syntax::ExprKind::array) return list;
  for (const syntax::ExprPtr item : graphics->args)
    if (const auto note = item ? noteOf(*item, names) : std::nullopt) list.push_back(*withNote(Json::object(), *note));
  return list;
}

}  // namespace armature::diagram
