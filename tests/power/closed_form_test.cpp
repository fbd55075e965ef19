// What parts store, lose and supply, against closed forms; generated lines of random parts; what a wrong table does.
#include <QFile>
#include <QRandomGenerator>
#include <QtTest>
#include <cmath>

#include "app/power/energies.h"
#include "tests/power/power_bench.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

namespace {

struct Drawing {
  diagram::Document document;
  void add(const std::string& name, const std::string& className, std::vector<diagram::Modifier> values = {}) {
    diagram::ComponentItem item;
    item.name = name;
    item.className = "Modelica." + className;
    item.placement.x = 30 * static_cast<double>(document.components.size());
    item.modifiers = std::move(values);
    document.components.push_back(std::move(item));
  }
  void join(const std::string& from, const std::string& to) { document.connections.push_back({from, to, {}, {}}); }
};

Drawing named(const char* name, double stopTime, double interval) {
  Drawing drawing;
  drawing.document.name = name;
  drawing.document.experiment.stopTime = stopTime;
  drawing.document.experiment.interval = interval;
  drawing.document.experiment.tolerance = 1e-8;
  return drawing;
}

const std::string kTrans = "Mechanics.Translational.Components.", kRot = "Mechanics.Rotational.Components.";

diagram::Document oscillator() {
  Drawing d = named("Oscillator", 2, 0.002);
  d.add("fixed", kTrans + "Fixed");
  d.add("spring", kTrans + "Spring", {{"c", "50"}, {"s_rel0", "0.2"}});
  d.add("damper", kTrans + "Damper", {{"d", "3"}});
  d.add("mass", kTrans + "Mass",
        {{"m", "2"}, {"L", "0.4"}, {"s.start", "1"}, {"s.fixed", "true"}, {"v.fixed", "true"}});
  for (const char* part : {"spring", "damper"}) {
    d.join("fixed.flange", std::string(part) + ".flange_a");
    d.join(std::string(part) + ".flange_b", "mass.flange_a");
  }
  return d.document;
}

// The table as it is shipped, with one text of it replaced.
EnergyTable wrongTable(const QByteArray& from, const QByteArray& to) {
  QFile file(ARMATURE_SOURCE_DIR "/resources/signs/energy.json");
  EnergyTable table;
  if (!file.open(QIODevice::ReadOnly)) return table;
  QByteArray text = file.readAll();
  if (text.contains(from)) table.read(text.replace(from, to));
  return table;
}

}  // namespace

class ClosedFormTest : public QObject {
  Q_OBJECT
 private:
  // Of the oscillator: what does not hold, empty where all does.
  QString faultOfOscillator(const EnergyTable& table) {
    const auto powers = bench_.powers(table);
    std::vector<double> values;
    for (uint64_t row = 0; row < bench_.store().rowCount(); row += 37) {
      powers->read(row, values);
      const double v = bench_.value("mass.v", row), a = bench_.value("mass.a", row), s = bench_.value("mass.s", row);
      const auto differs = [](double is, double should) {
        return std::abs(is - should) > 1e-6 * (1 + std::abs(should));
      };
      if (differs(shareOf(*powers, values, "damper", EnergyKind::lost), 3 * v * v)) return "damper";
      if (differs(shareOf(*powers, values, "mass", EnergyKind::stored, "kinetic"), 2 * v * a)) return "mass";
      if (differs(shareOf(*powers, values, "spring", EnergyKind::stored, "elastic"), 50 * (s - 0.2 - 0.2) * v))
        return "spring";
      const EnergySums sums = powers->sum(values);
      if (differs(sums.rest(), 0) || differs(sums.supplied, 0) || differs(sums.unknown, 0)) return "sum";
    }
    return {};
  }

