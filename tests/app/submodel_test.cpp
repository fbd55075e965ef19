// Sub-models with real mouse and key events: made of selected parts, looked into, undone.
#include <QLabel>
#include <QLineEdit>
#include <QtTest>

#include "engine/facade/session.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

// Answers the questions for a name that follow, one text after the other, by keys; keeps what the last one asked.
class NameTyper : public QObject {
 public:
  explicit NameTyper(QStringList texts) : texts_(std::move(texts)) { startTimer(20); }
  QStringList questions;
  bool isDone() const { return texts_.isEmpty(); }

 protected:
  void timerEvent(QTimerEvent*) override {
    QWidget* dialog = QApplication::activeModalWidget();
    auto* field = dialog ? dialog->findChild<QLineEdit*>() : nullptr;
    if (!field || texts_.isEmpty()) return;
    questions << dialog->findChild<QLabel*>()->text();
    field->selectAll();
    QTest::keyClicks(field, texts_.takeFirst());
    QTest::keyClick(field, Qt::Key_Return);
  }

 private:
  QStringList texts_;
};

void clickOn(MainWindow& window, const char* part, Qt::KeyboardModifiers keys = {}) {
  CanvasView& canvas = window.canvas();
  const int index = window.page().document().partIndex(part);
  QVERIFY2(index >= 0, part);
  const QPointF at = canvas.scene().parts()[static_cast<size_t>(index)].rect.center();
  QTest::mouseClick(&canvas, Qt::LeftButton, keys, canvas.toPixels(at).toPoint());
}

double valueAt(MainWindow& window, const char* name, double time) {
  const StorePtr store = window.page().run().store();
  for (const results::Column& column : store->columns())
    if (column.name == name) return store->valueAt(column, time);
  return std::nan("");
}

}  // namespace

class SubmodelTest : public QObject {
  Q_OBJECT
 private slots:
  void selectionBecomesPart();
  void reasonsAreSaid();
  void insideIsEdited();
  void textIsOnlyLookedAt();
};

// Two inertias and the spring between them, by clicks and Ctrl+G: four actions. The run gives what it gave before; the
// inside shows the parts; one undo gives back the document byte for byte.
void SubmodelTest::selectionBecomesPart() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->files().open(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().findEnd("spring.flange_a").isValid());
  const std::string before = diagram::toJson(window->page().document().values());
  runToEnd(*window);
  const double speed = valueAt(*window, "inertia2.w", 0.7);
  QVERIFY(std::isfinite(speed) && speed != 0);
  clickOn(*window, "inertia2");
  clickOn(*window, "spring", Qt::ShiftModifier);
  clickOn(*window, "inertia3", Qt::ShiftModifier);
  QCOMPARE(window->canvas().scene().selectedParts().size(), 3);
  NameTyper typer({"Load"});
  pressKey(&window->canvas(), Qt::Key_G, Qt::ControlModifier);
  QVERIFY(typer.isDone());
  OpenDocument& document = window->page().document();
  const int load = document.partIndex("load1");
  QVERIFY(load >= 0);
  QCOMPARE(window->canvas().scene().selectedParts(), QSet<int>{load});
  QTRY_VERIFY(window->canvas().scene().findEnd("load1.flange_a").isValid());
  for (const WirePicture& wire : window->canvas().scene().wires()) QVERIFY(wire.points.size() >= 2);
  runToEnd(*window);
  QVERIFY(std::abs(valueAt(*window, "load1.inertia2.w", 0.7) - speed) < 1e-6 * std::abs(speed));
  window->page().lookInto(load);
  QTRY_VERIFY(window->page().isInside());
  QVERIFY(window->canvas().scene().document().partIndex("spring") >= 0);
  window->page().goUpTo(0);
  pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(document.values()), before);
}

// A name that is taken and a part that has to stay outside are said in the question, which waits for another answer.
void SubmodelTest::reasonsAreSaid() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->files().open(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().findEnd("spring.flange_a").isValid());
  clickOn(*window, "inertia2");
  NameTyper typer({"inertia1", "two words", "Load"});
  pressKey(&window->canvas(), Qt::Key_G, Qt::ControlModifier);
  QCOMPARE(typer.questions.size(), 3);
  QVERIFY2(typer.questions[1].contains("inertia1"), qPrintable(typer.questions[1]));
  QVERIFY2(typer.questions[2].contains("two words"), qPrintable(typer.questions[2]));
  QVERIFY(window->page().document().partIndex("load1") >= 0);
}

