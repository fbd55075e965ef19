#include "app/teaching/rate_layout.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "app/look/format.h"
#include "app/teaching/part_icons.h"
#include "app/teaching/sign_table.h"

namespace armature::app {
namespace {

constexpr double kRateThick = 11;  // [px] room across an arrow

std::optional<DrawnArrow::Kind> kindOf(const SignRow& row) {
  if (row.at != "part") return std::nullopt;
  if (row.axis == SignAxis::path)
    return row.quantity == "voltage" ? std::optional(DrawnArrow::Kind::voltage) : std::nullopt;
  if (row.axis != SignAxis::line && row.axis != SignAxis::against) return std::nullopt;
  if (row.quantity.endsWith("velocity")) return DrawnArrow::Kind::velocity;
  if (row.quantity.endsWith("acceleration")) return DrawnArrow::Kind::acceleration;
  return std::nullopt;
}

const ConnectorPicture* find(const PartPicture& part, const QString& name) {
  for (const ConnectorPicture& c : part.connectors)
    if (c.isVisible && QString::fromStdString(c.info.name) == name) return &c;
  return nullptr;
}

// The line that a part's own motion is counted on.
int lineOf(const Sheet& sheet, int index, Domain domain) {
  const auto& connectors = sheet.part(index).connectors;
  for (size_t k = 0; k < connectors.size(); ++k)
    if (connectors[k].info.domain == domain)
      if (const int line = sheet.lines.byFlange.value(Lines::key({index, static_cast<int>(k)}), -1); line >= 0)
        return line;
  return -1;
}

// The way of a positive value [px]; nothing where the picture has none.
std::optional<QPointF> rateWayOf(const Sheet& sheet, int index, const SignRow& row, int line) {
  if (row.axis != SignAxis::path) {
    if (line < 0) return std::nullopt;
    const QPointF r = turnedOver(sheet.lines.all[static_cast<size_t>(line)].direction);
    return row.axis == SignAxis::against ? -r : r;
  }
  const ConnectorPicture *from = find(sheet.part(index), row.from), *to = find(sheet.part(index), row.to);
  if (!from || !to) return std::nullopt;
  const QPointF v = turnedOver(to->at - from->at);
  const double length = std::hypot(v.x(), v.y());
  if (length < 1e-9) return std::nullopt;
  // Along the side of the icon that it follows more.
  return std::abs(v.x()) >= std::abs(v.y()) ? QPointF(v.x() < 0 ? -1 : 1, 0) : QPointF(0, v.y() < 0 ? -1 : 1);
}

// Rows beside the icon for an arrow about its middle: over it and under it (or right and left), near it first.
std::vector<QRectF> ratePlacesBeside(const QRectF& icon, QPointF way, double half) {
  const bool isUpright = std::abs(way.y()) > 0.5;
  std::vector<QRectF> places;
  for (const double away : {8.0, 14.0, 20.0, 27.0, 35.0})
    for (const int side : {-1, 1}) {
      const double across = (isUpright ? icon.width() : icon.height()) / 2 + away;
      const QPointF middle = icon.center() + (isUpright ? QPointF(-side * across, 0) : QPointF(0, side * across));
      const QSizeF size = isUpright ? QSizeF(kRateThick, 2 * half) : QSizeF(2 * half, kRateThick);
      places.emplace_back(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height());
    }
  return places;
}

// Of the places beside a part those that are not as near to another one; the nearest ones where there are none: an
// arrow between two rows of parts is read as that of the nearer.
std::vector<QRectF> ownPlaces(const PartIcons& icons, int part, std::vector<QRectF> places) {
  std::vector<QRectF> own;
  std::ranges::remove_copy_if(places, std::back_inserter(own), [&](const QRectF& box) {
    return icons.isOtherWithin(gapBetween(box, icons.of(part)), box, part);
  });
  if (!own.empty()) return own;
  places.resize(2);
  return places;
}

ArrowSlot slotOf(const Sheet& sheet, int index, const SignRow& row, DrawnArrow::Kind kind, int line, QPointF way) {
  ArrowSlot slot;
  slot.follows = {index, -1};
  slot.positive = slot.away = way;
  slot.isCentred = kind != DrawnArrow::Kind::voltage;
  slot.drawn.kind = kind;
  slot.drawn.domain = line >= 0 ? sheet.lines.all[static_cast<size_t>(line)].domain : Domain::electrical;
  slot.drawn.part = sheet.part(index).name;
  slot.drawn.quantity = row.quantity;
  slot.drawn.variable = row.variable;
  slot.drawn.line = line;
  slot.drawn.isTurning = slot.drawn.domain == Domain::rotational;
  return slot;
}

// The slots of one part, without places: at most one for each quantity.
std::vector<ArrowSlot> slotsOf(const Sheet& sheet, int index, const results::Store& store, const QString& prefix,
                               const Glasses& glasses) {
  std::vector<ArrowSlot> found;
  const PartPicture& part = sheet.part(index);
  if (!part.info || part.isDisabled) return found;
  for (const SignRow& row : SignTable::shipped().rowsOf(*part.info)) {
    const auto kind = kindOf(row);
    if (!kind) continue;
    const bool isTurning = row.quantity.startsWith("ang");
    const int line = *kind == DrawnArrow::Kind::voltage
                         ? -1
                         : lineOf(sheet, index, isTurning ? Domain::rotational : Domain::translational);
    const auto way = rateWayOf(sheet, index, row, line);
    const bool isThere = std::any_of(found.begin(), found.end(), [&](const ArrowSlot& s) {
      return s.drawn.quantity == row.quantity && *kind != DrawnArrow::Kind::voltage;
    });
    const int64_t column = store.find((prefix + part.name + '.' + row.variable).toStdString());
    if (!way || isThere || column < 0) continue;
    ArrowSlot slot = slotOf(sheet, index, row, *kind, line, *way);
    slot.column = column;
    slot.drawn.unit = QString::fromStdString(store.columns()[static_cast<size_t>(column)].unit);
    slot.number.text.words = ColumnText(store.columns()[static_cast<size_t>(column)]);
    slot.number.isTurned = glasses.turn(prefix + part.name + '.' + row.variable);
    slot.number.key = "rate " + part.name + '.' + row.variable;
    found.push_back(std::move(slot));
  }
  return found;
}

void place(Sheet& sheet, ArrowSlot& slot, const PartIcons& icons) {
  const int part = slot.follows.part;
  const QRectF& icon = icons.of(part);
  const bool isUpright = std::abs(slot.positive.y()) > 0.5;
  slot.longest = std::clamp((isUpright ? icon.height() : icon.width()) * (slot.isCentred ? 0.45 : 0.8), 14.0, 48.0);
  const double half = slot.isCentred ? slot.longest : slot.longest / 2;
  const auto places = ownPlaces(icons, part, ratePlacesBeside(icon, slot.positive, half));
  const QRectF box = places[static_cast<size_t>(sheet.choose(slot.number.key + " side", places))];
  sheet.taken.take(box, kArrow);
  slot.near = box.center() - icon.center();
  if (!slot.isCentred) slot.near -= slot.positive * half;
}

QString nameOf(const QString& quantity) {
  if (quantity == "velocity") return QObject::tr("velocity");
  if (quantity == "acceleration") return QObject::tr("acceleration");
  if (quantity == "angular velocity") return QObject::tr("angular velocity");
  if (quantity == "angular acceleration") return QObject::tr("angular acceleration");
  return QObject::tr("voltage");
}

}  // namespace

void layOutRateArrows(Sheet& sheet, const SlotSources& sources, const QString& prefix, ValueSlots& all) {
  const results::Store& store = *sources.instant.store();
  const size_t first = all.arrows.size();
  QMap<QString, double> largest;  // by quantity
  for (size_t i = 0; i < sheet.scene().parts().size(); ++i)
    for (ArrowSlot& slot : slotsOf(sheet, static_cast<int>(i), store, prefix, sources.glasses)) {
      double& most = largest[slot.drawn.quantity];
      most = std::max(most, largestOf(store, slot.column));
      all.arrows.push_back(std::move(slot));
    }
  const PartIcons icons(sheet);
  QMap<QString, const ArrowSlot*> samples;
  for (size_t i = first; i < all.arrows.size(); ++i) {
    ArrowSlot& slot = all.arrows[i];
    slot.largest = slot.number.text.largest = largest[slot.drawn.quantity];
    place(sheet, slot, icons);
    if (!samples.contains(slot.drawn.quantity)) samples.insert(slot.drawn.quantity, &slot);
  }
  for (const ArrowSlot* slot : samples) {
    if (slot->largest <= 0) continue;
    const double round = roundBelow(slot->largest);
    const QString text = nameOf(slot->drawn.quantity) + ' ' + formatValue(round, slot->drawn.unit, 3);
    all.scales.push_back({text, lengthOf(*slot, round), slot->drawn.domain, slot->drawn.kind, false});
  }
}

}  // namespace armature::app
