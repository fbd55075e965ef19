#include "app/look/detail_delegate.h"

#include <QApplication>
#include <QPainter>

#include "app/look/theme.h"

namespace armature::app {

void DetailDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, index);
  const QString detail = index.data(kDetail).toString();
  if (detail.isEmpty() || !option.widget) return;
  QStyleOptionViewItem full = option;
  initStyleOption(&full, index);
  const QRect text = option.widget->style()->subElementRect(QStyle::SE_ItemViewItemText, &full, option.widget);
  const int used = full.fontMetrics.horizontalAdvance(full.text) + 12;
  const QRect rest = text.adjusted(used, 0, -4, 0);
  if (rest.width() < 24) return;
  painter->save();
  painter->setFont(full.font);
  painter->setPen(Theme::of(option.widget->window()).quiet);  // a list may be transparent itself
  painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
                    full.fontMetrics.elidedText(detail, Qt::ElideRight, rest.width()));
  painter->restore();
}

}  // namespace armature::app
