#include "app/text/class_changes.h"

#include <algorithm>
#include <memory>

#include "app/document/followed_name.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {

// Which paths from a diagram name something of one of these classes, its own: a part, a part of a part.
class Holders {
 public:
  Holders(const diagram::Document& values, const std::vector<std::string>& classes)
      : values_(values), classes_(classes), names_(values.classes) {}

  bool operator()(const std::vector<std::string>& path) const {
    const auto part = std::ranges::find(values_.components, path.front(), &diagram::ComponentItem::name);
    if (part == values_.components.end()) return false;
    std::string type = part->className;
    for (size_t i = 1; i < path.size() && !type.empty(); ++i) type = typeOf(type, path[i]);
    return std::ranges::find(classes_, type) != classes_.end();
  }

 private:
  std::string typeOf(const std::string& className, const std::string& member) const {
    const std::vector<diagram::KnownName> members = names_.membersOf(className);
    const auto found = std::ranges::find(members, member, &diagram::KnownName::name);
    return found == members.end() ? std::string() : found->type;
  }

  const diagram::Document& values_;
  const std::vector<std::string>& classes_;
  diagram::OwnNames names_;
};

// The name of a part's value, as "each final k.start", with another name for a member.
std::string renamedModifier(const std::string& part, const std::string& modifier, const diagram::IsHolder& isHolder,
                            const std::string& before, const std::string& after) {
  const size_t blank = modifier.rfind(' ');
  const size_t begin = blank == std::string::npos ? 0 : blank + 1;
  const std::string path = part + '.' + modifier.substr(begin);
  return modifier.substr(0, begin) + diagram::withMemberRenamed(path, isHolder, before, after).substr(part.size() + 1);
}

// The names of values that name a member of a class, or begin with it.
void addModifierNames(const diagram::Document& values, const diagram::IsHolder& isHolder, const std::string& before,
                      const std::string& after, Changes& changes) {
  for (size_t i = 0; i < values.components.size(); ++i) {
    const diagram::ComponentItem& part = values.components[i];
    for (size_t k = 0; k < part.modifiers.size(); ++k) {
      diagram::Modifier made = part.modifiers[k];
      made.name = renamedModifier(part.name, made.name, isHolder, before, after);
      if (made.name != part.modifiers[k].name)
        changes.push_back(ModifierChange{static_cast<int>(i), static_cast<int>(k), part.modifiers[k], made});
    }
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
  const auto isHolder = std::make_shared<Holders>(values, holders);
  const diagram::IsHolder asked = [isHolder](const auto& path) { return (*isHolder)(path); };
  addModifierNames(values, asked, renaming.before, name, changes);
  diagram::Document named = values;
  // A value may read the member of another part of the class.
  for (const Change& change : changes) apply(change, true, named);
  for (Change& change : changesFollowingMember(named, asked, renaming.before, name))
    changes.push_back(std::move(change));
  return changes;
}

}  // namespace armature::app
