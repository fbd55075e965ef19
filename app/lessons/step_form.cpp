#include "app/lessons/step_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include "app/lessons/fact_table.h"
#include "app/lessons/task_table.h"
#include "app/look/flow_row.h"
#include "app/look/text_lines.h"
#include "app/teaching/worn_glasses.h"

namespace armature::app {

namespace {

constexpr int kTextLines = 3, kQuestionLines = 2;
const QStringList& layerNames() {
  static const QStringList names{"axis", "convention", "arrows", "values", "motion"};
  return names;
}

QString kindWords(TaskKind kind) {
  switch (kind) {
    case TaskKind::sign:
      return StepForm::tr("Signs: −, 0 or +");
    case TaskKind::arrow:
      return StepForm::tr("Arrows to turn");
    case TaskKind::choose:
      return StepForm::tr("Options to choose");
    case TaskKind::order:
      return StepForm::tr("Items to put in order");
    case TaskKind::number:
      return StepForm::tr("A number");
    case TaskKind::sketch:
      return StepForm::tr("A curve to sketch");
    case TaskKind::repair:
      break;
  }
  return StepForm::tr("A diagram to repair");
}

}  // namespace

StepForm::StepForm(QWidget* parent) : QWidget(parent) {
  setObjectName("stepForm");
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 8, 0, 12);
  form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
  text_ = texts(form, tr("Text"), "stepText", kTextLines);
  form->addRow(tr("Layers"), layers("overlay", overlays_));
  at_ = new QLineEdit(this);
  at_->setObjectName("stepAt");
  at_->setPlaceholderText(tr("end of the run"));
  form->addRow(tr("Time, s"), at_);
  light_ = new QLineEdit(this);
  light_->setObjectName("stepLight");
  light_->setPlaceholderText(tr("names of parts, separated by commas"));
  form->addRow(tr("Highlighted parts"), light_);
  runs_ = new QCheckBox(tr("Offer a run (step without a question)"), this);
  form->addRow(QString(), runs_);
  kind_ = new QComboBox(this);
  kind_->setObjectName("stepKind");
  kind_->addItem(tr("No question"), -1);
  for (const TaskKind kind : {TaskKind::sign, TaskKind::arrow, TaskKind::choose, TaskKind::order, TaskKind::number,
                              TaskKind::sketch, TaskKind::repair})
    kind_->addItem(kindWords(kind), static_cast<int>(kind));
  form->addRow(tr("Question"), kind_);
  question_ = texts(form, QString(), "stepQuestion", kQuestionLines);
  auto* ofItems = new QWidget(this);
  auto* buttons = new FlowRow(ofItems);
  buttons->setContentsMargins(0, 0, 0, 0);
  add_ = new QPushButton(tr("Add an item"), this);
  remove_ = new QPushButton(tr("Remove the item"), this);
  add_->setObjectName("addItem");
  remove_->setObjectName("removeItem");
  many_ = new QCheckBox(tr("Several may be right"), this);
  for (QPushButton* button : {add_, remove_}) {
    button->setAutoDefault(false);
    buttons->addWidget(button);
  }
  buttons->addWidget(many_);
  // Above the table, which grows: no button moves away under the pointer.
  form->addRow(QString(), ofItems);
  table_ = new TaskTable(this);
  form->addRow(QString(), table_);
  explain_ = texts(form, tr("Explanation"), "stepExplain", kTextLines);
  form->addRow(tr("Its layers"), layers("explainOverlay", explainOverlays_));
  glasses_ = new QComboBox(this);
  glasses_->setObjectName("stepGlasses");
  glasses_->addItem(tr("As this library counts"), QString());
  for (const GlassesKind& kind : GlassesTable::shipped().kinds()) glasses_->addItem(titleOf(kind), kind.name);
  form->addRow(tr("Its glasses"), glasses_);
  facts_ = new FactTable(this);
  auto* ofFacts = new QHBoxLayout;
  const auto factButton = [&](const char* name, const QString& text, void (FactTable::*run)()) {
    auto* made = new QPushButton(text, this);
    made->setObjectName(name);
    made->setAutoDefault(false);
    connect(made, &QPushButton::clicked, facts_, run);
    ofFacts->addWidget(made);
  };
  factButton("addFact", tr("Add a fact"), &FactTable::addFact);
  factButton("removeFact", tr("Remove the fact"), &FactTable::removeFact);
  ofFacts->addStretch(1);
  form->addRow(tr("Facts"), ofFacts);
  form->addRow(QString(), facts_);
  connect(add_, &QPushButton::clicked, table_, &TaskTable::addItem);
  connect(remove_, &QPushButton::clicked, table_, &TaskTable::removeItem);
  connect(kind_, &QComboBox::currentIndexChanged, this, &StepForm::kindChanged);
  const auto tell = [this] {
    if (!isQuiet_) Q_EMIT edited();
  };
  connect(table_, &TaskTable::edited, this, tell);
  connect(facts_, &FactTable::edited, this, tell);
  connect(glasses_, &QComboBox::currentIndexChanged, this, tell);
  for (QLineEdit* field : {at_, light_}) connect(field, &QLineEdit::textChanged, this, tell);
  for (const QCheckBox* box : {runs_, many_}) connect(box, &QCheckBox::toggled, this, tell);
}

