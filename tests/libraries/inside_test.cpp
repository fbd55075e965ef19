// A class of a person's own library, edited inside of a part of a diagram: with the keys of undo and saving there, seen
// by every diagram before it is saved, and never lost.
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>

#include "app/shell/inside_view.h"
#include "tests/app/text_bench.h"
#include "tests/libraries/library_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr const char* kDriveText = R"(within Gears; // Licence: mine
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

// Its flanges come from its base.
constexpr const char* kShaftText = R"(within Gears;
model Shaft "Between two flanges"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialTwoFlanges;
  Wheel wheel(J = 2) annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Modelica.Mechanics.Rotational.Components.Spring spring(c = 100)
    annotation(Placement(transformation(extent = {{20, -10}, {40, 10}})));
equation
  connect(flange_a, wheel.flange_a) annotation(Line(points = {{-100, 0}, {-60, 0}}));
  connect(spring.flange_b, flange_b) annotation(Line(points = {{40, 0}, {100, 0}}));
end Shaft;
)";

// Presses a button of the question that opens next.
void answerBox(const QString& button) {
  auto* timer = new QTimer;
  QObject::connect(timer, &QTimer::timeout, timer, [timer, button] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!box) return;
    for (QAbstractButton* one : box->buttons())
      if (QString(one->text()).remove('&') == button) {
        timer->deleteLater();
        return QTest::mouseClick(one, Qt::LeftButton);
      }
  });
  timer->start(20);
}

}  // namespace

class LibraryInsideTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup() { window_.reset(); }
  void aClassIsEditedWhereItIsLookedAt();
  void itIsSeenByEveryDiagramBeforeItIsSaved();
  void resultsOfAnotherTextAreOutOfDate();
  void namesFollowInDiagramsThatUseIt();
  void curvesKeepWhatIsRenamed();
  void aNameThatCannotBeFollowedIsRefused();
  void itsTextIsBesideIt();
  void aMistakeInItsTextThrowsNobodyOut_data();
  void aMistakeInItsTextThrowsNobodyOut();
  void connectorsOfItsBaseAreThere();
  void nothingOfItIsLostWithItsDiagram();
  void twoClassesOfOneFile();
  void whatOthersWriteIsSeenInside();
  void aClassThatIsOpenAsADiagramIsEditedThere();

 private:
  QString file(const char* name) const { return folder_->filePath(QStringLiteral("libs/Gears/") + name); }
  void addPart(const char* className);
  // Into a part by a double click.
  void enter(const char* part);
  QToolButton* button(const char* name) const;
  InsideView* inside() const {
    const auto& all = window_->page().insides();
    return all.empty() ? nullptr : all.back().get();
  }
  // A value of a part inside, typed into the inspector.
  void type(const char* part, const char* value, const char* text);
  double valueOf(const char* name) const;
  QString tabText() const { return window_->tabs().tabText(window_->tabs().currentIndex()); }
  int tabCount() const {
    int count = 0;
    for (int i = 0; i < window_->tabs().count(); ++i) count += window_->tabs().isTabVisible(i);
    return count;
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void LibraryInsideTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  makeGears(*folder_);
  writeText(file("Drive.mo"), kDriveText);
  writeText(file("Shaft.mo"), kShaftText);
  window_ = makeAskingWindow(*folder_);
  window_->libraries().add(folder_->filePath("libs"));
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window_, "Gears"), 20000);
  window_->libraries().setOwn(file(""), true);
}

void LibraryInsideTest::addPart(const char* className) {
  dropPart(*window_, className, {0, 0});
  const auto isKnown = [&] {
    const auto& parts = window_->canvas().scene().parts();
    return !parts.empty() && parts.back().info;
  };
  QTRY_VERIFY_WITH_TIMEOUT(isKnown(), 20000);
}

void LibraryInsideTest::enter(const char* part) {
  CanvasView& canvas = window_->canvas();
  const int index = canvas.scene().document().partIndex(part);
  const size_t level = window_->page().insides().size();
  const QRectF box = canvas.toPixels(canvas.scene().parts()[static_cast<size_t>(index)].rect);
  QTest::mouseDClick(&canvas, Qt::LeftButton, {},
                     (box.center() + QPointF(box.width() / 5, box.height() / 4)).toPoint());
  QTRY_COMPARE_WITH_TIMEOUT(window_->page().insides().size(), level + 1, 20000);
}

