#include "app/view3d/eye.h"

#include "app/view3d/scene_item.h"

namespace armature::app {

Eye::Eye(const SceneExtent& extent, QObject* parent) : QObject(parent), extent_(extent) {}

QVector3D Eye::position() const {
  return toQt(camera_.position());
}

QQuaternion Eye::rotation() const {
  return toQt(camera_.axes());
}

void Eye::setViewport(const QSizeF& size) {
  camera_.setViewport(size);
  refit();
  Q_EMIT changed();
}

void Eye::change(const std::function<void(Camera&)>& change) {
  isFitted_ = false;
  Q_EMIT turned();
  change(camera_);
  camera_.setDepth(extent_.everything());
  Q_EMIT changed();
  Q_EMIT chosen();
}

void Eye::fit() {
  isFitted_ = true;
  fitNow();
  Q_EMIT chosen();
}

void Eye::look(Preset preset) {
  camera_.look(preset);
  fit();
}

void Eye::setParallel(bool isParallel) {
  camera_.setParallel(isParallel);
  camera_.setDepth(extent_.everything());
  Q_EMIT changed();
  Q_EMIT chosen();
}

void Eye::fitNow() {
  camera_.fit(extent_.bodyPoints(), extent_.worldPoints());
  camera_.setDepth(extent_.everything());
  Q_EMIT changed();
}

void Eye::refit() {
  if (isFitted_ && followed_.isEmpty()) fitNow();
}

void Eye::extentGrown() {
  if (isFitted_) return;
  camera_.setDepth(extent_.everything());
  Q_EMIT changed();
}

void Eye::follow(const QString& part, const std::optional<Vec3>& place) {
  followed_ = part;
  place_ = part.isEmpty() ? std::nullopt : place;
  isFitted_ = isFitted_ && part.isEmpty();
  Q_EMIT chosen();
}

void Eye::moveWith(const std::optional<Vec3>& place) {
  if (place && place_) camera_.moveBy(*place - *place_);
  place_ = place;
  Q_EMIT changed();
}

void Eye::reset() {
  isFitted_ = true;
  followed_.clear();
}

}  // namespace armature::app
