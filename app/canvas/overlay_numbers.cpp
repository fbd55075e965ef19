// The numbers of a run on the diagram: where they may stand, and drawing them at the freest of these places.
#include <algorithm>
#include <cmath>

#include "app/canvas/live_overlay.h"
#include "app/look/theme.h"

namespace armature::app {
namespace {

// What a number covers counts by how much it hurts to read.
constexpr int kName = 6, kNumber = 6, kPin = 3, kArrow = 3, kIcon = 2, kWire = 2;

double numberZoom(double zoom, bool isOnWire) {
  return isOnWire ? std::clamp(zoom, 0.8, 1.4) : std::clamp(zoom, 0.5, 1.6);
}

QFont numberFont(QFont font, double zoom) {
  font.setPixelSize(qRound(10 * zoom));
  return font;
}

QSizeF numberSize(const QFont& font, double zoom, const QString& words, bool isOnWire) {
  const QFontMetricsF metrics(numberFont(font, zoom));
  return {metrics.horizontalAdvance(words) + (isOnWire ? 10 : 6), metrics.height() + (isOnWire ? 2 : 0)};
}

QRectF centred(QPointF centre, QSizeF size) {
  return {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()};
}

QPolygonF toPixels(const CanvasView& view, const QPolygonF& points) {
  QPolygonF out;
  for (const QPointF& point : points) out << view.toPixels(point);
  return out;
}

// Places for the number of an arrow `from` → `to` beside its connector `at` [px]: at the arrow, across the wire, and
// further along and away.
std::vector<QRectF> arrowPlaces(QPointF at, QPointF from, QPointF to, QSizeF size, double zoom) {
  const QPointF middle = (from + to) / 2;
  const double w = size.width(), h = size.height(), gap = 6 * zoom;
  std::vector<QRectF> places;
  if (std::abs(to.x() - from.x()) > std::abs(to.y() - from.y())) {
    const double above = middle.y() - gap - h / 2, below = at.y() + gap + h / 2;
    for (const double y : {above, below, above - h, below + h, above - 2 * h, below + 2 * h})
      for (const double x : {middle.x(), middle.x() + w / 3, middle.x() - w / 3, at.x() + w / 2 + gap,
                             at.x() - w / 2 - gap, at.x() + w, at.x() - w})
        places.push_back(centred({x, y}, size));
  } else {
    const double right = middle.x() + gap + w / 2, left = at.x() - gap - w / 2;
    for (const double x : {right, left, right + w / 2, left - w / 2})
      for (const double y : {middle.y(), middle.y() - h, middle.y() + h, middle.y() - 2 * h, middle.y() + 2 * h})
        places.push_back(centred({x, y}, size));
  }
  return places;
}

// Places for the value of a connector without a wire [px].
std::vector<QRectF> aroundPlaces(QPointF at, QSizeF size, double zoom) {
  const double w = size.width() / 2 + 8 * zoom, h = size.height() / 2 + 8 * zoom;
  std::vector<QRectF> places;
  for (const QPointF& shift : {QPointF(0, h), QPointF(0, -h), QPointF(w, 0), QPointF(-w, 0), QPointF(w, h),
                               QPointF(w, -h), QPointF(-w, h), QPointF(-w, -h)})
    places.push_back(centred(at + shift, size));
  return places;
}

// Places for the value of a net along one of its wires [px]: beside each piece that is long enough, the longest first.
void addWirePlaces(std::vector<QRectF>& places, const QPolygonF& points, QSizeF size, double zoom) {
  std::vector<QLineF> pieces;
  for (int k = 0; k + 1 < points.size(); ++k) pieces.emplace_back(points[k], points[k + 1]);
  std::stable_sort(pieces.begin(), pieces.end(),
                   [](const QLineF& a, const QLineF& b) { return a.length() > b.length(); });
  for (const QLineF& piece : pieces) {
    if (piece.length() < 12 && &piece != &pieces.front()) break;
    const bool isUpright = std::abs(piece.dy()) > std::abs(piece.dx());
    const double away = isUpright ? size.width() / 2 + 5 * zoom : size.height() / 2 + 4 * zoom;
    const QPointF across = isUpright ? QPointF(away, 0) : QPointF(0, away);
    for (const double share : {0.5, 0.3, 0.7})
      for (const double side : {1.0, -1.0}) places.push_back(centred(piece.pointAt(share) + across * side, size));
  }
}

}  // namespace

// Takes the room of an arrow, and asks for a place for its number.
void LiveOverlay::addArrowNumber(const Reading& reading, QPointF from, QPointF to, const QColor& ink, FreePlaces& taken,
                                 std::vector<Number>& numbers) {
  const double zoom = numberZoom(view_.zoom(), false);
  taken.take(QRectF(from, to).normalized().adjusted(-3 * zoom, -4 * zoom, 3 * zoom, 4 * zoom), kArrow);
  if (view_.zoom() < 0.6) return;
  const QString words = text(reading.flow, largestFlow_.value(reading.domain));
  const QSizeF size = numberSize(view_.font(), zoom, words, false);
  numbers.push_back({words, ink, false, arrowPlaces(view_.toPixels(reading.at), from, to, size, zoom),
                     "flow " + QString::fromStdString(view_.scene().endName(reading.connector))});
}

// One value per net: potentials where they have a meaning of their own, and signals.
void LiveOverlay::addValues(const Theme& theme, std::vector<Number>& numbers) {
  if (view_.zoom() < 0.45) return;
  const double zoom = numberZoom(view_.zoom(), true);
  QSet<int> shownNets;
  const auto& wires = view_.scene().wires();
  for (const Reading& reading : readings_) {
    if (reading.potential < 0) continue;
    const QString end = QString::fromStdString(view_.scene().endName(reading.connector));
    const QString words = text(reading.potential, largestPotential_.value(reading.domain));
    const QSizeF size = numberSize(view_.font(), zoom, words, true);
    const auto isAtEnd = [&](const WirePicture& w) { return w.points.size() > 1 && (w.from == end || w.to == end); };
    const auto wire = std::find_if(wires.begin(), wires.end(), isAtEnd);
    std::vector<QRectF> places;
    if (wire == wires.end()) {
      places = aroundPlaces(view_.toPixels(reading.at), size, zoom);
    } else {
      if (shownNets.contains(wire->net)) continue;
      shownNets.insert(wire->net);
      for (const WirePicture& other : wires)
        if (other.net == wire->net) addWirePlaces(places, toPixels(view_, other.points), size, zoom);
    }
    numbers.push_back({words, theme.domain(reading.domain), true, std::move(places), "value " + end});
  }
}

void LiveOverlay::paintNumbers(QPainter& painter, const Theme& theme, FreePlaces& taken,
                               const std::vector<Number>& numbers) {
  shownNumbers_.clear();
  QColor back = theme.canvas;
  back.setAlphaF(0.82F);
  for (const Number& number : numbers) {
    const int place = taken.best(number.places, kept_.value(number.key, -1));
    kept_.insert(number.key, place);
    const QRectF box = number.places[static_cast<size_t>(place)];
    taken.take(box, kNumber);
    shownNumbers_.push_back(box);
    painter.setFont(numberFont(view_.font(), numberZoom(view_.zoom(), number.isOnWire)));
    painter.setPen(number.isOnWire ? QPen(number.ink, 1) : QPen(Qt::NoPen));
    painter.setBrush(number.isOnWire ? theme.canvas : back);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(number.ink);
    painter.drawText(box, Qt::AlignCenter, number.words);
  }
}

FreePlaces LiveOverlay::takenPixels() const {
  FreePlaces taken(60);
  const DiagramScene& scene = view_.scene();
  const QRectF view = view_.rect(), sight = view.adjusted(-100, -60, 100, 60);
  // Beyond the edges nothing can be read.
  taken.take({sight.left(), sight.top(), 100, sight.height()}, kName);
  taken.take({view.right(), sight.top(), 100, sight.height()}, kName);
  taken.take({sight.left(), sight.top(), sight.width(), 60}, kName);
  taken.take({sight.left(), view.bottom(), sight.width(), 60}, kName);
  const double pin = 5 * std::clamp(view_.zoom(), 0.55, 1.8);
  for (size_t i = 0; i < scene.parts().size(); ++i) {
    const PartPicture& part = scene.parts()[i];
    const QRectF icon = view_.toPixels(part.rect);
    if (!icon.adjusted(-80, -50, 80, 50).intersects(sight)) continue;
    taken.take(view_.labelBox(static_cast<int>(i)), kName);
    taken.take(icon.adjusted(2, 2, -2, -2), kIcon);
    for (const ConnectorPicture& c : part.connectors)
      if (c.isVisible) taken.take(QRectF(view_.toPixels(c.at), QSizeF()).adjusted(-pin, -pin, pin, pin), kPin);
  }
  for (const WirePicture& wire : scene.wires())
    for (int k = 0; k + 1 < wire.points.size(); ++k) {
      const QRectF piece(view_.toPixels(wire.points[k]), view_.toPixels(wire.points[k + 1]));
      taken.take(piece.normalized().adjusted(-1, -1, 1, 1).intersected(sight), kWire);
    }
  return taken;
}

}  // namespace armature::app
