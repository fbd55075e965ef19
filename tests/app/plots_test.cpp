// Plots in the window: parts and wires that are dropped or probed, expressions in runs and beside other runs, plots
// that stand below each other.
#include <qcustomplot.h>

#include <QAbstractItemView>
#include <QCompleter>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>

#include "app/panels/messages_panel.h"
#include "app/plots/expression_field.h"
#include "app/plots/plot_ticker.h"
#include "engine/diagram/json.h"
#include "engine/diagram/record_list.h"
#include "tests/app/window_bench.h"
#include "tests/plots/plot_reading.h"

using namespace armature;
using namespace armature::app;
using diagram::Json;

namespace {

// Drags from a place of the canvas to a place of the screen with the left button.
void dragOut(CanvasView& canvas, QPoint from, QPoint global) {
  QTest::mouseMove(&canvas, from);
  QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
  const QPoint to = canvas.mapFromGlobal(global);
  for (int k = 1; k <= 8; ++k) {
    const QPoint at = from + (to - from) * k / 8;
    QMouseEvent event(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&canvas, &event);
  }
  QMouseEvent release(QEvent::MouseButtonRelease, to, global, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
  QApplication::sendEvent(&canvas, &release);
}

QPoint middleOf(PlotView& view) {
  return view.mapToGlobal(view.rect().center());
}

void chooseFrom(QMenu* menu, const QString& entry) {
  for (QAction* action : menu->actions())
    if (action->text() == entry)
      return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
  menu->close();
}

// The messages of names that the model does not have.
std::vector<QString> absentOf(MainWindow& window) {
  std::vector<QString> found;
  MessagesPanel& list = window.page().messages();
  for (int row = 0; row < list.count(); ++row)
    if (const auto* label = list.itemWidget(list.item(row))->findChild<QLabel*>())
      found.push_back(label->text());
    else if (auto* only = qobject_cast<QLabel*>(list.itemWidget(list.item(row))))
      found.push_back(only->text());
  std::erase_if(found, [](const QString& text) { return !text.contains("D071"); });
  return found;
}

}  // namespace

class PlotsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void partsAreDroppedOntoPlots();
  void wiresAreProbed();
  void expressionsFollowRunsAndComparison();
  void axesTellTheirUnitsBeforeARun();
  void plotsBelowShareTheTime();
  void plotsWithoutRoomAreScrolledTo();
  void namesThatTheModelDoesNotHave();
  void theMainMenuHasThePlot();
  void filesOfBeforeLoadAndKeepWhatIsUnknown();
};

// The part stays where it is, and what is chosen of its variables comes onto the plot; so does a connector.
void PlotsTest::partsAreDroppedOntoPlots() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  CanvasView& canvas = window->canvas();
  PlotView* view = window->plots().view(0);
  const int part = window->document().partIndex("inertia2");
  const auto placement = window->document().values().components.at(static_cast<size_t>(part)).placement;
  const int steps = window->document().undoStack()->count();
  const QPoint from = canvas.toPixels(canvas.scene().parts()[static_cast<size_t>(part)].rect.center()).toPoint();
  dragOut(canvas, from, middleOf(*view));
  auto* menu = window->plots().findChild<QMenu*>("dropMenu");
  QVERIFY(menu);
  QTRY_VERIFY(menu->isVisible());
  chooseFrom(menu, "inertia2.a");
  QVERIFY(view->variables().contains("inertia2.a"));
  QVERIFY(std::isfinite(lastValue(*view, "inertia2.a")));
  QVERIFY(window->document().values().components.at(static_cast<size_t>(part)).placement == placement);
  QCOMPARE(window->document().undoStack()->count(), steps + 1);
  QVERIFY(!window->page().tools().gesture());
  QTRY_VERIFY(!window->plots().findChild<QMenu*>("dropMenu"));
  // A connector: its two variables, and no wire.
  const size_t wires = window->document().values().connections.size();
  const ConnectorRef end = canvas.scene().findEnd("inertia1.flange_b");
  dragOut(canvas, canvas.toPixels(canvas.scene().connector(end).at).toPoint(), middleOf(*view));
  menu = window->plots().findChild<QMenu*>("dropMenu");
  QVERIFY(menu);
  chooseFrom(menu, "inertia1.flange_b.phi");
  QVERIFY(view->variables().contains("inertia1.flange_b.phi"));
  QCOMPARE(window->document().values().connections.size(), wires);
  // Beside all plots nothing happens.
  dragOut(canvas, from, window->inspector().mapToGlobal(QPoint(10, 10)));
  QVERIFY(window->document().values().components.at(static_cast<size_t>(part)).placement == placement);
}

