// What a person meets again and again: commands by name, what the canvas says of a part at a glance.
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QScrollBar>
#include <QStatusBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "app/document/sparklines.h"
#include "app/language/language.h"
#include "app/panels/messages_panel.h"
#include "app/panels/replaceable_row.h"
#include "app/text/class_panel.h"
#include "app/text/code_edit.h"
#include "app/tools/edit_actions.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class HabitsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void readersKnowTheFirstCanvas();
  void commandsSayWhatTheyDo();
  void numbersInMessagesAreThoseOfTheLanguage();
  void aSmallWindowKeepsItsSize();
  void aLargeWindowIsKeptOnTheScreen();
  void theViewGoesToTheSelection();
  void aChosenClassEndsInDots();
  void startValuesAreMarked();
  void whatIsLaidOutIsSeen();
  void aWorldLeavesTheCanvasInPeace();
  void theViewInSpaceGoesWithItsDiagram();
  void theViewInSpaceKnowsNoClosedDiagram();
  void messagesLeadToTheirPlace();
  void whatCannotBeDoneSaysWhy();
  void messagesLeadIntoSubmodels();
  void enterFindsTheNextPlace();
  void readersKnowTheDiagram();
  void readersKnowEveryControl();
  void theFocusIsSeen();
  void runIsSeenOnItsButtonAndInItsMenu();
};

// The first one of the process, and while somebody listens.
void HabitsTest::readersKnowTheFirstCanvas() {
  QAccessible::setActive(true);
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&window->canvas());
  QVERIFY(access && access->role() == QAccessible::Canvas);
}

// Five parameters of the diagram have a menu each: of their commands every one is another.
void HabitsTest::commandsSayWhatTheyDo() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->document().values().parameters.size() > 4);
  window->canvas().scene().clearSelection();
  QTRY_VERIFY(window->inspector().findChild<QToolButton*>("parameterMenu_amplitude"));
  pressKey(window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
  auto* card = window->findChild<QWidget*>("commandPalette");
  QTRY_VERIFY(card && card->isVisible());
  auto* list = card->findChild<QListWidget*>();
  const auto entries = [list] {
    QStringList texts;
    for (int row = 0; row < list->count(); ++row) texts << list->item(row)->text();
    return texts;
  };
  const QStringList all = entries();
  QVERIFY(all.size() > 100);
  for (int i = 0; i + 1 < all.size(); ++i) QVERIFY2(all[i] != all[i + 1], qPrintable(all[i]));
  // The menus of the menu bar are among them, whoever made their entries.
  for (const char* one : {"Align left edges", "Preferences"}) QVERIFY2(!all.filter(one).isEmpty(), one);
  QTest::keyClicks(card->findChild<QLineEdit*>(), "change");
  QCOMPARE(entries().filter("amplitude"), QStringList{"amplitude: Change"});
  for (const QString& entry : entries()) QVERIFY2(entry.size() > 8, qPrintable(entry));
  // What is called as it was typed comes before what only speaks of it.
  card->findChild<QLineEdit*>()->selectAll();
  QTest::keyClicks(card->findChild<QLineEdit*>(), "undo");
  QVERIFY(entries().size() > 1 && entries().front().startsWith("Undo"));
  QTest::keyClicks(card->findChild<QLineEdit*>(), "xyzzy");
  QCOMPARE(entries(), QStringList{"No such command."});
  QTest::keyClick(card->findChild<QLineEdit*>(), Qt::Key_Return);
  QVERIFY(!card->isVisible());
}

