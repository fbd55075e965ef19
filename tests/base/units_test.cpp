// Units against the SI Brochure's definitions and everyday conversions.
#include <QtTest>
#include <cmath>

#include "engine/base/unit_names.h"

using namespace armature;

class UnitsTest : public QObject {
  Q_OBJECT
 private slots:
  // As the field writes them; nothing where a second of it would not be a coherent unit.
  void ratesHaveUnits() {
    const std::pair<const char*, const char*> kRates[] = {
        {"m", "m/s"},     {"rad", "rad/s"}, {"rad/s", "rad/s2"}, {"m/s", "m/s2"}, {"J", "W"},   {"N.m", "N.m/s"},
        {"C", "A"},       {"kg", "kg/s"},   {"K", "K/s"},        {"degC", "K/s"}, {"1", "1/s"}, {"kg.m/s", "N"},
        {"N.m.s", "N.m"}, {"", ""},         {"min", ""},         {"furlong", ""}, {"s", "1"},   {"mol", "mol/s"},
    };
    for (const auto& [of, rate] : kRates)
      QVERIFY2(unitOfRate(of) == rate, (std::string(of) + ": " + unitOfRate(of)).c_str());
  }

  void converts_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<double>("expected");
    QTest::newRow("length") << 1250.0 << "mm"
                            << "m" << 1.25;
    QTest::newRow("speed") << 36.0 << "km/h"
                           << "m/s" << 10.0;
    QTest::newRow("rpm") << 60.0 << "rpm"
                         << "rad/s" << 6.283185307179586;
    QTest::newRow("per minute") << 1500.0 << "rev/min"
                                << "rad/s" << 157.07963267948966;
    QTest::newRow("angle") << 180.0 << "deg"
                           << "rad" << 3.141592653589793;
    QTest::newRow("temperature") << 20.0 << "degC"
                                 << "K" << 293.15;
    QTest::newRow("fahrenheit") << 212.0 << "degF"
                                << "degC" << 100.0;
    QTest::newRow("inertia") << 1.0 << "g.cm2"
                             << "kg.m2" << 1e-7;
    QTest::newRow("torque is energy") << 2.0 << "N.m"
                                      << "J" << 2.0;
    QTest::newRow("power") << 1.0 << "kW.h"
                           << "J" << 3.6e6;
    QTest::newRow("exponent signs") << 3.0 << "m.s-2"
                                    << "m/s2" << 3.0;
    QTest::newRow("grouped denominator") << 5.0 << "J/(kg.K)"
                                         << "m2.s-2.K-1" << 5.0;
    QTest::newRow("percent") << 25.0 << "%"
                             << "1" << 0.25;
    QTest::newRow("capacity") << 1.0 << "uF"
                              << "s4.A2/(m2.kg)" << 1e-6;
  }
  void converts() {
    QFETCH(double, value);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(double, expected);
    const Result<double> there = convert(value, from.toStdString(), to.toStdString());
    QVERIFY(there.ok());
    QVERIFY(std::abs(*there - expected) <= 1e-12 * std::abs(expected));
    const Result<double> back = convert(*there, to.toStdString(), from.toStdString());
    QVERIFY(std::abs(*back - value) <= 1e-12 * std::abs(value));
  }

  // What is not a unit, or has another dimension, is refused with the words that matter.
  void refuses() {
    for (const char* text : {"kgg", "N..m", "m/", "m^2", "1/(s", "furlong", ".", "m2000", "kmin"})
      QVERIFY2(!parseUnit(text).ok(), text);
    const Result<double> wrong = convert(1, "N", "kg.m2");
    QVERIFY(!wrong.ok());
    QCOMPARE(QString::fromStdString(wrong.reason().code), QString("F011"));
    QCOMPARE(QString::fromStdString(parseUnit("furlong").reason().code), QString("F010"));
    QCOMPARE(QString::fromStdString(wrong.reason().message), QString("\"N\" cannot be expressed in \"kg.m2\""));
    QCOMPARE(QString::fromStdString(dimensionText(*parseUnit("N.m/rad"))), QString("m2.kg.s-2"));
  }
};

QTEST_GUILESS_MAIN(UnitsTest)
#include "units_test.moc"
