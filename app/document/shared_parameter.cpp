#include "app/document/shared_parameter.h"

#include <algorithm>
#include <set>

#include "app/document/typed_text.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/text_names.h"

namespace armature::app {

std::set<std::string> takenNames(const diagram::Document& values) {
  std::set<std::string> taken = diagram::declaredNames(values.declarations);
  taken.insert(values.name);
  for (const auto& item : values.components) taken.insert(item.name);
  for (const auto& item : values.parameters) taken.insert(item.name);
  for (const std::string& text : values.classes) taken.insert(diagram::classHead(text).name);
  return taken;
}

namespace {

// "phi.start" is called phi_start.
std::string freeParameterName(const diagram::Document& values, std::string wish, const std::string& part) {
  std::ranges::replace(wish, '.', '_');
  const std::set<std::string> taken = takenNames(values);
  for (const std::string& name : {wish, part + "_" + wish})
    if (isIdentifier(name) && !taken.contains(name)) return name;
  for (int number = 2;; ++number)
    if (const std::string name = part + "_" + wish + std::to_string(number); !taken.contains(name)) return name;
}

}  // namespace

bool isSharedParameter(const OpenDocument& document, const std::string& value) {
  const auto& all = document.values().parameters;
  return std::ranges::find(all, value, &diagram::ParameterItem::name) != all.end();
}

bool shareParameter(OpenDocument& document, int part, const std::string& modifier, diagram::ParameterItem wanted) {
  const diagram::Document& values = document.values();
  const diagram::ComponentItem& item = values.components.at(static_cast<size_t>(part));
  const auto found = std::ranges::find(item.modifiers, modifier, &diagram::Modifier::name);
  ModifierChange change{part, static_cast<int>(found - item.modifiers.begin()), {}, {}};
  if (found != item.modifiers.end()) {
    change.before = *found;
    wanted.value = found->value;
  }
  if (wanted.value.empty() || document.locks().structure || document.locks().values) return false;
  wanted.name = freeParameterName(values, wanted.name, item.name);
  const std::string typed = typedText(item.extra, modifier, wanted.value);
  wanted.extra = withTyped(wanted.extra, "value", wanted.value, typed);
  change.after = diagram::Modifier{modifier, wanted.name};
  Changes changes{ParameterChange{static_cast<int>(values.parameters.size()), std::nullopt, wanted}, change};
  if (!typed.empty())
    changes.push_back(PartExtraChange{part, item.extra, withTyped(item.extra, modifier, wanted.name, {})});
  document.perform(OpenDocument::tr("Make %1 a parameter").arg(QString::fromStdString(item.name + "." + modifier)),
                   std::move(changes));
  return true;
}

}  // namespace armature::app
