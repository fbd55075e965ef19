#include "engine/facade/connector_check.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "engine/facade/condition.h"
#include "engine/syntax/parsing.h"

namespace armature {

namespace {

using diagram::ComponentItem;
using diagram::Document;

constexpr int kDepthBudget = 20;  // parameters that stand for parameters

// Texts of conditions and of the values in them, each read once: those of parts of one class are the same.
class ConditionTexts {
 public:
  // Null where it is no expression. Lives as long as this does.
  syntax::ExprPtr read(const std::string& text) {
    const auto [place, isNew] = read_.try_emplace(text, nullptr);
    if (!isNew) return place->second;
    const size_t errors = parsing_.diagnostics.errorCount();
    const syntax::ExprPtr expression =
        syntax::parseExpression(parsing_.context, parsing_.sources.add("condition", text));
    return place->second = parsing_.diagnostics.errorCount() == errors ? expression : nullptr;
  }
  const NameTable& names() const { return parsing_.names; }

 private:
  syntax::Parsing parsing_;
  std::unordered_map<std::string, syntax::ExprPtr> read_;
};

// A condition such as "useSupport and not (isExact or false)" of a connector of a part, as far as it can be read off
// without a translation: by parameters of the part that are, directly or over a parameter of the diagram, `true` or
// `false`.
class Condition {
 public:
  Condition(ConditionTexts& texts, const Document& document, const ComponentItem& component, const ClassInfo& info)
      : texts_(texts), document_(document), component_(component), info_(info) {}

  std::optional<bool> value(const std::string& text) { return value(text, false, 0); }

 private:
  // Names mean parameters of the diagram, or of the part.
  std::optional<bool> value(const std::string& text, bool isOfDiagram, int depth) {
    if (depth > kDepthBudget) return std::nullopt;
    const auto named = [&](std::string_view name) {
      return isOfDiagram ? ofDiagram(name, depth + 1) : ofPart(name, depth + 1);
    };
    return conditionValue(texts_.read(text), texts_.names(), named);
  }

  std::optional<bool> ofPart(std::string_view name, int depth) {
    for (const diagram::Modifier& m : component_.modifiers)
      if (m.name == name || m.name == "final " + std::string(name)) return value(m.value, true, depth);
    for (const ParameterInfo& p : info_.parameters)
      if (p.name == name) return value(p.defaultValue, false, depth);
    return std::nullopt;
  }

  std::optional<bool> ofDiagram(std::string_view name, int depth) {
    for (const diagram::ParameterItem& p : document_.parameters)
      if (p.name == name) return value(p.value, true, depth);
    return std::nullopt;
  }

  ConditionTexts& texts_;
  const Document& document_;
  const ComponentItem& component_;
  const ClassInfo& info_;
};

// The connectors of parts that wires end at, as "part.connector"; subscripts and deeper members are cut off.
std::unordered_set<std::string> connectedEnds(const Document& document) {
  std::unordered_set<std::string> ends;
  for (const diagram::ConnectionItem& wire : document.connections) {
    for (const std::string& end : {wire.from, wire.to}) {
      const size_t dot = end.find('.');
      if (dot == std::string::npos) continue;
      const std::string part = end.substr(0, std::min(dot, end.find('[')));
      const std::string connector = end.substr(dot + 1, end.find_first_of(".[", dot + 1) - dot - 1);
      ends.insert(part + "." + connector);
    }
  }
  return ends;
}

// The parameters that a condition names, for the advice: "useSupport".
std::string firstParameter(const std::string& condition, const ClassInfo& info) {
  for (const ParameterInfo& p : info.parameters) {
    const size_t at = condition.find(p.name);
    if (at == std::string::npos || (at > 0 && condition[at - 1] != ' ' && condition[at - 1] != '(')) continue;
    if (condition.find_first_not_of(" )", at + p.name.size()) == std::string::npos) {
      return p.name;
    }
  }
  return {};
}

// "set useSupport to false", or empty for a condition that is not just one parameter.
Phrase switchOffAdvice(const std::string& condition, const ClassInfo& info) {
  const std::string name = firstParameter(condition, info);
  if (name.empty()) return {};
  const bool isNegated = condition.compare(0, 4, "not ") == 0;
  return phrase("set %1 to %2", name, std::string(isNegated ? "true" : "false"));
}

// Text of the diagram's own that may connect or set the connector.
bool isMentioned(const Document& document, const std::string& end) {
  return document.declarations.find(end) != std::string::npos;
}

class ConnectorCheck {
 public:
  ConnectorCheck(const Document& document, const ClassInfoSource& classInfo, Diagnostics& diagnostics)
      : document_(document), classInfo_(classInfo), diagnostics_(diagnostics), ends_(connectedEnds(document)) {}

