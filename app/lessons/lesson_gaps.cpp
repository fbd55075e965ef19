#include "app/lessons/lesson_gaps.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "app/language/messages.h"
#include "engine/facade/measure.h"

namespace armature::app {

namespace {

struct GapWords {
  Q_DECLARE_TR_FUNCTIONS(LessonGaps)
};

// What is wrong with a condition or a number over the run, as it is typed.
QString expressionGap(const QString& text, bool isCondition) {
  if (text.isEmpty())
    return isCondition ? GapWords::tr("it does not say yet when it is right")
                       : GapWords::tr("its value has not been given yet");
  const auto measure = Measure::read(text.toStdString());
  if (!measure) return spoken(measure.reason().message);
  if (isCondition == measure->isCondition()) return {};
  return isCondition ? GapWords::tr("a condition is expected, such as at(mass1.v, 1) < 0")
                     : GapWords::tr("a number is expected, not a condition");
}

QString itemGap(const TaskItem& item, TaskKind kind) {
  switch (kind) {
    case TaskKind::arrow:
      if (item.part.isEmpty() || item.connector.isEmpty()) return GapWords::tr("it has no part and flange yet");
      [[fallthrough]];
    case TaskKind::sign:
      return item.variable.isEmpty() ? GapWords::tr("it has no variable yet") : QString();
    default:
      if (item.text.isEmpty()) return GapWords::tr("it has no text yet");
      return expressionGap(item.expression, kind == TaskKind::choose);
  }
}

QString taskGap(const Task& task) {
  if (task.kind != TaskKind::repair && task.question.isEmpty()) return GapWords::tr("the question has no text yet");
  // A diagram to be repaired has codes of messages in the stead of rows.
  for (size_t i = 0; i < task.items.size() && task.kind != TaskKind::repair; ++i)
    if (const QString gap = itemGap(task.items[i], task.kind); !gap.isEmpty())
      return GapWords::tr("row %1 of the question: %2").arg(i + 1).arg(gap);
  const bool isChoice = task.kind == TaskKind::choose || task.kind == TaskKind::order;
  if (isChoice && task.items.size() < 2) return GapWords::tr("the question needs two rows at least");
  if (task.kind == TaskKind::sketch && task.variable.isEmpty()) return GapWords::tr("the sketch has no variable yet");
  if (task.kind == TaskKind::repair && task.fails.isEmpty())
    return GapWords::tr("the code of the message that the diagram gives at first is missing");
  if (task.kind != TaskKind::number || !task.variable.isEmpty()) return {};
  return task.expression.isEmpty() ? GapWords::tr("the question has no variable or value yet")
                                   : expressionGap(task.expression, false);
}

QString factGap(const Fact& fact) {
  if (!fact.holds.isEmpty()) return expressionGap(fact.holds, true);
  if (fact.variable.isEmpty()) return GapWords::tr("it has no variable or condition yet");
  return std::isnan(fact.value) ? GapWords::tr("it has no value yet") : QString();
}

QString lightGap(const Step& step, const diagram::Document& document) {
  for (const QString& part : step.light) {
    const std::string first = part.section('.', 0, 0).section('[', 0, 0).toStdString();
    if (std::ranges::none_of(document.components, [&](const auto& item) { return item.name == first; }))
      return GapWords::tr("the diagram has no part %1").arg(part);
  }
  return {};
}

QString stepGap(const LessonPackage& package, size_t index) {
  const Step& step = package.lesson.steps[index];
  if (step.text.isEmpty()) return GapWords::tr("there is no text yet");
  const diagram::Document* const document = package.diagramOf(index);
  if (const QString gap = document ? lightGap(step, *document) : QString(); !gap.isEmpty()) return gap;
  if (const QString gap = step.task ? taskGap(*step.task) : QString(); !gap.isEmpty()) return gap;
  for (size_t i = 0; i < step.facts.size(); ++i)
    if (const QString gap = factGap(step.facts[i]); !gap.isEmpty())
      return GapWords::tr("fact %1: %2").arg(i + 1).arg(gap);
  return {};
}

}  // namespace

QString firstGap(const LessonPackage& package) {
  if (package.lesson.title.isEmpty()) return GapWords::tr("The lesson has no title yet.");
  for (size_t i = 0; i < package.lesson.steps.size(); ++i)
    if (const QString gap = stepGap(package, i); !gap.isEmpty())
      return withStop(GapWords::tr("Step %1: %2").arg(i + 1).arg(gap));
  return {};
}

}  // namespace armature::app
