#include "app/experiments/study_job.h"

#include <QLocale>
#include <chrono>
#include <future>

namespace armature::app {

namespace {

QString leftText(double seconds) {
  if (seconds < 1) return StudyJob::tr("less than a second left");
  if (seconds < 120) return StudyJob::tr("%1 s left").arg(QLocale().toString(qRound(seconds)));
  if (seconds < 7200) return StudyJob::tr("%1 min left").arg(QLocale().toString(qRound(seconds / 60)));
  return StudyJob::tr("%1 h left").arg(QLocale().toString(qRound(seconds / 3600)));
}

// Asked of the engine's thread by the study's, which waits for the answer as long as it is wanted: the window that ends
// the study does not wait for what else the engine has to do.
ModelPtr translated(EngineThread& engine, const FileAccess& access, const std::shared_ptr<solve::ControlState>& control,
                    const diagram::Document& document, Messages& messages) {
  using Translation = std::pair<ModelPtr, Messages>;
  const auto promise = std::make_shared<std::promise<Translation>>();
  std::future<Translation> answer = promise->get_future();
  engine.post(EngineThread::normal, nullptr, [=](Engine& door) -> EngineThread::Answer {
    Translation made;
    if (!control->cancel.isCancelled()) made.first = door.translate(document, access, made.second, &control->cancel);
    promise->set_value(std::move(made));
    return {};
  });
  while (answer.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready)
    if (control->cancel.isCancelled()) return nullptr;
  Translation made = answer.get();
  messages.insert(messages.end(), made.second.begin(), made.second.end());
  return made.first;
}

}  // namespace

StudyJob::StudyJob(OpenDocument& document, Checker& checker, EngineThread& engine, QObject* parent)
    : QObject(parent), document_(document), checker_(checker), engine_(engine) {
  timer_.setInterval(100);
  connect(&timer_, &QTimer::timeout, this, &StudyJob::changed);
  connect(&checker_, &Checker::checked, this, [this](const ModelPtr& model) {
    if (!isWaiting_) return;
    isWaiting_ = false;
    if (model) return launch(model);
    timer_.stop();
    Q_EMIT changed();
    Q_EMIT finished(nullptr);
  });
}

StudyJob::~StudyJob() {
  if (control_) control_->cancel.cancel();
  if (thread_.joinable()) thread_.join();
}

void StudyJob::start(const experiments::WrittenStudy& study) {
  if (isActive()) return;
  study_ = study;
  clock_.start();
  timer_.start();
  if (const ModelPtr model = checker_.currentModel()) return launch(model);
  isWaiting_ = true;
  checker_.checkNow();
  Q_EMIT changed();
}

void StudyJob::launch(ModelPtr model) {
  control_ = std::make_shared<solve::ControlState>();
  progress_ = std::make_shared<StudyProgress>();
  StudyOrder order;
  order.written = study_;
  order.document = document_.values();
  order.model = std::move(model);
  const FileAccess access = checker_.grants().access();
  order.folder = access.folder;
  order.translate = [&engine = engine_, access, control = control_](const diagram::Document& document,
                                                                    Messages& messages) {
    return translated(engine, access, control, document, messages);
  };
  clock_.start();
  thread_ = std::thread([this, order = std::move(order), control = control_, progress = progress_] {
    auto outcome = std::make_shared<const StudyOutcome>(performStudy(order, *control, *progress));
    mailbox_.put([this, outcome] {
      thread_.join();
      timer_.stop();
      Q_EMIT changed();
      Q_EMIT finished(outcome);
    });
  });
  Q_EMIT changed();
}

void StudyJob::cancel() {
  if (isWaiting_) {
    isWaiting_ = false;
    checker_.stop();
    timer_.stop();
    Q_EMIT changed();
  } else if (thread_.joinable()) {
    control_->cancel.cancel();
  }
}

std::optional<double> StudyJob::progress() const {
  if (!thread_.joinable() || !progress_ || progress_->total == 0) return std::nullopt;
  return static_cast<double>(progress_->runs.done) / static_cast<double>(progress_->total);
}

QString StudyJob::stateText() const {
  if (isWaiting_) return tr("Translating");
  if (!thread_.joinable()) return {};
  if (control_->cancel.isCancelled()) return tr("Stopping");
  const QLocale locale;
  if (progress_->evaluations > 0) return tr("%1 runs").arg(locale.toString(qulonglong(progress_->evaluations)));
  const std::optional<double> share = progress();
  if (!share) return tr("Working");
  QString text =
      tr("%1 of %2 runs")
          .arg(locale.toString(qulonglong(progress_->runs.done)), locale.toString(qulonglong(progress_->total)));
  const double passed = static_cast<double>(clock_.elapsed()) / 1000;
  if (*share > 0 && passed > 0.5) text += ", " + leftText(passed / *share - passed);
  return text;
}

}  // namespace armature::app
