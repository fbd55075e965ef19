// Surfaces of the model: each has a mesh of its own, made anew whenever its points or colours have changed.
#include <algorithm>

#include "app/view3d/view_scene.h"

namespace armature::app {

void ViewScene::makeSurfaces() {
  const std::vector<Surface> old = std::move(surfaces_);
  surfaces_.clear();
  for (const SurfaceVariables& s : reader_->scene().surfaces) {
    Surface surface;
    surface.item = new SceneItem(this);
    surface.part = diagramPart(s.part);
    surfaces_.push_back(std::move(surface));
  }
  if (old.empty() && surfaces_.empty()) return;
  Q_EMIT surfacesChanged();
  for (const Surface& surface : old) retire({surface.item});
}

// For results of another run.
void ViewScene::forgetSurfacePoints() {
  for (size_t k = 0; k < surfaces_.size(); ++k) {
    surfaces_[k].points.clear();
    surfaces_[k].isRigid = reader_->store() && reader_->isRigid(k);
  }
}

MeshPtr ViewScene::surfaceMesh(size_t index, const Surface& surface) const {
  const SurfaceVariables& s = reader_->scene().surfaces[index];
  return std::make_shared<const Mesh>(
      makeSurface(s.rows, s.columns, surface.points, surface.colors, surface.pose.isWire));
}

void ViewScene::placeSurface(size_t index, const TimePlace& place) {
  Surface& surface = surfaces_[index];
  surface.pose = reader_->surface(index, place);
  if (surface.points.empty() || !surface.isRigid) {
    auto points = reader_->surfacePoints(index, place);
    auto colors = reader_->surfaceColors(index, place);
    if (points != surface.points || colors != surface.colors) {
      surface.points = std::move(points), surface.colors = std::move(colors);
      const MeshPtr mesh = surfaceMesh(index, surface);
      const bool isEmpty = mesh->triangles.empty();
      surface.item->setGeometry(
          isEmpty ? nullptr
                  : std::shared_ptr<MeshGeometry>(new MeshGeometry(mesh), [](auto* old) { old->deleteLater(); }));
    }
  }
  surface.item->setShown(surface.pose.isShown && surface.item->mesh());
  surface.item->place(surface.pose.origin, surface.pose.axes, {1, 1, 1});
  paintSurface(surface);
}

void ViewScene::paintSurface(Surface& surface) {
  // Colours of points mean something: they are shown as they are, what is selected with a tint.
  const std::array<double, 3> color = surface.colors.empty() ? surface.pose.color : std::array<double, 3>{1, 1, 1};
  const bool isSelected = selected_.contains(surface.part);
  surface.item->setLook(surface.colors.empty() || isSelected ? shapeColor(color, isSelected) : QColor(Qt::white),
                        surface.pose.opacity, 1 - 0.6 * std::clamp(surface.pose.specular, 0.0, 1.0));
}

// Of many points some, the rims among them.
std::vector<Vec3> ViewScene::surfaceOutline(size_t index, const TimePlace& place) const {
  constexpr size_t kMost = 24;  // rows, columns
  const Surface& surface = surfaces_[index];
  const SurfacePose pose = reader_->surface(index, place);
  const SurfaceVariables& s = reader_->scene().surfaces[index];
  const auto points =
      surface.isRigid && !surface.points.empty() ? surface.points : reader_->surfacePoints(index, place);
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

SceneItem* ViewScene::surfaceGhost(size_t index, const TimePlace& start) {
  Surface surface = surfaces_[index];
  surface.pose = reader_->surface(index, start);
  surface.points = reader_->surfacePoints(index, start);
  surface.colors.clear();
  const MeshPtr mesh = surfaceMesh(index, surface);
  if (!surface.pose.isShown || mesh->triangles.empty()) return nullptr;
  auto* item = new SceneItem(this);
  item->setGeometry(std::shared_ptr<MeshGeometry>(new MeshGeometry(mesh), [](auto* old) { old->deleteLater(); }));
  item->place(surface.pose.origin, surface.pose.axes, {1, 1, 1});
  item->setLook(shapeColor(surface.pose.color, false), kGhostOpacity, 0.9);
  return item;
}

}  // namespace armature::app
