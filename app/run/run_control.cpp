#include "app/run/run_control.h"

#include <algorithm>

#include "app/document/meaning.h"
#include "app/run/run_store.h"

namespace armature::app {

// Of a run that has been paused or goes on, how long it has taken [s].
static double secondsSoFar(double before, RunState state, const QElapsedTimer& clock) {
  return before + (state == RunState::paused ? 0 : static_cast<double>(clock.elapsed()) / 1000);
}

solve::Settings settingsOf(const diagram::Document& document, const Model& model) {
  solve::Settings settings = model.defaultSettings();
  const auto& e = document.experiment;
  settings.startTime = e.startTime;
  settings.stopTime = e.stopTime;
  settings.interval =
      e.interval > 0 ? e.interval : std::max((e.stopTime - e.startTime) / solve::kUsualIntervals, 1e-12);
  settings.tolerance = e.tolerance > 0 ? e.tolerance : 1e-6;
  settings.isOpenEnded = isOpenEnded(document);
  settings.method = e.method;
  settings.step = e.step;
  return settings;
}

std::optional<double> plainNumber(const std::string& text) {
  if (text == "true" || text == "false") return text == "true" ? 1 : 0;
  bool isNumber = false;
  const double value = QString::fromStdString(text).toDouble(&isNumber);
  return isNumber ? std::optional(value) : std::nullopt;
}

RunControl::RunControl(OpenDocument& document, Checker& checker, QObject* parent)
    : QObject(parent), document_(document), checker_(checker), trail_(document), pushing_(*this, checker) {
  timer_.setInterval(33);
  connect(&timer_, &QTimer::timeout, this, [this] {
    if (state_ == RunState::running) paceMeter_.measure(time());
    if (isOpenEnded()) roll();
    Q_EMIT progressed();
  });
  arrival_.setInterval(4);
  connect(&arrival_, &QTimer::timeout, this, [this] {
    if (back_ && control_ && control_->time >= *back_ && writing_ && writing_->rowCount() > 0) arrive();
  });
  follow_.setSingleShot(true);
  follow_.setInterval(0);
  connect(&follow_, &QTimer::timeout, this, &RunControl::follow);
  connect(&checker_, &Checker::checked, this, [this](const ModelPtr& model) {
    if (!isWaitingForModel_) {
      // While the diagram is another one, too, nothing is known of the libraries.
      if (meant_ && checker_.isAnswered() && meansTheSame(*meant_, document_.values(), told_))
        libraries_.look(checker_, model ? &*model_ : nullptr, told_);
      compareWithDocument();
      makePushable();
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
  // Whoever changes a value, by typing, drawing or undoing: the run that goes on takes it over.
  connect(&document_, &OpenDocument::modifierChanged, this, [this](int part, const QString& name) {
    const auto& item = document_.values().components[static_cast<size_t>(part)];
    if (const auto value = plainNumber(document_.modifier(part, name.toStdString())))
      setParameters({{item.name + "." + name.toStdString(), *value}});
  });
  connect(&document_, &OpenDocument::parametersChanged, this, [this] {
    if (!meant_ || !isActive()) return;
    for (const auto& parameter : document_.values().parameters) {
      for (const auto& before : meant_->parameters) {
        if (before.name != parameter.name) continue;
        std::string& said = said_.try_emplace(parameter.name, before.value).first->second;
        if (said == parameter.value) continue;
        said = parameter.value;
        if (const auto value = plainNumber(said)) setParameters({{parameter.name, *value}});
      }
    }
  });
  connect(&pushing_, &Pushing::switched, this, &RunControl::stateChanged);
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
    arrival_.stop();
    back_.reset();
    left_.reset();
    isLeaving_ = false;
    exchange_.reset();
    pushing_.take(nullptr);
    changeTimes_.clear();
    firstStep_.reset();
    meant_.reset();
    isOutOfDate_ = false;
    libraries_ = {};
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

// With a place for their number where they have one.
static QString usualWords(RunState state) {
  switch (state) {
    case RunState::ready:
      return RunControl::tr("Ready");
    case RunState::translating:
      return RunControl::tr("Translating");
    case RunState::running:
      return RunControl::tr("Running %1 %");
    case RunState::paused:
      return RunControl::tr("Paused");
    case RunState::done:
      return RunControl::tr("Done in %L1 s");
    case RunState::stopped:
      break;
  }
  return RunControl::tr("Stopped");
}

static QString outOfDateWords() {
  return RunControl::tr("Out of date");
}

QStringList usualStates() {
  QStringList all{outOfDateWords(), usualWords(RunState::running).arg(99),
                  usualWords(RunState::done).arg(0.0, 0, 'f', 2)};
  for (const RunState state : {RunState::ready, RunState::translating, RunState::paused, RunState::stopped})
    all << usualWords(state);
  return all;
}

QString RunControl::stateText() const {
  if (state_ == RunState::ready && checker_.isLong()) return tr("Checking");
  if (state_ == RunState::running) {
    const QString running = isOpenEnded() ? tr("Running") : usualWords(state_).arg(qRound(progress() * 100));
    const bool isBehind = pace_ > 0 && achievedPace() && *achievedPace() < 0.9 * pace_;
    return isBehind ? tr("%1, only %L2×").arg(running).arg(*achievedPace(), 0, 'g', 2) : running;
  }
  if (state_ == RunState::paused && back_) return tr("Going back to %L1 s").arg(*back_, 0, 'g', 4);
  if (state_ != RunState::done) return usualWords(state_);
  return isOutOfDate_ ? outOfDateWords() : usualWords(state_).arg(seconds_, 0, 'f', 2);
}

QString RunControl::progressText() const {
  if (!control_ || state_ == RunState::ready || state_ == RunState::translating) return {};
  const auto counted = [](uint64_t n) { return QLocale().toString(static_cast<qulonglong>(n)); };
  QString text = tr("%1 events, %2 steps").arg(counted(control_->events), counted(control_->steps));
  const double share = progress();
  if (state_ != RunState::running || isOpenEnded() || share < 0.02) return text;
  const double left = pace_ > 0 && achievedPace() && *achievedPace() > 0
                          ? (stopTime() - time()) / *achievedPace()
                          : secondsSoFar(seconds_, state_, clock_) * (1 - share) / share;
  return left < 1 ? text : tr("%1, about %L2 s left").arg(text).arg(left, 0, 'f', 0);
}

double RunControl::windowEnd() const {
  if (!isOpenEnded()) return stopTime();
  return std::max(stopTime(), store_ && store_->rowCount() > 0 ? store_->time(store_->rowCount() - 1) : startTime());
}

// What is older than the stretch that is shown goes when it fills too much: the run goes on in a store that begins with
// that stretch.
void RunControl::roll() {
  constexpr double kMostBytes = 64e6;
  if (back_ || !store_ || !control_) return;
  if (next_) {
    if (control_->moves.load() == moves_) return;
    store_ = writing_ = std::exchange(next_, nullptr);
    if (shownTime_ && store_->rowCount() > 0 && *shownTime_ < store_->time(0)) showNewest();
    Q_EMIT storeChanged();
    return;
  }
  const uint64_t rows = store_->rowCount();
  const double bytes = 8.0 * static_cast<double>(rows) * static_cast<double>(store_->columns().size());
  const double from = windowBegin();
  if (bytes < kMostBytes || store_->time(0) > from - 0.5 * (stopTime() - startTime())) return;
  moves_ = control_->moves;
  next_ = makeRunStore(*model_, *meant_, checker_.grants().settings());
  control_->moveOn({next_, from});
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
  settings_.isKeptOnTheWay = true;
  left_.reset();
  isBackFromEnd_ = isLeaving_ = false;
  exchange_.reset();
  pushing_.take(checker_.pushPoints());
  script_.clear();
  changeTimes_.clear();
  control_ = std::make_shared<solve::Control>();
  control_->isPaused = firstStep_.has_value();
  meant_ = document_.values();
  libraries_.mark(checker_);
  trail_.mark();
  told_.clear();
  lastTold_.clear();
  said_.clear();
  compareWithDocument();
  showNewest();
  seconds_ = 0;
  simulate(settings_);
  store_ = writing_;
  clock_.start();
  setState(firstStep_ ? RunState::paused : RunState::running);
  if (firstStep_) step(*std::exchange(firstStep_, std::nullopt));
  Q_EMIT storeChanged();
  timer_.start();
}

// On a thread of its own, into a new store, as control_ says.
void RunControl::simulate(solve::Settings settings) {
  next_.reset();
  writing_ = makeRunStore(*model_, *meant_, checker_.grants().settings());
  control_->pace = pace_;
  control_->time = settings_.startTime;
  result_ = {};
  paceMeter_.begin(settings_.startTime);
  thread_ = std::thread([this, model = model_, store = writing_, control = control_, settings = std::move(settings)] {
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
  seconds_ = secondsSoFar(seconds_, state_, clock_);
  if (next_ && control_->moves != moves_) store_ = writing_ = next_;
  next_.reset();
  result_ = std::move(result);
  messages_ = std::move(messages);
  if (std::exchange(isLeaving_, false)) return beginBack();
  if (auto note = meant_ && store_ ? whatIsLeftOut(*model_, *meant_, *store_) : std::nullopt)
    messages_.push_back(std::move(*note));
  if (back_ && !control_->cancel.isCancelled()) arrive();
  if (back_) {  // stopped on the way
    back_.reset();
    arrival_.stop();
  }
  changeTimes_.clear();
  for (const solve::Change& change : result_.changes) changeTimes_.push_back(change.time);
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
  // One that was brought back and then left alone has only done again what it had done.
  if (const KeptRun* const newest = book_.newest(); isBackFromEnd_ && newest) {
    store_ = newest->store;
    Q_EMIT storeChanged();
    return;
  }
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

void RunControl::compareWithDocument() {
  const bool isOutOfDate = meant_ && (libraries_.areOthers() || !meansTheSame(*meant_, document_.values(), told_));
  if (isOutOfDate == isOutOfDate_) return;
  isOutOfDate_ = isOutOfDate;
  Q_EMIT stateChanged();
  if (isFollowing_ && isOutOfDate_) follow_.start();
}

std::string RunControl::nameInStore(const std::string& name) const {
  return meant_ ? trail_.nameAtMark(name) : name;
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
  isLeaving_ = false;
  exchange_.reset();
  control_->isPaused = false;
  control_->cancel.cancel();
}

bool RunControl::canGoBack() const {
  const bool hasRun = model_ && store_ && state_ != RunState::ready && state_ != RunState::translating;
  return hasRun && !back_ && store_->rowCount() > 0;
}

bool RunControl::goBack(double time) {
  if (!canGoBack()) return false;
  const uint64_t after = store_->lowerBound(std::nextafter(time, HUGE_VAL));
  back_ = store_->time(after > 0 ? after - 1 : 0);
  isFollowed_ = false;
  setShownTime(*back_);
  if (!isActive()) {
    beginBack();
    return true;
  }
  leave();
  return true;
}

bool RunControl::stepBack() {
  if (!store_ || store_->rowCount() == 0) return false;
  const uint64_t rows = store_->rowCount();
  const double now = isShowingNewest() ? store_->time(rows - 1) : shownTime();
  const uint64_t row = store_->lowerBound(now);
  return row > 0 && goBack(store_->time(row - 1));
}

// Ends the run under way; what it was told is known when it has ended. As far as it has come it is kept for the case
// that another way is taken.
void RunControl::leave() {
  if (!isBackFromEnd_ && (!left_ || left_->endTime < time())) {
    left_ = KeptRun{};
    left_->store = store_;
    left_->document = *meant_;
    left_->told = told_;
    left_->at = QTime::currentTime();
    left_->seconds = secondsSoFar(seconds_, state_, clock_);
    left_->endTime = time();
  }
  isLeaving_ = true;
  control_->isPaused = false;
  control_->cancel.cancel();
}

// The same run once more, at once up to where it is to stand.
void RunControl::beginBack() {
  isBackFromEnd_ = isBackFromEnd_ || state_ == RunState::done;
  const auto& done = result_.changes;
  const bool isOnItsWay = done.size() <= script_.size() && std::equal(done.begin(), done.end(), script_.begin());
  if (!isOnItsWay) script_ = done;
  if (exchange_) model_ = exchange_->model;
  solve::Settings settings = settings_;
  settings.changes = script_;
  control_ = std::make_shared<solve::Control>();
  control_->isPaused = true;
  control_->goTo = *back_;
  // What was said and has not been taken in any more holds from where the run will stand.
  std::map<std::string, double> last;
  for (const solve::Change& change : script_)
    for (const auto& [name, value] : change.values) last[name] = value;
  for (const auto& [name, value] : lastTold_)
    if (const auto known = last.find(name); known == last.end() || known->second != value)
      control_->setParameter(name, value);
  messages_.clear();
  simulate(std::move(settings));
  setState(RunState::paused);
  arrival_.start();
  timer_.start();
}

// The run stands where it was to be brought: its results take the place of those before.
void RunControl::arrive() {
  const double time = *std::exchange(back_, std::nullopt);
  arrival_.stop();
  store_ = writing_;
  std::erase_if(changeTimes_, [&](double at) { return at > time; });
  showNewest();
  paceMeter_.begin(time);
  clock_.start();
  const auto exchanged = std::exchange(exchange_, std::nullopt);
  if (exchanged) pushing_.take(exchanged->points);
  Q_EMIT storeChanged();
  Q_EMIT stateChanged();
  Q_EMIT progressed();
  if (exchanged && !exchanged->isPaused) setPaused(false);
}

// What a run has been told stands in the diagram by now, and would hold from the start.
void RunControl::makePushable() {
  const bool isGoingOn = state_ == RunState::running || state_ == RunState::paused;
  if (!isGoingOn || back_ || isLeaving_ || pushing_.points() || isOutOfDate_ || !told_.empty() || !canGoBack()) return;
  if (!checker_.currentModel() || !checker_.pushPoints()) return;
  exchange_ = Exchange{checker_.currentModel(), checker_.pushPoints(), state_ == RunState::paused};
  back_ = store_->time(store_->rowCount() - 1);
  isLeaving_ = true;
  control_->isPaused = false;
  control_->cancel.cancel();
}

void RunControl::setPaused(bool isPaused) {
  if (!control_ || (state_ != RunState::running && state_ != RunState::paused)) return;
  if (isPaused == (state_ == RunState::paused)) return;
  control_->isPaused = isPaused;
  paceMeter_.begin(time());
  seconds_ = secondsSoFar(seconds_, state_, clock_);
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

void RunControl::setPace(double pace) {
  pace_ = pace;
  paceMeter_.begin(time());
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

bool RunControl::setParameters(const solve::ParameterValues& values) {
  if (!model_ || (state_ != RunState::running && state_ != RunState::paused)) return false;
  const auto& variables = model_->variables();
  for (const auto& value : values) {
    const auto isIt = [&](const ModelVariable& variable) { return variable.name == value.first && variable.isTunable; };
    if (std::none_of(variables.begin(), variables.end(), isIt)) return false;
  }
  control_->setParameters(values);
  for (const auto& [name, value] : values) {
    told_.insert(name);
    lastTold_[name] = value;
  }
  // Within a long step the points that are recorded, and shown, are farther on than the run says that it is.
  const uint64_t rows = writing_ ? writing_->rowCount() : 0;
  const double newest = rows > 0 ? std::max(time(), writing_->time(rows - 1)) : time();
  changeTimes_.push_back(back_.value_or(newest));
  // From here on it is another run than the one before it was brought back.
  isBackFromEnd_ = false;
  if (left_) book_.add(*std::exchange(left_, std::nullopt));
  compareWithDocument();
  return true;
}

}  // namespace armature::app
