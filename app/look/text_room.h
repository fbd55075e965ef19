// How much room a cell of a list or a tree has for its text, beside tick and icon [px].
#pragma once
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QWidget>

namespace armature::app {

// The option is that of a delegate, with its widget and its rectangle; 0 without these.
inline int textRoom(const QStyleOptionViewItem& option) {
  if (!option.widget || option.rect.isEmpty()) return 0;
  const QStyle& style = *option.widget->style();
  const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, option.widget) + 1;
  return style.subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget).width() - 2 * margin;
}

}  // namespace armature::app
