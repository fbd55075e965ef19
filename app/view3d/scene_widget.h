// The picture on the screen: the bodies of the scene with what is painted over them, turned and moved by mouse and
// keys.
#pragma once
#include <QImage>
#include <QWidget>

#include "app/view3d/push_hand.h"
#include "app/view3d/scene_renderer.h"

namespace armature::app {

class SceneWidget : public QWidget {
  Q_OBJECT
 public:
  // Both must outlive it.
  SceneWidget(ViewScene& scene, PushHand& hand, QWidget* parent = nullptr);

  // The scene as it is now, rendered at once; of the widget's size, or of another one [px] with so many pixels of the
  // image in each.
  QImage picture();
  QImage picture(const QSize& size, double ratio);
  // The node that shows a shape or surface; null before the picture's first frame. For tests.
  QObject* shapeNode(int index) const { return renderer_.shapeNode(index); }
  QObject* surfaceNode(int index) const { return renderer_.surfaceNode(index); }

 Q_SIGNALS:
  // A click on a part, or (empty) on nothing; `isAdded` with Ctrl or Shift.
  void partClicked(const QString& part, bool isAdded);
  void partHovered(const QString& part);
  void partActivated(const QString& part);  // double click
  void frameDone();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  void paint(QPainter& painter, const QSize& size, double ratio);

  ViewScene& scene_;
  PushHand& hand_;
  SceneRenderer renderer_;
  QPointF pressed_, last_;
  bool isDragging_ = false;
};

}  // namespace armature::app
