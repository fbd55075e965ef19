#include "app/icon/icon_gesture.h"

#include <QCoreApplication>
#include <QLineF>
#include <cmath>

#include "app/icon/icon_geometry.h"
#include "app/look/nearest_in.h"

namespace armature::app {

void IconGesture::show(const std::function<diagram::IconItem(const diagram::IconItem&)>& made) {
  diagram::IconDrawing next = before_;
  for (const int k : model_.selected()) {
    auto& item = next.items.at(static_cast<size_t>(k));
    if (item.kind != diagram::IconItem::Kind::other) item = made(item);
  }
  model_.setPreview(std::move(next));
}

void IconGesture::keep(const QString& text, std::optional<QSet<int>> selection) {
  const diagram::IconDrawing made = model_.drawing();
  model_.perform(text, made, std::move(selection));
}

namespace {

struct IconSteps {
  Q_DECLARE_TR_FUNCTIONS(IconSteps)
};

// ---- moving ----

class MoveItems : public IconGesture {
 public:
  MoveItems(IconView& view, QPointF from) : IconGesture(view), from_(from) {
    for (const auto& item : model_.selectedItems()) corner_ |= boundsOf(item);
  }

  void moved(QPointF at, Qt::KeyboardModifiers keys) override {
    QPointF by = at - from_;
    if (keys & Qt::ShiftModifier) (std::abs(by.x()) > std::abs(by.y()) ? by.ry() : by.rx()) = 0;
    // The corner of what is moved comes to the grid.
    const QPointF corner = corner_.topLeft();
    if (!(keys & Qt::AltModifier)) {
      const QPointF to = view_.snapped(corner + by);
      by = {by.x() == 0 ? 0 : to.x() - corner.x(), by.y() == 0 ? 0 : to.y() - corner.y()};
    }
    show([&](const diagram::IconItem& item) { return armature::app::moved(item, by); });
  }
  bool released(QPointF at, Qt::KeyboardModifiers keys) override {
    moved(at, keys);
    keep(IconSteps::tr("Move shapes"));
    return false;
  }

 private:
  QPointF from_;
  QRectF corner_;
};

// ---- handles ----

class StretchItems : public IconGesture {
 public:
  StretchItems(IconView& view, int handle)
      : IconGesture(view), handle_(handle), box_(boundsOf(model_.selectedItems())) {}

  void moved(QPointF at, Qt::KeyboardModifiers keys) override {
    const QPointF to = place(at, keys);
    double left = box_.left(), right = box_.right(), low = box_.top(), high = box_.bottom();
    // Corners from the lower left one on; sides: below, right, above, left.
    if (handle_ == 0 || handle_ == 3 || handle_ == 7) left = to.x();
    if (handle_ == 1 || handle_ == 2 || handle_ == 5) right = to.x();
    if (handle_ == 0 || handle_ == 1 || handle_ == 4) low = to.y();
    if (handle_ == 2 || handle_ == 3 || handle_ == 6) high = to.y();
    if (keys & Qt::ShiftModifier && handle_ < 4 && box_.width() > 0 && box_.height() > 0) {
      const double scale = std::max(std::abs((right - left) / box_.width()), std::abs((high - low) / box_.height()));
      (handle_ == 0 || handle_ == 3 ? left : right) =
          handle_ == 0 || handle_ == 3 ? right - box_.width() * scale : left + box_.width() * scale;
      (handle_ < 2 ? low : high) = handle_ < 2 ? high - box_.height() * scale : low + box_.height() * scale;
    }
    const QRectF target(QPointF(left, low), QPointF(right, high));
    show([&](const diagram::IconItem& item) { return stretched(item, box_, target); });
  }
  bool released(QPointF at, Qt::KeyboardModifiers keys) override {
    moved(at, keys);
    keep(IconSteps::tr("Resize shapes"));
    return false;
  }

 private:
  int handle_;
  QRectF box_;
};

class ResizeItem : public IconGesture {
 public:
  ResizeItem(IconView& view, int corner) : IconGesture(view), corner_(corner) {}
  void moved(QPointF at, Qt::KeyboardModifiers keys) override {
    const QPointF to = place(at, keys);
    show([&](const diagram::IconItem& item) { return resized(item, corner_, to, keys & Qt::ShiftModifier); });
  }
  bool released(QPointF at, Qt::KeyboardModifiers keys) override {
    moved(at, keys);
    keep(IconSteps::tr("Resize shapes"));
    return false;
  }

