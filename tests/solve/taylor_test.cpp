// Taylor series against the functions themselves a little later: what is left falls with the sixth power of the way.
#include <QtTest>
#include <cmath>
#include <functional>

#include "engine/base/arithmetic.h"
#include "engine/solve/taylor.h"

using namespace armature;
using namespace armature::solve;
using program::Op;

class TaylorTest : public QObject {
  Q_OBJECT
 private slots:
  void operationsFollowTheirFunctions_data();
  void operationsFollowTheirFunctions();
  void comparisonsLookAhead();
  void whatIsNotKnownStaysSo();
};

namespace {

constexpr double kNow = 0.3;

// time
Taylor moving() {
  Taylor t = Taylor::constant(kNow);
  t.c[1] = 1;
  return t;
}

// 0.4 + t² − 0.5 t³ about now: all derivatives of arguments are there.
double argumentAt(double t) {
  return 0.4 + t * t - 0.5 * t * t * t;
}
Taylor argument() {
  const Taylor t = moving(), square = binarySeries(Op::mul, t, t);
  const Taylor cube = binarySeries(Op::mul, square, binarySeries(Op::mul, t, Taylor::constant(0.5)));
  return binarySeries(Op::sub, binarySeries(Op::add, Taylor::constant(0.4), square), cube);
}

}  // namespace

void TaylorTest::operationsFollowTheirFunctions_data() {
  QTest::addColumn<int>("op");
  for (int op = 0; op <= static_cast<int>(Op::rem); ++op) QTest::addRow("%d", op) << op;
}

void TaylorTest::operationsFollowTheirFunctions() {
  QFETCH(int, op);
  const Op which = static_cast<Op>(op);
  const bool isUnary = which <= Op::ceil;
  const Taylor a = argument(), b = binarySeries(Op::add, moving(), Taylor::constant(0.7));
  const Taylor r = isUnary ? unarySeries(which, a) : binarySeries(which, a, b);
  const auto exact = [&](double h) {
    const double x = argumentAt(kNow + h), y = kNow + h + 0.7;
    return isUnary ? unaryOperation(which, x) : binaryOperation(which, x, y);
  };
  for (const double h : {0.01, 0.02, -0.02}) {
    const double error = std::fabs(r.at(h) - exact(h));
    QVERIFY2(error <= 300 * std::pow(std::fabs(h), 6) + 1e-15, qPrintable(QString::number(error)));
  }
}

void TaylorTest::comparisonsLookAhead() {
  const Taylor zero = Taylor::constant(0);
  Taylor quadratic;
  quadratic.c[2] = -1e-3;
  QCOMPARE(signAfter(quadratic), -1);
  QCOMPARE(binarySeries(Op::less, quadratic, zero).c[0], 1.0);
  QCOMPARE(binarySeries(Op::greaterEqual, quadratic, zero).c[0], 0.0);
  QCOMPARE(binarySeries(Op::lessEqual, zero, zero).c[0], 1.0);
  QCOMPARE(unarySeries(Op::abs, quadratic).c[2], 1e-3);
  QCOMPARE(unarySeries(Op::sign, quadratic).c[0], -1.0);
  QCOMPARE(binarySeries(Op::max, quadratic, zero).c[2], 0.0);
  QCOMPARE(binarySeries(Op::min, quadratic, zero).c[2], -1e-3);
}

void TaylorTest::whatIsNotKnownStaysSo() {
  const Taylor opaque = Taylor::opaque(0);
  QCOMPARE(signAfter(opaque), 0);
  QVERIFY(std::isnan(binarySeries(Op::add, opaque, Taylor::constant(1)).c[1]));
  QCOMPARE(opaque.at(0.5), 0.0);
  Taylor known = moving();
  known.c[2] = std::nan("");
  QCOMPARE(known.at(0.5), kNow + 0.5);
}

QTEST_APPLESS_MAIN(TaylorTest)
#include "taylor_test.moc"
