#include "app/run/catalog.h"

namespace armature::app {

bool isPlaceable(const ClassInfo& info) {
  return !info.isPartial && (info.kind == "model" || info.kind == "block" || info.kind == "class") && !info.isExample;
}

Catalog::Catalog(EngineThread& engine, QObject* parent) : QObject(parent), engine_(engine) {}

void Catalog::put(ClassPtr info) {
  const QString name = QString::fromStdString(info->name);
  classes_.insert(name, info);
  missing_.remove(name);
  asked_.insert(name);
  Q_EMIT arrived(name);
}

ClassPtr Catalog::find(const QString& name) {
  const auto found = classes_.find(name);
  if (found != classes_.end()) return found.value();
  if (asked_.contains(name)) return nullptr;
  asked_.insert(name);
  engine_.post(EngineThread::normal, this, [this, name](Engine& engine) -> EngineThread::Answer {
    const ClassInfo* info = engine.classInfo(name.toStdString());
    ClassPtr copy = info ? std::make_shared<const ClassInfo>(*info) : nullptr;
    return [this, name, copy] {
      if (copy)
        classes_.insert(name, copy);
      else
        missing_.insert(name);
      Q_EMIT arrived(name);
    };
  });
  return nullptr;
}

const QStringList* Catalog::children(const QString& package) {
  const auto found = children_.find(package);
  if (found != children_.end()) return &found.value();
  if (askedChildren_.contains(package)) return nullptr;
  askedChildren_.insert(package);
  engine_.post(EngineThread::normal, this, [this, package](Engine& engine) -> EngineThread::Answer {
    QStringList names;
    std::vector<ClassPtr> infos;
    for (const std::string& child : engine.children(package.toStdString())) {
      names << QString::fromStdString(child);
      if (const ClassInfo* info = engine.classInfo(child)) infos.push_back(std::make_shared<const ClassInfo>(*info));
    }
    return [this, package, names, infos] {
      for (const ClassPtr& info : infos) {
        classes_.insert(QString::fromStdString(info->name), info);
        asked_.insert(QString::fromStdString(info->name));
      }
      children_.insert(package, names);
      Q_EMIT childrenArrived(package);
    };
  });
  return nullptr;
}

void Catalog::crawl(const QStringList& roots) {
  for (const QString& root : roots) crawlOne(root);
}

void Catalog::crawlOne(const QString& name) {
  engine_.post(EngineThread::idle, this, [this, name](Engine& engine) -> EngineThread::Answer {
    static const QStringList skipped{"Examples", "Icons",     "Interfaces", "UsersGuide", "Units", "Constants",
                                     "Internal", "Utilities", "Functions",  "Types",      "Math",  "BaseClasses"};
    QStringList packages;
    std::vector<ClassPtr> parts;
    for (const std::string& child : engine.children(name.toStdString())) {
      const QString full = QString::fromStdString(child);
      const QString shortName = full.section('.', -1);
      // Blocks.Math has parts, the top level's Math has functions only.
      if (skipped.contains(shortName) && full != QLatin1String("Modelica.Blocks.Math")) continue;
      const ClassInfo* info = engine.classInfo(child);
      if (!info) continue;
      if (info->kind == "package")
        packages << full;
      else if (isPlaceable(*info))
        parts.push_back(std::make_shared<const ClassInfo>(*info));
    }
    return [this, packages, parts] {
      for (const ClassPtr& part : parts) {
        classes_.insert(QString::fromStdString(part->name), part);
        asked_.insert(QString::fromStdString(part->name));
        placeable_ << part;
      }
      if (!parts.empty()) Q_EMIT placeableGrew();
      for (const QString& package : packages) crawlOne(package);
    };
  });
}

}  // namespace armature::app