 private:
  int corner_;
};

class TurnItems : public IconGesture {
 public:
  TurnItems(IconView& view, QPointF from)
      : IconGesture(view), middle_(boundsOf(model_.selectedItems()).center()), from_(angleOf(from)) {}
  void moved(QPointF at, Qt::KeyboardModifiers keys) override {
    constexpr double kStep = 15;  // [deg]
    double angle = angleOf(at) - from_;
    angle = keys & Qt::AltModifier ? std::round(angle) : std::round(angle / kStep) * kStep;
    show([&](const diagram::IconItem& item) { return turned(item, middle_, angle); });
  }
  bool released(QPointF at, Qt::KeyboardModifiers keys) override {
    moved(at, keys);
    keep(IconSteps::tr("Rotate shapes"));
    return false;
  }

 private:
  double angleOf(QPointF at) const { return std::atan2(at.y() - middle_.y(), at.x() - middle_.x()) * 180 / M_PI; }
  QPointF middle_;
  double from_;  // [deg]
};

class MovePoint : public IconGesture {
 public:
  MovePoint(IconView& view, int point) : IconGesture(view), point_(static_cast<size_t>(point)) {}
  void moved(QPointF at, Qt::KeyboardModifiers keys) override {
    const QPointF to = place(at, keys);
    show([&](diagram::IconItem item) {
      const QPointF local = placeOf(item).inverted().map(to);
      item.points.at(point_) = {tidy(local.x()), tidy(local.y())};
      return item;
    });
  }
  bool released(QPointF at, Qt::KeyboardModifiers keys) override {
    moved(at, keys);
    keep(IconSteps::tr("Move a point"));
    return false;
  }

 private:
  size_t point_;
};

// ---- selecting ----

class SelectWithin : public IconGesture {
 public:
  SelectWithin(IconView& view, QPointF from, bool isAdding) : IconGesture(view), from_(from), to_(from) {
    if (isAdding) kept_ = model_.selected();
    model_.select(kept_);
  }
  void moved(QPointF at, Qt::KeyboardModifiers) override {
    to_ = at;
    const QRectF box = QRectF(from_, to_).normalized();
    QSet<int> found = kept_;
    for (size_t k = 0; k < before_.items.size(); ++k) {
      const QPolygonF outline = outlineOf(before_.items[k]);
      if (!outline.isEmpty() && box.contains(outline.boundingRect())) found << static_cast<int>(k);
    }
    model_.select(found);
    view_.update();
  }
  bool released(QPointF, Qt::KeyboardModifiers) override {
    view_.update();
    return false;
  }
  void paint(QPainter& painter) override {
    const Theme& theme = Theme::of(&view_);
    QColor fill = theme.accent;
    fill.setAlphaF(0.1F);
    painter.setPen(QPen(theme.accent, 1));
    painter.setBrush(fill);
    painter.drawRect(QRectF(view_.toPixels(from_), view_.toPixels(to_)).normalized());
  }

 private:
  QPointF from_, to_;
  QSet<int> kept_;
};

// ---- connectors ----

class MoveConnector : public IconGesture {
 public:
  MoveConnector(IconView& view, const QString& name) : IconGesture(view), name_(name) {
    for (const BorderConnector& c : model_.connectors())
      if (QString::fromStdString(c.info.name) == name) {
        was_ = {c.info.x, c.info.y, c.info.width, c.info.height, c.info.rotation, false};
        isDirected_ = !c.info.causality.empty();
      }
    for (const diagram::IconPlace& place : before_.places)
      if (place.name == name.toStdString() && place.hasPlace) was_ = place.placement;
  }
  void moved(QPointF at, Qt::KeyboardModifiers keys) override {
    diagram::IconDrawing next = before_;
    for (diagram::IconPlace& place : next.places) {
      if (place.name != name_.toStdString()) continue;
      place.placement = keys & Qt::AltModifier ? was_ : onBorder(was_, view_.frame(), view_.snapped(at), isDirected_);
      if (keys & Qt::AltModifier) {  // anywhere
        place.placement.x = view_.snapped(at).x();
        place.placement.y = view_.snapped(at).y();
      }
      place.hasPlace = true;
    }
    model_.setPreview(std::move(next));
  }
  bool released(QPointF at, Qt::KeyboardModifiers keys) override {
    moved(at, keys);
    keep(IconSteps::tr("Move the connector %1").arg(name_));
    return false;
  }

