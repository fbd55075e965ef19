// Graph algorithms against brute force on small random graphs, and on a large one.
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "engine/structure/components.h"
#include "engine/structure/dependent_rows.h"
#include "engine/structure/dulmage_mendelsohn.h"
#include "engine/structure/matching.h"
#include "engine/structure/pantelides.h"
#include "engine/structure/state_selection.h"
#include "engine/structure/tearing.h"

using namespace armature::structure;

namespace {

Incidence randomGraph(std::mt19937& random, uint32_t rows, uint32_t columns, double density) {
  Incidence g;
  g.columns = columns;
  std::uniform_real_distribution<double> chance(0, 1);
  std::vector<uint32_t> row;
  for (uint32_t r = 0; r < rows; ++r) {
    row.clear();
    for (uint32_t c = 0; c < columns; ++c)
      if (chance(random) < density) row.push_back(c);
    g.addRow(row);
  }
  return g;
}

// Largest matching by trying everything.
uint32_t bruteForce(const Incidence& g, uint32_t r, uint32_t used) {
  if (r == g.rows()) return 0;
  uint32_t best = bruteForce(g, r + 1, used);
  for (uint32_t c : g.row(r))
    if (!(used & (1u << c))) best = std::max(best, 1 + bruteForce(g, r + 1, used | (1u << c)));
  return best;
}

// Derivatives by the chain rule: the derivative of an equation holds the derivatives of its variables.
class ChainRule : public DerivativeSource {
 public:
  ChainRule(const Incidence& g, std::vector<uint32_t> derivative) : derivative_(std::move(derivative)) {
    for (uint32_t r = 0; r < g.rows(); ++r) rows_.emplace_back(g.row(r).begin(), g.row(r).end());
  }
  void addVariable(uint32_t of) override {
    derivative_[of] = static_cast<uint32_t>(derivative_.size());
    derivative_.push_back(kNone);
  }
  bool addEquation(uint32_t of, std::vector<uint32_t>& columns) override {
    for (uint32_t v : rows_[of]) columns.push_back(derivative_[v]);
    rows_.push_back(columns);
    return true;
  }

 private:
  std::vector<std::vector<uint32_t>> rows_;
  std::vector<uint32_t> derivative_;
};

// A chain like that of a mechanical model: each row meets a few near columns, plus a diagonal.
Incidence chain(uint32_t n) {
  Incidence g;
  g.columns = n;
  std::vector<uint32_t> row;
  for (uint32_t r = 0; r < n; ++r) {
    row.clear();
    row.push_back((r * 7919u + 3) % n);
    row.push_back(r);
    if (r > 0) row.push_back(r - 1);
    if (r + 1 < n) row.push_back(r + 1);
    g.addRow(row);
  }
  return g;
}

}  // namespace

class StructureTest : public QObject {
  Q_OBJECT
 private slots:
  void matchingIsMaximum();
  void matchingKeepsPriority();
  void blocksAreOrdered();
  void decompositionIsExact();
  void pantelidesOfPendulum();
  void tearingIsValid();
  void tearingIsSmall();
  void tearingTakesColumnsOfWeight();
  void selectionPrefersLowPriority();
  void selectionPrefersConstantPivots();
  void changingSetsAreFound();
  void dependentRowsAreFound();
  void dependentSpacePhasors();
  void dependentRowsOfLargeGraphs();
  void largeGraphs();
};

void StructureTest::matchingIsMaximum() {
  std::mt19937 random(1);
  for (int trial = 0; trial < 2000; ++trial) {
    const uint32_t rows = 1 + random() % 8, columns = 1 + random() % 8;
    const Incidence g = randomGraph(random, rows, columns, 0.15 + 0.1 * (trial % 5));
    Matcher m(g);
    m.run();
    QCOMPARE(m.size(), bruteForce(g, 0, 0));
    for (uint32_t r = 0; r < rows; ++r)
      if (m.columnOf()[r] != kNone) {
        QCOMPARE(m.rowOf()[m.columnOf()[r]], r);
        const auto row = g.row(r);
        QVERIFY(std::find(row.begin(), row.end(), m.columnOf()[r]) != row.end());
      }
  }
}

