#include "app/plots/plot_view.h"

#include <tuple>

#include <cmath>

#include "app/look/color_change.h"
#include "app/look/focus_ring.h"
#include "app/look/format.h"
#include "app/look/theme.h"
#include "app/plots/curve_graph.h"
#include "app/plots/custom_plot.h"
#include "app/plots/plot_across.h"
#include "app/plots/plot_keys.h"
#include "app/plots/plot_legend.h"
#include "app/plots/plot_ticker.h"
#include "engine/diagram/json.h"

namespace armature::app {

using diagram::Json;

namespace {

constexpr int kClick = 4;         // that a hand may move in a click [px]
constexpr int kLeastWidth = 104;  // of a plot [px]

// The first run beside the newest is the plainest, those behind it are paler and go over to the background.
QColor besideColor(QColor pale, size_t run, bool isDark) {
  const float first = isDark ? 0.65F : 0.45F;  // dark colours on a dark ground are lost sooner
  pale.setAlphaF(std::max(first - 0.3F, first - 0.13F * static_cast<float>(run)));
  return pale;
}

// Whether a member "logarithmic": ["x", "y"] has an axis.
bool isLogarithmic(const Json& definition, const char* axis) {
  const auto list = definition.find("logarithmic");
  if (list == definition.end() || !list->is_array()) return false;
  return std::ranges::any_of(*list, [axis](const Json& one) { return one.is_string() && one == axis; });
}

// The definition with a curve hidden, or shown again, and what that is called.
std::pair<Json, QString> withHidden(const Json& definition, const PlotCurve& curve) {
  const bool isHidden = curve.isHidden;
  const Json next = withCurve(definition, curve.variable,
                              [isHidden](Json& list, size_t at) { setTruth(list[at], "hidden", !isHidden); });
  return {next, isHidden ? PlotView::tr("Show %1").arg(curve.variable) : PlotView::tr("Hide %1").arg(curve.variable)};
}

// Looks at a frame of the picture [px]; false where it is too small to be meant. A frame that is hardly high is meant
// for the time alone, one that is hardly wide for the values.
bool zoomTo(QCustomPlot& plot, const PlotAxes& axes, const QRect& rect, bool areLanes) {
  constexpr int kLeast = 12;  // [px]
  const QRect area = rect.normalized().intersected(axes.area().rect());
  const bool isWide = area.width() >= kLeast, isHigh = area.height() >= kLeast && !areLanes;
  if (!isWide && !isHigh) return false;
  const auto zoom = [](QCPAxis* axis, int a, int b) {
    const double first = axis->pixelToCoord(a), second = axis->pixelToCoord(b);
    axis->setRange(std::min(first, second), std::max(first, second));
  };
  if (isWide) zoom(plot.xAxis, area.left(), area.right());
  if (isHigh)
    for (int k = 0; k < axes.count(); ++k) zoom(axes.at(k), area.top(), area.bottom());
  return true;
}

}  // namespace

PlotView::PlotView(QWidget* parent)
    : QWidget(parent),
      plot_(new QCustomPlot(this)),
      axes_(*plot_),
      lanes_(*plot_),
      marks_(*plot_),
      cursor_(*this, *plot_),
      measure_(*plot_, curves_, axes_),
      transform_([this] { build(); }),
      tube_(*plot_, [this] {
        legend_->tell(*this);
        plot_->replot(QCustomPlot::rpQueuedReplot);
      }) {
  // Painting at once would paint the whole window, in the midst of a change that not all of it has followed yet.
  plot_->setPlottingHint(QCP::phImmediateRefresh, false);
  setAcceptDrops(true);
  setObjectName("plot");
  setFocusPolicy(Qt::StrongFocus);
  setProperty(kFocusRing, true);
  plot_->setFocusProxy(this);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2, 2, 2, 2);
  layout->setSpacing(0);
  legend_ = new PlotLegend(this);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  layout->addWidget(legend_);
  plot_->setInteractions(QCP::iRangeDrag);
  plot_->setNoAntialiasingOnDrag(false);
  plot_->setAntialiasedElements(QCP::aePlottables | QCP::aeItems);
  plot_->setMinimumWidth(kLeastWidth);
  setShared(false);
  layout->addWidget(plot_, 1);
  plot_->axisRect()->setupFullAxesBox(false);
  plot_->axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignRight);
  title_ = new QCPTextElement(plot_, QString());
  title_->setTextFlags(Qt::AlignLeft | Qt::AlignVCenter);
  plot_->axisRect()->insetLayout()->addElement(title_, Qt::AlignTop | Qt::AlignLeft);
  hint_ = new QLabel(this);
  hint_->setObjectName("plotHint");
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setWordWrap(true);
  hint_->setMargin(12);
  hint_->setAttribute(Qt::WA_TransparentForMouseEvents);
  new ColorChange(*this, [this] { build(); });
  connectPlot();
  applyTheme();
}

