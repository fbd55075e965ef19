// What a run says, on the diagram and in plots: arrows and values at connectors, the shown instant, units of plots,
// traces of logic signals; labels that are dragged and elements of arrays of connectors.
#include <qcustomplot.h>
#include <QMenu>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>

#include "app/panels/variable_browser.h"
#include "app/panels/variable_tree.h"
#include "app/teaching/live_overlay.h"
#include "engine/diagram/json.h"
#include "tests/app/window_bench.h"
#include "tests/plots/plot_reading.h"

using namespace armature;
using namespace armature::app;

class ResultsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void cutForcesAreReadAtBothFlanges();
  void overlaysAreDrawnAndSwitchedByKeys();
  void numbersKeepOffNamesAndEachOther();
  void aClickOnThePlotShowsThatInstant();
  void plotsShowDegreesAndOtherUnits();
  void logicSignalsAreTracesWithLetters();
  void aPlotOverAnotherVariable();
  void labelsAreDraggedAndComeBack();
  void elementsOfArraysAreChosen();
  void ticksAreFarEnoughApart();
  void derivativesStandWithTheirPart();
  void aLongValueShortensNoOtherName();
  void aFrameIsLookedAtAndKeptByTheNextRun();
  void aRunIsKeptForComparison();
  void resultsOfAFileAreDrawnAtOnce();
  void resultsSayWhenTheyAreOld();
  void pauseStepAndGoOn();
  void menuOpensInsideTheAxes();
  void theCardCompares();
  void allResultsAreExported();
  void whatTheRunSolvedIsShown();
  void protectedPartsAreListed();
};

// The two cuts of one connection are equal and opposite, and each is the store's own value at the shown time.
void ResultsTest::cutForcesAreReadAtBothFlanges() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  runToEnd(*window);
  auto* overlay = window->canvas().findChild<LiveOverlay*>();
  QVERIFY(overlay);
  window->run().setShownTime(0.13);
  const DiagramScene& scene = window->canvas().scene();
  const auto flowAt = [&](const char* end) {
    for (const auto& reading : overlay->readings())
      if (scene.findEnd(end) == reading.connector)
        return flowOf(reading, Instant(window->run().store(), window->run().shownTime()));
    return std::nan("");
  };
  const double right = flowAt("spring.flange_a"), left = flowAt("inertia2.flange_b");
  QVERIFY(std::isfinite(right) && std::isfinite(left));
  const auto& store = *window->run().store();
  const auto& column = store.columns()[static_cast<size_t>(store.find("spring.flange_a.tau"))];
  QCOMPARE(right, store.valueAt(column, 0.13));
  // With the damper's on the same node: the sum of the cut torques is zero.
  QVERIFY(std::abs(right + left + flowAt("damper.flange_a")) < 1e-6 * std::max(1.0, std::abs(right)));
}

void ResultsTest::overlaysAreDrawnAndSwitchedByKeys() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  runToEnd(*window);
  const auto picture = [&] { return window->canvas().grab().toImage(); };
  const QImage bare = picture();
  for (const auto key : {Qt::Key_F2, Qt::Key_F3}) {
    pressKey(window.get(), key);
    QVERIFY(picture() != bare);
    pressKey(window.get(), key);
    QVERIFY(picture() == bare);
    // With Shift: the axes of lines, and what positive means.
    pressKey(window.get(), key, Qt::ShiftModifier);
    QVERIFY(picture() != bare);
    pressKey(window.get(), key, Qt::ShiftModifier);
    QVERIFY(picture() == bare);
  }
  // Motion lets the shown time run by itself.
  pressKey(window.get(), Qt::Key_F4);
  QTRY_VERIFY(!window->run().isShowingNewest());
  const double first = window->run().shownTime();
  QTRY_VERIFY(window->run().shownTime() != first);
  pressKey(window.get(), Qt::Key_F4);
  QVERIFY(window->run().isShowingNewest());
}