// Rows offered one after the other: an earlier row is never dropped for a later one.
void StructureTest::matchingKeepsPriority() {
  std::mt19937 random(2);
  for (int trial = 0; trial < 500; ++trial) {
    const Incidence g = randomGraph(random, 8, 5, 0.3);
    Matcher m(g);
    std::vector<uint8_t> wasMatched(8, 0);
    for (uint32_t r = 0; r < 8; ++r) {
      wasMatched[r] = m.augment(r);
      for (uint32_t k = 0; k < r; ++k) QCOMPARE(m.columnOf()[k] != kNone, wasMatched[k] != 0);
    }
    QCOMPARE(m.size(), bruteForce(g, 0, 0));
  }
}

void StructureTest::blocksAreOrdered() {
  std::mt19937 random(3);
  for (int trial = 0; trial < 1000; ++trial) {
    Incidence g = randomGraph(random, 9, 9, 0.15);
    Incidence full;
    full.columns = 9;
    std::vector<uint32_t> row;
    for (uint32_t r = 0; r < 9; ++r) {
      row.assign(g.row(r).begin(), g.row(r).end());
      row.push_back((r + trial) % 9);
      full.addRow(row);
    }
    Matcher m(full);
    m.run();
    QCOMPARE(m.size(), 9u);
    const Blocks blocks = sortBlocks(full, m.rowOf());
    std::vector<uint32_t> blockOf(9);
    for (uint32_t b = 0; b < blocks.count(); ++b)
      for (uint32_t r : blocks.block(b)) blockOf[r] = b;
    // Reachability by Warshall's closure.
    bool reach[9][9] = {};
    for (uint32_t r = 0; r < 9; ++r)
      for (uint32_t c : full.row(r)) reach[r][m.rowOf()[c]] = true;
    for (int k = 0; k < 9; ++k)
      for (int i = 0; i < 9; ++i)
        for (int j = 0; j < 9; ++j) reach[i][j] = reach[i][j] || (reach[i][k] && reach[k][j]);
    for (uint32_t i = 0; i < 9; ++i)
      for (uint32_t j = 0; j < 9; ++j) {
        if (reach[i][j]) QVERIFY(blockOf[j] <= blockOf[i]);
        if (i != j) QCOMPARE(blockOf[i] == blockOf[j], reach[i][j] && reach[j][i]);
      }
  }
}

// A row is overdetermined exactly when some maximum matching leaves it out, a column when one leaves it free.
void StructureTest::decompositionIsExact() {
  std::mt19937 random(4);
  for (int trial = 0; trial < 500; ++trial) {
    const Incidence g = randomGraph(random, 6, 6, 0.25);
    Matcher m(g);
    m.run();
    const Decomposition d = decompose(g, m.columnOf(), m.rowOf());
    const uint32_t best = m.size();
    for (uint32_t r = 0; r < 6; ++r) {
      Incidence without;
      without.columns = 6;
      for (uint32_t k = 0; k < 6; ++k)
        if (k != r) without.addRow(g.row(k));
      QCOMPARE(d.rows[r] == Part::overdetermined, bruteForce(without, 0, 0) == best);
    }
    for (uint32_t c = 0; c < 6; ++c) QCOMPARE(d.columns[c] == Part::underdetermined, bruteForce(g, 0, 1u << c) == best);
  }
}

