// Models with clocks against recursions and instants that are known in closed form.
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <limits>
#include <memory>

#include "engine/facade/session.h"

using namespace armature;

namespace {

struct ClockedRun {
  std::shared_ptr<results::Store> store;
  std::string message;
  uint64_t timeEvents = 0;

  // Right limit at a time [s]; NaN when there is no such variable.
  double at(const std::string& name, double time) const {
    const int64_t column = store ? store->find(name) : -1;
    if (column < 0) return std::numeric_limits<double>::quiet_NaN();
    return store->valueAt(store->columns()[size_t(column)], time);
  }
};

ClockedRun simulate(Session& session, const Source& source, double startTime, double stopTime) {
  ClockedRun run;
  std::vector<Message> messages;
  const auto model = session.translate(source, messages);
  solve::RunResult result;
  if (model) {
    solve::Settings settings;
    settings.startTime = startTime;
    settings.stopTime = stopTime;
    settings.interval = (stopTime - startTime) / 10;
    settings.tolerance = 1e-10;
    solve::Control control;
    run.store = model->makeStore();
    result = model->run(settings, {}, control, *run.store, messages);
    run.timeEvents = result.statistics.timeEvents;
  }
  if (!model || result.outcome != solve::Outcome::finished) run.store = nullptr;
  for (const Message& m : messages) run.message += m.toText() + "\n";
  return run;
}

ClockedRun simulate(const std::string& text, double startTime, double stopTime) {
  QTemporaryDir folder;
  QFile out(folder.filePath("Test.mo"));
  if (!out.open(QIODevice::WriteOnly)) return {};
  out.write(QByteArray::fromStdString("model Test\n" + text + "\nend Test;\n"));
  out.close();
  Session session({});
  Source source;
  source.file = folder.filePath("Test.mo").toStdString();
  return simulate(session, source, startTime, stopTime);
}

bool isNear(double a, double b, double tolerance) {
  if (std::fabs(a - b) <= tolerance) return true;
  qWarning("%.17g instead of %.17g", a, b);
  return false;
}

}  // namespace

class FacadeClocksTest : public QObject {
  Q_OBJECT
 private slots:
  void sampledController();
  void ratesOfOneBase();
  void shiftsAndTheirStarts();
  void intervalsThatChange();
  void halvesOfChangingIntervals();
  void eventClocks();
  void discretizedStates();
  void discretizedSecondOrder();
  void initialEquationsOfDiscretizedParts();
  void implicitEquations();
  void heldAndUnheld();
  void firstSampleIsAfterInitialization();
  void startsOfNeighboursStayApart();
  void ticksCountFromTheStart();
  void instantsAreExact();
  void parametersSetTheInterval();
  void clocksInConnectors();
  void relationsMakeNoEvents();
  void drivesOfTheLibrary_data();
  void drivesOfTheLibrary();
};

// A first-order plant T y' + y = u under a PI controller of step h: y[k+1] = a y[k] + (1 − a) u[k], a = exp(−h/T).
void FacadeClocksTest::sampledController() {
  const ClockedRun run = simulate(R"(
    parameter Real T = 0.5, k = 2, Ti = 0.4, r = 1;
    Real y(start = 0, fixed = true), u, yd, e, xd(start = 0), ud(start = 0);
  equation
    T*der(y) + y = u;
    yd = sample(y, Clock(1, 10));
    e = r - yd;
    when Clock() then
      xd = previous(xd) + interval()/Ti*e;
      ud = k*(e + xd);
    end when;
    u = hold(ud);)",
                                  0, 2);
  QVERIFY2(run.store, run.message.c_str());
  const double a = std::exp(-0.1 / 0.5);
  double y = 0, x = 0;
  for (int tick = 0; tick < 20; ++tick) {
    x += 0.1 / 0.4 * (1 - y);
    const double u = 2 * (1 - y + x);
    QVERIFY(isNear(run.at("u", 0.1 * tick + 0.05), u, 1e-7));
    QVERIFY(isNear(run.at("yd", 0.1 * tick + 0.05), y, 1e-7));
    y = a * y + (1 - a) * u;
  }
  QVERIFY(isNear(run.at("y", 2), y, 1e-7));
}

