// The bodies of a scene as an image, rendered by Qt Quick 3D into a buffer of its own and read back. The image is then
// painted like any other: a window with a picture from OpenGL in it would be composed by OpenGL as a whole, which costs
// a software renderer more than the bodies do.
#pragma once
#include <QImage>
#include <QObject>
#include <memory>

#include "app/view3d/view_scene.h"

class QOffscreenSurface;
class QOpenGLContext;
class QOpenGLFramebufferObject;
class QQmlEngine;
class QQuickItem;
class QQuickRenderControl;
class QQuickWindow;

namespace armature::app {

class SceneRenderer : public QObject {
  Q_OBJECT
 public:
  // The scene must outlive the renderer. OpenGL must be there (whyNoGraphics).
  explicit SceneRenderer(ViewScene& scene, QObject* parent = nullptr);
  ~SceneRenderer() override;

  // The scene as it is now, for a viewport of a size [px of the window] with so many pixels of the image in each;
  // rendered only if something has changed.
  const QImage& image(const QSize& size, double ratio);
  // The node that shows a shape or surface; null before the first image. For tests.
  QObject* shapeNode(int index) const { return node("shapeNode", index); }
  QObject* surfaceNode(int index) const { return node("surfaceNode", index); }

 Q_SIGNALS:
  // The last image is no longer what the scene looks like.
  void changed();

 private:
  void render(const QSize& size, double ratio);
  void makeBuffer(const QSize& pixels, double ratio);
  void readBack();
  void outdate();
  QObject* node(const char* function, int index) const;

  ViewScene& scene_;
  std::unique_ptr<QOffscreenSurface> surface_;
  std::unique_ptr<QOpenGLContext> context_;
  std::unique_ptr<QQuickRenderControl> control_;
  std::unique_ptr<QQuickWindow> window_;
  std::unique_ptr<QQmlEngine> engine_;
  std::unique_ptr<QQuickItem> root_;
  std::unique_ptr<QOpenGLFramebufferObject> buffer_;
  QImage image_;
  QSize size_;
  double ratio_ = 0;
  bool isOutdated_ = true;
};

}  // namespace armature::app
