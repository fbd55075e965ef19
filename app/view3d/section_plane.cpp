#include "app/view3d/section_plane.h"

#include "app/view3d/scene_item.h"

namespace armature::app {

SectionPlane::SectionPlane(const SceneExtent& extent, QObject* parent) : QObject(parent), extent_(extent) {}

void SectionPlane::set(const Vec3& direction, double part) {
  const Vec3 normal = unit(direction, {1, 0, 0});
  const auto [low, high] = extent_.along(normal);
  plane_ = Plane{normal, low > high ? 0 : low + part * (high - low)};
  Q_EMIT changed();
}

void SectionPlane::clear() {
  plane_.reset();
  Q_EMIT changed();
}

QVector4D SectionPlane::plane() const {
  return plane_ ? QVector4D(toQt(plane_->normal), static_cast<float>(plane_->offset)) : QVector4D();
}

std::optional<double> SectionPlane::clip(Camera::Ray& ray) const {
  constexpr double kEndless = 1e300;
  if (!plane_) return kEndless;
  const double over = dot(ray.origin, plane_->normal) - plane_->offset;
  const double rise = dot(ray.direction, plane_->normal);
  if (over > 0 && rise >= 0) return std::nullopt;
  if (over > 0) ray.origin = ray.origin + (-over / rise) * ray.direction;
  return over <= 0 && rise > 0 ? -over / rise : kEndless;
}

}  // namespace armature::app
