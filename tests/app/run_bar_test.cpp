// The run cluster of the toolbar and the panel that shows what a run has come to: where things stand.
#include <QDockWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "app/language/language.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class RunBarTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theRunsButtonsStandStill();
  void aPlotThatIsAskedForIsSeen();
};

// Ready, at work, paused, done: the buttons of the run and those beside it stay where they are under the pointer.
void RunBarTest::theRunsButtonsStandStill() {
  const QTemporaryDir folder;
  for (const Language language : {Language::english, Language::german}) {
    speak(language);
    const auto window = makeWindow(folder);
    window->resize(1280, 800);
    QVERIFY(window->openFile(example("Rotational/First")));
    auto *pill = window->findChild<QToolButton*>("statePill"), *run = window->findChild<QToolButton*>("runButton");
    const auto places = [&] {
      QTest::qWait(50);
      return QPair(run->mapTo(window.get(), QPoint(run->width(), 0)),
                   QRect(pill->mapTo(window.get(), QPoint()), pill->size()));
    };
    const auto before = places();
    window->run().setPace(0.1);
    window->run().start();
    QTRY_COMPARE(window->run().state(), RunState::running);
    QCOMPARE(places(), before);
    window->run().setPaused(true);
    QTRY_COMPARE(window->run().state(), RunState::paused);
    QCOMPARE(places(), before);
    window->run().setPaused(false);
    window->run().setPace(0);
    QTRY_COMPARE(window->run().state(), RunState::done);
    QCOMPARE(places(), before);
    QVERIFY(!pill->text().contains(QChar(0x2026)));
  }
  speak(Language::english);
}

// What is asked of a plot opens a panel that is only the row of its tabs, whichever tab is in front.
void RunBarTest::aPlotThatIsAskedForIsSeen() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  auto* dock = window->findChild<QDockWidget*>("resultsDock");
  window->resizeDocks({dock}, {1}, Qt::Vertical);
  QTRY_VERIFY(dock->height() < 60);
  QVERIFY(window->page().bottomTabs().tabBar()->property("closed").toBool());
  pressKey(&window->canvas(), Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_VERIFY(dock->height() > 150);
  QTRY_VERIFY(!window->page().bottomTabs().tabBar()->property("closed").toBool());
}

QTEST_MAIN(RunBarTest)
#include "run_bar_test.moc"