// Three rates that follow from one clock: the slow parts tick together with the fast one.
void FacadeClocksTest::ratesOfOneBase() {
  const ClockedRun run = simulate(R"(
    Integer second = sample(1, Clock(1));
    Integer seconds(start = -1) = mod(previous(seconds) + second, 3);
    Integer parts(start = -1) = mod(previous(parts) + superSample(second, 20), 20);
    Integer pairs(start = -1) = previous(pairs) + subSample(second, 2);
    Real last = subSample(superSample(seconds + 0.5, 4), 4);
    Integer seen = subSample(parts, 40);)",
                                  0, 7);
  QVERIFY2(run.store, run.message.c_str());
  for (int k = 0; k < 139; ++k) {
    const double t = (k + 0.5) / 20;
    QCOMPARE(run.at("parts", t), double(k % 20));
    QCOMPARE(run.at("seconds", t), double(k / 20 % 3));
    QCOMPARE(run.at("pairs", t), double(k / 40));
    QCOMPARE(run.at("last", t), k / 20 % 3 + 0.5);
    QCOMPARE(run.at("seen", t), 0.0);
  }
}

// Values of shifted clocks: what was there at the last tick, the start value before the first.
void FacadeClocksTest::shiftsAndTheirStarts() {
  const ClockedRun run = simulate(R"(
    Integer y = integer(sample(time + 0.5, Clock(1)));
    Integer yShift(start = 10) = shiftSample(y, 1, 5);
    Integer yBack = backSample(yShift, 1, 5);
    Integer yLater(start = -3) = shiftSample(yShift, 4, 5);
    Integer twice(start = 7) = shiftSample(y, 2);
    Integer a = hold(yShift), b = hold(yBack), c = hold(yLater), d = hold(twice);)",
                                  0, 5);
  QVERIFY2(run.store, run.message.c_str());
  for (int k = 0; k < 5; ++k) {
    QCOMPARE(run.at("a", k + 0.1), k == 0 ? 10.0 : k - 1.0);
    QCOMPARE(run.at("a", k + 0.3), double(k));
    QCOMPARE(run.at("b", k + 0.1), k == 0 ? 10.0 : k - 1.0);
    QCOMPARE(run.at("b", k + 0.9), k == 0 ? 10.0 : k - 1.0);
    QCOMPARE(run.at("c", k + 0.5), k == 0 ? -3.0 : k - 1.0);
    QCOMPARE(run.at("d", k + 0.5), k < 2 ? 7.0 : double(k));
  }
}

// Clocks whose own equations give the next interval tick at 0, 3, 7, 12, 18 ms.
void FacadeClocksTest::intervalsThatChange() {
  const ClockedRun run = simulate(R"(
    Integer count(start = 2);
    Real next(start = 0.002), n1(start = 0), n2(start = 0), t1, t2, h1, h2;
  equation
    when Clock(count, 1000) then
      count = previous(count) + 1;
      n1 = previous(n1) + 1;
      t1 = sample(time);
      h1 = interval();
    end when;
    when Clock(next) then
      next = previous(next) + 1e-3;
      n2 = previous(n2) + 1;
      t2 = sample(time);
      h2 = interval();
    end when;)",
                                  0, 0.02);
  QVERIFY2(run.store, run.message.c_str());
  const double ticks[] = {0, 0.003, 0.007, 0.012, 0.018};
  for (int k = 0; k < 5; ++k) {
    const double t = ticks[k] + 1e-3;
    QCOMPARE(run.at("n1", t), k + 1.0);
    QCOMPARE(run.at("n2", t), k + 1.0);
    QCOMPARE(run.at("t1", t), ticks[k]);
    QVERIFY(isNear(run.at("t2", t), ticks[k], 1e-15));
    QVERIFY(isNear(run.at("h1", t), (k + 2) * 1e-3, 1e-15));
    QVERIFY(isNear(run.at("h2", t), (k + 2) * 1e-3, 1e-15));
  }
}

