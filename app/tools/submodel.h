// A sub-model made of the selected parts: a class of the diagram's own, with one part of it in their stead.
#pragma once
#include "app/canvas/diagram_scene.h"

namespace armature::app {

// A name that nothing in the diagram has, to propose for the class.
QString freeClassName(const DiagramScene& scene);
// Why a text cannot be the name of a class of the diagram; empty when it can.
QString classNameProblem(const DiagramScene& scene, const QString& name);
// Makes it in one step of undo and selects the new part. Gives the reason when it cannot be done (nothing has changed
// then), else an empty text.
QString makeSubmodel(DiagramScene& scene, const QString& className);

}  // namespace armature::app
