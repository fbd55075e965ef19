// Connection sets: equations are counted and checked against what chapter 9 of the specification prescribes.
#include <QtTest>

#include <set>

#include "engine/model/connections.h"

using namespace armature;
using namespace armature::model;

namespace {

// A model of connectors with one potential and one flow each: variables 2k and 2k + 1.
struct Net {
  ConnectionInput input;
  uint32_t count = 0;

  uint32_t connector() {
    input.flows.push_back({VarId(2 * count + 1), false, PartId(0u), {}});
    return count++;
  }
  ConnectorEnd end(uint32_t k, bool isOutside) const {
    return {"c" + std::to_string(k),
            PartId(k),
            isOutside,
            {{VarId(2 * k), LeafKind::potential}, {VarId(2 * k + 1), LeafKind::flow}}};
  }
  void connect(uint32_t a, uint32_t b, bool aOutside = false, bool bOutside = false) {
    input.pairs.push_back({end(a, aOutside), end(b, bOutside), PartId(0u), {}});
  }
};

struct Generated {
  explicit Generated(const ConnectionInput& input) { out = generateConnections(input, pool, diagnostics); }
  // lhs − rhs for given values of the variables.
  double residual(const FlatEquation& e, const std::vector<double>& v) const {
    return value(e.lhs, v) - value(e.rhs, v);
  }
  double value(ExprId id, const std::vector<double>& v) const {
    using symbolic::Op;
    switch (pool.op(id)) {
      case Op::constant:
        return pool.number(id);
      case Op::variable:
        return v[pool.variableOf(id).index()];
      case Op::neg:
        return -value(pool.arg(id, 0), v);
      case Op::add:
        return value(pool.arg(id, 0), v) + value(pool.arg(id, 1), v);
      case Op::sub:
        return value(pool.arg(id, 0), v) - value(pool.arg(id, 1), v);
      default:
        return std::nan("");
    }
  }
  size_t countOf(EquationOrigin origin) const {
    size_t n = 0;
    for (const FlatEquation& e : out.equations) n += e.origin == origin ? 1 : 0;
    return n;
  }
  symbolic::Pool pool;
  Diagnostics diagnostics;
  ConnectionOutput out;
};

}  // namespace

class ConnectionsTest : public QObject {
  Q_OBJECT

 private slots:
  // Three ends in one point: two equalities and one balance, which holds exactly when the flows cancel.
  void starOfThree() {
    Net net;
    const uint32_t a = net.connector(), b = net.connector(), c = net.connector();
    net.connect(a, b);
    net.connect(b, c);
    net.connect(a, c);  // closes a loop, adds nothing
    const Generated g(net.input);
    QCOMPARE(g.countOf(EquationOrigin::connection), size_t(2));
    QCOMPARE(g.countOf(EquationOrigin::flowBalance), size_t(1));
    for (const FlatEquation& e : g.out.equations) QCOMPARE(g.residual(e, {5, 1, 5, 2, 5, -3}), 0.0);
    QVERIFY(std::fabs(g.residual(g.out.equations.back(), {5, 1, 5, 2, 5, -4})) == 1.0);
  }

  // An unconnected flow is zero.
  void unconnected() {
    Net net;
    net.connector();
    const Generated g(net.input);
    QCOMPARE(g.out.equations.size(), size_t(1));
    QCOMPARE(g.residual(g.out.equations[0], {0, 7}), 7.0);
  }

  // load.p (outside) to load.resistor.p (inside): flows are equal, and load.p is balanced again one level up.
  void insideAndOutside() {
    Net net;
    const uint32_t loadP = net.connector(), resistorP = net.connector(), source = net.connector();
    net.connect(loadP, resistorP, true, false);
    net.connect(source, loadP);
    const Generated g(net.input);
    QCOMPARE(g.countOf(EquationOrigin::flowBalance), size_t(2));
    // resistor and load carry 2, the source −2
    for (const FlatEquation& e : g.out.equations) QCOMPARE(g.residual(e, {9, 2, 9, 2, 9, -2}), 0.0);
  }

  // A stream set lists its members by side with the flow variables of their connectors.
  void streams() {
    ConnectionInput input;
    const auto end = [](uint32_t k, bool isOutside) {
      return ConnectorEnd{"s",
                          PartId(k),
                          isOutside,
                          {{VarId(3 * k), LeafKind::potential},
                           {VarId(3 * k + 1), LeafKind::flow},
                           {VarId(3 * k + 2), LeafKind::stream}}};
    };
    input.pairs.push_back({end(0, false), end(1, false), PartId(0u), {}});
    input.pairs.push_back({end(1, false), end(2, true), PartId(0u), {}});
    const Generated g(input);
    QCOMPARE(g.out.streams.size(), size_t(1));
    QCOMPARE(g.out.streams[0].inside, (std::vector<VarId>{VarId(2u), VarId(5u)}));
    QCOMPARE(g.out.streams[0].insideFlow, (std::vector<VarId>{VarId(1u), VarId(4u)}));
    QCOMPARE(g.out.streams[0].outside, (std::vector<VarId>{VarId(8u)}));
  }

