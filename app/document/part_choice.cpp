#include "app/document/part_choice.h"

#include <algorithm>

#include "app/document/typed_text.h"

namespace armature::app {

using diagram::ComponentItem;
using diagram::Modifier;

namespace {

const ComponentItem& itemOf(const OpenDocument& document, int part) {
  return document.values().components.at(static_cast<size_t>(part));
}

// Where the path begins in "each final gain1.k".
size_t pathBegin(const std::string& name) {
  const size_t blank = name.rfind(' ');
  return blank == std::string::npos ? 0 : blank + 1;
}

// "each gain1.k" of gain1 is k; empty for other elements and for redeclarations.
std::string nameWithin(const Modifier& modifier, const std::string& element) {
  const std::string path = modifier.name.substr(pathBegin(modifier.name));
  if (modifier.value.empty() || modifier.name.rfind("redeclare", 0) == 0) return {};
  return path.rfind(element + ".", 0) == 0 ? path.substr(element.size() + 1) : std::string();
}

void append(std::string& list, const std::string& argument) {
  if (!argument.empty()) list += (list.empty() ? "" : ", ") + argument;
}

// The first name in an argument: "phi" of "each phi.start = 1", "Medium" of "redeclare package Medium = Water".
std::string firstName(const Modifier& argument) {
  if (const auto said = diagram::redeclarationOf(argument)) return said->element;
  const std::string path = argument.name.substr(pathBegin(argument.name));
  return path.substr(0, path.find_first_of(".[("));
}

// The modifiers of a part once it has the choice; the redeclaration keeps its place.
std::vector<Modifier> withChoiceOf(const ComponentItem& item, const ReplaceableElement& element,
                                   const PartChoice& choice, const HasName& hasName) {
  const std::vector<Modifier> before = valuesWithin(item, element);
  std::vector<Modifier> made = item.modifiers;
  // Two modifiers of one element cannot stand beside each other (specification 3.6, section 7.2.4).
  if (element.isComponent())
    std::erase_if(made, [&](const Modifier& m) { return !nameWithin(m, element.name).empty(); });
  const int at = diagram::redeclarationIndex(made, element.name);
  if (choice.className.empty()) {
    if (at >= 0) made.erase(made.begin() + at);
    if (!element.isComponent()) return made;
    for (const Modifier& value : before) {
      if (value.value.empty() || !hasName(firstName(value))) continue;
      const size_t begin = pathBegin(value.name);
      made.push_back({value.name.substr(0, begin) + element.name + "." + value.name.substr(begin), value.value});
    }
    return made;
  }
  std::string arguments = choice.arguments;
  append(arguments, keptValues(before, choice.arguments, hasName).arguments);
  if (at >= 0)
    made[static_cast<size_t>(at)] = diagram::withChoice(made[static_cast<size_t>(at)], choice.className, arguments);
  else
    made.push_back(diagram::modifierOf({element.name, element.kind, choice.className, arguments}));
  return made;
}

// The changes from one list of modifiers to another: those that differ are set, what is too much goes from behind.
void addChanges(int part, const std::vector<Modifier>& before, const std::vector<Modifier>& after, Changes& changes) {
  const size_t common = std::min(before.size(), after.size());
  const auto add = [&](size_t at, std::optional<Modifier> old, std::optional<Modifier> made) {
    changes.push_back(ModifierChange{part, static_cast<int>(at), std::move(old), std::move(made)});
  };
  for (size_t k = 0; k < common; ++k)
    if (before[k] != after[k]) add(k, before[k], after[k]);
  for (size_t k = before.size(); k-- > common;) add(k, before[k], {});
  for (size_t k = common; k < after.size(); ++k) add(k, {}, after[k]);
}

}  // namespace

KeptValues keptValues(const std::vector<Modifier>& before, const std::string& said, const HasName& hasName) {
  const std::vector<Modifier> given = diagram::argumentsOf(said);
  KeptValues values;
  for (const Modifier& argument : before) {
    const std::string name = firstName(argument);
    if (std::ranges::any_of(given, [&](const Modifier& m) { return firstName(m) == name; })) continue;
    if (hasName(name))
      append(values.arguments, diagram::argumentText(argument));
    else if (std::ranges::find(values.dropped, name) == values.dropped.end())
      values.dropped.push_back(name);
  }
  return values;
}

std::vector<std::string> droppedBy(const OpenDocument& document, const std::vector<int>& parts,
                                   const ReplaceableElement& element, const PartChoice& choice,
                                   const HasName& hasName) {
  std::vector<std::string> dropped;
  for (const int part : parts) {
    const ComponentItem& item = itemOf(document, part);
    if (choiceOf(item, element.name).className == choice.className && choice.arguments.empty()) continue;
    const bool isForgotten = choice.className.empty() && !element.isComponent();
    const KeptValues values = keptValues(valuesWithin(item, element), choice.arguments,
                                         [&](const std::string& name) { return !isForgotten && hasName(name); });
    for (const std::string& name : values.dropped)
      if (std::ranges::find(dropped, name) == dropped.end()) dropped.push_back(name);
  }
  return dropped;
}

PartChoice choiceOf(const ComponentItem& item, const std::string& element) {
  const auto said = diagram::redeclarationFor(item.modifiers, element);
  return said ? PartChoice{said->className, said->arguments} : PartChoice{};
}

std::vector<Modifier> valuesWithin(const ComponentItem& item, const ReplaceableElement& element) {
  const PartChoice now = choiceOf(item, element.name);
  if (!now.className.empty() || !element.isComponent()) return diagram::argumentsOf(now.arguments);
  std::vector<Modifier> values;
  for (const Modifier& m : item.modifiers) {
    const std::string name = nameWithin(m, element.name);
    if (name.empty()) continue;
    values.push_back({m.name.substr(0, pathBegin(m.name)) + name, m.value});
  }
  return values;
}

bool choose(OpenDocument& document, const std::vector<int>& parts, const ReplaceableElement& element,
            const PartChoice& choice, const HasName& hasName) {
  Changes changes;
  for (const int part : parts) {
    const ComponentItem& item = itemOf(document, part);
    if (choiceOf(item, element.name).className == choice.className && choice.arguments.empty()) continue;
    addChanges(part, item.modifiers, withChoiceOf(item, element, choice, hasName), changes);
  }
  if (changes.empty()) return false;
  const QString what = QString::fromStdString(parts.size() == 1 ? itemOf(document, parts.front()).name + "." : "") +
                       QString::fromStdString(element.name);
  const QString simple = QString::fromStdString(choice.className).section('.', -1);
  document.perform(choice.className.empty() ? OpenDocument::tr("Reset %1").arg(what)
                                            : OpenDocument::tr("Choose %1 for %2").arg(simple, what),
                   std::move(changes));
  return true;
}

bool setWithin(OpenDocument& document, int part, const ReplaceableElement& element, const std::string& name,
               const std::string& value, const std::string& typed, int mergeId) {
  const ComponentItem& item = itemOf(document, part);
  const std::string path = element.name + "." + name;
  const int at = diagram::redeclarationIndex(item.modifiers, element.name);
  if (at < 0) return element.isComponent() && setTypedModifier(document, part, path, value, typed, mergeId);
  const PartChoice now = choiceOf(item, element.name);
  const Modifier& before = item.modifiers[static_cast<size_t>(at)];
  const Modifier after = diagram::withChoice(before, now.className, diagram::withArgument(now.arguments, name, value));
  Changes changes;
  if (before != after) changes.push_back(ModifierChange{part, at, before, after});
  diagram::Json extra = withTyped(item.extra, path, value, typed);
  if (mergeId < 0 && extra != *item.extra) changes.push_back(PartExtraChange{part, item.extra, std::move(extra)});
  if (changes.empty()) return false;
  document.perform(OpenDocument::tr("Set %1.%2").arg(QString::fromStdString(item.name), QString::fromStdString(path)),
                   std::move(changes), mergeId);
  return true;
}

bool setArguments(OpenDocument& document, int part, const ReplaceableElement& element, const std::string& arguments) {
  const ComponentItem& item = itemOf(document, part);
  const int at = diagram::redeclarationIndex(item.modifiers, element.name);
  if (at < 0) return false;
  const Modifier& before = item.modifiers[static_cast<size_t>(at)];
  const Modifier after = diagram::withChoice(before, choiceOf(item, element.name).className, arguments);
  if (before == after) return false;
  document.perform(OpenDocument::tr("Set the values of %1.%2")
                       .arg(QString::fromStdString(item.name), QString::fromStdString(element.name)),
                   {ModifierChange{part, at, before, after}});
  return true;
}

}  // namespace armature::app
