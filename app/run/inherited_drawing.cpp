#include "app/run/inherited_drawing.h"

#include <algorithm>

#include "engine/diagram/json.h"
#include "engine/diagram/redeclaration.h"
#include "engine/diagram/text_names.h"

namespace armature::app {

// The inherited drawing as the class has it that redeclares some of its parts.
static void redeclareParts(diagram::Document& drawing, const ClassInfo& info, const std::string& arguments) {
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

Result<diagram::Document> insideWithBases(Engine& engine, const diagram::Document& owner, const std::string& className,
                                          const InsideByName& inside, int depth) {
  auto made = inside(className);
  constexpr int kDeepest = 20;
  if (!made || !made->components.empty() || depth > kDeepest) return made;
  for (const diagram::BaseClause& base : diagram::basesIn(made->declarations)) {
    auto inherited = insideWithBases(engine, owner, base.className, inside, depth + 1);
    if (!inherited || inherited->components.empty()) continue;
    const std::vector<ClassInfo> all = engine.classesOf(owner);
    const auto known = std::ranges::find(all, className, &ClassInfo::name);
    const ClassInfo* const info = known != all.end() ? &*known : engine.classInfo(className);
    if (info) redeclareParts(*inherited, *info, base.arguments);
    inherited->name = made->name;
    inherited->description = made->description;
    (*inherited->extra)["inheritedFrom"] = base.className;
    return inherited;
  }
  return made;
}

}  // namespace armature::app
