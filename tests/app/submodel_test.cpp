// Sub-models with real mouse and key events: made of selected parts, looked into, undone.
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QStatusBar>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <map>
#include <optional>

#include "engine/facade/session.h"
#include "tests/app/submodel_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

// "Change…" of a parameter, with another name typed into its dialog.
void renameParameterByMenu(InspectorPanel& inspector, const QString& before, const QString& after) {
  auto* more = inspector.findChild<QToolButton*>("parameterMenu_" + before);
  QVERIFY(more && more->menu());
  QTimer::singleShot(100, [after] {
    QWidget* dialog = QApplication::activeModalWidget();
    QVERIFY(dialog);
    auto* field = dialog->findChild<QLineEdit*>("newName");
    field->selectAll();
    QTest::keyClicks(field, after);
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
  });
  for (QAction* action : more->menu()->actions())
    if (action->text().startsWith("Change")) action->trigger();
}

std::string valueOf(const OpenDocument& document, const char* part, const char* name) {
  return document.modifier(document.partIndex(part), name);
}

bool isWired(const OpenDocument& document, const std::string& end) {
  return std::ranges::any_of(document.values().connections,
                             [&](const auto& wire) { return wire.from == end || wire.to == end; });
}

}  // namespace

class SubmodelTest : public QObject {
  Q_OBJECT
 private:
  // Three inertias, a gear, a spring and a damper, whose parts can be clicked on.
  void openFirst();
  void lookInto(const char* part);

  std::optional<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

 private slots:
  void init();
  void cleanup();
  void selectionBecomesPart();
  void wiresToWhatItFacesAreStraight();
  void itIsAsLargeAsItsConnectorsNeed();
  void reasonsAreSaid();
  void insideIsEdited();
  void textBesideTheDrawingStays();
  void whatIsInheritedIsNotDrawn();
  void textIsOnlyLookedAt();
  void curvesKeepTheirVariables();
  void curvesKeepWhatIsRenamedInside();
  void connectorIsRenamedOutside();
  void parameterIsRenamedOutside();
  void wiresGoWithTheirConnector();
  void wiresGoWithSeveralConnectors();
  void noClassIsPutIntoItself();
  void namesOfTheLanguageAreRefused();
  void inheritedDrawingIsLookedAt();
  void connectorsAreAdded();
};

void SubmodelTest::init() {
  folder_.emplace();
  window_ = makeWindow(*folder_);
}

void SubmodelTest::cleanup() {
  window_.reset();
  folder_.reset();
}

void SubmodelTest::openFirst() {
  QVERIFY(window_->files().open(example("Rotational/First")));
  QTRY_VERIFY(window_->canvas().scene().findEnd("spring.flange_a").isValid());
}

void SubmodelTest::lookInto(const char* part) {
  window_->page().lookInto(window_->page().document().partIndex(part));
  QTRY_VERIFY(window_->page().isInside());
}

// Two inertias and the spring between them, by clicks and Ctrl+G: four actions. The run gives what it gave before; the
// inside shows the parts; one undo gives back the document byte for byte.
void SubmodelTest::selectionBecomesPart() {
  openFirst();
  const std::string before = diagram::toJson(window_->page().document().values());
  runToEnd(*window_);
  const double speed = valueAt(*window_, "inertia2.w", 0.7);
  QVERIFY(std::isfinite(speed) && speed != 0);
  clickOn(*window_, "inertia2");
  clickOn(*window_, "spring", Qt::ShiftModifier);
  clickOn(*window_, "inertia3", Qt::ShiftModifier);
  QCOMPARE(window_->canvas().scene().selectedParts().size(), 3);
  makeSubmodel(*window_, "Load");
  OpenDocument& document = window_->page().document();
  const int load = document.partIndex("load1");
  QVERIFY(load >= 0);
  QCOMPARE(window_->canvas().scene().selectedParts(), QSet<int>{load});
  QTRY_VERIFY(window_->canvas().scene().findEnd("load1.flange_a").isValid());
  // The curves are those of the last run until the next one, whatever their variables are called by now.
  const auto areCurvesThere = [&] {
    for (const PlotView* plot : window_->page().plots().findChildren<PlotView*>())
      for (const PlotCurve& curve : plot->curves())
        if (curve.column < 0 || !curve.store) return false;
    return true;
  };
  QTRY_VERIFY(window_->page().run().isOutOfDate());
  QVERIFY(areCurvesThere());
  QVERIFY(document.rename(load, "machine"));
  QVERIFY(document.rename(document.partIndex("inertia1"), "rotor"));
  QVERIFY(areCurvesThere());
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(areCurvesThere());
  for (const WirePicture& wire : window_->canvas().scene().wires()) QVERIFY(wire.points.size() >= 2);
  runToEnd(*window_);
  QVERIFY(std::abs(valueAt(*window_, "load1.inertia2.w", 0.7) - speed) < 1e-6 * std::abs(speed));
  window_->page().lookInto(load);
  QTRY_VERIFY(window_->page().isInside());
  QVERIFY(window_->canvas().scene().document().partIndex("spring") >= 0);
  window_->page().goUpTo(0);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(document.values()), before);
}

