// Circuits and mechanisms built from an empty canvas with real mouse and key events, run, and read off the curves and
// the 3-D view: against closed forms and equations integrated by hand.
#include <QToolButton>
#include <QVector3D>
#include <array>
#include <cmath>

#include "app/panels/messages_panel.h"
#include "app/plots/plots_panel.h"
#include "app/tools/wire_gesture.h"
#include "app/view3d/view3d_panel.h"
#include "tests/app/window_bench.h"
#include "tests/plots/plot_reading.h"

using namespace armature;
using namespace armature::app;

namespace {

const QString kAnalog = "Modelica.Electrical.Analog.", kMultiBody = "Modelica.Mechanics.MultiBody.";

// One step of the classical Runge–Kutta method of order 4.
template <size_t N>
std::array<double, N> step(const std::array<double, N>& y, double h,
                           const std::function<std::array<double, N>(const std::array<double, N>&)>& slope) {
  const auto add = [](std::array<double, N> a, const std::array<double, N>& b, double s) {
    for (size_t k = 0; k < N; ++k) a[k] += s * b[k];
    return a;
  };
  const auto k1 = slope(y), k2 = slope(add(y, k1, h / 2)), k3 = slope(add(y, k2, h / 2)), k4 = slope(add(y, k3, h));
  return add(add(add(add(y, k1, h / 6), k2, h / 3), k3, h / 3), k4, h / 6);
}

// Two equal rods hung up at their ends, with moments of inertia about their centres, from rest in the horizontal:
// angles against the horizontal and their rates after a time [s], by Lagrange's equations.
struct Rods {
  double length = 0.5, centre = 0.25, mass = 1, inertia = 0.02, gravity = 9.81;

  std::array<double, 4> at(double time) const {
    const auto slope = [this](const std::array<double, 4>& y) {
      const double d = y[0] - y[1], coupling = mass * length * centre;
      const double m11 = mass * centre * centre + mass * length * length + inertia, m12 = coupling * std::cos(d),
                   m22 = mass * centre * centre + inertia;
      const double f1 = -coupling * std::sin(d) * y[3] * y[3] - mass * (centre + length) * gravity * std::cos(y[0]);
      const double f2 = coupling * std::sin(d) * y[2] * y[2] - mass * centre * gravity * std::cos(y[1]);
      const double det = m11 * m22 - m12 * m12;
      return std::array<double, 4>{y[2], y[3], (f1 * m22 - f2 * m12) / det, (m11 * f2 - m12 * f1) / det};
    };
    std::array<double, 4> y{};
    const int steps = 20000;
    for (int i = 0; i < steps; ++i) y = step<4>(y, time / steps, slope);
    return y;
  }
};

void plotAndRun(MainWindow& window, const QStringList& curves) {
  for (const QString& curve : curves) window.plots().setPlotted(curve, true);
  runToEnd(window);
  QCoreApplication::processEvents();
}

void verifyCurve(MainWindow& window, const QString& curve, double expected, double tolerance) {
  const double plotted = lastValue(*window.plots().view(0), curve);
  QVERIFY2(
      std::abs(plotted - expected) < tolerance * std::max(1.0, std::abs(expected)),
      qPrintable(QString("%1: plotted %2, expected %3").arg(curve).arg(plotted, 0, 'g', 10).arg(expected, 0, 'g', 10)));
}

}  // namespace

class BuildingTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup() { window_.reset(); }
  void theMotorStartsAsItsEquationsSay();
  void thePendulumSwingsAsItsEquationsSay();
  void aPinIsNotWiredToAFlange();
  void theWorldIsPlacedAsItsClassWishes();
  void aCircuitIsBuiltByKeysAlone();
  void whatIsOnlyUnfinishedIsNotRinged();
  void aPartWithoutWiresIsUnfinished_data();
  void aPartWithoutWiresIsUnfinished();

 private:
  void typePart(const QString& className);
  void typeWire(const QString& words);
  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> window_;
};

void BuildingTest::init() {
  window_ = makeWindow(folder_);
  window_->files().makeNew();
  window_->canvas().setZoom(0.8, QRectF(window_->canvas().rect()).center());
}

