#include "app/canvas/diagram_painter.h"

#include <QPainterPath>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <bit>
#include <cmath>

#include "app/canvas/buses.h"
#include "app/canvas/connector_ring.h"
#include "app/canvas/label_cells.h"
#include "app/canvas/label_layout.h"
#include "app/canvas/line_box.h"
#include "app/canvas/primitive_icon.h"
#include "app/canvas/start_mark.h"
#include "app/canvas/wire_crossings.h"
#include "app/look/domain_facts.h"
#include "app/look/icon_turn.h"

namespace armature::app {

namespace {

bool isAlongAxes(const QPolygonF& corners) {
  for (qsizetype k = 0; k + 1 < corners.size(); ++k)
    if (std::abs(corners[k].x() - corners[k + 1].x()) > 1e-6 && std::abs(corners[k].y() - corners[k + 1].y()) > 1e-6)
      return false;
  return true;
}

// So much wider before it is rounded to whole pixels [px]: what is no signal stays thicker than one as long as it can.
double fuller(Domain domain) {
  return factsOf(domain).wire > factsOf(Domain::real).wire ? 0.26 : 0;
}

// The middle of a line of so many pixels of the device, from the border of one.
double halfPixel(double width) {
  return std::fmod(std::round(width), 2) / 2;
}

}  // namespace

DiagramPainter::DiagramPainter(const DiagramScene& scene, const Icons& icons, const Theme& theme, double scale,
                               QPointF origin, double ratio, PaintCache* cache)
    : scene_(scene), icons_(icons), theme_(theme), scale_(scale), origin_(origin), ratio_(ratio), cache_(cache) {
  if (cache_) cache_->stamps.setRatio(ratio);
}

void DiagramPainter::paint(QPainter& painter, const QRectF& area, const Options& options) {
  poses_ = options.poses;
  isVector_ = options.isVector;
  // What moves is another picture each time.
  const bool isKept = cache_ && !poses_ && !options.isVector && area.topLeft().isNull();
  isKept ? paintKeptSheet(painter, area, options) : paintSheet(painter, area, options);
  if (!options.hasChrome) return;
  std::optional<LabelCells> names;
  if (cache_) names.emplace(cache_->labels, area);
  const LabelCells* known = names ? &*names : nullptr;
  paintSelection(painter, area, known);
  for (const PartPicture& part : scene_.parts())
    if (isSeen(part, area) && scene_.marks().contains(part.name)) paintMark(painter, part, known);
  paintHoverCard(painter, area);
  if (scene_.parts().empty() && scene_.notes().all().empty()) paintHints(painter, area);
}

bool DiagramPainter::isSeen(const PartPicture& part, const QRectF& area) const {
  return pixels(part.rect).adjusted(-80, -50, 80, 50).intersects(area);
}

void DiagramPainter::paintSheet(QPainter& painter, const QRectF& area, const Options& options) const {
  // At 1.5 dots a pixel the view's last row of dots may be half covered.
  painter.fillRect(cache_ ? area.adjusted(0, 0, 1, 1) : area, theme_.canvas);
  if (options.hasChrome) {
    if (isGridShown()) {
      paintGrid(painter, area);
      clearBehindLabels(painter, area, options.hasValues);
    }
    paintLit(painter, options.hasValues);
  }
  if (options.below) options.below(painter);
  int index = 0;
  for (const PartPicture& part : scene_.parts()) {
    if (isSeen(part, area)) {
      paintMovedIcon(painter, part, index, options.isVector);
      if (part.isDisabled) paintHatching(painter, part);
      const bool isAway = poses_ && poses_->parts.contains(index);  // the sign would stay behind
      if (options.hasChrome && part.hasStartValues && !isAway) paintStartMark(painter, part, pixels(part.rect), theme_);
    }
    ++index;
  }
  paintWires(painter, area, options.hasChrome);
  paintJunctions(painter, area);
  index = 0;
  for (const PartPicture& part : scene_.parts()) {
    if (isSeen(part, area)) paintConnectors(painter, part, index, options.hasChrome);
    ++index;
  }
  index = 0;
  for (const PartPicture& part : scene_.parts()) {
    if (isLabelSeen(part, index, area)) paintLabel(painter, part, index, options.hasValues);
    ++index;
  }
}

bool DiagramPainter::isLabelSeen(const PartPicture& part, int index, const QRectF& area) const {
  const bool isKept = !poses_ && cache_ && static_cast<size_t>(index) < cache_->labels.size();
  return isKept ? cache_->labels[static_cast<size_t>(index)].box.intersects(area) : isSeen(part, area);
}

void DiagramPainter::paintGrid(QPainter& painter, const QRectF& area) const {
  const double step = gridStep();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  const double size = step >= 24 ? 1.5 : 1;
  QPen pen(theme_.grid, size);
  pen.setCapStyle(Qt::SquareCap);
  painter.setPen(pen);
  QVector<QPointF> dots;
  QVector<QRectF> squares;  // of whole device pixels, so that all dots are alike
  const double side = std::round(size * ratio_) / ratio_;
  const auto snapped = [this](double at) { return std::round(at * ratio_) / ratio_; };
  // Each dot has its place from the origin, whatever part of the sheet is painted.
  const auto first = [&](double from, double origin) { return static_cast<int>(std::floor((from - origin) / step)); };
  for (int i = first(area.left(), origin_.x()); origin_.x() + i * step <= area.right() + 2; ++i)
    for (int k = first(area.top(), origin_.y()); origin_.y() + k * step <= area.bottom() + 2; ++k)
      if (ratio_ == 1)
        dots << QPointF(std::round(origin_.x() + i * step), std::round(origin_.y() + k * step));
      else
        squares << QRectF(snapped(origin_.x() + i * step), snapped(origin_.y() + k * step), side, side);
  painter.drawPoints(dots.data(), static_cast<int>(dots.size()));
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.grid);
  painter.drawRects(squares);
  painter.restore();
}

