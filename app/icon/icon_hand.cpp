#include "app/icon/icon_hand.h"

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

#include "app/icon/icon_geometry.h"

namespace armature::app {

namespace {

using Kind = diagram::IconItem::Kind;

constexpr double kDrag = 3;           // from a click to a drag [px]
constexpr int kFirstNudge = 1 << 19;  // ids of steps of undo that become one; those of others are smaller or larger
constexpr int kNudgePause = 1500;     // after which a key begins a new step [ms]

// The keys of the tools.
constexpr std::pair<int, IconTool> kTools[] = {{Qt::Key_V, IconTool::select},  {Qt::Key_L, IconTool::line},
                                               {Qt::Key_P, IconTool::polygon}, {Qt::Key_R, IconTool::rectangle},
                                               {Qt::Key_E, IconTool::ellipse}, {Qt::Key_T, IconTool::text}};

// The segment of a line (of a polygon: the last one back to the first point, too) that is nearest to a point.
size_t nearestSegment(const QPolygonF& points, bool isClosed, QPointF at) {
  size_t best = 0;
  double least = std::numeric_limits<double>::infinity();
  const auto count = static_cast<size_t>(points.size());
  for (size_t k = 0; k + (isClosed ? 0 : 1) < count; ++k) {
    const QPointF a = points[static_cast<qsizetype>(k)], b = points[static_cast<qsizetype>((k + 1) % count)];
    const QPointF along = b - a;
    const double length = QPointF::dotProduct(along, along);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(at - a, along) / length, 0.0, 1.0) : 0;
    const QPointF off = at - (a + along * t);
    const double distance = QPointF::dotProduct(off, off);
    if (distance < least) {
      least = distance;
      best = k;
    }
  }
  return best;
}

}  // namespace

IconHand::IconHand(IconView& view) : view_(view), model_(view.model()) {}
IconHand::~IconHand() = default;

void IconHand::setTool(IconTool tool) {
  if (tool_ == tool) return;
  // A tool that is chosen ends what the one before has begun; one that is done has ended already.
  if (gesture_ && !gesture_->isOver() && tool != IconTool::select) cancel();
  tool_ = tool;
  updateCursor({-1, -1});
  Q_EMIT view_.toolChanged();
}

void IconHand::begin(std::unique_ptr<IconGesture> gesture) {
  gesture_ = std::move(gesture);
}

void IconHand::end() {
  gesture_.reset();
  view_.update();
}

void IconHand::cancel() {
  pressedPixel_.reset();
  panned_.reset();
  if (!gesture_) return;
  end();
  Q_EMIT view_.hinted({});
  model_.setPreview(std::nullopt);
}

void IconHand::paint(QPainter& painter) {
  if (gesture_) gesture_->paint(painter);
}

// ---- mouse ----

void IconHand::pressed(QMouseEvent* event) {
  const QPointF pixel = event->position(), at = view_.toIcon(pixel);
  if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && isSpaceDown_)) {
    panned_ = pixel;
    return;
  }
  if (event->button() == Qt::RightButton) {
    if (gesture_) return cancel();
    const int item = view_.itemAt(pixel);
    if (item >= 0 && !model_.selected().contains(item)) model_.select({item});
    Q_EMIT view_.menuWanted(event->globalPosition().toPoint());
    return;
  }
  if (event->button() != Qt::LeftButton) return;
  if (gesture_) {
    if (!gesture_->pressed(at, event->modifiers())) end();
    return;
  }
  if (model_.isLocked() || tool_ == IconTool::select) return select(pixel, at, event->modifiers());
  model_.select({});
  switch (tool_) {
    case IconTool::line:
      return begin(drawPoints(view_, Kind::line, at));
    case IconTool::polygon:
      return begin(drawPoints(view_, Kind::polygon, at));
    case IconTool::ellipse:
      return begin(drawExtent(view_, Kind::ellipse, at));
    case IconTool::text:
      return begin(drawExtent(view_, Kind::text, at));
    default:
      return begin(drawExtent(view_, Kind::rectangle, at));
  }
}

void IconHand::select(QPointF pixel, QPointF at, Qt::KeyboardModifiers keys) {
  const bool isAdding = keys & Qt::ShiftModifier;
  unselected_.reset();
  pressedConnector_.clear();
  if (const auto handle = view_.handleAt(pixel); handle && !isAdding) return begin(dragHandle(view_, *handle, at));
  if (const QString connector = view_.connectorAt(pixel); !connector.isEmpty()) {
    model_.selectConnector(connector);
    pressedConnector_ = connector;
    pressedPixel_ = pixel;
    return;
  }
  const int item = view_.itemAt(pixel);
  if (item < 0) return begin(selectWithin(view_, at, isAdding));
  QSet<int> selected = model_.selected();
  if (isAdding) {
    if (!selected.remove(item)) selected << item;
    model_.select(selected);
  } else if (selected.contains(item)) {
    unselected_ = item;
  } else {
    model_.select({item});
  }
  pressedPixel_ = pixel;
}

