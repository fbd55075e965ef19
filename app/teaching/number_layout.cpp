#include "app/teaching/number_layout.h"

#include <algorithm>
#include <cmath>

#include "app/look/format.h"
#include "app/look/theme.h"

namespace armature::app {
namespace {

constexpr double kCrowded = 0.6;  // of the zoom: below it a number without a free place stays away
constexpr double kTooSmall = 0.4;

QSizeF sizeOf(const Sheet& sheet, const QString& words, bool isOnWire) {
  const QFontMetricsF metrics(numberFont(sheet));
  return {metrics.horizontalAdvance(words) + (isOnWire ? 10 : 6), metrics.height() + (isOnWire ? 2 : 0)};
}

QRectF centred(QPointF centre, QSizeF size) {
  return {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()};
}

// Places beside an arrow that lies on the far side of `at` from its wire: beyond it first, then past its ends, then
// farther away.
std::vector<QRectF> arrowPlaces(const DrawnArrow& arrow, QPointF at, QSizeF size) {
  const QPointF middle = (arrow.from + arrow.to) / 2;
  const double w = size.width(), h = size.height();
  const bool isUpright = std::abs(arrow.to.y() - arrow.from.y()) > std::abs(arrow.to.x() - arrow.from.x());
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

double gapBetween(const QRectF& box, QPointF point) {
  const double dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
  const double dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
  return std::hypot(dx, dy);
}

DrawnNumber numberAt(Sheet& sheet, const QString& key, const std::vector<QRectF>& places) {
  DrawnNumber number;
  number.box = places[static_cast<size_t>(sheet.choose(key, places))];
  sheet.taken.take(number.box, kNumber);
  return number;
}

// Names of the parts under the pointer and in the selection.
QSet<QString> lookedAt(const DiagramScene& scene) {
  QSet<QString> names;
  for (const int part : scene.selectedParts()) names << scene.parts()[static_cast<size_t>(part)].name;
  const int hovered = scene.hoveredPart();
  if (hovered >= 0 && static_cast<size_t>(hovered) < scene.parts().size())
    names << scene.parts()[static_cast<size_t>(hovered)].name;
  return names;
}

// The drawn wires of a scene, by their ends and by their nets.
struct WireIndex {
  QHash<QString, int> byEnd;
  QHash<int, QVector<int>> byNet;

  explicit WireIndex(const std::vector<WirePicture>& wires) {
    for (size_t i = 0; i < wires.size(); ++i) {
      if (wires[i].points.size() < 2) continue;
      const int index = static_cast<int>(i);
      for (const QString& end : {wires[i].from, wires[i].to})
        if (!byEnd.contains(end)) byEnd.insert(end, index);
      byNet[wires[i].net] << index;
    }
  }
};

}  // namespace

QFont numberFont(const Sheet& sheet) {
  QFont font = sheet.view.font();
  const double larger = font.pixelSize() > 0 ? font.pixelSize() / 13.0 : 1;  // large type
  font.setPixelSize(qRound(std::clamp(11 * sheet.view.zoom(), 11.0, 15.0) * larger));
  return font;
}

QColor arrowInk(const DrawnArrow& arrow, const Theme& theme) {
  if (arrow.isAgainst) return theme.isDark ? QColor("#6CB6FF") : QColor("#0B62B8");
  return theme.isDark ? QColor("#FFB454") : QColor("#C2410C");
}

void layOutWireNumbers(Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant, const Scales& scales,
                       const Theme& theme) {
  if (sheet.view.zoom() < 0.45) return;
  QSet<int> shownNets;
  const auto& wires = sheet.scene().wires();
  WireIndex index(wires);
  for (const Reading& reading : readings) {
    if (reading.potential < 0) continue;
    const PartPicture& part = sheet.part(reading.connector.part);
    const QString end = QString::fromStdString(sheet.scene().endName(reading.connector));
    const QString words = instant.text(reading.potential, scales.potential(reading.domain));
    const QSizeF size = sizeOf(sheet, words, true);
    const auto found = index.byEnd.constFind(end);
    const WirePicture* wire = found == index.byEnd.constEnd() ? nullptr : &wires[static_cast<size_t>(*found)];
    std::vector<QRectF> places;
    if (!wire) {
      places = aroundPlaces(sheet.view.drawnAt(reading.connector), turnedOver(reading.out), size);
    } else {
      if (shownNets.contains(wire->net)) continue;
      shownNets.insert(wire->net);
      for (const int other : index.byNet[wire->net])
        addWirePlaces(places, toPixels(sheet.view, wires[static_cast<size_t>(other)].points), size);
    }
    DrawnNumber number = numberAt(sheet, "value " + end, places);
    number.text = words;
    number.part = part.name;
    number.connector =
        QString::fromStdString(part.connectors[static_cast<size_t>(reading.connector.connector)].info.name);
    number.isOnWire = true;
    number.ink = theme.domain(reading.domain);
    // A flange without a wire always shows which one it is.
    number.anchor =
        !wire ? sheet.view.drawnAt(reading.connector) : nearestOn(toPixels(sheet.view, wire->points), number.box);
    number.hasLeader = !wire;
    sheet.drawn.numbers.push_back(std::move(number));
  }
}

void layOutArrowNumbers(Sheet& sheet, const Scales& scales, const Theme& theme) {
  const double zoom = sheet.view.zoom();
  const QSet<QString> wanted = lookedAt(sheet.scene());
  for (const DrawnArrow& arrow : sheet.drawn.arrows) {
    if (arrow.layer != DrawnArrow::Layer::value) continue;
    const bool isWanted = wanted.contains(arrow.part);
    if (!isWanted && (zoom < kTooSmall || arrow.from == arrow.to)) continue;
    const bool isDust = std::abs(arrow.value) < 1e-9 * scales.flow(arrow.domain);
    const QString words = formatValue(isDust ? 0 : arrow.value, arrow.unit, 3);
    const QSizeF size = sizeOf(sheet, words, false);
    const QPointF middle = (arrow.from + arrow.to) / 2;
    const auto places = arrowPlaces(arrow, arrow.flange, size);
    const QString key = "flow " + arrow.part + '.' + arrow.connector;
    if (!isWanted && zoom < kCrowded &&
        sheet.taken.cost(places[static_cast<size_t>(sheet.choose(key, places))]) >= kNumber)
      continue;
    DrawnNumber number = numberAt(sheet, key, places);
    number.text = words;
    number.part = arrow.part;
    number.connector = arrow.connector;
    number.anchor = middle;
    number.hasLeader = gapBetween(number.box, middle) > 14;
    number.ink = arrowInk(arrow, theme);
    sheet.drawn.numbers.push_back(std::move(number));
  }
}

FreePlaces takenPixels(const CanvasView& view) {
  FreePlaces taken(60);
  const DiagramScene& scene = const_cast<CanvasView&>(view).scene();
  const QRectF area = view.rect(), sight = area.adjusted(-100, -60, 100, 60);
  // Beyond the edges nothing can be read.
  taken.take({sight.left(), sight.top(), 100, sight.height()}, kName);
  taken.take({area.right(), sight.top(), 100, sight.height()}, kName);
  taken.take({sight.left(), sight.top(), sight.width(), 60}, kName);
  taken.take({sight.left(), area.bottom(), sight.width(), 60}, kName);
  const double pin = 5 * std::clamp(view.zoom(), 0.55, 1.8);
  for (size_t i = 0; i < scene.parts().size(); ++i) {
    const PartPicture& part = scene.parts()[i];
    const QRectF icon = view.toPixels(part.rect);
    if (!icon.adjusted(-80, -50, 80, 50).intersects(sight)) continue;
    taken.take(view.labelBox(static_cast<int>(i)), kName);
    taken.take(icon.adjusted(2, 2, -2, -2), kIcon);
    for (const ConnectorPicture& c : part.connectors)
      if (c.isVisible) taken.take(QRectF(view.toPixels(c.at), QSizeF()).adjusted(-pin, -pin, pin, pin), kPin);
  }
  for (const WirePicture& wire : scene.wires())
    for (int k = 0; k + 1 < wire.points.size(); ++k) {
      const QRectF piece(view.toPixels(wire.points[k]), view.toPixels(wire.points[k + 1]));
      taken.take(piece.normalized().adjusted(-1, -1, 1, 1).intersected(sight), kWire);
    }
  return taken;
}

}  // namespace armature::app
