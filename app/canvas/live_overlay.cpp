#include "app/canvas/live_overlay.h"

#include <array>
#include <cmath>

#include "app/look/display_unit.h"
#include "app/look/domain_facts.h"
#include "app/look/format.h"
#include "app/look/theme.h"

namespace armature::app {
namespace {

constexpr double kLongest = 30;    // [px] arrow of the largest value, at 100 %
constexpr double kVisible = 1e-6;  // of the largest value: below, there is no arrow

}  // namespace

LiveOverlay::LiveOverlay(CanvasView& view, RunControl& run, const QString& path)
    : QObject(&view), view_(view), run_(run), path_(path.isEmpty() ? QString() : path + ".") {
  const auto repaint = [this] {
    if (overlays_.any()) view_.update();
  };
  connect(&view_.scene(), &DiagramScene::changed, this, [this] { isStale_ = true; });
  connect(&run_, &RunControl::storeChanged, this, [this, repaint] {
    isStale_ = true;
    repaint();
  });
  connect(&run_, &RunControl::progressed, this, repaint);
  connect(&run_, &RunControl::shownTimeChanged, this, repaint);
  clock_.start();
  view_.setOverlay([this](QPainter& painter) { paint(painter); });
}

void LiveOverlay::setShown(Overlays overlays) {
  if (overlays_ == overlays) return;
  overlays_ = overlays;
  phases_.clear();
  kept_.clear();
  view_.update();
}

double LiveOverlay::value(int64_t column) const {
  const StorePtr& store = run_.store();
  if (column < 0 || !store) return std::nan("");
  const auto& c = store->columns()[static_cast<size_t>(column)];
  if (c.isConstant) return c.constant;
  return store->rowCount() == 0 ? std::nan("") : store->valueAt(c, run_.shownTime());
}

QString LiveOverlay::text(int64_t column, double largest) const {
  const auto& c = run_.store()->columns()[static_cast<size_t>(column)];
  double v = value(column);
  if (std::abs(v) < 1e-9 * largest) v = 0;  // what is left of rounding
  if (isLogic(c.enumeration)) return logicLetter(qRound(v));
  if (c.type == results::Column::Type::boolean) return v != 0 ? tr("true") : tr("false");
  return formatShown(v, QString::fromStdString(c.unit), QString::fromStdString(c.displayUnit), 3);
}

const std::vector<LiveOverlay::Reading>& LiveOverlay::readings() {
  if (isStale_) read();
  return readings_;
}

void LiveOverlay::read() {
  isStale_ = false;
  readings_.clear();
  rowsScaled_ = 0;
  const StorePtr& store = run_.store();
  if (!store) return;
  const auto& parts = view_.scene().parts();
  for (size_t i = 0; i < parts.size(); ++i)
    for (size_t k = 0; k < parts[i].connectors.size(); ++k) {
      const ConnectorPicture& c = parts[i].connectors[k];
      if (!c.isVisible) continue;
      Reading reading{{static_cast<int>(i), static_cast<int>(k)}, c.info.domain, c.at, {}, -1, -1};
      const std::string own = c.info.name.empty() ? std::string() : "." + c.info.name;
      const std::string name = (path_ + parts[i].name).toStdString() + own;
      const DomainFacts& facts = factsOf(reading.domain);
      if (!c.info.causality.empty()) {
        reading.potential = store->find(name);
      } else if (facts.flow) {
        reading.flow = store->find(name + "." + facts.flow);
        reading.potential = store->find(name + "." + facts.potential);
      }
      if (reading.flow < 0 && reading.potential < 0) continue;
      // A cut force is positive along the part's own axis, a current or heat flow into the part.
      const QTransform map = iconToDiagram(parts[i].placement);
      const QPointF axis = map.map(QPointF(1, 0)) - map.map(QPointF(0, 0));
      const double length = std::hypot(axis.x(), axis.y());
      reading.positive = facts.isMechanical && length > 0 ? axis / length : -c.out;
      readings_.push_back(reading);
    }
}

// The largest values so far, so that arrows keep their scale while time goes on.
void LiveOverlay::readScales() {
  const StorePtr& store = run_.store();
  const uint64_t rows = store->rowCount();
  if (rows == rowsScaled_ || rows == 0) return;
  rowsScaled_ = rows;
  largestFlow_.clear();
  largestPotential_.clear();
  std::vector<results::Store::PlotPoint> points;
  const auto widen = [&](double& largest, int64_t column) {
    if (column < 0) return;
    points.clear();
    store->plotPoints(store->columns()[static_cast<size_t>(column)], store->time(0), store->time(rows - 1), 1, points);
    for (const auto& p : points)
      if (std::isfinite(p.value)) largest = std::max(largest, std::abs(p.value));
  };
  for (const Reading& reading : readings_) {
    widen(largestFlow_[reading.domain], reading.flow);
    widen(largestPotential_[reading.domain], reading.potential);
  }
}

void LiveOverlay::paint(QPainter& painter) {
  if (!overlays_.any() || !run_.store() || run_.store()->rowCount() == 0) return;
  readings();
  readScales();
  const Theme& theme = Theme::of(&view_);
  painter.save();
  if (overlays_.hasMotion) paintMotion(painter, theme);
  FreePlaces taken = takenPixels();
  std::vector<Number> numbers;
  // A number on its wire has fewer places to go to than one beside its arrow: it chooses first.
  if (overlays_.hasValues) addValues(theme, numbers);
  if (overlays_.hasArrows) paintArrows(painter, theme, taken, numbers);
  paintNumbers(painter, theme, taken, numbers);
  painter.restore();
}

void LiveOverlay::paintArrows(QPainter& painter, const Theme& theme, FreePlaces& taken, std::vector<Number>& numbers) {
  for (const Reading& reading : readings_) paintArrow(painter, reading, theme, taken, numbers);
}

// From the connector to the foot of its arrow [px]: beside the wire, on the same side of all wires, so that both cuts
// of a connection can be compared, unless a name stands there.
QPointF LiveOverlay::besideWire(const Reading& reading, QPointF way, const FreePlaces& taken) {
  const double zoom = std::clamp(view_.zoom(), 0.5, 1.6);
  const bool isHorizontal = std::abs(way.x()) > std::abs(way.y());
  const QPointF usual = isHorizontal ? QPointF(0, -11 * zoom) : QPointF(11 * zoom, 0);
  // The room that the arrow may need at any time, both ways.
  const double along = kLongest * zoom, across = 4 * zoom;
  const QPointF reach = isHorizontal ? QPointF(along, across) : QPointF(across, along);
  const QPointF at = view_.toPixels(reading.at);
  const auto room = [&](QPointF shift) { return QRectF(at + shift - reach, at + shift + reach); };
  const std::array<QRectF, 2> places{room(usual), room(-usual)};
  const QString key = "side " + QString::fromStdString(view_.scene().endName(reading.connector));
  kept_.insert(key, taken.best(places, kept_.value(key, -1)));
  return kept_.value(key) == 0 ? usual : -usual;
}

void LiveOverlay::paintArrow(QPainter& painter, const Reading& reading, const Theme& theme, FreePlaces& taken,
                             std::vector<Number>& numbers) {
  const double v = value(reading.flow), largest = largestFlow_.value(reading.domain);
  if (!std::isfinite(v) || largest <= 0 || std::abs(v) < kVisible * largest) return;
  const double zoom = std::clamp(view_.zoom(), 0.5, 1.6);
  const double sign = v < 0 ? -1 : 1;
  const QPointF way(reading.positive.x() * sign, -reading.positive.y() * sign);  // pixels: y down
  const QPointF side(-way.y(), way.x());
  const double length = (9 + (kLongest - 9) * std::sqrt(std::abs(v) / largest)) * zoom;
  const QPointF from = view_.toPixels(reading.at) + besideWire(reading, way, taken), to = from + way * length;
  const QColor ink = theme.isDark ? QColor("#FFB454") : QColor("#C2410C");
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.canvas, 5 * zoom, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(from, to);
  painter.setPen(QPen(ink, 2 * zoom, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(from, to - way * 4 * zoom);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawEllipse(from, 1.8 * zoom, 1.8 * zoom);
  // A torque has two heads, as the right-hand rule's arrow is drawn.
  const int heads = reading.domain == Domain::rotational ? 2 : 1;
  for (int n = 0; n < heads; ++n) {
    const QPointF tip = to - way * (n * 5 * zoom);
    painter.drawPolygon(QPolygonF{tip, tip - way * 7 * zoom + side * 4 * zoom, tip - way * 7 * zoom - side * 4 * zoom});
  }
  addArrowNumber(reading, from, to, ink, taken, numbers);
}

// A hand on a dial turns with each shaft; a carriage moves with each slider.
void LiveOverlay::paintMotion(QPainter& painter, const Theme& theme) {
  paintCharges(painter, theme);
  const double zoom = std::clamp(view_.zoom(), 0.5, 1.8);
  QSet<int> done;
  for (const Reading& reading : readings_) {
    if (!factsOf(reading.domain).isMechanical || reading.potential < 0) continue;
    const double v = value(reading.potential);
    if (!std::isfinite(v)) continue;
    const QColor ink = theme.domain(reading.domain);
    const QPointF flange = view_.toPixels(reading.at);
    if (reading.domain == Domain::rotational) {
      const double radius = 7 * zoom;
      painter.setPen(QPen(ink, 1.25));
      painter.setBrush(theme.canvas);
      painter.drawEllipse(flange, radius, radius);
      // Positive angles turn counter-clockwise for one who looks against the axis.
      const QPointF hand(std::cos(v), -std::sin(v));
      painter.setPen(QPen(theme.accent, 2 * zoom, Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(flange, flange + hand * (radius - 1.5));
    } else if (!done.contains(reading.connector.part)) {
      done.insert(reading.connector.part);
      const double largest = largestPotential_.value(reading.domain);
      if (largest <= 0) continue;
      const QRectF box = view_.toPixels(view_.scene().parts()[static_cast<size_t>(reading.connector.part)].rect);
      const bool isHorizontal = std::abs(reading.positive.x()) >= std::abs(reading.positive.y());
      const QPointF axis(reading.positive.x(), -reading.positive.y());
      const double reach = (isHorizontal ? box.width() : box.height()) * 0.42;
      const QPointF middle = isHorizontal ? QPointF(box.center().x(), box.top() - 7 * zoom)
                                          : QPointF(box.left() - 7 * zoom, box.center().y());
      painter.setPen(QPen(theme.line, 1.5));
      painter.drawLine(middle - axis * reach, middle + axis * reach);
      painter.drawLine(middle - QPointF(axis.y(), axis.x()) * 3, middle + QPointF(axis.y(), axis.x()) * 3);
      painter.setPen(QPen(ink, 1.25));
      painter.setBrush(theme.accent);
      const QPointF at = middle + axis * (reach * v / largest);
      painter.drawRoundedRect(QRectF(at - QPointF(5, 4) * zoom, QSizeF(10, 8) * zoom), 2, 2);
    }
  }
}

// Charges run along the wires of circuits, faster for a larger current.
void LiveOverlay::paintCharges(QPainter& painter, const Theme& theme) {
  const double largest = largestFlow_.value(Domain::electrical);
  if (largest <= 0) return;
  const double seconds = std::min(0.1, static_cast<double>(clock_.restart()) / 1000);
  const auto& wires = view_.scene().wires();
  QHash<QString, int> uses;
  for (const WirePicture& wire : wires) {
    ++uses[wire.from];
    ++uses[wire.to];
  }
  QHash<QString, int64_t> flows;
  for (const Reading& reading : readings_)
    if (reading.domain == Domain::electrical)
      flows.insert(QString::fromStdString(view_.scene().endName(reading.connector)), reading.flow);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.isDark ? QColor("#FFB454") : QColor("#C2410C"));
  constexpr double kSpacing = 18;  // [px]
  for (size_t w = 0; w < wires.size(); ++w) {
    const WirePicture& wire = wires[w];
    // Where several wires meet at one pin, only a wire's other end can tell its current.
    double current = std::nan("");
    if (uses[wire.from] == 1 && flows.contains(wire.from))
      current = -value(flows[wire.from]);
    else if (uses[wire.to] == 1 && flows.contains(wire.to))
      current = value(flows[wire.to]);
    if (!std::isfinite(current) || wire.points.size() < 2) continue;
    double& phase = phases_[static_cast<int>(w)];
    phase += 90 * seconds * std::clamp(current / largest, -1.0, 1.0);
    phase -= kSpacing * std::floor(phase / kSpacing);
    if (std::abs(current) < 1e-3 * largest) continue;
    double at = phase;
    for (int k = 0; k + 1 < wire.points.size(); ++k) {
      const QLineF piece(view_.toPixels(wire.points[k]), view_.toPixels(wire.points[k + 1]));
      for (; at < piece.length(); at += kSpacing) painter.drawEllipse(piece.pointAt(at / piece.length()), 2.4, 2.4);
      at -= piece.length();
    }
  }
}

}  // namespace armature::app
