// Classes of a person's own library, edited: as a diagram and as text, saved back into their files, of which everything
// else stays byte for byte. Libraries that are only read open as copies.
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>

#include "app/shell/page_messages.h"
#include "app/text/diagram_text_panel.h"
#include "tests/app/text_bench.h"
#include "tests/libraries/library_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr const char* kDrive = R"(within Gears; // Licence: mine
model Drive "A drive" // to be mended
  Wheel   wheel(J = 3 /* heavy */) annotation (Placement(transformation(extent={{-10,-10},{10,10}})), __Foreign(x=  1));
  Modelica.Mechanics.Rotational.Components.Fixed fixed
    annotation(Placement(transformation(extent={{-70,-10},{-50,10}})));
equation
  // held
  connect(fixed.flange, wheel.flange_a) annotation (Line(points={{-60,0},{-10,0}}, thickness = 0.5));
  annotation (Icon(graphics={Line(points={{0,0},  {1,1}})}));
end Drive;
)";

}  // namespace

class LibraryEditTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup() { window_.reset(); }
  void aDrawingIsSavedIntoItsFile();
  void whatIsWiredOutsideIsNoErrorInside();
  void whatIsUndoneIsWrittenAsItWas();
  void wiresAreSavedAsTheyAreDrawn();
  void wiresThatNobodyBentAreRoutedAgain();
  void aLibraryInOneFileIsEdited();
  void aModelOfAnyFileIsSavedBack();
  void textBesideTheDrawingIsSaved();
  void whatOthersWroteIsNotLost();
  void whatOthersWriteIsTold();
  void librariesThatAreReadOpenAsCopies();
  void filesNamedAtTheStartAreSavedBack();
  void textsAreSavedIntoTheirFiles();
  void aNameTypedInTheTextIsThatOfTheFile();
  void classesAreRenamedCopiedAndDeleted();

 private:
  QString file(const char* name) const { return folder_->filePath(QStringLiteral("libs/Gears/") + name); }
  // Opens the library in the palette, so that the rows of its classes are there.
  void expand();
  void openDrive();

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void LibraryEditTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  makeGears(*folder_);
  writeText(file("Drive.mo"), kDrive);
  window_ = makeWindow(*folder_);
  window_->libraries().add(folder_->filePath("libs"));
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window_, "Gears"), 20000);
}

void LibraryEditTest::expand() {
  // The rows are made anew when libraries are read again.
  const auto isThere = [&] {
    if (QTreeWidgetItem* row = paletteRow(*window_, "Gears")) row->setExpanded(true);
    return paletteRow(*window_, "Gears.Drive") != nullptr;
  };
  QTRY_VERIFY_WITH_TIMEOUT(isThere(), 20000);
}

// A class with connectors of its own has its ground where it is used: that is told, but no part is to blame for it.
void LibraryEditTest::whatIsWiredOutsideIsNoErrorInside() {
  writeText(
      file("Coil.mo"),
      "within Gears;\nmodel Coil\n"
      "  Modelica.Electrical.Analog.Interfaces.PositivePin p annotation(Placement(transformation(extent = {{-110, "
      "-10}, {-90, 10}})));\n"
      "  Modelica.Electrical.Analog.Interfaces.NegativePin n annotation(Placement(transformation(extent = {{90, "
      "-10}, {110, 10}})));\n"
      "  Modelica.Electrical.Analog.Basic.Resistor r(R = 2) annotation(Placement(transformation(extent = {{-10, "
      "-10}, {10, 10}})));\n"
      "equation\n  connect(p, r.p);\n  connect(r.n, n);\nend Coil;\n");
  window_->libraries().setOwn(file(""), true);
  window_->libraries().add(folder_->filePath("libs"));
  const auto isThere = [&] {
    if (QTreeWidgetItem* row = paletteRow(*window_, "Gears")) row->setExpanded(true);
    return paletteRow(*window_, "Gears.Coil") != nullptr;
  };
  QTRY_VERIFY_WITH_TIMEOUT(isThere(), 20000);
  choosePackageAction(*window_, "Gears.Coil", "Edit Coil as a diagram");
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().values().components.size(), size_t(3), 20000);
  QTRY_VERIFY_WITH_TIMEOUT(hasErrors(*window_), 20000);
  QTRY_VERIFY(window_->page().pageMessages().isUnfinished());
  const auto isMarked = [](const PartMark& mark) { return mark.isError; };
  QTRY_VERIFY(std::ranges::none_of(window_->canvas().scene().marks(), isMarked));
}

