#include <cmath>

#include "tests/experiments/text_model.h"

using namespace armature;

namespace {

struct Steady {
  solve::RunResult result;
  std::vector<Message> messages;
  std::shared_ptr<results::Store> store;
  bool isFound() const { return result.outcome == solve::Outcome::finished && store->rowCount() == 1; }
  bool has(const char* code) const {
    return std::any_of(messages.begin(), messages.end(), [code](const Message& m) { return m.code == code; });
  }
  double operator()(const char* name) const {
    const int64_t column = store->find(name);
    return column < 0 ? NAN : store->value(store->columns()[size_t(column)], 0);
  }
};

Steady steady(const TextModel& text, double at = 0) {
  Steady s;
  solve::Settings settings = text.model->defaultSettings();
  settings.aim = solve::Aim::steadyState;
  settings.stopTime = at;
  solve::Control control;
  s.store = text.model->makeStore();
  s.result = text.model->run(settings, {}, control, *s.store, s.messages);
  for (const Message& m : s.messages) qDebug("%s", m.toText().c_str());
  return s;
}

bool isNearlyAt(double a, double b) {
  return std::fabs(a - b) <= 1e-9 * std::max(1.0, std::fabs(b));
}

}  // namespace

class SteadyTest : public QObject {
  Q_OBJECT
 private slots:
  // A mass on a spring hangs where weight and spring agree, whatever it does at the start.
  void hangs() {
    const TextModel text(R"(
  Modelica.Mechanics.Translational.Components.Mass mass(m = 2, s(start = 3, fixed = true), v(start = 5, fixed = true));
  Modelica.Mechanics.Translational.Components.Spring spring(c = 40, s_rel0 = 1);
  Modelica.Mechanics.Translational.Components.Fixed fixed;
  Modelica.Mechanics.Translational.Sources.ConstantForce weight(f_constant = 19.62);
equation
  connect(fixed.flange, spring.flange_a); connect(spring.flange_b, mass.flange_a);
  connect(weight.flange, mass.flange_b);)");
    QVERIFY(text.model);
    for (const double at : {0.0, 0.7}) {
      const Steady s = steady(text, at);
      QVERIFY(s.isFound());
      QVERIFY(isNearlyAt(s("mass.s"), 1 + 19.62 / 40) && isNearlyAt(s("mass.v"), 0) &&
              isNearlyAt(s("spring.f"), 19.62));
      QVERIFY(s.messages.empty());
      QCOMPARE(s.store->time(0), at);
    }
  }

  // The state at a time: a source that has stepped by then.
  void atTime() {
    const TextModel text(R"(
  Modelica.Blocks.Sources.Step step(height = 3, startTime = 0.5);
  Modelica.Blocks.Continuous.FirstOrder lag(k = 2, T = 0.1);
equation
  connect(step.y, lag.u);)");
    QVERIFY(text.model);
    QVERIFY(isNearlyAt(steady(text)("lag.y"), 0));
    QVERIFY(isNearlyAt(steady(text, 1)("lag.y"), 6));
  }

  // Far from the solution, where Newton's method runs to infinity, the model's own motion leads there.
  void fromFar() {
    const TextModel text("Real x(start = 3, fixed = true);\nequation\n  der(x) = -x/(1 + x^4);");
    const Steady s = steady(text);
    QVERIFY(s.isFound());
    QVERIFY(std::fabs(s("x")) < 1e-9);
  }

  // A motor turns on: its angle is named, the speed is that of the closed form.
  void turning() {
    const TextModel text(R"(
  Real i(start = 0, fixed = true), w(start = 0, fixed = true), phi(start = 2, fixed = true, unit = "rad");
equation
  0.02*der(i) = 12 - 0.5*i - 0.3*w; 0.01*der(w) = 0.3*i - 0.002*w; der(phi) = w;)");
    const Steady s = steady(text);
    QVERIFY(s.isFound() && s.has("R162"));
    QVERIFY(isNearlyAt(s("w"), 12 * 0.3 / (0.5 * 0.002 + 0.09)) && isNearlyAt(s("phi"), 2));
  }

