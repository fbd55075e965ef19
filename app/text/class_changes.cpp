#include "app/text/class_changes.h"

#include <algorithm>

#include "app/document/open_document.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {

// "each final k.start" with another name for k.
std::string renamedModifier(const std::string& modifier, const std::string& before, const std::string& after) {
  const size_t blank = modifier.rfind(' ');
  const size_t begin = blank == std::string::npos ? 0 : blank + 1;
  const size_t end = std::min(modifier.find_first_of(".[", begin), modifier.size());
  if (modifier.substr(begin, end - begin) != before) return modifier;
  return modifier.substr(0, begin) + after + modifier.substr(end);
}

// "hard1.k.start" with another name for k of a part; others as they are.
std::string renamedMember(const std::string& path, const std::string& part, const std::string& before,
                          const std::string& after) {
  const std::string wanted = part + "." + before;
  const bool isIt = path.compare(0, wanted.size(), wanted) == 0 &&
                    (path.size() == wanted.size() || path[wanted.size()] == '.' || path[wanted.size()] == '[');
  return isIt ? part + "." + after + path.substr(wanted.size()) : path;
}

// One name among the members of a part's class.
class MemberRename {
 public:
  MemberRename(const diagram::Document& values, const std::string& before, const std::string& after, Changes& changes)
      : values_(values), before_(before), after_(after), changes_(changes) {}

  void addModifiers(int part) {
    const auto& modifiers = values_.components[static_cast<size_t>(part)].modifiers;
    for (size_t k = 0; k < modifiers.size(); ++k) {
      diagram::Modifier made = modifiers[k];
      made.name = renamedModifier(made.name, before_, after_);
      if (made.name != modifiers[k].name)
        changes_.push_back(ModifierChange{part, static_cast<int>(k), modifiers[k], made});
    }
  }

  void addWires(const std::vector<std::string>& parts) {
    for (size_t i = 0; i < values_.connections.size(); ++i) {
      const auto& wire = values_.connections[i];
      EndsChange change{static_cast<int>(i), wire.from, wire.to, wire.from, wire.to};
      for (const std::string& part : parts) {
        change.fromAfter = renamedMember(change.fromAfter, part, before_, after_);
        change.toAfter = renamedMember(change.toAfter, part, before_, after_);
      }
      if (change.fromAfter != wire.from || change.toAfter != wire.to) changes_.push_back(change);
    }
  }

  void addPlots(const std::vector<std::string>& parts) {
    const diagram::Json& plots = *values_.plots;
    for (size_t i = 0; plots.is_array() && i < plots.size(); ++i) {
      diagram::Json made = plots[i];
      for (const std::string& part : parts) rename(made, part);
      if (made != plots[i])
        changes_.push_back(PlotChange{static_cast<int>(i), diagram::JsonValue(plots[i]), diagram::JsonValue(made)});
    }
  }

 private:
  void rename(diagram::Json& json, const std::string& part) {
    if (json.is_structured())
      for (diagram::Json& item : json) rename(item, part);
    else if (json.is_string())
      json = renamedMember(json.get<std::string>(), part, before_, after_);
  }

  const diagram::Document& values_;
  const std::string &before_, &after_;
  Changes& changes_;
};

}  // namespace

void addClassOfParts(const diagram::Document& values, const std::string& before, const std::string& after,
                     Changes& changes) {
  for (size_t i = 0; i < values.components.size(); ++i) {
    if (values.components[i].className != before) continue;
    diagram::ComponentItem made = values.components[i];
    made.className = after;
    changes.push_back(PartChange{static_cast<int>(i), values.components[i], true});
    changes.push_back(PartChange{static_cast<int>(i), std::move(made), false});
  }
}

Changes changesOfRenaming(const diagram::Document& values, const diagram::Renaming& renaming, const std::string& name) {
  Changes changes;
  for (size_t i = 0; i < values.classes.size(); ++i)
    if (renaming.texts[i] != values.classes[i])
      changes.push_back(ClassChange{static_cast<int>(i), values.classes[i], renaming.texts[i]});
  const auto& holders = renaming.holders;
  if (renaming.isClass) {
    if (std::ranges::find(holders, renaming.before) != holders.end())
      addClassOfParts(values, renaming.before, name, changes);
    return changes;
  }
  MemberRename member(values, renaming.before, name, changes);
  std::vector<std::string> parts;
  for (size_t i = 0; i < values.components.size(); ++i) {
    if (std::ranges::find(holders, values.components[i].className) == holders.end()) continue;
    parts.push_back(values.components[i].name);
    member.addModifiers(static_cast<int>(i));
  }
  member.addWires(parts);
  member.addPlots(parts);
  return changes;
}

}  // namespace armature::app
