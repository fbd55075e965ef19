#include "app/icon/icon_view.h"

#include <QMouseEvent>
#include <QWheelEvent>
#include <cmath>

#include "app/canvas/wheel_turn.h"
#include "app/icon/icon_geometry.h"
#include "app/icon/icon_hand.h"
#include "engine/facade/class_icon.h"

namespace armature::app {

namespace {
constexpr double kLeastScale = 0.2, kMostScale = 40;  // [px/unit]
constexpr double kMargin = 80, kMarginAbove = 28;     // beside the icon and above it, for names of connectors [px]
constexpr double kReach = 5;                          // of the pointer [px]
constexpr double kHandle = 7;                         // [px]
constexpr double kBoxMargin = 7;                      // between points and the box about them [px]
constexpr double kTurnStem = 22;                      // [px]
}  // namespace

IconView::IconView(IconModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("iconCanvas");
  setAccessibleName(tr("Icon of %1").arg(model.className()));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setMinimumSize(160, 70);  // of a window on a screen of few, large points
  setAttribute(Qt::WA_OpaquePaintEvent);
  style_.fillColor = 0xFFFFFF;
  style_.fillPattern = FillPattern::solid;
  hand_ = std::make_unique<IconHand>(*this);
  connect(&model_, &IconModel::changed, this, qOverload<>(&QWidget::update));
  connect(&model_, &IconModel::selectionChanged, this, qOverload<>(&QWidget::update));
}

IconView::~IconView() = default;

// ---- coordinates ----

QPointF IconView::toIcon(QPointF pixel) const {
  return {(pixel.x() - origin_.x()) / scale_, (origin_.y() - pixel.y()) / scale_};
}

QPointF IconView::toPixels(QPointF point) const {
  return {origin_.x() + point.x() * scale_, origin_.y() - point.y() * scale_};
}

QRectF IconView::frame() const {
  const auto& shown = model_.drawing();
  return {iconPoint(shown.low), iconPoint(shown.high)};
}

void IconView::fit() {
  // With the connectors, which stand out of the frame, and their names.
  QRectF box = frame();
  for (const BorderConnector& c : model_.connectors())
    box |= QRectF(c.info.x - c.info.width / 2, c.info.y - c.info.height / 2, c.info.width, c.info.height);
  const QRectF area = QRectF(rect()).adjusted(kMargin, kMarginAbove, -kMargin, -kMarginAbove);
  const double scale = std::min(area.width() / box.width(), area.height() / box.height());
  scale_ = std::clamp(scale, kLeastScale, kMostScale);
  origin_ = area.center() - QPointF(box.center().x(), -box.center().y()) * scale_;
  isFitWanted_ = true;
  update();
}

void IconView::zoomAt(double factor, QPointF anchor) {
  const QPointF fixed = toIcon(anchor);
  scale_ = std::clamp(scale_ * factor, kLeastScale, kMostScale);
  origin_ += anchor - toPixels(fixed);
  isFitWanted_ = false;
  update();
}

void IconView::panBy(QPointF pixels) {
  origin_ += pixels;
  isFitWanted_ = false;
  update();
}

QPointF IconView::snapped(QPointF point) const {
  const auto on = [](double x, double step) { return step > 0 ? std::round(x / step) * step : x; };
  const diagram::Point grid = model_.drawing().grid;
  return {tidy(on(point.x(), grid.x)), tidy(on(point.y(), grid.y))};
}

// ---- what lies where ----

int IconView::itemAt(QPointF pixel) const {
  const auto& items = model_.drawing().items;
  const QPointF at = toIcon(pixel);
  for (auto k = static_cast<int>(items.size()) - 1; k >= 0; --k)
    if (isAt(items[static_cast<size_t>(k)], at, kReach / scale_)) return k;
  return -1;
}

QRectF IconView::connectorBox(const BorderConnector& c) const {
  const double width = std::max(9.0, c.info.width * scale_), height = std::max(9.0, c.info.height * scale_);
  const QPointF at = toPixels({c.info.x, c.info.y});
  return {at.x() - width / 2, at.y() - height / 2, width, height};
}

QString IconView::connectorAt(QPointF pixel) const {
  for (const BorderConnector& c : model_.connectors())
    if (connectorBox(c).adjusted(-2, -2, 2, 2).contains(pixel)) return QString::fromStdString(c.info.name);
  return {};
}

// `top`: the side over which the handle stands that turns, 4 or 6.
static void addBox(const QPolygonF& corners, int top, std::vector<IconHandle>& list) {
  using Kind = IconHandle::Kind;
  for (int k = 0; k < 4; ++k) list.push_back({Kind::corner, k, corners[k]});
  for (int k = 0; k < 4; ++k) list.push_back({Kind::side, k + 4, (corners[k] + corners[(k + 1) % 4]) / 2});
  const QPointF middle = (corners[0] + corners[2]) / 2, edge = list[static_cast<size_t>(top)].at;
  const QPointF up = edge - middle;
  const double length = std::hypot(up.x(), up.y());
  const QPointF sense = length > 0 ? up / length : QPointF(0, -1);
  list.push_back({Kind::turn, top, edge + sense * kTurnStem, edge});
}

std::vector<IconHandle> IconView::handles() const {
  std::vector<IconHandle> list;
  const auto items = model_.selectedItems();
  if (items.empty() || model_.isLocked()) return list;
  const bool isOne = items.size() == 1;
  if (isOne && items[0].kind == diagram::IconItem::Kind::other) return list;
  if (isOne && items[0].hasExtent()) {
    QPolygonF corners;
    for (const QPointF& corner : outlineOf(items[0])) corners << toPixels(corner);
    addBox(corners, items[0].points[1].y < items[0].points[0].y ? 4 : 6, list);
    return list;
  }
  const QRectF box = boundsOf(items);
  const QRectF pixels = QRectF(toPixels(box.topLeft()), toPixels(box.bottomRight()))
                            .normalized()
                            .adjusted(-kBoxMargin, -kBoxMargin, kBoxMargin, kBoxMargin);
  addBox({pixels.bottomLeft(), pixels.bottomRight(), pixels.topRight(), pixels.topLeft()}, 6, list);
  if (!isOne) return list;
  // A line that is straight has its ends, and what turns it.
  constexpr double kLeastBox = 34;  // [px]
  if (std::min(pixels.width(), pixels.height()) < kLeastBox) list = {list.back()};
  const QPolygonF points = outlineOf(items[0]);
  for (int k = 0; k < points.size(); ++k) list.push_back({IconHandle::Kind::vertex, k, toPixels(points[k])});
  return list;
}

std::optional<IconHandle> IconView::handleAt(QPointF pixel) const {
  const auto list = handles();
  // Those that are painted last first: points of a line over the box about it.
  for (auto handle = list.rbegin(); handle != list.rend(); ++handle)
    if (QLineF(handle->at, pixel).length() <= kHandle / 2 + 3) return *handle;
  return std::nullopt;
}

// ---- painting ----

const std::optional<IconPrimitive>& IconView::primitiveOf(size_t position, const diagram::IconItem& item) {
  if (position >= painted_.size()) painted_.resize(position + 1);
  Painted& kept = painted_[position];
  if (!kept.primitive || !(kept.item == item)) {
    const auto& shown = model_.drawing();
    kept = {item, primitiveOfText(diagram::toText(item), {shown.low.x, shown.low.y, shown.high.x, shown.high.y})};
  }
  return kept.primitive;
}

void IconView::paintGrid(QPainter& painter, const Theme& theme) const {
  const QRectF box(toPixels(frame().topLeft()), toPixels(frame().bottomRight()));
  const QRectF frameBox = box.normalized();
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(frameBox);
  double step = 10;
  while (step * scale_ < 8) step *= 2;
  painter.setPen(QPen(theme.grid, 1.2));
  QVector<QPointF> dots;
  for (double x = std::ceil(frame().left() / step) * step; x <= frame().right(); x += step)
    for (double y = std::ceil(frame().top() / step) * step; y <= frame().bottom(); y += step) dots << toPixels({x, y});
  painter.drawPoints(dots.data(), static_cast<int>(dots.size()));
  painter.setPen(QPen(theme.line, 1, Qt::DashLine));
  if (frame().left() < 0 && frame().right() > 0)
    painter.drawLine(toPixels({0, frame().top()}), toPixels({0, frame().bottom()}));
  if (frame().top() < 0 && frame().bottom() > 0)
    painter.drawLine(toPixels({frame().left(), 0}), toPixels({frame().right(), 0}));
}

void IconView::paintGraphics(QPainter& painter, const Theme& theme) {
  const QRectF box = QRectF(toPixels(frame().topLeft()), toPixels(frame().bottomRight())).normalized();
  // Names of parameters are shown as they are written.
  const IconPaint paint{theme, [](const QString& text) { return text; }};
  painter.setOpacity(0.45);
  for (const IconPrimitive& primitive : model_.inherited()) paintPrimitive(painter, box, primitive, paint);
  painter.setOpacity(1);
  const auto& shown = model_.drawing();
  if (!(paintedLow_ == shown.low && paintedHigh_ == shown.high)) painted_.clear();
  paintedLow_ = shown.low;
  paintedHigh_ = shown.high;
  for (size_t k = 0; k < shown.items.size(); ++k)
    if (const auto& primitive = primitiveOf(k, shown.items[k])) paintPrimitive(painter, box, *primitive, paint);
  painted_.resize(shown.items.size());
}

static void paintConnector(QPainter& painter, const Theme& theme, const ConnectorInfo& info, const QRectF& box) {
  const QColor ink = theme.domain(info.domain);
  painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
  painter.setBrush(info.isFilled && info.causality != "output" ? ink : theme.canvas);
  if (info.causality.empty()) {
    painter.drawRect(box);
  } else {
    painter.save();
    painter.translate(box.center());
    painter.rotate(-info.rotation);
    const double x = box.width() / 2, y = box.height() / 2;
    painter.drawPolygon(QPolygonF{{-x, -y}, {x, 0}, {-x, y}});
    painter.restore();
  }
}

QPixmap connectorPicture(const ConnectorInfo& connector, int side, double ratio, const Theme& theme) {
  QPixmap picture((QSizeF(side, side) * ratio).toSize());
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const double free = side * 0.27;
  paintConnector(painter, theme, connector, QRectF(0, 0, side, side).adjusted(free, free, -free, -free));
  return picture;
}

void IconView::paintConnectors(QPainter& painter, const Theme& theme) const {
  for (const BorderConnector& c : model_.connectors()) {
    const QString name = QString::fromStdString(c.info.name);
    const QRectF box = connectorBox(c);
    // Pale, and nothing behind it shines through.
    if (c.isInherited && c.info.causality.empty()) painter.fillRect(box, theme.canvas);
    painter.setOpacity(c.isInherited ? 0.6 : 1);
    paintConnector(painter, theme, c.info, box);
    painter.setOpacity(1);
    if (model_.selectedConnector() == name) {
      painter.setPen(QPen(theme.accent, 1.5));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 3, 3);
    }
    // Outside of the frame, beside the side that it stands on.
    const QRectF inner = frame();
    const double fromLeft = c.info.x - inner.left(), fromRight = inner.right() - c.info.x;
    const double fromBottom = c.info.y - inner.top(), fromTop = inner.bottom() - c.info.y;
    const double nearest = std::min({fromLeft, fromRight, fromBottom, fromTop});
    painter.setPen(theme.quiet);
    const QSizeF size(140, 16);
    if (nearest == fromLeft)
      painter.drawText(QRectF(QPointF(box.left() - 8 - size.width(), box.center().y() - 8), size),
                       Qt::AlignRight | Qt::AlignVCenter, name);
    else if (nearest == fromRight)
      painter.drawText(QRectF(QPointF(box.right() + 8, box.center().y() - 8), size), Qt::AlignLeft | Qt::AlignVCenter,
                       name);
    else if (nearest == fromTop)
      painter.drawText(QRectF(QPointF(box.center().x() - 70, box.top() - 20), size), Qt::AlignCenter, name);
    else
      painter.drawText(QRectF(QPointF(box.center().x() - 70, box.bottom() + 4), size), Qt::AlignCenter, name);
  }
}