// An inertia and a spring: the damper below hangs on the wire between them, off the flange within. The connector faces
// the damper, and its wire has no bend.
void SubmodelTest::wiresToWhatItFacesAreStraight() {
  openFirst();
  clickOn(*window_, "inertia2");
  clickOn(*window_, "spring", Qt::ShiftModifier);
  makeSubmodel(*window_, "Shaft");
  QTRY_VERIFY(window_->canvas().scene().findEnd("shaft1.flange_a").isValid());
  int count = 0;
  for (const WirePicture& wire : window_->canvas().scene().wires()) {
    if (!wire.from.startsWith("shaft1.") && !wire.to.startsWith("shaft1.")) continue;
    QVERIFY2(wire.points.size() == 2, qPrintable(wire.from + ", " + wire.to));
    ++count;
  }
  QCOMPARE(count, 3);
}

// A part like others; where it has several connectors on one side it is larger. Within, a branch to a connector beside
// the line bends once.
void SubmodelTest::itIsAsLargeAsItsConnectorsNeed() {
  openFirst();
  for (const char* name : {"inertia2", "spring", "inertia3"}) clickOn(*window_, name, Qt::ShiftModifier);
  makeSubmodel(*window_, "Load");
  const auto placed = [&](const char* name) {
    const OpenDocument& document = window_->page().document();
    const auto& place = document.values().components[static_cast<size_t>(document.partIndex(name))].placement;
    return QSizeF(place.width, place.height);
  };
  QCOMPARE(placed("load1"), QSizeF(30, 30));
  QTRY_VERIFY(window_->canvas().scene().findEnd("load1.flange_a").isValid());
  lookInto("load1");
  QTRY_VERIFY(window_->canvas().scene().findEnd("inertia2.flange_b").isValid());
  const auto corners = [&] {
    for (const WirePicture& wire : window_->canvas().scene().wires())
      if (wire.from == "flange_b" || wire.to == "flange_b") return wire.points.size();
    return qsizetype(0);
  };
  QTRY_VERIFY(corners() > 0);
  QCOMPARE(corners(), qsizetype(3));
  const auto undone = [&] {
    window_->page().goUpTo(0);
    window_->page().document().undoStack()->undo();
    window_->canvas().scene().clearSelection();
  };
  undone();
  for (const char* name : {"torque", "idealGear", "inertia1"}) clickOn(*window_, name, Qt::ShiftModifier);
  makeSubmodel(*window_, "Drive");
  QCOMPARE(placed("drive1").width(), 30.0);  // both supports are one node
  undone();
  for (const char* name : {"inertia1", "spring"}) clickOn(*window_, name, Qt::ShiftModifier);
  makeSubmodel(*window_, "Two");
  QCOMPARE(placed("two1").width(), 40.0);
}

// A name that is taken and a part that has to stay outside are said in the question, which waits for another answer.
void SubmodelTest::reasonsAreSaid() {
  openFirst();
  clickOn(*window_, "inertia2");
  NameTyper typer({"inertia1", "two words", "Load"});
  pressKey(&window_->canvas(), Qt::Key_G, Qt::ControlModifier);
  QCOMPARE(typer.questions.size(), 3);
  QVERIFY2(typer.questions[1].contains("inertia1"), qPrintable(typer.questions[1]));
  QVERIFY2(typer.questions[2].contains("two words"), qPrintable(typer.questions[2]));
  QVERIFY(window_->page().document().partIndex("load1") >= 0);
}

