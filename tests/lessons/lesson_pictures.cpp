// lesson_pictures OUT_DIR [--dark] [--large] [--language de] [--size WxH] [LESSON…]: pictures of every step of lessons
// as a student sees it: the question, the answer marked right and marked wrong; of the list, and of the form to write
// one.
#include <QApplication>
#include <QCommandLineParser>
#include <cstdio>

#include "app/language/language.h"
#include "app/lessons/lesson_editor.h"
#include "app/look/theme.h"
#include "app/shell/view_menu.h"
#include "tests/lessons/player_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

// Until layout, classes and overlays have come to rest.
void settle(int time = 400) {
  QTest::qWait(time);
}

class Photographer {
 public:
  Photographer(MainWindow& window, QString folder) : window_(window), folder_(std::move(folder)) {}

  void take(const QString& name, QWidget* what = nullptr) {
    settle();
    const QString path = folder_ + "/" + name + ".png";
    std::printf("%s%s\n", qPrintable(path), (what ? what : &window_)->grab().save(path) ? "" : ": not written");
  }

  void lesson(const QString& folder) {
    if (!window_.openFile(folder)) return;
    LessonPlayer& player = window_.learnMenu().player();
    const QString name = player.package().name;
    for (size_t i = 0; i < player.lesson().steps.size(); ++i) {
      player.goTo(i);
      settle(800);
      const QString stem = QString("%1-%2").arg(name).arg(i + 1);
      take(stem + "-question");
      const Step step = player.step();
      if (!step.task || step.task->kind == TaskKind::repair) continue;
      const DiagramRun& run = runs_.of(name + player.lesson().diagramOf(i), *player.package().diagramOf(i));
      const auto right = rightAnswer(*step.task, step.at, *run.store);
      if (!right) continue;
      answer(*step.task, wrongAnswer(*step.task, *right), stem + "-wrong");
      player.again();
      answer(*step.task, *right, stem + "-right");
    }
    player.close();
  }

 private:
  void answer(const Task& task, const Answer& said, const QString& name) {
    LessonPlayer& player = window_.learnMenu().player();
    settle();
    giveAnswer(window_, task, said);
    press(window_.learnMenu().panel(), "lessonPrimary");
    (void)QTest::qWaitFor([&] { return player.phase() != Phase::running && !player.isReplaying(); }, 60000);
    take(name);
  }

  MainWindow& window_;
  QString folder_;
  DiagramRuns runs_;
};

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  dressApplication();
  QCommandLineParser parser;
  parser.addOptions({{"dark", "Dark."},
                     {"large", "Large type."},
                     {"language", "de or en.", "CODE", "en"},
                     {"size", "Of the window.", "WxH", "1280x800"}});
  parser.addPositionalArgument("OUT_DIR", "Where the pictures go.");
  parser.process(application);
  QStringList wanted = parser.positionalArguments();
  if (wanted.isEmpty()) return 1;
  const QString out = wanted.takeFirst();
  QDir().mkpath(out);
  (void)speak(chosenLanguage(parser.value("language"), {}, {}));
  const QTemporaryDir settings;
  const auto window = makeWindow(settings);
  const QStringList size = parser.value("size").split('x');
  window->resize(size.value(0).toInt(), size.value(1).toInt());
  window->setScheme(parser.isSet("dark") ? MainWindow::Scheme::dark : MainWindow::Scheme::light);
  window->learnMenu().panel().setLanguage(parser.value("language"));
  if (parser.isSet("large")) pressKey(window.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
  Photographer photographer(*window, out);
  window->learnMenu().showList();
  photographer.take("list");
  for (const QString& folder : lessonFolders())
    if (wanted.isEmpty() || wanted.contains(QDir(folder).dirName())) photographer.lesson(folder);
  const QString write = QCoreApplication::translate("armature::app::LearnMenu", "&Write a lesson…");
  for (QAction* action : window->findChildren<QAction*>())
    if (action->text() == write) action->trigger();
  if (auto* editor = window->findChild<LessonEditor*>()) {
    if (const auto package = openLesson(ARMATURE_SOURCE_DIR "/tests/lessons/fixtures/spring"))
      editor->setPackage(*package);
    editor->findChild<QListWidget*>("editorSteps")->setCurrentRow(1);
    photographer.take("authoring", editor);
  }
  return 0;
}
