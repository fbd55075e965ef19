// Repairs: a diagram with one mistake is drawn, the message's button is pressed, and the diagram runs; undo gives the
// mistake back. A message without a single answer has no button.
#include "app/teaching/repair.h"
#include "app/panels/messages_panel.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

diagram::ComponentItem part(const char* name, const std::string& className, double x,
                            std::vector<diagram::Modifier> modifiers = {}) {
  diagram::ComponentItem item;
  item.name = name;
  item.className = "Modelica." + className;
  item.modifiers = std::move(modifiers);
  item.placement.x = x;
  item.placement.width = item.placement.height = 20;
  return item;
}

diagram::ConnectionItem wire(const char* from, const char* to) {
  diagram::ConnectionItem item;
  item.from = from;
  item.to = to;
  return item;
}

diagram::Document withoutGround() {
  diagram::Document document;
  document.name = "NoGround";
  document.components = {part("source", "Electrical.Analog.Sources.ConstantVoltage", 0, {{"V", "10"}}),
                         part("load", "Electrical.Analog.Basic.Resistor", 40, {{"R", "5"}})};
  document.connections = {wire("source.p", "load.p"), wire("source.n", "load.n")};
  document.experiment.stopTime = 1;
  return document;
}

diagram::Document forgottenSupport() {
  diagram::Document document;
  document.name = "Forgotten";
  document.components = {
      part("motor", "Mechanics.Rotational.Sources.ConstantTorque", 0, {{"tau_constant", "1"}, {"useSupport", "true"}}),
      part("load", "Mechanics.Rotational.Components.Inertia", 40, {{"J", "1"}})};
  document.connections = {wire("motor.flange", "load.flange_a")};
  document.experiment.stopTime = 1;
  return document;
}

diagram::Document clashingStarts() {
  diagram::Document document;
  document.name = "Clash";
  const std::string mass = "Mechanics.Translational.Components.Mass";
  document.components = {
      part("mass1", mass, 0, {{"m", "1"}, {"s.start", "0"}, {"s.fixed", "true"}, {"v.fixed", "true"}}),
      part("mass2", mass, 40, {{"m", "1"}, {"s.start", "1"}, {"s.fixed", "true"}})};
  document.connections = {wire("mass1.flange_b", "mass2.flange_a")};
  document.experiment.stopTime = 1;
  return document;
}

diagram::Document clashingSources() {
  diagram::Document document;
  document.name = "Sources";
  const std::string speed = "Mechanics.Rotational.Sources.ConstantSpeed";
  document.components = {part("one", speed, 0, {{"w_fixed", "1"}}), part("two", speed, 40, {{"w_fixed", "2"}})};
  document.connections = {wire("one.flange", "two.flange")};
  return document;
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
}

void RepairTest::theButtonMends() {
  QFETCH(diagram::Document, document);
  QFETCH(QString, label);
  QFETCH(QString, variable);
  QFETCH(double, end);
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->document().reset(document, {});
  QTest::keyClick(window.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(window->page().messages().count() > 0, 20000);
  QTRY_VERIFY_WITH_TIMEOUT(button(*window), 20000);
  window->page().showMessages();
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

void RepairTest::noButtonWithoutOneAnswer() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->document().reset(clashingSources(), {});
  QTest::keyClick(window.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(window->page().messages().errorCount() > 0, 20000);
  QVERIFY(!button(*window));
}

QTEST_MAIN(RepairTest)
#include "repair_test.moc"
