#include "app/lessons/task_widget.h"

#include "app/lessons/choose_task.h"
#include "app/lessons/number_task.h"
#include "app/lessons/order_task.h"
#include "app/lessons/repair_task.h"
#include "app/lessons/sign_task.h"
#include "app/lessons/sketch_task.h"
#include "app/lessons/verdict.h"
#include "app/look/theme.h"

namespace armature::app {

namespace {
constexpr int kAsked = 8, kMarked = 4;  // [px] between lines
}

TaskWidget::TaskWidget(const Task& task, const QString& language, QWidget* parent)
    : QWidget(parent), task_(task), language_(language), lines_(new QVBoxLayout(this)) {
  setObjectName("task");
  lines_->setContentsMargins(0, 0, 0, 0);
  lines_->setSpacing(kAsked);
}

QLabel* TaskWidget::verdictLine(const QString& objectName) {
  auto* line = new QLabel(this);
  line->setObjectName(objectName);
  line->setWordWrap(true);
  line->hide();
  return line;
}

void TaskWidget::setVerdict(QLabel* line, bool isRight, const QString& words) {
  const Theme& theme = Theme::of(line);
  const QColor color = isRight ? theme.done : theme.error;
  // Beside what it tells of.
  lines_->setSpacing(kMarked);
  line->setText((isRight ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + unbroken(words));
  line->setStyleSheet(QString("color: %1; font-weight: 600;").arg(color.name()));
  line->setAccessibleName(isRight ? tr("Right: %1").arg(words) : tr("Wrong: %1").arg(words));
  line->setProperty("isRight", isRight);
  line->show();
}

TaskWidget* makeTaskWidget(const Task& task, const QString& language, LessonStage& stage, QWidget* parent) {
  switch (task.kind) {
    case TaskKind::sign:
      return new SignTask(task, language, parent);
    case TaskKind::arrow:
      return new ArrowTask(task, language, stage, parent);
    case TaskKind::choose:
      return new ChooseTask(task, language, stage, parent);
    case TaskKind::order:
      return new OrderTask(task, language, parent);
    case TaskKind::number:
      return new NumberTask(task, language, parent);
    case TaskKind::sketch:
      return new SketchTask(task, language, parent);
    case TaskKind::repair:
      break;
  }
  return new RepairTask(task, language, stage, parent);
}

}  // namespace armature::app
