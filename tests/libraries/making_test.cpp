// A library that a person makes with the program: new, its classes in the palette at once, dragged into it from a
// diagram, renamed, versioned; what is on the disk, and what one step of undo brings back.
#include <QInputDialog>
#include <QStatusBar>

#include "app/panels/new_library_dialog.h"
#include "tests/libraries/library_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr const char* kHard =
    "model Hard // of steel\n  extends Modelica.Mechanics.Rotational.Interfaces.PartialCompliant;\n"
    "  parameter Real k = 2;\nequation\n  tau = k*phi_rel^3;\nend Hard;";

// Fills in the dialog that opens next, and presses its button.
void answerNewLibrary(const QString& name, const QString& folder, const QString& version) {
  auto* timer = new QTimer;
  QObject::connect(timer, &QTimer::timeout, timer, [=] {
    auto* dialog = qobject_cast<NewLibraryDialog*>(QApplication::activeModalWidget());
    if (!dialog) return;
    timer->deleteLater();
    for (const auto& [field, text] :
         {std::pair("libraryName", name), {"libraryPlace", folder}, {"libraryVersion", version}}) {
      auto* line = dialog->findChild<QLineEdit*>(field);
      line->setFocus();
      line->selectAll();
      QTest::keyClicks(line, text);
    }
    QTest::mouseClick(dialog->findChild<QPushButton*>("makeLibrary"), Qt::LeftButton);
    if (dialog->isVisible()) dialog->reject();
  });
  timer->start(20);
}

// Types into the question that opens next.
void answerText(const QString& name, const QString& text) {
  auto* timer = new QTimer;
  QObject::connect(timer, &QTimer::timeout, timer, [=] {
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    if (!dialog || dialog->objectName() != name) return;
    timer->deleteLater();
    auto* line = dialog->findChild<QLineEdit*>();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
  });
  timer->start(20);
}

// Drops a class on a row of the palette as a drag from it would.
bool dropOnRow(MainWindow& window, const QString& className, const QString& package) {
  auto* tree = window.palettePanel().findChild<PartTree*>("partTree");
  QTreeWidgetItem* row = paletteRow(window, package);
  if (!row) return false;
  tree->scrollToItem(row);
  QMimeData data;
  data.setData(kClassMime, className.toUtf8());
  const QPoint at = tree->visualItemRect(row).center();
  QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(tree->viewport(), &enter);
  QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(tree->viewport(), &move);
  const bool isTaken = move.isAccepted();
  QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(tree->viewport(), &drop);
  return isTaken;
}

}  // namespace

class OwnLibraryWindowTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void theProposedFolderIsThere();
  void aLibraryIsMadeAndFilled();
  void classesThatBelongTogetherGoTogether();
  void wiresAreWrittenAsDrawn();
  void whatCannotMoveStays();
  void aClassThatCameBackIsMovedAgain();
  void whatOthersWroteIsNotReplaced();
  void rowsStayWhileLibrariesAreRead();
  void anotherNameEverywhere();
  void anOpenClassKeepsTheName();
  void anotherVersion();
  void readLibrariesTakeNothing();

 private:
  QString at(const QString& name) const { return folder_->filePath(name); }
  // A window with the library Drives and a diagram with parts of own classes.
  void makeDrives(MainWindow& window);
  void draw(MainWindow& window, const std::vector<std::string>& classes, const char* used);

  std::unique_ptr<QTemporaryDir> folder_;
};

void OwnLibraryWindowTest::makeDrives(MainWindow& window) {
  chooseLibraryAction(window, "New library", [this] { answerNewLibrary("Drives", folder_->path(), "0.3.0"); });
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(window, "Drives"), 20000);
}

void OwnLibraryWindowTest::draw(MainWindow& window, const std::vector<std::string>& classes, const char* used) {
  window.files().makeNew();
  for (size_t i = 0; i < classes.size(); ++i) window.document().setClass(static_cast<int>(i), classes[i]);
  const auto isRead = [&] { return window.page().catalog().own().size() == static_cast<qsizetype>(classes.size()); };
  QTRY_VERIFY_WITH_TIMEOUT(isRead(), 20000);
  dropPart(window, used, {0, 0});
  QTRY_VERIFY(window.canvas().scene().parts().at(0).info);
}

