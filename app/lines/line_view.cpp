#include "app/lines/line_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollArea>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "app/canvas/selected_parts.h"
#include "app/look/word_wrap.h"

namespace armature::app {

LineView::LineView(QWidget* parent) : QWidget(parent) {
  setObjectName("lineView");
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setAccessibleName(tr("Line"));
}

void LineView::setSource(DiagramScene* scene, RunControl* run) {
  scene_ = scene;
  run_ = run;
}

void LineView::setPicture(std::unique_ptr<LinePicture> picture, const QString& words) {
  picture_ = std::move(picture);
  instant_ = {};
  setWords(words);
}

void LineView::setWords(const QString& words) {
  words_ = words;
  update();
}

void LineView::setRoom(QSize room) {
  if (room == room_) return;
  room_ = room;
  update();
}

LineStyle LineView::style() {
  stamps_.setRatio(devicePixelRatioF());
  QFont letters = font();
  // TextRuns and the pictures count in pixels.
  if (letters.pixelSize() <= 0) letters.setPixelSize(std::max(9, QFontInfo(letters).pixelSize()));
  const QSize room = room_.isEmpty() ? size() : room_;
  return {Theme::of(this), letters, texts_, stamps_, room, QRectF(QPointF(-x(), -y()), room)};
}

LineLook LineView::look() const {
  if (!scene_) return {};
  const int hovered = scene_->hovered().connector.isValid() ? scene_->hovered().connector.part : scene_->hovered().part;
  return {scene_->selectedParts(), hovered, glasses_ ? glasses_() : Glasses()};
}

void LineView::layOut() {
  instant_ = {};
  if (!picture_ || !run_ || !scene_) return;
  ++layOuts_;
  instant_ = Instant(run_->store(), run_->shownTime());
  picture_->layOut(instant_, style(), look());
  const QSize wanted = picture_->extent();
  const QSize least(wanted.width() > room_.width() ? wanted.width() : 0,
                    wanted.height() > room_.height() ? wanted.height() : 0);
  // Not while painting: a scroll bar that comes changes the room.
  if (least != minimumSize())
    QMetaObject::invokeMethod(
        this, [this, least] { setMinimumSize(least); }, Qt::QueuedConnection);
}

void LineView::paintEvent(QPaintEvent* event) {
  layOut();
  QPainter painter(this);
  const Theme& theme = Theme::of(this);
  painter.fillRect(event->rect(), theme.canvas);
  const LineStyle with = style();
  const bool isShown = picture_ && !instant_.isEmpty() && !picture_->extent().isEmpty();
  if (!isShown) {
    painter.setFont(with.font);
    painter.setPen(theme.quiet);
    constexpr int kFlags = Qt::AlignCenter | Qt::TextWordWrap;
    painter.drawText(evenBox(painter.font(), words_, rect().adjusted(16, 16, -16, -16), kFlags), kFlags, words_);
  } else {
    painter.setRenderHint(QPainter::Antialiasing);
    picture_->paint(painter, with, look(), event->rect());
  }
  if (hasFocus()) {
    // About what is seen of it, however far it is scrolled.
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect(visibleRegion().boundingRect().adjusted(1, 1, -1, -1));
  }
}

void LineView::select(int part, bool isAdded) {
  if (!scene_) return;
  QSet<int> parts = isAdded ? scene_->selectedParts() : QSet<int>();
  if (part >= 0 && isAdded && parts.contains(part))
    parts.remove(part);
  else if (part >= 0)
    parts << part;
  scene_->select(parts, {});
  say();
}

// For those who do not see it: what is selected.
void LineView::say() {
  QStringList names = selectedNames(*scene_).values();
  names.sort();
  setAccessibleDescription(names.isEmpty() ? QString() : tr("Selected: %1").arg(names.join(QStringLiteral(", "))));
}

void LineView::mousePressEvent(QMouseEvent* event) {
  if (!picture_ || !scene_ || event->button() != Qt::LeftButton) return;
  draggedFrom_ = event->position().x();
  select(picture_->hitAt(event->position()).part, event->modifiers().testFlag(Qt::ControlModifier));
}

void LineView::mouseMoveEvent(QMouseEvent* event) {
  if (!picture_ || !scene_) return;
  if (event->buttons().testFlag(Qt::LeftButton)) {
    if (picture_->pan(event->position().x() - draggedFrom_)) update();
    draggedFrom_ = event->position().x();
    return;
  }
  const LineHit hit = picture_->hitAt(event->position());
  scene_->setHover(hit.connector.isValid() ? -1 : hit.part, hit.connector, -1);
  setCursor(hit.part >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void LineView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (picture_ && picture_->hitAt(event->position()).part < 0) showAll();
}

void LineView::leaveEvent(QEvent* /*event*/) {
  if (scene_) scene_->setHover(-1, {}, -1);
}

void LineView::showAll() {
  if (picture_ && picture_->zoom(0, 0)) update();
}

void LineView::wheelEvent(QWheelEvent* event) {
  const bool isWanted = event->modifiers().testFlag(Qt::ControlModifier) && event->angleDelta().y() != 0;
  if (!isWanted || !picture_ || !picture_->zoom(std::pow(1.25, event->angleDelta().y() / 120.0), event->position().x()))
    return event->ignore();
  update();
}

bool LineView::step(int by) {
  if (!picture_ || !scene_) return false;
  const std::vector<int> order = picture_->order();
  if (order.empty()) return false;
  const QSet<int>& selected = scene_->selectedParts();
  const auto here = std::find_if(order.begin(), order.end(), [&](int part) { return selected.contains(part); });
  auto next = static_cast<std::ptrdiff_t>(here - order.begin()) + by;
  if (here == order.end()) next = by > 0 ? 0 : static_cast<std::ptrdiff_t>(order.size()) - 1;
  if (next < 0 || next >= static_cast<std::ptrdiff_t>(order.size())) return false;
  const int part = order[static_cast<size_t>(next)];
  select(part, false);
  Q_EMIT placeWanted(picture_->boxOf(part));
  return true;
}

void LineView::keyPressEvent(QKeyEvent* event) {
  const double middle = width() / 2.0;
  switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
      (void)step(1);
      return;
    case Qt::Key_Left:
    case Qt::Key_Up:
      (void)step(-1);
      return;
    case Qt::Key_Home:
    case Qt::Key_End: {
      const std::vector<int> order = picture_ ? picture_->order() : std::vector<int>();
      if (order.empty()) return;
      const int part = event->key() == Qt::Key_Home ? order.front() : order.back();
      select(part, false);
      Q_EMIT placeWanted(picture_->boxOf(part));
      return;
    }
    case Qt::Key_Plus:
    case Qt::Key_Minus:
      if (picture_ && picture_->zoom(event->key() == Qt::Key_Plus ? 1.25 : 0.8, middle)) update();
      return;
    case Qt::Key_0:
      return showAll();
    default:
      QWidget::keyPressEvent(event);
  }
}

// From part to part; behind the last one the keys go on to the next widget.
bool LineView::focusNextPrevChild(bool isNext) {
  return step(isNext ? 1 : -1) || QWidget::focusNextPrevChild(isNext);
}

bool LineView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && hoverWords_) {
    const QString words = hoverWords_();
    if (words.isEmpty())
      QToolTip::hideText();
    else
      QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), words, this);
    return true;
  }
  return QWidget::event(event);
}

}  // namespace armature::app
