// Tearing whose elimination keeps its digits: chains solved through the torn equations against their known solution.
#include <QtTest>
#include <cmath>
#include <random>

#include "engine/structure/pivot_growth.h"

using namespace armature::structure;

class PivotGrowthTest : public QObject {
  Q_OBJECT
 private slots:
  void chainsKeepTheirDigits();
  void unitsDoNotMatter();
  void whatDoesNotGrowStaysTorn();
};

namespace {

// −lower x[i−1] + middle x[i] − upper x[i+1]
struct Chain {
  TearingProblem problem;
  std::vector<double> values;
};
Chain chain(uint32_t n, double middle) {
  Chain c;
  c.problem.graph.columns = n;
  for (uint32_t i = 0; i < n; ++i) {
    std::vector<uint32_t> row;
    const auto add = [&](uint32_t column, double value) {
      row.push_back(column);
      c.values.push_back(value);
      c.problem.solvable.push_back(1);
    };
    if (i > 0) add(i - 1, -1);
    add(i, middle);
    if (i + 1 < n) add(i + 1, -1);
    c.problem.graph.addRow(row);
  }
  return c;
}

// Largest change of an inner variable with a tearing unknown, by the assignments themselves.
double growthOf(const Chain& c, const Tearing& tearing) {
  const Incidence& g = c.problem.graph;
  double largest = 0;
  for (const uint32_t torn : tearing.columns) {
    std::vector<double> x(g.columns, 0);
    x[torn] = 1;
    for (const auto& [row, column] : tearing.assignments) {
      double sum = 0, pivot = 1;
      for (uint32_t k = g.start[row]; k < g.start[row + 1]; ++k)
        (g.index[k] == column ? pivot = c.values[k] : sum += c.values[k] * x[g.index[k]]);
      x[column] = -sum / pivot;
      largest = std::max(largest, std::fabs(x[column]));
    }
  }
  return largest;
}

}  // namespace

void PivotGrowthTest::chainsKeepTheirDigits() {
  for (const uint32_t n : {24u, 40u, 400u, 4000u}) {
    const Chain c = chain(n, 3);
    Tearing tearing = tear(c.problem);
    if (n == 40) QVERIFY(growthOf(c, tearing) > 1e12);
    limitGrowth(c.problem, c.values, c.values, tearing);
    QVERIFY(isValid(c.problem, tearing));
    QVERIFY2(tearing.columns.size() <= n / 4, qPrintable(QString("%1 of %2").arg(tearing.columns.size()).arg(n)));
    if (n <= 400) QVERIFY2(growthOf(c, tearing) < 4 * kMostGrowth, qPrintable(QString::number(growthOf(c, tearing))));
  }
}

// Rows and columns in whatever units: the same tearing unknowns.
void PivotGrowthTest::unitsDoNotMatter() {
  std::mt19937 random(3);
  std::uniform_int_distribution<int> power(-6, 6);
  const Chain c = chain(60, 3);
  Tearing plain = tear(c.problem);
  limitGrowth(c.problem, c.values, c.values, plain);
  Chain scaled = c;
  std::vector<double> rows(60), columns(60);
  for (double& x : rows) x = std::pow(10, power(random));
  for (double& x : columns) x = std::pow(10, power(random));
  const Incidence& g = scaled.problem.graph;
  for (uint32_t r = 0; r < 60; ++r)
    for (uint32_t k = g.start[r]; k < g.start[r + 1]; ++k) scaled.values[k] *= rows[r] * columns[g.index[k]];
  Tearing other = tear(scaled.problem);
  limitGrowth(scaled.problem, scaled.values, scaled.values, other);
  QVERIFY(isValid(scaled.problem, other));
  const auto difference = static_cast<int>(other.columns.size()) - static_cast<int>(plain.columns.size());
  QVERIFY2(std::abs(difference) <= 1, qPrintable(QString::number(difference)));
}

void PivotGrowthTest::whatDoesNotGrowStaysTorn() {
  // x[i+1] follows x[i] with nothing but a sign: as long as one likes; and what is not known is left alone.
  const Chain c = chain(500, 1);
  Tearing tearing = tear(c.problem);
  const size_t before = tearing.columns.size();
  limitGrowth(c.problem, c.values, c.values, tearing);
  QCOMPARE(tearing.columns.size(), before);
  const std::vector<double> unknown(c.values.size(), std::nan(""));
  limitGrowth(c.problem, unknown, unknown, tearing);
  QCOMPARE(tearing.columns.size(), before);
}

QTEST_APPLESS_MAIN(PivotGrowthTest)
#include "pivot_growth_test.moc"
