// Diagrams: empty, with parts and mistakes, from inside, with buses; the menus and cards over them.
#include <QDockWidget>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QTreeWidget>

#include "app/panels/part_card.h"
#include "app/shell/explanations.h"
#include "app/shell/line_room.h"
#include "app/shell/page_equations.h"
#include "app/shell/view_menu.h"
#include "app/teaching/explain_card.h"
#include "app/tools/note_card.h"
#include "engine/diagram/json.h"
#include "tests/translation/walk_hand.h"

namespace armature::app {

namespace {

constexpr const char* kBus = R"({
  "format": "armature-diagram", "version": 1, "name": "WithBus",
  "components": [
    {"name": "sine", "class": "Modelica.Blocks.Sources.Sine", "modifiers": {"f": "1"}, "placement": {"x": -60, "y": 20}},
    {"name": "step", "class": "Modelica.Blocks.Sources.Step", "placement": {"x": -60, "y": -20}},
    {"name": "bus", "class": "Bus", "placement": {"x": 0, "y": 0}},
    {"name": "gain", "class": "Modelica.Blocks.Math.Gain", "modifiers": {"k": "3"}, "placement": {"x": 60, "y": 0}}
  ],
  "connections": [{"from": "sine.y", "to": "bus.speed"}],
  "classes": ["expandable connector Bus\nend Bus;"],
  "experiment": {"startTime": 0, "stopTime": 1, "interval": 0, "tolerance": 1e-06}
})";

void lookAtAnEmptyDiagram(WalkHand& hand) {
  hand.beginAnew();
  hand.look("empty", "canvas");
  hand.trigger("About the selected &part, or the diagram");
  hand.look("emptyPage", "pageBrowser");
  hand.beginAnew();
  hand.trigger("&Run");
  hand.look("nothingToRun", "canvas");
  for (QMenu* menu : hand.window().menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
    if (menu->title().isEmpty()) continue;  // of the menus that have no room
    Q_EMIT menu->aboutToShow();
    hand.lookAtMenu("menu " + menu->title().remove('&'), *menu);
    Q_EMIT menu->aboutToHide();
  }
}

// What lies beside the parts, and the docks that tell of them.
void lookAtParts(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  hand.look("diagram", "canvas");
  hand.run();
  window.viewMenu().show({true, true, true, true, true});
  hand.showTime(0.25);
  hand.look("allLayers", "canvas");
  if (window.viewMenu().wear("load")) hand.look("glasses load", "wornGlasses");
  (void)window.viewMenu().wear({});
  clickPart(window, "spring");
  hand.look("part", "partName");
  hand.partMenu("partMenu", "spring");
  hand.partMenu("partMenuOfASource", "torque");
  hand.canvasMenuAt("wireMenu", hand.onWire(0));
  hand.canvasMenuAt("canvasMenu", {6, 6});
  window.page().explanations().showNow("spring.tau", window.mapToGlobal(QPoint(420, 260)));
  QTest::qWait(200);
  if (ExplainCard* card = window.page().explanations().card()) {
    hand.lookAt("explainCard", *card);
    card->close();
  } else {
    hand.miss("explainCard");
  }
  hand.trigger("Select &all");
  hand.look("several", "severalParts");
  hand.partMenu("menuOfSeveral", "spring");
  window.viewMenu().show({false, false, false, false, false});
  clickPart(window, "spring");
  hand.trigger("About the selected &part, or the diagram");
  QTest::qWait(300);
  hand.look("page", "pageBrowser");
}

// Large type, the map, the steps that can be undone, a line in space.
void lookAtTheView(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  hand.run();
  hand.trigger("&Large type");
  hand.look("largeType", "canvas");
  hand.trigger("&Large type");
  QTest::qWait(600);  // until the map's corners are those of usual letters again
  hand.trigger("&Always");
  hand.look("overviewMap", "minimap");
  hand.trigger("Of diagrams &larger than the view");
  clickPart(window, "fixed");
  hand.trigger("&Flip");
  clickPart(window, "spring");
  hand.enter("parameter_c", "2e4");
  hand.enter("parameter_phi_rel0", "5");
  hand.trigger("Undo histor&y");
  hand.look("undoHistory", "undoHistory");
  hand.beginAnew();
  hand.open("Rotational/First");
  hand.run();
  hand.trigger("S&haft: what turns, in space");
  hand.look("shaft", "lineView");
  hand.beginAnew();
  hand.open("Translational/Oscillator");
  hand.run();
  hand.trigger("Trac&k: masses and springs at their true positions");
  hand.look("track", "lineView");
  hand.beginAnew();
  hand.open("Translational/Oscillator");
  hand.run();
  window.viewMenu().show({true, true, true, true, true});
  hand.showTime(0.25);
  if (window.viewMenu().wear("compression")) hand.look("glasses compression", "wornGlasses");
  (void)window.viewMenu().wear({});
  window.viewMenu().show({});
  hand.beginAnew();
  hand.open("Electrical/Analog/Rectifier");
  hand.trigger("Trac&k: masses and springs at their true positions");
  hand.look("noTrack", "linePanel");
}