// The inside of a class of the diagram's own is changed like any diagram; both parts of the class have it. Each step is
// one of the diagram's, wherever it is undone: within, after another visit, or above.
void SubmodelTest::insideIsEdited() {
  openFirst();
  clickOn(*window_, "spring");
  clickOn(*window_, "inertia3", Qt::ShiftModifier);
  makeSubmodel(*window_, "Load");
  OpenDocument& document = window_->page().document();
  QTRY_VERIFY(window_->canvas().scene().findEnd("load1.flange_a").isValid());
  const std::string before = diagram::toJson(document.values());
  runToEnd(*window_);
  const double twist = valueAt(*window_, "load1.spring.phi_rel", 0.7);
  lookInto("load1");
  QVERIFY(editedScene(window_->page()));
  QTRY_VERIFY(window_->canvas().scene().findEnd("spring.flange_a").isValid());
  OpenDocument& inside = window_->page().insides().back()->document();
  const int spring = inside.partIndex("spring"), index = inside.partIndex("inertia3");
  const QPointF at = window_->canvas().scene().parts()[static_cast<size_t>(spring)].rect.center();
  QTest::mouseClick(&window_->canvas(), Qt::LeftButton, {}, window_->canvas().toPixels(at).toPoint());
  pressKey(&window_->canvas(), Qt::Key_Up);  // moved by the grid
  pressKey(&window_->canvas(), Qt::Key_Delete);
  QCOMPARE(inside.partIndex("spring"), -1);
  QVERIFY(document.values().classes[0].find("Spring") == std::string::npos);
  QVERIFY(window_->page().isInside());
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(document.values().classes[0].find("Spring") != std::string::npos);
  QTRY_VERIFY(inside.partIndex("spring") >= 0);
  QVERIFY(index >= 0);
  inside.setModifier(inside.partIndex("spring"), "c", "5e3");
  QVERIFY(document.values().classes[0].find("c = 5e3") != std::string::npos);
  window_->page().goUpTo(0);
  runToEnd(*window_);
  const double softer = valueAt(*window_, "load1.spring.phi_rel", 0.7);
  QVERIFY2(std::abs(softer - twist) > 0.1 * std::abs(twist), qPrintable(QString("%1 %2").arg(twist).arg(softer)));
  QVERIFY2(document.undoStack()->undoText().endsWith(" in Load"), qPrintable(document.undoStack()->undoText()));
  lookInto("load1");
  OpenDocument& again = window_->page().insides().back()->document();
  const auto stiffness = [&] {
    const int part = again.partIndex("spring");
    return part < 0 ? std::string() : again.modifier(part, "c");
  };
  QCOMPARE(stiffness(), std::string("5e3"));
  clickOn(*window_, "inertia3");
  QTest::qWait(50);  // until the row above it has its room
  const QPointF seen = window_->canvas().toPixels(QPointF(0, 0));
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE(stiffness(), std::string("1e4"));
  QVERIFY(window_->page().isInside());
  QCOMPARE(window_->canvas().scene().selectedParts(), QSet<int>{again.partIndex("inertia3")});
  QCOMPARE(window_->canvas().toPixels(QPointF(0, 0)), seen);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_COMPARE(stiffness(), std::string("5e3"));
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE(diagram::toJson(document.values()), before);
  QTRY_COMPARE(stiffness(), std::string("1e4"));
  QVERIFY(window_->page().isInside());
  QTest::qWait(50);
  QCOMPARE(window_->canvas().toPixels(QPointF(0, 0)), seen);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(document.partIndex("spring") >= 0);
  QTRY_VERIFY(!window_->page().isInside());
}

// A class with comments and equations of its own: what is drawn is changed in its text, the rest stays to the letter.
void SubmodelTest::textBesideTheDrawingStays() {
  openFirst();
  clickOn(*window_, "spring");
  makeSubmodel(*window_, "Load");
  OpenDocument& document = window_->page().document();
  std::string text = document.values().classes[0];
  text.insert(text.find('\n'), " // made by hand");
  text.insert(text.find("equation\n") + 9, "  // the power\n  power =  spring.tau*der(spring.phi_rel); // in it\n");
  text.insert(text.find("equation\n"), "  Real power  \"what it takes\";\n");
  document.setClass(0, text);
  QTRY_VERIFY(window_->canvas().scene().findEnd("load1.flange_a").isValid());
  lookInto("load1");
  QVERIFY(editedScene(window_->page()));
  QTRY_VERIFY(window_->canvas().scene().findEnd("spring.flange_a").isValid());
  OpenDocument& inside = window_->page().insides().back()->document();
  inside.setModifier(inside.partIndex("spring"), "c", "5e3");
  const std::string changed = document.values().classes[0];
  const size_t at = text.find("c = 1e4");
  QVERIFY2(at != std::string::npos, text.c_str());
  QCOMPARE(QString::fromStdString(changed), QString::fromStdString(std::string(text).replace(at, 7, "c = 5e3")));
  // A part beside it by its key, and back.
  const QPointF middle =
      window_->canvas().scene().parts()[static_cast<size_t>(inside.partIndex("spring"))].rect.center();
  QTest::mouseClick(&window_->canvas(), Qt::LeftButton, {}, window_->canvas().toPixels(middle).toPoint());
  pressKey(&window_->canvas(), Qt::Key_D, Qt::ControlModifier);
  QVERIFY(document.values().classes[0].find("spring1") != std::string::npos ||
          document.values().classes[0].find("spring2") != std::string::npos);
  QVERIFY(document.values().classes[0].find("  power =  spring.tau*der(spring.phi_rel); // in it\n") !=
          std::string::npos);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(document.values().classes[0], changed);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(document.values().classes[0], text);
}

