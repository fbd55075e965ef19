// Which variables of an open diagram are shown as sparklines beside their parts (engine/diagram/sparkline_list.h), and
// the edits that change that; each is one step of undo.
#pragma once
#include <QString>
#include <optional>

#include "app/document/open_document.h"

namespace armature::app {

// A variable of a part of the diagram, by its name within the part.
struct PartVariable {
  int part = -1;
  std::string within;
};
// The part that a variable belongs to, by its full name; nothing where it is none's.
std::optional<PartVariable> partVariable(const diagram::Document& document, const QString& variable);

bool isSparkline(const diagram::Document& document, const QString& variable);
// Shows it beside its part, below those that stand there, or takes it away. False when nothing would change, or the
// document may not be changed.
bool setSparkline(OpenDocument& document, const QString& variable, bool isShown);
// Takes all of a part away.
void removeSparklines(OpenDocument& document, int part);

}  // namespace armature::app
