// What tests of whole lessons share: all lessons there are, and runs of their diagrams by the engine.
#pragma once
#include <QDir>
#include <map>

#include "app/lessons/lesson_package.h"
#include "engine/facade/session.h"

namespace armature::app {

// Folders of the shipped lessons and of the fixtures.
inline QStringList lessonFolders() {
  QStringList found;
  for (const char* folder : {ARMATURE_SOURCE_DIR "/resources/lessons", ARMATURE_SOURCE_DIR "/tests/lessons/fixtures"})
    for (const QString& name : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
      found << QString(folder) + "/" + name;
  return found;
}

struct DiagramRun {
  std::shared_ptr<const Model> model;  // null: the diagram has errors
  std::shared_ptr<results::Store> store;
  solve::RunResult result;
  std::vector<Message> messages;
  bool isDone() const { return model && result.outcome == solve::Outcome::finished; }
};

// Runs a diagram with its own settings; each only once.
class DiagramRuns {
 public:
  const DiagramRun& of(const QString& key, const diagram::Document& document) {
    const auto known = runs_.find(key);
    if (known != runs_.end()) return known->second;
    DiagramRun made;
    Source source;
    source.document = &document;
    made.model = session_.translate(source, made.messages);
    if (made.model) {
      solve::Settings settings = made.model->defaultSettings();
      const diagram::Experiment& e = document.experiment;
      settings.startTime = e.startTime;
      settings.stopTime = e.stopTime;
      if (e.interval > 0) settings.interval = e.interval;
      if (e.tolerance > 0) settings.tolerance = e.tolerance;
      solve::Control control;
      made.store = made.model->makeStore();
      made.result = made.model->run(settings, {}, control, *made.store, made.messages);
    }
    return runs_.emplace(key, std::move(made)).first->second;
  }

 private:
  Session session_{{ARMATURE_SOURCE_DIR "/palette"}};
  std::map<QString, DiagramRun> runs_;
};

}  // namespace armature::app
