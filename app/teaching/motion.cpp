#include "app/teaching/motion.h"

#include <algorithm>
#include <cmath>

#include "app/look/format.h"

namespace armature::app {
namespace {

constexpr double kFarthest = 14;     // [unit] that a part slides: less than the usual gap to the next one
constexpr double kMostStretch = 10;  // [unit] that its ends change their distance: half of a usual part
constexpr double kLeastTurn = 0.35;  // [rad] that can be seen
constexpr uint64_t kSamples = 300;

double startOf(const results::Store& store, int64_t column) {
  const auto& c = store.columns()[static_cast<size_t>(column)];
  return store.value(c, 0);
}

// Between which values it is in the whole run, from its start.
std::pair<double, double> movedBetween(const results::Store& store, int64_t column) {
  const auto [low, high] = store.range(store.columns()[static_cast<size_t>(column)], 0, store.rowCount());
  const double start = startOf(store, column);
  const auto from = [start](double end) { return std::isfinite(end) ? end - start : 0; };
  return {from(low), from(high)};
}

double mostMoved(const results::Store& store, int64_t column) {
  const auto [low, high] = movedBetween(store, column);
  return std::max({0.0, std::abs(low), std::abs(high)});
}

bool slides(const Reading& reading) {
  return reading.line >= 0 && !reading.isGround && reading.domain == Domain::translational && reading.potential >= 0;
}

bool turns(const Reading& reading) {
  return reading.line >= 0 && !reading.isGround && reading.domain == Domain::rotational && reading.potential >= 0;
}

// Metres since the start.
double moved(const Reading& reading, const Instant& instant) {
  return instant.value(reading.potential) - startOf(*instant.store(), reading.potential);
}

// x ↦ x + r·(ua + (ub − ua)·t), t from 0 at a to 1 at b: slides, and stretches (or leans) where the ends differ.
QTransform poseOf(QPointF a, QPointF b, QPointF r, double ua, double ub) {
  const QPointF d = b - a;
  const double l2 = QPointF::dotProduct(d, d);
  if (l2 < 1e-9) return QTransform::fromTranslate(r.x() * ua, r.y() * ua);
  const QPointF k = d * ((ub - ua) / l2);
  const double base = ua - QPointF::dotProduct(a, k);
  return QTransform(1 + r.x() * k.x(), r.y() * k.x(), r.x() * k.y(), 1 + r.y() * k.y(), r.x() * base, r.y() * base);
}

void movePart(Poses& poses, const DiagramScene& scene, int part, const QTransform& pose) {
  poses.parts.insert(part, pose);
  const auto& connectors = scene.parts()[static_cast<size_t>(part)].connectors;
  for (size_t k = 0; k < connectors.size(); ++k)
    poses.ends.insert(Poses::key(part, static_cast<int>(k)), pose.map(connectors[k].at) - connectors[k].at);
}

}  // namespace

// What a part goes with: both of its ends; its only one; its housing, where that is shown and there is but one end. A
// source on the implicit ground stays where it is, and so do parts that do more than slide.
void Motion::findStructure(const DiagramScene& scene, const std::vector<Reading>& readings) {
  if (hasStructure_) return;
  hasStructure_ = true;
  QMap<int, Slider> found;
  QHash<int, int> housings;  // below 0: the ground
  QSet<int> others;
  for (size_t i = 0; i < readings.size(); ++i) {
    const Reading& reading = readings[i];
    const int part = reading.connector.part, index = static_cast<int>(i);
    if (reading.domain == Domain::rotational || reading.domain == Domain::multibody) others << part;
    const bool isHousing = reading.line >= 0 && isSupport(scene.connector(reading.connector));
    if (isHousing && reading.domain == Domain::translational) housings.insert(part, slides(reading) ? index : -1);
    if (!slides(reading) || isHousing) continue;
    Slider& slider = found[part];
    slider.part = part;
    (slider.a >= 0 ? slider.b : slider.a) = index;
  }
  for (auto i = housings.begin(); i != housings.end(); ++i) {
    Slider& slider = found[i.key()];
    slider.part = i.key();
    if (slider.b < 0) slider.a = *i;
    if (slider.a < 0) found.remove(i.key());
  }
  for (const int part : others) found.remove(part);
  sliders_.assign(found.begin(), found.end());
  ends_.clear();
  for (const WirePicture& wire : scene.wires())
    ends_.emplace_back(scene.findEnd(wire.from.toStdString()), scene.findEnd(wire.to.toStdString()));
}

// A wire between flanges goes with its node; one of a signal follows its ends.
void Motion::moveWires(Poses& poses, const DiagramScene& scene) const {
  const auto& wires = scene.wires();
  QHash<int, QPointF> byNet;
  for (size_t i = 0; i < std::min(wires.size(), ends_.size()); ++i) {
    const WirePicture& wire = wires[i];
    const auto& [a, b] = ends_[i];
    if (!a.isValid() || !b.isValid() || wire.points.size() < 2) continue;
    const QPointF from = poses.shift(a.part, a.connector), to = poses.shift(b.part, b.connector);
    if (from.isNull() && to.isNull()) continue;
    std::vector<diagram::Point> corners;
    for (int k = 1; k + 1 < wire.points.size(); ++k) corners.push_back(fromQt(wire.points[k]));
    const QPointF first = wire.points.first(), last = wire.points.last();
    corners = followEnds(corners, first, last, first + from, last + to);
    QPolygonF points{first + from};
    for (const auto& corner : corners) points << toQt(corner);
    points << last + to;
    // Out of a part that stays where it is its rod comes as far as its flange has gone; into it no wire goes, which
    // would cut its drawing apart.
    const auto stays = [&](const ConnectorRef& ref) { return poses.parts.value(ref.part).isIdentity(); };
    const auto goesIn = [&](const ConnectorRef& ref, QPointF shift) {
      return QPointF::dotProduct(shift, scene.connector(ref).out) < 0;
    };
    if (!from.isNull() && stays(a)) {
      if (goesIn(a, from))
        points.first() = first;
      else
        points.prepend(first);
    }
    if (!to.isNull() && stays(b)) {
      if (goesIn(b, to))
        points.last() = last;
      else
        points.append(last);
    }
    poses.wires.insert(static_cast<int>(i), points);
    byNet.insert(wire.net, from);
  }
  int index = 0;
  for (const Junction& junction : scene.junctions()) {
    if (const auto shift = byNet.constFind(junction.net); shift != byNet.constEnd())
      poses.junctions.insert(index, *shift);
    ++index;
  }
}

void Motion::update(const DiagramScene& scene, const std::vector<Reading>& readings, const results::Store& store) {
  const uint64_t rows = store.rowCount();
  // While a run grows the scales are looked at again now and then only.
  if (rows == 0 || (rows_ > 0 && rows < rows_ + rows_ / 16 + 1)) return;
  rows_ = rows;
  findStructure(scene, readings);
  double farthest = 0, stretch = 0, turn = 0;
  for (const Reading& reading : readings) {
    if (slides(reading)) farthest = std::max(farthest, mostMoved(store, reading.potential));
    if (turns(reading)) turn = std::max(turn, mostMoved(store, reading.potential));
  }
  const uint64_t step = std::max<uint64_t>(1, rows / kSamples);
  for (const Slider& slider : sliders_) {
    if (slider.b < 0) continue;
    const int64_t a = readings[static_cast<size_t>(slider.a)].potential,
                  b = readings[static_cast<size_t>(slider.b)].potential;
    const auto &atA = store.columns()[static_cast<size_t>(a)], &atB = store.columns()[static_cast<size_t>(b)];
    const double atRest = startOf(store, b) - startOf(store, a);
    for (uint64_t row = 0; row < rows; row += step)
      stretch = std::max(stretch, std::abs(store.value(atB, row) - store.value(atA, row) - atRest));
  }
  unitsPerMetre_ = 0;
  const double most = std::max(farthest / kFarthest, stretch / kMostStretch);
  if (most > 1e-12) unitsPerMetre_ = roundBelow(1 / most);
  anglesTimes_ = 1;
  turns_ = turn > 1e-9;
  if (turns_)
    while (turn * anglesTimes_ < kLeastTurn) anglesTimes_ *= 10;
}

Poses Motion::poses(const DiagramScene& scene, const Lines& lines, const std::vector<Reading>& readings,
                    const Instant& instant) const {
  Poses poses;
  if (unitsPerMetre_ <= 0) return poses;
  for (const Slider& slider : sliders_) {
    const Reading& a = readings[static_cast<size_t>(slider.a)];
    const Reading& b = slider.b < 0 ? a : readings[static_cast<size_t>(slider.b)];
    const QPointF r = lines.all[static_cast<size_t>(a.line)].direction;
    const double ua = unitsPerMetre_ * moved(a, instant), ub = unitsPerMetre_ * moved(b, instant);
    if (!std::isfinite(ua) || !std::isfinite(ub)) continue;
    movePart(poses, scene, slider.part, slider.b < 0 ? poseOf({}, {}, r, ua, ua) : poseOf(a.at, b.at, r, ua, ub));
  }
  // Flanges of parts that stay where they are (a rack's, a shown support) go with what they are joined to.
  for (const Reading& reading : readings) {
    if (!slides(reading)) continue;
    const double u = unitsPerMetre_ * moved(reading, instant);
    if (!std::isfinite(u)) continue;
    const QPointF r = lines.all[static_cast<size_t>(reading.line)].direction;
    poses.ends.insert(Poses::key(reading.connector.part, reading.connector.connector), r * u);
  }
  moveWires(poses, scene);
  return poses;
}

void Motion::layOut(Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant) const {
  const DiagramScene& scene = sheet.scene();
  const Poses& poses = sheet.view.poses();
  const auto drawn = [&](const Reading& reading) {
    return reading.at + poses.shift(reading.connector.part, reading.connector.connector);
  };
  for (const Slider& slider : sliders_) {
    if (unitsPerMetre_ <= 0) break;
    const Reading& a = readings[static_cast<size_t>(slider.a)];
    const QString name = scene.parts()[static_cast<size_t>(slider.part)].name;
    const QPointF r = sheet.lines.all[static_cast<size_t>(a.line)].direction;
    sheet.drawn.moving.push_back({DrawnMotion::Kind::offset, name,
                                  QString::fromStdString(scene.connector(a.connector).info.name),
                                  QPointF::dotProduct(drawn(a) - a.at, r), unitsPerMetre_});
    if (slider.b < 0) continue;
    const QLineF between(drawn(a), drawn(readings[static_cast<size_t>(slider.b)]));
    sheet.drawn.moving.push_back({DrawnMotion::Kind::length, name, {}, between.length(), unitsPerMetre_});
  }
  for (const Reading& reading : readings)
    if (turns(reading))
      sheet.drawn.moving.push_back({DrawnMotion::Kind::angle, sheet.part(reading.connector.part).name,
                                    QString::fromStdString(scene.connector(reading.connector).info.name),
                                    anglesTimes_ * moved(reading, instant), anglesTimes_});
  layOutScale(sheet);
}

void Motion::reserveNames(Sheet& sheet, const std::vector<Reading>& readings, const results::Store& store) const {
  if (unitsPerMetre_ <= 0) return;
  for (const Slider& slider : sliders_) {
    const QRectF name = sheet.view.besideParts().label(slider.part);
    if (name.isEmpty()) continue;
    const Reading& a = readings[static_cast<size_t>(slider.a)];
    const Reading& b = slider.b < 0 ? a : readings[static_cast<size_t>(slider.b)];
    const auto [lowA, highA] = movedBetween(store, a.potential);
    const auto [lowB, highB] = movedBetween(store, b.potential);
    const QPointF r = sheet.lines.all[static_cast<size_t>(a.line)].direction;
    const auto at = [&](double metres) {  // of its middle
      const QPointF shift = unitsPerMetre_ * sheet.view.scale() * metres * r;
      return name.translated(shift.x(), -shift.y());
    };
    sheet.taken.take(at((lowA + lowB) / 2) | at((highA + highB) / 2), kName);
  }
}

void Motion::layOutScale(Sheet& sheet) const {
  if (unitsPerMetre_ > 0) {
    const double round = roundBelow(kFarthest / unitsPerMetre_);
    sheet.drawn.scales.push_back({QObject::tr("motion: %1").arg(formatValue(round, "m", 3)),
                                  round * unitsPerMetre_ * sheet.view.scale(), Domain::translational,
                                  DrawnArrow::Kind::flow, true});
  }
  if (anglesTimes_ > 1) sheet.drawn.notes << QObject::tr("angles × %1").arg(formatNumber(anglesTimes_, 6));
}

// A drum about the shaft, with marks on it: those in front are seen, and move across as the hand of the line says.
static void paintDrum(QPainter& painter, QPointF way, double length, double radius, double angle, const QColor& ink,
                      const Theme& theme) {
  const QPointF side(-way.y(), way.x());
  const auto corner = [&](double along, double across) { return way * along * length / 2 + side * across * radius; };
  painter.setPen(QPen(ink, 1.25));
  painter.setBrush(theme.raised);
  painter.drawPolygon(QPolygonF{corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)});
  constexpr int kMarks = 4;
  for (int k = 0; k < kMarks; ++k) {
    const double a = angle + 2 * M_PI * k / kMarks;
    if (std::cos(a) < 0.05) continue;  // behind
    painter.setPen(QPen(k == 0 ? theme.accent : ink, (k == 0 ? 2.6 : 1.0) * (0.4 + 0.6 * std::cos(a)), Qt::SolidLine,
                        Qt::FlatCap));
    painter.drawLine(corner(-1, std::sin(a)), corner(1, std::sin(a)));
  }
}

