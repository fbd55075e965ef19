#include "app/view3d/scene_renderer.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLFunctions>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlError>
#include <QQuickGraphicsDevice>
#include <QQuickItem>
#include <QQuickRenderControl>
#include <QQuickRenderTarget>
#include <QQuickWindow>

#include "app/view3d/graphics.h"

namespace armature::app {

SceneRenderer::SceneRenderer(ViewScene& scene, QObject* parent) : QObject(parent), scene_(scene) {
  scene_.draft().setSoftware(isSoftwareGraphics());
  QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
  surface_ = std::make_unique<QOffscreenSurface>();
  surface_->create();
  context_ = std::make_unique<QOpenGLContext>();
  context_->create();
  context_->makeCurrent(surface_.get());
  control_ = std::make_unique<QQuickRenderControl>();
  window_ = std::make_unique<QQuickWindow>(control_.get());
  window_->setGraphicsDevice(QQuickGraphicsDevice::fromOpenGLContext(context_.get()));
  engine_ = std::make_unique<QQmlEngine>();
  engine_->rootContext()->setContextProperty("view", &scene_);
  QQmlComponent component(engine_.get(), QUrl("qrc:/view3d/scene.qml"));
  root_.reset(qobject_cast<QQuickItem*>(component.create()));
  for (const QQmlError& error : component.errors()) qWarning("3-D view: %s", qPrintable(error.toString()));
  if (root_) root_->setParentItem(window_->contentItem());
  control_->initialize();
  connect(control_.get(), &QQuickRenderControl::renderRequested, this, &SceneRenderer::outdate);
  connect(control_.get(), &QQuickRenderControl::sceneChanged, this, &SceneRenderer::outdate);
}

SceneRenderer::~SceneRenderer() {
  // The nodes go before the items that they bind to, and what is on the graphics system before its context.
  disconnect(control_.get(), nullptr, this, nullptr);
  context_->makeCurrent(surface_.get());
  root_.reset();
  control_->invalidate();
  window_.reset();
  control_.reset();
  buffer_.reset();
  context_->doneCurrent();
}

void SceneRenderer::outdate() {
  if (isOutdated_) return;
  isOutdated_ = true;
  Q_EMIT changed();
}

const QImage& SceneRenderer::image(const QSize& size, double ratio) {
  if (isOutdated_ || size != size_ || ratio != ratio_) render(size, ratio);
  return image_;
}

void SceneRenderer::render(const QSize& size, double ratio) {
  if (size.isEmpty() || !context_->makeCurrent(surface_.get())) return;
  const QSize pixels = (QSizeF(size) * ratio).toSize();
  if (!buffer_ || buffer_->size() != pixels || ratio != ratio_) makeBuffer(pixels, ratio);
  if (size != size_) {
    window_->setGeometry(QRect({}, size));
    window_->contentItem()->setSize(size);
    if (root_) root_->setSize(size);
  }
  size_ = size, ratio_ = ratio;
  // In a draft the window itself is the background.
  if (window_->color() != scene_.background()) window_->setColor(scene_.background());
  // What changes from here on, changes after this image.
  control_->polishItems();
  isOutdated_ = false;
  control_->beginFrame();
  control_->sync();
  control_->render();
  control_->endFrame();
  context_->makeCurrent(surface_.get());
  readBack();
}

void SceneRenderer::makeBuffer(const QSize& pixels, double ratio) {
  buffer_ = std::make_unique<QOpenGLFramebufferObject>(pixels);
  QQuickRenderTarget target = QQuickRenderTarget::fromOpenGLTexture(buffer_->texture(), pixels);
  target.setDevicePixelRatio(ratio);
  window_->setRenderTarget(target);
}

void SceneRenderer::readBack() {
  // OpenGL's rows begin at the bottom. The order of bytes that images on the screen have need not be converted, but
  // OpenGL ES does not offer it.
  constexpr GLenum kBgra = 0x80E1;
  const bool isEmbedded = context_->isOpenGLES();
  const auto format = isEmbedded ? QImage::Format_RGBX8888 : QImage::Format_RGB32;
  if (image_.size() != buffer_->size() || image_.format() != format) image_ = QImage(buffer_->size(), format);
  buffer_->bind();
  context_->functions()->glReadPixels(0, 0, image_.width(), image_.height(), isEmbedded ? GL_RGBA : kBgra,
                                      GL_UNSIGNED_BYTE, image_.bits());
  buffer_->release();
  image_.mirror();
  image_.setDevicePixelRatio(ratio_);
}

QObject* SceneRenderer::node(const char* function, int index) const {
  if (!root_) return nullptr;
  QVariant node;
  QMetaObject::invokeMethod(root_.get(), function, Q_RETURN_ARG(QVariant, node), Q_ARG(QVariant, index));
  return node.value<QObject*>();
}

}  // namespace armature::app