// The intervals 2, 1, 1, … halved and shifted by three halves: ticks at 2.5, 3.5, 4.5.
void FacadeClocksTest::halvesOfChangingIntervals() {
  const ClockedRun run = simulate(R"(
    Integer intervals(start = 2), n(start = 0), m(start = 0);
    Clock u = Clock(intervals, 1), s = shiftSample(u, 3, 2);
    Real tu, ts;
  equation
    when u then
      n = previous(n) + 1;
      intervals = if n >= 2 then 1 else previous(intervals);
      tu = sample(time);
    end when;
    when s then
      m = previous(m) + 1;
      ts = sample(time);
    end when;)",
                                  0, 6);
  QVERIFY2(run.store, run.message.c_str());
  const double coarse[] = {0, 2, 3, 4, 5}, fine[] = {2.5, 3.5, 4.5, 5.5};
  for (int k = 0; k < 5; ++k) {
    QCOMPARE(run.at("n", coarse[k] + 0.1), k + 1.0);
    QCOMPARE(run.at("tu", coarse[k] + 0.1), coarse[k]);
  }
  QCOMPARE(run.at("m", 2.4), 0.0);
  for (int k = 0; k < 4; ++k) {
    QCOMPARE(run.at("m", fine[k] + 0.1), k + 1.0);
    QCOMPARE(run.at("ts", fine[k] + 0.1), fine[k]);
  }
}

// sin t passes 1/2 upwards at π/6 + 2πk; every second of these instants is one of a slower clock.
void FacadeClocksTest::eventClocks() {
  const ClockedRun run = simulate(R"(
    Boolean b = time >= 0.5, b2 = sample(b, Clock(b));
    Real s(start = 0, fixed = true), c(start = 1, fixed = true), n(start = 0), p, h, slow(start = 0), total(start = 0);
  equation
    der(s) = c;
    der(c) = -s;
    when Clock(s > 0.5, 0.1) then
      n = previous(n) + 1;
      p = sample(time);
      h = interval();
    end when;
    slow = subSample(n, 2);
    total = previous(total) + slow;)",
                                  0, 20);
  QVERIFY2(run.store, run.message.c_str());
  QCOMPARE(run.at("b2", 0.4), 0.0);
  QCOMPARE(run.at("b2", 0.6), 1.0);
  QCOMPARE(run.at("n", 0.5), 0.0);
  for (int k = 0; k < 3; ++k) {
    const double t = M_PI / 6 + 2 * M_PI * k;
    QCOMPARE(run.at("n", t + 0.1), k + 1.0);
    QVERIFY(isNear(run.at("p", t + 0.1), t, 1e-7));
    QVERIFY(isNear(run.at("h", t + 0.1), k == 0 ? 0.1 : 2 * M_PI, 1e-7));
    QCOMPARE(run.at("total", t + 0.1), k < 2 ? 1.0 : 4.0);
  }
}

// x' = u − x in steps of h by three methods, beginning with the start value at the first tick.
void FacadeClocksTest::discretizedStates() {
  const ClockedRun run = simulate(R"(
    Real i(start = 1), e(start = 1), z(start = 1), y;
  equation
    der(i) = 3 - i + sample(0, Clock(Clock(1, 10), solverMethod = "ImplicitEuler"));
    der(e) = 3 - e + sample(0, Clock(Clock(1, 10), solverMethod = "ExplicitEuler"));
    der(z) = 3 - z + sample(0, Clock(Clock(1, 10), solverMethod = "ImplicitTrapezoid"));
    y = hold(i);)",
                                  0, 1.05);
  QVERIFY2(run.store, run.message.c_str());
  const double h = 0.1;
  double i = 1, e = 1, z = 1;
  for (int k = 0; k <= 10; ++k) {
    const double t = 0.1 * k + 0.02;
    QVERIFY(isNear(run.at("i", t), i, 1e-13));
    QVERIFY(isNear(run.at("y", t), i, 1e-13));
    QVERIFY(isNear(run.at("e", t), e, 1e-13));
    QVERIFY(isNear(run.at("z", t), z, 1e-13));
    QVERIFY(isNear(run.at("der(e)", t), 3 - e, 1e-13));
    i = (i + h * 3) / (1 + h);
    e += h * (3 - e);
    z = (z * (1 - h / 2) + h * 3) / (1 + h / 2);
  }
}

