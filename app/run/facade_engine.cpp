#include <algorithm>
#include "app/run/sources.h"

#include "engine/diagram/json.h"
#include "engine/diagram/redeclaration.h"
#include "engine/diagram/text_names.h"
#include "engine/facade/class_equations.h"

namespace armature::app {
namespace {

// The inherited drawing as the class has it that redeclares some of its parts.
void redeclareParts(diagram::Document& drawing, const ClassInfo& info, const std::string& arguments) {
  for (const PartInfo& part : info.parts) {
    const auto drawn = std::ranges::find(drawing.components, part.name, &diagram::ComponentItem::name);
    if (drawn != drawing.components.end()) drawn->className = part.type;
  }
  for (const diagram::Modifier& modifier : diagram::argumentsOf(arguments)) {
    const auto other = diagram::redeclarationOf(modifier);
    if (!other || !other->kind.empty()) continue;
    const auto drawn = std::ranges::find(drawing.components, other->element, &diagram::ComponentItem::name);
    if (drawn != drawing.components.end()) drawn->modifiers = diagram::argumentsOf(other->arguments);
  }
}

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
    return insideOf(owner, className, 0);
  }
  Result<ClassEquations> equationsOf(const diagram::Document& owner, const std::string& className) override {
    return session_->equationsOf(owner, className);
  }
  Result<std::string> textOf(const std::string& name) override { return session_->exportModelica(sourceOf(name)); }
  std::vector<std::string> openFile(const std::string& path, std::vector<Message>& messages) override {
    files_.push_back(path);
    return session_->openFile(path, messages);
  }
  void setLibraryPath(const std::vector<std::string>& folders) override {
    auto next = std::make_unique<Session>(folders);
    std::vector<Message> known;  // they were told when the files were opened
    for (const std::string& path : files_) next->openFile(path, known);
    session_ = std::move(next);
  }

 private:
  // A class without parts of its own has the drawing of the base that has some.
  Result<diagram::Document> insideOf(const diagram::Document& owner, const std::string& className, int depth) {
    auto own = session_->diagramOf(owner, className);
    auto made = own ? std::move(own) : session_->diagramOf(className);
    constexpr int kDeepest = 20;
    if (!made || !made->components.empty() || depth > kDeepest) return made;
    for (const diagram::BaseClause& base : diagram::basesIn(made->declarations)) {
      auto inherited = insideOf(owner, base.className, depth + 1);
      if (!inherited || inherited->components.empty()) continue;
      const std::vector<ClassInfo> all = session_->classesOf(owner);
      const auto known = std::ranges::find(all, className, &ClassInfo::name);
      const ClassInfo* const info = known != all.end() ? &*known : session_->classInfo(className);
      if (info) redeclareParts(*inherited, *info, base.arguments);
      inherited->name = made->name;
      inherited->description = made->description;
      (*inherited->extra)["inheritedFrom"] = base.className;
      return inherited;
    }
    return made;
  }

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
