#include "app/lessons/choose_task.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QRadioButton>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <algorithm>

#include "app/lessons/verdict.h"

namespace armature::app {

ChooseTask::ChooseTask(const Task& task, const QString& language, LessonStage& stage, QWidget* parent)
    : TaskWidget(task, language, parent) {
  for (size_t i = 0; i < task.items.size(); ++i) makeRow(i);
  if (!task.isMany) {
    auto* group = new QButtonGroup(this);
    for (const Row& row : rows_) group->addButton(row.button);
  }
  DiagramScene& scene = stage.canvas().scene();
  connect(&scene, &DiagramScene::selectionChanged, this, [this, &scene] { takePart(scene); });
}

// A button as high as that stands beside the middle of the first line of a text, which code in it makes deeper [px].
static int firstLine(const QLabel& text) {
  QTextDocument document;
  document.setDefaultFont(text.font());
  document.setHtml(text.text());
  (void)document.size();  // lays it out
  const QTextLine line = document.firstBlock().layout()->lineAt(0);
  const QFontMetrics metrics = text.fontMetrics();
  const double deeper = line.isValid() ? line.ascent() - metrics.ascent() : 0;
  return metrics.lineSpacing() + 1 + qRound(2 * std::max(0.0, deeper));
}

void ChooseTask::makeRow(size_t index) {
  const QString text = words(task().items[index].text);
  Row row{nullptr, new QLabel(richText(text), this), verdictLine(QString("verdict_%1").arg(index))};
  if (task().isMany)
    row.button = new QCheckBox(this);
  else
    row.button = new QRadioButton(this);
  row.button->setObjectName(QString("option_%1").arg(index));
  row.button->setAccessibleName(text);
  row.text->setWordWrap(true);
  row.text->installEventFilter(this);
  row.text->ensurePolished();
  row.button->setMinimumHeight(firstLine(*row.text));
  connect(row.button, &QAbstractButton::toggled, this, &TaskWidget::edited);
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(row.button, 0, Qt::AlignTop);
  line->addWidget(row.text, 1);
  lines()->addLayout(line);
  lines()->addWidget(row.verdict);
  rows_.push_back(row);
}

bool ChooseTask::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::MouseButtonRelease)
    for (const Row& row : rows_)
      if (row.text == object && row.button->isEnabled()) row.button->click();
  return TaskWidget::eventFilter(object, event);
}

void ChooseTask::takePart(DiagramScene& scene) {
  if (scene.selectedParts().size() != 1) return;
  const QString part = scene.parts()[static_cast<size_t>(*scene.selectedParts().begin())].name;
  for (size_t i = 0; i < rows_.size(); ++i)
    if (!part.isEmpty() && task().items[i].part == part && rows_[i].button->isEnabled()) rows_[i].button->click();
}

Answer ChooseTask::answer() const {
  Answer made;
  for (size_t i = 0; i < rows_.size(); ++i)
    if (rows_[i].button->isChecked()) made.chosen.push_back(static_cast<int>(i));
  return made;
}

void ChooseTask::setAnswer(const Answer& answer) {
  for (const int item : answer.chosen)
    if (item >= 0 && static_cast<size_t>(item) < rows_.size())
      rows_[static_cast<size_t>(item)].button->setChecked(true);
}

void ChooseTask::showMarks(const Marking& marking, const results::Store& store) {
  for (const ItemMark& mark : marking.items) {
    const Row& row = rows_[static_cast<size_t>(mark.item)];
    row.button->setEnabled(false);
    // What was rightly left alone needs no word where only one is right.
    if (task().isMany || !mark.isRight || row.button->isChecked())
      setVerdict(row.verdict, mark.isRight, verdictOf(task(), mark, store));
  }
}

}  // namespace armature::app
