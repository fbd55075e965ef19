#include "app/look/detail_delegate.h"

#include <QApplication>
#include <QPainter>
#include <algorithm>

#include "app/look/theme.h"

namespace armature::app {

namespace {

constexpr int kDetailGap = 12, kDetailEdge = 4, kLeastDetail = 40;  // [px]

// All that a row has for its text, whatever that text is.
QRect roomOf(QStyleOptionViewItem option) {
  option.showDecorationSelected = true;
  return option.widget->style()->subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget);
}

}  // namespace

void DetailDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  const QString detail = index.data(kDetail).toString();
  if (detail.isEmpty() || !option->widget || !option->rect.isValid()) return;
  const QRect text = roomOf(*option);
  const int behind = std::min(kLeastDetail, option->fontMetrics.horizontalAdvance(detail)) + kDetailGap + kDetailEdge;
  option->text = option->fontMetrics.elidedText(option->text, Qt::ElideMiddle, text.width() - behind);
}

void DetailDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, index);
  const QString detail = index.data(kDetail).toString();
  if (detail.isEmpty() || !option.widget) return;
  QStyleOptionViewItem full = option;
  initStyleOption(&full, index);
  const QRect text = roomOf(full);
  const int used = full.fontMetrics.horizontalAdvance(full.text) + kDetailGap;
  const QRect rest = text.adjusted(used, 0, -kDetailEdge, 0);
  if (rest.width() < 24) return;
  painter->save();
  painter->setFont(full.font);
  painter->setPen(Theme::of(option.widget->window()).quiet);  // a list may be transparent itself
  // On the line of the text before: a centre that falls between two pixels is rounded as the style does.
  const QSize line(rest.width(), full.fontMetrics.height());
  painter->drawText(QStyle::alignedRect(Qt::LeftToRight, Qt::AlignVCenter | Qt::AlignLeft, line, rest),
                    Qt::AlignTop | Qt::AlignLeft, full.fontMetrics.elidedText(detail, Qt::ElideRight, rest.width()));
  painter->restore();
}

}  // namespace armature::app
