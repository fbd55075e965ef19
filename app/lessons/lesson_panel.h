// The dock of lessons: the list, or the step of the lesson that is being played.
#pragma once
#include <QScrollArea>
#include <QStackedWidget>

#include "app/lessons/lesson_list.h"
#include "app/lessons/lesson_player.h"
#include "app/lessons/task_widget.h"

class QLabel;
class QPushButton;
class QBoxLayout;
class QVBoxLayout;

namespace armature::app {

class LessonDots;
class LessonFoot;

class LessonPanel : public QWidget {
  Q_OBJECT
 public:
  // All must outlive the panel.
  LessonPanel(LessonPlayer& player, LessonProgress& progress, QWidget* parent = nullptr);

  // The language of the lessons' texts.
  void setLanguage(const QString& language);
  const QString& language() const { return language_; }
  // Half as large again, for the projector.
  void setLargeType(bool isLarge);
  LessonList& list() { return *list_; }
  TaskWidget* task() { return task_; }

 Q_SIGNALS:
  // Answers are to be handed in.
  void saveWanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void makeStepPage();
  QLabel* textLabel(const char* name, QVBoxLayout* lines);
  QPushButton* button(const char* name, const QString& text);
  void rebuild();
  void takeFocus();
  void orderTabs();
  void showMarks();
  void scrollToTask();
  void scrollToQuestion();
  void fitSheet(int beyond);
  void scrollToVerdict();
  void showInstant();
  void updateButtons();
  void primary();
  QFont letters() const;
  void applyType();

  LessonPlayer& player_;
  QString language_;
  bool isLarge_ = false;
  bool isScrolled_ = false;  // by hand, since it was asked or marked
  bool isLow_ = false;
  QStackedWidget* pages_;
  LessonList* list_;
  QWidget* stepPage_;
  QScrollArea* scroll_;
  LessonDots* dots_;
  QLabel *title_, *place_, *text_, *question_, *verdict_, *problem_, *explain_, *instant_;
  QMetaObject::Connection following_;  // of the instant that is shown
  QVBoxLayout *taskPlace_, *head_, *body_;
  LessonFoot* foot_;
  QWidget* resultCard_;
  TaskWidget* task_ = nullptr;
  QPushButton *back_, *next_, *primary_, *again_, *replay_, *play_, *leave_;
};

}  // namespace armature::app