  // A ring of four frames with required branches between opposite ones: one connect is cut, the one that is farther
  // from the root, wherever it stands in the text; every node has a root.
  void loopIsCut() {
    for (const bool isReversed : {false, true}) {
      ConnectionInput input;
      for (uint32_t k = 0; k < 4; ++k) input.nodes.push_back({"r" + std::to_string(k), {VarId(k)}, k == 0, false, 0});
      input.branches = {{0, 1}, {2, 3}};
      const auto connect = [&](uint32_t a, uint32_t b) {
        const auto end = [](uint32_t k) {
          return ConnectorEnd{"f", PartId(k), false, {{VarId(k), LeafKind::potential, k}}};
        };
        input.pairs.push_back({end(a), end(b), PartId(0u), {}});
      };
      connect(1, 2);
      connect(3, 0);
      if (isReversed) std::swap(input.pairs[0], input.pairs[1]);
      const Generated g(input);
      QVERIFY(!g.diagnostics.hasErrors());
      QCOMPARE(g.out.cuts.size(), size_t(1));
      QCOMPARE(g.out.cuts[0].a, 1u);
      QCOMPARE(g.out.equations.size(), size_t(1));
      QCOMPARE(g.out.rootOf, (std::vector<uint32_t>{0, 0, 0, 0}));
      QCOMPARE(g.out.parentOf, (std::vector<uint32_t>{0, 0, 3, 0}));
    }
  }

  // Of potential roots of equal priority the one nearest to a definite root is chosen, also across a part that does not
  // pass its orientation on (a ball joint).
  void nearestRoot() {
    for (const bool isReversed : {false, true}) {
      ConnectionInput input;
      input.nodes = {
          {"outer.frame_a.R", {VarId(0u)}, false, true, 0}, {"inner.frame_b.R", {VarId(1u)}, false, false, 0},
          {"inner.frame_a.R", {VarId(2u)}, false, true, 0}, {"ball.frame_b.R", {VarId(3u)}, false, false, 0},
          {"ball.frame_a.R", {VarId(4u)}, false, false, 0}, {"world.frame_b.R", {VarId(5u)}, true, false, 0}};
      const auto at = [&](uint32_t k) { return isReversed ? 5 - k : k; };
      if (isReversed) std::reverse(input.nodes.begin(), input.nodes.end());
      input.branches = {{at(1), at(2)}};
      for (const auto& [a, b] : {std::pair{0u, 1u}, {2u, 3u}, {4u, 5u}}) {
        const auto end = [](uint32_t k) {
          return ConnectorEnd{"f", PartId(k), false, {{VarId(k), LeafKind::potential, k}}};
        };
        input.pairs.push_back({end(at(a)), end(at(b)), PartId(0u), {}});
      }
      const Generated g(input);
      QVERIFY(!g.diagnostics.hasErrors());
      QCOMPARE(g.out.rootOf[at(0)], at(2));
      QCOMPARE(g.out.rootOf[at(4)], at(5));
    }
  }

  // Of two potential roots the one with the smaller priority number is chosen.
  void potentialRoots() {
    ConnectionInput input;
    for (uint32_t k = 0; k < 3; ++k)
      input.nodes.push_back({"r" + std::to_string(k), {VarId(k)}, false, k > 0, 3.0 - k});
    input.branches = {{0, 1}, {1, 2}};
    const Generated g(input);
    QCOMPARE(g.out.rootOf, (std::vector<uint32_t>{2, 2, 2}));
  }

  void missingRoot() {
    ConnectionInput input;
    input.nodes = {{"a.R", {VarId(0u)}}, {"b.R", {VarId(1u)}}};
    input.branches = {{0, 1}};
    const Generated g(input);
    QVERIFY(g.diagnostics.hasErrors());
    QCOMPARE(g.diagnostics.all()[0].code, std::string("C101"));
  }

  void twoRootsOnBranches() {
    ConnectionInput input;
    input.nodes = {{"a.R", {VarId(0u)}, true}, {"b.R", {VarId(1u)}, true}};
    input.branches = {{0, 1}};
    const Generated g(input);
    QCOMPARE(g.diagnostics.all()[0].code, std::string("C102"));
  }

  // One equation a connector, however long the row of them. (chain_benchmark prints how the time grows.)
  void longRow() {
    constexpr uint32_t kConnectors = 20000;
    Net net;
    for (uint32_t k = 0; k < kConnectors; ++k) net.connector();
    for (uint32_t k = 1; k < kConnectors; ++k) net.connect(k - 1, k);
    const Generated g(net.input);
    QCOMPARE(g.out.equations.size(), size_t(kConnectors));
  }
};

QTEST_GUILESS_MAIN(ConnectionsTest)
#include "connections_test.moc"
