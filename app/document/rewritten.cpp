#include "app/document/rewritten.h"

#include <set>

#include "app/document/notes.h"
#include "engine/diagram/json.h"
#include "engine/diagram/own_class.h"

namespace armature::app {

namespace {

using diagram::Document;

diagram::JsonValue plotOf(const Document& values, int position) {
  return diagram::JsonValue(values.plots->at(static_cast<size_t>(position)));
}

// Rewrites the sides of a change, each in a diagram that has nothing else.
struct Rewriter {
  const Document &values, &around;
  const Rewriting& how;

  Document made(const Document& alone) const { return how(alone, around); }
  template <class T, class Put, class Get>
  T made(const T& side, const Put& put, const Get& get) const {
    Document alone;
    put(alone, side);
    return get(made(alone));
  }
  // A side that may be absent.
  template <class T, class Put, class Get>
  std::optional<T> made(const std::optional<T>& side, const Put& put, const Get& get) const {
    return side ? std::optional(made(*side, put, get)) : std::nullopt;
  }
  template <class Change, class Put, class Get>
  void sides(Change& c, const Put& put, const Get& get) const {
    c.before = made(c.before, put, get);
    c.after = made(c.after, put, get);
  }
  // A member of the list of a diagram.
  template <class Change, class List>
  void inList(Change& c, List Document::*list) const {
    sides(
        c, [list](Document& d, const auto& one) { (d.*list).push_back(one); },
        [list](const Document& d) { return (d.*list).at(0); });
  }