// A motor without friction switched to a constant voltage: w(t) = V/k (1 − e^(−at)(cos bt + a/b sin bt)) with
// a = R/(2L) and b² = k²/(LJ) − a²; its current is J/k dw/dt.
void BuildingTest::theMotorStartsAsItsEquationsSay() {
  const std::vector<PartStep> parts{
      {"source", kAnalog + "Sources.ConstantVoltage", -80, 0, true, {{"V", "24"}}},
      {"resistor", kAnalog + "Basic.Resistor", -50, 30, false, {{"R", "0.5"}}},
      {"inductor", kAnalog + "Basic.Inductor", -10, 30, false, {{"L", "0.05"}, {"i.fixed", "true"}}},
      {"emf", kAnalog + "Basic.RotationalEMF", 30, 0, false, {{"k", "0.3"}}},
      {"rotor",
       "Modelica.Mechanics.Rotational.Components.Inertia",
       70,
       0,
       false,
       {{"J", "0.01"}, {"phi.fixed", "true"}, {"w.fixed", "true"}}},
      {"ground", kAnalog + "Basic.Ground", -80, -50, false, {}}};
  for (const PartStep& part : parts) buildPart(*window_, part);
  const std::pair<const char*, const char*> wires[] = {{"source.p", "resistor.p"}, {"resistor.n", "inductor.p"},
                                                       {"inductor.n", "emf.p"},    {"emf.n", "source.n"},
                                                       {"source.n", "ground.p"},   {"emf.flange", "rotor.flange_a"}};
  for (const auto& [from, to] : wires) wire(*window_, from, to);
  QCOMPARE(window_->document().values().connections.size(), std::size(wires));

  plotAndRun(*window_, {"rotor.w", "inductor.i"});
  const double v = 24, k = 0.3, inertia = 0.01, a = 0.5 / (2 * 0.05), b = std::sqrt(k * k / (0.05 * inertia) - a * a);
  const double decay = std::exp(-a * 1);
  verifyCurve(*window_, "rotor.w", v / k * (1 - decay * (std::cos(b) + a / b * std::sin(b))), 2e-4);
  verifyCurve(*window_, "inductor.i", inertia / k * v / k * decay * (a * a / b + b) * std::sin(b), 2e-4);
}

void BuildingTest::thePendulumSwingsAsItsEquationsSay() {
  const std::vector<std::pair<const char*, const char*>> rod{
      {"r", "{0.5, 0, 0}"}, {"r_CM", "{0.25, 0, 0}"}, {"m", "1"}, {"I_33", "0.02"}};
  const std::vector<PartStep> parts{
      {"world", kMultiBody + "World", -100, 0, false, {{"g", "9.81"}}},
      {"joint1", kMultiBody + "Joints.Revolute", -60, 0, false, {{"phi.fixed", "true"}, {"w.fixed", "true"}}},
      {"rod1", kMultiBody + "Parts.BodyShape", -20, 0, false, rod},
      {"joint2", kMultiBody + "Joints.Revolute", 20, 0, false, {{"phi.fixed", "true"}, {"w.fixed", "true"}}},
      {"rod2", kMultiBody + "Parts.BodyShape", 60, 0, false, rod}};
  // The class of World is known before it is dropped, as it is to whoever sees it in the list.
  window_->catalog().find(kMultiBody + "World");
  QTRY_VERIFY(window_->catalog().known(kMultiBody + "World"));
  for (const PartStep& part : parts) buildPart(*window_, part);
  wire(*window_, "world.frame_b", "joint1.frame_a");
  wire(*window_, "joint1.frame_b", "rod1.frame_a");
  wire(*window_, "rod1.frame_b", "joint2.frame_a");
  wire(*window_, "joint2.frame_b", "rod2.frame_a");
  QCOMPARE(window_->document().values().connections.size(), size_t(4));

  plotAndRun(*window_, {"joint1.phi", "joint2.phi", "joint2.w"});
  const auto y = Rods().at(1);
  verifyCurve(*window_, "joint1.phi", y[0], 5e-4);
  verifyCurve(*window_, "joint2.phi", y[1] - y[0], 5e-4);
  verifyCurve(*window_, "joint2.w", y[3] - y[2], 5e-4);

  // In space the second rod begins where the first one ends, and points along its angle.
  View3dPanel& space = window_->view3d();
  QTRY_VERIFY_WITH_TIMEOUT(!space.isBusy() && space.scene().reader(), 30000);
  space.showTime(window_->run().result().endTime);
  const auto& shapes = space.scene().reader()->scene().shapes;
  int found = 0;
  for (size_t i = 0; i < shapes.size(); ++i) {
    if (shapes[i].part != "rod2" || shapes[i].type != "cylinder") continue;
    ++found;
    const SceneItem& item = *space.scene().bodies().shapes().all()[i].item;
    const QVector3D start(float(0.5 * std::cos(y[0])), float(0.5 * std::sin(y[0])), 0);
    QVERIFY((item.position() - start).length() < 1e-3F);
    const QVector3D along = item.rotation().rotatedVector({1, 0, 0});
    QVERIFY((along - QVector3D(float(std::cos(y[1])), float(std::sin(y[1])), 0)).length() < 2e-3F);
  }
  QCOMPARE(found, 1);
}

