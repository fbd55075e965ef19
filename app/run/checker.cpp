#include "app/run/checker.h"

namespace armature::app {

Checker::Checker(OpenDocument& document, EngineThread& engine, int delay, QObject* parent)
    : QObject(parent), document_(document), engine_(engine) {
  timer_.setSingleShot(true);
  timer_.setInterval(delay);
  connect(&timer_, &QTimer::timeout, this, &Checker::checkNow);
  connect(&document_, &OpenDocument::edited, this, [this](bool hasMeaning) {
    if (!hasMeaning) return;
    if (cancel_) cancel_->cancel();
    timer_.start();
  });
  connect(&document_, &OpenDocument::wasReset, this, [this] {
    lastModel_.reset();
    messages_.clear();
  });
}

Checker::~Checker() {
  if (cancel_) cancel_->cancel();
}

ModelPtr Checker::currentModel() const {
  return lastMeaning_ == document_.meaning() ? lastModel_ : nullptr;
}

void Checker::checkNow() {
  timer_.stop();
  if (cancel_ && askedMeaning_ == document_.meaning() && !cancel_->isCancelled()) return;
  if (cancel_) cancel_->cancel();
  cancel_ = std::make_shared<CancelToken>();
  askedMeaning_ = document_.meaning();
  Q_EMIT started();
  // The copy belongs to the job: the document may change meanwhile.
  auto copy = std::make_shared<const diagram::Document>(document_.values());
  engine_.post(EngineThread::urgent, this,
               [this, copy, cancel = cancel_, meaning = askedMeaning_](Engine& engine) -> EngineThread::Answer {
                 Messages messages;
                 ModelPtr model;
                 if (!cancel->isCancelled()) model = engine.translate(*copy, messages, cancel.get());
                 return [this, cancel, meaning, model, messages = std::move(messages)]() mutable {
                   if (cancel != cancel_) return;  // a newer question is on its way
                   cancel_.reset();
                   if (!cancel->isCancelled()) finish(meaning, std::move(model), std::move(messages));
                 };
               });
}

void Checker::finish(quint64 meaning, ModelPtr model, Messages messages) {
  messages_ = std::move(messages);
  if (model) {
    lastModel_ = model;
    lastMeaning_ = meaning;
  }
  Q_EMIT checked(model);
}

}  // namespace armature::app