void IconView::paintSelection(QPainter& painter, const Theme& theme) const {
  painter.setPen(QPen(theme.accent, 1.5));
  painter.setBrush(Qt::NoBrush);
  for (const diagram::IconItem& item : model_.selectedItems()) {
    QPolygonF outline;
    for (const QPointF& point : outlineOf(item)) outline << toPixels(point);
    if (item.kind == diagram::IconItem::Kind::line)
      painter.drawPolyline(outline);
    else
      painter.drawPolygon(outline);
  }
  const auto list = handles();
  for (const IconHandle& handle : list)
    if (handle.kind == IconHandle::Kind::turn) {
      painter.setPen(QPen(theme.accent, 1));
      painter.drawLine(handle.foot, handle.at);
    }
  for (const IconHandle& handle : list) {
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(handle.kind == IconHandle::Kind::vertex ? theme.accent : theme.canvas);
    const double r = kHandle / 2;
    if (handle.kind == IconHandle::Kind::corner || handle.kind == IconHandle::Kind::side)
      painter.drawRect(QRectF(handle.at.x() - r, handle.at.y() - r, 2 * r, 2 * r));
    else
      painter.drawEllipse(handle.at, r, r);
  }
}

void IconView::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::of(this);
  QPainter painter(this);
  painter.fillRect(rect(), theme.canvas);
  painter.setRenderHint(QPainter::Antialiasing);
  paintGrid(painter, theme);
  paintGraphics(painter, theme);
  painter.setFont(font());
  paintConnectors(painter, theme);
  paintSelection(painter, theme);
  hand_->paint(painter);
  if (model_.problem().isEmpty()) return;
  painter.setPen(theme.warning);
  painter.drawText(QRectF(rect()).adjusted(12, 8, -12, -8), Qt::AlignTop | Qt::AlignHCenter | Qt::TextWordWrap,
                   model_.problem());
}