// Arrows and values at once over First, at several instants and sizes: no number covers a name, another number or the
// edge of the canvas.
void ResultsTest::numbersKeepOffNamesAndEachOther() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  runToEnd(*window);
  CanvasView& view = window->canvas();
  pressKey(window.get(), Qt::Key_F2);
  pressKey(window.get(), Qt::Key_F3);
  auto* overlay = view.findChild<LiveOverlay*>();
  QVERIFY(overlay);
  for (const double time : {0.05, 0.13, 0.4, 0.77, 1.0}) {
    window->run().setShownTime(time);
    view.grab();
    std::vector<QRectF> numbers;
    for (const DrawnNumber& number : overlay->drawn().numbers) numbers.push_back(number.box);
    QVERIFY2(numbers.size() > 15, qPrintable(QString::number(numbers.size())));
    for (size_t i = 0; i < numbers.size(); ++i) {
      QVERIFY(QRectF(view.rect()).contains(numbers[i]));
      for (size_t k = 0; k < view.scene().parts().size(); ++k)
        QVERIFY2(!view.besideParts().label(static_cast<int>(k)).intersects(numbers[i]),
                 qPrintable(QString("number %1 on %2 at %3").arg(i).arg(view.scene().parts()[k].name).arg(time)));
      for (size_t k = 0; k < i; ++k) QVERIFY(!numbers[k].intersects(numbers[i]));
    }
  }
}

void ResultsTest::aClickOnThePlotShowsThatInstant() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  QCustomPlot* plot = window->plots().view(0)->plot();
  QTest::qWait(50);
  const QPoint at(qRound(plot->xAxis->coordToPixel(0.5)), plot->axisRect()->center().y());
  QTest::mouseClick(plot, Qt::LeftButton, {}, at);
  QVERIFY(!window->run().isShowingNewest());
  const double width = plot->xAxis->pixelToCoord(1) - plot->xAxis->pixelToCoord(0);
  QVERIFY(std::abs(window->run().shownTime() - 0.5) <= width);
}

// Angles stand in degrees on the axis, speeds in whatever the plot's menu was told; the model's values stay.
void ResultsTest::plotsShowDegreesAndOtherUnits() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  window->document().setPlot(
      0, diagram::Json{{"curves", {{{"variable", "inertia3.phi"}}, {{"variable", "inertia3.w"}}}}}, "Plots");
  runToEnd(*window);
  QTest::qWait(50);
  PlotView* view = window->plots().view(0);
  QVERIFY(axisLabel(*view, false).endsWith("°"));
  QVERIFY(axisLabel(*view, true).endsWith("rad/s"));
  const auto& store = *window->run().store();
  const auto last = [&](const char* name) {
    return store.value(store.columns()[static_cast<size_t>(store.find(name))], store.rowCount() - 1);
  };
  QVERIFY(std::abs(lastDrawn(*view, "inertia3.phi") - last("inertia3.phi") * 180 / M_PI) < 1e-9);
  QVERIFY(std::abs(lastValue(*view, "inertia3.phi") - last("inertia3.phi")) < 1e-12);
  diagram::Json next = view->definition();
  next["units"]["rad/s"] = "rpm";
  Q_EMIT view->definitionWanted(next, "Change unit");
  QTest::qWait(20);
  QVERIFY(axisLabel(*view, true).endsWith("rpm"));
  QVERIFY(std::abs(lastDrawn(*view, "inertia3.w") - last("inertia3.w") * 30 / M_PI) < 1e-9);
}

// The nine values by the letters of IEEE 1164, in the order of the table's own code 1 … 9.
void ResultsTest::logicSignalsAreTracesWithLetters() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  dropPart(*window, "Modelica.Electrical.Digital.Sources.Table", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  using Changes = std::vector<std::pair<const char*, const char*>>;
  for (const auto& [name, value] :
       Changes{{"x",
                "{Modelica.Electrical.Digital.Interfaces.Logic.'X', Modelica.Electrical.Digital.Interfaces.Logic.'0', "
                "Modelica.Electrical.Digital.Interfaces.Logic.'1', Modelica.Electrical.Digital.Interfaces.Logic.'Z'}"},
               {"t", "{0.1, 0.3, 0.5, 0.8}"},
               {"y0", "Modelica.Electrical.Digital.Interfaces.Logic.'U'"}})
    window->document().setModifier(0, name, value);
  const std::string signal = window->document().values().components[0].name + ".y";
  window->document().setPlot(0, diagram::Json{{"curves", {{{"variable", signal}}}}}, "Plots");
  runToEnd(*window);
  QTest::qWait(50);
  PlotView* view = window->plots().view(0);
  QCOMPARE(view->traceLetters(QString::fromStdString(signal)), QStringList({"U", "X", "0", "1", "Z"}));
}

