#include "app/plots/plot_view.h"

#include <qcustomplot.h>
#include <tuple>

#include <cmath>

#include "app/look/color_change.h"
#include "app/look/format.h"
#include "app/look/theme.h"
#include "app/plots/curve_graph.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_ticker.h"

namespace armature::app {

using diagram::Json;

PlotView::PlotView(QWidget* parent) : QWidget(parent), plot_(new QCustomPlot(this)), cursor_(*this, *plot_) {
  // Painting at once would paint the whole window, in the midst of a change that not all of it has followed yet.
  plot_->setPlottingHint(QCP::phImmediateRefresh, false);
  setAcceptDrops(true);
  setObjectName("plot");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2, 2, 2, 2);
  layout->setSpacing(0);
  header_ = new QLabel(this);
  header_->setTextFormat(Qt::RichText);
  header_->setWordWrap(true);
  header_->setMinimumWidth(60);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  layout->addWidget(header_);
  plot_->setInteractions(QCP::iRangeDrag);
  plot_->setNoAntialiasingOnDrag(false);
  plot_->setAntialiasedElements(QCP::aePlottables | QCP::aeItems);
  plot_->setMinimumSize(120, 80);
  layout->addWidget(plot_, 1);
  for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis, plot_->yAxis2})
    axis->setTicker(QSharedPointer<PlotTicker>::create());
  plot_->axisRect()->setupFullAxesBox(false);
  plot_->axisRect()->setRangeDragAxes({plot_->xAxis}, {plot_->yAxis, plot_->yAxis2});
  plot_->axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignRight);
  title_ = new QCPTextElement(plot_, QString());
  plot_->axisRect()->insetLayout()->addElement(title_, Qt::AlignTop | Qt::AlignLeft);
  hint_ = new QLabel(tr("Drop a variable here, or tick one in the list."), this);
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setWordWrap(true);
  hint_->setAttribute(Qt::WA_TransparentForMouseEvents);
  new ColorChange(*this, [this] { build(); });
  plot_->installEventFilter(this);
  plot_->setMouseTracking(true);
  const auto zoomed = [this] {
    isZoomed_ = true;
    rowsShown_ = 0;
    QTimer::singleShot(0, this, [this] { refresh(); });
  };
  connect(plot_, &QCustomPlot::mouseWheel, this, &PlotView::zoomAt);
  // A frame drawn with the mouse is looked at; with Shift the picture is pushed.
  plot_->setSelectionRectMode(QCP::srmCustom);
  connect(plot_->selectionRect(), &QCPSelectionRect::accepted, this, [this, zoomed](const QRect& rect) {
    if (zoomTo(rect)) zoomed();
  });
  connect(plot_, &QCustomPlot::mouseMove, this, [this](QMouseEvent* event) {
    const bool isPushed = plot_->selectionRectMode() == QCP::srmNone && event->buttons() & Qt::LeftButton;
    if (!isPushed || (event->pos() - pressed_).manhattanLength() < 4) return;
    isZoomed_ = true;
    scaleAxes();  // what moves is painted by the plot itself
    if (!isOfLevels()) return;
    rowsShown_ = 0;
    refresh();
  });
  connect(plot_, &QCustomPlot::mousePress, this, [this](QMouseEvent* event) {
    const bool isFrame = !(event->modifiers() & Qt::ShiftModifier) && event->button() == Qt::LeftButton;
    plot_->setSelectionRectMode(isFrame ? QCP::srmCustom : QCP::srmNone);
    pressed_ = event->pos();
    Q_EMIT activated();
  });
  connect(plot_, &QCustomPlot::mouseRelease, this, [this](QMouseEvent* event) {
    const bool isClick = event->button() == Qt::LeftButton && (event->pos() - pressed_).manhattanLength() < 4;
    if (isClick && isOverTime() && store_ && plot_->axisRect()->rect().contains(event->pos()))
      Q_EMIT timePicked(plot_->xAxis->pixelToCoord(event->pos().x()));
  });
  connect(plot_, &QCustomPlot::afterReplot, this, [this] { isPainted_ = true; });
  connect(plot_, &QCustomPlot::mouseDoubleClick, this, &PlotView::resetZoom);
  applyTheme();
}

