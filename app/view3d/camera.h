// The eye of the 3-D view: it looks at a target from a distance, with an up axis that stays upright. Pixels have their
// origin in the upper left corner. Lengths in metres, angles in radians.
#pragma once
#include <QMatrix4x4>
#include <QPointF>
#include <QSizeF>
#include <optional>
#include <vector>

#include "app/view3d/spatial.h"

namespace armature::app {

enum class Preset { front, back, left, right, top, bottom, isometric };

class Camera {
 public:
  // The world's up direction (against gravity); keeps the angles of the view.
  void setUp(const Vec3& up);
  const Vec3& up() const { return up_; }
  void setParallel(bool isParallel) { isParallel_ = isParallel; }
  bool isParallel() const { return isParallel_; }
  void setViewport(const QSizeF& size);  // [px]
  const QSizeF& viewport() const { return viewport_; }

  // Turns about the target as if the scene were dragged by so many pixels.
  void orbit(double dx, double dy);
  // Shifts the scene by so many pixels in the plane of the target.
  void pan(double dx, double dy);
  // Comes nearer by a factor (> 1: larger), the point under the pixel stays where it is.
  void zoom(double factor, QPointF at);
  void look(Preset preset);
  // The direction of the view: about the up axis, and above the ground [rad].
  double azimuth() const { return azimuth_; }
  double elevation() const { return elevation_; }
  void setDirection(double azimuth, double elevation);
  void setTarget(const Vec3& target, double distance) { target_ = target, distance_ = distance; }
  // Shows all of some points, as large as they can be seen from the same side; no points change nothing.
  void fit(const std::vector<Vec3>& points);
  // Shows all of some points, and of others as well as far as those do not become much smaller for it.
  void fit(const std::vector<Vec3>& points, const std::vector<Vec3>& others);
  void moveBy(const Vec3& shift) { target_ = target_ + shift; }

  Vec3 target() const { return target_; }
  double distance() const { return distance_; }
  Vec3 position() const;
  // Axes of the eye: x right, y up, −z ahead.
  Mat3 axes() const;
  // Clipping planes that enclose a sphere about the middle of a scene.
  void setDepth(const Bounds& bounds);
  QMatrix4x4 projection() const;

  // Where a point appears; nothing behind the eye.
  std::optional<QPointF> toPixel(const Vec3& point) const;
  struct Ray {
    Vec3 origin, direction;  // unit direction
  };
  Ray rayThrough(QPointF pixel) const;
  // Metres per pixel at a point.
  double scaleAt(const Vec3& point) const;

 private:
  double halfHeight() const;  // of what is seen, at distance 1 or (parallel) at the target

  Vec3 up_{0, 1, 0};
  Vec3 target_;
  double distance_ = 4;
  double azimuth_ = 0.6, elevation_ = 0.35;
  bool isParallel_ = false;
  QSizeF viewport_{800, 600};
  double near_ = 0.01, far_ = 100;
};

}  // namespace armature::app
