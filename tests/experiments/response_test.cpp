// What linear models answer over frequency and to a step, beside closed forms; their zeros.
#include <cmath>
#include <complex>

#include "engine/experiments/modes.h"
#include "engine/experiments/response.h"
#include "tests/experiments/text_model.h"

using namespace armature;
using namespace armature::experiments;
using Complex = std::complex<double>;

namespace {

// dx/dt = v, dv/dt = -w0² x - 2 d w0 v + w0² u, y = x.
solve::Linearization oscillator(double w0, double d) {
  solve::Linearization l;
  l.states = {{"x", "m", 0}, {"v", "m/s", 0}};
  l.inputs = {{"u", "m", 0}};
  l.outputs = {{"y", "m", 0}};
  l.a = {0, 1, -w0 * w0, -2 * d * w0};
  l.b = {0, w0 * w0};
  l.c = {1, 0};
  l.d = {0};
  return l;
}

solve::Linearization linearized(const char* text) {
  TextModel model(text);
  if (!model.model) return {};
  solve::Settings settings = model.model->defaultSettings();
  settings.aim = solve::Aim::linearization;
  settings.stopTime = 0;
  solve::Control control;
  const auto store = model.model->makeStore();
  std::vector<Message> messages;
  const solve::RunResult result = model.model->run(settings, {}, control, *store, messages);
  return result.linearization.value_or(solve::Linearization());
}

Complex polynomial(const std::vector<double>& coefficients, Complex s) {
  Complex value = 0;
  for (const double c : coefficients) value = value * s + c;
  return value;
}

}  // namespace

class ResponseTest : public QObject {
  Q_OBJECT
 private slots:
  // The step of a damped oscillator, beside its formula, from weak to strong damping.
  void stepOfAnOscillator_data() {
    QTest::addColumn<double>("damping");
    for (const double d : {0.05, 0.3, 0.7, 1.4}) QTest::newRow(qPrintable(QString::number(d))) << d;
  }
  void stepOfAnOscillator() {
    QFETCH(double, damping);
    const double w0 = 12.5;
    const auto answer = stepResponse(oscillator(w0, damping), 0, 0, 2.0);
    QVERIFY(answer);
    for (size_t k = 0; k < answer->times.size(); ++k) {
      const double t = answer->times[k];
      const Complex root = std::sqrt(Complex(damping * damping - 1, 0));
      const Complex p = w0 * (-damping + root), q = w0 * (-damping - root);
      const double exact = (1.0 + (q * std::exp(p * t) - p * std::exp(q * t)) / (p - q)).real();
      QVERIFY2(std::fabs(answer->values[k] - exact) < 1e-10, qPrintable(QString::number(t)));
    }
  }

  // Its answer over frequency: gain, and a phase that goes on to -180 degrees without a jump.
  void bodeOfAnOscillator() {
    const double w0 = 3, d = 0.02;
    const solve::Linearization l = oscillator(w0, d);
    const auto answer = frequencyResponse(l, 0, 0, usefulFrequencies(l));
    QVERIFY(answer);
    const std::vector<double> phases = answer->phases();
    for (size_t k = 0; k < answer->frequencies.size(); ++k) {
      const Complex s(0, answer->frequencies[k]);
      const Complex exact = w0 * w0 / (s * s + 2 * d * w0 * s + w0 * w0);
      QVERIFY(std::abs(answer->values[k] - exact) < 1e-12 * (1 + std::abs(exact)));
      if (k > 0) QVERIFY(phases[k] <= phases[k - 1] + 1e-12);
    }
    QVERIFY(answer->frequencies.front() < 0.31 && answer->frequencies.back() > 29);
    QVERIFY(std::fabs(phases.back() + 3.14159) < 0.01);
    QVERIFY(zerosOf(l, 0, 0).empty());
  }

