#include "app/teaching/page_glasses.h"

#include <QPointer>
#include <algorithm>

namespace armature::app {

namespace {

constexpr qsizetype kMostKnown = 20000;

// "der(motor.emf.i)" counts as motor.emf.i does.
QString innermost(QString name) {
  while (name.startsWith("der(") && name.endsWith(')')) name = name.mid(4).chopped(1);
  return name;
}

// "cell[3]" is one of the parts "cell".
QString withoutIndex(const QString& name) {
  return name.section('[', 0, 0);
}

}  // namespace

PageGlasses::PageGlasses(EngineThread& engine, OpenDocument& document, Catalog& catalog, const WornGlasses* worn,
                         QObject* parent)
    : QObject(parent), engine_(engine), document_(document), catalog_(catalog), worn_(worn) {
  if (!worn_) return;
  connect(worn_, &WornGlasses::changed, this, &PageGlasses::forget);
  connect(&document_, &OpenDocument::wasReset, this, &PageGlasses::forget);
  // The classes of parts may have changed; there is nothing to do while none are worn.
  const auto forgetIfWorn = [this] {
    if (worn_->kind()) forget();
  };
  connect(&document_, &OpenDocument::classesChanged, this, forgetIfWorn);
  connect(&document_, &OpenDocument::edited, this, [forgetIfWorn](bool hasMeaning) {
    if (hasMeaning) forgetIfWorn();
  });
  connect(&catalog_, &Catalog::arrived, this, [this](const QString& name) {
    if (!awaited_.remove(name)) return;
    known_.clear();
    if (awaited_.isEmpty()) Q_EMIT changed();
  });
}

Glasses PageGlasses::value() {
  const GlassesKind* kind = worn_ ? worn_->kind() : nullptr;
  if (!kind) return {};
  return {kind->name, titleOf(*kind), badgeOf(*kind), saysOf(*kind),
          [this](const QString& variable) { return turns(variable); }};
}

void PageGlasses::forget() {
  known_.clear();
  insides_.clear();
  asked_.clear();
  awaited_.clear();
  ++age_;
  Q_EMIT changed();
}

bool PageGlasses::turns(const QString& variable) {
  const GlassesKind* kind = worn_->kind();
  if (!kind) return false;
  if (const auto found = known_.constFind(variable); found != known_.cend()) return *found;
  const QString name = innermost(variable);
  // A variable of the part, or of one of its connectors: whichever the longest path is that leads to a part.
  bool isTurned = false, isSure = true;
  for (int last = 1; last <= 2; ++last) {
    const QString path = name.section('.', 0, -1 - last);
    const QString className = path.isEmpty() ? QString() : classNameOf(path);
    if (className.isEmpty()) continue;
    const ClassPtr info = catalog_.find(className);
    if (!info) {
      if (!catalog_.isMissing(className)) {
        awaited_ << className;
        isSure = false;
      }
      continue;
    }
    if (const auto row = SignTable::shipped().find(*info, name.section('.', -last)))
      isTurned = isTurned || GlassesTable::shipped().turns(*kind, *row, *info);
  }
  if (isSure && asked_.isEmpty() && known_.size() < kMostKnown) known_.insert(variable, isTurned);
  return isTurned;
}

QString PageGlasses::classNameOf(const QString& path) {
  const QString name = withoutIndex(path.section('.', -1));
  if (!path.contains('.')) {
    const auto& parts = document_.values().components;
    const auto part = std::ranges::find(parts, name.toStdString(), &diagram::ComponentItem::name);
    return part == parts.end() ? QString() : QString::fromStdString(part->className);
  }
  const QString owner = classNameOf(path.section('.', 0, -2));
  const ClassNames* inside = owner.isEmpty() ? nullptr : insideOf(owner);
  return inside ? inside->value(name) : QString();
}

// Null while it is on its way; empty where a class has no inside.
const PageGlasses::ClassNames* PageGlasses::insideOf(const QString& className) {
  if (const auto found = insides_.constFind(className); found != insides_.cend()) return &*found;
  if (asked_.contains(className)) return nullptr;
  asked_ << className;
  auto owner = std::make_shared<diagram::Document>();
  owner->name = document_.values().name;
  owner->classes = document_.values().classes;
  engine_.post(EngineThread::idle, this, [=, this, age = age_](Engine& engine) -> EngineThread::Answer {
    const auto inside = engine.insideOf(*owner, className.toStdString());
    ClassNames names;
    if (inside)
      for (const diagram::ComponentItem& item : inside->components)
        names.insert(QString::fromStdString(item.name), QString::fromStdString(item.className));
    return [=, this] {
      if (age != age_) return;
      insides_.insert(className, names);
      asked_.remove(className);
      known_.clear();
      if (asked_.isEmpty()) Q_EMIT changed();
    };
  });
  return nullptr;
}

}  // namespace armature::app