void PlotView::connectPlot() {
  plot_->installEventFilter(this);
  plot_->removeEventFilter(&measure_);
  plot_->installEventFilter(&measure_);  // the last one is asked first: a cursor is taken before all else
  plot_->setMouseTracking(true);
  connect(legend_, &QLabel::linkActivated, this, [this](const QString& link) {
    bool isOfCurve = false;
    const auto place = static_cast<size_t>(link.toUInt(&isOfCurve));
    if (!isOfCurve || place >= curves_.size()) return;
    const auto [next, words] = withHidden(definition_, curves_[place]);
    Q_EMIT activated();
    Q_EMIT definitionWanted(next, words);
  });
  connect(plot_, &QCustomPlot::mouseWheel, this,
          [this](QWheelEvent* event) { takeWheel(*this, *event, !lanes_.areAlone()); });
  // A frame drawn with the mouse is looked at; with Shift the picture is pushed.
  plot_->setSelectionRectMode(QCP::srmCustom);
  connect(plot_->selectionRect(), &QCPSelectionRect::accepted, this, [this](const QRect& rect) {
    if (zoomTo(*plot_, axes_, rect, lanes_.areAlone())) zoomed();
  });
  connect(plot_, &QCustomPlot::mouseMove, this, [this](QMouseEvent* event) {
    const bool isHeld = plot_->selectionRectMode() == QCP::srmNone && event->buttons() & Qt::LeftButton;
    if (isHeld && (event->pos() - pressed_).manhattanLength() >= kClick) zoomed();
  });
  connect(plot_, &QCustomPlot::mousePress, this, [this](QMouseEvent* event) {
    const bool isFrame = !(event->modifiers() & Qt::ShiftModifier) && event->button() == Qt::LeftButton;
    plot_->setSelectionRectMode(isFrame ? QCP::srmCustom : QCP::srmNone);
    pressed_ = event->pos();
    Q_EMIT activated();
  });
  connect(plot_, &QCustomPlot::mouseRelease, this, [this](QMouseEvent* event) {
    const bool isClick = event->button() == Qt::LeftButton && (event->pos() - pressed_).manhattanLength() < kClick;
    if (isClick && isOverTime() && runs_.store && axes_.area().rect().contains(event->pos()))
      Q_EMIT timePicked(plot_->xAxis->pixelToCoord(event->pos().x()));
  });
  connect(plot_->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
          [this] { marks_.showEvents(Theme::of(this), isOverTime()); });
  connect(plot_, &QCustomPlot::afterLayout, this, [this] {
    axes_.fitLabels();
    marks_.fitNotes(curves_, measure_.isOn() ? QVector<double>{measure_.at(0), measure_.at(1)} : QVector<double>());
    lanes_.placeLetters(curves_, font(), Theme::of(this));
    const bool isWanted = kind() == PlotKind::overVariable && truthMember(definition_, "equalScales");
    // The ticks are those of before: once more.
    if (isWanted && equalize(*plot_, axes_.area())) plot_->replot(QCustomPlot::rpQueuedReplot);
  });
  connect(plot_, &QCustomPlot::afterReplot, this, [this] { isPainted_ = true; });
  connect(plot_, &QCustomPlot::mouseDoubleClick, this, &PlotView::resetZoom);
  connect(&measure_, &PlotMeasure::moved, &measure_, &PlotMeasure::refresh);
  connect(&measure_, &PlotMeasure::placed, this, [this] {
    Json next = definition_;
    next["measure"]["from"] = measure_.at(0);
    next["measure"]["to"] = measure_.at(1);
    Q_EMIT definitionWanted(next, tr("Move a cursor"));
  });
}

QStringList PlotView::variables() const {
  QStringList names;
  for (const Curve& curve : curves_) names << curve.variable;
  return names;
}

QStringList PlotView::names() const {
  QStringList names = names_ ? names_() : QStringList();
  if (names.isEmpty() && runs_.store)
    for (const results::Column& column : runs_.store->columns()) names << QString::fromStdString(column.name);
  return names;
}

void PlotView::setShared(bool isShared) {
  constexpr int kLeast = 72, kLeastShared = 84;  // [px]
  plot_->setMinimumHeight(isShared ? kLeastShared : kLeast);
}

