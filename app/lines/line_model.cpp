#include "app/lines/line_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include "app/look/domain_facts.h"

namespace armature::app {
namespace {

struct RoleRow {
  const char* className;  // behind Modelica.Mechanics.
  PartRole role;
};

constexpr std::array kRoles = {
    RoleRow{"Translational.Components.Mass", PartRole::body},
    RoleRow{"Translational.Components.MassWithStopAndFriction", PartRole::body},
    RoleRow{"Translational.Components.Vehicle", PartRole::body},
    RoleRow{"Translational.Components.Rod", PartRole::rod},
    RoleRow{"Translational.Components.Spring", PartRole::spring},
    RoleRow{"Translational.Components.Damper", PartRole::damper},
    RoleRow{"Translational.Components.SpringDamper", PartRole::springDamper},
    RoleRow{"Translational.Components.ElastoGap", PartRole::gap},
    RoleRow{"Translational.Components.Fixed", PartRole::fixed},
    RoleRow{"Translational.Components.SupportFriction", PartRole::friction},
    RoleRow{"Translational.Components.Brake", PartRole::friction},
    RoleRow{"Translational.Components.RollingResistance", PartRole::source},
    RoleRow{"Translational.Sources.Force2", PartRole::source2},
    RoleRow{"Translational.Sources.EddyCurrentForce", PartRole::source},
    RoleRow{"Translational.Sources.Position", PartRole::drive},
    RoleRow{"Translational.Sources.Speed", PartRole::drive},
    RoleRow{"Translational.Sources.Accelerate", PartRole::drive},
    RoleRow{"Translational.Sources.Move", PartRole::drive},
    RoleRow{"Translational.Sources.ConstantSpeed", PartRole::drive},
    RoleRow{"Translational.Interfaces.PartialForce", PartRole::source},
    RoleRow{"Translational.Interfaces.PartialAbsoluteSensor", PartRole::sensor},
    RoleRow{"Translational.Interfaces.PartialRelativeSensor", PartRole::sensor},
    RoleRow{"Rotational.Components.IdealRollingWheel", PartRole::wheel},
    RoleRow{"Rotational.Components.IdealGearR2T", PartRole::wheel},
    RoleRow{"Translational.Components.IdealRollingWheel", PartRole::wheel},
    RoleRow{"Translational.Components.IdealGearR2T", PartRole::wheel},
    RoleRow{"Rotational.Components.Inertia", PartRole::body},
    RoleRow{"MultiBody.Parts.Rotor1D", PartRole::body},
    RoleRow{"Rotational.Components.Disc", PartRole::rod},
    RoleRow{"Rotational.Components.Spring", PartRole::spring},
    RoleRow{"Rotational.Components.Damper", PartRole::damper},
    RoleRow{"Rotational.Components.SpringDamper", PartRole::springDamper},
    RoleRow{"Rotational.Components.ElastoBacklash", PartRole::gap},
    RoleRow{"Rotational.Components.ElastoBacklash2", PartRole::gap},
    RoleRow{"Rotational.Components.Fixed", PartRole::fixed},
    RoleRow{"MultiBody.Parts.Mounting1D", PartRole::fixed},
    RoleRow{"Rotational.Components.Clutch", PartRole::clutch},
    RoleRow{"Rotational.Components.OneWayClutch", PartRole::clutch},
    RoleRow{"Rotational.Components.Brake", PartRole::friction},
    RoleRow{"Rotational.Components.BearingFriction", PartRole::friction},
    RoleRow{"Rotational.Components.IdealGear", PartRole::gear},
    RoleRow{"Rotational.Components.LossyGear", PartRole::gear},
    RoleRow{"Rotational.Components.Gearbox", PartRole::gear},
    RoleRow{"Rotational.Components.IdealPlanetary", PartRole::planetary},
    RoleRow{"Rotational.Sources.Torque2", PartRole::source2},
    RoleRow{"Rotational.Sources.EddyCurrentTorque", PartRole::source},
    RoleRow{"Rotational.Sources.Position", PartRole::drive},
    RoleRow{"Rotational.Sources.Speed", PartRole::drive},
    RoleRow{"Rotational.Sources.Accelerate", PartRole::drive},
    RoleRow{"Rotational.Sources.Move", PartRole::drive},
    RoleRow{"Rotational.Sources.ConstantSpeed", PartRole::drive},
    RoleRow{"Rotational.Interfaces.PartialTorque", PartRole::source},
    RoleRow{"Rotational.Interfaces.PartialAbsoluteSensor", PartRole::sensor},
    RoleRow{"Rotational.Interfaces.PartialRelativeSensor", PartRole::sensor},
};

std::optional<PartRole> roleOfClass(const std::string& name) {
  constexpr std::string_view kLibrary = "Modelica.Mechanics.";
  if (!name.starts_with(kLibrary)) return std::nullopt;
  const std::string_view rest = std::string_view(name).substr(kLibrary.size());
  for (const RoleRow& row : kRoles)
    if (rest == row.className) return row.role;
  if (rest.find(".Sensors.") != std::string_view::npos) return PartRole::sensor;
  if (rest.find("tional.Sources.") != std::string_view::npos) return PartRole::source;
  return std::nullopt;
}

// By its class, or else by what it builds on.
PartRole roleOf(const PartPicture& part) {
  if (!part.info) return PartRole::other;
  if (const auto role = roleOfClass(part.info->name)) return *role;
  for (const std::string& base : part.info->bases)
    if (const auto role = roleOfClass(base)) return *role;
  return PartRole::other;
}

// What is written beside a name; the first variable that there is.
QStringList valuesOf(PartRole role, bool isTurning) {
  switch (role) {
    case PartRole::body:
      return isTurning ? QStringList{"w"} : QStringList{"s"};
    case PartRole::spring:
    case PartRole::damper:
    case PartRole::springDamper:
    case PartRole::gap:
    case PartRole::clutch:
    case PartRole::friction:
      return isTurning ? QStringList{"tau"} : QStringList{"f"};
    case PartRole::fixed:
      return isTurning ? QStringList() : QStringList{"s0"};
    case PartRole::gear:
    case PartRole::planetary:
      return {"ratio"};
    case PartRole::sensor:
      return {"s", "v", "a", "f", "s_rel", "v_rel", "a_rel", "phi", "w", "tau", "phi_rel", "w_rel", "power"};
    default:
      return {};
  }
}

void findShown(LineModel& model, LinePart& part) {
  for (const QString& variable : valuesOf(part.role, model.isTurning())) {
    part.shown = columnOf(model, part, variable);
    part.symbol = variable;
    if (part.shown >= 0) return;
  }
  // What a source does to its neighbour: its own cut force, the other way round.
  if ((part.role != PartRole::source && part.role != PartRole::source2) || part.ends.empty()) return;
  part.shown = part.ends[part.role == PartRole::source2 && part.ends.size() > 1 ? 1 : 0].flow;
  part.symbol = model.isTurning() ? "tau" : "f";
  part.isNegated = true;
  // Under the name of a variable stands its value: some count their force as the flange does.
  const int64_t named = columnOf(model, part, part.symbol);
  if (named < 0) return;
  part.shown = named;
  part.isNegated = false;
}

// Joined flanges have one number.
class Nodes {
 public:
  Nodes(const DiagramScene& scene, const Line& line) {
    for (const ConnectorRef& flange : line.flanges) numbers_.insert(Lines::key(flange), add());
    for (const WirePicture& wire : scene.wires()) {
      const auto a = numbers_.constFind(keyOf(scene, wire.from)), b = numbers_.constFind(keyOf(scene, wire.to));
      if (a == numbers_.constEnd() || b == numbers_.constEnd()) continue;
      const int one = root(*a), other = root(*b);
      parents_[static_cast<size_t>(std::max(one, other))] = std::min(one, other);
    }
  }
  // Counted from 0 in the order of flanges.
  int of(ConnectorRef flange) {
    const int r = root(numbers_.value(Lines::key(flange)));
    const auto known = named_.constFind(r);
    if (known != named_.constEnd()) return *known;
    const int number = static_cast<int>(named_.size());
    named_.insert(r, number);
    return number;
  }
  size_t count() const { return static_cast<size_t>(named_.size()); }

