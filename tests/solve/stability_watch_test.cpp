// Steps of a fixed length on x' = −k x and on oscillators, whose limits of stability are known in closed form.
#include <QtTest>
#include <cmath>

#include "engine/solve/run.h"
#include "engine/solve/spectrum.h"
#include "program_builder.h"

using namespace armature;
using program::Op;
using program::Program;
using program::ProgramBuilder;
using program::Slot;

class StabilityWatchTest : public QObject {
  Q_OBJECT
 private slots:
  void limitsAreThoseOfTheory();
  void decayIsWarnedAbout_data();
  void decayIsWarnedAbout();
  void oscillatorsAreWarnedAbout_data();
  void oscillatorsAreWarnedAbout();
  void manyStatesAreWarnedAbout();
  void whatTheModelDoesIsNot();
  void restOfTheMethodAloneIsTold();
};

namespace {

constexpr double kReal = 2.785293563, kImaginary = 2.828427125;  // ends of the stable stretches of order four

// x' = rate x, of so many states
Program linear(double rate, double start, int count = 1) {
  ProgramBuilder b;
  std::vector<std::pair<Slot, Slot>> states;
  for (int k = 0; k < count; ++k) states.push_back(b.state("x" + std::to_string(k), start));
  const Slot factor = b.slot(rate);
  const uint32_t code = b.begin();
  for (const auto& [x, dx] : states) b.store(dx, b.op(Op::mul, factor, x));
  b.p.derivatives = b.p.initialization = ProgramBuilder::only(code);
  return b.p;
}

// x'' = −x − damping x'
Program oscillator(double damping) {
  ProgramBuilder b;
  const auto [x, dx] = b.state("x", 1);
  const auto [v, dv] = b.state("v", 0);
  const Slot d = b.slot(damping);
  const uint32_t code = b.begin();
  b.store(dx, v);
  b.store(dv, b.op(Op::neg, b.op(Op::add, x, b.op(Op::mul, d, v))));
  b.p.derivatives = b.p.initialization = ProgramBuilder::only(code);
  return b.p;
}

// x' = r x (1 − x)
Program logistic(double r) {
  ProgramBuilder b;
  const auto [x, dx] = b.state("x", 0.1);
  const Slot rate = b.slot(r), one = b.slot(1);
  const uint32_t code = b.begin();
  b.store(dx, b.op(Op::mul, b.op(Op::mul, rate, x), b.op(Op::sub, one, x)));
  b.p.derivatives = b.p.initialization = ProgramBuilder::only(code);
  return b.p;
}

// How many warnings there are, and whether all are about steps.
int warnings(const Program& p, MethodKind method, double step, double stop) {
  solve::Settings settings;
  settings.method = method;
  settings.stopTime = stop;
  settings.step = step;
  settings.interval = stop / 10;
  const auto store = solve::makeStore(p);
  solve::Control control;
  Diagnostics diagnostics;
  (void)solve::run(p, settings, {}, control, *store, diagnostics);
  int count = 0;
  for (const Diagnostic& d : diagnostics.all()) {
    qInfo("%s %s; %s", d.code.c_str(), d.message.text().c_str(), d.advice.text().c_str());
    if (d.code == "R177") ++count;
  }
  return count;
}

void rowsAroundLimits(std::initializer_list<std::tuple<const char*, MethodKind, double>> limits) {
  QTest::addColumn<MethodKind>("method");
  QTest::addColumn<double>("limit");
  for (const auto& [name, method, limit] : limits) QTest::newRow(name) << method << limit;
}

}  // namespace

Q_DECLARE_METATYPE(armature::MethodKind)

