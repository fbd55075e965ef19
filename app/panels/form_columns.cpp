#include "app/panels/form_columns.h"

#include <QGridLayout>
#include <QWidget>
#include <algorithm>
#include <array>

#include "app/panels/fold.h"

namespace armature::app {
namespace {

constexpr int kColumns = 4;                                          // name, field, unit, and a tick or a button
constexpr int kField = 1;                                            // the column that has the rest
constexpr int kLeastField = 66, kLeastName = 72, kWidestName = 150;  // [px]

struct Columns {
  std::array<int, kColumns> width{};    // [px] that what stands in one alone asks for
  std::array<bool, kColumns> isUsed{};  // by something that is shown
  QList<QWidget*> names;
};

Columns columnsOf(const QGridLayout& grid) {
  Columns columns;
  for (int k = 0; k < grid.count(); ++k) {
    QWidget* const widget = grid.itemAt(k)->widget();
    if (!widget || widget->isHidden()) continue;
    int row = 0, column = 0, rows = 0, span = 0;
    grid.getItemPosition(k, &row, &column, &rows, &span);
    for (int c = column; c < std::min(column + span, kColumns); ++c) columns.isUsed[static_cast<size_t>(c)] = true;
    if (span > 1 || column >= kColumns) continue;
    if (column == 0) columns.names << widget;
    int& width = columns.width[static_cast<size_t>(column)];
    const QSize least = widget->minimumSize(), hint = widget->sizeHint().expandedTo(least);
    width = std::max(width, column == 0 ? hint.width() : hint.boundedTo(widget->maximumSize()).width());
  }
  return columns;
}

// How much further to the right the names of a group within a group begin [px].
int indentOf(const Fold& group, const QWidget& form) {
  int indent = 0;
  for (const QWidget* one = group.parentWidget(); one && one != &form; one = one->parentWidget())
    if (const auto* around = qobject_cast<const Fold*>(one)) indent += around->grid()->contentsMargins().left();
  return indent;
}

void setColumn(QGridLayout& grid, int column, int width) {
  if (grid.columnMinimumWidth(column) != width) grid.setColumnMinimumWidth(column, width);
}

}  // namespace

void alignColumns(const QList<Fold*>& groups, const QWidget& form, int width) {
  struct Group {
    QGridLayout* grid;
    Columns columns;
    int indent;
  };
  QList<Group> open;
  std::array<int, kColumns> most{};
  int names = 0, margins = 0, gap = 0;
  for (Fold* group : groups) {
    Group one{group->grid(), columnsOf(*group->grid()), indentOf(*group, form)};
    if (!group->isVisibleTo(&form) || !group->isOpen() || one.columns.names.isEmpty()) continue;
    for (size_t c = 2; c < kColumns; ++c) most[c] = std::max(most[c], one.columns.width[c]);
    names = std::max(names, std::min(one.columns.width[0], kWidestName) + one.indent);
    gap = one.grid->horizontalSpacing();
    if (one.indent == 0) margins = one.grid->contentsMargins().left() + one.grid->contentsMargins().right();
    open << one;
  }
  int behind = 0;
  for (size_t c = 2; c < kColumns; ++c) behind += most[c] > 0 ? most[c] + gap : 0;
  names = std::clamp(width - margins - gap - behind - kLeastField, kLeastName, std::max(names, kLeastName));
  for (const Group& one : open) {
    setColumn(*one.grid, 0, names - one.indent);
    for (QWidget* name : one.columns.names) name->setMaximumWidth(names - one.indent);
    // A layout leaves no gap beside a column that nothing stands in.
    for (int c = kField + 1; c < kColumns; ++c) {
      const int wanted = most[static_cast<size_t>(c)];
      setColumn(*one.grid, c, wanted == 0 || one.columns.isUsed[static_cast<size_t>(c)] ? wanted : wanted + gap);
    }
  }
}

}  // namespace armature::app
