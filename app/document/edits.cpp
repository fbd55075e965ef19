// The edits of OpenDocument: each works out its smallest differences and performs them as one command.
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "app/document/followed_name.h"
#include "app/document/notes.h"
#include "app/document/open_document.h"
#include "engine/diagram/json.h"

namespace armature::app {

using diagram::ComponentItem;
using diagram::ConnectionItem;
using diagram::Json;

void OpenDocument::addPart(const ComponentItem& item) {
  const int index = static_cast<int>(values_.components.size());
  perform(tr("Add %1").arg(QString::fromStdString(item.name)), {PartChange{index, item, false}});
}

std::vector<int> OpenDocument::addParts(const QString& text, std::vector<ComponentItem> parts,
                                        std::vector<ConnectionItem> connections,
                                        const std::vector<diagram::JsonValue>& notes) {
  Changes changes;
  std::vector<int> indices;
  std::set<std::string> taken;
  std::map<std::string, std::string> renamed;
  std::map<std::string, int> tried;  // numbers up to here are taken
  for (const auto& c : values_.components) taken.insert(c.name);
  for (auto& part : parts) {
    const std::string original = part.name;
    std::string base = original;
    while (!base.empty() && std::isdigit(static_cast<unsigned char>(base.back()))) base.pop_back();
    for (int& n = tried[base]; taken.count(part.name);) part.name = base + std::to_string(++n);
    taken.insert(part.name);
    renamed[original] = part.name;
    indices.push_back(static_cast<int>(values_.components.size() + indices.size()));
    changes.push_back(PartChange{indices.back(), part, false});
  }
  int next = static_cast<int>(values_.connections.size());
  for (auto& connection : connections) {
    bool isInside = true;
    for (std::string* end : {&connection.from, &connection.to}) {
      const auto [part, rest] = splitEnd(*end);
      const auto found = renamed.find(part);
      isInside = isInside && found != renamed.end();
      if (isInside) *end = rest.empty() ? found->second : found->second + "." + rest;
    }
    if (isInside) changes.push_back(ConnectionChange{next++, connection, false});
  }
  for (Change& change : changesAddingNotes(values_, notes, renamed)) changes.push_back(std::move(change));
  perform(text, std::move(changes));
  return indices;
}

void OpenDocument::remove(std::vector<int> parts, std::vector<int> connections, const std::vector<int>& notes) {
  std::set<std::string> names;
  for (int part : parts) names.insert(values_.components.at(static_cast<size_t>(part)).name);
  std::set<int, std::greater<>> wires(connections.begin(), connections.end());
  for (size_t i = 0; i < values_.connections.size(); ++i) {
    const auto& c = values_.connections[i];
    if (names.count(splitEnd(c.from).first) || names.count(splitEnd(c.to).first)) wires.insert(static_cast<int>(i));
  }
  Changes changes;
  for (int wire : wires)
    changes.push_back(ConnectionChange{wire, values_.connections[static_cast<size_t>(wire)], true});
  std::set<int, std::greater<>> sorted(parts.begin(), parts.end());
  for (int part : sorted) changes.push_back(PartChange{part, values_.components[static_cast<size_t>(part)], true});
  for (Change& change : changesRemovingNotes(values_, notes)) changes.push_back(std::move(change));
  const bool isNoteOnly = sorted.empty() && wires.empty();
  const QString text = isNoteOnly           ? (notes.size() == 1 ? tr("Delete a note") : tr("Delete notes"))
                       : sorted.size() == 1 ? tr("Delete %1").arg(QString::fromStdString(*names.begin()))
                       : sorted.size() > 1  ? tr("Delete %n parts", nullptr, static_cast<int>(sorted.size()))
                       : wires.size() == 1  ? tr("Delete wire")
                                            : tr("Delete wires");
  perform(text, std::move(changes));
}

bool OpenDocument::rename(int part, const QString& name) {
  const std::string before = values_.components.at(static_cast<size_t>(part)).name;
  const std::string after = name.toStdString();
  if (before == after || !nameProblem(part, name).isEmpty()) return false;
  Changes changes{PartNameChange{part, before, after}};
  for (Change& change : changesFollowing(values_, before, after)) changes.push_back(std::move(change));
  perform(tr("Rename %1").arg(QString::fromStdString(before)), std::move(changes));
  return true;
}

// The change that gives a part's modifier a value; none where it has it already.
static std::optional<ModifierChange> modifierChange(const ComponentItem& item, int part, const std::string& name,
                                                    const std::string& value) {
  ModifierChange change{part, static_cast<int>(item.modifiers.size()), {}, {}};
  for (size_t i = 0; i < item.modifiers.size(); ++i) {
    if (item.modifiers[i].name != name) continue;
    change.position = static_cast<int>(i);
    change.before = item.modifiers[i];
  }
  if (!value.empty()) change.after = diagram::Modifier{name, value};
  if (change.before == change.after) return std::nullopt;
  return change;
}

bool OpenDocument::setModifiers(const std::vector<int>& parts, const std::string& name, const std::string& value) {
  Changes changes;
  for (int part : parts)
    if (auto change = modifierChange(values_.components.at(static_cast<size_t>(part)), part, name, value))
      changes.push_back(*change);
  if (changes.empty()) return false;
  const int count = static_cast<int>(changes.size());
  const QString words = count == 1 ? tr("Set %1 of a part") : tr("Set %1 of %n parts", nullptr, count);
  perform(words.arg(QString::fromStdString(name)), std::move(changes));
  return true;
}

bool OpenDocument::setModifier(int part, const std::string& name, const std::string& value, int mergeId) {
  const auto& item = values_.components.at(static_cast<size_t>(part));
  const auto change = modifierChange(item, part, name, value);
  if (!change) return false;
  perform(tr("Set %1.%2").arg(QString::fromStdString(item.name), QString::fromStdString(name)), {*change}, mergeId);
  return true;
}

void OpenDocument::addConnection(const std::string& from, const std::string& to, std::vector<diagram::Point> route) {
  ConnectionItem item;
  item.from = from;
  item.to = to;
  item.route = std::move(route);
  perform(tr("Connect %1 and %2").arg(QString::fromStdString(from), QString::fromStdString(to)),
          {ConnectionChange{static_cast<int>(values_.connections.size()), item, false}});
}

void OpenDocument::setRoute(int connection, std::vector<diagram::Point> route) {
  const auto& before = values_.connections.at(static_cast<size_t>(connection)).route;
  if (before == route) return;
  perform(tr("Route wire"), {RouteChange{connection, before, std::move(route)}});
}

void OpenDocument::setText(TextChange::Member member, const QString& text) {
  const std::string& before = member == TextChange::Member::name          ? values_.name
                              : member == TextChange::Member::title       ? values_.title
                              : member == TextChange::Member::description ? values_.description
                                                                          : values_.declarations;
  const std::string after = text.toStdString();
  if (before == after) return;
  perform(tr("Edit text"), {TextChange{member, before, after}});
}

void OpenDocument::setExperiment(const diagram::Experiment& experiment) {
  if (values_.experiment == experiment) return;
  perform(tr("Set experiment"), {ExperimentChange{values_.experiment, experiment}});
}

void OpenDocument::setParameter(int position, const std::optional<diagram::ParameterItem>& item) {
  ParameterChange change{position, {}, item};
  if (static_cast<size_t>(position) < values_.parameters.size())
    change.before = values_.parameters[static_cast<size_t>(position)];
  if (change.before == change.after) return;
  perform(tr("Set diagram parameter"), {change});
}

void OpenDocument::setEnd(int connection, bool isFrom, const std::string& end) {
  const auto& item = values_.connections.at(static_cast<size_t>(connection));
  EndsChange change{connection, item.from, item.to, isFrom ? end : item.from, isFrom ? item.to : end};
  if (change.fromBefore == change.fromAfter && change.toBefore == change.toAfter) return;
  perform(tr("Connect to %1").arg(QString::fromStdString(end)), {change});
}

void OpenDocument::setClass(int position, const std::optional<std::string>& text, int mergeId) {
  ClassChange change{position, {}, text};
  if (static_cast<size_t>(position) < values_.classes.size())
    change.before = values_.classes[static_cast<size_t>(position)];
  if (change.before == change.after) return;
  perform(!change.before ? tr("Add class") : text ? tr("Edit class") : tr("Remove class"), {change}, mergeId);
}

void OpenDocument::setDisabled(const std::vector<int>& parts, bool isDisabled) {
  const std::string off = "false", from = isDisabled ? "" : off, to = isDisabled ? off : "";
  Changes changes;
  for (int part : parts)
    if (values_.components.at(static_cast<size_t>(part)).condition == from)
      changes.push_back(ConditionChange{part, from, to});
  if (!changes.empty()) perform(isDisabled ? tr("Switch off") : tr("Switch on"), std::move(changes));
}

void OpenDocument::setPartExtra(int part, const Json& extra, const QString& text) {
  const Json& before = values_.components.at(static_cast<size_t>(part)).extra;
  if (before != extra) perform(text, {PartExtraChange{part, before, extra}});
}

void OpenDocument::setControls(const Json& controls, const QString& text) {
  const Json before = controlsOf(values_);
  if (before != controls) perform(text, {ControlsChange{before, controls}});
}

void OpenDocument::setPlot(int position, const std::optional<Json>& plot, const QString& text) {
  PlotChange change{position, {}, plot};
  if (static_cast<size_t>(position) < values_.plots->size())
    change.before = (*values_.plots)[static_cast<size_t>(position)];
  if (change.before == change.after) return;
  perform(text, {change});
}

}  // namespace armature::app
