#include "app/lessons/repair_task.h"

#include <QPushButton>

#include "app/language/messages.h"
#include "app/lessons/verdict.h"
#include "app/tools/repair.h"

namespace armature::app {

namespace {

std::optional<Repair> repairFor(const Message& message, DiagramScene& scene) {
  return repairOf(message, scene.document().values(),
                  [&scene](const QString& name) { return scene.catalog().find(name); });
}

}  // namespace

RepairTask::RepairTask(const Task& task, const QString& language, LessonStage& stage, QWidget* parent)
    : TaskWidget(task, language, parent),
      stage_(stage),
      message_(new QLabel(this)),
      hint_(new QLabel(this)),
      verdict_(verdictLine("verdict_0")),
      repair_(new QPushButton(this)) {
  message_->setObjectName("repairMessage");
  for (QLabel* line : {message_, hint_}) {
    line->setWordWrap(true);
    line->setTextFormat(Qt::PlainText);
    lines()->addWidget(line);
  }
  hint_->setProperty("role", "quiet");
  repair_->setObjectName("lessonRepair");
  repair_->setAutoDefault(false);
  // Its words never make the column wider than the panel.
  repair_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  repair_->setStyleSheet("QPushButton { padding: 5px 6px; }");
  lines()->addWidget(repair_);
  lines()->addWidget(verdict_);
  connect(repair_, &QPushButton::clicked, this, [this] {
    const Message* message = firstProblem(stage_.run(), this->task().fails);
    DiagramScene& scene = stage_.canvas().scene();
    const auto repair = message ? repairFor(*message, scene) : std::nullopt;
    if (repair) repair->perform(scene);
  });
  connect(&stage, &LessonStage::checked, this, &RepairTask::say);
  connect(&stage, &LessonStage::finished, this, &RepairTask::say);
  connect(&stage.canvas().scene().catalog(), &Catalog::arrived, this, &RepairTask::say);
  say();
}

void RepairTask::say() {
  if (!stage_.isOpen() || verdict_->isVisibleTo(this)) return;
  const Checker& checker = stage_.run().checker();
  const Message* message = firstProblem(stage_.run(), task().fails);
  hint_->setVisible(message);
  repair_->hide();
  if (!message) {
    message_->setText(!checker.currentModel()      ? tr("The diagram is being checked.")
                      : checker.messages().empty() ? tr("The check finds no error. Run the diagram.")
                                                   : tr("The check finds no error, but it notes: %1. Run the diagram.")
                                                         .arg(spokenSentence(checker.messages().front().text)));
    return;
  }
  message_->setText(tr("Message: %1.").arg(spokenSentence(message->text)));
  hint_->setText(tr("Repair the diagram. Every step can be undone."));
  if (const auto repair = repairFor(*message, stage_.canvas().scene())) {
    repairWords_ = repair->text;
    fitWords();
    repair_->show();
  }
}

void RepairTask::fitWords() {
  constexpr int kEdges = 16;  // [px] of the button beside its words
  const QString shown = repair_->fontMetrics().elidedText(repairWords_, Qt::ElideMiddle, width() - kEdges);
  repair_->setText(shown);
  repair_->setToolTip(shown == repairWords_ ? QString() : repairWords_);
  repair_->setAccessibleName(repairWords_);
}

void RepairTask::resizeEvent(QResizeEvent* event) {
  TaskWidget::resizeEvent(event);
  fitWords();
}

void RepairTask::showMarks(const Marking& marking, const results::Store& store) {
  message_->hide();
  hint_->hide();
  repair_->hide();
  setVerdict(verdict_, marking.isRight(), verdictOf(task(), marking.items.front(), store));
}

}  // namespace armature::app
