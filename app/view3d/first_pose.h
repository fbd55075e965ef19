// The assembled position before any run: the model is initialized, and nothing more, on a thread of its own. A newer
// question replaces one that waits; the window never waits for an answer.
#pragma once
#include <QObject>
#include <memory>
#include <optional>
#include <thread>

#include "app/document/mailbox.h"
#include "engine/facade/scene_description.h"
#include "engine/facade/session.h"

namespace armature::app {

class FirstPose : public QObject {
  Q_OBJECT
 public:
  explicit FirstPose(QObject* parent = nullptr);
  // Cancels and waits for the end of an initialization.
  ~FirstPose() override;

  // Asks for the first pose of a model; settings give the start time and the tolerance.
  void ask(std::shared_ptr<const Model> model, const solve::Settings& settings);
  // No answer is wanted any more.
  void forget();

 Q_SIGNALS:
  // The scene with a store of one row, of its own variables only. `reason` is empty when the initialization succeeded;
  // otherwise the store may be empty.
  void answered(std::shared_ptr<const armature::Model> model, const armature::SceneDescription& scene,
                std::shared_ptr<const armature::results::Store> store, const QString& reason);

 private:
  struct Question {
    std::shared_ptr<const Model> model;
    solve::Settings settings;
  };
  void start(Question question);

  std::optional<Question> waiting_;
  std::shared_ptr<solve::Control> control_;  // of the question that is being answered
  Mailbox mailbox_;
  std::thread thread_;
  bool isWanted_ = false;
};

}  // namespace armature::app