// x, y, vx, vy, F and their derivatives: the constraint is differentiated twice, two kinematic equations once.
void StructureTest::pantelidesOfPendulum() {
  enum : uint32_t { x, y, vx, vy, F, dx, dy, dvx, dvy, count };
  const std::vector<std::vector<uint32_t>> rows{{dx, vx}, {dy, vy}, {dvx, F, x}, {dvy, F, y}, {x, y}};
  const std::vector<int> expected{1, 1, 0, 0, 2};
  std::vector<uint32_t> derivative(count, kNone);
  derivative[x] = dx;
  derivative[y] = dy;
  derivative[vx] = dvx;
  derivative[vy] = dvy;
  // In every order of the equations.
  std::vector<uint32_t> order{0, 1, 2, 3, 4};
  do {
    Incidence g;
    g.columns = count;
    for (uint32_t k : order) g.addRow(rows[k]);
    ChainRule source(g, derivative);
    const PantelidesResult r = reduceIndex(g, derivative, source);
    QVERIFY(r.isFinished);
    for (uint32_t k = 0; k < order.size(); ++k) {
      int times = 0;
      for (uint32_t e = k; r.eqDerivative[e] != kNone; e = r.eqDerivative[e]) ++times;
      QCOMPARE(times, expected[order[k]]);
    }
  } while (std::next_permutation(order.begin(), order.end()));
}

void StructureTest::tearingIsValid() {
  std::mt19937 random(5);
  for (int trial = 0; trial < 500; ++trial) {
    const uint32_t n = 2 + random() % 12;
    TearingProblem problem;
    problem.graph.columns = n;
    std::vector<uint32_t> row;
    for (uint32_t r = 0; r < n; ++r) {
      row.clear();
      for (uint32_t c = 0; c < n; ++c)
        if (c == r || random() % 4 == 0) row.push_back(c);
      problem.graph.addRow(row);
    }
    for (size_t k = 0; k < problem.graph.index.size(); ++k) problem.solvable.push_back(random() % 3 ? 1 : 0);
    QVERIFY(isValid(problem, tear(problem)));
  }
}

// Equations of two unknowns each, in a ring.
static TearingProblem ringOf(uint32_t n) {
  TearingProblem ring;
  ring.graph.columns = n;
  for (uint32_t r = 0; r < n; ++r) ring.graph.addRow(std::vector<uint32_t>{r, (r + 1) % n});
  ring.solvable.assign(ring.graph.index.size(), 1);
  return ring;
}

// A ring of two-variable equations needs one tearing unknown, k rings joined at a hub as well per ring.
void StructureTest::tearingIsSmall() {
  const uint32_t n = 50;
  const TearingProblem ring = ringOf(n);
  QCOMPARE(tear(ring).columns.size(), size_t(1));
  // Tridiagonal: one unknown suffices too.
  TearingProblem band;
  band.graph.columns = n;
  for (uint32_t r = 0; r < n; ++r) {
    std::vector<uint32_t> row;
    if (r > 0) row.push_back(r - 1);
    row.push_back(r);
    if (r + 1 < n) row.push_back(r + 1);
    band.graph.addRow(row);
  }
  band.solvable.assign(band.graph.index.size(), 1);
  QCOMPARE(tear(band).columns.size(), size_t(1));
}

// Any unknown of a ring tears it: the one of most weight takes the place of the one that was found, and the number
// stays.
void StructureTest::tearingTakesColumnsOfWeight() {
  const uint32_t n = 20;
  TearingProblem ring = ringOf(n);
  Tearing tearing = tear(ring);
  exchangeByWeight(ring, tearing);
  QCOMPARE(tearing.columns, tear(ring).columns);
  ring.weight.assign(n, 0);
  ring.weight[7] = 1;
  ring.weight[13] = 2;
  exchangeByWeight(ring, tearing);
  QCOMPARE(tearing.columns, std::vector<uint32_t>{13});
  QVERIFY(isValid(ring, tearing));
}