// In German a number has a comma in what messages say as well, and a small one is not said to be 0.
void HabitsTest::numbersInMessagesAreThoseOfTheLanguage() {
  QVERIFY(speak(Language::german));
  const auto back = qScopeGuard([] { speak(Language::english); });
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QFile file(folder.filePath("values.armature.json"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(R"({"format": "armature-diagram", "version": 1, "name": "Values",
    "components": [{"name": "half", "class": "Half", "placement": {"x": 0, "y": 0}},
                   {"name": "tiny", "class": "Tiny", "placement": {"x": 40, "y": 0}}], "connections": [],
    "classes": ["model Half\n  parameter Real k(start = 0.5);\n  Real x = k;\nend Half;",
                "model Tiny\n  parameter Real k(start = 1e-9);\n  Real x = k;\nend Tiny;"]})");
  file.close();
  QVERIFY(window->openFile(file.fileName()));
  const auto said = [&](const char* part) { return window->canvas().scene().marks().value(part).text; };
  QTRY_COMPARE_WITH_TIMEOUT(said("half"), QString("Der Parameter k von half hat keinen Wert; 0,5 wird verwendet."),
                            30000);
  QCOMPARE(said("tiny"), QString("Der Parameter k von tiny hat keinen Wert; 1e-09 wird verwendet."));
}

// On a screen of 640 by 400 points no panel makes the window grow beyond it, and what a paused run says is seen.
void HabitsTest::aSmallWindowKeepsItsSize() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  const QSize size(640, 400);
  QVERIFY(window->openFile(example("Rotational/First")));
  window->resize(size);
  QTest::qWait(50);
  QCOMPARE(window->size(), size);
  for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
    const bool wasHidden = dock->isHidden();
    dock->show();
    dock->raise();
    QTest::qWait(30);
    QVERIFY2(window->size() == size, qPrintable(dock->objectName() + QString(": %1").arg(window->height())));
    // A line of text is seen from its beginning to its end.
    const auto* area = qobject_cast<QAbstractScrollArea*>(dock->widget());
    const int beyond = area ? area->horizontalScrollBar()->maximum() : 0;
    QVERIFY2(beyond == 0, qPrintable(dock->objectName() + QString(" is %1 px too narrow").arg(beyond)));
    if (wasHidden) dock->hide();
  }
  window->run().setPace(0.1);
  window->run().start();
  QTRY_COMPARE(window->run().state(), RunState::running);
  window->run().setPaused(true);
  QTRY_COMPARE(window->run().state(), RunState::paused);
  auto* pill = window->findChild<QToolButton*>("statePill");
  QTRY_VERIFY(pill->isVisible());
  QVERIFY2(pill->text().startsWith("Paused"), qPrintable(pill->text()));
  // The buttons of a note stand apart.
  pressKey(&window->canvas(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
  auto* card = window->canvas().findChild<QWidget*>("noteCard");
  QTRY_VERIFY(card->isVisible());
  const auto buttons = card->findChildren<QToolButton*>();
  QVERIFY(buttons.size() > 6);
  for (const QToolButton* a : buttons)
    for (const QToolButton* b : buttons)
      QVERIFY2(a == b || !a->geometry().intersects(b->geometry()), qPrintable(a->text() + " upon " + b->text()));
}

// As it was left on a larger screen, or comes at two pixels a point.
void HabitsTest::aLargeWindowIsKeptOnTheScreen() {
  const QTemporaryDir folder;
  const auto make = [&] {
    MainWindow::Options options;
    options.settingsFile = folder.filePath("settings.ini");
    options.recoveryFolder = folder.filePath("recovery");
    options.makeEngine = [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); };
    return std::make_unique<MainWindow>(std::move(options));
  };
  {
    const auto window = make();
    window->show();
    QTRY_VERIFY(window->isVisible());
    const QRect room = window->screen()->availableGeometry();
    window->resize(room.size() + QSize(400, 300));
    QTRY_VERIFY(window->width() > room.width() && window->height() > room.height());
    QVERIFY(window->close());
  }
  const auto window = make();
  window->show();
  QTRY_VERIFY(window->screen()->availableGeometry().contains(window->frameGeometry()));
  QVERIFY(isWhole(window->inspector().parentWidget()));
}

