// The items of a task as a table to be filled in; which columns there are is told by the task's kind.
#pragma once
#include <optional>

#include "app/lessons/lesson.h"
#include "app/lessons/whole_table.h"

namespace armature::app {

class TaskTable : public WholeTable {
  Q_OBJECT
 public:
  explicit TaskTable(QWidget* parent);

  // Names that are proposed while a variable is typed, and ends of wires ("mass1.flange_a") for arrows.
  void setNames(const QStringList& variables, const QStringList& ends);
  // Shows the items of a task; members that the table has no column for stay with their item.
  void setTask(const Task& task);
  // The task with what the table says.
  Task task() const;
  // Another kind: what fits is kept.
  void setKind(TaskKind kind);
  void addItem();
  void removeItem();
  // Whether there can be several items.
  static bool hasItems(TaskKind kind);
  const QStringList& namesOf(int column) const;

 Q_SIGNALS:
  void edited();

 private:
  void fill();
  QString cell(int row, int column) const;
  void readItem(int row, TaskItem& item) const;
  Task task_;
  QStringList variables_, ends_, none_;
};

// A number as people type it, with a decimal point or comma; nothing where it is none.
std::optional<double> formNumber(const QString& text);
// The same the other way round, in the language of the window; nothing for none.
QString numberText(const std::optional<double>& number);
// Heads of columns begin where their cells do, and end in dots where they are too long.
void dressHead(QHeaderView& head);

}  // namespace armature::app