 private:
  QString name_;
  diagram::Placement was_;
  bool isDirected_ = false;
};

// ---- new shapes ----

// As the last shape looked; texts have the blue of names.
diagram::IconItem newItem(IconView& view, diagram::IconItem::Kind kind) {
  diagram::IconItem item = kind == diagram::IconItem::Kind::text ? diagram::IconItem() : view.style();
  item.kind = kind;
  if (kind == diagram::IconItem::Kind::text) {
    item.text = "%name";
    item.lineColor = 0x0000FF;
  }
  if (kind == diagram::IconItem::Kind::line) {
    item.fillPattern = FillPattern::none;
    item.fillColor = 0;
  }
  return item;
}

// Of a shape that nobody has drawn a size of, about a place.
std::vector<diagram::Point> usualPoints(diagram::IconItem::Kind kind, QPointF at) {
  const double x = at.x(), y = at.y();
  switch (kind) {
    case diagram::IconItem::Kind::line:
      return {{x - 20, y}, {x + 20, y}};
    case diagram::IconItem::Kind::polygon:
      return {{x - 20, y - 20}, {x + 20, y - 20}, {x, y + 20}};
    case diagram::IconItem::Kind::text:
      return {{x - 60, y - 20}, {x + 60, y + 20}};
    default:
      return {{x - 20, y - 20}, {x + 20, y + 20}};
  }
}

// What the step of undo is called.
QString drawn(diagram::IconItem::Kind kind) {
  switch (kind) {
    case diagram::IconItem::Kind::line:
      return IconSteps::tr("Draw a line");
    case diagram::IconItem::Kind::polygon:
      return IconSteps::tr("Draw a polygon");
    case diagram::IconItem::Kind::ellipse:
      return IconSteps::tr("Draw an ellipse");
    case diagram::IconItem::Kind::text:
      return IconSteps::tr("Write a text");
    default:
      return IconSteps::tr("Draw a rectangle");
  }
}

class DrawExtent : public IconGesture {
 public:
  DrawExtent(IconView& view, diagram::IconItem::Kind kind, QPointF from)
      : IconGesture(view), item_(newItem(view, kind)), start_(from), from_(view.snapped(from)) {}
  void moved(QPointF at, Qt::KeyboardModifiers keys) override {
    QPointF to = place(at, keys);
    if (keys & Qt::ShiftModifier) {  // as wide as high
      const QPointF by = to - from_;
      const double side = std::max(std::abs(by.x()), std::abs(by.y()));
      to = from_ + QPointF(std::copysign(side, by.x()), std::copysign(side, by.y()));
    }
    const QRectF box = QRectF(from_, to).normalized();
    item_.points = {iconPoint(box.topLeft()), iconPoint(box.bottomRight())};
    diagram::IconDrawing next = before_;
    next.items.push_back(item_);
    model_.setPreview(std::move(next));
  }
  bool released(QPointF at, Qt::KeyboardModifiers keys) override {
    moved(at, keys);
    const QRectF box(iconPoint(item_.points[0]), iconPoint(item_.points[1]));
    // A click without a drag: a shape of the usual size about it.
    if (QLineF(view_.toPixels(start_), view_.toPixels(at)).length() < 4) {
      item_.points = usualPoints(item_.kind, from_);
    } else if (box.width() == 0 || box.height() == 0) {
      model_.setPreview(std::nullopt);
      return false;
    }
    diagram::IconDrawing next = before_;
    next.items.push_back(item_);
    model_.perform(drawn(item_.kind), next, QSet<int>{static_cast<int>(before_.items.size())});
    view_.setTool(IconTool::select);
    if (item_.kind == diagram::IconItem::Kind::text) Q_EMIT view_.textWanted();
    return false;
  }

 private:
  diagram::IconItem item_;
  QPointF start_, from_;
};

class DrawPoints : public IconGesture {
 public:
  DrawPoints(IconView& view, diagram::IconItem::Kind kind, QPointF from)
      : IconGesture(view), item_(newItem(view, kind)) {
    points_ << view.snapped(from);
    pointer_ = points_.back();
    pressedAt_ = from;
  }

