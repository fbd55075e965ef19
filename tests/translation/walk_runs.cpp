// Runs: while they go on, when they have ended, and what is made of them: curves, lists, energies, the panel they are
// played with, bodies in space, studies of many.
#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QSlider>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>

#include "app/controls/control_panel.h"
#include "app/energy/energy_panel.h"
#include "app/experiments/experiments_panel.h"
#include "app/experiments/text_rows.h"
#include "app/language/titles.h"
#include "app/panels/runs_panel.h"
#include "app/panels/variable_tree.h"
#include "app/plots/plot_menu.h"
#include "app/shell/dock_layout.h"
#include "app/shell/energy_room.h"
#include "app/shell/experiments_room.h"
#include "app/shell/view_menu.h"
#include "app/view3d/view3d_panel.h"
#include "tests/translation/walk_hand.h"

namespace armature::app {

namespace {

// First with a plot of each kind, and a control of each.
constexpr const char* kPlots = R"json([
  {"title": "Speeds", "curves": [{"variable": "inertia1.w", "signChanges": true}, {"variable": "inertia3.w", "axis": "right"}],
   "measure": {"from": 0.2, "to": 0.7}},
  {"title": "Spectrum", "kind": "spectrum", "below": true, "curves": [{"variable": "torque.tau"}]},
  {"title": "Values", "kind": "histogram", "curves": [{"variable": "spring.tau"}]},
  {"title": "Phase", "x": "spring.phi_rel", "below": true, "curves": [{"expression": "der(spring.phi_rel)"}]},
  {"title": "Power", "curves": [{"expression": "inertia1.w*torque.tau", "label": "power"}, {"variable": "nobody.w"}],
   "notes": [{"time": 0.38, "text": "reversal", "curve": "inertia1.w*torque.tau"}]}])json";
constexpr const char* kControls = R"([
  {"parameter": "amplitude", "kind": "slider", "from": 0, "to": 20}, {"parameter": "Jload", "kind": "knob", "from": 1, "to": 5},
  {"parameter": "damping", "kind": "field"}, {"parameter": "f", "kind": "button", "from": 1, "to": 5, "key": "B"},
  {"parameter": "ratio", "kind": "switch", "from": 5, "to": 10}])";

// What a person who speaks the window's language would have written.
QByteArray inLanguage(QByteArray text) {
  if (QLocale().language() != QLocale::German) return text;
  constexpr std::pair<const char*, const char*> kGerman[] = {
      {"Speeds", "Drehzahlen"}, {"Spectrum", "Spektrum"},      {"reversal", "Umkehr"},       {"Values", "Häufigkeit"},
      {"Phase", "Phasenbild"},  {"\"Power\"", "\"Leistung\""}, {"\"power\"", "\"Leistung\""}};
  for (const auto& [english, german] : kGerman) text.replace(english, german);
  return text;
}

void writeFirst(WalkHand& hand, const QString& name, const char* member, const char* text) {
  QFile file(example("Rotational/First"));
  if (!file.open(QIODevice::ReadOnly)) return hand.miss("First");
  QJsonObject diagram = QJsonDocument::fromJson(file.readAll()).object();
  diagram["title"] = exampleTitle(diagram["title"].toString());
  diagram["description"] = exampleDescription(diagram["description"].toString());
  QJsonArray plots = diagram["plots"].toArray();
  for (auto plot : plots) {
    QJsonObject one = plot.toObject();
    one["title"] = exampleTitle(one["title"].toString());
    plot = one;
  }
  diagram["plots"] = plots;
  diagram[member] = QJsonDocument::fromJson(inLanguage(text)).array();
  hand.write(name, QJsonDocument(diagram).toJson());
}

