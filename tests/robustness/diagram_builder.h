// Builds diagrams for tests of bad and of random input.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::test {

inline constexpr const char* kRotational = "Modelica.Mechanics.Rotational.";
inline constexpr const char* kTranslational = "Modelica.Mechanics.Translational.";
inline constexpr const char* kAnalog = "Modelica.Electrical.Analog.";
inline constexpr const char* kHeat = "Modelica.Thermal.HeatTransfer.";
inline constexpr const char* kBlocks = "Modelica.Blocks.";

struct DiagramBuilder {
  diagram::Document document;

  explicit DiagramBuilder(std::string name) { document.name = std::move(name); }
  DiagramBuilder& part(const std::string& name, const std::string& className,
                       std::vector<diagram::Modifier> modifiers = {}) {
    diagram::ComponentItem item;
    item.name = name;
    item.className = className;
    item.modifiers = std::move(modifiers);
    document.components.push_back(std::move(item));
    return *this;
  }
  // The part added last stands there.
  DiagramBuilder& at(double x, double y = 0) {
    document.components.back().placement.x = x;
    document.components.back().placement.y = y;
    return *this;
  }
  DiagramBuilder& stopTime(double time) {
    document.experiment.stopTime = time;
    return *this;
  }
  DiagramBuilder& wire(const std::string& from, const std::string& to) {
    diagram::ConnectionItem item;
    item.from = from;
    item.to = to;
    document.connections.push_back(std::move(item));
    return *this;
  }
  DiagramBuilder& parameter(const std::string& name, const std::string& value, const std::string& unit = {}) {
    diagram::ParameterItem item;
    item.name = name;
    item.value = value;
    item.unit = unit;
    document.parameters.push_back(std::move(item));
    return *this;
  }
  DiagramBuilder& text(const std::string& declarations) {
    document.declarations = declarations;
    return *this;
  }
};

}  // namespace armature::test