// A frame that is hardly high is meant for the time alone, one that is hardly wide for the values.
bool PlotView::zoomTo(const QRect& rect) {
  constexpr int kLeast = 12;  // [px]
  const QRect area = rect.normalized().intersected(plot_->axisRect()->rect());
  const bool isWide = area.width() >= kLeast, isHigh = area.height() >= kLeast && !isOfLevels();
  if (!isWide && !isHigh) return false;
  const auto zoom = [](QCPAxis* axis, int a, int b) {
    const double first = axis->pixelToCoord(a), second = axis->pixelToCoord(b);
    axis->setRange(std::min(first, second), std::max(first, second));
  };
  if (isWide) zoom(plot_->xAxis, area.left(), area.right());
  if (isHigh)
    for (QCPAxis* axis : {plot_->yAxis, plot_->yAxis2}) zoom(axis, area.top(), area.bottom());
  return true;
}

QStringList PlotView::variables() const {
  QStringList names;
  for (const Curve& curve : curves_) names << curve.variable;
  return names;
}

void PlotView::setDefinition(const Json& definition) {
  definition_ = definition.is_object() ? definition : Json::object();
  build();
}

void PlotView::setRuns(Runs runs) {
  store_ = std::move(runs.store);
  compared_ = std::move(runs.compared);
  less_ = runs.less;
  // Another run of the same span is seen where the last one was looked at.
  const double end = runs.to > runs.from ? runs.to : runs.from + 1;
  if (!store_ || runs.from != from_ || end != to_) isZoomed_ = false;
  from_ = runs.from;
  to_ = end;
  eventTimes_.clear();
  build();
}

// What the definition says about curves, and where they are in the stores.
void PlotView::readDefinition() {
  curves_.clear();
  const Theme& theme = Theme::of(this);
  const auto list = definition_.find("curves");
  if (list == definition_.end() || !list->is_array()) return;
  for (const Json& entry : *list) {
    if (!entry.is_object() || textMember(entry, "variable").isEmpty()) continue;
    Curve curve;
    curve.variable = textMember(entry, "variable");
    const int n = static_cast<int>(curves_.size());
    const QColor own(textMember(entry, "color"));
    curve.color = own.isValid() ? own : curveColor(n, theme);
    curve.isDashed = n >= 6;
    curve.isRight = textMember(entry, "axis") == "right";
    curve.isTurned = glasses_.turn(curve.variable);
    if (store_) {
      curve.column = store_->find(curve.variable.toStdString());
      if (curve.column >= 0) describe(curve);
    }
    for (size_t run = 0; run < compared_.size(); ++run)
      if (const int64_t column = compared_[run].store->find(curve.variable.toStdString()); column >= 0)
        curve.beside.push_back({run, column, nullptr});
    // Another unit than the first curve's reads on the right axis.
    if (!curves_.empty() && !curve.isRight && curve.column >= 0) {
      const auto first =
          std::find_if(curves_.begin(), curves_.end(), [](const Curve& c) { return !c.isRight && c.column >= 0; });
      if (first != curves_.end() && first->shown.unit != curve.shown.unit) curve.isRight = true;
    }
    curves_.push_back(curve);
  }
}

// The first run beside the newest is the plainest, those behind it are paler and go over to the background.
static QColor besideColor(QColor pale, size_t run) {
  pale.setAlphaF(std::max(0.2F, 0.45F - 0.08F * static_cast<float>(run)));
  return pale;
}

