#include "app/plots/plot_axes.h"

#include <algorithm>
#include <cmath>

#include "app/look/quantity_title.h"
#include "app/look/theme.h"
#include "app/plots/custom_plot.h"
#include "app/plots/plot_ticker.h"

namespace armature::app {

static constexpr const char* kWhole = "whole";    // label of an axis that may have no room for it
static constexpr const char* kShared = "shared";  // a time axis whose numbers stand below another plot

static constexpr int kTitle = 3;  // from the numbers of an axis to its title [px]

// How much of a line of text is empty below its letters, beyond what is usual [px]: a "°" stands at its upper edge.
static int emptyBelow(const QString& words, const QFont& font) {
  const QFontMetricsF metrics(font);
  const double empty = -metrics.tightBoundingRect(words).bottom();
  return std::clamp(static_cast<int>(empty), 0, static_cast<int>(metrics.ascent() / 2));
}

PlotAxes::PlotAxes(QCustomPlot& plot) : plot_(plot) {
  for (QCPAxis* axis : {plot_.xAxis, plot_.yAxis, plot_.yAxis2}) axis->setTicker(QSharedPointer<PlotTicker>::create());
}

QCPAxisRect& PlotAxes::area() const {
  return *plot_.xAxis->axisRect();
}

QCPAxis* PlotAxes::at(int axis) const {
  return axis == 0 ? plot_.yAxis : area().axis(QCPAxis::atRight, axis - 1);
}

int PlotAxes::count() const {
  return 1 + area().axisCount(QCPAxis::atRight);
}

void PlotAxes::tellTimes(bool areTold) const {
  if (areTimesTold() == areTold) return;
  plot_.xAxis->setProperty(kShared, !areTold);
  plot_.xAxis->setTickLabels(areTold);
  if (!areTold) plot_.xAxis->setLabel({});
}

bool PlotAxes::areTimesTold() const {
  return !plot_.xAxis->property(kShared).toBool();
}

bool PlotAxes::isOver(int k, double x) const {
  if (k == 0) return x < area().left();
  // Each begins where the one inside of it ends.
  return x > area().right() + at(k)->offset() && (k + 1 == count() || x <= area().right() + at(k + 1)->offset());
}

void setAxisScale(QCPAxis& axis, bool isLogarithmic) {
  const bool isNow = axis.scaleType() == QCPAxis::stLogarithmic;
  if (isLogarithmic && !isNow) {
    axis.setScaleType(QCPAxis::stLogarithmic);
    axis.setTicker(QSharedPointer<LogTicker>::create());
  } else if (!isLogarithmic && isNow) {
    axis.setScaleType(QCPAxis::stLinear);
    axis.setTicker(QSharedPointer<PlotTicker>::create());
  }
}

void PlotAxes::arrange(const std::vector<PlotCurve>& curves, bool isLogarithmic) {
  int wanted = 2;
  for (const PlotCurve& curve : curves)
    if (!curve.isHidden) wanted = std::max(wanted, curve.axis + 1);
  while (count() < wanted) {
    QCPAxis* axis = area().addAxis(QCPAxis::atRight);
    axis->setTicker(QSharedPointer<PlotTicker>::create());
    axis->setLayer("axes");
    axis->grid()->setLayer("grid");
    axis->grid()->setVisible(false);
  }
  while (count() > wanted) area().removeAxis(at(count() - 1));
  QList<QCPAxis*> uprights;
  for (int k = 0; k < count(); ++k) {
    at(k)->setVisible(true);
    at(k)->setTickLabels(true);
    setAxisScale(*at(k), isLogarithmic);
    uprights << at(k);
  }
  area().setRangeDragAxes({plot_.xAxis}, uprights);
}

QPen hairline(const QColor& color, const QCustomPlot& plot) {
  const double ratio = plot.devicePixelRatioF();
  return {color, std::max(1.0, std::floor(ratio)) / ratio};
}

QString fittedTitle(const QString& whole, const QFont& font, double room) {
  constexpr qsizetype kLeast = 4;  // letters, dots among them: fewer say nothing
  const QFontMetricsF metrics(font);
  if (metrics.horizontalAdvance(whole) <= room) return whole;
  const qsizetype comma = whole.lastIndexOf(QStringLiteral(", "));
  const QString name = whole.left(comma), unit = comma < 0 ? QString() : whole.mid(comma);
  const QString left = metrics.elidedText(name, Qt::ElideRight, room - metrics.horizontalAdvance(unit));
  if (left.size() >= kLeast || left == name) return left + unit;
  const QString alone = unit.mid(2);
  return !alone.isEmpty() && metrics.horizontalAdvance(alone) <= room ? alone : QStringLiteral(" ");
}

void dressAxis(QCPAxis& axis, const Theme& theme, const QFont& font) {
  const QPen line = hairline(theme.line, *axis.parentPlot());
  axis.setBasePen(line);
  axis.setTickPen(line);
  axis.setSubTicks(false);
  axis.setTickLengthIn(0);
  axis.setTickLabelColor(theme.quiet);
  axis.setTickLabelFont(font);
  axis.grid()->setPen(line);
  axis.grid()->setAntialiased(false);
}

void PlotAxes::applyTheme(const Theme& theme, const QFont& font) {
  QList<QCPAxis*> all{plot_.xAxis, plot_.xAxis2};
  for (int k = 0; k < count(); ++k) all << at(k);
  for (QCPAxis* axis : all) {
    dressAxis(*axis, theme, font);
    axis->setTickLengthOut(4);
    axis->setLabelColor(theme.quiet);
    axis->setLabelFont(font);
    axis->setLabelPadding(kTitle);
    axis->grid()->setZeroLinePen(hairline(theme.isDark ? theme.line.lighter(130) : theme.line.darker(112), plot_));
  }
  // The upper one closes the frame and has no scale of its own; half of the highest number reaches over it.
  plot_.xAxis2->setTicks(false);
  plot_.xAxis2->setPadding(QFontMetrics(font).height() / 2 + 3);
  plot_.xAxis->ticker()->setTickCount(6);
  for (int k = 0; k < count(); ++k) at(k)->ticker()->setTickCount(5);
}

void PlotAxes::show(int k, double low, double high) {
  QCPAxis* axis = at(k);
  const bool isLogarithmic = axis->scaleType() == QCPAxis::stLogarithmic;
  if (!(low <= high)) return isLogarithmic ? axis->setRange(0.1, 10) : axis->setRange(0, 1);
  if (isLogarithmic) {
    // Six decades at most below the largest: what is nothing has no logarithm.
    high = high > 0 ? high : 1;
    low = std::max(low, high * 1e-6);
    if (!(low < high)) low = high / 10;
    const double margin = std::pow(high / low, 0.06);
    return axis->setRange(low / margin, high * margin);
  }
  const double middle = (low + high) / 2;
  double half = (high - low) / 2;
  // A constant line lies in the middle of a band of its own size, not of rounding noise.
  const double least = std::max(std::abs(middle) * 1e-6, 1e-12);
  if (half < least) half = std::max(std::abs(middle) * 0.5, 0.5);
  axis->setRange(middle - half * 1.12, middle + half * 1.12);
}

Prefix PlotAxes::prefixOf(const std::vector<PlotCurve>& curves, int axis, const QString& unit) const {
  // Where axes have the same unit they have the same prefix: numbers beside each other are compared.
  double largest = 0;
  for (int other = 0; other < count(); ++other) {
    const bool isSame = std::ranges::any_of(
        curves, [&](const PlotCurve& c) { return c.axis == other && c.isTold() && c.shown.unit == unit; });
    if (other != axis && !isSame) continue;
    const QCPRange range = at(other)->range();
    largest = std::max({largest, std::abs(range.lower), std::abs(range.upper)});
  }
  return prefixFor(largest, unit);
}

Amount PlotAxes::amount(const std::vector<PlotCurve>& curves, const PlotCurve& curve, double shown) const {
  const Prefix prefix = prefixOf(curves, curve.axis, curve.shown.unit);
  const QString unit = prettyUnit(curve.shown.unit);
  return {shown * prefix.factor, unit.isEmpty() ? unit : prefix.symbol + unit};
}

QString PlotAxes::amountText(const std::vector<PlotCurve>& curves, const PlotCurve& curve, double shown) const {
  const Amount made = amount(curves, curve, shown);
  return formatValue(made.number, made.unit, 5);
}

QString PlotAxes::text(const std::vector<PlotCurve>& curves, int axis, const Glasses& glasses, bool isDifference,
                       double& factor) const {
  QString unit, quantity;
  int count = 0;
  bool isMixed = false, isTurned = true;
  for (const PlotCurve& curve : curves)
    if (curve.axis == axis && curve.isTold() && curve.lane < 0 && !curve.isBand) {
      isMixed = isMixed || (count > 0 && curve.shown.unit != unit);
      const QString own = quantityTitle(curve.quantity, curve.unit, curve.shown.unit);
      quantity = count == 0 || own == quantity ? own : QString();
      isTurned = isTurned && curve.isTurned;  // else the legend says which are
      unit = curve.shown.unit;
      ++count;
    }
  factor = 1;
  if (count == 0 || isMixed) return {};
  const Prefix prefix = prefixOf(curves, axis, unit);
  factor = prefix.factor;
  const QString pretty = prettyUnit(unit);
  const QString delta = isDifference ? QStringLiteral("Δ ") : QString();
  if (pretty.isEmpty()) return delta + quantity;
  const QString name = quantity.isEmpty() ? delta : delta + quantity + QStringLiteral(", ");
  return name + withBadge(prefix.symbol + pretty, glasses, isTurned);
}

void PlotAxes::fitLabels() const {
  for (int k = 0; k < count(); ++k) {
    const QString whole = at(k)->property(kWhole).toString();
    if (!at(k)->label().isEmpty() && area().height() > 0)
      at(k)->setLabel(fittedTitle(whole, at(k)->labelFont(), area().height()));
  }
}

// Whether numbers stand at a value axis. They are not switched off as those of the time are: plots of a column ask each
// other for the room beside their areas, also for that of labels which are to be made with the next picture.
static void setNumbers(QCPAxis& axis, bool areThere) {
  constexpr int kLeft = 5, kRight = 7;  // from an axis to its numbers [px]
  axis.setTicks(areThere);
  axis.setTickLabelPadding(!areThere ? 0 : axis.axisType() == QCPAxis::atLeft ? kLeft : kRight);
  if (auto ticker = qSharedPointerDynamicCast<PlotTicker>(axis.ticker())) ticker->setSilent(!areThere);
  if (auto ticker = qSharedPointerDynamicCast<LogTicker>(axis.ticker())) ticker->setSilent(!areThere);
}

void PlotAxes::leaveOutNumbers() const {
  for (int k = 0; k < count(); ++k) setNumbers(*at(k), false);
}

void PlotAxes::label(const std::vector<PlotCurve>& curves, const Glasses& glasses, bool isDifference, bool isLanes,
                     const Theme& theme) {
  QList<QCPAxis*> all{plot_.xAxis};
  for (int k = 0; k < count(); ++k) all << at(k);
  for (QCPAxis* axis : all)
    if (auto ticker = qSharedPointerDynamicCast<PlotTicker>(axis->ticker())) {
      const bool isUpright = axis != plot_.xAxis;
      ticker->setRoom(isUpright ? area().height() : area().width(), axis->tickLabelFont(), isUpright);
    }
  for (int k = 0; k < count(); ++k) {
    // Numbers come with the values; lanes have names instead.
    const bool isUsed = isLanes ? k == 0 : std::ranges::any_of(curves, [k](const PlotCurve& c) {
      return c.axis == k && !c.isHidden && c.lane < 0 && !c.isBand && c.hasRows();
    });
    setNumbers(*at(k), isUsed);
  }
  if (isLanes) return;
  for (int k = 0; k < count(); ++k) {
    double factor = 1;
    at(k)->setProperty(kWhole, text(curves, k, glasses, isDifference, factor));
    at(k)->setLabel(at(k)->property(kWhole).toString());
    at(k)->setLabelPadding(kTitle - emptyBelow(at(k)->label(), at(k)->labelFont()));
    if (auto ticker = qSharedPointerDynamicCast<PlotTicker>(at(k)->ticker())) ticker->setFactor(factor);
    if (auto ticker = qSharedPointerDynamicCast<LogTicker>(at(k)->ticker())) ticker->setFactor(factor);
    // Among many axes the colour says whose it is.
    const auto first = std::ranges::find_if(curves, [k](const PlotCurve& c) { return c.axis == k && c.isTold(); });
    const bool isTold = count() > 2 && first != curves.end();
    at(k)->setLabelColor(isTold ? first->color : theme.quiet);
    at(k)->setTickLabelColor(isTold ? first->color : theme.quiet);
  }
}

}  // namespace armature::app
