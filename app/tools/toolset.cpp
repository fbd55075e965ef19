#include "app/tools/toolset.h"

#include <QMimeData>

#include "app/tools/edit_actions.h"
#include "app/tools/move_gesture.h"
#include "app/tools/pan_gesture.h"
#include "app/tools/quick_insert.h"
#include "app/tools/resize_gesture.h"
#include "app/tools/rubber_band_gesture.h"
#include "app/tools/segment_gesture.h"
#include "app/tools/wire_gesture.h"

namespace armature::app {

namespace {
constexpr double kDragDistance = 4;  // [px] before a press becomes a drag
}

Toolset::Toolset(CanvasView& view, QObject* parent) : QObject(parent), view_(view), scene_(view.scene()) {
  quickInsert_ = new QuickInsert(view);
  view_.setInput(this);
  // Whatever changes the document under a gesture's feet (undo by shortcut, another file) ends it.
  connect(&scene_.document(), &OpenDocument::wasReset, this, [this] {
    gesture_.reset();
    pending_.reset();
    quickInsert_->hide();
  });
}

Toolset::~Toolset() {
  view_.setInput(nullptr);
}

void Toolset::begin(std::unique_ptr<Gesture> gesture) {
  gesture_ = std::move(gesture);
  updateCursor();
}

void Toolset::end() {
  gesture_.reset();
  updateCursor();
  hover(view_.toDiagram(view_.pointer()));
  view_.update();
}

void Toolset::updateCursor() {
  view_.setCursor(gesture_ ? gesture_->cursor() : isSpaceDown_ ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void Toolset::hover(QPointF at) {
  const ConnectorRef connector = scene_.connectorAt(at, view_.connectorReach());
  const int part = connector.isValid() ? -1 : scene_.partAt(at);
  const WireHit wire = connector.isValid() || part >= 0 ? WireHit{} : scene_.wireAt(at, 5 / view_.scale());
  scene_.setHover(part, connector, wire.wire);
  if (!gesture_ && !isSpaceDown_) {
    const auto corner = ResizeGesture::cornerAt(view_, view_.pointer());
    view_.setCursor(connector.isValid() ? Qt::CrossCursor : corner ? Qt::SizeFDiagCursor : Qt::ArrowCursor);
  }
}

void Toolset::mousePressed(QMouseEvent* event) {
  view_.setFocus();
  quickInsert_->hide();
  const QPointF at = view_.toDiagram(event->position());
  if (gesture_) {
    if (!gesture_->pressed(event, at)) end();
    return;
  }
  if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && isSpaceDown_))
    return begin(std::make_unique<PanGesture>(view_, event->position()));
  if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton) pressAtRest(event, at);
}

void Toolset::pressAtRest(QMouseEvent* event, QPointF at) {
  const bool isAdding = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
  const bool isRight = event->button() == Qt::RightButton;
  const ConnectorRef connector = scene_.connectorAt(at, view_.connectorReach());
  if (connector.isValid() && !isRight) return begin(std::make_unique<WireGesture>(view_, connector, event->position()));
  if (const auto corner = ResizeGesture::cornerAt(view_, event->position()); corner && !isRight)
    return begin(std::make_unique<ResizeGesture>(view_, *scene_.selectedParts().begin(), *corner));
  Pending press{event->position(), at, scene_.partAt(at), {}, isAdding, false};
  if (press.part < 0) press.wire = scene_.wireAt(at, 5 / view_.scale());
  QSet<int> parts = isAdding ? scene_.selectedParts() : QSet<int>(),
            wires = isAdding ? scene_.selectedWires() : QSet<int>();
  if (press.part >= 0) {
    press.wasSelected = scene_.selectedParts().contains(press.part);
    if (!press.wasSelected) scene_.select(parts << press.part, wires);
  } else if (press.wire.wire >= 0) {
    press.wasSelected = scene_.selectedWires().contains(press.wire.wire);
    if (!press.wasSelected) scene_.select(parts, wires << press.wire.wire);
  } else if (isRight) {
    scene_.clearSelection();
  }
  if (isRight) {
    Q_EMIT contextMenuWanted(event->globalPosition().toPoint(), press.part, press.wire.wire);
    return;
  }
  pending_ = press;
}

void Toolset::mouseMoved(QMouseEvent* event) {
  const QPointF at = view_.toDiagram(event->position());
  if (gesture_) return gesture_->moved(event, at);
  if (!pending_) return hover(at);
  if (QLineF(event->position(), pending_->pixel).length() < kDragDistance) return;
  const Pending press = *pending_;
  pending_.reset();
  scene_.setHover(-1, {}, -1);
  if (press.part >= 0)
    begin(std::make_unique<MoveGesture>(view_, press.at));
  else if (press.wire.wire >= 0)
    begin(std::make_unique<SegmentGesture>(view_, press.wire, press.at));
  else
    begin(std::make_unique<RubberBandGesture>(view_, press.at, press.isAdding));
  gesture_->moved(event, at);
}

