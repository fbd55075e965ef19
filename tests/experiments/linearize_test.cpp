#include <cmath>
#include <complex>

#include "engine/experiments/modes.h"
#include "tests/experiments/text_model.h"

using namespace armature;

namespace {

using Names = std::vector<std::string>;

struct Linear {
  solve::RunResult result;
  std::vector<Message> messages;
  const solve::Linearization& l() const { return *result.linearization; }
  bool has(const char* code) const {
    return std::any_of(messages.begin(), messages.end(), [code](const Message& m) { return m.code == code; });
  }
};

Linear linearize(const TextModel& text, const Names& inputs, const Names& outputs, double at = 0,
                 const solve::Overrides& overrides = {}) {
  Linear linear;
  solve::Settings settings = text.model->defaultSettings();
  settings.aim = solve::Aim::linearization;
  settings.stopTime = at;
  settings.inputs = inputs;
  settings.outputs = outputs;
  solve::Control control;
  const auto store = text.model->makeStore();
  linear.result = text.model->run(settings, overrides, control, *store, linear.messages);
  for (const Message& m : linear.messages) qDebug("%s", m.toText().c_str());
  return linear;
}

int place(const std::vector<solve::Signal>& list, const std::string& name) {
  for (size_t k = 0; k < list.size(); ++k)
    if (list[k].name == name) return static_cast<int>(k);
  return -1;
}

// The gain from input to output at a frequency [rad/s]: C (i w - A)^-1 B + D, by elimination.
std::complex<double> response(const solve::Linearization& l, size_t output, size_t input, double w) {
  const size_t n = l.states.size();
  std::vector<std::vector<std::complex<double>>> m(n, std::vector<std::complex<double>>(n + 1));
  for (size_t i = 0; i < n; ++i) {
    for (size_t j = 0; j < n; ++j) m[i][j] = (i == j ? std::complex<double>(0, w) : 0.0) - l.a[i * n + j];
    m[i][n] = l.b[i * l.inputs.size() + input];
  }
  for (size_t k = 0; k < n; ++k) {
    size_t pivot = k;
    for (size_t i = k; i < n; ++i)
      if (std::abs(m[i][k]) > std::abs(m[pivot][k])) pivot = i;
    std::swap(m[k], m[pivot]);
    for (size_t i = 0; i < n; ++i) {
      if (i == k) continue;
      const std::complex<double> factor = m[i][k] / m[k][k];
      for (size_t j = k; j <= n; ++j) m[i][j] -= factor * m[k][j];
    }
  }
  std::complex<double> gain = l.d[output * l.inputs.size() + input];
  for (size_t k = 0; k < n; ++k) gain += l.c[output * n + k] * m[k][n] / m[k][k];
  return gain;
}

bool isNear(double a, double b) {
  return std::fabs(a - b) <= 1e-8 * std::max(1.0, std::fabs(b));
}

constexpr const char* kOscillator = R"(
  Modelica.Mechanics.Translational.Components.Mass mass(m = 2, s(start = 0.1, fixed = true), v(fixed = true));
  Modelica.Mechanics.Translational.Components.SpringDamper spring(c = 8, d = 0.4, s_rel0 = 1);
  Modelica.Mechanics.Translational.Components.Fixed fixed;
  Modelica.Mechanics.Translational.Sources.Force force;
  Modelica.Blocks.Sources.Sine sine(f = 1, amplitude = 2);
equation
  connect(fixed.flange, spring.flange_a); connect(spring.flange_b, mass.flange_a);
  connect(force.flange, mass.flange_b); connect(sine.y, force.f);)";

constexpr const char* kMotor = R"(
  Modelica.Electrical.Analog.Sources.SignalVoltage source;
  Modelica.Electrical.Analog.Basic.Resistor R(R = 0.5);
  Modelica.Electrical.Analog.Basic.Inductor L(L = 0.02, i(fixed = true));
  Modelica.Electrical.Analog.Basic.RotationalEMF emf(k = 0.3);
  Modelica.Electrical.Analog.Basic.Ground ground;
  Modelica.Mechanics.Rotational.Components.Inertia rotor(J = 0.01, phi(fixed = true), w(fixed = true));
  Modelica.Mechanics.Rotational.Components.Damper friction(d = 0.002);
  Modelica.Mechanics.Rotational.Components.Fixed fixed;
  input Real u(unit = "V", start = 12);
  output Real speed = rotor.w;
