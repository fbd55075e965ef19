// The list of runs, by mouse and keys: what differs in them, which are drawn beside the newest, their difference, names
// and notes, and which of them newer ones push out.
#include <qcustomplot.h>
#include <QHeaderView>
#include <QScrollBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

#include "app/panels/runs_panel.h"
#include "app/panels/scrub_label.h"
#include "app/plots/curve_graph.h"
#include "app/shell/pace_box.h"
#include "engine/diagram/json.h"
#include "tests/app/window_bench.h"
#include "tests/plots/plot_reading.h"

using namespace armature;
using namespace armature::app;

class RunsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup();
  void listsWhatDiffers();
  void aNarrowListTellsWhatDiffers();
  void tickedRunsAreBesideTheNewest();
  void differenceIsPlotted();
  void namesAndNotes();
  void newerRunsPushOlderOnesOut();
  // Results that came from a file stand in the list, but are not the newest run.
  void aFileIsNoRunOfOurs();
  void whatDiffersInWords();
  void changesAreFollowed();
  void aLabelIsDrawnAt();
  void anyPaceCanBeTyped();
  void stepsFromEventToEvent();
  void theWheelOverAnAxis();
  void curvesUponOneAnotherAreDashed();

 private:
  // Runs First with another amplitude of its torque.
  void runWith(const char* amplitude) {
    auto item = window_->document().values().parameters.at(0);
    item.value = amplitude;
    window_->document().setParameter(0, item);
    runToEnd(*window_);
  }
  QTreeWidget& list() { return panel_->list(); }
  QTreeWidgetItem* row(int at) { return list().topLevelItem(at); }
  // A click on the box of a row; newest first.
  void tick(int at) {
    const QRect box = list().visualItemRect(row(at));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, {box.left() + 10, box.center().y()});
  }
  QToolButton* tool(const QString& text) {
    for (auto* button : panel_->findChildren<QToolButton*>())
      if (button->text() == text) return button;
    return nullptr;
  }
  PlotView* view() { return window_->plots().view(0); }
  double valueOf(const KeptRun& run, const QString& name, double time) {
    return run.store->valueAt(run.store->columns()[static_cast<size_t>(run.store->find(name.toStdString()))], time);
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
  RunsPanel* panel_ = nullptr;
};

void RunsTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  window_ = makeWindow(*folder_);
  QVERIFY(window_->openFile(example("Rotational/First")));
  panel_ = window_->findChild<RunsPanel*>();
  QVERIFY(panel_);
  auto* tabs = window_->findChild<QTabWidget*>("bottomTabs");
  QVERIFY(tabs);
  runWith("1");
  runWith("2");
  runWith("3");
  tabs->setCurrentWidget(panel_);
  QTRY_COMPARE(list().topLevelItemCount(), 3);
}

void RunsTest::cleanup() {
  window_.reset();
  folder_.reset();
}

void RunsTest::listsWhatDiffers() {
  const QString name = QString::fromStdString(window_->document().values().parameters.at(0).name);
  QCOMPARE(row(0)->text(0), QString("Run 3"));
  QCOMPARE(row(2)->text(0), QString("Run 1"));
  QCOMPARE(row(1)->text(4), name + " = 2 (3)");
  QCOMPARE(row(2)->text(4), name + " = 1 (3)");
  // Until one is chosen, the run before is beside the newest.
  const auto beside = window_->run().book().comparedWith(window_->run().store());
  QCOMPARE(beside.size(), size_t{1});
  QCOMPARE(beside[0].store, window_->run().book().runs()[1].store);
}