void PlotView::setDefinition(const Json& definition) {
  const PlotKind before = kind();
  definition_ = definition.is_object() ? definition : Json::object();
  if (kind() != before) isZoomed_ = false;
  build();
}

void PlotView::setRuns(Runs runs) {
  const bool isOther = runs.store != runs_.store;
  // Another run of the same span is seen where the last one was looked at.
  const double end = runs.to > runs.from ? runs.to : runs.from + 1;
  if (!runs.store || runs.from != runs_.from || end != runs_.to) isZoomed_ = false;
  runs_ = std::move(runs);
  runs_.to = end;
  if (isOther) marks_.setTimes({}, {}, Theme::of(this), isOverTime());
  build();
}

// A line for a curve, and paler ones for the runs that it is compared with.
void PlotView::addLines(Curve& curve) {
  if (curve.lane >= 0 || curve.isBand || curve.isHidden) return;
  QCPAxis* y = axes_.at(curve.axis);
  if (kind() == PlotKind::overVariable) {
    if (curve.variable == textMember(definition_, "x")) return;  // a diagonal says nothing
    QPen pen(curve.color, 1.5);
    if (curve.isDashed) pen.setStyle(Qt::DashLine);
    curve.curve = new QCPCurve(plot_->xAxis, y);
    curve.curve->setPen(pen);
    curve.curve->setName(legendName(curve, glasses_));
    return;
  }
  const bool isStepped = curve.hasValues() && isOverTime() && curve.results().kind == results::Column::Kind::discrete;
  const auto add = [&](const StorePtr& store, int64_t column, const std::shared_ptr<CurveWork>& work,
                       const QColor& color) {
    auto* line = new CurveGraph(plot_->xAxis, y, store, column, curve.seenUnit(), work, isStepped);
    line->setLook(color, curve.isDashed);
    line->setSpan(from_, to_);
    line->setName(legendName(curve, glasses_));
    line->removeFromLegend();
    return line;
  };
  for (Curve::Beside& one : curve.beside)
    one.line =
        add(one.store, one.column, besideWork_[one.run], besideColor(curve.color, one.run, Theme::of(this).isDark));
  if (curve.hasValues()) {
    curve.line = add(curve.store, curve.column, work_, curve.color);
    curve.line->addToLegend();
  }
}

// Rows of all that is drawn: the run's, and those of expressions, which come a little later.
static uint64_t rowsOf(const PlotRuns& runs) {
  uint64_t rows = runs.store ? runs.store->rowCount() : 0;
  if (runs.formulas) rows += runs.formulas->rowCount();
  for (const StorePtr& beside : runs.comparedFormulas)
    if (beside) rows += beside->rowCount();
  return rows;
}

// Lines for the definition and the stores that are there now.
void PlotView::build() {
  plot_->clearPlottables();
  plot_->clearItems();
  marks_.forget();
  const auto makeWork = [this] {
    return std::make_shared<CurveWork>([this] { plot_->replot(QCustomPlot::rpQueuedReplot); });
  };
  work_ = makeWork();
  besideWork_.assign(runs_.compared.size(), nullptr);
  for (auto& work : besideWork_) work = makeWork();
  cursor_.makeLine();
  now_ = new QCPItemStraightLine(plot_);
  // A layer that is painted by itself: moving the line does not paint the curves again.
  now_->setLayer("overlay");
  if (curves_.empty()) isZoomed_ = false;
  curves_ = readCurves(definition_, runs_, glasses_, Theme::of(this));
  from_ = runs_.from, to_ = runs_.to;
  rowsTransformed_ = rowsOf(runs_);
  if (isTransformed()) transform_.apply(curves_, definition_, runs_, from_, to_);
  axes_.arrange(curves_, isLogarithmic(definition_, "y"));
  setAxisScale(*plot_->xAxis, isLogarithmic(definition_, "x") && kind() != PlotKind::overTime);
  lanes_.arrange(curves_, isOverTime());
  tube_.build(curves_, definition_, runs_, axes_, Theme::of(this));
  for (Curve& curve : curves_) addLines(curve);
  measure_.begin(definition_, isOverTime());
  plot_->legend->setVisible(false);
  title_->setText(shownTitle(*this));
  title_->setVisible(false);
  legend_->tell(*this);
  setAccessibleName(curves_.empty() ? tr("Empty plot") : tr("Plot of %1").arg(variables().join(", ")));
  const QString trouble = acrossTrouble(*this);
  hint_->setText(curves_.empty() ? tr("Drop a variable here, tick one in the list, or open the menu for an expression.")
                                 : trouble);
  hint_->setVisible(!hint_->text().isEmpty());
  plot_->setVisible(!curves_.empty());
  rowsShown_ = 0;
  applyTheme();
  marks_.showEvents(Theme::of(this), isOverTime());
  marks_.showChanges(Theme::of(this), isOverTime());
  setShownTime(shownTime_);
  refresh();
}

