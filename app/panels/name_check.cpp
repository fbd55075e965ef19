#include "app/panels/name_check.h"

#include "app/document/reserved_name.h"

namespace armature::app {

QString libraryNameProblem(Catalog& catalog, const diagram::Document& values, const QString& name) {
  const QStringList* const top = catalog.children({});
  return reservedProblem(name, (top ? *top : QStringList()) + usedLibraries(values));
}

}  // namespace armature::app
