#include "app/view3d/scene_surfaces.h"

#include <algorithm>

#include "app/view3d/geometry_cache.h"
#include "app/view3d/part_name.h"

namespace armature::app {

namespace {

MeshPtr meshOf(const SurfaceVariables& s, const SceneSurfaces::Surface& surface) {
  return std::make_shared<const Mesh>(
      makeSurface(s.rows, s.columns, surface.points, surface.colors, surface.pose.isWire));
}

}  // namespace

void SceneSurfaces::reset(const SceneDescription& scene) {
  surfaces_.clear();
  std::vector<SceneItem*> items;
  for (const SurfaceVariables& s : scene.surfaces) {
    Surface surface;
    surface.item = new SceneItem(&list_);
    surface.part = diagramPart(s.part);
    items.push_back(surface.item);
    surfaces_.push_back(std::move(surface));
  }
  list_.replace(std::move(items));
}

void SceneSurfaces::markWorld(const QString& part) {
  for (Surface& surface : surfaces_) surface.isWorld = surface.part == part;
}

void SceneSurfaces::forgetPoints(const SceneReader& reader) {
  for (size_t k = 0; k < surfaces_.size(); ++k) {
    surfaces_[k].points.clear();
    surfaces_[k].isRigid = reader.store() && reader.isRigid(k);
  }
}

void SceneSurfaces::hide() {
  for (Surface& surface : surfaces_) surface.item->setShown(false);
}

void SceneSurfaces::place(const SceneReader& reader, const TimePlace& at, const BodyLook& look) {
  for (size_t k = 0; k < surfaces_.size(); ++k) place(k, reader, at, look);
}

void SceneSurfaces::place(size_t index, const SceneReader& reader, const TimePlace& at, const BodyLook& look) {
  Surface& surface = surfaces_[index];
  surface.pose = reader.surface(index, at);
  if (surface.points.empty() || !surface.isRigid) {
    auto points = reader.surfacePoints(index, at);
    auto colors = reader.surfaceColors(index, at);
    if (points != surface.points || colors != surface.colors) {
      surface.points = std::move(points), surface.colors = std::move(colors);
      const MeshPtr mesh = meshOf(reader.scene().surfaces[index], surface);
      surface.item->setGeometry(mesh->triangles.empty() ? nullptr : makeGeometry(mesh));
    }
  }
  surface.item->setShown(surface.pose.isShown && surface.item->mesh());
  surface.item->place(surface.pose.origin, surface.pose.axes, {1, 1, 1});
  paint(surface, look);
}

void SceneSurfaces::paint(Surface& surface, const BodyLook& look) {
  // Colours of points mean something: they are shown as they are, what is selected with a tint.
  const std::array<double, 3> color = surface.colors.empty() ? surface.pose.color : std::array<double, 3>{1, 1, 1};
  const bool isSelected = look.isSelected(surface.part);
  surface.item->setLook(surface.colors.empty() || isSelected ? look.color(color, isSelected) : QColor(Qt::white),
                        surface.pose.opacity, BodyLook::roughness(surface.pose.specular));
}

void SceneSurfaces::paint(const BodyLook& look) {
  for (Surface& surface : surfaces_) paint(surface, look);
}

void SceneSurfaces::reach(const SceneReader& reader, const TimePlace& place, SceneExtent& extent) const {
  for (size_t k = 0; k < surfaces_.size(); ++k) {
    // By the results, not by what is on show: that may be hidden still, of a run whose rows nobody has looked at.
    if (!reader.surface(k, place).isShown) continue;
    const auto of = surfaces_[k].isWorld ? SceneExtent::Of::ground : SceneExtent::Of::bodies;
    for (const Vec3& point : outline(k, reader, place)) extent.add(point, of);
  }
}

std::vector<Vec3> SceneSurfaces::outline(size_t index, const SceneReader& reader, const TimePlace& place) const {
  constexpr size_t kMost = 24;  // rows, columns
  const Surface& surface = surfaces_[index];
  const SurfacePose pose = reader.surface(index, place);
  const SurfaceVariables& s = reader.scene().surfaces[index];
  const auto points = surface.isRigid && !surface.points.empty() ? surface.points : reader.surfacePoints(index, place);
  const size_t rows = std::min<size_t>(s.rows, kMost), columns = std::min<size_t>(s.columns, kMost);
  std::vector<Vec3> outline;
  for (size_t i = 0; i < rows; ++i) {
    for (size_t j = 0; j < columns; ++j) {
      const size_t row = i * (s.rows - 1) / (rows - 1), column = j * (s.columns - 1) / (columns - 1);
      outline.push_back(pose.origin + pose.axes * points[row * s.columns + column]);
    }
  }
  return outline;
}

void SceneSurfaces::addGhosts(const SceneReader& reader, const TimePlace& start, const BodyLook& look, QObject* parent,
                              std::vector<SceneItem*>& ghosts) const {
  for (size_t k = 0; k < surfaces_.size(); ++k) {
    Surface surface = surfaces_[k];
    surface.pose = reader.surface(k, start);
    surface.points = reader.surfacePoints(k, start);
    surface.colors.clear();
    const MeshPtr mesh = meshOf(reader.scene().surfaces[k], surface);
    if (!surface.pose.isShown || mesh->triangles.empty()) continue;
    auto* item = new SceneItem(parent);
    item->setGeometry(makeGeometry(mesh));
    item->place(surface.pose.origin, surface.pose.axes, {1, 1, 1});
    item->setLook(look.color(surface.pose.color, false), BodyLook::kGhostOpacity, 0.9);
    ghosts.push_back(item);
  }
}

}  // namespace armature::app