void PlotsTest::wiresAreProbed() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  CanvasView& canvas = window->canvas();
  const WirePicture* picked = nullptr;
  for (const WirePicture& wire : canvas.scene().wires())
    if (wire.from == "inertia1.flange_b" || wire.to == "inertia1.flange_b") picked = &wire;
  QVERIFY(picked);
  const QString name = picked->from + ".phi";
  const QPointF middle = (picked->points.at(0) + picked->points.at(1)) / 2;
  const QPoint at = canvas.toPixels(middle).toPoint();
  QTimer::singleShot(100, window.get(), [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    for (QAction* action : menu->actions())
      if (action->menu() && action->text() == "Plot") {
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        chooseFrom(action->menu(), name);
      }
    if (menu->isVisible()) menu->close();
  });
  QTest::mousePress(&canvas, Qt::RightButton, {}, at);
  QVERIFY2(window->plots().view(0)->variables().contains(name), qPrintable(name));
}

void PlotsTest::expressionsFollowRunsAndComparison() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  const QString text = "inertia3.w*damper.flange_b.tau";
  window->document().setPlot(0, Json{{"curves", {{{"expression", text.toStdString()}}}}}, "Set plot");
  PlotView* view = window->plots().view(0);
  runToEnd(*window);
  QTRY_VERIFY(std::isfinite(lastValue(*view, text)));
  const auto wanted = [&] {
    const results::Store& store = *window->page().run().store();
    const auto last = [&](const char* name) {
      return store.value(store.columns()[static_cast<size_t>(store.find(name))], store.rowCount() - 1);
    };
    return last("inertia3.w") * last("damper.flange_b.tau");
  };
  QTRY_VERIFY(std::abs(lastValue(*view, text) - wanted()) < 1e-12 + 1e-9 * std::abs(wanted()));
  QCOMPARE(axisLabel(*view, false).right(1), QString("W"));
  const double before = lastDrawn(*view, text);
  auto item = window->document().values().parameters.at(0);
  item.value = "3";
  window->document().setParameter(0, item);
  runToEnd(*window);
  QTRY_VERIFY(std::abs(lastValue(*view, text) - wanted()) < 1e-12 + 1e-9 * std::abs(wanted()));
  QTRY_VERIFY(std::abs(lastDrawn(*view, text, true) - before) < 1e-9 * std::abs(before));
  QVERIFY(std::abs(lastDrawn(*view, text) - before) > 1e-6);
  // It is kept with the diagram.
  const QString path = folder.filePath("kept.armature.json");
  QVERIFY(window->files().saveTo(path));
  const QTemporaryDir second;
  const auto other = makeWindow(second);
  QVERIFY(other->openFile(path));
  QCOMPARE(other->plots().view(0)->variables(), QStringList(text));
}