QToolButton* LibraryInsideTest::button(const char* name) const {
  for (auto* one : window_->page().centre()->findChildren<QToolButton*>(name))
    if (one->isVisible()) return one;
  return nullptr;
}

void LibraryInsideTest::type(const char* part, const char* value, const char* text) {
  clickPart(*window_, part);
  const QString name = QStringLiteral("parameter_") + value;
  QTRY_VERIFY_WITH_TIMEOUT(inside()->inspector().findChild<QLineEdit*>(name), 20000);
  typeInto(inside()->inspector().findChild<QLineEdit*>(name), text);
  QTRY_COMPARE(inside()->document().modifier(inside()->document().partIndex(part), value), std::string(text));
}

double LibraryInsideTest::valueOf(const char* name) const {
  const results::Store& store = *window_->run().store();
  const int at = store.find(name);
  return at < 0 ? std::nan("") : store.valueAt(store.columns()[static_cast<size_t>(at)], 1);
}

// The value is another one for the run at once, and in the file when it is saved; undo and redo are those of the class;
// the way up keeps the view.
void LibraryInsideTest::aClassIsEditedWhereItIsLookedAt() {
  addPart("Gears.Drive");
  DiagramPage& user = window_->page();
  CanvasView& diagram = user.diagramCanvas();
  diagram.setZoom(0.7, diagram.rect().center());
  diagram.lookAt({30, 20});
  const auto middle = [](const CanvasView& canvas) { return canvas.toDiagram(canvas.rect().center()); };
  const QPointF place = middle(diagram);
  runToEnd(*window_);
  QCOMPARE(valueOf("drive1.wheel.J"), 3.0);
  enter("drive1");
  QVERIFY(inside()->isEditable());
  QVERIFY(!button("editClass"));
  QTRY_VERIFY(button("level0") && button("level1"));
  QCOMPARE(button("level1")->text(), QString("drive1"));
  QCOMPARE(inside()->className(), QString("Gears.Drive"));
  QCOMPARE(inside()->scene().parts().size(), size_t(2));
  QTRY_VERIFY(inside()->scene().parts()[0].info);

  type("wheel", "J", "7");
  QCOMPARE(&window_->page(), &user);
  QCOMPARE(tabCount(), 1);
  QTRY_VERIFY(tabText().startsWith(QStringLiteral("●")));
  QVERIFY(window_->isWindowModified());
  QVERIFY2(window_->windowTitle().startsWith("Gears.Drive"), qPrintable(window_->windowTitle()));
  runToEnd(*window_);
  QCOMPARE(valueOf("drive1.wheel.J"), 7.0);
  QCOMPARE(readText(file("Drive.mo")), QString(kDriveText));

  window_->canvas().setFocus();
  pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE_WITH_TIMEOUT(inside()->document().modifier(0, "J"), std::string("3"), 20000);
  QTRY_VERIFY(!window_->isWindowModified());
  QCOMPARE(user.document().values().components.size(), size_t(1));  // nothing of the diagram was undone
  runToEnd(*window_);
  QCOMPARE(valueOf("drive1.wheel.J"), 3.0);
  window_->canvas().setFocus();
  pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_COMPARE_WITH_TIMEOUT(inside()->document().modifier(0, "J"), std::string("7"), 20000);

  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_COMPARE_WITH_TIMEOUT(readText(file("Drive.mo")), QString(kDriveText).replace("J = 3 /*", "J = 7 /*"), 20000);
  QTRY_VERIFY(!window_->isWindowModified());
  QVERIFY(user.isInside());
  QCOMPARE(tabCount(), 1);
  pressKey(window_.get(), Qt::Key_Up, Qt::AltModifier);
  QTRY_VERIFY(!user.isInside());
  QCOMPARE(user.diagramCanvas().zoom(), 0.7);
  QVERIFY((middle(user.diagramCanvas()) - place).manhattanLength() < 2);
  QTRY_COMPARE(window_->pages().count(), 1);  // the page of the texts has gone
  runToEnd(*window_);
  QCOMPARE(valueOf("drive1.wheel.J"), 7.0);
}

