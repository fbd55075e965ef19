#include <QtTest>
#include <cmath>

#include "engine/solve/run.h"
#include "program_builder.h"

using namespace armature;
using program::Op;
using program::Program;
using program::ProgramBuilder;
using program::Slot;

namespace {

constexpr MethodKind kAdaptive[] = {MethodKind::ida, MethodKind::cvodeBdf, MethodKind::cvodeAdams,
                                    MethodKind::arkodeErk, MethodKind::arkodeDirk};
constexpr MethodKind kFixed[] = {MethodKind::euler, MethodKind::heun, MethodKind::rk4};

struct MethodRun {
  std::shared_ptr<results::Store> store;
  solve::RunResult result;
  Diagnostics diagnostics;
  double last(const char* name) const {
    return store->value(store->columns()[static_cast<size_t>(store->find(name))], store->rowCount() - 1);
  }
  double at(const char* name, double t) const {
    return store->valueAt(store->columns()[static_cast<size_t>(store->find(name))], t);
  }
  bool has(const char* code) const {
    return std::any_of(diagnostics.all().begin(), diagnostics.all().end(),
                       [&](const auto& d) { return d.code == code; });
  }
};

MethodRun simulateBy(const Program& p, solve::Settings settings) {
  MethodRun run;
  run.store = solve::makeStore(p);
  solve::Control control;
  run.result = solve::run(p, settings, {}, control, *run.store, run.diagnostics);
  for (const Diagnostic& d : run.diagnostics.all()) qInfo("%s %s", d.code.c_str(), d.message.c_str());
  return run;
}

solve::Settings settingsOf(MethodKind method, double stop, double tolerance, double step = 0) {
  solve::Settings settings;
  settings.method = method;
  settings.stopTime = stop;
  settings.tolerance = tolerance;
  settings.step = step;
  settings.interval = stop / 10;
  return settings;
}

// x' = −2 x + sin(3 t)
Program driven() {
  ProgramBuilder b;
  const auto [x, dx] = b.state("x", 1);
  const Slot two = b.slot(2), three = b.slot(3);
  const uint32_t code = b.begin();
  b.store(dx, b.op(Op::sub, b.op(Op::sin, b.op(Op::mul, three, b.p.time)), b.op(Op::mul, two, x)));
  b.p.derivatives = b.p.initialization = ProgramBuilder::only(code);
  return b.p;
}

double drivenAt(double t) {
  return (2 * std::sin(3 * t) - 3 * std::cos(3 * t)) / 13 + (1 + 3.0 / 13) * std::exp(-2 * t);
}

// x'' = −w² x
Program oscillator(double w) {
  ProgramBuilder b;
  const auto [x, dx] = b.state("x", 1);
  const auto [v, dv] = b.state("v", 0);
  const Slot square = b.slot(w * w);
  const uint32_t code = b.begin();
  b.store(dx, v);
  b.store(dv, b.op(Op::neg, b.op(Op::mul, square, x)));
  b.p.derivatives = b.p.initialization = ProgramBuilder::only(code);
  return b.p;
}

// h'' = −g from h = 1; at h < 0 and v < 0: v := −v
Program elasticBall() {
  ProgramBuilder b;
  const auto [h, dh] = b.state("h", 1);
  const auto [v, dv] = b.state("v", 0);
  const Slot g = b.slot(9.81), minusOne = b.slot(-1), zero = b.slot(0), root = b.slot(), active = b.slot(),
             value = b.slot();
  const Slot below = b.discrete("below", 0);
  const uint32_t derivatives = b.begin();
  b.store(dh, v);
  b.store(dv, b.op(Op::neg, g));
  const uint32_t roots = b.begin();
  b.store(root, h);
  const uint32_t event = b.begin();
  const uint32_t isBelow = b.op(Op::less, h, zero);
  b.store(below, isBelow);
  b.store(active, b.op(Op::logicalAnd, isBelow,
                       b.op(Op::logicalAnd, b.op(Op::logicalNot, b.pre(below)), b.op(Op::less, v, zero))));
  b.store(value, b.op(Op::mul, minusOne, v));
  b.p.relations.push_back({below, root, program::kNone, program::kNone, "h < 0"});
  b.p.reinits.push_back({active, value, 1});
  b.p.derivatives = ProgramBuilder::only(derivatives);
  b.p.roots = ProgramBuilder::only(roots);
  b.p.event = {{program::Step::Kind::code, derivatives}, {program::Step::Kind::code, event}};
  b.p.initialization = b.p.event;
  return b.p;
}

// Robertson's three reactions: not stiff at the very start, very much so later.
Program robertsonProblem() {
  ProgramBuilder b;
  const auto [x, dx] = b.state("x", 1);
  const auto [y, dy] = b.state("y", 0, 1e-4);
  const auto [z, dz] = b.state("z", 0);
  const Slot k1 = b.slot(0.04), k2 = b.slot(3e7), k3 = b.slot(1e4);
  const uint32_t code = b.begin();
  const uint32_t r1 = b.op(Op::mul, k1, x), r2 = b.op(Op::mul, k2, b.op(Op::mul, y, y)),
                 r3 = b.op(Op::mul, k3, b.op(Op::mul, y, z));
  b.store(dx, b.op(Op::sub, r3, r1));
  b.store(dy, b.op(Op::sub, b.op(Op::sub, r1, r3), r2));
  b.store(dz, r2);
  b.p.derivatives = b.p.initialization = ProgramBuilder::only(code);
  return b.p;
}

// x' = x² from x = 1, whose solution 1 / (1 − t) has a pole.
Program pole() {
  ProgramBuilder b;
  const auto [x, dx] = b.state("x", 1);
  const uint32_t code = b.begin();
  b.store(dx, b.op(Op::mul, x, x));
  b.p.derivatives = b.p.initialization = ProgramBuilder::only(code);
  return b.p;
}

// x' = −√(0.5 − t), which ends at t = 0.5.
Program ending() {
  ProgramBuilder b;
  const auto [x, dx] = b.state("x", 1);
  const Slot half = b.slot(0.5);
  const uint32_t code = b.begin();
  b.store(dx, b.op(Op::neg, b.op(Op::sqrt, b.op(Op::sub, half, b.p.time))));
  b.p.derivatives = b.p.initialization = ProgramBuilder::only(code);
  return b.p;
}

}  // namespace

