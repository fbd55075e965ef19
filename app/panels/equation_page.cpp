#include "app/panels/equation_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/language/tables.h"
#include "app/look/format.h"
#include "app/look/letters.h"
#include "app/panels/equation_row.h"
#include "app/panels/formula_line.h"

namespace armature::app {

namespace {

constexpr int kFormulaLetters = 16;                   // [px] at a zoom of 1
constexpr int kEdge = 20;                             // [px] around all
constexpr int kNarrow = 560;                          // [px] below which values stand under their line
constexpr int kLeastColumn = 190, kMostColumn = 460;  // [px] of values beside their lines
constexpr double kLeastZoom = 0.6, kMostZoom = 3;     // of the equations
constexpr int kPeriod = 100;                          // [ms] between values of a run that goes on

QString headOf(const EquationGroup& group) {
  const QString name = QString::fromStdString(group.className).section('.', -1).toHtmlEscaped();
  const QString link = QStringLiteral("<a href=\"%1\" style=\"text-decoration:none\">%2</a>")
                           .arg(QString::fromStdString(group.className).toHtmlEscaped(), name);
  if (group.isInitial)
    return group.isInherited ? EquationPage::tr("At the start, from %1").arg(link) : EquationPage::tr("At the start");
  if (group.isAlgorithm)
    return group.isInherited ? EquationPage::tr("Algorithm of %1").arg(link) : EquationPage::tr("Algorithm");
  return group.isInherited ? EquationPage::tr("Inherited from %1").arg(link) : EquationPage::tr("Equations");
}

QLabel* quietLabel(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setProperty("role", "quiet");
  label->setWordWrap(true);
  return label;
}

}  // namespace

EquationPage::EquationPage(RunControl& run, Part part, const ClassEquations& equations, QWidget* parent)
    : QScrollArea(parent), run_(run), part_(std::move(part)) {
  setObjectName("equationPage");
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  refresh_.setSingleShot(true);
  refresh_.setInterval(kPeriod);
  connect(&refresh_, &QTimer::timeout, this, &EquationPage::showValues);
  connect(&run, &RunControl::progressed, this, [this] {
    if (!refresh_.isActive()) refresh_.start();
  });
  connect(&run, &RunControl::shownTimeChanged, this, &EquationPage::showValues);
  connect(&run, &RunControl::finished, this, &EquationPage::showValues);
  connect(&run, &RunControl::storeChanged, this, &EquationPage::takeSource);
  connect(&run.checker(), &Checker::checked, this, &EquationPage::takeSource);
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { refresh_.start(); });
  setEquations(equations);
}

EquationPage::~EquationPage() = default;

void EquationPage::setEquations(const ClassEquations& equations) {
  equations_ = equations;
  const int place = verticalScrollBar()->value();
  rows_.clear();
  isJudged_.clear();
  body_ = new QWidget;
  body_->setObjectName("equationBody");
  auto* layout = new QVBoxLayout(body_);
  layout->setContentsMargins(kEdge, 14, kEdge, kEdge);
  layout->setSpacing(0);
  makeHead(layout);
  for (const EquationGroup& group : equations_.groups) addGroup(group, layout);
  if (equations_.groups.empty())
    layout->addWidget(quietLabel(tr("Neither this class nor its base classes have equations."), body_));
  if (equations_.isCut) layout->addWidget(quietLabel(tr("There are more; the text of the class has them all."), body_));
  layout->addStretch(1);
  setWidget(body_);  // the one before goes
  setZoom(zoom_);
  takeSource();
  fitColumns();
  verticalScrollBar()->setValue(place);
}

