#include "app/canvas/minimap.h"

#include <QContextMenuEvent>
#include <QPainterPath>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "app/canvas/buses.h"
#include "app/canvas/note_painter.h"
#include "app/canvas/wheel_turn.h"
#include "app/look/theme.h"

namespace armature::app {

namespace {

constexpr double kMapWide = 184, kMapHigh = 124;  // [px] at most
constexpr double kMapShare = 0.28;                // of a small view, at most
constexpr double kMapInset = 6;
constexpr int kMapGap = 10;

// The colour of what a part belongs to: that of its first connector.
QColor partColor(const PartPicture& part, const Theme& theme) {
  QColor ink = part.connectors.empty() ? theme.quiet : theme.domain(part.connectors.front().info.domain);
  ink.setAlphaF(0.75F);
  return ink;
}

}  // namespace

Minimap::Minimap(CanvasView& view, int below)
    : QFrame(&view), view_(view), below_(below), cards_(*new CardWatch(view, *this, [this] { place(); })) {
  setObjectName("minimap");
  setAccessibleName(tr("Overview map"));
  setToolTip(tr("The whole diagram: click or drag to look elsewhere"));
  setFocusPolicy(Qt::NoFocus);
  setCursor(Qt::PointingHandCursor);
  constexpr int kRest = 250;  // [ms]
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  connect(&rest_, &QTimer::timeout, this, &Minimap::drawPicture);
  connect(&view_.scene(), &DiagramScene::changed, &rest_, qOverload<>(&QTimer::start));
  connect(&view_, &CanvasView::viewMoved, this, &Minimap::follow);
  settled_.setSingleShot(true);
  settled_.setInterval(kRest);
  connect(&settled_, &QTimer::timeout, this, &Minimap::place);
  connect(&view_, &CanvasView::viewMoved, &settled_, qOverload<>(&QTimer::start));
  view_.installEventFilter(this);
  hide();
}

void Minimap::setMode(Mode mode) {
  if (mode == mode_) return;
  mode_ = mode;
  follow();
}

bool Minimap::isWanted() const {
  const QRectF bounds = view_.scene().geometryBounds();
  constexpr int kLeastWide = 240, kLeastHigh = 160;  // [px] of a view in which a map can be read
  if (mode_ == Mode::never || bounds.isEmpty() || view_.width() < kLeastWide || view_.height() < kLeastHigh)
    return false;
  if (mode_ == Mode::always) return true;
  // Not where little of it is out of sight.
  constexpr double kLarger = 1.5;
  const QSizeF size = bounds.size() * view_.scale();
  return size.width() > kLarger * view_.width() || size.height() > kLarger * view_.height();
}

// The view has moved, or how much it shows.
void Minimap::follow() {
  const bool isShown = isWanted() && !isCrowded_;
  if (isShown && picture_.isNull()) drawPicture();
  if (isShown != isVisible()) {
    setVisible(isShown);
    if (isShown) raise();
  }
  if (isShown) update();
}

QSizeF Minimap::most() const {
  return {std::min(kMapWide, kMapShare * view_.width()), std::min(kMapHigh, kMapShare * view_.height())};
}

// Not away from a hand that is at it; but from under a card that has been opened. Of a small view, where it has no
// place that is nearly free, it stays away, unless it was asked for.
void Minimap::place() {
  const bool isUnderCard = cards_.isUnderCard(geometry());
  if (grip_ || (isVisible() && underMouse() && !isUnderCard) || picture_.isNull()) return;
  move(freeCorner());
  constexpr double kMostCover = 0.1;                 // of itself
  constexpr int kSmallWide = 560, kSmallHigh = 330;  // [px]
  const bool isSmall = view_.width() < kSmallWide || view_.height() < kSmallHigh;
  isCrowded_ = cards_.isUnderCard(geometry()) ||
               (mode_ == Mode::whenLarger && isSmall && coverOf(view_, geometry()) > kMostCover * width() * height());
  if (isVisible() == isCrowded_) follow();
}

// The place at the edge in which it covers least; it stays where it is as long as no other one is clearly better.
QPoint Minimap::freeCorner() const {
  const int right = view_.width() - width() - kMapGap, bottom = view_.height() - height() - kMapGap;
  const auto along = [&](int quarters) { return (view_.width() - width()) * quarters / 4; };
  // Below on the right is the zoom, on the left the scale of the arrows.
  const QPoint corners[] = {{right, view_.height() - height() - below_ - kMapGap / 2},
                            {right, kMapGap},
                            {kMapGap, kMapGap},
                            {kMapGap, bottom - below_},
                            {along(2), bottom},
                            {along(2), kMapGap},
                            {along(1), bottom},
                            {along(3), bottom},
                            {along(1), kMapGap},
                            {along(3), kMapGap}};
  const auto covered = [this](QPoint corner) {
    constexpr double kOfCards = 1e9, kOfSelected = 20;  // rather upon anything else
    const QRectF box(corner, size());
    const DiagramScene& scene = view_.scene();
    double cost = coverOf(view_, box) + (cards_.isUnderCard(box.toAlignedRect()) ? kOfCards : 0);
    const auto addSelected = [&](const QRectF& rect) {
      const QRectF both = view_.toPixels(rect).intersected(box);
      if (!both.isEmpty()) cost += kOfSelected * both.width() * both.height();
    };
    for (const int part : scene.selectedParts()) addSelected(scene.parts()[static_cast<size_t>(part)].rect);
    for (const int note : scene.notes().selected()) addSelected(scene.notes()[static_cast<size_t>(note)].rect);
    return cost;
  };
  constexpr double kWorthIt = 0.1;  // of itself, to go elsewhere
  const auto here = std::ranges::find(corners, pos());
  const bool isThere = here != std::end(corners);
  QPoint best = isThere ? *here : corners[0];
  double least = covered(best) - (isThere ? kWorthIt * width() * height() : 0);
  for (const QPoint& corner : corners)
    if (const double cover = covered(corner); cover < least - 1e-6) least = cover, best = corner;
  return best;
}

// Each part a box in its colour, each wire a line.
void Minimap::drawPicture() {
  rest_.stop();
  const DiagramScene& scene = view_.scene();
  shown_ = scene.geometryBounds();
  if (!isWanted()) {
    picture_ = {};  // it is drawn when it is wanted
    return follow();
  }
  const QSizeF room = most() - QSizeF(2 * kMapInset, 2 * kMapInset);
  scale_ = std::min(room.width() / shown_.width(), room.height() / shown_.height());
  resize(qRound(shown_.width() * scale_ + 2 * kMapInset), qRound(shown_.height() * scale_ + 2 * kMapInset));
  corner_ = QRectF(rect()).center();
  const Theme& theme = Theme::of(this);
  isDark_ = theme.isDark;
  const double ratio = devicePixelRatioF();
  picture_ = QImage(size() * ratio, QImage::Format_ARGB32_Premultiplied);
  picture_.setDevicePixelRatio(ratio);
  picture_.fill(Qt::transparent);
  QPainter painter(&picture_);
  const auto boxOf = [&](const QRectF& rect) {
    return QRectF(toMap(rect.topLeft()), toMap(rect.bottomRight())).normalized();
  };
  for (const NotePicture& note : scene.notes().all()) {
    const QColor ground = noteGroundColor(QString::fromStdString(note.note.ground), theme);
    if (note.layout) painter.fillRect(boxOf(note.rect), ground.isValid() ? ground : theme.panel);
  }
  for (const WirePicture& wire : scene.wires()) {
    QColor ink = inkOf(wire.domain, wire.bus, theme);
    ink.setAlphaF(0.45F);
    painter.setPen(QPen(ink, 1));
    for (qsizetype k = 1; k < wire.points.size(); ++k)
      painter.drawLine(toMap(wire.points[k - 1]), toMap(wire.points[k]));
  }
  for (const PartPicture& part : scene.parts()) {
    QRectF box = boxOf(part.rect);
    constexpr double kLeast = 2;  // [px] that can be seen
    box.setSize(box.size().expandedTo({kLeast, kLeast}));
    painter.fillRect(box, partColor(part, theme));
  }
  ++drawnCount_;
  place();
  follow();
}

QPointF Minimap::toMap(QPointF place) const {
  const QPointF away = place - shown_.center();
  return corner_ + QPointF(away.x(), -away.y()) * scale_;
}

QPointF Minimap::toDiagram(QPointF pixel) const {
  const QPointF away = (pixel - corner_) / scale_;
  return shown_.center() + QPointF(away.x(), -away.y());
}

QRectF Minimap::frame() const {
  return QRectF(toMap(view_.toDiagram(QPointF(0, 0))), toMap(view_.toDiagram(QPointF(view_.width(), view_.height()))));
}

void Minimap::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::of(this);
  if (isDark_ != theme.isDark) rest_.start();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QPainterPath edge;
  edge.addRoundedRect(card, 6, 6);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(theme.raised);
  painter.drawPath(edge);
  painter.drawImage(QPointF(), picture_);
  // What is not in sight lies in the shade; a frame that is larger than the map is its edge.
  const QRectF seen = frame().intersected(card.adjusted(1, 1, -1, -1));
  QPainterPath away = edge;
  QPainterPath inSight;
  inSight.addRect(seen);
  QColor shade = theme.isDark ? QColor(0, 0, 0, 110) : QColor(60, 70, 85, 38);
  painter.fillPath(away.subtracted(inSight), shade);
  painter.setPen(QPen(theme.accent, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(seen);
}

// The frame is taken hold of where the pointer is; beside it the view goes there first.
void Minimap::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->accept();
  const QPointF at = event->position();
  const QRectF held = frame();
  grip_ = held.contains(at) ? at - held.center() : QPointF();
  if (!held.contains(at)) view_.lookAt(toDiagram(at));
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
  if (grip_) view_.lookAt(toDiagram(event->position() - *grip_));
}

void Minimap::mouseReleaseEvent(QMouseEvent*) {
  grip_.reset();
}

void Minimap::wheelEvent(QWheelEvent* event) {
  view_.zoomBy(zoomOfTurn(event->angleDelta().y()));
  event->accept();
}

void Minimap::contextMenuEvent(QContextMenuEvent* event) {
  event->accept();
}

bool Minimap::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    rest_.start();  // it may be larger or smaller now
    place();
    follow();
  }
  return QFrame::eventFilter(object, event);
}

}  // namespace armature::app
