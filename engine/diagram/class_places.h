// Places of a class in its text where something new goes, and how lines are written there. Inside of the room.
#pragma once
#include <optional>
#include <string>

#include "engine/diagram/text_edits.h"
#include "engine/syntax/tree.h"

namespace armature::diagram {

class ClassPlaces {
 public:
  // Both must outlive it.
  ClassPlaces(TextEdits& edits, const syntax::ClassDefinition& model) : edits_(edits), model_(model) {}

  // "\n", or "\r\n" in a text that has these.
  std::string newLine() const { return edits_.newLine(); }
  std::string indent() const { return edits_.indentAt(model_.span.begin); }
  std::string indentWithin() const { return indent() + "  "; }
  // Behind the name and the description of the class.
  uint32_t endOfHead() const;
  // Behind the line of the last element of the class; of the head where it has none.
  uint32_t endOfElements() const;
  // The end of the word `equation` of the class itself; nothing where it has no such section.
  std::optional<uint32_t> beginOfEquations() const;
  // The annotation of the class, else its last "end".
  uint32_t beginOfTail() const;
  uint32_t beginOfEnd() const;
  // Puts lines before something: at the beginning of its line if it stands alone there.
  void insertBefore(uint32_t place, const std::string& lines) const;
  // Behind the semicolon that follows, and the comment in its line.
  uint32_t endOfLineWith(uint32_t end) const;

 private:
  TextEdits& edits_;
  const syntax::ClassDefinition& model_;
};

}  // namespace armature::diagram