// What is chosen for a replaceable part and has too little room.
void HabitsTest::aChosenClassEndsInDots() {
  ChoiceField box;
  box.resize(120, 28);
  box.show();
  QVERIFY(QTest::qWaitForWindowExposed(&box));
  QStyleOptionComboBox option;
  option.initFrom(&box);
  const QRect edit = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
  const QRect end(edit.right() - 3, edit.top() + 4, 3, edit.height() / 2 - 4);
  box.setShown("DetailedPipeFlowOfAVeryLongName", false);
  const QImage ofLong = box.grab(end).toImage(), all = box.grab(edit).toImage();
  box.setShown("w", false);
  QCOMPARE(ofLong, box.grab(end).toImage());
  QVERIFY(all != box.grab(edit).toImage());
}

void HabitsTest::theViewGoesToTheSelection() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().findEnd("damper.flange_a").isValid());
  CanvasView& canvas = window->canvas();
  clickPart(*window, "damper");
  const double before = canvas.zoom();
  pressKey(&canvas, Qt::Key_8, Qt::ControlModifier);
  const int part = window->document().partIndex("damper");
  const auto box = [&] { return canvas.toPixels(canvas.scene().parts()[static_cast<size_t>(part)].rect); };
  QTRY_VERIFY(canvas.zoom() > 1.2 * before);
  QVERIFY(QRectF(canvas.rect()).contains(box()));
  QVERIFY(QLineF(box().center(), QRectF(canvas.rect()).center()).length() < canvas.height() / 8.0);
}

// A diagram that was seen whole is seen whole when its parts have been laid out, which may take more room.
void HabitsTest::whatIsLaidOutIsSeen() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  CanvasView& canvas = window->canvas();
  QTRY_VERIFY(canvas.scene().findEnd("inertia3.flange_b").isValid());
  canvas.fit();
  const auto isSeen = [&] { return QRectF(canvas.rect()).contains(canvas.toPixels(canvas.scene().bounds())); };
  QVERIFY(isSeen());
  canvas.setFocus();
  const QRectF before = canvas.scene().bounds();
  pressKey(window.get(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
  QTRY_VERIFY(canvas.scene().bounds() != before);
  QVERIFY(isSeen());
  // A part of it that is looked at stays where it is.
  window->document().undoStack()->undo();
  canvas.setZoom(3, QRectF(canvas.rect()).center());
  QVERIFY(!isSeen());
  const double zoom = canvas.zoom();
  pressKey(window.get(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
  QTRY_VERIFY(canvas.scene().bounds() != before);
  QCOMPARE(canvas.zoom(), zoom);
}

// A start value is typed: the part has a sign in its corner, and the status bar says what it begins with.
void HabitsTest::startValuesAreMarked() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  CanvasView& canvas = window->canvas();
  QTRY_VERIFY(canvas.scene().parts().size() == 1 && canvas.scene().parts()[0].info);
  const auto marked = [&] {
    canvas.scene().clearSelection();
    const QPoint corner = canvas.toPixels(QPointF(-10, 10)).toPoint() - QPoint(24, 4);
    const QImage image = canvas.grab(QRect(corner, QSize(44, 20))).toImage();
    int accent = 0;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x) accent += qBlue(image.pixel(x, y)) - qRed(image.pixel(x, y)) > 60 ? 1 : 0;
    return accent;
  };
  QTest::mouseMove(&canvas, QPoint(3, 3));
  QCOMPARE(marked(), 0);
  clickPart(*window, "inertia1");
  QTRY_VERIFY(window->inspector().findChild<QWidget*>("parameter_w.start"));
  typeInto(window->inspector().findChild<QWidget*>("parameter_w.start"), "3");
  QCOMPARE(window->document().modifier(0, "w.start"), std::string("3"));
  QTest::mouseMove(&canvas, canvas.toPixels(QPointF(0, 0)).toPoint());
  const auto isTold = [&] {
    const auto labels = window->statusBar()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [](QLabel* one) { return one->text().contains("w = 3"); });
  };
  QTRY_VERIFY(isTold());
  QTest::mouseMove(&canvas, QPoint(3, 3));
  QTRY_VERIFY(marked() > 4);
  window->document().undoStack()->undo();
  QTRY_COMPARE(marked(), 0);
}

