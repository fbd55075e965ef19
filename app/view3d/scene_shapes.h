// The visual shapes of a scene as items of the picture: elementary forms, and meshes from files.
#pragma once
#include "app/view3d/body_look.h"
#include "app/view3d/file_meshes.h"
#include "app/view3d/geometry_cache.h"
#include "app/view3d/item_list.h"
#include "app/view3d/scene_extent.h"
#include "app/view3d/scene_reader.h"

namespace armature::app {

class SceneShapes {
 public:
  struct Shape {
    SceneItem* item = nullptr;
    ShapePose pose;
    QString part;
    std::string file;      // its path, empty for the elementary forms
    std::string key;       // of the mesh it has
    bool isWorld = false;  // axes and gravity of the world, beside bodies
  };
  // Beside the tip of an axis. The model has it as lines in a plane of its own, which are seen askew from nearly
  // everywhere: it is written instead.
  struct Letter {
    QString text;
    Vec3 place;         // [m]
    double height = 0;  // [m]
    QColor color;
  };

  // `geometries` must outlive the shapes; `parent` owns the list.
  SceneShapes(GeometryCache& geometries, QObject* parent) : geometries_(geometries), list_(parent) {}

  // The shapes of another scene. `files`: paths of shapes from files, by their names in the model, for those that have
  // another one there. Until its file is read a shape is not shown.
  void reset(const SceneDescription& scene, const std::map<std::string, std::string>& files);
  // They are of the world, and not what is to be seen.
  void markWorld(const QString& part);
  // How large the world's axes are shown, of what the model says.
  void setWorldScale(double scale) { worldScale_ = scale; }
  // Puts all where they are at a place of the results.
  void place(const SceneReader& reader, const TimePlace& place, const BodyLook& look);
  void paint(const BodyLook& look);
  void hide();
  // So many that drawing them is slow where the processor does it.
  bool isCrowd() const { return detail_ < 1; }
  void reach(const SceneReader& reader, const TimePlace& place, SceneExtent& extent) const;
  // Items that show where they are at the start, for a list of ghosts.
  void addGhosts(const SceneReader& reader, const TimePlace& start, const BodyLook& look, QObject* parent,
                 std::vector<SceneItem*>& ghosts);

  const std::vector<Shape>& all() const { return shapes_; }
  // As they are on show.
  std::vector<Letter> letters(const SceneReader& reader, const BodyLook& look) const;
  ItemList& list() { return list_; }
  const FileMeshes& files() const { return files_; }
  // A file has been read: its shapes are placed with it next time.
  void takeFile(const QString& path);

 private:
  void place(Shape& shape, const ShapePose& pose, const BodyLook& look);
  ShapePose poseOf(size_t index, const SceneReader& reader, const TimePlace& place) const;
  static void paint(Shape& shape, const BodyLook& look);
  // What is known of a shape's file, null for the elementary forms and while it is being read.
  const FileMeshes::Entry* fileOf(const Shape& shape) const { return files_.find(shape.file); }
  bool isWaiting(const Shape& shape) const { return !shape.file.empty() && !fileOf(shape); }
  std::shared_ptr<MeshGeometry> geometryOf(const ShapeForm& form);
  void orderCoincident();

  GeometryCache& geometries_;
  ItemList list_;
  FileMeshes files_;
  std::vector<Shape> shapes_;
  double detail_ = 1;  // of meshes, less for crowds
  double worldScale_ = 1;
};

}  // namespace armature::app