// A dot of the grid before a number would be a decimal point.
void DiagramPainter::clearBehindLabels(QPainter& painter, const QRectF& area, bool hasValues) const {
  int index = 0;
  for (const PartPicture& part : scene_.parts()) {
    if (isLabelSeen(part, index, area))
      painter.fillRect(labelOf(part, index, painter.font(), hasValues).box.toAlignedRect(), theme_.canvas);
    ++index;
  }
}

// A thousand are asked for in each picture of a large sheet: numbers go in as they are, not as digits.
QString iconKey(const PartPicture& part, QSizeF size, bool isDark, double ratio) {
  const auto bits = [](double number) { return std::bit_cast<quint64>(number); };
  QString key = part.className + '|';
  key.reserve(key.size() + 32);
  for (const quint64 number : {bits(size.width()), bits(size.height()), bits(part.placement.rotation), bits(ratio),
                               part.info ? static_cast<quint64>(part.info->iconKey) : 0})
    for (int shift = 0; shift < 64; shift += 16) key += QChar(static_cast<char16_t>(number >> shift));
  key += QChar(part.placement.flip ? 'm' : '-');
  key += QChar(isDark ? 'd' : 'l');
  if (!part.info) key += QChar(part.isMissing ? u'?' : u'…');
  for (auto i = part.state.begin(); i != part.state.end(); ++i) key += i.key() + i.value();
  for (const QString& text : part.iconTexts) key += '|' + text;
  return key;
}