  bool pressed(QPointF at, Qt::KeyboardModifiers keys) override {
    isDragged_ = false;
    pressedAt_ = at;
    return addPoint(at, keys);
  }
  void moved(QPointF at, Qt::KeyboardModifiers keys) override {
    pointer_ = target(at, keys);
    isDragged_ = isDragged_ || QLineF(view_.toPixels(pressedAt_), view_.toPixels(at)).length() > 4;
    showNow();
  }
  bool released(QPointF at, Qt::KeyboardModifiers keys) override {
    if (!isFirst_ || !isDragged_) {
      if (isFirst_) sayHowToEnd();
      isFirst_ = false;
      return true;
    }
    isFirst_ = false;
    const bool goesOn = addPoint(at, keys);
    // A press, a drag and a release are a whole line; a polygon has one stroke then.
    if (item_.kind == diagram::IconItem::Kind::line && points_.size() > 1) {
      finish();
      return false;
    }
    if (goesOn) sayHowToEnd();
    return goesOn;
  }
  bool keyPressed(int key) override {
    if (key == Qt::Key_Backspace && points_.size() > 1) {
      points_.removeLast();
      showNow();
      return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter) return false;
    finish();
    return true;
  }
  bool isOver() const override { return isOver_; }

 private:
  void sayHowToEnd() {
    Q_EMIT view_.hinted(
        IconSteps::tr("Each click adds a point. Enter or a double click ends the drawing, Esc drops it."));
  }
  // With Shift straight up, across or aslant.
  QPointF target(QPointF at, Qt::KeyboardModifiers keys) const {
    QPointF to = place(at, keys);
    if (!(keys & Qt::ShiftModifier)) return to;
    const QPointF by = to - points_.back();
    if (std::abs(by.x()) > 2 * std::abs(by.y())) return {to.x(), points_.back().y()};
    if (std::abs(by.y()) > 2 * std::abs(by.x())) return {points_.back().x(), to.y()};
    const double side = std::max(std::abs(by.x()), std::abs(by.y()));
    return points_.back() + QPointF(std::copysign(side, by.x()), std::copysign(side, by.y()));
  }
  // Another point; on the first one it closes, on the last one it ends. False: it is over.
  bool addPoint(QPointF at, Qt::KeyboardModifiers keys) {
    const QPointF to = target(at, keys);
    const bool isFirst = points_.size() > 2 && to == points_.front() && item_.kind == diagram::IconItem::Kind::polygon;
    if (isFirst || to == points_.back()) {
      if (points_.size() > 1 || isFirst) finish();
      return !isOver_;
    }
    points_ << to;
    pointer_ = to;
    showNow();
    return true;
  }
  void showNow() {
    diagram::IconDrawing next = before_;
    next.items.push_back(itemOf(pointer_ == points_.back() ? points_ : QVector<QPointF>(points_) << pointer_));
    if (next.items.back().points.size() > 1) model_.setPreview(std::move(next));
  }
  diagram::IconItem itemOf(const QVector<QPointF>& points) const {
    diagram::IconItem item = item_;
    for (const QPointF& point : points) item.points.push_back(iconPoint(point));
    return item;
  }
  void finish() {
    isOver_ = true;
    Q_EMIT view_.hinted({});
    const auto least = item_.kind == diagram::IconItem::Kind::polygon ? 3 : 2;
    if (points_.size() < least) return model_.setPreview(std::nullopt);
    diagram::IconDrawing next = before_;
    next.items.push_back(itemOf(points_));
    model_.perform(drawn(item_.kind), next, QSet<int>{static_cast<int>(before_.items.size())});
    view_.setTool(IconTool::select);
  }