// What the class is, and the ways to its text and page.
void EquationPage::makeHead(QVBoxLayout* layout) {
  head_ = new QWidget(body_);
  auto* row = new QHBoxLayout(head_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  auto* title = new QLabel(part_.className.section('.', -1), body_);
  title->setProperty("role", "title");
  title->setToolTip(part_.className);
  row->addWidget(title);
  about_ = quietLabel(title_, body_);
  about_->setObjectName("equationTitle");
  about_->setTextFormat(Qt::PlainText);
  row->addWidget(about_, 1);
  elements_ = new QComboBox(body_);
  elements_->setObjectName("equationElement");
  elements_->setAccessibleName(tr("Part of the array"));
  elements_->setToolTip(tr("Which part of the array the values are of"));
  elements_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  elements_->hide();
  connect(elements_, &QComboBox::activated, this, [this](int index) {
    element_ = elements_->itemText(index);
    takeSource();
  });
  row->addWidget(elements_, 0, Qt::AlignTop);
  auto* link = new QToolButton(body_);
  link->setObjectName(part_.isOwn ? "equationText" : "equationDocumentation");
  link->setText(part_.isOwn ? tr("Edit its text") : tr("Documentation"));
  link->setFocusPolicy(Qt::TabFocus);
  connect(link, &QToolButton::clicked, this, [this] {
    if (part_.isOwn)
      Q_EMIT textWanted(part_.className);
    else
      Q_EMIT pageWanted(part_.className);
  });
  row->addWidget(link, 0, Qt::AlignTop);
  layout->addWidget(head_);
  note_ = quietLabel({}, body_);
  note_->setObjectName("equationNote");
  layout->addSpacing(2);
  layout->addWidget(note_);
}

void EquationPage::addGroup(const EquationGroup& group, QVBoxLayout* layout) {
  layout->addSpacing(14);
  auto* head = new QLabel(headOf(group), body_);
  head->setObjectName("equationHead");
  head->setProperty("role", "group");
  head->setTextFormat(Qt::RichText);
  head->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  head->setToolTip(QString::fromStdString(group.className));
  connect(head, &QLabel::linkActivated, this, &EquationPage::pageWanted);
  layout->addWidget(head);
  auto* line = new QFrame(body_);
  line->setProperty("role", "line");
  layout->addSpacing(3);
  layout->addWidget(line);
  layout->addSpacing(4);
  for (const EquationLine& each : group.lines) {
    auto* row = new EquationRow(each, body_);
    connect(row, &EquationRow::variableChosen, this,
            [this](const QString& name) { Q_EMIT plotToggled(name, !plotted_.contains(name)); });
    layout->addWidget(row);
    rows_.push_back(row);
    // In an algorithm a condition is asked in the middle of things, not at their end.
    isJudged_.push_back(!group.isAlgorithm && !group.isInitial);
  }
}

void EquationPage::setTitle(const QString& title) {
  title_ = title;
  about_->setText(title);
}

void EquationPage::setPath(const QString& path) {
  part_.path = path;
  takeSource();
}

void EquationPage::setKnown(const EquationValues::Known& known) {
  known_ = known;
  takeSource();
}

void EquationPage::setGlasses(const Glasses& glasses) {
  values_.setGlasses(glasses);
  showValues();
}

void EquationPage::setPlotted(const QSet<QString>& names) {
  plotted_ = names;
  showValues();
}

void EquationPage::setZoom(double zoom) {
  zoom_ = std::clamp(zoom, kLeastZoom, kMostZoom);
  for (EquationRow* row : rows_) row->setLetters(qRound(kFormulaLetters * zoom_ * letterScale(font())));
  fitColumns();
  Q_EMIT zoomChanged(zoom_);
}

// What is chosen stays as long as it is there.
void EquationPage::listElements() {
  const auto& model = run_.store() ? run_.model() : run_.checker().lastModel();
  const QStringList parts = EquationValues::partsOf(part_.path, run_.store(), model);
  QStringList shown;
  for (int k = 0; k < elements_->count(); ++k) shown << elements_->itemText(k);
  if (parts != shown) {
    elements_->clear();
    elements_->addItems(parts);
  }
  elements_->setCurrentIndex(std::max<int>(0, static_cast<int>(parts.indexOf(element_))));
  elements_->setVisible(parts.size() > 1);
}

void EquationPage::takeSource() {
  listElements();
  const QString part = elements_->count() > 0 ? elements_->currentText() : part_.path;
  values_.setSource(part, run_.store(), run_.store() ? run_.model() : run_.checker().lastModel(), known_);
  setAccessibleName(tr("Equations of %1").arg(part_.path));
  showValues();
}

// Only of what is in sight: a class may have hundreds of lines.
void EquationPage::showValues() {
  if (!isVisible()) return;
  values_.setTime(run_.isShowingNewest() ? std::nullopt : std::optional(run_.shownTime()));
  updateStates();
  const QRect seen(0, verticalScrollBar()->value() - height(), width(), 3 * height());
  for (EquationRow* row : rows_)
    if (row->geometry().intersects(seen) || row->geometry().isEmpty()) row->showValues(values_, plotted_);
  say();
}

// Goes through the lines with the branches that are open around each: one whose condition does not hold, or that comes
// after one whose condition does, is off with all that it has in it.
void EquationPage::updateStates() {
  struct Chain {
    uint32_t depth = 0;
    bool isOff = false;      // the branch that is being gone through
    bool isTaken = false;    // one of those before holds
    bool isUnknown = false;  // of one of those before it cannot be told
    bool isOffAround = false;
  };
  std::vector<Chain> open;
  for (size_t k = 0; k < rows_.size(); ++k) {
    EquationRow& row = *rows_[k];
    const EquationLine& line = row.line();
    const bool isNext = line.kind == EquationLine::Kind::elseIfBranch || line.kind == EquationLine::Kind::elseBranch;
    while (!open.empty() && (open.back().depth > line.depth || (open.back().depth == line.depth && !isNext)))
      open.pop_back();
    const bool isFirst = line.kind == EquationLine::Kind::ifBranch;
    if (isFirst) open.push_back({line.depth, false, false, false, !open.empty() && open.back().isOff});
    const bool isBranch = isFirst || (isNext && !open.empty() && open.back().depth == line.depth);
    if (!isBranch) {
      row.setState(!open.empty() && open.back().isOff, std::nullopt);
      continue;
    }
    Chain& chain = open.back();
    const bool isElse = line.kind == EquationLine::Kind::elseBranch;
    const std::optional<bool> holds = isElse || !isJudged_[k] ? std::nullopt : row.holds(values_);
    chain.isOff = chain.isOffAround || chain.isTaken || (holds && !*holds);
    row.setState(chain.isOff, holds);
    chain.isTaken = chain.isTaken || (!chain.isUnknown && holds && *holds);
    chain.isUnknown = chain.isUnknown || !holds;
  }
}

// What instant the values are of, and what is dim.
void EquationPage::say() {
  const bool isAnyOff = std::any_of(rows_.begin(), rows_.end(), [](const EquationRow* row) { return row->isOff(); });
  QString text =
      values_.hasRun() && elements_->count() > 1
          ? tr("Values of %1 at %2.").arg(elements_->currentText(), formatValue(run_.shownTime(), QStringLiteral("s")))
      : values_.hasRun() ? tr("Values at %1.").arg(formatValue(run_.shownTime(), QStringLiteral("s")))
                         : tr("Parameters have their values; variables get theirs in a run.");
  if (isAnyOff) text += " " + tr("Inactive branches are dimmed.");
  if (note_->text() != text) note_->setText(text);
}

// Values stand beside their lines where there is room for both, else below. One line that is wider than the view makes
// the page so wide, and moves nothing else.
void EquationPage::fitColumns() {
  const int room = viewport()->width() - 2 * kEdge;
  int widest = 0, all = room;
  for (const EquationRow* row : rows_) {
    const int least = row->leastFormulaWidth();
    if (least + kLeastColumn <= room) widest = std::max(widest, least);
    all = std::max(all, least);
  }
  const int column = std::min(std::clamp(room * 2 / 5, kLeastColumn, kMostColumn), room - widest);
  const int used = room < kNarrow ? 0 : std::max(column, kLeastColumn);
  for (EquationRow* row : rows_) {
    const int least = row->leastFormulaWidth();
    row->setValueColumn(least + used <= room ? used : 0, all - std::max(room, least));
  }
  head_->setContentsMargins(0, 0, all - room, 0);
  note_->setContentsMargins(0, 0, all - room, 0);
}

void EquationPage::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fitColumns();
  refresh_.start();
}

void EquationPage::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  takeSource();
}

void EquationPage::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) refresh_.start();
  if (event->type() == QEvent::FontChange) setZoom(zoom_);
}

void EquationPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backspace) return Q_EMIT wayUpWanted();
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return Q_EMIT parametersWanted();
  QScrollArea::keyPressEvent(event);
}

void EquationPage::wheelEvent(QWheelEvent* event) {
  if (!(event->modifiers() & Qt::ControlModifier)) return QScrollArea::wheelEvent(event);
  setZoom(zoom_ * std::pow(1.1, event->angleDelta().y() / 120.0));
  event->accept();
}

}  // namespace armature::app