void DiagramPainter::paintIcon(QPainter& painter, const PartPicture& part, bool isVector) const {
  const diagram::Placement& p = part.placement;
  const double w = p.width * scale_, h = p.height * scale_;
  // Its name stays upright, however the part is turned.
  const auto drawGeneric = [&](QPainter& target) {
    target.save();
    if (p.flip) target.scale(-1, 1);
    target.rotate(p.rotation);
    const bool isTurned = std::abs(std::remainder(p.rotation, 180)) > 1;
    const QSizeF size = isTurned ? QSizeF(h * 0.76, w * 0.92) : QSizeF(w * 0.92, h * 0.76);
    paintGenericIcon(target, QRectF(QPointF(-size.width() / 2, -size.height() / 2), size),
                     part.className.section('.', -1), theme_);
    target.restore();
  };
  // A bus without an icon: a bar; wires end at its middle, where words would be crossed by them.
  const auto drawBar = [&](QPainter& target) {
    target.setPen(QPen(theme_.quiet, 1.5));
    target.setBrush(theme_.line);
    target.drawRoundedRect(
        QRectF(-kBusBar.width() / 2 * w, -kBusBar.height() / 2 * h, kBusBar.width() * w, kBusBar.height() * h), 3, 3);
  };
  const auto draw = [&](QPainter& target) {
    const QRectF box(-w / 2, -h / 2, w, h);
    if (part.info && part.info->kind == "connector" && !icons_.has(part.className)) return;
    IconState state = part.state;
    const auto isAt = [&p](double angle) { return std::abs(std::remainder(p.rotation - angle, 360)) < 1; };
    const QString turn = (p.flip ? QStringLiteral("m") : QString()) +
                         (isAt(180) || isAt(270) ? QStringLiteral("r") : QString()) +
                         (isAt(90) || isAt(270) ? QStringLiteral("q") : QString());
    if (!turn.isEmpty()) state.insert(kTurnedState, turn);
    if (QSvgRenderer* renderer = icons_.part(part.className, state, theme_.isDark))
      renderer->render(&target, box);
    else if (part.info && !part.info->icon.empty())
      paintPrimitives(
          target, box, *part.info,
          {theme_, [&part](const QString& text) { return part.iconTexts.value(text); }, p.flip, p.rotation});
    else if (part.info && isBusClass(*part.info))
      drawBar(target);
    else
      drawGeneric(target);
  };
  const QPointF middle = pixel({p.x, p.y});
  const bool isStraight = std::abs(std::remainder(p.rotation, 90)) < 1e-6;
  if (isVector || !isStraight || w > 600) {
    painter.save();
    painter.translate(middle);
    painter.rotate(-p.rotation);
    if (p.flip) painter.scale(-1, 1);
    draw(painter);
    return painter.restore();
  }
  const bool isTurned = std::abs(std::remainder(p.rotation, 180)) > 1;
  const QSizeF size = isTurned ? QSizeF(h, w) : QSizeF(w, h);
  const QString key = iconKey(part, QSizeF(w, h), theme_.isDark, ratio_);
  QPixmap pixmap;
  if (!QPixmapCache::find(key, &pixmap)) {
    pixmap = QPixmap((size * ratio_).toSize() + QSize(4, 4));
    pixmap.setDevicePixelRatio(ratio_);
    pixmap.fill(Qt::transparent);
    QPainter target(&pixmap);
    target.setRenderHint(QPainter::Antialiasing);
    target.translate(pixmap.width() / ratio_ / 2, pixmap.height() / ratio_ / 2);
    target.rotate(-p.rotation);
    if (p.flip) target.scale(-1, 1);
    draw(target);
    target.end();
    QPixmapCache::insert(key, pixmap);
  }
  painter.drawPixmap(middle - QPointF(pixmap.width() / ratio_ / 2, pixmap.height() / ratio_ / 2), pixmap);
}

void DiagramPainter::paintMovedIcon(QPainter& painter, const PartPicture& part, int index, bool isVector) const {
  const auto pose = poses_ ? poses_->parts.constFind(index) : decltype(poses_->parts.constFind(0))();
  if (!poses_ || pose == poses_->parts.constEnd()) return paintIcon(painter, part, isVector);
  QTransform toPixels;
  toPixels.translate(origin_.x(), origin_.y());
  toPixels.scale(scale_, -scale_);
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  // Read from left to right: to the diagram, moved there, back to pixels.
  painter.setTransform(toPixels.inverted() * *pose * toPixels, true);
  paintIcon(painter, part, isVector);
  painter.restore();
}