void lookAtARun(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/CoupledClutches");
  window.run().setPace(0.1);
  window.run().start();
  hand.waitFor("a run that goes on", [&] { return window.run().state() == RunState::running; });
  QTest::qWait(600);
  hand.look("running", &window);
  window.run().setPaused(true);
  hand.waitFor("a pause", [&] { return window.run().state() == RunState::paused; });
  hand.look("paused", &window);
  window.run().stop();
  hand.waitFor("a stop", [&] { return window.run().state() == RunState::stopped; });
  hand.look("stopped", &window);
  window.run().setPace(0);
  hand.run();
  hand.showBelow("events");
  hand.look("events", "events");
  hand.showBelow("messages");
  hand.look("noMessages", "messages");
}

// A speed of the run, a little off, at some instants.
QByteArray measuredSpeed(const results::Store& store) {
  constexpr int kRows = 100;
  QByteArray text = "time,inertia1.w\n";
  const auto& speed = store.columns()[static_cast<size_t>(store.find("inertia1.w"))];
  for (int k = 0; k <= kRows; ++k) {
    const double time = static_cast<double>(k) / kRows;
    text += QByteArray::number(time) + ',' + QByteArray::number(0.9 * store.valueAt(speed, time)) + '\n';
  }
  return text;
}

void lookAtLists(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  hand.showBelow("runs");
  hand.look("noRuns", "runs");
  for (const char* amplitude : {"10", "12", "15"}) {
    auto item = window.document().values().parameters.at(0);
    item.value = amplitude;
    window.document().setParameter(0, item);
    hand.run();
  }
  auto* runs = window.page().bottom()->findChild<RunsPanel*>();
  hand.waitFor("three runs", [&] { return runs->list().topLevelItemCount() == 3; });
  runs->list().topLevelItem(1)->setCheckState(0, Qt::Checked);
  runs->list().setCurrentItem(runs->list().topLevelItem(1));
  hand.look("runs", "runs");
  hand.menuAt("runsMenu", *runs->list().viewport(), runs->list().visualItemRect(runs->list().topLevelItem(0)).center());
  hand.write("measured.csv", measuredSpeed(*window.run().store()));
  (void)window.openFile(hand.path("measured.csv"));
  hand.waitFor("results of a file", [&] { return runs->list().topLevelItemCount() == 4; });
  hand.look("resultsOfAFile", "runs");
  clickPart(window, "spring");
  hand.enter("parameter_c", "2e4");
  window.page().bottomTabs().setCurrentWidget(&window.plots());
  hand.look("staleResults", "staleNote");
  for (auto* tree : window.findChildren<VariableTree*>())
    if (tree->isVisible() && tree->topLevelItemCount() > 0) {
      QTreeWidgetItem* row = tree->topLevelItem(0);
      row->setExpanded(true);
      if (row->childCount() > 0) row = row->child(0);
      QTest::qWait(50);
      hand.menuAt("variableMenu", *tree->viewport(), tree->visualItemRect(row).center());
    }
  hand.look("variables", "variables");
}

void lookAtPlots(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  writeFirst(hand, "plots.armature.json", "plots", kPlots);
  hand.openFile(hand.path("plots.armature.json"));
  hand.look("plotsBeforeARun", "plot");
  hand.run();
  (void)QTest::qWaitFor([&] { return !window.plots().isBusy(); }, 10000);
  hand.look("plots", "measureCard");
  for (int k = 0; k < window.plots().plotCount(); ++k) {
    PlotView& view = *window.plots().view(k);
    hand.menuAt(QStringLiteral("plotMenu%1").arg(k), view, view.rect().center());
  }
  askForExpression(*window.plots().view(4), {});
  QTest::keyClicks(QApplication::focusWidget(), "inertia1.w");
  hand.look("expression", "expressionField");
  hand.key(Qt::Key_Escape);
  const auto choose = [&](int plot, const QString& english) {
    const QString words = QCoreApplication::translate("armature::app::PlotView", english.toUtf8());
    auto menu = std::make_unique<QMenu>();
    fillPlotMenu(*menu, *window.plots().view(plot), {});
    QList<QMenu*> all = menu->findChildren<QMenu*>();
    all << menu.get();
    for (const QMenu* one : all)
      for (QAction* action : one->actions())
        if (action->text() == words) return action->trigger();
    hand.miss("no entry " + english);
  };
  for (const char* entry : {"Rename…", "Choose a colour…", "Tolerance tube…", "Export picture…", "Export values…"})
    hand.lookDuring(QStringLiteral("plot: ") + entry, [&] { choose(0, entry); });
  hand.lookDuring("plot: note", [&] { choose(0, "Add a note…"); });
}

