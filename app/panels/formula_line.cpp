#include "app/panels/formula_line.h"

#include <QPainter>
#include <cmath>

#include "app/look/theme.h"

namespace armature::app {

namespace {
constexpr double kWidest = 1e6;  // [px] of a line that need not be broken
constexpr int kAbove = 4;        // [px] above and below
constexpr int kInset = 3;        // [px] before it: slanted letters reach back
}  // namespace

FormulaLine::FormulaLine(const QString& before, const QString& text, const QString& behind, QWidget* parent)
    : QLabel(parent), before_(before), text_(text), behind_(behind) {
  setTextFormat(Qt::PlainText);
  setWordWrap(true);  // it is laid out to its width
  setText((before + " " + text + " " + behind).simplified());
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setLetters(16);
}

FormulaLine::~FormulaLine() = default;

void FormulaLine::setLetters(int pixels) {
  font_ = font();
  font_.setPixelSize(pixels);
  box_.reset();
  boxWidth_ = least_ = -1;
  updateGeometry();
  update();
}

void FormulaLine::setDimmed(bool isDimmed) {
  if (isDimmed_ == isDimmed) return;
  isDimmed_ = isDimmed;
  update();
}

QFont FormulaLine::wordFont() const {
  QFont words = font_;
  words.setBold(true);
  words.setPixelSize(std::max(9, qRound(font_.pixelSize() * 0.85)));
  return words;
}

// Room that the words take.
double FormulaLine::around() const {
  const QFontMetricsF metrics(wordFont());
  const double gap = font_.pixelSize() * 0.5;
  double width = kInset + 1;
  for (const QString& words : {before_, behind_})
    if (!words.isEmpty()) width += metrics.horizontalAdvance(words) + gap;
  return width;
}

const FormulaBox& FormulaLine::box(int width) const {
  if (!box_ || boxWidth_ != width) {
    boxWidth_ = width;
    box_ = std::make_unique<FormulaBox>(FormulaBox::ofModelica(text_, font_, std::max(1.0, width - around())));
  }
  return *box_;
}

QSize FormulaLine::sizeHint() const {
  const FormulaBox whole = FormulaBox::ofModelica(text_, font_, kWidest);
  const int width = static_cast<int>(std::ceil(whole.width() + around())) + 1;
  return {width, heightForWidth(width)};
}

QSize FormulaLine::minimumSizeHint() const {
  if (least_ < 0) least_ = static_cast<int>(std::ceil(FormulaBox::ofModelica(text_, font_, 1).width() + around())) + 1;
  return {least_, font_.pixelSize() + 2 * kAbove};
}

int FormulaLine::heightForWidth(int width) const {
  const FormulaBox& laid = box(width);
  const double line = font_.pixelSize();
  const double ascent = std::max(laid.ascent(), line * 0.8), descent = std::max(laid.descent(), line * 0.25);
  return static_cast<int>(std::ceil(ascent + descent)) + 2 * kAbove;
}

void FormulaLine::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::of(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const FormulaBox& laid = box(width());
  const double gap = font_.pixelSize() * 0.5;
  const double base = kAbove + std::max(laid.ascent(), font_.pixelSize() * 0.8);
  const auto ink = [&](const QColor& color) {
    QColor used = isDimmed_ ? theme.quiet : color;
    if (isDimmed_) used.setAlphaF(0.55F);
    return used;
  };
  double x = kInset;
  const auto write = [&](const QString& words, double y) {
    if (words.isEmpty()) return;
    painter.setFont(wordFont());
    painter.setPen(ink(theme.accent));
    painter.drawText(QPointF(x, y), words);
    x += painter.fontMetrics().horizontalAdvance(words) + gap;
  };
  write(before_, base);
  painter.setPen(ink(theme.text));
  laid.paint(painter, {x, base});
  if (!text_.isEmpty()) x += laid.width() + gap;
  write(behind_, base);
}

}  // namespace armature::app
