// One step of a lesson as a form: its texts in both languages, what is shown, what is asked.
#pragma once
#include <QWidget>

#include "app/lessons/lesson.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace armature::app {

class FactTable;
class TaskTable;

class StepForm : public QWidget {
  Q_OBJECT
 public:
  explicit StepForm(QWidget* parent);
  void setStep(const Step& step);
  Step step() const;
  // See TaskTable::setNames.
  void setNames(const QStringList& variables, const QStringList& ends);

 Q_SIGNALS:
  void edited();

 private:
  struct Texts {
    QPlainTextEdit *en, *de;
  };
  Texts texts(QFormLayout* form, const QString& label, const char* name, int height);
  QWidget* layers(const char* name, std::vector<QCheckBox*>& boxes);
  static void put(const Texts& fields, const LocalText& text);
  static void take(const Texts& fields, LocalText& text);
  void kindChanged();

  Step step_;
  bool isQuiet_ = false;
  Texts text_, question_, explain_;
  std::vector<QCheckBox*> overlays_, explainOverlays_;
  QLineEdit *at_, *light_;
  QCheckBox *runs_, *many_;
  QComboBox *kind_, *glasses_;
  TaskTable* table_;
  FactTable* facts_;
  QPushButton *add_, *remove_;
};

}  // namespace armature::app
