#include "app/view3d/scene_shapes.h"

#include <algorithm>
#include <cmath>

#include "app/view3d/part_name.h"

namespace armature::app {

void SceneShapes::reset(const SceneDescription& scene, const std::map<std::string, std::string>& files) {
  // Crowds of bodies are small on the screen: fewer triangles for each.
  detail_ = scene.shapes.size() <= 120 ? 1 : scene.shapes.size() <= 250 ? 0.5 : 0.3;
  shapes_.clear();
  std::vector<SceneItem*> items;
  std::set<std::string> paths;
  for (const ShapeVariables& s : scene.shapes) {
    Shape shape;
    shape.item = new SceneItem(&list_);
    shape.part = diagramPart(s.part);
    const auto found = files.find(s.type);
    if (FileMeshes::isFileName(s.type)) shape.file = found != files.end() ? found->second : s.type;
    if (!shape.file.empty()) paths.insert(shape.file);
    items.push_back(shape.item);
    shapes_.push_back(std::move(shape));
  }
  files_.want(paths);
  list_.replace(std::move(items));
}

void SceneShapes::takeFile(const QString& path) {
  for (Shape& shape : shapes_)
    if (shape.file == path.toStdString()) shape.key.clear();
}

void SceneShapes::markWorld(const QString& part) {
  for (Shape& shape : shapes_) {
    shape.isWorld = shape.part == part;
    // Its axes say which way is which, in a section as well.
    shape.item->setCut(!shape.isWorld);
  }
}

void SceneShapes::hide() {
  for (Shape& shape : shapes_) shape.item->setShown(false);
}

std::shared_ptr<MeshGeometry> SceneShapes::geometryOf(const ShapeForm& form) {
  return geometries_.get(meshKey(form) + "@" + std::to_string(detail_), [&] { return makeMesh(form, detail_); });
}

void SceneShapes::place(const SceneReader& reader, const TimePlace& at, const BodyLook& look) {
  for (size_t k = 0; k < shapes_.size(); ++k) {
    place(shapes_[k], poseOf(k, reader, at), look);
    if (!reader.scene().shapes[k].letter.empty()) shapes_[k].item->setShown(false);
  }
  orderCoincident();
}

ShapePose SceneShapes::poseOf(size_t index, const SceneReader& reader, const TimePlace& place) const {
  ShapePose pose = reader.shape(index, place);
  if (!shapes_[index].isWorld) return pose;
  pose.origin = worldScale_ * pose.origin;
  for (double* size : {&pose.form.length, &pose.form.width, &pose.form.height}) *size *= worldScale_;
  return pose;
}

std::vector<SceneShapes::Letter> SceneShapes::letters(const SceneReader& reader, const BodyLook& look) const {
  std::vector<Letter> letters;
  std::string before;  // the letter whose strokes follow each other
  Bounds strokes;
  for (size_t k = 0; k < shapes_.size(); ++k) {
    const ShapeVariables& given = reader.scene().shapes[k];
    const ShapePose& pose = shapes_[k].pose;
    if (given.letter.empty() || !pose.isShown) continue;
    const std::string name = given.name.substr(0, given.name.rfind('.'));
    if (name != before) {
      before = name, strokes = {};
      letters.push_back(
          {QString::fromStdString(given.letter), {}, 0, look.color(pose.color, look.isSelected(shapes_[k].part))});
    }
    for (const Vec3& corner : cornersOf(pose)) strokes.add(corner);
    letters.back().place = strokes.middle();
    letters.back().height = 2 * strokes.radius();
  }
  return letters;
}

void SceneShapes::place(Shape& shape, const ShapePose& given, const BodyLook& look) {
  shape.pose = given;
  ShapePose& pose = shape.pose;
  if (pose.form.length < 0) {
    // The same body the other way round keeps its outside outside.
    pose.form.length = -pose.form.length;
    pose.axes.x = -pose.axes.x, pose.axes.z = -pose.axes.z;
  }
  if (isWaiting(shape)) return shape.item->setShown(false);
  const FileMeshes::Entry* file = fileOf(shape);
  const bool isFile = file && file->mesh;
  if (isFile) {
    if (shape.key.empty()) {
      shape.key = "file";
      shape.item->setGeometry(geometries_.get("file:" + shape.file, [&] { return file->mesh; }));
    }
  } else if (pose.isShown) {
    const std::string key = meshKey(pose.form);
    if (key != shape.key) {
      shape.key = key;
      shape.item->setGeometry(geometryOf(pose.form));
    }
  }
  const bool isScaled = !isFile || pose.form.extra > 0.5;
  shape.item->setShown(pose.isShown || (isFile && std::isfinite(dot(pose.origin, pose.origin))));
  shape.item->place(pose.origin, pose.axes, isScaled ? meshScale(pose.form) : Vec3{1, 1, 1});
  paint(shape, look);
}

namespace {

// The same form outside, as thick, about the same axis: the sides of both lie in one another.
bool isCoincident(const ShapePose& a, const ShapePose& b) {
  const double width = std::abs(a.form.width);
  constexpr double kSame = 1e-3;
  const auto isRound = [](const std::string& type) {
    return type == "cylinder" || type == "pipe" || type == "pipecylinder";
  };
  if (a.form.type != b.form.type && !(isRound(a.form.type) && isRound(b.form.type))) return false;
  if (std::abs(std::abs(b.form.width) - width) > kSame * width) return false;
  if (std::abs(b.form.height - a.form.height) > kSame * width) return false;
  if (1 - std::abs(dot(a.axes.x, b.axes.x)) > kSame * kSame) return false;
  const Vec3 apart = b.origin - a.origin;
  const double along = dot(a.axes.x, apart);
  if (norm(apart - along * a.axes.x) > kSame * width) return false;
  const double end = along + dot(a.axes.x, b.axes.x) * b.form.length;
  return std::min(along, end) < a.form.length && std::max(along, end) > 0;
}

}  // namespace

// Which of two bodies at the same place is seen must not change from pixel to pixel: the later one is taken to be
// behind, by more than the facets of round bodies stand out.
void SceneShapes::orderCoincident() {
  constexpr size_t kMost = 200;  // every pair is looked at
  constexpr double kStep = 0.012;
  if (shapes_.size() > kMost) return;
  for (size_t k = 0; k < shapes_.size(); ++k) {
    int before = 0;
    for (size_t other = 0; other < k; ++other) {
      if (shapes_[other].pose.isShown && isCoincident(shapes_[other].pose, shapes_[k].pose)) ++before;
    }
    shapes_[k].item->setSink(before * kStep * std::abs(shapes_[k].pose.form.width));
  }
}

void SceneShapes::paint(Shape& shape, const BodyLook& look) {
  shape.item->setLook(look.color(shape.pose.color, look.isSelected(shape.part)), 1,
                      BodyLook::roughness(shape.pose.specular));
}

void SceneShapes::paint(const BodyLook& look) {
  for (Shape& shape : shapes_) paint(shape, look);
}

void SceneShapes::reach(const SceneReader& reader, const TimePlace& place, SceneExtent& extent) const {
  for (size_t k = 0; k < shapes_.size(); ++k) {
    const ShapePose pose = reader.shape(k, place);
    const FileMeshes::Entry* file = fileOf(shapes_[k]);
    const bool isFile = file && file->mesh;
    if (isWaiting(shapes_[k]) || (!isFile && !pose.isShown)) continue;
    const auto of = shapes_[k].isWorld ? SceneExtent::Of::world : SceneExtent::Of::bodies;
    const auto addAll = [&](const auto& points) {
      for (const Vec3& point : points) extent.add(point, of);
    };
    if (isFile)
      addAll(cornersOf(pose, file->bounds, pose.form.extra > 0.5 ? meshScale(pose.form) : Vec3{1, 1, 1}));
    else
      addAll(outlineOf(pose));
  }
}

void SceneShapes::addGhosts(const SceneReader& reader, const TimePlace& start, const BodyLook& look, QObject* parent,
                            std::vector<SceneItem*>& ghosts) {
  for (size_t k = 0; k < shapes_.size(); ++k) {
    const ShapePose pose = poseOf(k, reader, start);
    if (!reader.scene().shapes[k].letter.empty() || !pose.isShown || !shapes_[k].item->geometry() ||
        isWaiting(shapes_[k]))
      continue;
    auto* item = new SceneItem(parent);
    const FileMeshes::Entry* file = fileOf(shapes_[k]);
    const bool isFile = file && file->mesh;
    item->setGeometry(isFile ? shapes_[k].item->mesh() : geometryOf(pose.form));
    item->place(pose.origin, pose.axes, isFile && pose.form.extra <= 0.5 ? Vec3{1, 1, 1} : meshScale(pose.form));
    item->setLook(look.color(pose.color, false), BodyLook::kGhostOpacity, 0.9);
    ghosts.push_back(item);
  }
}

}  // namespace armature::app
