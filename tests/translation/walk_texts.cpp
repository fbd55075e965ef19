// Own parts: as text, with an icon, with a meaning of their signs; and libraries of one's own.
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include "app/panels/palette_panel.h"
#include "app/run/library_folders.h"
#include "app/shell/own_signs.h"
#include "app/shell/text_room.h"
#include "app/text/class_panel.h"
#include "app/text/diagram_text_panel.h"
#include "tests/app/icon_bench.h"
#include "tests/app/text_bench.h"
#include "tests/libraries/library_bench.h"
#include "tests/translation/walk_hand.h"

namespace armature::app {

namespace {

constexpr const char* kSpring =
    "model CubicSpring \"A spring that stiffens\"\n"
    "  Modelica.Mechanics.Translational.Interfaces.Flange_a flange_a annotation(Placement(transformation(extent = "
    "{{-110, -10}, {-90, 10}})));\n"
    "  Modelica.Mechanics.Translational.Interfaces.Flange_b flange_b annotation(Placement(transformation(extent = "
    "{{90, -10}, {110, 10}})));\n"
    "  parameter Real k(unit = \"N/m3\") = 100;\n"
    "  Real stretch(unit = \"m\"), pull(unit = \"N\");\n"
    "equation\n  stretch = flange_b.s - flange_a.s;\n  pull = k*stretch^3;\n  flange_b.f = pull;\n"
    "  flange_a.f = -pull;\nend CubicSpring;";

// A valve with a shape of each kind; what it has from its base is drawn pale.
constexpr const char* kDrawn =
    "model Valve \"A valve with a signal\"\n"
    "  extends Modelica.Mechanics.Translational.Interfaces.PartialCompliant;\n"
    "  Modelica.Blocks.Interfaces.RealInput u annotation(Placement(transformation(origin = {0, 120}, extent = {{-20, "
    "-20}, {20, 20}}, rotation = 270)));\n"
    "  parameter Real k(unit = \"N/m\") = 2;\n"
    "equation\n  f = k*u*s_rel;\n"
    "  annotation(Icon(graphics = {\n"
    "    Rectangle(extent = {{-80, 40}, {0, -40}}, fillColor = {191, 219, 254}, fillPattern = "
    "FillPattern.HorizontalCylinder, radius = 10),\n"
    "    Ellipse(extent = {{10, 40}, {80, -30}}, lineColor = {180, 35, 24}, fillColor = {254, 202, 202}, fillPattern = "
    "FillPattern.Sphere),\n"
    "    Line(points = {{-90, -50}, {-40, -70}, {20, -50}, {80, -70}}, color = {0, 0, 127}, thickness = 1, arrow = "
    "{Arrow.None, Arrow.Filled}, smooth = Smooth.Bezier),\n"
    "    Polygon(points = {{-20, 60}, {20, 60}, {0, 90}, {-20, 60}}, fillColor = {10, 127, 63}, fillPattern = "
    "FillPattern.Solid),\n"
    "    Text(extent = {{-90, -75}, {90, -95}}, textString = \"k = %k\", textColor = {64, 64, 64}),\n"
    "    Bitmap(extent = {{-80, 90}, {-40, 50}}, imageSource = \"iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABL"
    "bSncAAAAEUlEQVR42mM4EMaAFTEMLQkAWF1FgX/fS5EAAAAASUVORK5CYII=\"),\n"
    "    Text(extent = {{30, 80}, {90, 60}}, textString = DynamicSelect(\"off\", String(u)))}));\nend Valve;";

void lookAtOwnParts(WalkHand& hand) {
  MainWindow& window = hand.window();
  ClassPanel& panel = window.texts().classes();
  hand.beginAnew();
  hand.lookDuring("templates", [&] { window.texts().openNew(); });
  hand.look("noOwnPart", &panel);
  panel.addClass(0);
  QTest::qWait(1500);
  hand.look("ownPart", &panel.editor());
  if (auto* button = panel.findChild<QToolButton*>("classMenu")) hand.lookAtMenu("classMenu", *button->menu());
  window.document().setClass(0, "model Spring\n  Real x = = 1;\nend Spring;");
  QTest::qWait(800);
  hand.look("ownPartWithMistake", "textProblems");
  window.document().setClass(0, kSpring);
  QTest::qWait(800);
  panel.editor().setFocus();
  hand.key(Qt::Key_End, Qt::ControlModifier);
  panel.rename();
  hand.look("nothingToRename", &panel);
  // On "pull", in the line of its equation.
  for (int k = 0; k < 3; ++k) hand.key(Qt::Key_Up);
  hand.key(Qt::Key_Home);
  hand.key(Qt::Key_Right);
  panel.rename();
  hand.look("renamed", &panel);
  hand.key(Qt::Key_Escape);
  hand.key(Qt::Key_End);
  hand.key(Qt::Key_Left);
  QTest::keyClicks(QApplication::focusWidget(), " + fl");
  QTest::qWait(600);
  hand.key(Qt::Key_Space, Qt::ControlModifier);
  hand.look("completions", &panel);
  hand.key(Qt::Key_Escape);
  window.texts().textDock().toggleViewAction()->trigger();
  window.texts().textDock().raise();
  QTest::qWait(300);
  hand.look("diagramText", &window.texts().text());
  CodeEdit& editor = window.texts().text().editor();
  pasteOver(editor.editor(), "model Untitled\n  Real x = = 1;\nend Untitled;");
  QTest::qWait(1200);
  hand.look("diagramTextWithAMistake", "discardText");
  hand.lookDuring("draftQuestion", [&] { hand.trigger("&Close the diagram"); });
  window.texts().text().discard();
}

void lookAtSigns(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  window.document().setClass(0, kSpring);
  hand.waitFor("CubicSpring", [&] { return window.page().catalog().known("CubicSpring") != nullptr; });
  hand.put("CubicSpring", {0, 0});
  clickPart(window, "cubicSpring1");
  hand.partMenu("menuOfAnOwnPart", "cubicSpring1");
  int steps = 0;
  hand.lookDuring(
      "signs", [&] { hand.trigger("Describe the si&gns…"); },
      [&](QWidget& shown) {
        // The answer that is proposed is compared with a run of the part.
        auto* next = shown.findChild<QPushButton*>("signNext");
        if (!next || ++steps > 40) return false;
        if (steps == 10) hand.lookAt("signsCompared", shown);
        if (steps == 12 && next->isEnabled()) next->click();
        if (steps == 30) hand.lookAt("signsOfTheNext", shown);
        return true;
      });
}

// An icon with all that one can have, each thing selected, and what is typed upon it.
void lookAtAFullIcon(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  bringClass(window, kDrawn);
  openIcon(window);
  hand.look("iconOfShapes", "iconInspector");
  IconView& view = iconView(window);
  IconModel& model = window.page().icon().page()->model();
  const char* const kinds[] = {"Rectangle", "Ellipse", "Line", "Polygon", "Text", "Image", "Other"};
  for (int k = 0; k < static_cast<int>(iconOf(window).items.size()); ++k) {
    model.select({k});
    hand.look(QStringLiteral("iconShape") + kinds[k], "iconInspector");
  }
  model.select({0, 1, 3});
  hand.look("iconSeveral", "iconInspector");
  model.selectConnector("flange_a");
  hand.look("iconConnector", "iconInspector");
  model.selectConnector("u");
  hand.look("iconInput", "iconInspector");
  model.select({});
  QTest::keyClick(&view, Qt::Key_P);
  clickIcon(window, {-60, -60});
  clickIcon(window, {-20, -80});
  dragIcon(window, {20, -60}, {30, -20});
  hand.look("iconPolygonBegun", "iconInspector");
  QTest::keyClick(&view, Qt::Key_Escape);
  QTest::keyClick(&view, Qt::Key_Escape);
  QTest::keyClick(&view, Qt::Key_Insert);
  (void)QTest::qWaitFor([&] { return view.findChild<QListWidget*>() && view.findChild<QListWidget*>()->count() > 12; },
                        5000);
  hand.look("iconInsert", "iconInsert");
  QTest::keyClicks(QApplication::focusWidget(), "flange");
  hand.look("iconInsertOfFlanges", "iconInsert");
  QTest::keyClicks(QApplication::focusWidget(), "xyzzy");
  hand.look("iconInsertOfNothing", "iconInsert");
  hand.key(Qt::Key_Escape);
  hand.write("drawing.svg",
             "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"40\"><rect width=\"30\" height=\"20\" "
             "fill=\"#c05600\"/><text x=\"2\" y=\"30\">A</text><filter/></svg>");
  window.page().icon().page()->importFile(hand.path("drawing.svg"));
  hand.look("iconWithADrawing", "iconInspector");
  hand.beginAnew();
  bringClass(window, kDrawn);
  openIcon(window);
  window.document().setClass(0, "model Valve\n  annotation(Icon(graphics = shapes));\nend Valve;");
  hand.look("iconLocked", "iconInspector");
}

void lookAtIcons(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.lookDuring("noOwnPartForAnIcon", [&] { hand.trigger("Edit the &icon of a part…"); });
  bringClass(window);
  openIcon(window);
  hand.look("icon", "iconInspector");
  drawIcon(window, Qt::Key_R, {-60, 40}, {60, -40});
  hand.look("iconRectangle", "iconInspector");
  if (auto* colors = window.findChild<QAbstractButton*>("icon_lineColor"))
    hand.lookDuring("colors", [&] { colors->click(); });
  else
    hand.miss("icon_lineColor");
  drawIcon(window, Qt::Key_T, {-40, 20}, {40, -20});
  hand.look("iconText", "icon_text");
  IconView& view = iconView(window);
  hand.lookDuring("iconMenu",
                  [&] { QTest::mouseClick(&view, Qt::RightButton, {}, view.toPixels(QPointF(0, 0)).toPoint()); });
  hand.lookDuring("iconFile", [&] {
    for (auto* button : window.page().icon().page()->findChildren<QToolButton*>())
      if (button->objectName() == "iconTool_import") button->click();
  });
  window.page().icon().leave();
  window.document().setClass(1, kSpring);
  window.canvas().scene().clearSelection();
  hand.lookDuring("whichIcon", [&] { hand.trigger("Edit the &icon of a part…"); });
}

const char* const kPairText =
    "within Gears;\nmodel Pair \"Two discs on a shaft\"\n"
    "  Modelica.Mechanics.Rotational.Components.Inertia disc1(J = 0.1) annotation "
    "(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));\n"
    "  Modelica.Mechanics.Rotational.Components.Spring shaft(c = 1e4) annotation "
    "(Placement(transformation(extent = {{-10, -10}, {10, 10}})));\n"
    "  Modelica.Mechanics.Rotational.Components.Inertia disc2(J = 0.2) annotation "
    "(Placement(transformation(extent = {{40, -10}, {60, 10}})));\n"
    "equation\n"
    "  connect(disc1.flange_b, shaft.flange_a) annotation (Line(points = {{-40, 0}, {-10, 0}}));\n"
    "  connect(shaft.flange_b, disc2.flange_a) annotation (Line(points = {{10, 0}, {40, 0}}));\n"
    "end Pair;\n";

// A library that is read, and one that is changed here.
void lookAtLibraries(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.lookDuring("newLibrary", [&] { hand.trigger("&New library…"); });
  hand.lookDuring("libraryFolder", [&] { hand.trigger("&Add library folder…"); });
  hand.lookDuring("noLibraries", [&] { hand.trigger("Library &folders…"); });
  hand.write("libs/Gears/package.mo",
             "package Gears \"Wheels\"\n  annotation(version = \"1.2.0\", uses(Modelica(version = \"4.1.0\")));\nend "
             "Gears;\n");
  hand.write("libs/Gears/package.order", "Pair\nWheel\n");
  hand.write("libs/Gears/Pair.mo", kPairText);
  hand.write("libs/Gears/Wheel.mo", wheelText().toUtf8());
  window.libraries().add(hand.path("libs"));
  hand.waitFor("the library Gears", [&] { return paletteRow(window, "Gears") != nullptr; });
  const auto rowMenu = [&](const QString& view, const QString& name) {
    QTreeWidgetItem* row = paletteRow(window, name);
    if (!row) return hand.miss("no row " + name);
    QTreeWidget* tree = window.palettePanel().tree();
    tree->scrollToItem(row);
    hand.menuAt(view, *tree->viewport(), tree->visualItemRect(row).center());
  };
  rowMenu("menuOfALibrary", "Gears");
  window.libraries().setOwn(hand.path("libs/Gears"), true);
  rowMenu("menuOfAnOwnLibrary", "Gears");
  paletteRow(window, "Gears")->setExpanded(true);
  hand.waitFor("Gears.Wheel", [&] { return paletteRow(window, "Gears.Wheel") != nullptr; });
  rowMenu("menuOfItsClass", "Gears.Wheel");
  hand.look("library", window.palettePanel().tree());
  bool isRemoving = false;
  hand.lookDuring(
      "libraries", [&] { hand.trigger("Library &folders…"); },
      [&](QWidget& shown) {
        auto* list = shown.findChild<QTreeWidget*>("libraryFolders");
        if (!list || isRemoving || list->topLevelItemCount() == 0) return false;
        isRemoving = true;
        list->setCurrentItem(list->topLevelItem(0));
        hand.lookAt("librariesChosen", shown);
        return true;
      });
}

// A class of an own library, drawn within a part of it.
void lookIntoAClassOfALibrary(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.put("Gears.Pair", {0, 0});
  hand.waitForModel();
  window.page().lookInto(0);
  hand.waitFor("the inside of a class of a library", [&] { return window.page().isInside(); });
  shownScene(window.page()).document().setModifier(0, "J", "0.25");
  QTest::qWait(700);
  hand.look("insideOfALibraryClass", "breadcrumb");
  shownScene(window.page()).document().undoStack()->undo();
  window.page().goUpTo(0);
}

// What is asked for an own library by the menus of its row.
void lookAtItsQuestions(WalkHand& hand) {
  MainWindow& window = hand.window();
  const auto choose = [&](const QString& view, const QString& name, const char* context, const char* english) {
    QTreeWidgetItem* row = paletteRow(window, name);
    if (!row) return hand.miss("no row " + name);
    QTreeWidget* tree = window.palettePanel().tree();
    tree->scrollToItem(row);
    const QString words = QCoreApplication::translate((QByteArray("armature::app::") + context).constData(), english);
    const QRegularExpression pattern('^' + QRegularExpression::escape(words).replace("\\%1", ".*") + '$');
    bool isChosen = false;
    hand.lookDuring(
        view,
        [&] {
          const QPoint at = tree->visualItemRect(row).center();
          QContextMenuEvent event(QContextMenuEvent::Mouse, at, tree->viewport()->mapToGlobal(at));
          QApplication::sendEvent(tree->viewport(), &event);
        },
        [&](QWidget& shown) {
          auto* menu = qobject_cast<QMenu*>(&shown);
          if (!menu || isChosen) return false;
          for (QAction* entry : menu->actions())
            if (pattern.match(entry->text()).hasMatch()) {
              isChosen = true;
              WalkHand::clickSoon(*menu, *entry);
              return true;
            }
          return false;
        });
    if (!isChosen) hand.miss(view + ": no entry " + words);
    QTest::qWait(200);
  };
  choose("renameLibrary", "Gears", "OwnLibraries", "Rename %1…");
  choose("libraryVersion", "Gears", "OwnLibraries", "Version of %1…");
  choose("libraryTexts", "Gears.Wheel", "LibraryRoom", "Edit %1 as text");
  hand.waitFor("the texts of Gears", [&] { return window.texts().classDock().isVisible(); });
  hand.look("textsOfALibrary", &window.texts().classes());
  hand.write("libs/Gears/Wheel.mo", wheelText("Real more;").toUtf8());
  QTest::qWait(1500);
  hand.look("textsChangedElsewhere", "noticeText");
  hand.beginAnew();
  choose("classOfALibrary", "Gears.Wheel", "LibraryRoom", "Edit %1 as a diagram");
  QTest::qWait(500);
  hand.look("diagramOfALibrary", "canvas");
  hand.beginAnew();
  hand.put("Gears.Wheel", {0, 0});
  choose("libraryInUse", "Gears", "LibraryRoom", "Remove the folder %1 from the palette…");
  window.document().setClass(0, "model Outer\n  Inner inner1;\nend Outer;");
  window.document().setClass(1, "model Inner\n  Real x = 1;\nend Inner;");
  hand.waitFor("own classes in the palette", [&] { return paletteRow(window, "Outer") != nullptr; });
  hand.lookDuring("moveQuestion", [&] {
    Q_EMIT window.palettePanel().classDropped("Outer", "Gears");
    QTest::qWait(300);
  });
  window.libraries().remove(hand.path("libs"));
  QTest::qWait(500);
  hand.look("withoutItsLibrary", "canvas");
}

}  // namespace

void walkThroughTexts(WalkHand& hand) {
  lookAtOwnParts(hand);
  lookAtSigns(hand);
}

void walkThroughIcons(WalkHand& hand) {
  lookAtIcons(hand);
  lookAtAFullIcon(hand);
}

void walkThroughLibraries(WalkHand& hand) {
  lookAtLibraries(hand);
  lookIntoAClassOfALibrary(hand);
  lookAtItsQuestions(hand);
}

}  // namespace armature::app
