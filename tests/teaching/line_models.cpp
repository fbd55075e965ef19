#include "tests/teaching/line_models.h"

#include <algorithm>

#include "app/canvas/condition.h"

namespace armature::test {

using diagram::ComponentItem;
using diagram::ConnectionItem;
using diagram::Document;

namespace {

constexpr const char* kLibraries[] = {"Modelica.Mechanics.Translational.", "Modelica.Mechanics.Rotational."};

ComponentItem& add(Document& document, const std::string& name, const std::string& className, double x, double y) {
  ComponentItem item;
  item.name = name;
  item.className = className;
  item.placement.x = x;
  item.placement.y = y;
  document.components.push_back(item);
  return document.components.back();
}

void join(Document& document, const std::string& from, const std::string& to) {
  ConnectionItem connection;
  connection.from = from;
  connection.to = to;
  document.connections.push_back(connection);
}

// A chain grows from node to node; each node is named by a flange that is on it.
class LineMaker {
 public:
  explicit LineMaker(std::mt19937& random) : random_(random), isTurning_(pick(2) == 1) {
    document_.name = "Line";
    document_.experiment.stopTime = 0.6;
    document_.experiment.interval = 0.02;
  }

  Document make() {
    std::vector<std::string> nodes{start()};
    const int count = 2 + pick(5);
    bool hasMass = false;
    for (int k = 0; k < count; ++k) {
      const bool needsMass = k == count - 1 && !hasMass;
      const bool isMass = needsMass || pick(3) == 0;
      hasMass = hasMass || isMass;
      nodes.push_back(link(nodes.back(), isMass ? mass() : between()));
    }
    push(nodes.back());
    if (pick(2) == 0) ground(nodes[static_cast<size_t>(pick(static_cast<int>(nodes.size())))]);
    if (pick(2) == 0) bridge(nodes.front(), nodes.back());
    return document_;
  }

 private:
  int pick(int below) { return static_cast<int>(random_() % static_cast<unsigned>(below)); }
  double amount() { return 0.5 + 0.25 * pick(10); }
  std::string library() const { return kLibraries[isTurning_ ? 1 : 0]; }
  std::string number(double value) const { return std::to_string(value); }

  ComponentItem& place(const char* className) {
    const std::string name = "part" + std::to_string(document_.components.size() + 1);
    ComponentItem& item = add(document_, name, library() + className, x_, 40.0 * pick(3));
    x_ += 40;
    item.placement.rotation = 90.0 * pick(4);
    item.placement.flip = pick(2) == 1;
    return item;
  }

  std::string start() {
    if (pick(2) == 0) return place("Components.Fixed").name + ".flange";
    ComponentItem& item = mass();
    return item.name + ".flange_b";
  }
  ComponentItem& mass() {
    ComponentItem& item = place(isTurning_ ? "Components.Inertia" : "Components.Mass");
    item.modifiers = {{isTurning_ ? "J" : "m", number(amount())}};
    return item;
  }
  ComponentItem& between() {
    switch (pick(5)) {
      case 0:
        return elastic("Components.Spring", {{"c", number(20 * amount())}});
      case 1:
        return elastic("Components.Damper", {{"d", number(amount())}});
      case 2:
        return place(isTurning_ ? "Sensors.TorqueSensor" : "Sensors.ForceSensor");
      case 3:
        if (!isTurning_) return elastic("Components.Rod", {{"L", number(amount())}});
        return elastic("Components.IdealGear", {{"ratio", number(pick(2) ? amount() : -amount())}});
      default:
        return elastic("Components.SpringDamper", {{"c", number(20 * amount())}, {"d", number(amount())}});
    }
  }
  ComponentItem& elastic(const char* className, std::vector<diagram::Modifier> modifiers) {
    ComponentItem& item = place(className);
    item.modifiers = std::move(modifiers);
    return item;
  }
  // Joins a part's one end to a node, either end; gives its other one.
  std::string link(const std::string& node, const ComponentItem& item) {
    const bool isSwapped = pick(2) == 1;
    const std::string name = item.name;
    join(document_, node, name + (isSwapped ? ".flange_b" : ".flange_a"));
    return name + (isSwapped ? ".flange_a" : ".flange_b");
  }
  void push(const std::string& node) {
    ComponentItem& item = place(isTurning_ ? "Sources.ConstantTorque" : "Sources.ConstantForce");
    item.modifiers = {{isTurning_ ? "tau_constant" : "f_constant", number((pick(2) ? 1 : -1) * amount())}};
    join(document_, node, item.name + ".flange");
  }
  void ground(const std::string& node) {
    const std::string name = elastic("Components.SpringDamper", {{"c", "30"}, {"d", "2"}}).name;
    const std::string fixed = place("Components.Fixed").name;
    join(document_, node, name + ".flange_a");
    join(document_, name + ".flange_b", fixed + ".flange");
  }
  void bridge(const std::string& one, const std::string& other) {
    const std::string name = elastic("Components.SpringDamper", {{"c", "15"}, {"d", "1"}}).name;
    join(document_, one, name + ".flange_a");
    join(document_, name + ".flange_b", other);
  }

