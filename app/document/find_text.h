// Finding a text in a diagram, in the names of parts, their values and the diagram's own parameters, and the same in
// its sub-models; and putting another one in its place.
#pragma once
#include <QString>
#include <vector>

#include "app/document/open_document.h"

namespace armature::app {

struct FindWhat {
  QString text;
  bool hasCase = false;  // small and capital letters are told apart
  bool inNames = true;   // of parts
  bool inValues = true;  // of parts and of the diagram's parameters
};

struct FindHit {
  enum class Kind { partName, value, parameterValue } kind = Kind::partName;
  int index = 0;     // of the part, or of the parameter
  int position = 0;  // of a part's value among its values
  std::string text;  // that has it, as it was found
  QString words;     // "inertia1.J = 2"
  QString part;      // that it is of, with its path ("load1.spring"); empty: the diagram itself
  // Of the diagram's own whose text has it, and where index and position count; empty: the diagram itself.
  std::string className;
};

// In the order of the diagram's parts, then what is within them, once for each class. Nothing for an empty text. Reads
// the sub-models' texts if any of them has the text.
std::vector<FindHit> findText(const diagram::Document& document, const FindWhat& what);
// Replaces the text in all these places, which are the document's own (see shell/replace_within.h for its sub-models),
// as one step of undo; `problem` gets the reason of the first that could not be done, which stays as it is (a name that
// another part has). Returns how many were.
int replaceText(OpenDocument& document, const std::vector<FindHit>& hits, const FindWhat& what, const QString& by,
                QString* problem = nullptr);

}  // namespace armature::app
