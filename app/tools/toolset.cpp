#include "app/tools/toolset.h"

#include <QApplication>
#include <QMimeData>
#include <utility>

#include "app/document/notes.h"
#include "app/document/sparklines.h"
#include "app/tools/beside_gesture.h"
#include "app/tools/edit_actions.h"
#include "app/tools/join_card.h"
#include "app/tools/move_gesture.h"
#include "app/tools/note_card.h"
#include "app/tools/note_resize_gesture.h"
#include "app/tools/pan_gesture.h"
#include "app/tools/quick_insert.h"
#include "app/tools/replace_part.h"
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
  joinCard_ = new JoinCard(view);
  replaceCard_ = new ReplaceCard(view);
  noteCard_ = new NoteCard(view);
  view_.setInput(this);
  // Whatever changes the document under a gesture's feet (undo by shortcut, another file) ends it.
  connect(&scene_.document(), &OpenDocument::wasReset, this, [this] {
    drop();
    quickInsert_->hide();
    joinCard_->hide();
    replaceCard_->hide();
    noteCard_->close();
  });
  // Parts and wires that it has hold of by their index are others now.
  connect(&scene_.document(), &OpenDocument::edited, this, [this] {
    if (!isAtWork_) drop();
  });
  connect(&scene_, &DiagramScene::classesArrived, this, [this] {
    if (gesture_ && !isAtWork_ && !gesture_->renewed()) end();
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
  carried_.clear();
  updateCursor();
  hover(view_.toDiagram(view_.pointer()));
  view_.update();
}

// Ends a gesture whose document has changed under it.
void Toolset::drop() {
  pending_.reset();
  if (!gesture_) return;
  gesture_->cancelled();
  gesture_.reset();
  carried_.clear();
  updateCursor();
  view_.update();
}

// Lets the gesture change the document; it is over where the step says so (false).
void Toolset::work(const std::function<bool(Gesture&)>& step) {
  isAtWork_ = true;
  const bool isOver = !step(*gesture_);
  isAtWork_ = false;
  if (isOver) end();
}

void Toolset::updateCursor() {
  view_.setCursor(gesture_ ? gesture_->cursor() : isSpaceDown_ ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void Toolset::hover(QPointF at) {
  const ConnectorRef connector = scene_.connectorAt(at, view_.connectorReach());
  const int part = connector.isValid() ? -1 : scene_.partAt(at);
  const WireHit wire = connector.isValid() || part >= 0 ? WireHit{} : scene_.wireAt(at, 5 / view_.scale());
  scene_.setHover(part, connector, wire.wire);
  const SparkRef spark = gesture_ ? SparkRef() : sparklineAt(view_.pointer(), at);
  const bool isOnSheet = !gesture_ && !connector.isValid() && part < 0 && wire.wire < 0 && !spark.isValid();
  scene_.hoverOnSheet(spark, isOnSheet ? scene_.notes().at(at) : -1);
  if (!gesture_ && !isSpaceDown_) {
    const bool corner = ResizeGesture::cornerAt(view_, view_.pointer()).has_value() ||
                        NoteResizeGesture::cornerAt(view_, view_.pointer()).has_value();
    view_.setCursor(scene_.hovered().sparkline.isValid()   ? Qt::PointingHandCursor
                    : pulling_.sourceAt(scene_, connector) ? Qt::OpenHandCursor
                    : isReadOnly_                          ? Qt::ArrowCursor
                    : connector.isValid()                  ? Qt::CrossCursor
                    : corner                               ? Qt::SizeFDiagCursor
                                                           : Qt::ArrowCursor);
  }
}

void Toolset::mousePressed(QMouseEvent* event) {
  view_.setFocus();
  quickInsert_->hide();
  const QPointF at = view_.toDiagram(event->position());
  if (gesture_) {
    work([&](Gesture& gesture) { return gesture.pressed(event, at); });
    return;
  }
  if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && isSpaceDown_))
    return begin(std::make_unique<PanGesture>(view_, event->position()));
  if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton) pressAtRest(event, at);
}