// Nothing is to be scrolled to: what a run took and reached gives way to what it differs in, and its tip has it then.
void RunsTest::aNarrowListTellsWhatDiffers() {
  const auto isShown = [this](int column) { return !list().isColumnHidden(column); };
  for (const int width : {1280, 853, 640}) {
    window_->resize(width, 533);
    const auto fits = [&] {
      int right = 0;
      for (int column = 0; column < list().columnCount(); ++column)
        right = std::max(right, list().columnViewportPosition(column) + list().columnWidth(column));
      return right == list().viewport()->width() && !list().horizontalScrollBar()->isVisible();
    };
    QTRY_VERIFY2(fits(), qPrintable(QString::number(width)));
    QVERIFY(isShown(0) && isShown(4) && isShown(5));
    QVERIFY(list().columnWidth(4) >= list().fontMetrics().horizontalAdvance(row(1)->text(4)) || width < 700);
    QVERIFY(row(1)->toolTip(0).contains(row(1)->text(2)));
    const int tick = 30;  // with the gaps beside it
    QVERIFY(list().columnWidth(0) >= list().fontMetrics().horizontalAdvance(row(1)->text(0)) + tick);
  }
  window_->resize(1600, 900);
  QTRY_VERIFY(isShown(1) && isShown(2) && isShown(3));
}

void RunsTest::tickedRunsAreBesideTheNewest() {
  tick(2);
  QTRY_VERIFY(window_->run().book().runs()[0].isCompared);
  tick(1);
  QTRY_VERIFY(window_->run().book().runs()[1].isCompared);
  const PlotCurve& curve = view()->curves().at(0);
  QCOMPARE(curve.beside.size(), size_t{2});
  const double last = window_->run().stopTime();
  for (size_t k = 0; k < 2; ++k) {
    const double drawn = curve.beside[k].line->last();
    QVERIFY(std::abs(drawn - curve.seen(valueOf(window_->run().book().runs()[k], curve.variable, last))) < 1e-9);
  }
  // The next run is compared with the same ones, and what is compared is kept.
  runWith("4");
  QTRY_COMPARE(list().topLevelItemCount(), 4);
  QCOMPARE(view()->curves().at(0).beside.size(), size_t{2});
  QVERIFY(row(3)->text(1).contains("kept"));
  tick(2);
  tick(3);
  QTRY_VERIFY(!window_->run().book().isAnyCompared());
}

void RunsTest::differenceIsPlotted() {
  tick(2);
  QTRY_VERIFY(window_->run().book().isAnyCompared());
  QTest::mouseClick(tool("Difference"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(axisLabel(*view(), false).startsWith("Δ"), 20000);
  const QString name = view()->variables().at(0);
  const auto& runs = window_->run().book().runs();
  const double last = window_->run().stopTime();
  const double expected = valueOf(runs[2], name, last) - valueOf(runs[0], name, last);
  QVERIFY(std::abs(expected) > 1e-6);
  QVERIFY(std::abs(lastValue(*view(), name) - expected) < 1e-9);
  // A new run shows its curves while it goes on, and its difference after that.
  runWith("5");
  QTRY_VERIFY_WITH_TIMEOUT(axisLabel(*view(), false).startsWith("Δ"), 20000);
  const double next = valueOf(window_->run().book().runs().back(), name, last) - valueOf(runs[0], name, last);
  QVERIFY(std::abs(lastValue(*view(), name) - next) < 1e-9);
  QTest::mouseClick(tool("Difference"), Qt::LeftButton);
  QTRY_VERIFY(!axisLabel(*view(), false).startsWith("Δ"));
}

void RunsTest::namesAndNotes() {
  const auto write = [&](int at, int column, const char* text) {
    const QRect cell = list().visualRect(list().model()->index(at, column));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, cell.center());
    QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, cell.center());
    auto* field = list().findChild<QLineEdit*>();
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
  };
  write(2, 0, "soft start");
  QTRY_COMPARE(window_->run().book().runs()[0].name, QString("soft start"));
  QTRY_COMPARE(row(2)->text(0), QString("soft start"));
  write(2, 5, "as in the lecture");
  QTRY_COMPARE(window_->run().book().runs()[0].note, QString("as in the lecture"));
  QVERIFY(window_->run().book().runs()[0].isKept);
  // What is told is not written into.
  const QRect cell = list().visualRect(list().model()->index(1, 4));
  QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, cell.center());
  QVERIFY(!list().findChild<QLineEdit*>());
  // The card at the pointer and the line above the plot call it by its name.
  tick(2);
  QTRY_VERIFY(window_->run().book().isAnyCompared());
  QCOMPARE(window_->run().book().comparedWith(window_->run().store())[0].title, QString("soft start"));
}

