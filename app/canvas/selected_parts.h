// What is selected in a diagram, for those who ask at any time. In the middle of an edit the selection is that of the
// document already, while the pictures are those of before: parts without a picture are left out then, and whoever
// listens hears of the selection again at the end of the edit.
#pragma once
#include <QSet>
#include <vector>

#include "app/canvas/diagram_scene.h"

namespace armature::app {

inline std::vector<const PartPicture*> selectedPictures(const DiagramScene& scene) {
  std::vector<const PartPicture*> pictures;
  for (const int index : scene.selectedParts())
    if (static_cast<size_t>(index) < scene.parts().size())
      pictures.push_back(&scene.parts()[static_cast<size_t>(index)]);
  return pictures;
}

inline QSet<QString> selectedNames(const DiagramScene& scene) {
  QSet<QString> names;
  for (const PartPicture* part : selectedPictures(scene)) names << part->name;
  return names;
}

}  // namespace armature::app
