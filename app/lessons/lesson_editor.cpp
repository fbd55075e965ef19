#include "app/lessons/lesson_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/language/messages.h"
#include "app/lessons/lesson_gaps.h"
#include "app/lessons/lesson_json.h"
#include "app/lessons/lesson_zip.h"
#include "app/lessons/step_form.h"
#include "app/lessons/word_table.h"
#include "app/look/flow_row.h"

namespace armature::app {

namespace {
QList<QWidget*> labelsOf(const QFormLayout& form) {
  QList<QWidget*> labels;
  for (int row = 0; row < form.rowCount(); ++row)
    if (const QLayoutItem* item = form.itemAt(row, QFormLayout::LabelRole); item && item->widget())
      labels << item->widget();
  return labels;
}

const QStringList& lockNames() {
  static const QStringList names{"structure", "parameters", "overlays"};
  return names;
}
}  // namespace

LessonEditor::LessonEditor(std::function<OpenDiagram()> take, QWidget* parent)
    : QDialog(parent), take_(std::move(take)) {
  setObjectName("lessonEditor");
  setWindowTitle(tr("Write a lesson"));
  resize(1040, 740);
  lines_ = new QVBoxLayout(this);
  makeHead();
  makeSteps(lines_);
  makeFoot(lines_);
  Step first;
  package_.lesson.steps.push_back(first);
  package_.lesson.locks = lockNames();
  current_ = 0;
  takeDiagram();
  setPackage(package_);
}

QPushButton* LessonEditor::button(const char* name, const QString& text, std::function<void()> run) {
  auto* made = new QPushButton(text, this);
  made->setObjectName(name);
  made->setAutoDefault(false);
  connect(made, &QPushButton::clicked, this, std::move(run));
  return made;
}

void LessonEditor::makeHead() {
  ofLesson_ = new QWidget(this);
  auto* form = new QFormLayout(ofLesson_);
  form->setContentsMargins(0, 0, 0, 0);
  const auto pair = [&](const QString& label, const char* name, QLineEdit*& en, QLineEdit*& de) {
    auto* row = new QHBoxLayout;
    en = new QLineEdit(this);
    de = new QLineEdit(this);
    en->setObjectName(QString(name) + "_en");
    de->setObjectName(QString(name) + "_de");
    en->setPlaceholderText(tr("English"));
    de->setPlaceholderText(tr("German"));
    for (QLineEdit* field : {en, de}) {
      row->addWidget(field);
      connect(field, &QLineEdit::textChanged, this, &LessonEditor::check);
    }
    form->addRow(label, row);
  };
  pair(tr("Title"), "title", titleEn_, titleDe_);
  pair(tr("Summary"), "summary", summaryEn_, summaryDe_);
  auto* ofKind = new QWidget(this);
  auto* row = new FlowRow(ofKind);
  row->setContentsMargins(0, 0, 0, 0);
  kind_ = new QComboBox(this);
  kind_->addItems({tr("Lesson"), tr("Entry of the mistake gallery")});
  row->addWidget(kind_);
  row->addWidget(new QLabel(tr("Classroom mode locks"), this));
  for (const QString& words : {tr("parts and wires"), tr("parameters"), tr("layers")}) {
    locks_.push_back(new QCheckBox(words, this));
    row->addWidget(locks_.back());
  }
  form->addRow(tr("Kind"), ofKind);
  words_ = new WordTable(this);
  connect(words_, &WordTable::edited, this, &LessonEditor::check);
  form->addRow(tr("Texts in diagrams"), words_);
  head_ = form;
  lines_->addWidget(ofLesson_);
}

// Where it is low, what is asked for once is scrolled with the step: each row of that can be seen.
void LessonEditor::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  constexpr int kLow = 700;  // [px]
  const bool isLow = height() < kLow;
  QVBoxLayout* const place = isLow ? contents_ : lines_;
  if (place->indexOf(ofLesson_) < 0) place->insertWidget(0, ofLesson_);
  // What scrolls as a whole has no bar of its own within.
  constexpr int kRows = 3, kAll = 1000;
  words_->setMostRows(isLow ? kAll : kRows);
  // Where it is narrow, labels stand above their fields.
  constexpr int kNarrow = 800, kLeast = 120, kMost = 240;  // [px] the last two: of the list of steps
  const auto wrap = width() < kNarrow ? QFormLayout::WrapAllRows : QFormLayout::DontWrapRows;
  QFormLayout* const ofStep = form_->findChild<QFormLayout*>();
  for (QFormLayout* form : {head_, ofStep}) form->setRowWrapPolicy(wrap);
  // One below the other, their fields begin at one edge.
  const auto labels = labelsOf(*head_) + labelsOf(*ofStep);
  int widest = 0;
  for (const QWidget* label : labels) widest = std::max(widest, label->sizeHint().width());
  for (QWidget* label : labels) label->setMinimumWidth(isLow && wrap == QFormLayout::DontWrapRows ? widest : 0);
  for (QWidget* one : {static_cast<QWidget*>(steps_), ofSteps_})
    one->setMaximumWidth(std::clamp(width() / 4, kLeast, kMost));
}

