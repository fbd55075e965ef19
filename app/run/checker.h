// Asks the engine to look at the model once the hand has rested after a change of meaning. A newer change cancels the
// question; the last good model stays available.
#pragma once
#include <QObject>
#include <QTimer>
#include <memory>

#include "app/document/open_document.h"
#include "app/run/engine_thread.h"
#include "app/run/file_grants.h"
#include "engine/facade/push_points.h"

namespace armature::app {

using ModelPtr = std::shared_ptr<const Model>;
using PushPointsPtr = std::shared_ptr<const PushPoints>;
using Messages = std::vector<Message>;

class Checker : public QObject {
  Q_OBJECT
 public:
  // Rests `delay` [ms] after an edit before it asks.
  Checker(OpenDocument& document, EngineThread& engine, int delay = 400, QObject* parent = nullptr);
  ~Checker() override;

  // What the model may touch of the world. A change of it is a change of the model.
  FileGrants& grants() { return grants_; }
  // The model of the document as it is now, if it has been translated; else null.
  ModelPtr currentModel() const;
  // The last model that could be translated; may be older than the document. Null before the first.
  const ModelPtr& lastModel() const { return lastModel_; }
  // The same without places to push at: what a person has drawn.
  const ModelPtr& lastDrawn() const { return lastDrawn_; }
  // Whether models get places to push at (facade/push_points), which costs a second translation and some equations; one
  // that cannot be translated with them comes without. Looks at the model anew where that changes it.
  void setPushable(bool isPushable);
  bool isPushable() const { return isPushable_; }
  // Of lastModel(); null where it has none.
  const PushPointsPtr& pushPoints() const { return pushPoints_; }
  const Messages& messages() const { return messages_; }
  bool isChecking() const { return cancel_ != nullptr; }
  // The document as it is now has been looked at, whether or not that gave a model.
  bool isAnswered() const { return !isChecking() && asked_ == question(); }
  // It takes so long that a person may want to stop it.
  bool isLong() const { return isLong_; }
  // Asks at once; the answer comes by `checked`.
  void checkNow();
  // How often the libraries have become others.
  int librariesChanges() const { return libraries_; }
  // The libraries are about to become others: what is known of the model is no longer so.
  void noteLibraries() { ++libraries_; }
  // The libraries are others: what is known of the model is so no longer. Asks at once.
  void librariesChanged();
  // Gives up the question under way, so that the engine is free for others; `checked` does not come for it.
  void stop();

 Q_SIGNALS:
  void started();
  // `model` is null after errors. Messages are those of this translation.
  void checked(armature::app::ModelPtr model);
  void isLongChanged();

 private:
  // What an answer depends on.
  struct Question {
    quint64 meaning = 0;
    FileAccess access;
    bool isPushable = false;
    int libraries = 0;  // counts changes of them
    bool operator==(const Question&) const = default;
  };
  Question question() const { return {document_.meaning(), grants_.access(), isPushable_, libraries_}; }
  struct Translation {
    ModelPtr model, drawn;  // with what stands beside the diagram, without it
    PushPointsPtr pushPoints;
    Messages messages;
  };
  static Translation translate(Engine& engine, const diagram::Document& document, const Question& asked,
                               const CancelToken& cancel);
  void finish(const Question& question, Translation translation);
  void setLong(bool isLong);

  OpenDocument& document_;
  FileGrants grants_;
  EngineThread& engine_;
  QTimer timer_, patience_;
  bool isLong_ = false;
  std::shared_ptr<CancelToken> cancel_;
  bool isPushable_ = false;
  int libraries_ = 0;
  ModelPtr lastModel_, lastDrawn_;
  PushPointsPtr pushPoints_;
  Messages messages_;
  Question last_, asked_;
};

}  // namespace armature::app