// Another tab runs with it as well, and the part's own inside deeper down is edited in the same place.
void LibraryInsideTest::itIsSeenByEveryDiagramBeforeItIsSaved() {
  addPart("Gears.Drive");
  pressKey(window_.get(), Qt::Key_N, Qt::ControlModifier);
  QTRY_COMPARE(tabCount(), 2);
  addPart("Gears.Drive");
  enter("drive1");
  type("wheel", "J", "11");
  window_->pages().show(0);
  QVERIFY(!window_->page().isInside());
  QVERIFY(!tabText().startsWith(QStringLiteral("●")) || window_->document().isModified());
  runToEnd(*window_);
  QCOMPARE(valueOf("drive1.wheel.J"), 11.0);
  // Undone in the other tab, it is undone here.
  window_->pages().show(1);
  QVERIFY(window_->page().isInside());
  window_->canvas().setFocus();
  pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE_WITH_TIMEOUT(inside()->document().modifier(0, "J"), std::string("3"), 20000);
  window_->pages().show(0);
  runToEnd(*window_);
  QCOMPARE(valueOf("drive1.wheel.J"), 3.0);
}

// What changes the model of a diagram makes its run one of the past, in the tab of the edit and in all others; what was
// taken back, moved or written of a class that is not used does not.
void LibraryInsideTest::resultsOfAnotherTextAreOutOfDate() {
  addPart("Gears.Wheel");
  runToEnd(*window_);
  DiagramPage& shaft = window_->page();
  pressKey(window_.get(), Qt::Key_N, Qt::ControlModifier);
  QTRY_COMPARE(tabCount(), 2);
  addPart("Gears.Drive");
  runToEnd(*window_);
  DiagramPage& drive = window_->page();
  const auto isAnswered = [&] {
    return drive.checker().isAnswered() && shaft.checker().isAnswered() && drive.checker().librariesChanges() > 0;
  };
  enter("drive1");
  int changes = drive.checker().librariesChanges();
  const auto isReadAgain = [&] { return drive.checker().librariesChanges() > changes + 1 && isAnswered(); };
  type("wheel", "J", "7");
  QTRY_VERIFY_WITH_TIMEOUT(drive.run().isOutOfDate(), 20000);
  QTRY_VERIFY_WITH_TIMEOUT(isReadAgain(), 20000);
  QCOMPARE(drive.run().stateText(), QString("Out of date"));
  QVERIFY(!shaft.run().isOutOfDate());
  // Taken back.
  changes = drive.checker().librariesChanges();
  window_->canvas().setFocus();
  pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_VERIFY_WITH_TIMEOUT(!drive.run().isOutOfDate(), 20000);
  // A part that is moved is the same model.
  QTRY_VERIFY_WITH_TIMEOUT(isReadAgain(), 20000);
  changes = drive.checker().librariesChanges();
  clickPart(*window_, "wheel");
  const diagram::Placement before = inside()->document().values().components[0].placement;
  pressKey(&window_->canvas(), Qt::Key_Right);
  QTRY_VERIFY(!(inside()->document().values().components[0].placement == before));
  QTRY_VERIFY_WITH_TIMEOUT(isReadAgain(), 20000);
  QVERIFY(!drive.run().isOutOfDate());
  // A run after the change is none of the past; taken back it becomes one.
  type("wheel", "J", "9");
  QTRY_VERIFY_WITH_TIMEOUT(drive.run().isOutOfDate(), 20000);
  runToEnd(*window_);
  QVERIFY(!drive.run().isOutOfDate());
  window_->canvas().setFocus();
  pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_VERIFY_WITH_TIMEOUT(drive.run().isOutOfDate(), 20000);
  // A class that both use, written by others.
  QVERIFY(!shaft.run().isOutOfDate());
  writeText(file("Wheel.mo"), wheelText("Real more = 2*time;"));
  QTRY_VERIFY_WITH_TIMEOUT(shaft.run().isOutOfDate(), 20000);
}

