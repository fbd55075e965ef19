#include "engine/diagram/wire_lines.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <map>
#include <vector>

#include "engine/diagram/class_reading.h"

namespace armature::diagram {

namespace {

using syntax::Equation;
using syntax::EquationKind;

std::string withoutSpaces(std::string text) {
  std::erase_if(text, [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; });
  return text;
}

// What a wire joins, and where its annotation stands, or would stand.
struct WirePlace {
  std::string ends;  // "connect(a.p,b.n)"
  uint32_t begin = 0, end = 0;
};

std::vector<WirePlace> wirePlaces(const ClassReading& reading) {
  std::vector<WirePlace> places;
  if (!reading.hasBody()) return places;
  for (const syntax::EquationSection& section : reading.read->equations)
    for (const Equation* equation : section.equations) {
      if (equation->kind != EquationKind::connect) continue;
      const SourceSpan span = equation->span, annotation = equation->annotation;
      const size_t close = reading.text.find(')', equation->b->span.end);
      if (close == std::string::npos || close >= span.end) continue;
      WirePlace place{withoutSpaces(reading.text.substr(span.begin, close + 1 - span.begin)), span.end, span.end};
      if (annotation.isValid()) place.begin = annotation.begin, place.end = annotation.end;
      places.push_back(std::move(place));
    }
  return places;
}

// Nothing is said of how it runs but where it ends.
bool isStraight(const std::string& annotation) {
  const std::string text = withoutSpaces(annotation);
  if (text.empty()) return true;
  const std::string head = "annotation(Line(points={{";
  return text.starts_with(head) && std::ranges::count(text, '{') == 3 && text.find("}})") != std::string::npos &&
         text.substr(text.find("}})")) == "}}))";
}

}  // namespace

std::string withWireLines(const std::string& classText, const std::string& drawn) {
  const ClassReading reading(classText), other(drawn);
  std::map<std::string, std::string> lines;
  for (const WirePlace& place : wirePlaces(other))
    lines[place.ends] = other.text.substr(place.begin, place.end - place.begin);
  std::string made = classText;
  std::vector<WirePlace> places = wirePlaces(reading);
  std::ranges::sort(places, std::greater(), &WirePlace::begin);
  for (const WirePlace& place : places) {
    const auto line = lines.find(place.ends);
    if (line == lines.end() || line->second.empty() || place.end > made.size()) continue;
    if (!isStraight(reading.text.substr(place.begin, place.end - place.begin))) continue;
    made.replace(place.begin, place.end - place.begin, (place.begin == place.end ? " " : "") + line->second);
  }
  return made;
}

}  // namespace armature::diagram