void StabilityWatchTest::limitsAreThoseOfTheory() {
  const double k = 7;
  Eigen::VectorXcd real(2), imaginary(2);
  real << -k, -1;
  imaginary << std::complex<double>(0, k), std::complex<double>(0, -k);
  const auto isNear = [](double a, double b) { return std::fabs(a - b) < 1e-4 * b; };
  for (const int order : {1, 2}) QVERIFY(isNear(solve::longestStableStep(real, 3, order), 2 / k));
  QVERIFY(isNear(solve::longestStableStep(real, 3, 4), kReal / k));
  QVERIFY(isNear(solve::longestStableStep(imaginary, 3, 4), kImaginary / k));
  QCOMPARE(solve::longestStableStep(imaginary, 0.01, 1), 0.0);
  QCOMPARE(solve::longestStableStep(real, 0.1, 1), 0.1);
  // In a step of Euler's method an undamped oscillator grows by the root of 1 + h²ω².
  QVERIFY(isNear(solve::spuriousGrowth(imaginary, 0.01, 1), 0.5 * std::log1p(0.0049)));
  // What grows by itself grows faster than in a step.
  QVERIFY(solve::spuriousGrowth(-real, 0.1, 1) < 0);
}

// A little below the limit nothing is told, a little above it something is, where there is anything to grow.
void StabilityWatchTest::decayIsWarnedAbout_data() {
  rowsAroundLimits({{"euler", MethodKind::euler, 2}, {"heun", MethodKind::heun, 2}, {"rk4", MethodKind::rk4, kReal}});
}
void StabilityWatchTest::decayIsWarnedAbout() {
  QFETCH(MethodKind, method);
  QFETCH(double, limit);
  const double k = 50;
  QCOMPARE(warnings(linear(-k, 1), method, 0.8 * limit / k, 20), 0);
  QCOMPARE(warnings(linear(-k, 1), method, 1.02 * limit / k, 20), 1);
  QCOMPARE(warnings(linear(-k, 1), method, 100 * limit / k, 100), 1);
  QCOMPARE(warnings(linear(-k, 0), method, 2 * limit / k, 20), 0);
}

// Undamped oscillators grow in any step of orders one and two, damped ones from h = d on by Euler's method.
void StabilityWatchTest::oscillatorsAreWarnedAbout_data() {
  rowsAroundLimits(
      {{"euler", MethodKind::euler, 0}, {"heun", MethodKind::heun, 0}, {"rk4", MethodKind::rk4, kImaginary}});
}
void StabilityWatchTest::oscillatorsAreWarnedAbout() {
  QFETCH(MethodKind, method);
  QFETCH(double, limit);
  QCOMPARE(warnings(oscillator(0), method, limit > 0 ? 1.02 * limit : 0.4, 400), 1);
  if (limit > 0) QCOMPARE(warnings(oscillator(0), method, 0.98 * limit, 400), 0);
  if (method != MethodKind::euler) return;
  QCOMPARE(warnings(oscillator(0.1), method, 0.09, 400), 0);
  QCOMPARE(warnings(oscillator(0.1), method, 0.11, 400), 1);
}

// Where there are too many states for eigenvalues, the largest of them is found by itself.
void StabilityWatchTest::manyStatesAreWarnedAbout() {
  const int count = 150;
  QCOMPARE(warnings(linear(-50, 1, count), MethodKind::rk4, 1.02 * kReal / 50, 20), 1);
  QCOMPARE(warnings(linear(-50, 1, count), MethodKind::rk4, 0.8 * kReal / 50, 20), 0);
}

void StabilityWatchTest::whatTheModelDoesIsNot() {
  for (const MethodKind method : {MethodKind::euler, MethodKind::heun, MethodKind::rk4}) {
    QCOMPARE(warnings(linear(1, 1), method, 0.1, 30), 0);
    QCOMPARE(warnings(linear(0, 1), method, 0.1, 30), 0);
    QCOMPARE(warnings(oscillator(-0.5), method, 0.01, 30), 0);
    QCOMPARE(warnings(logistic(2.5), method, 0.1, 30), 0);
  }
}

// With such steps the method goes to and fro between two values, or stands still at one at which the rate is not zero.
void StabilityWatchTest::restOfTheMethodAloneIsTold() {
  QCOMPARE(warnings(logistic(2.5), MethodKind::euler, 1, 100), 1);
  QCOMPARE(warnings(logistic(2.5), MethodKind::heun, 1, 100), 1);
}

QTEST_GUILESS_MAIN(StabilityWatchTest)
#include "stability_watch_test.moc"
