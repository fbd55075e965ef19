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
    lastDrawn_.reset();
    pushPoints_.reset();
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
                 Translation translation;
                 if (!cancel->isCancelled()) translation = translate(engine, *copy, asked, *cancel);
                 return [this, cancel, asked, translation = std::move(translation)]() mutable {
                   if (cancel != cancel_) return;  // a newer question is on its way
                   cancel_.reset();
                   setLong(false);
                   if (!cancel->isCancelled()) finish(asked, std::move(translation));
                 };
               });
}

// What is said is said of the diagram as it is drawn.
Checker::Translation Checker::translate(Engine& engine, const diagram::Document& document, const Question& asked,
                                        const CancelToken& cancel) {
  Translation plain;
  plain.model = engine.translate(document, asked.access, plain.messages, &cancel);
  plain.drawn = plain.model;
  if (!plain.model || !asked.isPushable || cancel.isCancelled()) return plain;
  std::vector<ClassInfo> own;
  if (!document.classes.empty()) own = engine.classesOf(document);
  auto points = std::make_shared<PushPoints>(withPushPoints(document, [&](const std::string& name) {
    for (const ClassInfo& info : own)
      if (info.name == name) return std::make_shared<const ClassInfo>(info);
    return engine.sharedInfo(name);
  }));
  if (points->sources.empty()) return plain;
  Messages unsaid;
  if (ModelPtr model = engine.translate(points->document, asked.access, unsaid, &cancel)) {
    plain.model = std::move(model);
    plain.pushPoints = std::move(points);
  }
  return plain;
}

void Checker::setPushable(bool isPushable) {
  if (isPushable_ == isPushable) return;
  isPushable_ = isPushable;
  checkNow();
}

void Checker::librariesChanged() {
  ++libraries_;
  checkNow();
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

void Checker::finish(const Question& question, Translation translation) {
  messages_ = std::move(translation.messages);
  if (translation.model) {
    lastModel_ = translation.model;
    lastDrawn_ = std::move(translation.drawn);
    pushPoints_ = std::move(translation.pushPoints);
    last_ = question;
  }
  Q_EMIT checked(translation.model);
}

}  // namespace armature::app
