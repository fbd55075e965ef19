// One run at a time: translate if the model is not fresh, then simulate on a thread of its own while the window reads
// the store. Pause, stop, pace and changes of tunable parameters reach the running solver without waiting.
#pragma once
#include <QObject>
#include <QTimer>
#include <map>
#include <optional>
#include <set>
#include <thread>

#include "app/document/mailbox.h"
#include "app/document/name_trail.h"
#include "app/run/checker.h"
#include "app/run/library_meaning.h"
#include "app/run/pace_meter.h"
#include "app/run/pushing.h"
#include "app/run/run_book.h"

namespace armature::app {

enum class RunState { ready, translating, running, paused, done, stopped };

class RunControl : public QObject {
  Q_OBJECT
 public:
  RunControl(OpenDocument& document, Checker& checker, QObject* parent = nullptr);
  // Cancels the run and waits for its end.
  ~RunControl() override;

  RunState state() const { return state_; }
  bool isActive() const {
    return state_ == RunState::translating || state_ == RunState::running || state_ == RunState::paused;
  }
  // How far it has come, in words: events, steps, what is left.
  QString progressText() const;
  // The pill's words: "Ready", "Running 43 %", "Done in 0.12 s", "Stopped", "Out of date"; the time stands beside them.
  QString stateText() const;
  // The results are those of another diagram than is drawn now, or of other texts in the libraries; one that was
  // changed and changed back is the same. What the run has been told while it went on is part of it.
  bool isOutOfDate() const { return isOutOfDate_; }
  double time() const;      // simulated time reached [s]
  double progress() const;  // 0 … 1

  void start();
  // What the last run, or its translation, wanted of the world and was not allowed; null while there is nothing such.
  const AccessRequest* refused() const;
  // Allows that for the next run, or for always, and starts it. What has been allowed for one run since start() is
  // allowed again: a model that wants two files is asked about one after the other.
  void allow(bool isForAlways);
  // Whether each change of the diagram runs it again at once, as far as the run that goes on does not take it itself.
  void setFollowing(bool isFollowing);
  bool isFollowing() const { return isFollowing_; }
  // Ends the run, or without one the check of the diagram.
  void stop();
  void setPaused(bool isPaused);
  // Simulates up to the next result point, or past the next event, and pauses again; without a run begins one that is
  // paused after that.
  enum class Step { point, event };
  void step(Step kind = Step::point);
  // Brings the simulation back to an instant that it has passed, paused there; false when there is none. What follows
  // is computed again, digit for digit, with all that the run was told, until it is told something else there.
  bool goBack(double time);
  bool canGoBack() const;
  // To the result point before the one that is reached.
  bool stepBack();
  bool isGoingBack() const { return back_.has_value(); }
  // Simulated seconds per second, 0 = as fast as possible; kept for following runs.
  void setPace(double pace);
  double pace() const { return pace_; }
  // What it comes to: simulated seconds per second of the last moments of a run; nothing before it can be told.
  std::optional<double> achievedPace() const { return paceMeter_.achieved(); }
  // Changes parameters of the running model at one event, by their full names ("inertia1.J"). False, and nothing is
  // changed, when there is no run or one of them is not tunable.
  bool setParameters(const solve::ParameterValues& values);

  // The instant that diagram, plots and 3-D view show: the newest one, until a person picks another [s].
  double shownTime() const { return shownTime_.value_or(time()); }
  bool isShowingNewest() const { return !shownTime_; }
  void setShownTime(double time);
  void showNewest();

