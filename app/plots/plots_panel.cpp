#include "app/plots/plots_panel.h"

#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/look/shipped.h"
#include "app/look/theme.h"
#include "app/plots/custom_plot.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_legend.h"
#include "engine/diagram/json.h"

namespace armature::app {

using diagram::Json;

PlotsPanel::PlotsPanel(OpenDocument& document, RunControl& run, QWidget* parent)
    : QWidget(parent),
      document_(document),
      run_(run),
      formulas_([this] { takeRuns(); },
                [this] {
                  refresh();
                  if (run_.book().isDifference()) askForDifference();  // of the expressions, too
                }),
      difference_([this](std::vector<PlotDifference::Made> made) {
        differences_ = std::move(made);
        takeRuns();
      }) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  stale_ = new QLabel(this);
  stale_->setObjectName("staleNote");
  stale_->setWordWrap(true);
  stale_->setContentsMargins(10, 4, 10, 4);
  stale_->hide();
  layout->addWidget(stale_);
  splitter_ = new QSplitter(Qt::Horizontal);
  splitter_->setHandleWidth(1);
  splitter_->setChildrenCollapsible(false);
  // Plots that the pane has no room for are scrolled to: none is cut.
  scroll_ = new QScrollArea(this);
  scroll_->setObjectName("plotsScroll");
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setWidgetResizable(true);
  scroll_->setWidget(splitter_);
  layout->addWidget(scroll_, 1);
  connect(&run_, &RunControl::stateChanged, this, &PlotsPanel::tellAge);
  connect(&document_, &OpenDocument::plotsChanged, this, &PlotsPanel::rebuild);
  connect(&document_, &OpenDocument::wasReset, this, &PlotsPanel::rebuild);
  // The plots of a change may come before the parts by which their variables are known in the run.
  connect(&document_, &OpenDocument::edited, this, [this](bool hasMeaning) {
    if (hasMeaning && lacksValues()) takeRuns();
  });
  // Before a run it is the model that tells of the variables.
  connect(&run_.checker(), &Checker::checked, this, [this] {
    if (!run_.store() || lacksValues()) takeRuns();
  });
  connect(&run_, &RunControl::storeChanged, this, [this] {
    askForFormulas();
    askForDifference();
    takeRuns();
  });
  connect(&run_.book(), &RunBook::comparisonChanged, this, [this] {
    askForFormulas();
    askForDifference();
    takeRuns();
  });
  connect(&run_, &RunControl::shownTimeChanged, this, [this] {
    const auto time = run_.isShowingNewest() ? std::nullopt : std::optional(run_.shownTime());
    for (PlotView* view : views_) view->setShownTime(time);
  });
  connect(&run_, &RunControl::progressed, this, &PlotsPanel::refresh);
  connect(&run_, &RunControl::finished, this, [this] {
    refresh();
    askForDifference();
  });
  rebuild();
}

QStringList PlotsPanel::absentNames(int index) const {
  const Json& definition = views_.at(static_cast<size_t>(index))->definition();
  const PlotView::Runs runs = wholeRuns();
  QStringList names;
  for (const PlotCurve& curve : readCurves(definition, runs, {}, Theme::of(this))) names << curve.gone;
  if (plotKind(definition) == PlotKind::overVariable) names << acrossCurve(definition, runs, {}).gone;
  names.removeDuplicates();
  return names;
}

QString PlotsPanel::titleOf(int index) const {
  return shownTitle(*views_.at(static_cast<size_t>(index)));
}

void PlotsPanel::showPlot(int index) {
  if (index < 0 || index >= plotCount()) return;
  makeCurrent(index);
  scroll_->ensureWidgetVisible(view(index), 0, 0);
  view(index)->setFocus();
}

// Whether something that is plotted has no values in the run.
bool PlotsPanel::lacksValues() const {
  const auto isLost = [](const PlotCurve& curve) { return curve.store && curve.column < 0; };
  return std::ranges::any_of(views_, [&](const PlotView* view) {
    const bool isOver = view->kind() == PlotKind::overVariable;
    return std::ranges::any_of(view->curves(), isLost) ||
           (isOver && isLost(acrossCurve(view->definition(), view->runs(), view->glasses())));
  });
}