// An oscillator of two states by the implicit Euler method: a linear system at every tick.
void FacadeClocksTest::discretizedSecondOrder() {
  const ClockedRun run = simulate(R"(
    Real x(start = 1), v(start = 0), w;
    Clock c = Clock(Clock(1, 20), solverMethod = "ImplicitEuler");
  equation
    when c then
      der(x) = v;
      der(v) = -4*x - v;
    end when;
    w = subSample(x, 2);)",
                                  0, 1);
  QVERIFY2(run.store, run.message.c_str());
  const double h = 0.05;
  double x = 1, v = 0;
  for (int k = 0; k < 20; ++k) {
    QVERIFY(isNear(run.at("x", h * k + 0.02), x, 1e-12));
    QVERIFY(isNear(run.at("v", h * k + 0.02), v, 1e-12));
    if (k % 2 == 0) QVERIFY(isNear(run.at("w", h * k + 0.07), x, 1e-12));
    // x' = v, v' = −4 x − v: (1 + h) v1 + 4 h x1 = v, x1 = x + h v1
    v = (v - 4 * h * x) / (1 + h + 4 * h * h);
    x += h * v;
  }
}

// A discretized part begins where its initial equations say: at rest for the first input.
void FacadeClocksTest::initialEquationsOfDiscretizedParts() {
  const ClockedRun run = simulate(R"(
    Real x(start = 9), z(start = 9), u = sample(2 + time, Clock(Clock(1, 10), solverMethod = "ImplicitEuler"));
  initial equation
    der(x) = 0;
    z = 4;
  equation
    der(x) = u - 2*x;
    der(z) = u - z;)",
                                  0, 0.5);
  QVERIFY2(run.store, run.message.c_str());
  double x = 1, z = 4;
  for (int k = 0; k < 5; ++k) {
    QVERIFY(isNear(run.at("x", 0.1 * k + 0.05), x, 1e-12));
    QVERIFY(isNear(run.at("z", 0.1 * k + 0.05), z, 1e-12));
    x = (x + 0.1 * (2 + 0.1 * (k + 1))) / 1.2;
    z = (z + 0.1 * (2 + 0.1 * (k + 1))) / 1.1;
  }
}

// Clocked equations need not be solved for a variable: a linear and a cubic one.
void FacadeClocksTest::implicitEquations() {
  const ClockedRun run = simulate(R"(
    Real u = sample(time, Clock(1, 10)), a(start = 0.25), b, c(start = 0.5), d;
    Boolean isLarge;
  equation
    a + b = u;
    a - 2*b = 1 + previous(a);
    c^3 + c = u + 1;
    0 = d + c - a;
    isLarge = c > 0.75;)",
                                  0, 1);
  QVERIFY2(run.store, run.message.c_str());
  double a = 0.25;
  for (int k = 0; k < 10; ++k) {
    const double u = 0.1 * k, t = u + 0.05;
    a = (1 + a + 2 * u) / 3;
    QVERIFY(isNear(run.at("a", t), a, 1e-12));
    QVERIFY(isNear(run.at("b", t), u - a, 1e-12));
    const double c = run.at("c", t);
    QVERIFY(isNear(c * c * c + c, u + 1, 1e-9));
    QVERIFY(isNear(run.at("d", t), a - c, 1e-12));
    QCOMPARE(run.at("isLarge", t), c > 0.75 ? 1.0 : 0.0);
  }
}

// Without a clock a value is the present one, sampled and held it is the one before.
void FacadeClocksTest::heldAndUnheld() {
  const ClockedRun run = simulate(R"(
    Clock fast = Clock(1, 10), slow = subSample(fast, 2);
    Real x(start = 0), y(start = 0), z(start = 0);
  equation
    when fast then
      x = previous(x) + 0.1;
    end when;
    when slow then
      y = noClock(x);
      z = sample(hold(x));
    end when;)",
                                  0, 1);
  QVERIFY2(run.store, run.message.c_str());
  for (int k = 0; k < 10; k += 2) {
    QVERIFY(isNear(run.at("y", 0.1 * k + 0.05), 0.1 * (k + 1), 1e-12));
    QVERIFY(isNear(run.at("z", 0.1 * k + 0.05), 0.1 * k, 1e-12));
  }
}