void LibraryEditTest::openDrive() {
  window_->libraries().setOwn(file(""), true);
  expand();
  choosePackageAction(*window_, "Gears.Drive", "Edit Drive as a diagram");
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().values().components.size(), size_t(2), 20000);
  const auto areKnown = [&] {
    const auto& parts = window_->canvas().scene().parts();
    return parts.size() == 2 && parts[0].info && parts[1].info;
  };
  QTRY_VERIFY_WITH_TIMEOUT(areKnown(), 20000);
  QVERIFY(!window_->document().isModified());
}

// A part dragged by the mouse and a value, Ctrl+S: three lines of the file are others, the rest is the same.
void LibraryEditTest::aDrawingIsSavedIntoItsFile() {
  openDrive();
  // Saved as it was opened: nothing is written.
  const QDateTime before = QFileInfo(file("Drive.mo")).lastModified();
  QVERIFY(window_->files().save());
  QCOMPARE(readText(file("Drive.mo")), QString(kDrive));
  QCOMPARE(QFileInfo(file("Drive.mo")).lastModified(), before);
  CanvasView& canvas = window_->canvas();
  const QPoint grip = canvas.toPixels(QPointF(4, 6)).toPoint();
  dragOn(canvas, grip, canvas.toPixels(QPointF(44, 6)).toPoint());
  QTRY_COMPARE(window_->document().values().components[0].placement.x, 40.0);
  clickPart(*window_, "wheel");
  QTRY_VERIFY(window_->inspector().findChild<QWidget*>("parameter_J"));
  typeInto(window_->inspector().findChild<QWidget*>("parameter_J"), "5");
  QVERIFY(window_->document().isModified());
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QString wanted = kDrive;
  wanted.replace("J = 3 /*", "J = 5 /*");
  wanted.replace("(extent={{-10,-10},{10,10}})", "(extent = {{30, -10}, {50, 10}})");
  wanted.replace("{{-60,0},{-10,0}}", "{{-60, 0}, {30, 0}}");
  QCOMPARE(readText(file("Drive.mo")), wanted);
  QVERIFY(window_->statusBar()->currentMessage().contains("Drive.mo"));
  // Other diagrams have it at once, and the page goes on.
  window_->document().undoStack()->undo();
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_COMPARE(readText(file("Drive.mo")), QString(wanted).replace("J = 5 /*", "J = 3 /*"));
  QCOMPARE(readText(file("Wheel.mo")), wheelText());
}

// A move and a plot are saved and undone by keys: saved again, the file says byte for byte what it said, and the title
// that the program gives the diagram of a class is in none of them.
void LibraryEditTest::whatIsUndoneIsWrittenAsItWas() {
  openDrive();
  CanvasView& canvas = window_->canvas();
  dragOn(canvas, canvas.toPixels(QPointF(4, 6)).toPoint(), canvas.toPixels(QPointF(44, 6)).toPoint());
  QTRY_COMPARE(window_->document().values().components[0].placement.x, 40.0);
  runToEnd(*window_);
  tickVariable(*window_, "wheel.J");
  window_->canvas().setFocus();
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  const QString written = readText(file("Drive.mo"));
  QVERIFY2(written.contains("__Armature(document") && !written.contains("title"), qPrintable(written));
  window_->canvas().setFocus();
  for (int steps = window_->document().undoStack()->index(); steps > 0; --steps)
    pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(!window_->document().undoStack()->canUndo());
  QVERIFY(window_->document().isModified());
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(file("Drive.mo")), QString(kDrive));
}