// ---- input ----

IconTool IconView::tool() const {
  return hand_->tool();
}

void IconView::setTool(IconTool tool) {
  hand_->setTool(tool);
}

void IconView::cancel() {
  hand_->cancel();
}

void IconView::resizeEvent(QResizeEvent* event) {
  if (isFitWanted_) {
    fit();
  } else if (event->oldSize().isValid()) {
    const QSizeF grown = event->size() - event->oldSize();
    origin_ += QPointF(grown.width() / 2, grown.height() / 2);
  }
}

void IconView::wheelEvent(QWheelEvent* event) {
  const WheelTurn turn = wheelTurn(*event);
  if (turn.zoom == 1)
    panBy(turn.pan);
  else
    zoomAt(turn.zoom, event->position());
  event->accept();
}

void IconView::mousePressEvent(QMouseEvent* event) {
  hand_->pressed(event);
}
void IconView::mouseMoveEvent(QMouseEvent* event) {
  hand_->moved(event);
  Q_EMIT pointerAt(toIcon(event->position()));
}
void IconView::mouseReleaseEvent(QMouseEvent* event) {
  hand_->released(event);
}
void IconView::mouseDoubleClickEvent(QMouseEvent* event) {
  hand_->doubleClicked(event);
}
void IconView::keyPressEvent(QKeyEvent* event) {
  if (!hand_->keyPressed(event)) QWidget::keyPressEvent(event);
}
void IconView::keyReleaseEvent(QKeyEvent* event) {
  if (!hand_->keyReleased(event)) QWidget::keyReleaseEvent(event);
}
void IconView::leaveEvent(QEvent*) {
  hand_->left();
  Q_EMIT pointerAt(std::nullopt);
}

bool IconView::event(QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isTab = key == Qt::Key_Tab || key == Qt::Key_Backtab;
    if (isTab && hand_->tabPressed(key == Qt::Key_Tab)) return true;
  }
  // Esc and single letters belong to the tools before shortcuts see them.
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) &&
        (key->key() == Qt::Key_Escape || (key->key() >= Qt::Key_A && key->key() <= Qt::Key_Z))) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

}  // namespace armature::app