// The first sample is of what the initialization has found, not of the start value.
void FacadeClocksTest::firstSampleIsAfterInitialization() {
  const ClockedRun run = simulate(R"(
    Real y(start = 1), yc = sample(y, Clock(0.1));
  initial equation
    der(y) = 0;
  equation
    der(y) + y = 2;)",
                                  0, 0.5);
  QVERIFY2(run.store, run.message.c_str());
  QVERIFY(isNear(run.at("yc", 0), 2, 1e-12));
}

// Three delays of one signal, with start values of their own.
void FacadeClocksTest::startsOfNeighboursStayApart() {
  const ClockedRun run = simulate(R"(
    Real s = sample(time + 5, Clock(1, 10)), u1(start = 1) = s, u2(start = 2) = s, u3(start = 3) = s;
    Real y1 = previous(u1), y2 = previous(u2), y3(start = -1) = hold(u3);)",
                                  0, 0.5);
  QVERIFY2(run.store, run.message.c_str());
  QCOMPARE(run.at("y1", 0.05), 1.0);
  QCOMPARE(run.at("y2", 0.05), 2.0);
  QVERIFY(isNear(run.at("y1", 0.25), 5.1, 1e-12));
  QVERIFY(isNear(run.at("y2", 0.25), 5.1, 1e-12));
  QVERIFY(isNear(run.at("y3", 0.25), 5.2, 1e-12));
}

// A clock begins with the run, wherever that begins.
void FacadeClocksTest::ticksCountFromTheStart() {
  const ClockedRun run = simulate(R"(
    Real t = sample(time, Clock(1, 2)), s = sample(time, shiftSample(Clock(0.5), 1, 2));
    Integer n(start = 1), k(start = 0);
  equation
    when Clock(n, 4) then
      n = previous(n) + 1;
      k = previous(k) + 1;
    end when;)",
                                  0.3, 2.4);
  QVERIFY2(run.store, run.message.c_str());
  for (int k = 0; k < 4; ++k) {
    QVERIFY(isNear(run.at("t", 0.3 + 0.5 * k + 0.1), 0.3 + 0.5 * k, 1e-14));
    QVERIFY(isNear(run.at("s", 0.55 + 0.5 * k + 0.1), 0.55 + 0.5 * k, 1e-14));
  }
  // Intervals 2/4, 3/4, 4/4 s.
  QCOMPARE(run.at("k", 0.7), 1.0);
  QCOMPARE(run.at("k", 0.9), 2.0);
  QCOMPARE(run.at("k", 1.5), 2.0);
  QCOMPARE(run.at("k", 1.6), 3.0);
}

// Thirds and sevenths of a second meet at every whole second and nowhere else, also after a thousand seconds: one
// event for each instant.
void FacadeClocksTest::instantsAreExact() {
  const ClockedRun run = simulate(R"(
    Integer a(start = 0), b(start = 0), both(start = 0);
    Real t;
  equation
    when Clock(1, 3) then
      a = previous(a) + 1;
    end when;
    when Clock(1, 7) then
      b = previous(b) + 1;
      t = sample(time);
    end when;
    both = previous(both) + (if mod(subSample(b, 7), 7) == 1 then 1 else 0);)",
                                  0, 999.9);
  QVERIFY2(run.store, run.message.c_str());
  QCOMPARE(run.at("a", 999.9), 3000.0);
  QCOMPARE(run.at("b", 999.9), 7000.0);
  QCOMPARE(run.at("both", 999.9), 1000.0);
  QCOMPARE(run.at("t", 999.9), 6999.0 / 7);
  QCOMPARE(run.timeEvents, uint64_t(3000 + 7000 - 1000 - 1));  // that of the start is not counted
}

// The interval of a Real clock is a parameter that may be computed from others.
void FacadeClocksTest::parametersSetTheInterval() {
  const ClockedRun run = simulate(R"(
    parameter Real f = 8;
    parameter Real h = 2/f;
    Clock c = Clock(h), d = superSample(c, 2), e = shiftSample(c, 1, 4);
    Real t1 = sample(time, c), t2 = sample(time, d), t3 = sample(time, e), h1 = interval(t1), h2 = interval(t2);)",
                                  0, 1);
  QVERIFY2(run.store, run.message.c_str());
  QCOMPARE(run.at("t1", 0.6), 0.5);
  QCOMPARE(run.at("t2", 0.7), 0.625);
  QCOMPARE(run.at("t3", 0.6), 0.5625);
  QCOMPARE(run.at("h1", 0.6), 0.25);
  QCOMPARE(run.at("h2", 0.6), 0.125);
}

