#include "app/teaching/axis_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

#include "app/teaching/number_layout.h"

namespace armature::app {
namespace {

constexpr double kOver = 12;   // [px] that an axis is longer than its parts, at each end
constexpr double kThick = 11;  // [px] room across, half of it on either side; more where letters are higher

// The parts of a line that lie on its main row: those drawn along or against it at the place across that most of them
// share; all others where none is.
QRectF mainRow(const Sheet& sheet, const Line& line) {
  const bool isUpright = line.direction.y() != 0;
  std::map<long, std::vector<QRectF>> rows;
  QRectF any;
  for (const LineMember& member : line.members) {
    const QRectF rect = sheet.part(member.part).rect;
    any = any.united(rect);
    if (member.check != AxisCheck::along && member.check != AxisCheck::against) continue;
    rows[std::lround((isUpright ? rect.center().x() : rect.center().y()) / 10)].push_back(rect);
  }
  const auto fullest = std::max_element(rows.begin(), rows.end(),
                                        [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
  if (fullest == rows.end()) return any;
  QRectF row;
  for (const QRectF& rect : fullest->second) row = row.united(rect);
  return row;
}

// Beside the row, near it first: the long arrow as a segment in pixels, from its tail to its tip.
std::vector<QLineF> placesBeside(const QRectF& row, QPointF along, double nearest) {
  const bool isUpright = std::abs(along.y()) > 0.5;
  const bool isForward = along.x() + along.y() > 0;
  std::vector<QLineF> places;
  for (const double farther : {0.0, 7.0, 15.0, 25.0, 37.0, 53.0})
    for (const int side : {-1, 1}) {
      const double away = nearest + farther;
      QLineF segment;
      if (isUpright) {
        const double x = side < 0 ? row.left() - away : row.right() + away;
        segment = QLineF(x, row.top() - kOver, x, row.bottom() + kOver);
      } else {
        const double y = side < 0 ? row.top() - away : row.bottom() + away;
        segment = QLineF(row.left() - kOver, y, row.right() + kOver, y);
      }
      places.push_back(isForward ? segment : QLineF(segment.p2(), segment.p1()));
    }
  return places;
}

// As much of an axis as the window shows, with room for the words at its tip.
QLineF withinView(const QLineF& segment, const QRectF& view, QSizeF words) {
  const double wide = words.width() + 18, high = words.height();
  const bool isRight = segment.dx() >= 0;
  const QRectF inner = view.adjusted(isRight ? 10 : wide, high, isRight ? -wide : -10, -high);
  const auto inside = [&](QPointF p) {
    return QPointF(std::clamp(p.x(), inner.left(), std::max(inner.left(), inner.right())),
                   std::clamp(p.y(), inner.top(), std::max(inner.top(), inner.bottom())));
  };
  if (!QRectF(view).intersects(QRectF(segment.p1(), segment.p2()).normalized().adjusted(-1, -1, 1, 1))) return segment;
  const QLineF cut(inside(segment.p1()), inside(segment.p2()));
  return cut.length() < 40 ? segment : cut;
}

// With the words beyond its tip.
QRectF boxOf(const QLineF& segment, QSizeF words) {
  const QPointF way = (segment.p2() - segment.p1()) / std::max(1.0, segment.length());
  const bool isUpright = std::abs(way.y()) > 0.5;
  const QPointF end = segment.p2() + way * (isUpright ? words.height() + 4 : words.width() + 12);
  const double half = std::max(kThick, isUpright ? words.width() : words.height() - 3) / 2;
  return QRectF(segment.p1(), end).normalized().adjusted(-half, -half, half, half);
}

// Whether an axis lies nearer to parts of other lines than to its own row [px]: it would be read as theirs.
bool isNearerToOthers(const Sheet& sheet, int index, const QLineF& segment, const QRectF& row) {
  const QRectF axis = QRectF(segment.p1(), segment.p2()).normalized();
  const double own = gapBetween(axis, row);
  for (size_t i = 0; i < sheet.lines.all.size(); ++i) {
    if (static_cast<int>(i) == index) continue;
    for (const LineMember& member : sheet.lines.all[i].members) {
      const auto& members = sheet.lines.all[static_cast<size_t>(index)].members;
      const bool isOwn = std::ranges::any_of(members, [&](const LineMember& one) { return one.part == member.part; });
      if (!isOwn && gapBetween(axis, sheet.view.toPixels(sheet.part(member.part).rect)) < own) return true;
    }
  }
  return false;
}

// Without those places, unless the others cover much more.
void leaveOthers(const Sheet& sheet, int index, const QRectF& row, std::vector<QLineF>& segments,
                 std::vector<QRectF>& places) {
  std::vector<QLineF> ownSegments;
  std::vector<QRectF> ownPlaces;
  int least = std::numeric_limits<int>::max(), leastOfOwn = least;
  for (size_t k = 0; k < segments.size(); ++k) {
    const int cost = sheet.taken.cost(places[k]);
    least = std::min(least, cost);
    if (isNearerToOthers(sheet, index, segments[k], row)) continue;
    leastOfOwn = std::min(leastOfOwn, cost);
    ownSegments.push_back(segments[k]);
    ownPlaces.push_back(places[k]);
  }
  if (ownPlaces.empty() || leastOfOwn > least + kName) return;
  segments = std::move(ownSegments);
  places = std::move(ownPlaces);
}

void addAxis(Sheet& sheet, int index, double nearest) {
  const Line& line = sheet.lines.all[static_cast<size_t>(index)];
  const auto hasPointing = [](const LineMember& m) { return m.pointing.has_value(); };
  if (std::none_of(line.members.begin(), line.members.end(), hasPointing)) return;
  const QRectF row = sheet.view.toPixels(mainRow(sheet, line));
  if (!sheet.isSeen(row)) return;
  const bool isTurning = line.domain == Domain::rotational;
  const QString said = isTurning ? QStringLiteral("+ φ") : QStringLiteral("+ s");
  const QFontMetricsF metrics(numberFont(sheet));
  const QSizeF words(metrics.horizontalAdvance(said), metrics.height());
  std::vector<QLineF> segments;
  std::vector<QRectF> places;
  for (const QLineF& segment : placesBeside(row, turnedOver(line.direction), nearest)) {
    segments.push_back(withinView(segment, sheet.view.rect(), words));
    places.push_back(boxOf(segments.back(), words));
  }
  leaveOthers(sheet, index, row, segments, places);
  const PartPicture& first = sheet.part(line.members.front().part);
  const int place = sheet.choose("axis " + first.name + QString::number(static_cast<int>(line.domain)), places);
  const QLineF& chosen = segments[static_cast<size_t>(place)];
  sheet.taken.take(places[static_cast<size_t>(place)], kNumber);
  DrawnArrow arrow;
  arrow.layer = DrawnArrow::Layer::axis;
  arrow.domain = line.domain;
  arrow.part = first.name;
  arrow.quantity = isTurning ? "angle" : "position";
  arrow.value = 1;
  arrow.from = chosen.p1();
  arrow.to = chosen.p2();
  arrow.line = index;
  arrow.isTurning = isTurning;
  arrow.words = said;
  // Where it has to pass names its line is broken, as on a map.
  const QRectF passed = QRectF(chosen.p1(), chosen.p2()).normalized().adjusted(-2, -2, 2, 2);
  for (size_t i = 0; i < sheet.scene().parts().size(); ++i)
    if (const QRectF name = sheet.view.besideParts().label(static_cast<int>(i)); name.intersects(passed))
      arrow.gaps.push_back(name.adjusted(-2, -1, 2, 1));
  sheet.drawn.arrows.push_back(std::move(arrow));
}

}  // namespace

void layOutAxes(Sheet& sheet, double nearest) {
  for (size_t i = 0; i < sheet.lines.all.size(); ++i) addAxis(sheet, static_cast<int>(i), nearest);
}

void layOutMarks(Sheet& sheet) {
  constexpr double kSize = 16;  // [px]
  for (size_t i = 0; i < sheet.lines.all.size(); ++i)
    for (const LineMember& member : sheet.lines.all[i].members) {
      if (member.check != AxisCheck::against) continue;
      const QRectF icon = sheet.view.toPixels(sheet.part(member.part).rect);
      // Left: messages have their mark at the right.
      const QRectF corner(icon.left() - kSize / 2, icon.top() - kSize / 2, kSize, kSize);
      std::vector<QRectF> places{corner, corner.translated(0, icon.height()), corner.translated(icon.width() / 2, 0),
                                 corner.translated(icon.width() / 2, icon.height())};
      const double half = kSize / 2;
      // Where names or buttons stand just above and below the icon, beside its lower half.
      if (std::ranges::all_of(places, [&](const QRectF& place) { return sheet.taken.covers(place, kName); }))
        for (const double x : {0.0, -half, icon.width() + half})
          places.push_back(corner.translated(x, icon.height() - half));
      const QRectF box = places[static_cast<size_t>(sheet.choose("mark " + sheet.part(member.part).name, places))];
      sheet.taken.take(box, kNumber);
      sheet.drawn.marks.push_back({box, member.part, static_cast<int>(i)});
    }
}

}  // namespace armature::app
