// Derivatives of measures and curves by parameters, beside those of solutions that are known.
#include <cmath>

#include "engine/experiments/sensitivity.h"
#include "tests/experiments/text_model.h"

using namespace armature;
using namespace armature::experiments;

class SensitivityTest : public QObject {
  Q_OBJECT
 private slots:
  // x = x0 exp(-k t): dx/dk = -t x, dx/dx0 = x/x0.
  void decay() {
    const TextModel text(R"(
  parameter Real k = 1.5;
  parameter Real b = 2;
  Real x(start = 1, fixed = true), y;
equation
  der(x) = -k * x;
  y = b * x;)");
    QVERIFY(text.model);
    SensitivityTask task;
    task.parameters = {"k", "b"};
    task.measures = {"final(y)", "mean(y)"};
    task.sampled = {"y"};
    task.settings = text.model->defaultSettings();
    task.settings.stopTime = 2;
    for (int k = 0; k <= 20; ++k) task.times.push_back(0.1 * k);
    task.jobs = 2;
    solve::ControlState control;
    std::atomic<uint64_t> done{0};
    const auto found = sensitivities(task, *text.model, control, done);
    QVERIFY2(found, found ? "" : found.reason().message.text().c_str());
    QCOMPARE(done.load(), uint64_t(9));
    const double exact = -2 * 2 * std::exp(-3.0);
    QVERIFY(std::fabs(found->derivatives[0][0] - exact) < 1e-6);
    QVERIFY(found->errors[0][0] < 1e-4);
    QVERIFY(std::fabs(found->derivatives[1][0] - std::exp(-3.0)) < 1e-7);
    for (size_t k = 0; k < task.times.size(); ++k) {
      const double t = task.times[k];
      QVERIFY(std::fabs(found->derivatives[0][2 + k] + t * 2 * std::exp(-1.5 * t)) < 2e-6);
    }
  }

  void saysWhatIsWrong() {
    const TextModel text(
        "  parameter Integer n = 2;\n  Real x(start = 1, fixed = true);\nequation\n  der(x) = -n * x;");
    solve::ControlState control;
    std::atomic<uint64_t> done{0};
    for (const char* name : {"nobody", "n", "x"}) {
      SensitivityTask task;
      task.parameters = {name};
      task.settings = text.model->defaultSettings();
      const auto found = sensitivities(task, *text.model, control, done);
      QVERIFY(!found);
      QCOMPARE(found.reason().code, std::string("E021"));
    }
    QCOMPARE(done.load(), uint64_t(0));
  }
};

QTEST_GUILESS_MAIN(SensitivityTest)
#include "sensitivity_test.moc"
