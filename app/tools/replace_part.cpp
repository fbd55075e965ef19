#include "app/tools/replace_part.h"

#include <QLineEdit>
#include <QListWidget>
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "app/canvas/part_values.h"
#include "app/canvas/primitive_icon.h"
#include "app/language/tables.h"
#include "app/look/detail_delegate.h"
#include "app/run/class_search.h"

namespace armature::app {
namespace {

// The connectors of a part that wires end at, each with the one of the other class that takes its wires; null where
// none fits.
using Heirs = std::map<std::string, const ConnectorInfo*>;

// The part with another class: values stay where that has something of their names.
diagram::ComponentItem asOf(const ClassInfo& info, const diagram::ComponentItem& before) {
  diagram::ComponentItem after = before;
  after.className = info.name;
  std::erase_if(after.modifiers, [&](const diagram::Modifier& m) {
    const std::string full = m.name.substr(m.name.rfind(' ') + 1);  // behind "each" and "final"
    const std::string first = full.substr(0, full.find('.'));
    const auto isOf = [&](const auto& each) { return each.name == full || each.name == first; };
    return std::none_of(info.parameters.begin(), info.parameters.end(), isOf) &&
           std::none_of(info.variables.begin(), info.variables.end(), isOf);
  });
  return after;
}

// The connectors that the part will have: some classes have one only where a parameter says so ("useSupport").
std::vector<const ConnectorInfo*> connectorsOf(const ClassInfo& info, const diagram::ComponentItem& before) {
  std::vector<const ConnectorInfo*> there;
  std::optional<diagram::ComponentItem> after;
  const ParameterText text = [&](const std::string& name) { return parameterTextOf(*after, &info, name); };
  for (const ConnectorInfo& one : info.connectors) {
    if (!one.condition.empty() && !after) after = asOf(info, before);
    if (one.condition.empty() || evaluateCondition(one.condition, text).value_or(true)) there.push_back(&one);
  }
  return there;
}

Heirs heirsOf(const DiagramScene& scene, int part, const ClassInfo& info) {
  Heirs heirs;
  const diagram::ComponentItem& before = scene.document().values().components[static_cast<size_t>(part)];
  const std::vector<const ConnectorInfo*> there = connectorsOf(info, before);
  std::set<const ConnectorInfo*> taken;
  const auto& connectors = scene.parts()[static_cast<size_t>(part)].connectors;
  const auto fits = [&](const ConnectorInfo& old, const ConnectorInfo& one) {
    if (taken.count(&one) || old.dimensions.empty() != one.dimensions.empty()) return false;
    if (old.domain != one.domain || old.causality != one.causality) return false;
    return !old.causality.empty() || old.signature == one.signature || old.type == one.type;
  };
  // Those of the same name first; then those of the same class, then any that fits, the nearest in the icon.
  for (const int round : {0, 1, 2})
    for (const ConnectorPicture& old : connectors) {
      if (!old.isConnected || heirs[old.info.name]) continue;
      const ConnectorInfo* best = nullptr;
      double least = 0;
      for (const ConnectorInfo* one : there) {
        if (!fits(old.info, *one)) continue;
        if (round == 0 ? one->name != old.info.name : round == 1 && one->type != old.info.type) continue;
        const double away = std::hypot(one->x - old.info.x, one->y - old.info.y);
        if (best && away >= least) continue;
        best = one;
        least = away;
      }
      if (!best) continue;
      heirs[old.info.name] = best;
      taken.insert(best);
    }
  return heirs;
}

bool keepsAll(const Heirs& heirs) {
  return std::all_of(heirs.begin(), heirs.end(), [](const auto& heir) { return heir.second != nullptr; });
}

}  // namespace

bool replacePart(DiagramScene& scene, int part, const QString& className) {
  OpenDocument& document = scene.document();
  const ClassPtr info = scene.catalog().known(className);
  if (!info) return false;
  const auto& values = document.values();
  const diagram::ComponentItem before = values.components[static_cast<size_t>(part)];
  const Heirs heirs = heirsOf(scene, part, *info);
  diagram::ComponentItem after = asOf(*info, before);
  after.className = className.toStdString();
  Changes changes;
  // From the end, so that what goes does not move what is named after it.
  for (int i = static_cast<int>(values.connections.size()) - 1; i >= 0; --i) {
    const auto& wire = values.connections[static_cast<size_t>(i)];
    std::string ends[] = {wire.from, wire.to};
    bool isLost = false;
    for (std::string& end : ends) {
      const auto [name, rest] = splitEnd(end);
      if (name != before.name || rest.empty()) continue;
      const std::string connector = rest.substr(0, rest.find_first_of(".["));
      const auto heir = heirs.find(connector);
      if (heir == heirs.end() || !heir->second)
        isLost = true;
      else
        end = name + "." + heir->second->name + rest.substr(connector.size());
    }
    if (isLost)
      changes.push_back(ConnectionChange{i, wire, true});
    else if (ends[0] != wire.from || ends[1] != wire.to)
      changes.push_back(EndsChange{i, wire.from, wire.to, ends[0], ends[1]});
  }
  changes.push_back(PartChange{part, before, true});
  changes.push_back(PartChange{part, after, false});
  document.perform(
      DiagramScene::tr("Replace %1 by %2").arg(QString::fromStdString(before.name), className.section('.', -1)),
      std::move(changes));
  scene.select({part}, {});
  return true;
}

ReplaceCard::ReplaceCard(CanvasView& view) : SearchCard(&view, tr("Replace by")), view_(view) {
  setObjectName("replaceCard");
  showDetails();
}

void ReplaceCard::openFor(int part) {
  const PartPicture& picture = view_.scene().parts().at(static_cast<size_t>(part));
  name_ = picture.name;
  const QRectF box = view_.toPixels(picture.rect);
  constexpr int kRoomy = 420, kAway = 8;  // [px] for what a part would lose, in each language; from the edges
  resize(std::min(kRoomy, view_.width() - 2 * kAway), 268);
  moveNear({box.right() + 8, box.top()});
  openWith({});
}

void ReplaceCard::search() {
  list_->clear();
  DiagramScene& scene = view_.scene();
  const int part = scene.document().partIndex(name_.toStdString());
  if (part < 0) return;
  constexpr int kMost = 40;
  const QString text = field_->text().trimmed(), own = scene.parts()[static_cast<size_t>(part)].className;
  QList<ClassPtr> classes = scene.catalog().placeable();
  classes.removeIf([&](const ClassPtr& info) { return QString::fromStdString(info->name) == own; });
  LibraryWeights weights = libraryWeights({own});
  if (!text.isEmpty())
    classes = searchClasses(classes, text, kMost, weights);
  else
    classes.removeIf([&](const ClassPtr& info) { return !keepsAll(heirsOf(scene, part, *info)); });
  std::stable_sort(classes.begin(), classes.end(), [&](const ClassPtr& a, const ClassPtr& b) {
    const auto rank = [&](const ClassPtr& info) {
      return (keepsAll(heirsOf(scene, part, *info)) ? 0 : 2) +
             (weights.contains(libraryOf(QString::fromStdString(info->name))) ? 0 : 1);
    };
    return rank(a) < rank(b);
  });
  const Theme& theme = Theme::of(this);
  for (const ClassPtr& info : classes.mid(0, kMost)) {
    const QString name = QString::fromStdString(info->name);
    auto* item = new QListWidgetItem(name.section('.', -1), list_);
    const bool isLoss = !keepsAll(heirsOf(scene, part, *info));
    item->setData(DetailDelegate::kDetail, isLoss ? tr("%1, loses wires").arg(libraryOf(name)) : libraryOf(name));
    item->setIcon(QIcon(classPixmap(view_.icons(), *info, 24, devicePixelRatioF(), theme)));
    item->setToolTip(classText(info->name, info->description));
    item->setData(Qt::UserRole, name);
  }
  if (list_->count() == 0) {
    auto* none = new QListWidgetItem(tr("No part of this name."), list_);
    none->setFlags(Qt::NoItemFlags);
  }
  list_->setCurrentRow(0);
  fitRows(8);
}

void ReplaceCard::take() {
  const QListWidgetItem* item = list_->currentItem();
  const int part = view_.scene().document().partIndex(name_.toStdString());
  if (!item || part < 0 || !item->data(Qt::UserRole).isValid()) return;
  replacePart(view_.scene(), part, item->data(Qt::UserRole).toString());
}

}  // namespace armature::app
