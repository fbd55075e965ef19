// A lesson that is being played: which step, whether it is asked, run or marked, and what the page shows meanwhile.
// Widgets show this and say what the student does.
#pragma once
#include <QTimer>
#include <optional>

#include "app/lessons/lesson_package.h"
#include "app/lessons/lesson_record.h"
#include "app/lessons/lesson_stage.h"

namespace armature::app {

class LessonPlayer : public QObject {
  Q_OBJECT
 public:
  // reading: nothing is asked; asking: a prediction is open; running: its run goes on; marked: the answer is compared
  // with the run, or a step without a task has been run.
  enum class Phase { reading, asking, running, marked };

  // Both must outlive the player.
  LessonPlayer(LessonStage& stage, LessonProgress& progress, QObject* parent = nullptr);

  // ---- which lesson and step ----
  void open(LessonPackage package, size_t step = 0);
  void close();
  bool isOpen() const { return package_.has_value(); }
  const LessonPackage& package() const { return *package_; }
  const Lesson& lesson() const { return package_->lesson; }
  size_t index() const { return index_; }
  const Step& step() const { return lesson().steps[index_]; }
  void goTo(size_t step);
  const LessonRecord& record() const { return record_; }
  enum class StepState { unseen, read, right, wrong };
  StepState stateOf(size_t step) const;

  // ---- what is said and what comes of it ----
  Phase phase() const { return phase_; }
  const Answer& answer() const { return answer_; }
  void setAnswer(const Answer& answer);
  // Whether the answer can be compared, or the step be run.
  bool canRun() const;
  // Runs the diagram and compares the answer with it.
  void check();
  // The same step once more, without its answer.
  void again();
  // The whole lesson once more.
  void forget();
  // Null before the answer is marked.
  const Marking* marking() const { return marking_ ? &*marking_ : nullptr; }
  // Why nothing could be compared: the message of the engine; of a repair, what still fails. Empty: nothing.
  const QString& problem() const { return problem_; }
  // What the engine says of the diagram now, for a repair.
  QString firstMessage() const;

  // ---- replay ----
  // The instant that the marked answer is shown at [s].
  double shownInstant() const;
  // From the start to that instant.
  void replay();
  bool isReplaying() const { return replay_.isActive(); }
  // How long that takes [s].
  void setReplayTime(double seconds) { replayTime_ = seconds; }

  // ---- classroom ----
  void setClassroom(bool isClassroom);
  bool isClassroom() const { return isClassroom_; }
  LessonStage& stage() { return stage_; }

 Q_SIGNALS:
  // Another lesson, step or phase.
  void changed();
  // The answer is another one, or the engine says something else.
  void answerChanged();

 private:
  void enter();
  void setPhase(Phase phase);
  void runEnded();
  void compare();
  void noteMarks();
  void showResult();
  void applyLocks();
  void tickReplay();
  bool isRepair() const { return step().task && step().task->kind == TaskKind::repair; }

  LessonStage& stage_;
  LessonProgress& progress_;
  std::optional<LessonPackage> package_;
  size_t index_ = 0;
  QString shownDiagram_;  // that is on the page; empty: it has been changed
  Phase phase_ = Phase::reading;
  Answer answer_;
  std::optional<Marking> marking_;
  LessonRecord record_;
  QString problem_;
  bool isClassroom_ = false;
  bool isOld_ = false;  // what is compared was answered before: no new try
  QTimer replay_;
  double replayTime_ = 1.5;  // [s]
  double replayed_ = 0;      // share of the way to the instant
};

}  // namespace armature::app