void lookAtMistakes(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.put(QString(kAnalog) + "Basic.Resistor", {-40, 0});
  hand.put(QString(kAnalog) + "Sources.ConstantVoltage", {40, 0});
  wire(window, "resistor1.p", "constantVoltage1.p");
  wire(window, "resistor1.n", "constantVoltage1.n");
  hand.put(QString(kRotational) + "Inertia", {0, 42});
  clickPart(window, "inertia1");
  for (const auto& [view, text] :
       {std::pair{"unknownName", "nobody"}, {"wrongUnit", "3 kg"}, {"brokenValue", "2*(3"}}) {
    hand.enter("parameter_J", text);
    hand.look(view, "note_parameter_J");
  }
  hand.enter("parameter_J", "1");
  hand.run();
  QTest::qWait(300);
  hand.showBelow("messages");
  hand.look("mistakes", "messages");
}

// Looking into a part of the library, and a part of one's own.
void lookInside(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.put(QString(kRotational) + "Gearbox", {0, 0});
  window.page().lookInto(0);
  hand.waitFor("the inside of a gearbox", [&] { return window.page().isInside(); });
  hand.look("inside", "breadcrumb");
  window.page().goUpTo(0);
}

// A part that is made of text: its equations, before a run and at its end.
void lookAtEquations(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  window.page().lookInto(window.document().partIndex("spring"));
  hand.waitFor("the equations of a spring", [&] { return window.page().equations().page(); });
  QTest::qWait(300);
  hand.look("equations", "equationPage");
  hand.run();
  QTest::qWait(300);
  hand.look("equationsOfARun", "equationPage");
  window.page().goUpTo(0);
}

void lookAtABus(WalkHand& hand) {
  hand.beginAnew();
  hand.write("bus.armature.json", kBus);
  hand.openFile(hand.path("bus.armature.json"));
  MainWindow& window = hand.window();
  window.canvas().fit();
  hand.look("bus", "canvas");
  hand.canvasMenuAt("wireMenuAtABus", hand.onWire(0));
  hand.lookDuring("signalMenu", [&] {
    dragOn(window.canvas(), hand.pixelOf("gain.u"), window.canvas().toPixels(QPointF(0, 0)).toPoint());
  });
}

void lookAtNotes(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  hand.run();
  window.page().tools().addNote(window.canvas().toDiagram(QPointF(430, 330)));
  auto* card = window.canvas().findChild<NoteCard*>("noteCard");
  if (!card) return hand.miss("noteCard");
  hand.look("emptyNote", card);
  const QString words = QLocale().language() == QLocale::German ? "**Feder:** $tau = c*phi_rel$, jetzt {spring.tau}"
                                                                : "**Spring:** $tau = c*phi_rel$, now {spring.tau}";
  QTest::keyClicks(&card->field(), words);
  hand.look("noteBeingWritten", card);
  for (auto* button : card->findChildren<QToolButton*>())
    if (button->menu()) {
      Q_EMIT button->menu()->aboutToShow();
      hand.lookAtMenu("noteGrounds", *button->menu());
    }
  QTest::keyClick(&card->field(), Qt::Key_Escape);
  window.canvas().scene().select({}, {}, {0});
  if (window.canvas().scene().notes().all().empty()) return hand.miss("a note");
  hand.look("note", "canvas");
  hand.canvasMenuAt("noteMenu", window.canvas().toPixels(window.canvas().scene().notes()[0].rect).center().toPoint());
}

}  // namespace

void walkThroughDiagrams(WalkHand& hand) {
  lookAtAnEmptyDiagram(hand);
  lookAtParts(hand);
  lookAtTheView(hand);
  lookAtMistakes(hand);
  lookInside(hand);
  lookAtEquations(hand);
  lookAtABus(hand);
  lookAtNotes(hand);
}

void walkThroughCards(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  auto* search = window.findChild<QLineEdit*>("partSearch");
  auto* tree = window.findChild<QTreeWidget*>("partTree");
  const QTreeWidgetItem* first = tree->topLevelItem(0);
  const QString package = first ? first->text(0) : QString();
  QTest::keyClicks(search, "spring");
  hand.waitFor("a class that is found",
               [&] { return tree->topLevelItemCount() > 2 && tree->topLevelItem(0)->text(0) != package; });
  hand.look("search", tree);
  hand.menuAt("paletteMenu", *tree->viewport(), tree->visualItemRect(tree->topLevelItem(0)).center());
  search->setText("xyzzy");
  hand.look("nothingFound", tree);
  search->clear();
  hand.trigger("&Commands…");
  hand.look("commands", "commandPalette");
  QTest::keyClicks(QApplication::focusWidget(), "xyzzy");
  hand.look("noCommand", "commandPalette");
  hand.key(Qt::Key_Escape);
  clickPart(window, "inertia1");
  hand.trigger("&Join by a wire…");
  hand.look("join", "joinCard");
  hand.key(Qt::Key_Escape);
  window.page().tools().replace(window.document().partIndex("spring"));
  hand.look("replace", "replaceCard");
  hand.key(Qt::Key_Escape);
  window.canvas().setFocus();
  QTest::keyClicks(&window.canvas(), "s");
  QTest::keyClicks(QApplication::focusWidget(), "pri");
  hand.look("quickInsert", "quickInsert");
  QTest::keyClicks(QApplication::focusWidget(), "xyzzy");
  hand.look("quickInsertOfNothing", "quickInsert");
  hand.key(Qt::Key_Escape);
  if (const ClassPtr info = window.catalog().known(QString(kRotational) + "Clutch")) {
    const Icons icons(shippedFolder("icons"));
    PartCard card(icons, &window);
    card.showFor(*info, window.mapToGlobal(QPoint(260, 200)));
    QTest::qWait(50);
    hand.lookAt("card", card);
  } else {
    hand.miss("card");
  }
}

}  // namespace armature::app
