// The lessons and the mistake gallery to choose from, with what has been done of each.
#pragma once
#include <QListWidget>
#include <QWidget>

#include "app/lessons/lesson_package.h"
#include "app/lessons/lesson_record.h"

namespace armature::app {

class LessonList : public QWidget {
  Q_OBJECT
 public:
  LessonList(LessonProgress& progress, QWidget* parent = nullptr);

  // Reads the lessons of a folder (one folder or packed file each), by their order; those that cannot be read are
  // listed with their reason.
  void setFolder(const QString& folder, const QString& language);
  // What has been done may be another.
  void refresh();
  int count() const { return static_cast<int>(entries_.size()); }

 Q_SIGNALS:
  void chosen(const QString& path);
  void openWanted();

 private:
  struct Entry {
    QString path, name, title, summary, problem;
    bool isMistake = false;
    int order = 0, tasks = 0;
  };
  void addHeading(const QString& text);
  void addEntry(const Entry& entry);
  LessonProgress& progress_;
  QListWidget* list_;
  std::vector<Entry> entries_;
};

}  // namespace armature::app
