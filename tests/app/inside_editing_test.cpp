// Inside of a class of the diagram, with real mouse and key events: sub-models of its parts, and what the menus of its
// parts and wires do.
#include <QtTest>
#include <algorithm>
#include <optional>

#include "app/shell/inside_view.h"
#include "tests/app/submodel_bench.h"

using namespace armature;
using namespace armature::app;

class InsideEditingTest : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void cleanup();
  void partsInsideBecomeASubmodel();
  void twoLevelsDeepIsEdited();
  void oneStepOfUndoTakesAllOfItBack();
  void sharedParametersGoAlong();
  void whatCannotBeIsSaid();
  void whatOtherClassesReadStays();
  void partsHaveTheirMenu();
  void severalPartsAreArranged();
  void wiresHaveTheirMenu();
  void whatIsOnlyLookedAtIsNotChanged();

 private:
  // A sub-model of the three parts behind the gear, and its part looked into.
  void enterLoad();
  void lookInto(const char* part);
  InsideView& inside() { return *window_->page().insides().back(); }
  OpenDocument& drawing() { return inside().document(); }
  OpenDocument& document() { return window_->page().document(); }
  std::string text() { return diagram::toJson(document().values()); }
  void selectInside(std::initializer_list<const char*> parts);
  // An entry of the menu of a part or a wire, by a right click and a left one.
  void choose(QPoint at, const QString& entry, const std::function<void()>& then = {});
  QPoint besideMiddle(const char* part);
  QPoint onWire(const char* end);
  bool isWired(const char* from, const char* to);

  std::optional<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void InsideEditingTest::init() {
  folder_.emplace();
  window_ = makeWindow(*folder_);
  QVERIFY(window_->files().open(example("Rotational/First")));
  QTRY_VERIFY(window_->canvas().scene().findEnd("spring.flange_a").isValid());
}

void InsideEditingTest::cleanup() {
  window_.reset();
  folder_.reset();
}

void InsideEditingTest::lookInto(const char* part) {
  const size_t level = window_->page().insides().size();
  CanvasView& canvas = window_->canvas();
  QTest::mouseDClick(&canvas, Qt::LeftButton, {}, besideMiddle(part));
  QTRY_COMPARE(window_->page().insides().size(), level + 1);
}

void InsideEditingTest::enterLoad() {
  for (const char* name : {"inertia2", "spring", "inertia3"}) clickOn(*window_, name, Qt::ShiftModifier);
  makeSubmodel(*window_, "Load");
  QTRY_VERIFY(window_->canvas().scene().findEnd("load1.flange_a").isValid());
  lookInto("load1");
  QTRY_VERIFY(window_->canvas().scene().findEnd("spring.flange_a").isValid());
}

void InsideEditingTest::selectInside(std::initializer_list<const char*> parts) {
  window_->canvas().scene().clearSelection();
  for (const char* name : parts) clickOn(*window_, name, Qt::ShiftModifier);
  QCOMPARE(window_->canvas().scene().selectedParts().size(), static_cast<qsizetype>(parts.size()));
}

QPoint InsideEditingTest::besideMiddle(const char* part) {
  CanvasView& canvas = window_->canvas();
  const int index = canvas.scene().document().partIndex(part);
  const QRectF box = canvas.toPixels(canvas.scene().parts().at(static_cast<size_t>(index)).rect);
  return (box.center() + QPointF(box.width() / 5, box.height() / 4)).toPoint();
}

// The middle of the longest piece of the wire at an end.
QPoint InsideEditingTest::onWire(const char* end) {
  CanvasView& canvas = window_->canvas();
  QLineF longest;
  for (const WirePicture& wire : canvas.scene().wires())
    if (wire.from == end || wire.to == end)
      for (qsizetype i = 0; i + 1 < wire.points.size(); ++i)
        if (const QLineF piece(wire.points[i], wire.points[i + 1]); piece.length() > longest.length()) longest = piece;
  return canvas.toPixels(longest.center()).toPoint();
}

bool InsideEditingTest::isWired(const char* from, const char* to) {
  return std::ranges::any_of(drawing().values().connections, [&](const auto& wire) {
    return (wire.from == from && wire.to == to) || (wire.from == to && wire.to == from);
  });
}

