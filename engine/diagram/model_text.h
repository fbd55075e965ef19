// A document as Modelica text, with a record of which bytes come from which part. Both the netlist and the export are
// made of it.
#pragma once
#include <string>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::diagram {

// A stretch of the text that the document's author has written, and what it must be.
struct Fragment {
  enum class Kind { expression, argument, reference, body, classText };
  Kind kind = Kind::expression;
  uint32_t begin = 0;  // [byte]
  uint32_t end = 0;
  Phrase what;                     // "modifier 'J' of 'inertia1'"
  std::vector<std::string> parts;  // component or connector concerned
  bool isValue = false;            // of a parameter, or of the part's modifier `name`
  std::string name = {};
  bool isPackage = false;  // a body that is the text of one of the document's classes
};

// A stretch of the text that belongs to one component or connection as a whole.
struct Owner {
  uint32_t begin = 0;  // [byte]
  uint32_t end = 0;
  std::vector<std::string> parts;
};

struct ModelText {
  std::string text;
  std::vector<Fragment> fragments;
  std::vector<Owner> owners;
  std::vector<Diagnostic> problems;  // names that are no identifiers, doubled names
};

// What the text is for: the compiler (no annotations), another tool (with those that it draws from and the experiment),
// a person who reads and changes it (the same without what no Modelica annotation can say), or a class beside others,
// with the arguments of its annotation as they stand in `classAnnotation` ("Icon(…)").
enum class TextFor { compiler, file, person, ownClass };

// Further arguments of a wire's Line annotation ("color = {0, 0, 255}"); may be empty.
using LineLooks = std::function<std::string(const ConnectionItem& wire)>;

// Builds the text. `places` gives the ends of wires, `looks` what else their lines have.
ModelText modelText(const Document& document, TextFor use, const EndPlaces& places,
                    const std::string& classAnnotation = {}, const LineLooks& looks = {});

}  // namespace armature::diagram