PlotView* PlotsPanel::current() {
  return views_.empty() ? nullptr : views_[static_cast<size_t>(std::clamp(current_, 0, plotCount() - 1))];
}

void PlotsPanel::connectView(PlotView* view, int index) {
  connect(view, &PlotView::activated, this, [this, index] { makeCurrent(index); });
  connect(view, &PlotView::definitionWanted, this,
          [this, index](const Json& definition, const QString& text) { document_.setPlot(index, definition, text); });
  // Numbers that have become wider move the areas of the whole column.
  connect(view->plot(), &QCustomPlot::afterReplot, this, [this, view] {
    const auto of = [this](const PlotView* one) {
      const auto place = std::ranges::find(views_, one) - views_.begin();
      return static_cast<size_t>(place) < columnOf_.size() ? columnOf_[static_cast<size_t>(place)] : -1;
    };
    for (PlotView* other : views_)
      if (other != view && other->plot()->isVisible() && of(other) == of(view) &&
          other->axes().area().left() != view->axes().area().left())
        other->plot()->replot(QCustomPlot::rpQueuedReplot);
  });
  connect(view, &PlotView::timesChosen, this, [this, index](double from, double to) { shareTimes(index, from, to); });
  connect(view, &PlotView::timePicked, this, [this](double time) {
    // Beyond the run's end there is nothing to show: back to the newest.
    if (run_.store() && run_.store()->rowCount() > 0 && time <= run_.store()->time(run_.store()->rowCount() - 1))
      run_.setShownTime(time);
    else
      run_.showNewest();
  });
  connect(view, &PlotView::explainWanted, this, &PlotsPanel::explainWanted);
  connect(view, &PlotView::removeWanted, this, [this, index] {
    if (static_cast<size_t>(index) < document_.values().plots->size())
      document_.setPlot(index, std::nullopt, tr("Remove plot"));
  });
}

// One view per plot of the document; one empty view stands for "no plots yet".
void PlotsPanel::rebuild() {
  const Json& plots = document_.values().plots;
  const size_t wanted = std::max<size_t>(1, plots.is_array() ? plots.size() : 0);
  while (views_.size() > wanted) {
    views_.back()->setParent(nullptr);
    views_.back()->deleteLater();
    views_.pop_back();
  }
  while (views_.size() < wanted) {
    auto* view = new PlotView(this);
    view->setNames([this] { return names(); });
    connectView(view, plotCount());
    views_.push_back(view);
    view->setGlasses(glasses_);
    view->ensurePolished();  // with the letters of the others
    view->setRuns(runs());
  }
  for (size_t i = 0; i < wanted; ++i) {
    const Json definition = i < plots.size() ? plots[i] : Json::object();
    views_[i]->setFirst(i == 0);
    if (views_[i]->definition() != definition) views_[i]->setDefinition(definition);
  }
  markInstants();
  arrange();
  askForFormulas();
  makeCurrent(std::clamp(current_, 0, plotCount() - 1));
  if (run_.book().isDifference()) askForDifference();  // of what is plotted now
}

// A plot stands beside the one before it, or below it where its definition wants that.
void PlotsPanel::arrange() {
  std::vector<int> wanted;
  for (const PlotView* view : views_) {
    const bool isBelow = !wanted.empty() && truthMember(view->definition(), "below");
    wanted.push_back(wanted.empty() ? 0 : wanted.back() + (isBelow ? 0 : 1));
  }
  std::vector<PlotKind> kinds;
  for (const PlotView* view : views_) kinds.push_back(view->kind());
  if (wanted == columnOf_) {
    if (std::exchange(kinds_, kinds) != kinds) alignColumns();
    return;
  }
  kinds_ = std::move(kinds);
  columnOf_ = std::move(wanted);
  for (PlotView* view : views_) view->setParent(this);
  for (QSplitter* column : columns_) delete column;
  columns_.clear();
  for (size_t k = 0; k < views_.size(); ++k) {
    if (static_cast<size_t>(columnOf_[k]) == columns_.size()) {
      columns_.push_back(new QSplitter(Qt::Vertical, splitter_));
      columns_.back()->setHandleWidth(1);
      columns_.back()->setChildrenCollapsible(false);
      splitter_->addWidget(columns_.back());
    }
    columns_.back()->addWidget(views_[k]);
    views_[k]->show();
  }
  for (QSplitter* column : columns_)
    for (int k = 0; k < column->count(); ++k) static_cast<PlotView*>(column->widget(k))->setShared(column->count() > 1);
  alignColumns();
  // Each gets an equal share again.
  splitter_->setSizes(QList<int>(splitter_->count(), 1000));
  for (QSplitter* column : columns_) column->setSizes(QList<int>(column->count(), 1000));
}

