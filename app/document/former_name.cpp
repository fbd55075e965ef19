#include "app/document/former_name.h"

#include <algorithm>

namespace armature::app {
namespace {

const diagram::ComponentItem* partNamed(const diagram::Document& document, const std::string& name) {
  const auto found = std::ranges::find(document.components, name, &diagram::ComponentItem::name);
  return found == document.components.end() ? nullptr : &*found;
}

// The part before the first dot or bracket.
std::string firstOf(const std::string& name) {
  return name.substr(0, name.find_first_of(".["));
}

// What a part was called that stood at the same place of the list, or of the sheet, and is not there any more.
std::string renamedFrom(const std::string& part, const diagram::Document& then, const diagram::Document& now) {
  const diagram::ComponentItem* const found = partNamed(now, part);
  if (!found) return {};
  const bool isSameList = then.components.size() == now.components.size();
  const auto position = static_cast<size_t>(found - now.components.data());
  for (size_t i = 0; i < then.components.size(); ++i) {
    const diagram::ComponentItem& before = then.components[i];
    const bool isSamePlace = before.placement == found->placement || (isSameList && i == position);
    if (isSamePlace && before.className == found->className && !partNamed(now, before.name)) return before.name;
  }
  return {};
}

}  // namespace

std::string formerName(const std::string& name, const diagram::Document& then, const diagram::Document& now) {
  if (name.starts_with("der(") && name.ends_with(")"))
    return "der(" + formerName(name.substr(4, name.size() - 5), then, now) + ")";
  const std::string part = firstOf(name);
  if (partNamed(then, part)) return name;
  if (const std::string before = renamedFrom(part, then, now); !before.empty())
    return before + name.substr(part.size());
  // Of a new part: what was there itself and is not there any more.
  const size_t dot = name.find('.');
  if (dot == std::string::npos || !partNamed(now, part)) return name;
  const std::string inside = name.substr(dot + 1);
  return partNamed(then, firstOf(inside)) && !partNamed(now, firstOf(inside)) ? inside : name;
}

}  // namespace armature::app