  void operator()(PartChange& c) const {
    Document alone;
    alone.components = {c.item};
    c.item = made(alone).components.at(0);
  }
  void operator()(ConnectionChange& c) const {
    Document alone;
    alone.connections = {c.item};
    c.item = made(alone).connections.at(0);
  }
  void operator()(ConditionChange& c) const {
    sides(
        c,
        [](Document& d, const std::string& condition) {
          d.components.emplace_back();
          d.components.back().condition = condition;
        },
        [](const Document& d) { return d.components.at(0).condition; });
  }
  void operator()(ModifierChange& c) const {
    const diagram::ComponentItem& part = values.components.at(static_cast<size_t>(c.part));
    sides(
        c,
        [&](Document& d, const diagram::Modifier& modifier) {
          d.components.emplace_back();
          d.components.back().name = part.name;
          d.components.back().className = part.className;
          d.components.back().modifiers = {modifier};
        },
        [](const Document& d) { return d.components.at(0).modifiers.at(0); });
  }
  void operator()(EndsChange& c) const {
    Document alone;
    alone.connections.resize(2);
    alone.connections[0].from = c.fromBefore, alone.connections[0].to = c.toBefore;
    alone.connections[1].from = c.fromAfter, alone.connections[1].to = c.toAfter;
    const auto ends = made(alone).connections;
    c.fromBefore = ends.at(0).from, c.toBefore = ends[0].to, c.fromAfter = ends.at(1).from, c.toAfter = ends[1].to;
  }
  void operator()(ParameterChange& c) const { inList(c, &Document::parameters); }
  void operator()(ClassChange& c) const { inList(c, &Document::classes); }
  void operator()(TextChange& c) const {
    if (c.member != TextChange::Member::declarations) return;
    sides(
        c, [](Document& d, const std::string& text) { d.declarations = text; },
        [](const Document& d) { return d.declarations; });
  }
  void operator()(ExperimentChange& c) const {
    sides(
        c, [](Document& d, const diagram::Experiment& experiment) { d.experiment = experiment; },
        [](const Document& d) { return d.experiment; });
  }
  void operator()(PlotChange& c) const {
    sides(
        c, [](Document& d, const diagram::JsonValue& plot) { d.plots = diagram::Json::array({*plot}); },
        [](const Document& d) { return plotOf(d, 0); });
  }
  void operator()(ControlsChange& c) const {
    sides(
        c, [](Document& d, const diagram::JsonValue& list) { (*d.extra)["controls"] = *list; },
        [](const Document& d) { return diagram::JsonValue(controlsOf(d)); });
  }
  void operator()(NoteChange& c) const {
    sides(
        c, [](Document& d, const diagram::JsonValue& note) { (*d.extra)["notes"] = diagram::Json::array({*note}); },
        [](const Document& d) { return noteEntry(d, 0); });
  }
  // Places and looks, and names of the diagram's own.
  template <class Other>
  void operator()(Other&) const {}
};

void addPartChanges(int index, const diagram::ComponentItem& before, const diagram::ComponentItem& after,
                    Changes& changes) {
  diagram::ComponentItem valued = before;
  valued.modifiers = after.modifiers;
  if (valued == after && before.modifiers.size() == after.modifiers.size()) {
    for (size_t k = 0; k < before.modifiers.size(); ++k)
      if (!(before.modifiers[k] == after.modifiers[k]))
        changes.push_back(ModifierChange{index, static_cast<int>(k), before.modifiers[k], after.modifiers[k]});
    return;
  }
  changes.push_back(PartChange{index, before, true});
  changes.push_back(PartChange{index, after, false});
}

void addShownChanges(const Document& before, const Document& after, Changes& changes) {
  for (size_t i = 0; i < before.plots->size(); ++i)
    if (const auto at = static_cast<int>(i); before.plots->at(i) != after.plots->at(i))
      changes.push_back(PlotChange{at, plotOf(before, at), plotOf(after, at)});
  const diagram::Json was = controlsOf(before), is = controlsOf(after);
  if (was != is) changes.push_back(ControlsChange{was, is});
  if (!(before.experiment == after.experiment))
    changes.push_back(ExperimentChange{before.experiment, after.experiment});
  const std::vector<diagram::JsonValue> notes = noteEntries(before);
  for (size_t i = 0; i < notes.size(); ++i)
    if (const auto at = static_cast<int>(i); !(notes[i] == noteEntry(after, at)))
      changes.push_back(NoteChange{at, notes[i], noteEntry(after, at), false});
}

}  // namespace

void addNamed(const Document& values, Document& around) {
  std::set<std::pair<std::string, std::string>> parts;
  std::set<std::string> classes;
  for (const diagram::ComponentItem& item : around.components) parts.emplace(item.name, item.className);
  for (const std::string& text : around.classes) classes.insert(diagram::classHead(text).name);
  for (const diagram::ComponentItem& item : values.components)
    if (parts.emplace(item.name, item.className).second) {
      around.components.emplace_back();
      around.components.back().name = item.name;
      around.components.back().className = item.className;
    }
  for (const std::string& text : values.classes)
    if (classes.insert(diagram::classHead(text).name).second) around.classes.push_back(text);
}

Change rewritten(Change change, const Document& values, const Document& around, const Rewriting& how) {
  std::visit(Rewriter{values, around, how}, change);
  return change;
}

bool isRewritable(const Change& change) {
  return !std::holds_alternative<PlacementChange>(change) && !std::holds_alternative<RouteChange>(change) &&
         !std::holds_alternative<PartNameChange>(change) && !std::holds_alternative<PartExtraChange>(change) &&
         !std::holds_alternative<NotePlaceChange>(change) && !std::holds_alternative<MemberRenaming>(change);
}

Changes rewritingChanges(const Document& before, const Document& after) {
  Changes changes;
  for (size_t i = 0; i < before.components.size(); ++i)
    if (!(before.components[i] == after.components.at(i)))
      addPartChanges(static_cast<int>(i), before.components[i], after.components[i], changes);
  for (size_t i = 0; i < before.connections.size(); ++i) {
    const diagram::ConnectionItem &was = before.connections[i], &is = after.connections.at(i);
    if (was.from != is.from || was.to != is.to)
      changes.push_back(EndsChange{static_cast<int>(i), was.from, was.to, is.from, is.to});
  }
  for (size_t i = 0; i < before.parameters.size(); ++i)
    if (before.parameters[i] != after.parameters.at(i))
      changes.push_back(ParameterChange{static_cast<int>(i), before.parameters[i], after.parameters[i]});
  if (before.declarations != after.declarations)
    changes.push_back(TextChange{TextChange::Member::declarations, before.declarations, after.declarations});
  for (size_t i = 0; i < before.classes.size(); ++i)
    if (before.classes[i] != after.classes.at(i))
      changes.push_back(ClassChange{static_cast<int>(i), before.classes[i], after.classes[i]});
  addShownChanges(before, after, changes);
  return changes;
}

}  // namespace armature::app
