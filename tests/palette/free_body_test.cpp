// A body that nothing holds: energy, momentum and, where there is one, the closed form of its motion over a hundred
// revolutions. Its orientation is a quaternion whose components take turns as states (Goldstein, Classical Mechanics,
// chapter 5: torque-free motion).
#include <QtTest>
#include <cmath>

#include "circuit_run.h"

namespace armature::test {

namespace {

constexpr double kAllowed = 1e-6;     // relative
constexpr double kStopTime = 125;     // [s]
constexpr double kTolerance = 1e-10;  // of the integrator, per step: some ten thousand steps add up
constexpr int kSamples = 600;         // as many as runCircuit stores: nothing is interpolated

// A body with principal moments of inertia `a`, `b`, `c` [kg.m2] that starts with (3, 4, -2) rad/s in its own axes.
std::string freeBody(const std::string& a, const std::string& b, const std::string& c, const std::string& angles) {
  return R"(
    import MB = Modelica.Mechanics.MultiBody;
    inner MB.World world(gravityType = MB.Types.GravityTypes.NoGravity, enableAnimation = false);
    MB.Parts.Body body(m = 2, r_CM = {0, 0, 0}, I_11 = )" +
         a + ", I_22 = " + b + ", I_33 = " + c + R"(, I_21 = 0, I_31 = 0, I_32 = 0, animation = false,
      r_0(each start = 0, each fixed = true), v_0(start = {0.1, 0.2, -0.3}, each fixed = true),
      angles_start = )" +
         angles + R"(, angles_fixed = true, w_0_fixed = true, w_0_start = {3, 4, -2});
    Real t[3] = {)" +
         a + " * body.w_a[1], " + b + " * body.w_a[2], " + c + R"( * body.w_a[3]};
    Real energy = 0.5 * body.w_a * t;
    Real momentum[3] = MB.Frames.resolve1(body.frame_a.R, t);
    Real turned(start = 0, fixed = true);
    equation der(turned) = sqrt(body.w_a * body.w_a);)";
}

}  // namespace

class FreeBodyTest : public QObject {
  Q_OBJECT
 private slots:
  void conserves_data();
  void conserves();
  void precessesAsComputed();
};

void FreeBodyTest::conserves_data() {
  QTest::addColumn<QString>("angles");
  QTest::newRow("no rotation at the start") << "{0, 0, 0}";
  QTest::newRow("half a turn at the start") << "{3.14159265358979, 0, 0}";
  QTest::newRow("any") << "{0.4, -1.1, 2}";
}

void FreeBodyTest::conserves() {
  QFETCH(QString, angles);
  const CircuitRun run = runCircuit(freeBody("1", "2", "3.5", angles.toStdString()), kStopTime, kTolerance);
  QVERIFY2(run.store, run.message.c_str());
  QVERIFY(run.at("turned", kStopTime) > 100 * 2 * M_PI);
  double size = 0;
  for (const char* name : {"momentum[1]", "momentum[2]", "momentum[3]"}) size = std::hypot(size, run.at(name, 0));
  for (int k = 1; k <= kSamples; ++k) {
    const double time = kStopTime * k / kSamples;
    const double energy = run.at("energy", 0);
    QVERIFY2(std::fabs(run.at("energy", time) - energy) < kAllowed * energy,
             qPrintable(QString("energy %1 at %2 s, not %3").arg(run.at("energy", time)).arg(time).arg(energy)));
    for (const char* name : {"momentum[1]", "momentum[2]", "momentum[3]"})
      QVERIFY2(std::fabs(run.at(name, time) - run.at(name, 0)) < kAllowed * size, name);
    QVERIFY(std::fabs(run.at("body.r_0[3]", time) + 0.3 * time) < kAllowed * 0.3 * kStopTime);
    double norm = 0;
    for (const char* name : {"body.Q[1]", "body.Q[2]", "body.Q[3]", "body.Q[4]"})
      norm += std::pow(run.at(name, time), 2);
    QVERIFY(std::fabs(norm - 1) < 1e-8);
  }
}

// Two equal moments of inertia: in the body's axes the angular velocity turns about the third with a constant rate.
void FreeBodyTest::precessesAsComputed() {
  const CircuitRun run = runCircuit(freeBody("2", "2", "3", "{0, 0, 0}"), kStopTime, kTolerance);
  QVERIFY2(run.store, run.message.c_str());
  const double rate = (3.0 - 2.0) / 2.0 * -2.0;
  for (int k = 0; k <= kSamples; ++k) {
    const double time = kStopTime * k / kSamples;
    const double c = std::cos(rate * time), s = std::sin(rate * time);
    QVERIFY(std::fabs(run.at("body.w_a[1]", time) - (3 * c - 4 * s)) < 5 * kAllowed);
    QVERIFY(std::fabs(run.at("body.w_a[2]", time) - (4 * c + 3 * s)) < 5 * kAllowed);
    QVERIFY(std::fabs(run.at("body.w_a[3]", time) + 2) < 2 * kAllowed);
  }
}

}  // namespace armature::test

QTEST_GUILESS_MAIN(armature::test::FreeBodyTest)
#include "free_body_test.moc"
