#include "app/plots/plots_panel.h"

#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/look/theme.h"
#include "app/plots/plot_definition.h"

namespace armature::app {

using diagram::Json;

PlotsPanel::PlotsPanel(OpenDocument& document, RunControl& run, QWidget* parent)
    : QWidget(parent), document_(document), run_(run), difference_([this](std::vector<ComparedRun> made) {
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
  splitter_ = new QSplitter(Qt::Horizontal, this);
  splitter_->setHandleWidth(1);
  splitter_->setChildrenCollapsible(false);
  layout->addWidget(splitter_, 1);
  connect(&run_, &RunControl::stateChanged, this, &PlotsPanel::tellAge);
  connect(&document_, &OpenDocument::plotsChanged, this, &PlotsPanel::rebuild);
  connect(&document_, &OpenDocument::wasReset, this, &PlotsPanel::rebuild);
  connect(&run_, &RunControl::storeChanged, this, [this] {
    askForDifference();
    takeRuns();
  });
  connect(&run_.book(), &RunBook::comparisonChanged, this, [this] {
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
    QVector<double> times;
    for (const auto& event : run_.result().events) times << event.time;
    for (PlotView* view : views_) view->setEventTimes(times);
  });
  rebuild();
}

PlotView* PlotsPanel::current() {
  return views_.empty() ? nullptr : views_[static_cast<size_t>(std::clamp(current_, 0, plotCount() - 1))];
}

void PlotsPanel::connectView(PlotView* view, int index) {
  connect(view, &PlotView::activated, this, [this, index] { makeCurrent(index); });
  connect(view, &PlotView::definitionWanted, this,
          [this, index](const Json& definition, const QString& text) { document_.setPlot(index, definition, text); });
  connect(view, &PlotView::timePicked, this, [this](double time) {
    // Beyond the run's end there is nothing to show: back to the newest.
    if (run_.store() && run_.store()->rowCount() > 0 && time <= run_.store()->time(run_.store()->rowCount() - 1))
      run_.setShownTime(time);
    else
      run_.showNewest();
  });
  connect(view, &PlotView::explainWanted, this, &PlotsPanel::explainWanted);
  connect(view, &PlotView::removeWanted, this, [this, index] {
    if (static_cast<size_t>(index) < document_.values().plots.size())
      document_.setPlot(index, std::nullopt, tr("Remove plot"));
  });
}

// One view per plot of the document; one empty view stands for "no plots yet".
void PlotsPanel::rebuild() {
  const auto& plots = document_.values().plots;
  const size_t wanted = std::max<size_t>(1, plots.is_array() ? plots.size() : 0);
  while (views_.size() > wanted) {
    views_.back()->setParent(nullptr);
    views_.back()->deleteLater();
    views_.pop_back();
  }
  while (views_.size() < wanted) {
    auto* view = new PlotView(splitter_);
    splitter_->addWidget(view);
    connectView(view, plotCount());
    views_.push_back(view);
    view->setGlasses(glasses_);
    view->ensurePolished();  // with the letters of the others
    view->setRuns(runs());
  }
  for (size_t i = 0; i < wanted; ++i) {
    const Json definition = i < plots.size() ? plots[i] : Json::object();
    if (views_[i]->definition() != definition) views_[i]->setDefinition(definition);
  }
  // Another number of plots: each gets an equal share again.
  if (splitter_->count() != shared_) {
    shared_ = static_cast<int>(wanted);
    splitter_->setSizes(QList<int>(static_cast<qsizetype>(splitter_->count()), 1000));
  }
  makeCurrent(std::clamp(current_, 0, plotCount() - 1));
  if (run_.book().isDifference()) askForDifference();  // of what is plotted now
}

void PlotsPanel::makeCurrent(int index) {
  current_ = index;
  for (int i = 0; i < plotCount(); ++i) view(i)->setActive(i == index && plotCount() > 1);
  const QStringList names = current()->variables();
  Q_EMIT plottedChanged(QSet<QString>(names.begin(), names.end()));
}

PlotView::Runs PlotsPanel::runs() const {
  const auto& experiment = document_.values().experiment;
  PlotView::Runs runs;
  runs.from = run_.store() ? run_.windowBegin() : experiment.startTime;
  runs.to = run_.store() ? run_.windowEnd() : experiment.stopTime;
  if (differences_.empty()) {
    runs.store = run_.store();
    runs.compared = run_.book().comparedWith(run_.store());
    return runs;
  }
  // The first difference is a line as that of a run; the others stand beside it.
  runs.less = differences_.front().title;
  runs.store = differences_.front().store;
  runs.compared.assign(differences_.begin() + 1, differences_.end());
  return runs;
}

void PlotsPanel::takeRuns() {
  for (PlotView* view : views_) view->setRuns(runs());
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
  difference_.make(run_.store(), run_.book().comparedWith(run_.store()), std::move(names));
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

void PlotsPanel::tellAge() {
  stale_->setVisible(run_.isOutOfDate() && run_.store());
  stale_->setText(run_.isActive() ? tr("The run under way is one of the diagram as it was at its start.")
                                  : tr("These curves are of the diagram as it was at the last run. F5 runs it again."));
  const Theme& theme = Theme::of(this);
  stale_->setStyleSheet(QStringLiteral("QLabel { color: %1; background: %2; font-size: 12px; }")
                            .arg(theme.warning.name(), theme.panel.name()));
}

void PlotsPanel::refresh() {
  std::optional<std::pair<double, double>> span;
  if (run_.isOpenEnded()) span.emplace(run_.windowBegin(), run_.windowEnd());
  for (PlotView* view : views_) view->refresh(span);
}

void PlotsPanel::addPlot() {
  const int index = static_cast<int>(document_.values().plots.size());
  current_ = index;
  document_.setPlot(index, Json{{"curves", Json::array()}}, tr("Add plot"));
}

void PlotsPanel::setPlotted(const QString& variable, bool isPlotted) {
  const size_t index = static_cast<size_t>(std::max(0, current_));
  const auto& plots = document_.values().plots;
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
