#include "app/run/found_classes.h"

namespace armature::app {

FoundClasses::FoundClasses(Catalog& catalog, IsWanted isWanted, QStringList skipped, QObject* parent)
    : QObject(parent), catalog_(catalog), isWanted_(isWanted), skipped_(std::move(skipped)) {
  connect(&catalog, &Catalog::childrenArrived, this, [this] {
    if (isAsked_) Q_EMIT grew();
  });
}

QList<ClassPtr> FoundClasses::all() {
  isAsked_ = isComplete_ = true;
  QList<ClassPtr> found;
  addFrom({}, 0, found);
  return found;
}

void FoundClasses::addFrom(const QString& package, int depth, QList<ClassPtr>& found) {
  constexpr int kDeepest = 5;
  const QStringList* const children = catalog_.children(package);
  isComplete_ = isComplete_ && children;
  if (!children || depth > kDeepest) return;
  for (const QString& child : *children) {
    const ClassPtr info = catalog_.known(child);
    if (!info) continue;
    if (info->kind == "package" && !skipped_.contains(child.section('.', -1))) addFrom(child, depth + 1, found);
    if (isWanted_(package, *info)) found << info;
  }
}

}  // namespace armature::app
