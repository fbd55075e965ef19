// The factors of a sparse matrix cost about the same in whatever order its equations stand, and solve it.
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "engine/solve/sparse_factors.h"

using namespace armature;

class SparseFactorsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void costsTheSameInAnyOrder();
  void singularIsTold();
};

namespace {

struct Columns {
  std::vector<int> start{0}, rows;
  std::vector<double> values;
};

// A chain: each unknown with its neighbours and the second next, equations shuffled; what stands on the diagonal is
// small where `least` is.
Columns chain(int n, double least, std::mt19937& random) {
  std::vector<int> place(static_cast<size_t>(n));
  std::iota(place.begin(), place.end(), 0);
  std::shuffle(place.begin(), place.end(), random);
  std::uniform_real_distribution<double> other(0.5, 1.5);
  Columns made;
  for (int column = 0; column < n; ++column) {
    std::vector<std::pair<int, double>> entries;
    for (int k = std::max(0, column - 2); k <= std::min(n - 1, column + 1); ++k)
      entries.emplace_back(place[static_cast<size_t>(k)], k == column ? least * other(random) : other(random));
    std::sort(entries.begin(), entries.end());
    for (const auto& [row, value] : entries) {
      made.rows.push_back(row);
      made.values.push_back(value);
    }
    made.start.push_back(static_cast<int>(made.rows.size()));
  }
  return made;
}

}  // namespace

void SparseFactorsTest::costsTheSameInAnyOrder() {
  constexpr int kSize = 600;
  std::mt19937 random(7);
  for (int round = 0; round < 40; ++round) {
    Columns a = chain(kSize, round % 2 == 0 ? 4 : 1e-3, random);
    solve::SparseFactors factors;
    QVERIFY(factors.factor(a.start, a.rows, a.values));
    QVERIFY2(factors.operations() < 20.0 * kSize, qPrintable(QString::number(factors.operations())));
    std::vector<double> x(kSize), left(kSize);
    for (size_t k = 0; k < kSize; ++k) x[k] = left[k] = std::sin(static_cast<double>(k));
    QVERIFY(factors.solve(x.data()));
    // What is left of the right side (the matrix itself may be ill-conditioned).
    double largest = 1;
    for (size_t c = 0; c < kSize; ++c) {
      largest = std::max(largest, std::abs(x[c]));
      for (int e = a.start[c]; e < a.start[c + 1]; ++e)
        left[static_cast<size_t>(a.rows[static_cast<size_t>(e)])] -= a.values[static_cast<size_t>(e)] * x[c];
    }
    for (const double one : left) QVERIFY(std::abs(one) < 1e-9 * largest);
  }
}

void SparseFactorsTest::singularIsTold() {
  std::mt19937 random(3);
  Columns a = chain(200, 4, random);
  for (int e = a.start[100]; e < a.start[101]; ++e) a.values[static_cast<size_t>(e)] = 0;
  solve::SparseFactors factors;
  QVERIFY(!factors.factor(a.start, a.rows, a.values));
}

QTEST_APPLESS_MAIN(SparseFactorsTest)
#include "sparse_factors_test.moc"
