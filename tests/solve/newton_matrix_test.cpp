// The sparse form of Newton's matrix, with the unknowns of linear systems kept, gives the steps of the full one.
#include <QtTest>
#include <cmath>
#include <random>

#include "engine/program/tangent.h"
#include "engine/solve/newton_matrix.h"
#include "program_builder.h"

using namespace armature;
using namespace armature::program;

class NewtonMatrixTest : public QObject {
  Q_OBJECT
 private slots:
  void stepsAgree();
  void longWaysAreCut();
  void aSingularSystemIsLeftToTheFullForm();
};

namespace {

// A chain of n neighbours: (3 + x²) z[i] − z[i−1] − z[i+1] = x[i], xdot = −x z. `isSingular`: one of the equations says
// nothing.
Program chain(uint32_t n, bool isSingular) {
  ProgramBuilder b;
  const Slot three = b.slot(3), minusOne = b.slot(-1), zero = b.slot(0);
  std::vector<Slot> x(n), rate(n), z(n), diagonal(n), right(n);
  for (uint32_t i = 0; i < n; ++i) std::tie(x[i], rate[i]) = b.state("x" + std::to_string(i), 0.3 + 0.01 * i);
  for (uint32_t i = 0; i < n; ++i) z[i] = b.slot(), diagonal[i] = b.slot(), right[i] = b.slot();
  LinearSystem system;
  system.size = system.sizeBeforeTearing = n;
  system.unknowns = z;
  system.rhs = right;
  system.code = b.begin();
  for (uint32_t i = 0; i < n; ++i) {
    const bool isEmpty = isSingular && i == n / 2;
    b.store(diagonal[i], isEmpty ? zero : b.op(Op::add, three, b.op(Op::mul, x[i], x[i])));
    b.store(right[i], isEmpty ? zero : x[i]);
    system.entries.push_back({i, i, diagonal[i]});
    if (i > 0 && !isEmpty) system.entries.push_back({i, i - 1, minusOne});
    if (i + 1 < n && !isEmpty) system.entries.push_back({i, i + 1, minusOne});
  }
  b.p.linear.push_back(std::move(system));
  const uint32_t code = b.begin();
  for (uint32_t i = 0; i < n; ++i) b.store(rate[i], b.op(Op::neg, b.op(Op::mul, x[i], z[i])));
  b.p.derivatives = {{Step::Kind::linear, 0}, {Step::Kind::code, code}};
  addJacobian(b.p);
  addSparseJacobian(b.p);
  return std::move(b.p);
}

// y[i] = x[i] y[i−1] + x[i]² from one to the next, xdot = −y.
Program longWay(uint32_t n) {
  ProgramBuilder b;
  std::vector<Slot> x(n), rate(n), y(n);
  for (uint32_t i = 0; i < n; ++i) std::tie(x[i], rate[i]) = b.state("x" + std::to_string(i), 0.5 + 0.4 * std::sin(i));
  for (Slot& slot : y) slot = b.slot();
  const uint32_t code = b.begin();
  uint32_t before = x[0];
  for (uint32_t i = 0; i < n; ++i) {
    before = b.op(Op::add, b.op(Op::mul, x[i], before), b.op(Op::mul, x[i], x[i]));
    b.store(y[i], before);
    b.store(rate[i], b.op(Op::neg, before));
  }
  b.p.derivatives = {{Step::Kind::code, code}};
  addJacobian(b.p);
  addSparseJacobian(b.p);
  return std::move(b.p);
}

struct Bench {
  explicit Bench(const Program& p) : machine(p, false, nullptr), rates(machine, 1e-6), x(p.states.size()), f(x.size()) {
    for (size_t i = 0; i < x.size(); ++i) x[i] = machine.at(p.states[i].slot);
    isEvaluated = rates.evaluate(0, x.data(), f.data());
  }
  // By the full matrix.
  std::vector<double> solved(double cj, std::vector<double> b) {
    std::vector<double> values(rates.pattern().size());
    solve::MatrixSolver full;
    full.setPattern(rates.stateCount(), rates.pattern());
    const bool isSolved =
        rates.jacobian(0, x.data(), f.data(), cj, values.data()) && full.factor(values.data()) && full.solve(b.data());
    return isSolved ? b : std::vector<double>();
  }
  solve::Machine machine;
  solve::Rates rates;
  std::vector<double> x, f;
  bool isEvaluated = false;
};

double farthest(const std::vector<double>& a, const std::vector<double>& b) {
  double most = a.size() == b.size() ? 0 : INFINITY, scale = 0;
  for (size_t i = 0; i < a.size() && i < b.size(); ++i) {
    most = std::max(most, std::fabs(a[i] - b[i]));
    scale = std::max(scale, std::fabs(a[i]));
  }
  return most / scale;
}

std::vector<double> anything(size_t n) {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> any(-1, 1);
  std::vector<double> b(n);
  for (double& value : b) value = any(random);
  return b;
}

}  // namespace

void NewtonMatrixTest::stepsAgree() {
  for (const uint32_t n : {8u, 60u, 200u}) {
    const Program p = chain(n, false);
    Bench bench(p);
    QVERIFY(bench.isEvaluated);
    QCOMPARE(p.jacobian.colorCount, n);  // everything feels everything
    solve::NewtonMatrix matrix(bench.machine, bench.rates);
    QCOMPARE(matrix.isExtended(), n > 24);
    for (const double cj : {0.5, 20.0, 1e5}) {
      std::vector<double> b = anything(n);
      const std::vector<double> expected = bench.solved(cj, b);
      QVERIFY(matrix.evaluate(0, bench.x.data(), bench.f.data(), cj) && matrix.factor() && matrix.solve(b.data()));
      QVERIFY2(farthest(expected, b) < 1e-11, qPrintable(QString::number(farthest(expected, b))));
    }
  }
}

void NewtonMatrixTest::longWaysAreCut() {
  for (const uint32_t n : {30u, 300u}) {
    const Program p = longWay(n);
    Bench bench(p);
    QVERIFY(bench.isEvaluated);
    QCOMPARE(p.jacobian.colorCount, n);
    solve::NewtonMatrix matrix(bench.machine, bench.rates);
    QVERIFY(matrix.isExtended());
    for (const double cj : {0.5, 20.0, 1e5}) {
      std::vector<double> b = anything(n);
      const std::vector<double> expected = bench.solved(cj, b);
      QVERIFY(matrix.evaluate(0, bench.x.data(), bench.f.data(), cj) && matrix.factor() && matrix.solve(b.data()));
      QVERIFY2(farthest(expected, b) < 1e-11, qPrintable(QString::number(farthest(expected, b))));
    }
  }
}

void NewtonMatrixTest::aSingularSystemIsLeftToTheFullForm() {
  const Program p = chain(60, true);
  Bench bench(p);
  QVERIFY(bench.isEvaluated);
  solve::NewtonMatrix matrix(bench.machine, bench.rates);
  QVERIFY(matrix.isExtended());
  std::vector<double> b = anything(60);
  const std::vector<double> expected = bench.solved(10, b);
  QVERIFY(matrix.evaluate(0, bench.x.data(), bench.f.data(), 10) && matrix.factor() && matrix.solve(b.data()));
  QVERIFY(!matrix.isExtended());
  QVERIFY(farthest(expected, b) < 1e-11);
}

QTEST_APPLESS_MAIN(NewtonMatrixTest)
#include "newton_matrix_test.moc"