// Names and units are the model's; numbers come with the values, but for the time, which the experiment tells.
void PlotsTest::axesTellTheirUnitsBeforeARun() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  const Json curves{{{"variable", "inertia1.w"}}, {{"variable", "spring.tau"}}};
  Json next = Json{{"kind", "histogram"}, {"curves", {{{"variable", "spring.tau"}}}}};
  window->document().setPlot(0, Json{{"curves", curves}}, "Set plot");
  window->document().setPlot(1, next, "Set plot");
  Json over{{"x", "spring.phi_rel"}, {"curves", {{{"variable", "spring.tau"}}}}};
  window->document().setPlot(2, over, "Set plot");
  PlotsPanel& plots = window->plots();
  const PlotView &times = *plots.view(0), &shares = *plots.view(1), &phase = *plots.view(2);
  QTRY_VERIFY(axisLabel(times, false).endsWith("rad/s"));
  QVERIFY(axisLabel(times, true).endsWith("N·m"));
  QCOMPARE(plots.view(0)->plot()->xAxis->label(), QString("time, s"));
  QVERIFY(plots.view(0)->plot()->xAxis->ticks() && plots.view(0)->plot()->xAxis->tickLabels());
  QCOMPARE(axisLabel(shares, false), QString("%"));
  QCOMPARE(plots.view(1)->plot()->xAxis->label(), QString("value, N·m"));
  QCOMPARE(plots.view(2)->plot()->xAxis->label(), QString("spring.phi_rel, °"));
  const auto haveNumbers = [](const QCPAxis& axis) {
    const bool areTold = axis.ticker().dynamicCast<PlotTicker>()->isTold();
    return axis.tickLabels() && axis.ticks() && areTold;
  };
  const QList<QCPAxis*> axes{times.axes().at(0),           times.axes().at(1), shares.axes().at(0),
                             plots.view(1)->plot()->xAxis, phase.axes().at(0), plots.view(2)->plot()->xAxis};
  for (qsizetype k = 0; k < axes.size(); ++k) QVERIFY2(!haveNumbers(*axes[k]), qPrintable(QString::number(k)));
  // In one column, too, whose plots ask each other for their room.
  next["below"] = over["below"] = true;
  window->document().setPlot(1, next, "Set plot");
  window->document().setPlot(2, over, "Set plot");
  runToEnd(*window);
  for (qsizetype k = 0; k < axes.size(); ++k) QTRY_VERIFY2(haveNumbers(*axes[k]), qPrintable(QString::number(k)));
  QVERIFY(axisLabel(times, true).endsWith("N·m"));
}

void PlotsTest::plotsBelowShareTheTime() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  const auto plot = [](const char* name) { return Json{{"curves", {{{"variable", name}}}}}; };
  while (window->document().values().plots->size() > 0) window->document().setPlot(0, std::nullopt, "Remove plot");
  window->document().setPlot(0, plot("inertia1.w"), "Add plot");
  window->document().setPlot(1, plot("inertia3.phi"), "Add plot");
  PlotView *first = window->plots().view(0), *second = window->plots().view(1);
  runToEnd(*window);
  QTRY_VERIFY(second->mapTo(window.get(), QPoint()).x() > first->mapTo(window.get(), QPoint()).x());
  Json below = plot("inertia3.phi");
  below["below"] = true;
  window->document().setPlot(1, below, "Move plot");
  first = window->plots().view(0), second = window->plots().view(1);
  QTRY_COMPARE(second->mapTo(window.get(), QPoint()).x(), first->mapTo(window.get(), QPoint()).x());
  QVERIFY(second->mapTo(window.get(), QPoint()).y() > first->mapTo(window.get(), QPoint()).y());
  // One time axis: areas at the same pixels, numbers at the lowest, and where one looks the other looks.
  for (PlotView* view : {first, second}) view->replotNow();
  QTRY_COMPARE(first->axes().area().left(), second->axes().area().left());
  QVERIFY(!first->plot()->xAxis->tickLabels() && second->plot()->xAxis->tickLabels());
  const QPoint middle = first->axes().area().rect().center();
  QWheelEvent wheel(middle, first->plot()->mapToGlobal(middle), {}, QPoint(0, 240), Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(first->plot(), &wheel);
  const QCPRange shown = first->plot()->xAxis->range();
  QVERIFY(shown.size() < 0.9);
  QCOMPARE(second->plot()->xAxis->range().lower, shown.lower);
  QCOMPARE(second->plot()->xAxis->range().upper, shown.upper);
  QTest::mouseDClick(second->plot(), Qt::LeftButton, {}, second->axes().area().rect().center());
  QTRY_COMPARE(first->plot()->xAxis->range().upper, second->plot()->xAxis->range().upper);
  QVERIFY(first->plot()->xAxis->range().size() > shown.size());
}

