// Lessons: the list, each kind of question before and after its answer, the answers of a class, writing.
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>

#include "app/lessons/class_answers.h"
#include "app/lessons/lesson_editor.h"
#include "app/lessons/marking.h"
#include "app/shell/learn_menu.h"
#include "tests/lessons/lesson_bench.h"
#include "tests/translation/walk_hand.h"

namespace armature::app {

namespace {

// One lesson with a step of each kind of task.
constexpr std::pair<const char*, size_t> kSteps[] = {
    {"flanges", 0},           {"sides", 0},       {"sides", 1}, {"sides", 2}, {"sides", 3}, {"sides", 4},
    {"mistake_no_ground", 0}, {"force_sensor", 0}};

void lookAtSteps(WalkHand& hand) {
  MainWindow& window = hand.window();
  LessonPlayer& player = window.learnMenu().player();
  DiagramRuns runs;
  for (const auto& [lesson, step] : kSteps) {
    hand.beginAnew();
    if (!window.openFile(QStringLiteral(ARMATURE_SOURCE_DIR "/resources/lessons/") + lesson)) {
      hand.miss(lesson);
      continue;
    }
    player.setReplayTime(0.05);
    player.goTo(step);
    (void)QTest::qWaitFor([&] { return window.checker().currentModel() || !window.checker().messages().empty(); });
    const QString view = QStringLiteral("lesson %1 %2").arg(lesson).arg(step + 1);
    hand.look(view, "lessonPanel");
    const auto& task = player.step().task;
    if (!task || task->kind == TaskKind::repair) continue;
    const DiagramRun& run =
        runs.of(player.package().name + player.lesson().diagramOf(step), *player.package().diagramOf(step));
    auto right = run.isDone() ? rightAnswer(*task, player.step().at, *run.store) : Result<Answer>(Answer());
    if (!right) {
      hand.miss(view + ": no right answer");
      continue;
    }
    if (right->number) right->number = QString::number(*right->number, 'g', 4).toDouble();  // as a person types it
    player.setAnswer(*right);
    player.check();
    (void)QTest::qWaitFor([&] { return player.phase() == LessonPlayer::Phase::marked && !player.isReplaying(); },
                          30000);
    hand.look(view + " answered", "lessonPanel");
  }
  hand.lookDuring("saveAnswers", [&] { hand.trigger("&Save my answers…"); });
  player.close();
}

void lookAtTheEditor(WalkHand& hand) {
  hand.beginAnew();
  hand.open("Rotational/First");
  hand.trigger("&Write a lesson…");
  QTest::qWait(200);
  auto* editor = hand.window().findChild<LessonEditor*>("lessonEditor");
  if (!editor) return hand.miss("lessonEditor");
  hand.lookAt("lessonEditor", *editor);
  if (auto package = openLesson(QStringLiteral(ARMATURE_SOURCE_DIR "/resources/lessons/sides")))
    editor->setPackage(package.take());
  auto* steps = editor->findChild<QListWidget*>("editorSteps");
  for (int k = 0; steps && k < steps->count(); ++k) {
    steps->setCurrentRow(k);
    QTest::qWait(100);
    hand.lookAt(QStringLiteral("lessonEditor %1").arg(k + 1), *editor);
  }
  auto* kind = editor->findChild<QComboBox*>("stepKind");
  for (int k = 0; kind && k < kind->count(); ++k) {
    kind->setCurrentIndex(k);
    QTest::qWait(50);
    hand.lookAt(QStringLiteral("lessonEditorKind %1").arg(k), *editor);
  }
  editor->close();
}

void lookAtAClass(WalkHand& hand) {
  for (const char* student : {"Ada", "Emmy"}) {
    LessonRecord record;
    record.lesson = "sides";
    record.title = "Sides";
    record.student = student;
    record.stepCount = 5;
    for (int step = 0; step < 5; ++step) record.steps[step].isRight = step % 2 == 0;
    hand.write(QStringLiteral("class/%1.answers.json").arg(student), QByteArray::fromStdString(toJson(record)));
  }
  hand.write("class/other.json", "{}");
  ClassAnswers answers(&hand.window());
  answers.setFolder(hand.path("class"));
  answers.show();
  QTest::qWait(150);
  hand.lookAt("classAnswers", answers);
  answers.close();
}

}  // namespace

void walkThroughLessons(WalkHand& hand) {
  hand.beginAnew();
  hand.trigger("&Lessons and mistakes");
  hand.look("lessons", "lessonList");
  lookAtSteps(hand);
  lookAtTheEditor(hand);
  lookAtAClass(hand);
  hand.beginAnew();
}

}  // namespace armature::app
