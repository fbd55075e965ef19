// The expression graph against direct evaluation: random expressions, their simplified form, derivatives against finite
// differences, substitution and solving.
#include <QtTest>
#include <cmath>
#include <random>

#include "engine/symbolic/transform.h"

using namespace armature;
using namespace armature::symbolic;

namespace {

constexpr uint32_t kVariables = 4;

double evaluateTree(const Pool& pool, ExprId id, const std::vector<double>& x) {
  const Node& n = pool.node(id);
  if (n.op == Op::constant) return n.number;
  if (n.op == Op::variable) return x[n.payload];
  double a[3] = {0, 0, 0};
  for (uint32_t k = 0; k < n.argCount; ++k) a[k] = evaluateTree(pool, pool.arg(id, k), x);
  return evaluate(n.op, a[0], a[1], a[2]);
}

// A random expression beside its value computed without the pool's simplification.
struct Random {
  Pool& pool;
  std::mt19937 rng;
  std::vector<double> x;

  std::pair<ExprId, double> make(int depth) {
    const unsigned choice = rng() % (depth > 0 ? 12 : 2);
    if (choice == 0) {
      const double c = static_cast<double>(static_cast<int>(rng() % 5)) - 2;
      return {pool.real(c), c};
    }
    if (choice == 1) {
      const uint32_t v = rng() % kVariables;
      return {pool.variable(VarId(v)), x[v]};
    }
    const auto [a, va] = make(depth - 1);
    if (choice == 2) return {pool.neg(a), -va};
    if (choice == 3) return {pool.unary(Op::sin, a), std::sin(va)};
    if (choice == 4) return {pool.unary(Op::atan, a), std::atan(va)};
    const auto [b, vb] = make(depth - 1);
    if (choice == 5) return {pool.div(a, pool.add(pool.real(3), pool.mul(b, b))), va / (3 + vb * vb)};
    if (choice == 6) return {pool.select(pool.binary(Op::less, a, b), a, b), va < vb ? va : vb};
    if (choice <= 8) return {pool.add(a, b), va + vb};
    if (choice == 9) return {pool.sub(a, b), va - vb};
    return {pool.mul(a, b), va * vb};
  }
};

}  // namespace

class ExpressionTest : public QObject {
  Q_OBJECT
 private slots:
  // Equal expressions are one node, whatever the order of commutative operands.
  void sharesEqualNodes() {
    Pool p;
    const ExprId x = p.variable(VarId(0u)), y = p.variable(VarId(1u));
    QCOMPARE(p.add(x, y), p.add(y, x));
    QCOMPARE(p.mul(p.real(2), x), p.mul(x, p.real(2)));
    QVERIFY(p.sub(x, y) != p.sub(y, x));
    QCOMPARE(p.sub(x, x), p.real(0));
    QCOMPARE(p.neg(p.neg(x)), x);
  }

  // Outputs of a call with many arguments share them; rewriting and differentiating reach each of them.
  void packsManyArguments() {
    Pool p;
    std::vector<ExprId> args;
    for (uint32_t k = 0; k < 100; ++k) args.push_back(p.variable(VarId(k)));
    const ExprId first = p.call(FunctionId(3u), args, 0, Type::real);
    const ExprId second = p.call(FunctionId(3u), args, 1, Type::real);
    QVERIFY(first != second);
    QCOMPARE(p.node(first).argCount, 1u);
    QCOMPARE(p.arg(first, 0), p.arg(second, 0));
    QVERIFY(std::equal(args.begin(), args.end(), p.callArgs(second).begin(), p.callArgs(second).end()));
    Substitution replace(p, [&](ExprId leaf) { return leaf == args[40] ? p.real(7) : ExprId(); });
    const ExprId replaced = replace.apply(second);
    QCOMPARE(p.callArgs(replaced).size(), size_t(100));
    QVERIFY(p.isConstant(p.callArgs(replaced)[40], 7));
    QCOMPARE(p.callArgs(replaced)[41], args[41]);
    std::vector<ExprId> seen;
    Differentiator d(
        p, [&](ExprId leaf) { return leaf == args[40] ? p.real(1) : ExprId(); },
        [&](ExprId call, std::span<const ExprId> derivatives) {
          seen.assign(derivatives.begin(), derivatives.end());
          return call;
        });
    QCOMPARE(d.apply(first), first);
    QCOMPARE(seen.size(), size_t(100));
    for (size_t k = 0; k < seen.size(); ++k) QVERIFY(p.isConstant(seen[k], k == 40 ? 1 : 0));
    QVERIFY(std::equal(args.begin(), args.begin() + 3,
                       p.callArgs(p.call(FunctionId(3u), {args.data(), 3}, 0, Type::real)).begin()));
    QCOMPARE(p.node(p.call(FunctionId(3u), {args.data(), 3}, 0, Type::real)).argCount, 3u);
  }