// A part of the class that is called otherwise: in the diagram that is looked into and in every other one, and back
// when it is undone. Their own steps of undo stay theirs, and lead to no old name.
void LibraryInsideTest::namesFollowInDiagramsThatUseIt() {
  const auto use = [this] {
    addPart("Gears.Drive");
    OpenDocument& document = window_->document();
    document.setPlot(0, diagram::Json{{"title", "Wheel"}, {"curves", {{{"variable", "drive1.wheel.J"}}}}}, "Plot");
    QVERIFY(document.setModifier(0, "wheel.J", "5"));
  };
  const auto variable = [](DiagramPage& page) {
    const diagram::Json plots = *page.document().values().plots;
    return plots.empty() ? QString() : QString::fromStdString(plots[0]["curves"][0]["variable"]);
  };
  use();
  DiagramPage& first = window_->page();
  pressKey(window_.get(), Qt::Key_N, Qt::ControlModifier);
  QTRY_COMPARE(tabCount(), 2);
  use();
  DiagramPage& second = window_->page();
  enter("drive1");
  clickPart(*window_, "wheel");
  QTRY_VERIFY_WITH_TIMEOUT(inside()->inspector().findChild<QLineEdit*>("partName"), 20000);
  typeInto(inside()->inspector().findChild<QLineEdit*>("partName"), "rotor");
  for (DiagramPage* page : {&first, &second}) {
    QTRY_COMPARE_WITH_TIMEOUT(variable(*page), QString("drive1.rotor.J"), 20000);
    QCOMPARE(page->document().values().components[0].modifiers[0].name, std::string("rotor.J"));
    QCOMPARE(page->document().undoStack()->count(), 3);
  }
  // The steps of the diagram: the value goes and comes under the new name.
  first.document().undoStack()->undo();
  QVERIFY(first.document().values().components[0].modifiers.empty());
  first.document().undoStack()->undo();
  first.document().undoStack()->redo();
  QCOMPARE(variable(first), QString("drive1.rotor.J"));
  runToEnd(*window_);
  QCOMPARE(valueOf("drive1.rotor.J"), 5.0);
  // Undone where it was done.
  window_->canvas().setFocus();
  pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE_WITH_TIMEOUT(variable(second), QString("drive1.wheel.J"), 20000);
  QCOMPARE(variable(first), QString("drive1.wheel.J"));
  first.document().undoStack()->redo();
  QCOMPARE(first.document().values().components[0].modifiers[0].name, std::string("wheel.J"));
  window_->canvas().setFocus();
  pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_COMPARE_WITH_TIMEOUT(variable(first), QString("drive1.rotor.J"), 20000);
}

// After a run, a part of the class is called otherwise: every diagram that uses the class finds its values in the run
// of before, under the name that it has now, and again when that is undone. Another library's change means nothing to
// it.
void LibraryInsideTest::curvesKeepWhatIsRenamed() {
  addPart("Gears.Drive");
  runToEnd(*window_);
  DiagramPage& first = window_->page();
  pressKey(window_.get(), Qt::Key_N, Qt::ControlModifier);
  QTRY_COMPARE(tabCount(), 2);
  addPart("Gears.Drive");
  runToEnd(*window_);
  DiagramPage& second = window_->page();
  enter("drive1");
  const auto rename = [this](const char* before, const char* after) {
    clickPart(*window_, before);
    const auto field = [this] { return inside()->inspector().findChild<QLineEdit*>("partName"); };
    QTRY_VERIFY_WITH_TIMEOUT(field() && field()->text() == before, 20000);
    typeInto(field(), after);
    QTRY_VERIFY(inside()->document().partIndex(after) >= 0);
  };
  rename("wheel", "rotor");
  rename("rotor", "disc");
  for (DiagramPage* page : {&first, &second}) {
    QCOMPARE(page->run().nameInStore("drive1.disc.J"), std::string("drive1.wheel.J"));
    QCOMPARE(page->run().nameInStore("drive1.rotor.J"), std::string());
    QCOMPARE(page->run().nameInStore("drive1.wheel.J"), std::string());
  }
  rename("fixed", "wheel");
  QCOMPARE(first.run().nameInStore("drive1.wheel.phi0"), std::string("drive1.fixed.phi0"));
  for (int k = 0; k < 3; ++k) {
    window_->canvas().setFocus();
    pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  }
  for (DiagramPage* page : {&first, &second})
    QTRY_COMPARE(page->run().nameInStore("drive1.wheel.J"), std::string("drive1.wheel.J"));
}

