// Names, paths and the directions of the axes, painted over the picture in the same frame as it.
#pragma once
#include <QQuickPaintedItem>

#include "app/view3d/view_scene.h"

namespace armature::app {

class OverlayItem : public QQuickPaintedItem {
  Q_OBJECT
  Q_PROPERTY(armature::app::ViewScene* scene READ scene WRITE setScene NOTIFY sceneChanged)
  // The small picture of the axes instead of all else.
  Q_PROPERTY(bool isAxes MEMBER isAxes_)
 public:
  explicit OverlayItem(QQuickItem* parent = nullptr);
  ViewScene* scene() const { return scene_; }
  void setScene(ViewScene* scene);
  void paint(QPainter* painter) override;

 Q_SIGNALS:
  void sceneChanged();

 private:
  void refresh();

  ViewScene* scene_ = nullptr;
  bool isAxes_ = false;
};

// The painting itself, for any device of the camera's viewport.
void paintOverlay(QPainter& painter, const ViewScene& scene);
// The directions of the world's axes about a middle.
void paintAxes(QPainter& painter, const ViewScene& scene, QPointF middle);

}  // namespace armature::app