// Whoever has no folder for documents is proposed one that there is: a name is enough.
void OwnLibraryWindowTest::theProposedFolderIsThere() {
  const QByteArray home = qgetenv("HOME");
  qputenv("HOME", folder_->path().toUtf8());
  const auto window = makeWindow(*folder_);
  QString proposed;
  bool isEnough = false;
  chooseLibraryAction(*window, "New library", [&] {
    auto* timer = new QTimer(window.get());
    connect(timer, &QTimer::timeout, timer, [&, timer] {
      auto* dialog = qobject_cast<NewLibraryDialog*>(QApplication::activeModalWidget());
      if (!dialog) return;
      timer->deleteLater();
      QTest::keyClicks(dialog->findChild<QLineEdit*>("libraryName"), "Drives");
      proposed = dialog->findChild<QLineEdit*>("libraryPlace")->text();
      isEnough = dialog->findChild<QPushButton*>("makeLibrary")->isEnabled();
      dialog->reject();
    });
    timer->start(20);
  });
  QTRY_VERIFY(!proposed.isEmpty());
  qputenv("HOME", home);
  QVERIFY2(isEnough && QFileInfo(proposed).isDir(), qPrintable(proposed));
}

// The whole way by mouse and keys: made, filled by a drag, used in another diagram, run; undone, redone.
void OwnLibraryWindowTest::aLibraryIsMadeAndFilled() {
  const auto window = makeWindow(*folder_);
  makeDrives(*window);
  QCOMPARE(readText(at("Drives/package.mo")).contains("version = \"0.3.0\""), true);
  QVERIFY(readText(at("Drives/package.mo")).contains("uses(Modelica(version = "));
  QCOMPARE(window->libraries().own(), QStringList{"Drives"});
  draw(*window, {kHard}, "Hard");
  const std::string before = diagram::toJson(window->document().values());
  QTRY_VERIFY(paletteRow(*window, "Hard"));
  QVERIFY(dropOnRow(*window, "Hard", "Drives"));
  QTRY_COMPARE(window->document().values().components[0].className, std::string("Drives.Hard"));
  QVERIFY(window->document().values().classes.empty());
  QCOMPARE(readText(at("Drives/Hard.mo")), QStringLiteral("within Drives;\n") + kHard + "\n");
  QCOMPARE(readText(at("Drives/package.order")), QStringLiteral("Hard\n"));
  QVERIFY(window->statusBar()->currentMessage().contains("Hard.mo"));
  QTRY_VERIFY_WITH_TIMEOUT(window->canvas().scene().parts().at(0).info, 20000);
  QCOMPARE(window->canvas().scene().parts().at(0).info->name, std::string("Drives.Hard"));
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window, "Drives.Hard"), 20000);
  // One step of undo for the diagram; the file stays, and is said to.
  pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(window->document().values()), before);
  QVERIFY(QFile::exists(at("Drives/Hard.mo")));
  pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(window->document().values().components[0].className, std::string("Drives.Hard"));
  // In another diagram, wired and run.
  window->files().makeNewPage();
  dropPart(*window, "Drives.Hard", {0, 0});
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {40, 0});
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Fixed", {-40, 0});
  const auto areKnown = [&] {
    const auto& parts = window->canvas().scene().parts();
    return parts.size() == 3 && parts[0].info && parts[1].info && parts[2].info;
  };
  QTRY_VERIFY_WITH_TIMEOUT(areKnown(), 20000);
  wire(*window, "hard1.flange_b", "inertia1.flange_a");
  wire(*window, "fixed1.flange", "hard1.flange_a");
  QVERIFY(window->document().setModifier(1, "phi.start", "1"));
  runToEnd(*window);
}

// A class that needs another one takes it along, after a question; what stays names both in the library.
void OwnLibraryWindowTest::classesThatBelongTogetherGoTogether() {
  const auto window = makeAskingWindow(*folder_);
  makeDrives(*window);
  draw(*window, {"model Outer\n  Hard h;\nend Outer;", kHard, "model Stays\n  Outer o;\nend Stays;"}, "Stays");
  QString told;
  QTRY_VERIFY(paletteRow(*window, "Outer"));
  answerQuestion("moveQuestion", "Cancel", &told);
  QVERIFY(dropOnRow(*window, "Outer", "Drives"));
  QTRY_VERIFY(!told.isEmpty());
  QVERIFY2(told.contains("Into Drives: Outer, Hard"), qPrintable(told));
  QCOMPARE(window->document().values().classes.size(), size_t(3));
  QVERIFY(!QFile::exists(at("Drives/Outer.mo")));
  answerQuestion("moveQuestion", "Move", &told);
  QVERIFY(dropOnRow(*window, "Outer", "Drives"));
  QTRY_COMPARE(window->document().values().classes,
               std::vector<std::string>{"model Stays\n  Drives.Outer o;\nend Stays;"});
  QCOMPARE(readText(at("Drives/package.order")), QStringLiteral("Outer\nHard\n"));
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window, "Drives.Outer"), 20000);
}

