#include "app/plots/plot_lanes.h"

#include <cmath>

#include "app/look/format.h"
#include "app/look/letters.h"
#include "app/look/theme.h"
#include "app/plots/custom_plot.h"
#include "app/plots/level_trace.h"
#include "app/plots/plot_axes.h"
#include "app/plots/plot_ticker.h"

namespace armature::app {
namespace {

constexpr double kLane = 1.6;       // height of a lane, a level being 1 high
constexpr int kLanePixels = 22;     // the same above curves [px]
constexpr size_t kMostTexts = 400;  // letters on one plot

// Height of a value within its lane: low, high, and the undecided ones between.
double heightOf(int value, const PlotCurve& curve, double low, double high) {
  using Levels = PlotCurve::Levels;
  if (curve.levels == Levels::number) return high > low ? (value - low) / (high - low) : 0.5;
  if (curve.levels != Levels::logic) return value != 0 ? 1 : 0;
  if (value == 3 || value == 7) return 0;
  if (value == 4 || value == 8) return 1;
  return 0.5;
}

// Height of a lane's lowest level.
double baseOf(const PlotCurve& curve) {
  return -kLane * (curve.lane + 1) + 0.3;
}

bool hasLevels(const PlotCurve& curve) {
  return curve.levels != PlotCurve::Levels::none && !curve.isBand && !curve.isHidden;
}

}  // namespace

QCPAxis* PlotLanes::times() const {
  return area_ ? area_->axis(QCPAxis::atBottom) : plot_.xAxis;
}

QCPAxis* PlotLanes::heights() const {
  return area_ ? area_->axis(QCPAxis::atLeft) : plot_.yAxis;
}

void PlotLanes::makeArea(int count) {
  if (!area_) {
    area_ = new QCPAxisRect(&plot_);
    plot_.plotLayout()->insertRow(0);
    plot_.plotLayout()->addElement(0, 0, area_);
    plot_.plotLayout()->setRowSpacing(0);
    area_->setupFullAxesBox(false);
    for (QCPAxis* axis : area_->axes()) {
      axis->setLayer("axes");
      axis->grid()->setLayer("grid");
      axis->setTickLabels(axis->axisType() == QCPAxis::atLeft);
      axis->setTicks(axis->axisType() == QCPAxis::atLeft);
    }
    area_->axis(QCPAxis::atLeft)->grid()->setVisible(false);
    area_->setRangeDragAxes({}, {});
    area_->setRangeZoomAxes({}, {});
    QObject::connect(plot_.xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), area_->axis(QCPAxis::atBottom),
                     [axis = area_->axis(QCPAxis::atBottom)](const QCPRange& range) { axis->setRange(range); });
  }
  // Both begin and end at one pixel, as do plots that share a time axis.
  QCPAxisRect& curves = *plot_.xAxis->axisRect();
  if (!curves.marginGroup(QCP::msLeft)) {
    if (!margins_) margins_ = new QCPMarginGroup(&plot_);
    curves.setMarginGroup(QCP::msLeft | QCP::msRight, margins_);
  }
  area_->setMarginGroup(QCP::msLeft | QCP::msRight, curves.marginGroup(QCP::msLeft));
  area_->axis(QCPAxis::atBottom)->setTicker(plot_.xAxis->ticker());
  area_->axis(QCPAxis::atBottom)->setRange(plot_.xAxis->range());
  const int height = static_cast<int>(std::lround(count * kLanePixels * letters_));
  area_->setMinimumMargins(QMargins(8, 4, 12, 2));
  area_->setMinimumSize(50, height);
  area_->setMaximumSize(QWIDGETSIZE_MAX, height + 6);
}

void PlotLanes::dropArea() {
  if (!area_) return;
  plot_.plotLayout()->remove(area_);
  plot_.plotLayout()->simplify();
  area_ = nullptr;
}

void PlotLanes::arrange(std::vector<PlotCurve>& curves, bool isOverTime) {
  count_ = 0;
  bool hasNumbers = false;
  for (PlotCurve& curve : curves) {
    curve.lane = -1;
    hasNumbers = hasNumbers || (!hasLevels(curve) && !curve.isBand && curve.isTold());
    if (!isOverTime || !hasLevels(curve)) continue;
    curve.lane = count_++;
    curve.axis = 0;
  }
  if (count_ > 0 && hasNumbers)
    makeArea(count_);
  else
    dropArea();
  for (PlotCurve& curve : curves) {
    if (curve.lane < 0) continue;
    curve.graph = plot_.addGraph(times(), heights());
    QPen pen(curve.color, 1.5);
    if (curve.isDashed) pen.setStyle(Qt::DashLine);
    curve.graph->setPen(pen);
    curve.graph->setLineStyle(QCPGraph::lsStepLeft);
  }
}

void PlotLanes::applyTheme(const Theme& theme, const QFont& small) {
  letters_ = small.pixelSize() / 11.0;
  if (!area_) return;
  for (QCPAxis* axis : area_->axes()) {
    dressAxis(*axis, theme, small);
    axis->setTickLengthOut(0);
    axis->grid()->setZeroLinePen(hairline(theme.line, *axis->parentPlot()));
  }
}

