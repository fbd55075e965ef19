#include "app/text/diagram_problems.h"

#include <algorithm>

#include "app/text/class_check.h"
#include "engine/diagram/document_place.h"
#include "engine/diagram/netlist.h"

namespace armature::app {

TextProblems diagramProblems(const diagram::Document& document, const Messages& messages, const std::string& text) {
  std::vector<Diagnostic> found;
  std::vector<LineColumn> places;
  const std::string name = diagram::nameOfText(document);
  for (const Message& message : messages) {
    if (message.line == 0 || message.file != name || !isOfText(message)) continue;
    found.push_back({message.code, message.severity, message.text, {}, message.parts, {}, message.advice});
    places.push_back({message.line, message.column});
  }
  const auto words = diagram::wordsInText(document, places, text);
  for (size_t k = 0; k < found.size(); ++k)
    if (words[k]) found[k].span = {FileId(0U), words[k]->begin, words[k]->end};
  return placedProblems(text, found);
}

}  // namespace armature::app
