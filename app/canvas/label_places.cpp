#include "app/canvas/label_places.h"

#include <QFontMetricsF>
#include <algorithm>
#include <climits>
#include <cmath>
#include <optional>

#include "app/canvas/cell_grid.h"
#include "app/canvas/connector_ring.h"
#include "app/canvas/diagram_scene.h"
#include "app/canvas/line_box.h"
#include "app/canvas/start_mark.h"

namespace armature::app {

namespace {

constexpr double kGap = 1.4;  // between an icon and its label [unit]
// What a label covers counts by how much it hurts to read.
constexpr int kWire = 3, kIcon = 4, kLabel = 24, kConnector = 2;  // of two labels upon each other neither is read

constexpr size_t kMostParts = 300;  // beyond, names stay at their first choice: here each looks at all others

constexpr double kFarthest = 1e9;  // [unit]
constexpr QRectF kEverywhere{-kFarthest, -kFarthest, 2 * kFarthest, 2 * kFarthest};

using Candidate = std::pair<LabelSide, QRectF>;

// The places about an icon in the order of preference; diagram coordinates, so that `top` is the lower edge.
std::vector<Candidate> candidates(const QRectF& r, double width, double height) {
  const double x = r.center().x(), y = r.center().y() - height / 2, aside = 2.2;
  const double below = r.top() - kGap - height, above = r.bottom() + kGap;
  return {{LabelSide::below, {x - width / 2, below, width, height}},
          {LabelSide::above, {x - width / 2, above, width, height}},
          {LabelSide::belowRight, {x + aside, below, width, height}},
          {LabelSide::right, {r.right() + 2, y, width, height}},
          {LabelSide::aboveRight, {x + aside, above, width, height}},
          {LabelSide::belowLeft, {x - aside - width, below, width, height}},
          {LabelSide::left, {r.left() - 2 - width, y, width, height}},
          {LabelSide::aboveLeft, {x - aside - width, above, width, height}}};
}

// Where a label goes that is in the way at each of those: along a side of the icon, or farther off.
struct Farther {
  LabelSide side;
  QPointF shift;
};
constexpr double kPlaceStep = 2, kFarOff = 6;  // [unit]
constexpr double kApart = 1;                   // from what is there: how large letters are is known about [unit]

// The nearest first. What goes along a side stays beside the icon.
std::vector<Farther> fartherPlaces(const QRectF& r, double width, double height) {
  std::vector<Farther> places;
  const auto add = [&](double reach, double off, auto at) {
    for (double along = 0; along < reach; along += kPlaceStep)
      for (const double way : along > 0 ? std::vector{along, -along} : std::vector{along})
        if (along > 0 || off > 0) at(way);
  };
  for (double off = 0; off <= kFarOff; off += kPlaceStep) {
    add((r.width() + width) / 2 - kPlaceStep, off, [&](double along) {
      places.push_back({LabelSide::below, {along, -off}});
      places.push_back({LabelSide::above, {along, off}});
    });
    add((r.height() + height) / 2, off, [&](double along) {
      places.push_back({LabelSide::right, {off, along}});
      places.push_back({LabelSide::left, {-off, along}});
    });
  }
  std::ranges::stable_sort(places, {}, [](const Farther& place) { return place.shift.manhattanLength(); });
  return places;
}

double distanceOf(const QRectF& a, const QRectF& b) {
  const double x = std::max({0.0, a.left() - b.right(), b.left() - a.right()});
  const double y = std::max({0.0, a.top() - b.bottom(), b.top() - a.bottom()});
  return std::hypot(x, y);
}

// What of a label covers something: letters do not reach its edge.
QRectF inked(const QRectF& label) {
  return label.adjusted(0.3, 0.3, -0.3, -0.3);
}

QRectF around(QPointF point, double half) {
  return {point.x() - half, point.y() - half, 2 * half, 2 * half};
}

}  // namespace

double NameWidths::of(const QString& name) {
  constexpr qsizetype kMostNames = 20'000;
  auto found = known_.constFind(name);
  if (found == known_.constEnd()) {
    QFont names;
    names.setPixelSize(110);  // ten times what is written at a zoom of 100 %
    if (known_.size() >= kMostNames) known_.clear();
    found = known_.insert(name, QFontMetricsF(names).horizontalAdvance(name) / 10);
  }
  return *found;
}

FreePlaces LabelPlaces::taken() const {
  return takenWithin(kEverywhere);
}

FreePlaces LabelPlaces::takenWithin(const QRectF& area) const {
  FreePlaces places(20);
  const auto take = [&](const QRectF& box, int weight) {
    if (box.intersects(area)) places.take(box, weight);
  };
  for (const WirePicture& wire : wires_)
    for (int k = 0; k + 1 < wire.points.size(); ++k)
      take(lineBox(wire.points[k], wire.points[k + 1], wire.bus.isBus ? 0.8 : 0.4), kWire);
  for (const NotePicture& note : notes_.all())
    for (const QRectF& line : note.lines) take(line, kLabel);
  for (const PartPicture& part : parts_) {
    take(part.drawn.adjusted(0.5, 0.5, -0.5, -0.5), kIcon);
    for (const ConnectorPicture& c : part.connectors)
      if (c.isVisible) take(around(c.at, hasRing(c) ? kRingRoom : c.info.causality.empty() ? 1.3 : 1.9), kConnector);
    if (part.labelOffset) take(part.labelRect, kLabel);
    if (part.hasStartValues) take(startMarkRoom(part, kPixelsPerUnit * scale_.letters / scale_.text), kLabel);
  }
  return places;
}

double LabelPlaces::widthOf(const PartPicture& part) const {
  return std::max(8.0, widths_.of(part.name) / kPixelsPerUnit * scale_.text);
}

double LabelPlaces::widthWithValues(const PartPicture& part) const {
  const double letter = 2.05 * scale_.text;  // [unit]
  double width = widthOf(part);
  constexpr double kBetween = 0.8;  // of a letter: two that stand side by side are not read as one
  for (const QString& text : part.values)
    width = std::max(width, (static_cast<double>(text.size()) * 0.9 + kBetween) * letter);
  return width;
}

double LabelPlaces::heightWithValues(const PartPicture& part) const {
  return lineHeight() * (1 + 0.9 * static_cast<double>(part.values.size()));
}

// Where labels may come to lie that have to find their place.
QRectF LabelPlaces::searched() const {
  QRectF area;
  for (const PartPicture& part : parts_) {
    if (part.labelOffset) continue;
    for (const auto& [side, box] : candidates(part.drawn, widthWithValues(part), heightWithValues(part))) area |= box;
  }
  constexpr double kRim = kFarOff + kPlaceStep;
  return area.isEmpty() || parts_.size() > kMostParts ? area : area.adjusted(-kRim, -kRim, kRim, kRim);
}

void LabelPlaces::placeAll() {
  for (PartPicture& part : parts_)
    if (part.labelOffset) {
      const QPointF top = part.rect.center() + *part.labelOffset;
      const double width = widthOf(part);
      part.labelRect = {top.x() - width / 2, top.y() - lineHeight(), width, lineHeight()};
    }
  const QRectF area = searched();
  if (area.isEmpty()) return;
  const FreePlaces fixed = takenWithin(area);
  FreePlaces places = fixed;
  for (PartPicture& part : parts_) {
    if (part.labelOffset) continue;
    choose(part, [&](const QRectF& box) { return places.cost(box); });
    if (const QRectF box = inked(part.labelRect); box.intersects(area)) places.take(box, kLabel);
  }
  if (parts_.size() > kMostParts) return;
  settle(fixed);
  searchFarther(fixed);
}

// The first come has had its choice: where a name covers something because of another one that could as well be
// elsewhere, that one goes there.
void LabelPlaces::settle(const FreePlaces& fixed) {
  for (size_t k = 0; k < parts_.size(); ++k)
    if (!parts_[k].labelOffset) makeWay(k, fixed);
}

bool LabelPlaces::makeWay(size_t part, const FreePlaces& fixed) {
  const auto costOf = [&](size_t index, const QRectF& box) {
    int cost = fixed.cost(box);
    for (size_t k = 0; k < parts_.size(); ++k)
      if (k != index && !parts_[k].labelOffset && inked(parts_[k].labelRect).intersects(box)) cost += kLabel;
    return cost;
  };
  PartPicture& mine = parts_[part];
  const int before = costOf(part, mine.labelRect);
  if (before == 0) return false;
  const PartPicture kept = mine;
  struct Way {
    int cost = 0;
    size_t other = 0;
    PartPicture mine, moved;
  };
  std::optional<Way> best;
  for (const auto& [side, box] : candidates(mine.drawn, kept.labelRect.width(), kept.labelRect.height())) {
    std::vector<size_t> inTheWay;
    for (size_t k = 0; k < parts_.size(); ++k)
      if (k != part && !parts_[k].labelOffset && inked(parts_[k].labelRect).intersects(box)) inTheWay.push_back(k);
    if (inTheWay.size() != 1) continue;
    PartPicture& other = parts_[inTheWay.front()];
    const PartPicture keptOther = other;
    const int all = before + costOf(inTheWay.front(), other.labelRect);
    mine.labelRect = box, mine.labelSide = side;
    const int moved = choose(other, [&](const QRectF& place) { return costOf(inTheWay.front(), place); });
    const int both = moved + costOf(part, box);
    if (both < all && other.hasRoomForValues == keptOther.hasRoomForValues && (!best || both - all < best->cost))
      best = Way{both - all, inTheWay.front(), mine, other};
    mine = kept, other = keptOther;
  }
  if (!best) return false;
  mine = std::move(best->mine), parts_[best->other] = std::move(best->moved);
  return true;
}

// Names that cover something at every side of their icon.
void LabelPlaces::searchFarther(const FreePlaces& fixed) {
  FreePlaces all = fixed;
  for (const PartPicture& part : parts_)
    if (!part.labelOffset) all.take(inked(part.labelRect), kLabel);
  for (PartPicture& part : parts_) {
    if (part.labelOffset) continue;
    const QRectF own = inked(part.labelRect);
    const Cost cost = [&](const QRectF& box) { return all.cost(box) - (own.intersects(box) ? kLabel : 0); };
    if (cost(part.labelRect) == 0) continue;
    moveAway(part, cost);
    all.take(inked(part.labelRect), kLabel);
  }
}

void LabelPlaces::moveAway(PartPicture& part, const Cost& cost) const {
  int least = cost(part.labelRect);
  for (const bool hasValues : {true, false}) {
    if (hasValues && (!areValuesShown() || part.values.isEmpty())) continue;
    const double width = hasValues ? widthWithValues(part) : widthOf(part);
    const double height = hasValues ? heightWithValues(part) : lineHeight();
    const std::vector<Candidate> sides = candidates(part.drawn, width, height);
    for (const auto& [side, shift] : fartherPlaces(part.drawn, width, height)) {
      const QRectF box = std::ranges::find(sides, side, &Candidate::first)->second.translated(shift);
      const int count = cost(box.adjusted(-kApart, -kApart, kApart, kApart));
      if (count >= least || !isNearest(part, box)) continue;
      least = count;
      part.labelRect = box, part.labelSide = side, part.labelShift = shift;
      part.hasRoomForValues = hasValues;
    }
    if (least == 0) return;
  }
}

// Whether a label is read as that of its part rather than of another one.
bool LabelPlaces::isNearest(const PartPicture& part, const QRectF& label) const {
  const double own = distanceOf(part.drawn, label);
  return std::ranges::none_of(
      parts_, [&](const PartPicture& other) { return &other != &part && distanceOf(other.drawn, label) < own; });
}

// The name goes below the icon unless something is there; the lines of values give way before the name does.
int LabelPlaces::choose(PartPicture& part, const Cost& cost) const {
  int least = INT_MAX;
  part.hasRoomForValues = false;
  for (const bool hasValues : {true, false}) {
    if (hasValues && !areValuesShown()) continue;
    const double width = hasValues ? widthWithValues(part) : widthOf(part);
    const double height = hasValues ? heightWithValues(part) : lineHeight();
    for (const auto& [side, box] : candidates(part.drawn, width, height)) {
      const int count = cost(box);
      // Where something is covered in any case, the shorter label covers less.
      const bool isShorter = !hasValues && part.hasRoomForValues && count == least;
      if (count >= least && !isShorter) continue;
      least = count;
      part.labelRect = box;
      part.labelSide = side;
      part.labelShift = {};
      part.hasRoomForValues = hasValues;
    }
    if (least == 0 || part.values.isEmpty()) break;
  }
  return least;
}

}  // namespace armature::app
