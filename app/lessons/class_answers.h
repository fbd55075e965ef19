// The answers of a class: a folder of files that students have handed in, as a table.
#pragma once
#include <QDialog>

#include "app/lessons/lesson_record.h"

class QLabel;
class QTableWidget;

namespace armature::app {

class ClassAnswers : public QDialog {
  Q_OBJECT
 public:
  explicit ClassAnswers(QWidget* parent);
  // Reads all answers of a folder (*.json), the first thousand; files that are none are counted and named.
  void setFolder(const QString& folder);
  const std::vector<LessonRecord>& records() const { return records_; }

 private:
  void fill();
  void exportCsv();
  std::vector<LessonRecord> records_;
  QTableWidget* table_;
  QLabel* note_;
};

}  // namespace armature::app
