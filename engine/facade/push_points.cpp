#include "engine/facade/push_points.h"

#include <set>

#include "engine/model/flatten.h"

namespace armature {
namespace {

// A kind of source: the class that is added to the diagram, what it extends, and the connector that pushes.
struct SourceKind {
  const char* name;
  const char* base;
  const char* text;  // between the names of the class
  const char* connector;
};

// Each multiplies its parameter by a factor that is one whenever there is a run, but a variable: so the results keep
// the course of the push, where of parameters they keep one value.
constexpr SourceKind kTorque{"PushingTorque", "Modelica.Mechanics.Rotational.Sources.Torque",
                             "  extends Modelica.Mechanics.Rotational.Sources.Torque(tau = hand*push);\n"
                             "  parameter Modelica.Units.SI.Torque push = 0;\n"
                             "protected\n"
                             "  Real hand = noEvent(if time < -1e100 then 0 else 1);\n",
                             "flange"};
constexpr SourceKind kForce{"PushingForce", "Modelica.Mechanics.Translational.Sources.Force",
                            "  extends Modelica.Mechanics.Translational.Sources.Force(f = hand*push);\n"
                            "  parameter Modelica.Units.SI.Force push = 0;\n"
                            "protected\n"
                            "  Real hand = noEvent(if time < -1e100 then 0 else 1);\n",
                            "flange"};
// The force stays as it is in the world, its arm turns with the body.
constexpr SourceKind kSpatial{
    "PushingForceInSpace", "Modelica.Mechanics.MultiBody.Forces.WorldForceAndTorque",
    "  extends Modelica.Mechanics.MultiBody.Forces.WorldForceAndTorque(animation = false,\n"
    "    force = hand*push,\n"
    "    torque = cross(Modelica.Mechanics.MultiBody.Frames.resolve1(frame_b.R, point), hand*push));\n"
    "  parameter Modelica.Units.SI.Force push[3] = {0, 0, 0};\n"
    "  parameter Modelica.Units.SI.Position point[3] = {0, 0, 0};\n"
    "protected\n"
    "  Real hand = noEvent(if time < -1e100 then 0 else 1);\n",
    "frame_b"};

const SourceKind* kindFor(const ConnectorInfo& connector) {
  if (!connector.causality.empty() || !connector.condition.empty() || !connector.dimensions.empty()) return nullptr;
  switch (connector.domain) {
    case Domain::rotational:
      return &kTorque;
    case Domain::translational:
      return &kForce;
    case Domain::multibody:
      // One that only lends its axes carries no load.
      return connector.type.ends_with("Frame_resolve") ? nullptr : &kSpatial;
    default:
      return nullptr;
  }
}

// Sets of ends that wires join, each known by one of them.
class Joined {
 public:
  explicit Joined(const diagram::Document& document) {
    for (const diagram::ConnectionItem& wire : document.connections) {
      const std::string from = headOf(wire.from), to = headOf(wire.to);
      if (from != to) head_[from] = to;
    }
  }
  std::string headOf(std::string end) {
    for (auto next = head_.find(end); next != head_.end(); next = head_.find(end)) {
      const auto after = head_.find(next->second);
      if (after != head_.end()) next->second = std::string(after->second);
      end = next->second;
    }
    return end;
  }

 private:
  std::map<std::string, std::string> head_;
};

class PushBuilder {
 public:
  PushBuilder(const diagram::Document& document, const ClassOf& classOf)
      : from_(document), classOf_(classOf), joined_(document) {
    made_.document = document;
    for (const auto& component : document.components) names_.insert(component.name);
    for (const auto& parameter : document.parameters) names_.insert(parameter.name);
  }

  PushPoints build() {
    for (const diagram::ComponentItem& component : from_.components) {
      if (!component.dimensions.empty() || !component.condition.empty()) continue;
      const auto info = infoOf(component.className);
      if (!info) continue;
      for (const ConnectorInfo& connector : info->connectors)
        if (const SourceKind* const kind = kindFor(connector)) add(component, connector, *kind);
    }
    return std::move(made_);
  }

 private:
  std::shared_ptr<const ClassInfo> infoOf(const std::string& className) {
    const auto [place, isNew] = infos_.try_emplace(className);
    if (isNew) place->second = classOf_(className);
    return place->second;
  }

  void add(const diagram::ComponentItem& component, const ConnectorInfo& connector, const SourceKind& kind) {
    const std::string end = component.name + "." + connector.name;
    const auto [node, isNew] = nodes_.try_emplace(joined_.headOf(end), made_.sources.size());
    made_.byConnector[end] = node->second;
    if (!isNew) return;
    diagram::ComponentItem source;
    source.name = freeName("push_" + component.name + "_" + connector.name);
    source.className = classFor(kind);
    made_.document.connections.push_back({source.name + "." + kind.connector, end, {}});
    made_.sources.push_back({source.name, kind.base, connector.domain});
    made_.document.components.push_back(std::move(source));
  }

  const std::string& classFor(const SourceKind& kind) {
    std::string& name = classes_[&kind];
    if (!name.empty()) return name;
    name = freeName(kind.name);
    made_.document.classes.push_back("model " + name + "\n" + kind.text + "  annotation(" + model::kBesideMark +
                                     ");\nend " + name + ";\n");
    return name;
  }

  // An identifier that nothing of the diagram has, as far as it is drawn.
  std::string freeName(std::string wanted) {
    for (char& c : wanted)
      if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    while (!names_.insert(wanted).second) wanted += '_';
    return wanted;
  }

  const diagram::Document& from_;
  const ClassOf& classOf_;
  Joined joined_;
  PushPoints made_;
  std::set<std::string> names_;
  std::map<std::string, std::shared_ptr<const ClassInfo>> infos_;
  std::map<std::string, size_t> nodes_;  // by one end of each
  std::map<const SourceKind*, std::string> classes_;
};

}  // namespace

const PushSource* PushPoints::at(const std::string& connector) const {
  const auto found = byConnector.find(connector);
  return found == byConnector.end() ? nullptr : &sources[found->second];
}

PushPoints withPushPoints(const diagram::Document& document, const ClassOf& classOf) {
  return PushBuilder(document, classOf).build();
}

solve::ParameterValues pushOnFlange(const PushSource& source, double effort) {
  return {{source.name + ".push", effort}};
}

solve::ParameterValues pushOnFrame(const PushSource& source, const std::array<double, 3>& force,
                                   const std::array<double, 3>& point) {
  solve::ParameterValues values;
  for (size_t k = 0; k < force.size(); ++k) {
    const std::string index = "[" + std::to_string(k + 1) + "]";
    values.emplace_back(source.name + ".push" + index, force[k]);
    values.emplace_back(source.name + ".point" + index, point[k]);
  }
  return values;
}

}  // namespace armature