// What the class has from its base is shown, and changed there: a try is undone, with a word about it.
void SubmodelTest::whatIsInheritedIsNotDrawn() {
  window_->files().makeNew();
  diagram::Document values;
  values.name = "Own";
  values.classes = {
      "model Shaft\n  extends Modelica.Mechanics.Rotational.Interfaces.PartialTwoFlanges;\n"
      "  Modelica.Mechanics.Rotational.Components.Inertia inertia(J = 2) annotation "
      "(Placement(transformation(extent = {{-10, -10}, {10, 10}})));\n"
      "equation\n  connect(flange_a, inertia.flange_a);\n  connect(inertia.flange_b, flange_b);\nend Shaft;"};
  values.components.push_back({"one", "Shaft", {}, {}, {}, {}, {}, {}, {}});
  const std::string text = values.classes[0];
  window_->document().reset(std::move(values), {});
  OpenDocument& document = window_->page().document();
  QTRY_VERIFY(window_->canvas().scene().findEnd("one.flange_a").isValid());
  window_->page().lookInto(0);
  QTRY_VERIFY(window_->page().isInside());
  QVERIFY(editedScene(window_->page()));
  OpenDocument& inside = window_->page().insides().back()->document();
  QTRY_VERIFY(inside.partIndex("flange_a") >= 0);
  inside.setModifier(inside.partIndex("inertia"), "J", "3");
  QVERIFY(document.values().classes[0].find("inertia(J = 3)") != std::string::npos);
  const std::string changed = document.values().classes[0];
  QVERIFY(inside.rename(inside.partIndex("flange_a"), "other"));
  QCOMPARE(document.values().classes[0], changed);
  QTRY_VERIFY(inside.partIndex("flange_a") >= 0);
  QCOMPARE(document.values().classes[0], changed);
  const auto* label = window_->page().centre()->findChild<QLabel*>("noticeText");
  QVERIFY(label && label->isVisible());
  QVERIFY2(label->text().startsWith("flange_a comes from a class"), qPrintable(label->text()));
  QVERIFY(text != changed);
}

// What is in a library is only looked at.
void SubmodelTest::textIsOnlyLookedAt() {
  window_->files().makeNew();
  dropPart(*window_, "Modelica.Mechanics.MultiBody.Parts.BodyShape", {0, 0});
  QTRY_VERIFY(window_->canvas().scene().parts().at(0).info);
  const std::string before = diagram::toJson(window_->document().values());
  window_->page().lookInto(0);
  QTRY_VERIFY(window_->page().isInside());
  QVERIFY(!editedScene(window_->page()));
  QTRY_VERIFY(!window_->canvas().scene().parts().empty() && window_->canvas().scene().parts()[0].info);
  const size_t count = window_->canvas().scene().parts().size();
  const QPointF at = window_->canvas().scene().parts()[0].rect.center();
  QTest::mouseClick(&window_->canvas(), Qt::LeftButton, {}, window_->canvas().toPixels(at).toPoint());
  pressKey(&window_->canvas(), Qt::Key_Delete);
  QCOMPARE(window_->canvas().scene().parts().size(), count);
  QCOMPARE(diagram::toJson(window_->document().values()), before);
}

