// Notes on a diagram's sheet, in the member `notes` of its file: texts (note_text.h) with a place, a ground and the
// pictures in them. Entries are known by their place in the list; what this version does not know of one stays in it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::diagram {

// Where a note lies: its upper left corner, its width and its least height [unit, y up]; it is as high as its text.
struct NotePlace {
  double x = 0, y = 0;
  double width = 60, height = 0;
  bool operator==(const NotePlace&) const = default;
};

struct Note {
  std::string text;
  NotePlace place;
  std::string ground;  // "", "yellow", "blue", "green", "red", "grey"
  bool operator==(const Note&) const = default;
};

inline constexpr double kLeastNoteWidth = 16;  // [unit]

// All notes of a diagram; nothing at the places of entries that cannot be read.
std::vector<std::optional<Note>> noteList(const Document& document);
// An entry with other content; its pictures and what is unknown in it stay.
JsonValue withNote(const JsonValue& entry, const Note& note);
void setNotePlace(JsonValue& entry, const NotePlace& place);
// The members of an entry that say where it lies, as the file has them; and an entry with these.
JsonValue placeMembers(const JsonValue& entry);
void setPlaceMembers(JsonValue& entry, const JsonValue& members);

// A picture of an entry: the text that stands for its bytes (base64); empty where there is none of that name.
std::string notePicture(const JsonValue& entry, const std::string& name);
// The entry with one more picture, and the name that it got there ("picture2").
std::string addNotePicture(JsonValue& entry, const std::string& base64);
// The entry without the pictures that its text does not show.
void dropUnusedPictures(JsonValue& entry);

// The notes as the graphics of a Diagram annotation ("Rectangle(…), Text(…)"), as far as it has words for them: plain
// lines, one below the other. Empty without notes.
std::string noteGraphics(const Document& document);

}  // namespace armature::diagram