class MethodTest : public QObject {
  Q_OBJECT

 private slots:
  // Half the step makes the error smaller by two to the power of the order.
  void fixedStepsConvergeWithTheirOrder() {
    const double orders[] = {1, 2, 4};
    for (size_t k = 0; k < std::size(kFixed); ++k) {
      double before = 0;
      for (const double step : {0.1, 0.05, 0.025}) {
        const MethodRun run = simulateBy(driven(), settingsOf(kFixed[k], 2, 1e-6, step));
        QCOMPARE(run.result.statistics.steps, static_cast<uint64_t>(std::lround(2 / step)));
        QCOMPARE(run.result.statistics.method, std::string(nameOf(kFixed[k])));
        const double error = std::fabs(run.last("x") - drivenAt(2));
        if (before > 0) QVERIFY2(std::fabs(std::log2(before / error) - orders[k]) < 0.2, nameOf(kFixed[k]).data());
        before = error;
      }
    }
  }

  // Points between the steps are of the order of the method, too (that of order four by one of order three).
  void pointsBetweenStepsConverge() {
    const double least[] = {0.9, 1.8, 3.7};
    for (size_t k = 0; k < std::size(kFixed); ++k) {
      double before = 0;
      for (const double step : {0.1, 0.05, 0.025}) {
        solve::Settings settings = settingsOf(kFixed[k], 1, 1e-6, step);
        settings.interval = 0.0171;
        const MethodRun run = simulateBy(driven(), settings);
        double error = 0;
        for (int i = 1; i < 58; ++i) error = std::max(error, std::fabs(run.at("x", 0.0171 * i) - drivenAt(0.0171 * i)));
        if (before > 0) QVERIFY2(std::log2(before / error) > least[k], nameOf(kFixed[k]).data());
        before = error;
      }
    }
  }

  // Errors of methods that choose their steps follow the tolerance.
  void adaptiveMethodsKeepTheirTolerance() {
    for (const MethodKind method : kAdaptive)
      for (const double tolerance : {1e-4, 1e-6, 1e-8}) {
        const MethodRun run = simulateBy(driven(), settingsOf(method, 2, tolerance));
        QCOMPARE(run.result.outcome, solve::Outcome::finished);
        QCOMPARE(run.result.statistics.method, std::string(nameOf(method)));
        const double error = std::fabs(run.last("x") - drivenAt(2));
        QVERIFY2(error < 100 * tolerance,
                 qPrintable(QString("%1 %2 %3").arg(nameOf(method).data()).arg(tolerance).arg(error)));
      }
  }

