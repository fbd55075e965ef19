// Made-up mechanical classes and drawings of them, for tests of lines and arrows that need no engine.
#pragma once
#include "app/teaching/line_choice.h"
#include "tests/app/fake_engine.h"

namespace armature::app {

inline ConnectorInfo flange(const char* name, double x, double y, bool isFilled, Domain domain = Domain::translational,
                            const char* kind = nullptr) {
  ConnectorInfo c;
  c.name = name;
  const std::string package = domain == Domain::rotational ? "Rotational" : "Translational";
  c.type = "Modelica.Mechanics." + package + ".Interfaces." + (kind ? kind : isFilled ? "Flange_a" : "Flange_b");
  c.domain = domain;
  c.signature = domain == Domain::rotational ? "phi,flow tau" : "s,flow f";
  c.x = x;
  c.y = y;
  c.isFilled = isFilled;
  return c;
}

inline ConnectorInfo signal(const char* name, double x, const char* causality) {
  ConnectorInfo c;
  c.name = name;
  c.type = "Modelica.Blocks.Interfaces.RealInput";
  c.domain = Domain::real;
  c.signature = "Real";
  c.causality = causality;
  c.x = x;
  return c;
}

inline ClassInfo emptyClass(const char* name) {
  ClassInfo info;
  info.name = name;
  info.kind = "model";
  return info;
}

inline ClassInfo massClass() {
  ClassInfo info = emptyClass("Modelica.Mechanics.Translational.Components.Mass");
  info.connectors = {flange("flange_a", -100, 0, true), flange("flange_b", 100, 0, false)};
  return info;
}

inline ClassInfo springClass(Domain domain = Domain::translational) {
  ClassInfo info = emptyClass("Modelica.Mechanics.Translational.Components.Spring");
  info.connectors = {flange("flange_a", -100, 0, true, domain), flange("flange_b", 100, 0, false, domain)};
  return info;
}

inline ClassInfo fixedClass() {
  ClassInfo info = emptyClass("Modelica.Mechanics.Translational.Components.Fixed");
  info.connectors = {flange("flange", 0, 0, false)};
  return info;
}

inline ClassInfo forceClass() {
  ClassInfo info = emptyClass("Modelica.Mechanics.Translational.Sources.Force");
  info.connectors = {flange("flange", 100, 0, false),
                     flange("support", 0, -100, true, Domain::translational, "Support"), signal("f", -100, "input")};
  return info;
}

inline ClassInfo sensorClass() {
  ClassInfo info = emptyClass("Modelica.Mechanics.Translational.Sensors.PositionSensor");
  info.connectors = {flange("flange", -100, 0, true), signal("s", 110, "output")};
  return info;
}

inline ClassInfo gearToRodClass() {
  ClassInfo info = emptyClass("Modelica.Mechanics.Rotational.Components.IdealGearR2T");
  info.connectors = {flange("flangeR", -100, 0, true, Domain::rotational), flange("flangeT", 100, 0, false)};
  return info;
}

// Parts and wires as the scene would give them.
struct Drawing {
  std::vector<PartPicture> parts;
  std::vector<WirePicture> wires;

  void add(const char* name, const ClassInfo& info, QPointF at, double rotation = 0, bool flip = false) {
    PartPicture part;
    part.name = name;
    part.className = QString::fromStdString(info.name);
    part.info = std::make_shared<const ClassInfo>(info);
    part.placement = {at.x(), at.y(), 20, 20, rotation, flip};
    part.rect = partRect(part.placement);
    for (const ConnectorInfo& c : info.connectors) {
      const ConnectorPose pose = connectorPose(part.placement, c);
      part.connectors.push_back({c, pose.at, pose.out, pose.leaving, true, false});
    }
    parts.push_back(std::move(part));
  }
  void join(const char* from, const char* to) {
    WirePicture wire;
    wire.from = from;
    wire.to = to;
    wires.push_back(wire);
  }
  ConnectorRef end(const QString& name) const {
    for (size_t i = 0; i < parts.size(); ++i)
      for (size_t k = 0; k < parts[i].connectors.size(); ++k)
        if (parts[i].name + '.' + QString::fromStdString(parts[i].connectors[k].info.name) == name)
          return {static_cast<int>(i), static_cast<int>(k)};
    return {};
  }
  Lines lines(const LineChoices& choices = {}) const { return findLines(parts, wires, choices); }
};

// A document with a scene over made-up classes.
struct Scene {
  OpenDocument document;
  EngineThread engine{[] { return std::make_unique<FakeEngine>(); }};
  Catalog catalog{engine};
  DiagramScene scene{document, catalog};

  void add(const char* name, const ClassInfo& info, QPointF at, double rotation = 0, bool flip = false) {
    catalog.put(std::make_shared<const ClassInfo>(info));
    diagram::ComponentItem item;
    item.name = name;
    item.className = info.name;
    item.placement = {at.x(), at.y(), 20, 20, rotation, flip};
    document.addPart(item);
  }
  Lines lines() const { return findLines(scene.parts(), scene.wires(), readChoices(document.values())); }
};

}  // namespace armature::app