void ResultsTest::aPlotOverAnotherVariable() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  window->document().setPlot(0, diagram::Json{{"x", "inertia3.phi"}, {"curves", {{{"variable", "inertia3.w"}}}}},
                             "Plots");
  runToEnd(*window);
  QTest::qWait(50);
  auto* curve = qobject_cast<QCPCurve*>(window->plots().view(0)->plot()->plottable(0));
  QVERIFY(curve);
  const auto& store = *window->run().store();
  QCOMPARE(static_cast<uint64_t>(curve->data()->size()), store.rowCount());
  const auto last = curve->data()->constEnd() - 1;
  const auto& phi = store.columns()[static_cast<size_t>(store.find("inertia3.phi"))];
  QVERIFY(std::abs(last->key - store.value(phi, store.rowCount() - 1) * 180 / M_PI) < 1e-9);
}

// A label dragged away is one step of undo, keeps its place relative to its part, and survives saving.
void ResultsTest::labelsAreDraggedAndComeBack() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  CanvasView& canvas = window->canvas();
  const std::string before = diagram::toJson(window->document().values());
  const QRectF home = canvas.besideParts().label(0);
  QVERIFY(!home.isEmpty());
  const QPoint by(48, 32);
  dragOn(canvas, home.center().toPoint(), home.center().toPoint() + by);
  QCOMPARE(window->document().undoStack()->count(), 2);
  const QRectF away = canvas.besideParts().label(0);
  QVERIFY(QLineF(away.center(), home.center() + by).length() < 6);
  QCOMPARE(window->document().values().components[0].placement.x, 0.0);  // the part stays
  // The part moves: its label goes along.
  canvas.scene().select({0}, {});
  canvas.setFocus();
  pressKey(&canvas, Qt::Key_Right, Qt::ShiftModifier);
  const double moved = canvas.scale() * 10;
  QVERIFY(std::abs(canvas.besideParts().label(0).center().x() - away.center().x() - moved) < 2);
  const QString path = folder.filePath("label.armature.json");
  QVERIFY(window->files().saveTo(path));
  QVERIFY(window->closePage(window->tabs().currentIndex()));
  QVERIFY(window->openFile(path));
  QVERIFY(window->document().values().components[0].extra->contains("label"));
  QVERIFY(window->closePage(window->tabs().currentIndex()));
  // Undo, in a window of its own history.
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  CanvasView& again = window->canvas();
  const QPoint label = again.besideParts().label(0).center().toPoint();
  dragOn(again, label, label + by);
  QVERIFY(diagram::toJson(window->document().values()) != before);
  pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(window->document().values()), before);
}

// A gate with three inputs: the menu at the wire's end offers those that are free.
void ResultsTest::elementsOfArraysAreChosen() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Electrical.Digital.Sources.Set", {-40, 0});
  dropPart(*window, "Modelica.Electrical.Digital.Gates.AndGate", {20, 0});
  for (size_t i = 0; i < 2; ++i) QTRY_VERIFY(window->canvas().scene().parts().at(i).info);
  window->document().setModifier(1, "n", "3");
  const DiagramScene& scene = window->canvas().scene();
  const std::string source = window->document().values().components[0].name,
                    gate = window->document().values().components[1].name;
  const ConnectorRef input = scene.findEnd(gate + ".x");
  QVERIFY(input.isValid());
  QCOMPARE(scene.elementCount(input), 3);
  QTimer chooser;
  connect(&chooser, &QTimer::timeout, this, [] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (menu) QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().at(1)).center());
  });
  chooser.start(30);
  wire(*window, (source + ".y").c_str(), (gate + ".x").c_str());
  chooser.stop();
  QCOMPARE(window->document().values().connections.size(), size_t(1));
  QCOMPARE(window->document().values().connections[0].to, gate + ".x[2]");
  QVERIFY(scene.isElementUsed(input, 2));
  QVERIFY(!scene.isElementUsed(input, 1));
  QCOMPARE(scene.wires().at(0).points.size() >= 2, true);
}

