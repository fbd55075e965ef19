#include "app/text/class_changes.h"

#include <algorithm>

#include "app/document/followed_name.h"
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

// The names of a part's values that begin with a member of its class.
void addModifierNames(const diagram::Document& values, int part, const std::string& before, const std::string& after,
                      Changes& changes) {
  const auto& modifiers = values.components[static_cast<size_t>(part)].modifiers;
  for (size_t k = 0; k < modifiers.size(); ++k) {
    diagram::Modifier made = modifiers[k];
    made.name = renamedModifier(made.name, before, after);
    if (made.name != modifiers[k].name)
      changes.push_back(ModifierChange{part, static_cast<int>(k), modifiers[k], made});
  }
}

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

std::vector<int> wiresAtMember(const diagram::Document& values, size_t position, const std::string& member) {
  const std::vector<std::string> holders = diagram::classesWithMember(values.classes, position, member);
  const auto isAtIt = [&](const std::string& end) {
    const auto [head, rest] = splitEnd(end);
    const std::string part = head.substr(0, head.find('['));
    if (rest.substr(0, rest.find_first_of(".[")) != member) return false;
    return std::ranges::any_of(values.components, [&](const diagram::ComponentItem& item) {
      return item.name == part && std::ranges::find(holders, item.className) != holders.end();
    });
  };
  std::vector<int> wires;
  for (size_t i = values.connections.size(); i-- > 0;)
    if (isAtIt(values.connections[i].from) || isAtIt(values.connections[i].to)) wires.push_back(static_cast<int>(i));
  return wires;
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
  diagram::Document named = values;
  std::set<std::string> parts;
  for (size_t i = 0; i < values.components.size(); ++i) {
    if (std::ranges::find(holders, values.components[i].className) == holders.end()) continue;
    parts.insert(values.components[i].name);
    addModifierNames(values, static_cast<int>(i), renaming.before, name, changes);
  }
  // A value may read the member of another part of the class.
  for (const Change& change : changes) apply(change, true, named);
  for (Change& change : changesFollowingMember(named, parts, renaming.before, name))
    changes.push_back(std::move(change));
  return changes;
}

}  // namespace armature::app
