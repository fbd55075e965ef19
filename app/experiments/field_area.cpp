#include "app/experiments/field_area.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <QTimer>
#include <algorithm>

namespace armature::app {

FieldArea::FieldArea() {
  connect(qApp, &QApplication::focusChanged, this, [this] { showField(); });
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &FieldArea::showWholeRows);
}

void FieldArea::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  if (!isFitting_) showField();
}

bool FieldArea::eventFilter(QObject* object, QEvent* event) {
  const bool isDone = QScrollArea::eventFilter(object, event);
  const bool isOther = event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest;
  if (object == widget() && isOther && !isFitting_) showField();
  return isDone;
}

// When the form has been laid out, and not under a hand that presses.
void FieldArea::showField() {
  QTimer::singleShot(0, this, [this] {
    QWidget* const field = QApplication::focusWidget();
    if (field && widget() && widget()->isAncestorOf(field) && QApplication::mouseButtons() == Qt::NoButton)
      ensureWidgetVisible(field, 0, 6);
    showWholeRows();
  });
}

// What stands beside each other is one row.
QList<FieldArea::Row> FieldArea::rows() const {
  QList<Row> all;
  for (const QWidget* one : widget()->findChildren<QWidget*>()) {
    if (!one->isVisible() || one->height() == 0 || one->metaObject() == &QWidget::staticMetaObject) continue;
    if (one->findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly) || one->focusProxy()) continue;
    const int top = one->mapTo(widget(), QPoint()).y();
    all << Row{top, top + one->height(), one->property("role").toString() == "group"};
  }
  std::sort(all.begin(), all.end(), [](const Row& a, const Row& b) { return a.top < b.top; });
  QList<Row> apart;
  for (const Row& row : all) {
    if (!apart.isEmpty() && row.top < apart.last().bottom)
      apart.last() = {apart.last().top, std::max(apart.last().bottom, row.bottom), apart.last().isHead && row.isHead};
    else
      apart << row;
  }
  return apart;
}

// The form stops at the upper edge of a row, and what would be seen of a part of the last one is margin. Of a row that
// is higher than the room a part is better than nothing.
void FieldArea::showWholeRows() {
  if (isFitting_ || !widget()) return;
  isFitting_ = true;
  const QLayout* layout = widget()->layout();
  const int height = contentsRect().height();
  const int all = layout && layout->hasHeightForWidth() ? layout->totalHeightForWidth(viewport()->width())
                                                        : widget()->minimumSizeHint().height();
  const QList<Row> rows = this->rows();
  const bool hasRoom = all <= height || std::any_of(rows.begin(), rows.end(),
                                                    [height](const Row& row) { return row.bottom - row.top > height; });
  int top = verticalScrollBar()->value(), margin = 0;
  if (!hasRoom && !rows.isEmpty()) {
    constexpr int kAbove = 2;  // [px] of the gap above a row
    const bool isDown = top > shown_;
    int edge = 0;
    for (const Row& row : rows) {
      const int at = &row == &rows.first() ? 0 : row.top - kAbove;
      if (isDown && edge >= top) break;
      if (isDown || at <= top) edge = at;
    }
    top = edge;
    int end = top;
    for (const Row& row : rows)
      if (row.bottom <= top + height && !row.isHead) end = row.bottom;
    const bool isLast = end == rows.last().bottom;
    if (end > top)
      margin = std::max(0, top + height - (isLast ? std::max(end, std::min(all, top + height)) : end + kAbove));
  }
  setViewportMargins(0, 0, 0, margin);
  if (!hasRoom) verticalScrollBar()->setValue(top);
  shown_ = verticalScrollBar()->value();
  isFitting_ = false;
}

}  // namespace armature::app