// A run within one sub-model, undone, and another one made of other parts: each curve is drawn with the values of the
// variable that it names, under whatever name the run has it.
void SubmodelTest::curvesKeepTheirVariables() {
  openFirst();
  makeSubmodelOf(*window_, "inertia2", "spring", "Train");
  QTRY_VERIFY(window_->canvas().scene().findEnd("train1.flange_a").isValid());
  runToEnd(*window_);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  OpenDocument& document = window_->page().document();
  QTRY_VERIFY(window_->canvas().scene().findEnd("spring.flange_a").isValid());
  makeSubmodelOf(*window_, "inertia1", "idealGear", "Head");
  QVERIFY(document.partIndex("head1") >= 0);
  const std::map<QString, QString> inRun{{"inertia2.w", "train1.inertia2.w"}, {"head1.inertia1.w", "inertia1.w"}};
  int found = 0;
  for (const PlotView* plot : window_->page().plots().findChildren<PlotView*>())
    for (const PlotCurve& curve : plot->curves()) {
      const auto wanted = inRun.find(curve.variable);
      if (wanted == inRun.end() || !curve.store) continue;
      QVERIFY2(curve.column >= 0, qPrintable(curve.variable));
      QCOMPARE(QString::fromStdString(curve.store->columns()[static_cast<size_t>(curve.column)].name), wanted->second);
      ++found;
    }
  QVERIFY(found >= 2);
  // A name that went to another part is not drawn with what the former one did.
  QVERIFY(document.rename(document.partIndex("inertia2"), "disc"));
  QVERIFY(document.rename(document.partIndex("inertia3"), "inertia2"));
  QCOMPARE(window_->page().run().nameInStore("disc.w"), std::string("train1.inertia2.w"));
  QCOMPARE(window_->page().run().nameInStore("inertia2.w"), std::string("inertia3.w"));
}

// A part within a sub-model is called otherwise after a run, twice, and its sub-model too: each name leads to the
// values of that run, and a name that another part has taken since leads to none.
void SubmodelTest::curvesKeepWhatIsRenamedInside() {
  openFirst();
  makeSubmodelOf(*window_, "inertia2", "spring", "Train");
  QTRY_VERIFY(window_->canvas().scene().findEnd("train1.flange_a").isValid());
  runToEnd(*window_);
  lookInto("train1");
  QTRY_VERIFY(window_->canvas().scene().findEnd("flange_a").isValid());
  OpenDocument& document = window_->page().document();
  RunControl& run = window_->page().run();
  const auto rename = [this](const char* before, const char* after) {
    OpenDocument& inside = window_->page().insides().back()->document();
    QVERIFY2(inside.rename(inside.partIndex(before), after), before);
  };
  QUndoStack& stack = *document.undoStack();
  const int begin = stack.index();
  // What plots are told when they are drawn after the edit, not later.
  std::string told;
  const auto watch =
      connect(&document, &OpenDocument::edited, &document, [&] { told = run.nameInStore("train1.disc.w"); });
  rename("inertia2", "disc");
  QCOMPARE(told, std::string("train1.inertia2.w"));
  disconnect(watch);
  QCOMPARE(run.nameInStore("der(train1.disc.w)"), std::string("der(train1.inertia2.w)"));
  QCOMPARE(run.nameInStore("train1.inertia2.w"), std::string());
  window_->page().goUpTo(0);
  QVERIFY(document.rename(document.partIndex("train1"), "line"));
  lookInto("line");
  rename("spring", "inertia2");
  QCOMPARE(run.nameInStore("line.disc.w"), std::string("train1.inertia2.w"));
  QCOMPARE(run.nameInStore("line.inertia2.tau"), std::string("train1.spring.tau"));
  rename("disc", "mass");
  QCOMPARE(run.nameInStore("line.mass.w"), std::string("train1.inertia2.w"));
  QCOMPARE(run.nameInStore("line.disc.w"), std::string());
  int found = 0;
  for (const PlotView* plot : window_->page().plots().findChildren<PlotView*>())
    for (const PlotCurve& curve : plot->curves()) {
      if (curve.variable != "line.mass.w" || !curve.store) continue;
      QVERIFY(curve.column >= 0);
      QCOMPARE(curve.store->columns()[static_cast<size_t>(curve.column)].name, std::string("train1.inertia2.w"));
      ++found;
    }
  QVERIFY(found > 0);
  window_->page().goUpTo(0);
  // Back to where the run began, and to the end again.
  const int end = stack.index();
  while (stack.index() > begin) stack.undo();
  QCOMPARE(run.nameInStore("train1.inertia2.w"), std::string("train1.inertia2.w"));
  while (stack.index() < end) stack.redo();
  QCOMPARE(run.nameInStore("line.mass.w"), std::string("train1.inertia2.w"));
  QCOMPARE(run.nameInStore("line.inertia2.tau"), std::string("train1.spring.tau"));
}

