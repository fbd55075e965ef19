#include "app/run/checker.h"

namespace armature::app {

namespace {
constexpr int kPatience = 1000;  // [ms] before Stop is offered
}

Checker::Checker(OpenDocument& document, EngineThread& engine, int delay, QObject* parent)
    : QObject(parent), document_(document), grants_(document), engine_(engine) {
  timer_.setSingleShot(true);
  timer_.setInterval(delay);
  connect(&timer_, &QTimer::timeout, this, &Checker::checkNow);
  patience_.setSingleShot(true);
  patience_.setInterval(kPatience);
  connect(&patience_, &QTimer::timeout, this, [this] { setLong(true); });
  connect(&document_, &OpenDocument::edited, this, [this](bool hasMeaning) {
    if (!hasMeaning) return;
    if (cancel_) cancel_->cancel();
    timer_.start();
  });
  connect(&document_, &OpenDocument::wasReset, this, [this] {
    lastModel_.reset();
    grants_.endOnce();
    messages_.clear();
  });
}

Checker::~Checker() {
  if (cancel_) cancel_->cancel();
}

ModelPtr Checker::currentModel() const {
  return last_ == question() ? lastModel_ : nullptr;
}

void Checker::checkNow() {
  timer_.stop();
  if (cancel_ && asked_ == question() && !cancel_->isCancelled()) return;
  if (cancel_) cancel_->cancel();
  cancel_ = std::make_shared<CancelToken>();
  asked_ = question();
  setLong(false);
  patience_.start();
  Q_EMIT started();
  // The copy belongs to the job: the document may change meanwhile.
  auto copy = std::make_shared<const diagram::Document>(document_.values());
  engine_.post(EngineThread::urgent, this,
               [this, copy, cancel = cancel_, asked = asked_](Engine& engine) -> EngineThread::Answer {
                 Messages messages;
                 ModelPtr model;
                 if (!cancel->isCancelled()) model = engine.translate(*copy, asked.access, messages, cancel.get());
                 return [this, cancel, asked, model, messages = std::move(messages)]() mutable {
                   if (cancel != cancel_) return;  // a newer question is on its way
                   cancel_.reset();
                   setLong(false);
                   if (!cancel->isCancelled()) finish(asked, std::move(model), std::move(messages));
                 };
               });
}

void Checker::stop() {
  if (cancel_) cancel_->cancel();
  setLong(false);
}

void Checker::setLong(bool isLong) {
  patience_.stop();
  if (isLong_ == isLong) return;
  isLong_ = isLong;
  Q_EMIT isLongChanged();
}

void Checker::finish(const Question& question, ModelPtr model, Messages messages) {
  messages_ = std::move(messages);
  if (model) {
    lastModel_ = model;
    last_ = question;
  }
  Q_EMIT checked(model);
}

}  // namespace armature::app