// A class that inherits the part has something else of the new name: said, and nothing is changed.
void LibraryInsideTest::aNameThatCannotBeFollowedIsRefused() {
  const QString text = "within Gears;\nmodel Fast\n  extends Drive;\n  Real rotor = wheel.J;\nend Fast;\n";
  writeText(file("Fast.mo"), text);
  addPart("Gears.Drive");
  enter("drive1");
  clickPart(*window_, "wheel");
  QTRY_VERIFY_WITH_TIMEOUT(inside()->inspector().findChild<QLineEdit*>("partName"), 20000);
  QSignalSpy refused(inside(), &InsideView::refused);
  typeInto(inside()->inspector().findChild<QLineEdit*>("partName"), "rotor");
  QTRY_COMPARE(refused.count(), 1);
  QVERIFY2(refused[0][0].toString().contains("rotor"), qPrintable(refused[0][0].toString()));
  QTRY_COMPARE(inside()->document().values().components[0].name, std::string("wheel"));
  QVERIFY(!window_->isWindowModified());
  // Another name is taken.
  clickPart(*window_, "wheel");
  QTRY_VERIFY_WITH_TIMEOUT(inside()->inspector().findChild<QLineEdit*>("partName"), 20000);
  typeInto(inside()->inspector().findChild<QLineEdit*>("partName"), "disc");
  QTRY_COMPARE(inside()->document().values().components[0].name, std::string("disc"));
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY_WITH_TIMEOUT(readText(file("Fast.mo")).contains("disc.J"), 20000);
}

