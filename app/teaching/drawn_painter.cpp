#include "app/teaching/drawn_painter.h"

#include <QPainterPath>
#include <cmath>

#include "app/look/format.h"
#include "app/teaching/number_layout.h"

namespace armature::app {
namespace {

QPointF unit(QPointF v) {
  const double length = std::hypot(v.x(), v.y());
  return length > 0 ? v / length : QPointF(1, 0);
}

QPointF across(QPointF way) {
  return {-way.y(), way.x()};
}

QPolygonF head(QPointF tip, QPointF way, double length, double half) {
  return {tip, tip - way * length + across(way) * half, tip - way * length - across(way) * half};
}

// The curved arrow of the right hand, thumb along `way`: it runs round the axis in front, from one side to the other.
// In pixels (y down) the front of a thing that turns about `way` moves towards `across(way)`.
void paintCurl(QPainter& painter, QPointF at, QPointF way, double radius, const QColor& ink, const QColor& halo,
               double width) {
  const QPointF side = across(way);
  QPainterPath arc(at - side * radius + way * radius * 0.35);
  arc.cubicTo(at - side * radius * 1.15 - way * radius * 0.75, at + side * radius * 1.15 - way * radius * 0.75,
              at + side * radius + way * radius * 0.1);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(halo, width + 3, Qt::SolidLine, Qt::FlatCap));
  painter.drawPath(arc);
  painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
  painter.drawPath(arc);
  const QPointF end = unit(side * 0.25 + way);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawPolygon(head(at + side * radius + way * radius * 0.1 + end * 5, end, 6.5, 3));
}

void paintWords(QPainter& painter, QPointF at, const QString& words, const QColor& ink, const QColor& back) {
  const QFontMetricsF metrics(painter.font());
  const QSizeF size(metrics.horizontalAdvance(words) + 6, metrics.height());
  const QRectF box(at.x() - size.width() / 2, at.y() - size.height() / 2, size.width(), size.height());
  painter.setPen(Qt::NoPen);
  painter.setBrush(back);
  painter.drawRoundedRect(box, 3, 3);
  painter.setPen(ink);
  painter.drawText(box, Qt::AlignCenter, words);
}

// A quiet long arrow with one head, its words beyond the tip.
void paintAxis(QPainter& painter, const DrawnArrow& arrow, const Theme& theme) {
  const QPointF way = unit(arrow.to - arrow.from);
  painter.setPen(QPen(theme.quiet, 1.25, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(arrow.from, arrow.to - way * 8);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.quiet);
  painter.drawPolygon(head(arrow.to, way, 10, 4));
  if (arrow.isTurning) paintCurl(painter, arrow.from + way * 16, way, 8, theme.quiet, theme.canvas, 1.25);
  const bool isUpright = std::abs(way.y()) > 0.5;
  const QFontMetricsF metrics(painter.font());
  const double gap = isUpright ? metrics.height() / 2 + 2 : metrics.horizontalAdvance(arrow.words) / 2 + 6;
  paintWords(painter, arrow.to + way * gap, arrow.words, theme.quiet, theme.canvas);
}

// Thin and hollow: what a positive value would mean.
void paintConvention(QPainter& painter, const DrawnArrow& arrow, const Theme& theme) {
  const QPointF way = unit(arrow.to - arrow.from), side = across(way);
  const double half = 2.5, wide = 5, long_ = 8;
  const QPointF neck = arrow.to - way * long_;
  const QPolygonF outline{arrow.from - side * half, neck - side * half, neck - side * wide,      arrow.to,
                          neck + side * wide,       neck + side * half, arrow.from + side * half};
  painter.setPen(QPen(theme.text, 1, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.setBrush(theme.canvas);
  painter.drawPolygon(outline);
}

void paintValue(QPainter& painter, const DrawnArrow& arrow, const Theme& theme, double size) {
  const QColor ink = arrowInk(arrow, theme);
  if (arrow.from == arrow.to) {
    painter.setPen(QPen(theme.canvas, 1));
    painter.setBrush(ink);
    painter.drawEllipse(arrow.to, 2.5, 2.5);
    return;
  }
  const QPointF way = unit(arrow.to - arrow.from);
  const double headLength = 8 * size, half = 4 * size;
  painter.setPen(QPen(theme.canvas, 5 * size, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(arrow.from, arrow.to);
  if (QLineF(arrow.from, arrow.to).length() > headLength) {
    painter.setPen(QPen(ink, 2.2 * size, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(arrow.from, arrow.to - way * (headLength - 1));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawPolygon(head(arrow.to, way, headLength, half));
  if (!arrow.isTurning) return;
  painter.drawPolygon(head(arrow.to - way * headLength * 0.6, way, headLength, half));
  const double length = QLineF(arrow.from, arrow.to).length();
  if (length > 20 * size) paintCurl(painter, arrow.from + way * 4 * size, way, 6 * size, ink, theme.canvas, 1.5);
}

void paintNumber(QPainter& painter, const DrawnNumber& number, const Theme& theme) {
  if (number.hasLeader) {
    painter.setPen(QPen(number.ink, 0.8, Qt::DotLine));
    painter.drawLine(number.anchor, number.box.center());
  }
  QColor back = theme.canvas;
  back.setAlphaF(0.85F);
  painter.setPen(number.isOnWire ? QPen(number.ink, 1) : QPen(Qt::NoPen));
  painter.setBrush(number.isOnWire ? theme.canvas : back);
  painter.drawRoundedRect(number.box, 4, 4);
  painter.setPen(number.ink);
  painter.drawText(number.box, Qt::AlignCenter, number.text);
}

// Two arrows that meet: this part points the other way than its line.
void paintMark(QPainter& painter, const DrawnMark& mark, const Theme& theme) {
  painter.setPen(QPen(theme.canvas, 1.5));
  painter.setBrush(theme.warning);
  painter.drawEllipse(mark.box);
  const QPointF c = mark.box.center();
  painter.setPen(QPen(theme.canvas, 1.4, Qt::SolidLine, Qt::FlatCap));
  for (const double way : {-1.0, 1.0}) {
    const QPointF tip = c + QPointF(way * 5, way * 2.4), tail = c + QPointF(-way * 4.5, way * 2.4);
    painter.drawLine(tail, tip);
    painter.drawLine(tip, tip + QPointF(-way * 3, way * 2.6));
  }
}

// The gap in a wire that is cut: both of its faces.
void paintGap(QPainter& painter, const DrawnCut& cut, const Theme& theme) {
  const QPointF side = cut.acrossWire, along(-side.y(), side.x());
  painter.setPen(QPen(theme.canvas, 7, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(cut.anchor - side * 5, cut.anchor + side * 5);
  painter.setPen(QPen(theme.accent, 1.75, Qt::SolidLine, Qt::RoundCap));
  for (const double way : {-3.5, 3.5})
    painter.drawLine(cut.anchor + along * way - side * 7, cut.anchor + along * way + side * 7);
}

void paintCut(QPainter& painter, const DrawnCut& cut, const Theme& theme) {
  painter.setPen(QPen(theme.accent, 1, Qt::DotLine));
  painter.drawLine(cut.anchor, cut.box.center());
  if (!cut.acrossWire.isNull()) paintGap(painter, cut, theme);
  painter.setPen(QPen(theme.accent, 1));
  painter.setBrush(theme.raised);
  painter.drawRoundedRect(cut.box, 6, 6);
  const double row = QFontMetricsF(painter.font()).height() + 2;
  QRectF line(cut.box.left() + 8, cut.box.top() + 5, cut.box.width() - 16, row);
  const auto write = [&](const QString& words, const QString& value, const QColor& ink) {
    painter.setPen(ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, words);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, value);
    line.translate(0, row);
  };
  write(cut.title, {}, theme.quiet);
  for (const auto& face : cut.faces) write(face.words, formatValue(face.value, face.unit, 4), theme.text);
  painter.setPen(QPen(theme.line, 1));
  painter.drawLine(line.topLeft(), line.topRight());
  for (const auto& sum : cut.sums) write(sum.words, formatValue(sum.value, sum.unit, 4), theme.text);
}

void paintScales(QPainter& painter, const Drawn& drawn, const Theme& theme) {
  QPointF at = drawn.scalesAt;
  const double row = QFontMetricsF(painter.font()).height() + 2;
  for (const DrawnScale& scale : drawn.scales) {
    const QPointF from(at.x(), at.y() - row / 2), to = from + QPointF(scale.length, 0);
    painter.setPen(QPen(theme.quiet, 1.5));
    painter.drawLine(from, to);
    for (const QPointF& end : {from, to}) painter.drawLine(end + QPointF(0, -3), end + QPointF(0, 3));
    painter.drawText(to + QPointF(8, row / 4), scale.text);
    at.ry() -= row;
  }
  painter.setPen(theme.quiet);
  if (!drawn.motionWords.isEmpty()) painter.drawText(at - QPointF(0, row / 4), drawn.motionWords);
}

}  // namespace

void paintDrawn(QPainter& painter, const Drawn& drawn, const Theme& theme, const QFont& numbers, double size) {
  painter.save();
  painter.setFont(numbers);
  for (const DrawnArrow& arrow : drawn.arrows)
    if (arrow.layer == DrawnArrow::Layer::axis) paintAxis(painter, arrow, theme);
  for (const DrawnArrow& arrow : drawn.arrows)
    if (arrow.layer == DrawnArrow::Layer::convention) paintConvention(painter, arrow, theme);
  for (const DrawnArrow& arrow : drawn.arrows)
    if (arrow.layer == DrawnArrow::Layer::value) paintValue(painter, arrow, theme, size);
  for (const DrawnNumber& number : drawn.numbers) paintNumber(painter, number, theme);
  for (const DrawnMark& mark : drawn.marks) paintMark(painter, mark, theme);
  paintScales(painter, drawn, theme);
  for (const DrawnCut& cut : drawn.cuts) paintCut(painter, cut, theme);
  painter.restore();
}

}  // namespace armature::app
