#include "app/shell/status_bar.h"

#include <QPainter>
#include <QStyleOption>
#include <algorithm>

namespace armature::app {

StatusBar::StatusBar(QWidget* parent) : QStatusBar(parent) {
  connect(this, &QStatusBar::messageChanged, this, &QWidget::setToolTip);
}

// Left of what stays there during a message.
QRect StatusBar::messageRoom() const {
  constexpr int kEdge = 6, kGap = 8;  // [px]
  int right = width() - kEdge;
  for (const QWidget* one : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
    if (one->isVisible() && one->width() > 0) right = std::min(right, one->x() - kGap);
  return rect().adjusted(kEdge, 0, right - width(), 0);
}

QString StatusBar::shownMessage() const {
  return fontMetrics().elidedText(currentMessage(), Qt::ElideRight, messageRoom().width());
}

void StatusBar::paintEvent(QPaintEvent* event) {
  if (currentMessage().isEmpty()) return QStatusBar::paintEvent(event);
  QPainter painter(this);
  QStyleOption option;
  option.initFrom(this);
  style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
  painter.setPen(palette().windowText().color());
  painter.drawText(messageRoom(), Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine, shownMessage());
}

}  // namespace armature::app
