// A table of numbers and words: sorted by a click on a column's head (numbers as numbers), copied by keys as text with
// tabs, saved as CSV. Of very many rows few cost anything before they are seen.
#pragma once
#include <QPen>
#include <QTableView>
#include <functional>
#include <optional>
#include <vector>

class QSortFilterProxyModel;

namespace armature::app {

class DataTable : public QTableView {
  Q_OBJECT
 public:
  struct Column {
    QString title, toolTip;
  };
  struct Cell {
    QString text;
    double value = 0;       // by which it is sorted
    bool isNumber = false;  // else by its text
    bool isTrouble = false;
    int digits = 0;                 // of a number that has the form of its column; 0: it is written as its text
    QString unit = {};              // of such a number, where the column has several
    bool isChosen = false;          // by somebody, who finds it with all of its digits
    std::optional<QPen> line = {};  // that stands for the row in a picture: a sample of it is before the text
  };
  // `cell`: asked for what is seen, and for up to a thousand rows of all at once; must stay good as long as the table.
  using CellAt = std::function<Cell(int row, int column)>;
  explicit DataTable(QWidget* parent = nullptr);
  void setData(std::vector<Column> columns, int rows, CellAt cell, QStringList rowTitles = {});

  // What is selected, or everything, with heads; in the order that is shown.
  QString copied() const;
  // Everything in the order that is shown; false where the file cannot be written.
  bool saveCsv(const QString& path) const;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitRows();
  void fitColumns();
  int widthOf(int column) const;
  void copy() const;
  void askForFile();
  class Values;
  Values* values_;
  QSortFilterProxyModel* sorted_;
  bool isFitting_ = false, isArranged_ = false;  // columns by us, by hand
};

// A number that a table shows with the decimals of its column, and with the model's digits for the file and for the
// clipboard.
DataTable::Cell numberCell(double value, int digits = 4);
// One that somebody has chosen.
DataTable::Cell chosenCell(double value);
// In a column of numbers of several units: with the decimals of those that have the same.
DataTable::Cell unitCell(double value, const QString& unit);
DataTable::Cell textCell(const QString& text);

}  // namespace armature::app