void InsideEditingTest::choose(QPoint at, const QString& entry, const std::function<void()>& then) {
  answerMenu(entry, then);
  QTest::mouseClick(&window_->canvas(), Qt::RightButton, {}, at);
}

// Two of the three parts, by clicks and the key: the class stands beside the one that is looked into, the run gives
// what it gave before, and curves of a former run stay those of their variables.
void InsideEditingTest::partsInsideBecomeASubmodel() {
  runToEnd(*window_);
  const double speed = valueAt(*window_, "inertia2.w", 0.7);
  QVERIFY(std::isfinite(speed) && speed != 0);
  enterLoad();
  selectInside({"inertia2", "spring"});
  makeSubmodel(*window_, "Train");
  QCOMPARE(document().values().classes.size(), size_t(2));
  QVERIFY2(document().values().classes[1].starts_with("model Train"), document().values().classes[1].c_str());
  QVERIFY(document().values().classes[0].find("Train train1") != std::string::npos);
  QVERIFY(document().values().classes[0].find("Spring") == std::string::npos);
  QCOMPARE(drawing().partIndex("spring"), -1);
  QCOMPARE(inside().scene().selectedParts(), QSet<int>{drawing().partIndex("train1")});
  QTRY_VERIFY(inside().scene().findEnd("train1.flange_a").isValid());
  for (const WirePicture& wire : inside().scene().wires()) QVERIFY(wire.points.size() >= 2);
  QCOMPARE(document().undoStack()->undoText(), QString("Make sub-model Train in Load"));
  QCOMPARE(window_->page().run().nameInStore("load1.train1.inertia2.w"), std::string("inertia2.w"));
  QCOMPARE(window_->page().run().nameInStore("load1.inertia2.w"), std::string());
  const auto areCurvesThere = [&] {
    for (const PlotView* plot : window_->page().plots().findChildren<PlotView*>())
      for (const PlotCurve& curve : plot->curves())
        if (curve.column < 0 || !curve.store) return false;
    return true;
  };
  QTRY_VERIFY(areCurvesThere());
  lookInto("train1");
  QVERIFY(inside().isEditable());
  QCOMPARE(inside().path(), QString("load1.train1"));
  QVERIFY(drawing().partIndex("spring") >= 0);
  window_->page().goUpTo(0);
  runToEnd(*window_);
  QVERIFY(std::abs(valueAt(*window_, "load1.train1.inertia2.w", 0.7) - speed) < 1e-6 * std::abs(speed));
}

// Within a sub-model of a sub-model, by hand: its own class alone is another, the class round it follows where a
// connector gets another name, the way up leads over it, and undo gives each back.
void InsideEditingTest::twoLevelsDeepIsEdited() {
  runToEnd(*window_);
  const double speed = valueAt(*window_, "inertia2.w", 0.7);
  enterLoad();
  selectInside({"inertia2", "spring"});
  makeSubmodel(*window_, "Train");
  QTRY_VERIFY(inside().scene().findEnd("train1.flange_a").isValid());
  const auto wiresAtTrain = [&](const std::string& connector) {
    return std::ranges::count_if(
        window_->page().insides().front()->document().values().connections,
        [&](const auto& w) { return w.from == "train1." + connector || w.to == "train1." + connector; });
  };
  QCOMPARE(wiresAtTrain("flange_a"), 1);
  lookInto("train1");
  QTRY_VERIFY(inside().scene().findEnd("flange_a").isValid());
  const std::string before = text();
  const std::vector<std::string> classes = document().values().classes;
  clickOn(*window_, "spring");
  pressKey(&window_->canvas(), Qt::Key_Down);
  QCOMPARE(document().values().classes[0], classes[0]);
  QVERIFY(document().values().classes[1] != classes[1]);
  bandAround(*window_, "flange_a");
  QTRY_VERIFY(inside().inspector().findChild<QLineEdit*>("partName"));
  typeInto(inside().inspector().findChild<QLineEdit*>("partName"), "drive");
  QVERIFY(drawing().partIndex("drive") >= 0);
  QVERIFY(document().values().classes[0].find("train1.drive") != std::string::npos);
  QVERIFY(document().values().classes[0].find("train1.flange_a") == std::string::npos);
  const std::string after = text();
  pressKey(&window_->canvas(), Qt::Key_Escape);
  pressKey(&window_->canvas(), Qt::Key_Escape);
  QTRY_COMPARE(window_->page().insides().size(), size_t(1));
  QTRY_COMPARE(wiresAtTrain("drive"), 1);
  QTRY_VERIFY(inside().scene().findEnd("train1.drive").isValid());
  for (const WirePicture& wire : inside().scene().wires()) QVERIFY(wire.points.size() >= 2);
  window_->page().goUpTo(0);
  runToEnd(*window_);
  QVERIFY(std::abs(valueAt(*window_, "load1.train1.inertia2.w", 0.7) - speed) < 1e-6 * std::abs(speed));
  for (int k = 0; k < 2; ++k) pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(text(), before);
  for (int k = 0; k < 2; ++k) pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(text(), after);
}