// Clocks pass through connectors like signals.
void FacadeClocksTest::clocksInConnectors() {
  const ClockedRun run = simulate(R"(
    connector ClockInput = input Clock;
    connector ClockOutput = output Clock;
    connector RealInput = input Real;
    connector RealOutput = output Real;
    block Source
      parameter Integer factor;
      parameter Boolean isSlow = false;
      ClockOutput y = if isSlow then subSample(Clock(factor, 10), 2) else Clock(factor, 10);
    end Source;
    block Sampler
      ClockInput clock;
      RealInput u;
      RealOutput y = sample(u, clock);
    end Sampler;
    Source a(factor = 1), b(factor = 1, isSlow = true);
    Sampler p, q;
  equation
    connect(a.y, p.clock);
    connect(b.y, q.clock);
    p.u = time;
    q.u = time;)",
                                  0, 1);
  QVERIFY2(run.store, run.message.c_str());
  QVERIFY(isNear(run.at("p.y", 0.35), 0.3, 1e-15));
  QVERIFY(isNear(run.at("q.y", 0.35), 0.2, 1e-15));
}

// Within a clocked part nothing but ticks makes events.
void FacadeClocksTest::relationsMakeNoEvents() {
  const ClockedRun run = simulate(R"(
    Real x(start = 0, fixed = true), u = sample(x, Clock(1, 2)), y;
    Integer n;
  equation
    der(x) = 1;
    y = if u > 0.7 then abs(u - 1.2) else 0;
    n = integer(10*u + 0.5);)",
                                  0, 2.1);
  QVERIFY2(run.store, run.message.c_str());
  QCOMPARE(run.timeEvents, uint64_t(4));
  QVERIFY(isNear(run.at("y", 1.2), 0.2, 1e-8));
  QCOMPARE(run.at("n", 1.7), 15.0);
}

void FacadeClocksTest::drivesOfTheLibrary_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<int>("controller");
  QTest::newRow("period in the controller") << "ClockedWithDiscreteController" << 0;
  QTest::newRow("exact clock") << "ExactlyClockedWithDiscreteController" << 0;
  QTest::newRow("period in the parameters") << "ClockedWithDiscreteTextbookController" << 1;
  QTest::newRow("discretized controller") << "ClockedWithDiscretizedContinuousController" << 2;
}

// Examples of the Modelica Standard Library: a shaft of inertia 10 kg.m2 that follows a ramp, its torque held between
// the ticks of a PI controller: w[k+1] = w[k] + h u[k]/10.
void FacadeClocksTest::drivesOfTheLibrary() {
  if (qEnvironmentVariableIsEmpty("ARMATURE_MSL")) QSKIP("ARMATURE_MSL is not set");
  QFETCH(QString, name);
  QFETCH(int, controller);
  Session session({qEnvironmentVariable("ARMATURE_MSL").toStdString()});
  Source source;
  source.className = "Modelica.Clocked.Examples.SimpleControlledDrive." + name.toStdString();
  const ClockedRun run = simulate(session, source, 0, 3);
  QVERIFY2(run.store, run.message.c_str());
  const double h = 0.1, T = 0.1;
  double w = 0, x = 0;
  for (int k = 0; k < 29; ++k) {
    const double e = std::min(h * k / 2, 1.0) - w;
    if (controller == 0) x += e * h / T;
    if (controller == 1) x += e;
    if (controller == 2) x = k == 0 ? -e : x + h * e / T;  // its output is zero at first
    const double u = 110 * (x + e);
    QVERIFY(isNear(run.at("PI.y", h * k + 0.05), u, 1e-9));
    QVERIFY(isNear(run.at("load.w", h * k), w, 1e-10));
    w += h * u / 10;
  }
}

QTEST_APPLESS_MAIN(FacadeClocksTest)
#include "clocks_test.moc"