void StructureTest::selectionPrefersLowPriority() {
  // x0 + x1 = 0, x1 − x2 = 0: one of three stays free, the one of highest priority.
  SelectionProblem p;
  p.columns = 3;
  p.start = {0, 2, 4};
  p.index = {0, 1, 1, 2};
  p.value = {1, 1, 1, -1};
  p.isConstant = {1, 1, 1, 1};
  for (uint32_t kept = 0; kept < 3; ++kept) {
    p.priority = {0, 0, 0};
    p.priority[kept] = 1;
    const Selection s = selectDependent(p);
    QVERIFY(s.isSafe);
    for (uint32_t c : s.columnOf) QVERIFY(c != kNone && c != kept);
  }
  // A second row that repeats the first leaves only structure to decide: no crash, all rows served.
  p.value = {1, 1, 1, 1};
  p.index = {0, 1, 0, 1};
  const Selection s = selectDependent(p);
  QVERIFY(s.columnOf[0] != kNone && s.columnOf[1] != kNone);
}

// Two vectors, one the other turned by an angle: y = R x. Solved for y the choice holds for every angle.
void StructureTest::selectionPrefersConstantPivots() {
  SelectionProblem p;
  p.columns = 4;  // x1, x2, y1, y2
  p.start = {0, 3, 6};
  p.index = {0, 1, 2, 0, 1, 3};
  p.value = {0.8, 0.6, -1, -0.6, 0.8, -1};
  p.isConstant = {0, 0, 1, 0, 0, 1};
  p.priority = {5, 5, 5, 5};
  const Selection s = selectDependent(p);
  QVERIFY(s.isSafe);
  QCOMPARE(s.columnOf[0], 2u);
  QCOMPARE(s.columnOf[1], 3u);
  // What the model prefers as states is kept nevertheless.
  p.priority = {5, 5, 6, 6};
  const Selection preferred = selectDependent(p);
  QVERIFY(preferred.columnOf[0] < 2 && preferred.columnOf[1] < 2);
}

// Two constraints between three angles of equal rank, through an unknown that is always solved for; the ground of one
// constraint is a constant coefficient, which needs no change.
void StructureTest::changingSetsAreFound() {
  SelectionProblem p;
  p.columns = 6;  // angles 0 … 2, an inner unknown 3, a pair 4, 5 on a rigid coupling
  p.start = {0, 4, 6, 8, 10};
  p.index = {0, 1, 2, 3, 0, 3, 1, 2, 4, 5};
  p.value = {1, 0, 0.5, 1, 0.25, 1, 0.7, 0.2, 1, -1};
  p.isConstant = {0, 0, 0, 1, 0, 1, 0, 0, 1, 1};
  p.priority = {0, 0, 0, -1e9, 0, 0};
  const Selection s = selectDependent(p);
  std::vector<double> rank = {0, 0, 0, -1e9, 0, 0};
  const auto sets = findChangingSets(p, s, rank);
  QCOMPARE(sets.size(), size_t(1));
  QCOMPARE(sets[0].members.size(), size_t(3));
  QCOMPARE(sets[0].changing.size(), size_t(2));
  QCOMPARE(sets[0].others.size(), size_t(1));
  QCOMPARE(sets[0].solved, std::vector<uint32_t>{3});
  // The free one comes first; it is the one that no row was solved for.
  QVERIFY(std::find(s.columnOf.begin(), s.columnOf.end(), sets[0].members[0]) == s.columnOf.end());
  // A free column of higher rank is a state for ever.
  rank[sets[0].members[0]] = 1000;
  QVERIFY(findChangingSets(p, s, rank).empty());
}

