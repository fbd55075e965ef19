#include "app/document/followed_name.h"

#include <algorithm>
#include <functional>

#include "app/document/notes.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {

using diagram::Json;
using TextChanger = std::function<std::string(const std::string& text)>;

// Every text of a list or an object, however deep.
void changeTexts(Json& json, const TextChanger& changed) {
  if (json.is_structured())
    for (Json& item : json) changeTexts(item, changed);
  else if (json.is_string())
    json = changed(json.get<std::string>());
}

void changeMember(Json& holder, const char* member, const TextChanger& changed) {
  if (holder.is_object() && holder.contains(member) && holder[member].is_string())
    holder[member] = changed(holder[member].get<std::string>());
}

// The experiment with other names in what it records and in its studies.
diagram::Experiment changedExperiment(diagram::Experiment experiment, const TextChanger& changed) {
  if (!experiment.extra->is_object()) return experiment;
  if (experiment.extra->contains("record")) changeTexts((*experiment.extra)["record"], changed);
  if (!experiment.extra->contains("studies") || !(*experiment.extra)["studies"].is_array()) return experiment;
  for (Json& study : (*experiment.extra)["studies"]) {
    if (!study.is_object()) continue;
    // What it is called and the file of its data are nobody's names, nor is its kind.
    for (auto& [member, value] : study.items())
      if (member != "name" && member != "data" && member != "kind") changeTexts(value, changed);
  }
  return experiment;
}

Json changedPlot(Json plot, const TextChanger& changed) {
  if (!plot.is_object() || !plot.contains("curves") || !plot["curves"].is_array()) return plot;
  changeMember(plot, "x", changed);
  for (Json& curve : plot["curves"]) {
    changeMember(curve, "variable", changed);
    changeMember(curve, "expression", changed);
  }
  if (plot.contains("measure")) changeMember(plot["measure"], "curve", changed);
  if (plot.contains("notes") && plot["notes"].is_array())
    for (Json& note : plot["notes"]) changeMember(note, "curve", changed);
  return plot;
}

// All texts of a diagram that read names, each changed by one function.
class Following {
 public:
  Following(const diagram::Document& values, TextChanger changed) : values_(values), changed_(std::move(changed)) {}

  Changes take() {
    for (size_t i = 0; i < values_.connections.size(); ++i) addWire(static_cast<int>(i), values_.connections[i]);
    for (size_t i = 0; i < values_.components.size(); ++i) addPart(static_cast<int>(i), values_.components[i]);
    for (size_t i = 0; i < values_.parameters.size(); ++i) {
      diagram::ParameterItem made = values_.parameters[i];
      made.value = changed_(made.value);
      if (!(made == values_.parameters[i]))
        changes_.push_back(ParameterChange{static_cast<int>(i), values_.parameters[i], made});
    }
    if (const std::string text = changed_(values_.declarations); text != values_.declarations)
      changes_.push_back(TextChange{TextChange::Member::declarations, values_.declarations, text});
    for (size_t i = 0; i < values_.plots->size(); ++i) {
      const Json& before = (*values_.plots)[i];
      if (Json plot = changedPlot(before, changed_); plot != before)
        changes_.push_back(PlotChange{static_cast<int>(i), before, plot});
    }
    const Json controls = controlsOf(values_);
    Json renamed = controls;
    for (Json& control : renamed) changeMember(control, "parameter", changed_);
    if (renamed != controls) changes_.push_back(ControlsChange{controls, renamed});
    const diagram::Experiment experiment = changedExperiment(values_.experiment, changed_);
    if (!(experiment == values_.experiment)) changes_.push_back(ExperimentChange{values_.experiment, experiment});
    return std::move(changes_);
  }

 private:
  void addWire(int index, const diagram::ConnectionItem& wire) {
    EndsChange ends{index, wire.from, wire.to, changed_(wire.from), changed_(wire.to)};
    if (ends.fromAfter != wire.from || ends.toAfter != wire.to) changes_.push_back(ends);
  }

  void addPart(int index, const diagram::ComponentItem& item) {
    for (size_t k = 0; k < item.modifiers.size(); ++k) {
      diagram::Modifier made = item.modifiers[k];
      made.value = changed_(made.value);
      if (!(made == item.modifiers[k]))
        changes_.push_back(ModifierChange{index, static_cast<int>(k), item.modifiers[k], made});
    }
    if (const std::string condition = changed_(item.condition); condition != item.condition)
      changes_.push_back(ConditionChange{index, item.condition, condition});
  }

  const diagram::Document& values_;
  TextChanger changed_;
  Changes changes_;
};

}  // namespace

Changes changesFollowing(const diagram::Document& values, const std::string& before, const std::string& after) {
  return changesFollowing(values, {{before, after}});
}

Changes changesFollowing(const diagram::Document& values, const std::map<std::string, std::string>& names) {
  const auto renamed = [&](std::string text) {
    for (const auto& [before, after] : names) text = diagram::withRenamed(text, before, after);
    return text;
  };
  Changes changes = Following(values, renamed).take();
  for (Change& change : changesRenamingInNotes(values, names)) changes.push_back(std::move(change));
  return changes;
}

Changes changesFollowingMember(const diagram::Document& values, const diagram::IsHolder& isHolder,
                               const std::string& before, const std::string& after) {
  const auto renamed = [&](const std::string& text) {
    return diagram::withMemberRenamed(text, isHolder, before, after);
  };
  Changes changes = Following(values, renamed).take();
  for (Change& change : changesRenamingInNotes(values, renamed)) changes.push_back(std::move(change));
  return changes;
}

void renameParameter(OpenDocument& document, int position, const diagram::ParameterItem& item) {
  const diagram::ParameterItem& before = document.values().parameters.at(static_cast<size_t>(position));
  Changes changes{ParameterChange{position, before, item}};
  for (Change& change : changesFollowing(document.values(), before.name, item.name)) {
    const auto* other = std::get_if<ParameterChange>(&change);
    if (!other || other->position != position) changes.push_back(std::move(change));
  }
  document.perform(OpenDocument::tr("Rename %1").arg(QString::fromStdString(before.name)), std::move(changes));
}

}  // namespace armature::app