// What is drawn in space brings no view that takes room from the canvas, under the pointer; it is a click away.
void HabitsTest::aWorldLeavesTheCanvasInPeace() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  CanvasView& canvas = window->canvas();
  const QSize size = canvas.size();
  dropPart(*window, "Modelica.Mechanics.MultiBody.World", {-40, 0});
  const QPointF before = canvas.toPixels(QPointF(100, 50));
  dropPart(*window, "Modelica.Mechanics.MultiBody.Parts.Body", {20, 20});
  QTRY_VERIFY_WITH_TIMEOUT(window->checker().lastModel(), 60000);
  QTest::qWait(500);
  auto* dock = window->findChild<QDockWidget*>("view3dDock");
  QVERIFY(dock && !dock->isVisible());
  QCOMPARE(canvas.width(), size.width());
  const QPointF moved = canvas.toPixels(QPointF(100, 50)) - before;
  QVERIFY2(moved.manhattanLength() <= 1, qPrintable(QStringLiteral("%1, %2").arg(moved.x()).arg(moved.y())));
  dock->toggleViewAction()->trigger();
  QVERIFY(dock->isVisible());
}

// A new diagram may lie where one lay that has been closed.
void HabitsTest::theViewInSpaceKnowsNoClosedDiagram() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  auto* dock = window->findChild<QDockWidget*>("view3dDock");
  QVERIFY(window->openFile(example("Rotational/First")));
  QSet<const OpenDocument*> closed;
  int again = 0;
  for (int round = 0; round < 12 && again < 2; ++round) {
    QVERIFY(window->openFile(example("MultiBody/Pendulum")));
    QTRY_VERIFY_WITH_TIMEOUT(dock->isVisible(), 60000);
    closed << &window->document();
    window->pages().show(0);
    QTRY_VERIFY(!dock->isVisible());
    window->pages().remove(1);
    pressKey(window.get(), Qt::Key_N, Qt::ControlModifier);
    again += closed.contains(&window->document()) ? 1 : 0;
    dropPart(*window, "Modelica.Mechanics.MultiBody.World", {0, 0});
    QTRY_VERIFY_WITH_TIMEOUT(window->checker().lastModel(), 60000);
    QTest::qWait(50);
    QVERIFY2(!dock->isVisible(), qPrintable(QString::number(round)));
    window->pages().remove(1);
  }
  if (again == 0) QSKIP("No diagram came to lie where another one had been.");
}

// Beside a diagram without bodies it stays only where somebody has asked for it, and comes again with its own.
void HabitsTest::theViewInSpaceGoesWithItsDiagram() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  auto* dock = window->findChild<QDockWidget*>("view3dDock");
  auto* tabs = window->findChild<QTabBar*>("pageTabs");
  QVERIFY(dock && tabs && window->openFile(example("Rotational/First")));
  QTRY_VERIFY_WITH_TIMEOUT(window->checker().lastModel(), 60000);
  pressKey(window.get(), Qt::Key_N, Qt::ControlModifier);
  QVERIFY(!dock->isVisible());
  dropPart(*window, "Modelica.Mechanics.MultiBody.World", {0, 0});
  QTRY_VERIFY_WITH_TIMEOUT(window->checker().lastModel(), 60000);
  QVERIFY(!dock->isVisible());
  dock->toggleViewAction()->trigger();
  QVERIFY(dock->isVisible());
  tabs->setCurrentIndex(0);
  QTRY_VERIFY(!dock->isVisible());
  tabs->setCurrentIndex(1);
  QTRY_VERIFY(dock->isVisible());
  // Asked for beside the rotational diagram it stays, whatever changes there.
  tabs->setCurrentIndex(0);
  QTRY_VERIFY(!dock->isVisible());
  dock->toggleViewAction()->trigger();
  QSignalSpy checked(&window->checker(), &Checker::checked);
  window->document().setModifier(window->document().partIndex("inertia1"), "J", "3");
  QTRY_VERIFY_WITH_TIMEOUT(checked.size() > 0, 60000);
  QVERIFY(dock->isVisible());
}