void LessonEditor::makeSteps(QVBoxLayout* lines) {
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  auto* left = new QVBoxLayout;
  steps_ = new QListWidget(this);
  steps_->setObjectName("editorSteps");
  steps_->setAccessibleName(tr("Steps"));
  steps_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // long ones end in dots; all of it is their tip
  left->addWidget(steps_, 1);
  ofSteps_ = new QWidget(this);
  auto* buttons = new QHBoxLayout(ofSteps_);
  buttons->setContentsMargins(0, 0, 0, 0);
  buttons->setSpacing(4);
  ofSteps_->setStyleSheet("QPushButton { padding: 5px 2px; min-width: 20px; }");
  const auto sign = [&](const char* name, const QString& text, const QString& words, auto run) {
    QPushButton* made = button(name, text, run);
    made->setToolTip(words);
    made->setAccessibleName(words);
    buttons->addWidget(made, 1);
  };
  sign("addStep", QStringLiteral("+"), tr("Add a step after this one"), [this] { addStep(); });
  sign("removeStep", QStringLiteral("−"), tr("Remove this step"), [this] { removeStep(); });
  sign("stepUp", QStringLiteral("↑"), tr("Move this step up"), [this] { moveStep(-1); });
  sign("stepDown", QStringLiteral("↓"), tr("Move this step down"), [this] { moveStep(1); });
  left->addWidget(ofSteps_);
  row->addLayout(left);
  auto* right = new QVBoxLayout;
  auto* ofDiagram = new QWidget(this);
  auto* top = new FlowRow(ofDiagram);
  top->setContentsMargins(0, 0, 0, 0);
  diagram_ = new QLabel(this);
  diagram_->setObjectName("stepDiagram");
  top->addWidget(diagram_);
  top->addGap();
  top->addWidget(button("takeDiagram", tr("Use the current diagram"), [this] { takeDiagram(); }));
  right->addWidget(ofDiagram);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  auto* contents = new QWidget(scroll);
  contents_ = new QVBoxLayout(contents);
  contents_->setContentsMargins(0, 0, 12, 0);  // clear of the bar
  form_ = new StepForm(contents);
  contents_->addWidget(form_, 1);
  scroll->setWidget(contents);
  right->addWidget(scroll, 1);
  row->addLayout(right, 1);
  lines->addLayout(row, 1);
  connect(steps_, &QListWidget::currentRowChanged, this, [this](int step) {
    keepStep();
    showStep(step);
  });
  connect(form_, &StepForm::edited, this, [this] {
    keepStep();
    check();
  });
}

void LessonEditor::makeFoot(QVBoxLayout* lines) {
  problem_ = new QLabel(this);
  problem_->setObjectName("editorProblem");
  problem_->setProperty("role", "problem");
  problem_->setWordWrap(true);
  problem_->setTextFormat(Qt::PlainText);
  lines->addWidget(problem_);
  auto* feet = new QWidget(this);
  auto* row = new FlowRow(feet);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(button("openToEdit", tr("Open…"), [this] { open(); }));
  row->addGap();
  row->addWidget(button("tryLesson", tr("Try from this step"), [this] { tryIt(); }));
  row->addWidget(button("saveFolder", tr("Save as a folder…"), [this] { save(true); }));
  row->addWidget(button("saveFile", tr("Save as one file…"), [this] { save(false); }));
  lines->addWidget(feet);
}