// A class whose wires have no corners of their own is written with those that they are drawn with, along the axes, and
// with the colours of their kinds; the rest of its text stays.
void OwnLibraryWindowTest::wiresAreWrittenAsDrawn() {
  const auto window = makeWindow(*folder_);
  makeDrives(*window);
  const std::string text =
      "model Source // of heat\n"
      "  Modelica.Blocks.Sources.Constant constant1 annotation (Placement(transformation(origin = {-40, 30}, "
      "extent = {{-10, -10}, {10, 10}})));\n"
      "  Modelica.Thermal.HeatTransfer.Sources.PrescribedHeatFlow heat annotation (Placement(transformation(origin = "
      "{20, -20}, extent = {{-10, -10}, {10, 10}})));\nequation\n"
      "  connect(constant1.y, heat.Q_flow) annotation (Line(points = {{-40, 30}, {20, -20}}));\nend Source;";
  draw(*window, {text}, "Source");
  QTRY_VERIFY(paletteRow(*window, "Source"));
  QVERIFY(dropOnRow(*window, "Source", "Drives"));
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window, "Drives.Source"), 20000);
  const QString written = readText(at("Drives/Source.mo"));
  QVERIFY2(written.contains("model Source // of heat"), qPrintable(written));
  QVERIFY2(written.contains("color = {0, 0, 127}"), qPrintable(written));
  const QRegularExpression line("connect\\(constant1.y, heat.Q_flow\\)[^;]*points = ?\\{(.*)\\}, color");
  const auto match = line.match(written);
  QVERIFY2(match.hasMatch(), qPrintable(written));
  const QRegularExpression point("\\{(-?[0-9.]+), ?(-?[0-9.]+)\\}");
  std::vector<QPointF> points;
  for (auto all = point.globalMatch(match.captured(1)); all.hasNext();) {
    const auto one = all.next();
    points.emplace_back(one.captured(1).toDouble(), one.captured(2).toDouble());
  }
  QVERIFY2(points.size() >= 3, qPrintable(written));
  QVERIFY(std::abs(points.front().x() + 29) < 1.5 && std::abs(points.back().x() - 10) < 1.5);
  for (size_t i = 1; i < points.size(); ++i)
    QVERIFY2(points[i].x() == points[i - 1].x() || points[i].y() == points[i - 1].y(), qPrintable(written));
}

// By the menu of the palette. What the library has already is not written over, and the diagram stays as it is.
void OwnLibraryWindowTest::whatCannotMoveStays() {
  const auto window = makeWindow(*folder_);
  makeDrives(*window);
  const QString theirs = "within Drives;\nmodel Hard \"of somebody else\"\nend Hard;\n";
  writeText(at("Drives/Hard.mo"), theirs);
  draw(*window, {kHard}, "Hard");
  const std::string before = diagram::toJson(window->document().values());
  QTRY_VERIFY(paletteRow(*window, "Hard"));
  QTest::ignoreMessage(QtWarningMsg,
                       QRegularExpression("Hard was not moved.\nThe library has a class 'Hard' already."));
  QVERIFY(dropOnRow(*window, "Hard", "Drives"));
  QTest::qWait(300);
  QCOMPARE(diagram::toJson(window->document().values()), before);
  QCOMPARE(readText(at("Drives/Hard.mo")), theirs);
  // No package of the program's takes one, nor one that is only read.
  QVERIFY(!dropOnRow(*window, "Hard", "Modelica.Mechanics"));
  // A part of a library is no class of the diagram.
  QVERIFY(!dropOnRow(*window, "Modelica.Blocks.Sources.Sine", "Drives"));
}

