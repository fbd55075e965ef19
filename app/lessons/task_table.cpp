#include "app/lessons/task_table.h"

#include <QCompleter>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QStyledItemDelegate>
#include <cmath>

namespace armature::app {

namespace {

// A field that proposes the names that fit its column.
class NameDelegate : public QStyledItemDelegate {
 public:
  explicit NameDelegate(TaskTable* table) : QStyledItemDelegate(table), table_(table) {}
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override {
    auto* field = new QLineEdit(parent);
    field->setObjectName("taskCell");
    const QStringList& names = table_->namesOf(index.column());
    if (names.isEmpty()) return field;
    auto* completer = new QCompleter(names, field);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    field->setCompleter(completer);
    return field;
  }

 private:
  TaskTable* table_;
};

QStringList columnsOf(TaskKind kind) {
  switch (kind) {
    case TaskKind::sign:
      return {TaskTable::tr("Variable"), TaskTable::tr("Label, English"), TaskTable::tr("Label, German"),
              TaskTable::tr("Instant, s")};
    case TaskKind::arrow:
      return {TaskTable::tr("Part and flange"), TaskTable::tr("Variable"), TaskTable::tr("Instant, s")};
    case TaskKind::choose:
      return {TaskTable::tr("Text, English"), TaskTable::tr("Text, German"), TaskTable::tr("Right if")};
    case TaskKind::order:
      return {TaskTable::tr("Text, English"), TaskTable::tr("Text, German"), TaskTable::tr("Value")};
    case TaskKind::number:
      return {TaskTable::tr("Variable or value"), TaskTable::tr("Instant, s"), TaskTable::tr("Unit"),
              TaskTable::tr("Tolerance")};
    case TaskKind::sketch:
      return {TaskTable::tr("Variable"), TaskTable::tr("Points"), TaskTable::tr("Tolerance")};
    case TaskKind::repair:
      break;
  }
  return {TaskTable::tr("Code of the message")};
}

// A name of a variable, or an expression that has to be worked out.
bool isName(const QString& text) {
  return !text.contains('(') && !text.contains('+') && !text.contains('*') && !text.contains('/') &&
         !text.contains(' ');
}

}  // namespace

QString numberText(const std::optional<double>& number) {
  if (!number || !std::isfinite(*number)) return {};
  QLocale locale;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  constexpr double kLeast = 1e-7, kMost = 1e9;  // between them no power of ten is needed
  const double size = std::abs(*number);
  const bool isPlain = size == 0 || (size >= kLeast && size < kMost);
  return locale.toString(*number, isPlain ? 'f' : 'g', QLocale::FloatingPointShortest);
}

std::optional<double> formNumber(const QString& text) {
  bool isNumber = false;
  const double number = QString(text).trimmed().replace(',', '.').replace(QChar(0x2212), '-').toDouble(&isNumber);
  return isNumber ? std::optional(number) : std::nullopt;
}

void dressHead(QHeaderView& head) {
  head.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  head.setTextElideMode(Qt::ElideRight);
}

TaskTable::TaskTable(QWidget* parent) : WholeTable(parent) {
  setObjectName("taskTable");
  setItemDelegate(new NameDelegate(this));
  verticalHeader()->hide();
  dressHead(*horizontalHeader());
  horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  horizontalHeader()->setMinimumSectionSize(110);
  setEditTriggers(QAbstractItemView::AllEditTriggers);
  setSelectionMode(QAbstractItemView::SingleSelection);
  connect(this, &QTableWidget::itemChanged, this, &TaskTable::edited);
}

bool TaskTable::hasItems(TaskKind kind) {
  return kind == TaskKind::sign || kind == TaskKind::arrow || kind == TaskKind::choose || kind == TaskKind::order;
}

void TaskTable::setNames(const QStringList& variables, const QStringList& ends) {
  variables_ = variables;
  ends_ = ends;
}

const QStringList& TaskTable::namesOf(int column) const {
  switch (task_.kind) {
    case TaskKind::sign:
    case TaskKind::number:
    case TaskKind::sketch:
      return column == 0 ? variables_ : none_;
    case TaskKind::arrow:
      return column == 0 ? ends_ : column == 1 ? variables_ : none_;
    default:
      return none_;
  }
}

void TaskTable::setTask(const Task& task) {
  task_ = task;
  fill();
}

void TaskTable::setKind(TaskKind kind) {
  task_ = task();
  task_.kind = kind;
  if (hasItems(kind)) {
    const size_t least = kind == TaskKind::choose || kind == TaskKind::order ? 2 : 1;
    if (task_.items.size() < least) task_.items.resize(least);
  }
  fill();
}

void TaskTable::addItem() {
  if (!hasItems(task_.kind)) return;
  task_ = task();
  task_.items.emplace_back();
  fill();
  setCurrentCell(rowCount() - 1, 0);
  Q_EMIT edited();
}

void TaskTable::removeItem() {
  const int row = currentRow();
  if (!hasItems(task_.kind) || row < 0 || rowCount() <= 1) return;
  task_ = task();
  task_.items.erase(task_.items.begin() + row);
  fill();
  Q_EMIT edited();
}

void TaskTable::fill() {
  const QSignalBlocker quiet(this);
  clear();
  const QStringList columns = columnsOf(task_.kind);
  setColumnCount(static_cast<int>(columns.size()));
  setHorizontalHeaderLabels(columns);
  setRowCount(hasItems(task_.kind) ? static_cast<int>(task_.items.size()) : 1);
  const auto put = [this](int row, const QStringList& cells) {
    for (int column = 0; column < cells.size(); ++column) {
      setItem(row, column, new QTableWidgetItem(cells[column]));
      item(row, column)->setToolTip(cells[column]);
    }
  };
  for (int row = 0; row < rowCount() && hasItems(task_.kind); ++row) {
    const TaskItem& item = task_.items[static_cast<size_t>(row)];
    const QString end = item.part.isEmpty() ? QString() : item.part + "." + item.connector;
    if (task_.kind == TaskKind::sign)
      put(row, {item.variable, item.text.en, item.text.de, numberText(item.at)});
    else if (task_.kind == TaskKind::arrow)
      put(row, {end, item.variable, numberText(item.at)});
    else
      put(row, {item.text.en, item.text.de, item.expression});
  }
  if (task_.kind == TaskKind::number)
    put(0, {task_.variable.isEmpty() ? task_.expression : task_.variable, numberText(task_.at), task_.unit,
            numberText(task_.tolerance)});
  if (task_.kind == TaskKind::sketch)
    put(0, {task_.variable, QString::number(task_.points), numberText(task_.tolerance)});
  if (task_.kind == TaskKind::repair) put(0, {task_.fails});
}

QString TaskTable::cell(int row, int column) const {
  const QTableWidgetItem* found = item(row, column);
  return found ? found->text().trimmed() : QString();
}

void TaskTable::readItem(int row, TaskItem& item) const {
  switch (task_.kind) {
    case TaskKind::sign:
      item.variable = cell(row, 0);
      item.text.en = cell(row, 1);
      item.text.de = cell(row, 2);
      item.at = formNumber(cell(row, 3));
      break;
    case TaskKind::arrow:
      item.part = cell(row, 0).section('.', 0, -2);
      item.connector = cell(row, 0).section('.', -1);
      item.variable = cell(row, 1);
      item.at = formNumber(cell(row, 2));
      break;
    default:
      item.text.en = cell(row, 0);
      item.text.de = cell(row, 1);
      item.expression = cell(row, 2);
  }
}

Task TaskTable::task() const {
  Task made = task_;
  if (hasItems(made.kind))
    for (int row = 0; row < rowCount() && row < static_cast<int>(made.items.size()); ++row)
      readItem(row, made.items[static_cast<size_t>(row)]);
  if (made.kind == TaskKind::number) {
    const QString what = cell(0, 0);
    made.variable = isName(what) ? what : QString();
    made.expression = isName(what) ? QString() : what;
    made.at = formNumber(cell(0, 1));
    made.unit = cell(0, 2);
    made.tolerance = formNumber(cell(0, 3)).value_or(0.02);
  }
  if (made.kind == TaskKind::sketch) {
    made.variable = cell(0, 0);
    made.points = static_cast<int>(formNumber(cell(0, 1)).value_or(8));
    made.tolerance = formNumber(cell(0, 2)).value_or(0.15);
  }
  if (made.kind == TaskKind::repair) made.fails = cell(0, 0);
  return made;
}

}  // namespace armature::app
