// The card beside the pointer over a plot: a head and a row for each curve, painted as a table. It is laid out anew at
// each move of the pointer: a label that reads marked-up text needs longer for that than the plot for its curves.
#pragma once
#include <QColor>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <vector>

namespace armature::app {

struct Theme;

// A curve in the card: its value stands to the right of its name, what it is compared with behind both.
struct CursorRow {
  QColor color;
  QString name, value;
  QStringList beside;
};

class CursorCard : public QWidget {
 public:
  explicit CursorCard(QWidget* parent);
  // `letters`: their size [px].
  void applyTheme(const Theme& theme, int letters);
  // What it says from now on; the card takes the size that it needs.
  void setRows(const QString& head, std::vector<CursorRow> rows);
  // All of it, a line for each row.
  QString text() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  // Where a column of the table begins and how wide it is [px].
  struct Column {
    int x = 0, width = 0;
  };
  int lineHeight() const;
  int widthOf(const QString& text, bool isBold) const;

  QString head_;
  std::vector<CursorRow> rows_;
  std::vector<Column> columns_;  // names, values, then what they are compared with
  QColor ground_, border_, letters_, quiet_;
};

}  // namespace armature::app
