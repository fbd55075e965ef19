// A document that uses every member, for tests.
#pragma once
#include "engine/diagram/document.h"
#include "engine/diagram/json.h"

namespace armature::diagram {

inline Document sampleDocument() {
  Document d;
  d.name = "Drive";
  d.title = "A \"drive\"";
  d.description = "motor, gear and load";
  d.libraries = {"Modelica"};
  ComponentItem inertia;
  inertia.name = "inertia1";
  inertia.className = "Modelica.Mechanics.Rotational.Components.Inertia";
  inertia.modifiers = {{"J", "2*ratio"}, {"phi.start", "0.5"}, {"phi.fixed", "true"}};
  inertia.placement = {-20, 10, 20, 20, 90, true};
  ComponentItem torque;
  torque.name = "torque";
  torque.className = "Modelica.Mechanics.Rotational.Sources.ConstantTorque";
  torque.modifiers = {{"tau_constant", "3"}, {"redeclare package Medium", "Water"}};
  torque.placement = {-60, 10, 20, 30, 0, false};
  torque.prefixes = "inner";
  torque.dimensions = "2";
  torque.condition = "useTorque";
  torque.description = "drives";
  d.components = {inertia, torque};
  d.connections = {{"torque[1].flange", "inertia1.flange_a", {{-40, 10}, {-40.5, 20}}, {}}};
  d.parameters = {{"ratio", "Real", "1.5", "1", "gear ratio", {}}, {"useTorque", "Boolean", "true", "", "", {}}};
  d.declarations = "  Real x(start = 1);\nequation\n  der(x) = -x; // decays\n";
  d.classes = {"model Local\n  Real y;\nend Local;"};
  d.experiment = {0.5, 2, 0.01, 1e-8, MethodKind::rk4, 0.001, {}};
  d.plots = Json::parse(R"([{"title": "speed", "curves": [{"variable": "inertia1.w"}]}])");
  d.view3d = Json::parse(R"({"camera": [1, 2, 3]})");
  return d;
}

}  // namespace armature::diagram
