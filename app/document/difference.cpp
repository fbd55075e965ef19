#include "app/document/difference.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <set>

#include "app/document/change.h"

namespace armature::app {

namespace {

using diagram::ComponentItem;
using diagram::ConnectionItem;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Difference)
};

QString words(const std::string& text) {
  return QString::fromStdString(text);
}

QString shortClass(const ComponentItem& item) {
  return words(item.className).section('.', -1);
}

std::map<std::string, std::string> valuesOf(const ComponentItem& item) {
  std::map<std::string, std::string> values;
  for (const auto& modifier : item.modifiers) values[modifier.name] = modifier.value;
  return values;
}

// One part that both have.
void compareParts(const ComponentItem& here, const ComponentItem& there, QStringList& lines) {
  if (here.className != there.className) lines << Words::tr("%1 is a %2").arg(words(here.name), shortClass(there));
  const auto ours = valuesOf(here), theirs = valuesOf(there);
  for (const auto& [name, value] : theirs) {
    const auto own = ours.find(name);
    if (own == ours.end())
      lines << Words::tr("%1: %2 = %3, not set here").arg(words(here.name), words(name), words(value));
    else if (own->second != value)
      lines << Words::tr("%1: %2 = %3, here %4").arg(words(here.name), words(name), words(value), words(own->second));
  }
  for (const auto& [name, value] : ours)
    if (!theirs.count(name))
      lines << Words::tr("%1: %2 is not set, here %3").arg(words(here.name), words(name), words(value));
  if (!(here.placement == there.placement)) lines << Words::tr("%1 is at another place").arg(words(here.name));
  const bool isElse = here.prefixes != there.prefixes || here.dimensions != there.dimensions ||
                      here.condition != there.condition || here.description != there.description ||
                      here.extra != there.extra || here.isProtected != there.isProtected;
  if (isElse) lines << Words::tr("%1 has another description").arg(words(here.name));
}

void compareAllParts(const diagram::Document& here, const diagram::Document& onDisk, QStringList& lines) {
  std::map<std::string, const ComponentItem*> ours;
  for (const auto& item : here.components) ours[item.name] = &item;
  for (const auto& item : onDisk.components) {
    const auto own = ours.find(item.name);
    if (own == ours.end()) {
      lines << Words::tr("%1 (%2) is additional").arg(words(item.name), shortClass(item));
      continue;
    }
    compareParts(*own->second, item, lines);
    ours.erase(own);
  }
  for (const auto& [name, item] : ours) lines << Words::tr("%1 (%2) is missing").arg(words(name), shortClass(*item));
}

void compareWires(const diagram::Document& here, const diagram::Document& onDisk, QStringList& lines) {
  const auto endsOf = [](const diagram::Document& document) {
    std::set<std::pair<std::string, std::string>> ends;
    for (const auto& wire : document.connections) ends.insert(std::minmax(wire.from, wire.to));
    return ends;
  };
  const auto ours = endsOf(here), theirs = endsOf(onDisk);
  for (const auto& [a, b] : theirs)
    if (!ours.count({a, b})) lines << Words::tr("there is an additional wire from %1 to %2").arg(words(a), words(b));
  for (const auto& [a, b] : ours)
    if (!theirs.count({a, b})) lines << Words::tr("the wire from %1 to %2 is missing").arg(words(a), words(b));
  if (ours == theirs && here.connections != onDisk.connections) lines << Words::tr("wires are routed differently");
}

}  // namespace

QStringList differencesOnDisk(const diagram::Document& here, const diagram::Document& onDisk) {
  QStringList lines;
  compareAllParts(here, onDisk, lines);
  compareWires(here, onDisk, lines);
  if (here.parameters != onDisk.parameters) lines << Words::tr("the diagram's parameters differ");
  if (here.declarations != onDisk.declarations || here.classes != onDisk.classes)
    lines << Words::tr("its Modelica text differs");
  if (!(here.experiment == onDisk.experiment)) lines << Words::tr("the settings of the run differ");
  if (controlsOf(here) != controlsOf(onDisk)) lines << Words::tr("the controls differ");
  if (here.plots != onDisk.plots) lines << Words::tr("the plots differ");
  if (here.title != onDisk.title || here.description != onDisk.description || here.name != onDisk.name)
    lines << Words::tr("title or description differs");
  if (lines.isEmpty() && !(here == onDisk)) lines << Words::tr("other members of the file differ");
  return lines;
}

}  // namespace armature::app