void Toolset::mouseReleased(QMouseEvent* event) {
  const QPointF at = view_.toDiagram(event->position());
  if (gesture_) {
    if (!gesture_->released(event, at)) end();
    return;
  }
  if (!pending_) return;
  // A click: selects only this one, or takes it out of a growing selection.
  const Pending press = *pending_;
  pending_.reset();
  if (press.part >= 0) {
    QSet<int> parts = scene_.selectedParts();
    if (press.isAdding && press.wasSelected) parts.remove(press.part);
    if (press.isAdding)
      scene_.select(parts, scene_.selectedWires());
    else
      scene_.select({press.part}, {});
  } else if (press.wire.wire >= 0) {
    if (!press.isAdding) scene_.select({}, {press.wire.wire});
  } else if (!press.isAdding) {
    scene_.clearSelection();
  }
}

void Toolset::mouseDoubleClicked(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || gesture_) return;
  const QPointF at = view_.toDiagram(event->position());
  pending_.reset();
  const int part = scene_.partAt(at);
  if (part >= 0)
    Q_EMIT partActivated(part);
  else if (scene_.wireAt(at, 5 / view_.scale()).wire < 0)
    quickInsert_->openAt(event->position(), {});
}

bool Toolset::nudge(QKeyEvent* event) {
  const double step = event->modifiers() & Qt::ShiftModifier ? 5 * kGrid : kGrid;
  QPointF by;
  switch (event->key()) {
    case Qt::Key_Left:
      by = {-step, 0};
      break;
    case Qt::Key_Right:
      by = {step, 0};
      break;
    case Qt::Key_Up:
      by = {0, step};
      break;
    case Qt::Key_Down:
      by = {0, -step};
      break;
    default:
      return false;
  }
  if (scene_.selectedParts().isEmpty()) {
    view_.panBy(QPointF(-by.x(), by.y()) * 8);
    return true;
  }
  constexpr int kNudgeMerge = 1;
  moveSelection(scene_, by, kNudgeMerge);
  return true;
}

bool Toolset::keyPressed(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    if (gesture_) {
      gesture_->cancelled();
      end();
    } else if (pending_) {
      pending_.reset();
    } else {
      scene_.clearSelection();
    }
    return true;
  }
  if (gesture_) return true;
  if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
    isSpaceDown_ = true;
    updateCursor();
    return true;
  }
  if (nudge(event)) return true;
  if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
  if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
    deleteSelection(scene_);
    return true;
  }
  if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && scene_.selectedParts().size() == 1) {
    Q_EMIT partActivated(*scene_.selectedParts().begin());
    return true;
  }
  const QString text = event->text();
  if (text.size() == 1 && text[0].isLetter()) {
    const QRect area = view_.rect();
    const QPointF pixel = area.contains(view_.pointer().toPoint()) ? view_.pointer() : QPointF(area.center());
    quickInsert_->openAt(pixel, text);
    return true;
  }
  return false;
}

bool Toolset::keyReleased(QKeyEvent* event) {
  if (event->key() != Qt::Key_Space || event->isAutoRepeat()) return false;
  isSpaceDown_ = false;
  updateCursor();
  return true;
}

void Toolset::dragEntered(QDragEnterEvent* event) {
  if (!event->mimeData()->hasFormat(kClassMime)) return;
  placing_.emplace(view_, QString::fromUtf8(event->mimeData()->data(kClassMime)));
  placing_->moved(view_.toDiagram(event->position()));
  event->acceptProposedAction();
}

void Toolset::dragMoved(QDragMoveEvent* event) {
  if (!placing_) return;
  placing_->moved(view_.toDiagram(event->position()));
  event->acceptProposedAction();
}

void Toolset::dragLeft() {
  placing_.reset();
  view_.update();
}

void Toolset::dropped(QDropEvent* event) {
  if (!placing_) return;
  placing_->dropped(view_.toDiagram(event->position()));
  placing_.reset();
  event->acceptProposedAction();
  view_.setFocus();
  view_.update();
}

void Toolset::focusLost() {
  isSpaceDown_ = false;
  updateCursor();
}

void Toolset::paintOverlay(QPainter& painter) {
  if (gesture_) gesture_->paint(painter);
  if (placing_) placing_->paint(painter);
}

}  // namespace armature::app