// In a column all areas begin and end at one pixel, and the lowest plot has the numbers of the time.
void PlotsPanel::alignColumns() {
  for (int k = 0; k < plotCount(); ++k) {
    const auto isSame = [&](int other) {
      return other >= 0 && other < plotCount() &&
             columnOf_[static_cast<size_t>(other)] == columnOf_[static_cast<size_t>(k)];
    };
    QCPAxisRect& area = view(k)->axes().area();
    const auto sides = QCP::msLeft | QCP::msRight;
    const bool isAlone = !isSame(k - 1) && !isSame(k + 1);
    QCPMarginGroup* const before = isSame(k - 1) ? view(k - 1)->axes().area().marginGroup(QCP::msLeft) : nullptr;
    area.setMarginGroup(sides, isAlone ? nullptr : before ? before : new QCPMarginGroup(view(k)->plot()));
    const bool isShared = isSame(k + 1) && view(k)->isOverTime() && view(k + 1)->isOverTime();
    view(k)->axes().tellTimes(!isShared);
    view(k)->setDefinition(view(k)->definition());
  }
}

void PlotsPanel::shareTimes(int index, double from, double to) {
  for (int k = 0; k < plotCount(); ++k)
    if (k != index && columnOf_[static_cast<size_t>(k)] == columnOf_[static_cast<size_t>(index)])
      view(k)->showTimes(from, to);
}

QStringList PlotsPanel::expressions() const {
  QStringList all;
  for (const PlotView* view : views_) {
    for (const PlotCurve& curve : view->curves())
      if (curve.isExpression) all << curve.variable;
    // What other curves are drawn over can be one, too.
    const QString across = view->kind() == PlotKind::overVariable ? textMember(view->definition(), "x") : QString();
    if (!across.isEmpty() && run_.store() && run_.store()->find(across.toStdString()) < 0) all << across;
  }
  all.removeDuplicates();
  return all;
}

void PlotsPanel::makeCurrent(int index) {
  current_ = index;
  for (int i = 0; i < plotCount(); ++i) view(i)->setActive(i == index && plotCount() > 1);
  const QStringList names = current()->variables();
  Q_EMIT plottedChanged(QSet<QString>(names.begin(), names.end()));
}

// No differences.
PlotView::Runs PlotsPanel::wholeRuns() const {
  const auto& experiment = document_.values().experiment;
  PlotView::Runs runs;
  runs.isOfExample = isExample(document_.path());
  runs.inModel = [this](const std::string& name) -> const ModelVariable* {
    const ModelPtr& model = run_.checker().lastModel();
    if (!model) return nullptr;
    const auto found = std::ranges::find(model->variables(), name, &ModelVariable::name);
    return found == model->variables().end() ? nullptr : &*found;
  };
  runs.inRun = [this](const std::string& name) { return findInRun(run_, name); };
  runs.nameInStore = [this](const std::string& name) { return run_.nameInStore(name); };
  runs.from = run_.store() ? run_.windowBegin() : experiment.startTime;
  runs.to = run_.store() ? run_.windowEnd() : experiment.stopTime;
  runs.store = run_.store();
  runs.compared = run_.book().comparedWith(run_.store());
  takeFormulas(runs);
  return runs;
}

