#include "app/document/rewritten.h"

namespace armature::app {

namespace {

// A diagram that has nothing but what is to be rewritten.
diagram::ComponentItem rewrittenPart(const diagram::ComponentItem& item, const Rewriting& how) {
  diagram::Document alone;
  alone.components = {item};
  return how(alone).components.at(0);
}

std::optional<diagram::Modifier> rewrittenModifier(const std::optional<diagram::Modifier>& modifier,
                                                   const Rewriting& how) {
  if (!modifier) return modifier;
  diagram::ComponentItem item;
  item.modifiers = {*modifier};
  return rewrittenPart(item, how).modifiers.at(0);
}

std::string rewrittenCondition(const std::string& condition, const Rewriting& how) {
  diagram::ComponentItem item;
  item.condition = condition;
  return rewrittenPart(item, how).condition;
}

std::optional<diagram::ParameterItem> rewrittenParameter(const std::optional<diagram::ParameterItem>& parameter,
                                                         const Rewriting& how) {
  if (!parameter) return parameter;
  diagram::Document alone;
  alone.parameters = {*parameter};
  return how(alone).parameters.at(0);
}

std::optional<std::string> rewrittenClass(const std::optional<std::string>& text, const Rewriting& how) {
  if (!text) return text;
  diagram::Document alone;
  alone.classes = {*text};
  return how(alone).classes.at(0);
}

std::string rewrittenDeclarations(const std::string& text, const Rewriting& how) {
  diagram::Document alone;
  alone.declarations = text;
  return how(alone).declarations;
}

}  // namespace

Change rewritten(const Change& change, const Rewriting& how) {
  Change made = change;
  if (auto* part = std::get_if<PartChange>(&made)) {
    part->item = rewrittenPart(part->item, how);
  } else if (auto* modifier = std::get_if<ModifierChange>(&made)) {
    modifier->before = rewrittenModifier(modifier->before, how);
    modifier->after = rewrittenModifier(modifier->after, how);
  } else if (auto* condition = std::get_if<ConditionChange>(&made)) {
    condition->before = rewrittenCondition(condition->before, how);
    condition->after = rewrittenCondition(condition->after, how);
  } else if (auto* parameter = std::get_if<ParameterChange>(&made)) {
    parameter->before = rewrittenParameter(parameter->before, how);
    parameter->after = rewrittenParameter(parameter->after, how);
  } else if (auto* text = std::get_if<ClassChange>(&made)) {
    text->before = rewrittenClass(text->before, how);
    text->after = rewrittenClass(text->after, how);
  } else if (auto* text = std::get_if<TextChange>(&made); text && text->member == TextChange::Member::declarations) {
    text->before = rewrittenDeclarations(text->before, how);
    text->after = rewrittenDeclarations(text->after, how);
  }
  return made;
}

Changes rewritingChanges(const diagram::Document& before, const Rewriting& how) {
  const diagram::Document after = how(before);
  Changes changes;
  for (size_t i = 0; i < before.components.size(); ++i) {
    if (before.components[i] == after.components.at(i)) continue;
    changes.push_back(PartChange{static_cast<int>(i), before.components[i], true});
    changes.push_back(PartChange{static_cast<int>(i), after.components[i], false});
  }
  for (size_t i = 0; i < before.parameters.size(); ++i)
    if (before.parameters[i] != after.parameters.at(i))
      changes.push_back(ParameterChange{static_cast<int>(i), before.parameters[i], after.parameters[i]});
  if (before.declarations != after.declarations)
    changes.push_back(TextChange{TextChange::Member::declarations, before.declarations, after.declarations});
  for (size_t i = 0; i < before.classes.size(); ++i)
    if (before.classes[i] != after.classes.at(i))
      changes.push_back(ClassChange{static_cast<int>(i), before.classes[i], after.classes[i]});
  return changes;
}

}  // namespace armature::app