// A connector gets another name in the inspector inside: the wire outside stays at it, and one undo gives both back.
void SubmodelTest::connectorIsRenamedOutside() {
  openFirst();
  makeSubmodelOf(*window_, "inertia1", "idealGear", "Head");
  OpenDocument& document = window_->page().document();
  QTRY_VERIFY(window_->canvas().scene().findEnd("head1.flange_a").isValid());
  const std::string before = diagram::toJson(document.values());
  lookInto("head1");
  QTRY_VERIFY(window_->canvas().scene().findEnd("flange_a").isValid());
  OpenDocument& inside = window_->page().insides().back()->document();
  bandAround(*window_, "flange_a");
  InspectorPanel& inspector = window_->page().insides().back()->inspector();
  QTRY_VERIFY(inspector.findChild<QLineEdit*>("partName"));
  typeInto(inspector.findChild<QLineEdit*>("partName"), "drive");
  QVERIFY(inside.partIndex("drive") >= 0);
  QVERIFY(isWired(document, "head1.drive") && !isWired(document, "head1.flange_a"));
  // What is drawn afterwards is drawn into the renamed class.
  inside.setModifier(inside.partIndex("inertia1"), "J", "0.3");
  QVERIFY(document.values().classes[0].find("J = 0.3") != std::string::npos);
  QVERIFY(document.values().classes[0].find("connect(drive, ") != std::string::npos ||
          document.values().classes[0].find(", drive)") != std::string::npos);
  window_->page().goUpTo(0);
  runToEnd(*window_);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(document.values()), before);
}

// A parameter gets another name at the top, and one inside of a sub-model: what reads it follows, each in one step.
void SubmodelTest::parameterIsRenamedOutside() {
  openFirst();
  makeSubmodelOf(*window_, "inertia1", "idealGear", "Head");
  OpenDocument& document = window_->page().document();
  QTRY_VERIFY(window_->canvas().scene().findEnd("head1.flange_a").isValid());
  QCOMPARE(valueOf(document, "head1", "Jmotor"), std::string("Jmotor"));
  const std::string before = diagram::toJson(document.values());
  QTest::keyClick(&window_->canvas(), Qt::Key_Escape);
  QTRY_VERIFY(window_->inspector().findChild<QToolButton*>("parameterMenu_Jmotor"));
  renameParameterByMenu(window_->inspector(), "Jmotor", "Jm");
  QCOMPARE(valueOf(document, "head1", "Jmotor"), std::string("Jm"));
  lookInto("head1");
  QTRY_VERIFY(window_->canvas().scene().findEnd("flange_a").isValid());
  InsideView& inside = *window_->page().insides().back();
  QTRY_VERIFY(inside.inspector().findChild<QToolButton*>("parameterMenu_Jmotor"));
  renameParameterByMenu(inside.inspector(), "Jmotor", "Jnew");
  QCOMPARE(valueOf(inside.document(), "inertia1", "J"), std::string("Jnew"));
  QCOMPARE(valueOf(document, "head1", "Jnew"), std::string("Jm"));
  QVERIFY(document.values().classes[0].find("Jmotor") == std::string::npos);
  window_->page().goUpTo(0);
  runToEnd(*window_);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(document.values()), before);
}

// A connector that is deleted inside takes the wire outside along, says so, and brings it back when it comes back.
void SubmodelTest::wiresGoWithTheirConnector() {
  openFirst();
  makeSubmodelOf(*window_, "inertia1", "idealGear", "Head");
  OpenDocument& document = window_->page().document();
  QTRY_VERIFY(window_->canvas().scene().findEnd("head1.flange_a").isValid());
  const std::string before = diagram::toJson(document.values());
  lookInto("head1");
  QTRY_VERIFY(window_->canvas().scene().findEnd("flange_a").isValid());
  bandAround(*window_, "flange_a");
  pressKey(&window_->canvas(), Qt::Key_Delete);
  QVERIFY(!isWired(document, "head1.flange_a"));
  QTRY_VERIFY(window_->statusBar()->currentMessage().contains("flange_a"));
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(isWired(document, "head1.flange_a"));
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QVERIFY(!isWired(document, "head1.flange_a"));
  window_->page().goUpTo(0);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(document.values()), before);
}

