#include "app/teaching/drawn_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/teaching/cut_layout.h"
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

// In the middle of a box, with a rim about the letters: a ground of their own would bite holes into what lies below.
void paintWords(QPainter& painter, const QRectF& box, const QString& words, const QColor& ink,
                const DrawnStyle& style) {
  painter.setPen(style.theme.canvas);
  for (const QPointF& way : {QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)})
    style.texts.drawCentred(painter, box.translated(way), words, style.numbers);
  painter.setPen(ink);
  style.texts.drawCentred(painter, box, words, style.numbers);
}

// What of a line lies in no gap. (Not by clipping, which pictures in files may not know.)
std::vector<QLineF> piecesBeside(const QLineF& line, const std::vector<QRectF>& gaps) {
  std::vector<std::pair<double, double>> hidden;  // [0, 1] along the line
  for (const QRectF& gap : gaps) {
    double from = 0, to = 1;
    // Between two sides of the gap: at + t * step.
    const auto cut = [&](double at, double step, double low, double high) {
      if (step == 0) return void(to = at > low && at < high ? to : -1);
      const auto [enter, leave] = std::minmax((low - at) / step, (high - at) / step);
      from = std::max(from, enter);
      to = std::min(to, leave);
    };
    cut(line.x1(), line.dx(), gap.left(), gap.right());
    cut(line.y1(), line.dy(), gap.top(), gap.bottom());
    if (from < to) hidden.emplace_back(from, to);
  }
  std::ranges::sort(hidden);
  std::vector<QLineF> seen;
  double at = 0;
  for (const auto& [from, to] : hidden) {
    if (from > at) seen.emplace_back(line.pointAt(at), line.pointAt(from));
    at = std::max(at, to);
  }
  if (at < 1) seen.emplace_back(line.pointAt(at), line.p2());
  return seen;
}

// A quiet long arrow with one head, its words beyond the tip.
void paintAxis(QPainter& painter, const DrawnArrow& arrow, const DrawnStyle& style) {
  const Theme& theme = style.theme;
  const QPointF way = unit(arrow.to - arrow.from);
  painter.setPen(QPen(theme.quiet, 1.25, Qt::SolidLine, Qt::FlatCap));
  for (const QLineF& piece : piecesBeside(QLineF(arrow.from, arrow.to - way * 8), arrow.gaps)) painter.drawLine(piece);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.quiet);
  painter.drawPolygon(head(arrow.to, way, 10, 4));
  if (arrow.isTurning) paintCurl(painter, arrow.from + way * 16, way, 8, theme.quiet, theme.canvas, 1.25);
  const bool isUpright = std::abs(way.y()) > 0.5;
  const QSizeF size(style.texts.width(arrow.words, style.numbers), style.texts.height(style.numbers));
  const QPointF at = arrow.to + way * (isUpright ? size.height() / 2 + 2 : size.width() / 2 + 6);
  paintWords(painter, QRectF(at - QPointF(size.width(), size.height()) / 2, size), arrow.words, theme.quiet, style);
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

// A head with barbs: of what moves.
QPolygonF barbs(QPointF tip, QPointF way, double length, double half) {
  return {tip, tip - way * length + across(way) * half, tip - way * length * 0.62,
          tip - way * length - across(way) * half};
}

// The tip of a value's arrow at (0, 0): full for flows, barbed for velocities and accelerations, open for voltages; of
// what turns with a second head behind it.
void paintHeads(QPainter& painter, const DrawnArrow& arrow, QPointF way, const QColor& ink, double size) {
  const double length = 8 * size, half = 4 * size;
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  const auto one = [&](QPointF tip) {
    if (arrow.kind == DrawnArrow::Kind::flow)
      painter.drawPolygon(head(tip, way, length, half));
    else
      painter.drawPolygon(barbs(tip, way, length * 1.2, half * 1.15));
  };
  if (arrow.kind == DrawnArrow::Kind::voltage) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1.8 * size, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPolyline(QPolygonF{-way * length + across(way) * half, QPointF(), -way * length - across(way) * half});
    return;
  }
  one(QPointF());
  if (arrow.isTurning) one(-way * length * 0.6);
}

// Kinds of stamps; the canvas has those below 10.
enum StampKind { kHeads = 10, kCurl, kDot, kFrame, kBall, kPull, kPress };

int wayNumber(QPointF way) {
  return qRound(way.x()) + 1 + 4 * (qRound(way.y()) + 1);
}

bool isUprightOrLying(QPointF way) {
  return std::abs(way.x()) < 1e-6 || std::abs(way.y()) < 1e-6;
}

QRectF around(double reach) {
  return {-reach, -reach, 2 * reach, 2 * reach};
}