namespace {

LinearRows linearRows(const std::vector<std::vector<double>>& matrix, std::vector<uint8_t> isSetAside) {
  LinearRows rows;
  rows.columns = static_cast<uint32_t>(isSetAside.size());
  rows.isSetAside = std::move(isSetAside);
  for (const auto& row : matrix) {
    for (uint32_t c = 0; c < rows.columns; ++c) {
      if (row[c] == 0) continue;
      rows.index.push_back(c);
      rows.value.push_back(row[c]);
    }
    rows.start.push_back(static_cast<uint32_t>(rows.index.size()));
  }
  return rows;
}

// The rank of the chosen columns of a matrix of small whole numbers, counted modulo a prime (exactly, with a chance of
// one in some million to be too small).
uint32_t rankModulo(const std::vector<std::vector<double>>& matrix, const std::vector<uint8_t>& isChosen) {
  constexpr int64_t kPrime = 1'000'003;
  std::vector<std::vector<int64_t>> a;
  for (const auto& row : matrix) {
    a.emplace_back();
    for (size_t c = 0; c < row.size(); ++c)
      if (isChosen[c]) a.back().push_back((static_cast<int64_t>(row[c]) % kPrime + kPrime) % kPrime);
  }
  const auto power = [](int64_t base, int64_t exponent) {
    int64_t result = 1;
    for (; exponent > 0; exponent /= 2, base = base * base % kPrime)
      if (exponent % 2) result = result * base % kPrime;
    return result;
  };
  uint32_t rank = 0;
  for (size_t c = 0; !a.empty() && c < a[0].size() && rank < a.size(); ++c) {
    size_t pivot = rank;
    while (pivot < a.size() && a[pivot][c] == 0) ++pivot;
    if (pivot == a.size()) continue;
    std::swap(a[pivot], a[rank]);
    const int64_t inverse = power(a[rank][c], kPrime - 2);
    for (size_t r = rank + 1; r < a.size(); ++r) {
      const int64_t factor = a[r][c] * inverse % kPrime;
      for (size_t k = c; k < a[r].size(); ++k) a[r][k] = ((a[r][k] - factor * a[rank][k]) % kPrime + kPrime) % kPrime;
    }
    ++rank;
  }
  return rank;
}

}  // namespace

// As many rows are found as the exact rank leaves over, on random rows of which some are sums of others.
void StructureTest::dependentRowsAreFound() {
  std::mt19937 random(7);
  uint32_t foundInAll = 0;
  for (int round = 0; round < 400; ++round) {
    const uint32_t rowCount = 2 + random() % 9, columns = 2 + random() % 9;
    std::vector<std::vector<double>> matrix(rowCount, std::vector<double>(columns, 0));
    std::vector<uint8_t> isSetAside(columns), isPivot(columns), isAny(columns, 1);
    for (uint32_t c = 0; c < columns; ++c) isPivot[c] = !(isSetAside[c] = random() % 3 == 0);
    for (auto& row : matrix) {
      for (double& x : row)
        if (random() % 3 == 0) x = static_cast<double>(random() % 9) - 4;
      if (random() % 3 == 0)
        for (int k = 0; k < 2; ++k) {
          const auto& other = matrix[random() % rowCount];
          const double factor = static_cast<double>(random() % 5) - 2;
          for (uint32_t c = 0; c < columns; ++c)
            if (isPivot[c] || random() % 2) row[c] += factor * other[c];
        }
      // Rows without any unknown are no equations.
      if (std::all_of(row.begin(), row.end(), [](double x) { return x == 0; })) row[0] = 1;
    }
    const LinearRows rows = linearRows(matrix, isSetAside);
    const std::vector<DependentRow> found = findDependentRows(rows);
    QVERIFY(isConsistent(rows, found));
    uint32_t contradicting = 0, visible = 0;
    std::vector<uint8_t> isFound(rowCount, 0);
    for (const DependentRow& d : found) {
      contradicting += d.left.empty();
      isFound[d.row] = 1;
    }
    for (uint32_t r = 0; r < rowCount; ++r) {
      bool isVisible = !isFound[r];
      for (uint32_t c = 0; c < columns; ++c) isVisible = isVisible && (matrix[r][c] == 0 || isSetAside[c]);
      visible += isVisible;
    }
    QCOMPARE(contradicting, rowCount - rankModulo(matrix, isAny));
    QCOMPARE(static_cast<uint32_t>(found.size()) + visible, rowCount - rankModulo(matrix, isPivot));
    foundInAll += static_cast<uint32_t>(found.size());
  }
  QVERIFY(foundInAll > 400);
}

