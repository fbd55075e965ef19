#include "app/text/class_changes.h"

#include <algorithm>
#include <memory>

#include "app/document/followed_name.h"
#include "app/document/member_holders.h"
#include "engine/diagram/json.h"
#include "engine/diagram/own_class.h"

namespace armature::app {

namespace {

// The classes of a diagram, then others that it may use. `library`: texts of classes of a library; may be empty.
std::vector<std::string> textsOf(const diagram::Document& values, const diagram::Document& around,
                                 const std::string& library) {
  std::vector<std::string> texts = values.classes;
  const auto nameOf = [](const std::string& text) { return diagram::classHead(text).name; };
  if (&values != &around)
    for (const std::string& text : around.classes)
      if (std::ranges::find(values.classes, nameOf(text), nameOf) == values.classes.end()) texts.push_back(text);
  if (!library.empty()) texts.push_back(library);
  return texts;
}

// `around`: parts and classes besides those of `values`. All must live as long as what is given.
diagram::IsHolder holdersIn(const diagram::Document& values, const diagram::Document& around,
                            const std::string& library, MemberHolders::ClassesIn classes) {
  const auto texts = [&] { return textsOf(values, around, library); };
  const auto isHolder = std::make_shared<MemberHolders>(texts, std::move(classes));
  return [&, isHolder](const std::vector<std::string>& path) {
    return (*isHolder)(values.components, path) || (&values != &around && (*isHolder)(around.components, path));
  };
}

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

// Of a member, everywhere but in the texts of classes.
Changes changesOfMember(const diagram::Document& values, const diagram::IsHolder& isHolder, const std::string& before,
                        const std::string& after) {
  Changes changes;
  addModifierNames(values, isHolder, before, after, changes);
  diagram::Document named = values;
  // A value may read the member of another part of the class.
  for (const Change& change : changes) apply(change, true, named);
  for (Change& change : changesFollowingMember(named, isHolder, before, after)) changes.push_back(std::move(change));
  return changes;
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
  static const std::string kNoLibrary;
  const auto isHolder = holdersIn(values, values, kNoLibrary, [&](const auto&) { return holders; });
  for (Change& change : changesOfMember(values, isHolder, renaming.before, name)) changes.push_back(std::move(change));
  if (renaming.memberOf) changes.push_back(MemberRenaming{static_cast<int>(*renaming.memberOf), renaming.before, name});
  return changes;
}

std::string packageText(const LibraryMember& member) {
  std::string begin, end;
  for (std::string left = member.package; !left.empty();) {
    const size_t dot = left.find('.');
    const std::string name = left.substr(0, dot);
    begin += "package " + name + "\n";
    end = "end " + name + ";\n" + end;
    left = dot == std::string::npos ? std::string() : left.substr(dot + 1);
  }
  for (const std::string& text : member.classes) begin += diagram::withoutSemicolon(text) + ";\n";
  return begin + end;
}

Rewriting followingMember(const LibraryMember& member) {
  return [member, library = packageText(member)](const diagram::Document& values, const diagram::Document& around) {
    const std::string path = member.package + "." + member.className;
    diagram::Document made = values;
    const auto mentions = [&](const std::string& text) { return text.find(member.before) != std::string::npos; };
    if (std::ranges::any_of(values.classes, mentions)) {
      const auto renamed = diagram::renamedMember(textsOf(values, around, library), path, member.before, member.after);
      // One that says something else there, or cannot be read, is left as it is.
      if (renamed)
        for (size_t i = 0; i < made.classes.size(); ++i) made.classes[i] = renamed->texts[i];
    }
    const auto isHolder = holdersIn(values, around, library, [&](const std::vector<std::string>& texts) {
      return diagram::classesWithMember(texts, path, member.before);
    });
    for (const Change& change : changesOfMember(made, isHolder, member.before, member.after)) apply(change, true, made);
    return made;
  };
}

}  // namespace armature::app