// Without a mouse: the menu Run, its keys, and the menu of the plot within it.
// A name that is in nothing but the file stays in the legend, greyed, with words and a way on, and all of them are one
// message, which leads there. Before a run there is no fault, nor where a part has another name since; what is only not
// recorded is told from it.
void PlotsTest::namesThatTheModelDoesNotHave() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  OpenDocument& document = window->document();
  const auto put = [&](int plot, const QStringList& names, const char* x, const char* title) {
    Json curves = Json::array();
    for (const QString& name : names)
      curves.push_back({{name.contains('*') ? "expression" : "variable", name.toStdString()}});
    document.setPlot(plot, Json{{"title", title}, {"x", x}, {"curves", curves}}, "plot");
  };
  auto experiment = document.values().experiment;
  diagram::setRecordList(experiment, {"inertia2.*"});
  document.setExperiment(experiment);
  put(0, {"inertia1.w", "rotor.w", "2*rotor.w"}, "time", "Old");
  put(1, {"spring.tau"}, "shaft.phi", "Over");
  const auto curve = [&](int plot, size_t k) { return window->plots().view(plot)->curves().at(k); };
  const auto legend = [&](int plot) { return window->plots().view(plot)->findChild<QLabel*>("plotLegend"); };
  QTRY_VERIFY_WITH_TIMEOUT(window->checker().currentModel(), 60000);
  QVERIFY(!curve(0, 1).isAbsent && curve(0, 1).problem.isEmpty());
  QVERIFY(absentOf(*window).empty());
  runToEnd(*window);
  QVERIFY(!curve(0, 0).isAbsent && curve(0, 1).isAbsent && curve(0, 2).isAbsent);
  QCOMPARE(curve(0, 1).problem, QString("not in this model"));
  QCOMPARE(curve(0, 2).problem, QString("rotor.w not in this model"));
  QVERIFY(legend(0)->text().contains("not&nbsp;in&nbsp;this&nbsp;model") &&
          legend(0)->toolTip().contains("renamed or deleted"));
  QVERIFY(!legend(0)->text().contains(curve(0, 1).color.name()));
  QVERIFY(legend(1)->text().contains(QStringLiteral("not\u00A0in\u00A0this\u00A0model")));
  QTRY_COMPARE(absentOf(*window).size(), size_t{1});
  for (const char* word : {"rotor.w", "shaft.phi", "Old", "Over"}) QVERIFY2(absentOf(*window)[0].contains(word), word);
  // To the plot.
  MessagesPanel& list = window->page().messages();
  window->page().bottomTabs().setCurrentWidget(&list);
  const QPoint row = list.visualItemRect(list.item(0)).topLeft() + QPoint(60, 12);
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, row);
  QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, row);
  QTRY_COMPARE(window->page().bottomTabs().currentWidget(), static_cast<QWidget*>(&window->plots()));
  QCOMPARE(window->plots().current(), window->plots().view(0));
  // Mended in one plot, then in the other.
  put(0, {"inertia1.w"}, "time", "Old");
  QTRY_VERIFY(absentOf(*window).size() == 1 && !absentOf(*window)[0].contains("rotor.w"));
  put(1, {"spring.tau"}, "spring.phi_rel", "Over");
  QTRY_VERIFY(absentOf(*window).empty());
  const auto& all = window->run().model()->variables();
  const auto left = std::ranges::find_if(
      all, [&](const ModelVariable& variable) { return window->run().store()->find(variable.name) < 0; });
  QVERIFY(left != all.end());
  put(0, {"inertia1.w", QString::fromStdString(left->name)}, "time", "Old");
  QCOMPARE(curve(0, 1).problem, QString("not recorded"));
  QVERIFY(absentOf(*window).empty());
  // Another name since the run, and a part that has come since.
  QVERIFY(document.rename(document.partIndex("inertia1"), "rotor"));
  QCOMPARE(curve(0, 0).variable, QString("rotor.w"));
  QVERIFY(curve(0, 0).hasValues() && !curve(0, 0).isAbsent);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, -80});
  const QString made = QString::fromStdString(document.values().components.back().name) + ".w";
  put(0, {made}, "time", "Old");
  QCOMPARE(curve(0, 0).problem, QString("not in this run"));
}

