#include "app/tools/quick_insert.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include "app/run/class_search.h"
#include "app/tools/edit_actions.h"

namespace armature::app {

QuickInsert::QuickInsert(CanvasView& view) : QFrame(&view), view_(view) {
  setProperty("role", "card");
  setObjectName("quickInsert");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(6);
  field_ = new QLineEdit(this);
  field_->setPlaceholderText(tr("Name of a part"));
  list_ = new QListWidget(this);
  list_->setIconSize({24, 24});
  list_->setFocusPolicy(Qt::NoFocus);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setStyleSheet("QListWidget { background: transparent; }");
  layout->addWidget(field_);
  layout->addWidget(list_);
  resize(300, 268);
  hide();
  field_->installEventFilter(this);
  connect(field_, &QLineEdit::textChanged, this, &QuickInsert::search);
  connect(list_, &QListWidget::itemClicked, this, &QuickInsert::insert);
}

void QuickInsert::openAt(QPointF pixel, const QString& text) {
  place_ = view_.toDiagram(pixel);
  const QPointF room(view_.width() - width() - 8, view_.height() - height() - 8);
  move(QPointF(std::max(8.0, std::min(pixel.x(), room.x())), std::max(8.0, std::min(pixel.y(), room.y()))).toPoint());
  field_->setText(text);
  search();
  show();
  raise();
  field_->setFocus();
  field_->end(false);
}

void QuickInsert::search() {
  list_->clear();
  const Theme& theme = Theme::of(this);
  for (const ClassPtr& info : searchClasses(view_.scene().catalog().placeable(), field_->text(), 12)) {
    const QString name = QString::fromStdString(info->name);
    auto* item = new QListWidgetItem(name.section('.', -1), list_);
    item->setIcon(QIcon(view_.icons().pixmap(name, 24, devicePixelRatioF(), theme.isDark)));
    item->setToolTip(QString::fromStdString(info->description));
    item->setData(Qt::UserRole, name);
  }
  list_->setCurrentRow(0);
  resize(width(), 62 + 26 * std::max(1, std::min(list_->count(), 8)));
}

void QuickInsert::insert() {
  const QListWidgetItem* item = list_->currentItem();
  hide();
  view_.setFocus();
  if (item) placePart(view_.scene(), item->data(Qt::UserRole).toString(), place_);
}

bool QuickInsert::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::FocusOut && isVisible() && !isAncestorOf(view_.focusWidget())) hide();
  if (event->type() != QEvent::KeyPress) return QFrame::eventFilter(object, event);
  switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
      hide();
      view_.setFocus();
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      insert();
      return true;
    case Qt::Key_Down:
      list_->setCurrentRow(std::min(list_->currentRow() + 1, list_->count() - 1));
      return true;
    case Qt::Key_Up:
      list_->setCurrentRow(std::max(list_->currentRow() - 1, 0));
      return true;
    default:
      return QFrame::eventFilter(object, event);
  }
}

}  // namespace armature::app
