// Repairs: a diagram with one mistake is drawn, the message's button is pressed, and the diagram runs; undo gives the
// mistake back. A message without a single answer has no button.
#include "app/tools/repair.h"
#include "app/panels/messages_panel.h"
#include "tests/app/window_bench.h"
#include "tests/robustness/diagram_builder.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;
using namespace std::string_literals;

namespace {

diagram::Document withoutGround() {
  return DiagramBuilder("NoGround")
      .part("source", kAnalog + "Sources.ConstantVoltage"s, {{"V", "10"}})
      .part("load", kAnalog + "Basic.Resistor"s, {{"R", "5"}})
      .at(40)
      .wire("source.p", "load.p")
      .wire("source.n", "load.n")
      .stopTime(1)
      .document;
}

diagram::Document forgottenSupport() {
  return DiagramBuilder("Forgotten")
      .part("motor", kRotational + "Sources.ConstantTorque"s, {{"tau_constant", "1"}, {"useSupport", "true"}})
      .part("load", kRotational + "Components.Inertia"s, {{"J", "1"}})
      .at(40)
      .wire("motor.flange", "load.flange_a")
      .stopTime(1)
      .document;
}

diagram::Document clashingStarts() {
  const std::string mass = kTranslational + "Components.Mass"s;
  return DiagramBuilder("Clash")
      .part("mass1", mass, {{"m", "1"}, {"s.start", "0"}, {"s.fixed", "true"}, {"v.fixed", "true"}})
      .part("mass2", mass, {{"m", "1"}, {"s.start", "1"}, {"s.fixed", "true"}})
      .at(40)
      .wire("mass1.flange_b", "mass2.flange_a")
      .stopTime(1)
      .document;
}

diagram::Document withoutWorld() {
  return DiagramBuilder("NoWorld")
      .part("body", "Modelica.Mechanics.MultiBody.Parts.Body", {{"m", "1"}, {"r_CM", "{0, 0, 0}"}})
      .stopTime(1)
      .document;
}

// What a part looks for is a class of its own: not everything that is missing is a World.
diagram::Document withoutSurroundings() {
  diagram::Document document = DiagramBuilder("NoRoom").part("wall", "Wall").stopTime(1).document;
  document.classes = {"model Room\n  parameter Real T = 20;\nend Room;",
                      "model Wall\n  outer Room room;\n  Real x = room.T*time;\nend Wall;"};
  return document;
}

diagram::Document clashingSources() {
  const std::string speed = kRotational + "Sources.ConstantSpeed"s;
  return DiagramBuilder("Sources")
      .part("one", speed, {{"w_fixed", "1"}})
      .part("two", speed, {{"w_fixed", "2"}})
      .at(40)
      .wire("one.flange", "two.flange")
      .document;
}

QPushButton* button(MainWindow& window) {
  return window.page().messages().findChild<QPushButton*>("repair");
}

}  // namespace

class RepairTest : public QObject {
  Q_OBJECT
 private slots:
  void theButtonMends_data();
  void theButtonMends();
  void whatIsAddedIsSeen();
  void noButtonWithoutOneAnswer();
};

void RepairTest::theButtonMends_data() {
  QTest::addColumn<diagram::Document>("document");
  QTest::addColumn<QString>("label");
  QTest::addColumn<QString>("variable");
  QTest::addColumn<double>("end");
  QTest::newRow("no ground") << withoutGround() << "Add a ground at source.n"
                             << "load.i" << 2.0;
  QTest::newRow("forgotten support") << forgottenSupport() << "Hold motor by the ground instead"
                                     << "load.w" << 1.0;
  QTest::newRow("clashing starts") << clashingStarts() << "Let the start value of mass2.s follow from the others"
                                   << "mass2.s" << 0.0;
  // Half of standard gravity in a second: what the World brings, and what stands for one without it.
  QTest::newRow("no World") << withoutWorld() << "Add a World to the diagram"
                            << "body.frame_a.r_0[2]" << -9.80665 / 2;
  QTest::newRow("no surroundings") << withoutSurroundings() << "Add room to the diagram"
                                   << "wall.x" << 20.0;
}

void RepairTest::theButtonMends() {
  QFETCH(diagram::Document, document);
  QFETCH(QString, label);
  QFETCH(QString, variable);
  QFETCH(double, end);
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->document().reset(document, {});
  pressKey(window.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(window->page().messages().count() > 0, 20000);
  QTRY_VERIFY_WITH_TIMEOUT(button(*window), 20000);
  showMessages(window->page());
  QCOMPARE(button(*window)->text(), label);
  QTRY_VERIFY(button(*window)->isVisible());
  QTest::mouseClick(button(*window), Qt::LeftButton);
  QTRY_VERIFY(window->document().values() != document);
  runToEnd(*window);
  const auto& store = *window->run().store();
  const int64_t column = store.find(variable.toStdString());
  QVERIFY(column >= 0);
  const double value = store.value(store.columns()[static_cast<size_t>(column)], store.rowCount() - 1);
  QVERIFY2(std::abs(value - end) < 1e-6, qPrintable(QString::number(value)));
  window->document().undoStack()->undo();
  QVERIFY(window->document().values() == document);
}

// The view shows the circuit at its lower edge: the ground would come to lie below that.
void RepairTest::whatIsAddedIsSeen() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->document().reset(withoutGround(), {});
  showMessages(window->page());
  QTRY_VERIFY_WITH_TIMEOUT(button(*window), 20000);
  CanvasView& canvas = window->page().diagramCanvas();
  canvas.setZoom(2, QPointF());
  canvas.lookAt({20, canvas.height() / (2.0 * canvas.zoom() * kPixelsPerUnit) - 25});
  QVERIFY(QRectF(canvas.rect()).contains(canvas.toPixels(canvas.scene().parts()[0].rect)));
  QTest::mouseClick(button(*window), Qt::LeftButton);
  QTRY_COMPARE(window->document().values().components.size(), size_t{3});
  const QRectF ground = canvas.toPixels(canvas.scene().parts()[2].rect);
  QVERIFY2(QRectF(canvas.rect()).contains(ground), qPrintable(QString::number(ground.bottom())));
}

void RepairTest::noButtonWithoutOneAnswer() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->document().reset(clashingSources(), {});
  pressKey(window.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(window->page().messages().errorCount() > 0, 20000);
  QVERIFY(!button(*window));
}

QTEST_MAIN(RepairTest)
#include "repair_test.moc"
