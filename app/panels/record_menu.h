// What of a run is recorded, as lists of variables offer it. Each choice is one step of undo on the diagram.
#pragma once
#include <string>
#include <vector>

#include "app/document/open_document.h"

class QMenu;

namespace armature::app {

// What a menu is opened on: a variable, or a part whose variables are meant, which is listed by patterns.
struct RecordChoice {
  QString name;                    // "inertia1.w", "inertia1"
  std::vector<std::string> names;  // what would stand in the list of the diagram
  bool isRecorded = false;         // of the next run
};
RecordChoice recordVariable(const QString& name, bool isRecorded);
RecordChoice recordPart(const QString& part);

// Adds to a menu what can be done about it; nothing while values are locked.
void addRecordActions(QMenu& menu, OpenDocument& document, const RecordChoice& choice);

}  // namespace armature::app