// A line for a curve, and paler ones for the runs that it is compared with.
void PlotView::addLines(Curve& curve) {
  QCPAxis* y = curve.isRight ? plot_->yAxis2 : plot_->yAxis;
  QPen pen(curve.color, 1.5);
  if (curve.isDashed) pen.setStyle(Qt::DashLine);
  bool isStepped = false;
  if (store_ && curve.column >= 0)
    isStepped = store_->columns()[static_cast<size_t>(curve.column)].kind == results::Column::Kind::discrete;
  if (!isOverTime()) {
    curve.curve = new QCPCurve(plot_->xAxis, y);
    curve.curve->setPen(pen);
    curve.curve->setName(nameOf(curve));
    return;
  }
  if (isOfLevels()) {
    curve.graph = plot_->addGraph(plot_->xAxis, plot_->yAxis);
    curve.graph->setPen(pen);
    curve.graph->setName(nameOf(curve));
    curve.graph->setLineStyle(QCPGraph::lsStepLeft);
    return;
  }
  const auto add = [&](const StorePtr& store, int64_t column, const std::shared_ptr<CurveWork>& work,
                       const QColor& color) {
    auto* line = new CurveGraph(plot_->xAxis, y, store, column, curve.seenUnit(), work);
    line->setStyle({.color = color, .width = 1.5, .isDashed = curve.isDashed, .isStepped = isStepped});
    line->setSpan(from_, to_);
    line->setName(nameOf(curve));
    return line;
  };
  for (Curve::Beside& one : curve.beside)
    one.line = add(compared_[one.run].store, one.column, besideWork_[one.run], besideColor(curve.color, one.run));
  if (store_ && curve.column >= 0) {
    curve.line = add(store_, curve.column, work_, curve.color);
    curve.line->addToLegend();
  }
}

// Signals of few levels stand above each other.
void PlotView::makeLanes() {
  if (!isOfLevels()) return;
  int lane = 0;
  for (Curve& curve : curves_) {
    curve.lane = lane++;
    curve.isRight = false;
  }
}

// Lines for the definition and the stores that are there now.
void PlotView::build() {
  plot_->clearPlottables();
  plot_->clearItems();
  work_ = std::make_shared<CurveWork>();
  besideWork_.assign(compared_.size(), nullptr);
  for (auto& work : besideWork_) work = std::make_shared<CurveWork>();
  eventLines_.clear();
  cursor_.makeLine();
  now_ = new QCPItemStraightLine(plot_);
  // A layer that is painted by itself: moving the line does not paint the curves again.
  now_->setLayer("overlay");
  if (curves_.empty()) isZoomed_ = false;
  readDefinition();
  for (Curve& curve : curves_) addLines(curve);
  makeLanes();
  labelLanes();
  const bool hasRight = std::any_of(curves_.begin(), curves_.end(), [](const Curve& c) { return c.isRight; });
  plot_->yAxis2->setVisible(true);
  plot_->yAxis2->setTickLabels(hasRight);
  plot_->yAxis2->setTicks(hasRight);
  plot_->legend->setVisible(false);
  title_->setText(textMember(definition_, "title"));
  title_->setVisible(false);
  showHeader();
  hint_->setVisible(curves_.empty());
  plot_->setVisible(!curves_.empty());
  rowsShown_ = 0;
  applyTheme();
  setEventTimes(eventTimes_);
  setShownTime(shownTime_);
  refresh();
}

// Unit, shown unit and kind of a curve's variable.
void PlotView::describe(Curve& curve) const {
  const auto& column = store_->columns()[static_cast<size_t>(curve.column)];
  curve.unit = QString::fromStdString(column.unit);
  QString wanted = QString::fromStdString(column.displayUnit);
  if (const auto units = definition_.find("units"); units != definition_.end())
    if (const QString chosen = textMember(*units, column.unit.c_str()); !chosen.isEmpty()) wanted = chosen;
  curve.shown = displayUnit(curve.unit, wanted);
  if (!less_.isEmpty()) curve.shown.offset = 0;  // 5 K warmer are 5 °C warmer
  if (isLogic(column.enumeration)) curve.levels = Curve::Levels::logic;
  if (column.type == results::Column::Type::boolean) curve.levels = Curve::Levels::boolean;
}

bool PlotView::isOverTime() const {
  const QString x = textMember(definition_, "x");
  return x.isEmpty() || x == "time";
}

void PlotView::setShownTime(std::optional<double> time) {
  shownTime_ = time;
  if (!now_) return;
  now_->setVisible(time && isOverTime());
  if (time) {
    now_->point1->setCoords(*time, 0);
    now_->point2->setCoords(*time, 1);
  }
  if (isPainted_) plot_->layer("overlay")->replot();
}

void PlotView::replotNow() {
  plot_->replot(QCustomPlot::rpImmediateRefresh);
}