void RunsTest::aFileIsNoRunOfOurs() {
  RunBook& book = window_->run().book();
  const int newest = book.runs().back().number;
  QCOMPARE(book.newest()->number, newest);
  KeptRun measured;
  measured.name = "measured";
  measured.store = window_->run().store();
  measured.isKept = true;
  book.add(measured);
  QCOMPARE(book.runs().back().title(), QString("measured"));
  QCOMPARE(book.newest()->number, newest);
  QTRY_COMPARE(row(0)->text(0), QString("measured"));
  QCOMPARE(row(1)->text(4), QString("the newest run"));
}

void RunsTest::newerRunsPushOlderOnesOut() {
  list().setCurrentItem(row(2));
  QTest::mouseClick(tool("Keep"), Qt::LeftButton);
  QTRY_VERIFY(window_->run().book().runs()[0].isKept);
  RunBook& book = window_->run().book();
  for (int k = 0; k < 20; ++k) {
    KeptRun run;
    run.store = window_->run().store();
    book.add(run);
  }
  QVERIFY(book.runs().size() < 15);
  QCOMPARE(book.runs().front().number, 1);
  QCOMPARE(book.runs().back().number, 23);
  // Dropped by the key.
  list().setCurrentItem(row(list().topLevelItemCount() - 1));
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Delete);
  QTRY_VERIFY(!book.find(1));
}

void RunsTest::whatDiffersInWords() {
  const diagram::Document first = window_->document().values();
  diagram::Document second = first;
  QVERIFY(differencesOf(first, second).isEmpty());
  second.components[0].placement.x += 20;
  QVERIFY(differencesOf(first, second).isEmpty());
  second.experiment.stopTime = 7;
  QCOMPARE(differencesOf(first, second), QStringList("stop time = 7 (1)"));
  second = first;
  second.components.pop_back();
  second.connections.pop_back();
  QCOMPARE(differencesOf(first, second), QStringList({"other parts: 1", "other wires: 1"}));
  QCOMPARE(differencesOf(first, first, {"a"}), QStringList());
}

// With the tick in the menu a change runs the diagram again, and only the last of such runs stays in the list.
void RunsTest::changesAreFollowed() {
  RunControl& run = window_->run();
  pressKey(window_.get(), Qt::Key_F5, Qt::ControlModifier);
  QVERIFY(run.isFollowing());
  auto item = window_->document().values().parameters.at(0);
  for (const char* amplitude : {"4", "6", "8"}) {
    item.value = amplitude;
    window_->document().setParameter(0, item);
    QTRY_VERIFY_WITH_TIMEOUT(run.state() == RunState::done && !run.isOutOfDate(), 20000);
  }
  QTRY_COMPARE(list().topLevelItemCount(), 4);
  const auto& runs = run.book().runs();
  QCOMPARE(runs.back().document.parameters.at(0).value, std::string("8"));
  // The run that a person has started is what they are compared with.
  QCOMPARE(run.book().comparedWith(run.store())[0].store, runs[2].store);
  // A mistake stops it, its mending goes on.
  item.value = "nobody";
  window_->document().setParameter(0, item);
  QTRY_VERIFY_WITH_TIMEOUT(run.state() == RunState::stopped, 20000);
  item.value = "9";
  window_->document().setParameter(0, item);
  QTRY_VERIFY_WITH_TIMEOUT(run.state() == RunState::done && !run.isOutOfDate(), 20000);
  pressKey(window_.get(), Qt::Key_F5, Qt::ControlModifier);
  QVERIFY(!run.isFollowing());
  item.value = "1";
  window_->document().setParameter(0, item);
  QTest::qWait(600);
  QVERIFY(run.isOutOfDate());
}