PlotView::Runs PlotsPanel::runs() const {
  PlotView::Runs runs = wholeRuns();
  if (differences_.empty()) return runs;
  // The first difference is a line as that of a run; the others stand beside it.
  runs.less = differences_.front().run.title;
  runs.store = differences_.front().run.store;
  runs.formulas = differences_.front().formulas;
  runs.compared.clear();
  runs.comparedFormulas.clear();
  for (size_t k = 1; k < differences_.size(); ++k) {
    runs.compared.push_back(differences_[k].run);
    runs.comparedFormulas.push_back(differences_[k].formulas);
  }
  return runs;
}

void PlotsPanel::takeFormulas(PlotView::Runs& runs) const {
  runs.formulas = formulas_.beside(runs.store);
  for (const ComparedRun& run : runs.compared) runs.comparedFormulas.push_back(formulas_.beside(run.store));
}

// Values of the expressions of all plots, in the run on show and those beside it.
void PlotsPanel::askForFormulas() {
  const QStringList wanted = expressions();
  if (wanted.isEmpty() && !hasFormulas_) return;
  hasFormulas_ = !wanted.isEmpty();
  std::vector<StorePtr> stores;
  if (run_.store()) stores.push_back(run_.store());
  for (const ComparedRun& run : run_.book().comparedWith(run_.store())) stores.push_back(run.store);
  if (formulas_.follow(wanted, stores)) takeRuns();
}

void PlotsPanel::takeRuns() {
  const PlotView::Runs shown = runs();
  for (PlotView* view : views_) view->setRuns(shown);
  markInstants();
}

// Of runs that have ended; while one goes on, its curves are shown as they are.
void PlotsPanel::askForDifference() {
  difference_.cancel();
  differences_.clear();
  if (!run_.book().isDifference() || run_.isActive() || !run_.store()) return;
  std::vector<std::string> names;
  for (PlotView* view : views_)
    for (const QString& name : view->variables()) names.push_back(name.toStdString());
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::vector<PlotDifference::Made> others;
  for (const ComparedRun& run : run_.book().comparedWith(run_.store()))
    others.push_back({run, formulas_.beside(run.store)});
  difference_.make({{QString(), run_.store()}, formulas_.beside(run_.store())}, others, std::move(names));
}

void PlotsPanel::setGlasses(const Glasses& glasses) {
  glasses_ = glasses;
  for (PlotView* view : views_) view->setGlasses(glasses);
}

void PlotsPanel::setLetters(int size) {
  const QString style = QString("armature--app--PlotView { font-size: %1px; }").arg(size);
  if (styleSheet() == style) return;
  setStyleSheet(style);
  for (PlotView* view : views_) {
    view->ensurePolished();
    view->setDefinition(view->definition());
  }
}

void PlotsPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  tellAge();
}

void PlotsPanel::tellAge() {
  stale_->setVisible(run_.isOutOfDate() && run_.store());
  const QString whole =
      run_.isActive() ? tr("This run uses the diagram as it was when the run started.")
                      : tr("These curves are those of the last run; what it simulated has changed. F5 runs it again.");
  // Of a low panel the curves need the second line.
  constexpr int kRoomy = 200;  // [px]
  QFont letters = stale_->font();
  letters.setPixelSize(12);
  const QMargins beside = stale_->contentsMargins();
  const bool isShort = height() < kRoomy &&
                       QFontMetrics(letters).horizontalAdvance(whole) > width() - beside.left() - beside.right() - 8;
  const QString shown = !isShort          ? whole
                        : run_.isActive() ? tr("Of the diagram as it was at the start.")
                                          : tr("Of the last run; F5 runs the changed diagram.");
  if (stale_->text() != shown) stale_->setText(shown);
  stale_->setToolTip(isShort ? whole : QString());
  const Theme& theme = Theme::of(this);
  const QString style = QStringLiteral("QLabel { color: %1; background: %2; font-size: 12px; }")
                            .arg(theme.warning.name(), theme.panel.name());
  if (stale_->styleSheet() != style) stale_->setStyleSheet(style);
}