  // Where its models come from.
  Checker& checker() { return checker_; }
  const StorePtr& store() const { return store_; }
  // What a variable of the diagram as it is now is called in the store: as it was when the run began.
  std::string nameInStore(const std::string& name) const;
  // The runs of this diagram that have ended, and what is drawn beside the newest.
  RunBook& book() { return book_; }
  const RunBook& book() const { return book_; }
  // The hand that pushes it. Switched on while a run of the diagram as it is goes on, that run is done again, at once,
  // up to where it stands, and goes on.
  Pushing& pushing() { return pushing_; }
  const ModelPtr& model() const { return model_; }
  const Messages& messages() const { return messages_; }
  const solve::RunResult& result() const { return result_; }
  // Where the run was told something on its way, as far as it has come [s].
  const std::vector<double>& changeTimes() const { return changeTimes_; }
  double startTime() const { return settings_.startTime; }
  double stopTime() const { return settings_.stopTime; }
  // The run goes on until it is stopped; of what it has computed the last stretch is shown, as long as from the start
  // to the stop time, and kept at least so long.
  bool isOpenEnded() const { return settings_.isOpenEnded; }
  double windowBegin() const { return isOpenEnded() ? windowEnd() - (stopTime() - startTime()) : startTime(); }
  double windowEnd() const;

 Q_SIGNALS:
  void stateChanged();  // or whether the results are out of date
  void storeChanged();  // a new run's store is readable
  void progressed();    // about 30 times a second during a run
  void finished();      // result() and messages() are final
  void shownTimeChanged();

 private:
  void setState(RunState state);
  void begin();
  void launch(ModelPtr model);
  void simulate(solve::Settings settings);
  void collect(solve::RunResult result, Messages messages);
  void beginBack();
  void arrive();
  void roll();
  void leave();
  void enter();
  void makePushable();
  void follow();
  void compareWithDocument();

  OpenDocument& document_;
  Checker& checker_;
  RunState state_ = RunState::ready;
  bool isWaitingForModel_ = false;
  bool hasNoModel_ = false;            // the last start failed in translation
  std::optional<double> back_;         // where the run is being brought back to [s]
  bool isBackFromEnd_ = false;         // by a run that is in the book
  std::optional<KeptRun> left_;        // what the run had come to before it was brought back
  bool isLeaving_ = false;             // it has been cancelled for that
  std::vector<solve::Change> script_;  // what it does again of that
  std::vector<double> changeTimes_;
  QTimer arrival_;                          // while it is being brought back
  std::vector<AccessRequest> allowedOnce_;  // since the person has started
  double pace_ = 0;
  PaceMeter paceMeter_;
  std::optional<double> shownTime_;
  std::optional<Step> firstStep_;           // the run that begins is paused after it
  std::optional<diagram::Document> meant_;  // the diagram of the results
  LibraryMeaning libraries_;                // then
  NameTrail trail_;                         // of its parts since then
  std::set<std::string> told_;              // parameters that the run was told while it went on
  std::map<std::string, double> lastTold_;
  std::map<std::string, std::string> said_;  // texts of parameters of the diagram, as last heard
  bool isOutOfDate_ = false;
  bool isFollowing_ = false, isFollowed_ = false;  // each change from now on; the run that goes on
  QTimer follow_;                                  // until the hands that make a change have made the whole of it
  ModelPtr model_;
  // The run that goes on becomes one that can be pushed at.
  struct Exchange {
    ModelPtr model;
    PushPointsPtr points;
    bool isPaused = false;
  };
  std::optional<Exchange> exchange_;
  std::shared_ptr<results::Store> writing_;
  std::shared_ptr<results::Store> next_;  // that the run has been told to go on in
  uint32_t moves_ = 0;                    // that it had made before
  StorePtr store_;
  RunBook book_;
  Pushing pushing_;
  std::shared_ptr<solve::Control> control_;
  solve::Settings settings_;
  solve::RunResult result_;
  Messages messages_;
  Mailbox mailbox_;
  std::thread thread_;
  QTimer timer_;
  QElapsedTimer clock_;  // since the run began or went on after a pause
  double seconds_ = 0;   // of the last run up to there, without pauses
};

// What a Modelica text says that is a plain number or truth value (1, 0); nothing for an expression.
std::optional<double> plainNumber(const std::string& text);

// Settings of a run: the model's own, with the diagram's experiment on top.
solve::Settings settingsOf(const diagram::Document& document, const Model& model);

// The words for states that come and go with a run, as long as they get.
QStringList usualStates();

}  // namespace armature::app
