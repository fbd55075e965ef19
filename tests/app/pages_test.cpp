// Several diagrams at once: tabs, closing, the session; Modelica files and library models; the inside of parts; what is
// left after a crash.
#include <QDockWidget>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

#include "app/panels/variable_tree.h"
#include "app/shell/page_equations.h"
#include "app/shell/recovery.h"
#include "app/shell/window_session.h"
#include "tests/app/window_bench.h"
#include "tests/plots/plot_reading.h"

using namespace armature;
using namespace armature::app;

class PagesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyDiagramHasItsTab();
  void tabsOfOneTitleAreToldApart();
  void undoBelongsToThePageOnShow();
  void aRunGoesOnBehindAnotherTab();
  void theSessionComesBack();
  void aModelicaFileOpensAsADiagram();
  void aModelicaFileWithMistakesLeavesThePage();
  void theInsideOfAPartShowsItsValues();
  void theInsideCannotBeChanged();
  void afterACrashTheChangesAreOffered();
  void undoIsNoUseOfThePalette();
  void undoLeadsBackToTheDiagram();
  void aClosed3dViewStaysClosed();
  void a3dViewThatIsAskedForHasRoom();
};

// Ctrl+N opens a page, an edit marks its tab, Ctrl+Tab goes round, Ctrl+W closes; the last tab leaves an empty page.
void PagesTest::everyDiagramHasItsTab() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QCOMPARE(window->pages().count(), 1);  // the empty page was filled
  pressKey(window.get(), Qt::Key_N, Qt::ControlModifier);
  QCOMPARE(window->pages().count(), 2);
  QCOMPARE(window->tabs().currentIndex(), 1);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  QVERIFY(window->tabs().tabText(1).startsWith("●"));
  QVERIFY(!window->tabs().tabText(0).startsWith("●"));
  pressKey(window.get(), Qt::Key_Tab, Qt::ControlModifier);
  QCOMPARE(window->tabs().currentIndex(), 0);
  QVERIFY(window->document().partIndex("inertia1") >= 0);
  // A file that is open already is shown, not opened twice.
  QVERIFY(window->openFile(example("Rotational/Friction")));
  QCOMPARE(window->pages().count(), 3);
  QVERIFY(window->openFile(example("Rotational/First")));
  QCOMPARE(window->pages().count(), 3);
  QCOMPARE(window->tabs().currentIndex(), 0);
  for (int left = 2; left >= 1; --left) {
    pressKey(window.get(), Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(window->pages().count(), left);
  }
  pressKey(window.get(), Qt::Key_W, Qt::ControlModifier);
  QCOMPARE(window->pages().count(), 1);
  QVERIFY(isPristine(window->page()));
}

// Of diagrams with one title the tabs and the window's title say which is which; what is left alone has its title only.
void PagesTest::tabsOfOneTitleAreToldApart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  const auto tab = [&](int index) { return window->tabs().tabText(index); };
  QVERIFY(window->openFile(example("Rotational/First")));
  const QString title = tab(0);
  QVERIFY(QDir(folder.path()).mkdir("a") && QDir(folder.path()).mkdir("b"));
  for (const char* const name : {"a/mine", "b/mine"}) {
    const QString copy = folder.filePath(QString(name) + ".armature.json");
    QVERIFY(QFile::copy(example("Rotational/First"), copy) && window->openFile(copy));
  }
  QCOMPARE(tab(0), title + " (First)");
  QCOMPARE(tab(1), title + " (a/mine)");
  QCOMPARE(tab(2), title + " (b/mine)");
  QVERIFY(window->windowTitle().startsWith(tab(2)));
  // One without a file gets the title by hand, in the inspector.
  pressKey(window.get(), Qt::Key_N, Qt::ControlModifier);
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("diagramTitle"));
  typeInto(window->inspector().findChild<QLineEdit*>("diagramTitle"), title);
  QTRY_COMPARE(tab(3), "● " + title + " (not saved yet)");
  window->document().undoStack()->undo();
  pressKey(window.get(), Qt::Key_W, Qt::ControlModifier);
  pressKey(window.get(), Qt::Key_W, Qt::ControlModifier);
  QCOMPARE(tab(1), title + " (mine)");
  pressKey(window.get(), Qt::Key_W, Qt::ControlModifier);
  QCOMPARE(window->pages().count(), 1);
  QCOMPARE(tab(0), title);
}

void PagesTest::undoBelongsToThePageOnShow() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  pressKey(window.get(), Qt::Key_N, Qt::ControlModifier);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Spring", {0, 0});
  pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(window->document().values().components.empty());
  QCOMPARE(window->pages().at(0).document().values().components.size(), size_t(1));
  window->pages().show(0);
  pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(window->pages().at(0).document().values().components.empty());
}

