#include <QtTest>
#include <cmath>
#include <random>

#include "engine/solve/machine.h"
#include "engine/solve/matrix_solver.h"
#include "program_builder.h"

using namespace armature;
using program::Op;
using program::ProgramBuilder;
using program::Slot;
using solve::MatrixSolver;

class SystemsTest : public QObject {
  Q_OBJECT
 private slots:
  // Equations that hang on none of their unknowns: singular, and factored again without a word.
  void aMatrixWithoutEntries() {
    MatrixSolver matrix;
    matrix.setPattern(2, {});
    for (int k = 0; k < 2; ++k) {
      QVERIFY(matrix.factor(nullptr));
      QVERIFY(!matrix.isRegular());
    }
    double right[] = {0, 0};
    QVERIFY(matrix.solve(right));
    QCOMPARE(right[0], 0.0);
  }

  // Random regular systems, dense and sparse, badly scaled: A x reproduces b.
  void randomSystems() {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> value(-1, 1), exponent(-6, 6);
    for (const uint32_t n : {1u, 2u, 7u, 40u, 150u, 400u}) {
      std::vector<MatrixSolver::Position> places;
      std::vector<double> values;
      std::vector<double> scale(n);
      for (double& s : scale) s = std::pow(10, exponent(random));
      for (uint32_t i = 0; i < n; ++i) {
        places.push_back({i, (i + 1) % n});
        values.push_back((2 + value(random)) * scale[i]);
        for (int k = 0; k < 3; ++k) {
          places.push_back({i, static_cast<uint32_t>(random() % n)});
          values.push_back(0.4 * value(random) * scale[i]);
        }
      }
      MatrixSolver solver;
      solver.setPattern(n, places);
      QVERIFY(solver.factor(values.data()));
      QVERIFY(solver.isRegular());
      QCOMPARE(solver.isSparse(), n > 100);
      std::vector<double> x(n), b(n, 0);
      for (double& v : x) v = value(random);
      for (size_t k = 0; k < places.size(); ++k) b[places[k].row] += values[k] * x[places[k].column];
      QVERIFY(solver.solve(b.data()));
      for (uint32_t i = 0; i < n; ++i) QVERIFY(std::fabs(b[i] - x[i]) < 1e-9);
    }
  }

  // x + y = 2 twice: the solution of least norm; an inconsistent right side is refused.
  void singularSystems() {
    MatrixSolver solver;
    solver.setPattern(2, {{0, 0}, {0, 1}, {1, 0}, {1, 1}});
    const double a[] = {1, 1, 1, 1};
    QVERIFY(solver.factor(a));
    QVERIFY(!solver.isRegular());
    double good[] = {2, 2}, bad[] = {2, 3};
    QVERIFY(solver.solve(good));
    QVERIFY(std::fabs(good[0] - 1) < 1e-12 && std::fabs(good[1] - 1) < 1e-12);
    QVERIFY(!solver.solve(bad));
  }

  // Regular, but the smaller pivot is lost beside the larger one: x + y = 2, x + (1 + 2^-47) y = 2 + 1e-7. A right side
  // whose solution would be all rounding errors is refused like that of a contradictory system.
  void badlyScaledSystems() {
    MatrixSolver solver;
    solver.setPattern(2, {{0, 0}, {0, 1}, {1, 0}, {1, 1}});
    const double little = std::exp2(-47);
    const double a[] = {1, 1, 1, 1 + little};
    QVERIFY(solver.factor(a));
    QVERIFY(!solver.isRegular());
    double good[] = {2, 2 + 1e-7}, bad[] = {2, 3};
    QVERIFY(solver.solve(good));
    QVERIFY(std::fabs(good[1] * little / 1e-7 - 1) < 0.05);  // as good as its condition allows
    QVERIFY(std::fabs((good[0] + good[1]) / 2 - 1) < 1e-8);
    QVERIFY(!solver.solve(bad));
  }