 private Q_SLOTS:
  // A mass on spring and damper: d·v² is lost, m·v·a and c·x·v are stored, and nothing else happens.
  void massSpringDamper() {
    QVERIFY2(bench_.simulate(oscillator()), qPrintable(bench_.reason()));
    QCOMPARE(faultOfOscillator(EnergyTable::shipped()), QString());
    // Integrals of the powers are differences of the energies; the rule is of second order: twice the rows, a quarter
    // of the error.
    const auto powers = bench_.powers();
    const std::vector<double> sums = integrals(*powers);
    const uint64_t last = bench_.store().rowCount() - 1;
    const auto kinetic = [&](uint64_t row) { return std::pow(bench_.value("mass.v", row), 2); };
    const auto elastic = [&](uint64_t row) { return 25 * std::pow(bench_.value("mass.s", row) - 0.4, 2); };
    QVERIFY(std::abs(shareOf(*powers, sums, "mass", EnergyKind::stored) - (kinetic(last) - kinetic(0))) < 1e-3);
    QVERIFY(std::abs(shareOf(*powers, sums, "spring", EnergyKind::stored) - (elastic(last) - elastic(0))) < 1e-3);
    QVERIFY(std::abs(shareOf(*powers, sums, "damper", EnergyKind::lost) -
                     (kinetic(0) + elastic(0) - kinetic(last) - elastic(last))) < 1e-3);
  }