void PagesTest::aRunGoesOnBehindAnotherTab() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  window->run().setPace(1);
  window->run().start();
  QTRY_VERIFY_WITH_TIMEOUT(window->run().state() == RunState::running, 10000);
  pressKey(window.get(), Qt::Key_N, Qt::ControlModifier);
  auto* pill = window->findChild<QToolButton*>("statePill");
  QVERIFY(pill);
  QCOMPARE(pill->text(), QString("Ready"));
  QTRY_COMPARE_WITH_TIMEOUT(window->pages().at(0).run().state(), RunState::done, 20000);
  window->pages().show(0);
  QVERIFY(pill->text().startsWith("Done"));
  QVERIFY(std::isfinite(lastValue(*window->plots().view(0), window->plots().view(0)->variables().first())));
}

void PagesTest::theSessionComesBack() {
  const QTemporaryDir folder;
  {
    const auto window = makeWindow(folder);
    QVERIFY(window->openFile(example("Rotational/First")));
    QVERIFY(window->openFile(example("Rotational/Friction")));
    QVERIFY(window->openFile(example("Translational/Damper")));
    window->pages().show(1);
    saveSession(window->settings(), window->pages());
  }
  const auto window = makeWindow(folder);
  QVERIFY(restoreSession(window->settings(), window->pages(), window->files()));
  QCOMPARE(window->pages().count(), 3);
  QCOMPARE(window->tabs().currentIndex(), 1);
  QVERIFY(window->document().path().endsWith("Rotational/Friction.armature.json"));
  // Without a session there is none to come back.
  const QTemporaryDir other;
  const auto second = makeWindow(other);
  QVERIFY(!restoreSession(second->settings(), second->pages(), second->files()));
}

// A package with two models: the last one opens, its parts stand where the annotations say, and it runs as the closed
// form of its equation says.
void PagesTest::aModelicaFileOpensAsADiagram() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("Lab.mo");
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(R"(package Lab
  model Load "an inertia with a brake"
    extends Modelica.Mechanics.Rotational.Interfaces.PartialTwoFlanges;
    parameter Real d = 2;
    Modelica.Mechanics.Rotational.Components.Inertia inertia(J = 3, w(start = 5, fixed = true), phi(fixed = true))
      annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
    Modelica.Mechanics.Rotational.Components.Damper damper(d = d)
      annotation(Placement(transformation(extent = {{30, -10}, {50, 10}})));
  equation
    connect(flange_a, inertia.flange_a);
    connect(inertia.flange_b, damper.flange_a);
    connect(damper.flange_b, flange_b);
  end Load;
  model Bench
    Load load annotation(Placement(transformation(extent = {{-30, -10}, {-10, 10}})));
    Modelica.Mechanics.Rotational.Components.Fixed fixed
      annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
  equation
    connect(load.flange_b, fixed.flange);
    annotation(experiment(StopTime = 1.5));
  end Bench;
end Lab;
)");
  file.close();
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(path));
  QTRY_VERIFY_WITH_TIMEOUT(window->document().partIndex("load") >= 0, 20000);
  QCOMPARE(window->document().values().components[0].placement.x, -20.0);
  QVERIFY(!window->document().isModified());  // nobody has changed anything
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  runToEnd(*window);
  const auto& store = *window->run().store();
  const int64_t w = store.find("load.inertia.w");
  QVERIFY(w >= 0);
  const double last = store.value(store.columns()[static_cast<size_t>(w)], store.rowCount() - 1);
  const double expected = 5 * std::exp(-2.0 / 3 * 1.5);
  QVERIFY2(std::abs(last - expected) < 1e-4, qPrintable(QString::number(last - expected)));
  // Changed and saved: the file is said to stay, and does; the copy becomes a diagram beside it.
  window->document().setModifier(0, "d", "4");
  const QByteArray before = [&] {
    QFile f(path);
    (void)f.open(QIODevice::ReadOnly);
    return f.readAll();
  }();
  QString said;
  QTimer answer;
  connect(&answer, &QTimer::timeout, this, [&] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!box || box->objectName() != "modelicaSave") return;
    answer.stop();
    said = box->text();
    answerFileDialog(folder.filePath("Bench.armature.json"));
    for (QAbstractButton* button : box->buttons())
      if (button->text().contains("as a diagram")) QTest::mouseClick(button, Qt::LeftButton);
  });
  answer.start(20);
  pressKey(window.get(), Qt::Key_S, Qt::ControlModifier);
  QVERIFY2(said.contains("Lab.mo"), qPrintable(said));
  QVERIFY(!window->document().isModified());
  QCOMPARE(window->document().path(), folder.filePath("Bench.armature.json"));
  QFile after(path);
  QVERIFY(after.open(QIODevice::ReadOnly));
  QCOMPARE(after.readAll(), before);
  // The file's package can be dragged from: the palette lists it.
  QTRY_VERIFY(!window->palettePanel().tree()->findItems("Lab", Qt::MatchExactly).isEmpty());
}

