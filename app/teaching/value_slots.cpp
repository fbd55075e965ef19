#include "app/teaching/value_slots.h"

#include <algorithm>
#include <cmath>

#include "app/teaching/number_layout.h"

namespace armature::app {
namespace {

constexpr double kShortest = 10;  // [px] as long as its head

// What is written now. False where it needs more room than was kept.
bool write(NumberSlot& slot, double value, double margin, const SlotSources& sources, const QFont& font) {
  SlotText& text = slot.text;
  if (slot.isTurned && value != 0) value = -value;
  if (text.text.isNull() || text.value != value) {
    text.value = value;
    text.text = text.words(value, text.largest);
    text.width = sources.texts.width(text.text, font) + margin;
    if (slot.isTurned) text.width += badgeWidth(sources.texts.height(font));
  }
  if (text.width <= slot.room + 0.5) return true;
  sources.rooms.insert(slot.key, text.width);
  return false;
}

QPointF placeOf(const Sheet& sheet, ConnectorRef ref) {
  if (ref.connector >= 0) return sheet.view.drawnAt(ref);
  const QPointF centre = sheet.part(ref.part).rect.center();
  const auto pose = sheet.view.poses().parts.constFind(ref.part);
  return sheet.view.toPixels(pose == sheet.view.poses().parts.constEnd() ? centre : pose->map(centre));
}

// Of the room of an arrow beside a part the point that is nearest to its number: it stays while the arrow changes.
QPointF nearestOfRoom(const ArrowSlot& slot, QPointF near, QPointF to) {
  const double along = QPointF::dotProduct(to - near, slot.away);
  return near + slot.away * std::clamp(along, slot.isCentred ? -slot.longest : 0.0, slot.longest);
}

bool fillArrow(ArrowSlot& slot, Sheet& sheet, const SlotSources& sources, const QFont& font, double height,
               const QSet<QString>& wanted) {
  const double value = valueOf(slot, sources.instant);
  if (!std::isfinite(value)) return true;
  const QPointF at = placeOf(sheet, slot.follows);
  const double length = lengthOf(slot, value);
  const double sense = value < 0 ? -1 : 1;
  const QPointF near = at + slot.near, far = near + (slot.isCentred ? slot.positive * sense : slot.away) * length;
  const bool isOutward = slot.isCentred || QPointF::dotProduct(slot.positive, slot.away) * sense > 0;
  DrawnArrow& arrow = sheet.drawn.arrows.emplace_back(slot.drawn);
  arrow.value = value;
  arrow.from = isOutward ? near : far;
  arrow.to = isOutward ? far : near;
  arrow.flange = at;
  arrow.isAgainst = arrow.line >= 0 && value < 0;
  // A dot says zero by itself.
  if (!slot.number.isShown || (length == 0 && !wanted.contains(arrow.part))) return true;
  const bool hasRoom = write(slot.number, value, kArrowNumberMargin, sources, font);
  DrawnNumber number;
  number.text = slot.number.text.text;
  number.part = arrow.part;
  number.connector = arrow.connector;
  const double width = slot.number.text.width;
  // It stays where it is while its arrow moves: so it can be read, and covers no name.
  const QPointF centre = restingPlace(sheet, slot.follows) + slot.number.centre;
  number.box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height);
  number.anchor =
      slot.follows.connector < 0 ? nearestOfRoom(slot, near, number.box.center()) : (arrow.from + arrow.to) / 2;
  // Its place was found for the widest text: a shorter one needs no line either.
  const double rest = (slot.number.room - width) / 2;
  number.hasLeader = gapTo(number.box.adjusted(-rest, 0, rest, 0), number.anchor) > kAway;
  number.ink = arrowInk(arrow, sources.theme);
  number.isTurned = slot.number.isTurned;
  sheet.drawn.numbers.push_back(std::move(number));
  return hasRoom;
}

// How far a connector is drawn from where it lies [px].
QPointF shiftOf(ConnectorRef ref, const Sheet& sheet) {
  return ref.isValid() ? placeOf(sheet, ref) - restingPlace(sheet, ref) : QPointF();
}

// The middle of a text of some width within the room that is kept for it: at the wire that it stands beside.
double middleOf(double width, double room, double middle, double wire) {
  const double rest = std::max(0.0, (room - width) / 2);
  const bool isBeside = std::abs(wire - middle) > room / 2;
  return isBeside ? middle + std::copysign(rest, wire - middle) : middle;
}

bool fillWire(WireSlot& slot, Sheet& sheet, const SlotSources& sources, const QFont& font, double height,
              const ViewMove& moved) {
  const bool hasRoom = write(slot.number, sources.instant.value(slot.column), kWireNumberMargin, sources, font);
  const bool isFree = slot.follows.isValid();
  const QPointF at = isFree ? sheet.view.drawnAt(slot.follows) : QPointF();
  DrawnNumber& number = sheet.drawn.numbers.emplace_back(slot.drawn);
  number.text = slot.number.text.text;
  const double width = slot.number.text.width;
  // That of a free flange goes along with it: else the part would run into it.
  const QPointF shift = shiftOf(slot.goesWith, sheet);
  QPointF centre = isFree ? at + slot.number.centre : moved.map(slot.number.centre) + shift;
  number.anchor = isFree ? at + number.anchor : moved.map(number.anchor) + shift;
  if (!number.hasLeader) centre.setX(middleOf(width, slot.number.room, centre.x(), number.anchor.x()));
  number.box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height);
  return hasRoom;
}

}  // namespace

double valueOf(const ArrowSlot& slot, const Instant& instant) {
  if (slot.others.empty()) return slot.factor * instant.value(slot.column);
  double sum = 0;
  for (const int64_t column : slot.others) sum -= instant.value(column);
  return sum;
}

double lengthOf(const ArrowSlot& slot, double value) {
  const double share = slot.largest > 0 ? std::abs(value) / slot.largest : 0;
  return share < kZeroShare ? 0 : std::max(kShortest, slot.longest * std::min(1.0, share));
}

bool fillSlots(ValueSlots& all, Sheet& sheet, const SlotSources& sources, const ViewMove& moved) {
  const QFont font = numberFont(sheet);
  const double height = sources.texts.height(font);
  const QSet<QString> wanted = lookedAt(sheet.scene());
  bool hasRoom = true;
  for (WireSlot& slot : all.wires) hasRoom = fillWire(slot, sheet, sources, font, height + 2, moved) && hasRoom;
  for (ArrowSlot& slot : all.arrows) hasRoom = fillArrow(slot, sheet, sources, font, height, wanted) && hasRoom;
  for (const DrawnScale& scale : all.scales) sheet.drawn.scales.push_back(scale);
  return hasRoom;
}

}  // namespace armature::app