// The wire turns red while it is over the flange, says why, and is not there afterwards.
void BuildingTest::aPinIsNotWiredToAFlange() {
  buildPart(*window_, {"resistor", kAnalog + "Basic.Resistor", -40, 0, false, {}});
  buildPart(*window_, {"rotor", "Modelica.Mechanics.Rotational.Components.Inertia", 40, 0, false, {}});
  CanvasView& canvas = window_->canvas();
  DiagramScene& scene = canvas.scene();
  const auto at = [&](const char* end) { return canvas.toPixels(scene.connector(scene.findEnd(end)).at).toPoint(); };
  const QPoint from = at("resistor.n"), to = at("rotor.flange_a");
  QTest::mouseMove(&canvas, from);
  QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
  QTest::mouseMove(&canvas, (from + to) / 2);
  const QImage before = canvas.grab().toImage();
  QTest::mouseMove(&canvas, to);
  const auto* gesture = dynamic_cast<const WireGesture*>(window_->page().tools().gesture());
  QVERIFY(gesture);
  QCOMPARE(gesture->reason(), QString("An electrical pin does not fit a rotational flange."));
  // The card with the reason is on the canvas, beside the pointer.
  const QImage after = canvas.grab().toImage();
  int changed = 0;
  for (int x = to.x() + 20; x < to.x() + 120; ++x)
    for (int y = to.y() - 40; y < to.y() - 14; ++y) changed += before.pixel(x, y) != after.pixel(x, y);
  QVERIFY2(changed > 300, qPrintable(QString::number(changed)));
  QTest::mouseRelease(&canvas, Qt::LeftButton, {}, to);
  QCOMPARE(window_->document().values().connections.size(), size_t(0));
}

// A World dropped from the palette is the one that all parts find: named as they call it, and inner.
void BuildingTest::theWorldIsPlacedAsItsClassWishes() {
  window_->catalog().find(kMultiBody + "World");
  QTRY_VERIFY(window_->catalog().known(kMultiBody + "World"));
  dropPart(*window_, kMultiBody + "World", {0, 0});
  dropPart(*window_, kMultiBody + "Parts.Body", {60, 0});
  const auto& parts = window_->document().values().components;
  QCOMPARE(parts[0].name, std::string("world"));
  QCOMPARE(parts[0].prefixes, std::string("inner"));
  QCOMPARE(parts[1].prefixes, std::string());
  for (size_t i = 0; i < 2; ++i) QTRY_VERIFY(window_->canvas().scene().parts().at(i).info);
  wire(*window_, "world.frame_b", "body1.frame_a");
  window_->checker().checkNow();
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().lastModel(), 30000);
  for (const Message& message : window_->checker().messages()) QVERIFY2(message.code != "N007", message.text.c_str());
}

