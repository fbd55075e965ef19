// The repair of a message that has one answer: what the button beside it says and does, as one step of undo.
#pragma once
#include <functional>
#include <optional>

#include "app/canvas/diagram_scene.h"
#include "app/run/checker.h"

namespace armature::app {

struct Repair {
  QString text;  // "Add a ground at source.n"
  std::function<void(DiagramScene& scene)> perform;
};

// `classOf`: null where a class is not known (yet). The repair holds for the document that the message was made of.
std::optional<Repair> repairOf(const Message& message, const diagram::Document& document,
                               const std::function<ClassPtr(const QString& className)>& classOf);

}  // namespace armature::app