// A hand that draws at the name of a parameter changes its number, in one step of undo.
void RunsTest::aLabelIsDrawnAt() {
  clickPart(*window_, "inertia2");
  QLineEdit* field = nullptr;
  QTRY_VERIFY((field = window_->inspector().findChild<QLineEdit*>("parameter_J")));
  ScrubLabel* label = nullptr;
  for (auto* each : window_->inspector().findChildren<ScrubLabel*>())
    if (each->text() == "J") label = each;
  QVERIFY(label);
  const QString before = field->text();
  const int steps = window_->document().undoStack()->index();
  const auto draw = [](ScrubLabel* name) {
    const QPoint at = name->rect().center();
    QTest::mousePress(name, Qt::LeftButton, {}, at);
    for (int x = 5; x <= 50; x += 5) {
      QMouseEvent move(QEvent::MouseMove, at + QPoint(x, 0), name->mapToGlobal(at + QPoint(x, 0)), Qt::NoButton,
                       Qt::LeftButton, Qt::NoModifier);
      QApplication::sendEvent(name, &move);
    }
    QTest::mouseRelease(name, Qt::LeftButton, {}, at + QPoint(50, 0));
  };
  draw(label);
  QCOMPARE(field->text().toDouble(), before.toDouble() * 1.5);
  QCOMPARE(window_->document().undoStack()->index(), steps + 1);
  window_->document().undoStack()->undo();
  QCOMPARE(field->text(), before);
  // The same for a parameter of the diagram; none of what is no number.
  const auto n = static_cast<int>(window_->document().values().parameters.size());
  window_->document().setParameter(n, diagram::ParameterItem{"size", "Real", "8", "m", {}});
  window_->document().setParameter(n + 1, diagram::ParameterItem{"twice", "Real", "2*size", "m", {}});
  window_->canvas().scene().clearSelection();
  const auto named = [&](const char* name) {
    ScrubLabel* found = nullptr;
    for (auto* each : window_->inspector().findChildren<ScrubLabel*>())
      if (each->text() == name && each->isVisible()) found = each;
    return found;
  };
  QTRY_VERIFY(named("size") && named("twice"));
  const int count = window_->document().undoStack()->index();
  draw(named("twice"));
  QCOMPARE(window_->document().undoStack()->index(), count);
  draw(named("size"));
  QCOMPARE(window_->document().values().parameters.back().name, std::string("twice"));
  QCOMPARE(window_->document().values().parameters[static_cast<size_t>(n)].value, std::string("12"));
  QCOMPARE(window_->document().undoStack()->index(), count + 1);
  QTRY_COMPARE(window_->inspector().findChild<QLineEdit*>("diagramParameter_size")->text(), QString("12"));
  window_->document().undoStack()->undo();
  QTRY_COMPARE(window_->inspector().findChild<QLineEdit*>("diagramParameter_size")->text(), QString("8"));
  QCOMPARE(scrubbed(0, 25), 0.25);
  QCOMPARE(scrubbed(-200, 10), -180.0);
  QCOMPARE(scrubbed(1.23456, 1), 1.247);
}

// A run of 1 s at a quarter of real time takes 4 s, whatever the machine; one that is asked for more than the machine
// can give says what it gives.
void RunsTest::anyPaceCanBeTyped() {
  QCOMPARE(readPace("0,03"), std::optional(0.03));
  QCOMPARE(readPace(" 3 x"), std::optional(3.0));
  QCOMPARE(readPace("full speed"), std::optional(0.0));
  for (const char* wrong : {"", "x", "fast", "-1", "0", "0.0001", "1e9", "nan", "inf"})
    QVERIFY2(!readPace(wrong), wrong);
  auto* field = window_->findChild<QLineEdit*>("paceField");
  QVERIFY(field);
  RunControl& run = window_->run();
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, "0.25");
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(run.pace(), 0.25);
  QElapsedTimer clock;
  clock.start();
  runToEnd(*window_);
  QVERIFY(clock.elapsed() >= 3900);
  QVERIFY(run.achievedPace() && *run.achievedPace() < 0.3);
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, "nobody");
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(run.pace(), 0.25);
  QCOMPARE(field->text(), paceText(0.25));
}