// Dropped on empty canvas it asks for the part that it leads to.
void Toolset::beginWire(ConnectorRef from, QPointF pixel, std::vector<diagram::Point> corners) {
  const auto dropped = [this](QPointF at, ConnectorRef start, const std::vector<diagram::Point>& way) {
    quickInsert_->openForWire(at, start, way);
  };
  begin(std::make_unique<WireGesture>(view_, from, pixel, dropped, std::move(corners)));
}

void Toolset::beginBranch(int wire, QPointF at) {
  const WireHit hit = scene_.wireAt(at, 5 / view_.scale());
  if (isReadOnly_ || gesture_ || hit.wire != wire) return;
  const auto start = branchStart(scene_, hit, at);
  if (!start) return;
  beginWire(start->from, view_.toPixels(at), start->corners);
  // By a menu: the button is up already.
  static_cast<WireGesture&>(*gesture_).byClicks();
}

// What else lies there comes first: a wire that runs through a sparkline is still the wire.
SparkRef Toolset::sparklineAt(QPointF pixel, QPointF at) const {
  if (scene_.connectorAt(at, view_.connectorReach()).isValid() || scene_.partAt(at) >= 0) return {};
  if (scene_.wireAt(at, 3 / view_.scale()).wire >= 0 || view_.besideParts().labelAt(pixel) >= 0) return {};
  return view_.besideParts().sparklineAt(pixel);
}

void Toolset::pressSparkline(QMouseEvent* event, QPointF at, SparkRef spark) {
  if (event->button() == Qt::RightButton) {
    scene_.selectSparkline(spark);
    Q_EMIT sparklineMenuWanted(scene_.sparklineName(spark), event->globalPosition().toPoint());
    return;
  }
  pending_ = Pending{event->position(), at, -1, -1, spark, {}, -1, false, false, false};
}

