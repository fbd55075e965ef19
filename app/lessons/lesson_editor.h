// Writing a lesson without code: its title, its steps as forms over the diagrams of the window, tried at once and saved
// as a folder or as one file.
#pragma once
#include <QDialog>
#include <functional>

#include "app/lessons/lesson_package.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace armature::app {

class StepForm;
class WordTable;

// The diagram on show in the window, and the names that its model has.
struct OpenDiagram {
  diagram::Document document;
  QStringList variables, ends;
};

class LessonEditor : public QDialog {
  Q_OBJECT
 public:
  // `take` gives the diagram on show whenever it is wanted.
  LessonEditor(std::function<OpenDiagram()> take, QWidget* parent);

  // Goes on with a lesson that was written before.
  void setPackage(LessonPackage package);
  // The lesson as it stands in the form; checked as one that is opened from a file.
  [[nodiscard]] Result<LessonPackage> checkedPackage() const;

 Q_SIGNALS:
  // The lesson is to be played from a step on.
  void tryWanted(const armature::app::LessonPackage& package, int step);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeHead();
  void makeSteps(QVBoxLayout* lines);
  void makeFoot(QVBoxLayout* lines);
  QPushButton* button(const char* name, const QString& text, std::function<void()> run);
  void showStep(int step);
  void keepStep();
  void showSteps();
  void addStep();
  void removeStep();
  void moveStep(int by);
  void takeDiagram();
  void showWords();
  void say(const QString& problem);
  void sayWhy(const Diagnostic& reason);
  LessonPackage written() const;
  void check();
  void open();
  void tryIt();
  void save(bool isFolder);

  std::function<OpenDiagram()> take_;
  LessonPackage package_;
  int current_ = -1;
  QLineEdit *titleEn_, *titleDe_, *summaryEn_, *summaryDe_;
  QComboBox* kind_;
  std::vector<QCheckBox*> locks_;
  QVBoxLayout *lines_, *contents_;  // of the dialog; of what it scrolls
  QWidget* ofLesson_;               // what is asked for once, in one of them
  QWidget* ofSteps_;                // the buttons below their list
  QFormLayout* head_;
  WordTable* words_;
  QListWidget* steps_;
  QLabel *diagram_, *problem_;
  StepForm* form_;
};

}  // namespace armature::app
