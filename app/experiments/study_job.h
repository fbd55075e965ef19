// One study at a time: the model is translated if it is not fresh, then the study is made on a thread of its own while
// the window reads how far it is. Never waits but at its end, for a study that is cancelled.
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <thread>

#include "app/document/mailbox.h"
#include "app/experiments/study_work.h"
#include "app/run/checker.h"

namespace armature::app {

class StudyJob : public QObject {
  Q_OBJECT
 public:
  // All must outlive the job.
  StudyJob(OpenDocument& document, Checker& checker, EngineThread& engine, QObject* parent = nullptr);
  ~StudyJob() override;

  bool isActive() const { return isWaiting_ || thread_.joinable(); }
  // Does nothing while one is active.
  void start(const experiments::WrittenStudy& study);
  void cancel();
  // From 0 to 1; nothing where it cannot be told.
  std::optional<double> progress() const;
  // "Translating", "340 of 1,000 runs, 4 s left".
  QString stateText() const;

 Q_SIGNALS:
  void changed();  // of isActive, progress and words
  // Null where the model has errors, which the messages of the checker tell.
  void finished(armature::app::OutcomePtr outcome);

 private:
  void launch(ModelPtr model);

  OpenDocument& document_;
  Checker& checker_;
  EngineThread& engine_;
  experiments::WrittenStudy study_;
  bool isWaiting_ = false;  // for the model
  std::shared_ptr<solve::ControlState> control_;
  std::shared_ptr<StudyProgress> progress_;
  QElapsedTimer clock_;
  QTimer timer_;
  Mailbox mailbox_;
  std::thread thread_;
};

}  // namespace armature::app
