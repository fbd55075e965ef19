// The text of one of a diagram's own classes, read: what its editors as a drawing and as an icon have in common.
#pragma once
#include <string>

#include "engine/diagram/class_text.h"
#include "engine/syntax/parsing.h"

namespace armature::diagram {

struct ClassReading : syntax::Parsing {
  // The semicolon behind the class may be missing; offsets count in `classText` as well.
  explicit ClassReading(const std::string& classText) : text(withoutSemicolon(classText) + ";") {
    const syntax::StoredDefinition* file = syntax::parseFile(context, sources.add("class", text));
    if (!diagnostics.hasErrors() && file->classes.size() == 1) read = file->classes[0];
  }

  bool hasBody() const { return read && read->form == syntax::ClassDefinition::Form::body; }

  std::string text;
  const syntax::ClassDefinition* read = nullptr;  // null: unreadable, or not one class
};

// Of the text of an element, without the prefixes before it and the semicolon behind it.
inline SourceSpan spanOf(const syntax::Element& element) {
  switch (element.kind) {
    case syntax::Element::Kind::import:
      return element.import->span;
    case syntax::Element::Kind::extends:
      return element.extends->span;
    case syntax::Element::Kind::classDefinition:
      return element.classDefinition->span;
    case syntax::Element::Kind::componentClause:
      break;
  }
  return element.clause->span;
}

}  // namespace armature::diagram
