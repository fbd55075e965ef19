#include "app/view3d/scene_widget.h"

#include <QApplication>
#include <QMouseEvent>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQmlContext>
#include <QQmlError>
#include <QQuickItem>
#include <QQuickWindow>
#include <QThread>

#include "app/view3d/overlay_item.h"

namespace armature::app {

namespace {

struct Graphics {
  QString reason;  // why there are none
  bool isSoftware = false;
};

const Graphics& graphics() {
  static const Graphics found = [] {
    Graphics g;
    // Mesa's software renderer would take every core: one stays for the simulation.
    if (!qEnvironmentVariableIsSet("LP_NUM_THREADS"))
      qputenv("LP_NUM_THREADS", QByteArray::number(std::max(1, QThread::idealThreadCount() - 1)));
    QOpenGLContext context;
    QOffscreenSurface surface;
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface)) {
      g.reason = QObject::tr("The 3-D view needs OpenGL, which this display does not offer.");
      return g;
    }
    constexpr GLenum kRenderer = 0x1F01;
    const QByteArray name(reinterpret_cast<const char*>(context.functions()->glGetString(kRenderer)));
    for (const char* software : {"llvmpipe", "softpipe", "swrast", "SwiftShader"})
      g.isSoftware = g.isSoftware || name.toLower().contains(QByteArray(software).toLower());
    context.doneCurrent();
    return g;
  }();
  return found;
}

}  // namespace

QString whyNoGraphics() {
  return graphics().reason;
}

bool isSoftwareGraphics() {
  return graphics().isSoftware;
}

SceneWidget::SceneWidget(ViewScene& scene, QWidget* parent) : QQuickWidget(parent), scene_(scene) {
  static const int registered = qmlRegisterType<OverlayItem>("Armature.View3D", 1, 0, "OverlayItem");
  Q_UNUSED(registered);
  qRegisterMetaType<ViewScene*>();
  scene_.setSoftware(isSoftwareGraphics());
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setResizeMode(QQuickWidget::SizeRootObjectToView);
  setClearColor(scene.background());
  rootContext()->setContextProperty("view", &scene_);
  setSource(QUrl("qrc:/view3d/scene.qml"));
  for (const QQmlError& error : errors()) qWarning("3-D view: %s", qPrintable(error.toString()));
  connect(quickWindow(), &QQuickWindow::afterRendering, this, &SceneWidget::frameDone);
}

SceneWidget::~SceneWidget() {
  // The items that the picture binds to live longer than it.
  disconnect(quickWindow(), nullptr, this, nullptr);
  setSource({});
}

QImage SceneWidget::picture() {
  scene_.rest();
  return grabFramebuffer();
}

QObject* SceneWidget::shapeNode(int index) const {
  if (!rootObject()) return nullptr;
  QVariant node;
  QMetaObject::invokeMethod(rootObject(), "shapeNode", Q_RETURN_ARG(QVariant, node), Q_ARG(QVariant, index));
  return node.value<QObject*>();
}

void SceneWidget::resizeEvent(QResizeEvent* event) {
  QQuickWidget::resizeEvent(event);
  scene_.setViewport(event->size());
}

void SceneWidget::mousePressEvent(QMouseEvent* event) {
  pressed_ = last_ = event->position();
  isDragging_ = false;
  event->accept();
}

void SceneWidget::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  if (event->buttons() == Qt::NoButton) {
    Q_EMIT partHovered(scene_.partAt(at));
    return;
  }
  if (!isDragging_ && (at - pressed_).manhattanLength() < QApplication::startDragDistance() / 2.0) return;
  isDragging_ = true;
  const QPointF step = at - last_;
  last_ = at;
  const bool isPan =
      (event->buttons() & (Qt::MiddleButton | Qt::RightButton)) || (event->modifiers() & Qt::ShiftModifier);
  scene_.changeEye([&](Camera& camera) {
    if (isPan)
      camera.pan(step.x(), step.y());
    else
      camera.orbit(step.x(), step.y());
  });
  event->accept();
}

void SceneWidget::mouseReleaseEvent(QMouseEvent* event) {
  if (!isDragging_ && event->button() == Qt::LeftButton) {
    Q_EMIT partClicked(scene_.partAt(event->position()),
                       (event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) != 0);
  }
  isDragging_ = false;
  event->accept();
}

void SceneWidget::mouseDoubleClickEvent(QMouseEvent* event) {
  const QString part = scene_.partAt(event->position());
  if (part.isEmpty())
    scene_.fit();
  else
    Q_EMIT partActivated(part);
  event->accept();
}

void SceneWidget::wheelEvent(QWheelEvent* event) {
  const double steps = event->angleDelta().y() / 120.0;
  scene_.changeEye([&](Camera& camera) { camera.zoom(std::pow(1.15, steps), event->position()); });
  event->accept();
}

void SceneWidget::keyPressEvent(QKeyEvent* event) {
  constexpr double kStep = 15;  // [px]
  const bool isPan = event->modifiers() & Qt::ShiftModifier;
  const auto move = [&](double dx, double dy) {
    scene_.changeEye([&](Camera& camera) { isPan ? camera.pan(dx, dy) : camera.orbit(dx, dy); });
  };
  const QPointF middle(width() / 2.0, height() / 2.0);
  switch (event->key()) {
    case Qt::Key_Left:
      return move(-kStep, 0);
    case Qt::Key_Right:
      return move(kStep, 0);
    case Qt::Key_Up:
      return move(0, -kStep);
    case Qt::Key_Down:
      return move(0, kStep);
    case Qt::Key_Plus:
    case Qt::Key_Minus: {
      const double factor = event->key() == Qt::Key_Plus ? 1.2 : 1 / 1.2;
      return scene_.changeEye([&](Camera& camera) { camera.zoom(factor, middle); });
    }
    case Qt::Key_F:
      return scene_.fit();
    default:
      return QQuickWidget::keyPressEvent(event);
  }
}

void SceneWidget::leaveEvent(QEvent* event) {
  QQuickWidget::leaveEvent(event);
  Q_EMIT partHovered({});
}

}  // namespace armature::app