 private:
  static qint64 keyOf(const DiagramScene& scene, const QString& end) {
    return Lines::key(scene.findEnd(end.toStdString()));
  }
  int add() {
    parents_.push_back(static_cast<int>(parents_.size()));
    return parents_.back();
  }
  int root(int i) {
    while (parents_[static_cast<size_t>(i)] != i) i = parents_[static_cast<size_t>(i)];
    return i;
  }

  QHash<qint64, int> numbers_;
  std::vector<int> parents_;
  QHash<int, int> named_;
};

LineEnd makeEnd(const LineModel& model, const DiagramScene& scene, ConnectorRef flange, int node) {
  const ConnectorPicture& connector = scene.connector(flange);
  const QString part = scene.parts()[static_cast<size_t>(flange.part)].name;
  LineEnd end;
  end.connector = flange;
  end.name = QString::fromStdString(connector.info.name);
  end.node = node;
  end.isSupport = isSupport(connector);
  if (!model.store) return end;
  const DomainFacts& facts = factsOf(model.domain);
  const std::string name = (model.prefix + part + (end.name.isEmpty() ? QString() : '.' + end.name)).toStdString();
  end.position = model.store->find(name + "." + facts.potential);
  end.flow = model.store->find(name + "." + facts.flow);
  return end;
}

LinePart& partOf(LineModel& model, const DiagramScene& scene, int index, QPointF direction) {
  for (LinePart& part : model.parts)
    if (part.part == index) return part;
  LinePart& part = model.parts.emplace_back();
  const PartPicture& picture = scene.parts()[static_cast<size_t>(index)];
  part.part = index;
  part.name = picture.name;
  part.role = roleOf(picture);
  const QPointF centre = picture.rect.center();
  part.key = QPointF::dotProduct(centre, direction);
  // From above, or from the left where the line stands.
  part.across = std::abs(direction.x()) > 0.5 ? -centre.y() : centre.x();
  return part;
}

}  // namespace

const char* roleName(PartRole role) {
  constexpr std::array kNames = {"body",   "rod",    "spring",    "damper", "spring-damper", "gap",
                                 "fixed",  "source", "source",    "drive",  "sensor",        "friction",
                                 "clutch", "gear",   "planetary", "wheel",  "other"};
  return kNames.at(static_cast<size_t>(role));
}

const LinePart* LineModel::find(int part) const {
  const auto found = std::find_if(parts.begin(), parts.end(), [&](const LinePart& p) { return p.part == part; });
  return found == parts.end() ? nullptr : &*found;
}

// By its first and last part along it.
QString LineModel::title() const {
  if (parts.empty()) return {};
  const auto before = [](const LinePart& a, const LinePart& b) { return a.key < b.key; };
  const auto [first, last] = std::minmax_element(parts.begin(), parts.end(), before);
  return first == last ? first->name : first->name + QStringLiteral(" … ") + last->name;
}

QString LineModel::directionWords() const {
  if (direction.x() < -0.5) return QObject::tr("In the diagram, positive is to the left");
  if (direction.y() > 0.5) return QObject::tr("In the diagram, positive is upwards");
  if (direction.y() < -0.5) return QObject::tr("In the diagram, positive is downwards");
  return {};
}

bool isWorthShowing(const Line& line) {
  return !line.flanges.empty() && (line.domain == Domain::rotational || line.domain == Domain::translational);
}

LineModel makeLineModel(const DiagramScene& scene, const Lines& lines, int index, StorePtr store,
                        const QString& prefix) {
  LineModel model;
  if (index < 0 || index >= static_cast<int>(lines.all.size())) return model;
  const Line& line = lines.all[static_cast<size_t>(index)];
  model.index = index;
  model.domain = line.domain;
  model.direction = line.direction;
  model.prefix = prefix;
  model.store = std::move(store);
  if (model.store && model.store->rowCount() == 0) model.store.reset();
  Nodes nodes(scene, line);
  for (const ConnectorRef& flange : line.flanges)
    partOf(model, scene, flange.part, line.direction).ends.push_back(makeEnd(model, scene, flange, nodes.of(flange)));
  for (const ConnectorRef& ground : line.grounds) partOf(model, scene, ground.part, line.direction).isOnGround = true;
  model.grounds.assign(nodes.count(), false);
  for (LinePart& part : model.parts) {
    std::stable_partition(part.ends.begin(), part.ends.end(), [](const LineEnd& end) { return !end.isSupport; });
    if (part.role == PartRole::fixed)
      for (const LineEnd& end : part.ends) model.grounds[static_cast<size_t>(end.node)] = true;
    if (!model.store) continue;
    part.state = findPartState(scene.parts()[static_cast<size_t>(part.part)], *model.store, prefix);
    findShown(model, part);
  }
  return model;
}

int64_t columnOf(const LineModel& model, const LinePart& part, const QString& variable) {
  return model.store ? model.store->find((model.prefix + part.name + '.' + variable).toStdString()) : -1;
}

double parameterOf(const LineModel& model, const LinePart& part, const QString& name) {
  const int64_t column = columnOf(model, part, name);
  return column < 0 ? std::nan("") : Instant(model.store, model.store->time(0)).value(column);
}

bool rangeOf(const results::Store& store, int64_t column, double& low, double& high) {
  if (column < 0) return false;
  std::tie(low, high) = store.range(store.columns()[static_cast<size_t>(column)], 0, store.rowCount());
  return std::isfinite(low) && std::isfinite(high);
}

}  // namespace armature::app