void PlotView::setEventTimes(const QVector<double>& times) {
  for (QCPItemStraightLine* line : eventLines_) plot_->removeItem(line);
  eventLines_.clear();
  eventTimes_ = times;
  // More lines than this would be a grey wall.
  if (times.size() > 40 || !isOverTime()) return;
  QColor ink = Theme::of(this).quiet;
  ink.setAlphaF(0.2F);
  for (double t : times) {
    auto* line = new QCPItemStraightLine(plot_);
    line->setPen(QPen(ink, 1));
    line->point1->setCoords(t, 0);
    line->point2->setCoords(t, 1);
    line->setLayer("grid");
    eventLines_.push_back(line);
  }
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::readCurve(Curve& curve, double from, double to, double& low, double& high) {
  if (isOfLevels()) return readLevels(curve);
  const auto take = [&](CurveGraph* line) {
    if (!line) return;
    line->update();
    const ValueRange range = line->range(from, to);
    low = std::min(low, range.low);
    high = std::max(high, range.high);
  };
  for (const Curve::Beside& one : curve.beside) take(one.line);
  take(curve.line);
}

void PlotView::readParametric(Curve& curve) {
  if (!curve.curve || !store_ || curve.column < 0) return;
  const int64_t x = store_->find(textMember(definition_, "x").toStdString());
  if (x < 0) return;
  const auto& xColumn = store_->columns()[static_cast<size_t>(x)];
  const auto& yColumn = store_->columns()[static_cast<size_t>(curve.column)];
  const uint64_t rows = store_->rowCount();
  const uint64_t stride = std::max<uint64_t>(1, rows / 20000);
  QVector<QCPCurveData> data;
  const Curve across = acrossCurve();
  for (uint64_t row = 0; row < rows; row += stride)
    data << QCPCurveData(static_cast<double>(row), across.seen(store_->value(xColumn, row)),
                         curve.seen(store_->value(yColumn, row)));
  curve.curve->data()->set(data, true);
}

PlotView::Curve PlotView::acrossCurve() const {
  Curve curve;
  curve.variable = textMember(definition_, "x");
  curve.column = store_ ? store_->find(curve.variable.toStdString()) : -1;
  curve.isTurned = glasses_.turn(curve.variable);
  if (curve.column >= 0) describe(curve);
  return curve;
}

void PlotView::setGlasses(const Glasses& glasses) {
  if (!glasses_.areOn() && !glasses.areOn()) return;
  glasses_ = glasses;
  cursor_.hide();  // its card speaks of the numbers of before
  build();
}

// As the legend has it.
QString PlotView::nameOf(const Curve& curve) const {
  return withBadge(curve.variable, glasses_, curve.isTurned);
}

void PlotView::refresh(const std::optional<std::pair<double, double>>& span) {
  if (span) std::tie(from_, to_) = *span;
  const uint64_t rows = store_ ? store_->rowCount() : 0;
  if (rows == rowsShown_ && rows != 0) return;
  rowsShown_ = rows;
  const bool isTime = isOverTime(), isParametric = !isTime;
  if (!isZoomed_ && isTime) plot_->xAxis->setRange(from_, to_);
  double low[2] = {HUGE_VAL, HUGE_VAL}, high[2] = {-HUGE_VAL, -HUGE_VAL};
  for (Curve& curve : curves_) {
    const int side = curve.isRight ? 1 : 0;
    if (isParametric)
      readParametric(curve);
    else
      readCurve(curve, plot_->xAxis->range().lower, plot_->xAxis->range().upper, low[side], high[side]);
  }
  if (!isZoomed_) {
    if (isParametric) {
      plot_->rescaleAxes();
      for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis}) axis->scaleRange(1.08, axis->range().center());
    } else {
      for (int side = 0; side < 2; ++side) {
        QCPAxis* axis = side == 0 ? plot_->yAxis : plot_->yAxis2;
        if (isOfLevels()) {
          labelLanes();
          break;
        }
        if (low[side] > high[side]) {
          axis->setRange(0, 1);
          continue;
        }
        double middle = (low[side] + high[side]) / 2, half = (high[side] - low[side]) / 2;
        // A constant line lies in the middle of a band of its own size, not of rounding noise.
        const double least = std::max(std::abs(middle) * 1e-6, 1e-12);
        if (half < least) half = std::max(std::abs(middle) * 0.5, 0.5);
        axis->setRange(middle - half * 1.12, middle + half * 1.12);
      }
    }
  }
  scaleAxes();
  dashCovered();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

