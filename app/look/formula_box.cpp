#include "app/look/formula_box.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/look/formula_node.h"

namespace armature::app {

namespace {

using Kind = FormulaNode::Kind;

constexpr double kSmaller = 0.72;  // an index beside its base
constexpr double kLeast = 7;       // [px] letters

QFont resized(QFont font, double factor) {
  font.setPixelSize(std::max(static_cast<int>(kLeast), qRound(QFontInfo(font).pixelSize() * factor)));
  return font;
}

double em(const QFont& font) {
  return QFontInfo(font).pixelSize();
}
// Half the height of a small letter over the base line: where the lines of fractions lie.
double axis(const QFont& font) {
  return em(font) * 0.26;
}
double stroke(const QFont& font) {
  return std::max(1.0, em(font) * 0.07);
}
double fenceWidth(const QFont& font) {
  return em(font) * 0.34;
}

void cover(FormulaNode& around, const FormulaNode& part) {
  around.ascent = std::max(around.ascent, part.ascent - part.at.y());
  around.descent = std::max(around.descent, part.descent + part.at.y());
}

void layOutWord(FormulaNode& node) {
  if (node.kind == Kind::word && !node.isUpright) node.font.setItalic(true);
  const QFontMetricsF metrics(node.font);
  const double room = node.kind == Kind::sign && node.isSpaced ? em(node.font) * 0.28 : 0;
  node.at = {};
  node.width = metrics.horizontalAdvance(node.text) + 2 * room;
  const QRectF ink = metrics.tightBoundingRect(node.text);
  node.ascent = std::max(em(node.font) * 0.5, -ink.top());
  node.descent = std::max(0.0, ink.bottom());
}

void layOutRow(FormulaNode& node, bool isDisplayed) {
  for (const auto& part : node.parts) {
    part->layOut(node.font, isDisplayed);
    part->at = {node.width, 0};
    node.width += part->width;
    cover(node, *part);
  }
}

void layOutFraction(FormulaNode& node, bool isDisplayed) {
  const QFont font = isDisplayed ? node.font : resized(node.font, 0.8);
  FormulaNode &above = *node.parts[0], &below = *node.parts[1];
  above.layOut(font, false);
  below.layOut(font, false);
  const double gap = stroke(node.font) + em(node.font) * 0.12, side = em(node.font) * 0.12;
  node.width = std::max(above.width, below.width) + 4 * side;
  above.at = {(node.width - above.width) / 2, -axis(node.font) - gap - above.descent};
  below.at = {(node.width - below.width) / 2, -axis(node.font) + gap + below.ascent};
  cover(node, above);
  cover(node, below);
}

void layOutScripts(FormulaNode& node, bool isDisplayed) {
  FormulaNode& base = *node.parts[0];
  base.layOut(node.font, isDisplayed);
  base.at = {};
  cover(node, base);
  double width = 0;
  const QFont small = resized(node.font, kSmaller);
  if (FormulaNode* index = node.parts[1].get()) {
    index->layOut(small, false);
    index->at = {base.width + em(node.font) * 0.04, base.descent * 0.6 + em(node.font) * (node.parts[2] ? 0.3 : 0.22)};
    width = std::max(width, index->at.x() + index->width - base.width);
    cover(node, *index);
  }
  if (FormulaNode* exponent = node.parts[2].get()) {
    exponent->layOut(small, false);
    const double raised = std::max(em(node.font) * 0.36, base.ascent - em(node.font) * 0.28);
    exponent->at = {base.width + em(node.font) * 0.08, -raised - exponent->descent};
    width = std::max(width, exponent->at.x() + exponent->width - base.width);
    cover(node, *exponent);
  }
  node.width = base.width + width;
}

// Brackets around what is laid out; they reach as far up as down from the line of fractions.
void closeFence(FormulaNode& node) {
  const FormulaNode& inner = *node.parts[0];
  node.width = 2 * fenceWidth(node.font) + inner.width;
  node.ascent = node.descent = 0;
  cover(node, inner);
  const double m = em(node.font);
  const double reach = std::max({m * 0.62, node.ascent - axis(node.font), node.descent + axis(node.font)}) + m * 0.04;
  node.ascent = reach + axis(node.font);
  node.descent = reach - axis(node.font);
}

void layOutWithin(FormulaNode& node, bool isDisplayed) {
  FormulaNode& inner = *node.parts[0];
  inner.layOut(node.font, isDisplayed);
  const double m = em(node.font);
  inner.at = {node.kind == Kind::root ? m * 0.7 : node.kind == Kind::fence ? fenceWidth(node.font) : 0, 0};
  node.width = inner.at.x() + inner.width;
  cover(node, inner);
  if (node.kind == Kind::root) {
    node.ascent += m * 0.22;
    node.width += m * 0.1;
  } else if (node.kind == Kind::accent) {
    node.ascent += m * 0.28;
  } else {
    closeFence(node);
  }
}

// Whether a row may be broken before its k-th part: before a sign with room about it, and behind a comma.
bool isBreak(const FormulaNode& row, size_t k) {
  const FormulaNode& part = *row.parts[k];
  const FormulaNode* const before = k > 0 ? row.parts[k - 1].get() : nullptr;
  return before && ((part.kind == Kind::sign && part.isSpaced) ||
                    (before->kind == Kind::sign && before->text == QLatin1String(",")));
}

// A piece goes from one such place to the next: where the one that begins with a part ends.
size_t endOfPiece(const FormulaNode& row, size_t begin) {
  size_t end = begin + 1;
  while (end < row.parts.size() && !isBreak(row, end)) ++end;
  return end;
}

double widthOf(const FormulaNode& row, size_t begin, size_t end) {
  double width = 0;
  for (size_t k = begin; k < end; ++k) width += row.parts[k]->width;
  return width;
}

// Of all lines but the first.
double rowIndent(const QFont& font) {
  return em(font) * 2;
}

// A piece that has no room even in a line of its own is broken within its widest part.
void narrowPieces(FormulaNode& row, double room) {
  for (size_t begin = 0, end; begin < row.parts.size(); begin = end) {
    end = endOfPiece(row, begin);
    const double excess = widthOf(row, begin, end) - room;
    if (excess <= 0) continue;
    size_t widest = begin;
    for (size_t k = begin; k < end; ++k)
      if (row.parts[k]->width > row.parts[widest]->width) widest = k;
    row.parts[widest]->wrap(row.parts[widest]->width - excess);
  }
}

// A line takes as many pieces as fit.
std::vector<size_t> beginsOfLines(const FormulaNode& row, double limit) {
  const double indent = rowIndent(row.font);
  std::vector<size_t> lines{0};
  double x = 0;
  for (size_t begin = 0, end; begin < row.parts.size(); begin = end) {
    end = endOfPiece(row, begin);
    const double piece = widthOf(row, begin, end);
    if (begin > 0 && x + piece > limit && x > indent) {
      lines.push_back(begin);
      x = indent;
    }
    x += piece;
  }
  return lines;
}

void placeRowLines(FormulaNode& row, const std::vector<size_t>& lines) {
  row.width = row.ascent = row.descent = 0;
  double y = 0;
  for (size_t line = 0; line < lines.size(); ++line) {
    const size_t end = line + 1 < lines.size() ? lines[line + 1] : row.parts.size();
    double above = 0, below = 0;
    for (size_t k = lines[line]; k < end; ++k) {
      above = std::max(above, row.parts[k]->ascent);
      below = std::max(below, row.parts[k]->descent);
    }
    if (line > 0) y += em(row.font) * 0.45 + above;
    double x = line > 0 ? rowIndent(row.font) : 0;
    for (size_t k = lines[line]; k < end; ++k) {
      row.parts[k]->at = {x, y};
      x += row.parts[k]->width;
      cover(row, *row.parts[k]);
    }
    y += below;
    row.width = std::max(row.width, x);
  }
}

double caseBrace(const QFont& font) {
  return em(font) * 0.6;
}
double caseGap(const QFont& font) {
  return em(font) * 1.2;
}

// A brace, then values in one column and their conditions in another; all of them are laid out.
void placeCases(FormulaNode& node) {
  const double begin = caseBrace(node.font), gap = caseGap(node.font), between = em(node.font) * 0.35;
  double widest = 0, height = 0, conditions = 0;
  for (size_t k = 0; k + 1 < node.parts.size(); k += 2) {
    const FormulaNode &value = *node.parts[k], &condition = *node.parts[k + 1];
    widest = std::max(widest, value.width);
    conditions = std::max(conditions, condition.width);
    height += std::max(value.ascent, condition.ascent) + std::max(value.descent, condition.descent) + between;
  }
  node.ascent = node.descent = 0;
  // The middle of all of it lies where the lines of fractions do.
  double y = -axis(node.font) - (height - between) / 2;
  for (size_t k = 0; k + 1 < node.parts.size(); k += 2) {
    FormulaNode &value = *node.parts[k], &condition = *node.parts[k + 1];
    y += std::max(value.ascent, condition.ascent);
    value.at = {begin, y};
    condition.at = {begin + widest + gap, y};
    y += std::max(value.descent, condition.descent) + between;
    cover(node, value);
    cover(node, condition);
  }
  node.width = begin + widest + gap + conditions;
}

void layOutCases(FormulaNode& node) {
  for (const auto& part : node.parts) part->layOut(node.font, false);
  placeCases(node);
}

// Values and conditions share the room: what needs less than half of it leaves the rest to the other.
void wrapCases(FormulaNode& node, double limit) {
  const double room = std::max(0.0, limit - caseBrace(node.font) - caseGap(node.font));
  double widest[2] = {0, 0};
  for (size_t k = 0; k < node.parts.size(); ++k) widest[k % 2] = std::max(widest[k % 2], node.parts[k]->width);
  const double values = std::min(widest[0], std::max(room / 2, room - widest[1]));
  for (size_t k = 0; k < node.parts.size(); ++k) node.parts[k]->wrap(k % 2 == 0 ? values : room - values);
  placeCases(node);
}

// A brace; its point is at the line of fractions.
void paintBrace(QPainter& painter, const QRectF& box, bool isLeft, double pen) {
  const auto x = [&](double share) {
    return isLeft ? box.left() + share * box.width() : box.right() - share * box.width();
  };
  const double middle = box.center().y(), bend = std::min(box.height() * 0.2, box.width());
  QPainterPath path(QPointF(x(1), box.top()));
  path.quadTo(x(0.5), box.top(), x(0.5), box.top() + bend);
  path.lineTo(x(0.5), middle - bend);
  path.quadTo(x(0.5), middle, x(0), middle);
  path.quadTo(x(0.5), middle, x(0.5), middle + bend);
  path.lineTo(x(0.5), box.bottom() - bend);
  path.quadTo(x(0.5), box.bottom(), x(1), box.bottom());
  painter.strokePath(path, QPen(painter.pen().color(), pen));
}

// One bracket; the right one is the left one mirrored.
void paintBracket(QPainter& painter, QChar sign, const QRectF& box, bool isLeft, double pen) {
  if (sign == '{' || sign == '}') return paintBrace(painter, box, isLeft, pen);
  QPainterPath path;
  const double outer = isLeft ? box.left() : box.right(), inner = isLeft ? box.right() : box.left();
  if (sign == '(' || sign == ')') {
    const double reach = std::min(box.width(), box.height() * 0.25);
    const double edge = isLeft ? outer + (box.width() - reach) * 0.5 : outer - (box.width() - reach) * 0.5;
    const double turned = isLeft ? edge + reach : edge - reach;
    path.moveTo(turned, box.top());
    path.cubicTo(edge, box.top() + box.height() * 0.3, edge, box.bottom() - box.height() * 0.3, turned, box.bottom());
  } else if (sign == '[' || sign == ']') {
    path.moveTo(inner, box.top());
    path.lineTo(outer, box.top());
    path.lineTo(outer, box.bottom());
    path.lineTo(inner, box.bottom());
  } else {
    path.moveTo(box.center().x(), box.top());
    path.lineTo(box.center().x(), box.bottom());
  }
  painter.strokePath(path, QPen(painter.pen().color(), pen));
}

void paintFence(QPainter& painter, const FormulaNode& node, QPointF at) {
  const double wide = fenceWidth(node.font), inset = stroke(node.font);
  const QRectF all(at.x(), at.y() - node.ascent, node.width, node.ascent + node.descent);
  const QRectF left(all.left() + inset, all.top(), wide - 2 * inset, all.height());
  const QRectF right(all.right() - wide + inset, all.top(), wide - 2 * inset, all.height());
  paintBracket(painter, node.text[0], left, true, inset);
  paintBracket(painter, node.text[1], right, false, inset);
}

void paintRoot(QPainter& painter, const FormulaNode& node, QPointF at) {
  const double m = em(node.font), top = at.y() - node.ascent + stroke(node.font), bottom = at.y() + node.descent;
  QPainterPath path(QPointF(at.x() + m * 0.06, at.y() - m * 0.22));
  path.lineTo(at.x() + m * 0.2, at.y() - m * 0.3);
  path.lineTo(at.x() + m * 0.38, bottom);
  path.lineTo(at.x() + m * 0.62, top);
  path.lineTo(at.x() + node.width, top);
  painter.strokePath(path, QPen(painter.pen().color(), stroke(node.font), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
}

void paintAccent(QPainter& painter, const FormulaNode& node, QPointF at) {
  const FormulaNode& inner = *node.parts[0];
  const double m = em(node.font), y = at.y() - inner.ascent - m * 0.13;
  const bool isSlanted = inner.kind == Kind::word && !inner.isUpright;
  const double x = at.x() + inner.width / 2 + (isSlanted ? m * 0.07 : 0);
  const QPen pen(painter.pen().color(), stroke(node.font));
  if (node.text == QString::fromUtf8("˙") || node.text == QString::fromUtf8("¨")) {
    const double half = m * 0.075;
    const bool isOne = node.text == QString::fromUtf8("˙");
    painter.save();
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    for (const double shift : {-1.0, 1.0}) {
      painter.drawEllipse(QPointF(x + (isOne ? 0 : shift * m * 0.13), y), half, half);
      if (isOne) break;
    }
    painter.restore();
    return;
  }
  const double half = std::max(inner.width / 2, m * 0.24);
  QPainterPath path;
  if (node.text == "^") {
    path.moveTo(x - m * 0.16, y + m * 0.07);
    path.lineTo(x, y - m * 0.09);
    path.lineTo(x + m * 0.16, y + m * 0.07);
  } else {
    path.moveTo(x - half, y);
    path.lineTo(x + half, y);
  }
  if (node.text == QString::fromUtf8("→")) {
    path.moveTo(x + half - m * 0.14, y - m * 0.1);
    path.lineTo(x + half, y);
    path.lineTo(x + half - m * 0.14, y + m * 0.1);
  }
  painter.strokePath(path, pen);
}

}  // namespace

void FormulaBox::Node::layOut(const QFont& around, bool isDisplayed) {
  font = around;
  width = ascent = descent = 0;
  switch (kind) {
    case Kind::row:
      return layOutRow(*this, isDisplayed);
    case Kind::word:
    case Kind::sign:
      return layOutWord(*this);
    case Kind::fraction:
      return layOutFraction(*this, isDisplayed);
    case Kind::scripts:
      return layOutScripts(*this, isDisplayed);
    case Kind::gap:
      width = em(font) * 0.16;
      return;
    case Kind::cases:
      return layOutCases(*this);
    case Kind::root:
    case Kind::accent:
    case Kind::fence:
      return layOutWithin(*this, isDisplayed);
  }
}

void FormulaBox::Node::wrap(double limit) {
  if (width <= limit) return;
  if (kind == Kind::fence) {
    parts[0]->wrap(limit - 2 * fenceWidth(font));
    return closeFence(*this);
  }
  if (kind == Kind::cases) return wrapCases(*this, limit);
  if (kind != Kind::row) return;
  narrowPieces(*this, limit - rowIndent(font));
  placeRowLines(*this, beginsOfLines(*this, limit));
}

void FormulaBox::Node::paint(QPainter& painter, QPointF baseline) const {
  if (kind == Kind::word || kind == Kind::sign) {
    const double room = kind == Kind::sign && isSpaced ? em(font) * 0.28 : 0;
    painter.setFont(font);
    painter.drawText(baseline + QPointF(room, 0), text);
  }
  for (const auto& part : parts)
    if (part) part->paint(painter, baseline + part->at);
  if (kind == Kind::fraction) {
    const double y = baseline.y() - axis(font), side = em(font) * 0.12;
    painter.fillRect(QRectF(baseline.x() + side, y - stroke(font) / 2, width - 2 * side, stroke(font)),
                     painter.pen().color());
  }
  if (kind == Kind::fence) paintFence(painter, *this, baseline);
  if (kind == Kind::cases) {
    const QRectF brace(baseline.x(), baseline.y() - ascent, em(font) * 0.4, ascent + descent);
    paintBrace(painter, brace, true, stroke(font));
  }
  if (kind == Kind::root) paintRoot(painter, *this, baseline);
  if (kind == Kind::accent) paintAccent(painter, *this, baseline);
}

FormulaBox::FormulaBox(const QString& text, const QFont& font, bool isDisplayed) : root_(readFormula(text)) {
  root_->layOut(font, isDisplayed);
}

FormulaBox::FormulaBox(std::unique_ptr<Node> root) : root_(std::move(root)) {}

FormulaBox FormulaBox::ofModelica(const QString& text, const QFont& font, double width) {
  FormulaBox box(readModelica(text));
  box.root_->layOut(font, true);
  box.root_->wrap(width);
  return box;
}

FormulaBox::~FormulaBox() = default;
FormulaBox::FormulaBox(FormulaBox&&) noexcept = default;
FormulaBox& FormulaBox::operator=(FormulaBox&&) noexcept = default;

double FormulaBox::width() const {
  return root_->width;
}
double FormulaBox::ascent() const {
  return root_->ascent;
}
double FormulaBox::descent() const {
  return root_->descent;
}

void FormulaBox::paint(QPainter& painter, QPointF baseline) const {
  painter.save();
  root_->paint(painter, baseline);
  painter.restore();
}

}  // namespace armature::app
