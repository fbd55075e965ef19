// The switches of what is drawn over a diagram: buttons, menu and what is remembered; and that diagram and plots show
// one instant while a run is played.
#include <qcustomplot.h>

#include <QMenu>
#include <QToolBar>
#include <QtTest>

#include "app/plots/plot_view.h"
#include "app/shell/film_instants.h"
#include "app/shell/filmstrip.h"
#include "app/shell/view_menu.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class ViewTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyLayerHasAButton();
  void theMenuChoosesWhatArrowsTell();
  void layersAreRemembered();
  void plotsShowTheInstantOfThePicture();
  void aFilmstripShowsTheMotion();
  void aFilmstripShowsWhatRepeats();
};

namespace {

const Overlays& shown(MainWindow& window) {
  return window.page().overlay().shown();
}

}  // namespace

void ViewTest::everyLayerHasAButton() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  auto* bar = window->findChild<QToolBar*>("toolBar");
  QVERIFY(bar);
  const Overlays all{true, true, true, true, true};
  int found = 0;
  for (const auto& [keys, member] : {std::pair{QKeySequence("Shift+F2"), &Overlays::hasAxis},
                                     {QKeySequence("Shift+F3"), &Overlays::hasConvention},
                                     {QKeySequence(Qt::Key_F2), &Overlays::hasArrows},
                                     {QKeySequence(Qt::Key_F3), &Overlays::hasValues},
                                     {QKeySequence(Qt::Key_F4), &Overlays::hasMotion}}) {
    for (QAction* action : bar->actions()) {
      if (action->shortcut() != keys) continue;
      ++found;
      QWidget* button = bar->widgetForAction(action);
      QVERIFY(button && button->isVisible() && !action->icon().isNull());
      QTest::mouseClick(button, Qt::LeftButton);
      QVERIFY(shown(*window).*member);
    }
  }
  QCOMPARE(found, 5);
  QVERIFY(shown(*window) == all);
}

void ViewTest::theMenuChoosesWhatArrowsTell() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(!shown(*window).hasArrows);
  QList<QAction*> choices;
  for (QAction* action : window->findChildren<QAction*>())
    if (action->property("command").toString().startsWith("Arrows show")) choices << action;
  QCOMPARE(choices.size(), 3);
  const QList<ArrowKinds> kinds{ArrowKinds::flows, ArrowKinds::motion, ArrowKinds::both};
  for (const int k : {1, 2, 0}) {
    choices[k]->trigger();
    QVERIFY(shown(*window).hasArrows);
    QCOMPARE(shown(*window).kinds, kinds[k]);
  }
}

// What was on show at the last end is so again, and by a page that is opened later.
void ViewTest::layersAreRemembered() {
  const QTemporaryDir folder;
  const Overlays wanted{true, false, false, true, true, ArrowKinds::both};
  {
    const auto window = makeWindow(folder);
    window->viewMenu().show(wanted);
    window->viewMenu().save(window->settings());
    window->settings().sync();
  }
  const auto window = makeWindow(folder);
  QVERIFY(shown(*window) == wanted);
  QVERIFY(window->openFile(example("Rotational/First")));
  QVERIFY(shown(*window) == wanted);
}

// At each picture of the canvas the line of every plot stands at the instant that the picture was read at.
void ViewTest::plotsShowTheInstantOfThePicture() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  window->run().start();
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 30000);
  window->viewMenu().show({true, true, true, false, false});
  QTRY_VERIFY(!window->run().isShowingNewest());
  QSet<double> instants;
  for (int k = 0; k < 8; ++k) {
    QTest::qWait(60);
    window->canvas().grab();
    const double time = window->run().shownTime();
    QCOMPARE(window->page().overlay().instant().time(), time);
    instants << time;
    QVERIFY(window->plots().plotCount() > 0);
    for (int i = 0; i < window->plots().plotCount(); ++i) {
      int lines = 0;
      QCustomPlot* plot = window->plots().view(i)->plot();
      for (int j = 0; j < plot->itemCount(); ++j)
        if (auto* line = qobject_cast<QCPItemStraightLine*>(plot->item(j)); line && line->visible())
          lines += line->point1->coords().x() == time ? 1 : 0;
      QCOMPARE(lines, 1);
    }
  }
  QVERIFY(instants.size() > 3);
}

// Of a diagram without bodies each picture of a strip shows its own instant, with the parts where they are then; the
// window is afterwards as before.
void ViewTest::aFilmstripShowsTheMotion() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Translational/Oscillator")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  window->run().start();
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 30000);
  CanvasView& canvas = window->canvas();
  const auto seen = [&] { return std::tuple(canvas.geometry(), canvas.scale(), canvas.toPixels(QPointF())); };
  const auto before = seen();
  const Overlays layers = shown(*window);
  const double time = window->run().shownTime();
  // Wide pictures stand below each other.
  const QImage strip = filmstrip(*window, 2, {900, 700}, 1);
  const int tall = (700 - 12 - 12) / 2 - 22;
  const QImage first = strip.copy(12, 12, 876, tall), second = strip.copy(12, 12 + tall + 22 + 12, 876, tall);
  QVERIFY(first != second);
  QCOMPARE(strip.pixelColor(450, 12 + tall + 22 + 6), Theme::of(window.get()).canvas);
  QVERIFY(shown(*window) == layers);
  QCOMPARE(window->run().shownTime(), time);
  QVERIFY(seen() == before);
  // The same instant twice is the same picture twice.
  const auto twice = canvas.pictures({600, 300}, 2, 2, [](int) {});
  QCOMPARE(twice.size(), size_t(2));
  QCOMPARE(twice[0].size(), QSize(1200, 600));
  QVERIFY(twice[0] == twice[1]);
}

// Instants of equal distance that fall in with a repetition would show one picture many times.
void ViewTest::aFilmstripShowsWhatRepeats() {
  const auto storeOf = [](double frequency, bool hasRamp) {
    results::Column column;
    column.name = "x";
    auto store = std::make_unique<results::Store>(std::vector{column}, 1);
    for (int k = 0; k <= 2000; ++k) {
      const double t = k * 2.5e-3, x = hasRamp ? t : std::sin(2 * M_PI * frequency * t);
      if (!store->append(t, &x)) qFatal("no memory");
    }
    return store;
  };
  // Neither a ramp nor a slow sine needs other instants than the usual ones.
  for (const auto& usual : {storeOf(0, true), storeOf(0.13, false)}) {
    QCOMPARE(filmInstants(*usual, 6), std::vector<double>({0, 1, 2, 3, 4, 5}));
    QCOMPARE(filmInstants(*usual, 1), std::vector<double>({5}));
  }
  const auto sine = storeOf(1, false);
  const std::vector<double> instants = filmInstants(*sine, 6);
  QCOMPARE(instants.size(), size_t(6));
  QCOMPARE(instants.front(), 0.0);
  QVERIFY(instants.back() <= 5 && instants.back() > 3);
  double low = 1, high = -1;
  for (size_t k = 0; k < instants.size(); ++k) {
    const double x = sine->valueAt(sine->columns()[0], instants[k]);
    low = std::min(low, x);
    high = std::max(high, x);
    if (k > 0) QVERIFY(std::abs((instants[k] - instants[k - 1]) / instants[1] - 1) < 1e-9);
  }
  QVERIFY2(high - low > 1.2, qPrintable(QString::number(high - low)));
}

QTEST_MAIN(ViewTest)
#include "view_test.moc"
