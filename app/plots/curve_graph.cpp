#include "app/plots/curve_graph.h"

namespace armature::app {

CurveGraph::CurveGraph(QCPAxis* time, QCPAxis* value, StorePtr store, int64_t column, const DisplayUnit& shown,
                       std::shared_ptr<CurveWork> work, bool isStepped)
    : QCPAbstractPlottable(time, value), series_(std::move(store), column, shown), work_(std::move(work)) {
  style_.isStepped = isStepped;
  if (!series_.isConstant()) work_->add(series_, isStepped);
}

CurveGraph::~CurveGraph() {
  work_->remove(series_);
}

void CurveGraph::setSpan(double from, double to) {
  from_ = from;
  to_ = to;
}

ValueRange CurveGraph::range(double from, double to) const {
  const results::Store& store = series_.store();
  ValueRange range;
  if (series_.isConstant()) {
    range.take(series_.constant());
    return range;
  }
  // One row beyond each end, as the line is drawn.
  const uint64_t begin = store.lowerBound(from), end = store.lowerBound(std::nextafter(to, HUGE_VAL)) + 1;
  return series_.range(begin > 0 ? begin - 1 : 0, std::min(end, store.rowCount()));
}

double CurveGraph::last() const {
  const uint64_t rows = series_.store().rowCount();
  if (series_.isConstant()) return series_.constant();
  return rows > 0 ? series_.value(rows - 1) : std::nan("");
}

QPen CurveGraph::linePen() const {
  QPen pen(style_.color, style_.width);
  if (style_.isDashed) pen.setStyle(Qt::DashLine);
  return pen;
}

void CurveGraph::drawConstant(QCPPainter& painter) const {
  const double y = valueAxis()->coordToPixel(series_.constant());
  if (!std::isfinite(y)) return;
  painter.setAntialiasing(true);
  painter.setPen(linePen());
  painter.drawLine(QLineF(keyAxis()->coordToPixel(from_), y, keyAxis()->coordToPixel(to_), y));
}

void CurveGraph::draw(QCPPainter* painter) {
  if (series_.isConstant()) return drawConstant(*painter);
  if (series_.store().rowCount() == 0) return;
  const QRect area = clipRect();
  // A picture of lines has no pixels: it gets so many columns that none is seen.
  const bool isVector = painter->modes().testFlag(QCPPainter::pmVectorized);
  const double ratio = isVector ? 8 : std::max(0.1, painter->combinedTransform().m11());
  const int left = static_cast<int>(std::floor(area.left() * ratio)),
            top = static_cast<int>(std::floor(area.top() * ratio));
  const QSize size(static_cast<int>(std::ceil((area.left() + area.width()) * ratio)) - left,
                   static_cast<int>(std::ceil((area.top() + area.height()) * ratio)) - top);
  const QCPRange values = valueAxis()->range();
  const bool isLogarithmic = valueAxis()->scaleType() == QCPAxis::stLogarithmic;
  const double low = isLogarithmic ? std::log10(values.lower) : values.lower;
  const double high = isLogarithmic ? std::log10(values.upper) : values.upper;
  const double zero = valueAxis()->coordToPixel(values.lower);
  const double slope = (valueAxis()->coordToPixel(values.upper) - zero) / (high - low);
  const ValueAxis axis{(zero - slope * low) * ratio - top, slope * ratio, isLogarithmic};
  CurveStyle style = style_;
  style.width *= ratio;
  style.isVector = isVector;
  style.isTimeLogarithmic = keyAxis()->scaleType() == QCPAxis::stLogarithmic;
  painter->save();
  painter->scale(1 / ratio, 1 / ratio);
  painter->translate(left, top);
  // What is kept as a file or printed is painted once.
  const bool wasPatient = work_->isPatient();
  work_->setPatient(wasPatient || isVector || painter->modes().testFlag(QCPPainter::pmNoCaching));
  paintCurve(*painter, size, keyAxis()->pixelToCoord(left / ratio),
             keyAxis()->pixelToCoord((left + size.width()) / ratio), series_, *work_, axis, style);
  work_->setPatient(wasPatient);
  painter->restore();
}

void CurveGraph::drawLegendIcon(QCPPainter* painter, const QRectF& rect) const {
  painter->setAntialiasing(true);
  painter->setPen(linePen());
  painter->drawLine(QLineF(rect.left(), rect.center().y(), rect.right() + 5, rect.center().y()));
}

double CurveGraph::selectTest(const QPointF& /*pos*/, bool /*onlySelectable*/, QVariant* /*details*/) const {
  return -1;
}

QCPRange CurveGraph::getKeyRange(bool& foundRange, QCP::SignDomain /*inSignDomain*/) const {
  const results::Store& store = series_.store();
  foundRange = store.rowCount() > 0;
  return foundRange ? QCPRange(store.time(0), store.time(store.rowCount() - 1)) : QCPRange();
}

QCPRange CurveGraph::getValueRange(bool& foundRange, QCP::SignDomain /*inSignDomain*/,
                                   const QCPRange& /*inKeyRange*/) const {
  const ValueRange range = series_.range(0, series_.store().rowCount());
  foundRange = !range.isEmpty();
  return foundRange ? QCPRange(range.low, range.high) : QCPRange();
}

}  // namespace armature::app
