#include "app/teaching/number_layout.h"

#include <algorithm>
#include <cmath>

#include "app/canvas/selected_parts.h"
#include "app/look/format.h"
#include "app/look/letters.h"
#include "app/look/theme.h"

namespace armature::app {
namespace {

constexpr double kCrowded = 0.6;  // of the zoom: below it much stays away until its part is looked at
constexpr double kTooSmall = 0.3;
constexpr double kOutside = 30;  // [px] from a free flange: about there its number is nobody else's

// The room for a number: as wide as what it needed so far in this run, what it says now, what it says at its largest,
// and at some instants between.
QSizeF roomOf(NumberSlot& slot, int64_t column, double now, double largest, double margin, const SlotSources& sources,
              const QFont& font) {
  constexpr uint64_t kSamples = 12;
  const auto needed = [&](double value) {
    const double badge = slot.isTurned ? badgeWidth(sources.texts.height(font)) : 0;
    return sources.texts.width(slot.text.words(slot.isTurned ? -value : value, slot.text.largest), font) + margin +
           badge;
  };
  const auto known = sources.rooms.constFind(slot.key);
  if (known != sources.rooms.constEnd()) {
    slot.room = *known;
  } else {
    slot.room = std::max(needed(-largest), slot.isTurned ? needed(largest) : 0.0);
    const results::Store& store = *sources.instant.store();
    const uint64_t rows = store.rowCount();
    if (column >= 0 && rows > 0)
      for (uint64_t k = 0; k < kSamples; ++k)
        slot.room = std::max(
            slot.room, needed(store.value(store.columns()[static_cast<size_t>(column)], (rows - 1) * k / kSamples)));
    sources.rooms.insert(slot.key, slot.room);
  }
  slot.room = std::max(slot.room, needed(now));
  return {slot.room, sources.texts.height(font) + (margin == kWireNumberMargin ? 2 : 0)};
}

QRectF centred(QPointF centre, QSizeF size) {
  return {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()};
}

// Places beside an arrow (from `near` to `far`) that lies on the far side of `at` from its wire: beyond it first, then
// past its ends, then farther away.
std::vector<QRectF> arrowPlaces(QPointF near, QPointF far, QPointF at, QSizeF size) {
  const QPointF middle = (near + far) / 2;
  const double w = size.width(), h = size.height();
  const bool isUpright = std::abs(far.y() - near.y()) > std::abs(far.x() - near.x());
  std::vector<QRectF> places;
  if (!isUpright) {
    const int beyond = middle.y() <= at.y() ? -1 : 1;
    for (const double rows : {0.0, 1.0, 2.0, 3.0})
      for (const int side : {beyond, -beyond}) {
        const double base = side == beyond ? middle.y() : 2 * at.y() - middle.y();
        const double y = base + side * (5 + h / 2 + rows * h);
        for (const double shift : {0.0, w / 4, -w / 4, w / 2, -w / 2})
          places.push_back(centred({middle.x() + shift, y}, size));
      }
  } else {
    const int beyond = middle.x() < at.x() ? -1 : 1;
    for (const double columns : {0.0, 0.5, 1.0})
      for (const int side : {beyond, -beyond}) {
        const double base = side == beyond ? middle.x() : 2 * at.x() - middle.x();
        const double x = base + side * (6 + w / 2 + columns * w);
        for (const double shift : {0.0, h, -h, 2 * h, -2 * h}) places.push_back(centred({x, middle.y() + shift}, size));
      }
  }
  // Where all of that is taken: farther off, with a line to the arrow.
  for (const double away : {44.0, 60.0})
    for (const QPointF& way : {QPointF(0, -1), QPointF(0, 1), QPointF(0.8, -0.8), QPointF(-0.8, -0.8),
                               QPointF(0.8, 0.8), QPointF(-0.8, 0.8)})
      places.push_back(centred(middle + QPointF(way.x() * (away + w / 2), way.y() * away), size));
  return places;
}

// Places for the number of an arrow beside a part: past its ends, then along both of its sides.
std::vector<QRectF> ratePlaces(const ArrowSlot& slot, QPointF near, QSizeF size) {
  const double w = size.width(), h = size.height();
  const QPointF middle = slot.isCentred ? near : near + slot.away * (slot.longest / 2);
  const double half = slot.isCentred ? slot.longest : slot.longest / 2;
  const bool isUpright = std::abs(slot.away.y()) > std::abs(slot.away.x());
  const double past = half + 4 + (isUpright ? h : w) / 2, beside = 7 + (isUpright ? w : h) / 2;
  const QPointF along = isUpright ? QPointF(0, 1) : QPointF(1, 0), across(along.y(), along.x());
  std::vector<QRectF> places;
  for (const double side : {1.0, -1.0}) places.push_back(centred(middle + along * side * past, size));
  for (const double away : {0.0, 12.0, 26.0, 42.0, 60.0})
    for (const double side : {-1.0, 1.0})
      for (const double shift : {0.0, 0.5, -0.5, 1.0, -1.0})
        places.push_back(centred(middle + across * side * (beside + away) + along * shift * past, size));
  return places;
}

// Places for the value of a connector without a wire: outside of its part first.
std::vector<QRectF> aroundPlaces(QPointF at, QPointF out, QSizeF size) {
  const double w = size.width() / 2 + 9, h = size.height() / 2 + 9;
  std::vector<QRectF> places{centred(at + QPointF(out.x() * w, out.y() * h), size)};
  for (const QPointF& shift : {QPointF(out.x() * w, h), QPointF(out.x() * w, -h), QPointF(0, h), QPointF(0, -h),
                               QPointF(w, 0), QPointF(-w, 0)})
    places.push_back(centred(at + shift, size));
  return places;
}

// Places for the value of a net along one of its wires: beside each piece that is long enough, the longest first.
void addWirePlaces(std::vector<QRectF>& places, const QPolygonF& points, QSizeF size) {
  std::vector<QLineF> pieces;
  for (int k = 0; k + 1 < points.size(); ++k) pieces.emplace_back(points[k], points[k + 1]);
  std::stable_sort(pieces.begin(), pieces.end(),
                   [](const QLineF& a, const QLineF& b) { return a.length() > b.length(); });
  for (const QLineF& piece : pieces) {
    if (piece.length() < 12 && &piece != &pieces.front()) break;
    const bool isUpright = std::abs(piece.dy()) > std::abs(piece.dx());
    const double away = isUpright ? size.width() / 2 + 5 : size.height() / 2 + 4;
    const QPointF across = isUpright ? QPointF(away, 0) : QPointF(0, away);
    for (const double share : {0.5, 0.3, 0.7})
      for (const double side : {1.0, -1.0}) places.push_back(centred(piece.pointAt(share) + across * side, size));
  }
}

QPolygonF toPixels(const CanvasView& view, const QPolygonF& points) {
  QPolygonF out;
  for (const QPointF& point : points) out << view.toPixels(point);
  return out;
}

// The point of a polygon that is nearest to a box.
QPointF nearestOn(const QPolygonF& points, const QRectF& box) {
  QPointF best = points.first();
  double least = 1e30;
  for (int k = 0; k + 1 < points.size(); ++k) {
    const QLineF piece(points[k], points[k + 1]);
    const double l2 = QPointF::dotProduct(piece.p2() - piece.p1(), piece.p2() - piece.p1());
    const double t = l2 > 0 ? QPointF::dotProduct(box.center() - piece.p1(), piece.p2() - piece.p1()) / l2 : 0;
    const QPointF p = piece.pointAt(std::clamp(t, 0.0, 1.0));
    if (const double d = QLineF(p, box.center()).length(); d < least) {
      least = d;
      best = p;
    }
  }
  return best;
}

// The drawn wires of a scene, by their ends and by their nets.
class WireIndex {
 public:
  explicit WireIndex(const std::vector<WirePicture>& wires) : wires_(wires) {
    for (size_t i = 0; i < wires.size(); ++i) {
      if (wires[i].points.size() < 2) continue;
      const int index = static_cast<int>(i);
      for (const QString& end : {wires[i].from, wires[i].to})
        if (!byEnd_.contains(end)) byEnd_.insert(end, index);
      byNet_[wires[i].net] << index;
    }
  }
  // Null for an end without a wire.
  const WirePicture* find(const QString& end) const {
    const auto found = byEnd_.constFind(end);
    return found == byEnd_.constEnd() ? nullptr : &wires_[static_cast<size_t>(*found)];
  }
  // All wires of a net [px].
  QRectF around(const Sheet& sheet, int net) const {
    QPolygonF all;
    for (const int wire : byNet_[net]) all << wires_[static_cast<size_t>(wire)].points;
    return toPixels(sheet.view, all).boundingRect();
  }
  std::vector<QRectF> placesAlong(const Sheet& sheet, int net, QSizeF size) const {
    std::vector<QRectF> places;
    for (const int wire : byNet_[net])
      addWirePlaces(places, toPixels(sheet.view, wires_[static_cast<size_t>(wire)].points), size);
    return places;
  }