void PlotLanes::read(PlotCurve& curve, double to) {
  if (!curve.graph || !curve.hasValues()) return;
  const results::Store& store = *curve.store;
  const results::Column& column = curve.results();
  const double base = baseOf(curve);
  const uint64_t rows = store.rowCount();
  QVector<QCPGraphData> data;
  if (column.isConstant) {
    const double height = base + heightOf(qRound(store.value(column, 0)), curve, 0, 0);
    if (rows > 0) data << QCPGraphData(store.time(0), height) << QCPGraphData(to, height);
  } else if (rows > 0) {
    // What is on show, and as much on both sides, into which it may be pushed.
    const QCPRange shown = plot_.xAxis->range();
    const uint64_t begin = store.lowerBound(shown.lower - shown.size());
    const uint64_t end = store.lowerBound(shown.upper + shown.size());
    const auto [low, high] = store.range(column, 0, rows);
    for (const LevelChange& change : levelTrace(store, column, begin > 0 ? begin - 1 : 0, std::min(end + 1, rows)))
      data << QCPGraphData(change.time, base + heightOf(change.level, curve, low, high));
  }
  curve.graph->data()->set(data, true);
}

void PlotLanes::label(const std::vector<PlotCurve>& curves, int width) {
  letteredIn_ = {};
  if (!areAlone() && qSharedPointerDynamicCast<QCPAxisTickerText>(plot_.yAxis->ticker()))
    plot_.yAxis->setTicker(QSharedPointer<PlotTicker>::create());
  if (count_ == 0) return;
  auto names = QSharedPointer<QCPAxisTickerText>::create();
  const QFontMetrics metrics(heights()->tickLabelFont());
  // The end of a long path tells the lanes apart; the whole of it stands above the curves.
  for (const PlotCurve& curve : curves)
    if (curve.lane >= 0)
      names->addTick(baseOf(curve) + 0.5, metrics.elidedText(curve.label.isEmpty() ? curve.variable : curve.label,
                                                             Qt::ElideLeft, std::max(60, width / 4)));
  heights()->setTicker(names);
  heights()->setLabel({});
  heights()->setRange(-kLane * static_cast<double>(count_), 0.1);
}

void PlotLanes::placeLetters(const std::vector<PlotCurve>& curves, const QFont& font, const Theme& theme) {
  const QRect place = times()->axisRect()->rect();
  const QCPRange range = plot_.xAxis->range();
  if (place == letteredIn_ && range.lower == letteredFrom_ && range.upper == letteredTo_) return;
  letteredIn_ = place;
  letteredFrom_ = range.lower;
  letteredTo_ = range.upper;
  for (int i = plot_.itemCount() - 1; i >= 0; --i)
    if (plot_.item(i)->objectName() == QLatin1String("letter")) plot_.removeItem(i);
  QFont small = font;
  small.setPixelSize(qRound(10 * letterScale(font)));
  for (const PlotCurve& curve : curves)
    if (curve.lane >= 0 && curve.levels != PlotCurve::Levels::boolean && curve.hasValues() && curve.graph)
      addLetters(curve, small, theme);
}

// Where a stretch is wide enough for one.
void PlotLanes::addLetters(const PlotCurve& curve, const QFont& small, const Theme& theme) {
  const double letter = QFontMetricsF(small).horizontalAdvance('W') + 4;
  const auto& data = *curve.graph->data();
  const double end = curve.store->rowCount() > 0 ? curve.store->time(curve.store->rowCount() - 1) : 0;
  for (int i = 0; i < data.size() && static_cast<size_t>(plot_.itemCount()) <= kMostTexts; ++i) {
    const auto entry = data.at(i);
    const double from = entry->key, to = i + 1 < data.size() ? data.at(i + 1)->key : end;
    if (times()->coordToPixel(to) - times()->coordToPixel(from) < letter) continue;
    const int level = qRound(curve.store->valueAt(curve.results(), from + (to - from) / 2));
    auto* text = new QCPItemText(&plot_);
    text->setObjectName("letter");
    text->setProperty("variable", curve.variable);
    text->setText(curve.levels == PlotCurve::Levels::logic ? logicLetter(level) : QString::number(level));
    text->setFont(small);
    text->setColor(theme.text);
    text->setPositionAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
    text->position->setAxes(times(), heights());
    text->setClipAxisRect(times()->axisRect());
    const double base = baseOf(curve);
    text->position->setCoords(from + (to - from) / 2, base + (entry->value - base > 0.75 ? 0.72 : 0.28));
  }
}

QStringList PlotLanes::letters(const QString& variable) const {
  QStringList letters;
  for (int i = 0; i < plot_.itemCount(); ++i)
    if (const auto* text = qobject_cast<const QCPItemText*>(plot_.item(i));
        text && text->property("variable").toString() == variable)
      letters << text->text();
  return letters;
}

}  // namespace armature::app
