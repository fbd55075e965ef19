// The engine in processes of its own (engine/worker), as the window uses it.
#include <QCoreApplication>
#include <QFileInfo>
#include <unordered_map>

#include "app/run/inherited_drawing.h"
#include "app/run/sources.h"
#include "engine/facade/class_equations.h"
#include "engine/worker/client.h"

namespace armature::app {
namespace {

class WorkerEngine final : public Engine {
 public:
  WorkerEngine(std::string program, std::vector<std::string> libraryPath, bool isLockAlone)
      : program_(std::move(program)), isLockAlone_(isLockAlone) {
    connect(std::move(libraryPath));
  }
  const ClassInfo* classInfo(const std::string& name) override { return sharedInfo(name).get(); }
  std::shared_ptr<const ClassInfo> sharedInfo(const std::string& name) override {
    const auto known = known_.find(name);
    if (known != known_.end()) return known->second;
    std::optional<ClassInfo> info = client_->classInfo(name);
    std::shared_ptr<const ClassInfo> kept = info ? std::make_shared<const ClassInfo>(std::move(*info)) : nullptr;
    known_.emplace(name, kept);
    return kept;
  }
  std::vector<std::string> children(const std::string& name) override { return client_->children(name); }
  std::shared_ptr<const Model> translate(const diagram::Document& document, const FileAccess& access,
                                         std::vector<Message>& messages, const CancelToken* cancel) override {
    return client_->translate(sourceOf(document, access), messages, cancel);
  }
  Result<std::string> exportModelica(const diagram::Document& document) override {
    return client_->exportModelica(sourceOf(document));
  }
  std::vector<ClassInfo> classesOf(const diagram::Document& document) override { return client_->classesOf(document); }
  std::vector<FittingClass> fittingClasses(const diagram::Document& document, const FitQuestion& question) override {
    return client_->fittingClasses(document, question);
  }
  Result<diagram::Document> diagramOf(const std::string& name) override { return client_->diagramOf(name); }
  Result<diagram::Document> insideOf(const diagram::Document& owner, const std::string& className) override {
    return insideWithBases(*this, owner, className,
                           [&](const std::string& name) { return client_->insideOf(owner, name); });
  }
  Result<ClassEquations> equationsOf(const diagram::Document& owner, const std::string& className) override {
    return client_->equationsOf(owner, className);
  }
  Result<std::string> textOf(const std::string& name) override { return client_->exportModelica(sourceOf(name)); }
  std::vector<std::string> openFile(const std::string& path, std::vector<Message>& messages) override {
    known_.clear();  // classes of the file come before those of the libraries
    files_.push_back(path);
    return client_->openFile(path, messages);
  }
  // A new process; models keep the one that they came from.
  void setLibraries(const std::vector<std::string>& folders, const UnsavedTexts& unsaved) override {
    known_.clear();
    connect(folders);
    if (!unsaved.empty()) client_->setUnsavedTexts(unsaved);
    std::vector<Message> known;  // they were told when the files were opened
    for (const std::string& path : files_) client_->openFile(path, known);
  }

 private:
  void connect(std::vector<std::string> libraryPath) {
    client_ = std::make_unique<worker::Client>(program_, std::move(libraryPath));
    worker::Limits limits;
    limits.onlyTheLock = isLockAlone_;
    client_->setLimits(limits);
  }

  std::string program_;
  bool isLockAlone_;
  std::unique_ptr<worker::Client> client_;
  std::vector<std::string> files_;                                           // that were opened
  std::unordered_map<std::string, std::shared_ptr<const ClassInfo>> known_;  // kept as long as the engine
};

}  // namespace

QString engineProgram() {
  const QString here = QCoreApplication::applicationDirPath();
  // Installed beside the window; where it is built, in the folder of the command line; for tests, where that was built.
  for (const QString& place : {here + "/armature-cli", here + "/../cli/armature-cli", QString(ARMATURE_ENGINE_PROGRAM)})
    if (QFileInfo(place).isExecutable()) return QFileInfo(place).canonicalFilePath();
  return {};
}

std::unique_ptr<Engine> makeWorkerEngine(std::vector<std::string> libraryPath, bool isLockAlone) {
  // A program that has gone since the window was started (it is being installed anew) is one that cannot be started:
  // that is said of what is asked for, and tried again.
  QString program = engineProgram();
  if (program.isEmpty()) program = ARMATURE_ENGINE_PROGRAM;
  return std::make_unique<WorkerEngine>(program.toStdString(), std::move(libraryPath), isLockAlone);
}

}  // namespace armature::app
