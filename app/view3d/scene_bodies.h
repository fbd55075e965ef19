// The bodies of a scene: its shapes and surfaces together, as the rest of the view asks for them.
#pragma once
#include <optional>

#include "app/view3d/annotations.h"
#include "app/view3d/scene_shapes.h"
#include "app/view3d/scene_surfaces.h"
#include "app/view3d/section_plane.h"

namespace armature::app {

// What a ray meets first.
struct BodyHit {
  QString part;
  Vec3 point;  // [m]
};

class SceneBodies {
 public:
  // `geometries` must outlive the bodies; `parent` owns the lists of items.
  SceneBodies(GeometryCache& geometries, QObject* parent) : shapes_(geometries, parent), surfaces_(parent) {}

  // The bodies of another scene. `files`: paths of shapes from files, by their names in the model.
  void reset(const SceneDescription& scene, const std::map<std::string, std::string>& files);
  bool isEmpty() const { return shapes_.all().empty() && surfaces_.all().empty(); }
  // Puts everything where it is at a place of the results.
  void place(const SceneReader& reader, const TimePlace& place, const BodyLook& look);
  void paint(const BodyLook& look);
  // There are no results to say where they are.
  void hide();
  // How far they reach at a place of the results.
  void reach(const SceneReader& reader, const TimePlace& place, SceneExtent& extent) const;
  // Items that show where they are at the start of the results.
  std::vector<SceneItem*> makeGhosts(const SceneReader& reader, const BodyLook& look, QObject* parent);

  // The body that a ray meets first, on the side of a section that is left. Linear in the number of triangles.
  std::optional<BodyHit> hitBy(Camera::Ray ray, const SectionPlane& section) const;
  // Where a part is: its centre of mass, or the origin of its first shape; nothing for parts without bodies.
  std::optional<Vec3> placeOf(const QString& part, const SceneReader& reader, const TimePlace& place) const;
  // Names in the middle of the parts that are shown: of the selected ones, or (null) of all but the world.
  std::vector<Label> labels(const SceneReader& reader, const TimePlace& place, const QSet<QString>* selected) const;

  SceneShapes& shapes() { return shapes_; }
  const SceneShapes& shapes() const { return shapes_; }
  SceneSurfaces& surfaces() { return surfaces_; }
  const SceneSurfaces& surfaces() const { return surfaces_; }

 private:
  Bounds boxOf(const QString& part, const SceneReader& reader, const TimePlace& place) const;

  SceneShapes shapes_;
  SceneSurfaces surfaces_;
};

}  // namespace armature::app