void PagesTest::aModelicaFileWithMistakesLeavesThePage() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("broken.mo");
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("model Broken\n  Real x = ;\n");
  file.close();
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  const std::string before = diagram::toJson(window->document().values());
  QTest::ignoreMessage(QtWarningMsg, QRegularExpression("broken.mo was not opened.*"));
  window->openFile(path);
  QTRY_VERIFY(!window->engine().isBusy());
  QTest::qWait(50);
  QCOMPARE(window->pages().count(), 1);
  QCOMPARE(diagram::toJson(window->document().values()), before);
}

// A double click goes into a part that is made of parts; values are read by its full name; the breadcrumb goes back.
void PagesTest::theInsideOfAPartShowsItsValues() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {-40, 0});
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.LossyGear", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(1).info);
  // A part of equations is none of parts: what it shows is another test's subject (equations_test).
  CanvasView& canvas = window->canvas();
  const auto twice = [](CanvasView& view, size_t part) {
    const QRectF box = view.toPixels(view.scene().parts().at(part).rect);
    const QPoint at = (box.center() + QPointF(box.width() / 5, box.height() / 4)).toPoint();
    QTest::mouseClick(&view, Qt::LeftButton, {}, at);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, at);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, at);
  };
  twice(canvas, 0);
  QTRY_VERIFY(window->page().equations().page());
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("parameter_J"));
  QVERIFY(!window->page().isInside());

  QVERIFY(window->openFile(example("Electrical/Digital/HalfAdder")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  int made = -1;
  for (size_t i = 0; i < window->canvas().scene().parts().size() && made < 0; ++i) {
    twice(window->page().diagramCanvas(), i);
    QTRY_VERIFY(!window->engine().isBusy());
    QTest::qWait(30);
    window->page().equations().leave();  // of a part that is made of text
    if (window->page().isInside()) made = static_cast<int>(i);
  }
  QVERIFY2(made >= 0, "no part of the half adder is made of parts");
  const QString name = window->page().scene().parts()[static_cast<size_t>(made)].name;
  QCOMPARE(window->page().insides().back()->path(), name);
  QVERIFY(!window->canvas().scene().parts().empty());
  // The breadcrumb's former button of that name goes with the next turn of the event loop.
  QToolButton* back = nullptr;
  QTRY_VERIFY((back = window->page().centre()->findChild<QToolButton*>("level0")) && back->isVisible());
  // A variable inside is found in the store by its full name.
  runToEnd(*window);
  clickPart(*window, window->canvas().scene().document().values().components[0].name.c_str());
  InspectorPanel& inspector = window->page().insides().back()->inspector();
  QTRY_VERIFY(inspector.variables()->topLevelItemCount() > 0);
  const QString full = inspector.variables()->topLevelItem(0)->data(0, Qt::UserRole).toString();
  QVERIFY2(full.startsWith(name + "."), qPrintable(full));
  QVERIFY(window->run().store()->find(full.toStdString()) >= 0);
  QTest::mouseClick(back, Qt::LeftButton);
  QVERIFY(!window->page().isInside());
}

void PagesTest::theInsideCannotBeChanged() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Electrical.Digital.Gates.AndGate", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  window->page().lookInto(0);
  QTRY_VERIFY(window->page().isInside());
  CanvasView& canvas = window->canvas();
  const std::string inside = diagram::toJson(canvas.scene().document().values());
  const std::string outside = diagram::toJson(window->document().values());
  QTRY_VERIFY(canvas.scene().parts().at(0).info);
  const QPoint at = canvas.toPixels(canvas.scene().parts()[0].rect.center()).toPoint();
  dragOn(canvas, at, at + QPoint(60, 40));
  clickPart(*window, canvas.scene().document().values().components[0].name.c_str());
  for (const auto key : {Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Left}) pressKey(&canvas, key);
  pressKey(window.get(), Qt::Key_R, Qt::ControlModifier);
  pressKey(window.get(), Qt::Key_D, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(canvas.scene().document().values()), inside);
  QCOMPARE(diagram::toJson(window->document().values()), outside);
  // Esc lets go of the selection, then goes up.
  pressKey(&canvas, Qt::Key_Escape);
  pressKey(&window->canvas(), Qt::Key_Escape);
  QVERIFY(!window->page().isInside());
}

