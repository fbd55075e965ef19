// A section through the scene: what lies beyond a plane is neither drawn nor met by a click. Ghost and overlays stay
// whole.
#pragma once
#include <QObject>
#include <QVector4D>

#include "app/view3d/camera.h"
#include "app/view3d/scene_extent.h"

namespace armature::app {

class SectionPlane : public QObject {
  Q_OBJECT
  Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
  Q_PROPERTY(QVector4D plane READ plane NOTIFY changed)
 public:
  // `extent`: of what is cut; it must outlive the section.
  explicit SectionPlane(const SceneExtent& extent, QObject* parent = nullptr);

  // Across a direction, a part 0 … 1 of the way through all bodies.
  void set(const Vec3& direction, double part);
  void clear();
  bool isOn() const { return plane_.has_value(); }
  // Unit normal, and its product with a place of the plane [m]; zero without a section.
  QVector4D plane() const;
  // The part of a ray that is left: its beginning moves to the plane when that lies before it. How far it goes [m],
  // nothing when none of it is left.
  std::optional<double> clip(Camera::Ray& ray) const;

 Q_SIGNALS:
  void changed();

 private:
  struct Plane {
    Vec3 normal;
    double offset = 0;
  };
  const SceneExtent& extent_;
  std::optional<Plane> plane_;
};

}  // namespace armature::app
