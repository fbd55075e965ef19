#include "app/lessons/lesson_player.h"

#include "app/language/messages.h"

#include <QLocale>
#include <algorithm>

namespace armature::app {

namespace {
constexpr int kTick = 33;  // [ms]
}  // namespace

LessonPlayer::LessonPlayer(LessonStage& stage, LessonProgress& progress, QObject* parent)
    : QObject(parent), stage_(stage), progress_(progress) {
  replay_.setInterval(kTick);
  connect(&replay_, &QTimer::timeout, this, &LessonPlayer::tickReplay);
  connect(&stage_, &LessonStage::finished, this, &LessonPlayer::runEnded);
  connect(&stage_, &LessonStage::checked, this, &LessonPlayer::answerChanged);
  connect(&stage_, &LessonStage::closed, this, &LessonPlayer::close);
}

void LessonPlayer::open(LessonPackage package, size_t step) {
  close();
  package_ = std::move(package);
  record_ = progress_.of(package_->name);
  record_.title = lesson().title.en.isEmpty() ? lesson().title.de : lesson().title.en;
  record_.stepCount = static_cast<int>(
      std::count_if(lesson().steps.begin(), lesson().steps.end(), [](const Step& s) { return s.task.has_value(); }));
  shownDiagram_.clear();
  index_ = std::min(step, lesson().steps.size() - 1);
  enter();
}

void LessonPlayer::close() {
  if (!package_) return;
  replay_.stop();
  package_.reset();
  marking_.reset();
  problem_.clear();
  phase_ = Phase::reading;
  if (stage_.isOpen()) {
    stage_.setLocks({});
    stage_.light({});
    stage_.hold(false);
  }
  stage_.leave();
  Q_EMIT changed();
}

void LessonPlayer::goTo(size_t step) {
  if (!package_ || step >= lesson().steps.size()) return;
  index_ = step;
  enter();
}

LessonPlayer::StepState LessonPlayer::stateOf(size_t step) const {
  const auto found = record_.steps.find(static_cast<int>(step));
  if (found != record_.steps.end()) return found->second.isRight ? StepState::right : StepState::wrong;
  const bool isRead = std::count(record_.read.begin(), record_.read.end(), static_cast<int>(step)) > 0;
  return isRead ? StepState::read : StepState::unseen;
}

// A prediction begins without a run; a step that was answered before is run and compared again.
void LessonPlayer::enter() {
  replay_.stop();
  marking_.reset();
  problem_.clear();
  answer_ = {};
  isOld_ = false;
  if (std::count(record_.read.begin(), record_.read.end(), static_cast<int>(index_)) == 0) {
    record_.read.push_back(static_cast<int>(index_));
    progress_.keep(record_);
  }
  const QString file = lesson().diagramOf(index_);
  if (step().task || file != shownDiagram_ || !stage_.isOpen())
    stage_.show(spoken(*package_->diagramOf(index_), lesson(), QLocale().name()));
  shownDiagram_ = isRepair() ? QString() : file;
  stage_.light(step().light);
  stage_.hold(true);
  phase_ = step().task ? Phase::asking : Phase::reading;
  applyLocks();
  stage_.setOverlays(step().overlays);
  stage_.setGlasses(step().task ? QString() : step().glasses);
  if (const auto& at = step().at; at && stage_.run().store()) stage_.run().setShownTime(*at);
  const auto known = record_.steps.find(static_cast<int>(index_));
  const bool wasAnswered =
      step().task && !isRepair() && known != record_.steps.end() && known->second.answer.isComplete(*step().task);
  if (wasAnswered) {
    answer_ = known->second.answer;
    isOld_ = true;
    check();
    if (phase_ == Phase::running) return;
  }
  Q_EMIT changed();
}

void LessonPlayer::setPhase(Phase phase) {
  phase_ = phase;
  applyLocks();
  Q_EMIT changed();
}

void LessonPlayer::applyLocks() {
  if (!package_ || !stage_.isOpen()) return;
  LessonLocks locks;
  locks.results = (phase_ == Phase::asking || phase_ == Phase::running) && step().task && !isRepair();
  if (isClassroom_) {
    const QStringList& wanted = lesson().locks;
    // What has to be repaired has to be changed.
    locks.structure = wanted.contains("structure") && !isRepair();
    locks.parameters = wanted.contains("parameters") && !isRepair();
    locks.overlays = wanted.contains("overlays");
  }
  stage_.setLocks(locks);
}

void LessonPlayer::setClassroom(bool isClassroom) {
  isClassroom_ = isClassroom;
  applyLocks();
}

void LessonPlayer::setAnswer(const Answer& answer) {
  if (!package_ || phase_ != Phase::asking) return;
  answer_ = answer;
  Q_EMIT answerChanged();
}

bool LessonPlayer::canRun() const {
  if (!package_) return false;
  if (phase_ == Phase::reading) return step().isRun;
  return phase_ == Phase::asking && answer_.isComplete(*step().task);
}

void LessonPlayer::check() {
  if (!canRun() || !stage_.isOpen()) return;
  problem_.clear();
  setPhase(Phase::running);
  stage_.run().start();
}

// Also a run that the student has started on the page.
void LessonPlayer::runEnded() {
  if (!package_) return;
  const bool isMine = phase_ == Phase::running;
  if (!isMine && !(phase_ == Phase::asking && isRepair())) return;
  const RunControl& run = stage_.run();
  const QString message = firstMessage();
  if (run.state() != RunState::done || (isRepair() && !message.isEmpty())) {
    problem_ = isRepair() && !isMine ? QString() : message.isEmpty() ? tr("The run was stopped.") : message;
    return setPhase(step().task ? Phase::asking : Phase::reading);
  }
  compare();
}

QString LessonPlayer::firstMessage() const {
  if (!package_ || !stage_.isOpen()) return {};
  const Message* message = firstProblem(stage_.run(), isRepair() ? step().task->fails : QString());
  return message ? spoken(message->text) : QString();
}

void LessonPlayer::compare() {
  problem_.clear();
  if (step().task) {
    answer_.isRepaired = isRepair();
    auto marking = mark(*step().task, answer_, step().at, *stage_.run().store());
    if (!marking) {
      problem_ = spoken(marking.reason().message);
      return setPhase(Phase::asking);
    }
    marking_ = marking.take();
    noteMarks();
  }
  setPhase(Phase::marked);
  showResult();
}

void LessonPlayer::noteMarks() {
  if (isOld_) return;
  StepRecord& entry = record_.steps[static_cast<int>(index_)];
  entry.answer = answer_;
  entry.isRight = marking_->isRight();
  ++entry.tries;
  entry.wrongItems.clear();
  for (const ItemMark& mark : marking_->items)
    if (!mark.isRight) entry.wrongItems.push_back(mark.item);
  progress_.keep(record_);
}

void LessonPlayer::showResult() {
  stage_.setOverlays(step().task && !step().explainOverlays.isEmpty() ? step().explainOverlays : step().overlays);
  stage_.setGlasses(step().glasses);
  replay();
}

double LessonPlayer::shownInstant() const {
  const RunControl& run = stage_.run();
  const ItemMark* first = marking_ ? marking_->firstDifference() : nullptr;
  if (first && !isRepair()) return first->at;
  if (step().at) return *step().at;
  // All is right: where the first item was read.
  if (marking_ && !isRepair() && step().task->kind != TaskKind::sketch) return marking_->items.front().at;
  return run.store() && run.store()->rowCount() ? run.store()->time(run.store()->rowCount() - 1) : run.stopTime();
}

void LessonPlayer::replay() {
  if (!package_ || phase_ != Phase::marked) return;
  stage_.hold(true);
  replayed_ = 0;
  replay_.start();
  tickReplay();
}

void LessonPlayer::tickReplay() {
  RunControl& run = stage_.run();
  const double from = run.startTime(), to = shownInstant();
  replayed_ = std::min(1.0, replayed_ + kTick / 1000.0 / replayTime_);
  if (replayed_ >= 1) replay_.stop();
  run.setShownTime(from + (to - from) * replayed_);
}

void LessonPlayer::again() {
  if (!package_ || !step().task) return;
  // The tries go on being counted.
  if (const auto known = record_.steps.find(static_cast<int>(index_)); known != record_.steps.end())
    known->second.answer = {};
  progress_.keep(record_);
  enter();
}

void LessonPlayer::forget() {
  if (!package_) return;
  progress_.forget(package_->name);
  record_ = progress_.of(package_->name);
  goTo(0);
}

}  // namespace armature::app