equation
  source.v = u;
  connect(source.p, R.p); connect(R.n, L.p); connect(L.n, emf.p); connect(emf.n, source.n);
  connect(source.n, ground.p); connect(emf.flange, rotor.flange_a); connect(rotor.flange_b, friction.flange_a);
  connect(friction.flange_b, fixed.flange);)";

constexpr const char* kBlocks = R"(
  Modelica.Blocks.Continuous.TransferFunction G(b = {2, 1}, a = {1, 3, 5, 7});
  Modelica.Blocks.Continuous.StateSpace S(A = [0, 1; -4, -2], B = [0; 1], C = [1, 0.5], D = [0.25]);
  Modelica.Blocks.Continuous.SecondOrder P(w = 20, D = 0.3, k = 2);
  input Real u;
  output Real y = G.y;
  output Real z = S.y[1];
  output Real p = P.y;
equation
  G.u = u; S.u[1] = u; P.u = u;)";

}  // namespace

class LinearizeTest : public QObject {
  Q_OBJECT
 private slots:
  // Mass, spring and damper: names, units and every entry against the equations.
  void oscillator() {
    const TextModel text(kOscillator);
    QVERIFY(text.model);
    const Linear linear = linearize(text, {"force.f", "spring.c"}, {"mass.s", "spring.f", "mass.a"}, 0.3);
    QVERIFY(linear.result.linearization);
    const solve::Linearization& l = linear.l();
    QCOMPARE(l.states.size(), size_t(2));
    const int s = l.states[0].unit == "m" ? 0 : 1, v = 1 - s;
    QCOMPARE(l.states[size_t(v)].unit, std::string("m/s"));
    QCOMPARE(l.inputs[0].unit, std::string("N"));
    const auto a = [&](int i, int j) { return l.a[size_t(2 * i + j)]; };
    QVERIFY(isNear(a(s, s), 0) && isNear(a(s, v), 1) && isNear(a(v, s), -4) && isNear(a(v, v), -0.2));
    const double stretch = l.states[size_t(s)].value - 1;
    QVERIFY(isNear(l.b[size_t(2 * s)], 0) && isNear(l.b[size_t(2 * v)], 0.5));
    QVERIFY(isNear(l.b[size_t(2 * v + 1)], -stretch / 2));
    const auto c = [&](int i, int j) { return l.c[size_t(2 * i + j)]; };
    QVERIFY(isNear(c(0, s), 1) && isNear(c(0, v), 0) && isNear(c(1, s), 8) && isNear(c(1, v), 0.4));
    QVERIFY(isNear(c(2, s), -4) && isNear(c(2, v), -0.2));
    QVERIFY(isNear(l.d[0], 0) && isNear(l.d[3], stretch) && isNear(l.d[4], 0.5) && isNear(l.d[5], -stretch / 2));
    const auto modes = experiments::modesOf(l.a, 2);
    QVERIFY(modes && isNear((*modes)[0].real, -0.1) && isNear((*modes)[1].imaginary, std::sqrt(4 - 0.01)));
    QVERIFY(isNear((*modes)[1].frequency(), 2) && isNear((*modes)[1].damping(), 0.05));
  }