// A double click on a message: the view stays where it is as long as the part is in it, a value gets the cursor, and so
// does the line of an own class.
void HabitsTest::messagesLeadToTheirPlace() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY_WITH_TIMEOUT(window->checker().lastModel(), 60000);
  CanvasView& canvas = window->canvas();
  MessagesPanel& messages = window->page().messages();
  const auto doubleClick = [&] {
    window->page().bottomTabs().setCurrentWidget(&messages);
    const QPoint at = messages.visualItemRect(messages.item(0)).topLeft() + QPoint(60, 12);
    QTest::mouseClick(messages.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(messages.viewport(), Qt::LeftButton, {}, at);
  };
  clickPart(*window, "fixed");
  QTest::keyClick(&canvas, Qt::Key_Delete);
  QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 1, 60000);
  const QPointF before = canvas.toPixels(QPointF(0, 0));
  doubleClick();  // first one row for each of the two parts
  QTRY_COMPARE(messages.count(), 2);
  canvas.scene().clearSelection();
  doubleClick();
  QTRY_VERIFY(!canvas.scene().selectedParts().isEmpty());
  QCOMPARE(canvas.toPixels(QPointF(0, 0)), before);
  // Out of sight it is brought into it.
  canvas.panBy(QPointF(-3000, 0));
  doubleClick();
  const auto& part = canvas.scene().parts()[static_cast<size_t>(*canvas.scene().selectedParts().begin())];
  QVERIFY(QRectF(canvas.rect()).contains(canvas.toPixels(part.rect)));
  window->document().undoStack()->undo();
  QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 0, 60000);

  const int inertia = window->document().partIndex("inertia1");
  window->document().setModifier(inertia, "J", "foo*2");
  QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 1, 60000);
  canvas.scene().clearSelection();
  doubleClick();
  const auto focus = [] { return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString(); };
  QTRY_COMPARE(focus(), QStringLiteral("parameter_J"));
  QCOMPARE(canvas.scene().selectedParts(), QSet<int>{inertia});
  window->document().undoStack()->undo();
  QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 0, 60000);

  window->document().setClass(0, "model Own\n  Real x;\nequation\n  x = foo;\nend Own;");
  placePart(canvas.scene(), "Own", QPointF(0, -60));
  QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 1, 60000);
  doubleClick();
  auto* panel = window->findChild<ClassPanel*>();
  QVERIFY(panel);
  QTRY_VERIFY2(panel->isVisible(), messages.item(0)->data(Qt::AccessibleTextRole).toString().toUtf8());
  QTRY_COMPARE(panel->editor().line(), 3);
}

// What a message says of a part within a part is lit there; a connector of a part is seen from outside.
void HabitsTest::messagesLeadIntoSubmodels() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  window->document().setClass(
      0,
      "model Head\n  Modelica.Mechanics.Rotational.Components.Disc disc1 annotation(Placement(transformation(extent = "
      "{{-10, -10}, {10, 10}})));\n  Modelica.Mechanics.Rotational.Components.Inertia inertia1(J = 1) "
      "annotation(Placement(transformation(extent = {{30, -10}, {50, 10}})));\nend Head;");
  placePart(window->canvas().scene(), "Head", QPointF(0, 0));
  MessagesPanel& messages = window->page().messages();
  QTRY_VERIFY_WITH_TIMEOUT(messages.count() > 0, 60000);
  QVERIFY2(messages.item(0)->data(Qt::AccessibleTextRole).toString().contains("head1.disc1 is connected to nothing"),
           qPrintable(messages.item(0)->data(Qt::AccessibleTextRole).toString()));
  window->canvas().scene().clearSelection();
  window->page().bottomTabs().setCurrentWidget(&messages);
  const QPoint at = messages.visualItemRect(messages.item(0)).topLeft() + QPoint(60, 12);
  QTest::mouseClick(messages.viewport(), Qt::LeftButton, {}, at);
  QTest::mouseDClick(messages.viewport(), Qt::LeftButton, {}, at);
  QTRY_VERIFY_WITH_TIMEOUT(window->page().isInside(), 10000);
  const DiagramScene& inside = window->canvas().scene();
  QTRY_COMPARE(inside.selectedParts().size(), 1);
  QCOMPARE(inside.parts().at(static_cast<size_t>(*inside.selectedParts().begin())).name, QString("disc1"));
  window->page().showParts({"head1"});
  QVERIFY(!window->page().isInside());
  QCOMPARE(window->canvas().scene().selectedParts().size(), 1);
}

