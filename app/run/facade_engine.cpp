#include "app/run/inherited_drawing.h"
#include "app/run/sources.h"
#include "engine/facade/class_equations.h"

namespace armature::app {
namespace {

class FacadeEngine final : public Engine {
 public:
  explicit FacadeEngine(std::vector<std::string> libraryPath)
      : session_(std::make_unique<Session>(std::move(libraryPath))) {}
  const ClassInfo* classInfo(const std::string& name) override { return session_->classInfo(name); }
  std::vector<std::string> children(const std::string& name) override { return session_->children(name); }
  std::shared_ptr<const Model> translate(const diagram::Document& document, const FileAccess& access,
                                         std::vector<Message>& messages, const CancelToken* cancel) override {
    return session_->translate(sourceOf(document, access), messages, cancel);
  }
  Result<std::string> exportModelica(const diagram::Document& document) override {
    return session_->exportModelica(sourceOf(document));
  }
  std::vector<ClassInfo> classesOf(const diagram::Document& document) override { return session_->classesOf(document); }
  std::vector<FittingClass> fittingClasses(const diagram::Document& document, const FitQuestion& question) override {
    return session_->fittingClasses(document, question);
  }
  Result<diagram::Document> diagramOf(const std::string& name) override { return session_->diagramOf(name); }
  Result<diagram::Document> insideOf(const diagram::Document& owner, const std::string& className) override {
    return insideWithBases(*this, owner, className, [&](const std::string& name) {
      auto own = session_->diagramOf(owner, name);
      return own ? std::move(own) : session_->diagramOf(name);
    });
  }
  Result<ClassEquations> equationsOf(const diagram::Document& owner, const std::string& className) override {
    return session_->equationsOf(owner, className);
  }
  Result<std::string> textOf(const std::string& name) override { return session_->exportModelica(sourceOf(name)); }
  std::vector<std::string> openFile(const std::string& path, std::vector<Message>& messages) override {
    files_.push_back(path);
    return session_->openFile(path, messages);
  }
  void setLibraries(const std::vector<std::string>& folders, const UnsavedTexts& unsaved) override {
    auto next = std::make_unique<Session>(folders);
    next->setUnsavedTexts(unsaved);
    std::vector<Message> known;  // they were told when the files were opened
    for (const std::string& path : files_) next->openFile(path, known);
    session_ = std::move(next);
  }

 private:
  std::unique_ptr<Session> session_;
  std::vector<std::string> files_;  // that were opened
};

}  // namespace

Result<ClassEquations> Engine::equationsOf(const diagram::Document& /*owner*/, const std::string& className) {
  return failure("D021", phrase("there is no class '%1'", className));
}

std::unique_ptr<Engine> makeFacadeEngine(std::vector<std::string> libraryPath) {
  return std::make_unique<FacadeEngine>(std::move(libraryPath));
}

}  // namespace armature::app