// A part by typing its name on the canvas, without a look at where the pointer is.
void BuildingTest::typePart(const QString& className) {
  CanvasView& canvas = window_->canvas();
  const QString name = className.section('.', -1).toLower();
  const auto& all = canvas.scene().catalog();
  const auto isListed = [&] {
    const auto list = all.placeable();
    return std::any_of(list.begin(), list.end(), [&](const ClassPtr& c) { return c->name == className.toStdString(); });
  };
  QTRY_VERIFY_WITH_TIMEOUT(isListed(), 20000);
  const size_t before = window_->document().values().components.size();
  QVERIFY(canvas.hasFocus());
  QTest::keyClicks(&canvas, name.left(1));
  auto* card = canvas.findChild<QWidget*>("quickInsert");
  QTRY_VERIFY(card && card->isVisible());
  QTest::keyClicks(card->findChild<QLineEdit*>(), name.mid(1));
  auto* list = card->findChild<QListWidget*>();
  QTRY_COMPARE(list->currentItem()->data(Qt::UserRole).toString(), className);
  QTest::keyClick(card->findChild<QLineEdit*>(), Qt::Key_Return);
  QCOMPARE(window_->document().values().components.size(), before + 1);
  QTRY_VERIFY(canvas.scene().parts().back().info);
}

// Selects a part by Tab and draws one of its wires: "part.connector other.connector".
void BuildingTest::typeWire(const QString& words) {
  CanvasView& canvas = window_->canvas();
  DiagramScene& scene = canvas.scene();
  const int part = window_->document().partIndex(words.section('.', 0, 0).toStdString());
  QVERIFY(part >= 0 && canvas.hasFocus());
  if (!scene.selectedParts().isEmpty()) pressKey(&canvas, Qt::Key_Escape);
  for (int i = 0; i <= part; ++i) pressKey(&canvas, Qt::Key_Tab);
  QCOMPARE(scene.selectedParts(), QSet<int>{part});
  const size_t before = window_->document().values().connections.size();
  pressKey(&canvas, Qt::Key_J, Qt::ControlModifier);
  auto* card = canvas.findChild<QWidget*>("joinCard");
  QTRY_VERIFY(card && card->isVisible());
  // The wires of one connector stand together.
  QStringList starts;
  auto* list = card->findChild<QListWidget*>();
  for (int row = 0; row < list->count(); ++row)
    if (const QString start = list->item(row)->text().section(' ', 0, 0); starts.isEmpty() || starts.last() != start)
      starts << start;
  QCOMPARE(QSet<QString>(starts.begin(), starts.end()).size(), starts.size());
  QTest::keyClicks(card->findChild<QLineEdit*>(), words);
  QTest::keyClick(card->findChild<QLineEdit*>(), Qt::Key_Return);
  QVERIFY2(window_->document().values().connections.size() == before + 1, qPrintable(words));
  QTRY_VERIFY(canvas.hasFocus());
}