// The inside of a class of the diagram's own is changed like any diagram; both parts of the class have it, undo within
// goes step by step, and undo above takes back the visit.
void SubmodelTest::insideIsEdited() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->files().open(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().findEnd("spring.flange_a").isValid());
  clickOn(*window, "spring");
  clickOn(*window, "inertia3", Qt::ShiftModifier);
  NameTyper typer({"Load"});
  pressKey(&window->canvas(), Qt::Key_G, Qt::ControlModifier);
  OpenDocument& document = window->page().document();
  QTRY_VERIFY(window->canvas().scene().findEnd("load1.flange_a").isValid());
  const std::string before = diagram::toJson(document.values());
  runToEnd(*window);
  const double twist = valueAt(*window, "load1.spring.phi_rel", 0.7);
  window->page().lookInto(document.partIndex("load1"));
  QTRY_VERIFY(window->page().isInside());
  QVERIFY(editedScene(window->page()));
  QTRY_VERIFY(window->canvas().scene().findEnd("spring.flange_a").isValid());
  OpenDocument& inside = window->page().insides().back()->document();
  const int spring = inside.partIndex("spring"), index = inside.partIndex("inertia3");
  const QPointF at = window->canvas().scene().parts()[static_cast<size_t>(spring)].rect.center();
  QTest::mouseClick(&window->canvas(), Qt::LeftButton, {}, window->canvas().toPixels(at).toPoint());
  pressKey(&window->canvas(), Qt::Key_Up);  // moved by the grid
  pressKey(&window->canvas(), Qt::Key_Delete);
  QCOMPARE(inside.partIndex("spring"), -1);
  QVERIFY(document.values().classes[0].find("Spring") == std::string::npos);
  QVERIFY(window->page().isInside());
  pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(inside.partIndex("spring") >= 0);
  QVERIFY(document.values().classes[0].find("Spring") != std::string::npos);
  QVERIFY(index >= 0);
  inside.setModifier(inside.partIndex("spring"), "c", "5e3");
  QVERIFY(document.values().classes[0].find("c = 5e3") != std::string::npos);
  window->page().goUpTo(0);
  runToEnd(*window);
  const double softer = valueAt(*window, "load1.spring.phi_rel", 0.7);
  QVERIFY2(std::abs(softer - twist) > 0.1 * std::abs(twist), qPrintable(QString("%1 %2").arg(twist).arg(softer)));
  pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(document.values()), before);
}

// A class with comments is not written anew by a click: its inside is to look at.
void SubmodelTest::textIsOnlyLookedAt() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->files().open(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().findEnd("spring.flange_a").isValid());
  clickOn(*window, "spring");
  NameTyper typer({"Load"});
  pressKey(&window->canvas(), Qt::Key_G, Qt::ControlModifier);
  OpenDocument& document = window->page().document();
  const std::string text = document.values().classes[0];
  document.setClass(0, text.substr(0, text.find('\n')) + " // made by hand" + text.substr(text.find('\n')));
  QTRY_VERIFY(window->canvas().scene().findEnd("load1.flange_a").isValid());
  const std::string before = document.values().classes[0];
  window->page().lookInto(document.partIndex("load1"));
  QTRY_VERIFY(window->page().isInside());
  QVERIFY(!editedScene(window->page()));
  QTRY_VERIFY(window->canvas().scene().findEnd("spring.flange_a").isValid());
  const QPointF at = window->canvas().scene().parts()[0].rect.center();
  QTest::mouseClick(&window->canvas(), Qt::LeftButton, {}, window->canvas().toPixels(at).toPoint());
  pressKey(&window->canvas(), Qt::Key_Delete);
  QCOMPARE(document.values().classes[0], before);
}

QTEST_MAIN(SubmodelTest)
#include "submodel_test.moc"
