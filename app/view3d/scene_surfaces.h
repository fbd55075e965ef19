// The surfaces of a scene as items of the picture: each has a mesh of its own, made anew whenever its points or colours
// have changed.
#pragma once
#include "app/view3d/body_look.h"
#include "app/view3d/item_list.h"
#include "app/view3d/scene_extent.h"
#include "app/view3d/scene_reader.h"

namespace armature::app {

class SceneSurfaces {
 public:
  struct Surface {
    SceneItem* item = nullptr;
    SurfacePose pose;
    QString part;
    std::vector<Vec3> points;                   // that the mesh was made of
    std::vector<std::array<double, 3>> colors;  // likewise
    bool isRigid = false;                       // these are so at every time
    bool isWorld = false;
  };

  // `parent` owns the list.
  explicit SceneSurfaces(QObject* parent) : list_(parent) {}

  // The surfaces of another scene.
  void reset(const SceneDescription& scene);
  void markWorld(const QString& part);
  // Results of another run: points have to be read again.
  void forgetPoints(const SceneReader& reader);
  // Puts all where they are at a place of the results.
  void place(const SceneReader& reader, const TimePlace& place, const BodyLook& look);
  void paint(const BodyLook& look);
  void hide();
  void reach(const SceneReader& reader, const TimePlace& place, SceneExtent& extent) const;
  // Of the many points of a surface some, the rims among them.
  std::vector<Vec3> outline(size_t index, const SceneReader& reader, const TimePlace& place) const;
  // Items that show where they are at the start, for a list of ghosts.
  void addGhosts(const SceneReader& reader, const TimePlace& start, const BodyLook& look, QObject* parent,
                 std::vector<SceneItem*>& ghosts) const;

  const std::vector<Surface>& all() const { return surfaces_; }
  ItemList& list() { return list_; }

 private:
  void place(size_t index, const SceneReader& reader, const TimePlace& place, const BodyLook& look);
  static void paint(Surface& surface, const BodyLook& look);

  ItemList list_;
  std::vector<Surface> surfaces_;
};

}  // namespace armature::app
