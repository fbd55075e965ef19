#include "app/lessons/fact_table.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <cmath>

#include "app/lessons/task_table.h"

namespace armature::app {

namespace {

enum Column { kWhat, kAt, kValue, kTolerance, kColumns };

// "at(mass.v, 1) < 0" is a condition, "mass.v" and "a.x[1]" are variables.
bool isCondition(const QString& text) {
  return text.contains('<') || text.contains('>') || text.contains('=');
}

}  // namespace

FactTable::FactTable(QWidget* parent) : WholeTable(0, kColumns, parent) {
  setObjectName("facts");
  setAccessibleName(tr("Facts"));
  setHorizontalHeaderLabels({tr("Variable, or condition"), tr("Instant, s"), tr("Value"), tr("Tolerance")});
  setToolTip(tr("What the texts state: a variable with its value, or a condition such as at(mass1.v, 1) < 0."));
  verticalHeader()->hide();
  dressHead(*horizontalHeader());
  horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  horizontalHeader()->setSectionResizeMode(kWhat, QHeaderView::Stretch);
  setTabKeyNavigation(false);
  connect(this, &QTableWidget::cellChanged, this, &FactTable::edited);
}

QString FactTable::cell(int row, int column) const {
  const QTableWidgetItem* found = item(row, column);
  return found ? found->text().trimmed() : QString();
}

void FactTable::fill(int row, const Fact& fact) {
  const bool isNew = fact.variable.isEmpty() && fact.holds.isEmpty(), isOfValue = fact.holds.isEmpty() && !isNew;
  const QString texts[] = {isOfValue ? fact.variable : fact.holds, numberText(fact.at),
                           isOfValue ? numberText(fact.value) : QString(),
                           isOfValue ? numberText(fact.tolerance) : QString()};
  for (int column = 0; column < kColumns; ++column) setItem(row, column, new QTableWidgetItem(texts[column]));
}

void FactTable::setFacts(const std::vector<Fact>& facts) {
  const QSignalBlocker quiet(this);
  kept_ = facts;
  setRowCount(static_cast<int>(facts.size()));
  for (int row = 0; row < rowCount(); ++row) fill(row, facts[static_cast<size_t>(row)]);
}

std::vector<Fact> FactTable::facts() const {
  std::vector<Fact> made;
  for (int row = 0; row < rowCount(); ++row) {
    const QString what = cell(row, kWhat);
    if (what.isEmpty()) continue;
    Fact fact;
    fact.extra = kept_[static_cast<size_t>(row)].extra;
    if (isCondition(what)) {
      fact.holds = what;
    } else {
      fact.variable = what;
      fact.at = formNumber(cell(row, kAt));
      fact.value = formNumber(cell(row, kValue)).value_or(std::nan(""));
      fact.tolerance = formNumber(cell(row, kTolerance)).value_or(fact.tolerance);
    }
    made.push_back(fact);
  }
  return made;
}

void FactTable::addFact() {
  {
    const QSignalBlocker quiet(this);
    kept_.emplace_back();
    insertRow(rowCount());
    fill(rowCount() - 1, kept_.back());
  }
  setCurrentCell(rowCount() - 1, kWhat);
  setFocus();
  Q_EMIT edited();
}

void FactTable::removeFact() {
  const int row = currentRow() >= 0 ? currentRow() : rowCount() - 1;
  if (row < 0) return;
  kept_.erase(kept_.begin() + row);
  removeRow(row);
  Q_EMIT edited();
}

}  // namespace armature::app