  // An event is where it is by every method: a ball that loses nothing is where the first parabola says after five.
  void eventsAreLocatedByAllMethods() {
    const double period = 2 * std::sqrt(2 / 9.81), stop = 4.75 * period;
    const auto check = [&](MethodKind method, double step, double bound) {
      const MethodRun run = simulateBy(elasticBall(), settingsOf(method, stop, 1e-8, step));
      QVERIFY(run.result.statistics.stateEvents >= 5);
      const double error = std::fabs(run.last("h") - 0.75);
      QVERIFY2(error < bound, qPrintable(QString("%1 %2").arg(nameOf(method).data()).arg(error)));
    };
    for (const MethodKind method : kAdaptive) check(method, 0, 1e-5);
    // A parabola is exact by methods of order two and more, whatever the step.
    for (const MethodKind method : {MethodKind::heun, MethodKind::rk4}) check(method, 0.0371, 1e-9);
  }

  // The energy of an oscillator after a thousand turns: kept by Runge–Kutta methods, the implicit one included.
  void energyIsKept() {
    const double w = 3, stop = 1000 * 2 * M_PI / w;
    for (const MethodKind method : {MethodKind::ida, MethodKind::cvodeBdf, MethodKind::cvodeAdams,
                                    MethodKind::arkodeErk, MethodKind::arkodeDirk, MethodKind::automatic}) {
      const MethodRun run = simulateBy(oscillator(w), settingsOf(method, stop, 1e-6));
      const double energy = std::pow(run.last("x"), 2) + std::pow(run.last("v") / w, 2);
      qInfo("%s: %llu steps, energy off by %.2g", nameOf(method).data(),
            static_cast<unsigned long long>(run.result.statistics.steps), energy - 1);
      if (method >= MethodKind::arkodeErk) QVERIFY2(std::fabs(energy - 1) < 1e-3, nameOf(method).data());
    }
  }

  // The program's choice is said with its reason, and changed where the model becomes stiff.
  void automaticChoosesWithAReason() {
    const MethodRun swinging = simulateBy(oscillator(3), settingsOf(MethodKind::automatic, 20, 1e-6));
    QCOMPARE(swinging.result.statistics.method, std::string("arkode-erk"));
    QVERIFY(swinging.result.statistics.methodReason.find("not stiff") != std::string::npos);
    QVERIFY(swinging.has("R170"));
    const MethodRun reacting = simulateBy(robertsonProblem(), settingsOf(MethodKind::automatic, 40, 1e-6));
    QCOMPARE(reacting.result.outcome, solve::Outcome::finished);
    QCOMPARE(reacting.result.statistics.method, std::string("ida"));
    QVERIFY(reacting.result.statistics.methodReason.find("stiff from t") != std::string::npos);
    QVERIFY(std::fabs(reacting.last("x") - 0.7158270687193941) < 1e-4);
    QVERIFY(reacting.result.statistics.steps < 5000);
  }

  // No step that is controlled leads across a pole, also where the run tries to begin anew there.
  void noAdaptiveMethodCrossesAPole() {
    for (const MethodKind method : kAdaptive) {
      const MethodRun run = simulateBy(pole(), settingsOf(method, 2, 1e-6));
      QVERIFY2(run.result.outcome == solve::Outcome::failed, nameOf(method).data());
      QVERIFY(run.has("R110"));
      QVERIFY2(run.result.endTime > 0.99 && run.result.endTime < 1.01, nameOf(method).data());
    }
  }

  // Where a model ends, a method of fixed step comes up to there and says why it goes no further.
  void aFixedStepStopsWhereTheModelEnds() {
    for (const MethodKind method : kFixed) {
      const MethodRun run = simulateBy(ending(), settingsOf(method, 1, 1e-6, 0.03));
      QCOMPARE(run.result.outcome, solve::Outcome::failed);
      QVERIFY(run.has("R110"));
      QVERIFY(!run.diagnostics.all().back().advice.empty());
      QVERIFY(run.result.endTime > 0.48 && run.result.endTime <= 0.5);
    }
  }
};

QTEST_GUILESS_MAIN(MethodTest)
#include "method_test.moc"