void paintValue(QPainter& painter, const DrawnArrow& arrow, const DrawnStyle& style) {
  const Theme& theme = style.theme;
  const double size = style.size, headLength = 8 * size;
  const QColor ink = arrowInk(arrow, theme);
  const int sizeNumber = qRound(size * 64);
  if (arrow.from == arrow.to)
    return style.stamps.put(painter, {kDot, ink.rgba(), theme.canvas.rgba(), 0, 0, 0}, arrow.to, around(4),
                            [&](QPainter& target) {
                              target.setPen(QPen(theme.canvas, 1));
                              target.setBrush(ink);
                              target.drawEllipse(QPointF(), 2.5, 2.5);
                            });
  const QPointF way = unit(arrow.to - arrow.from);
  const double length = QLineF(arrow.from, arrow.to).length();
  if (length > headLength) {
    painter.setPen(QPen(ink, 2.2 * size, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(arrow.from, arrow.to - way * (headLength * 0.75));
  }
  // An acceleration starts from a ball.
  if (arrow.kind == DrawnArrow::Kind::acceleration)
    style.stamps.put(painter, {kBall, ink.rgba(), 0, sizeNumber, 0, 0}, arrow.from, around(6), [&](QPainter& target) {
      target.setPen(Qt::NoPen);
      target.setBrush(ink);
      target.drawEllipse(QPointF(), 3 * size, 3 * size);
    });
  const auto heads = [&](QPainter& target) { paintHeads(target, arrow, way, ink, size); };
  const auto curl = [&](QPainter& target) { paintCurl(target, {}, way, 6 * size, ink, theme.canvas, 1.5); };
  const QPointF tail = arrow.from + way * 4 * size;
  const bool hasCurl = arrow.isTurning && length > 20 * size;
  if (isUprightOrLying(way)) {
    const int number = wayNumber(way);
    style.stamps.put(painter,
                     {kHeads, ink.rgba(), 0, sizeNumber, static_cast<int>(arrow.kind) * 2 + arrow.isTurning, number},
                     arrow.to, around(std::ceil(14 * size)), heads);
    if (hasCurl)
      style.stamps.put(painter, {kCurl, ink.rgba(), theme.canvas.rgba(), sizeNumber, 0, number}, tail,
                       around(std::ceil(14 * size)), curl);
    return;
  }
  painter.save();
  painter.translate(arrow.to);
  heads(painter);
  painter.translate(tail - arrow.to);
  if (hasCurl) curl(painter);
  painter.restore();
}

// From what a number tells of to the edge of its box.
QLineF leaderOf(const DrawnNumber& number) {
  const QRectF box = (number.group.isNull() ? number.box : number.group).adjusted(-1, -1, 1, 1);
  const QPointF way = number.anchor - box.center();
  const double x = std::abs(way.x()) > 0 ? box.width() / 2 / std::abs(way.x()) : 1;
  const double y = std::abs(way.y()) > 0 ? box.height() / 2 / std::abs(way.y()) : 1;
  return {number.anchor, box.center() + way * std::min({x, y, 1.0})};
}

void paintNumber(QPainter& painter, const DrawnNumber& number, const DrawnStyle& style) {
  const Theme& theme = style.theme;
  if (number.hasLeader) {
    QColor thin = number.ink;
    thin.setAlphaF(0.6F);
    painter.setPen(QPen(thin, 0.8, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(leaderOf(number));
  }
  if (number.isOnWire) {
    const QSize size(qRound(number.box.width()), qRound(number.box.height()));
    const QRectF box(-1, -1, size.width() + 2, size.height() + 2);
    style.stamps.put(painter, {kFrame, number.ink.rgba(), theme.canvas.rgba(), size.width(), size.height(), 0},
                     number.box.topLeft(), box, [&](QPainter& target) {
                       target.setPen(QPen(number.ink, 1));
                       target.setBrush(theme.canvas);
                       target.drawRoundedRect(QRectF(QPointF(), QSizeF(size)).adjusted(.5, .5, -.5, -.5), 4, 4);
                     });
  }
  QRectF box = number.box;
  if (number.isTurned) {
    const double badge = badgeWidth(box.height());
    paintGlasses(painter, QRectF(box.left() + 2, box.top() + 1, badge - 5, box.height() - 2), number.ink);
    box.setLeft(box.left() + badge);
  }
  paintWords(painter, box, number.text, number.ink, style);
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
  // A part is named by the card and framed by its selection; a line to it would run through others.
  if (!cut.acrossWire.isNull()) painter.drawLine(cut.anchor, cut.box.center());
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
  for (const auto& face : cut.faces) write(face.words, valueWords(face), theme.text);
  painter.setPen(QPen(theme.line, 1));
  painter.drawLine(line.topLeft(), line.topRight());
  for (const auto& sum : cut.sums) write(sum.words, valueWords(sum), theme.text);
}

// Which glasses are worn, above the scales: no picture can be mistaken for one without.
void paintWorn(QPainter& painter, QPointF at, const QString& title, double row, const DrawnStyle& style) {
  const double badge = badgeWidth(row);
  const QRectF box(at.x(), at.y() - row - 1, style.texts.width(title, style.numbers) + badge + 14, row);
  painter.setPen(QPen(style.theme.accent, 1));
  painter.setBrush(style.theme.canvas);
  painter.drawRoundedRect(box, 4, 4);
  paintGlasses(painter, QRectF(box.left() + 5, box.top() + 2, badge - 3, box.height() - 4), style.theme.accent);
  painter.setPen(style.theme.text);
  style.texts.drawCentred(painter, box.adjusted(badge + 4, 0, -2, 0), title, style.numbers);
}

// The legend: a measure of how far parts move, and of each kind of arrow one of a round length.
void paintScales(QPainter& painter, const Drawn& drawn, const DrawnStyle& around) {
  const Theme& theme = around.theme;
  const DrawnStyle style{theme, drawn.legend.isEmpty() ? around.numbers : legendFont(around.numbers), around.size,
                         around.texts, around.stamps};
  QPointF at = drawn.scalesAt;
  // A frame: no arrow of it can be taken for one of the diagram.
  if (!drawn.legend.isEmpty()) {
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.canvas);
    painter.drawRoundedRect(drawn.legend.adjusted(-3.5, -3.5, 3.5, 3.5), 6, 6);
  }
  const double row = style.texts.height(style.numbers) + 3;
  size_t line = 0;
  const auto step = [&] {
    ++line;
    at = line < drawn.legendAt.size() ? drawn.scalesAt + drawn.legendAt[line] : at - QPointF(0, row);
  };
  for (const DrawnScale& scale : drawn.scales) {
    const QPointF from(at.x(), at.y() - row / 2), to = from + QPointF(scale.length, 0);
    if (scale.isOfMotion) {
      painter.setPen(QPen(theme.quiet, 1.5));
      painter.drawLine(from, to);
      for (const QPointF& end : {from, to}) painter.drawLine(end + QPointF(0, -3), end + QPointF(0, 3));
    } else {
      DrawnArrow sample;
      sample.domain = scale.domain;
      sample.kind = scale.kind;
      sample.isTurning = scale.domain == Domain::rotational;
      sample.from = from;
      sample.to = to;
      paintValue(painter, sample, style);
    }
    painter.setPen(theme.quiet);
    style.texts.draw(painter, QPointF(std::round(to.x() + 9), std::round(at.y() - row * 0.22)), scale.text,
                     style.numbers);
    step();
  }
  painter.setPen(theme.quiet);
  painter.setFont(style.numbers);
  for (auto note = drawn.notes.crbegin(); note != drawn.notes.crend(); ++note) {
    style.texts.draw(painter, at - QPointF(0, row / 4), *note, style.numbers);
    step();
  }
  if (!drawn.glasses.isEmpty()) paintWorn(painter, at, drawn.glasses, row, style);
  painter.setFont(around.numbers);
}

// Two arrows about (0, 0): pointing away from each other where a part is pulled, towards each other where it is
// pressed.
void paintPull(QPainter& painter, QPointF way, const DrawnState& state, const QColor& ink, const QColor& halo,
               double size) {
  const bool isPulled = state.kind == DrawnState::Kind::tension;
  const double outer = state.reach * size, inner = 3 * size, length = 7 * size, half = 4 * size;
  for (const bool isHalo : {true, false})
    for (const double side : {1.0, -1.0}) {
      const QPointF w = way * side;
      const QPointF tip = w * (isPulled ? outer : inner), tail = w * (isPulled ? inner : outer), to = isPulled ? w : -w;
      painter.setPen(QPen(isHalo ? halo : ink, isHalo ? 5 * size : 2 * size, Qt::SolidLine, Qt::FlatCap));
      painter.drawLine(tail, tip - to * (isHalo ? 0 : length - 1));
      painter.setPen(isHalo ? QPen(halo, 2.5) : QPen(Qt::NoPen));
      painter.setBrush(isHalo ? halo : ink);
      painter.drawPolygon(head(tip, to, length, half));
    }
}

// The part in the colour of what it carries, the more the stronger, with the mark in its middle.
void paintPulled(QPainter& painter, const DrawnState& state, const DrawnStyle& style) {
  const bool isPulled = state.kind == DrawnState::Kind::tension;
  const QColor ink = stateInk(state.kind, style.theme);
  QColor veil = ink;
  veil.setAlphaF(static_cast<float>(0.18 + 0.37 * state.share));
  painter.setPen(QPen(veil, 9 * style.size, Qt::SolidLine, Qt::FlatCap));
  if (state.hasBand) painter.drawLine(state.from, state.to);
  const QPointF way = unit(state.to - state.from);
  const int number = isUprightOrLying(way) ? wayNumber(way) : 99;
  if (number == 99) {
    painter.save();
    painter.translate((state.from + state.to) / 2);
    paintPull(painter, way, state, ink, style.theme.canvas, style.size);
    painter.restore();
    return;
  }
  style.stamps.put(painter,
                   {isPulled ? kPull : kPress, ink.rgba(), style.theme.canvas.rgba(), qRound(style.size * 64),
                    qRound(state.reach), number},
                   (state.from + state.to) / 2, around(std::ceil((state.reach + 5) * style.size)),
                   [&](QPainter& target) { paintPull(target, way, state, ink, style.theme.canvas, style.size); });
}

// Words with a sign of their own: a full square for what holds, a ring for what is free, a triangle for what slides.
void paintBadge(QPainter& painter, const DrawnState& state, const DrawnStyle& style) {
  using Kind = DrawnState::Kind;
  const QColor ink = stateInk(state.kind, style.theme);
  const double radius = state.badge.height() / 2;
  painter.setPen(QPen(ink, 1));
  if (!state.leader.isNull()) {
    painter.drawLine(state.leader);
    painter.setBrush(ink);
    painter.drawEllipse(state.leader.p2(), 1.5, 1.5);
  }
  painter.setBrush(style.theme.canvas);
  painter.drawRoundedRect(state.badge, radius, radius);
  const QPointF c(state.badge.left() + radius + 2, state.badge.center().y());
  const double r = radius * 0.42;
  if (state.kind == Kind::stuck || state.kind == Kind::locked || state.kind == Kind::contact) {
    painter.fillRect(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), ink);
  } else if (state.kind == Kind::brakes) {
    for (const double side : {-1.0, 0.4}) painter.fillRect(QRectF(c.x() + side * r, c.y() - r, 0.6 * r, 2 * r), ink);
  } else if (state.kind == Kind::forward || state.kind == Kind::backward || state.kind == Kind::drives) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const QPointF way(state.kind == Kind::backward ? -1 : 1, 0);
    painter.drawPolygon(head(c + way * r, way, 2 * r, r * 1.2));
  } else {
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(c, r, r);
  }
  painter.setPen(style.theme.text);
  style.texts.drawCentred(painter, state.badge.adjusted(radius * 2, 0, -4, 0), state.words, style.numbers);
}

}  // namespace

