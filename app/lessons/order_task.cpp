#include "app/lessons/order_task.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QTimer>

#include "app/lessons/verdict.h"

namespace armature::app {

namespace {
constexpr int kItem = Qt::UserRole;
}

OrderTask::OrderTask(const Task& task, const QString& language, QWidget* parent)
    : TaskWidget(task, language, parent),
      list_(new QListWidget(this)),
      buttons_(new QWidget(this)),
      hint_(new QLabel(this)) {
  list_->setObjectName("order");
  list_->setAccessibleName(tr("Smallest first; Ctrl with an arrow key moves an item"));
  list_->setDragDropMode(QAbstractItemView::InternalMove);
  list_->setDefaultDropAction(Qt::MoveAction);
  list_->setWordWrap(true);
  list_->setSpacing(2);
  list_->setFrameShape(QFrame::NoFrame);
  list_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  for (size_t i = 0; i < task.items.size(); ++i) {
    QString text = words(task.items[i].text);
    auto* item = new QListWidgetItem(text.remove('`').remove("**"), list_);
    item->setData(kItem, static_cast<int>(i));
  }
  list_->setCurrentRow(0);
  list_->installEventFilter(this);
  hint_->setText(tr("Smallest on top. Drag, or use the buttons."));
  hint_->setProperty("role", "quiet");
  hint_->setWordWrap(true);
  auto* row = new QHBoxLayout(buttons_);
  row->setContentsMargins(0, 0, 0, 0);
  const std::pair<int, const char*> moves[] = {{-1, "orderUp"}, {1, "orderDown"}};
  for (const auto& [by, name] : moves) {
    auto* button = new QPushButton(by < 0 ? tr("Up") : tr("Down"), buttons_);
    button->setObjectName(name);
    button->setAutoDefault(false);
    button->setAccessibleName(by < 0 ? tr("Move the item up") : tr("Move the item down"));
    connect(button, &QPushButton::clicked, this, [this, by = by] { moveCurrent(by); });
    row->addWidget(button);
  }
  row->addStretch(1);
  lines()->addWidget(hint_);
  lines()->addWidget(list_);
  lines()->addWidget(buttons_);
  connect(list_->model(), &QAbstractItemModel::rowsMoved, this, &TaskWidget::edited);
  connect(list_->model(), &QAbstractItemModel::rowsRemoved, this,
          [this] { QTimer::singleShot(0, this, &TaskWidget::edited); });
}

void OrderTask::moveCurrent(int by) {
  const int row = list_->currentRow(), to = row + by;
  if (row < 0 || to < 0 || to >= list_->count()) return;
  list_->insertItem(to, list_->takeItem(row));
  list_->setCurrentRow(to);
  Q_EMIT edited();
}

bool OrderTask::eventFilter(QObject* object, QEvent* event) {
  if (object == list_ && event->type() == QEvent::KeyPress && list_->dragEnabled()) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isMove = key->modifiers() & Qt::ControlModifier;
    if (isMove && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
      moveCurrent(key->key() == Qt::Key_Up ? -1 : 1);
      return true;
    }
  }
  return TaskWidget::eventFilter(object, event);
}

void OrderTask::resizeEvent(QResizeEvent* event) {
  TaskWidget::resizeEvent(event);
  fitHeight();
}

// All items are seen at once: the panel scrolls, not the list.
void OrderTask::fitHeight() {
  int height = 2 * list_->frameWidth() + 4;
  for (int row = 0; row < list_->count(); ++row) height += list_->sizeHintForRow(row) + 2 * list_->spacing();
  list_->setFixedHeight(height);
}

Answer OrderTask::answer() const {
  Answer made;
  for (int row = 0; row < list_->count(); ++row) made.order.push_back(list_->item(row)->data(kItem).toInt());
  return made;
}

void OrderTask::setAnswer(const Answer& answer) {
  for (size_t place = 0; place < answer.order.size(); ++place)
    for (int row = 0; row < list_->count(); ++row)
      if (list_->item(row)->data(kItem).toInt() == answer.order[place])
        list_->insertItem(static_cast<int>(place), list_->takeItem(row));
}

void OrderTask::showMarks(const Marking& marking, const results::Store& store) {
  for (QWidget* asked : std::initializer_list<QWidget*>{list_, buttons_, hint_}) asked->hide();
  int place = 0;
  for (const ItemMark& mark : marking.items) {
    const QString text = words(task().items[static_cast<size_t>(mark.item)].text);
    auto* said = new QLabel(QString("%1. ").arg(++place) + richText(text), this);
    said->setWordWrap(true);
    QLabel* verdict = verdictLine(QString("verdict_%1").arg(mark.item));
    lines()->addWidget(said);
    lines()->addWidget(verdict);
    setVerdict(verdict, mark.isRight, verdictOf(task(), mark, store));
  }
}

}  // namespace armature::app