// A wire that is drawn by the mouse is written with the corners that it has in the picture, and has them when the file
// is opened again.
void LibraryEditTest::wiresAreSavedAsTheyAreDrawn() {
  openDrive();
  wire(*window_, "wheel.flange_b", "fixed.flange");
  QTRY_COMPARE(window_->document().values().connections.size(), size_t(2));
  const auto drawn = [&] { return window_->canvas().scene().wires().at(1).points; };
  QTRY_VERIFY(drawn().size() >= 4);  // about the wheel
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QString line = "  connect(wheel.flange_b, fixed.flange) annotation (Line(points = {";
  for (const QPointF& at : drawn()) line += QStringLiteral("{%1, %2}, ").arg(at.x()).arg(at.y());
  line.chop(2);
  line += "}));\n";
  const QString end = "thickness = 0.5));\n";
  QCOMPARE(readText(file("Drive.mo")), QString(kDrive).replace(end, end + line));
  // Its way changes with what lies in it: the next saving says so, and leaves the rest.
  const QPolygonF before = drawn();
  const QPoint grip = window_->canvas().toPixels(QPointF(4, 6)).toPoint();
  dragOn(window_->canvas(), grip, window_->canvas().toPixels(QPointF(4, 26)).toPoint());
  QTRY_VERIFY(drawn() != before);
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  const QPolygonF last = drawn();
  QVERIFY(window_->closePage(0));
  openDrive();
  QTRY_COMPARE(drawn(), last);
}

// What the program has drawn, and the file has by points, has no corners of its own when it is opened again: it goes
// its way when a part is moved, and the file is told. What a person has bent stays.
void LibraryEditTest::wiresThatNobodyBentAreRoutedAgain() {
  QString text = kDrive;
  text.replace("equation\n",
               "  Modelica.Mechanics.Rotational.Components.Fixed bent\n"
               "    annotation(Placement(transformation(extent={{-70,-70},{-50,-50}})));\nequation\n"
               "  connect(bent.flange, wheel.flange_b) annotation (Line(points={{-60,-60},{-60,-34},"
               "{52,-34},{52,0},{10,0}}));\n");
  writeText(file("Drive.mo"), text);
  window_->libraries().setOwn(file(""), true);
  window_->libraries().readAgain();
  expand();
  choosePackageAction(*window_, "Gears.Drive", "Edit Drive as a diagram");
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().values().components.size(), size_t(3), 20000);
  const auto areKnown = [&] {
    const auto& parts = window_->canvas().scene().parts();
    return std::ranges::all_of(parts, [](const PartPicture& part) { return part.info != nullptr; });
  };
  QTRY_VERIFY_WITH_TIMEOUT(areKnown(), 20000);
  wire(*window_, "wheel.flange_b", "fixed.flange");
  const auto wires = [&] { return window_->document().values().connections; };
  QTRY_COMPARE(wires().size(), size_t(3));
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  const QPolygonF before = window_->canvas().scene().wires().at(2).points;
  QVERIFY(before.size() >= 4);
  QVERIFY(window_->closePage(0));
  expand();
  choosePackageAction(*window_, "Gears.Drive", "Edit Drive as a diagram");
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().values().components.size(), size_t(3), 20000);
  QTRY_VERIFY_WITH_TIMEOUT(areKnown(), 20000);
  QCOMPARE(wires().size(), size_t(3));
  QVERIFY(!wires()[0].route.empty());
  QVERIFY(wires()[2].route.empty());
  QCOMPARE(window_->canvas().scene().wires().at(2).points, before);
  QVERIFY(!window_->document().isModified());
  // Saved as it is, the file stays; with a part moved, the wire's points are those of the picture again.
  const QString saved = readText(file("Drive.mo"));
  QVERIFY(window_->files().save());
  QCOMPARE(readText(file("Drive.mo")), saved);
  const QPoint grip = window_->canvas().toPixels(QPointF(4, 6)).toPoint();
  dragOn(window_->canvas(), grip, window_->canvas().toPixels(QPointF(34, 6)).toPoint());
  const auto now = [&] { return window_->canvas().scene().wires().at(2).points; };
  QTRY_VERIFY(now() != before);
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QString line;
  for (const QPointF& at : now()) line += QStringLiteral("{%1, %2}, ").arg(at.x()).arg(at.y());
  line.chop(2);
  QVERIFY2(readText(file("Drive.mo")).contains(line), qPrintable(readText(file("Drive.mo"))));
}