  // What a when-clause computes: run where its condition holds, else the left limits come back; in machine code, too.
  void conditionalSteps() {
    for (const bool isMachineCode : {false, true}) {
      ProgramBuilder b;
      const Slot x = b.slot(7), y = b.slot(8), preX = b.slot(1), preY = b.slot(2), active = b.slot(0);
      const uint32_t code = b.begin();
      b.store(x, b.op(Op::add, preX, preY));
      b.store(y, b.op(Op::mul, preX, preY));
      b.p.conditionals.push_back({active, ProgramBuilder::only(code), {{x, preX, 2}}});
      const program::Section section{{program::Step::Kind::conditional, 0}};
      solve::Machine machine(b.p, isMachineCode, nullptr);
      QVERIFY(machine.run(section));
      QCOMPARE(machine.at(x), 1.0);
      QCOMPARE(machine.at(y), 2.0);
      machine.at(preX) = 5;
      machine.at(active) = 1;
      QVERIFY(machine.run(section));
      QCOMPARE(machine.at(x), 7.0);
      QCOMPARE(machine.at(y), 10.0);
    }
  }

  // Nonlinear equations from far-away guesses: x e^x = 3, atan x = 0.1 (Newton alone diverges), x² + y² = 4, x = y.
  void nonlinearSystems() {
    for (const double guess : {0.5, 5.0, 30.0, -0.9}) {
      ProgramBuilder b;
      const Slot x = b.slot(guess), r = b.slot(), d = b.slot(), three = b.slot(3), one = b.slot(1);
      const uint32_t residual = b.begin();
      const uint32_t e = b.op(Op::exp, x);
      b.store(r, b.op(Op::sub, b.op(Op::mul, x, e), three));
      const uint32_t jacobian = b.begin();
      b.store(d, b.op(Op::mul, b.op(Op::add, x, one), b.op(Op::exp, x)));
      QVERIFY2(solveOne(b, x, r, d, residual, jacobian), qPrintable(QString::number(guess)));
      QVERIFY(std::fabs(value_ * std::exp(value_) - 3) < 1e-9);
    }
    for (const double guess : {2.0, 50.0, -1000.0}) {
      ProgramBuilder b;
      const Slot x = b.slot(guess), r = b.slot(), d = b.slot(), tenth = b.slot(0.1), one = b.slot(1);
      const uint32_t residual = b.begin();
      b.store(r, b.op(Op::sub, b.op(Op::atan, x), tenth));
      const uint32_t jacobian = b.begin();
      b.store(d, b.op(Op::div, one, b.op(Op::add, one, b.op(Op::mul, x, x))));
      QVERIFY2(solveOne(b, x, r, d, residual, jacobian), qPrintable(QString::number(guess)));
      QVERIFY(std::fabs(value_ - std::tan(0.1)) < 1e-9);
    }
  }

  // An equation without a solution is a failure that names the unknown.
  void unsolvable() {
    ProgramBuilder b;
    const Slot x = b.slot(1), r = b.slot(), d = b.slot(), one = b.slot(1), two = b.slot(2);
    const uint32_t residual = b.begin();
    b.store(r, b.op(Op::add, b.op(Op::mul, x, x), one));
    const uint32_t jacobian = b.begin();
    b.store(d, b.op(Op::mul, two, x));
    QVERIFY(!solveOne(b, x, r, d, residual, jacobian));
    QVERIFY(text_.find("unknown") != std::string::npos);
  }

  // A diode in series with a resistor, both switching states consistent for its voltage; and a mixed system that has
  // no consistent state at all.
  void mixedSystems() {
    for (const double voltage : {5.0, -5.0}) {
      ProgramBuilder b;
      const Slot u = b.slot(voltage), i = b.slot(), on = b.slot(voltage > 0 ? 0 : 1), next = b.slot(), zero = b.slot(0),
                 g = b.slot(0.5);
      const uint32_t continuous = b.begin();
      b.store(i, b.op(Op::select, on, b.op(Op::mul, u, g), zero));
      const uint32_t discrete = b.begin();
      b.store(next, b.op(Op::select, on, b.op(Op::greater, i, zero), b.op(Op::greater, u, zero)));
      b.p.mixed.push_back(
          {ProgramBuilder::only(continuous), discrete, {on}, {next}, {}, {}, {"diode.on"}, program::kNone});
      solve::Machine machine(b.p, false, nullptr);
      QVERIFY(machine.run({{program::Step::Kind::mixed, 0}}));
      QCOMPARE(machine.at(on), voltage > 0 ? 1.0 : 0.0);
    }
    ProgramBuilder b;
    const Slot on = b.slot(0), next = b.slot();
    const uint32_t discrete = b.begin();
    b.store(next, b.op(Op::logicalNot, on));
    b.p.mixed.push_back({{}, discrete, {on}, {next}, {}, {}, {"liar"}, program::kNone});
    solve::Machine machine(b.p, false, nullptr);
    QVERIFY(!machine.run({{program::Step::Kind::mixed, 0}}));
    QCOMPARE(machine.failure().variables.front(), std::string("liar"));
  }

