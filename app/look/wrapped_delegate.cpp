#include "app/look/wrapped_delegate.h"

#include <QApplication>
#include <QListView>
#include <QPainter>
#include <algorithm>

#include "app/look/theme.h"
#include "app/look/word_wrap.h"

namespace armature::app {

namespace {

constexpr int kSide = 4, kAbove = 4;  // [px] around a text
constexpr int kFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

// [px] that a text may be wide in its list.
int roomOf(const QStyleOptionViewItem& option) {
  const auto* list = qobject_cast<const QListView*>(option.widget);
  return list ? std::max(40, list->viewport()->width() - 2 * (kSide + list->spacing())) : 400;
}

}  // namespace

QSize WrappedDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem full = option;
  initStyleOption(&full, index);
  const QRect text = QFontMetrics(full.font).boundingRect(QRect(0, 0, roomOf(option), 100000), kFlags, full.text);
  return {40, text.height() + 2 * kAbove};
}

void WrappedDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem full = option;
  initStyleOption(&full, index);
  const QString text = std::exchange(full.text, {});
  const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
  style->drawControl(QStyle::CE_ItemViewItem, &full, painter, option.widget);
  painter->save();
  painter->setFont(full.font);
  const Theme& theme = option.widget ? Theme::of(option.widget->window()) : Theme::of(option.palette);
  const QVariant ink = index.data(Qt::ForegroundRole);
  painter->setPen(ink.isValid()                        ? ink.value<QBrush>().color()
                  : full.state & QStyle::State_Enabled ? theme.text
                                                       : theme.quiet);
  const QRect room(option.rect.left() + kSide, option.rect.top() + kAbove, roomOf(option), option.rect.height());
  painter->drawText(evenBox(full.font, text, room, kFlags), kFlags, text);
  painter->restore();
}

}  // namespace armature::app
