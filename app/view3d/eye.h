// The eye of the 3-D picture: a camera that is fitted to what there is to see, set by hand, or goes with a part. What
// it looks through is in `camera`; here is who moves it.
#pragma once
#include <QMatrix4x4>
#include <QObject>
#include <QQuaternion>
#include <QVector3D>
#include <functional>

#include "app/view3d/camera.h"
#include "app/view3d/scene_extent.h"

namespace armature::app {

class Eye : public QObject {
  Q_OBJECT
  Q_PROPERTY(QVector3D position READ position NOTIFY changed)
  Q_PROPERTY(QQuaternion rotation READ rotation NOTIFY changed)
  Q_PROPERTY(QMatrix4x4 projection READ projection NOTIFY changed)
 public:
  // `extent`: of what there is to see; it must outlive the eye.
  explicit Eye(const SceneExtent& extent, QObject* parent = nullptr);

  const Camera& camera() const { return camera_; }
  QVector3D position() const;
  QQuaternion rotation() const;
  QMatrix4x4 projection() const { return camera_.projection(); }

  void setViewport(const QSizeF& size);  // [px]
  // The world's up direction.
  void setUp(const Vec3& up) { camera_.setUp(up); }
  // Changes the camera by hand: from now on it is no longer fitted by itself.
  void change(const std::function<void(Camera&)>& change);
  // Shows everything, in every position of the results, and goes on doing so.
  void fit();
  bool isFitted() const { return isFitted_; }
  // From a side, everything in sight.
  void look(Preset preset);
  void setParallel(bool isParallel);

  // Goes with a part whose centre is at a place now, if it has one; an empty name: stands still.
  void follow(const QString& part, const std::optional<Vec3>& place);
  const QString& followed() const { return followed_; }
  // Another instant is on show, at which the followed part is at a place.
  void moveWith(const std::optional<Vec3>& place);
  // Another run: the way from the place before is no movement.
  void forgetPlace() { place_.reset(); }
  // Another scene: fitted again, and follows nothing.
  void reset();
  // The scene reaches further, or another instant is on show.
  void extentGrown();
  void refit();

 Q_SIGNALS:
  void changed();
  // It is being moved by hand, many times a second.
  void turned();
  // Someone has chosen how to look.
  void chosen();

 private:
  void fitNow();

  const SceneExtent& extent_;
  Camera camera_;
  bool isFitted_ = true;
  QString followed_;
  std::optional<Vec3> place_;  // of the followed part at the instant on show
};

}  // namespace armature::app