  // A sign, a factor or a column that is wrong in the table is found.
  void aWrongTableIsFound_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("fault");
    QTest::newRow("sign of what a mass stores")
        << QByteArray("\"m*v*a\"") << QByteArray("\"-m*v*a\"") << QString("mass");
    QTest::newRow("factor of it") << QByteArray("\"m*v*a\"") << QByteArray("\"m*v*a/2\"") << QString("mass");
    QTest::newRow("a damper that stores")
        << QByteArray("\"lost\": \"lossPower\"")
        << QByteArray("\"stored\": [{\"form\": \"elastic\", \"power\": \"lossPower\"}]") << QString("damper");
    QTest::newRow("a spring that loses") << QByteArray("\"power\": \"net\", \"energy\": \"c*(s_rel")
                                         << QByteArray("\"power\": \"-net\", \"energy\": \"c*(s_rel")
                                         << QString("spring");
  }
  void aWrongTableIsFound() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, fault);
    QVERIFY2(bench_.simulate(oscillator()), qPrintable(bench_.reason()));
    const EnergyTable table = wrongTable(from, to);
    QVERIFY(!table.classes().isEmpty());
    QCOMPARE(faultOfOscillator(table), fault);
  }

  // A capacitor charged through a resistor from V: V²·C come, one half is lost, whatever the resistance is.
  void halfIsLostInCharging() {
    Drawing d = named("Charging", 2, 0.0005);
    d.add("source", "Electrical.Analog.Sources.ConstantVoltage", {{"V", "10"}});
    d.add("resistor", "Electrical.Analog.Basic.Resistor", {{"R", "100"}});
    d.add("capacitor", "Electrical.Analog.Basic.Capacitor", {{"C", "1e-3"}, {"v.fixed", "true"}});
    d.add("ground", "Electrical.Analog.Basic.Ground");
    d.join("source.p", "resistor.p");
    d.join("resistor.n", "capacitor.p");
    d.join("capacitor.n", "source.n");
    d.join("source.n", "ground.p");
    QVERIFY2(bench_.simulate(d.document), qPrintable(bench_.reason()));
    const auto powers = bench_.powers();
    const std::vector<double> sums = integrals(*powers);
    QVERIFY(std::abs(shareOf(*powers, sums, "source", EnergyKind::supplied) - 0.1) < 1e-5);
    QVERIFY(std::abs(shareOf(*powers, sums, "capacitor", EnergyKind::stored) - 0.05) < 1e-5);
    QVERIFY(std::abs(shareOf(*powers, sums, "resistor", EnergyKind::lost) - 0.05) < 1e-5);
    std::vector<double> values;
    powers->read(bench_.store().rowCount() / 20, values);
    const Sided source = powers->sources().at(0);
    QCOMPARE(source.connector, std::string("p"));
    const OperatingPoint point = powers->pointOf(source, bench_.store().rowCount() / 20);
    QVERIFY(point.effort > 0);  // the current comes out of p
    QCOMPARE(quadrantOf(point, 10, 0.1), Quadrant::drivesForward);
  }

  // A body that falls freely: what height gives, motion takes: m·g²·t.
  void fallingBody() {
    Drawing d = named("Falling", 1, 0.01);
    d.add("world", "Mechanics.MultiBody.World", {{"animateWorld", "false"}, {"animateGravity", "false"}});
    d.document.components.back().prefixes = "inner";
    d.add("body", "Mechanics.MultiBody.Parts.Body",
          {{"m", "3"},
           {"r_CM", "{0.1, 0.2, 0}"},
           {"r_0.fixed", "{true, true, true}"},
           {"v_0.fixed", "{true, true, true}"},
           {"angles_fixed", "true"},
           {"w_0_fixed", "true"},
           {"w_0_start", "{1, 2, 3}"},
           {"enforceStates", "true"},
           {"I_33", "0.02"}});
    QVERIFY2(bench_.simulate(d.document), qPrintable(bench_.reason()));
    const auto powers = bench_.powers();
    std::vector<double> values;
    const double g = bench_.value("world.g", 0);
    // The body turns about its centre of mass, which begins with the speed of that about frame_a: w x r_CM.
    for (uint64_t row = 5; row < bench_.store().rowCount(); row += 10) {
      powers->read(row, values);
      const double t = bench_.store().time(row), fallen = -g * t + (3 * 0.1 - 0);  // d/dt of the height
      const double height = shareOf(*powers, values, "body", EnergyKind::stored, "gravitational");
      QVERIFY2(std::abs(height - 3 * g * fallen) < 1e-4 * 3 * g * g,
               qPrintable(QString("%1 and not %2 at %3").arg(height).arg(3 * g * fallen).arg(t)));
      QVERIFY(std::abs(height + shareOf(*powers, values, "body", EnergyKind::stored, "kinetic")) < 1e-4 * 3 * g * g);
    }
  }

  // signs.md §4.8: a motor that lowers a load has tau > 0 and w < 0: it brakes and takes power; the load drives.
  void motorLowersALoad() {
    Drawing d = named("Lowering", 1, 0.01);
    d.add("motor", "Mechanics.Rotational.Sources.ConstantTorque", {{"tau_constant", "5"}});
    d.add("drum", kRot + "Inertia", {{"J", "2"}, {"phi.fixed", "true"}, {"w.fixed", "true"}});
    d.add("load", "Mechanics.Rotational.Sources.ConstantTorque", {{"tau_constant", "-8"}});
    d.join("motor.flange", "drum.flange_a");
    d.join("drum.flange_b", "load.flange");
    QVERIFY2(bench_.simulate(d.document), qPrintable(bench_.reason()));
    const auto powers = bench_.powers();
    const Survey survey = surveyOf(*powers);
    QCOMPARE(powers->sources().size(), size_t{2});
    const uint64_t row = bench_.store().rowCount() - 1;
    const OperatingPoint motor = powers->pointOf(powers->sources()[0], row),
                         load = powers->pointOf(powers->sources()[1], row);
    QVERIFY(motor.effort > 0 && motor.speed < 0);
    QCOMPARE(quadrantOf(motor, survey.speeds[0], survey.efforts[0]), Quadrant::brakesBackward);
    QCOMPARE(quadrantOf(load, survey.speeds[1], survey.efforts[1]), Quadrant::drivesBackward);
    QVERIFY(std::abs(motor.power() - 5 * -1.5) < 1e-6);  // w = (5 − 8)/2·t
    // At the start nothing moves.
    QCOMPARE(quadrantOf(powers->pointOf(powers->sources()[0], 0), survey.speeds[0], survey.efforts[0]), Quadrant::idle);
    // The balance of the energies: a store that fills, one source that gives, one that takes.
    Energies energies(*powers);
    while (!energies.advance(7)) {
    }
    const std::vector<double> sums = energies.at(1);
    QVERIFY(std::abs(shareOf(*powers, sums, "drum", EnergyKind::stored) - 1.5 * 1.5) < 1e-3);
    QVERIFY(std::abs(powers->sum(sums).rest()) < 1e-9);
    // Half a run: in the middle of a step as well.
    const std::vector<double> half = energies.at(0.505);
    QVERIFY(std::abs(shareOf(*powers, half, "drum", EnergyKind::stored) - std::pow(1.5 * 0.505, 2)) < 1e-3);
  }

  // Lines of parts in random order, on both domains: the sum is zero at every instant, also where springs meet without
  // a mass between them and the speed of their point is nowhere among the results.
  void randomLines() {
    QRandomGenerator random(7);
    for (int count = 0; count < 12; ++count) {
      const bool isTurning = count % 2 == 1;
      const std::string room = isTurning ? kRot : kTrans;
      Drawing d = named("Line", 1, 0.005);
      d.add("fixed", room + "Fixed");
      std::string end = "fixed.flange";
      const int length = 4 + random.bounded(6);
      for (int k = 0; k <= length; ++k) {
        const std::string name = "part" + std::to_string(k);
        const int kind = k == length ? 0 : random.bounded(5);
        const std::string value = std::to_string(1 + random.bounded(9));
        if (kind <= 1)
          d.add(name, room + (isTurning ? "Inertia" : "Mass"),
                {{isTurning ? "J" : "m", value},
                 {isTurning ? "w.start" : "v.start", std::to_string(random.bounded(5) - 2)}});
        else if (kind == 2)
          d.add(name, room + "SpringDamper", {{"c", value + "00"}, {"d", value}});
        else if (kind == 3)
          d.add(name, room + "SpringDamper", {{"c", value + "0"}, {"d", "1"}});
        else if (isTurning)
          d.add(name, room + "IdealGear", {{"ratio", "-" + value}});
        else
          d.add(name, room + "Rod", {{"L", "0." + value}});
        // Right behind the fixed point something has to give way.
        if (k == 0)
          d.document.components.back() = [&] {
            diagram::ComponentItem item = d.document.components.back();
            item.className = "Modelica." + room + "SpringDamper";
            item.modifiers = {{"c", "300"}, {"d", "2"}};
            return item;
          }();
        d.join(end, name + ".flange_a");
        end = name + ".flange_b";
      }
      d.add("push",
            std::string("Mechanics.") +
                (isTurning ? "Rotational.Sources.ConstantTorque" : "Translational.Sources.ConstantForce"),
            {{isTurning ? "tau_constant" : "f_constant", "20"}});
      d.join(end, "push.flange");
      QVERIFY2(bench_.simulate(d.document), qPrintable(bench_.reason()));
      const auto powers = bench_.powers();
      for (uint64_t row = 0; row < bench_.store().rowCount(); row += 10) {
        std::vector<double> values;
        powers->read(row, values);
        const EnergySums sums = powers->sum(values);
        QVERIFY2(
            std::abs(sums.rest()) < 1e-5 * (1 + sums.turnover),
            qPrintable(QString("line %1, row %2: %3 of %4").arg(count).arg(row).arg(sums.rest()).arg(sums.turnover)));
        QVERIFY(sums.unknown == 0);
      }
    }
  }

  // A gear that turns the sense round: the angles behind it are those before it, negated, in one series of the results.
  void turnedRound() {
    Drawing d = named("Round", 1, 0.01);
    d.add("motor", "Mechanics.Rotational.Sources.ConstantTorque", {{"tau_constant", "6"}});
    d.add("front", kRot + "Inertia", {{"J", "1"}, {"phi.fixed", "true"}, {"w.fixed", "true"}});
    d.add("gear", kRot + "IdealGear", {{"ratio", "-1"}});
    d.add("back", kRot + "Inertia", {{"J", "2"}});
    d.add("brake", "Mechanics.Rotational.Sources.ConstantTorque", {{"tau_constant", "1"}});
    d.join("motor.flange", "front.flange_a");
    d.join("front.flange_b", "gear.flange_a");
    d.join("gear.flange_b", "back.flange_a");
    d.join("back.flange_b", "brake.flange");
    QVERIFY2(bench_.simulate(d.document), qPrintable(bench_.reason()));
    const auto powers = bench_.powers();
    std::vector<double> values;
    for (uint64_t row = 10; row < bench_.store().rowCount(); row += 20) {
      powers->read(row, values);
      const double w = 5.0 / 3 * bench_.store().time(row);  // (6 − 1)/(1 + 2)·t before the gear, −w behind it
      QVERIFY(std::abs(shareOf(*powers, values, "motor", EnergyKind::supplied) - 6 * w) < 1e-6);
      QVERIFY(std::abs(shareOf(*powers, values, "brake", EnergyKind::supplied) + w) < 1e-6);
      QVERIFY(std::abs(shareOf(*powers, values, "front", EnergyKind::stored) - w * 5 / 3) < 1e-6);
      QVERIFY(std::abs(shareOf(*powers, values, "back", EnergyKind::stored) - 2 * w * 5 / 3) < 1e-6);
      QVERIFY(std::abs(shareOf(*powers, values, "gear", EnergyKind::passed) - (6 * w - w * 5 / 3)) < 1e-6);
      QVERIFY(std::abs(powers->sum(values).rest()) < 1e-6);
    }
  }

  // Losses into a heat port are heat that flows on: once in the sum, and stored by the body that takes them.
  void lossesThatHeat() {
    Drawing d = named("Heating", 1, 0.01);
    d.add("source", "Electrical.Analog.Sources.ConstantVoltage", {{"V", "10"}});
    d.add("resistor", "Electrical.Analog.Basic.Resistor", {{"R", "5"}, {"useHeatPort", "true"}});
    d.add("ground", "Electrical.Analog.Basic.Ground");
    d.add("metal", "Thermal.HeatTransfer.Components.HeatCapacitor",
          {{"C", "4"}, {"T.start", "300"}, {"T.fixed", "true"}});
    d.add("wall", "Thermal.HeatTransfer.Components.ThermalConductor", {{"G", "0.5"}});
    d.add("room", "Thermal.HeatTransfer.Sources.FixedTemperature", {{"T", "300"}});
    d.join("source.p", "resistor.p");
    d.join("resistor.n", "source.n");
    d.join("source.n", "ground.p");
    d.join("resistor.heatPort", "metal.port");
    d.join("metal.port", "wall.port_a");
    d.join("wall.port_b", "room.port");
    QVERIFY2(bench_.simulate(d.document), qPrintable(bench_.reason()));
    const auto powers = bench_.powers();
    std::vector<double> values;
    for (uint64_t row = 1; row < bench_.store().rowCount(); row += 9) {
      powers->read(row, values);
      const double out = 0.5 * (bench_.value("metal.T", row) - 300);
      QVERIFY(std::abs(shareOf(*powers, values, "source", EnergyKind::supplied) - 20) < 1e-9);
      QVERIFY(std::abs(shareOf(*powers, values, "resistor", EnergyKind::lost)) < 1e-9);
      QVERIFY(std::abs(shareOf(*powers, values, "resistor", EnergyKind::passed) - 20) < 1e-9);
      QVERIFY(std::abs(shareOf(*powers, values, "room", EnergyKind::surroundings) - out) < 1e-6);
      QVERIFY(std::abs(shareOf(*powers, values, "metal", EnergyKind::stored) - (20 - out)) < 1e-4);
      QVERIFY(std::abs(powers->sum(values).rest()) < 1e-4);
    }
  }

  // What nobody knows has a share of its own, and is not counted as anything else.
  void unknownClass() {
    Drawing d = named("Unknown", 1, 0.01);
    d.document.classes = {
        "model Pusher \"stores and loses, nobody knows what\"\n  extends "
        "Modelica.Mechanics.Translational.Interfaces.PartialCompliant;\nequation\n  f = 10*s_rel + 2*der(s_rel);\nend "
        "Pusher;"};
    d.add("fixed", kTrans + "Fixed");
    d.document.components.push_back(d.document.components.back());
    d.document.components.back().name = "pusher";
    d.document.components.back().className = "Pusher";
    d.add("mass", kTrans + "Mass", {{"m", "1"}, {"s.start", "1"}, {"s.fixed", "true"}, {"v.fixed", "true"}});
    d.join("fixed.flange", "pusher.flange_a");
    d.join("pusher.flange_b", "mass.flange_a");
    QVERIFY2(bench_.simulate(d.document), qPrintable(bench_.reason()));
    const auto powers = bench_.powers();
    std::vector<double> values;
    powers->read(20, values);
    const double v = bench_.value("mass.v", 20);
    QVERIFY(std::abs(v) > 0.1);
    QVERIFY(std::abs(shareOf(*powers, values, "pusher", EnergyKind::unknown) - bench_.value("pusher.f", 20) * v) <
            1e-6);
    QCOMPARE(shareOf(*powers, values, "pusher", EnergyKind::stored), 0.0);
    QCOMPARE(shareOf(*powers, values, "pusher", EnergyKind::lost), 0.0);
    QVERIFY(std::abs(powers->sum(values).rest()) < 1e-6);
  }

 private:
  PowerBench bench_;
};

QTEST_GUILESS_MAIN(ClosedFormTest)
#include "closed_form_test.moc"
