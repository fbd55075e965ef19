// The texts that a Modelica class has in the graphics of its Diagram annotation, as notes (note_list.h). Lines, shapes
// and texts that stand for something (%name) are no notes.
#pragma once
#include "engine/diagram/json_value.h"
#include "engine/syntax/tree.h"

namespace armature::diagram {

// An array of entries; empty without an annotation or such texts.
Json notesOfGraphics(const syntax::Modification* annotation, const NameTable& names);

}  // namespace armature::diagram
