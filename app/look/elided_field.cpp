#include "app/look/elided_field.h"

#include <QPainter>
#include <QStyleOptionFrame>

namespace armature::app {

// While somebody writes in it, it is a field like any other.
void ElidedField::paintEvent(QPaintEvent* event) {
  constexpr int kEdge = 2;  // [px] that a field keeps beside its text
  QStyleOptionFrame option;
  initStyleOption(&option);
  const QRect room = style()->subElementRect(QStyle::SE_LineEditContents, &option, this).adjusted(kEdge, 0, -kEdge, 0);
  if (hasFocus() || fontMetrics().horizontalAdvance(text()) <= room.width()) return QLineEdit::paintEvent(event);
  QPainter painter(this);
  style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
  painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
  painter.drawText(room, Qt::AlignVCenter | (mode_ == Qt::ElideLeft ? Qt::AlignRight : Qt::AlignLeft),
                   fontMetrics().elidedText(text(), mode_, room.width()));
}

}  // namespace armature::app
