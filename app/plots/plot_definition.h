// Reading a plot's definition, whatever a file may hold in it.
#pragma once
#include <QString>
#include <functional>
#include <optional>

#include "app/document/change.h"
#include "engine/diagram/json.h"

namespace armature::app {

// A text member; empty when it is absent or no text.
inline QString textMember(const diagram::Json& json, const char* member) {
  if (!json.is_object()) return {};
  const auto found = json.find(member);
  return found != json.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

inline bool truthMember(const diagram::Json& json, const char* member) {
  if (!json.is_object()) return false;
  const auto found = json.find(member);
  return found != json.end() && found->is_boolean() && found->get<bool>();
}

// Switches it: what is not true is left out.
inline void setTruth(diagram::Json& json, const char* member, bool isTrue) {
  if (isTrue)
    json[member] = true;
  else
    json.erase(member);
}

inline std::optional<double> numberMember(const diagram::Json& json, const char* member) {
  if (!json.is_object()) return std::nullopt;
  const auto found = json.find(member);
  return found != json.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

// What a curve is of: the full name of a variable, or the text of an expression.
inline QString curveText(const diagram::Json& curve) {
  const QString variable = textMember(curve, "variable");
  return variable.isEmpty() ? textMember(curve, "expression") : variable;
}

// What a plot draws its curves over.
enum class PlotKind { overTime, overVariable, spectrum, histogram };
inline PlotKind plotKind(const diagram::Json& definition) {
  const QString kind = textMember(definition, "kind"), x = textMember(definition, "x");
  if (kind == "spectrum") return PlotKind::spectrum;
  if (kind == "histogram") return PlotKind::histogram;
  return x.isEmpty() || x == "time" ? PlotKind::overTime : PlotKind::overVariable;
}

// The definition with the entry of one curve changed; `change(list, place)` may take it out of the list.
inline diagram::Json withCurve(diagram::Json definition, const QString& text,
                               const std::function<void(diagram::Json& list, size_t place)>& change) {
  if (!definition.is_object() || !definition.contains("curves") || !definition["curves"].is_array()) return definition;
  diagram::Json& list = definition["curves"];
  for (size_t i = 0; i < list.size(); ++i)
    if (curveText(list[i]) == text) {
      change(list, i);
      break;
    }
  return definition;
}

// The definition with one more curve, unless it has it.
inline diagram::Json withAdded(diagram::Json definition, const char* member, const QString& text) {
  if (!definition.is_object()) definition = diagram::Json::object();
  if (!definition.contains("curves") || !definition["curves"].is_array()) definition["curves"] = diagram::Json::array();
  for (const diagram::Json& curve : definition["curves"])
    if (curveText(curve) == text) return definition;
  definition["curves"].push_back({{member, text.toStdString()}});
  return definition;
}

}  // namespace armature::app
