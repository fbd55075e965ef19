#include "app/plots/tube_band.h"

#include <algorithm>

namespace armature::app {

namespace {

constexpr double kLeastStretch = 3;  // [px]: a single point outside is seen, too
constexpr int kColumn = 2;           // [px] that are read as one: a band has no fine lines

}  // namespace

TubeBand::TubeBand(QCPAxis* time, QCPAxis* value, StorePtr store, int64_t column, const results::Tube& tube,
                   const DisplayUnit& seen)
    : QCPAbstractPlottable(time, value), store_(std::move(store)), column_(column), tube_(tube), seen_(seen) {
  setLayer("background");
  removeFromLegend();
}

void TubeBand::setColors(const QColor& band, const QColor& outside) {
  band_ = band;
  outsideColor_ = outside;
}

QCPRange TubeBand::getKeyRange(bool& foundRange, QCP::SignDomain) const {
  foundRange = false;
  return {};
}

QCPRange TubeBand::getValueRange(bool& foundRange, QCP::SignDomain, const QCPRange&) const {
  foundRange = false;
  return {};
}

// What is beyond the axis, or has no logarithm, is drawn at its end.
double TubeBand::pixelOf(double value) const {
  const QCPRange range = valueAxis()->range();
  return valueAxis()->coordToPixel(std::clamp(seen_.shown(value), range.lower, range.upper));
}

void TubeBand::draw(QCPPainter* painter) {
  drawOutside(*painter);
  const QRect area = clipRect();
  const results::Column& column = store_->columns()[static_cast<size_t>(column_)];
  QPolygonF upper, lower;
  for (int x = area.left(); x < area.right() + kColumn; x += kColumn) {
    const double from = keyAxis()->pixelToCoord(x), to = keyAxis()->pixelToCoord(x + kColumn);
    const auto [low, high] = results::boundsOf(tube_, *store_, column, from, to);
    if (!(low <= high)) continue;
    upper << QPointF(x, pixelOf(high));
    lower << QPointF(x, pixelOf(low));
  }
  if (upper.isEmpty()) return;
  std::reverse(lower.begin(), lower.end());
  painter->setAntialiasing(true);
  painter->setPen(Qt::NoPen);
  painter->setBrush(band_);
  painter->drawPolygon(upper + lower);
}

void TubeBand::drawOutside(QCPPainter& painter) const {
  const QRect area = clipRect();
  painter.setPen(Qt::NoPen);
  painter.setBrush(outsideColor_);
  for (const results::Stretch& stretch : outside_) {
    const double left = keyAxis()->coordToPixel(stretch.from), right = keyAxis()->coordToPixel(stretch.to);
    const double room = std::max(0.0, kLeastStretch - (right - left));
    painter.drawRect(QRectF(left - room / 2, area.top(), right - left + room, area.height()));
  }
}

}  // namespace armature::app