// Plots and values outside go back and forth with it, and so does the name in a run of before.
void InsideEditingTest::oneStepOfUndoTakesAllOfItBack() {
  enterLoad();
  window_->page().goUpTo(0);
  QVERIFY(document().setModifier(document().partIndex("load1"), "spring.c", "2e4"));
  runToEnd(*window_);
  lookInto("load1");
  const std::string before = text();
  QVERIFY(before.find("\"load1.inertia2.w\"") != std::string::npos);
  selectInside({"inertia2", "spring"});
  makeSubmodel(*window_, "Train");
  const std::string after = text();
  QVERIFY(after.find("\"load1.train1.inertia2.w\"") != std::string::npos);
  QCOMPARE(document().modifier(document().partIndex("load1"), "train1.spring.c"), std::string("2e4"));
  RunControl& run = window_->page().run();
  for (int turn = 0; turn < 2; ++turn) {
    QCOMPARE(run.nameInStore("der(load1.train1.inertia2.w)"), std::string("der(load1.inertia2.w)"));
    pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), before);
    QTRY_VERIFY(drawing().partIndex("spring") >= 0);
    QCOMPARE(run.nameInStore("load1.inertia2.w"), std::string("load1.inertia2.w"));
    pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(text(), after);
    QTRY_VERIFY(drawing().partIndex("train1") >= 0);
  }
  // What is drawn afterwards is drawn into the same class.
  drawing().setModifier(drawing().partIndex("inertia3"), "J", "7");
  QVERIFY(document().values().classes[0].find("J = 7") != std::string::npos);
}

// A parameter of the class that a part uses is one of the new class, set to that of the class.
void InsideEditingTest::sharedParametersGoAlong() {
  runToEnd(*window_);
  const double speed = valueAt(*window_, "inertia1.w", 0.7);
  for (const char* name : {"inertia1", "idealGear"}) clickOn(*window_, name, Qt::ShiftModifier);
  makeSubmodel(*window_, "Head");
  QTRY_VERIFY(window_->canvas().scene().findEnd("head1.flange_a").isValid());
  lookInto("head1");
  QTRY_VERIFY(window_->canvas().scene().findEnd("inertia1.flange_a").isValid());
  selectInside({"inertia1"});
  makeSubmodel(*window_, "Motor");
  const int motor = drawing().partIndex("motor1");
  QVERIFY(motor >= 0);
  QCOMPARE(drawing().modifier(motor, "Jmotor"), std::string("Jmotor"));
  QVERIFY(document().values().classes.at(1).find("Jmotor") != std::string::npos);
  window_->page().goUpTo(0);
  runToEnd(*window_);
  QVERIFY(std::abs(valueAt(*window_, "head1.motor1.inertia1.w", 0.7) - speed) < 1e-6 * std::abs(speed));
}

