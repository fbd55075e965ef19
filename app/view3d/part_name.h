// The names that scene and diagram have for the same part.
#pragma once
#include <QString>
#include <string>

namespace armature::app {

// The component's name without subscripts: what the diagram calls it.
inline QString diagramPart(const std::string& part) {
  return QString::fromStdString(part).section('[', 0, 0);
}

}  // namespace armature::app
