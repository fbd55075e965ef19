#include "app/controls/knob.h"

#include <QPainter>
#include <cmath>

#include "app/look/theme.h"

namespace armature::app {

Knob::Knob(QWidget* parent) : QDial(parent) {
  constexpr int kSize = 48;  // [px]
  setFixedSize(kSize, kSize);
}

// From the lower left over the top to the lower right, where a hand finds the values of a dial that does not wrap.
void Knob::paintEvent(QPaintEvent*) {
  constexpr double kFirst = 240, kSpan = 300;  // [°]
  constexpr double kWay = 4, kGap = 3;         // [px]
  constexpr int kSixteenths = 16;              // of a degree, as Qt counts arcs
  const Theme& theme = Theme::of(this);
  const QColor moved = isEnabled() ? theme.accent : theme.line;
  const double share = maximum() > minimum() ? double(value() - minimum()) / (maximum() - minimum()) : 0;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF way = QRectF(rect()).adjusted(kWay, kWay, -kWay, -kWay);
  const auto paintWay = [&](double part, const QColor& color) {
    painter.setPen(QPen(color, kWay, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(way, qRound(kSixteenths * kFirst), qRound(-kSixteenths * kSpan * part));
  };
  paintWay(1, theme.line);
  if (share > 0) paintWay(share, moved);
  const double inset = kWay / 2 + kGap;
  const QRectF disc = way.adjusted(inset, inset, -inset, -inset);
  painter.setPen(QPen(hasFocus() ? theme.accent : theme.quiet, 1));
  painter.setBrush(theme.canvas);
  painter.drawEllipse(disc);
  const double angle = (kFirst - kSpan * share) * M_PI / 180;
  const QPointF along(std::cos(angle), -std::sin(angle));
  painter.setPen(QPen(isEnabled() ? theme.text : theme.quiet, 2, Qt::SolidLine, Qt::RoundCap));
  const double radius = disc.width() / 2;
  painter.drawLine(disc.center() + 0.35 * radius * along, disc.center() + 0.8 * radius * along);
}

}  // namespace armature::app
