#include "app/text/base_classes.h"

namespace armature::app {

static bool isBase(const QString& /*package*/, const ClassInfo& info) {
  const bool isPart = info.kind == "model" || info.kind == "block" || info.kind == "class";
  return info.isPartial && isPart && !info.isExample;
}

BaseClasses::BaseClasses(Catalog& catalog, QObject* parent)
    : FoundClasses(catalog, &isBase,
                   {"Icons", "Examples", "UsersGuide", "Units", "Constants", "Functions", "Types", "Math"}, parent) {}

}  // namespace armature::app