// Four plots side by side in a window of 1280 pixels: no label of an axis touches the next one.
void ResultsTest::ticksAreFarEnoughApart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->resize(1280, 800);
  for (const char* name : {"Blocks/FilterWithDifferentiation", "Electrical/Analog/ChuaCircuit"}) {
    QVERIFY(window->openFile(example(name)));
    runToEnd(*window);
    QTest::qWait(50);
    for (int i = 0; i < window->plots().plotCount(); ++i) {
      QCustomPlot* plot = window->plots().view(i)->plot();
      for (QCPAxis* axis : {plot->xAxis, plot->yAxis}) {
        const QFontMetricsF metrics(axis->tickLabelFont());
        const QVector<double> ticks = axis->ticker().isNull() ? QVector<double>() : axis->tickVector();
        QVERIFY2(ticks.size() >= 2, name);
        for (int k = 0; k + 1 < ticks.size(); ++k) {
          const double apart = std::abs(axis->coordToPixel(ticks[k + 1]) - axis->coordToPixel(ticks[k]));
          const QString a = axis->tickVectorLabels().at(k), b = axis->tickVectorLabels().at(k + 1);
          const double wide = axis == plot->xAxis ? (metrics.horizontalAdvance(a) + metrics.horizontalAdvance(b)) / 2
                                                  : metrics.height();
          QVERIFY2(apart > wide + 3, qPrintable(QString("%1: %2 and %3 are %4 px apart").arg(name, a, b).arg(apart)));
        }
      }
    }
  }
}

// The derivatives of a part's variables are found with the part, not under a part called "der(rev".
// Each name has the room that its own value leaves: what is painted of it is the same beside a long value of another.
void ResultsTest::aLongValueShortensNoOtherName() {
  const auto grabbed = [](const QString& value) {
    VariableTree tree(VariableTree::Kind::tree);
    tree.resize(150, 80);
    for (const auto& [name, shown] : {std::pair<QString, QString>{"y", value}, {"amplitude", "15"}}) {
      auto* item = new QTreeWidgetItem(&tree, {name, shown});
      item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    tree.show();
    const QRect row = tree.visualItemRect(tree.topLevelItem(1));
    return tree.viewport()->grab(QRect(0, row.top(), tree.viewport()->width(), row.height())).toImage();
  };
  const QImage beside = grabbed("\u22121.837\u00b710\u207b\u00b9\u2074"), alone = grabbed("1");
  QCOMPARE(beside.size(), alone.size());
  int differ = 0;
  for (int y = 0; y < alone.height(); ++y)
    for (int x = 0; x < alone.width(); ++x)
      differ += std::abs(qGray(alone.pixel(x, y)) - qGray(beside.pixel(x, y))) > 60;
  QVERIFY2(differ < 30, qPrintable(QString::number(differ)));
}

void ResultsTest::derivativesStandWithTheirPart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("MultiBody/Pendulum")));
  runToEnd(*window);
  VariableTree* tree = window->page().variables().tree();
  QTreeWidgetItem* part = nullptr;
  for (int i = 0; i < tree->topLevelItemCount(); ++i) {
    const QString group = tree->topLevelItem(i)->text(0);
    QVERIFY2(!group.startsWith("der(") || group.endsWith(')'), qPrintable(group));
    if (group == "rev") part = tree->topLevelItem(i);
  }
  QVERIFY(part);
  part->setExpanded(true);
  QStringList names;
  for (int i = 0; i < part->childCount(); ++i) names << part->child(i)->text(0);
  QVERIFY2(names.contains("phi"), qPrintable(names.join(' ')));
  int derivatives = 0;
  for (const QString& name : names) derivatives += name.startsWith("der(") && name.endsWith(')');
  QVERIFY(derivatives > 0);
}