QString PlotView::transformNote() const {
  if (!isTransformed() || curves_.empty() || !runs_.store) return {};
  if (transform_.isLate()) return tr("is being computed…");
  return transform_.isEmpty() && runs_.store->isFinished() ? tr("there are too few results in this stretch")
                                                           : QString();
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
  std::vector<std::shared_ptr<CurveWork>> all = besideWork_;
  if (work_) all.push_back(work_);
  for (const auto& work : all) work->setPatient(true);
  plot_->replot(QCustomPlot::rpImmediateRefresh);
  for (const auto& work : all) work->setPatient(false);
}

void PlotView::setMarkedTimes(const QVector<double>& events, const std::vector<double>& changes) {
  if (marks_.setTimes(events, changes, Theme::of(this), isOverTime())) plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::readCurve(Curve& curve, double from, double to, double& low, double& high) {
  if (curve.lane >= 0) return lanes_.read(curve, to_);
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

void PlotView::setGlasses(const Glasses& glasses) {
  if (!glasses_.areOn() && !glasses.areOn()) return;
  glasses_ = glasses;
  cursor_.hide();  // its card speaks of the numbers of before
  build();
}

void PlotView::refresh(const std::optional<std::pair<double, double>>& span) {
  if (span) {
    std::tie(runs_.from, runs_.to) = *span;
    if (isOverTime()) std::tie(from_, to_) = *span;
  }
  tube_.refresh();
  const uint64_t rows = rowsOf(runs_);
  if (rows == rowsShown_ && rows != 0) return;
  if (isTransformed() && rows != rowsTransformed_) {
    // A run may have all its rows when it is looked at for the first time.
    if (rowsTransformed_ == 0 || transform_.isDue(runs_)) return build();
    if (rowsShown_ != 0) return;
  }
  rowsShown_ = rows;
  if (!isZoomed_ && kind() != PlotKind::overVariable) {
    // The frequency 0 has no place on a logarithmic axis.
    const bool isLog = plot_->xAxis->scaleType() == QCPAxis::stLogarithmic;
    plot_->xAxis->setRange(isLog && !(from_ > 0) ? to_ / 1e4 : from_, to_);
  }
  readAll();
  scaleAxes();
  dashCovered();
  marks_.show(curves_, definition_, Theme::of(this), plot_->xAxis->labelFont());
  measure_.refresh();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::readAll() {
  const QCPRange shown = plot_->xAxis->range();
  const int count = axes_.count();
  std::vector<double> low(static_cast<size_t>(count), HUGE_VAL), high(static_cast<size_t>(count), -HUGE_VAL);
  const bool isOverVariable = kind() == PlotKind::overVariable;
  const PlotCurve across = isOverVariable ? acrossCurve(definition_, runs_, glasses_) : PlotCurve();
  for (Curve& curve : curves_) {
    const size_t axis = static_cast<size_t>(std::min(curve.axis, count - 1));
    if (isOverVariable)
      readOver(curve, across);
    else
      readCurve(curve, shown.lower, shown.upper, low[axis], high[axis]);
  }
  lanes_.label(curves_, width());
  if (isZoomed_ || lanes_.areAlone()) return;
  if (isOverVariable) return fitOver(*plot_, axes_);
  for (int axis = 0; axis < count; ++axis)
    axes_.show(axis, low[static_cast<size_t>(axis)], high[static_cast<size_t>(axis)]);
}

void PlotView::scaleAxes() {
  axes_.label(curves_, glasses_, !runs_.less.isEmpty(), lanes_.areAlone(), Theme::of(this));
  // Numbers would be of nothing.
  if (!acrossTrouble(*this).isEmpty()) axes_.leaveOutNumbers();
  labelAcross(*plot_->xAxis, *this);
}

void PlotView::resetZoom() {
  isZoomed_ = false;
  rowsShown_ = 0;
  if (isOverTime()) Q_EMIT timesChosen(from_, to_, true);
  refresh();
}

void PlotView::showTimes(double from, double to) {
  if (!isOverTime()) return;
  const QCPRange range = plot_->xAxis->range();
  if (range.lower == from && range.upper == to) return;
  plot_->xAxis->setRange(from, to);
  isZoomed_ = false;  // the values follow the stretch
  readAll();
  isZoomed_ = from != from_ || to != to_;
  scaleAxes();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace armature::app