// With nothing selected, commands about parts are grey in the menu and come last in the palette, both with the reason;
// their keys work again as soon as something is selected.
void HabitsTest::whatCannotBeDoneSaysWhy() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  CanvasView& canvas = window->canvas();
  QTRY_VERIFY(canvas.scene().parts().at(0).info);
  pressKey(window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
  auto* card = window->findChild<QWidget*>("commandPalette");
  QTRY_VERIFY(card && card->isVisible());
  auto* list = card->findChild<QListWidget*>();
  QTest::keyClicks(card->findChild<QLineEdit*>(), "align left");
  QCOMPARE(list->count(), 1);
  QVERIFY2(list->item(0)->text().contains("Select two parts or more"), qPrintable(list->item(0)->text()));
  QTest::keyClick(card->findChild<QLineEdit*>(), Qt::Key_Return);
  QCOMPARE(window->document().undoStack()->count(), 0);

  QAction* remove = nullptr;
  for (QAction* action : window->findChildren<QAction*>())
    if (action->text() == "De&lete") remove = action;
  QVERIFY(remove && remove->isEnabled());
  auto* menu = qobject_cast<QMenu*>(remove->associatedObjects().front());
  for (QObject* owner : remove->associatedObjects())
    if (auto* one = qobject_cast<QMenu*>(owner); one && one->title() == "&Edit") menu = one;
  QVERIFY(menu);
  menu->popup(window->mapToGlobal(QPoint(40, 40)));
  QVERIFY(!remove->isEnabled() && remove->toolTip().contains("Select"));
  menu->hide();
  QVERIFY(remove->isEnabled());
  const size_t count = canvas.scene().parts().size();
  clickPart(*window, "fixed");
  pressKey(&canvas, Qt::Key_Delete);
  QCOMPARE(canvas.scene().parts().size(), count - 1);
}

// Enter goes from place to place and does not close what one is searching with.
void HabitsTest::enterFindsTheNextPlace() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  pressKey(window.get(), Qt::Key_H, Qt::ControlModifier);
  auto* dialog = window->findChild<QDialog*>("findDialog");
  QTRY_VERIFY(dialog && dialog->isVisible());
  auto* text = dialog->findChild<QLineEdit*>("findText");
  QTest::keyClicks(text, "inertia");
  auto* hits = dialog->findChild<QListWidget*>("findHits");
  QCOMPARE(hits->count(), 3);
  const auto selected = [&] {
    const auto& parts = window->canvas().scene().selectedParts();
    return parts.size() == 1 ? window->canvas().scene().parts()[static_cast<size_t>(*parts.begin())].name : QString();
  };
  for (const char* name : {"inertia1", "inertia2", "inertia3", "inertia1"}) {
    QTest::keyClick(text, Qt::Key_Return);
    QCOMPARE(selected(), QString(name));
  }
  QTest::keyClick(text, Qt::Key_Return, Qt::ShiftModifier);
  QCOMPARE(selected(), QStringLiteral("inertia3"));
  QVERIFY(dialog->isVisible());
  // One is not several.
  auto* words = dialog->findChild<QLabel*>("findState");
  QVERIFY(words);
  QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(text, "inertia3");
  QCOMPARE(words->text(), QString("One place"));
  QTest::keyClicks(dialog->findChild<QLineEdit*>("replaceBy"), "rotor");
  QTest::mouseClick(dialog->findChild<QPushButton*>("replaceAll"), Qt::LeftButton);
  QCOMPARE(words->text(), QString("One place changed."));
}