// The same as a stamp, to a degree: nobody sees less.
static void stampDrum(Stamps& stamps, QPainter& painter, QPointF at, QPointF way, double length, double radius,
                      double angle, const QColor& ink, const Theme& theme) {
  constexpr double kDegree = M_PI / 180;
  const int degrees = qRound(std::remainder(angle, 2 * M_PI) / kDegree);
  const StampKey key{3,
                     ink.rgba(),
                     theme.raised.rgba(),
                     qRound(length * 8),
                     qRound(radius * 8),
                     (degrees + 180) * 16 + qRound(way.x()) + 1 + 4 * (qRound(way.y()) + 1)};
  const double reach = std::ceil(std::max(length / 2, radius)) + 2;
  stamps.put(painter, key, at, QRectF(-reach, -reach, 2 * reach, 2 * reach),
             [&](QPainter& target) { paintDrum(target, way, length, radius, degrees * kDegree, ink, theme); });
}

void Motion::paintShafts(QPainter& painter, const Sheet& sheet, const std::vector<Reading>& readings,
                         const Instant& instant, const Theme& theme, Stamps& stamps) const {
  const double zoom = std::clamp(sheet.view.zoom(), 0.6, 1.8);
  const DiagramScene& scene = sheet.scene();
  QHash<int, const Reading*> first;
  for (const Reading& reading : readings) {
    if (!turns(reading)) continue;
    const double angle = anglesTimes_ * moved(reading, instant);
    if (!std::isfinite(angle)) continue;
    const PartPicture& part = sheet.part(reading.connector.part);
    const QPointF way = turnedOver(sheet.lines.all[static_cast<size_t>(reading.line)].direction);
    const ConnectorPicture& flange = scene.connector(reading.connector);
    const QPointF out = turnedOver(flange.out);
    // A shaft is seen from the side only; what is fixed does not turn.
    const bool isInTheMiddle = std::hypot(flange.info.x, flange.info.y) < 1;
    if (isInTheMiddle || std::abs(QPointF::dotProduct(out, way)) < 0.5) continue;
    const QColor ink = theme.domain(Domain::rotational);
    const QRectF icon = sheet.view.toPixels(part.rect);
    const Reading* before = first.value(reading.connector.part);
    const auto& columns = instant.store()->columns();
    // Both ends of one rigid body: one large drum in its middle.
    const auto series = [&](const Reading& r) { return columns[static_cast<size_t>(r.potential)].source; };
    if (before && part.connectors.size() <= 3 && series(*before) == series(reading)) {
      const double across = std::abs(way.x()) > 0.5 ? icon.height() : icon.width();
      stampDrum(stamps, painter, icon.center(), way, across * 0.34, across * 0.36, angle, ink, theme);
    }
    if (!before) first.insert(reading.connector.part, &reading);
    stampDrum(stamps, painter, sheet.view.drawnAt(reading.connector) - out * 9 * zoom, way, 7 * zoom, 6 * zoom, angle,
              ink, theme);
  }
}

}  // namespace armature::app