// A package that is one file is a library like others: its classes are edited as diagrams and as texts, and saved into
// the file, of which the rest stays.
void LibraryEditTest::aLibraryInOneFileIsEdited() {
  const QString path = folder_->filePath("libs/Single.mo");
  const QString text =
      "package Single   \"One file\" // mine\n  constant Real g = 9.81;\n  model Bench // of wood\n"
      "    Modelica.Mechanics.Rotational.Components.Inertia  inertia(J = 3 /* heavy */)\n"
      "      annotation (Placement(transformation(extent={{-10,-10},{10,10}})));\n  end Bench;\n"
      "  model Other\n    Real x =   1;\n  end Other;\n  annotation(version = \"1\");\nend Single;\n";
  writeText(path, text);
  window_->libraries().readAgain();
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window_, "Single"), 20000);
  choosePackageAction(*window_, "Single", "Editable with this program");
  QTRY_VERIFY(window_->libraries().isOwn("Single"));
  const auto isThere = [&] {
    if (QTreeWidgetItem* row = paletteRow(*window_, "Single")) row->setExpanded(true);
    return paletteRow(*window_, "Single.Bench") != nullptr;
  };
  QTRY_VERIFY_WITH_TIMEOUT(isThere(), 20000);
  choosePackageAction(*window_, "Single.Bench", "Edit Bench as a diagram");
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().values().components.size(), size_t(1), 20000);
  QTRY_VERIFY_WITH_TIMEOUT(window_->canvas().scene().parts().at(0).info, 20000);
  clickPart(*window_, "inertia");
  QTRY_VERIFY(window_->inspector().findChild<QWidget*>("parameter_J"));
  typeInto(window_->inspector().findChild<QWidget*>("parameter_J"), "5");
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(path), QString(text).replace("J = 3 /*", "J = 5 /*"));
}

// A file that was opened from anywhere: Ctrl+S writes what was changed into it and nothing else, if one wants that, and
// does not ask again.
void LibraryEditTest::aModelOfAnyFileIsSavedBack() {
  const QString path = folder_->filePath("Bench.mo");
  const QString text =
      "model Bench \"mine\" // of wood\n  Modelica.Mechanics.Rotational.Components.Inertia  inertia(J = 3 /* heavy "
      "*/)\n"
      "    annotation (Placement(transformation(extent={{-10,-10},{10,10}})), __Foreign(x =  1));\nend Bench;\n";
  writeText(path, text);
  QVERIFY(window_->openFile(path));
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().values().components.size(), size_t(1), 20000);
  QTRY_VERIFY_WITH_TIMEOUT(window_->canvas().scene().parts().at(0).info, 20000);
  window_->document().setModifier(0, "J", "5");
  answerQuestion("modelicaSave", "Save into Bench.mo");
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(path), QString(text).replace("J = 3 /*", "J = 5 /*"));
  window_->document().setModifier(0, "J", "7");
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(path), QString(text).replace("J = 3 /*", "J = 7 /*"));
  // What somebody else writes into it is read where that is wanted, and saved over no more than the rest was.
  writeText(path, QString(text).replace("J = 3 /*", "J = 9 /*"));
  const auto reload = [&]() -> QPushButton* {
    for (auto* button : window_->page().centre()->findChildren<QPushButton*>())
      if (button->isVisible() && button->text() == "Reload") return button;
    return nullptr;
  };
  QTRY_VERIFY(reload());
  QTest::mouseClick(reload(), Qt::LeftButton);
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().modifier(0, "J"), std::string("9"), 20000);
  QVERIFY(!window_->document().isModified());
  window_->document().setModifier(0, "J", "11");
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(path), QString(text).replace("J = 3 /*", "J = 11 /*"));
}