// Drawn with the mouse; a changed parameter and another run do not take it away, a double click does.
void ResultsTest::aFrameIsLookedAtAndKeptByTheNextRun() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  QTest::qWait(50);
  QCustomPlot* plot = window->plots().view(0)->plot();
  const auto drag = [&](QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mousePress(plot, Qt::LeftButton, modifiers, from);
    for (int i = 1; i <= 4; ++i) {
      QMouseEvent move(QEvent::MouseMove, from + (to - from) * i / 4, plot->mapToGlobal(from + (to - from) * i / 4),
                       Qt::NoButton, Qt::LeftButton, modifiers);
      QApplication::sendEvent(plot, &move);
    }
    QTest::mouseRelease(plot, Qt::LeftButton, modifiers, to);
  };
  const auto pixel = [&](double time, double share) {
    const QRect area = plot->axisRect()->rect();
    return QPoint(qRound(plot->xAxis->coordToPixel(time)), area.top() + qRound(share * area.height()));
  };
  const double width = plot->xAxis->pixelToCoord(2) - plot->xAxis->pixelToCoord(0);
  const QCPRange high = plot->yAxis->range();
  drag(pixel(0.25, 0.2), pixel(0.75, 0.6));
  const auto isAt = [&](double from, double to) {
    return std::abs(plot->xAxis->range().lower - from) < width && std::abs(plot->xAxis->range().upper - to) < width;
  };
  QVERIFY(isAt(0.25, 0.75));
  QVERIFY(plot->yAxis->range().size() < 0.45 * high.size());
  window->document().setParameter(0, [&] {
    auto item = window->document().values().parameters.at(0);
    item.value = "5";
    return item;
  }());
  runToEnd(*window);
  QTest::qWait(50);
  QVERIFY(isAt(0.25, 0.75));
  // A flat frame is about the time alone.
  const QCPRange before = plot->yAxis->range();
  drag(pixel(0.3, 0.5), pixel(0.5, 0.51));
  QVERIFY(isAt(0.3, 0.5));
  QCOMPARE(plot->yAxis->range(), before);
  // Pushed with Shift, by half its width.
  drag(pixel(0.45, 0.5), pixel(0.35, 0.5), Qt::ShiftModifier);
  QVERIFY(isAt(0.4, 0.6));
  QTest::mouseDClick(plot, Qt::LeftButton, {}, plot->axisRect()->center());
  QVERIFY(isAt(0, 1));
}

// The pale curve stays that of the kept run, however many follow, until it is let go.
// After a change of what the model means; not after one of the picture, and not when it is taken back.
void ResultsTest::resultsSayWhenTheyAreOld() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  auto* note = window->findChild<QLabel*>("staleNote");
  auto* pill = window->findChild<QToolButton*>("statePill");
  QVERIFY(note && pill);
  runToEnd(*window);
  QTest::qWait(30);
  window->page().bottomTabs().setCurrentWidget(&window->plots());
  QVERIFY(!note->isVisible());
  QVERIFY2(pill->text().startsWith("Done"), qPrintable(pill->text()));
  auto& document = window->document();
  diagram::Placement moved = document.values().components[0].placement;
  moved.x += 20;
  document.perform("Move", {PlacementChange{0, document.values().components[0].placement, moved}});
  QVERIFY(!window->run().isOutOfDate());
  const auto part = std::ranges::find(document.values().components, "spring", &diagram::ComponentItem::name);
  QVERIFY(part != document.values().components.end());
  const int spring = static_cast<int>(part - document.values().components.begin());
  QVERIFY(document.setModifier(spring, "c", "2e4"));
  QVERIFY(window->run().isOutOfDate() && note->isVisible());
  QCOMPARE(pill->text(), QString("Out of date"));
  pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(!window->run().isOutOfDate() && !note->isVisible());
  QVERIFY(pill->text().startsWith("Done"));
  pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QVERIFY(note->isVisible());
  runToEnd(*window);
  QTest::qWait(30);
  QVERIFY(!note->isVisible() && !window->run().isOutOfDate());
}

