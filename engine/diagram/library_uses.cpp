#include "engine/diagram/library_uses.h"

#include <algorithm>

#include "engine/diagram/own_class.h"
#include "engine/diagram/text_names.h"

namespace armature::diagram {

namespace {

bool mentions(std::string_view text, const std::set<std::string>& names) {
  const std::vector<std::string> found = firstNames(text);
  return std::ranges::any_of(found, [&](const std::string& name) { return names.contains(name); });
}

bool uses(const ComponentItem& item, const std::set<std::string>& names) {
  const size_t first = item.className.find_first_not_of('.');
  if (first == std::string::npos) return false;
  if (names.contains(item.className.substr(first, item.className.find('.', first) - first))) return true;
  // What a redeclaration says may stand in its name alone.
  return std::ranges::any_of(item.modifiers, [&](const Modifier& modifier) {
    const bool isRedeclaration = modifier.name.find("redeclare ") != std::string::npos;
    return mentions(modifier.value, names) || (isRedeclaration && mentions(modifier.name, names));
  });
}

}  // namespace

LibraryUses usesOf(const Document& document, const std::set<std::string>& libraries) {
  std::set<std::string> names = libraries;
  for (const ComponentItem& item : document.components) names.erase(item.name);
  for (const std::string& text : document.classes) names.erase(classHead(text).name);
  LibraryUses found;
  if (names.empty()) return found;
  for (const ComponentItem& item : document.components)
    if (uses(item, names)) found.parts.push_back(item.name);
  found.isInTexts =
      mentions(document.declarations, names) ||
      std::ranges::any_of(document.classes, [&](const std::string& text) { return mentions(text, names); });
  return found;
}

}  // namespace armature::diagram