// Declarations and equations are typed in the inspector, the whole text in its dock: the file has them where they
// belong.
void LibraryEditTest::textBesideTheDrawingIsSaved() {
  openDrive();
  window_->canvas().scene().clearSelection();
  auto* field = window_->inspector().findChild<QWidget*>("diagramDeclarations");
  QTRY_VERIFY(field = window_->inspector().findChild<QWidget*>("diagramDeclarations"));
  field->setFocus();
  QTest::keyClicks(field, "Real w = wheel.flange_a.phi; // angle");
  window_->canvas().setFocus();
  QTRY_COMPARE(window_->document().values().declarations, std::string("Real w = wheel.flange_a.phi; // angle"));
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QString wanted = kDrive;
  wanted.replace("{-50,10}})));\n", "{-50,10}})));\n  Real w = wheel.flange_a.phi; // angle\n");
  QCOMPARE(readText(file("Drive.mo")), wanted);
  window_->texts().textDock().show();
  auto& editor = window_->texts().text().editor().editor();
  QTRY_VERIFY(editor.text().contains("Real w"));
  putCursor(editor, "equation");
  QTest::keyClicks(&editor, "  Real twice;");
  QTest::keyClick(&editor, Qt::Key_Return);
  putCursor(editor, "  connect(");
  QTest::keyClicks(&editor, "  twice = 2*w;");
  QTest::keyClick(&editor, Qt::Key_Return);
  window_->texts().commit();
  QTRY_VERIFY(window_->document().values().declarations.find("twice = 2*w") != std::string::npos);
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  wanted.replace("// angle\n", "// angle\n  Real twice;\n");
  const QString end = "thickness = 0.5));\n";
  wanted.replace(end, end + "  twice = 2*w;\n");
  QCOMPARE(readText(file("Drive.mo")), wanted);
}

void LibraryEditTest::whatOthersWroteIsNotLost() {
  openDrive();
  const QString theirs = QString(kDrive).replace("to be mended", "mended");
  writeText(file("Drive.mo"), theirs);
  QVERIFY(window_->document().setModifier(0, "J", "7"));
  QTest::ignoreMessage(QtWarningMsg, "Drive.mo was changed by another program.");
  QVERIFY(!window_->files().save());
  QCOMPARE(readText(file("Drive.mo")), theirs);
  QVERIFY(window_->document().isModified());
  // What nobody can read is refused, with nothing written.
  writeText(file("Drive.mo"), kDrive);
  window_->document().setText(TextChange::Member::declarations, "Real x = ;");
  QTest::ignoreMessage(QtWarningMsg, QRegularExpression("Gears.Drive was not saved"));
  QVERIFY(!window_->files().save());
  QCOMPARE(readText(file("Drive.mo")), QString(kDrive));
}

// A bar above the diagram says that the file is another one, and reads it again where that is wanted; of texts, too.
void LibraryEditTest::whatOthersWriteIsTold() {
  openDrive();
  const auto said = [&] {
    const auto* label = window_->page().centre()->findChild<QLabel*>("noticeText");
    return label && label->isVisible() ? label->text() : QString();
  };
  const auto answer = [&](const char* words) {
    for (auto* button : window_->page().centre()->findChildren<QPushButton*>())
      if (button->isVisible() && button->text() == words) return QTest::mouseClick(button, Qt::LeftButton);
    QFAIL(words);
  };
  QTest::qWait(300);
  QVERIFY(said().isEmpty());
  QVERIFY(window_->document().setModifier(0, "J", "7"));
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(readText(file("Drive.mo")).contains("J = 7"));
  QTest::qWait(500);
  QVERIFY2(said().isEmpty(), qPrintable(said()));  // what was written here
  writeText(file("Drive.mo"), QString(kDrive).replace("J = 3", "J = 11").replace("A drive", "Their drive"));
  QTRY_COMPARE(said(), QString("Drive.mo has been changed on the disk."));
  answer("Reload");
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().values().description, std::string("Their drive"), 20000);
  QCOMPARE(window_->document().modifier(0, "J"), std::string("11"));
  QVERIFY(!window_->document().isModified());
  QTRY_VERIFY(said().isEmpty());
  // Read again, it is saved as before.
  QVERIFY(window_->document().setModifier(0, "J", "12"));
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(readText(file("Drive.mo")).contains("J = 12"));
  QVERIFY(QFile::remove(file("Drive.mo")));
  QTRY_COMPARE(said(), QString("Drive.mo is no longer on the disk."));
  const auto isThere = [&] {  // the rows are being made anew
    if (QTreeWidgetItem* row = paletteRow(*window_, "Gears")) row->setExpanded(true);
    return paletteRow(*window_, "Gears.Wheel") != nullptr;
  };
  QTRY_VERIFY_WITH_TIMEOUT(isThere(), 20000);
  choosePackageAction(*window_, "Gears.Wheel", "Edit Wheel as text");
  QTRY_VERIFY(editorOf(*window_).text().startsWith("model Wheel"));
  writeText(file("Wheel.mo"), wheelText().replace("A wheel", "Their wheel"));
  QTRY_COMPARE(said(), QString("Wheel.mo has been changed on the disk."));
  answer("Reload");
  QTRY_VERIFY_WITH_TIMEOUT(classText(*window_, 1).find("Their wheel") != std::string::npos, 20000);
}

