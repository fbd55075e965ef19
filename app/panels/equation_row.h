// One line of an equation page: the typeset line with bars for the blocks that it stands in, what it says in words, and
// the values of its variables.
#pragma once
#include <QSet>
#include <QWidget>
#include <optional>

#include "app/panels/equation_values.h"

class QGridLayout;
class QLabel;

namespace armature::app {

class FormulaLine;

class EquationRow : public QWidget {
  Q_OBJECT
 public:
  explicit EquationRow(const EquationLine& line, QWidget* parent = nullptr);
  ~EquationRow() override;

  const EquationLine& line() const { return line_; }
  FormulaLine& formula() { return *formula_; }
  // Values beside the line, in a column that is so wide, or (0) below it; `behind` it all so much is left free [px].
  void setValueColumn(int width, int behind);
  // What the line itself needs, with the room before it and behind it [px].
  int leastFormulaWidth() const;
  void setLetters(int pixels);
  // Whether it counts at the instant that is shown; of a branch whether its condition holds, where that can be told.
  void setState(bool isOff, std::optional<bool> holds);
  bool isOff() const { return isOff_; }
  // Fetches the values; `plotted` are those on the current plot.
  void showValues(const EquationValues& values, const QSet<QString>& plotted);
  // As plain text, for tests and readers.
  QString valueWords() const { return words_; }
  // Whether its condition holds; nothing where it has none or that cannot be told.
  std::optional<bool> holds(const EquationValues& values) const;

 Q_SIGNALS:
  // A variable was clicked, by its full name.
  void variableChosen(const QString& name);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  EquationLine line_;
  std::optional<Formula> condition_;
  QGridLayout* grid_;
  FormulaLine* formula_;
  QLabel* description_ = nullptr;
  QLabel* values_;
  QString words_, html_;
  QHash<QString, QString> tips_;  // by full name
  int column_ = -1, behind_ = -1;
  bool isOff_ = false;
  std::optional<bool> holds_;
};

}  // namespace armature::app
