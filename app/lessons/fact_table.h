// The facts of a step as a table: one a row, a variable with its value at an instant, or a condition. What the texts of
// a step state stands here, and a test shows by simulation that it holds.
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/whole_table.h"

namespace armature::app {

class FactTable : public WholeTable {
  Q_OBJECT
 public:
  explicit FactTable(QWidget* parent);

  // Members that the table has no column for stay with their fact.
  void setFacts(const std::vector<Fact>& facts);
  // Rows without a first column are none. A value that is no number is not a number, which the lesson's check names.
  std::vector<Fact> facts() const;
  void addFact();
  void removeFact();

 Q_SIGNALS:
  void edited();

 private:
  QString cell(int row, int column) const;
  void fill(int row, const Fact& fact);
  std::vector<Fact> kept_;  // as they were set, by row
};

}  // namespace armature::app
