// A table of numbers as a grid, with its picture beside it: rows and columns are added and removed, cells typed, whole
// blocks pasted from a spreadsheet or copied to it.
#pragma once
#include <QDialog>
#include <functional>

#include "app/panels/table_text.h"

class QLabel;
class QTableWidget;
class QTableWidgetItem;

namespace armature::app {

class TableDialog : public QDialog {
  Q_OBJECT
 public:
  // `text`: the Modelica literal to begin with; another expression, or none, begins an empty table. `columns`: how many
  // an empty one has. `isList`: one column, written as a list.
  TableDialog(const QString& name, const QString& text, bool isList, int columns, QWidget* parent);
  // What is to be said of a cell that is no number: a sentence, or nothing. A table with such a cell is not taken.
  void setRemark(std::function<QString(const QString& cell)> remark);

  // The table as Modelica text.
  QString text() const;
  QTableWidget* grid() { return grid_; }

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void show(const TableCells& cells);
  TableCells cells() const;
  void paste();
  void copy() const;
  void removeChosen(bool areRows);
  void refresh();
  QString problemOf(const QString& cell) const;
  void mark(QTableWidgetItem* item, const QString& problem);

  const bool isList_;
  QTableWidget* grid_;
  class TablePlot* plot_;
  QLabel* problem_;
  class QPushButton* header_ = nullptr;  // leaves out a first row of words
  std::function<QString(const QString& cell)> remark_;
  class QPushButton* ok_ = nullptr;
};

}  // namespace armature::app
