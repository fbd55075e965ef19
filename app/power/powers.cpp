#include "app/power/powers.h"

#include <algorithm>
#include <cmath>

namespace armature::app {

namespace {

constexpr int kDeepest = 6;           // parts inside of parts
constexpr size_t kMostParts = 20000;  // of all depths: no diagram that one reads has more

const char* flowOf(Domain domain) {
  switch (domain) {
    case Domain::rotational:
      return ".tau";
    case Domain::translational:
      return ".f";
    case Domain::electrical:
      return ".i";
    case Domain::heat:
      return ".Q_flow";
    default:
      return nullptr;
  }
}

bool isMechanical(Domain domain) {
  return domain == Domain::rotational || domain == Domain::translational;
}

}  // namespace

Powers::Powers(const PowerSources& sources) : store_(sources.store), speeds_(*sources.store) {
  for (const auto& component : sources.document.components) {
    tops_.push_back(component.name);
    const int top = static_cast<int>(tops_.size()) - 1;
    const std::string path = sources.prefix + component.name;
    if (component.dimensions.empty())
      bindPart(sources, path + ".", component.className, top, 0);
    else
      bindArray(sources, path, component.className, top, 0);
  }
  for (const Part& part : parts_)
    if (part.info)
      for (const MotionRow& row : sources.table.movesOf(*part.info)) speeds_.relate(row, part.path);
  speeds_.resolve();
  for (Part& part : parts_) bindFormulas(part);
  findSides();
}

void Powers::bindArray(const PowerSources& sources, const std::string& path, const std::string& className, int top,
                       int depth) {
  for (int k = 1;; ++k)
    if (!bindPart(sources, path + "[" + std::to_string(k) + "].", className, top, depth)) return;
}

// Binds a part with what is inside of it; false where there is nothing of it among the results.
bool Powers::bindPart(const PowerSources& sources, const std::string& path, const std::string& className, int top,
                      int depth) {
  if (parts_.size() > kMostParts) return false;
  Part part;
  part.top = top;
  part.path = path;
  part.info = sources.classOf(className);
  part.isInside = depth > 0;
  if (!part.info) return false;
  part.entry = sources.table.entryOf(*part.info);
  part.firstPort = ports_.size();
  addPorts(part);
  part.lastPort = ports_.size();
  if (part.firstPort == part.lastPort) return false;
  part.rest = part.entry ? part.entry->rest : Rest::unknown;
  parts_.push_back(std::move(part));
  bindInside(sources, parts_.size() - 1, depth);
  return true;
}

// Parts whose energy is that of the parts that they are made of: as the table says, or as their class does.
void Powers::bindInside(const PowerSources& sources, size_t index, int depth) {
  const EnergyEntry* entry = parts_[index].entry;
  if (depth >= kDeepest || (entry && entry->contains.empty())) return;
  const std::string path = parts_[index].path;
  const int top = parts_[index].top;
  const size_t before = parts_.size();
  if (entry) {
    for (const auto& [name, classOf] : entry->contains) bindPart(sources, path + name + ".", classOf, top, depth + 1);
  } else {
    const std::shared_ptr<const ClassInfo> info = parts_[index].info;
    for (const PartInfo& part : info->parts) {
      if (part.isArray)
        bindArray(sources, path + part.name, part.type, top, depth + 1);
      else
        bindPart(sources, path + part.name + ".", part.type, top, depth + 1);
    }
  }
  // Children directly below it: those that nobody else has taken.
  std::vector<bool> isTaken(parts_.size());
  for (size_t k = before; k < parts_.size(); ++k)
    for (const size_t child : parts_[k].inside) isTaken[child] = true;
  for (size_t k = before; k < parts_.size(); ++k)
    if (!isTaken[k]) parts_[index].inside.push_back(k);
}

bool Powers::addPort(const std::string& connector, const std::string& name, Domain domain) {
  Port port{connector, domain, -1, -1, -1, {}, {}, {}, {}};
  if (domain == Domain::multibody) {
    port.point = speeds_.pointOf(name, domain);
    port.force = findColumns(*store_, name + ".f");
    port.torque = findColumns(*store_, name + ".t");
    port.turn = findColumns(*store_, name + ".R.T");
    port.turnRate = findColumns(*store_, name + ".R.w");
    if (port.point < 0 || !port.force.isThere() || !port.torque.isThere() || !port.turn.isThere() ||
        !port.turnRate.isThere())
      return false;
    ports_.push_back(std::move(port));
    return true;
  }
  const char* flow = flowOf(domain);
  if (!flow) return false;
  port.flow = store_->find(name + flow);
  if (port.flow < 0) return false;
  if (isMechanical(domain) && (port.point = speeds_.pointOf(name, domain)) < 0) return false;
  if (domain == Domain::electrical && (port.potential = store_->find(name + ".v")) < 0) return false;
  ports_.push_back(std::move(port));
  return true;
}

void Powers::addPorts(Part& part) {
  for (const ConnectorInfo& c : part.info->connectors) {
    if (!c.causality.empty()) continue;
    const std::string name = part.path + c.name;
    if (!c.dimensions.empty()) {
      for (int k = 1; addPort(c.name, name + "[" + std::to_string(k) + "]", c.domain); ++k) {
      }
      continue;
    }
    if (addPort(c.name, name, c.domain)) continue;
    if (c.domain != Domain::other) continue;  // a condition that does not hold
    // A flange together with its bearing.
    const bool hasFlange = addPort(c.name, name + ".flange", Domain::rotational) ||
                           addPort(c.name, name + ".flange", Domain::translational);
    const bool hasFrame = addPort(c.name, name + ".bearingFrame", Domain::multibody);
    if (!hasFlange && !hasFrame && c.signature.find("flow") != std::string::npos && !part.isInside)
      unread_.push_back(name);
  }
}

int Powers::shareOf(const Part& part, EnergyKind kind, const std::string& form, const std::string& energy) {
  const std::string& name = tops_[static_cast<size_t>(part.top)];
  for (size_t k = 0; k < shares_.size(); ++k)
    if (shares_[k].part == name && shares_[k].kind == kind && shares_[k].form == form) {
      if (part.isInside) shares_[k].energy.clear();
      return static_cast<int>(k);
    }
  shares_.push_back({name, kind, form, part.isInside ? std::string() : energy});
  return static_cast<int>(shares_.size()) - 1;
}

void Powers::bindFormulas(Part& part) {
  const int net = static_cast<int>(speeds_.count());
  const Formula::Slots inputs = [&](std::string_view name) {
    if (name == "net") return net;
    if (!name.starts_with("speed(")) return -1;
    const std::string connector = part.path + std::string(name.substr(6, name.size() - 7));
    for (const Domain domain : {Domain::rotational, Domain::translational, Domain::multibody})
      if (const int point = speeds_.pointOf(connector, domain); point >= 0 && point < net) return point;
    return -1;
  };
  const auto bind = [&](const std::string& text) { return Formula::bind(text, part.path, *store_, inputs); };
  bool isWhole = true;
  const auto tell = [&](EnergyKind kind, const std::string& text, const std::string& form, const std::string& energy) {
    Told told;
    told.power = bind(text);
    if (!told.power) return void(isWhole = false);
    told.share = shareOf(part, kind, form, energy);
    told.isLoss = kind == EnergyKind::lost && text != "net";
    part.told.push_back(std::move(told));
  };
  if (part.entry) {
    for (const StoredRow& row : part.entry->stored) tell(EnergyKind::stored, row.power, row.form, row.energy);
    if (!part.entry->beside.empty()) part.beside = bind(part.entry->beside);
    if (!part.entry->lost.empty()) tell(EnergyKind::lost, part.entry->lost, {}, {});
  } else if (part.inside.empty()) {
    // Bases of the library that lose power have a variable for it.
    for (const char* name : {"lossPower", "LossPower"})
      if (store_->find(part.path + name) >= 0) tell(EnergyKind::lost, name, {}, {});
  }
  if (!isWhole) {
    part.told.clear();
    part.rest = Rest::unknown;
  }
  switch (part.rest) {
    case Rest::source:
      part.restShare = shareOf(part, EnergyKind::supplied);
      break;
    case Rest::stored:
      part.restShare = shareOf(part, EnergyKind::stored, "several");
      break;
    case Rest::lost:
      part.restShare = shareOf(part, EnergyKind::lost);
      break;
    case Rest::surroundings:
      part.restShare = shareOf(part, EnergyKind::surroundings);
      break;
    case Rest::unknown:
      part.restShare = shareOf(part, EnergyKind::unknown);
      break;
    case Rest::none:
      break;
  }
  const bool hasHeat = std::any_of(ports_.begin() + static_cast<std::ptrdiff_t>(part.firstPort),
                                   ports_.begin() + static_cast<std::ptrdiff_t>(part.lastPort),
                                   [](const Port& p) { return p.domain == Domain::heat; });
  const bool isCoupler = part.rest == Rest::none && part.entry && part.entry->stored.empty() &&
                         part.entry->contains.empty() && part.lastPort - part.firstPort > 1;
  if (!part.isInside && ((isCoupler && part.entry->lost.empty()) || (hasHeat && !part.told.empty())))
    part.passedShare = shareOf(part, EnergyKind::passed);
}

double Powers::portPower(const Port& port, uint64_t row, const Work& work) const {
  const results::Store& store = *store_;
  const auto value = [&](int64_t column) { return store.value(store.columns()[static_cast<size_t>(column)], row); };
  if (port.domain == Domain::multibody) {
    // f is seen from the frame, the speed from the world.
    const Quantity turn = port.turn.value(store, row);
    const Vector3 v = vectorOf(work.inputs[static_cast<size_t>(port.point)]);
    Vector3 seen{};
    for (size_t i = 0; i < 3; ++i)
      for (size_t k = 0; k < 3; ++k) seen[i] += turn.v[3 * i + k] * v[k];
    return dot(vectorOf(port.force.value(store, row)), seen) +
           dot(vectorOf(port.torque.value(store, row)), vectorOf(port.turnRate.value(store, row)));
  }
  const double flow = value(port.flow);
  if (port.domain == Domain::heat) return flow;
  if (port.domain == Domain::electrical) return flow * value(port.potential);
  return flow * work.inputs[static_cast<size_t>(port.point)].v[0];
}

void Powers::readInto(uint64_t row, std::vector<double>& values, Work& work) const {
  values.assign(shares_.size(), 0);
  const size_t net = speeds_.count();
  work.inputs.resize(net + 1);
  speeds_.read(row, work.inputs);
  work.ports.resize(ports_.size());
  work.nets.assign(parts_.size(), 0);
  work.told.assign(parts_.size(), 0);
  for (size_t k = 0; k < ports_.size(); ++k) work.ports[k] = portPower(ports_[k], row, work);
  // What is inside stands behind what it is inside of.
  for (size_t index = parts_.size(); index-- > 0;) {
    const Part& part = parts_[index];
    double heat = 0, in = 0;
    for (size_t k = part.firstPort; k < part.lastPort; ++k) {
      work.nets[index] += work.ports[k];
      in += std::abs(work.ports[k]) / 2;
      if (ports_[k].domain == Domain::heat) heat += work.ports[k];
    }
    double told = part.beside ? part.beside->number(*store_, row, work.inputs) : 0;
    work.inputs[net] = Quantity::of(work.nets[index] - told);
    for (const Told& one : part.told) {
      const double power = one.power->number(*store_, row, work.inputs) + (one.isLoss ? heat : 0);
      values[static_cast<size_t>(one.share)] += power;
      told += power;
    }
    for (const size_t child : part.inside) told += work.told[child];
    const double left = work.nets[index] - told;
    if (part.restShare >= 0) {
      values[static_cast<size_t>(part.restShare)] += part.rest == Rest::source ? -left : left;
      told += left;
    }
    if (part.passedShare >= 0) values[static_cast<size_t>(part.passedShare)] += part.told.empty() ? in : std::abs(heat);
    work.told[index] = told;
  }
}

void Powers::read(uint64_t row, std::vector<double>& values) const {
  Work work;
  readInto(row, values, work);
}

std::optional<RowPlace> placeOf(const results::Store& store, double time) {
  const uint64_t rows = store.rowCount();
  if (rows == 0) return std::nullopt;
  if (!(time < store.time(rows - 1))) return RowPlace{rows - 1, 0};
  if (time <= store.time(0)) time = store.time(0);
  uint64_t right = store.lowerBound(time);
  if (store.time(right) == time) {
    while (right + 1 < rows && store.time(right + 1) == time) ++right;
    return RowPlace{right, 0};
  }
  if (right == 0) return RowPlace{0, 0};
  const double before = store.time(right - 1), after = store.time(right);
  return RowPlace{right - 1, after > before ? (time - before) / (after - before) : 0};
}

std::vector<double> Powers::at(double time) const {
  std::vector<double> values;
  const auto place = placeOf(*store_, time);
  if (!place) return values;
  Work work;
  readInto(place->row, values, work);
  if (place->beyond == 0) return values;
  std::vector<double> next;
  readInto(place->row + 1, next, work);
  for (size_t k = 0; k < values.size(); ++k) values[k] += place->beyond * (next[k] - values[k]);
  return values;
}

EnergySums Powers::sum(const std::vector<double>& values) const {
  EnergySums sums;
  double in = 0, out = 0;
  for (size_t k = 0; k < shares_.size() && k < values.size(); ++k) {
    double* sum = nullptr;
    switch (shares_[k].kind) {
      case EnergyKind::supplied:
        sum = &sums.supplied;
        break;
      case EnergyKind::stored:
        sum = &sums.stored;
        break;
      case EnergyKind::lost:
        sum = &sums.lost;
        break;
      case EnergyKind::surroundings:
        sum = &sums.surroundings;
        break;
      case EnergyKind::unknown:
        sum = &sums.unknown;
        break;
      case EnergyKind::passed:
        continue;
    }
    *sum += values[k];
    const bool isIn = (shares_[k].kind == EnergyKind::supplied) == (values[k] > 0);
    (isIn ? in : out) += std::abs(values[k]);
  }
  sums.turnover = std::max(in, out);
  return sums;
}

std::vector<Powers::AtConnector> Powers::connectors(uint64_t row) const {
  std::vector<double> values;
  Work work;
  readInto(row, values, work);
  std::vector<AtConnector> found;
  for (const Part& part : parts_)
    for (size_t k = part.firstPort; k < part.lastPort && !part.isInside; ++k)
      found.push_back({tops_[static_cast<size_t>(part.top)], ports_[k].connector, work.ports[k]});
  return found;
}

std::vector<std::pair<std::string, double>> Powers::residuals(uint64_t row) const {
  std::vector<double> values;
  Work work;
  readInto(row, values, work);
  std::vector<std::pair<std::string, double>> left;
  for (size_t k = 0; k < parts_.size(); ++k)
    if (!parts_[k].isInside) left.emplace_back(tops_[static_cast<size_t>(parts_[k].top)], work.nets[k] - work.told[k]);
  return left;
}

// A source acts at its first connector of a kind, against the second one of that kind: flange and housing, p and n; of
// two flanges against each other the one behind (b) is looked at.
void Powers::findSides() {
  for (const Part& part : parts_) {
    if (part.isInside || part.rest != Rest::source) continue;
    std::vector<int> ends;
    for (size_t k = part.firstPort; k < part.lastPort; ++k)
      if (flowOf(ports_[k].domain) && ports_[k].domain != Domain::heat) ends.push_back(static_cast<int>(k));
    if (ends.empty() || ends.size() > 2) continue;
    const auto port = [&](int index) -> const Port& { return ports_[static_cast<size_t>(index)]; };
    if (ends.size() == 2 && port(ends[0]).domain != port(ends[1]).domain) continue;
    int main = ends[0], other = ends.size() == 2 ? ends[1] : -1;
    if (other >= 0 &&
        (port(other).connector == "flange_b" || port(main).connector == "support" || port(main).connector == "n"))
      std::swap(main, other);
    sided_.push_back({tops_[static_cast<size_t>(part.top)], port(main).connector,
                      other < 0 ? std::string() : port(other).connector, port(main).domain, main, other, true});
  }
}

std::optional<Sided> Powers::sidedAt(const std::string& part, const std::string& connector) const {
  for (const Sided& source : sided_)
    if (source.part == part && (connector.empty() || source.connector == connector)) return source;
  for (const Part& one : parts_) {
    if (one.isInside || tops_[static_cast<size_t>(one.top)] != part) continue;
    for (size_t k = one.firstPort; k < one.lastPort; ++k) {
      const Port& port = ports_[k];
      const bool isEnd = isMechanical(port.domain) || port.domain == Domain::electrical;
      if (!isEnd || (!connector.empty() && port.connector != connector)) continue;
      // What one of two pins takes alone would be counted from the ground, wherever that is.
      const bool isOfTwo = port.domain == Domain::electrical && one.lastPort - one.firstPort == 2;
      const int other = isOfTwo ? static_cast<int>(2 * one.firstPort + 1 - k) : -1;
      const bool hasOther = other >= 0 && ports_[static_cast<size_t>(other)].domain == Domain::electrical;
      return Sided{
          part,        port.connector,      hasOther ? ports_[static_cast<size_t>(other)].connector : std::string(),
          port.domain, static_cast<int>(k), hasOther ? other : -1,
          false};
    }
  }
  return std::nullopt;
}

OperatingPoint Powers::pointOf(const Sided& sided, uint64_t row, const std::vector<Quantity>& speeds) const {
  if (sided.port < 0) return {};
  const auto value = [&](int64_t column) { return store_->value(store_->columns()[static_cast<size_t>(column)], row); };
  const auto speedAt = [&](int index) {
    if (index < 0) return 0.0;
    const Port& port = ports_[static_cast<size_t>(index)];
    return isMechanical(port.domain) ? speeds[static_cast<size_t>(port.point)].v[0] : value(port.potential);
  };
  return {speedAt(sided.port) - speedAt(sided.otherPort), -value(ports_[static_cast<size_t>(sided.port)].flow)};
}

OperatingPoint Powers::pointOf(const Sided& sided, uint64_t row) const {
  std::vector<Quantity> speeds;
  if (isMechanical(sided.domain)) speeds_.read(row, speeds);
  return pointOf(sided, row, speeds);
}

std::vector<OperatingPoint> Powers::sourcesIn(uint64_t row) const {
  std::vector<OperatingPoint> points;
  if (sided_.empty()) return points;
  std::vector<Quantity> speeds;
  speeds_.read(row, speeds);
  for (const Sided& source : sided_) points.push_back(pointOf(source, row, speeds));
  return points;
}

std::vector<OperatingPoint> Powers::sourcesAt(double time) const {
  const auto place = placeOf(*store_, time);
  if (!place) return {};
  std::vector<OperatingPoint> points = sourcesIn(place->row);
  if (place->beyond == 0) return points;
  const std::vector<OperatingPoint> next = sourcesIn(place->row + 1);
  for (size_t k = 0; k < points.size(); ++k) {
    points[k].speed += place->beyond * (next[k].speed - points[k].speed);
    points[k].effort += place->beyond * (next[k].effort - points[k].effort);
  }
  return points;
}

}  // namespace armature::app
