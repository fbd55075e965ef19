// What a student has answered: per lesson and step, kept in the settings and handed in as one small file.
#pragma once
#include <QDateTime>
#include <map>

#include "app/lessons/marking.h"

class QSettings;

namespace armature::app {

struct StepRecord {
  Answer answer;
  bool isRight = false;
  int tries = 0;
  std::vector<int> wrongItems;
  bool operator==(const StepRecord&) const = default;
};

struct LessonRecord {
  QString lesson;                   // its name
  QString student;                  // of a file that was handed in
  QString title;                    // of the lesson
  int stepCount = 0;                // steps with a task
  std::map<int, StepRecord> steps;  // by step: answered last
  std::vector<int> read;            // steps that were on show
  bool operator==(const LessonRecord&) const = default;
  int rightCount() const;
};

std::string toJson(const LessonRecord& record);
// Failure D…, L001, L005: what is no such file.
[[nodiscard]] Result<LessonRecord> recordFromJson(std::string_view text);
// From a file of bounded size. Failure L010 or as above.
[[nodiscard]] Result<LessonRecord> openRecord(const QString& path);
[[nodiscard]] Result<void> saveRecord(const LessonRecord& record, const QString& path);

// A class's answers as comma-separated text: students are rows, steps columns; 1 right, 0 wrong, empty not answered.
QString asCsv(const std::vector<LessonRecord>& records);

// Kept between starts of the program.
class LessonProgress {
 public:
  // The settings must outlive it.
  explicit LessonProgress(QSettings& settings) : settings_(settings) {}
  LessonRecord of(const QString& lesson) const;
  void keep(const LessonRecord& record);
  void forget(const QString& lesson);

 private:
  QSettings& settings_;
};

}  // namespace armature::app