// All at once: each wire goes once, also one between two of them, and all come back in their places.
void SubmodelTest::wiresGoWithSeveralConnectors() {
  openFirst();
  makeSubmodelOf(*window_, "inertia1", "idealGear", "Head");
  OpenDocument& document = window_->page().document();
  QTRY_VERIFY(window_->canvas().scene().findEnd("head1.flange_a").isValid());
  QVERIFY(isWired(document, "head1.flange_a") && isWired(document, "head1.flange_b"));
  diagram::ConnectionItem both;
  both.from = "head1.flange_b", both.to = "head1.flange_a";
  document.perform("A wire of both", {ConnectionChange{0, both, false}});
  const std::string before = diagram::toJson(document.values());
  lookInto("head1");
  QTRY_VERIFY(window_->canvas().scene().findEnd("flange_a").isValid());
  pressKey(&window_->canvas(), Qt::Key_A, Qt::ControlModifier);
  pressKey(&window_->canvas(), Qt::Key_Delete);
  for (const auto& wire : document.values().connections)
    QVERIFY2(!wire.from.starts_with("head1.flange") && !wire.to.starts_with("head1.flange"),
             (wire.from + ", " + wire.to).c_str());
  const std::string after = diagram::toJson(document.values());
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(document.values()), before);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(diagram::toJson(document.values()), after);
}

// Copied outside and pasted within.
void SubmodelTest::noClassIsPutIntoItself() {
  openFirst();
  makeSubmodelOf(*window_, "inertia1", "idealGear", "Head");
  OpenDocument& document = window_->page().document();
  QTRY_VERIFY(window_->canvas().scene().findEnd("head1.flange_a").isValid());
  const std::string before = diagram::toJson(document.values());
  pressKey(&window_->canvas(), Qt::Key_C, Qt::ControlModifier);
  lookInto("head1");
  QTRY_VERIFY(window_->canvas().scene().findEnd("flange_a").isValid());
  const size_t count = window_->canvas().scene().document().values().components.size();
  pressKey(&window_->canvas(), Qt::Key_V, Qt::ControlModifier);
  QTRY_COMPARE(window_->canvas().scene().document().values().components.size(), count);
  QCOMPARE(diagram::toJson(document.values()), before);
  QVERIFY(window_->page().isInside());
}

// What would hide the language's types or a library is no name for a class, a part or a parameter; the field says why.
void SubmodelTest::namesOfTheLanguageAreRefused() {
  openFirst();
  clickOn(*window_, "inertia2");
  NameTyper typer({"Modelica", "Real", "Load"});
  pressKey(&window_->canvas(), Qt::Key_G, Qt::ControlModifier);
  QCOMPARE(typer.questions.size(), 3);
  QVERIFY2(typer.questions[1].contains("Modelica is the name of a library"), qPrintable(typer.questions[1]));
  QVERIFY2(typer.questions[2].contains("Real is a word of the language"), qPrintable(typer.questions[2]));
  OpenDocument& document = window_->page().document();
  QVERIFY(document.partIndex("load1") >= 0);
  clickOn(*window_, "spring");
  for (const char* name : {"Modelica", "Boolean", "while"}) {
    auto* field = window_->inspector().findChild<QLineEdit*>("partName");
    typeInto(field, name);
    QVERIFY(document.partIndex("spring") >= 0 && document.partIndex(name) < 0);
    const auto* note = window_->inspector().findChild<QLabel*>("note_partName");
    QVERIFY(note && note->isVisible() && !note->text().isEmpty());
  }
  typeInto(window_->inspector().findChild<QLineEdit*>("partName"), "shaft");
  QVERIFY(document.partIndex("shaft") >= 0);
}

// A class that only inherits its parts shows the drawing of its base, which is changed there.
void SubmodelTest::inheritedDrawingIsLookedAt() {
  window_->files().makeNew();
  diagram::Document values;
  values.name = "Own";
  values.classes = {
      "model Shaft\n  extends Modelica.Mechanics.Rotational.Interfaces.PartialTwoFlanges;\n"
      "  replaceable Modelica.Mechanics.Rotational.Components.Spring link(c = 10) annotation "
      "(Placement(transformation(extent = {{-10, -10}, {10, 10}})));\n"
      "equation\n  connect(flange_a, link.flange_a);\n  connect(link.flange_b, flange_b);\nend Shaft;",
      "model Soft\n  extends Shaft(redeclare Modelica.Mechanics.Rotational.Components.SpringDamper link(c = k, d = "
      "2));\n"
      "  parameter Real k = 3;\nend Soft;"};
  values.components.push_back({"one", "Soft", {}, {}, {}, {}, {}, {}, {}});
  window_->document().reset(std::move(values), {});
  QTRY_VERIFY(window_->canvas().scene().findEnd("one.flange_a").isValid());
  const QPointF at = window_->canvas().scene().parts()[0].rect.center();
  QTest::mouseDClick(&window_->canvas(), Qt::LeftButton, {}, window_->canvas().toPixels(at).toPoint());
  QTRY_VERIFY(window_->page().isInside());
  QVERIFY(!editedScene(window_->page()));
  const OpenDocument& inside = window_->page().insides().back()->document();
  const int link = inside.partIndex("link");
  QVERIFY(link >= 0);
  QCOMPARE(inside.values().components[static_cast<size_t>(link)].className,
           std::string("Modelica.Mechanics.Rotational.Components.SpringDamper"));
  QCOMPARE(inside.modifier(link, "c"), std::string("k"));
  QCOMPARE(inside.values().connections.size(), size_t(2));
}

