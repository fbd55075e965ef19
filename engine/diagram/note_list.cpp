#include "engine/diagram/note_list.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "engine/diagram/json.h"
#include "engine/diagram/json_reader.h"
#include "engine/diagram/note_text.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

constexpr const char *kNotes = "notes", *kPictures = "pictures";
constexpr double kNoteLine = 5.2,
                 kNoteMargin = 2.5;  // [unit] height of a line as the program draws it, and about the text
constexpr size_t kMostNotes = 10'000;
constexpr std::array<const char*, 4> kPlaceMembers{"x", "y", "width", "height"};

std::optional<double> noteCoordinate(const Json& entry, const char* name) {
  const auto found = entry.find(name);
  if (found == entry.end() || !found->is_number()) return std::nullopt;
  const auto number = found->get<double>();
  return isSensible(number) ? std::optional(number) : std::nullopt;
}

std::string noteMember(const Json& entry, const char* name) {
  const auto found = entry.find(name);
  return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<Note> readNote(const Json& entry) {
  if (!entry.is_object()) return std::nullopt;
  const auto x = noteCoordinate(entry, "x"), y = noteCoordinate(entry, "y");
  if (!x || !y) return std::nullopt;
  Note note{noteMember(entry, "text"), {*x, *y}, noteMember(entry, "ground")};
  note.place.width = std::max(kLeastNoteWidth, noteCoordinate(entry, "width").value_or(note.place.width));
  note.place.height = std::max(0.0, noteCoordinate(entry, "height").value_or(0));
  return note;
}

Json noteNumber(double value) {
  constexpr double kWhole = 1e15;  // below 2^53, from where on not all whole numbers are doubles
  if (value == std::floor(value) && std::abs(value) < kWhole) return static_cast<int64_t>(value);
  return value;
}

// The fill of a ground in other programs, as Modelica writes a colour.
std::string fillColor(const std::string& ground) {
  static constexpr std::array<std::pair<std::string_view, const char*>, 5> kColors{{{"yellow", "{255, 246, 204}"},
                                                                                    {"blue", "{222, 235, 255}"},
                                                                                    {"green", "{221, 244, 227}"},
                                                                                    {"red", "{255, 228, 225}"},
                                                                                    {"grey", "{238, 240, 243}"}}};
  const auto found =
      std::ranges::find(kColors, std::string_view(ground), [](const auto& color) { return color.first; });
  return found == kColors.end() ? std::string() : found->second;
}

std::string extentText(double left, double bottom, double right, double top) {
  const auto point = [](double x, double y) {
    return "{" + syntax::numberText(x) + ", " + syntax::numberText(y) + "}";
  };
  return "extent = {" + point(left, bottom) + ", " + point(right, top) + "}";
}

void addNoteGraphics(const Note& note, std::string& made) {
  std::vector<std::string> lines;
  for (size_t begin = 0; begin <= note.text.size();) {
    const size_t end = std::min(note.text.find('\n', begin), note.text.size());
    lines.push_back(plainText(noteLine(std::string_view(note.text).substr(begin, end - begin))));
    begin = end + 1;
  }
  const NotePlace& p = note.place;
  const double height = std::max(p.height, kNoteLine * static_cast<double>(lines.size()) + 2 * kNoteMargin);
  const auto separate = [&] { made += made.empty() ? "" : ", "; };
  if (const std::string fill = fillColor(note.ground); !fill.empty()) {
    separate();
    made += "Rectangle(" + extentText(p.x, p.y - height, p.x + p.width, p.y) +
            ", pattern = LinePattern.None, fillColor = " + fill + ", fillPattern = FillPattern.Solid)";
  }
  double top = p.y - kNoteMargin;
  for (const std::string& line : lines) {
    if (line.find_first_not_of(' ') != std::string::npos) {
      separate();
      made += "Text(" + extentText(p.x + kNoteMargin, top - kNoteLine, p.x + p.width - kNoteMargin, top) +
              ", textString = " + syntax::stringLiteral(line) +
              ", fontSize = 9, horizontalAlignment = TextAlignment.Left)";
    }
    top -= kNoteLine;
  }
}

}  // namespace

std::vector<std::optional<Note>> noteList(const Document& document) {
  std::vector<std::optional<Note>> list;
  const Json& extra = document.extra;
  const auto found = extra.is_object() ? extra.find(kNotes) : extra.end();
  if (found == extra.end() || !found->is_array()) return list;
  for (const Json& entry : *found) list.push_back(list.size() < kMostNotes ? readNote(entry) : std::nullopt);
  return list;
}

JsonValue withNote(const JsonValue& entry, const Note& note) {
  JsonValue made = entry;
  if (!made->is_object()) made = Json::object();
  (*made)["text"] = note.text;
  setNotePlace(made, note.place);
  if (note.ground.empty())
    made->erase("ground");
  else
    (*made)["ground"] = note.ground;
  return made;
}

void setNotePlace(JsonValue& entry, const NotePlace& place) {
  (*entry)["x"] = noteNumber(place.x);
  (*entry)["y"] = noteNumber(place.y);
  (*entry)["width"] = noteNumber(place.width);
  if (place.height > 0 || entry->contains("height")) (*entry)["height"] = noteNumber(place.height);
}

JsonValue placeMembers(const JsonValue& entry) {
  Json members = Json::object();
  for (const char* name : kPlaceMembers)
    if (entry->is_object() && entry->contains(name)) members[name] = (*entry)[name];
  return members;
}

void setPlaceMembers(JsonValue& entry, const JsonValue& members) {
  for (const char* name : kPlaceMembers)
    if (members->contains(name))
      (*entry)[name] = (*members)[name];
    else
      entry->erase(name);
}

std::string notePicture(const JsonValue& entry, const std::string& name) {
  const auto pictures = entry->is_object() ? entry->find(kPictures) : entry->end();
  if (pictures == entry->end() || !pictures->is_object()) return {};
  return noteMember(*pictures, name.c_str());
}

std::string addNotePicture(JsonValue& entry, const std::string& base64) {
  if (!entry->contains(kPictures) || !(*entry)[kPictures].is_object()) (*entry)[kPictures] = Json::object();
  Json& pictures = (*entry)[kPictures];
  int n = 1;
  while (pictures.contains("picture" + std::to_string(n))) ++n;
  std::string name = "picture" + std::to_string(n);
  pictures[name] = base64;
  return name;
}

void dropUnusedPictures(JsonValue& entry) {
  const auto pictures = entry->is_object() ? entry->find(kPictures) : entry->end();
  if (pictures == entry->end() || !pictures->is_object()) return;
  std::set<std::string> used;
  const std::string text = noteMember(*entry, "text");
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    for (const NotePiece& piece : noteLine(std::string_view(text).substr(begin, end - begin)).pieces)
      if (piece.kind == NotePiece::Kind::picture) used.insert(piece.text);
    begin = end + 1;
  }
  Json kept = Json::object();
  for (const auto& [name, data] : pictures->items())
    if (used.contains(name)) kept[name] = data;
  if (kept.empty())
    entry->erase(kPictures);
  else
    *pictures = std::move(kept);
}

std::string noteGraphics(const Document& document) {
  std::string made;
  for (const std::optional<Note>& note : noteList(document))
    if (note) addNoteGraphics(*note, made);
  return made;
}

}  // namespace armature::diagram