  // A motor on its voltage: the poles of the closed form, and the steady gain.
  void motor() {
    const TextModel text(kMotor);
    QVERIFY(text.model);
    const Linear linear = linearize(text, {}, {});
    QVERIFY(linear.result.linearization);
    const solve::Linearization& l = linear.l();
    QCOMPARE(l.inputs.size(), size_t(1));
    QCOMPARE(l.inputs[0].name, std::string("u"));
    QCOMPARE(l.outputs[0].name, std::string("speed"));
    for (const auto& s : l.states) qDebug("%s %s", s.name.c_str(), s.unit.c_str());
    QVERIFY(place(l.states, "L.i") >= 0);
    for (const double w : {0.1, 5.0, 40.0, 1000.0}) {
      const std::complex<double> s(0, w);
      const std::complex<double> expected = 0.3 / ((0.02 * s + 0.5) * (0.01 * s + 0.002) + 0.09);
      QVERIFY(std::abs(response(l, 0, 0, w) - expected) <= 1e-8 * std::abs(expected));
    }
    const auto modes = experiments::modesOf(l.a, l.states.size());
    QVERIFY(modes);
    const double sum = 0.5 / 0.02 + 0.002 / 0.01, product = (0.5 * 0.002 + 0.09) / (0.02 * 0.01);
    int found = 0;
    for (const experiments::Mode& mode : *modes) {
      if (mode.imaginary == 0) continue;
      ++found;
      QVERIFY(isNear(mode.real, -sum / 2));
      QVERIFY(isNear(std::fabs(mode.imaginary), std::sqrt(product - sum * sum / 4)));
      double share = 0;
      for (const auto& p : mode.participants)
        if (l.states[p.state].unit == "A" || l.states[p.state].unit == "rad/s") share += p.share;
      QVERIFY(share > 0.99);
    }
    QCOMPARE(found, 2);
  }

  // A series circuit with values far from 1.
  void circuit() {
    const TextModel text(R"(
  Modelica.Electrical.Analog.Basic.Resistor R(R = 10);
  Modelica.Electrical.Analog.Basic.Inductor L(L = 1e-3);
  Modelica.Electrical.Analog.Basic.Capacitor C(C = 1e-6, v(start = 1, fixed = true));
  Modelica.Electrical.Analog.Sources.ConstantVoltage V(V = 5);
  Modelica.Electrical.Analog.Basic.Ground g;
equation
  connect(V.p, R.p); connect(R.n, L.p); connect(L.n, C.p); connect(C.n, V.n); connect(V.n, g.p);)");
    QVERIFY(text.model);
    const Linear linear = linearize(text, {"V.V", "R.R"}, {"C.v", "R.n.i"}, 1e-4);
    QVERIFY(linear.result.linearization);
    for (const double w : {1.0, 3e4, 1e6}) {
      const std::complex<double> s(0, w), z = 10.0 + s * 1e-3 + 1.0 / (s * 1e-6);
      const std::complex<double> voltage = 1.0 / (s * 1e-6) / z;
      QVERIFY(std::abs(response(linear.l(), 0, 0, w) - voltage) <= 1e-8 * std::abs(voltage));
      QVERIFY(std::abs(response(linear.l(), 1, 0, w) + 1.0 / z) <= 1e-8 * std::abs(1.0 / z));
    }
  }

  // Blocks against what their parameters say, as transfer functions.
  void blocks() {
    const TextModel text(kBlocks);
    QVERIFY(text.model);
    const Linear linear = linearize(text, {}, {});
    QVERIFY(linear.result.linearization);
    for (const double w : {0.0, 0.3, 2.0, 20.0, 500.0}) {
      const std::complex<double> s(0, w);
      const std::complex<double> g = (2.0 * s + 1.0) / (((s + 3.0) * s + 5.0) * s + 7.0);
      const std::complex<double> h = (0.5 * s + 1.0) / ((s + 2.0) * s + 4.0) + 0.25;
      const std::complex<double> p = 2.0 / ((s / 20.0 + 0.6) * (s / 20.0) + 1.0);
      QVERIFY(std::abs(response(linear.l(), 0, 0, w) - g) <= 1e-8 * std::abs(g));
      QVERIFY(std::abs(response(linear.l(), 1, 0, w) - h) <= 1e-8 * std::abs(h));
      QVERIFY(std::abs(response(linear.l(), 2, 0, w) - p) <= 1e-8 * std::abs(p));
    }
  }

