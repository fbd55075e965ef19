// A sub-model made of the selected parts: a class of the diagram's own, with one part of it in their stead.
#pragma once
#include <functional>
#include <set>

#include "app/canvas/diagram_scene.h"
#include "engine/diagram/submodel.h"

namespace armature::app {

// Where its class goes when the parts are those within a class: beside that.
struct SubmodelHome {
  const diagram::Document* owner = nullptr;  // has the class among its own; null: the scene shows the diagram itself
  std::set<std::string> inherited{};         // members that the class may have without drawing them
  // Told of the sub-model before the parts are replaced, so that its class comes in the same step.
  std::function<void(const diagram::Submodel&)> keep{};
};

// A name that nothing there has, to propose for the class.
QString freeClassName(const DiagramScene& scene, const SubmodelHome& home = {});
// Why a text cannot be the name of a class there; empty when it can.
QString classNameProblem(const DiagramScene& scene, const QString& name, const SubmodelHome& home = {});
// Makes it in one step of undo and selects the new part. Gives the reason when it cannot be done (nothing has changed
// then), else an empty text.
QString makeSubmodel(DiagramScene& scene, const QString& className, const SubmodelHome& home = {});

}  // namespace armature::app