// Pale, with lines across: there on the paper, not in the model.
void DiagramPainter::paintHatching(QPainter& painter, const PartPicture& part) const {
  const QRectF box = pixels(part.rect);
  QColor veil = theme_.canvas;
  veil.setAlphaF(0.6F);
  painter.fillRect(box, veil);
  painter.save();
  painter.setClipRect(box);
  painter.setPen(QPen(theme_.quiet, 1));
  for (double x = box.left() - box.height(); x < box.right(); x += 7)
    painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
  painter.restore();
}

double DiagramPainter::lineWidth(Domain domain) const {
  return factsOf(domain).wire * std::clamp(scale_ / kPixelsPerUnit, 0.6, 2.0);
}

QPainterPath DiagramPainter::wirePath(const DrawnWire& drawn, uint64_t square) const {
  QPainterPath path;
  const QPolygonF& corners = drawn.corners;
  if (corners.size() < 2) return path;
  path.moveTo(corners.first());
  for (int i = 1; i + 1 < corners.size(); ++i) {
    const QPointF a = corners[i - 1], b = corners[i], c = corners[i + 1];
    const double ab = QLineF(a, b).length(), bc = QLineF(b, c).length();
    const double r = std::min({drawn.radii.value(i - 1, kWireRadius * scale_), ab / 2, bc / 2});
    if (r < 0.5 || (i < 64 && (square >> i & 1))) {
      path.lineTo(b);
      continue;
    }
    path.lineTo(b + (a - b) * (r / ab));
    path.quadTo(b, b + (c - b) * (r / bc));
  }
  path.lineTo(corners.last());
  return path;
}

// Pieces that lie along the axes, without the work of a stroke.
void DiagramPainter::paintStraight(QPainter& painter, const QPolygonF& corners, const QColor& color,
                                   double width) const {
  const double half = width / 2;
  for (qsizetype k = 0; k + 1 < corners.size(); ++k) painter.fillRect(lineBox(corners[k], corners[k + 1], half), color);
}

// Of whole pixels of the device, so that all lines of a domain look equally strong, also where two of a net lie upon
// each other. Rather a pixel more than one too few.
double DiagramPainter::wireWidth(Domain domain, const BusLook& bus) const {
  constexpr double kUpFrom = 0.4;  // of a pixel
  const double width = lineWidth(domain) * (bus.isBus ? kBusWire : 1);
  if (isVector_) return width;
  return std::max(1.0, std::floor(width * ratio_ + fuller(domain) + 1 - kUpFrom)) / ratio_;
}

QPolygonF DiagramPainter::crispCorners(const QPolygonF& points, double width) const {
  const double half = halfPixel(width * ratio_);
  const auto onPixel = [&](double at) { return (std::floor(at * ratio_ - half + 0.5) + half) / ratio_; };
  QPolygonF corners;
  corners.reserve(points.size());
  for (const QPointF& point : points) {
    const QPointF at = pixel(point);
    corners << QPointF(onPixel(at.x()), onPixel(at.y()));
  }
  return corners;
}

DiagramPainter::DrawnWire DiagramPainter::drawnWire(int index) const {
  const WirePicture& wire = scene_.wires()[static_cast<size_t>(index)];
  const auto moved = poses_ ? poses_->wires.constFind(index) : decltype(poses_->wires.constFind(0))();
  DrawnWire drawn{index, {}, wireWidth(wire.domain, wire.bus)};
  // What moves would go by jerks.
  const bool isMoved = poses_ && moved != poses_->wires.constEnd();
  if (isVector_ || isMoved)
    for (const QPointF& point : isMoved ? *moved : wire.points) drawn.corners << pixel(point);
  else
    drawn.corners = crispCorners(wire.points, drawn.width);
  return drawn;
}

