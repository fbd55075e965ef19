#include "app/run/connector_classes.h"

namespace armature::app {

bool isConnectorClass(const ClassInfo& info) {
  return !info.isPartial && (info.kind == "connector" || info.kind == "expandable connector");
}

ConnectorClasses::ConnectorClasses(Catalog& catalog, QObject* parent) : QObject(parent), catalog_(catalog) {
  connect(&catalog, &Catalog::childrenArrived, this, [this] {
    if (isWanted_) Q_EMIT grew();
  });
}

QList<ClassPtr> ConnectorClasses::all() {
  isWanted_ = true;
  QList<ClassPtr> found;
  addFrom({}, 0, found);
  return found;
}

void ConnectorClasses::addFrom(const QString& package, int depth, QList<ClassPtr>& found) {
  static const QStringList skipped{"Icons",     "Examples",  "UsersGuide", "Units", "Constants",  "Internal",
                                   "Utilities", "Functions", "Types",      "Math",  "BaseClasses"};
  constexpr int kDeepest = 5;
  const QStringList* const children = catalog_.children(package);
  if (!children || depth > kDeepest) return;
  const bool isOfInterfaces = package.section('.', -1) == QLatin1String("Interfaces");
  for (const QString& child : *children) {
    const ClassPtr info = catalog_.known(child);
    if (!info) continue;
    if (info->kind == "package" && !skipped.contains(child.section('.', -1))) addFrom(child, depth + 1, found);
    if (isOfInterfaces && isConnectorClass(*info)) found << info;
  }
}

}  // namespace armature::app
