#include "app/view3d/scene_widget.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include "app/look/focus_ring.h"
#include "app/view3d/overlay_paint.h"

namespace armature::app {

namespace {
constexpr double kAxes = 38;  // [px] from the corner to the small picture of the axes
}  // namespace

SceneWidget::SceneWidget(ViewScene& scene, PushHand& hand, QWidget* parent)
    : QWidget(parent), scene_(scene), hand_(hand), renderer_(scene) {
  setFocusPolicy(Qt::StrongFocus);
  setProperty(kFocusRing, true);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  const auto repaint = [this] { update(); };
  connect(&renderer_, &SceneRenderer::changed, this, repaint);
  connect(&scene_, &ViewScene::overlayChanged, this, repaint);
  connect(&hand_, &PushHand::changed, this, repaint);
}

QImage SceneWidget::picture() {
  return picture(size(), devicePixelRatioF());
}

QImage SceneWidget::picture(const QSize& size, double ratio) {
  const bool isOther = size != this->size();
  // While it is not on show nobody has told it of the size that it got.
  if (scene_.camera().viewport() != QSizeF(size)) scene_.eye().setViewport(size);
  scene_.draft().rest();
  QImage image((QSizeF(size) * ratio).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  QPainter painter(&image);
  paint(painter, size, ratio);
  painter.end();
  if (isOther) scene_.eye().setViewport(this->size());
  return image;
}

void SceneWidget::paint(QPainter& painter, const QSize& size, double ratio) {
  painter.drawImage(QPointF(), renderer_.image(size, ratio));
  paintOverlay(painter, scene_);
  hand_.paint(painter);
  paintAxes(painter, scene_, QPointF(kAxes, size.height() - kAxes));
}

void SceneWidget::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paint(painter, size(), devicePixelRatioF());
  Q_EMIT frameDone();
}

void SceneWidget::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  scene_.eye().setViewport(event->size());
}

void SceneWidget::mousePressEvent(QMouseEvent* event) {
  pressed_ = last_ = event->position();
  isDragging_ = false;
  if (hand_.isHolding())
    hand_.letGo();  // another button
  else if (event->button() == Qt::LeftButton)
    hand_.take(event->position());
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
  event->accept();
  if (hand_.isHolding()) return hand_.pull(at, event->modifiers() & Qt::ShiftModifier);
  const QPointF step = at - last_;
  last_ = at;
  const bool isPan =
      (event->buttons() & (Qt::MiddleButton | Qt::RightButton)) || (event->modifiers() & Qt::ShiftModifier);
  scene_.eye().change([&](Camera& camera) {
    if (isPan)
      camera.pan(step.x(), step.y());
    else
      camera.orbit(step.x(), step.y());
  });
}

void SceneWidget::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) hand_.letGo();
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
    scene_.eye().fit();
  else
    Q_EMIT partActivated(part);
  event->accept();
}

void SceneWidget::wheelEvent(QWheelEvent* event) {
  const double steps = event->angleDelta().y() / 120.0;
  scene_.eye().change([&](Camera& camera) { camera.zoom(std::pow(1.15, steps), event->position()); });
  event->accept();
}

void SceneWidget::keyPressEvent(QKeyEvent* event) {
  constexpr double kStep = 15;  // [px]
  const bool isPan = event->modifiers() & Qt::ShiftModifier;
  const auto move = [&](double dx, double dy) {
    scene_.eye().change([&](Camera& camera) { isPan ? camera.pan(dx, dy) : camera.orbit(dx, dy); });
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
      return scene_.eye().change([&](Camera& camera) { camera.zoom(factor, middle); });
    }
    case Qt::Key_F:
      return scene_.eye().fit();
    case Qt::Key_Escape:
      if (!hand_.isHolding()) return QWidget::keyPressEvent(event);
      return hand_.letGo();
    default:
      return QWidget::keyPressEvent(event);
  }
}

void SceneWidget::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  Q_EMIT partHovered({});
}

}  // namespace armature::app