  void checkAll() {
    for (const ComponentItem& component : document_.components) {
      if (const ClassInfo* info = infoOf(component)) {
        for (const ConnectorInfo& connector : info->connectors) check(component, *info, connector);
      }
    }
  }

  size_t reportInputs() {
    const size_t before = diagnostics_.errorCount();
    for (const ComponentItem& component : document_.components) {
      const ClassInfo* const info = infoOf(component);
      if (!info) continue;
      for (const ConnectorInfo& c : info->connectors) {
        const std::string end = component.name + "." + c.name;
        if (c.causality != "input" || !c.dimensions.empty() || ends_.count(end) || isMentioned(document_, end))
          continue;
        if (isSet(component, c.name) || presence(component, *info, c) != true) continue;
        diagnostics_.error("D064", phrase("%1: nothing is connected to this input", end), {}, {component.name, end},
                           phrase("connect it to the output of a signal source"));
      }
    }
    return diagnostics_.errorCount() - before;
  }

 private:
  // Arrays of parts and parts that may be absent themselves are left to the translation.
  const ClassInfo* infoOf(const ComponentItem& component) const {
    if (!component.dimensions.empty() || !component.condition.empty()) return nullptr;
    return classInfo_(component.className);
  }

  std::optional<bool> presence(const ComponentItem& component, const ClassInfo& info, const ConnectorInfo& c) {
    if (c.condition.empty()) return true;
    return Condition(texts_, document_, component, info).value(c.condition);
  }

  static bool isSet(const ComponentItem& component, const std::string& connector) {
    return std::any_of(component.modifiers.begin(), component.modifiers.end(),
                       [&](const diagram::Modifier& m) { return m.name == connector; });
  }

  void check(const ComponentItem& component, const ClassInfo& info, const ConnectorInfo& connector) {
    if (connector.condition.empty() && connector.mustBeConnected.empty()) return;
    const std::string end = component.name + "." + connector.name;
    const bool isConnected = ends_.count(end) > 0;
    const std::optional<bool> isThere = presence(component, info, connector);
    // Where it is not there, the translation leaves out what is connected to it, and says so (C007).
    if (isThere == true && !isConnected && !connector.mustBeConnected.empty() && !isMentioned(document_, end)) {
      const Phrase advice = switchOffAdvice(connector.condition, info);
      diagnostics_.error("D062", phrase("%1: %2 is not connected", component.name, connector.name), {},
                         {component.name, end},
                         advice.empty() ? phrase("connect it") : phrase("connect it, or %1", advice));
    }
  }

  const Document& document_;
  const ClassInfoSource& classInfo_;
  Diagnostics& diagnostics_;
  std::unordered_set<std::string> ends_;
  ConditionTexts texts_;
};

}  // namespace

void checkConnectors(const Document& document, const ClassInfoSource& classInfo, Diagnostics& diagnostics) {
  ConnectorCheck(document, classInfo, diagnostics).checkAll();
}

void explainByInputs(const Document& document, const ClassInfoSource& classInfo, Diagnostics& diagnostics) {
  const auto isStructural = [](const Diagnostic& d) { return d.code == "S002" || d.code == "S003"; };
  const auto& all = diagnostics.all();
  if (std::none_of(all.begin(), all.end(), isStructural)) return;
  Diagnostics told;
  if (ConnectorCheck(document, classInfo, told).reportInputs() == 0) return;
  for (const Diagnostic& d : all) {
    if (!isStructural(d)) told.add(d);
  }
  diagnostics = std::move(told);
}

}  // namespace armature