QFont legendFont(QFont numbers) {
  constexpr int kMost = 17;  // [px]
  numbers.setPixelSize(std::min(numbers.pixelSize(), kMost));
  return numbers;
}

QColor stateInk(DrawnState::Kind kind, const Theme& theme) {
  using Kind = DrawnState::Kind;
  if (kind == Kind::tension) return theme.isDark ? QColor("#FACC15") : QColor("#A16207");
  if (kind == Kind::compression) return theme.isDark ? QColor("#F472B6") : QColor("#9D174D");
  if (kind == Kind::stuck || kind == Kind::locked || kind == Kind::contact) return theme.accent;
  return theme.quiet;
}

void paintStates(QPainter& painter, const Drawn& drawn, const DrawnStyle& style) {
  using Kind = DrawnState::Kind;
  for (const DrawnState& state : drawn.states) {
    if (state.from != state.to && (state.kind == Kind::tension || state.kind == Kind::compression))
      paintPulled(painter, state, style);
    if (!state.badge.isEmpty()) paintBadge(painter, state, style);
  }
}

void paintStill(QPainter& painter, const Drawn& drawn, const DrawnStyle& style) {
  painter.setFont(style.numbers);
  for (const DrawnArrow& arrow : drawn.arrows)
    if (arrow.layer == DrawnArrow::Layer::axis) paintAxis(painter, arrow, style);
  for (const DrawnArrow& arrow : drawn.arrows)
    if (arrow.layer == DrawnArrow::Layer::convention) paintConvention(painter, arrow, style.theme);
  for (const DrawnNumber& number : drawn.numbers) paintNumber(painter, number, style);
  for (const DrawnMark& mark : drawn.marks) paintMark(painter, mark, style.theme);
}

void paintRun(QPainter& painter, const Drawn& drawn, size_t firstArrow, size_t firstNumber, const DrawnStyle& style) {
  painter.setFont(style.numbers);
  for (size_t i = firstArrow; i < drawn.arrows.size(); ++i) paintValue(painter, drawn.arrows[i], style);
  for (size_t i = firstNumber; i < drawn.numbers.size(); ++i) paintNumber(painter, drawn.numbers[i], style);
  paintScales(painter, drawn, style);
  for (const DrawnCut& cut : drawn.cuts) paintCut(painter, cut, style.theme);
}

}  // namespace armature::app
