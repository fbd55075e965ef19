#include "app/plots/plot_across.h"

#include <algorithm>
#include <cmath>

#include "app/look/format.h"
#include "app/plots/custom_plot.h"
#include "app/plots/plot_ticker.h"
#include "app/plots/plot_view.h"

namespace armature::app {

namespace {

// What stands at the axis, and the factor of its numbers.
struct AxisWords {
  QString label;
  double factor = 1;
  QString unit = {};  // that tells as much as the label, where this has no room
};

AxisWords wordsOfTime(double largest) {
  const Prefix prefix = prefixFor(largest, "s");
  const bool isLong = prefix.factor < 1;
  // Seconds stay seconds, also beyond a thousand.
  const QString unit = (isLong ? QString() : prefix.symbol) + "s";
  return {PlotView::tr("time, %1").arg(unit), isLong ? 1 : prefix.factor, unit};
}

AxisWords wordsOfFrequency(double largest) {
  const Prefix prefix = prefixFor(largest, "Hz");
  const QString unit = prefix.symbol + "Hz";
  return {PlotView::tr("frequency, %1").arg(unit), prefix.factor, unit};
}

// Of a histogram: the values of the first curve.
AxisWords wordsOfValues(const PlotView& view, double largest) {
  const auto first = std::ranges::find_if(view.curves(), [](const PlotCurve& c) { return !c.isHidden; });
  QString unit;
  if (first != view.curves().end()) {
    PlotCurve as = *first;
    as.shown = {};  // not that of the shares
    findCurve(as, view.definition(), view.runs(), view.glasses());
    unit = as.shown.unit;
  }
  const Prefix prefix = prefixFor(largest, unit);
  const QString pretty = prettyUnit(unit);
  if (pretty.isEmpty()) return {PlotView::tr("value"), 1};
  const QString shown = prefix.symbol + pretty;
  return {PlotView::tr("value, %1").arg(shown), prefix.factor, shown};
}

AxisWords wordsOfVariable(const PlotView& view, double largest) {
  const PlotCurve across = acrossCurve(view.definition(), view.runs(), view.glasses());
  const QString& model = across.shown.unit;
  // One prefix for both, where both have one unit: their scales are compared.
  const bool isSame = std::ranges::any_of(
      view.curves(), [&](const PlotCurve& c) { return c.axis == 0 && c.isTold() && c.shown.unit == model; });
  const Prefix prefix = isSame ? view.axes().prefixOf(view.curves(), 0, model) : prefixFor(largest, model);
  const QString unit = prettyUnit(model);
  const QString words = across.variable + (unit.isEmpty() ? QString() : ", " + prefix.symbol + unit);
  return {withBadge(words, view.glasses(), across.isTurned), unit.isEmpty() ? 1 : prefix.factor};
}

AxisWords wordsOf(const PlotView& view, double largest) {
  switch (view.kind()) {
    case PlotKind::overTime:
      return wordsOfTime(largest);
    case PlotKind::spectrum:
      return wordsOfFrequency(largest);
    case PlotKind::histogram:
      return wordsOfValues(view, largest);
    case PlotKind::overVariable:
      return wordsOfVariable(view, largest);
  }
  return {};
}

}  // namespace

void readOver(PlotCurve& curve, const PlotCurve& across) {
  if (!curve.curve || !curve.hasValues()) return;
  if (!across.hasValues()) return;
  const auto& xColumn = across.results();
  const auto& yColumn = curve.results();
  const uint64_t rows = std::min(curve.store->rowCount(), across.store->rowCount());
  const uint64_t stride = std::max<uint64_t>(1, rows / 20000);
  QVector<QCPCurveData> data;
  for (uint64_t row = 0; row < rows; row += stride)
    data << QCPCurveData(static_cast<double>(row), across.seen(across.store->value(xColumn, row)),
                         curve.seen(curve.store->value(yColumn, row)));
  curve.curve->data()->set(data, true);
}

void fitOver(QCustomPlot& plot, const PlotAxes& axes) {
  plot.rescaleAxes();
  QList<QCPAxis*> all{plot.xAxis};
  for (int k = 0; k < axes.count(); ++k) all << axes.at(k);
  for (QCPAxis* axis : all) axis->scaleRange(1.08, axis->range().center());
}

bool equalize(QCustomPlot& plot, const QCPAxisRect& area) {
  const double across = plot.xAxis->range().size() / std::max(1, area.width());
  const double upright = plot.yAxis->range().size() / std::max(1, area.height());
  if (across < upright)
    plot.xAxis->scaleRange(upright / across, plot.xAxis->range().center());
  else
    plot.yAxis->scaleRange(across / upright, plot.yAxis->range().center());
  return std::abs(across / upright - 1) > 0.01;
}

QString acrossTrouble(const PlotView& view) {
  if (view.kind() != PlotKind::overVariable || view.curves().empty() || !view.runs().store) return {};
  const PlotCurve across = acrossCurve(view.definition(), view.runs(), view.glasses());
  // An expression that is still worked out has no values either, but no problem.
  if (across.hasValues() || across.problem.isEmpty()) return {};
  const bool isLeftOut = across.isAbsent && across.gone.isEmpty();
  const QString words =
      isLeftOut ? PlotView::tr(
                      "%1, over which this plot is drawn, was not recorded: add it to “Record only” among the "
                      "properties of the diagram, and run it again.")
                : PlotView::tr(
                      "%1, over which this plot is drawn, has no values in this run: plot another variable "
                      "and choose “Use as x axis” for it in the menu of the plot.");
  return words.arg(across.variable);
}

void labelAcross(QCPAxis& axis, const PlotView& view) {
  const QCPRange range = axis.range();
  const AxisWords words = wordsOf(view, std::max(std::abs(range.lower), std::abs(range.upper)));
  // Where plots share an axis of time it is named below the lowest of them. Times are known before a run, all else that
  // curves are drawn over is not: no numbers stand there then.
  const bool isOverTime = view.isOverTime(), isTold = !isOverTime || view.axes().areTimesTold();
  const bool hasNumbers =
      isOverTime ? isTold : acrossTrouble(view).isEmpty() && std::ranges::any_of(view.curves(), &PlotCurve::hasRows);
  axis.setTickLabels(hasNumbers);
  axis.setTicks(isOverTime || hasNumbers);
  // A low plot keeps the line below its numbers for the curve.
  constexpr int kLow = 108, kAside = 12;  // [px]
  const bool isLow = axis.parentPlot()->height() < kLow && hasNumbers && !words.unit.isEmpty();
  axis.setLabel(isTold && !isLow ? words.label : QString());
  const QString unit = isLow && isTold ? words.unit : QString();
  const QString widest = formatNumber(range.upper * words.factor, 3) + ' ' + unit;
  const double half = unit.isEmpty() ? 0 : QFontMetricsF(axis.tickLabelFont()).horizontalAdvance(widest) / 2;
  QMargins margins = axis.axisRect()->minimumMargins();
  margins.setRight(std::max(kAside, static_cast<int>(std::ceil(half))));
  axis.axisRect()->setMinimumMargins(margins);
  if (auto ticker = qSharedPointerDynamicCast<PlotTicker>(axis.ticker())) {
    ticker->setFactor(words.factor);
    ticker->setUnit(unit);
  }
  if (auto ticker = qSharedPointerDynamicCast<LogTicker>(axis.ticker())) ticker->setFactor(words.factor);
}

}  // namespace armature::app