void PlotsTest::theMainMenuHasThePlot() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  PlotView* view = window->plots().view(0);
  pressKey(window.get(), Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
  auto* field = window->findChild<ExpressionField*>();
  QVERIFY(field);
  QTest::keyClicks(&field->line(), "2*inertia3.w");
  field->completer().popup()->hide();
  QTest::keyClick(&field->line(), Qt::Key_Return);
  QVERIFY(view->variables().contains("2*inertia3.w"));
  pressKey(window.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
  QVERIFY(view->measure().isOn());
  auto* menu = window->findChild<QMenu*>("currentPlotMenu");
  QVERIFY(menu);
  for (int round = 0; round < 2; ++round) {
    Q_EMIT menu->aboutToShow();
    QStringList entries;
    for (const QAction* action : menu->actions()) entries << action->text();
    QVERIFY2(entries.contains("2*inertia3.w") && entries.contains("Draw") && entries.contains("Add a note…"),
             qPrintable(entries.join(", ")));
    QCOMPARE(entries.count("Draw"), 1);
  }
}

// A plot as version 1 had it from the first day, and one with members of a program that knows more: what is not meant
// stays, byte for byte, and the version too.
void PlotsTest::filesOfBeforeLoadAndKeepWhatIsUnknown() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("old.armature.json");
  Json file{{"format", "armature-diagram"},
            {"version", 1},
            {"name", "Old"},
            {"components", Json::array()},
            {"connections", Json::array()},
            {"declarations", "Real x(start = 1, fixed = true);\nequation\n  der(x) = -x;"}};
  file["plots"] =
      Json::array({{{"curves", {{{"variable", "x"}, {"axis", "right"}, {"color", "#112233"}}}}},
                   {{"curves", {{{"variable", "der(x)"}, {"sheen", {1, 2}}}}}, {"cloud", {{"deep", nullptr}}}}});
  QFile out(path);
  QVERIFY(out.open(QIODevice::WriteOnly) && out.write(QByteArray::fromStdString(file.dump(2))) > 0);
  out.close();
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(path));
  QCOMPARE(window->plots().plotCount(), 2);
  runToEnd(*window);
  PlotView* view = window->plots().view(0);
  const StorePtr store = window->page().run().store();
  QVERIFY(std::abs(lastValue(*view, "x") - std::exp(-store->time(store->rowCount() - 1))) < 1e-3);
  QCOMPARE(view->curves()[0].axis, 1);
  QCOMPARE(view->curves()[0].color, QColor("#112233"));
  window->plots().view(1)->setFocus();
  QTest::keyClick(window->plots().view(1), Qt::Key_M);
  QVERIFY(window->plots().view(1)->measure().isOn());
  QVERIFY(window->files().saveTo(path));
  QFile in(path);
  QVERIFY(in.open(QIODevice::ReadOnly));
  Json now = Json::parse(in.readAll().toStdString());
  QCOMPARE(now["version"], Json(1));
  QCOMPARE(now["plots"][0], file["plots"][0]);
  QVERIFY(now["plots"][1].contains("measure"));
  now["plots"][1].erase("measure");
  QCOMPARE(now["plots"][1], file["plots"][1]);
}

// Eight plots in a narrow pane: none is cut, all can be reached, and a new one comes into view.
void PlotsTest::plotsWithoutRoomAreScrolledTo() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  window->resize(800, 560);
  PlotsPanel& plots = window->plots();
  auto* scroll = plots.findChild<QScrollArea*>("plotsScroll");
  while (plots.plotCount() < 8) plots.addPlot();
  PlotView* last = plots.view(plots.plotCount() - 1);
  const auto isWhole = [&](PlotView* view) {
    const QRect place(view->mapTo(scroll->viewport(), QPoint()), view->size());
    return scroll->viewport()->rect().contains(place);
  };
  QTRY_VERIFY(scroll->horizontalScrollBar()->maximum() > 0);
  QTRY_VERIFY(isWhole(last));
  for (int k = 0; k < plots.plotCount(); ++k)
    QVERIFY(plots.view(k)->plot()->width() >= plots.view(k)->plot()->minimumWidth());
  scroll->horizontalScrollBar()->setValue(0);
  QVERIFY(isWhole(plots.view(0)) && !isWhole(last));
}

QTEST_MAIN(PlotsTest)
#include "plots_test.moc"
