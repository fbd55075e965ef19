#include "app/canvas/part_values.h"

#include "app/canvas/diagram_scene.h"
#include "app/document/typed_text.h"
#include "app/look/format.h"

namespace armature::app {

// Of what a person has typed: what is longer tells nobody more beside an icon.
static constexpr int kDigits = 6;

std::optional<std::string> parameterTextOf(const diagram::ComponentItem& item, const ClassInfo* info,
                                           const std::string& name) {
  for (const auto& m : item.modifiers)
    if (m.name == name) return m.value;
  if (info)
    for (const ParameterInfo& p : info->parameters)
      if (p.name == name && !p.defaultValue.empty()) return p.defaultValue;
  return std::nullopt;
}

IconState iconState(const diagram::ComponentItem& item, const ClassInfo& info) {
  IconState state;
  const ParameterText text = [&](const std::string& name) { return parameterTextOf(item, &info, name); };
  for (const ParameterInfo& p : info.parameters) {
    // Not by text(p.name), which looks at all of them.
    const auto set =
        std::find_if(item.modifiers.begin(), item.modifiers.end(), [&](const auto& m) { return m.name == p.name; });
    const std::string* const value = set != item.modifiers.end() ? &set->value : &p.defaultValue;
    if (set == item.modifiers.end() && value->empty()) continue;
    const QString name = QString::fromStdString(p.name);
    if (p.type == "Boolean") {
      if (const auto truth = evaluateCondition(*value, text)) state.insert(name, *truth ? "true" : "false");
    } else if (!p.choices.empty()) {
      state.insert(name, QString::fromStdString(*value).section('.', -1));
    } else if (p.name == "ratio") {
      if (const auto number = evaluateNumber(*value, text)) state.insert(name, *number < 0 ? "negative" : "positive");
    }
  }
  return state;
}

// "1500 rpm" as numbers and units are written beside parts.
static QString shownTyped(const std::string& typed) {
  const QString text = QString::fromStdString(typed);
  const auto blank = text.indexOf(' ');
  return blank < 0 ? text : text.left(blank) + QChar(0x202F) + prettyUnit(text.mid(blank).trimmed());
}

QStringList valueLines(const diagram::ComponentItem& item, const ClassInfo& info, const diagram::Document& document) {
  QStringList lines;
  for (const bool mustBeSet : {true, false}) {
    for (const ParameterInfo& p : info.parameters) {
      if (lines.size() >= 2) return lines;
      const bool isNumber = p.type == "Real" || p.type == "Integer";
      if (!isNumber || p.isStart || p.isFinal || !p.dimensions.empty()) continue;
      if ((!p.tab.empty() && p.tab != "General") || (!p.group.empty() && p.group != "Parameters")) continue;
      const auto set =
          std::find_if(item.modifiers.begin(), item.modifiers.end(), [&](const auto& m) { return m.name == p.name; });
      const bool isSet = set != item.modifiers.end();
      if (isSet != mustBeSet) continue;
      std::string text = isSet ? set->value : p.defaultValue;
      for (const auto& own : document.parameters)
        if (own.name == text) text = own.value;
      const QString typed = isSet ? shownTyped(typedText(item.extra, p.name, set->value)) : QString();
      if (!typed.isEmpty() && typed.size() <= 24) {
        lines << QString::fromStdString(p.name) + QStringLiteral(" = ") + typed;
        continue;
      }
      if (text.empty() || text.size() > 16) continue;
      bool isLiteral = false;
      const double number = QString::fromStdString(text).toDouble(&isLiteral);
      // Defaults are shown for the first parameter only, and no zeros: a diagram full of them says nothing.
      if (!isSet && (&p != &info.parameters.front() || !lines.isEmpty() || number == 0)) continue;
      const QString unit = QString::fromStdString(p.unit);
      lines << QString::fromStdString(p.name) + QStringLiteral(" = ") +
                   (isLiteral ? formatValue(number, unit, kDigits) : QString::fromStdString(text));
    }
  }
  return lines;
}

}  // namespace armature::app
