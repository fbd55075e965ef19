#include "app/canvas/rest_ways.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <bit>

#include "app/canvas/line_box.h"
#include "app/canvas/old_wires.h"
#include "app/canvas/route_field.h"
#include "engine/base/mixed_bits.h"

namespace armature::app {

namespace {

constexpr double kChangedCell = 60;  // [unit]

// Mixes numbers into one.
class Print {
 public:
  void add(uint64_t value) { state_ = digestWith(state_, value); }
  void add(double value) { add(std::bit_cast<uint64_t>(value)); }
  void add(QPointF point) { add(point.x()), add(point.y()); }
  void add(const QRectF& rect) { add(rect.topLeft()), add(rect.bottomRight()); }
  void add(const QLineF& line) { add(line.p1()), add(line.p2()); }
  template <typename Item>
  void add(const std::vector<Item>& items) {
    add(uint64_t{items.size()});
    for (const Item& item : items) add(item);
  }
  uint64_t value() const { return state_ | 1U; }

 private:
  uint64_t state_ = 0;
};

}  // namespace

size_t linesFor(size_t wires) {
  constexpr size_t kLines = 40, kFewest = 8;  // of 400 wires and less
  size_t lines = kLines;
  for (size_t most = 2 * diagram::kAlwaysRouted; most < wires; most *= 2) lines = lines * 7 / 10;
  return std::max(lines, kFewest);
}

uint64_t printOf(const RouteRequest& request, size_t lines) {
  Print print;
  print.add(uint64_t{lines});
  for (const QPointF point : {request.from, request.fromOut, request.to, request.toOut}) print.add(point);
  for (const auto* boxes : {&request.obstacles, &request.homes, &request.texts}) print.add(*boxes);
  for (const auto* pieces : {&request.others, &request.own, &request.kept}) print.add(*pieces);
  return print.value();
}

RestWays::RestWays(const std::vector<PartPicture>& parts) : cells_(areaOf(parts), kChangedCell) {}

void RestWays::changes(const QRectF& box) {
  cells_.add(box, static_cast<int>(boxes_.size()));
  boxes_ << box;
}

void RestWays::changes(const QVector<QRectF>& boxes) {
  for (const QRectF& box : boxes) changes(box);
}

void RestWays::changes(const QPolygonF& way) {
  for (qsizetype k = 0; k + 1 < way.size(); ++k) changes(lineBox(way[k], way[k + 1], 1));
}

void RestWays::take(RestSheet& sheet, const std::vector<QRectF>& texts, size_t lines) {
  changes(std::exchange(sheet.changed, {}));
  isAll_ = std::exchange(sheet.lines, lines) != lines;
  if (texts == sheet.texts) return;
  for (const auto* words : {&texts, &std::as_const(sheet.texts)})
    for (const QRectF& text : *words) changes(text);
  sheet.texts = texts;
}

void RestWays::take(const std::vector<const WirePicture*>& before, const std::vector<WirePicture>& wires,
                    const OldWires& old) {
  old.forGone([this](const WirePicture& gone) { changes(gone.points); });
  const WirePicture* last = nullptr;
  for (size_t i = 0; i < wires.size(); ++i) {
    if (!before[i]) {
      if (wires[i].isManual) changes(wires[i].points);
      continue;
    }
    // A wire that stood behind another one counts for it now.
    isAll_ = isAll_ || (last && std::less<>()(before[i], last));
    last = before[i];
    if (!(wires[i].isManual || before[i]->isManual) || wires[i].points == before[i]->points) continue;
    changes(before[i]->points);
    changes(wires[i].points);
  }
  takeNets(before, wires);
}

// Where nets have become one, or several, wires of others are wires of the same net now, or the reverse.
void RestWays::takeNets(const std::vector<const WirePicture*>& before, const std::vector<WirePicture>& wires) {
  QHash<int, int> now, then;
  QSet<int> parted, joined;
  for (size_t i = 0; i < wires.size(); ++i) {
    if (!before[i]) continue;
    if (const auto known = now.constFind(before[i]->net); known != now.constEnd() && *known != wires[i].net)
      parted << before[i]->net;
    if (const auto known = then.constFind(wires[i].net); known != then.constEnd() && *known != before[i]->net)
      joined << wires[i].net;
    now.insert(before[i]->net, wires[i].net);
    then.insert(wires[i].net, before[i]->net);
  }
  if (parted.isEmpty() && joined.isEmpty()) return;
  for (size_t i = 0; i < wires.size(); ++i)
    if (before[i] && (parted.contains(before[i]->net) || joined.contains(wires[i].net))) changes(before[i]->points);
}

bool RestWays::isTouched(QPointF from, QPointF to) const {
  if (isAll_) return true;
  RouteRequest line;
  line.from = from, line.to = to;
  const QRectF zone = zoneOf(line);
  bool isMet = false;
  cells_.forNear(zone, [&](int box) { isMet = isMet || boxes_[box].intersects(zone); });
  return isMet;
}

}  // namespace armature::app
