#include "app/look/search_card.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/look/detail_delegate.h"

namespace armature::app {

static constexpr int kAway = 8;  // from the edges of what a card floats on [px]

SearchCard::SearchCard(QWidget* parent, const QString& placeholder) : QFrame(parent) {
  setProperty("role", "card");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(6);
  field_ = new QLineEdit(this);
  field_->setPlaceholderText(placeholder);
  field_->setAccessibleName(placeholder);
  list_ = new QListWidget(this);
  list_->setFocusPolicy(Qt::NoFocus);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  layout->addWidget(field_);
  layout->addWidget(list_);
  hide();
  field_->installEventFilter(this);
  connect(field_, &QLineEdit::textChanged, this, [this] { search(); });
  connect(list_, &QListWidget::itemClicked, this, [this] {
    close();
    take();
  });
}

void SearchCard::fitRows(int most) {
  constexpr int kRow = 26, kBorder = 1;  // of an empty list; of the card [px]
  const int row = std::max(kRow, list_->sizeHintForRow(0));
  const QMargins edges = layout()->contentsMargins();
  field_->ensurePolished();
  list_->ensurePolished();
  const int besides = edges.top() + field_->sizeHint().height() + layout()->spacing() + 2 * list_->frameWidth() +
                      edges.bottom() + 2 * kBorder;
  const int room = parentWidget()->height() - 2 * kAway;
  const int rows = std::clamp(list_->count(), 1, std::clamp((room - besides) / row, 1, most));
  resize(width(), besides + row * rows);
  move(x(), std::max(kAway, std::min(y(), kAway + room - height())));
}

void SearchCard::showDetails() {
  list_->setIconSize({24, 24});
  list_->setStyleSheet("QListWidget { background: transparent; }");
  list_->setItemDelegate(new DetailDelegate(list_));
}

void SearchCard::moveNear(QPointF corner) {
  const QSizeF room = parentWidget()->size() - size();
  const auto within = [](double at, double most) { return std::max<double>(kAway, std::min(at, most - kAway)); };
  move(QPointF(within(corner.x(), room.width()), within(corner.y(), room.height())).toPoint());
}

void SearchCard::openWith(const QString& text) {
  if (!isVisible()) before_ = window()->focusWidget();
  field_->setText(text);
  search();
  show();
  raise();
  field_->setFocus();
  field_->end(false);
}

void SearchCard::close() {
  hide();
  if (before_) before_->setFocus();
}

bool SearchCard::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) hide();
  if (event->type() != QEvent::KeyPress) return QFrame::eventFilter(object, event);
  const auto moveTo = [this](int row) { list_->setCurrentRow(std::clamp(row, 0, std::max(0, list_->count() - 1))); };
  switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
      close();
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      close();
      take();
      return true;
    case Qt::Key_Down:
      moveTo(list_->currentRow() + 1);
      return true;
    case Qt::Key_Up:
      moveTo(list_->currentRow() - 1);
      return true;
    default:
      return QFrame::eventFilter(object, event);
  }
}

}  // namespace armature::app
