// The menu Learn: lessons and the mistake gallery, files of lessons, classroom mode, writing lessons, answers of a
// class.
#pragma once
#include <QObject>
#include <QPointer>
#include <memory>

#include "app/lessons/lesson_panel.h"

class QAction;
class QMenu;
class QMenuBar;
class QSettings;
class QStackedWidget;

namespace armature::app {

class ActionSet;
class Announcements;
class DockLayout;
class LessonRoom;
class LessonEditor;
class OpenPages;

class LearnMenu : public QObject {
  Q_OBJECT
 public:
  // All must outlive the menu.
  struct Rooms {
    LessonRoom& stage;
    OpenPages& pages;
    DockLayout& docks;
    QStackedWidget& place;  // of the dock
    QSettings& settings;
    const Announcements& announcements;
  };
  LearnMenu(QMenuBar& bar, ActionSet& actions, const Rooms& rooms);
  ~LearnMenu() override;

  // Whether a path is a lesson: a packed one, or the text of one.
  static bool isLesson(const QString& path);
  // Plays a lesson; a failure is shown to the person and gives false.
  bool open(const QString& path);
  void play(LessonPackage package, size_t step = 0);
  // Lessons to choose from.
  void showList();
  void setLargeType(bool isLarge);
  LessonPlayer& player() { return player_; }
  LessonPanel& panel() { return *panel_; }

 private:
  void addLessons(QMenu* menu, ActionSet& actions);
  void addTeaching(QMenu* menu, ActionSet& actions);
  void write();
  void showAnswers();
  void openDialog();
  void saveAnswers();
  int dockWidth() const;

  Rooms rooms_;
  LessonProgress progress_;
  LessonPlayer player_;
  LessonPanel* panel_;
  QAction* classroom_ = nullptr;
  QPointer<LessonEditor> editor_;
  bool isLarge_ = false;
};

}  // namespace armature::app
