#include "app/run/run_control.h"

#include <algorithm>

#include "app/document/meaning.h"

namespace armature::app {

solve::Settings settingsOf(const diagram::Document& document, const Model& model) {
  solve::Settings settings = model.defaultSettings();
  const auto& e = document.experiment;
  settings.startTime = e.startTime;
  settings.stopTime = e.stopTime;
  settings.interval = e.interval > 0 ? e.interval : std::max((e.stopTime - e.startTime) / 500, 1e-12);
  settings.tolerance = e.tolerance > 0 ? e.tolerance : 1e-6;
  return settings;
}

RunControl::RunControl(OpenDocument& document, Checker& checker, QObject* parent)
    : QObject(parent), document_(document), checker_(checker) {
  timer_.setInterval(33);
  connect(&timer_, &QTimer::timeout, this, [this] {
    measurePace();
    Q_EMIT progressed();
  });
  follow_.setSingleShot(true);
  follow_.setInterval(0);
  connect(&follow_, &QTimer::timeout, this, &RunControl::follow);
  connect(&checker_, &Checker::checked, this, [this](const ModelPtr& model) {
    if (!isWaitingForModel_) {
      // The mistake that stopped the last start is mended.
      if (model && hasNoModel_ && state_ == RunState::stopped) setState(RunState::ready);
      return;
    }
    isWaitingForModel_ = false;
    hasNoModel_ = !model;
    if (model) {
      launch(model);
    } else {
      messages_ = checker_.messages();
      result_ = {};
      checker_.grants().endOnce();
      setState(RunState::stopped);
      Q_EMIT finished();
    }
  });
  connect(&document_, &OpenDocument::edited, this, [this](bool hasMeaning) {
    if (hasMeaning) compareWithDocument();
    if (hasMeaning && isFollowing_) follow_.start();
  });
  connect(&document_, &OpenDocument::wasReset, this, [this] {
    stop();
    if (thread_.joinable()) thread_.join();
    // What that run still has to say belongs to a diagram that has gone.
    control_.reset();
    timer_.stop();
    firstStep_.reset();
    meant_.reset();
    isOutOfDate_ = false;
    result_ = {};
    allowedOnce_.clear();
    store_.reset();
    book_.clear();
    model_.reset();
    messages_.clear();
    showNewest();
    Q_EMIT storeChanged();
    setState(RunState::ready);
  });
}

RunControl::~RunControl() {
  if (control_) control_->cancel.cancel();
  if (thread_.joinable()) thread_.join();
}

void RunControl::setState(RunState state) {
  state_ = state;
  Q_EMIT stateChanged();
}

QString RunControl::stateText() const {
  switch (state_) {
    case RunState::ready:
      return checker_.isLong() ? tr("Checking") : tr("Ready");
    case RunState::translating:
      return tr("Translating");
    case RunState::running: {
      const QString running = tr("Running %1 %").arg(qRound(progress() * 100));
      const bool isBehind = pace_ > 0 && achieved_ && *achieved_ < 0.9 * pace_;
      return isBehind ? tr("%1, only %L2×").arg(running).arg(*achieved_, 0, 'g', 2) : running;
    }
    case RunState::paused:
      return tr("Paused at %L1 s").arg(time(), 0, 'g', 4);
    case RunState::done:
      return isOutOfDate_ ? tr("Out of date") : tr("Done in %L1 s").arg(seconds_, 0, 'f', 2);
    case RunState::stopped:
      break;
  }
  if (!model_ && !store_) return tr("Stopped");
  return result_.outcome == solve::Outcome::cancelled ? tr("Stopped at %L1 s").arg(result_.endTime, 0, 'g', 4)
                                                      : tr("Stopped");
}

const AccessRequest* RunControl::refused() const {
  if (state_ != RunState::stopped && state_ != RunState::done) return nullptr;
  for (const Messages* all : {&messages_, &checker_.messages()})
    for (const Message& message : *all)
      if (message.access) return &*message.access;
  return nullptr;
}

void RunControl::allow(bool isForAlways) {
  const AccessRequest* const request = refused();
  if (!request) return;
  if (isForAlways)
    checker_.grants().allowAlways(*request);
  else
    allowedOnce_.push_back(*request);
  for (const AccessRequest& once : allowedOnce_) checker_.grants().allowOnce(once);
  begin();
}

double RunControl::time() const {
  return control_ ? control_->time.load() : document_.values().experiment.startTime;
}

double RunControl::progress() const {
  const double length = settings_.stopTime - settings_.startTime;
  return length > 0 ? std::clamp((time() - settings_.startTime) / length, 0.0, 1.0) : 1.0;
}

void RunControl::start() {
  if (state_ == RunState::paused) return setPaused(false);
  if (isActive()) return;
  allowedOnce_.clear();
  firstStep_.reset();
  isFollowed_ = false;
  begin();
}

void RunControl::begin() {
  messages_.clear();
  setState(RunState::translating);
  if (ModelPtr model = checker_.currentModel()) return launch(model);
  isWaitingForModel_ = true;
  checker_.checkNow();
}

void RunControl::launch(ModelPtr model) {
  if (thread_.joinable()) thread_.join();
  model_ = std::move(model);
  settings_ = settingsOf(document_.values(), *model_);
  allowEffects(settings_, model_->name());
  writing_ = model_->makeStore();
  store_ = writing_;
  control_ = std::make_shared<solve::Control>();
  control_->pace = pace_;
  control_->time = settings_.startTime;
  control_->isPaused = firstStep_.has_value();
  result_ = {};
  meant_ = document_.values();
  told_.clear();
  compareWithDocument();
  showNewest();
  seconds_ = 0;
  clock_.start();
  achieved_.reset();
  paceFrom_ = settings_.startTime;
  paceClock_.start();
  setState(firstStep_ ? RunState::paused : RunState::running);
  if (firstStep_) step(*std::exchange(firstStep_, std::nullopt));
  Q_EMIT storeChanged();
  timer_.start();
  thread_ = std::thread([this, model = model_, store = writing_, control = control_, settings = settings_] {
    Messages messages;
    solve::RunResult result = model->run(settings, {}, *control, *store, messages);
    store->finish();
    mailbox_.put([this, control, result = std::move(result), messages = std::move(messages)]() mutable {
      if (control == control_) collect(std::move(result), std::move(messages));
    });
  });
}

void RunControl::collect(solve::RunResult result, Messages messages) {
  timer_.stop();
  if (thread_.joinable()) thread_.join();
  seconds_ = secondsSoFar();
  result_ = std::move(result);
  messages_ = std::move(messages);
  checker_.grants().endOnce();
  const bool isDone = result_.outcome == solve::Outcome::finished || result_.outcome == solve::Outcome::terminated;
  Q_EMIT progressed();
  if (isDone) enter();
  setState(isDone ? RunState::done : RunState::stopped);
  Q_EMIT finished();
  if (isFollowing_ && isOutOfDate_) follow_.start();
}

// A run that has ended goes into the book.
void RunControl::enter() {
  KeptRun run;
  run.store = store_;
  run.document = *meant_;
  run.told = told_;
  run.at = QTime::currentTime();
  run.seconds = seconds_;
  run.endTime = result_.endTime;
  run.isFollowed = isFollowed_;
  book_.add(std::move(run));
}

double RunControl::secondsSoFar() const {
  return seconds_ + (state_ == RunState::paused ? 0 : static_cast<double>(clock_.elapsed()) / 1000);
}

void RunControl::compareWithDocument() {
  const bool isOutOfDate = meant_ && !meansTheSame(*meant_, document_.values(), told_);
  if (isOutOfDate == isOutOfDate_) return;
  isOutOfDate_ = isOutOfDate;
  Q_EMIT stateChanged();
}

void RunControl::setFollowing(bool isFollowing) {
  isFollowing_ = isFollowing;
  if (isFollowing_ && isOutOfDate_) follow_.start();
}

// What a run under way cannot take ends it; the next one begins when it has ended.
void RunControl::follow() {
  if (!isFollowing_ || (!isOutOfDate_ && state_ != RunState::stopped)) return;
  if (state_ == RunState::translating) return checker_.checkNow();
  if (isActive()) return stop();
  isFollowed_ = true;
  begin();
}

void RunControl::stop() {
  if (isWaitingForModel_) {
    isWaitingForModel_ = false;
    setState(RunState::ready);
  }
  // A run that is going on is what is meant to stop, else the translation that keeps the engine busy.
  if (!isActive()) return checker_.stop();
  if (!control_) return;
  control_->isPaused = false;
  control_->cancel.cancel();
}

void RunControl::setPaused(bool isPaused) {
  if (!control_ || (state_ != RunState::running && state_ != RunState::paused)) return;
  if (isPaused == (state_ == RunState::paused)) return;
  control_->isPaused = isPaused;
  achieved_.reset();
  paceFrom_ = time();
  paceClock_.start();
  seconds_ = secondsSoFar();
  clock_.start();
  setState(isPaused ? RunState::paused : RunState::running);
}

void RunControl::step(Step kind) {
  if (!isActive()) {
    allowedOnce_.clear();
    firstStep_ = kind;
    isFollowed_ = false;
    return begin();
  }
  if (state_ != RunState::paused) return;
  showNewest();
  ++(kind == Step::point ? control_->pointSteps : control_->eventSteps);
}

bool RunControl::toggleReference() {
  if (isActive() || book_.runs().empty()) return false;
  if (!book_.isAnyCompared()) {
    book_.setCompared(book_.runs().back().number, true);
    return true;
  }
  std::vector<int> numbers;
  for (const KeptRun& run : book_.runs()) numbers.push_back(run.number);
  for (const int number : numbers) book_.setCompared(number, false);
  return true;
}

// Over half a second each.
void RunControl::measurePace() {
  constexpr qint64 kSpan = 500;  // [ms]
  if (state_ != RunState::running || paceClock_.elapsed() < kSpan) return;
  achieved_ = (time() - paceFrom_) / (static_cast<double>(paceClock_.restart()) / 1000);
  paceFrom_ = time();
}

void RunControl::setPace(double pace) {
  pace_ = pace;
  achieved_.reset();
  paceFrom_ = time();
  paceClock_.start();
  if (control_) control_->pace = pace;
}

void RunControl::setShownTime(double time) {
  if (shownTime_ == time) return;
  shownTime_ = time;
  Q_EMIT shownTimeChanged();
}

void RunControl::showNewest() {
  if (!shownTime_) return;
  shownTime_.reset();
  Q_EMIT shownTimeChanged();
}

bool RunControl::setParameter(const std::string& name, double value) {
  if (!model_ || (state_ != RunState::running && state_ != RunState::paused)) return false;
  for (const auto& variable : model_->variables()) {
    if (variable.name != name || !variable.isTunable) continue;
    control_->setParameter(name, value);
    told_.insert(name);
    compareWithDocument();
    return true;
  }
  return false;
}

}  // namespace armature::app
