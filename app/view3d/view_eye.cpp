// Where the eye of the 3-D picture is: fitted to what there is to see, set by hand, or following a part.
#include <algorithm>
#include <cmath>

#include "app/view3d/view_scene.h"

namespace armature::app {

void ViewScene::setViewport(const QSizeF& size) {
  camera_.setViewport(size);
  if (isFitted_ && followed_.isEmpty()) fitNow();
  Q_EMIT eyeChanged();
  Q_EMIT overlayChanged();
}

void ViewScene::changeEye(const std::function<void(Camera&)>& change) {
  isFitted_ = false;
  hurry();
  change(camera_);
  camera_.setDepth(everything_);
  Q_EMIT eyeChanged();
  Q_EMIT overlayChanged();
  Q_EMIT viewChosen();
}

void ViewScene::fit() {
  isFitted_ = true;
  fitNow();
  Q_EMIT overlayChanged();
  Q_EMIT viewChosen();
}

void ViewScene::look(Preset preset) {
  camera_.look(preset);
  fit();
}

void ViewScene::setParallel(bool isParallel) {
  camera_.setParallel(isParallel);
  camera_.setDepth(everything_);
  Q_EMIT eyeChanged();
  Q_EMIT overlayChanged();
  Q_EMIT viewChosen();
}

void ViewScene::fitNow() {
  camera_.fit(extent_.points(), world_.points());
  camera_.setDepth(everything_);
  Q_EMIT eyeChanged();
}

void ViewScene::growExtent() {
  const Bounds before = bounds();
  const auto reach = [this](const auto& points, bool isWorld) {
    for (const Vec3& point : points) {
      everything_.add(point);
      (isWorld ? world_ : extent_).add(point);
    }
  };
  const auto add = [&](const TimePlace& place) {
    for (size_t k = 0; k < shapes_.size(); ++k) {
      const ShapePose pose = reader_->shape(k, place);
      const MeshPtr& file = shapes_[k].fileMesh;
      if (!file && !pose.isShown) continue;
      const Vec3 scale = pose.form.extra > 0.5 ? meshScale(pose.form) : Vec3{1, 1, 1};
      if (file)
        reach(cornersOf(pose, file->bounds(), scale), shapes_[k].isWorld);
      else
        reach(outlineOf(pose), shapes_[k].isWorld);
    }
    for (size_t k = 0; k < surfaces_.size(); ++k) {
      if (!surfaces_[k].item->isShown()) continue;
      const auto outline = surfaceOutline(k, place);
      if (!surfaces_[k].isWorld) reach(outline, false);
      // The ground need not come into sight as a whole.
      for (const Vec3& point : outline) everything_.add(point);
    }
  };
  // Some rows of the whole run say as much as all of them; each is looked at once.
  const uint64_t rows = reader_->store()->rowCount();
  constexpr uint64_t kMost = 60;
  if (boundedRows_ == 0 || rows > boundedRows_) {
    const uint64_t step = std::max<uint64_t>(1, (rows - boundedRows_) / kMost);
    for (uint64_t row = boundedRows_; row < rows; row += step) add({row, row, 0});
    if (rows > 0) add({rows - 1, rows - 1, 0});
    boundedRows_ = rows;
  }
  const bool isSame = before.low == bounds().low && before.high == bounds().high;
  if (!isSame) makeGrid();
  if (!isSame && !isFitted_) {
    camera_.setDepth(everything_);
    Q_EMIT eyeChanged();
  }
}

void ViewScene::follow(const QString& part) {
  followed_ = part;
  followedPlace_.reset();
  if (place_ && !part.isEmpty()) followedPlace_ = placeOf(part, *place_);
  isFitted_ = isFitted_ && part.isEmpty();
  Q_EMIT viewChosen();
}

std::optional<Vec3> ViewScene::placeOf(const QString& part, const TimePlace& place) const {
  for (const BodyVariables& body : reader_->scene().bodies) {
    if (diagramPart(body.part) == part) return reader_->centreOfMass(body, place);
  }
  for (const Shape& shape : shapes_) {
    if (shape.part == part) return shape.pose.origin;
  }
  for (const Surface& surface : surfaces_) {
    if (surface.part == part) return surface.pose.origin;
  }
  return {};
}

}  // namespace armature::app