  // A graph whose tree has 2^50 nodes is printed as the beginning of its text.
  void printsSharedNodesWithinABudget() {
    Pool p;
    ExprId e = p.variable(VarId(0u));
    for (int k = 0; k < 50; ++k) e = p.mul(p.unary(Op::sin, e), e);
    const std::string text = toText(p, e, [](VarId) { return std::string("x"); });
    QVERIFY(text.size() < 20000);
    QVERIFY(text.find("…") != std::string::npos);
  }

  // Simplification keeps the value of 20,000 random expressions.
  void keepsValues() {
    Pool p;
    Random random{p, std::mt19937(1), {0.7, -1.3, 2.1, 0.2}};
    for (int i = 0; i < 20000; ++i) {
      const auto [e, value] = random.make(5);
      const double got = evaluateTree(p, e, random.x);
      QVERIFY2(std::abs(got - value) <= 1e-9 * (1 + std::abs(value)), qPrintable(QString("%1 %2").arg(got).arg(value)));
    }
  }

  // Symbolic derivatives agree with central differences.
  void differentiates() {
    Pool p;
    Random random{p, std::mt19937(2), {0.71, -1.31, 2.13, 0.29}};
    int compared = 0;
    for (int i = 0; i < 3000; ++i) {
      const auto [e, value] = random.make(5);
      Differentiator d(p, [&](ExprId leaf) {
        return p.op(leaf) == Op::variable && p.variableOf(leaf) == VarId(0u) ? p.real(1) : ExprId();
      });
      const ExprId de = d.apply(e);
      QVERIFY(de.isValid());
      std::vector<double> x = random.x;
      const double h = 1e-5, exact = evaluateTree(p, de, x);
      auto at = [&](double v) {
        x[0] = v;
        return evaluateTree(p, e, x);
      };
      const double x0 = random.x[0];
      const double fine = (at(x0 + h) - at(x0 - h)) / (2 * h), coarse = (at(x0 + 2 * h) - at(x0 - 2 * h)) / (4 * h);
      if (std::abs(fine - coarse) > 1e-6 * (1 + std::abs(fine))) continue;  // a kink lies within the difference
      QVERIFY2(std::abs(fine - exact) <= 1e-5 * (1 + std::abs(exact)),
               qPrintable(QString("%1 %2").arg(fine).arg(exact)));
      ++compared;
    }
    QVERIFY(compared > 2500);
  }

  // a*x + b is found where an expression is affine, and refused where it is not.
  void decomposesAffine() {
    Pool p;
    const VarId x(0u);
    const ExprId ex = p.variable(x), y = p.variable(VarId(1u));
    const auto f = affineIn(p, p.sub(p.mul(y, p.add(ex, p.real(2))), p.div(ex, y)), x);
    QVERIFY(f.has_value());
    const std::vector<double> v{0.0, 3.0, 0, 0};
    QCOMPARE(evaluateTree(p, f->a, v), 3.0 - 1.0 / 3.0);
    QCOMPARE(evaluateTree(p, f->b, v), 6.0);
    QVERIFY(!affineIn(p, p.mul(ex, ex), x).has_value());
    QVERIFY(!affineIn(p, p.unary(Op::sin, ex), x).has_value());
  }

  // Solving refuses a coefficient that may vanish.
  void solvesOnlyWhereSafe() {
    Pool p;
    const VarId x(0u);
    const ExprId ex = p.variable(x), y = p.variable(VarId(1u));
    auto never = [](ExprId) { return false; };
    auto always = [](ExprId) { return true; };
    QCOMPARE(solveFor(p, ex, y, x, never).value(), y);
    QVERIFY(!solveFor(p, p.mul(y, ex), p.real(1), x, never).has_value());
    const auto solved = solveFor(p, p.mul(y, ex), p.add(p.real(1), ex), x, always);
    QVERIFY(solved.has_value());
    QCOMPARE(evaluateTree(p, *solved, {0, 3, 0, 0}), 0.5);
  }

  // A sum of 200,000 terms, nested one in the other, is substituted and differentiated without exhausting the stack.
  void standsDeepNesting() {
    Pool p;
    ExprId sum = p.variable(VarId(0u));
    for (int i = 1; i < 200000; ++i) sum = p.add(p.unary(Op::sin, sum), p.variable(VarId(static_cast<uint32_t>(i))));
    Substitution s(p, [&](ExprId leaf) { return p.op(leaf) == Op::variable ? p.real(0.5) : ExprId(); });
    QVERIFY(p.isConstant(s.apply(sum)));
    Differentiator d(p, [&](ExprId) { return p.real(1); });
    QVERIFY(d.apply(sum).isValid());
    VariableCollector c(p);
    std::vector<VarId> found;
    c.collect(sum, found);
    QCOMPARE(found.size(), size_t(200000));
  }
};

QTEST_GUILESS_MAIN(ExpressionTest)
#include "expression_test.moc"
