// How many actions of the hand common work takes (see counted_hand.h): no more than these.
#include <QDialog>
#include <QLabel>

#include "app/panels/messages_panel.h"
#include "engine/diagram/json.h"
#include "tests/effort/counted_hand.h"

using namespace armature;
using namespace armature::app;

namespace {

const char* const kRotational = "Modelica.Mechanics.Rotational.";

std::string rotational(const char* name) {
  return kRotational + std::string(name);
}

// Answers the dialog that opens next; one that does not close by that is shut, so that the test goes on.
void whenAsked(const std::function<void()>& answer) {
  auto* poll = new QTimer;
  QObject::connect(poll, &QTimer::timeout, poll, [poll, answer] {
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (!dialog || !dialog->isActiveWindow()) return;
    poll->deleteLater();
    poll->stop();
    answer();
    if (!dialog->isVisible()) return;
    dialog->reject();
    QFAIL("the dialog did not close");
  });
  poll->start(50);
}

double lastOf(MainWindow& window, const char* name) {
  const StorePtr store = window.run().store();
  const int64_t column = store ? store->find(name) : -1;
  if (column < 0) return std::nan("");
  return store->value(store->columns()[static_cast<size_t>(column)], store->rowCount() - 1);
}

}  // namespace

class FewActionsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup() { window_.reset(); }
  void theFirstDriveWithAllItsValues();
  void aForgottenSupportIsFound();
  void aSubmodelWithAParameterUsedTwice();
  void aTableOfFiveRows();
  void aValueBecomesAParameter();

 private:
  void awaitLibraries();

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void FewActionsTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  window_ = makeWindow(*folder_);
}

// Whoever types sees the list fill.
void FewActionsTest::awaitLibraries() {
  const auto isListed = [&](const std::string& name) {
    const auto& all = window_->catalog().placeable();
    return std::any_of(all.begin(), all.end(), [&](const ClassPtr& info) { return info->name == name; });
  };
  for (const char* name : {"Modelica.Mechanics.Rotational.Components.IdealGear", "Modelica.Blocks.Sources.Sine",
                           "Modelica.Mechanics.MultiBody.Parts.Fixed", "Modelica.Blocks.Sources.CombiTimeTable"})
    QTRY_VERIFY2_WITH_TIMEOUT(isListed(name), name, 20000);
}

// From an empty sheet to the curves: a sine, a torque with its support, a gear with its own, three inertias, a spring,
// a damper, the ground; eleven values and five ticks. Its speeds are those of the shipped diagram.
void FewActionsTest::theFirstDriveWithAllItsValues() {
  QVERIFY(window_->openFile(example("Rotational/First")));
  QTRY_VERIFY(window_->canvas().scene().findEnd("spring.flange_a").isValid());
  runToEnd(*window_);
  const double speed = lastOf(*window_, "inertia3.w"), twist = lastOf(*window_, "spring.phi_rel");
  QVERIFY(std::isfinite(speed) && std::abs(speed) > 1e-3);
  window_->files().makeNew();
  awaitLibraries();
  window_->canvas().setZoom(1, QRectF(window_->canvas().rect()).center());
  window_->canvas().setFocus();

  CountedHand hand(*window_);
  const auto extend = [&](const char* from, QPointF by, const char* typed, const char* name, const char* className) {
    hand.wire(from, by);
    hand.type(typed);
    hand.key(Qt::Key_Return);
    hand.awaitPart(name, rotational(className).c_str());
  };
  hand.hover({-110, 0});
  hand.type("sine");
  hand.key(Qt::Key_Return);
  hand.awaitPart("sine1", "Modelica.Blocks.Sources.Sine");
  hand.enter("parameter_amplitude", "10");
  hand.enter("parameter_f", "5");
  extend("sine1.y", {10, 0}, "torque", "torque1", "Sources.Torque");
  hand.click("parameter_useSupport");
  extend("torque1.flange", {14, 0}, "inertia", "inertia1", "Components.Inertia");
  hand.enter("parameter_J", "0.1");
  extend("inertia1.flange_b", {14, 0}, "idealgear", "idealGear1", "Components.IdealGear");
  hand.click("parameter_useSupport");
  hand.enter("parameter_ratio", "10");
  extend("idealGear1.flange_b", {14, 0}, "inertia", "inertia2", "Components.Inertia");
  hand.enter("parameter_J", "2");
  hand.click("parameter_phi.fixed");
  hand.click("parameter_w.fixed");
  extend("inertia2.flange_b", {14, 0}, "spring", "spring1", "Components.Spring");
  hand.enter("parameter_c", "1e4");
  hand.click("parameter_phi_rel.fixed");
  extend("spring1.flange_b", {14, 0}, "inertia", "inertia3", "Components.Inertia");
  hand.enter("parameter_J", "2");
  hand.click("parameter_w.fixed");
  extend("inertia2.flange_b", {4, -30}, "damper", "damper1", "Components.Damper");
  hand.enter("parameter_d", "10");
  extend("damper1.flange_b", {0, -40}, "fixed", "fixed1", "Components.Fixed");
  hand.wire("torque1.support", "fixed1.flange");
  hand.wire("idealGear1.support", "fixed1.flange");
  QCOMPARE(window_->document().values().connections.size(), size_t(10));
  hand.key(Qt::Key_F5);
  QTRY_COMPARE_WITH_TIMEOUT(window_->run().state(), RunState::done, 60000);
  qInfo("%d actions", hand.actions());
  QVERIFY(hand.actions() <= 55);
  QVERIFY(std::abs(lastOf(*window_, "inertia3.w") - speed) < 1e-3 * std::abs(speed));
  QVERIFY(std::abs(lastOf(*window_, "spring1.phi_rel") - twist) < 1e-3 * std::abs(twist));
}

