#include "app/look/answer_row.h"

#include <QLabel>
#include <algorithm>

#include "app/look/flow_row.h"

namespace armature::app {

namespace {

int heightIn(const QLayoutItem& item, int width) {
  return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

bool isShown(const QLayoutItem* item) {
  return item && !item->isEmpty();
}

}  // namespace

AnswerRow::~AnswerRow() {
  qDeleteAll(items_);
}

QLayoutItem* AnswerRow::add(QWidget* widget) {
  addWidget(widget);
  return items_.back();
}

void AnswerRow::setWords(QLabel* words) {
  text_ = words;
  words_ = add(words);
}

void AnswerRow::setMore(QLabel* words) {
  more_ = add(words);
}

void AnswerRow::setCorner(QWidget* widget) {
  corner_ = add(widget);
}

QLayoutItem* AnswerRow::takeAt(int at) {
  if (at < 0 || at >= items_.size()) return nullptr;
  QLayoutItem* const item = items_.takeAt(at);
  for (QLayoutItem** one : {&words_, &more_, &corner_})
    if (*one == item) *one = nullptr;
  return item;
}

QList<QLayoutItem*> AnswerRow::buttons() const {
  QList<QLayoutItem*> shown;
  for (QLayoutItem* item : items_)
    if (item != words_ && item != more_ && item != corner_ && isShown(item)) shown << item;
  return shown;
}

// [px] that the words want beside buttons: all of them in one line, but no more than a few words' width.
int AnswerRow::leastWords() const {
  constexpr int kFewWords = 260;
  return text_ ? std::min(text_->fontMetrics().horizontalAdvance(text_->text()), kFewWords) : 0;
}

QSize AnswerRow::sizeHint() const {
  int width = leastWords(), height = 0;
  for (const QLayoutItem* item : items_) {
    if (item == more_ || !isShown(item)) continue;
    if (item != words_) width += item->sizeHint().width() + spacing();
    height = std::max(height, item->sizeHint().height());
  }
  const QMargins edges = contentsMargins();
  if (isShown(more_)) height += spacing() + more_->sizeHint().height();
  return QSize(width, height).grownBy(edges);
}

QSize AnswerRow::minimumSize() const {
  QSize least;
  for (const QLayoutItem* item : items_)
    if (isShown(item)) least = least.expandedTo(item->minimumSize());
  if (isShown(corner_)) least.rwidth() += spacing() + corner_->sizeHint().width();
  return least.grownBy(contentsMargins());
}

int AnswerRow::heightForWidth(int width) const {
  return arrange(QRect(0, 0, width, 0), false);
}

void AnswerRow::setGeometry(const QRect& room) {
  QLayout::setGeometry(room);
  arrange(room, true);
  keepHeight(*this, [this](int width) { return arrange(QRect(0, 0, width, 0), false); });
}

// Gives everything its place where that is meant, and tells how high all of it is.
int AnswerRow::arrange(const QRect& room, bool isMeant) const {
  const QMargins edges = contentsMargins();
  const QRect within = room.marginsRemoved(edges);
  const int gap = spacing();
  int beside = 0, height = 0;
  for (const QLayoutItem* button : buttons()) {
    beside += gap + button->sizeHint().width();
    height = std::max(height, button->sizeHint().height());
  }
  const int corner = isShown(corner_) ? gap + corner_->sizeHint().width() : 0;
  const bool isBeside = within.width() - corner - beside >= leastWords();
  const int width = std::max(0, within.width() - corner - (isBeside ? beside : 0));
  if (!isBeside) height = 0;
  if (corner > 0) height = std::max(height, corner_->sizeHint().height());
  if (isShown(words_)) height = std::max(height, heightIn(*words_, width));
  const QRect line(within.left(), within.top(), within.width(), height);
  const auto inLine = [&](QLayoutItem& item, int x) {
    const QSize size = item.sizeHint();
    if (isMeant) item.setGeometry(QRect(QPoint(x, line.top() + (height - size.height()) / 2), size));
    return x + size.width() + gap;
  };
  if (isMeant && isShown(words_)) words_->setGeometry(QRect(line.left(), line.top(), width, height));
  int x = line.left() + width + gap;
  if (isBeside)
    for (QLayoutItem* button : buttons()) x = inLine(*button, x);
  if (corner > 0) inLine(*corner_, line.right() + 1 - corner + gap);
  int y = line.bottom() + 1;
  if (isShown(more_)) {
    const int wanted = heightIn(*more_, within.width());
    if (isMeant) more_->setGeometry(QRect(within.left(), y + 2, within.width(), wanted));
    y += 2 + wanted;
  }
  if (!isBeside) y += gap + arrangeBelow(QRect(within.left(), y + gap, within.width(), 0), isMeant);
  return y - within.top() + edges.top() + edges.bottom();
}

// The buttons, from left to right and in as many rows as they need; tells how high these are.
int AnswerRow::arrangeBelow(const QRect& room, bool isMeant) const {
  int x = room.left(), y = room.top(), high = 0;
  for (QLayoutItem* button : buttons()) {
    const QSize size = button->sizeHint().boundedTo({room.width(), button->sizeHint().height()});
    if (x > room.left() && x + size.width() > room.right() + 1) {
      x = room.left();
      y += high + spacing();
      high = 0;
    }
    if (isMeant) button->setGeometry(QRect(QPoint(x, y), size));
    x += size.width() + spacing();
    high = std::max(high, size.height());
  }
  return y + high - room.top();
}

}  // namespace armature::app