  std::mt19937& random_;
  bool isTurning_;
  double x_ = 0;
  Document document_;
};

std::string driveOf(const ClassInfo& info, const ConnectorInfo& input) {
  const std::string name = info.name.substr(info.name.rfind('.') + 1);
  if (input.domain == Domain::boolean) return "time > 0.3";
  if (name == "Move") return "{sin(time), cos(time), -sin(time)}";
  if (input.name == "f_normalized") return "0.3";
  return "sin(1.3*time + 0.4)";
}

std::vector<diagram::Modifier> valuesFor(const ClassInfo& info) {
  const std::string name = info.name.substr(info.name.rfind('.') + 1);
  if (name == "LossyGear") return {{"ratio", "2"}, {"lossTable", "[0, 0.9, 0.8, 0.1, 0.2]"}};
  std::vector<diagram::Modifier> values;
  for (const ParameterInfo& p : info.parameters) {
    if (p.isStart || p.isFinal || p.name.find('.') != std::string::npos || !p.defaultValue.empty()) continue;
    if (p.type != "Real" || !p.dimensions.empty()) continue;
    const bool isLow = p.name == "smin", isHigh = p.name == "smax";
    values.push_back({p.name, isLow ? "-40" : isHigh ? "40" : p.name == "ratio" ? "2.5" : "1.2"});
  }
  if (name.starts_with("QuadraticSpeedDependent"))
    values.push_back({name.ends_with("Force") ? "ForceDirection" : "TorqueDirection", "false"});
  if (name == "InitializeFlange") values.push_back({"use_a_start", "false"});
  return values;
}

bool isShown(const ClassInfo& info, const ConnectorInfo& c, bool hasSupport) {
  if (c.condition.empty()) return true;
  const auto value = [&](const std::string& name) -> std::optional<std::string> {
    if (name.starts_with("useSupport")) return hasSupport ? "true" : "false";
    if (name == "use_a_start") return "false";
    for (const ParameterInfo& p : info.parameters)
      if (p.name == name) return p.defaultValue;
    return std::nullopt;
  };
  return app::evaluateCondition(c.condition, value).value_or(true);
}

}  // namespace

Document randomLine(std::mt19937& random) {
  return LineMaker(random).make();
}

bool hasFlange(const ClassInfo& info) {
  return std::any_of(info.connectors.begin(), info.connectors.end(), [](const ConnectorInfo& c) {
    return c.domain == Domain::rotational || c.domain == Domain::translational;
  });
}

Document partBetweenMasses(const ClassInfo& info, bool hasSupport) {
  Document document;
  document.name = "Part";
  document.experiment.stopTime = 1;
  document.experiment.interval = 0.05;
  ComponentItem& part = add(document, "part", info.name, 0, 0);
  part.modifiers = valuesFor(info);
  std::string equations;
  int count = 0;
  for (const ConnectorInfo& c : info.connectors) {
    if (c.condition.starts_with("useSupport") && hasSupport)
      document.components.front().modifiers.push_back({c.condition, "true"});
    if (!isShown(info, c, hasSupport)) continue;
    if (c.causality == "input") equations += "  part." + c.name + " = " + driveOf(info, c) + ";\n";
    const bool isTurning = c.domain == Domain::rotational;
    if (!isTurning && c.domain != Domain::translational) continue;
    const std::string library = kLibraries[isTurning ? 1 : 0], id = std::to_string(++count);
    const double x = c.x < 0 ? -60 - 40 * count : 60 + 40 * count, y = 20 * count;
    if (c.type.ends_with("Support")) {
      add(document, "fixed" + id, library + "Components.Fixed", x, -60);
      join(document, "part." + c.name, "fixed" + id + ".flange");
      continue;
    }
    add(document, "mass" + id, library + (isTurning ? "Components.Inertia" : "Components.Mass"), x, y).modifiers = {
        {isTurning ? "J" : "m", "1." + id}};
    add(document, "push" + id, library + (isTurning ? "Sources.ConstantTorque" : "Sources.ConstantForce"), x, y + 60)
        .modifiers = {{isTurning ? "tau_constant" : "f_constant", "0." + std::to_string(3 + count)}};
    join(document, "part." + c.name, "mass" + id + ".flange_a");
    join(document, "mass" + id + ".flange_b", "push" + id + ".flange");
  }
  if (!equations.empty()) document.declarations = "equation\n" + equations;
  return document;
}

}  // namespace armature::test