// Steps begin a run that stands, make one result point or go past one event, and change no digit; F6 pauses and goes
// on.
void ResultsTest::pauseStepAndGoOn() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  RunControl& run = window->run();
  runToEnd(*window);
  const StorePtr alone = run.store();
  const auto stands = [&](uint64_t rows) {
    const auto has = [&] { return run.state() == RunState::paused && run.store()->rowCount() == rows; };
    if (!QTest::qWaitFor(has, 20000)) return false;
    QTest::qWait(60);
    return has();
  };
  pressKey(window.get(), Qt::Key_F10);
  QVERIFY(stands(2));
  for (const uint64_t rows : {3, 4}) {
    pressKey(window.get(), Qt::Key_F10);
    QVERIFY(stands(rows));
  }
  QCOMPARE(run.time(), alone->time(3));
  QElapsedTimer clock;
  clock.start();
  run.setPace(0.05);
  pressKey(window.get(), Qt::Key_F6);
  QTRY_COMPARE(run.state(), RunState::running);
  pressKey(window.get(), Qt::Key_F6);
  QTRY_COMPARE(run.state(), RunState::paused);
  QTest::qWait(1500);  // not a part of the run's time
  run.setPace(0);
  pressKey(window.get(), Qt::Key_F6);
  QTRY_COMPARE_WITH_TIMEOUT(run.state(), RunState::done, 30000);
  static const QRegularExpression kSeconds("([0-9.]+) s");
  const double said = kSeconds.match(run.stateText()).captured(1).toDouble();
  QVERIFY2(said < static_cast<double>(clock.elapsed()) / 1000 - 1.4, qPrintable(run.stateText()));
  QCOMPARE(run.store()->rowCount(), alone->rowCount());
  for (const auto& column : alone->columns())
    for (uint64_t row = 0; row < alone->rowCount(); ++row)
      QVERIFY(run.store()->value(column, row) == alone->value(column, row));
}

void ResultsTest::menuOpensInsideTheAxes() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  QCustomPlot* plot = window->plots().view(0)->plot();
  QStringList entries;
  QTimer::singleShot(50, window.get(), [&] {
    if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
      for (const QAction* action : menu->actions()) entries << action->text();
      menu->close();
    }
  });
  const QPoint middle = plot->axisRect()->rect().center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, middle, plot->mapToGlobal(middle));
  QApplication::sendEvent(plot, &event);
  QVERIFY2(entries.contains("Show the whole run"), qPrintable(entries.join(", ")));
}

// Values under the pointer: in the unit of the axis, those of the run before beside them, and how far they are from
// where the line of the shown time stands.
void ResultsTest::theCardCompares() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  runToEnd(*window);
  PlotView* view = window->plots().view(0);
  view->replotNow();
  const CursorCard* card = &view->cursor().card();
  QVERIFY(!card->isVisible());
  QCustomPlot* plot = view->plot();
  const QRect area = plot->axisRect()->rect();
  QTest::mouseMove(plot, area.center());
  QTRY_VERIFY(card->isVisible());
  QVERIFY2(card->text().contains("before: "), qPrintable(card->text()));
  QVERIFY(!card->text().contains("Δ"));
  QTest::mouseClick(plot, Qt::LeftButton, {}, area.center());
  QTest::mouseMove(plot, area.center() + QPoint(area.width() / 4, 3));
  QTRY_VERIFY2(card->text().contains("Δ"), qPrintable(card->text()));
  QTest::mouseMove(plot, QPoint(area.right() - 2, area.center().y()));
  QTRY_VERIFY(window->rect().contains(card->geometry()));
}