// Undone and moved again it is written over the file that the first move made: without a question as it was, after one
// where it has changed meanwhile.
void OwnLibraryWindowTest::aClassThatCameBackIsMovedAgain() {
  const auto window = makeAskingWindow(*folder_);
  makeDrives(*window);
  draw(*window, {kHard}, "Hard");
  const auto isMoved = [&] { return window->document().values().components[0].className == "Drives.Hard"; };
  const auto undo = [&] {
    pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window, "Hard"), 20000);
  };
  QTRY_VERIFY(paletteRow(*window, "Hard"));
  QVERIFY(dropOnRow(*window, "Hard", "Drives"));
  QTRY_VERIFY_WITH_TIMEOUT(isMoved(), 20000);
  const QString written = readText(at("Drives/Hard.mo"));
  undo();
  QVERIFY(dropOnRow(*window, "Hard", "Drives"));
  QTRY_VERIFY_WITH_TIMEOUT(isMoved(), 20000);
  QCOMPARE(readText(at("Drives/Hard.mo")), written);
  undo();
  window->document().setClass(0, QString(kHard).replace("k = 2", "k = 5").toStdString());
  QString told;
  answerQuestion("replaceQuestion", "Cancel", &told);
  QVERIFY(dropOnRow(*window, "Hard", "Drives"));
  QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty(), 20000);
  QVERIFY2(told.contains("Drives already has these classes from an earlier move: Hard"), qPrintable(told));
  QVERIFY(!isMoved());
  QCOMPARE(readText(at("Drives/Hard.mo")), written);
  answerQuestion("replaceQuestion", "Replace");
  QVERIFY(dropOnRow(*window, "Hard", "Drives"));
  QTRY_VERIFY_WITH_TIMEOUT(isMoved(), 20000);
  QCOMPARE(readText(at("Drives/Hard.mo")), QString(written).replace("k = 2", "k = 5"));
  QCOMPARE(readText(at("Drives/package.order")), QStringLiteral("Hard\n"));
}

// A file that is another one since the move is not written over.
void OwnLibraryWindowTest::whatOthersWroteIsNotReplaced() {
  const auto window = makeWindow(*folder_);
  makeDrives(*window);
  draw(*window, {kHard}, "Hard");
  QTRY_VERIFY(paletteRow(*window, "Hard"));
  QVERIFY(dropOnRow(*window, "Hard", "Drives"));
  QTRY_COMPARE(window->document().values().components[0].className, std::string("Drives.Hard"));
  pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier);
  const QString theirs = readText(at("Drives/Hard.mo")).replace("k = 2", "k = 3");
  writeText(at("Drives/Hard.mo"), theirs);
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window, "Hard"), 20000);
  QTest::ignoreMessage(QtWarningMsg,
                       QRegularExpression("Hard was not moved.\nThe library has a class 'Hard' already."));
  QVERIFY(dropOnRow(*window, "Hard", "Drives"));
  QTest::qWait(300);
  QCOMPARE(window->document().values().components[0].className, std::string("Hard"));
  QCOMPARE(readText(at("Drives/Hard.mo")), theirs);
}

// Rows stay in the palette while the libraries are read again: nothing goes away under the pointer.
void OwnLibraryWindowTest::rowsStayWhileLibrariesAreRead() {
  const auto window = makeWindow(*folder_);
  makeDrives(*window);
  QTRY_VERIFY(paletteRow(*window, "Drives"));
  bool wasGone = false;
  for (const char* name : {"Soft", "Hard"}) {
    writeText(at(QString("Drives/%1.mo").arg(name)),
              QString("within Drives;\nmodel %1\n  Modelica.Blocks.Interfaces.RealInput u;\nend %1;\n").arg(name));
    const QByteArray full = QByteArray("Drives.") + name;
    for (QElapsedTimer time; !isPlaceableKnown(*window, full.data());) {
      if (!time.isValid()) time.start();
      QVERIFY(time.elapsed() < 20000);
      QCoreApplication::processEvents();
      wasGone = wasGone || !paletteRow(*window, "Drives");
    }
  }
  QVERIFY(!wasGone);
}

