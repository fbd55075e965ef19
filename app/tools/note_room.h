// Where a new note begins, and how wide it is: a note lies below all else, and what is written under a part cannot be
// read.
#pragma once
#include <QPointF>

namespace armature::app {

class DiagramScene;

struct NoteRoom {
  QPointF at;    // its upper left corner [unit, y up], on the grid
  double width;  // [unit]
};

// At the place that is wanted, narrower where a part stands beside it; at the nearest free one where that is too
// narrow.
NoteRoom roomForNote(const DiagramScene& scene, QPointF wanted);

}  // namespace armature::app