  // A pendulum away from rest, of index three with dummy derivatives, and one with a nonlinear system.
  void nonlinear() {
    const TextModel pendulum(R"(
  parameter Real L = 0.5;
  Real phi(start = 0.7, fixed = true), w(start = 0, fixed = true);
equation
  der(phi) = w; L*der(w) = -9.81*sin(phi) - 0.1*w*abs(w);)");
    const Linear at = linearize(pendulum, {"L"}, {});
    QVERIFY(at.result.linearization);
    QVERIFY(isNear(at.l().a[2], -9.81 / 0.5 * std::cos(0.7)) && isNear(at.l().a[1], 1));
    QVERIFY(isNear(at.l().b[1], 9.81 / 0.25 * std::sin(0.7)));
    const TextModel implicit("Real x(start = 2, fixed = true), z(start = 1);\nequation\n  der(x) = -z; z + z^3 = x;");
    const Linear other = linearize(implicit, {}, {"z"});
    QVERIFY(other.result.linearization);
    QVERIFY(isNear(other.l().a[0], -1.0 / 4) && isNear(other.l().c[0], 1.0 / 4));
  }

  // A loop is cut where its signal is an input: the plant of a controlled system, by itself.
  void openLoop() {
    const TextModel text(R"(
  Modelica.Blocks.Continuous.FirstOrder plant(k = 3, T = 2);
  Modelica.Blocks.Math.Gain controller(k = 5);
  Modelica.Blocks.Math.Feedback error;
  input Real u;
equation
  error.u1 = u; connect(error.y, controller.u); connect(controller.y, plant.u); connect(plant.y, error.u2);)");
    const Linear closed = linearize(text, {}, {"plant.y"});
    QVERIFY(closed.result.linearization && closed.messages.empty());
    QVERIFY(isNear(closed.l().a[0], -(1.0 + 15) / 2) && isNear(closed.l().b[0], 7.5));
    const Linear open = linearize(text, {"controller.y"}, {"plant.y"});
    QVERIFY(open.result.linearization && open.has("R168"));
    QVERIFY(isNear(open.l().a[0], -0.5) && isNear(open.l().b[1], 1.5) && isNear(open.l().b[0], 0));
  }

  // What cannot be an input or an output is said.
  void refusals() {
    const TextModel text(kOscillator);
    QVERIFY(linearize(text, {"spring.s_rel"}, {}).has("R165"));
    QVERIFY(linearize(text, {}, {"nothing"}).has("R164"));
    QVERIFY(!linearize(text, {"spring.s_rel"}, {}).result.linearization);
    const TextModel delayed("Real x(start = 1, fixed = true);\nequation\n  der(x) = -delay(x, 0.1);");
    QVERIFY(linearize(delayed, {}, {}).has("R167"));
    const TextModel sampled(
        "Real x(start = 1, fixed = true);\n  discrete Real u(start = 0, fixed = true);\nequation\n  der(x) = u - x;\n"
        "  when sample(0, 0.1) then\n    u = -10*x;\n  end when;");
    QVERIFY(linearize(sampled, {}, {}).has("R167"));
    const TextModel root(
        "Real x(start = 0, fixed = true);\nequation\n  der(x) = -noEvent(if x > 0 then x else abs(x)^0.3);");
    QVERIFY(linearize(root, {}, {}).has("R166"));
    const TextModel large("Real x[2001](each start = 1, each fixed = true);\nequation\n  der(x) = -x;");
    QVERIFY(linearize(large, {}, {}).has("R169"));
  }

  // A double eigenvalue with one direction has no shares; a matrix of numbers that are none has no eigenvalues.
  void modes() {
    const auto chain = experiments::modesOf({0, 1, 0, 0}, 2);
    QVERIFY(chain && (*chain)[0].participants.empty());
    const auto apart = experiments::modesOf({-1, 0, 0, -2}, 2);
    QVERIFY(apart && (*apart)[0].participants.size() == 1 && (*apart)[0].participants[0].state == 1);
    const auto none = experiments::modesOf({NAN, 1, 1, 1}, 2);
    QVERIFY(!none && none.reason().code == "E001");
  }
};

QTEST_GUILESS_MAIN(LinearizeTest)
#include "linearize_test.moc"
