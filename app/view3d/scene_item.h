// What the 3-D scene is made of: one item per thing that is drawn, with a mesh, a place and a look, as properties that
// the scene's QML binds to. Items hold no meaning: that is in ViewScene.
#pragma once
#include <QColor>
#include <QObject>
#include <QQuaternion>
#include <QQuick3DGeometry>
#include <QVector3D>
#include <memory>

#include "app/view3d/mesh.h"

namespace armature::app {

// A mesh for the graphics system; one with colours has them as light.
class MeshGeometry : public QQuick3DGeometry {
  Q_OBJECT
 public:
  explicit MeshGeometry(MeshPtr mesh);
  const MeshPtr& mesh() const { return mesh_; }

 private:
  MeshPtr mesh_;
};

// Straight lines with a colour at each end.
class LineGeometry : public QQuick3DGeometry {
  Q_OBJECT
 public:
  struct End {
    Vec3 place;
    QColor color;
  };
  LineGeometry();
  // Two ends for each line.
  void setLines(const std::vector<End>& ends);
};

class SceneItem : public QObject {
  Q_OBJECT
  Q_PROPERTY(QVector3D position READ position NOTIFY moved)
  Q_PROPERTY(QQuaternion rotation READ rotation NOTIFY moved)
  Q_PROPERTY(QVector3D scale READ scale NOTIFY scaled)
  Q_PROPERTY(QQuick3DGeometry* geometry READ geometry NOTIFY geometryChanged)
  // Its back sides are never seen.
  Q_PROPERTY(bool isClosed READ isClosed NOTIFY geometryChanged)
  Q_PROPERTY(bool isWire READ isWire NOTIFY geometryChanged)
  Q_PROPERTY(bool hasColors READ hasColors NOTIFY geometryChanged)
  Q_PROPERTY(QColor color READ color NOTIFY lookChanged)
  Q_PROPERTY(double opacity READ opacity NOTIFY lookChanged)
  Q_PROPERTY(double roughness READ roughness NOTIFY lookChanged)
  // So far behind its place it is taken to be where something else is at the same place [m].
  Q_PROPERTY(double sink READ sink NOTIFY sinkChanged)
  // A section through the scene takes away what of it lies beyond.
  Q_PROPERTY(bool isCut READ isCut NOTIFY lookChanged)
  Q_PROPERTY(bool isLit READ isLit CONSTANT)
  Q_PROPERTY(bool shown READ isShown NOTIFY shownChanged)
 public:
  explicit SceneItem(QObject* parent = nullptr, bool isLit = true) : QObject(parent), isLit_(isLit) {}

  const QVector3D& position() const { return position_; }
  const QQuaternion& rotation() const { return rotation_; }
  const QVector3D& scale() const { return scale_; }
  QQuick3DGeometry* geometry() const { return geometry_.get(); }
  const std::shared_ptr<MeshGeometry>& mesh() const { return geometry_; }
  bool isClosed() const;
  bool isWire() const { return geometry_ && !geometry_->mesh()->lines.empty(); }
  bool hasColors() const { return geometry_ && !geometry_->mesh()->colors.empty(); }
  const QColor& color() const { return color_; }
  double opacity() const { return opacity_; }
  double roughness() const { return roughness_; }
  double sink() const { return sink_; }
  bool isCut() const { return isCut_; }
  bool isLit() const { return isLit_; }
  bool isShown() const { return isShown_; }

  // Only what differs is told to the scene.
  void place(const Vec3& origin, const Mat3& axes, const Vec3& scale);
  void setGeometry(std::shared_ptr<MeshGeometry> geometry);
  void setLook(const QColor& color, double opacity, double roughness);
  void setShown(bool isShown);
  void setSink(double sink);
  void setCut(bool isCut);

 Q_SIGNALS:
  void moved();
  void scaled();
  void geometryChanged();
  void lookChanged();
  void shownChanged();
  void sinkChanged();

 private:
  QVector3D position_, scale_{1, 1, 1};
  QQuaternion rotation_;
  std::shared_ptr<MeshGeometry> geometry_;
  QColor color_;
  double opacity_ = 1, roughness_ = 0.5, sink_ = 0;
  bool isLit_ = true, isShown_ = true, isCut_ = true;
};

QVector3D toQt(const Vec3& v);
QQuaternion toQt(const Mat3& m);

}  // namespace armature::app