// The own parts beside the diagram show the text of the class that is looked at, which is edited there, too; up again,
// they are those of the diagram.
void LibraryInsideTest::itsTextIsBesideIt() {
  addPart("Gears.Drive");
  window_->texts().classDock().toggleViewAction()->trigger();
  QsciScintilla& editor = editorOf(*window_);
  QTRY_VERIFY(window_->texts().classDock().isVisible());
  QVERIFY(editor.text().isEmpty());
  enter("drive1");
  QTRY_VERIFY2(editor.text().startsWith("model Drive"), qPrintable(editor.text()));
  putCursor(editor, " /* heavy */");
  QTest::keyClicks(&editor, "4");
  QTRY_COMPARE_WITH_TIMEOUT(inside()->document().modifier(0, "J"), std::string("34"), 20000);
  QVERIFY(window_->page().document().values().classes.empty());
  editor.setFocus();
  pressKey(&editor, Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE_WITH_TIMEOUT(inside()->document().modifier(0, "J"), std::string("3"), 20000);
  window_->canvas().setFocus();
  pressKey(window_.get(), Qt::Key_Up, Qt::AltModifier);
  QTRY_VERIFY(!window_->page().isInside());
  QTRY_VERIFY(editor.text().isEmpty());
  QTRY_COMPARE(window_->pages().count(), 1);
}

void LibraryInsideTest::aMistakeInItsTextThrowsNobodyOut_data() {
  QTest::addColumn<QString>("word");
  QTest::addColumn<QString>("mistake");
  QTest::newRow("no Modelica") << "wheel(J"
                               << "9(J";
  QTest::newRow("no type of this name") << "// to be mended"
                                        << "parameter Boo k = 2;";
  QTest::newRow("no beginning") << "model Drive"
                                << "modl Drive";
}

// Its text stays beside what it said before, with its steps of undo; what nobody can read is not written unasked.
void LibraryInsideTest::aMistakeInItsTextThrowsNobodyOut() {
  QFETCH(const QString, word);
  QFETCH(const QString, mistake);
  addPart("Gears.Drive");
  enter("drive1");
  window_->texts().classDock().toggleViewAction()->trigger();  // follows what is looked at already
  QsciScintilla& editor = editorOf(*window_);
  QTRY_VERIFY2(editor.text().startsWith("model Drive"), qPrintable(editor.text()));
  const QString good = editor.text(), bad = QString(good).replace(word, mistake);
  pasteOver(editor, bad);
  const QWidget* notices = window_->page().centre();
  const auto isTold = [&] {
    return std::ranges::any_of(notices->findChildren<QLabel*>(), [](const QLabel* label) {
      return label->isVisible() && label->text().contains("has a mistake");
    });
  };
  // What can be read is drawn as it is by now.
  const bool isReadable = mistake.contains("Boo");
  if (isReadable)
    QTest::qWait(1500);
  else
    QTRY_VERIFY_WITH_TIMEOUT(isTold(), 20000);
  QVERIFY(window_->page().isInside());
  QCOMPARE(inside()->scene().parts().size(), size_t(2));
  QCOMPARE(editor.text(), bad);
  if (!isReadable) {
    answerBox("Cancel");
    pressKey(&editor, Qt::Key_S, Qt::ControlModifier);
    QTest::qWait(300);
    QCOMPARE(readText(file("Drive.mo")), QString(kDriveText));
  }
  editor.setFocus();
  for (int k = 0; k < 9 && editor.text() != good; ++k) pressKey(&editor, Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(editor.text(), good);
  QTRY_VERIFY_WITH_TIMEOUT(!isTold(), 20000);
  QVERIFY(window_->page().isInside());
  QVERIFY(inside()->isEditable());
}

// A wire drawn inside is written as it is drawn.
void LibraryInsideTest::connectorsOfItsBaseAreThere() {
  addPart("Gears.Shaft");
  enter("shaft1");
  QVERIFY(inside()->isEditable());
  QTRY_COMPARE(inside()->scene().parts().size(), size_t(4));
  const auto areDrawn = [&] {
    const auto& wires = inside()->scene().wires();
    return wires.size() == 2 && !wires[0].points.isEmpty() && !wires[1].points.isEmpty();
  };
  QTRY_VERIFY_WITH_TIMEOUT(areDrawn(), 20000);
  wire(*window_, "wheel.flange_b", "spring.flange_a");
  QTRY_COMPARE(inside()->scene().wires().size(), size_t(3));
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  const auto isSaved = [&] { return readText(file("Shaft.mo")).contains("connect(wheel.flange_b, spring.flange_a)"); };
  QTRY_VERIFY_WITH_TIMEOUT(isSaved(), 20000);
  const QString text = readText(file("Shaft.mo"));
  const QString line = text.section("connect(wheel.flange_b, spring.flange_a)", 1).section(';', 0, 0);
  QVERIFY2(line.contains("points = {{-40, 0}, {20, 0}}"), qPrintable(line));
  // All else is as it was.
  const qsizetype from = text.lastIndexOf('\n', text.indexOf("connect(wheel.flange_b")) + 1;
  QString rest = text;
  rest.remove(from, text.indexOf('\n', from) + 1 - from);
  QCOMPARE(rest, QString(kShaftText));
}

// A diagram that is closed asks for what was changed inside of its parts.
void LibraryInsideTest::nothingOfItIsLostWithItsDiagram() {
  addPart("Gears.Drive");
  const QString path = folder_->filePath("User.armature.json");
  QVERIFY(window_->document().save(path).ok());
  enter("drive1");
  type("wheel", "J", "7");
  window_->page().goUpTo(0);
  QTRY_VERIFY(tabText().startsWith(QStringLiteral("●")));
  // Stay.
  answerBox("Cancel");
  QVERIFY(!window_->closePage(window_->tabs().currentIndex()));
  window_->pages().show(0);
  enter("drive1");
  QCOMPARE(inside()->document().modifier(0, "J"), std::string("7"));
  window_->page().goUpTo(0);
  answerBox("Save");
  QVERIFY(window_->closePage(0));
  QCOMPARE(readText(file("Drive.mo")), QString(kDriveText).replace("J = 3 /*", "J = 7 /*"));
  // Given up: the file stays, and so does the model.
  QVERIFY(window_->openFile(path));
  QTRY_VERIFY(window_->canvas().scene().parts().size() == 1 && window_->canvas().scene().parts()[0].info);
  enter("drive1");
  type("wheel", "J", "9");
  window_->page().goUpTo(0);
  answerBox("Discard");
  QVERIFY(window_->closePage(window_->tabs().currentIndex()));
  QVERIFY(window_->openFile(path));
  runToEnd(*window_);
  QCOMPARE(valueOf("drive1.wheel.J"), 7.0);
  QCOMPARE(readText(file("Drive.mo")), QString(kDriveText).replace("J = 3 /*", "J = 7 /*"));
  // Saved with the diagram, from the diagram.
  enter("drive1");
  type("wheel", "J", "5");
  window_->page().goUpTo(0);
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_COMPARE_WITH_TIMEOUT(readText(file("Drive.mo")), QString(kDriveText).replace("J = 3 /*", "J = 5 /*"), 20000);
  QTRY_VERIFY(!tabText().startsWith(QStringLiteral("●")));
}

void LibraryInsideTest::twoClassesOfOneFile() {
  const QString path = folder_->filePath("libs/Single.mo");
  const auto bench = [](const char* name, const char* value) {
    return QStringLiteral(
               "  model %1 // of wood\n    Modelica.Mechanics.Rotational.Components.Inertia  inertia(J = %2 /* heavy "
               "*/)\n"
               "      annotation (Placement(transformation(extent={{-10,-10},{10,10}})));\n  end %1;\n")
        .arg(name, value);
  };
  const auto text = [&](const char* a, const char* b) {
    return QStringLiteral(
               "package Single   \"One file\" // mine\n  constant Real g = 9.81;\n%1%2  annotation(version = "
               "\"1\");\nend Single;\n")
        .arg(bench("Bench", a), bench("Stool", b));
  };
  writeText(path, text("3", "4"));
  window_->libraries().readAgain();
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window_, "Single"), 20000);
  window_->libraries().setOwn(path, true);
  addPart("Single.Bench");
  enter("bench1");
  QVERIFY(inside()->isEditable());
  type("inertia", "J", "30");
  window_->page().goUpTo(0);
  window_->document().remove({0}, {});
  addPart("Single.Stool");
  enter("stool1");
  type("inertia", "J", "40");
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_COMPARE_WITH_TIMEOUT(readText(path), text("30", "40"), 20000);
}