void IconHand::moved(QMouseEvent* event) {
  const QPointF pixel = event->position();
  pointer_ = pixel;
  if (panned_) {
    view_.panBy(pixel - *panned_);
    panned_ = pixel;
    return;
  }
  if (pressedPixel_ && QLineF(*pressedPixel_, pixel).length() >= kDrag && !model_.isLocked()) {
    const QPointF from = view_.toIcon(*pressedPixel_);
    if (pressedConnector_.isEmpty() && !model_.selected().isEmpty())
      begin(moveItems(view_, from));
    else if (!pressedConnector_.isEmpty())
      begin(moveConnector(view_, pressedConnector_, from));
    pressedPixel_.reset();
    unselected_.reset();
  }
  if (gesture_)
    gesture_->moved(view_.toIcon(pixel), event->modifiers());
  else
    updateCursor(pixel);
}

void IconHand::released(QMouseEvent* event) {
  if (panned_) {
    panned_.reset();
    return;
  }
  if (event->button() != Qt::LeftButton) return;
  if (unselected_) model_.select({*unselected_});
  unselected_.reset();
  pressedPixel_.reset();
  if (gesture_ && !gesture_->released(view_.toIcon(event->position()), event->modifiers())) end();
}

void IconHand::doubleClicked(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  // The second press of the double click ends a line where it stands.
  if (gesture_) {
    if (gesture_->keyPressed(Qt::Key_Return) && gesture_->isOver()) end();
    return;
  }
  if (tool_ != IconTool::select || model_.isLocked()) return pressed(event);
  const auto items = model_.selectedItems();
  if (items.empty() && model_.selectedConnector().isEmpty()) return Q_EMIT view_.insertWanted(event->position(), {});
  if (items.size() != 1) return;
  if (items[0].kind == Kind::text) Q_EMIT view_.textWanted();
  if (items[0].kind == Kind::line || items[0].kind == Kind::polygon) editPoint(event->position());
}

// A point is taken away, or a new one put into the line.
void IconHand::editPoint(QPointF pixel) {
  const auto handle = view_.handleAt(pixel);
  const QPointF at = view_.snapped(view_.toIcon(pixel));
  const bool isPoint = handle && handle->kind == IconHandle::Kind::vertex;
  model_.change(isPoint ? tr("Remove a point") : tr("Add a point"), [&](diagram::IconItem& item) {
    const bool isClosed = item.kind == Kind::polygon;
    if (isPoint) {
      if (item.points.size() > (isClosed ? 3U : 2U)) item.points.erase(item.points.begin() + handle->index);
      return;
    }
    const size_t segment = nearestSegment(outlineOf(item), isClosed, at);
    item.points.insert(item.points.begin() + static_cast<std::ptrdiff_t>(segment) + 1,
                       iconPoint(placeOf(item).inverted().map(at)));
  });
}

void IconHand::updateCursor(QPointF pixel) {
  if (isSpaceDown_) return view_.setCursor(Qt::OpenHandCursor);
  if (tool_ != IconTool::select) return view_.setCursor(Qt::CrossCursor);
  const auto handle = view_.handleAt(pixel);
  if (handle && handle->kind == IconHandle::Kind::turn) return view_.setCursor(Qt::PointingHandCursor);
  if (handle) return view_.setCursor(Qt::SizeAllCursor);
  view_.setCursor(Qt::ArrowCursor);
}

// ---- keys ----

bool IconHand::stepBack() {
  if (gesture_ || pressedPixel_) {
    cancel();
  } else if (tool_ != IconTool::select) {
    setTool(IconTool::select);
  } else if (!model_.selected().isEmpty() || !model_.selectedConnector().isEmpty()) {
    model_.select({});
  } else {
    Q_EMIT view_.wayUpWanted();
  }
  return true;
}

