#include <QPainterPath>
#include <cmath>

#include "app/lines/track_picture.h"
#include "app/teaching/drawn_painter.h"

namespace armature::app {
namespace {

using Kind = DrawnState::Kind;

// Ink of a part: what is pulled or pressed says so by its colour as well.
QColor inkOf(const TrackItem& item, const Theme& theme) {
  if (item.state && (*item.state == Kind::tension || *item.state == Kind::compression))
    return stateInk(*item.state, theme);
  return theme.domain(Domain::translational);
}

void paintGrid(QPainter& painter, const DrawnTrack& drawn, const LineStyle& style) {
  for (const TrackTick& tick : drawn.ticks) {
    painter.setPen(QPen(style.theme.line, tick.value == 0 ? 1.75 : 1));
    painter.drawLine(QPointF(tick.at, 0), QPointF(tick.at, drawn.axis));
  }
}

// Over what scrolls behind it.
void paintAxis(QPainter& painter, const DrawnTrack& drawn, const LineStyle& style) {
  const Theme& theme = style.theme;
  painter.fillRect(QRectF(0, drawn.axis, style.room.width(), drawn.bottom - drawn.axis + 200), theme.canvas);
  const double y = drawn.axis, size = style.size();
  double lastText = -HUGE_VAL;
  const QString title = QStringLiteral("s, %1").arg(drawn.unit);
  const double titleWidth = style.texts.width(title, style.font) + 14 * size;
  for (const TrackTick& tick : drawn.ticks) {
    painter.setPen(QPen(theme.quiet, 1));
    painter.drawLine(QPointF(tick.at, y), QPointF(tick.at, y + 5 * size));
    const double width = style.texts.width(tick.text, style.font);
    if (tick.at - width / 2 < lastText + 8 || tick.at + width / 2 > drawn.right - titleWidth) continue;
    lastText = tick.at + width / 2;
    style.texts.draw(painter, QPointF(std::round(tick.at - width / 2), y + 5 * size + style.row() * 0.85), tick.text,
                     style.font);
  }
  painter.setPen(QPen(theme.quiet, 1.25));
  painter.drawLine(QPointF(drawn.left, y), QPointF(drawn.right, y));
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.quiet);
  const QPointF tip(drawn.right, y);
  painter.drawPolygon(QPolygonF{tip, tip + QPointF(-10 * size, -4 * size), tip + QPointF(-10 * size, 4 * size)});
  painter.setPen(theme.quiet);
  style.texts.draw(painter, QPointF(drawn.right - titleWidth + 14 * size, y + 5 * size + style.row() * 0.85), title,
                   style.font);
}

// Coils between two places; they keep their number, whichever end is left.
void paintCoil(QPainter& painter, double from, double to, double y, double half, int coils, const QPen& pen) {
  const double straight = (to - from) * 0.06;
  QPolygonF line{QPointF(from, y), QPointF(from + straight, y)};
  const double way = (to - from - 2 * straight) / (2 * coils);
  for (int k = 0; k < 2 * coils; ++k)
    line << QPointF(from + straight + way * (k + 0.5), y + (k % 2 == 0 ? -half : half));
  line << QPointF(to - straight, y) << QPointF(to, y);
  painter.setPen(pen);
  painter.drawPolyline(line);
}

// A pot at `from` with a piston that comes from `to`.
void paintPot(QPainter& painter, double from, double to, double y, double half, const QPen& pen) {
  painter.setPen(pen);
  const double d = to - from, bottom = from + d * 0.3, mouth = from + d * 0.72, piston = from + d * 0.55;
  painter.drawLine(QPointF(from, y), QPointF(bottom, y));
  painter.drawPolyline(QPolygonF{QPointF(mouth, y - half), QPointF(bottom, y - half), QPointF(bottom, y + half),
                                 QPointF(mouth, y + half)});
  painter.drawLine(QPointF(piston, y), QPointF(to, y));
  painter.drawLine(QPointF(piston, y - half * 0.72), QPointF(piston, y + half * 0.72));
}

void paintPlate(QPainter& painter, double x, double y, double half, const QPen& pen) {
  painter.setPen(pen);
  painter.drawLine(QPointF(x, y - half), QPointF(x, y + half));
}

void paintBody(QPainter& painter, const TrackItem& item, const LineStyle& style, const QColor& ink) {
  const Theme& theme = style.theme;
  QColor fill = ink;
  fill.setAlphaF(theme.isDark ? 0.30F : 0.16F);
  painter.fillRect(item.box, theme.canvas);
  painter.setBrush(fill);
  painter.setPen(QPen(ink, 1.6));
  painter.drawRect(item.box);
  // Its middle is its position s.
  const double x = item.box.center().x();
  QPen thin(ink, 1, item.isWidened ? Qt::DotLine : Qt::SolidLine);
  painter.setPen(thin);
  const double reach = item.isWidened ? item.box.height() / 2 : 4 * style.size();
  painter.drawLine(QPointF(x, item.box.center().y() - reach), QPointF(x, item.box.center().y() + reach));
}

void paintRod(QPainter& painter, const TrackItem& item, const LineStyle& style, const QColor& ink) {
  const double y = item.box.center().y(), half = 4 * style.size();
  painter.setBrush(style.theme.canvas);
  painter.setPen(QPen(ink, 1.5));
  painter.drawRect(QRectF(QPointF(item.from, y - half), QPointF(item.to, y + half)).normalized());
  painter.setBrush(ink);
  for (const double x : {item.from, item.to}) painter.drawEllipse(QPointF(x, y), 2 * style.size(), 2 * style.size());
}

void paintGap(QPainter& painter, const TrackItem& item, const LineStyle& style, const QPen& pen) {
  const double y = item.box.center().y(), half = item.box.height() / 2 * 0.8;
  const bool isOpen =
      item.state ? *item.state == Kind::open : (item.to - item.natural) * (item.natural - item.from) > 0;
  const double end = isOpen ? item.natural : item.to;
  paintCoil(painter, item.from, end, y - half * 0.5, half * 0.4, 5, pen);
  paintPot(painter, item.from, end, y + half * 0.5, half * 0.36, pen);
  paintPlate(painter, item.from, y, half * 0.6, pen);
  QPen strong = pen;
  strong.setWidthF(pen.widthF() * 1.8);
  paintPlate(painter, end, y, half, strong);
  if (!isOpen) return;
  paintPlate(painter, item.to, y, half, strong);
  // The way that is left.
  painter.setPen(QPen(style.theme.quiet, 1, Qt::DotLine));
  painter.drawLine(QPointF(end, y), QPointF(item.to, y));
}

void paintElastic(QPainter& painter, const TrackItem& item, const LineStyle& style, const QColor& ink) {
  const double y = item.box.center().y(), half = item.box.height() / 2;
  const QPen pen(ink, 1.6 * style.size(), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
  if (item.role == PartRole::spring) return paintCoil(painter, item.from, item.to, y, half * 0.62, 7, pen);
  if (item.role == PartRole::damper) return paintPot(painter, item.from, item.to, y, half * 0.6, pen);
  if (item.role == PartRole::gap) return paintGap(painter, item, style, pen);
  paintCoil(painter, item.from, item.to, y - half * 0.48, half * 0.36, 6, pen);
  paintPot(painter, item.from, item.to, y + half * 0.5, half * 0.36, pen);
  for (const double x : {item.from, item.to}) paintPlate(painter, x, y, half * 0.6, pen);
}

void paintFixed(QPainter& painter, const TrackItem& item, const LineStyle& style) {
  const QPointF top(item.from, item.box.top()), bottom(item.from, item.box.bottom());
  if (item.side < 0)
    paintHatch(painter, top, bottom, kHatch * style.size(), style.theme.text);
  else
    paintHatch(painter, bottom, top, kHatch * style.size(), style.theme.text);
}

// The room of a source's arrow, so that it is known where there is no force just now.
void paintSource(QPainter& painter, const TrackItem& item, const LineStyle& style) {
  const double y = item.box.center().y();
  painter.setPen(QPen(style.theme.quiet, 1, Qt::DotLine));
  painter.drawLine(QPointF(item.box.left(), y), QPointF(item.box.right(), y));
  if (item.role == PartRole::source && item.isOnGround) {
    const double far = item.side < 0 ? item.box.left() : item.box.right(), half = 7 * style.size();
    painter.save();
    paintHatch(painter, QPointF(far, y + (item.side < 0 ? -half : half)),
               QPointF(far, y + (item.side < 0 ? half : -half)), 5 * style.size(), style.theme.quiet);
    painter.restore();
  }
  painter.setPen(QPen(style.theme.domain(Domain::translational), 1.5));
  painter.setBrush(style.theme.canvas);
  painter.drawEllipse(QPointF(item.from, y), 3 * style.size(), 3 * style.size());
}

// A motor that moves its rod as it is told.
void paintDrive(QPainter& painter, const TrackItem& item, const LineStyle& style, const QColor& ink) {
  const double y = item.box.center().y(), size = style.size();
  const QRectF motor = item.side < 0 ? item.box.adjusted(0, 4, -8 * size, -4) : item.box.adjusted(8 * size, 4, 0, -4);
  painter.setPen(QPen(ink, 1.5));
  painter.drawLine(QPointF(item.from, y), QPointF(motor.center().x(), y));
  painter.setBrush(style.theme.canvas);
  painter.drawRect(motor);
  const double reach = 6 * size;
  const QPointF c = motor.center();
  painter.drawLine(c - QPointF(reach, 0), c + QPointF(reach, 0));
  painter.setBrush(ink);
  painter.drawPolygon(QPolygonF{c + QPointF(reach + 2, 0), c + QPointF(reach - 4, -4), c + QPointF(reach - 4, 4)});
}

void paintSensor(QPainter& painter, const TrackItem& item, const LineStyle& style, const QColor& ink) {
  const double y = item.box.center().y(), size = style.size();
  painter.setPen(QPen(ink, 1.3));
  painter.setBrush(style.theme.canvas);
  if (std::abs(item.to - item.from) > kDial * size) {
    // What it measures is between its ends.
    for (const double x : {item.from, item.to}) paintPlate(painter, x, y, 7 * size, QPen(ink, 1.3));
    painter.drawLine(QPointF(item.from, y), QPointF(item.to, y));
  }
  const QPointF c((item.from + item.to) / 2, y);
  painter.drawEllipse(c, 9 * size, 9 * size);
  painter.drawLine(c + QPointF(0, 3 * size), c + QPointF(4 * size, -5 * size));
  painter.setBrush(ink);
  painter.drawEllipse(c + QPointF(0, 3 * size), 1.5 * size, 1.5 * size);
}

void paintOther(QPainter& painter, const TrackItem& item, const LineStyle& style, const QColor& ink) {
  painter.setBrush(style.theme.canvas);
  painter.setPen(QPen(ink, 1.4, item.role == PartRole::friction ? Qt::SolidLine : Qt::DashLine));
  const QRectF box = item.box.adjusted(0, 3, 0, -5);
  painter.drawRoundedRect(box, 3, 3);
  if (item.role == PartRole::friction || item.isOnGround) {
    const double reach = std::max(box.width() / 2, 8 * style.size());
    const double x = box.center().x();
    paintHatch(painter, QPointF(x + reach, box.bottom() + 2), QPointF(x - reach, box.bottom() + 2), 5 * style.size(),
               style.theme.quiet);
  }
}

void paintItem(QPainter& painter, const TrackItem& item, const LineStyle& style) {
  const QColor ink = inkOf(item, style.theme);
  painter.setBrush(Qt::NoBrush);
  switch (item.role) {
    case PartRole::body:
      return paintBody(painter, item, style, ink);
    case PartRole::rod:
      return paintRod(painter, item, style, ink);
    case PartRole::spring:
    case PartRole::damper:
    case PartRole::springDamper:
    case PartRole::gap:
      return paintElastic(painter, item, style, ink);
    case PartRole::fixed:
      return paintFixed(painter, item, style);
    case PartRole::source:
    case PartRole::source2:
      return paintSource(painter, item, style);
    case PartRole::drive:
      return paintDrive(painter, item, style, ink);
    case PartRole::sensor:
      return paintSensor(painter, item, style, ink);
    default:
      return paintOther(painter, item, style, ink);
  }
}

void paintLabels(QPainter& painter, const DrawnTrack& drawn, const LineStyle& style, const LineLook& look) {
  for (const LineLabel& label : drawn.labels) {
    const QPointF base(label.box.left() + 3, label.box.top() + style.row() * 0.8);
    QColor back = style.theme.canvas;
    back.setAlphaF(0.85F);
    painter.fillRect(label.box, back);
    painter.setPen(look.isAt(label.part) ? style.theme.accent : style.theme.text);
    style.texts.draw(painter, base, label.name, style.font);
    painter.setPen(style.theme.quiet);
    const double width = style.texts.width(label.name + QStringLiteral("  "), style.font);
    style.texts.draw(painter, base + QPointF(width, 0), label.value, style.font);
    if (label.isTurned) {
      const double wide = badgeWidth(style);
      paintGlasses(painter, QRectF(label.box.right() - wide, label.box.top(), wide, style.row()), style.theme.quiet);
    }
  }
  for (const TrackNote& note : drawn.notes) {
    painter.fillRect(note.box, style.theme.canvas);
    painter.setPen(style.theme.warning);
    style.texts.draw(painter, QPointF(note.box.left() + 4, note.box.top() + style.row() * 0.8), note.words, style.font);
  }
}

// In the last row: how long an arrow of so much is, and what has to be said.
void paintFooter(QPainter& painter, const DrawnTrack& drawn, const LineStyle& style) {
  if (drawn.footer.isEmpty()) return;
  double x = 12 * style.size();
  for (const DrawnScale& scale : drawn.over.scales)
    x += scale.length + 34 * style.size() + style.texts.width(scale.text, style.font);
  const double y = drawn.axis + 20 * style.size() + 2 * style.row();
  painter.setPen(style.theme.quiet);
  painter.setFont(style.font);
  const QString words =
      QFontMetricsF(style.font).elidedText(drawn.footer, Qt::ElideRight, std::max(40.0, drawn.right - x));
  style.texts.draw(painter, QPointF(x, y - style.row() * 0.22), words, style.font);
}

}  // namespace

void paintTrack(QPainter& painter, const DrawnTrack& drawn, const LineStyle& style, const LineLook& look,
                const QRectF& clip) {
  const Theme& theme = style.theme;
  paintGrid(painter, drawn, style);
  const QColor joint = theme.domain(Domain::translational);
  for (const TrackNode& node : drawn.nodes) {
    if (node.at < clip.left() - 4 || node.at > clip.right() + 4) continue;
    painter.setPen(QPen(joint, 1.75));
    painter.drawLine(QPointF(node.at, node.top), QPointF(node.at, node.bottom));
  }
  const QRectF near = clip.adjusted(-40, -40, 40, 40);
  for (const TrackItem& item : drawn.items)
    if (item.box.intersects(near)) paintItem(painter, item, style);
  painter.setPen(Qt::NoPen);
  painter.setBrush(joint);
  for (const TrackNode& node : drawn.nodes)
    for (const double y : {node.top, node.bottom}) painter.drawEllipse(QPointF(node.at, y), 2.6, 2.6);
  const DrawnStyle over{theme, style.font, style.size(), style.texts, style.stamps};
  constexpr double kMarks = 1.5;  // where a part is drawn at its length there is room for a larger mark
  paintStates(painter, drawn.over, {theme, style.font, kMarks * style.size(), style.texts, style.stamps});
  paintLabels(painter, drawn, style, look);
  for (const TrackItem& item : drawn.items)
    if (look.isAt(item.part)) paintLook(painter, item.box, look.selected.contains(item.part), theme);
  // The scale of forces stands below the axis.
  Drawn scales = drawn.over;
  scales.arrows.clear();
  Drawn forces = drawn.over;
  forces.scales.clear();
  paintRun(painter, forces, 0, 0, over);
  paintAxis(painter, drawn, style);
  paintRun(painter, scales, 0, 0, over);
  paintFooter(painter, drawn, style);
}

}  // namespace armature::app
