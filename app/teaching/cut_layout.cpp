#include "app/teaching/cut_layout.h"

#include <QCoreApplication>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>

#include "app/look/format.h"
#include "app/teaching/cut_frames.h"
#include "app/teaching/number_layout.h"

namespace armature::app {
namespace {

struct CutWords {
  Q_DECLARE_TR_FUNCTIONS(Cut)
};

QString unitOf(const Reading& reading, const Instant& instant) {
  return QString::fromStdString(instant.store()->columns()[static_cast<size_t>(flowColumn(reading))].unit);
}

QString endOf(const Sheet& sheet, const Reading& reading) {
  const PartPicture& part = sheet.part(reading.connector.part);
  const auto& c = part.connectors[static_cast<size_t>(reading.connector.connector)];
  const QString end = part.name + '.' + QString::fromStdString(c.info.name);
  return reading.isGround ? CutWords::tr("ground at %1").arg(end) : end;
}

// Rounding of a sum of large values is no force.
double sumOf(const std::vector<DrawnCut::Row>& rows) {
  double sum = 0, largest = 0;
  for (const auto& row : rows) {
    sum += row.value;
    largest = std::max(largest, std::abs(row.value));
  }
  return std::abs(sum) < 1e-12 * largest ? 0 : sum;
}

// The frames among some connectors: their forces have a direction of their own and not that of a line.
FrameLoads framesOf(const Sheet& sheet, const Instant& instant, const QString& prefix,
                    const std::function<bool(const PartPicture& part, const QString& end)>& isMeant) {
  FrameLoads loads(instant);
  for (const PartPicture& part : sheet.scene().parts())
    for (const ConnectorPicture& c : part.connectors) {
      if (c.info.domain != Domain::multibody || !c.isVisible) continue;
      const QString end = part.name + '.' + QString::fromStdString(c.info.name);
      if (isMeant(part, end)) loads.add(end, prefix + end);
    }
  return loads;
}

void append(std::vector<DrawnCut::Row>& rows, std::vector<DrawnCut::Row> more) {
  std::move(more.begin(), more.end(), std::back_inserter(rows));
}

// The middle of the longest piece of a wire, and the way across it.
void setGap(const Sheet& sheet, int wire, DrawnCut& cut) {
  const QPolygonF points =
      sheet.view.poses().wires.value(wire, sheet.scene().wires()[static_cast<size_t>(wire)].points);
  double longest = -1;
  for (int k = 0; k + 1 < points.size(); ++k) {
    const QLineF piece(sheet.view.toPixels(points[k]), sheet.view.toPixels(points[k + 1]));
    if (piece.length() <= longest) continue;
    longest = piece.length();
    cut.anchor = piece.center();
    const bool isUpright = std::abs(piece.dy()) > std::abs(piece.dx());
    cut.acrossWire = isUpright ? QPointF(1, 0) : QPointF(0, 1);
  }
}

std::optional<DrawnCut> cutOfWire(const Sheet& sheet, int index, const std::vector<Reading>& readings,
                                  const Instant& instant, const QString& prefix) {
  const auto& wires = sheet.scene().wires();
  const int net = wires[static_cast<size_t>(index)].net;
  QSet<QString> ends;
  for (const WirePicture& wire : wires)
    if (wire.net == net) ends << wire.from << wire.to;
  DrawnCut cut;
  for (const Reading& reading : readings) {
    if (reading.isGround || flowColumn(reading) < 0 || !ends.contains(endOf(sheet, reading))) continue;
    cut.faces.push_back({endOf(sheet, reading), flowOf(reading, instant), unitOf(reading, instant)});
  }
  if (cut.faces.size() >= 2) {
    cut.sums.push_back({CutWords::tr("sum over the node"), sumOf(cut.faces), cut.faces.front().unit});
  } else {
    const FrameLoads frames =
        framesOf(sheet, instant, prefix, [&](const PartPicture&, const QString& end) { return ends.contains(end); });
    if (frames.count() < 2) return std::nullopt;
    cut.faces = frames.faces();
    cut.sums = frames.sums();
  }
  cut.title = CutWords::tr("Cut: what acts on each part here");
  setGap(sheet, index, cut);
  return cut;
}

// m·a of a mass, J·a of an inertia; nothing for parts without.
void addInertia(DrawnCut& cut, const Instant& instant, const std::string& part) {
  const auto column = [&](const char* name) { return instant.store()->find(part + "." + name); };
  const bool isTurning = cut.faces.front().unit == "N.m";
  const int64_t mass = column(isTurning ? "J" : "m"), a = column("a");
  if (mass < 0 || a < 0) return;
  cut.sums.push_back({isTurning ? QStringLiteral("J·a") : QStringLiteral("m·a"), instant.value(mass) * instant.value(a),
                      cut.faces.front().unit});
}

std::optional<DrawnCut> cutOfPart(const Sheet& sheet, int index, const std::vector<Reading>& readings,
                                  const Instant& instant, const QString& prefix) {
  DrawnCut cut;
  bool isMechanical = false, isMixed = false;
  for (const Reading& reading : readings) {
    if (reading.connector.part != index || flowColumn(reading) < 0) continue;
    cut.faces.push_back({endOf(sheet, reading), flowOf(reading, instant), unitOf(reading, instant)});
    isMechanical = isMechanical || reading.line >= 0;
    isMixed = isMixed || cut.faces.back().unit != cut.faces.front().unit;
  }
  const QString name = sheet.part(index).name;
  const FrameLoads frames =
      framesOf(sheet, instant, prefix, [&](const PartPicture& part, const QString&) { return part.name == name; });
  if (cut.faces.empty() && frames.isEmpty()) return std::nullopt;
  cut.title = CutWords::tr("%1 cut free: what acts on it").arg(name);
  // Nor are a flange's numbers components in space: what is between a flange and frames is not added up.
  isMixed = isMixed || !frames.isEmpty();
  if (cut.faces.empty()) cut.sums = frames.sums();
  append(cut.faces, frames.faces());
  // Newtons and newton metres do not add up to anything.
  if (!isMixed) cut.sums.push_back({CutWords::tr("sum"), sumOf(cut.faces), cut.faces.front().unit});
  if (!isMixed && isMechanical) addInertia(cut, instant, (prefix + name).toStdString());
  cut.anchor = sheet.view.toPixels(sheet.part(index).rect.center());
  return cut;
}

// The place where nothing or least is hidden, near what is cut but not upon it if that can be; as long as none is
// better the last one.
QRectF bestOf(Sheet& sheet, const QString& key, const std::vector<QRectF>& places, const QRectF& around) {
  constexpr double kFar = 50;  // [px] each costs as much as half a wire
  const auto costOf = [&](const QRectF& place, int limit) {
    const int away = static_cast<int>(gapBetween(place, around) / kFar);
    constexpr int kHiddenNumber = kNumber;
    const auto numbers =
        std::ranges::count_if(sheet.drawn.numbers, [&](const DrawnNumber& n) { return n.box.intersects(place); });
    const int rest = away + (place.intersects(around) ? kNumber : 0) + kHiddenNumber * static_cast<int>(numbers);
    return rest + sheet.taken.cost(place, std::max(1, limit - rest));
  };
  const auto before = static_cast<size_t>(std::max(0, sheet.kept.value(key, 0)));
  size_t chosen = before < places.size() ? before : 0;
  int least = costOf(places[chosen], std::numeric_limits<int>::max());
  for (size_t place = 0; place < places.size() && least > 0; ++place) {
    const int here = costOf(places[place], least);
    if (here >= least) continue;
    least = here;
    chosen = place;
  }
  sheet.kept.insert(key, static_cast<int>(chosen));
  return places[chosen];
}

// Where the card stands: beside what it tells of, inside the view, off everything else if that can be.
void place(Sheet& sheet, DrawnCut& cut, const QRectF& around) {
  const QFontMetricsF metrics(numberFont(sheet));
  double width = metrics.horizontalAdvance(cut.title);
  for (const auto* rows : {&cut.faces, &cut.sums})
    for (const auto& row : *rows)
      width = std::max(width, metrics.horizontalAdvance(row.words + "   " + valueWords(row)));
  const QSizeF size(width + 18,
                    (metrics.height() + 2) * static_cast<double>(1 + cut.faces.size() + cut.sums.size()) + 10);
  const QRectF view = QRectF(sheet.view.rect()).adjusted(6, 6, -6, -6);
  std::vector<QRectF> places;
  for (const double away : {14.0, 34.0, 60.0, 95.0, 140.0})
    for (const QPointF& way : {QPointF(0, 1), QPointF(0, -1), QPointF(1, 0), QPointF(-1, 0), QPointF(1, 1),
                               QPointF(-1, 1), QPointF(1, -1), QPointF(-1, -1)}) {
      const QPointF c = around.center() + QPointF(way.x() * (around.width() / 2 + size.width() / 2 + away),
                                                  way.y() * (around.height() / 2 + size.height() / 2 + away));
      QRectF box(c.x() - size.width() / 2, c.y() - size.height() / 2, size.width(), size.height());
      box.moveLeft(std::clamp(box.left(), view.left(), std::max(view.left(), view.right() - size.width())));
      box.moveTop(std::clamp(box.top(), view.top(), std::max(view.top(), view.bottom() - size.height())));
      places.push_back(box);
    }
  // Then anywhere, nearest first.
  const size_t first = places.size();
  for (int row = 0; row < 9; ++row)
    for (int column = 0; column < 13; ++column)
      places.emplace_back(view.left() + std::max(0.0, view.width() - size.width()) * column / 12,
                          view.top() + std::max(0.0, view.height() - size.height()) * row / 8, size.width(),
                          size.height());
  std::stable_sort(
      places.begin() + static_cast<std::ptrdiff_t>(first), places.end(),
      [&](const QRectF& a, const QRectF& b) { return gapTo(a, around.center()) < gapTo(b, around.center()); });
  cut.box = bestOf(sheet, "cut " + cut.title, places, around);
}

}  // namespace

QString valueWords(const DrawnCut::Row& row) {
  if (row.components.empty() || row.value == 0) return formatValue(row.value, row.unit, 4);
  QStringList numbers;
  for (const double component : row.components) numbers << formatNumber(component, 4);
  const QString between = decimalMark() == ',' ? QStringLiteral("; ") : QStringLiteral(", ");
  return QStringLiteral("(%1)%2%3").arg(numbers.join(between), QChar(0x202F), prettyUnit(row.unit));
}

void layOutCut(Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant, const QString& prefix,
               bool areGlassesOn) {
  const DiagramScene& scene = sheet.scene();
  const auto &wires = scene.selectedWires(), &parts = scene.selectedParts();
  std::optional<DrawnCut> cut;
  QRectF around;
  if (wires.size() == 1 && parts.isEmpty()) {
    cut = cutOfWire(sheet, *wires.begin(), readings, instant, prefix);
    if (cut) around = QRectF(cut->anchor, QSizeF()).adjusted(-8, -14, 8, 14);
  } else if (parts.size() == 1 && wires.isEmpty()) {
    cut = cutOfPart(sheet, *parts.begin(), readings, instant, prefix);
    if (cut) around = sheet.view.toPixels(sheet.part(*parts.begin()).rect);
  }
  if (!cut) return;
  if (areGlassesOn) cut->title = CutWords::tr("%1 (as this library counts)").arg(cut->title);
  place(sheet, *cut, around);
  // What the card says itself it may cover: half a number would be read as another one.
  std::erase_if(sheet.drawn.numbers,
                [&](const DrawnNumber& number) { return number.box.intersects(cut->box.adjusted(-2, -2, 2, 2)); });
  sheet.drawn.cuts.push_back(std::move(*cut));
}

}  // namespace armature::app