// The torque's support hangs in the air: one key, and the first message says so and rings the part.
void FewActionsTest::aForgottenSupportIsFound() {
  auto document = diagram::load(example("Rotational/First").toStdString());
  QVERIFY(document);
  std::erase_if(document->connections, [](const auto& wire) { return wire.from == "torque.support"; });
  const QString path = folder_->filePath("forgotten.armature.json");
  QVERIFY(diagram::save(*document, path.toStdString()).ok());
  QVERIFY(window_->openFile(path));
  QTRY_VERIFY(window_->canvas().scene().findEnd("torque.support").isValid());
  CountedHand hand(*window_);
  hand.key(Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(!window_->run().isActive() && !window_->checker().isChecking(), 60000);
  MessagesPanel& messages = window_->page().messages();
  const auto said = [&] {
    QWidget* row = messages.count() > 0 ? messages.itemWidget(messages.item(0)) : nullptr;
    const auto* label = qobject_cast<QLabel*>(row);
    if (!label && row) label = row->findChild<QLabel*>();
    return label ? label->text() : QString();
  };
  QTRY_VERIFY(said().contains("torque"));
  QVERIFY2(said().contains("support"), qPrintable(said()));
  QVERIFY(window_->page().scene().marks().contains("torque"));
  qInfo("%d actions", hand.actions());
  QVERIFY(hand.actions() <= 1);
}

// Two inertias and the spring between them become one part; the first inertia's value is its parameter. A second one
// beside it has another value, is wired to the same gear, and both run.
void FewActionsTest::aSubmodelWithAParameterUsedTwice() {
  QVERIFY(window_->openFile(example("Rotational/First")));
  QTRY_VERIFY(window_->canvas().scene().findEnd("spring.flange_a").isValid());
  const auto& values = window_->document().values();
  CountedHand hand(*window_);
  hand.clickPart("inertia2");
  hand.choose("parameter_J", "shareParameter");
  QCOMPARE(values.parameters.back().name, std::string("J"));
  QCOMPARE(values.parameters.back().value, std::string("2"));
  hand.drag({-14, 14}, {94, -14});  // round all three
  QCOMPARE(window_->canvas().scene().selectedParts().size(), 3);
  // The question for the name is answered by keys.
  whenAsked([&] {
    hand.type("Load");
    hand.key(Qt::Key_Return);
  });
  hand.key(Qt::Key_G, Qt::ControlModifier);
  hand.awaitPart("load1", "Load");
  QCOMPARE(window_->document().modifier(window_->document().partIndex("load1"), "J"), std::string("J"));
  hand.key(Qt::Key_D, Qt::ControlModifier);
  hand.awaitPart("load2", "Load");
  hand.replace("parameter_J", "3");
  const auto toGear = std::ranges::find(values.connections, "idealGear.flange_b", &diagram::ConnectionItem::from);
  QVERIFY(toGear != values.connections.end() && toGear->to.starts_with("load1."));
  hand.wire(("load2" + toGear->to.substr(5)).c_str(), "idealGear.flange_b");
  QCOMPARE(values.connections.back().to, std::string("idealGear.flange_b"));
  hand.key(Qt::Key_F5);
  QTRY_COMPARE_WITH_TIMEOUT(window_->run().state(), RunState::done, 60000);
  qInfo("%d actions", hand.actions());
  QVERIFY(hand.actions() <= 12);
  QCOMPARE(lastOf(*window_, "load1.inertia2.J"), 2.0);
  QCOMPARE(lastOf(*window_, "load2.inertia2.J"), 3.0);
  QCOMPARE(lastOf(*window_, "load1.inertia2.w"), lastOf(*window_, "load2.inertia2.w"));
  QVERIFY(std::abs(lastOf(*window_, "load1.inertia3.w") - lastOf(*window_, "load2.inertia3.w")) < 1e-4);
}

// Five rows of a spreadsheet, into the grid of a table that stands in the diagram.
void FewActionsTest::aTableOfFiveRows() {
  dropPart(*window_, "Modelica.Blocks.Sources.CombiTimeTable", {0, 0});
  QTRY_VERIFY(window_->canvas().scene().parts().at(0).info);
  window_->canvas().scene().clearSelection();
  QGuiApplication::clipboard()->setText("0\t0\n1\t5\n2\t3\n3\t4\n4\t0\n");
  CountedHand hand(*window_);
  hand.clickPart(window_->document().values().components[0].name.c_str());
  whenAsked([&] {
    hand.key(Qt::Key_V, Qt::ControlModifier);
    hand.key(Qt::Key_Return);
  });
  hand.click("table_table");
  qInfo("%d actions", hand.actions());
  QVERIFY(hand.actions() <= 4);
  QCOMPARE(window_->document().modifier(0, "table"), std::string("[0, 0; 1, 5; 2, 3; 3, 4; 4, 0]"));
}

// By the field's menu: the value goes to a parameter of the diagram as it was typed, one undo brings it back. A name
// that is taken gets the part's before it; what is a parameter already is none anew.
void FewActionsTest::aValueBecomesAParameter() {
  dropPart(*window_, "Modelica.Mechanics.Rotational.Sources.ConstantSpeed", {0, 0});
  QTRY_VERIFY(window_->canvas().scene().parts().at(0).info);
  OpenDocument& document = window_->document();
  CountedHand hand(*window_);
  hand.clickPart("constantSpeed1");
  hand.enter("parameter_w_fixed", "1500 rpm");
  hand.key(Qt::Key_Return);
  document.setParameter(0, diagram::ParameterItem{"phi_start", "Real", "1", "", "", {}});
  const std::string before = diagram::toJson(document.values());
  hand.choose("parameter_w_fixed", "shareParameter");
  const auto& parameters = document.values().parameters;
  QCOMPARE(parameters.size(), size_t(2));
  QCOMPARE(parameters[1].name, std::string("w_fixed"));
  QCOMPARE(parameters[1].unit, std::string("rad/s"));
  QCOMPARE(document.modifier(0, "w_fixed"), std::string("w_fixed"));
  window_->canvas().scene().clearSelection();
  QTRY_VERIFY(window_->inspector().findChild<QLineEdit*>("diagramParameter_w_fixed"));
  QCOMPARE(window_->inspector().findChild<QLineEdit*>("diagramParameter_w_fixed")->text(), QString("1500 rpm"));
  hand.clickPart("constantSpeed1");
  hand.choose("parameter_w_fixed", "shareParameter");
  QCOMPARE(parameters.size(), size_t(2));
  document.undoStack()->undo();
  QCOMPARE(diagram::toJson(document.values()), before);
  document.setParameter(0, diagram::ParameterItem{"w_fixed", "Real", "1", "", "", {}});
  hand.choose("parameter_w_fixed", "shareParameter");
  QCOMPARE(parameters.back().name, std::string("constantSpeed1_w_fixed"));
}

QTEST_MAIN(FewActionsTest)
#include "few_actions_test.moc"