Prefix PlotView::prefixOf(bool isRight, const QString& unit) const {
  // Where both axes have the same unit they have the same prefix: numbers beside each other are compared.
  double largest = 0;
  for (const bool isOther : {false, true}) {
    const bool isSame = std::ranges::any_of(
        curves_, [&](const Curve& c) { return c.isRight == isOther && c.column >= 0 && c.shown.unit == unit; });
    if (isOther != isRight && !isSame) continue;
    const QCPRange range = (isOther ? plot_->yAxis2 : plot_->yAxis)->range();
    largest = std::max({largest, std::abs(range.lower), std::abs(range.upper)});
  }
  return prefixFor(largest, unit);
}

QString PlotView::axisText(bool isRight, double& factor) const {
  QString unit;
  int count = 0;
  bool isMixed = false, hasTurned = false;
  for (const Curve& curve : curves_)
    if (curve.isRight == isRight && curve.column >= 0) {
      isMixed = isMixed || (count > 0 && curve.shown.unit != unit);
      hasTurned = hasTurned || curve.isTurned;
      unit = curve.shown.unit;
      ++count;
    }
  factor = 1;
  if (count == 0 || isMixed) return {};
  const Prefix prefix = prefixOf(isRight, unit);
  factor = prefix.factor;
  const QString pretty = prettyUnit(unit);
  const QString delta = !less_.isEmpty() ? QStringLiteral("Δ ") : QString();
  return pretty.isEmpty() ? delta : delta + withBadge(prefix.symbol + pretty, glasses_, hasTurned);
}

void PlotView::scaleAxes() {
  const QRect area = plot_->axisRect()->rect();
  for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis, plot_->yAxis2})
    if (auto ticker = qSharedPointerDynamicCast<PlotTicker>(axis->ticker())) {
      const bool isUpright = axis != plot_->xAxis;
      ticker->setRoom(isUpright ? area.height() : area.width(), axis->tickLabelFont(), isUpright);
    }
  for (const bool isRight : {false, true}) {
    if (isOfLevels()) break;  // the lanes have names instead of numbers
    QCPAxis* axis = isRight ? plot_->yAxis2 : plot_->yAxis;
    double factor = 1;
    axis->setLabel(axisText(isRight, factor));
    static_cast<PlotTicker*>(axis->ticker().data())->setFactor(factor);
  }
  if (isOverTime()) {
    const Prefix prefix =
        prefixFor(std::max(std::abs(plot_->xAxis->range().lower), std::abs(plot_->xAxis->range().upper)), "s");
    const double factor = prefix.factor >= 1 ? prefix.factor : 1;  // seconds stay seconds, also beyond a thousand
    static_cast<PlotTicker*>(plot_->xAxis->ticker().data())->setFactor(factor);
    plot_->xAxis->setLabel(tr("time, %1").arg((factor > 1 ? prefix.symbol : QString()) + "s"));
  } else {
    const Curve across = acrossCurve();
    const QString unit = prettyUnit(across.shown.unit);
    static_cast<PlotTicker*>(plot_->xAxis->ticker().data())->setFactor(1);
    plot_->xAxis->setLabel(
        withBadge(across.variable + (unit.isEmpty() ? QString() : ", " + unit), glasses_, across.isTurned));
  }
}

void PlotView::resetZoom() {
  isZoomed_ = false;
  rowsShown_ = 0;
  refresh();
}

double PlotView::lastValue(const QString& variable) const {
  for (const Curve& curve : curves_)
    if (curve.variable == variable && curve.line) return curve.shown.model(curve.line->last());
  return std::nan("");
}

double PlotView::lastDrawn(const QString& variable, bool isPrevious) const {
  for (const Curve& curve : curves_)
    if (curve.variable == variable && (!isPrevious || !curve.beside.empty()))
      if (const CurveGraph* line = isPrevious ? curve.beside.front().line : curve.line) return line->last();
  return std::nan("");
}

QString PlotView::axisLabel(bool isRight) const {
  return (isRight ? plot_->yAxis2 : plot_->yAxis)->label();
}

}  // namespace armature::app