// A capacitor is charged through a resistor of 1 Ohm: v(t) = V (1 − e^(−t/RC)).
void BuildingTest::aCircuitIsBuiltByKeysAlone() {
  window_->canvas().setFocus();
  for (const char* name : {"Sources.ConstantVoltage", "Basic.Resistor", "Basic.Capacitor", "Basic.Ground"}) {
    typePart(kAnalog + name);
    if (QTest::currentTestFailed()) return;
  }
  const auto& parts = window_->document().values().components;
  for (size_t a = 0; a < parts.size(); ++a)
    for (size_t b = 0; b < a; ++b) QVERIFY(!partRect(parts[a].placement).intersects(partRect(parts[b].placement)));
  for (const char* words : {"constantVoltage1.p resistor1.p", "resistor1.n capacitor1.p",
                            "capacitor1.n constantVoltage1.n", "ground1.p constantVoltage1.n"}) {
    typeWire(words);
    if (QTest::currentTestFailed()) return;
  }
  // Enter goes to the values of the selected part, Esc comes back.
  CanvasView& canvas = window_->canvas();
  pressKey(&canvas, Qt::Key_Escape);
  pressKey(&canvas, Qt::Key_Tab);
  pressKey(&canvas, Qt::Key_Return);
  const auto field = [&] { return qobject_cast<QLineEdit*>(window_->focusWidget()); };
  QTRY_VERIFY(field() && field()->objectName() == "parameter_V");
  QTest::keyClicks(field(), "24");
  QTest::keyClick(field(), Qt::Key_Escape);
  QCOMPARE(field()->text(), QString());  // taken back, and still here
  QTest::keyClicks(field(), "12");
  QTest::keyClick(field(), Qt::Key_Return);
  QCOMPARE(window_->document().modifier(0, "V"), std::string("12"));
  QTest::keyClicks(field(), "5");
  QTest::keyClick(field(), Qt::Key_Return);
  QCOMPARE(window_->document().modifier(0, "V"), std::string("125"));
  // Undo is the diagram's once nothing half typed is left.
  QTest::keyClick(field(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(window_->document().modifier(0, "V"), std::string("12"));
  QCOMPARE(field()->text(), QString("12"));
  QTest::keyClick(field(), Qt::Key_Escape);
  QTRY_VERIFY(canvas.hasFocus());
  // The curve by Ctrl+Shift+F, its name and Enter.
  pressKey(&canvas, Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
  window_->checker().checkNow();
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().lastModel(), 30000);
  QTRY_COMPARE(field(), window_->page().variables().filterField());
  QTest::keyClicks(field(), "capacitor1.v");
  QTRY_VERIFY(window_->page().variables().tree()->topLevelItemCount() > 0);
  QTest::keyClick(field(), Qt::Key_Return);
  QCOMPARE(window_->plots().view(0)->variables(), QStringList{"capacitor1.v"});
  runToEnd(*window_);
  QCoreApplication::processEvents();
  verifyCurve(*window_, "capacitor1.v", 12 * (1 - std::exp(-1.0)), 2e-4);
}

// While one draws, open ends and missing values are listed, but nothing turns red; asked by F7, the window says it.
void BuildingTest::whatIsOnlyUnfinishedIsNotRinged() {
  insertPart(*window_, kAnalog + "Sources.ConstantVoltage", {-40, 0});
  insertPart(*window_, kAnalog + "Basic.Resistor", {40, 0});
  const auto* pill = window_->findChild<QToolButton*>("statePill");
  QTRY_VERIFY_WITH_TIMEOUT(window_->page().messages().errorCount() > 0, 30000);
  QVERIFY(window_->canvas().scene().marks().isEmpty());
  QTRY_COMPARE(pill->text(), QString("Unfinished"));
  pressKey(window_.get(), Qt::Key_F7);
  QTRY_VERIFY(window_->canvas().scene().marks().contains("resistor1"));
  QTRY_VERIFY(pill->text().contains("error"));
  // A value that nobody understands is wrong at once.
  insertPart(*window_, kAnalog + "Basic.Ground", {0, -60});
  window_->document().setModifier(1, "R", "nonsense");
  QTRY_VERIFY_WITH_TIMEOUT(window_->canvas().scene().marks().contains("resistor1"), 30000);
}

void BuildingTest::aPartWithoutWiresIsUnfinished_data() {
  QTest::addColumn<QString>("className");
  for (const char* name : {"Blocks.Math.Feedback", "Blocks.Math.Add3", "Mechanics.Rotational.Sources.Torque",
                           "Mechanics.MultiBody.Joints.Revolute"})
    QTest::newRow(name) << "Modelica." + QString(name);
}
void BuildingTest::aPartWithoutWiresIsUnfinished() {
  QFETCH(QString, className);
  insertPart(*window_, className, {0, 0});
  QTRY_VERIFY_WITH_TIMEOUT(window_->page().messages().errorCount() > 0, 30000);
  const auto* pill = window_->findChild<QToolButton*>("statePill");
  QTRY_COMPARE(pill->text(), QString("Unfinished"));
  for (const PartMark& mark : window_->canvas().scene().marks()) QVERIFY(!mark.isError);
}

QTEST_MAIN(BuildingTest)
#include "building_test.moc"
