#include "app/look/flow_row.h"

#include <QWidget>
#include <algorithm>
#include <utility>

namespace armature::app {

// When it has got its width, and not one on the way: no window grows because of a row that was narrow for a moment.
void keepHeight(QLayout& row, std::function<int(int)> heightOf) {
  QWidget* const bar = row.parentWidget();
  if (!bar || bar->layout() != &row || bar->minimumHeight() == heightOf(bar->width())) return;
  const auto keep = [bar, heightOf = std::move(heightOf)] { bar->setMinimumHeight(heightOf(bar->width())); };
  QMetaObject::invokeMethod(&row, keep, Qt::QueuedConnection);
}

void FlowRow::addGap() {
  auto* gap = new QWidget(parentWidget());
  gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  addWidget(gap);
}

QSize FlowRow::sizeHint() const {
  QSize all;
  for (const QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    all.rwidth() += item->sizeHint().width() + (all.width() > 0 ? spacing() : 0);
    all.setHeight(std::max(all.height(), item->sizeHint().height()));
  }
  return all.grownBy(contentsMargins());
}

QSize FlowRow::minimumSize() const {
  QSize least;
  for (const QLayoutItem* item : items_)
    if (!item->isEmpty()) least = least.expandedTo(item->minimumSize());
  return least.grownBy(contentsMargins());
}

void FlowRow::setGeometry(const QRect& room) {
  QLayout::setGeometry(room);
  arrange(room, true);
  keepHeight(*this, [this](int width) { return arrange(QRect(0, 0, width, 0), false); });
}

// Gives everything its place where that is meant, and tells how high all of it is.
int FlowRow::arrange(const QRect& room, bool isMeant) const {
  const QMargins edges = contentsMargins();
  const QRect within = room.marginsRemoved(edges);
  int y = within.top();
  for (qsizetype from = 0, next = 0; from < items_.size(); from = next) {
    int width = 0, height = 0;
    for (next = from; next < items_.size(); ++next) {
      if (items_[next]->isEmpty()) continue;
      const QSize size = items_[next]->sizeHint();
      const int with = width + (width > 0 ? spacing() : 0) + size.width();
      if (width > 0 && with > within.width()) break;
      width = with;
      height = std::max(height, size.height());
    }
    int x = within.left(), rest = within.width() - width;
    for (qsizetype k = from; k < next && isMeant; ++k) {
      if (items_[k]->isEmpty()) continue;
      QSize size = items_[k]->sizeHint();
      if (rest < 0 || items_[k]->expandingDirections().testFlag(Qt::Horizontal))
        size.rwidth() += std::exchange(rest, 0);
      items_[k]->setGeometry(QRect({x, y + (height - size.height()) / 2}, size));
      x += size.width() + spacing();
    }
    if (width > 0) y += height + spacing();
  }
  return std::max(0, y - spacing() - within.top()) + edges.top() + edges.bottom();
}

}  // namespace armature::app
