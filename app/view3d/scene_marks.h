// Arrows and ellipsoids among the bodies: the arrows of the model itself, the axes of frames, and the ellipsoids of
// inertia.
#pragma once
#include "app/look/theme.h"
#include "app/view3d/geometry_cache.h"
#include "app/view3d/item_list.h"
#include "app/view3d/scene_reader.h"
#include "app/view3d/vector_scale.h"

namespace armature::app {

class SceneMarks {
 public:
  // `geometries` must outlive the marks; `parent` owns the list.
  SceneMarks(GeometryCache& geometries, QObject* parent);

  struct Wanted {
    bool hasFrames = false, hasEllipsoids = false;  // besides the arrows of the model
  };
  void clear() { list_.replace({}); }
  // Makes the marks of a scene where they are at a place of its results; `radius` of the scene [m].
  void make(const SceneReader& reader, const TimePlace& place, const Wanted& wanted, const Theme& theme, double radius,
            VectorScale& scale);
  // The same marks at another place.
  void place(const SceneReader& reader, const TimePlace& place, double radius, VectorScale& scale) const;
  ItemList& list() { return list_; }

 private:
  void place(const std::vector<SceneItem*>& marks, const SceneReader& reader, const TimePlace& place, double radius,
             VectorScale& scale) const;
  SceneItem* mark(const std::string& key, const Mesh& mesh, const QColor& color, double opacity, bool isLit);

  GeometryCache& geometries_;
  ItemList list_;
  Wanted wanted_;
};

}  // namespace armature::app