void LessonEditor::setPackage(LessonPackage package) {
  current_ = -1;
  package_ = std::move(package);
  const Lesson& lesson = package_.lesson;
  titleEn_->setText(lesson.title.en);
  titleDe_->setText(lesson.title.de);
  summaryEn_->setText(lesson.summary.en);
  summaryDe_->setText(lesson.summary.de);
  // Read from its beginning; what goes on beyond its end is its tip.
  for (QLineEdit* field : {titleEn_, titleDe_, summaryEn_, summaryDe_}) {
    field->setCursorPosition(0);
    field->setToolTip(field->text());
  }
  kind_->setCurrentIndex(lesson.isMistake ? 1 : 0);
  for (size_t i = 0; i < locks_.size(); ++i)
    locks_[i]->setChecked(lesson.locks.contains(lockNames()[static_cast<int>(i)]));
  current_ = 0;
  words_->setWords({}, lesson.words);
  showWords();
  showSteps();
  showStep(0);
}

void LessonEditor::showSteps() {
  const QSignalBlocker quiet(steps_);
  steps_->clear();
  for (size_t i = 0; i < package_.lesson.steps.size(); ++i) {
    const Step& step = package_.lesson.steps[i];
    const QString& text = step.text.in(QLocale().name());
    const QString shown = QString("%1  %2").arg(i + 1).arg(text.isEmpty() ? tr("(empty)") : plainText(text));
    auto* item = new QListWidgetItem(shown.simplified(), steps_);
    item->setToolTip(plainText(text));
  }
  steps_->setCurrentRow(current_);
}

void LessonEditor::showStep(int step) {
  if (step < 0 || static_cast<size_t>(step) >= package_.lesson.steps.size()) return;
  current_ = step;
  const OpenDiagram open = take_();
  form_->setNames(open.variables, open.ends);
  form_->setStep(package_.lesson.steps[static_cast<size_t>(step)]);
  diagram_->setText(tr("Diagram: %1").arg(package_.lesson.diagramOf(static_cast<size_t>(step))));
  check();
}

void LessonEditor::keepStep() {
  if (current_ < 0 || static_cast<size_t>(current_) >= package_.lesson.steps.size()) return;
  Step& step = package_.lesson.steps[static_cast<size_t>(current_)];
  const QString before = step.text.en + step.text.de;
  step = form_->step();
  if (before != step.text.en + step.text.de && steps_->item(current_)) {
    const QString& text = step.text.in(QLocale().name());
    steps_->item(current_)->setText(QString("%1  %2").arg(current_ + 1).arg(plainText(text)).simplified());
  }
}

void LessonEditor::addStep() {
  keepStep();
  package_.lesson.steps.insert(package_.lesson.steps.begin() + current_ + 1, Step());
  ++current_;
  showSteps();
  showStep(current_);
}

void LessonEditor::removeStep() {
  std::vector<Step>& steps = package_.lesson.steps;
  if (steps.size() < 2) return;
  // The diagram goes on being shown by the steps that follow.
  const auto at = static_cast<size_t>(current_);
  if (at + 1 < steps.size() && steps[at + 1].diagram.isEmpty()) steps[at + 1].diagram = package_.lesson.diagramOf(at);
  steps.erase(steps.begin() + current_);
  current_ = std::min(current_, static_cast<int>(steps.size()) - 1);
  showWords();
  showSteps();
  showStep(current_);
}

void LessonEditor::moveStep(int by) {
  keepStep();
  std::vector<Step>& steps = package_.lesson.steps;
  const int to = current_ + by;
  if (to < 0 || static_cast<size_t>(to) >= steps.size()) return;
  // Each keeps the diagram that it is about.
  for (const int step : {current_, to})
    steps[static_cast<size_t>(step)].diagram = package_.lesson.diagramOf(static_cast<size_t>(step));
  std::swap(steps[static_cast<size_t>(current_)], steps[static_cast<size_t>(to)]);
  current_ = to;
  showSteps();
  showStep(current_);
}