// What reads the screen finds each part and wire by name, what it is joined to, and where the focus is.
void HabitsTest::readersKnowTheDiagram() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  CanvasView& canvas = window->canvas();
  QTRY_VERIFY(canvas.scene().parts().at(0).info && !canvas.scene().wires().empty());
  QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&canvas);
  QVERIFY(access && access->role() == QAccessible::Canvas);
  const int inertia = window->document().partIndex("inertia1");
  QAccessibleInterface* part = access->child(inertia);
  QVERIFY(part && part->isValid() && part->role() == QAccessible::ListItem);
  QVERIFY2(part->text(QAccessible::Name).startsWith("inertia1, Inertia"), qPrintable(part->text(QAccessible::Name)));
  const QString words = part->text(QAccessible::Description);
  QVERIFY2(words.contains("flange_a to torque.flange"), qPrintable(words));
  QCOMPARE(access->indexOfChild(part), inertia);
  const QRect place = part->rect();
  QCOMPARE(access->childAt(place.center().x(), place.center().y()), part);
  QVERIFY(!part->state().selected);
  QAccessibleInterface* wire = access->child(static_cast<int>(canvas.scene().parts().size()));
  QVERIFY2(wire->text(QAccessible::Name).startsWith("Wire from"), qPrintable(wire->text(QAccessible::Name)));
  // Tab walks, and says where it is.
  canvas.setFocus();
  for (int k = 0; k <= inertia; ++k) QTest::keyClick(&canvas, Qt::Key_Tab);
  QCOMPARE(canvas.scene().selectedParts(), QSet<int>{inertia});
  QVERIFY(part->state().selected && part->state().focused);
  QCOMPARE(access->focusChild(), part);
  // Pressed from there a wire is selected.
  wire->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  QCOMPARE(canvas.scene().selectedWires(), QSet<int>{0});
  // A note and a sparkline come behind the wires.
  const auto at = static_cast<int>(canvas.scene().parts().size() + canvas.scene().wires().size());
  window->page().tools().addNote(QPointF(60, 250));
  QTest::keyClicks(QApplication::focusWidget(), "Mind the spring");
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QAccessibleInterface* note = access->child(at);
  QVERIFY2(note->isValid() && note->text(QAccessible::Name).endsWith("Mind the spring"),
           qPrintable(note->text(QAccessible::Name)));
  QCOMPARE(access->childAt(note->rect().center().x(), note->rect().center().y()), note);
  note->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  QCOMPARE(canvas.scene().notes().selected(), QSet<int>{0});
  QVERIFY(note->state().selected);
  QVERIFY(setSparkline(window->document(), "inertia1.w", true));
  QAccessibleInterface* spark = access->child(at + 1);
  QVERIFY2(spark->isValid() && spark->text(QAccessible::Name).endsWith("inertia1.w"),
           qPrintable(spark->text(QAccessible::Name)));
  spark->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  QCOMPARE(canvas.scene().sparklineName(canvas.scene().selectedSparkline()), QString("inertia1.w"));
  QVERIFY(spark->state().selected && !note->state().selected);
  // What is no longer there is not valid any more.
  canvas.scene().select({inertia}, {});
  const int last = at + 1;
  QAccessibleInterface* gone = access->child(last);
  QVERIFY(gone->isValid());
  QTest::keyClick(&canvas, Qt::Key_Delete);
  QVERIFY(!gone->isValid());
}

namespace {

// What can be reached by the Tab key, apart from what belongs to another control (the field of a number, a list's
// rows), from the tabs of docks, which have names of their own, and from buttons that have nothing to say yet.
QList<QWidget*> controlsOf(const QWidget& window) {
  QList<QWidget*> list;
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    const bool isPartOfOne =
        qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) || qobject_cast<QComboBox*>(widget->parentWidget()) ||
        widget->inherits("QComboBoxListView") || (qobject_cast<QTabBar*>(widget) && widget->parentWidget() == &window);
    const auto* button = qobject_cast<QPushButton*>(widget);
    const bool isFilled = widget->isEnabled() && !widget->focusProxy() && !isPartOfOne &&
                          !(button && button->text().isEmpty() && !button->isVisible());
    if ((widget->focusPolicy() & Qt::TabFocus) && isFilled) list << widget;
  }
  return list;
}