  // Blocks of the library with a transfer function of the fourth order: the formula of the page of that block.
  void transferFunctionOfTheLibrary() {
    const solve::Linearization l = linearized(R"(
  Modelica.Blocks.Continuous.TransferFunction f(b = {2, 3, 80}, a = {1, 4, 109, 220, 700});
  input Real u;
  output Real y;
equation
  f.u = u;
  y = f.y;)");
    QCOMPARE(l.states.size(), size_t(4));
    const auto answer = frequencyResponse(l, 0, 0, usefulFrequencies(l));
    QVERIFY(answer);
    double worst = 0;
    for (size_t k = 0; k < answer->frequencies.size(); ++k) {
      const Complex s(0, answer->frequencies[k]);
      const Complex exact = polynomial({2, 3, 80}, s) / polynomial({1, 4, 109, 220, 700}, s);
      worst = std::max(worst, std::abs(answer->values[k] - exact) / std::abs(exact));
    }
    qInfo("largest relative difference from the formula %.1e", worst);
    QVERIFY(worst < 1e-8);
    const std::vector<Complex> zeros = zerosOf(l, 0, 0);
    QCOMPARE(zeros.size(), size_t(2));
    const Complex exact(-0.75, std::sqrt(40 - 0.75 * 0.75));
    QVERIFY(std::abs(zeros[0] - std::conj(exact)) < 1e-8 && std::abs(zeros[1] - exact) < 1e-8);
  }

  // A block that passes its input on at once, and one of the first order: the step ends where the gain says.
  void stepOfBlocks() {
    const solve::Linearization l = linearized(R"(
  Modelica.Blocks.Continuous.FirstOrder f(k = 3, T = 0.2, initType = Modelica.Blocks.Types.Init.InitialState);
  input Real u;
  output Real y;
equation
  f.u = u;
  y = f.y + 0.5 * u;)");
    const auto answer = stepResponse(l, 0, 0, usefulTime(l));
    QVERIFY(answer);
    for (size_t k = 0; k < answer->times.size(); ++k)
      QVERIFY(std::fabs(answer->values[k] - (3 * (1 - std::exp(-answer->times[k] / 0.2)) + 0.5)) < 1e-8);
    QVERIFY(std::fabs(answer->values.back() - 3.5) < 0.01);
  }

  // Poles that are zero but for rounding say nothing about how long to look: two discs on a spring that turn freely, in
  // whatever units, a chain of integrators before a slow decay. A slow pole beside fast ones, and a double one without
  // a second direction, are no zeros.
  void integratorsTakeNoTime_data() {
    QTest::addColumn<std::vector<double>>("a");
    QTest::addColumn<double>("slowest");  // rate of what matters [1/s]
    QTest::addColumn<int>("zeros");
    using A = std::vector<double>;
    for (const double c : {1.0, 300.0, 1e5}) {
      const double d = 0.02 * std::sqrt(c), j = 0.7;
      QTest::newRow(qPrintable(QString("free discs, c = %1").arg(c)))
          << A{0, 1, 0, 0, -c, -d, c, d, 0, 0, 0, 1, c / j, d / j, -c / j, -d / j} << d * (1 + 1 / j) / 2 << 2;
    }
    QTest::newRow("rounded zero") << A{6e-14, 0, 0, -50} << 50.0 << 1;
    QTest::newRow("chain") << A{0, 1, 0, 0, 0, 1, 0, 0, -0.25} << 0.25 << 2;
    QTest::newRow("slow beside fast") << A{-1e6, 2e5, 0, 1, -1e3, 3, 0, 0, -1e-4} << 1e-4 << 0;
    QTest::newRow("double") << A{-1, 1, 0, -1} << 1.0 << 0;
    QTest::newRow("critically damped") << A{0, 1, -100, -20} << 10.0 << 0;
  }
  void integratorsTakeNoTime() {
    QFETCH(std::vector<double>, a);
    QFETCH(double, slowest);
    QFETCH(int, zeros);
    solve::Linearization l;
    l.a = a;
    l.states.resize(static_cast<size_t>(std::lround(std::sqrt(a.size()))));
    const auto modes = modesOf(a, l.states.size());
    QVERIFY(modes);
    QCOMPARE(std::ranges::count_if(*modes, [](const Mode& mode) { return mode.isZero(); }), zeros);
    const double time = usefulTime(l);
    QVERIFY2(std::fabs(time * slowest / 7 - 1) < 0.01, qPrintable(QString::number(time)));
    QVERIFY(usefulFrequencies(l).front() > 1e-3 * slowest);
  }

  // What is no number gives no picture.
  void noNumbers() {
    solve::Linearization l = oscillator(1, 1);
    l.a[0] = std::nan("");
    QVERIFY(!frequencyResponse(l, 0, 0, {1}));
    QVERIFY(!stepResponse(l, 0, 0, 1));
    QVERIFY(zerosOf(l, 0, 0).empty());
  }
};

QTEST_GUILESS_MAIN(ResponseTest)
#include "response_test.moc"
