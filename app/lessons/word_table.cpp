#include "app/lessons/word_table.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <algorithm>

#include "app/lessons/task_table.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {

enum WordColumn { kWordTitle, kWordGerman, kWordColumns };

// A description is longer than its cell.
void tipCell(QTableWidgetItem& cell) {
  const QSignalBlocker quiet(cell.tableWidget());
  cell.setToolTip(cell.text());
}

}  // namespace

WordTable::WordTable(QWidget* parent) : QTableWidget(0, kWordColumns, parent) {
  setObjectName("words");
  setAccessibleName(tr("Texts in diagrams"));
  setHorizontalHeaderLabels({tr("Text in the diagram"), tr("In German")});
  setToolTip(tr("Texts in the diagrams and plots of this lesson, with their German."));
  verticalHeader()->hide();
  dressHead(*horizontalHeader());
  horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setTabKeyNavigation(false);
  connect(this, &QTableWidget::cellChanged, this, [this](int row, int column) {
    tipCell(*item(row, column));
    Q_EMIT edited();
  });
}

void WordTable::setWords(const QStringList& titles, const std::map<QString, QString>& words) {
  const QSignalBlocker quiet(this);
  others_ = words;
  setRowCount(static_cast<int>(titles.size()));
  for (int row = 0; row < rowCount(); ++row) {
    const QString& title = titles[row];
    const auto found = words.find(title);
    auto* shown = new QTableWidgetItem(title);
    shown->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    setItem(row, kWordTitle, shown);
    setItem(row, kWordGerman, new QTableWidgetItem(found == words.end() ? QString() : found->second));
    for (const int column : {kWordTitle, kWordGerman}) tipCell(*item(row, column));
    others_.erase(title);
  }
  fit();
}

void WordTable::setMostRows(int rows) {
  mostRows_ = rows;
  fit();
}

// Whole rows: one that is cut looks like a line.
void WordTable::fit() {
  ensurePolished();
  int height = horizontalHeader()->sizeHint().height() + 2 * frameWidth();
  for (int row = 0; row < std::min(rowCount(), mostRows_); ++row) height += rowHeight(row);
  setFixedHeight(height);
}

std::map<QString, QString> WordTable::words() const {
  std::map<QString, QString> made = others_;
  for (int row = 0; row < rowCount(); ++row)
    if (const QString german = item(row, kWordGerman)->text().trimmed(); !german.isEmpty())
      made[item(row, kWordTitle)->text()] = german;
  return made;
}

QStringList titlesOf(const diagram::Document& document) {
  QStringList titles{QString::fromStdString(document.title), QString::fromStdString(document.description)};
  for (const diagram::Json& plot : *document.plots)
    if (const auto title = plot.find("title"); title != plot.end() && title->is_string())
      titles << QString::fromStdString(title->get<std::string>());
  titles.removeAll(QString());
  titles.removeDuplicates();
  return titles;
}

}  // namespace armature::app
