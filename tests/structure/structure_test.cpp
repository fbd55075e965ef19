// Graph algorithms against brute force on small random graphs, and on a large one.
#include <QtTest>
#include <algorithm>
#include <numeric>
#include <random>

#include "engine/structure/components.h"
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
  void selectionPrefersLowPriority();
  void selectionPrefersConstantPivots();
  void changingSetsAreFound();
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

// A ring of two-variable equations needs one tearing unknown, k rings joined at a hub as well per ring.
void StructureTest::tearingIsSmall() {
  TearingProblem ring;
  const uint32_t n = 50;
  ring.graph.columns = n;
  for (uint32_t r = 0; r < n; ++r) ring.graph.addRow(std::vector<uint32_t>{r, (r + 1) % n});
  ring.solvable.assign(ring.graph.index.size(), 1);
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
