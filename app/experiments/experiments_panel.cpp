#include "app/experiments/experiments_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStyle>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "app/experiments/data_table.h"
#include "app/experiments/field_area.h"
#include "app/experiments/linear_pages.h"
#include "app/experiments/other_pages.h"
#include "app/experiments/runs_pages.h"
#include "app/experiments/study_form.h"
#include "app/language/messages.h"
#include "app/look/format.h"
#include "app/look/restyle.h"
#include "engine/diagram/json.h"

namespace armature::app {

using experiments::WrittenStudy;

ExperimentsPanel::ExperimentsPanel(OpenDocument& document, Checker& checker, EngineThread& engine, QWidget* parent)
    : QWidget(parent), document_(document), checker_(checker), job_(document, checker, engine) {
  setObjectName(QStringLiteral("experiments"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(beside_ = new QSplitter);
  beside_->setHandleWidth(1);
  makeSide();
  beside_->addWidget(side_);
  beside_->addWidget(makeRight());
  beside_->setStretchFactor(1, 1);
  beside_->setSizes({300, 700});
  connect(&document_, &OpenDocument::experimentChanged, this, &ExperimentsPanel::readList);
  connect(&document_, &OpenDocument::wasReset, this, [this] {
    job_.cancel();
    isOfAnother_ = job_.isActive();
    show(nullptr);
    readList();
  });
  connect(&checker_, &Checker::checked, this, [this](const ModelPtr& model) {
    if (form_) form_->setModel(model);
  });
  connect(&job_, &StudyJob::changed, this, &ExperimentsPanel::showProgress);
  connect(&job_, &StudyJob::finished, this, [this](const OutcomePtr& outcome) {
    if (!std::exchange(isOfAnother_, false)) show(outcome);
  });
  readList();
  showProgress();
  show(nullptr);
}

ExperimentsPanel::~ExperimentsPanel() {
  // A field that loses the focus while it is deleted would write into a diagram that has gone.
  for (QWidget* field : findChildren<QWidget*>()) field->blockSignals(true);
}

QWidget* ExperimentsPanel::makeRight() {
  auto* right = new QWidget;
  auto* layout = new QVBoxLayout(right);
  layout->setContentsMargins(0, 0, 0, 0);
  hint_ = new QLabel;
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setWordWrap(true);
  hint_->setProperty("role", "quiet");
  hint_->setMargin(16);
  results_ = new QTabWidget;
  results_->setDocumentMode(true);
  results_->setObjectName(QStringLiteral("studyResults"));
  results_->hide();
  layout->addWidget(hint_, 1);
  layout->addWidget(results_, 1);
  return right;
}

void ExperimentsPanel::makeSide() {
  side_ = new QWidget;
  side_->setMinimumWidth(240);
  column_ = new QVBoxLayout(side_);
  column_->setContentsMargins(0, 4, 0, 4);
  column_->setSpacing(4);
  head_ = new QWidget;
  auto* line = new QHBoxLayout(head_);
  line->setContentsMargins(8, 0, 8, 0);
  makeTools(line);
  column_->addLayout(top_ = new QHBoxLayout);
  top_->addWidget(head_, 1);
  place_ = new FieldArea;
  place_->setAccessibleName(tr("Study"));
  place_->setWidgetResizable(true);
  place_->setFrameShape(QFrame::NoFrame);
  place_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  constexpr int kLeastForm = 34;  // [px] a row of it: what a study says must not be cut
  place_->setMinimumHeight(kLeastForm);
  auto* contents = new QWidget;
  contents_ = new QVBoxLayout(contents);
  contents_->setContentsMargins(0, 0, 0, 0);
  contents_->setSpacing(0);
  place_->setWidget(contents);
  column_->addWidget(place_, 1);
  makeFoot();
  column_->addWidget(foot_);
  state_ = new QLabel;
  state_->setObjectName(QStringLiteral("studyState"));
  state_->setWordWrap(true);
  state_->setContentsMargins(8, 0, 8, 0);
  column_->addWidget(state_);
}

void ExperimentsPanel::makeFoot() {
  foot_ = new QWidget;
  auto* below = new QHBoxLayout(foot_);
  below->setContentsMargins(8, 0, 8, 0);
  run_ = new QToolButton;
  run_->setObjectName(QStringLiteral("runStudy"));
  run_->setText(tr("Run the study"));
  run_->setProperty("primary", true);
  stop_ = new QToolButton;
  stop_->setObjectName(QStringLiteral("stopStudy"));
  stop_->setText(tr("Stop"));
  bar_ = new QProgressBar;
  bar_->setTextVisible(false);
  bar_->setFixedHeight(6);
  // At the edges of the fields above, with what is done so far between them.
  bar_->setMinimumWidth(20);
  below->addWidget(run_);
  below->addWidget(bar_, 1);
  below->addWidget(stop_);
  connect(run_, &QToolButton::clicked, this, &ExperimentsPanel::start);
  connect(stop_, &QToolButton::clicked, this, [this] { job_.cancel(); });
}

void ExperimentsPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  constexpr int kBeside = 600;  // [px] so wide, the fields and a picture have room beside each other
  setNarrow(width() < kBeside);
}

void ExperimentsPanel::setNarrow(bool isNarrow) {
  if (isNarrow == isNarrow_) return;
  if (isNarrow) {
    isNarrow_ = true;
    top_->addWidget(foot_);
    contents_->insertWidget(0, state_);
    results_->insertTab(0, side_, tr("Study"));
    if (results_->count() > 1 && isOutcomeOfShown()) results_->setCurrentIndex(1);
  } else {
    results_->removeTab(0);
    isNarrow_ = false;
    column_->addWidget(foot_);
    column_->addWidget(state_);
    beside_->insertWidget(0, side_);
    beside_->setSizes({300, std::max(300, width() - 300)});
    side_->show();
  }
  showOutcome();
  showProgress();
}

void ExperimentsPanel::setFields(QWidget* fields) {
  delete std::exchange(fields_, fields);
  contents_->addWidget(fields, 1);
}

void ExperimentsPanel::makeTools(QHBoxLayout* line) {
  list_ = new QComboBox;
  list_->setObjectName(QStringLiteral("studies"));
  list_->setAccessibleName(tr("Studies of the diagram"));
  list_->setEditable(true);
  list_->setInsertPolicy(QComboBox::NoInsert);
  list_->setCompleter(nullptr);  // what is typed is a new name, not that of another study
  list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  auto* add = new QToolButton;
  add->setObjectName(QStringLiteral("addStudy"));
  add->setText(QStringLiteral("+"));
  add->setToolTip(tr("Add another study of the diagram"));
  add->setAccessibleName(add->toolTip());
  add->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(add);
  for (const Kind kind :
       {Kind::sweep, Kind::monteCarlo, Kind::steady, Kind::linear, Kind::calibration, Kind::sensitivity})
    menu->addAction(titleOf(kind), this, [this, kind] { addStudy(kind); });
  add->setMenu(menu);
  remove_ = new QToolButton;
  remove_->setObjectName(QStringLiteral("removeStudy"));
  remove_->setText(QStringLiteral("−"));
  remove_->setToolTip(tr("Remove the study"));
  remove_->setAccessibleName(remove_->toolTip());
  for (QToolButton* button : {add, remove_}) button->setFixedWidth(32);
  line->addWidget(list_, 1);
  line->addWidget(add);
  line->addWidget(remove_);
  connect(list_, &QComboBox::currentIndexChanged, this, [this] { showStudy(); });
  connect(list_->lineEdit(), &QLineEdit::editingFinished, this, &ExperimentsPanel::renameStudy);
  connect(remove_, &QToolButton::clicked, this, &ExperimentsPanel::removeStudy);
}

QString ExperimentsPanel::titleOf(Kind kind) const {
  switch (kind) {
    case Kind::sweep:
      return tr("Sweep");
    case Kind::monteCarlo:
      return tr("Monte Carlo");
    case Kind::steady:
      return tr("Steady state");
    case Kind::linear:
      return tr("Linear model");
    case Kind::calibration:
      return tr("Calibration");
    case Kind::sensitivity:
      return tr("Sensitivity");
  }
  return {};
}

// Each entry has its place in the list of the diagram, where there may be others that cannot be read.
void ExperimentsPanel::readList() {
  const diagram::Json all = experiments::studyList(document_.values());
  const int before = std::max(0, list_->currentIndex());
  {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (size_t k = 0; k < all.size(); ++k) {
      const auto study = experiments::readWrittenStudy(all[k]);
      list_->addItem(study ? QString::fromStdString(study->name) : tr("(cannot be read)"));
    }
    list_->setCurrentIndex(std::min(before, list_->count() - 1));
    // As its text: a placeholder of what cannot be typed into is too faint to be read.
    if (list_->count() == 0) list_->lineEdit()->setText(tr("No study yet"));
    list_->lineEdit()->setCursorPosition(0);  // a long name is read from its beginning
  }
  showStudy();
}

std::optional<WrittenStudy> ExperimentsPanel::current() const {
  const diagram::Json all = experiments::studyList(document_.values());
  const int at = list_->currentIndex();
  if (at < 0 || static_cast<size_t>(at) >= all.size()) return std::nullopt;
  auto study = experiments::readWrittenStudy(all[static_cast<size_t>(at)]);
  return study ? std::optional(study.take()) : std::nullopt;
}

void ExperimentsPanel::showStudy() {
  const auto study = current();
  list_->setEnabled(list_->count() > 0);
  remove_->setEnabled(list_->count() > 0);
  showOutcome();
  showProgress();
  if (!study) {
    formKind_.reset();
    form_ = nullptr;
    auto* hint =
        new QLabel(list_->count() == 0
                       ? tr("Add a study, or type range(1, 5, 9) or choices(1, 2, 5) into the field of a parameter.")
                       : tr("This version cannot read this study."));
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignTop);
    hint->setMargin(8);
    hint->setProperty("role", "quiet");
    setFields(hint);
    return;
  }
  if (form_ && formKind_ == study->kind) return form_->setStudy(*study);
  form_ = new StudyForm(*study);
  formKind_ = study->kind;
  form_->setModel(checker_.lastModel());
  connect(form_, &StudyForm::edited, this, [this](const WrittenStudy& wanted) { put(wanted); });
  setFields(form_);
}

// One step of undo; a place behind the last one: one more; nothing: it goes.
void ExperimentsPanel::setStudy(int place, const std::optional<diagram::Json>& study) {
  diagram::Json all = experiments::studyList(document_.values());
  const auto at = static_cast<size_t>(place);
  if (study && at < all.size())
    all[at] = *study;
  else if (study)
    all.push_back(*study);
  else if (at < all.size())
    all.erase(at);
  const diagram::Experiment next = experiments::withStudies(document_.values().experiment, all);
  if (!(next == document_.values().experiment)) document_.setExperiment(next);
}

void ExperimentsPanel::put(const WrittenStudy& study) {
  setStudy(std::max(0, list_->currentIndex()), experiments::toJson(study));
}

void ExperimentsPanel::addStudy(Kind kind) {
  const diagram::Json all = experiments::studyList(document_.values());
  QStringList names;
  for (const diagram::Json& item : all)
    if (const auto study = experiments::readWrittenStudy(item)) names << QString::fromStdString(study->name);
  WrittenStudy study;
  study.kind = kind;
  QString name = titleOf(kind);
  for (int k = 2; names.contains(name); ++k) name = QStringLiteral("%1 %2").arg(titleOf(kind)).arg(k);
  study.name = name.toStdString();
  setStudy(static_cast<int>(all.size()), experiments::toJson(study));
  list_->setCurrentIndex(list_->count() - 1);
  list_->lineEdit()->setCursorPosition(0);
}

void ExperimentsPanel::addFactor(const QString& name, const QString& values) {
  const bool isDrawn = !values.startsWith(QStringLiteral("range")) && !values.startsWith(QStringLiteral("choices"));
  const Kind kind = isDrawn ? Kind::monteCarlo : Kind::sweep;
  if (const auto shown = current(); !shown || shown->kind != kind) {
    int found = -1;
    const diagram::Json all = experiments::studyList(document_.values());
    for (size_t k = 0; k < all.size() && found < 0; ++k)
      if (const auto study = experiments::readWrittenStudy(all[k]); study && study->kind == kind)
        found = static_cast<int>(k);
    if (found >= 0)
      list_->setCurrentIndex(found);
    else
      addStudy(kind);
  }
  auto study = current();
  if (!study) return;
  const std::string factor = name.toStdString();
  std::erase_if(study->vary, [&factor](const auto& entry) { return entry.first == factor; });
  study->vary.emplace_back(factor, values.toStdString());
  put(*study);
}

void ExperimentsPanel::removeStudy() {
  if (list_->currentIndex() >= 0) setStudy(list_->currentIndex(), std::nullopt);
}

void ExperimentsPanel::renameStudy() {
  auto study = current();
  const std::string name = list_->lineEdit()->text().trimmed().toStdString();
  if (!study || name.empty() || study->name == name) return;
  for (QString* known : {&started_, &outcomeOf_})
    if (*known == QString::fromStdString(study->name)) *known = QString::fromStdString(name);
  study->name = name;
  put(*study);
}

void ExperimentsPanel::start() {
  // A field with the cursor is left.
  if (QWidget* focus = focusWidget(); focus && form_ && form_->isAncestorOf(focus)) run_->setFocus();
  const auto study = current();
  if (!study) return;
  started_ = QString::fromStdString(study->name);
  job_.start(*study);
}

void ExperimentsPanel::showProgress() {
  const bool isActive = job_.isActive();
  run_->setEnabled(!isActive && current().has_value());
  stop_->setEnabled(isActive);
  stop_->setVisible(isActive || !isNarrow_);  // before the other one goes, which has the keys
  run_->setVisible(!isActive || !isNarrow_);
  QSizePolicy policy = bar_->sizePolicy();
  policy.setRetainSizeWhenHidden(!isNarrow_);
  bar_->setSizePolicy(policy);
  bar_->setVisible(isActive);
  const std::optional<double> share = job_.progress();
  bar_->setRange(0, share ? 1000 : 0);
  if (share) bar_->setValue(qRound(1000 * *share));
  restyle(state_, "role", "quiet");
  if (!isActive) return;
  state_->setText(job_.stateText());
  state_->setVisible(true);
}

void ExperimentsPanel::show(OutcomePtr outcome) {
  outcome_ = std::move(outcome);
  outcomeOf_ = started_;
  showPages();
  words_.clear();
  isProblem_ = false;
  if (!outcome_) {
    // The study was asked for and the model has errors, or there was none yet.
    for (const Message& m : checker_.messages())
      if (sender() == &job_ && m.severity == Severity::error) {
        words_ = withStop(spokenSentence(m.text));
        isProblem_ = true;
        break;
      }
  } else if (outcome_->problem) {
    words_ = withStop(spokenSentence(outcome_->problem->message));
    if (!outcome_->problem->advice.empty()) words_ += ' ' + withStop(spokenSentence(outcome_->problem->advice));
    isProblem_ = true;
  } else {
    words_ = summary();
  }
  // Of the pages that stand behind each other the one is shown that tells what it has come to.
  if (isNarrow_ && (isProblem_ || results_->count() == 1))
    results_->setCurrentIndex(0);
  else if (isNarrow_ && results_->currentIndex() == 0)
    results_->setCurrentIndex(1);
  showOutcome();
}

// Beside the form of one study nobody takes the results of another one for its own.
bool ExperimentsPanel::isOutcomeOfShown() const {
  const auto study = current();
  return study && QString::fromStdString(study->name) == outcomeOf_;
}

void ExperimentsPanel::showOutcome() {
  const bool isShown = isOutcomeOfShown(), isProblem = isShown && isProblem_;
  const bool isEmpty = !isShown || results_->count() == firstPage();
  results_->setVisible(!isEmpty || isNarrow_);
  hint_->setVisible(isEmpty && !isNarrow_);
  for (int k = 0; k < results_->count(); ++k) results_->setTabVisible(k, isShown || k < firstPage());
  state_->setText(isShown ? words_ : QString());
  state_->setVisible(!isNarrow_ || !state_->text().isEmpty());
  state_->setToolTip(state_->text());
  restyle(state_, "role", isProblem ? "problem" : "quiet");
  hint_->setText(tr("The results appear here."));  // a problem stands beside the form
}

void ExperimentsPanel::showPages() {
  const QString shown = results_->currentIndex() >= 0 ? results_->tabText(results_->currentIndex()) : QString();
  while (results_->count() > firstPage()) {
    QWidget* page = results_->widget(firstPage());
    results_->removeTab(firstPage());
    delete page;
  }
  if (!outcome_ || outcome_->problem) return;
  if (outcome_->runs) {
    const experiments::Study& study = outcome_->runs->study;
    if (!study.sampled.empty()) results_->addTab(new FamilyPage(outcome_), tr("Curves"));
    if (!study.measures.empty()) results_->addTab(new ResponsePage(outcome_), tr("Response"));
    results_->addTab(makeRunsTable(outcome_, results_), tr("Table"));
  } else if (outcome_->linear) {
    using Picture = WayPage::Picture;
    results_->addTab(makeModesTable(outcome_, results_), tr("Modes"));
    results_->addTab(new WayPage(outcome_, Picture::poles), tr("Poles"));
    results_->addTab(new WayPage(outcome_, Picture::bode), tr("Bode"));
    results_->addTab(new WayPage(outcome_, Picture::step), tr("Step"));
    results_->addTab(new MatrixPage(outcome_), tr("Matrices"));
  } else if (outcome_->steady) {
    results_->addTab(makeSteadyTable(outcome_, results_), tr("Steady state"));
  } else if (outcome_->calibration) {
    results_->addTab(new FitPage(outcome_), tr("Fit"));
    results_->addTab(makeParametersTable(outcome_, results_), tr("Parameters"));
  } else if (outcome_->sensitivity) {
    if (!outcome_->sensitivity->curves.empty()) results_->addTab(new SensitivityPage(outcome_), tr("Curves"));
    if (!outcome_->sensitivity->measures.empty())
      results_->addTab(makeSensitivityTable(outcome_, results_), tr("Derivatives"));
  }
  for (int k = 0; k < results_->count(); ++k)
    if (results_->tabText(k) == shown) results_->setCurrentIndex(k);
}

QString ExperimentsPanel::summary() const {
  const QLocale locale;
  const QString took = formatValue(outcome_->seconds, QStringLiteral("s"), 3);
  QStringList parts;
  if (outcome_->runs) {
    const RunsOutcome& runs = *outcome_->runs;
    const uint64_t done = runs.table.rows() - runs.table.open();
    parts << (outcome_->isWhole
                  ? tr("%1 runs in %2").arg(locale.toString(qulonglong(done)), took)
                  : tr("Stopped with %1 of %2 runs")
                        .arg(locale.toString(qulonglong(done)), locale.toString(qulonglong(runs.table.rows()))));
    if (runs.translations > 1) parts << tr("%1 translations").arg(locale.toString(runs.translations));
    uint64_t stopped = 0;
    for (uint64_t run = 0; run < runs.table.rows(); ++run)
      stopped += runs.table.status(run) == 2 || runs.table.status(run) == 3;
    if (stopped > 0) parts << tr("%1 stopped early").arg(locale.toString(qulonglong(stopped)));
    if (!runs.troubles.empty()) parts << QString::fromStdString(runs.troubles.front().second);
  } else if (outcome_->linear) {
    const solve::Linearization& l = outcome_->linear->model;
    const auto counted = [](size_t count, const QString& one, const QString& several) {
      return count == 1 ? one : several.arg(QLocale().toString(qulonglong(count)));
    };
    parts << tr("At %1: %2")
                 .arg(formatValue(l.time, QStringLiteral("s")),
                      QStringList{counted(l.states.size(), tr("one state"), tr("%1 states")),
                                  counted(l.inputs.size(), tr("one input"), tr("%1 inputs")),
                                  counted(l.outputs.size(), tr("one output"), tr("%1 outputs"))}
                          .join(QStringLiteral(", ")));
  } else if (outcome_->steady) {
    parts << tr("Steady state at %1").arg(formatValue(outcome_->steady->time, QStringLiteral("s")));
    for (const Message& m : outcome_->messages)
      if (m.severity == Severity::warning) parts << spokenSentence(m.text);
  } else if (outcome_->sensitivity) {
    parts << tr("Central differences from %1 runs in %2")
                 .arg(locale.toString(qulonglong(4 * outcome_->sensitivity->result.at.size() + 1)), took);
  } else if (outcome_->calibration) {
    const auto& c = outcome_->calibration->result;
    parts << tr("%1 runs in %2").arg(locale.toString(qulonglong(c.evaluations)), took);
    for (size_t k = 0; k < c.after.size(); ++k)
      parts << tr("%1: difference %2, before %3")
                   .arg(QString::fromStdString(outcome_->calibration->data[k].variable), formatNumber(c.after[k], 3),
                        formatNumber(c.before[k], 3));
  }
  return withStop(parts.join(QStringLiteral(". ")));
}

}  // namespace armature::app