QString whereIs(const QWidget* widget) {
  QStringList way;
  for (; widget; widget = widget->parentWidget())
    way.prepend(widget->metaObject()->className() + (' ' + widget->objectName()));
  return way.join(" / ");
}

}  // namespace

// Whatever the Tab key reaches has a name to be read out, in every panel, with a part and its results on show.
void HabitsTest::readersKnowEveryControl() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  runToEnd(*window);
  for (QDockWidget* dock : window->findChildren<QDockWidget*>()) dock->show();
  QStringList nameless;
  for (const char* part : {"inertia1", "torque", "sine"}) {
    clickPart(*window, part);
    QTest::qWait(50);
    const auto controls = controlsOf(*window);
    QVERIFY(controls.size() > 60);
    for (QWidget* widget : controls) {
      QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
      if (access && access->text(QAccessible::Name).trimmed().isEmpty()) nameless << whereIs(widget);
    }
  }
  nameless.removeDuplicates();
  for (const QString& one : nameless) qWarning("no name: %s", qPrintable(one));
  QVERIFY(nameless.isEmpty());
}

// A control that has it looks unlike itself without, whatever the Tab key reaches.
void HabitsTest::theFocusIsSeen() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "inertia1");
  QTRY_VERIFY(window->inspector().findChild<QWidget*>("parameter_J"));
  QApplication::setCursorFlashTime(0);
  QStringList unseen;
  QSet<QWidget*> seen;
  const auto check = [&] {
    for (QWidget* widget : controlsOf(*window)) {
      if (!isWhole(widget) || seen.contains(widget)) continue;
      // The canvas has the keys wherever nothing else has them.
      QWidget* const other = widget == &window->canvas() ? window->findChild<QWidget*>("runButton") : &window->canvas();
      other->setFocus(Qt::TabFocusReason);
      const QImage without = widget->grab().toImage();
      widget->setFocus(Qt::TabFocusReason);
      if (!widget->hasFocus()) continue;
      seen << widget;
      if (widget->grab().toImage() == without) unseen << whereIs(widget);
    }
  };
  check();
  runToEnd(*window);
  for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
    dock->show();
    dock->raise();
    QTest::qWait(20);
    check();
  }
  QVERIFY2(seen.size() > 40, qPrintable(QString::number(seen.size())));
  for (QWidget* one : {static_cast<QWidget*>(&window->canvas()), window->findChild<QWidget*>("plot")})
    QVERIFY(seen.contains(one));
  for (const QString& one : unseen) qWarning("looks the same: %s", qPrintable(one));
  QVERIFY(unseen.isEmpty());
}

// On the accent colour and on the menu's: in neither is the sign as dark, or as light, as what it lies on.
void HabitsTest::runIsSeenOnItsButtonAndInItsMenu() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  auto* button = window->findChild<QToolButton*>("runButton");
  QVERIFY(button);
  const auto ink = [](const QIcon& icon) {
    const QImage image = icon.pixmap(20, 20).toImage();
    for (int x = 0; x < image.width(); ++x)
      if (qAlpha(image.pixel(x, image.height() / 2)) > 200) return image.pixelColor(x, image.height() / 2).lightness();
    return -1;
  };
  const auto check = [&] {
    const int inMenu = ink(button->defaultAction()->icon()), onButton = ink(button->icon());
    QVERIFY(inMenu >= 0 && onButton >= 0);
    const int menu = window->palette().color(QPalette::Window).lightness();
    QVERIFY2(std::abs(inMenu - menu) > 100, qPrintable(QString::number(inMenu)));
    QVERIFY2((onButton > 128) != (inMenu > 128), qPrintable(QString::number(onButton)));
  };
  check();
  QVERIFY(window->openFile(example("Rotational/First")));
  runToEnd(*window);
  check();
}

QTEST_MAIN(HabitsTest)
#include "habits_test.moc"