// Three currents, their zero sequence (a state), their space phasor (states as well), and a star point: the zero
// sequence is zero, although a row has a column of its own; a last row holds the real part of the phasor once more,
// without its name and with rounded coefficients.
void StructureTest::dependentSpacePhasors() {
  const double turn = 2 * std::acos(-1.0) / 3;
  std::vector<double> real, imaginary;
  for (int k = 0; k < 3; ++k) {
    real.push_back(2.0 / 3 * std::cos(k * turn));
    imaginary.push_back(2.0 / 3 * std::sin(k * turn));
  }
  // i1, i2, i3, i0, ground, and the parts of the phasor.
  const std::vector<std::vector<double>> matrix = {{1, 1, 1, 0, 1, 0, 0},
                                                   {real[0], real[1], real[2], 0, 0, -1, 0},
                                                   {imaginary[0], imaginary[1], imaginary[2], 0, 0, 0, -1},
                                                   {1, 1, 1, -3, 0, 0, 0},
                                                   {-1, -1, -1, 0, 0, 0, 0},
                                                   {real[0] - real[1], 0, real[2] - real[1], 0, 0, 0, 0}};
  const LinearRows rows = linearRows(matrix, {0, 0, 0, 1, 0, 1, 1});
  const std::vector<DependentRow> found = findDependentRows(rows);
  QVERIFY(isConsistent(rows, found));
  QCOMPARE(found.size(), size_t(2));
  for (const DependentRow& d : found) {
    QCOMPARE(d.left.size(), size_t(1));
    QVERIFY(d.left[0].index == 3u || d.left[0].index == 5u);
  }
  QVERIFY(found[0].left[0].index != found[1].left[0].index);
}

// A long ring of flows and a net of them: the sum of all balances says nothing; each takes part in it.
void StructureTest::dependentRowsOfLargeGraphs() {
  LinearRows ring;
  ring.columns = 50'000;
  ring.isSetAside.assign(ring.columns, 0);
  for (uint32_t r = 0; r < ring.columns; ++r) {
    for (uint32_t c : {r, (r + 1) % ring.columns}) ring.index.push_back(c);
    ring.value.insert(ring.value.end(), {1, -1});
    ring.start.push_back(static_cast<uint32_t>(ring.index.size()));
  }
  const std::vector<DependentRow> found = findDependentRows(ring);
  QVERIFY(isConsistent(ring, found));
  QCOMPARE(found.size(), size_t(1));
  QCOMPARE(found[0].factors.size(), size_t(ring.columns));
  // In a net the elimination fills in; it may be given up, but what it has found is right.
  constexpr uint32_t kSide = 60;
  LinearRows net;
  net.columns = 2 * kSide * kSide;
  net.isSetAside.assign(net.columns, 0);
  for (uint32_t r = 0; r < kSide * kSide; ++r) {
    const uint32_t x = r % kSide, y = r / kSide, left = (x + kSide - 1) % kSide, below = (y + kSide - 1) % kSide;
    for (uint32_t c : {2 * r, 2 * (y * kSide + left), 2 * r + 1, 2 * (below * kSide + x) + 1}) net.index.push_back(c);
    net.value.insert(net.value.end(), {1, -1, 1, -1});
    net.start.push_back(static_cast<uint32_t>(net.index.size()));
  }
  const std::vector<DependentRow> ofNet = findDependentRows(net);
  QVERIFY(isConsistent(net, ofNet));
  QVERIFY(ofNet.size() <= 1);
}

// No recursion that is as deep as the graph is long, and every row in one block. (chain_benchmark prints the times.)
void StructureTest::largeGraphs() {
  constexpr uint32_t kRows = 100000;
  const Incidence g = chain(kRows);
  Matcher m(g);
  m.run();
  QCOMPARE(m.size(), kRows);
  std::vector<uint32_t> rows = sortBlocks(g, m.rowOf()).rows;
  std::sort(rows.begin(), rows.end());
  std::vector<uint32_t> all(kRows);
  std::iota(all.begin(), all.end(), 0u);
  QCOMPARE(rows, all);
}

QTEST_GUILESS_MAIN(StructureTest)
#include "structure_test.moc"