// A side copy of a program that is gone: the question at the start, its answer by a click, and the work is back.
void PagesTest::afterACrashTheChangesAreOffered() {
  const QTemporaryDir folder;
  const QString recovery = folder.filePath("recovery");
  std::string lost;
  {
    const auto window = makeWindow(folder, recovery);
    QVERIFY(window->openFile(example("Rotational/First")));
    dropPart(*window, "Modelica.Mechanics.Rotational.Components.Spring", {0, 60});
    lost = diagram::toJson(window->document().values());
    window->recovery().flush();
    const QStringList copies = QDir(recovery).entryList(QDir::Files);
    QCOMPARE(copies.size(), 1);
    // As a process that no longer runs would have left it.
    QVERIFY(QFile::copy(QDir(recovery).filePath(copies.first()), folder.filePath("kept")));
  }
  QVERIFY(QDir(recovery).entryList(QDir::Files).isEmpty());  // an orderly end takes it away
  QVERIFY(QFile::copy(folder.filePath("kept"), QDir(recovery).filePath("999999999-0.armature.json")));
  bool wasAsked = false;
  QTimer clicker;
  connect(&clicker, &QTimer::timeout, this, [&] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!question) return;
    wasAsked = question->text().contains("First.armature.json");
    for (QAbstractButton* button : question->buttons())
      if (question->buttonRole(button) == QMessageBox::AcceptRole) QTest::mouseClick(button, Qt::LeftButton);
  });
  clicker.start(20);
  const auto window = makeWindow(folder, recovery);
  QTRY_VERIFY(wasAsked);
  QTRY_VERIFY(window->document().partIndex("spring1") >= 0);
  clicker.stop();
  QCOMPARE(diagram::toJson(window->document().values()), lost);
  QVERIFY(window->document().isModified());
  QVERIFY(window->document().path().endsWith("First.armature.json"));
}

// Recently used is what was dropped, not what an undo brings back.
void PagesTest::undoIsNoUseOfThePalette() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  const int damper = window->document().partIndex("damper");
  window->document().remove({damper}, {});
  window->document().undoStack()->undo();
  QTest::qWait(20);
  QVERIFY(window->palettePanel().recent().isEmpty());
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Spring", {0, 60});
  QTRY_COMPARE(window->palettePanel().recent(), QStringList{"Modelica.Mechanics.Rotational.Components.Spring"});
}

// What is undone while the inside of a part is looked at is shown where it happens.
void PagesTest::undoLeadsBackToTheDiagram() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Electrical/Digital/HalfAdder")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  const int adder = window->document().partIndex("Adder");
  window->document().setModifier(adder, "delayTime", "0.7");
  window->page().lookInto(adder);
  QTRY_VERIFY(window->page().isInside());
  pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(!window->page().isInside());
  QVERIFY(window->document().modifier(adder, "delayTime") != "0.7");
}

// It comes by itself once; who closes it does not want it with the next diagram either.
void PagesTest::aClosed3dViewStaysClosed() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  auto* dock = window->findChild<QDockWidget*>("view3dDock");
  QVERIFY(dock && !dock->isVisible());
  QVERIFY(window->openFile(example("MultiBody/Pendulum")));
  QTRY_VERIFY_WITH_TIMEOUT(dock->isVisible(), 30000);
  dock->close();
  QVERIFY(window->openFile(example("MultiBody/DoublePendulum")));
  QTRY_VERIFY_WITH_TIMEOUT(window->checker().lastModel(), 30000);
  window->pages().show(0);
  QTest::qWait(300);
  QVERIFY(!dock->isVisible());
  dock->toggleViewAction()->trigger();
  QVERIFY(dock->isVisible());
}

// On a screen of 1280 by 800 the view that is asked for by its button is one that something can be seen in.
void PagesTest::a3dViewThatIsAskedForHasRoom() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->resize(1280, 800);
  dropPart(*window, "Modelica.Mechanics.MultiBody.World", {0, 0});
  auto* dock = window->findChild<QDockWidget*>("view3dDock");
  auto* inspector = window->findChild<QDockWidget*>("inspectorDock");
  QVERIFY(dock && !dock->isVisible());
  const int column = inspector->width();
  dock->toggleViewAction()->trigger();
  QTRY_VERIFY2(dock->height() > window->height() / 3, qPrintable(QString::number(dock->height())));
  QVERIFY(dock->width() >= 3 * window->width() / 10 - 2);
  dock->toggleViewAction()->trigger();
  QTRY_VERIFY(!dock->isVisible());
  QTRY_COMPARE(inspector->width(), column);
}

QTEST_MAIN(PagesTest)
#include "pages_test.moc"
