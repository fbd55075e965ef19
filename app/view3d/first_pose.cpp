#include "app/view3d/first_pose.h"

#include "app/language/messages.h"

namespace armature::app {

FirstPose::FirstPose(QObject* parent) : QObject(parent) {}

FirstPose::~FirstPose() {
  forget();
  if (thread_.joinable()) thread_.join();
}

void FirstPose::forget() {
  waiting_.reset();
  isWanted_ = false;
  if (control_) control_->cancel.cancel();
}

void FirstPose::ask(std::shared_ptr<const Model> model, const solve::Settings& settings) {
  Question question{std::move(model), settings};
  question.settings.stopTime = question.settings.startTime;
  // A look changes nothing in the world.
  question.settings.permissions.effects = native::Effects::skipped;
  if (control_) {
    control_->cancel.cancel();
    isWanted_ = false;
    waiting_ = std::move(question);
    return;
  }
  start(std::move(question));
}

void FirstPose::start(Question question) {
  if (thread_.joinable()) thread_.join();
  control_ = std::make_shared<solve::Control>();
  isWanted_ = true;
  thread_ = std::thread([this, question = std::move(question), control = control_] {
    const auto& all = question.model->variables();
    const std::vector<bool> used = variablesOf(describeScene(all), all.size());
    std::vector<program::Variable> variables;
    std::vector<bool> wanted(all.size(), false);
    for (size_t k = 0; k < all.size(); ++k) {
      if (!used[k] && all[k].type != program::Variable::Type::string) continue;
      variables.push_back(all[k]);
      wanted[k] = true;
    }
    const SceneDescription scene = describeScene(variables);
    // The model's own list is what is asked about.
    const auto store =
        question.model->makeStore([&](const ModelVariable& v) { return wanted[static_cast<size_t>(&v - all.data())]; });
    std::vector<Message> messages;
    QString reason;
    if (!scene.isEmpty()) {
      const auto result = question.model->run(question.settings, {}, *control, *store, messages);
      if (result.outcome == solve::Outcome::failed && !messages.empty()) reason = spoken(messages.front().text);
    }
    store->finish();
    mailbox_.put([this, model = question.model, scene, store, reason] {
      control_.reset();
      if (isWanted_) Q_EMIT answered(model, scene, store, reason);
      if (waiting_) {
        Question next = std::move(*waiting_);
        waiting_.reset();
        start(std::move(next));
      }
    });
  });
}

}  // namespace armature::app