// Names of the diagram, of the class and of what it inherits are taken; a connector of the class stays its own.
void InsideEditingTest::whatCannotBeIsSaid() {
  enterLoad();
  const std::string before = text();
  selectInside({"spring"});
  {
    NameTyper typer({"Load", "damper", "inertia3", "Train"});
    pressKey(&window_->canvas(), Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(typer.questions.size(), 4);
    for (int k = 1; k < 4; ++k) QVERIFY2(typer.questions[k].contains("already"), qPrintable(typer.questions[k]));
  }
  QVERIFY(drawing().partIndex("train1") >= 0);
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_VERIFY(drawing().partIndex("spring") >= 0);
  inside().scene().clearSelection();
  bandAround(*window_, "flange_a");
  QTimer::singleShot(400, [] {
    if (QWidget* dialog = QApplication::activeModalWidget()) QTest::keyClick(dialog, Qt::Key_Escape);
  });
  NameTyper typer({"Train"});
  pressKey(&window_->canvas(), Qt::Key_G, Qt::ControlModifier);
  QCOMPARE(text(), before);
  QVERIFY(drawing().partIndex("flange_a") >= 0);
}

// A class that reads a part of the one that is looked into would lose it: said, and nothing is changed.
void InsideEditingTest::whatOtherClassesReadStays() {
  enterLoad();
  window_->page().goUpTo(0);
  document().setClass(1, "model Soft\n  extends Load(spring(c = 30));\nend Soft;");
  const std::string before = text();
  lookInto("load1");
  QTRY_VERIFY(window_->canvas().scene().findEnd("spring.flange_a").isValid());
  selectInside({"spring"});
  QSignalSpy refused(&inside(), &InsideView::refused);
  makeSubmodel(*window_, "Train");
  QTRY_COMPARE(refused.count(), 1);
  QVERIFY2(refused[0][0].toString().contains("Soft"), qPrintable(refused[0][0].toString()));
  QTRY_VERIFY(drawing().partIndex("spring") >= 0);
  QCOMPARE(text(), before);
  // The other parts can go.
  selectInside({"inertia3"});
  makeSubmodel(*window_, "Train");
  QTRY_VERIFY(drawing().partIndex("train1") >= 0);
  QCOMPARE(document().values().classes.size(), size_t(3));
}

// Another class in its place, switched off, a sub-model of it: from the menu of a part.
void InsideEditingTest::partsHaveTheirMenu() {
  enterLoad();
  const auto isListed = [&] {
    return std::ranges::any_of(inside().scene().catalog().placeable(), [](const ClassPtr& info) {
      return info->name == "Modelica.Mechanics.Rotational.Components.SpringDamper";
    });
  };
  QTRY_VERIFY_WITH_TIMEOUT(isListed(), 20000);
  choose(besideMiddle("spring"), "Replace by");
  auto* card = window_->canvas().findChild<QWidget*>("replaceCard");
  QTRY_VERIFY(card && card->isVisible());
  auto* field = card->findChild<QLineEdit*>();
  QTest::keyClicks(field, "SpringDamper");
  const auto first = [&] {
    auto* list = card->findChild<QListWidget*>();
    return list->count() > 0 ? list->item(0)->data(Qt::UserRole).toString() : QString();
  };
  QTRY_COMPARE_WITH_TIMEOUT(first(), QString("Modelica.Mechanics.Rotational.Components.SpringDamper"), 20000);
  QTest::keyClick(field, Qt::Key_Return);
  QVERIFY(document().values().classes[0].find("SpringDamper spring") != std::string::npos);
  QTRY_VERIFY(window_->canvas().scene().findEnd("spring.flange_a").isValid());
  choose(besideMiddle("spring"), "Switch off or on");
  QVERIFY(document().values().classes[0].find("if false") != std::string::npos);
  choose(besideMiddle("spring"), "Switch off or on");
  QVERIFY(document().values().classes[0].find("if false") == std::string::npos);
  NameTyper typer({"Shaft"});
  choose(besideMiddle("spring"), "Make a sub-model");
  QVERIFY(typer.isDone());
  QVERIFY(drawing().partIndex("shaft1") >= 0);
  QCOMPARE(document().values().classes.size(), size_t(2));
}

void InsideEditingTest::severalPartsAreArranged() {
  enterLoad();
  selectInside({"inertia3"});
  pressKey(&window_->canvas(), Qt::Key_Up);
  pressKey(&window_->canvas(), Qt::Key_Up);
  selectInside({"inertia2", "inertia3"});
  const auto height = [&](const char* name) {
    return drawing().values().components[static_cast<size_t>(drawing().partIndex(name))].placement.y;
  };
  QVERIFY(height("inertia2") != height("inertia3"));
  // Its list comes after a moment.
  choose(besideMiddle("inertia3"), "Arrange",
         [] { QTimer::singleShot(300, [] { answerMenu("Centres in a row", {}); }); });
  QTRY_COMPARE(height("inertia2"), height("inertia3"));
}

// A branch, a wire that the program draws again, and one that goes.
void InsideEditingTest::wiresHaveTheirMenu() {
  enterLoad();
  QTRY_VERIFY(inside().scene().wires().size() >= 4);
  // A piece that is dragged makes the wire one of the hand's.
  CanvasView& canvas = window_->canvas();
  selectInside({"inertia3"});
  for (int k = 0; k < 3; ++k) pressKey(&canvas, Qt::Key_Up);
  const auto routed = [&] {
    return std::ranges::count_if(drawing().values().connections, [](const auto& wire) { return !wire.route.empty(); });
  };
  const int joined = [&] {
    const auto& wires = drawing().values().connections;
    for (size_t i = 0; i < wires.size(); ++i)
      if (wires[i].from == "spring.flange_b" || wires[i].to == "spring.flange_b") return static_cast<int>(i);
    return -1;
  }();
  QVERIFY(joined >= 0);
  drawing().setRoute(joined, {{15, 50}, {25, 50}});
  QCOMPARE(routed(), 1);
  QTRY_VERIFY(inside().scene().wires()[static_cast<size_t>(joined)].isManual);
  choose(onWire("spring.flange_b"), "Route automatically");
  QCOMPARE(routed(), 0);
  const size_t count = drawing().values().connections.size();
  choose(onWire("spring.flange_b"), "Branch from here");
  const ConnectorRef end = inside().scene().findEnd("flange_a");
  const QPoint at = canvas.toPixels(inside().scene().connector(end).at).toPoint();
  QTest::mouseMove(&canvas, at - QPoint(20, 0));
  QTest::mouseMove(&canvas, at);
  QTest::mouseClick(&canvas, Qt::LeftButton, {}, at);
  QCOMPARE(drawing().values().connections.size(), count + 1);
  QVERIFY(isWired("flange_a", "spring.flange_b") || isWired("flange_a", "inertia3.flange_a"));
  pressKey(&canvas, Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE(drawing().values().connections.size(), count);
  choose(onWire("spring.flange_b"), "Delete");
  QCOMPARE(drawing().values().connections.size(), count - 1);
  QVERIFY(!isWired("spring.flange_b", "inertia3.flange_a"));
  QVERIFY(document().values().classes[0].find("spring.flange_b") == std::string::npos);
}

// Inside of a part of the shipped library nothing is offered that would change it.
void InsideEditingTest::whatIsOnlyLookedAtIsNotChanged() {
  dropPart(*window_, "Modelica.Mechanics.Rotational.Components.Gearbox", {0, 80});
  QTRY_VERIFY(window_->canvas().scene().parts().back().info);
  const std::string part = document().values().components.back().name;
  lookInto(part.c_str());
  QVERIFY(!inside().isEditable());
  QTRY_VERIFY(inside().scene().parts().at(0).info);
  QStringList offered;
  const auto look = [&](QPoint at) {
    offered.clear();
    QTimer poll;
    connect(&poll, &QTimer::timeout, &poll, [&] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu) return;
      for (const QAction* action : menu->actions()) offered << QString(action->text()).remove('&');
      menu->close();
    });
    poll.start(20);
    QTest::mouseClick(&window_->canvas(), Qt::RightButton, {}, at);
  };
  look(besideMiddle("lossyGear"));
  QVERIFY2(offered.contains("Look inside") && offered.contains("Copy"), qPrintable(offered.join(", ")));
  for (const char* entry : {"Cut", "Delete", "Replace by…", "Make a sub-model…"})
    QVERIFY2(!offered.contains(entry), entry);
  look(onWire("lossyGear.flange_a"));
  QVERIFY2(!offered.isEmpty() && !offered.contains("Delete"), qPrintable(offered.join(", ")));
}

QTEST_MAIN(InsideEditingTest)
#include "inside_editing_test.moc"