// Ctrl+F10 stands right behind each event that the whole run has, in turn, and changes no result.
void RunsTest::stepsFromEventToEvent() {
  QVERIFY(window_->openFile(example("Rotational/CoupledClutches")));
  RunControl& run = window_->run();
  runToEnd(*window_);
  std::vector<double> times;
  for (const auto& event : run.result().events)
    if (times.empty() || event.time > times.back()) times.push_back(event.time);
  QVERIFY(times.size() > 3);
  const StorePtr alone = run.store();
  for (const double time : times) {
    pressKey(window_.get(), Qt::Key_F10, Qt::ControlModifier);
    const auto stands = [&] { return run.state() == RunState::paused && run.time() >= time; };
    QVERIFY2(QTest::qWaitFor(stands, 20000), qPrintable(QString::number(time)));
    QVERIFY2(std::abs(run.time() - time) < 1e-6, qPrintable(QString("%1, not %2").arg(run.time()).arg(time)));
    const StorePtr& store = run.store();
    // The row after the event is there: two of one time.
    QTRY_VERIFY(store->rowCount() > 1 && store->time(store->rowCount() - 1) == store->time(store->rowCount() - 2));
  }
  pressKey(window_.get(), Qt::Key_F6);
  QTRY_VERIFY_WITH_TIMEOUT(run.state() == RunState::done, 20000);
  QCOMPARE(run.store()->rowCount(), alone->rowCount());
  for (const results::Column& column : alone->columns())
    QCOMPARE(run.store()->value(run.store()->columns()[static_cast<size_t>(run.store()->find(column.name))],
                                alone->rowCount() - 1),
             alone->value(column, alone->rowCount() - 1));
}

// Over the numbers of an axis the wheel scales that axis alone, about the pointer.
void RunsTest::theWheelOverAnAxis() {
  window_->findChild<QTabWidget*>("bottomTabs")->setCurrentWidget(&window_->plots());
  QCustomPlot* plot = view()->plot();
  QTRY_VERIFY(plot->axisRect()->rect().width() > 50);
  const QRect area = plot->axisRect()->rect();
  const auto turn = [&](QPoint at) {
    QWheelEvent event(at, plot->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(plot, &event);
  };
  const QCPRange x = plot->xAxis->range(), y = plot->yAxis->range();
  turn({area.center().x(), area.bottom() + 8});
  QVERIFY(plot->xAxis->range().size() < 0.9 * x.size());
  QCOMPARE(plot->yAxis->range(), y);
  const QCPRange closer = plot->xAxis->range();
  turn({area.left() - 8, area.center().y()});
  QCOMPARE(plot->xAxis->range(), closer);
  QVERIFY(plot->yAxis->range().size() < 0.9 * y.size());
  turn(area.center());
  QVERIFY(plot->xAxis->range().size() < 0.9 * closer.size());
}

// The two faces of one cut: of equal angles the second is dashed, so that the first is seen through it.
void RunsTest::curvesUponOneAnotherAreDashed() {
  runWith("10");
  const auto definitionOf = [](const char* first, const char* second) {
    return diagram::Json{{"title", "cut"}, {"curves", {{{"variable", first}}, {{"variable", second}}}}};
  };
  const auto covering = [&] {
    std::vector<bool> all;
    for (const PlotCurve& curve : view()->curves()) all.push_back(curve.isCovering);
    return all;
  };
  view()->setDefinition(definitionOf("inertia1.flange_b.phi", "idealGear.flange_a.phi"));
  view()->refresh();
  QCOMPARE(covering(), (std::vector<bool>{false, true}));
  view()->setDefinition(definitionOf("inertia1.flange_b.phi", "inertia2.phi"));
  view()->refresh();
  QCOMPARE(covering(), (std::vector<bool>{false, false}));
}

QTEST_MAIN(RunsTest)
#include "runs_test.moc"