 private:
  const std::vector<WirePicture>& wires_;
  QHash<QString, int> byEnd_;
  QHash<int, QVector<int>> byNet_;
};

// Whether what a number tells of is in sight, or nearly.
bool isNear(const Sheet& sheet, const QRectF& about) {
  constexpr double kBeyond = 40;  // [px]
  const QRectF sight = QRectF(sheet.view.rect()).adjusted(-kBeyond, -kBeyond, kBeyond, kBeyond);
  return about.left() <= sight.right() && sight.left() <= about.right() && about.top() <= sight.bottom() &&
         sight.top() <= about.bottom();
}

// A number of a part that is looked at is worth a line to it.
Sheet::Reach reachOf(bool isWanted) {
  return isWanted ? Sheet::Reach::far : Sheet::Reach::near;
}

// Whether the card of the selected part has that value, too.
bool isSaidByCard(const DiagramScene& scene, const ArrowSlot& slot) {
  const QSet<int>& parts = scene.selectedParts();
  return parts.size() == 1 && scene.selectedWires().isEmpty() && slot.follows.connector >= 0 &&
         slot.follows.part == *parts.begin();
}

// Whether a number can be read that nothing keeps off drawings: upon no other words, and with a line through none,
// wherever of some points what it tells of is.
bool isReadable(const Sheet& sheet, const QRectF& box, std::initializer_list<QPointF> abouts) {
  constexpr double kEnd = 8, kHalf = 1.5;  // [px] of the line that the arrow itself covers, and of its width
  if (sheet.taken.covers(box, kNumber)) return false;
  return std::ranges::all_of(abouts, [&](QPointF about) {
    const QLineF line(box.center(), about);
    const double end = 1 - kEnd / std::max(kEnd, line.length());
    return gapTo(box, about) <= kAway || !sheet.taken.crosses({line.p1(), line.pointAt(end)}, kHalf, kName);
  });
}

// The number of a potential or signal: along its wire, or about a connector without one, with which it goes.
WireSlot wireSlot(Sheet& sheet, const SlotSources& sources, const Reading& reading, const QString& end,
                  const WireIndex& index, bool isWanted) {
  const PartPicture& part = sheet.part(reading.connector.part);
  const WirePicture* wire = index.find(end);
  const auto& store = *sources.instant.store();
  WireSlot slot;
  slot.column = reading.potential;
  slot.number.key = "value " + end;
  slot.number.text.words = ColumnText(store.columns()[static_cast<size_t>(reading.potential)]);
  slot.number.text.largest = sources.scales.potential(reading.domain);
  const QSizeF size = roomOf(slot.number, reading.potential, sources.instant.value(reading.potential),
                             largestOf(store, reading.potential), kWireNumberMargin, sources, numberFont(sheet));
  const QPointF at = sheet.view.toPixels(reading.at);
  const auto places =
      wire ? index.placesAlong(sheet, wire->net, size) : aroundPlaces(at, turnedOver(reading.out), size);
  const auto anchorOf = [&](const QRectF& place) {
    return wire ? nearestOn(toPixels(sheet.view, wire->points), place) : at;
  };
  std::optional<QRectF> found = sheet.clearPlace(slot.number.key, places, anchorOf, reachOf(isWanted));
  slot.number.isShown = found || isWanted;
  if (!slot.number.isShown) return slot;
  if (!found) {
    found = sheet.settle(slot.number.key, places,
                         wire ? std::optional<QPointF>() : at + turnedOver(reading.out) * kOutside, Sheet::Reach::near);
    slot.number.isShown = isReadable(sheet, *found, {anchorOf(*found)});
    if (!slot.number.isShown) return slot;
  }
  const QRectF& box = *found;
  const QPointF anchor = anchorOf(box);
  sheet.taken.take(box, kNumber);
  sheet.takeLeader(box, anchor);
  slot.drawn.part = part.name;
  slot.drawn.connector =
      QString::fromStdString(part.connectors[static_cast<size_t>(reading.connector.connector)].info.name);
  slot.drawn.isOnWire = true;
  slot.drawn.ink = sources.theme.domain(reading.domain);
  slot.number.centre = box.center();
  if (wire) {
    if (reading.flow >= 0) slot.goesWith = reading.connector;
    slot.drawn.anchor = anchor;
    slot.drawn.hasLeader = gapTo(box, slot.drawn.anchor) > kAway;
  } else {
    // A flange without a wire always shows which one it is.
    slot.drawn.hasLeader = true;
    slot.follows = reading.connector;
    slot.number.centre -= at;
  }
  return slot;
}

}  // namespace

QSet<QString> lookedAt(const DiagramScene& scene) {
  constexpr qsizetype kFew = 3;  // of many that are selected none is looked at more than the others
  QSet<QString> names;
  if (scene.selectedParts().size() <= kFew) names = selectedNames(scene);
  const int hovered = scene.hovered().part;
  if (hovered >= 0 && static_cast<size_t>(hovered) < scene.parts().size())
    names << scene.parts()[static_cast<size_t>(hovered)].name;
  return names;
}

QPointF restingPlace(const Sheet& sheet, ConnectorRef ref) {
  return sheet.view.toPixels(ref.connector >= 0 ? sheet.scene().connector(ref).at : sheet.part(ref.part).rect.center());
}

bool isCrowded(double zoom) {
  return zoom < kCrowded;
}

QFont numberFont(const Sheet& sheet) {
  QFont font = sheet.view.font();
  font.setPixelSize(qRound(std::clamp(11 * sheet.view.zoom(), 11.0, 15.0) * letterScale(font)));
  return font;
}

QColor arrowInk(const DrawnArrow& arrow, const Theme& theme) {
  if (arrow.kind == DrawnArrow::Kind::velocity) return theme.isDark ? QColor("#2DD4BF") : QColor("#0F766E");
  if (arrow.kind == DrawnArrow::Kind::acceleration) return theme.isDark ? QColor("#C084FC") : QColor("#7E22CE");
  if (arrow.kind == DrawnArrow::Kind::voltage) return theme.domain(Domain::electrical);
  if (arrow.isAgainst) return theme.isDark ? QColor("#6CB6FF") : QColor("#0B62B8");
  return theme.isDark ? QColor("#FFB454") : QColor("#C2410C");
}

namespace {

// The reading that tells the number of each net: of a signal the first whose end has a unit, since a source's output
// has none where the input that it drives is a force.
QHash<int, const Reading*> toldReadings(const Sheet& sheet, const SlotSources& sources, const WireIndex& index) {
  QHash<int, const Reading*> told;
  const auto& columns = sources.instant.store()->columns();
  const auto hasUnit = [&](const Reading& reading) {
    return !columns[static_cast<size_t>(reading.potential)].unit.empty();
  };
  for (const Reading& reading : sources.readings) {
    if (reading.potential < 0) continue;
    const WirePicture* wire = index.find(QString::fromStdString(sheet.scene().endName(reading.connector)));
    if (!wire) continue;
    const Reading*& best = told[wire->net];
    if (!best || (!hasUnit(*best) && hasUnit(reading))) best = &reading;
  }
  return told;
}

}  // namespace

// Calls `visit` with each of some slots or readings, those of parts that are looked at first: they get the best places.
template <typename All, typename IsWanted, typename Visit>
static void wantedFirst(All& all, IsWanted isWanted, Visit visit) {
  for (const bool wanted : {true, false})
    for (auto& each : all)
      if (isWanted(each) == wanted) visit(each, wanted);
}

void layOutWireNumbers(Sheet& sheet, const SlotSources& sources, ValueSlots& all) {
  if (sheet.view.zoom() < 0.36) return;
  const QSet<QString> looked = lookedAt(sheet.scene());
  const WireIndex index(sheet.scene().wires());
  const QHash<int, const Reading*> told = toldReadings(sheet, sources, index);
  const auto isWanted = [&](const Reading& reading) {
    return looked.contains(sheet.part(reading.connector.part).name);
  };
  const auto layOut = [&](const Reading& reading, bool wanted, bool isFree) {
    if (reading.potential < 0) return;
    const QString end = QString::fromStdString(sheet.scene().endName(reading.connector));
    const WirePicture* wire = index.find(end);
    if (isFree == (wire != nullptr)) return;
    if (wire && told.value(wire->net) != &reading) return;
    if (!isNear(sheet, wire ? index.around(sheet, wire->net) : QRectF(sheet.view.toPixels(reading.at), QSizeF())))
      return;
    if (WireSlot slot = wireSlot(sheet, sources, reading, end, index, wanted); slot.number.isShown)
      all.wires.push_back(std::move(slot));
    else
      all.isShort = true;
  };
  // About a connector without a wire there are fewer places than along a wire.
  for (const bool isFree : {true, false})
    wantedFirst(sources.readings, isWanted,
                [&](const Reading& reading, bool wanted) { layOut(reading, wanted, isFree); });
}

void layOutArrowNumbers(Sheet& sheet, const SlotSources& sources, ValueSlots& all) {
  const double zoom = sheet.view.zoom();
  const QSet<QString> looked = lookedAt(sheet.scene());
  const QFont font = numberFont(sheet);
  const auto isWanted = [&](const ArrowSlot& slot) { return looked.contains(slot.drawn.part); };
  wantedFirst(all.arrows, isWanted, [&](ArrowSlot& slot, bool wanted) {
    if (!wanted && zoom < kTooSmall) return;
    const QPointF at = restingPlace(sheet, slot.follows), near = at + slot.near;
    if (!isNear(sheet, QRectF(at, QSizeF()))) return;
    const double largest = slot.column >= 0 ? largestOf(*sources.instant.store(), slot.column) : slot.largest;
    const QSizeF size =
        roomOf(slot.number, slot.column, valueOf(slot, sources.instant), largest, kArrowNumberMargin, sources, font);
    const QPointF far = near + slot.away * std::max(1.0, lengthOf(slot, largest));
    const auto places = slot.follows.connector < 0 ? ratePlaces(slot, near, size) : arrowPlaces(near, far, at, size);
    const QPointF middle = (near + far) / 2;
    // Past the end of an arrow beside a part a number is at home.
    const QPolygonF whole{slot.isCentred ? near - slot.away * slot.longest : near, near + slot.away * slot.longest};
    // The middle of an arrow comes nearer to its flange as its value falls: the line to it has to be free all the time.
    const QPointF shortest = near + slot.away * (lengthOf(slot, 2 * kZeroShare * slot.largest) / 2);
    const auto aboutOf = [&](const QRectF& place) {
      if (slot.follows.connector < 0) return nearestOn(whole, place);
      return sheet.isClear(place, shortest, reachOf(wanted)) ? middle : shortest;
    };
    std::optional<QRectF> box = sheet.clearPlace(slot.number.key, places, aboutOf, reachOf(wanted));
    // What the card of its part says needs no place upon a drawing.
    if (!box && wanted && !isSaidByCard(sheet.scene(), slot)) {
      const QRectF any = sheet.settle(slot.number.key, places, middle, Sheet::Reach::far, Sheet::Leader::clear);
      const QPointF about = aboutOf(any);
      if (isReadable(sheet, any, {about, slot.follows.connector < 0 ? about : shortest})) box = any;
    }
    if (!box) {
      all.isShort = true;
      return;
    }
    // What is zero all the time gets a number where somebody asks for it; else it keeps nothing else away.
    if (wanted || largest > kZeroShare * slot.largest) {
      sheet.taken.take(*box, kNumber);
      sheet.takeLeader(*box, aboutOf(*box));
    }
    slot.number.isShown = true;
    slot.number.centre = box->center() - at;
  });
}

}  // namespace armature::app