  diagram::IconItem item_;
  QVector<QPointF> points_;
  QPointF pointer_, pressedAt_;
  bool isOver_ = false, isFirst_ = true, isDragged_ = false;
};

}  // namespace

diagram::Placement onBorder(diagram::Placement was, const QRectF& frame, QPointF at, bool isDirected) {
  // Sides as the angle of what looks out of them [deg].
  const auto sideOf = [&](QPointF p) {
    const double right = frame.right() - p.x(), left = p.x() - frame.left();
    const double top = frame.bottom() - p.y(), bottom = p.y() - frame.top();
    const double nearest = std::min({right, left, top, bottom});
    return nearest == right ? 0 : nearest == left ? 180 : nearest == top ? 90 : 270;
  };
  const int side = sideOf(at), before = sideOf({was.x, was.y});
  QPointF to = nearestIn(frame, at);
  if (side == 0) to.setX(frame.right());
  if (side == 180) to.setX(frame.left());
  if (side == 90) to.setY(frame.bottom());
  if (side == 270) to.setY(frame.top());
  was.x = to.x();
  was.y = to.y();
  if (isDirected && side != before) {
    was.rotation = std::remainder(was.rotation + side - before, 360);
    if (was.rotation == -180) was.rotation = 180;
  }
  return was;
}

std::unique_ptr<IconGesture> moveItems(IconView& view, QPointF from) {
  return std::make_unique<MoveItems>(view, from);
}

std::unique_ptr<IconGesture> dragHandle(IconView& view, const IconHandle& handle, QPointF from) {
  const auto items = view.model().selectedItems();
  if (handle.kind == IconHandle::Kind::turn) return std::make_unique<TurnItems>(view, from);
  if (handle.kind == IconHandle::Kind::vertex) return std::make_unique<MovePoint>(view, handle.index);
  if (items.size() == 1 && items[0].hasExtent()) return std::make_unique<ResizeItem>(view, handle.index);
  return std::make_unique<StretchItems>(view, handle.index);
}

std::unique_ptr<IconGesture> selectWithin(IconView& view, QPointF from, bool isAdding) {
  return std::make_unique<SelectWithin>(view, from, isAdding);
}

std::unique_ptr<IconGesture> moveConnector(IconView& view, const QString& name, QPointF) {
  return std::make_unique<MoveConnector>(view, name);
}

std::unique_ptr<IconGesture> drawExtent(IconView& view, diagram::IconItem::Kind kind, QPointF from) {
  return std::make_unique<DrawExtent>(view, kind, from);
}

std::unique_ptr<IconGesture> drawPoints(IconView& view, diagram::IconItem::Kind kind, QPointF from) {
  return std::make_unique<DrawPoints>(view, kind, from);
}

void putShape(IconView& view, diagram::IconItem::Kind kind, std::optional<QPointF> at) {
  IconModel& model = view.model();
  diagram::IconItem item = newItem(view, kind);
  item.points = usualPoints(kind, view.snapped(at.value_or(view.frame().center())));
  const auto isTaken = [&] {
    return std::ranges::any_of(model.stored().items,
                               [&](const diagram::IconItem& one) { return boundsOf(one) == boundsOf(item); });
  };
  constexpr double kBeside = 10;  // [unit]
  while (!at && isTaken()) item = moved(item, {kBeside, -kBeside});
  view.setTool(IconTool::select);
  model.add(drawn(kind), {item});
  if (kind == diagram::IconItem::Kind::text) Q_EMIT view.textWanted();
}

diagram::Placement placeOnBorder(const ConnectorInfo& connector, const QRectF& frame, QPointF at) {
  // As seen from inside, an input of the class is a source: it looks in at the left, unless it is put elsewhere.
  diagram::Placement place;
  place.x = connector.causality == "output" ? frame.left() : frame.right();
  return onBorder(place, frame, at, !connector.causality.empty());
}

QPointF freeOnBorder(const ConnectorInfo& connector, const QRectF& frame, const std::vector<QPointF>& taken) {
  constexpr double kApart = 15;  // [unit] middles of two that do not cover each other
  // As seen from inside, an input of the class is a source.
  const bool isLeft = connector.causality.empty() ? connector.isFilled : connector.causality == "output";
  const double first = isLeft ? frame.left() : frame.right(), second = isLeft ? frame.right() : frame.left();
  const auto isFree = [&](QPointF at) {
    return std::ranges::none_of(taken, [&](QPointF one) { return QLineF(one, at).length() < kApart; });
  };
  for (const double x : {first, second})
    for (const double part : {0.0, 0.2, -0.2, 0.4, -0.4, 0.3, -0.3, 0.1, -0.1})
      if (const QPointF at(x, frame.center().y() + part * frame.height()); isFree(at)) return at;
  return {first, frame.center().y()};
}

}  // namespace armature::app
