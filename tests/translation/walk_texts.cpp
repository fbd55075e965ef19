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

void lookAtOwnParts(WalkHand& hand) {
  MainWindow& window = hand.window();
  ClassPanel& panel = window.texts().classes();
  hand.beginAnew();
  hand.lookDuring("templates", [&] { window.texts().openNew(); });
  hand.look("noOwnPart", &panel);
  if (auto* button = panel.findChild<QToolButton*>("classMenu")) hand.lookAtMenu("classMenu", *button->menu());
  panel.addClass(0);
  QTest::qWait(1500);
  hand.look("ownPart", &panel.editor());
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
  hand.write("libs/Gears/package.order", "Wheel\n");
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
}

void walkThroughLibraries(WalkHand& hand) {
  lookAtLibraries(hand);
  lookAtItsQuestions(hand);
}

}  // namespace armature::app
