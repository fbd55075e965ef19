// The text of a note, read line by line: paragraphs, headings and lists, and what stands within a line. A line is
//   # heading, ## …, - entry, * entry, 1. entry (two blanks for each level), or text;
// within it **strong**, *emphasis*, `code`, $formula$ ($$…$$: larger, in the middle), {variable}: the value that it
// has in a run, ![words](picture); a backslash takes the meaning from the sign behind it.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace armature::diagram {

struct NotePiece {
  enum class Kind { text, strong, emphasis, code, formula, variable, picture } kind = Kind::text;
  std::string text;           // of a picture its name; strong and emphasis begin or end and have none
  size_t begin = 0, end = 0;  // [byte] of the text within what was read, without its marks
  bool isDisplayed = false;   // a formula in a place of its own
};

struct NoteLine {
  enum class Kind { text, heading, entry } kind = Kind::text;
  int level = 0;                  // of a heading from 1, of an entry from 0
  std::string sign;               // before an entry: "•", "2."
  size_t begin = 0;               // [byte] of the line where its content begins
  std::vector<NotePiece> pieces;  // places count from the begin of the line
};

NoteLine noteLine(std::string_view line);
// What a line says without marks, formulas as they are typed.
std::string plainText(const NoteLine& line);

// Each variable that the text shows, once, in their order.
std::vector<std::string> noteVariables(std::string_view text);
// The text with other names of variables; `nameOf` gives a name back as it is where it stays.
std::string withNoteVariables(std::string_view text, const std::function<std::string(const std::string&)>& nameOf);
// Text in which nothing is a mark, to be read as a note.
std::string asNoteText(std::string_view plain);

}  // namespace armature::diagram
