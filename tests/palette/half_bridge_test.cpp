// A half-bridge: two switches with diodes across them connect a coil and a resistor in turn to both ends of a supply
// with an earthed middle. In the periodic state the mean voltage is that of the duty cycle and the current is made of
// two exponentials (Mohan, Undeland, Robbins, Power Electronics, chapter 8).
#include <QtTest>
#include <cmath>

#include "circuit_run.h"

namespace armature::test {

namespace {

constexpr double kHalf = 100;         // voltage of half the supply [V]
constexpr double kResistance = 4;     // of the load [Ohm]
constexpr double kInductance = 0.02;  // of the load [H]
constexpr double kPeriod = 0.002;     // of the switches [s]
constexpr int kPeriods = 40;          // sixteen time constants: nothing of the start is left
constexpr double kAllowed = 2e-5;     // closed switches and diodes have 1e-5 Ohm
// Through an open switch and a diode that blocks, 1e-5 S each [W].
constexpr double kLeaks = 2 * 1e-5 * 4 * kHalf * kHalf;

// Both switches open for `dead` seconds before one of them closes; the upper one is on during the share `duty`.
std::string halfBridge(double duty, double dead) {
  const auto number = [](double x) { return std::to_string(x); };
  return R"(
    S.ConstantVoltage upper(V = 100), lower(V = 100); B.Ground g;
    I.IdealClosingSwitch a, b; I.IdealDiode da(Vknee = 0), db(Vknee = 0);
    B.Resistor r(R = 4); B.Inductor l(L = 0.02, i(start = 0, fixed = true));
    Real phase(start = 0, fixed = true); discrete Real begin(start = 0, fixed = true);
    Real volts(start = 0, fixed = true), amperes(start = 0, fixed = true), watts(start = 0, fixed = true);
    discrete Real meanVolts, meanAmperes, meanWatts;
    parameter Real T = 0.002, duty = )" +
         number(duty) + ", dead = " + number(dead) + R"(;
    equation
    connect(upper.n, lower.p); connect(g.p, lower.p); connect(upper.p, a.p); connect(a.n, b.p); connect(b.n, lower.n);
    connect(da.n, a.p); connect(da.p, a.n); connect(db.n, b.p); connect(db.p, b.n);
    connect(a.n, r.p); connect(r.n, l.p); connect(l.n, g.p);
    der(phase) = 1;
    when sample(0, T) then
      begin = time;
      meanVolts = volts / T;
      meanAmperes = amperes / T;
      meanWatts = watts / T;
      reinit(volts, 0); reinit(amperes, 0); reinit(watts, 0);
    end when;
    a.control = time >= begin + dead and time < begin + duty * T;
    b.control = time >= begin + duty * T + dead;
    der(volts) = a.n.v; der(amperes) = l.i; der(watts) = -upper.v * upper.i - lower.v * lower.i;)";
}

// Current at the end of the time on and at that of the time off in the periodic state.
struct Ripple {
  double high, low;
};
Ripple ripple(double duty) {
  const double end = kHalf / kResistance, tau = kInductance / kResistance;
  const double on = std::exp(-duty * kPeriod / tau), off = std::exp(-(1 - duty) * kPeriod / tau);
  return {end * (1 - 2 * on + on * off) / (1 - on * off), end * (2 * off - 1 - on * off) / (1 - on * off)};
}

// Integral of the square of `end + (begin - end) exp(-t/tau)` from 0 to `length` [A2.s].
double squared(double begin, double end, double length) {
  const double tau = kInductance / kResistance, rest = std::exp(-length / tau), gap = begin - end;
  return end * end * length + 2 * end * gap * tau * (1 - rest) + gap * gap * tau / 2 * (1 - rest * rest);
}

}  // namespace

class HalfBridgeTest : public QObject {
  Q_OBJECT
 private slots:
  void meansAndRipple_data();
  void meansAndRipple();
  void diodesCarryTheCurrentInTheDeadTime();
};

void HalfBridgeTest::meansAndRipple_data() {
  QTest::addColumn<double>("duty");
  for (const double duty : {0.2, 0.5, 0.75, 0.9}) QTest::newRow(qPrintable(QString::number(duty))) << duty;
}

void HalfBridgeTest::meansAndRipple() {
  QFETCH(double, duty);
  const double stop = (kPeriods + 0.5 * duty) * kPeriod;
  const CircuitRun run = runCircuit(halfBridge(duty, 0), stop, 1e-8);
  QVERIFY2(run.store, run.message.c_str());
  const double volts = (2 * duty - 1) * kHalf, amperes = volts / kResistance;
  const auto isNear = [](double a, double b, double scale) { return std::abs(a - b) <= kAllowed * scale; };
  const double seen = run.at("meanVolts", stop), current = run.at("meanAmperes", stop);
  QVERIFY2(isNear(seen, volts, kHalf), qPrintable(QString("mean voltage %1, not %2").arg(seen, 0, 'g', 9).arg(volts)));
  QVERIFY2(isNear(current, amperes, 25), qPrintable(QString("mean current %1").arg(current, 0, 'g', 9)));
  const Ripple expected = ripple(duty);
  const double end = kHalf / kResistance;
  const double watts =
      kLeaks + kResistance / kPeriod *
                   (squared(expected.low, end, duty * kPeriod) + squared(expected.high, -end, (1 - duty) * kPeriod));
  const double given = run.at("meanWatts", stop);
  QVERIFY2(isNear(given, watts, 2500), qPrintable(QString("mean power %1, not %2").arg(given, 0, 'g', 9).arg(watts)));
  const double low = run.at("l.i", kPeriods * kPeriod), high = run.at("l.i", (kPeriods - 1 + duty) * kPeriod);
  QVERIFY2(isNear(low, expected.low, 25), qPrintable(QString("lowest current %1").arg(low, 0, 'g', 9)));
  QVERIFY2(isNear(high, expected.high, 25), qPrintable(QString("highest current %1").arg(high, 0, 'g', 9)));
}

// While both switches are open a positive current goes on through the lower diode: the dead time before the upper
// switch closes is lost, that before the lower one is not.
void HalfBridgeTest::diodesCarryTheCurrentInTheDeadTime() {
  constexpr double kDuty = 0.8, kDead = 1e-4;
  const double stop = (kPeriods + 0.5) * kPeriod;
  const CircuitRun run = runCircuit(halfBridge(kDuty, kDead), stop, 1e-8);
  QVERIFY2(run.store, run.message.c_str());
  QVERIFY(run.at("l.i", kPeriods * kPeriod) > 0);
  const double volts = (2 * (kDuty - kDead / kPeriod) - 1) * kHalf;
  QVERIFY(std::abs(run.at("meanVolts", stop) - volts) <= kAllowed * kHalf);
}

}  // namespace armature::test

QTEST_GUILESS_MAIN(armature::test::HalfBridgeTest)
#include "half_bridge_test.moc"