void LibraryEditTest::librariesThatAreReadOpenAsCopies() {
  expand();
  bool hasEdit = false;
  QTimer::singleShot(200, this, [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (QAction* action : menu->actions()) hasEdit = hasEdit || action->text().startsWith("Edit");
    menu->close();
  });
  QTreeWidget* tree = window_->palettePanel().tree();
  const QPoint at = tree->visualItemRect(paletteRow(*window_, "Gears.Drive")).center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, tree->viewport()->mapToGlobal(at));
  QApplication::sendEvent(tree->viewport(), &event);
  QVERIFY(!hasEdit);
  QVERIFY(window_->openFile(file("Drive.mo")));
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().values().components.size(), size_t(2), 20000);
  QCOMPARE(window_->page().file().modelicaFile(), file("Drive.mo"));  // a copy that is nowhere yet
  // One's own is opened to be saved back, from its file, too.
  window_->libraries().setOwn(file(""), true);
  QVERIFY(window_->openFile(file("Drive.mo")));
  QTRY_VERIFY_WITH_TIMEOUT(window_->page().file().modelicaFile().isEmpty(), 20000);
  QCOMPARE(window_->document().values().components.size(), size_t(2));
}

// Named when the program begins, before anybody has looked into the folders.
void LibraryEditTest::filesNamedAtTheStartAreSavedBack() {
  for (const bool isOwn : {true, false}) {
    window_->libraries().setOwn(file(""), isOwn);
    window_.reset();
    MainWindow::Options options;
    options.settingsFile = folder_->filePath("settings.ini");
    options.isQuiet = true;
    options.makeEngine = [libraries = folder_->filePath("libs").toStdString()] {
      return makeFacadeEngine({libraries, ARMATURE_SOURCE_DIR "/palette"});
    };
    window_ = std::make_unique<MainWindow>(std::move(options));
    QVERIFY(!window_->libraries().listed(folder_->filePath("libs")));
    QVERIFY(window_->openFile(file("Drive.mo")));
    window_->show();
    QTRY_COMPARE_WITH_TIMEOUT(window_->document().values().components.size(), size_t(2), 20000);
    QCOMPARE(window_->page().file().modelicaFile().isEmpty(), isOwn);  // else a copy that is nowhere yet
    QVERIFY(!window_->document().isModified());
  }
}

// In the dock, by keys: the class is written, what stands around it in its file stays; a new class is a new file.
void LibraryEditTest::textsAreSavedIntoTheirFiles() {
  window_->libraries().setOwn(file(""), true);
  expand();
  const QString whole = "// Licence: mine\r\n" + wheelText() + "// the end\n";
  writeText(file("Wheel.mo"), whole);
  choosePackageAction(*window_, "Gears.Wheel", "Edit Wheel as text");
  QTRY_VERIFY(window_->texts().classDock().isVisible());
  QTRY_VERIFY(editorOf(*window_).text().startsWith("model Wheel"));
  putCursor(editorOf(*window_), "// of iron");
  QTest::keyClicks(&editorOf(*window_), "// really ");
  addByTemplate(*window_, kCompliant);
  window_->files().save();
  QCOMPARE(readText(file("Wheel.mo")), QString(whole).replace("// of iron", "// really // of iron"));
  QCOMPARE(readText(file("Drive.mo")), QString(kDrive));
  QVERIFY(!window_->document().isModified());
  const QStringList order = readText(file("package.order")).split('\n', Qt::SkipEmptyParts);
  QCOMPARE(order.size(), 2);
  QVERIFY(readText(file((order.last() + ".mo").toUtf8().constData())).startsWith("within Gears;\n"));
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window_, ("Gears." + order.last()).toUtf8().constData()), 20000);
}