void lookAtControls(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  writeFirst(hand, "controls.armature.json", "controls", kControls);
  hand.openFile(hand.path("controls.armature.json"));
  hand.run();
  ControlPanel& panel = window.page().controls();
  hand.look("controls", &panel);
  bool isAsked = false;
  hand.lookDuring(
      "controlMenu", [&] { Q_EMIT panel.cards().at(0)->menuWanted(panel.mapToGlobal(QPoint(20, 20))); },
      [&](QWidget& shown) {
        auto* menu = qobject_cast<QMenu*>(&shown);
        if (!menu || isAsked) return false;
        for (QAction* entry : menu->actions())
          if (entry->text() == QCoreApplication::translate("armature::app::ControlPanel", "Range and name…")) {
            isAsked = true;
            WalkHand::clickSoon(*menu, *entry);
            return true;
          }
        return false;
      });
}

void lookAtEnergies(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  window.energy().open();
  hand.look("energyBeforeARun", "energyPanel");
  hand.run();
  window.run().setShownTime(0.4);
  clickPart(window, "spring");
  using Page = EnergyPanel::Page;
  for (const auto& [page, view] :
       {std::pair{Page::power, "energyFlow"}, {Page::energy, "energySinceStart"}, {Page::quadrants, "quadrants"}}) {
    window.energy().panel().showPage(page);
    hand.look(view, view);
  }
}

}  // namespace

void walkThroughRuns(WalkHand& hand) {
  lookAtARun(hand);
  lookAtLists(hand);
  lookAtPlots(hand);
  lookAtControls(hand);
  lookAtEnergies(hand);
}

void walkThroughSpace(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("MultiBody/DoublePendulum");
  hand.run();
  QTest::qWait(800);
  hand.look("space", &window.view3d());
  for (auto* button : window.view3d().findChildren<QToolButton*>())
    if (button->menu()) hand.lookAtMenu("space: " + button->toolTip(), *button->menu());
  for (auto* button : window.view3d().findChildren<QToolButton*>())
    if (button->menu())
      for (QAction* entry : button->menu()->actions())
        if (entry->text() == QCoreApplication::translate("armature::app::View3dPanel", "Across x")) entry->trigger();
  hand.look("spaceCut", "view3dSection");
  hand.beginAnew();
  hand.open("MultiBody/DoublePendulum");
  (void)hand.click(window.view3d(), "view3dPush");
  hand.run();
  QTest::qWait(500);
  hand.look("spacePushed", &window.view3d());
  for (auto* button : window.view3d().findChildren<QToolButton*>())
    if (button->menu())
      for (QAction* entry : button->menu()->actions())
        if (entry->text() == QCoreApplication::translate("armature::app::View3dPanel", "Save video…"))
          hand.lookDuring("saveVideo", [&] { entry->trigger(); });
  hand.beginAnew();
  hand.open("Electrical/Analog/Rectifier");
  const auto toggle = [&] {
    for (auto* dock : window.findChildren<QDockWidget*>())
      if (dock->isAncestorOf(&window.view3d())) dock->toggleViewAction()->trigger();
  };
  toggle();
  hand.look("nothingInSpace", "view3dMessage");
  toggle();
}

