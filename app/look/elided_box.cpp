#include "app/look/elided_box.h"

#include <QStyleOption>
#include <QStylePainter>
#include <algorithm>

namespace armature::app {

namespace {
constexpr int kEdge = 2;   // [px] that a style keeps beside the text
constexpr int kSpare = 4;  // [px] letters end between two points where they are scaled
}  // namespace

// What a style sheet counts for the text is less than what it leaves for it.
QSize ElidedBox::sizeHint() const {
  QSize size = QComboBox::sizeHint();
  if (sizeAdjustPolicy() != AdjustToContents) return size;
  int widest = 0;
  for (int k = 0; k < count(); ++k) widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(k)));
  QStyleOptionComboBox option;
  initStyleOption(&option);
  option.rect = QRect(QPoint(), size);
  const int room =
      style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - kEdge;
  size.rwidth() += std::max(0, widest + kSpare - room);
  return size;
}

void ElidedBox::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  painter.setPen(palette().color(QPalette::Text));
  QStyleOptionComboBox option;
  initStyleOption(&option);
  if (currentIndex() < 0) {
    option.currentText = placeholderText();
    option.palette.setBrush(QPalette::ButtonText, palette().placeholderText());
  }
  dress(option);
  const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
  option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - kEdge);
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace armature::app
