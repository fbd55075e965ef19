// One part or parameter of a class in its text: what of its declaration has changed is written anew. Inside of the
// room.
#pragma once
#include <string>
#include <vector>

#include "engine/diagram/document.h"
#include "engine/diagram/text_edits.h"
#include "engine/syntax/parser.h"

namespace armature::diagram {

// Where something is declared in the text.
struct DeclaredAt {
  const syntax::ComponentClause* clause = nullptr;
  size_t index = 0;  // in the clause
  const syntax::Component& component() const { return *clause->components[index]; }
};

class ChangedPart {
 public:
  ChangedPart(TextEdits& edits, syntax::ParseContext& context) : edits_(edits), context_(context) {}

  // `before` and `after` may differ in the name, too.
  void change(const DeclaredAt& at, const ComponentItem& before, const ComponentItem& after);
  void change(const DeclaredAt& at, const ParameterItem& before, const ParameterItem& after);
  // Whether parts without a place in the text get one: where one of them has been placed.
  void setPlacing(bool isPlacing) { isPlacing_ = isPlacing; }
  // Whether the text may stay as it is of a part that nobody has moved.
  bool isPlaceKept(const DeclaredAt& at) const { return !isPlacing_ || hasPlace(at); }
  // Takes a component out, with its clause where that has no other.
  void remove(const DeclaredAt& at) { gone_.push_back({at, {}}); }
  // What was taken out is written at the end: a clause may have several components.
  void finish();
  // Declarations as they are written anew, without the semicolon.
  std::string declaration(const ComponentItem& item) const;
  std::string declaration(const ParameterItem& item) const;
  // The first byte of a declaration, prefixes included.
  uint32_t beginOf(const syntax::ComponentClause& clause) const;

 private:
  struct Gone {
    DeclaredAt at;
    std::string instead;  // a declaration of its own, may be empty
  };
  void finish(const syntax::ComponentClause& clause);
  // Of a text that says `before`, what has changed; false, with nothing done, where it says something else.
  bool changeWords(uint32_t begin, uint32_t end, const std::string& before, const std::string& after);
  void changeValue(SourceSpan span, const std::string& before, const std::string& after);
  void changeName(const syntax::Component& component, const std::string& before, const std::string& after);
  bool hasPlace(const DeclaredAt& at) const;
  // What a new text of the whole declaration has in the places of this one.
  struct Model;
  bool changeClass(const DeclaredAt& at, const std::string& before, const std::string& after);
  void changePlacement(const syntax::Component& component, const std::string& transformation);
  void changeModifiers(const syntax::Component& component, const ComponentItem& before, const ComponentItem& after,
                       const Model& was, const Model& made);
  bool changeValues(const syntax::Component& component, const ComponentItem& before, const ComponentItem& after);
  uint32_t endOfName(const syntax::Component& component) const;
  SourceSpan sizeOf(const DeclaredAt& at) const;
  // Where name, dimensions, modifiers, condition and description end.
  uint32_t endOfBody(const syntax::Component& component) const;
  const syntax::Argument* argumentOf(const syntax::Modification* in, const std::string& path) const;

  TextEdits& edits_;
  syntax::ParseContext& context_;
  bool isPlacing_ = true;
  std::vector<Gone> gone_;
};

}  // namespace armature::diagram
