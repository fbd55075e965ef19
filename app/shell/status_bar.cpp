#include "app/shell/status_bar.h"

#include <QPainter>
#include <QStyleOption>
#include <algorithm>
#include <functional>
#include <utility>

namespace armature::app {

namespace {

constexpr int kNoticeEdge = 6, kNoticeGap = 8;  // [px]

// Lies upon the counts and the zoom, which stay as they are below it.
class Cover : public QWidget {
 public:
  Cover(StatusBar& bar, std::function<void(QWidget&)> paint) : QWidget(&bar), paint_(std::move(paint)) {
    setObjectName("noticeCover");
    hide();
  }

 protected:
  void paintEvent(QPaintEvent*) override { paint_(*this); }

 private:
  std::function<void(QWidget&)> paint_;
};

}  // namespace

StatusBar::StatusBar(QWidget* parent)
    : QStatusBar(parent), cover_(new Cover(*this, [this](QWidget& on) { paintMessage(on, wholeRoom()); })) {
  connect(this, &QStatusBar::messageChanged, this, [this](const QString& words) {
    setToolTip(words);
    place();
  });
}

// Left of what stays there during a message.
QRect StatusBar::roomBeside() const {
  int right = width() - kNoticeEdge;
  for (const QWidget* one : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
    if (one != cover_ && one->isVisible() && one->width() > 0) right = std::min(right, one->x() - kNoticeGap);
  return rect().adjusted(kNoticeEdge, 0, right - width(), 0);
}

QRect StatusBar::wholeRoom() const {
  return rect().adjusted(kNoticeEdge, 0, -kNoticeEdge, 0);
}

void StatusBar::place() {
  const bool isTooLong =
      !currentMessage().isEmpty() && fontMetrics().horizontalAdvance(currentMessage()) > roomBeside().width();
  cover_->setGeometry(rect());
  cover_->setVisible(isTooLong);
  if (!isTooLong) return;
  cover_->raise();
  cover_->update();
}

void StatusBar::resizeEvent(QResizeEvent* event) {
  QStatusBar::resizeEvent(event);
  place();
}

QString StatusBar::shownMessage() const {
  const QRect room = cover_->isHidden() ? roomBeside() : wholeRoom();
  return fontMetrics().elidedText(currentMessage(), Qt::ElideRight, room.width());
}

void StatusBar::paintEvent(QPaintEvent* event) {
  if (currentMessage().isEmpty()) return QStatusBar::paintEvent(event);
  paintMessage(*this, roomBeside());
}

void StatusBar::paintMessage(QWidget& on, const QRect& room) {
  QPainter painter(&on);
  QStyleOption option;
  option.initFrom(this);
  style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
  painter.setPen(palette().windowText().color());
  painter.drawText(room, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine, shownMessage());
}

}  // namespace armature::app
