// What is to be done with many runs of a diagram, or with its equations at one instant: the studies that are written in
// the diagram, their fields, and what the last one has come to. One panel a diagram. Where it is narrow, the fields are
// the first of the pages of results instead of standing beside them.
#pragma once
#include <QWidget>

#include "app/experiments/study_job.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QScrollArea;
class QTabWidget;
class QToolButton;
class QSplitter;
class QVBoxLayout;

namespace armature::app {

class StudyForm;

class ExperimentsPanel : public QWidget {
  Q_OBJECT
 public:
  using Kind = experiments::WrittenStudy::Kind;
  // All must outlive the panel.
  ExperimentsPanel(OpenDocument& document, Checker& checker, EngineThread& engine, QWidget* parent = nullptr);
  ~ExperimentsPanel() override;

  // Adds a study of a kind to the diagram and shows it.
  void addStudy(Kind kind);
  // Makes a parameter a factor of the sweep (or, for a distribution, of the Monte Carlo study) that is shown, else of a
  // new one. `values`: "range(1, 5, 9)".
  void addFactor(const QString& name, const QString& values);
  void start();
  StudyJob& job() { return job_; }
  const OutcomePtr& outcome() const { return outcome_; }
  QTabWidget& results() { return *results_; }
  QComboBox& list() { return *list_; }
  std::optional<experiments::WrittenStudy> current() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeRight();
  void makeSide();
  void makeFoot();
  void setNarrow(bool isNarrow);
  int firstPage() const { return isNarrow_ ? 1 : 0; }  // of results
  void setFields(QWidget* fields);
  void makeTools(QHBoxLayout* line);
  void readList();
  void showStudy();
  void setStudy(int place, const std::optional<diagram::Json>& study);
  void put(const experiments::WrittenStudy& study);
  void removeStudy();
  void renameStudy();
  void showProgress();
  void show(OutcomePtr outcome);
  void showOutcome();
  bool isOutcomeOfShown() const;
  void showPages();
  QString summary() const;
  QString titleOf(Kind kind) const;

  OpenDocument& document_;
  Checker& checker_;
  StudyJob job_;
  bool isOfAnother_ = false;  // what goes on still is a study of a diagram that has gone
  OutcomePtr outcome_;
  QString started_, outcomeOf_;  // names of studies
  QString words_;                // what the outcome comes to
  bool isProblem_ = false;
  QSplitter* beside_;
  QHBoxLayout* top_;                 // of the side: the list, and where it is narrow the buttons
  QWidget *side_, *head_, *foot_;    // the form's column; the list; the buttons
  QVBoxLayout *column_, *contents_;  // of the side; of what it scrolls
  bool isNarrow_ = false;
  QComboBox* list_;
  QScrollArea* place_;
  QWidget* fields_ = nullptr;
  StudyForm* form_ = nullptr;
  std::optional<Kind> formKind_;
  QToolButton *remove_, *run_, *stop_;
  QProgressBar* bar_;
  QLabel *state_, *hint_;
  QTabWidget* results_;
};

}  // namespace armature::app