// A file that another program writes meanwhile is read again where nothing was changed here.
void LibraryInsideTest::whatOthersWriteIsSeenInside() {
  addPart("Gears.Drive");
  enter("drive1");
  QTest::qWait(300);
  writeText(file("Drive.mo"), QString(kDriveText).replace("J = 3 /*", "J = 13 /*"));
  QTRY_COMPARE_WITH_TIMEOUT(inside() ? inside()->document().modifier(0, "J") : std::string(), std::string("13"), 20000);
  QVERIFY(inside()->isEditable());
}

void LibraryInsideTest::aClassThatIsOpenAsADiagramIsEditedThere() {
  addPart("Gears.Drive");
  DiagramPage& user = window_->page();
  if (QTreeWidgetItem* row = paletteRow(*window_, "Gears")) row->setExpanded(true);
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window_, "Gears.Drive"), 20000);
  choosePackageAction(*window_, "Gears.Drive", "Edit Drive as a diagram");
  QTRY_COMPARE_WITH_TIMEOUT(tabCount(), 2, 20000);
  window_->pages().show(user);
  CanvasView& diagram = user.diagramCanvas();
  diagram.setZoom(0.7, diagram.rect().center());
  diagram.lookAt({30, 20});
  const auto middle = [](const CanvasView& canvas) { return canvas.toDiagram(canvas.rect().center()); };
  const auto isNear = [](QPointF a, QPointF b) { return (a - b).manhattanLength() < 2; };
  const QPointF place = middle(diagram);
  enter("drive1");
  QVERIFY(!inside()->isEditable());
  CanvasView& shown = window_->canvas();
  shown.setZoom(1.3, shown.rect().center());
  shown.lookAt({-15, 10});
  QTRY_VERIFY(button("editClass"));
  QTest::mouseClick(button("editClass"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(&window_->page() != &user, 20000);
  QTRY_COMPARE(window_->canvas().zoom(), 1.3);
  QTRY_VERIFY(isNear(middle(window_->canvas()), {-15, 10}));
  QTRY_VERIFY(button("level0") && button("level1"));
  QCOMPARE(button("level1")->text(), QString("drive1"));
  // An edit there, saved, is in the diagram that the path leads back to.
  clickPart(*window_, "wheel");
  QTRY_VERIFY(window_->inspector().findChild<QLineEdit*>("parameter_J"));
  typeInto(window_->inspector().findChild<QLineEdit*>("parameter_J"), "7");
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY_WITH_TIMEOUT(readText(file("Drive.mo")).contains("J = 7"), 20000);
  QTest::mouseClick(button("level0"), Qt::LeftButton);
  QTRY_COMPARE(&window_->page(), &user);
  QVERIFY(!user.isInside());
  QCOMPARE(user.diagramCanvas().zoom(), 0.7);
  QVERIFY(isNear(middle(user.diagramCanvas()), place));
  // By the key as well; what was saved there is seen inside.
  enter("drive1");
  QTRY_COMPARE_WITH_TIMEOUT(inside()->document().modifier(0, "J"), std::string("7"), 20000);
  QTRY_VERIFY(button("editClass"));
  QTest::mouseClick(button("editClass"), Qt::LeftButton);
  QTRY_VERIFY(&window_->page() != &user);
  pressKey(window_.get(), Qt::Key_Up, Qt::AltModifier);
  QTRY_COMPARE(&window_->page(), &user);
  QVERIFY(!user.isInside());
}

QTEST_MAIN(LibraryInsideTest)
#include "inside_test.moc"