// Net by net: where one crosses those before it, it bridges them, but not itself.
void DiagramPainter::paintWires(QPainter& painter, const QRectF& area, bool hasChrome) const {
  const auto& wires = scene_.wires();
  const auto netOf = [&](int wire) { return wires[static_cast<size_t>(wire)].net; };
  std::vector<int> order;
  for (size_t i = 0; i < wires.size(); ++i) {
    const double reach =
        lineWidth(wires[i].domain) * kBusWire + std::max(2 * WireCrossings::kSight, 2 * kWireRadius * scale_);
    if (wires[i].points.size() < 2) continue;
    if (poses_ || pixels(wires[i].points.boundingRect()).adjusted(-reach, -reach, reach, reach).intersects(area))
      order.push_back(static_cast<int>(i));
  }
  // One that is selected lies upon the others of its net.
  const auto isUp = [&](int wire) {
    return hasChrome && (scene_.hovered().wire == wire || scene_.selectedWires().contains(wire));
  };
  std::stable_partition(order.begin(), order.end(), [&](int wire) { return !isUp(wire); });
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return netOf(a) < netOf(b); });
  painter.setBrush(Qt::NoBrush);
  std::vector<DrawnWire> all;
  all.reserve(order.size());
  WireCrossings crossings(area, isVector_ ? 0 : 1 / ratio_);
  for (const int wire : order) {
    all.push_back(drawnWire(wire));
    crossings.add(all.back().corners, all.back().width, netOf(wire));
  }
  for (DrawnWire& one : all)
    for (qsizetype k = 1; hasRoundCorners() && k + 1 < one.corners.size(); ++k)
      one.radii << crossings.freeAbout(one.corners, k, one.width, netOf(one.index), kWireRadius * scale_);
  for (auto first = all.cbegin(); first != all.cend();) {
    const int net = netOf(first->index);
    const auto end = std::find_if(first, all.cend(), [&](const DrawnWire& one) { return netOf(one.index) != net; });
    for (auto one = first; one != end; ++one)
      crossings.forGaps(one->corners, one->width, net, [&](const QLineF& gap, double width) {
        painter.setPen(QPen(theme_.canvas, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(gap);
      });
    if (hasChrome) paintGlow(painter, {first, end});
    for (; first != end; ++first) paintWire(painter, *first, hasChrome);
  }
}

// About the wires of a net that are selected, and about one that is pointed at: what several of them share glows no
// more than the rest.
void DiagramPainter::paintGlow(QPainter& painter, std::span<const DrawnWire> net) const {
  QPainterPath selected, hovered;
  double width = 0;
  for (const DrawnWire& drawn : net) {
    const bool isSelected = scene_.selectedWires().contains(drawn.index);
    if (!isSelected && scene_.hovered().wire != drawn.index) continue;
    (isSelected ? selected : hovered).addPath(wirePath(drawn, scene_.wires()[static_cast<size_t>(drawn.index)].square));
    width = std::max(width, drawn.width);
  }
  for (const auto& [path, strength] : {std::pair(&hovered, 0.18F), std::pair(&selected, 0.35F)}) {
    if (path->isEmpty()) continue;
    QColor glow = theme_.accent;
    glow.setAlphaF(strength);
    painter.strokePath(*path, QPen(glow, width + 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  }
}

void DiagramPainter::paintWire(QPainter& painter, const DrawnWire& drawn, bool hasChrome) const {
  const WirePicture& wire = scene_.wires()[static_cast<size_t>(drawn.index)];
  const QPolygonF& corners = drawn.corners;
  const bool isPlain = isAlongAxes(corners) && (!hasRoundCorners() || corners.size() == 2);
  const QPainterPath path = isPlain || corners.size() == 2 ? QPainterPath() : wirePath(drawn, wire.square);
  const auto draw = [&](const QColor& color, double width) {
    if (isPlain) return paintStraight(painter, corners, color, width);
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (corners.size() > 2)
      painter.drawPath(path);
    else
      painter.drawLine(corners.first(), corners.last());
  };
  const double width = drawn.width;
  const bool isSelected = hasChrome && scene_.selectedWires().contains(drawn.index);
  const QColor ink = isSelected ? theme_.accent : inkOf(wire.domain, wire.bus, theme_);
  // What a line keeps between edges of about such a width, on whole pixels as well.
  const auto inside = [&](double edge) {
    return isVector_ ? width - 2 * edge : width - 2 * std::max(1.0, std::round(edge * ratio_)) / ratio_;
  };
  // Light colours, as buses have them, have a darker edge on a light sheet.
  const bool hasEdge = wire.bus.color >= 0 && !isSelected && !theme_.isDark;
  constexpr double kEdge = 0.625;
  if (hasEdge) draw(ink.darker(150), width);
  if (const double core = hasEdge ? inside(kEdge) : width; core > 0) draw(ink, core);
  if (wire.domain != Domain::multibody) return;
  if (const double core = inside(width / 3); core > 0) draw(theme_.canvas, core);
}

double DiagramPainter::junctionRadius() const {
  return 3 * std::clamp(scale_ / kPixelsPerUnit, 0.6, 1.8);
}

void DiagramPainter::paintJunctions(QPainter& painter, const QRectF& area) const {
  const double radius = junctionRadius();
  const QRectF near = area.adjusted(-radius, -radius, radius, radius);
  int index = 0;
  for (const Junction& junction : scene_.junctions()) {
    // In the middle of its lines.
    const double width = wireWidth(junction.domain, junction.bus);
    const bool isMoved = isVector_ || (poses_ && !poses_->junctions.value(index).isNull());
    const QPointF at = isMoved ? pixel(junction.at + (poses_ ? poses_->junctions.value(index) : QPointF()))
                               : crispCorners({junction.at}, width).first();
    ++index;
    if (!near.contains(at)) continue;
    const QColor ink = inkOf(junction.domain, junction.bus, theme_);
    const auto draw = [&](QPainter& target, QPointF place) {
      target.setPen(Qt::NoPen);
      target.setBrush(ink);
      target.drawEllipse(place, radius, radius);
    };
    const double reach = std::ceil(radius) + 1;
    // From the whole pixel that a stamp is put on.
    const double half = halfPixel(width * ratio_) / ratio_;
    if (cache_ && !poses_)
      cache_->stamps.put(painter, {5, ink.rgba(), 0, qRound(radius * 16), qRound(half * 16), 0},
                         at - QPointF(half, half), QRectF(-reach, -reach, 2 * reach, 2 * reach), [&](QPainter& target) {
                           draw(target, {half, half});
                         });
    else
      draw(painter, at);
  }
}

// Its sign about a point: a square, of signals a triangle in the direction of flow, filled for an input.
void DiagramPainter::paintConnector(QPainter& painter, const ConnectorPicture& c, QPointF at, double size) const {
  const QColor ink = inkOf(c.info.domain, c.bus, theme_);
  painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
  painter.setBrush(c.info.isFilled && c.info.causality != "output" ? ink : theme_.canvas);
  if (c.info.causality.empty()) {
    painter.drawRect(QRectF(at.x() - size / 2, at.y() - size / 2, size, size).adjusted(0.5, 0.5, -0.5, -0.5));
    return;
  }
  const double sense = c.info.causality == "output" ? 1 : -1;
  const QPointF flow(c.out.x() * sense, -c.out.y() * sense), side(-flow.y(), flow.x());
  painter.drawPolygon(QPolygonF{at + flow * size * 0.6, at - flow * size * 0.5 + side * size * 0.55,
                                at - flow * size * 0.5 - side * size * 0.55});
}

void DiagramPainter::paintConnectors(QPainter& painter, const PartPicture& part, int index, bool hasChrome) const {
  const double zoom = scale_ / kPixelsPerUnit;
  for (size_t k = 0; k < part.connectors.size(); ++k) {
    const ConnectorPicture& c = part.connectors[k];
    if (!c.isVisible) continue;
    const bool isHovered = hasChrome && scene_.hovered().connector == ConnectorRef{index, static_cast<int>(k)};
    const double size = 9 * std::clamp(zoom, 0.55, 1.8) * (isHovered ? 1.45 : 1);
    const QPointF at = pixel(poses_ ? c.at + poses_->shift(index, static_cast<int>(k)) : c.at);
    if (isHovered) {
      QColor glow = theme_.accent;
      glow.setAlphaF(0.22F);
      painter.setPen(Qt::NoPen);
      painter.setBrush(glow);
      painter.drawEllipse(at, size, size);
    }
    if (cache_ && !isHovered) {
      const StampKey key{c.info.causality.empty() ? 1 : 2,
                         inkOf(c.info.domain, c.bus, theme_).rgba(),
                         theme_.canvas.rgba(),
                         qRound(size * 16),
                         (c.info.isFilled ? 2 : 0) + (c.info.causality == "output" ? 1 : 0),
                         qRound(c.out.x()) + 3 * qRound(c.out.y())};
      const double reach = std::ceil(size * 0.7) + 1;
      cache_->stamps.put(painter, key, at, QRectF(-reach, -reach, 2 * reach, 2 * reach),
                         [&](QPainter& target) { paintConnector(target, c, QPointF(), size); });
    } else {
      paintConnector(painter, c, at, size);
    }
    if (hasChrome && !isFar() && hasRing(c)) {
      painter.setPen(QPen(theme_.warning, 1.25));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(at, size * 0.95, size * 0.95);
    }
  }
}

// It goes with its part.
LabelLayout DiagramPainter::labelOf(const PartPicture& part, int index, const QFont& font, bool hasValues) const {
  const bool isKept = cache_ && static_cast<size_t>(index) < cache_->labels.size();
  LabelLayout layout = isKept ? cache_->labels[static_cast<size_t>(index)]
                              : labelLayout(part, pixels(part.rect), scale_, font, hasValues);
  if (poses_ && !layout.box.isEmpty()) {
    const QPointF shift = poses_->shiftOf(index, part.rect.center());
    layout.box.translate(scale_ * shift.x(), -scale_ * shift.y());
  }
  return layout;
}

void DiagramPainter::paintLabel(QPainter& painter, const PartPicture& part, int index, bool hasValues) const {
  const QFont before = painter.font();
  const LabelLayout layout = labelOf(part, index, before, hasValues);
  if (layout.box.isEmpty()) return;
  double top = layout.box.top();
  const auto line = [&](const QString& text, const QFont& font, const QColor& ink) {
    const QFontMetricsF metrics(font);
    const double width = cache_ ? cache_->texts.width(text, font) : metrics.horizontalAdvance(text);
    const double free = layout.box.width() - width;
    const double share = layout.alignment == Qt::AlignLeft ? 0 : layout.alignment == Qt::AlignRight ? 1 : 0.5;
    const QPointF at(std::round(layout.box.left() + free * share), std::round(top + metrics.ascent()));
    painter.setPen(ink);
    if (cache_) {
      cache_->texts.draw(painter, at, text, font);
    } else {
      painter.setFont(font);
      painter.drawText(at, text);
    }
    top += metrics.height();
  };
  line(part.name, layout.nameFont, part.isMissing ? theme_.error : part.isDisabled ? theme_.quiet : theme_.text);
  for (const QString& value : layout.values) line(value, layout.valueFont, theme_.quiet);
  painter.setFont(before);
}

}  // namespace armature::app