// Calls `take(name, isPlottable)` for each variable of the results, else of the model.
template <class Take>
static void eachVariable(const RunControl& run, const ModelPtr& model, const Take& take) {
  const auto all = [&](const auto& variables) {
    for (const auto& v : variables) {
      using Kind = std::decay_t<decltype(v.kind)>;
      take(QString::fromStdString(v.name), !v.isProtected && v.kind != Kind::constant && v.kind != Kind::parameter);
    }
  };
  if (run.store())
    all(run.store()->columns());
  else if (model)
    all(model->variables());
}

QStringList PlotsPanel::names() const {
  QStringList all;
  eachVariable(run_, run_.checker().lastModel(), [&](const QString& name, bool) { all << name; });
  return all;
}

QStringList PlotsPanel::variablesOf(const QString& of) const {
  constexpr qsizetype kMost = 30;
  QStringList found;
  eachVariable(run_, run_.checker().lastModel(), [&](const QString& name, bool isPlottable) {
    if (isPlottable && (name == of || name.startsWith(of + '.') || name.startsWith("der(" + of + '.'))) found << name;
  });
  std::ranges::stable_sort(found, {}, [](const QString& name) { return name.count('.'); });
  return found.mid(0, kMost);
}

void PlotsPanel::drop(const QString& name, QPoint global) {
  int index = -1;
  for (int k = 0; k < plotCount(); ++k)
    if (view(k)->isVisible() && view(k)->rect().contains(view(k)->mapFromGlobal(global))) index = k;
  if (index < 0) return;
  makeCurrent(index);
  const QStringList variables = variablesOf(name);
  if (variables.size() == 1) return setPlotted(variables.first(), true);
  auto* menu = new QMenu(this);
  menu->setObjectName("dropMenu");
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addSection(tr("Plot of %1").arg(name));
  for (const QString& variable : variables)
    menu->addAction(variable, this, [this, index, variable] {
      makeCurrent(std::min(index, plotCount() - 1));
      setPlotted(variable, true);
    });
  if (variables.isEmpty()) menu->addAction(tr("Its variables are known after a run"))->setEnabled(false);
  menu->popup(global);
}

// Events are known when a run has ended, changes by hand at once.
void PlotsPanel::markInstants() {
  QVector<double> events;
  if (!run_.isActive())
    for (const auto& event : run_.result().events) events << event.time;
  for (PlotView* view : views_) view->setMarkedTimes(events, run_.changeTimes());
}

void PlotsPanel::refresh() {
  std::optional<std::pair<double, double>> span;
  if (run_.isOpenEnded()) span.emplace(run_.windowBegin(), run_.windowEnd());
  markInstants();
  for (PlotView* view : views_) view->refresh(span);
}

void PlotsPanel::addPlot() {
  const int index = static_cast<int>(document_.values().plots->size());
  current_ = index;
  document_.setPlot(index, Json{{"curves", Json::array()}}, tr("Add plot"));
  // Where it will be is known when the columns have been laid out.
  QTimer::singleShot(0, this, [this] { scroll_->ensureWidgetVisible(current(), 0, 0); });
}

void PlotsPanel::setPlotted(const QString& variable, bool isPlotted) {
  const size_t index = static_cast<size_t>(std::max(0, current_));
  const Json& plots = document_.values().plots;
  Json next = index < plots.size() ? plots[index] : Json::object();
  if (!next.is_object()) next = Json::object();
  if (!next.contains("curves") || !next["curves"].is_array()) next["curves"] = Json::array();
  Json kept = Json::array();
  bool isThere = false;
  for (const Json& curve : next["curves"]) {
    const bool isIt = textMember(curve, "variable") == variable;
    isThere = isThere || isIt;
    if (!isIt || isPlotted) kept.push_back(curve);
  }
  if (isPlotted && !isThere) kept.push_back({{"variable", variable.toStdString()}});
  next["curves"] = kept;
  document_.setPlot(static_cast<int>(std::min(index, plots.size())), next,
                    isPlotted ? tr("Plot %1").arg(variable) : tr("Remove %1 from the plot").arg(variable));
}

}  // namespace armature::app
