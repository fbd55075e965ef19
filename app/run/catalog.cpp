#include "app/run/catalog.h"

#include <QPointer>
#include <algorithm>
#include <utility>

#include "engine/diagram/own_class.h"
#include "engine/diagram/redeclaration.h"

namespace armature::app {

bool isPlaceable(const ClassInfo& info) {
  return !info.isPartial && (info.kind == "model" || info.kind == "block" || info.kind == "class") && !info.isExample;
}

// A class that is found twice, because libraries were read again meanwhile, is listed once, as it is now.
static void addOnce(QList<ClassPtr>& list, const ClassPtr& info) {
  const auto known =
      std::find_if(list.cbegin(), list.cend(), [&](const ClassPtr& other) { return other->name == info->name; });
  if (known == list.cend())
    list << info;
  else
    list[known - list.cbegin()] = info;
}

Catalog::Catalog(EngineThread& engine, QObject* parent) : QObject(parent), engine_(engine) {}

Catalog::Catalog(Catalog& shared, QObject* parent) : QObject(parent), engine_(shared.engine_), shared_(&shared) {
  connect(shared_, &Catalog::arrived, this, [this](const QString& name) {
    if (!classes_.contains(name)) Q_EMIT arrived(name);
  });
  connect(shared_, &Catalog::childrenArrived, this, [this](const QString& package) {
    if (package.isEmpty()) forgetInsides();  // other libraries have come
    Q_EMIT childrenArrived(package);
  });
  connect(shared_, &Catalog::placeableGrew, this, &Catalog::placeableGrew);
}

ClassPtr Catalog::known(const QString& name) const {
  const auto found = classes_.find(name);
  if (found != classes_.end()) return found.value();
  return shared_ ? shared_->known(name) : nullptr;
}

bool Catalog::isMissing(const QString& name) const {
  return shared_ ? !classes_.contains(name) && shared_->isMissing(name) : missing_.contains(name);
}

void Catalog::setOwn(const QList<ClassPtr>& classes) {
  QSet<QString> names(classes_.keyBegin(), classes_.keyEnd());
  if (classes.isEmpty() && names.isEmpty()) return;
  classes_.clear();
  placeable_.clear();
  forgetInsides();
  for (const ClassPtr& info : classes) {
    const QString name = QString::fromStdString(info->name);
    classes_.insert(name, info);
    names.insert(name);
    if (isPlaceable(*info)) placeable_ << info;
  }
  for (const QString& name : names) Q_EMIT arrived(name);
  Q_EMIT placeableGrew();
}

void Catalog::setParameters(const ClassPtr& parameters) {
  if (!parameters && !parameters_) return;
  parameters_ = parameters;
  Q_EMIT parametersArrived();
}

QString Catalog::unitOf(const diagram::ParameterItem& parameter, const diagram::Document& document) const {
  if (!parameter.unit.empty()) return QString::fromStdString(parameter.unit);
  const ClassPtr own = classes_.value(QString::fromStdString(document.name));
  const ClassPtr& info = own ? own : parameters_;
  if (!info) return {};
  const auto found = std::ranges::find(info->parameters, parameter.name, &ParameterInfo::name);
  return found == info->parameters.end() ? QString() : QString::fromStdString(found->unit);
}

void Catalog::put(ClassPtr info) {
  const QString name = QString::fromStdString(info->name);
  classes_.insert(name, info);
  missing_.remove(name);
  asked_.insert(name);
  Q_EMIT arrived(name);
}

void Catalog::libraryAdded(const QStringList& names) {
  // The top level of the engine is not asked again: classes of diagrams stand there by now.
  QStringList& top = children_[{}];
  const QSet<QString> known(top.begin(), top.end());
  for (const QString& name : names)
    if (!known.contains(name)) top << name;
  forgetInsides();
  fitting_.clear();
  forgetBelow(QSet<QString>(names.begin(), names.end()));
  Q_EMIT childrenArrived({});
  // A file may have very many classes: others ask in between.
  constexpr qsizetype kAtOnce = 100;
  for (qsizetype from = 0; from < names.size(); from += kAtOnce) crawlRoots(names.mid(from, kAtOnce));
}

// What was read before under these names may be another text now, and what was missing may be there.
QStringList Catalog::forgetBelow(const QSet<QString>& names) {
  QStringList forgotten(missing_.begin(), missing_.end());
  const auto isBelow = [&](const QString& name) {
    for (qsizetype end = name.indexOf('.'); end >= 0; end = name.indexOf('.', end + 1))
      if (names.contains(name.left(end))) return true;
    return names.contains(name);
  };
  for (const QString& name : missing_) asked_.remove(name);
  missing_.clear();
  for (const QString& name : classes_.keys())
    if (isBelow(name)) {
      classes_.remove(name);
      asked_.remove(name);
      forgotten << name;
    }
  for (const QString& name : children_.keys())
    if (!name.isEmpty() && isBelow(name)) {
      children_.remove(name);
      askedChildren_.remove(name);
    }
  for (QList<ClassPtr>* list : {&placeable_, &examples_})
    list->removeIf([&](const ClassPtr& info) { return isBelow(QString::fromStdString(info->name)); });
  return forgotten;
}

void Catalog::librariesChanged(const Libraries& libraries) {
  const QSet<QString> others(libraries.others.begin(), libraries.others.end());
  QStringList told = forgetBelow(others);
  forgetInsides();
  fitting_.clear();
  children_[{}] = libraries.top;
  askedChildren_.insert({});
  for (const auto& [name, info] : libraries.read) {
    asked_.insert(name);
    if (info)
      classes_.insert(name, info);
    else
      missing_.insert(name);
    if (!told.contains(name)) told << name;
  }
  Q_EMIT childrenArrived({});
  for (const QString& name : told) Q_EMIT arrived(name);
  Q_EMIT placeableGrew();
  // The parts of what is new; of a library that was crawled in part, these parts.
  QStringList roots;
  for (const QString& name : libraries.others)
    if (libraries.top.contains(name) && name != QLatin1String("Modelica")) roots << name;
  if (!roots.isEmpty()) crawlRoots(roots);
  for (const QString& package : crawled_)
    if (others.contains(package.section('.', 0, 0))) crawlOne(package);
}

ClassPtr Catalog::find(const QString& name) {
  const auto found = classes_.find(name);
  if (found != classes_.end()) return found.value();
  if (shared_) return shared_->find(name);
  if (asked_.contains(name)) return nullptr;
  asked_.insert(name);
  engine_.post(EngineThread::normal, this, [this, name](Engine& engine) -> EngineThread::Answer {
    const ClassPtr info = engine.sharedInfo(name.toStdString());
    return [this, name, info] {
      if (info)
        classes_.insert(name, info);
      else
        missing_.insert(name);
      Q_EMIT arrived(name);
    };
  });
  return nullptr;
}

// What of a part's modifiers puts another class in the place of one.
static std::string redeclarationsOf(const diagram::ComponentItem& item) {
  std::string list;
  for (const diagram::Modifier& m : item.modifiers) {
    if (m.name.find("redeclare") == std::string::npos || !diagram::redeclarationOf(m)) continue;
    list += (list.empty() ? "" : ", ") + diagram::argumentText(m);
  }
  return list;
}

static bool haveSameConnectors(const ClassInfo& a, const ClassInfo& b) {
  const auto isSame = [](const ConnectorInfo& one, const ConnectorInfo& other) {
    return one.name == other.name && one.type == other.type && one.signature == other.signature &&
           one.condition == other.condition && one.dimensions == other.dimensions && one.x == other.x &&
           one.y == other.y && one.width == other.width && one.height == other.height;
  };
  return std::ranges::equal(a.connectors, b.connectors, isSame);
}

ClassPtr Catalog::findFor(const diagram::ComponentItem& item, const diagram::Document& owner) {
  const QString className = QString::fromStdString(item.className);
  const ClassPtr base = find(className);
  if (!base || base->replaceables.empty()) return base;
  const std::string chosen = redeclarationsOf(item);
  if (chosen.empty()) return base;
  const QString key = className + '(' + QString::fromStdString(chosen) + ')';
  if (const auto known = redeclared_.constFind(key); known != redeclared_.cend()) return *known ? *known : base;
  redeclared_.insert(key, nullptr);
  // Read as a class of its own beside those of the diagram.
  static const std::string kName = "Redeclared__";
  auto bench = std::make_shared<diagram::Document>(diagram::ownClassesOf(owner));
  bench->name = "RedeclaredBeside__";
  bench->classes.push_back("model " + kName + "\n  extends " + item.className + "(" + chosen + ");\nend " + kName +
                           ";");
  engine_.post(EngineThread::normal, this, [this, key, className, base, bench](Engine& engine) -> EngineThread::Answer {
    ClassPtr made;
    for (const ClassInfo& info : engine.classesOf(*bench)) {
      if (info.name != kName || haveSameConnectors(info, *base)) continue;
      auto other = std::make_shared<ClassInfo>(*base);
      other->connectors = info.connectors;
      made = std::move(other);
    }
    return [this, key, className, made] {
      if (!made || !redeclared_.contains(key)) return;  // other classes have come meanwhile
      redeclared_.insert(key, made);
      Q_EMIT arrived(className);
    };
  });
  return base;
}

void Catalog::forgetInsides() {
  insides_.clear();
  redeclared_.clear();
}

const diagram::Document* Catalog::inside(const QString& name, const diagram::Document& owner) {
  const auto found = insides_.constFind(name);
  if (found != insides_.cend()) return found->get();
  insides_.insert(name, nullptr);
  const auto classes = std::make_shared<const diagram::Document>(diagram::ownClassesOf(owner));
  engine_.post(EngineThread::normal, this, [this, name, classes](Engine& engine) -> EngineThread::Answer {
    auto read = engine.insideOf(*classes, name.toStdString());
    auto inside = std::make_shared<const diagram::Document>(read ? read.take() : diagram::Document());
    return [this, name, inside] {
      insides_.insert(name, inside);
      Q_EMIT insideArrived(name);
    };
  });
  return nullptr;
}

void Catalog::findFitting(const FitQuestion& question, const diagram::Document& owner, QObject* receiver,
                          const std::function<void(const Fitting&)>& done) {
  const bool isOfLibrary = !question.library.empty();
  if (shared_ && isOfLibrary) return shared_->findFitting(question, owner, receiver, done);
  const QString key = QString::fromStdString(question.constraint + " " + question.kind + " " + question.library);
  if (const auto known = fitting_.value(key)) return done(*known);
  const auto own =
      std::make_shared<const diagram::Document>(isOfLibrary ? diagram::Document() : diagram::ownTextsOf(owner));
  const QPointer<Catalog> catalog = this;
  engine_.post(EngineThread::normal, receiver, [=](Engine& engine) -> EngineThread::Answer {
    auto found = std::make_shared<const Fitting>(engine.fittingClasses(*own, question));
    return [=] {
      if (catalog && isOfLibrary) catalog->fitting_.insert(key, found);
      done(*found);
    };
  });
}

const QStringList* Catalog::children(const QString& package) {
  if (shared_) return shared_->children(package);
  const auto found = children_.find(package);
  if (found != children_.end()) return &found.value();
  askChildren(package, EngineThread::normal);
  return nullptr;
}

void Catalog::askChildren(const QString& package, EngineThread::Priority priority) {
  if (askedChildren_.contains(package)) return;
  askedChildren_.insert(package);
  engine_.post(priority, this, [this, package](Engine& engine) -> EngineThread::Answer {
    QStringList names;
    std::vector<ClassPtr> infos;
    for (const std::string& child : engine.children(package.toStdString())) {
      names << QString::fromStdString(child);
      if (ClassPtr info = engine.sharedInfo(child)) infos.push_back(std::move(info));
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
}

void Catalog::crawl(const QStringList& roots) {
  crawled_ = roots;
  for (const QString& root : roots) crawlOne(root);
}

// Classes of the top level: models, and packages with all that is in them.
void Catalog::crawlRoots(const QStringList& roots) {
  ++crawling_;
  engine_.post(EngineThread::idle, this, [this, roots](Engine& engine) -> EngineThread::Answer {
    std::vector<ClassPtr> found;
    for (const QString& name : roots)
      if (ClassPtr info = engine.sharedInfo(name.toStdString())) found.push_back(std::move(info));
    return [this, found] {
      bool hasGrown = false;
      for (const ClassPtr& info : found) {
        const QString name = QString::fromStdString(info->name);
        asked_.insert(name);
        classes_.insert(name, info);
        if (info->kind == "package") crawlOne(name);
        QList<ClassPtr>& list = info->isExample ? examples_ : placeable_;
        const bool isWanted = info->isExample ? !info->isPartial : isPlaceable(*info);
        if (isWanted) addOnce(list, info);
        hasGrown |= isWanted;
        Q_EMIT arrived(name);
      }
      endCrawl();
      if (hasGrown) Q_EMIT placeableGrew();
    };
  });
}

// The examples come when all parts have.
void Catalog::endCrawl() {
  if (--crawling_ > 0) return;
  for (const QString& package : std::exchange(exampleRoots_, {})) crawlOne(package, true);
}

void Catalog::crawlOne(const QString& name, bool isOfExamples) {
  ++crawling_;
  engine_.post(EngineThread::idle, this, [this, name, isOfExamples](Engine& engine) -> EngineThread::Answer {
    static const QStringList skipped{"Icons",     "Interfaces", "UsersGuide", "Units", "Constants",  "Internal",
                                     "Utilities", "Functions",  "Types",      "Math",  "BaseClasses"};
    QStringList packages, examples;
    std::vector<ClassPtr> found;
    for (const std::string& child : engine.children(name.toStdString())) {
      const QString full = QString::fromStdString(child);
      const QString shortName = full.section('.', -1);
      // Blocks.Math has parts, the top level's Math has functions only.
      if (skipped.contains(shortName) && full != QLatin1String("Modelica.Blocks.Math")) continue;
      if (shortName == QLatin1String("Examples")) {
        examples << full;
        continue;
      }
      ClassPtr info = engine.sharedInfo(child);
      if (!info) continue;
      if (info->kind == "package")
        packages << full;
      else if (isOfExamples ? info->isExample && !info->isPartial : isPlaceable(*info))
        found.push_back(std::move(info));
    }
    return [this, packages, examples, found, isOfExamples] {
      for (const ClassPtr& part : found) {
        classes_.insert(QString::fromStdString(part->name), part);
        asked_.insert(QString::fromStdString(part->name));
        addOnce(isOfExamples ? examples_ : placeable_, part);
      }
      exampleRoots_ << examples;
      for (const QString& package : packages) crawlOne(package, isOfExamples);
      endCrawl();
      if (!found.empty()) Q_EMIT placeableGrew();
    };
  });
}

}  // namespace armature::app