  // What is held between two samples stays as it is, which is said.
  void sampled() {
    const TextModel text(R"(
  Real x(start = 1, fixed = true);
  discrete Real u(start = 0, fixed = true);
equation
  der(x) = u - x;
  when sample(0, 0.1) then
    u = 0.5*x + 1;
  end when;)");
    QVERIFY(steady(text).has("R167"));
  }

  // A mass that nothing holds: at rest where it is, and said so; with a force there is no steady state, which is said.
  void unsupported() {
    const TextModel loose(R"(
  Modelica.Mechanics.Translational.Components.Mass mass(m = 2, s(start = 0.1, fixed = true), v(start = 1, fixed = true));)");
    const Steady s = steady(loose);
    QVERIFY(s.isFound() && s.has("R163"));
    QVERIFY(isNearlyAt(s("mass.s"), 0.1) && isNearlyAt(s("mass.v"), 0));
    const TextModel pushed(R"(
  Modelica.Mechanics.Translational.Components.Mass mass(m = 2, s(start = 0.1, fixed = true), v(start = 1, fixed = true));
  Modelica.Mechanics.Translational.Sources.ConstantForce force(f_constant = 3);
equation
  connect(force.flange, mass.flange_a);)");
    const Steady none = steady(pushed);
    QVERIFY(!none.isFound() && none.has("R160"));
    QCOMPARE(none.messages.front().parts, std::vector<std::string>{"mass"});
  }

  // A rate that nothing can bring to zero, though its slope is zero at the start.
  void growing() {
    const TextModel text("Real x(start = 0, fixed = true);\nequation\n  der(x) = 1 + x^2;");
    const Steady s = steady(text);
    QVERIFY(!s.isFound() && s.has("R160"));
  }

  // A diode conducts or blocks in the steady state, however it begins.
  void switching_data() {
    QTest::addColumn<double>("source");
    QTest::addColumn<double>("begin");
    QTest::newRow("conducts") << 5.0 << 0.0;
    QTest::newRow("begins blocked") << 5.0 << 9.0;
    QTest::newRow("blocks") << -5.0 << 0.0;
    QTest::newRow("begins conducting") << -5.0 << -9.0;
  }
  void switching() {
    QFETCH(double, source);
    QFETCH(double, begin);
    const TextModel text(qPrintable(QString(R"(
  Modelica.Electrical.Analog.Sources.ConstantVoltage V(V = %1);
  Modelica.Electrical.Analog.Ideal.IdealDiode diode(Ron = 1e-3, Goff = 1e-6, Vknee = 0);
  Modelica.Electrical.Analog.Basic.Resistor R(R = 10);
  Modelica.Electrical.Analog.Basic.Capacitor C(C = 1e-3, v(start = %2, fixed = true));
  Modelica.Electrical.Analog.Basic.Ground g;
equation
  connect(V.p, diode.p); connect(diode.n, R.p); connect(R.n, V.n); connect(C.p, R.p); connect(C.n, R.n);
  connect(V.n, g.p);)")
                                        .arg(source)
                                        .arg(begin)));
    QVERIFY(text.model);
    const Steady s = steady(text);
    QVERIFY(s.isFound());
    const double diode = source > 0 ? 1e-3 : 1e6;
    QVERIFY(isNearlyAt(s("C.v"), source * 10 / (10 + diode)));
  }

  // A two-point controller has no steady state: it switches for ever.
  void oscillates() {
    const TextModel text(R"(
  Real x(start = 0, fixed = true);
  Boolean on(start = true, fixed = true);
equation
  der(x) = (if on then 2 else 0) - x;
  on = x < 0.9 or pre(on) and x < 1.1;)");
    const Steady s = steady(text);
    QVERIFY(!s.isFound() && s.has("R161"));
  }

  // Nothing to find: a model without states.
  void withoutStates() {
    const TextModel text("Real x = 2*time;");
    const Steady s = steady(text, 1);
    QVERIFY(s.isFound());
    QCOMPARE(s("x"), 2.0);
  }
};

QTEST_GUILESS_MAIN(SteadyTest)
#include "steady_test.moc"
