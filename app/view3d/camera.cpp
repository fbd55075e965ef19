#include "app/view3d/camera.h"

#include <algorithm>

namespace armature::app {

namespace {
constexpr double kPi = 3.14159265358979323846;
constexpr double kHalfAngle = 17.5 * kPi / 180;  // of the field of view, vertically
constexpr double kRim = 1.1;                     // of the picture to what is fitted into it
constexpr double kSteepest = 0.4999 * kPi;
constexpr double kTurnPerPixel = 0.008;

// Axes of the world as the presets mean them: `right` across `up` and the side one looks at from the front. With y up
// (the library's default) the front looks against z; with z up it looks along y.
struct Sides {
  Vec3 right, front, up;
};
Sides sidesOf(const Vec3& up) {
  const Vec3 ahead = std::abs(up.y) > 0.9 ? Vec3{0, 0, 1} : Vec3{0, -1, 0};
  const Vec3 right = unit(cross(up, std::abs(dot(ahead, up)) > 0.9 ? Vec3{1, 0, 0} : ahead), {1, 0, 0});
  return {right, cross(right, up), up};
}
}  // namespace

void Camera::setUp(const Vec3& up) {
  up_ = unit(up, {0, 1, 0});
}

void Camera::setViewport(const QSizeF& size) {
  viewport_ = {std::max(1.0, size.width()), std::max(1.0, size.height())};
}

void Camera::orbit(double dx, double dy) {
  azimuth_ = std::remainder(azimuth_ - kTurnPerPixel * dx, 2 * kPi);
  elevation_ = std::clamp(elevation_ + kTurnPerPixel * dy, -kSteepest, kSteepest);
}

void Camera::pan(double dx, double dy) {
  const Mat3 eye = axes();
  const double scale = scaleAt(target_);
  target_ = target_ - dx * scale * eye.x + dy * scale * eye.y;
}

void Camera::zoom(double factor, QPointF at) {
  if (!(factor > 0)) return;
  const double next = std::clamp(distance_ / factor, 1e-6, 1e7);
  const QPointF middle(viewport_.width() / 2, viewport_.height() / 2);
  const Mat3 eye = axes();
  const double shift = scaleAt(target_) * (1 - next / distance_);
  target_ = target_ + (at.x() - middle.x()) * shift * eye.x - (at.y() - middle.y()) * shift * eye.y;
  distance_ = next;
}

void Camera::look(Preset preset) {
  switch (preset) {
    case Preset::front:
      azimuth_ = 0, elevation_ = 0;
      break;
    case Preset::back:
      azimuth_ = kPi, elevation_ = 0;
      break;
    case Preset::left:
      azimuth_ = -kPi / 2, elevation_ = 0;
      break;
    case Preset::right:
      azimuth_ = kPi / 2, elevation_ = 0;
      break;
    case Preset::top:
      azimuth_ = 0, elevation_ = kSteepest;
      break;
    case Preset::bottom:
      azimuth_ = 0, elevation_ = -kSteepest;
      break;
    case Preset::isometric:
      azimuth_ = 0.6, elevation_ = 0.35;
      break;
  }
}

void Camera::setDirection(double azimuth, double elevation) {
  azimuth_ = std::remainder(azimuth, 2 * kPi);
  elevation_ = std::clamp(elevation, -kSteepest, kSteepest);
}

void Camera::fit(const std::vector<Vec3>& points) {
  if (points.empty()) return;
  const Mat3 eye = axes();
  const double aspect = viewport_.width() / viewport_.height();
  // A part of the field of view stays free at the rim.
  const double tall = std::tan(kHalfAngle) / kRim, wide = tall * aspect;
  // In the eye's axes a point (x, y, z) is seen if |x − c| ≤ wide (d − z): how far the four planes of the field of view
  // are pushed out says where the middle c and the distance d are; in parallel the depth does not count.
  double left = -1e300, right = -1e300, low = -1e300, high = -1e300, front = -1e300;
  for (const Vec3& point : points) {
    const Vec3 p = inverseTimes(eye, point);
    const double z = isParallel_ ? 0 : p.z;
    right = std::max(right, p.x + wide * z), left = std::max(left, wide * z - p.x);
    high = std::max(high, p.y + tall * z), low = std::max(low, tall * z - p.y);
    front = std::max(front, p.z);
  }
  const double needed = std::max((left + right) / 2 / wide, (low + high) / 2 / tall);
  // The target lies in the middle of the depth, for turning about it.
  double back = 1e300;
  for (const Vec3& point : points) back = std::min(back, dot(eye.z, point));
  const double depth = 0.5 * (front + back);
  target_ = (right - left) / 2 * eye.x + (high - low) / 2 * eye.y + depth * eye.z;
  distance_ = std::max(isParallel_ ? needed : needed - depth, 1e-6);
}

static double reachOf(const std::vector<Vec3>& points) {
  Bounds bounds;
  for (const Vec3& point : points) bounds.add(point);
  return bounds.radius();
}

void Camera::fit(const std::vector<Vec3>& points, const std::vector<Vec3>& others) {
  // Bodies that have no size yet leave the others to be seen.
  constexpr double kNoSize = 1e-3;
  fit(!others.empty() && reachOf(points) <= kNoSize * reachOf(others) ? others : points);
  if (points.empty() || others.empty()) return;
  Camera all = *this;
  std::vector<Vec3> together = points;
  together.insert(together.end(), others.begin(), others.end());
  all.fit(together);
  // Little more distance is granted in full, much more not at all; between them the eye moves steadily, for a run on
  // show may take the points there.
  constexpr double kLittle = 1.3, kMuch = 1.8;
  const double part = std::clamp((kMuch - all.distance_ / distance_) / (kMuch - kLittle), 0.0, 1.0);
  target_ = target_ + part * (all.target_ - target_);
  distance_ += part * (all.distance_ - distance_);
}

Mat3 Camera::axes() const {
  const Sides s = sidesOf(up_);
  const double c = std::cos(elevation_);
  const Vec3 back = c * std::sin(azimuth_) * s.right + c * std::cos(azimuth_) * s.front + std::sin(elevation_) * s.up;
  Mat3 eye;
  eye.z = back;
  eye.x = unit(cross(up_, back), s.right);
  eye.y = cross(eye.z, eye.x);
  return eye;
}

Vec3 Camera::position() const {
  return target_ + distance_ * axes().z;
}

double Camera::halfHeight() const {
  return std::tan(kHalfAngle) * (isParallel_ ? distance_ : 1);
}

void Camera::setDepth(const Bounds& bounds) {
  const double radius = bounds.isEmpty() ? 1 : std::max(bounds.radius(), 1e-6);
  const double middle = bounds.isEmpty() ? distance_ : dot(position() - bounds.middle(), axes().z);
  far_ = std::max(middle + 4 * radius, 2 * distance_);
  near_ = isParallel_ ? middle - 4 * radius : std::max(middle - 4 * radius, far_ * 2e-4);
}

QMatrix4x4 Camera::projection() const {
  QMatrix4x4 m;
  const double half = halfHeight(), aspect = viewport_.width() / viewport_.height();
  const auto f = [](double value) { return static_cast<float>(value); };
  if (isParallel_)
    m.ortho(f(-half * aspect), f(half * aspect), f(-half), f(half), f(near_), f(far_));
  else
    m.frustum(f(-half * aspect * near_), f(half * aspect * near_), f(-half * near_), f(half * near_), f(near_),
              f(far_));
  return m;
}

std::optional<QPointF> Camera::toPixel(const Vec3& point) const {
  const Vec3 p = inverseTimes(axes(), point - position());
  if (!isParallel_ && p.z > -near_) return {};
  const double scale = viewport_.height() / 2 / halfHeight() / (isParallel_ ? 1 : -p.z);
  return QPointF(viewport_.width() / 2 + scale * p.x, viewport_.height() / 2 - scale * p.y);
}

Camera::Ray Camera::rayThrough(QPointF pixel) const {
  const Mat3 eye = axes();
  const double scale = halfHeight() / (viewport_.height() / 2);
  const Vec3 side =
      scale * (pixel.x() - viewport_.width() / 2) * eye.x - scale * (pixel.y() - viewport_.height() / 2) * eye.y;
  // A parallel ray begins far in front of the scene.
  if (isParallel_) return {position() + side + 1e3 * distance_ * eye.z, -eye.z};
  return {position(), unit(side - eye.z, -eye.z)};
}

double Camera::scaleAt(const Vec3& point) const {
  const double depth = isParallel_ ? 1 : std::max(1e-9, dot(position() - point, axes().z));
  return halfHeight() * depth / (viewport_.height() / 2);
}

}  // namespace armature::app