  // Simultaneous switching goes round in a circle, one after the other finds the state: a' = not b, b' = not a.
  void mixedNeedsSequence() {
    ProgramBuilder b;
    const Slot x = b.slot(0), y = b.slot(0), nextX = b.slot(), nextY = b.slot();
    const uint32_t discrete = b.begin();
    b.store(nextX, b.op(Op::logicalNot, y));
    b.store(nextY, b.op(Op::logicalNot, x));
    b.p.mixed.push_back({{}, discrete, {x, y}, {nextX, nextY}, {}, {}, {"x", "y"}, program::kNone});
    solve::Machine machine(b.p, false, nullptr);
    QVERIFY(machine.run({{program::Step::Kind::mixed, 0}}));
    QVERIFY(machine.at(x) != machine.at(y));
  }

  // A brake that has begun to slip while another part holds the shaft: its path parameter is the limit itself, up to
  // rounding, and the brake goes on slipping. Clearly below the limit it holds.
  void mixedKeepsBorders() {
    for (const double acceleration : {-1e-16, -1e-6}) {
      ProgramBuilder b;
      const Slot slips = b.slot(1), next = b.slot(), s = b.slot(), limit = b.slot(0.5), a = b.slot(acceleration),
                 share = b.slot(0.25);
      const uint32_t continuous = b.begin();
      b.store(s, b.op(Op::select, slips, b.op(Op::add, limit, a), share));
      const uint32_t discrete = b.begin();
      b.store(next, b.op(Op::greater, s, limit));
      b.p.relations.push_back({slips, s, program::kNone, program::kNone, "s > limit"});
      b.p.mixed.push_back({ProgramBuilder::only(continuous), discrete, {slips}, {next}, {0}, {}, {""}, program::kNone});
      solve::Machine machine(b.p, false, nullptr);
      QVERIFY(machine.run({{program::Step::Kind::mixed, 0}}));
      QCOMPARE(machine.at(slips), acceleration > -1e-12 ? 1.0 : 0.0);
      QCOMPARE(machine.at(s), acceleration > -1e-12 ? 0.5 : 0.25);
    }
  }

  // The square of no number is exactly 2: the solution stays where it is when it is solved for again.
  void solutionRests() {
    ProgramBuilder b;
    const Slot x = b.slot(1), r = b.slot(), d = b.slot(), two = b.slot(2);
    const uint32_t residual = b.begin();
    b.store(r, b.op(Op::sub, b.op(Op::mul, x, x), two));
    const uint32_t jacobian = b.begin();
    b.store(d, b.op(Op::mul, two, x));
    b.nonlinear(x, r, d, residual, jacobian);
    solve::Machine machine(b.p, false, nullptr);
    const program::Section section{{program::Step::Kind::nonlinear, 0}};
    for (int k = 0; k < 3; ++k) QVERIFY(machine.run(section));
    const double found = machine.at(x);
    QVERIFY(std::fabs(found - std::sqrt(2.0)) < 1e-15);
    for (int k = 0; k < 3; ++k) {
      QVERIFY(machine.run(section));
      QVERIFY(machine.at(x) == found);
    }
  }

 private:
  bool solveOne(ProgramBuilder& b, Slot x, Slot r, Slot d, uint32_t residual, uint32_t jacobian) {
    b.nonlinear(x, r, d, residual, jacobian, {"unknown"});
    solve::Machine machine(b.p, false, nullptr);
    machine.setPatient(true);
    const bool isSolved = machine.run({{program::Step::Kind::nonlinear, 0}});
    value_ = machine.at(x);
    text_ = machine.failure().text;
    return isSolved;
  }
  double value_ = 0;
  std::string text_;
};

QTEST_GUILESS_MAIN(SystemsTest)
#include "systems_test.moc"