void ResultsTest::aRunIsKeptForComparison() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  PlotView* view = window->plots().view(0);
  const auto runWith = [&](const char* amplitude) {
    auto item = window->document().values().parameters.at(0);
    item.value = amplitude;
    window->document().setParameter(0, item);
    runToEnd(*window);
    QTest::qWait(30);
  };
  const QString first = view->variables().at(0);
  runWith("1");
  const double kept = lastValue(*view, first);
  pressKey(window.get(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
  runWith("2");
  const double second = lastValue(*view, first);
  runWith("3");
  QVERIFY(std::abs(second - kept) > 1e-6 && std::abs(lastValue(*view, first) - second) > 1e-6);
  QVERIFY(std::abs(lastDrawn(*view, first, true) - kept) < 1e-9);
  pressKey(window.get(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
  QTest::qWait(30);
  QVERIFY(std::abs(lastDrawn(*view, first, true) - second) < 1e-9);
}

// Beside the newest run where names match; where none does, that is said, as of a variable that no run has.
void ResultsTest::resultsOfAFileAreDrawnAtOnce() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  const auto open = [&](const char* name, const QByteArray& text) {
    QFile file(folder.filePath(name));
    if (file.open(QIODevice::WriteOnly)) file.write(text);
    file.close();
    return window->openFile(file.fileName());
  };
  PlotView* view = window->plots().view(0);
  const auto beside = [&] {
    const auto& curves = view->curves();
    return std::count_if(curves.begin(), curves.end(), [](const PlotCurve& c) { return !c.beside.empty(); });
  };
  QVERIFY(open("other.csv", "time,speed\n0,0\n1,0.5\n"));
  QTRY_VERIFY2(window->statusBar()->currentMessage().startsWith("No name in other.csv"),
               qPrintable(window->statusBar()->currentMessage()));
  QCOMPARE(beside(), 0);
  QVERIFY(open("measured.csv", "time,inertia1.w,speed\n0,0,0\n0.5,5,1\n1,-1,0\n"));
  QTRY_COMPARE(beside(), 1);
  QVERIFY(window->statusBar()->currentMessage().startsWith("measured.csv is drawn"));
  const auto legendOf = [&](int plot) { return window->plots().view(plot)->findChild<QLabel*>("plotLegend")->text(); };
  QTRY_VERIFY(legendOf(0).contains("measured"));
  QVERIFY(!legendOf(1).contains("measured"));
  const auto problemOf = [&](const QString& variable) {
    window->document().setPlot(0, diagram::Json{{"curves", {{{"variable", variable.toStdString()}}}}}, "plot");
    QTest::qWait(30);
    view = window->plots().view(0);
    const auto& curves = view->curves();
    const auto curve =
        std::find_if(curves.begin(), curves.end(), [&](const PlotCurve& c) { return c.variable == variable; });
    return curve == curves.end() ? QString("no curve") : curve->problem;
  };
  QCOMPARE(problemOf("nobody.w"), "not in this model");
  QCOMPARE(problemOf("speed"), QString());
  QCOMPARE(problemOf("inertia2.w"), QString());
}

// Every variable of the run, with the value that the store has.
void ResultsTest::allResultsAreExported() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  const QString path = folder.filePath("all.csv");
  answerFileDialog(path);
  for (QAction* action : window->findChildren<QAction*>())
    if (action->text() == "Export &results…") action->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 10000);
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
  const auto& store = *window->run().store();
  QCOMPARE(static_cast<uint64_t>(lines.size()), store.rowCount() + 1);
  const qsizetype column = lines.first().split(',').indexOf("inertia3.w");
  QVERIFY(column > 0);
  const double expected = store.value(store.columns()[static_cast<size_t>(store.find("inertia3.w"))], 100);
  QCOMPARE(lines.at(101).split(',').at(column).toDouble(), expected);
}

// Parameters that initialization finds and those that a person sets in the run: what they are, and not what the text
// said before.
void ResultsTest::whatTheRunSolvedIsShown() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("HeatTransfer/TwoMasses")));
  runToEnd(*window);
  const auto* tree = window->page().variables().findChild<VariableTree*>();
  QVERIFY(tree);
  // Two equal masses of 15 kJ/K at 373.15 K and 273.15 K: between them in the end.
  const auto& store = *window->run().store();
  const auto at = store.find("T_final_K");
  QVERIFY(at >= 0);
  const auto& column = store.columns()[static_cast<size_t>(at)];
  QVERIFY(column.isConstant);
  QVERIFY(std::abs(Instant(window->run().store(), 0.5).value(static_cast<int>(at)) - 323.15) < 1e-9);
  const auto found = tree->findItems("T_final_K", Qt::MatchExactly | Qt::MatchRecursive);
  QCOMPARE(found.size(), 1);
  QTRY_VERIFY2(found.first()->text(1).contains("50") || found.first()->text(1).contains("323.15"),
               qPrintable(found.first()->text(1)));
}

// A part that is protected itself, as the buses of robots are: its variables are what there is to see of it.
void ResultsTest::protectedPartsAreListed() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  diagram::Document values = window->document().values();
  const int part = window->document().partIndex("inertia2");
  values.components[static_cast<size_t>(part)].isProtected = true;
  window->document().reset(std::move(values), {});
  runToEnd(*window);
  window->canvas().scene().select({part}, {});
  const VariableTree* tree = window->page().inspector().variables();
  QTRY_COMPARE(tree->findItems("phi", Qt::MatchExactly).size(), 1);
  QCOMPARE(tree->findItems("flange_a.tau", Qt::MatchExactly).size(), 1);
}

QTEST_MAIN(ResultsTest)
#include "results_test.moc"
