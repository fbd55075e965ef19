#include "app/teaching/sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "app/canvas/message_badge.h"
#include "app/canvas/start_mark.h"

namespace armature::app {
namespace {

constexpr int kHidden = 200;  // what cannot be seen at all

// [line heights]: words farther off are looked for, not read; those that somebody has asked for may be.
constexpr double kFarthestRead = 4.5, kFarthestSought = 6.5;

// Distances from the usual place [line heights]: where a drawing would be covered, and where words would.
constexpr std::array kNear = {1.3, 2.0, 3.0, 4.2, 5.6};
constexpr std::array kFar = {7.2, 9.0, 11.0};
// Closer together: where words must cover nothing at all.
constexpr std::array kClose = {0.9, 1.1, 1.3, 1.6, 2.0, 2.4, 2.8, 3.2, 3.7, 4.2, 4.8};

// Places round about one that the view shows, the nearest to `anchor` first.
void addRings(std::vector<QRectF>& places, const QRectF& middle, QPointF anchor, const QRectF& view,
              std::span<const double> rings) {
  constexpr int kAngles = 12;
  static const std::array<QPointF, kAngles> ways = [] {
    std::array<QPointF, kAngles> made;
    for (int k = 0; k < kAngles; ++k) {
      const double angle = 2 * std::numbers::pi * k / kAngles;
      made[static_cast<size_t>(k)] = {std::cos(angle), -std::sin(angle)};
    }
    return made;
  }();
  std::vector<std::pair<double, QRectF>> found;  // with how far it is from the anchor
  found.reserve(rings.size() * kAngles);
  for (const double ring : rings)
    for (const QPointF way : ways) {
      const double r = ring * std::min(middle.height(), 24.0);
      // Words are wider than high: a ring is, too.
      const QRectF place = middle.translated((r + middle.width() / 4) * way.x(), (r + middle.height() / 4) * way.y());
      if (view.contains(place)) found.emplace_back(gapTo(place, anchor), place);
    }
  std::ranges::stable_sort(found, {}, &std::pair<double, QRectF>::first);
  for (const auto& [gap, place] : found) places.push_back(place);
}

// All places about a point, close together, that the view shows.
void addGrid(std::vector<QRectF>& places, const QRectF& middle, QPointF anchor, const QRectF& view) {
  constexpr double kStep = 6;  // [px]
  const double up = (kFarthestSought + 0.5) * middle.height(), aside = up + middle.width() / 2;
  for (double y = -up; y <= up; y += kStep)
    for (double x = -aside; x <= aside; x += kStep) {
      const QRectF place = middle.translated(anchor + QPointF(x, y) - middle.center());
      if (view.contains(place)) places.push_back(place);
    }
}

// The edges of the view, beyond which nothing can be read, and what floats over it.
void takeHidden(FreePlaces& taken, const CanvasView& view, const QRectF& sight) {
  constexpr double kEdge = 3;  // [px] within which words look cut off
  const QRectF area = QRectF(view.rect()).adjusted(kEdge, kEdge, -kEdge, -kEdge);
  taken.take({sight.topLeft(), QPointF(area.left(), sight.bottom())}, kHidden);
  taken.take({QPointF(area.right(), sight.top()), sight.bottomRight()}, kHidden);
  taken.take({sight.topLeft(), QPointF(sight.right(), area.top())}, kHidden);
  taken.take({QPointF(sight.left(), area.bottom()), sight.bottomRight()}, kHidden);
  for (const QWidget* over : view.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
    if (over->isVisible()) taken.take(over->geometry(), kHidden);
}

// The frame of a selected part with its handles.
void takeFrame(FreePlaces& taken, const QRectF& icon) {
  constexpr double kHalf = 4;  // [px] of a handle
  const QRectF out = icon.adjusted(-kHalf, -kHalf, kHalf, kHalf);
  taken.take({out.left(), out.top(), out.width(), 2 * kHalf}, kSelection);
  taken.take({out.left(), out.bottom() - 2 * kHalf, out.width(), 2 * kHalf}, kSelection);
  taken.take({out.left(), out.top(), 2 * kHalf, out.height()}, kSelection);
  taken.take({out.right() - 2 * kHalf, out.top(), 2 * kHalf, out.height()}, kSelection);
}

// The line from words that stand off to what they are about, but for its ends, where the words and the drawing
// themselves are; null where there is none.
QLineF leaderOf(const QRectF& box, QPointF about) {
  constexpr double kEnd = 8;  // [px]
  if (gapTo(box, about) <= kAway) return {};
  const QLineF line(box.center(), about);
  const double length = line.length();
  // Where it leaves the words.
  const double x = std::abs(line.dx()) > 0 ? box.width() / 2 / std::abs(line.dx()) : 1;
  const double y = std::abs(line.dy()) > 0 ? box.height() / 2 / std::abs(line.dy()) : 1;
  const double from = std::min({x, y, 1.0}), to = 1 - kEnd / length;
  if (from >= to) return {};
  return {line.pointAt(from), line.pointAt(to)};
}

}  // namespace

int Sheet::costOf(const QRectF& place, std::optional<QPointF> about, int limit) const {
  constexpr int kCrossed = 2;   // less than words upon a part
  constexpr double kLong = 45;  // [px] of a line to words: each of it costs as much as half a wire
  constexpr double kHalf = 1.5;
  if (!about) return taken.cost(place, limit);
  const int length = static_cast<int>(gapTo(place, *about) / kLong);
  const int sum = length < limit ? length + taken.cost(place, limit - length) : length;
  if (sum + kCrossed > limit) return sum;
  const QLineF leader = leaderOf(place, *about);
  return !leader.isNull() && taken.crosses(leader, kHalf, kName) ? sum + kCrossed : sum;
}

bool Sheet::isClear(const QRectF& place, QPointF about, Reach reach, int least) const {
  constexpr double kHalf = 1.5;  // [px]
  const double farthest = reach == Reach::near ? kFarthestRead : kFarthestSought;
  if (gapTo(place, about) > farthest * place.height() || taken.covers(place, least)) return false;
  const QLineF leader = leaderOf(place, about);
  if (leader.isNull()) return true;
  if (taken.crosses(leader, kHalf, kName)) return false;
  // Its end, beside the drawing itself, may lie on a name all the same.
  const QRectF end = QRectF(leader.p2(), about).normalized().adjusted(-kHalf, -kHalf, kHalf, kHalf);
  for (size_t part = 0; part < scene().parts().size(); ++part)
    if (view.besideParts().label(static_cast<int>(part)).intersects(end)) return false;
  return true;
}

std::optional<QRectF> Sheet::clearPlace(const QString& key, std::vector<QRectF> places, const About& about,
                                        Reach reach) {
  constexpr double kSame = 12;  // [px] that one place has to be nearer to be better
  const QRectF middle = places.front();
  addRings(places, middle, about(middle), view.rect(), kClose);
  if (reach == Reach::far) addGrid(places, middle, about(middle), view.rect());
  const int count = static_cast<int>(places.size()), before = kept.value(key, -1);
  int chosen = -1, least = std::numeric_limits<int>::max();
  const auto look = [&](int place, int lightest) {
    const QRectF& box = places[static_cast<size_t>(place)];
    const QPointF at = about(box);
    const int gap = static_cast<int>(gapTo(box, at) / kSame);
    if (gap >= least || !isClear(box, at, reach, lightest)) return;
    least = gap;
    chosen = place;
  };
  const bool hasFrames = !scene().selectedParts().isEmpty();
  for (const int lightest : {kSelection, kWire}) {
    if (chosen >= 0 || (lightest == kSelection && !hasFrames)) continue;
    if (before >= 0 && before < count) look(before, lightest);
    for (int place = 0; place < count && least > 0; ++place) look(place, lightest);
  }
  if (chosen < 0) return std::nullopt;
  kept.insert(key, chosen);
  return places[static_cast<size_t>(chosen)];
}

void Sheet::takeLeader(const QRectF& box, QPointF about) {
  constexpr double kStep = 3, kHalf = 1.5;  // [px]
  const QLineF leader = leaderOf(box, about);
  if (leader.isNull()) return;
  for (double at = 0, length = leader.length(); at <= length; at += kStep) {
    const QPointF p = leader.pointAt(at / length);
    taken.take({p.x() - kHalf, p.y() - kHalf, 2 * kHalf, 2 * kHalf}, kName);
  }
}

QRectF Sheet::settle(const QString& key, std::vector<QRectF> places, std::optional<QPointF> about, Reach reach,
                     Leader leader) {
  constexpr int kMost = std::numeric_limits<int>::max();
  const QRectF middle = places.front();
  const QPointF anchor = about.value_or(middle.center());
  const std::optional<QPointF> led = leader == Leader::clear ? about : std::nullopt;
  const int before = kept.value(key, -1), count = static_cast<int>(places.size());
  int chosen = before >= 0 && before < count ? before : 0;
  int least = costOf(places[static_cast<size_t>(chosen)], led, kMost);
  for (int place = 0; place < count && least > 0; ++place) {
    const int here = costOf(places[static_cast<size_t>(place)], led, least);
    if (here >= least) continue;
    least = here;
    chosen = place;
  }
  // Each place is looked at once, and no further than to the first that covers nothing.
  const auto lookFarther = [&](int weight, std::span<const double> rings) {
    if (least == 0 || !taken.covers(places[static_cast<size_t>(chosen)], weight)) return;
    const size_t first = places.size();
    addRings(places, middle, anchor, view.rect(), rings);
    const auto take = [&](size_t place) {
      const int here = costOf(places[place], led, least);
      if (here >= least) return;
      least = here;
      chosen = static_cast<int>(place);
    };
    if (before >= static_cast<int>(first) && before < static_cast<int>(places.size()))
      take(static_cast<size_t>(before));
    for (size_t place = first; place < places.size() && least > 0; ++place) take(place);
  };
  // Words upon a wire can be read, but do not say whose they are.
  lookFarther(led ? kIcon : kWire, kNear);
  if (reach == Reach::far) lookFarther(kNumber, kFar);
  kept.insert(key, chosen);
  return places[static_cast<size_t>(chosen)];
}

double gapBetween(const QRectF& a, const QRectF& b) {
  const double dx = std::max({a.left() - b.right(), 0.0, b.left() - a.right()});
  const double dy = std::max({a.top() - b.bottom(), 0.0, b.top() - a.bottom()});
  return std::hypot(dx, dy);
}

double gapTo(const QRectF& box, QPointF point) {
  const double dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
  const double dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
  return std::hypot(dx, dy);
}

FreePlaces takenPixels(const CanvasView& view) {
  FreePlaces taken(60);
  const DiagramScene& scene = const_cast<CanvasView&>(view).scene();
  const QRectF sight = QRectF(view.rect()).adjusted(-100, -60, 100, 60);
  takeHidden(taken, view, sight);
  const double pin = 6.5 * std::clamp(view.zoom(), 0.55, 1.8);  // the tip of a signal's triangle is that far
  for (size_t i = 0; i < scene.parts().size(); ++i) {
    const PartPicture& part = scene.parts()[i];
    const QRectF icon = view.toPixels(part.rect);
    if (!part.sparkRect.isEmpty())
      for (const SparkBox& spark : view.besideParts().sparklines(static_cast<int>(i))) taken.take(spark.box, kName);
    if (!icon.adjusted(-80, -50, 80, 50).intersects(sight)) continue;
    // Words in one line with a name would be read as its end.
    constexpr double kBlank = 5;  // [px]
    const QRectF label = view.besideParts().label(static_cast<int>(i));
    taken.take(label, kName);
    if (!label.isEmpty())
      for (const double side : {label.left() - kBlank, label.right()})
        taken.take({side, label.top(), kBlank, label.height()}, kWire);
    taken.take(icon.adjusted(-1, -1, 1, 1), kIcon);
    if (scene.selectedParts().contains(static_cast<int>(i))) takeFrame(taken, icon);
    if (view.zoom() >= kLeastBadgeZoom && scene.marks().contains(part.name)) taken.take(badgeBox(icon), kName);
    if (part.hasStartValues) taken.take(startMarkBox(part, icon, view.font()), kName);
    for (const ConnectorPicture& c : part.connectors)
      if (c.isVisible) taken.take(QRectF(view.toPixels(c.at), QSizeF()).adjusted(-pin, -pin, pin, pin), kPin);
  }
  for (const WirePicture& wire : scene.wires())
    for (int k = 0; k + 1 < wire.points.size(); ++k) {
      const QRectF piece(view.toPixels(wire.points[k]), view.toPixels(wire.points[k + 1]));
      taken.take(piece.normalized().adjusted(-3, -3, 3, 3).intersected(sight), kWire);
    }
  return taken;
}

}  // namespace armature::app