void Toolset::pressAtRest(QMouseEvent* event, QPointF at) {
  const bool isAdding = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
  const bool isRight = event->button() == Qt::RightButton;
  const ConnectorRef connector = scene_.connectorAt(at, view_.connectorReach());
  if (!isRight && pulling_.sourceAt(scene_, connector))
    return begin(std::make_unique<PushGesture>(view_, pulling_, connector, event->position()));
  if (connector.isValid() && !isRight && !isReadOnly_) {
    beginWire(connector, event->position());
    carried_ = QString::fromStdString(scene_.endName(connector));
    return;
  }
  if (const auto corner = ResizeGesture::cornerAt(view_, event->position()); corner && !isRight && !isReadOnly_)
    return begin(std::make_unique<ResizeGesture>(view_, *scene_.selectedParts().begin(), *corner));
  if (const auto corner = NoteResizeGesture::cornerAt(view_, event->position()); corner && !isRight && !isReadOnly_)
    return begin(std::make_unique<NoteResizeGesture>(view_, *scene_.notes().selected().begin(), *corner));
  if (const SparkRef spark = sparklineAt(event->position(), at); spark.isValid())
    return pressSparkline(event, at, spark);
  Pending press{event->position(), at, scene_.partAt(at), -1, {}, {}, -1, isAdding, false, false};
  press.isBranch = event->modifiers() & Qt::ControlModifier;
  // A wire that runs through a label is still the wire.
  if (press.part < 0 && scene_.wireAt(at, 3 / view_.scale()).wire < 0)
    press.part = press.label = view_.besideParts().labelAt(event->position());
  if (press.part < 0) press.wire = scene_.wireAt(at, 5 / view_.scale());
  if (press.part < 0 && press.wire.wire < 0 && pressNote(event, at, isAdding)) return;
  QSet<int> parts = isAdding ? scene_.selectedParts() : QSet<int>(),
            wires = isAdding ? scene_.selectedWires() : QSet<int>(),
            notes = isAdding ? scene_.notes().selected() : QSet<int>();
  if (press.part >= 0) {
    press.wasSelected = scene_.selectedParts().contains(press.part);
    if (!press.wasSelected) scene_.select(parts << press.part, wires, notes);
  } else if (press.wire.wire >= 0) {
    press.wasSelected = scene_.selectedWires().contains(press.wire.wire);
    if (!press.wasSelected) scene_.select(parts, wires << press.wire.wire, notes);
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
  if (gesture_ && isCarriedOut(event)) {
    gesture_->cancelled();  // it stays where it was
    view_.setCursor(Qt::DragCopyCursor);
    return view_.update();
  }
  if (gesture_) {
    if (view_.cursor().shape() == Qt::DragCopyCursor) updateCursor();
    return gesture_->moved(event, at);
  }
  if (!pending_) return hover(at);
  if (QLineF(event->position(), pending_->pixel).length() < kDragDistance) return;
  const Pending press = *pending_;
  pending_.reset();
  scene_.setHover(-1, {}, -1);
  if (isReadOnly_ && (press.part >= 0 || press.wire.wire >= 0 || press.note >= 0 || press.spark.isValid())) return;
  if (press.spark.isValid()) {
    begin(std::make_unique<BesideGesture>(view_, Beside::sparklines, press.spark.part, press.at));
    return gesture_->moved(event, at);
  }
  if (press.label >= 0)
    begin(std::make_unique<BesideGesture>(view_, Beside::label, press.label, press.at));
  else if (press.part >= 0 || press.note >= 0)
    begin(std::make_unique<MoveGesture>(view_, press.at));
  else if (press.wire.wire >= 0 && press.isBranch)
    startBranch(press);
  else if (press.wire.wire >= 0)
    begin(std::make_unique<SegmentGesture>(view_, press.wire, press.at));
  else
    begin(std::make_unique<RubberBandGesture>(view_, press.at, press.isAdding));
  if (press.label < 0 && press.part >= 0 && scene_.selectedParts().size() == 1 && scene_.notes().selected().isEmpty())
    carried_ = scene_.parts()[static_cast<size_t>(press.part)].name;
  if (press.label < 0 && press.part < 0 && press.wire.wire >= 0)
    carried_ = scene_.wires()[static_cast<size_t>(press.wire.wire)].from;
  if (gesture_) gesture_->moved(event, at);
}

void Toolset::startBranch(const Pending& press) {
  if (const auto start = branchStart(scene_, press.wire, press.at)) beginWire(start->from, press.pixel, start->corners);
}

// Dragged with the button down to where there is no canvas.
bool Toolset::isCarriedOut(const QMouseEvent* event) const {
  const bool isHeld = event->type() == QEvent::MouseButtonRelease || event->buttons() & Qt::LeftButton;
  return isHeld && !carried_.isEmpty() && !view_.rect().contains(event->position().toPoint());
}

void Toolset::mouseReleased(QMouseEvent* event) {
  const QPointF at = view_.toDiagram(event->position());
  if (gesture_ && isCarriedOut(event)) {
    const QString name = carried_;
    gesture_->cancelled();
    end();
    Q_EMIT carriedOut(name, event->globalPosition().toPoint());
    return;
  }
  if (gesture_) {
    work([&](Gesture& gesture) { return gesture.released(event, at); });
    return;
  }
  if (!pending_) return;
  // A click: selects only this one, or takes it out of a growing selection.
  const Pending press = *pending_;
  pending_.reset();
  if (press.spark.isValid()) {
    scene_.selectSparkline(press.spark);
  } else if (press.part >= 0) {
    QSet<int> parts = scene_.selectedParts();
    if (press.isAdding && press.wasSelected) parts.remove(press.part);
    if (press.isAdding)
      scene_.select(parts, scene_.selectedWires(), scene_.notes().selected());
    else
      scene_.select({press.part}, {});
  } else if (press.wire.wire >= 0) {
    if (!press.isAdding) scene_.select({}, {press.wire.wire});
  } else if (press.note >= 0) {
    clickNote(press.note, press.isAdding, press.wasSelected);
  } else if (!press.isAdding) {
    scene_.clearSelection();
  }
}

void Toolset::mouseDoubleClicked(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const QPointF at = view_.toDiagram(event->position());
  if (gesture_) return work([&](Gesture& gesture) { return gesture.doubleClicked(event, at); });
  pending_.reset();
  const int part = scene_.partAt(at), label = part < 0 ? view_.besideParts().labelAt(event->position()) : -1;
  if (label >= 0)
    Q_EMIT nameWanted(label);
  else if (part >= 0)
    Q_EMIT partActivated(part, false);
  else if (const SparkRef spark = sparklineAt(event->position(), at); spark.isValid())
    Q_EMIT sparklineActivated(scene_.sparklineName(spark));
  else if (const int note = scene_.notes().at(at); note >= 0 && scene_.wireAt(at, 5 / view_.scale()).wire < 0)
    editNote(note);
  else if (!isReadOnly_)  // upon a wire: what is chosen goes into it
    quickInsert_->openAt(event->position(), {});
}

// The way of an arrow key [unit, y up]; nothing for other keys.
static QPointF arrowStep(const QKeyEvent* event) {
  const double step = event->modifiers() & Qt::ShiftModifier ? 5 * kGrid : kGrid;
  switch (event->key()) {
    case Qt::Key_Left:
      return {-step, 0};
    case Qt::Key_Right:
      return {step, 0};
    case Qt::Key_Up:
      return {0, step};
    case Qt::Key_Down:
      return {0, -step};
    default:
      return {};
  }
}

bool Toolset::pan(QKeyEvent* event) {
  const QPointF by = arrowStep(event);
  if (by.isNull()) return false;
  view_.panBy(QPointF(-by.x(), by.y()) * 8);
  return true;
}

bool Toolset::nudge(QKeyEvent* event) {
  if (scene_.selectedParts().isEmpty() && scene_.notes().selected().isEmpty()) return pan(event);
  const QPointF by = arrowStep(event);
  if (by.isNull()) return false;
  constexpr int kNudgeMerge = 1;
  moveSelection(scene_, by, kNudgeMerge);
  return true;
}

// Parts first, then the notes.
bool Toolset::tabPressed(bool isForward) {
  const int parts = static_cast<int>(scene_.parts().size());
  const int count = parts + static_cast<int>(scene_.notes().all().size());
  if (gesture_ || count == 0) return gesture_ != nullptr;
  QSet<int> selected = scene_.selectedParts();
  for (const int note : scene_.notes().selected()) selected << parts + note;
  int next = isForward ? 0 : count - 1;
  if (!selected.isEmpty())
    next = isForward ? *std::max_element(selected.begin(), selected.end()) + 1
                     : *std::min_element(selected.begin(), selected.end()) - 1;
  if (next < 0 || next >= count) {
    scene_.clearSelection();
    return false;
  }
  selectByTab(next);
  return true;
}

bool Toolset::pressEnter() {
  if (const SparkRef spark = scene_.selectedSparkline(); spark.isValid())
    Q_EMIT sparklineActivated(scene_.sparklineName(spark));
  else if (scene_.selectedParts().size() == 1)
    Q_EMIT partActivated(*scene_.selectedParts().begin(), true);
  else if (scene_.notes().selected().size() == 1 && scene_.selectedParts().isEmpty())
    editNote(*scene_.notes().selected().begin());
  else
    return false;
  return true;
}

bool Toolset::keyPressed(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    if (gesture_) {
      gesture_->cancelled();
      end();
    } else if (pending_) {
      pending_.reset();
    } else if (!isAnythingSelected(scene_) && !scene_.selectedSparkline().isValid()) {
      Q_EMIT wayUpWanted();
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
  if (isReadOnly_ ? pan(event) : nudge(event)) return true;
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  // Enter goes to the values of a part that is made of text, Ctrl+Enter into it.
  if (isEnter && (event->modifiers() & Qt::ControlModifier) && scene_.selectedParts().size() == 1) {
    Q_EMIT partActivated(*scene_.selectedParts().begin(), false);
    return true;
  }
  if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
  if (!isReadOnly_ && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)) {
    deleteSelection(scene_);
    return true;
  }
  if (isEnter && pressEnter()) return true;
  if (!isReadOnly_ && event->key() == Qt::Key_Insert && !(event->modifiers() & Qt::ShiftModifier)) {
    insertPart(insertPixel());
    return true;
  }
  const QString text = event->text();
  if (text.size() == 1 && text[0].isLetter() && !isReadOnly_) {
    quickInsert_->openAt(insertPixel(), text);
    return true;
  }
  return false;
}

void Toolset::insertPart(QPointF pixel) {
  if (!isReadOnly_ && !gesture_) quickInsert_->openAt(pixel, {});
}

// Where the pointer is; of somebody who types one part after the other, right of the selected one.
QPointF Toolset::insertPixel() {
  const QPointF pointer = view_.pointer();
  const bool isPointing = view_.rect().contains(pointer.toPoint()) && pointer != pointerAtInsert_;
  pointerAtInsert_ = pointer;
  if (isPointing) return pointer;
  if (scene_.selectedParts().size() != 1) return QRectF(view_.rect()).center();
  const QRectF part = scene_.parts()[static_cast<size_t>(*scene_.selectedParts().begin())].rect;
  return view_.toPixels(QPointF(part.right() + 30, part.center().y()));
}

void Toolset::join() {
  if (!isReadOnly_ && !gesture_) joinCard_->open();
}

void Toolset::replace(int part) {
  if (!isReadOnly_ && !gesture_) replaceCard_->openFor(part);
}

bool Toolset::keyReleased(QKeyEvent* event) {
  if (event->key() != Qt::Key_Space || event->isAutoRepeat()) return false;
  isSpaceDown_ = false;
  updateCursor();
  return true;
}

void Toolset::dragEntered(QDragEnterEvent* event) {
  if (isReadOnly_) return;
  if (takesVariables_ && event->mimeData()->hasFormat(kVariableMime)) {
    variable_ = QString::fromUtf8(event->mimeData()->data(kVariableMime));
    // Wherever it is let go, it goes beside its own part: beside another one it would be read as that one's.
    const auto found = partVariable(scene_.document().values(), variable_);
    if (!found && scene_.notes().all().empty()) return variable_.clear();
    showVariableGoal(event->position());
    return event->acceptProposedAction();
  }
  if (!event->mimeData()->hasFormat(kClassMime)) return;
  placing_.emplace(view_, QString::fromUtf8(event->mimeData()->data(kClassMime)));
  placing_->moved(view_.toDiagram(event->position()));
  // While something is dragged the keys go to nobody: this comes before what eats them.
  qApp->installEventFilter(this);
  event->acceptProposedAction();
}

// Keys for the part on its way from the palette.
bool Toolset::eventFilter(QObject* watched, QEvent* event) {
  if (!placing_ || event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool isOther = key->modifiers() == Qt::ShiftModifier;
  if (key->key() != Qt::Key_R || (key->modifiers() != Qt::NoModifier && !isOther))
    return QObject::eventFilter(watched, event);
  placing_->turn(!isOther);
  return true;
}

void Toolset::dragMoved(QDragMoveEvent* event) {
  if (!variable_.isEmpty()) {
    showVariableGoal(event->position());
    return event->acceptProposedAction();
  }
  if (!placing_) return;
  placing_->moved(view_.toDiagram(event->position()));
  event->acceptProposedAction();
}

void Toolset::dragLeft() {
  if (!variable_.isEmpty()) scene_.setLit({});
  scene_.hoverOnSheet({});
  variable_.clear();
  qApp->removeEventFilter(this);
  if (placing_) placing_->left();
  placing_.reset();
  view_.update();
}

void Toolset::dropped(QDropEvent* event) {
  if (const QString variable = std::exchange(variable_, {}); !variable.isEmpty()) {
    scene_.setLit({});
    const int note = noteUnder(event->position());
    if (note >= 0)
      addNoteVariable(scene_.document(), note, variable);
    else
      setSparkline(scene_.document(), variable, true);
    view_.setFocus();
    return event->acceptProposedAction();
  }
  qApp->removeEventFilter(this);
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
