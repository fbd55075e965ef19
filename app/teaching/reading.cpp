#include "app/teaching/reading.h"

#include <cmath>

#include "app/look/domain_facts.h"

namespace armature::app {
namespace {

// The way that the wires of a connector leave it; a connector in the middle of its icon cannot tell.
QPointF wayOut(const DiagramScene& scene, ConnectorRef ref) {
  const ConnectorPicture& c = scene.connector(ref);
  for (const WirePicture& wire : scene.wires()) {
    if (wire.points.size() < 2) continue;
    QPointF way;
    if (wire.points.first() == c.at && scene.findEnd(wire.from.toStdString()) == ref)
      way = wire.points[1] - wire.points[0];
    else if (wire.points.last() == c.at && scene.findEnd(wire.to.toStdString()) == ref)
      way = wire.points[wire.points.size() - 2] - wire.points.last();
    if (std::hypot(way.x(), way.y()) < 1e-6) continue;
    const bool isLying = std::abs(way.x()) >= std::abs(way.y());
    return isLying ? QPointF(way.x() < 0 ? -1 : 1, 0) : QPointF(0, way.y() < 0 ? -1 : 1);
  }
  return c.out;
}

// The reaction of the implicit ground: that of the fixed point inside the part where there is one (what is between it
// and the flanges may have mass), else the flanges' sum.
void readGround(Reading& reading, const PartPicture& part, const std::string& name, const char* flow,
                const results::Store& store) {
  const std::string support = part.connectors[static_cast<size_t>(reading.connector.connector)].info.name;
  const std::string suffix = support.starts_with("support") ? support.substr(7) : std::string();
  reading.flow = store.find(name + ".fixed" + suffix + ".flange." + flow);
  reading.isNegated = true;
  if (reading.flow >= 0) return;
  for (const ConnectorPicture& c : part.connectors) {
    if (c.info.domain != reading.domain || !c.isVisible) continue;
    if (const int64_t column = store.find(name + "." + c.info.name + "." + flow); column >= 0)
      reading.others.push_back(column);
  }
}

}  // namespace

std::vector<Reading> readConnectors(const DiagramScene& scene, const Lines& lines, const results::Store& store,
                                    const QString& prefix) {
  std::vector<Reading> readings;
  const auto& parts = scene.parts();
  for (size_t i = 0; i < parts.size(); ++i)
    for (size_t k = 0; k < parts[i].connectors.size(); ++k) {
      const ConnectorPicture& c = parts[i].connectors[k];
      Reading reading;
      reading.connector = {static_cast<int>(i), static_cast<int>(k)};
      reading.domain = c.info.domain;
      reading.at = c.at;
      reading.out = c.out;
      reading.line = lines.byFlange.value(Lines::key(reading.connector), -1);
      reading.isGround = !c.isVisible && reading.line >= 0;
      if (!c.isVisible && !reading.isGround) continue;
      const std::string part = (prefix + parts[i].name).toStdString();
      const std::string name = c.info.name.empty() ? part : part + "." + c.info.name;
      const DomainFacts& facts = factsOf(reading.domain);
      if (reading.isGround) {
        readGround(reading, parts[i], part, facts.flow, store);
      } else if (!c.info.causality.empty()) {
        reading.potential = store.find(name);
      } else if (facts.flow) {
        reading.flow = store.find(name + "." + facts.flow);
        reading.potential = store.find(name + "." + facts.potential);
        reading.out = wayOut(scene, reading.connector);
      }
      if (flowColumn(reading) < 0 && reading.potential < 0) continue;
      readings.push_back(std::move(reading));
    }
  return readings;
}

double flowOf(const Reading& reading, const Instant& instant) {
  if (reading.others.empty()) return (reading.isNegated ? -1 : 1) * instant.value(reading.flow);
  double sum = 0;
  for (const int64_t column : reading.others) sum -= instant.value(column);
  return sum;
}

int64_t flowColumn(const Reading& reading) {
  return reading.flow >= 0 || reading.others.empty() ? reading.flow : reading.others.front();
}

double roundBelow(double most) {
  const double power = std::pow(10, std::floor(std::log10(most)));
  for (const double digit : {5.0, 2.0})
    if (digit * power <= most) return digit * power;
  return power;
}

void Scales::update(const std::vector<Reading>& readings, const results::Store& store, bool isWhole) {
  const uint64_t rows = store.rowCount();
  if (rows == rows_ || rows == 0 || (!isWhole && rows_ > 0 && rows < rows_ + rows_ / 8 + 1)) return;
  rows_ = rows;
  ++version_;
  flow_.clear();
  potential_.clear();
  flowAt_.assign(readings.size(), 0);
  const auto widen = [&](double& largest, int64_t column) {
    const double here = column >= 0 ? largestOf(store, column) : 0;
    largest = std::max(largest, here);
    return here;
  };
  for (size_t i = 0; i < readings.size(); ++i) {
    flowAt_[i] = widen(flow_[readings[i].domain], readings[i].flow);
    widen(potential_[readings[i].domain], readings[i].potential);
  }
  for (size_t i = 0; i < readings.size(); ++i)
    if (readings[i].flow < 0) flowAt_[i] = flow_[readings[i].domain];
}

}  // namespace armature::app