StepForm::Texts StepForm::texts(QFormLayout* form, const QString& label, const char* name, int lines) {
  auto* row = new QHBoxLayout;
  const auto field = [&](const QString& language, const QString& placeholder) {
    auto* made = new QPlainTextEdit(this);
    made->setObjectName(QString(name) + "_" + language);
    made->setPlaceholderText(placeholder);
    made->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    showLines(*made, lines);
    made->setTabChangesFocus(true);
    made->setAccessibleName(QString("%1, %2").arg(label, placeholder));
    connect(made, &QPlainTextEdit::textChanged, this, [this] {
      if (!isQuiet_) Q_EMIT edited();
    });
    row->addWidget(made);
    return made;
  };
  Texts made{field("en", tr("English")), field("de", tr("German"))};
  form->addRow(label, row);
  return made;
}

QWidget* StepForm::layers(const char* name, std::vector<QCheckBox*>& boxes) {
  auto* place = new QWidget(this);
  auto* row = new FlowRow(place);
  row->setContentsMargins(0, 0, 0, 0);
  const QString words[] = {tr("axes"), tr("positive"), tr("arrows"), tr("values"), tr("motion")};
  for (int i = 0; i < layerNames().size(); ++i) {
    auto* box = new QCheckBox(words[i], place);
    box->setObjectName(QString(name) + "_" + layerNames()[i]);
    connect(box, &QCheckBox::toggled, this, [this] {
      if (!isQuiet_) Q_EMIT edited();
    });
    row->addWidget(box);
    boxes.push_back(box);
  }
  return place;
}

void StepForm::put(const Texts& fields, const LocalText& text) {
  fields.en->setPlainText(text.en);
  fields.de->setPlainText(text.de);
}

void StepForm::take(const Texts& fields, LocalText& text) {
  text.en = fields.en->toPlainText().trimmed();
  text.de = fields.de->toPlainText().trimmed();
}

void StepForm::setNames(const QStringList& variables, const QStringList& ends) {
  table_->setNames(variables, ends);
}

void StepForm::setStep(const Step& step) {
  isQuiet_ = true;
  step_ = step;
  put(text_, step.text);
  put(explain_, step.explain);
  put(question_, step.task ? step.task->question : LocalText());
  for (size_t i = 0; i < overlays_.size(); ++i) {
    overlays_[i]->setChecked(step.overlays.contains(layerNames()[static_cast<int>(i)]));
    explainOverlays_[i]->setChecked(step.explainOverlays.contains(layerNames()[static_cast<int>(i)]));
  }
  at_->setText(numberText(step.at));
  light_->setText(step.light.join(", "));
  glasses_->setCurrentIndex(std::max(0, glasses_->findData(step.glasses)));
  facts_->setFacts(step.facts);
  runs_->setChecked(step.isRun);
  many_->setChecked(step.task && step.task->isMany);
  {
    const QSignalBlocker quiet(kind_);
    kind_->setCurrentIndex(kind_->findData(step.task ? static_cast<int>(step.task->kind) : -1));
  }
  table_->setTask(step.task.value_or(Task()));
  kindChanged();
  isQuiet_ = false;
}

void StepForm::kindChanged() {
  const int kind = kind_->currentData().toInt();
  const bool isAsked = kind >= 0;
  if (isAsked && static_cast<int>(table_->task().kind) != kind) table_->setKind(static_cast<TaskKind>(kind));
  if (isAsked && table_->rowCount() == 0) table_->setKind(static_cast<TaskKind>(kind));
  const bool hasItems = isAsked && TaskTable::hasItems(static_cast<TaskKind>(kind));
  table_->setVisible(isAsked);
  for (QPlainTextEdit* field : {question_.en, question_.de}) field->setVisible(isAsked);
  for (QPushButton* button : {add_, remove_}) button->setVisible(hasItems);
  many_->setVisible(isAsked && kind == static_cast<int>(TaskKind::choose));
  runs_->setVisible(!isAsked);
  if (!isQuiet_) Q_EMIT edited();
}

Step StepForm::step() const {
  Step made = step_;
  take(text_, made.text);
  take(explain_, made.explain);
  made.overlays.clear();
  made.explainOverlays.clear();
  for (size_t i = 0; i < overlays_.size(); ++i) {
    if (overlays_[i]->isChecked()) made.overlays << layerNames()[static_cast<int>(i)];
    if (explainOverlays_[i]->isChecked()) made.explainOverlays << layerNames()[static_cast<int>(i)];
  }
  made.at = formNumber(at_->text());
  made.light.clear();
  for (const QString& part : light_->text().split(',', Qt::SkipEmptyParts)) made.light << part.trimmed();
  made.glasses = glasses_->currentData().toString();
  made.facts = facts_->facts();
  made.isRun = runs_->isChecked();
  made.task.reset();
  if (kind_->currentData().toInt() >= 0) {
    made.task = table_->task();
    take(question_, made.task->question);
    made.task->isMany = many_->isChecked() && made.task->kind == TaskKind::choose;
  }
  return made;
}

}  // namespace armature::app
