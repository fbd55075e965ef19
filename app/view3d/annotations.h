// What is written and painted over the bodies: their names, cut forces and torques, centres of mass and the paths of
// these. Places and vectors in space [m].
#pragma once
#include <QSet>
#include <QString>

#include "app/view3d/scene_reader.h"
#include "app/view3d/vector_scale.h"

namespace armature::app {

struct Label {
  QString text;
  Vec3 place;
};

struct LoadArrow {
  Vec3 place, vector;  // on the scale of all
  QString value;
};

// Cut forces or torques at a place of the results: of all frames of the selected parts, of the first frame of every
// part when nothing is selected. `radius` of the scene [m].
std::vector<LoadArrow> cutLoads(const SceneReader& reader, const TimePlace& place, const QSet<QString>& selected,
                                LoadKind kind, double radius, VectorScale& scale);

std::vector<Vec3> centresOfMass(const SceneReader& reader, const TimePlace& place);

// Paths of the centres of mass; each row of the results is looked at once.
class Traces {
 public:
  void clear() { paths_.clear(), rows_ = 0; }
  // Makes them end at a place of the results.
  void extend(const SceneReader& reader, const TimePlace& place);
  const std::vector<std::vector<Vec3>>& paths() const { return paths_; }

 private:
  std::vector<std::vector<Vec3>> paths_;  // of the bodies in the scene's order
  uint64_t rows_ = 0;                     // that are in the paths
};

}  // namespace armature::app
