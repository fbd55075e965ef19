// The run cluster of the toolbar and the panel that shows what a run has come to: where things stand.
#include <QDialog>
#include <QDockWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "app/language/language.h"
#include "app/look/theme.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class RunBarTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theRunsButtonsStandStill();
  void theRunKeepsItsWord();
  void aPlotThatIsAskedForIsSeen();
  void theStateHasTheColourOfTheTheme();
  void focusIsAtTheEdgeOfAButton();
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

// The button that all begins with says what it does down to a window of 1024 pixels: the time gives way first, which
// the slider tells as well. Its sign and its word stand in its middle.
void RunBarTest::theRunKeepsItsWord() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  auto *pill = window->findChild<QToolButton*>("statePill"), *run = window->findChild<QToolButton*>("runButton");
  const auto* time = window->findChild<QWidget*>("timeLabel");
  const auto hasWord = [&] { return run->toolButtonStyle() == Qt::ToolButtonTextBesideIcon; };
  for (const auto& [width, isTimeSeen] : {std::pair(1280, true), std::pair(1024, false), std::pair(1280, true)}) {
    window->resize(width, 700);
    QTRY_COMPARE(time->isVisible(), isTimeSeen);
    QTRY_VERIFY(hasWord());
    QVERIFY(run->width() >= run->sizeHint().width() && pill->width() >= pill->sizeHint().width());
    QVERIFY(!window->findChild<QWidget*>("qt_toolbar_ext_button")->isVisible());
  }
  const QImage seen = run->grab().toImage();
  int left = seen.width(), right = 0;
  for (int y = seen.height() / 4; y < seen.height() * 3 / 4; ++y) {
    for (int x = 4; x < seen.width() - 4; ++x) {
      if (seen.pixel(x, y) == seen.pixel(seen.width() / 2, 4)) continue;
      left = std::min(left, x), right = std::max(right, x);
    }
  }
  QVERIFY2(std::abs(left - (seen.width() - 1 - right)) <= 4,
           qPrintable(QString("%1 %2 %3").arg(left).arg(right).arg(seen.width())));
  runToEnd(*window);
  for (const QSize small : {QSize(853, 533), QSize(640, 400)}) {
    window->resize(small);
    QTRY_VERIFY(!hasWord());
    QTest::qWait(50);
    QVERIFY2(pill->text().startsWith("Done") && !pill->text().contains(QChar(0x2026)), qPrintable(pill->text()));
    QTRY_VERIFY2(pill->width() >= pill->sizeHint().width(), qPrintable(QString::number(small.width())));
  }
  window->resize(1280, 800);
  QTRY_VERIFY(hasWord());
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

// Also of a window whose colours are changed after the run.
void RunBarTest::theStateHasTheColourOfTheTheme() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  const auto* pill = window->findChild<QToolButton*>("statePill");
  for (const Theme& theme : {Theme::dark(), Theme::light()}) {
    for (QAction* action : window->findChildren<QAction*>())
      if (action->text() == "&Dark theme") action->trigger();
    QTRY_VERIFY2(pill->styleSheet().contains(theme.done.name()), qPrintable(pill->styleSheet()));
  }
}

// And there alone: the usual style fills a box about the words of a button that has the focus.
void RunBarTest::focusIsAtTheEdgeOfAButton() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  for (const bool isDefault : {false, true}) {
    QDialog dialog;
    auto *button = new QPushButton("Close", &dialog), *other = new QPushButton("Other", &dialog);
    other->move(0, 100);
    button->setDefault(isDefault);
    for (QPushButton* one : {button, other}) one->setAutoDefault(false);
    dialog.resize(200, 200);
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const auto seen = [&](QPushButton& focused) {
      focused.setFocus(Qt::TabFocusReason);
      QTest::qWait(30);
      return button->grab().toImage();
    };
    const QImage with = seen(*button), without = seen(*other);
    QVERIFY(with != without);
    const QRect inside = QRect(QPoint(), with.size()).adjusted(4, 4, -4, -4);
    QCOMPARE(with.copy(inside), without.copy(inside));
  }
}

QTEST_MAIN(RunBarTest)
#include "run_bar_test.moc"
