#include "app/teaching/arrow_layout.h"

#include <array>
#include <cmath>

#include "app/look/domain_facts.h"
#include "app/look/format.h"

namespace armature::app {
namespace {

constexpr double kFromWire = 8;  // [px] from the wire

const char* quantityOf(Domain domain) {
  switch (domain) {
    case Domain::rotational:
      return "torque";
    case Domain::translational:
      return "force";
    case Domain::electrical:
      return "current";
    case Domain::heat:
      return "heat flow";
    default:
      return "flow";
  }
}

// Where an arrow lies: from its near end, beside its connector, to its far end, for any length up to the longest.
struct Lane {
  QPointF near;  // [px]
  QPointF away;  // unit vector
  QRectF box(double length) const {
    const QPointF far = near + away * length;
    return QRectF(near, far).normalized().adjusted(-4, -4, 4, 4);
  }
};

// The arrow lies outside of the part, on its own half of the wire: beside a wire that runs along the line, right or
// left of one that leaves across it.
std::array<Lane, 2> lanes(QPointF at, QPointF out, QPointF along, bool isGround) {
  // Upon the hatching, beside the part's foot: below it stands the name.
  if (isGround) return {Lane{at - out * 2 + along * 7, along}, Lane{at - out * 2 - along * 7, -along}};
  const bool isAlong = std::abs(QPointF::dotProduct(out, along)) > 0.5;
  if (isAlong) {
    const bool isLying = std::abs(out.x()) > 0.5;
    const QPointF side = isLying ? QPointF(0, -kFromWire) : QPointF(kFromWire, 0);
    return {Lane{at + out * 4 + side, out}, Lane{at + out * 4 - side, out}};
  }
  const QPointF foot = at + out * kFromWire;
  return {Lane{foot + along * 5, along}, Lane{foot - along * 5, -along}};
}

// The way of a positive flow: along the line; of a pin or port into the part.
QPointF positiveOf(const Sheet& sheet, const Reading& reading) {
  return turnedOver(reading.line >= 0 ? sheet.lines.all[static_cast<size_t>(reading.line)].direction : -reading.out);
}

void addArrow(Sheet& sheet, const Reading& reading, double largestOfRun, const SlotSources& sources, double longest,
              ValueSlots& all) {
  const PartPicture& part = sheet.part(reading.connector.part);
  const ConnectorPicture& connector = part.connectors[static_cast<size_t>(reading.connector.connector)];
  const QPointF out = turnedOver(reading.out);
  ArrowSlot slot;
  slot.follows = reading.connector;
  slot.column = reading.flow;
  slot.factor = reading.isNegated ? -1 : 1;
  slot.others = reading.others;
  slot.largest = sources.scales.flow(reading.domain);
  slot.longest = longest;
  slot.positive = positiveOf(sheet, reading);
  const QPointF at = sheet.view.toPixels(reading.at);
  const auto both = lanes(at, out, slot.positive, reading.isGround);
  const double room = lengthOf(slot, largestOfRun);
  const std::array<QRectF, 2> places{both[0].box(room), both[1].box(room)};
  const QString end = part.name + '.' + QString::fromStdString(connector.info.name);
  const Lane& lane = both[static_cast<size_t>(sheet.choose("side " + end, places))];
  sheet.taken.take(room > 0 ? lane.box(room) : QRectF(lane.near, QSizeF()).adjusted(-3, -3, 3, 3), kArrow);
  slot.near = lane.near - at;
  slot.away = lane.away;
  slot.drawn.domain = reading.domain;
  slot.drawn.part = part.name;
  slot.drawn.connector = QString::fromStdString(connector.info.name);
  slot.drawn.quantity = quantityOf(reading.domain);
  const auto& column = sources.instant.store()->columns()[static_cast<size_t>(flowColumn(reading))];
  slot.drawn.unit = QString::fromStdString(column.unit);
  slot.drawn.line = reading.line;
  slot.drawn.isTurning = reading.domain == Domain::rotational;
  slot.number.key = "flow " + end;
  slot.number.text.words = ColumnText(column);
  slot.number.text.largest = slot.largest;
  // The arrow is a fact and stays; what is turned is the number. The ground's reaction is no variable of its own.
  slot.number.isTurned = !reading.isGround && sources.glasses.turn(QString::fromStdString(column.name));
  all.arrows.push_back(std::move(slot));
}

void addScale(const Scales& scales, Domain domain, const QString& unit, double longest, ValueSlots& all) {
  const double largest = scales.flow(domain);
  if (largest <= 0) return;
  const double round = roundBelow(largest);
  all.scales.push_back({formatValue(round, unit, 3), longest * round / largest, domain});
}

}  // namespace

double longestArrow(const Sheet& sheet) {
  std::vector<double> gaps;
  for (const WirePicture& wire : sheet.scene().wires()) {
    if (!factsOf(wire.domain).isMechanical || wire.points.size() != 2) continue;
    gaps.push_back(QLineF(wire.points[0], wire.points[1]).length() * sheet.view.scale());
  }
  const double usual = 20 * sheet.view.scale();
  double gap = usual;
  if (!gaps.empty()) {
    const auto quarter = gaps.begin() + static_cast<std::ptrdiff_t>(gaps.size() / 4);
    std::nth_element(gaps.begin(), quarter, gaps.end());
    gap = *quarter;
  }
  // On a short wire the two faces of the cut have a side each.
  constexpr double kOneSide = 30;
  const double half = gap / 2 - 5;
  return std::clamp(half < kOneSide ? std::min(gap - 12, kOneSide) : half, 12.0, 48.0);
}

void reserveFlowArrows(Sheet& sheet, const std::vector<Reading>& readings) {
  const double longest = longestArrow(sheet);
  for (const Reading& reading : readings) {
    if (flowColumn(reading) < 0) continue;
    for (const Lane& lane :
         lanes(sheet.view.toPixels(reading.at), turnedOver(reading.out), positiveOf(sheet, reading), reading.isGround))
      sheet.taken.take(lane.box(longest), kPin);
  }
}

void layOutFlowArrows(Sheet& sheet, const SlotSources& sources, ValueSlots& all) {
  const double longest = longestArrow(sheet);
  QHash<int, QString> units;
  for (size_t i = 0; i < sources.readings.size(); ++i) {
    const Reading& reading = sources.readings[i];
    if (flowColumn(reading) < 0) continue;
    addArrow(sheet, reading, sources.scales.flowAt(i), sources, longest, all);
    units.insert(static_cast<int>(reading.domain), all.arrows.back().drawn.unit);
  }
  for (const Domain domain : {Domain::translational, Domain::rotational, Domain::electrical, Domain::heat})
    if (units.contains(static_cast<int>(domain)))
      addScale(sources.scales, domain, units[static_cast<int>(domain)], longest, all);
}

}  // namespace armature::app
