#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/lines/shaft_picture.h"
#include "app/teaching/drawn_painter.h"

namespace armature::app {
namespace {

using DiscKind = ShaftDisc::Kind;

QColor mixed(const QColor& one, const QColor& other, double share) {
  return QColor::fromRgbF(static_cast<float>(one.redF() * (1 - share) + other.redF() * share),
                          static_cast<float>(one.greenF() * (1 - share) + other.greenF() * share),
                          static_cast<float>(one.blueF() * (1 - share) + other.blueF() * share));
}

QRectF faceOf(QPointF centre, double radius) {
  return {centre.x() - radius * kLookAside, centre.y() - radius, 2 * radius * kLookAside, 2 * radius};
}

// The outline of a cylinder about the shaft, seen from the right: its right-hand face is whole.
QPainterPath cylinder(QPointF face, double radius, double thickness) {
  const QRectF right = faceOf(face, radius), left = right.translated(-thickness, 0);
  QPainterPath path(QPointF(face.x(), right.top()));
  path.lineTo(face.x() - thickness, right.top());
  path.arcTo(left, 90, 180);
  path.lineTo(face.x(), right.bottom());
  path.arcTo(right, 270, -180);
  path.closeSubpath();
  return path;
}

// Marks along a cylinder: those in front are seen.
void paintSideMarks(QPainter& painter, QPointF face, double radius, double thickness, double angle, const QColor& ink,
                    const QColor& first) {
  for (int k = 0; k < 4; ++k) {
    const double a = angle + k * M_PI / 2;
    if (!isInFront(a)) continue;
    const QPointF at = face + onCircle(radius, a);
    painter.setPen(QPen(k == 0 ? first : ink, k == 0 ? 2.6 : 1, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(at - QPointF(thickness, 0), at);
  }
}

// Spokes on the face; the first one is the mark that shows the angle.
void paintSpokes(QPainter& painter, QPointF face, double from, double to, double angle, int count, const QColor& ink,
                 const QColor& first) {
  for (int k = count - 1; k >= 0; --k) {
    const double a = angle + 2 * M_PI * k / count;
    painter.setPen(QPen(k == 0 ? first : ink, k == 0 ? 2.6 : 1, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(face + onCircle(from, a), face + onCircle(to, a));
  }
}

void paintTeeth(QPainter& painter, const ShaftDisc& disc, const QColor& ink) {
  const int count = std::clamp(static_cast<int>(disc.radius * 0.55), 6, 60);
  painter.setPen(QPen(ink, 1.2));
  for (int k = 0; k < count; ++k) {
    const double a = disc.angle + 2 * M_PI * k / count;
    const QPointF at = disc.centre + onCircle(disc.radius, a);
    painter.drawLine(disc.centre + onCircle(disc.radius * 0.86, a), at);
    if (isInFront(a)) painter.drawLine(at, at - QPointF(disc.thickness, 0));
  }
}

// Planets between sun and ring: they are carried round, and roll on the sun.
void paintPlanets(QPainter& painter, const ShaftDisc& carrier, const std::vector<ShaftDisc>& discs, const QColor& ink,
                  const QColor& fill, const QColor& first) {
  double sun = 0, ring = 0, sunAngle = 0;
  for (const ShaftDisc& disc : discs) {
    if (disc.part != carrier.part) continue;
    if (disc.kind == DiscKind::sun) {
      sun = disc.radius;
      sunAngle = disc.angle;
    }
    if (disc.kind == DiscKind::ring) ring = disc.radius;
  }
  const double radius = (ring - sun) / 2;
  if (!(radius > 1)) return;
  const double spin = carrier.angle - (sunAngle - carrier.angle) * sun / radius;
  for (int k = 0; k < 3; ++k) {
    const double a = carrier.angle + 2 * M_PI * k / 3;
    const QPointF at = carrier.centre + onCircle(carrier.radius, a);
    painter.setPen(QPen(k == 0 ? first : ink, k == 0 ? 2 : 1.2));
    painter.setBrush(fill);
    painter.drawEllipse(faceOf(at, radius * 0.92));
    painter.drawLine(at, at + onCircle(radius * 0.92, spin));
    painter.drawLine(carrier.centre, at);
  }
}

struct ShaftInks {
  QColor line, face, side, first, faint;
};

ShaftInks inksOf(const Theme& theme) {
  const QColor ink = theme.domain(Domain::rotational);
  return {ink, mixed(theme.canvas, ink, 0.14), mixed(theme.canvas, ink, 0.30), theme.accent,
          mixed(theme.canvas, ink, 0.55)};
}

void paintDisc(QPainter& painter, const ShaftDisc& disc, const DrawnShaft& drawn, const ShaftInks& inks) {
  if (disc.kind == DiscKind::carrier) {
    if (std::isfinite(disc.angle)) paintPlanets(painter, disc, drawn.discs, inks.line, inks.face, inks.first);
    return;
  }
  painter.setPen(QPen(inks.line, 1.5));
  painter.setBrush(inks.side);
  painter.drawPath(cylinder(disc.centre, disc.radius, disc.thickness));
  painter.setBrush(disc.kind == DiscKind::ring ? Qt::NoBrush : QBrush(inks.face));
  painter.drawEllipse(faceOf(disc.centre, disc.radius));
  if (disc.kind == DiscKind::ring) painter.drawEllipse(faceOf(disc.centre, disc.radius * 0.9));
  if (!std::isfinite(disc.angle)) return;
  if (disc.kind == DiscKind::wheel || disc.kind == DiscKind::sun) paintTeeth(painter, disc, inks.faint);
  const double inner = disc.kind == DiscKind::ring ? disc.radius * 0.9 : std::min(5.0, disc.radius * 0.3);
  const int count = disc.kind == DiscKind::ring ? 1 : 4;
  paintSideMarks(painter, disc.centre, disc.radius, disc.thickness, disc.angle, inks.faint, inks.first);
  paintSpokes(painter, disc.centre, inner, disc.radius, disc.angle, count, inks.faint, inks.first);
  const QPointF mark = disc.centre + onCircle(disc.radius, disc.angle);
  painter.setPen(Qt::NoPen);
  painter.setBrush(inks.first);
  if (disc.radius > 8) painter.drawEllipse(mark, 3, 3);
}

// A shaft with marks that turn; on a torsion bar they are helices.
void paintBar(QPainter& painter, const ShaftBar& bar, const ShaftInks& inks, double size) {
  const double r = bar.radius * size;
  const QRectF box(bar.from.x(), bar.from.y() - r, bar.to.x() - bar.from.x(), 2 * r);
  if (box.width() <= 0) return;
  painter.setPen(QPen(inks.line, 1.2));
  painter.setBrush(inks.face);
  painter.drawRect(box);
  if (!std::isfinite(bar.angle) || !std::isfinite(bar.twist)) return;
  const bool isTwisted = bar.twistScale > 0;
  const int steps = isTwisted ? 16 + std::min(48, static_cast<int>(std::abs(bar.twist) * 6)) : 1;
  for (int k = 0; k < 4; ++k) {
    painter.setPen(QPen(k == 0 ? inks.first : inks.faint, k == 0 ? 2.2 : 1.1, Qt::SolidLine, Qt::FlatCap));
    const double start = bar.angle + k * M_PI / 2;
    for (int i = 0; i < steps; ++i) {
      const double u = static_cast<double>(i) / steps, v = static_cast<double>(i + 1) / steps;
      const double a = start + bar.twist * u, b = start + bar.twist * v;
      if (!isInFront((a + b) / 2)) continue;
      painter.drawLine(QPointF(box.left() + box.width() * u, bar.from.y() - r * std::cos(a)),
                       QPointF(box.left() + box.width() * v, bar.from.y() - r * std::cos(b)));
    }
  }
}

// The belt of a pair that turns the same way: seen from the side it runs down the front of both wheels.
void paintBelt(QPainter& painter, const ShaftPair& pair, const ShaftInks& inks) {
  painter.setPen(QPen(inks.line, 2.2));
  for (const double side : {-1.0, 1.0})
    painter.drawLine(pair.a + QPointF(side * pair.radiusA * kLookAside, 0),
                     pair.b + QPointF(side * pair.radiusB * kLookAside, 0));
}

void paintHousing(QPainter& painter, const ShaftItem& item, const LineStyle& style, const ShaftInks& inks) {
  const Theme& theme = style.theme;
  if (item.role == PartRole::gear) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.quiet, 1, Qt::DashLine));
    painter.drawRoundedRect(item.box.adjusted(-5, -3, 5, 3), 6, 6);
    return;
  }
  if (item.role == PartRole::friction) {
    // Pads above and below the disc, nearer the more they hold.
    const double radius = item.box.height() / 2 * 0.64, wide = 22 * style.size(), thick = 8 * style.size();
    painter.setPen(QPen(inks.line, 1.3));
    painter.setBrush(inks.side);
    const QPointF c = item.box.center();
    for (const double side : {-1.0, 1.0}) {
      const double near = c.y() + side * (radius + item.open * 0.6);
      painter.drawRect(
          QRectF(QPointF(c.x() - wide / 2, near), QPointF(c.x() + wide / 2, near + side * thick)).normalized());
    }
    return;
  }
  const bool isKnown = item.role != PartRole::other;
  painter.setPen(QPen(inks.line, 1.4, isKnown ? Qt::SolidLine : Qt::DashLine));
  painter.setBrush(inks.face);
  painter.drawRoundedRect(item.box, 5, 5);
  const QPointF c = item.box.center();
  const double r = item.box.height() * 0.3;
  painter.setPen(QPen(inks.line, 1.3));
  if (item.role == PartRole::sensor) {
    painter.setBrush(theme.canvas);
    painter.drawEllipse(c, r, r);
    painter.drawLine(c + QPointF(0, r * 0.4), c + QPointF(r * 0.5, -r * 0.6));
  } else if (item.role == PartRole::source || item.role == PartRole::source2 || item.role == PartRole::drive) {
    // Windings of a motor.
    for (int k = -1; k <= 1; ++k) painter.drawLine(c + QPointF(-r, k * r * 0.6), c + QPointF(r, k * r * 0.6));
  }
}

void paintGround(QPainter& painter, const ShaftGround& ground, const LineStyle& style) {
  const QColor ink = ground.part >= 0 ? style.theme.text : style.theme.quiet;
  const double half = 13 * style.size(), depth = 8 * style.size();
  if (ground.isUpright)
    paintHatch(painter, ground.at + QPointF(0, half), ground.at - QPointF(0, half), depth, ink);
  else
    paintHatch(painter, ground.at + QPointF(half, 0), ground.at - QPointF(half, 0), depth, ink);
}

// Clutches show by their gap, and by words.
void paintLabels(QPainter& painter, const DrawnShaft& drawn, const LineStyle& style, const LineLook& look,
                 const QRectF& clip) {
  for (const LineLabel& label : drawn.labels) {
    if (!label.box.intersects(clip)) continue;
    const double row = style.row();
    const auto write = [&](const QString& words, double top, const QColor& ink) {
      if (words.isEmpty()) return;
      const double width = style.texts.width(words, style.font);
      const QPointF base(std::round(label.box.center().x() - width / 2), top + row * 0.8);
      QColor back = style.theme.canvas;
      back.setAlphaF(0.8F);
      painter.fillRect(QRectF(base.x() - 2, top, width + 4, row), back);
      painter.setPen(ink);
      style.texts.draw(painter, base, words, style.font);
    };
    write(label.name, label.box.top(), look.isAt(label.part) ? style.theme.accent : style.theme.text);
    write(label.value, label.box.top() + row, style.theme.quiet);
    if (label.isTurned) {
      const double half = style.texts.width(label.value, style.font) / 2, wide = badgeWidth(style);
      paintGlasses(painter, QRectF(label.box.center().x() + half + 2, label.box.top() + row, wide, row),
                   style.theme.quiet);
    }
  }
}

void paintFooter(QPainter& painter, const DrawnShaft& drawn, const LineStyle& style) {
  if (drawn.footer.isEmpty()) return;
  QColor back = style.theme.canvas;
  back.setAlphaF(0.85F);
  painter.fillRect(drawn.footerBox, back);
  painter.setPen(style.theme.quiet);
  style.texts.draw(painter, drawn.footerBox.bottomLeft() + QPointF(4, -style.row() * 0.25), drawn.footer, style.font);
}

}  // namespace

void paintShaft(QPainter& painter, const DrawnShaft& drawn, const LineStyle& style, const LineLook& look,
                const QRectF& clip) {
  const ShaftInks inks = inksOf(style.theme);
  const QRectF near = clip.adjusted(-160, -160, 160, 160);
  const auto isNear = [&](QPointF at) { return near.contains(at); };
  painter.setBrush(Qt::NoBrush);
  for (const ShaftLink& link : drawn.links) {
    if (!link.points.boundingRect().adjusted(-1, -1, 1, 1).intersects(near)) continue;
    painter.setPen(QPen(inks.line, 3 * style.size(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(link.points);
    painter.setPen(QPen(style.theme.canvas, 1.2 * style.size(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(link.points);
  }
  // From left to right: what is farther right is nearer.
  std::vector<std::pair<double, int>> order;  // bars by −1 − index, discs by index
  for (size_t k = 0; k < drawn.bars.size(); ++k)
    if (isNear(drawn.bars[k].from)) order.emplace_back(drawn.bars[k].from.x(), -1 - static_cast<int>(k));
  for (size_t k = 0; k < drawn.discs.size(); ++k)
    if (isNear(drawn.discs[k].centre)) order.emplace_back(drawn.discs[k].centre.x() - 0.5, static_cast<int>(k));
  std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const ShaftItem& item : drawn.items)
    if (item.isHousing && item.role != PartRole::gear && item.role != PartRole::friction && item.box.intersects(near))
      paintHousing(painter, item, style, inks);
  for (const auto& [at, index] : order) {
    if (index < 0)
      paintBar(painter, drawn.bars[static_cast<size_t>(-1 - index)], inks, style.size());
    else
      paintDisc(painter, drawn.discs[static_cast<size_t>(index)], drawn, inks);
  }
  for (const ShaftPair& pair : drawn.pairs)
    if (pair.hasBelt && (isNear(pair.a) || isNear(pair.b))) paintBelt(painter, pair, inks);
  for (const ShaftItem& item : drawn.items)
    if (item.isHousing && (item.role == PartRole::gear || item.role == PartRole::friction) && item.box.intersects(near))
      paintHousing(painter, item, style, inks);
  for (const ShaftGround& ground : drawn.grounds)
    if (isNear(ground.at)) paintGround(painter, ground, style);
  const DrawnStyle over{style.theme, style.font, style.size(), style.texts, style.stamps};
  paintLabels(painter, drawn, style, look, clip);
  Drawn seen;
  for (const DrawnArrow& arrow : drawn.over.arrows)
    if (near.contains(arrow.from)) seen.arrows.push_back(arrow);
  paintRun(painter, seen, 0, 0, over);
  for (const ShaftItem& item : drawn.items)
    if (look.isAt(item.part)) paintLook(painter, item.box, look.selected.contains(item.part), style.theme);
  for (const ShaftGround& ground : drawn.grounds)
    if (ground.part >= 0 && look.isAt(ground.part))
      paintLook(painter, QRectF(ground.at - QPointF(10, 10), QSizeF(20, 20)), look.selected.contains(ground.part),
                style.theme);
  // Scales and words stay in sight, over what scrolls behind them.
  Drawn scales;
  scales.scales = drawn.over.scales;
  scales.scalesAt = drawn.over.scalesAt;
  double wide = 0;
  for (const DrawnScale& scale : scales.scales)
    wide = std::max(wide, scale.length + style.texts.width(scale.text, style.font));
  const double row = style.row() + 3, high = row * static_cast<double>(scales.scales.size());
  painter.fillRect(QRectF(drawn.footerAt.x() - 4, drawn.footerAt.y() - high, wide + 24 * style.size(), high + 4),
                   style.theme.canvas);
  paintRun(painter, scales, 0, 0, over);
  paintFooter(painter, drawn, style);
}

}  // namespace armature::app
