#include "app/run/connector_classes.h"

namespace armature::app {

bool isConnectorClass(const ClassInfo& info) {
  return !info.isPartial && (info.kind == "connector" || info.kind == "expandable connector");
}

static bool isOfInterfaces(const QString& package, const ClassInfo& info) {
  return package.section('.', -1) == QLatin1String("Interfaces") && isConnectorClass(info);
}

ConnectorClasses::ConnectorClasses(Catalog& catalog, QObject* parent)
    : FoundClasses(catalog, &isOfInterfaces,
                   {"Icons", "Examples", "UsersGuide", "Units", "Constants", "Internal", "Utilities", "Functions",
                    "Types", "Math", "BaseClasses"},
                   parent) {}

}  // namespace armature::app