// F2 in the text, Ctrl+S: one class and one file, under the new name; a diagram that is open follows.
void LibraryEditTest::aNameTypedInTheTextIsThatOfTheFile() {
  window_->libraries().setOwn(file(""), true);
  QVERIFY(window_->openFile(saveUser(*folder_)));
  DiagramPage& user = window_->page();
  expand();
  choosePackageAction(*window_, "Gears.Wheel", "Edit Wheel as text");
  QTRY_VERIFY(editorOf(*window_).text().startsWith("model Wheel"));
  putCursor(editorOf(*window_), "Wheel \"A wheel");
  QTest::keyClick(&editorOf(*window_), Qt::Key_F2);
  auto* field = window_->texts().classes().findChild<QWidget*>("renameField")->findChild<QLineEdit*>();
  QVERIFY(field && field->isVisible());
  QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(field, "Disk");
  QTest::keyClick(field, Qt::Key_Return);
  QTRY_VERIFY(editorOf(*window_).text().startsWith("model Disk"));
  window_->files().save();
  QVERIFY(!QFile::exists(file("Wheel.mo")));
  QCOMPARE(readText(file("Disk.mo")),
           wheelText().replace("model Wheel", "model Disk").replace("end Wheel", "end Disk"));
  QVERIFY(readText(file("Drive.mo")).contains("  Disk   wheel(J = 3"));
  QCOMPARE(readText(file("package.order")), QString("Disk\n"));
  QCOMPARE(user.document().values().components[0].className, std::string("Gears.Disk"));
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window_, "Gears.Disk"), 20000);
  QVERIFY(!isPlaceableKnown(*window_, "Gears.Wheel"));
}

// By the menu of the class in the palette.
void LibraryEditTest::classesAreRenamedCopiedAndDeleted() {
  window_.reset();
  window_ = makeAskingWindow(*folder_);
  window_->libraries().readAgain();  // its engine was made without them
  window_->libraries().setOwn(file(""), true);
  QVERIFY(window_->openFile(saveUser(*folder_)));
  expand();
  const auto answerName = [](const QString& name) {
    return [name] {
      auto* timer = new QTimer;
      QObject::connect(timer, &QTimer::timeout, timer, [timer, name] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        if (!dialog || dialog->objectName() != "classNameQuestion") return;
        timer->deleteLater();
        auto* line = dialog->findChild<QLineEdit*>();
        line->selectAll();
        QTest::keyClicks(line, name);
        QTest::keyClick(line, Qt::Key_Return);
      });
      timer->start(20);
    };
  };
  choosePackageAction(*window_, "Gears.Wheel", "Rename Wheel", answerName("Disk"));
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window_, "Gears.Disk"), 20000);
  QCOMPARE(window_->document().values().components[0].className, std::string("Gears.Disk"));
  QVERIFY(!QFile::exists(file("Wheel.mo")) && QFile::exists(file("Disk.mo")));
  QVERIFY(readText(file("Drive.mo")).contains("  Disk   wheel(J = 3"));
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel() && !hasErrors(*window_), 20000);
  expand();
  choosePackageAction(*window_, "Gears.Disk", "Duplicate Disk", answerName("Ring"));
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window_, "Gears.Ring"), 20000);
  QVERIFY(readText(file("Ring.mo")).contains("model Ring \"A wheel\"") && QFile::exists(file("Disk.mo")));
  expand();
  QString told;
  choosePackageAction(*window_, "Gears.Disk", "Delete Disk",
                      [&told] { answerQuestion("deleteClassQuestion", "Cancel", &told); });
  QTRY_VERIFY(!told.isEmpty());
  QVERIFY2(told.contains("User: wheel1") && told.contains("Gears.Drive"), qPrintable(told));
  QVERIFY(QFile::exists(file("Disk.mo")));
  choosePackageAction(*window_, "Gears.Ring", "Delete Ring",
                      [&told] { answerQuestion("deleteClassQuestion", "Delete", &told); });
  QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(file("Ring.mo")), 20000);
  QTRY_VERIFY_WITH_TIMEOUT(!isPlaceableKnown(*window_, "Gears.Ring"), 20000);
  QCOMPARE(readText(file("package.order")), QString("Disk\n"));
}

QTEST_MAIN(LibraryEditTest)
#include "edit_test.moc"
