#include "app/canvas/part_values.h"

#include <QRegularExpression>

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

// Whether the icon of a class of the diagram's own writes the value of a parameter.
static bool isOnIcon(const ClassInfo& info, const std::string& name) {
  if (info.name.find('.') != std::string::npos) return false;
  return std::any_of(info.icon.begin(), info.icon.end(), [&](const IconPrimitive& primitive) {
    const size_t at = primitive.text.find("%" + name);
    if (primitive.kind != IconPrimitive::Kind::text || at == std::string::npos) return false;
    const size_t behind = at + 1 + name.size();
    return behind >= primitive.text.size() ||
           !(std::isalnum(static_cast<unsigned char>(primitive.text[behind])) || primitive.text[behind] == '_');
  });
}

QStringList valueLines(const diagram::ComponentItem& item, const ClassInfo& info, const diagram::Document& document) {
  QStringList lines;
  for (const bool mustBeSet : {true, false}) {
    for (const ParameterInfo& p : info.parameters) {
      if (lines.size() >= 2) return lines;
      const bool isNumber = p.type == "Real" || p.type == "Integer";
      if (!isNumber || p.isStart || p.isFinal || !p.dimensions.empty() || isOnIcon(info, p.name)) continue;
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

// What a parameter says on an icon: as it was typed, or its default, with the unit; nothing where there is none.
static std::optional<QString> shownValue(const diagram::ComponentItem& item, const ClassInfo& info,
                                         const std::string& name) {
  const auto found = std::find_if(info.parameters.begin(), info.parameters.end(),
                                  [&](const ParameterInfo& p) { return p.name == name; });
  const auto text = parameterTextOf(item, &info, name);
  if (found == info.parameters.end() || !text) return std::nullopt;
  if (const QString typed = shownTyped(typedText(item.extra, name, *text)); !typed.isEmpty()) return typed;
  bool isLiteral = false;
  const double number = QString::fromStdString(*text).toDouble(&isLiteral);
  if (isLiteral) return formatValue(number, QString::fromStdString(found->unit), kDigits);
  return QString::fromStdString(*text);
}

QHash<QString, QString> iconTexts(const diagram::ComponentItem& item, const ClassInfo& info) {
  QHash<QString, QString> texts;
  if (info.name.find('.') != std::string::npos) return texts;
  static const QRegularExpression mark(QStringLiteral("%(?:(%)|\\{([^}]*)\\}|([A-Za-z_][A-Za-z0-9_]*))"));
  for (const IconPrimitive& primitive : info.icon) {
    if (primitive.text.find('%') == std::string::npos || primitive.kind != IconPrimitive::Kind::text) continue;
    const QString text = QString::fromStdString(primitive.text);
    if (text == QLatin1String("%name")) continue;
    QString read;
    qsizetype from = 0;
    for (auto found = mark.globalMatch(text); found.hasNext();) {
      const auto match = found.next();
      read += text.mid(from, match.capturedStart() - from);
      from = match.capturedEnd();
      const QString name = match.captured(2) + match.captured(3);
      if (!match.captured(1).isEmpty())
        read += '%';
      else if (name == QLatin1String("name"))
        read += QString::fromStdString(item.name);
      else if (name == QLatin1String("class"))
        read += QString::fromStdString(info.name);
      else
        read += shownValue(item, info, name.toStdString()).value_or(match.captured());
    }
    texts.insert(text, read + text.mid(from));
  }
  return texts;
}

}  // namespace armature::app
