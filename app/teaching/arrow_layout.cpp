#include "app/teaching/arrow_layout.h"

#include <array>
#include <cmath>

#include "app/look/domain_facts.h"
#include "app/look/format.h"

namespace armature::app {
namespace {

constexpr double kZero = 1e-3;    // of the scale: below it an arrow is a dot
constexpr double kShortest = 10;  // [px] as long as its head
constexpr double kAway = 8;       // [px] from the wire

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

// The longest arrow [px]: two of them fit into most gaps between parts.
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
  return std::clamp(gap / 2 - 5, 12.0, 48.0);
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
    const QPointF side = isLying ? QPointF(0, -kAway) : QPointF(kAway, 0);
    return {Lane{at + out * 4 + side, out}, Lane{at + out * 4 - side, out}};
  }
  const QPointF foot = at + out * kAway;
  return {Lane{foot + along * 5, along}, Lane{foot - along * 5, -along}};
}

double lengthOf(double value, double largest, double longest) {
  const double share = largest > 0 ? std::abs(value) / largest : 0;
  return share < kZero ? 0 : std::max(kShortest, longest * std::min(1.0, share));
}

void addArrow(Sheet& sheet, const Reading& reading, const Instant& instant, const Scales& scales, double longest) {
  const double value = flowOf(reading, instant);
  const double largest = scales.flow(reading.domain);
  if (!std::isfinite(value)) return;
  const bool isOnLine = reading.line >= 0;
  const PartPicture& part = sheet.part(reading.connector.part);
  const ConnectorPicture& connector = part.connectors[static_cast<size_t>(reading.connector.connector)];
  const QPointF at = sheet.view.drawnAt(reading.connector), out = turnedOver(reading.out);
  // Positive: along the line; of a pin or port into the part.
  const QPointF positive = isOnLine ? turnedOver(sheet.lines.all[static_cast<size_t>(reading.line)].direction) : -out;
  const auto both = lanes(at, out, positive, reading.isGround);
  const std::array<QRectF, 2> places{both[0].box(longest), both[1].box(longest)};
  const QString end = part.name + '.' + QString::fromStdString(connector.info.name);
  const Lane& lane = both[static_cast<size_t>(sheet.choose("side " + end, places))];

  const double length = lengthOf(value, largest, longest);
  const QPointF way = positive * (value < 0 ? -1 : 1);
  const QPointF far = lane.near + lane.away * length;
  const bool isOutward = QPointF::dotProduct(way, lane.away) > 0;
  DrawnArrow arrow;
  arrow.domain = reading.domain;
  arrow.part = part.name;
  arrow.connector = QString::fromStdString(connector.info.name);
  arrow.quantity = quantityOf(reading.domain);
  arrow.value = value;
  arrow.unit = QString::fromStdString(instant.store()->columns()[static_cast<size_t>(flowColumn(reading))].unit);
  arrow.from = isOutward ? lane.near : far;
  arrow.to = isOutward ? far : lane.near;
  arrow.flange = at;
  arrow.line = reading.line;
  arrow.isAgainst = isOnLine && value < 0;
  arrow.isTurning = reading.domain == Domain::rotational;
  sheet.taken.take(length > 0 ? lane.box(length) : QRectF(lane.near, QSizeF()).adjusted(-3, -3, 3, 3), kArrow);
  sheet.drawn.arrows.push_back(std::move(arrow));
}

void addScale(Sheet& sheet, const Scales& scales, Domain domain, const QString& unit, double longest) {
  const double largest = scales.flow(domain);
  if (largest <= 0) return;
  const double round = roundBelow(largest);
  sheet.drawn.scales.push_back({formatValue(round, unit, 3), longest * round / largest, domain});
}

}  // namespace

void layOutValueArrows(Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant,
                       const Scales& scales) {
  const double longest = longestArrow(sheet);
  QHash<int, QString> units;
  for (const Reading& reading : readings) {
    const int64_t column = flowColumn(reading);
    if (column < 0) continue;
    addArrow(sheet, reading, instant, scales, longest);
    units.insert(static_cast<int>(reading.domain),
                 QString::fromStdString(instant.store()->columns()[static_cast<size_t>(column)].unit));
  }
  for (const Domain domain : {Domain::translational, Domain::rotational, Domain::electrical, Domain::heat})
    if (units.contains(static_cast<int>(domain)))
      addScale(sheet, scales, domain, units[static_cast<int>(domain)], longest);
}

}  // namespace armature::app
