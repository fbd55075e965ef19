// The picture on the screen: the scene rendered by Qt Quick 3D inside a widget, turned and moved by the mouse.
#pragma once
#include <QImage>
#include <QQuickWidget>

#include "app/view3d/view_scene.h"

namespace armature::app {

// Why three-dimensional pictures cannot be drawn here; empty when they can. Asks the graphics system once.
QString whyNoGraphics();
// Whether the processor draws, not a graphics card.
bool isSoftwareGraphics();

class SceneWidget : public QQuickWidget {
  Q_OBJECT
 public:
  explicit SceneWidget(ViewScene& scene, QWidget* parent = nullptr);
  ~SceneWidget() override;

  // The scene as it is now, rendered at once.
  QImage picture();
  // The node that shows a shape; null before the picture's first frame. For tests.
  QObject* shapeNode(int index) const;

 Q_SIGNALS:
  // A click on a part, or (empty) on nothing; `isAdded` with Ctrl or Shift.
  void partClicked(const QString& part, bool isAdded);
  void partHovered(const QString& part);
  void partActivated(const QString& part);  // double click
  void frameDone();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  ViewScene& scene_;
  QPointF pressed_, last_;
  bool isDragging_ = false;
};

}  // namespace armature::app