// Inside of a class its connectors can be added: typed on the canvas or dragged from the palette, which offers them
// only there. The new one stands at the border of the icon outside, where a wire comes to it.
void SubmodelTest::connectorsAreAdded() {
  openFirst();
  makeSubmodelOf(*window_, "inertia1", "idealGear", "Head");
  OpenDocument& document = window_->page().document();
  QTRY_VERIFY(window_->canvas().scene().findEnd("head1.flange_a").isValid());
  auto* palette = window_->findChild<PalettePanel*>();
  const auto rows = [&] { return palette->tree()->findItems("Connectors", Qt::MatchExactly).size(); };
  QCOMPARE(rows(), 0);
  const std::string before = diagram::toJson(document.values());
  lookInto("head1");
  QTRY_VERIFY(window_->canvas().scene().findEnd("flange_a").isValid());
  QTRY_COMPARE_WITH_TIMEOUT(rows(), 1, 20000);
  // Typed on the canvas.
  CanvasView& canvas = window_->canvas();
  QTest::mouseMove(&canvas, canvas.toPixels(QPointF(20, 60)).toPoint());
  QTest::keyClicks(&canvas, "f");
  auto* card = canvas.findChild<QWidget*>("quickInsert");
  QVERIFY(card && card->isVisible());
  QTest::keyClicks(card->findChild<QLineEdit*>(), "lange_b");
  auto* list = card->findChild<QListWidget*>();
  // What the class is made of comes first, once its classes have been read.
  const auto first = [&] { return list->count() > 0 ? list->item(0)->data(Qt::UserRole).toString() : QString(); };
  QTRY_COMPARE_WITH_TIMEOUT(first(), QString("Modelica.Mechanics.Rotational.Interfaces.Flange_b"), 20000);
  QTest::keyClick(card->findChild<QLineEdit*>(), Qt::Key_Return);
  OpenDocument& inside = window_->page().insides().back()->document();
  const int made = static_cast<int>(inside.values().components.size()) - 1;
  const diagram::ComponentItem item = inside.values().components[static_cast<size_t>(made)];
  QCOMPARE(item.className, std::string("Modelica.Mechanics.Rotational.Interfaces.Flange_b"));
  // Dragged.
  dropPart(*window_, "Modelica.Blocks.Interfaces.RealInput", {-60, -40});
  const std::string input = inside.values().components.back().name;
  QVERIFY(document.values().classes[0].find("Modelica.Blocks.Interfaces.RealInput " + input) != std::string::npos);
  window_->page().goUpTo(0);
  DiagramScene& scene = window_->canvas().scene();
  QTRY_VERIFY(scene.findEnd("head1." + item.name).isValid());
  QTRY_VERIFY(scene.findEnd("head1." + input).isValid());
  QCOMPARE(rows(), 0);
  const QRectF box = scene.parts()[static_cast<size_t>(document.partIndex("head1"))].rect;
  for (const std::string& name : {item.name, input}) {
    const QPointF at = scene.connector(scene.findEnd("head1." + name)).at;
    const bool isAtBorder = std::min({std::abs(at.x() - box.left()), std::abs(at.x() - box.right()),
                                      std::abs(at.y() - box.top()), std::abs(at.y() - box.bottom())}) < 0.5;
    QVERIFY2(isAtBorder, name.c_str());
  }
  // None lies on another one.
  for (const char* other : {"head1.flange_a", "head1.flange_b"})
    for (const std::string& name : {item.name, input}) {
      const QPointF way = scene.connector(scene.findEnd(other)).at - scene.connector(scene.findEnd("head1." + name)).at;
      QVERIFY2(way.manhattanLength() >= 5, name.c_str());
    }
  while (document.undoStack()->canUndo() && diagram::toJson(document.values()) != before)
    pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(document.values()), before);
}

QTEST_MAIN(SubmodelTest)
#include "submodel_test.moc"