void walkThroughStudies(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  window.experiments().open();
  ExperimentsPanel& panel = window.experiments().panel();
  hand.look("noStudy", &panel);
  hand.lookAtMenu("studies", *panel.findChild<QToolButton*>("addStudy")->menu());
  using Kind = ExperimentsPanel::Kind;
  const auto type = [&](const char* list, int row, int place, const QString& text) {
    auto* rows = panel.findChild<TextRows*>(list);
    if (!rows) return hand.miss(QStringLiteral("no rows ") + list);
    typeInto(rows->field(row, place), text);
    if (QWidget* popup = QApplication::activePopupWidget()) popup->hide();
  };
  const auto runIt = [&](const QString& view) {
    panel.start();
    hand.waitFor(
        view, [&] { return !panel.job().isActive(); }, 60000);
    if (panel.results().count() == 0) hand.miss(view + ": no results");
    for (int k = 0; k < panel.results().count(); ++k) {
      panel.results().setCurrentIndex(k);
      hand.look(QStringLiteral("%1 %2").arg(view).arg(k), panel.results().currentWidget());
    }
  };
  panel.addStudy(Kind::sweep);
  hand.look("sweepForm", "vary");
  type("vary", 0, 0, "spring.c");
  type("vary", 0, 1, "range(1e3, 1e5");
  hand.look("sweepFormWithAMistake", "vary");
  type("vary", 0, 1, "range(1e3, 1e5, 3)");
  type("vary", 1, 0, "inertia3.J");
  type("vary", 1, 1, "choices(2, 4)");
  type("measures", 0, 0, "max(inertia3.w)");
  type("curves", 0, 0, "inertia3.w");
  runIt("sweep");
  panel.addStudy(Kind::monteCarlo);
  type("vary", 0, 0, "spring.c");
  type("vary", 0, 1, "uniform(1e4, 2e4)");
  type("measures", 0, 0, "max(inertia3.w)");
  type("curves", 0, 0, "inertia3.w");
  typeInto(panel.findChild<QLineEdit*>("runs"), "20");
  runIt("monteCarlo");
  panel.addStudy(Kind::steady);
  runIt("steady");
  panel.addStudy(Kind::linear);
  typeInto(panel.findChild<QLineEdit*>("at"), "0.05");
  type("inputs", 0, 0, "sine.amplitude");
  type("outputs", 0, 0, "inertia3.w");
  runIt("linear");
  panel.addStudy(Kind::calibration);
  hand.look("calibrationForm", "fits");
  QByteArray measured = "time,speed\n";
  // Of a run with a spring of 12,000 N·m/rad.
  constexpr double kSpeeds[] = {0,     0.207,  0.458, 0.235, -0.086, 0.178,  0.485, 0.152, -0.111, 0.207, 0.404,
                                0.131, -0.081, 0.129, 0.387, 0.163,  -0.156, 0.115, 0.419, 0.089,  -0.168};
  for (int k = 0; k <= 20; ++k) measured += QString("%1,%2\n").arg(k * 0.05).arg(kSpeeds[k]).toUtf8();
  hand.write("fit.csv", measured);
  type("fits", 0, 0, "spring.c");
  type("fits", 0, 1, "8e3");
  type("fits", 0, 2, "1.5e4");
  typeInto(panel.findChild<QLineEdit*>("data"), hand.path("fit.csv"));
  type("comparisons", 0, 0, "inertia3.w");
  type("comparisons", 0, 1, "speed");
  runIt("calibration");
  panel.addStudy(Kind::sensitivity);
  hand.look("sensitivityForm", &panel);
  panel.start();
  hand.waitFor(
      "a refused study", [&] { return !panel.job().isActive(); }, 60000);
  hand.look("refusedStudy", "studyState");
  type("parameters", 0, 0, "spring.c");
  type("measures", 0, 0, "max(inertia3.w)");
  type("curves", 0, 0, "inertia3.w");
  runIt("sensitivity");
}

}  // namespace armature::app