void LessonEditor::takeDiagram() {
  keepStep();
  const OpenDiagram open = take_();
  QString stem = QString::fromStdString(open.document.name);
  if (!nameProblem(stem).empty()) stem = "diagram";
  QString file = stem + ".armature.json";
  // Another diagram of the same name is another file.
  for (int n = 2; package_.diagrams.count(file) && !(package_.diagrams[file] == open.document); ++n)
    file = QString("%1%2.armature.json").arg(stem).arg(n);
  package_.diagrams[file] = open.document;
  package_.files[file] = QByteArray::fromStdString(diagram::toJson(open.document));
  package_.lesson.steps[static_cast<size_t>(current_)].diagram = file;
  showWords();
  showStep(current_);
}

// A row for each title of the diagrams that are shown by some step; what was typed beside others comes back with them.
void LessonEditor::showWords() {
  const Lesson& lesson = package_.lesson;
  QStringList titles;
  for (size_t i = 0; i < lesson.steps.size(); ++i)
    if (const auto found = package_.diagrams.find(lesson.diagramOf(i)); found != package_.diagrams.end())
      titles += titlesOf(found->second);
  titles.removeDuplicates();
  words_->setWords(titles, words_->words());
  head_->setRowVisible(words_, !titles.isEmpty());
}

// The lesson as the form has it now.
LessonPackage LessonEditor::written() const {
  LessonPackage made = package_;
  Lesson& lesson = made.lesson;
  if (current_ >= 0) lesson.steps[static_cast<size_t>(current_)] = form_->step();
  lesson.title.en = titleEn_->text().trimmed();
  lesson.title.de = titleDe_->text().trimmed();
  lesson.summary.en = summaryEn_->text().trimmed();
  lesson.summary.de = summaryDe_->text().trimmed();
  lesson.isMistake = kind_->currentIndex() == 1;
  lesson.words = words_->words();
  lesson.locks.clear();
  for (size_t i = 0; i < locks_.size(); ++i)
    if (locks_[i]->isChecked()) lesson.locks << lockNames()[static_cast<int>(i)];
  return made;
}

Result<LessonPackage> LessonEditor::checkedPackage() const {
  const LessonPackage made = written();
  const Lesson& lesson = made.lesson;
  // What no step shows any more is left out.
  std::map<QString, QByteArray> files;
  for (size_t i = 0; i < lesson.steps.size(); ++i)
    if (const auto found = made.files.find(lesson.diagramOf(i)); found != made.files.end()) files.insert(*found);
  for (const auto& [name, content] : made.files)
    if (!made.diagrams.count(name)) files[name] = content;
  files["lesson.json"] = QByteArray::fromStdString(toJson(lesson));
  return lessonOf(made.name.isEmpty() ? "lesson" : made.name, std::move(files));
}

void LessonEditor::say(const QString& problem) {
  problem_->setText(problem);
}

// Why the lesson cannot be used: in the words of the form, where these have some.
void LessonEditor::sayWhy(const Diagnostic& reason) {
  const QString gap = firstGap(written());
  say(gap.isEmpty() ? withStop(spokenSentence(reason.message)) : gap);
}

void LessonEditor::check() {
  if (current_ < 0) return;
  const auto made = checkedPackage();
  made ? say({}) : sayWhy(made.reason());
}

void LessonEditor::open() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a lesson"), QDir::homePath(),
                                                    tr("Lessons (*%1 lesson.json)").arg(kLessonEnding));
  if (path.isEmpty()) return;
  auto package = openLesson(path);
  if (!package) return say(withStop(spokenSentence(package.reason().message)));
  setPackage(package.take());
}

void LessonEditor::tryIt() {
  auto made = checkedPackage();
  if (!made) return sayWhy(made.reason());
  made->name = "trial:" + made->name;
  Q_EMIT tryWanted(*made, current_);
}

void LessonEditor::save(bool isFolder) {
  auto made = checkedPackage();
  if (!made) return sayWhy(made.reason());
  QString path = isFolder ? QFileDialog::getSaveFileName(this, tr("Save the lesson as a folder"), QDir::homePath())
                          : QFileDialog::getSaveFileName(this, tr("Save the lesson as one file"), QDir::homePath(),
                                                         tr("Lessons (*%1)").arg(kLessonEnding));
  if (path.isEmpty()) return;
  if (!isFolder && !path.endsWith(kLessonEnding)) path += kLessonEnding;
  const auto saved = saveLesson(*made, path);
  say(saved ? QString() : withStop(spokenSentence(saved.reason().message)));
}

}  // namespace armature::app