// In the folder, the files, two open diagrams; the palette follows. It is no step of theirs: what is undone and redone
// has the new name, too.
void OwnLibraryWindowTest::anotherNameEverywhere() {
  const auto window = makeWindow(*folder_);
  makeDrives(*window);
  draw(*window, {kHard}, "Hard");
  QTRY_VERIFY(paletteRow(*window, "Hard"));
  QVERIFY(dropOnRow(*window, "Hard", "Drives"));
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window, "Drives.Hard"), 20000);
  window->files().makeNewPage();
  dropPart(*window, "Drives.Hard", {0, 0});
  choosePackageAction(*window, "Drives", "Rename Drives", [] { answerText("libraryNameQuestion", "Motors"); });
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window, "Motors"), 20000);
  QVERIFY(!paletteRow(*window, "Drives"));
  QVERIFY(!QFile::exists(at("Drives")));
  QVERIFY(readText(at("Motors/package.mo")).contains("package Motors\n"));
  QVERIFY(readText(at("Motors/Hard.mo")).startsWith("within Motors;\n"));
  for (const auto& page : window->pages().all())
    QCOMPARE(page->document().values().components[0].className, std::string("Motors.Hard"));
  QTRY_VERIFY_WITH_TIMEOUT(window->canvas().scene().parts().at(0).info, 20000);
  QCOMPARE(window->libraries().folders(), QStringList{at("Motors")});
  QCOMPARE(window->libraries().own(), QStringList{"Motors"});
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window, "Motors.Hard"), 20000);
  QVERIFY(!isPlaceableKnown(*window, "Drives.Hard"));
  const QString told = window->statusBar()->currentMessage();
  QVERIFY2(told.contains("Drives is now called Motors"), qPrintable(told));
  QVERIFY(window->document().isModified());
  pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(window->document().values().components.empty());
  pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(window->document().values().components[0].className, std::string("Motors.Hard"));
  OpenDocument& first = window->pages().all().front()->document();
  first.undoStack()->undo();
  QCOMPARE(first.values().components[0].className, std::string("Hard"));
  QCOMPARE(first.values().classes, std::vector<std::string>{kHard});
  first.undoStack()->redo();
  QCOMPARE(first.values().components[0].className, std::string("Motors.Hard"));
}

// Tabs that are saved into the library keep its name until they are closed: the menu says which, before anybody has
// typed a name.
void OwnLibraryWindowTest::anOpenClassKeepsTheName() {
  const auto window = makeWindow(*folder_);
  makeDrives(*window);
  choosePackageAction(*window, "Drives", "Edit Drives as text");
  QTRY_COMPARE(window->document().displayName(), QStringLiteral("Drives"));
  QString why;
  const auto look = [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    for (QAction* action : menu->actions())
      if (action->text().startsWith("Rename Drives") && !action->isEnabled()) why = action->toolTip();
    QVERIFY(menu->toolTipsVisible());
    menu->close();
  };
  QTimer::singleShot(300, window.get(), look);
  QTreeWidget* tree = window->palettePanel().tree();
  const QPoint row = tree->visualItemRect(paletteRow(*window, "Drives")).center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, row, tree->viewport()->mapToGlobal(row));
  QApplication::sendEvent(tree->viewport(), &event);
  QCOMPARE(why, QStringLiteral("Close the tab Drives first."));
  // Closed, it can be renamed.
  pressKey(window.get(), Qt::Key_W, Qt::ControlModifier);
  QTRY_VERIFY(window->document().displayName() != "Drives");
  choosePackageAction(*window, "Drives", "Rename Drives", [] { answerText("libraryNameQuestion", "Motors"); });
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(at("Motors/package.mo")), 20000);
}

void OwnLibraryWindowTest::anotherVersion() {
  const auto window = makeWindow(*folder_);
  makeDrives(*window);
  choosePackageAction(*window, "Drives", "Version of Drives", [] { answerText("libraryVersionQuestion", "1.0.0"); });
  QTRY_COMPARE(window->libraries().versionOf("Drives"), QStringLiteral("1.0.0"));
  QVERIFY(readText(at("Drives/package.mo")).contains("version = \"1.0.0\""));
}

// A folder that was only added is read, until the person says otherwise in its menu.
void OwnLibraryWindowTest::readLibrariesTakeNothing() {
  makeGears(*folder_);
  const auto window = makeWindow(*folder_);
  window->libraries().add(at("libs"));
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window, "Gears"), 20000);
  draw(*window, {kHard}, "Hard");
  QTRY_VERIFY(paletteRow(*window, "Hard"));
  QVERIFY(!dropOnRow(*window, "Hard", "Gears"));
  choosePackageAction(*window, "Gears", "Editable with this program");
  QTRY_COMPARE(window->libraries().own(), QStringList{"Gears"});
  const QString wheel = readText(at("libs/Gears/Wheel.mo"));
  QVERIFY(dropOnRow(*window, "Hard", "Gears"));
  QTRY_VERIFY(QFile::exists(at("libs/Gears/Hard.mo")));
  QTRY_COMPARE(window->document().values().components[0].className, std::string("Gears.Hard"));
  QCOMPARE(readText(at("libs/Gears/Wheel.mo")), wheel);
  QCOMPARE(readText(at("libs/Gears/package.order")), QStringLiteral("Wheel\nHard\n"));
}

QTEST_MAIN(OwnLibraryWindowTest)
#include "making_test.moc"