bool IconHand::keyPressed(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return stepBack();
  if (gesture_) {
    const bool isTaken = gesture_->keyPressed(event->key());
    if (gesture_->isOver()) end();
    return isTaken;
  }
  if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
    isSpaceDown_ = true;
    view_.setCursor(Qt::OpenHandCursor);
    return true;
  }
  if (nudge(event)) return true;
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_F2) {
    const auto items = model_.selectedItems();
    if (items.size() == 1 && items[0].kind == Kind::text) Q_EMIT view_.textWanted();
    return true;
  }
  if (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) return false;
  if (insert(event)) return true;
  if (event->modifiers() & Qt::ShiftModifier) return false;
  for (const auto& [key, tool] : kTools)
    if (event->key() == key) {
      setTool(tool);
      return true;
    }
  return false;
}

// A letter that no tool has, as on the diagram, or any with Shift; the key Ins.
bool IconHand::insert(const QKeyEvent* event) {
  const bool isBare = event->key() == Qt::Key_Insert;
  const QString text = event->text();
  const bool isOfTool = std::ranges::any_of(kTools, [event](const auto& keyed) { return keyed.first == event->key(); });
  const bool isLetter = text.size() == 1 && text[0].isLetter();
  if (model_.isLocked() || (!isBare && (!isLetter || (isOfTool && !(event->modifiers() & Qt::ShiftModifier)))))
    return false;
  const bool isPointing = pointer_ && pointer_ != pointerAtInsert_;
  pointerAtInsert_ = pointer_;
  Q_EMIT view_.insertWanted(isPointing ? pointer_ : std::nullopt, isBare ? QString() : text);
  return true;
}

bool IconHand::keyReleased(QKeyEvent* event) {
  if (event->key() != Qt::Key_Space || event->isAutoRepeat()) return false;
  isSpaceDown_ = false;
  updateCursor({-1, -1});
  return true;
}

bool IconHand::nudge(QKeyEvent* event) {
  const int key = event->key();
  QPointF by;
  if (key == Qt::Key_Left) by = {-1, 0};
  if (key == Qt::Key_Right) by = {1, 0};
  if (key == Qt::Key_Up) by = {0, 1};
  if (key == Qt::Key_Down) by = {0, -1};
  if (by.isNull()) return false;
  const diagram::Point grid = model_.stored().grid;
  // One step of the grid, with Shift five, with Alt a small one beside it.
  const double factor = event->modifiers() & Qt::ShiftModifier ? 5 : event->modifiers() & Qt::AltModifier ? 0.25 : 1;
  by = {by.x() * std::max(grid.x, 0.1) * factor, by.y() * std::max(grid.y, 0.1) * factor};
  if (!sinceNudge_.isValid() || sinceNudge_.elapsed() > kNudgePause) ++nudges_;
  sinceNudge_.start();
  if (!model_.selectedConnector().isEmpty()) {
    nudgeConnector(by);
  } else if (!model_.selected().isEmpty()) {
    model_.change(
        tr("Move shapes"), [&](diagram::IconItem& item) { item = armature::app::moved(item, by); },
        kFirstNudge + nudges_);
  } else {
    view_.panBy(QPointF(-by.x(), by.y()) * 8);
  }
  return true;
}

void IconHand::nudgeConnector(QPointF by) {
  diagram::IconDrawing next = model_.stored();
  const std::string name = model_.selectedConnector().toStdString();
  for (const BorderConnector& c : model_.connectors()) {
    if (c.info.name != name || c.isInherited) continue;
    for (diagram::IconPlace& place : next.places)
      if (place.name == name) {
        const diagram::Placement was =
            place.hasPlace ? place.placement : diagram::Placement{c.info.x,      c.info.y,        c.info.width,
                                                                  c.info.height, c.info.rotation, false};
        place.placement = onBorder(was, view_.frame(), QPointF(was.x, was.y) + by, !c.info.causality.empty());
        place.hasPlace = true;
      }
  }
  model_.perform(tr("Move the connector %1").arg(model_.selectedConnector()), next, {}, kFirstNudge + nudges_);
}

bool IconHand::tabPressed(bool isForward) {
  if (gesture_) return true;
  const auto connectors = model_.connectors();
  const auto items = static_cast<int>(model_.drawing().items.size()), all = items + static_cast<int>(connectors.size());
  int at = -1;
  if (!model_.selected().isEmpty()) at = model_.selectedInOrder().front();
  for (size_t k = 0; k < connectors.size(); ++k)
    if (QString::fromStdString(connectors[k].info.name) == model_.selectedConnector()) at = items + static_cast<int>(k);
  const int next = at < 0 ? (isForward ? 0 : all - 1) : at + (isForward ? 1 : -1);
  if (next < 0 || next >= all) return false;
  if (next < items)
    model_.select({next});
  else
    model_.selectConnector(QString::fromStdString(connectors[static_cast<size_t>(next - items)].info.name));
  return true;
}

}  // namespace armature::app
