// Inference of clocks on small networks with known answers, exact to the last digit.
#include <QtTest>

#include "engine/structure/clocks.h"

using namespace armature::structure;

namespace {

using Kind = ClockRelation::Kind;
using Problem = ClockProblem::Kind;

ClockRelation relation(Kind kind, uint32_t of, uint32_t result, int64_t factor = 0, int64_t resolution = 1) {
  ClockRelation r;
  r.kind = kind;
  r.of = of;
  r.result = result;
  r.factor = factor;
  r.resolution = resolution;
  return r;
}

ClockSource periodic(uint32_t node, int64_t num, int64_t den) {
  ClockSource s;
  s.node = node;
  s.interval = {num, den};
  return s;
}

ClockSource other(uint32_t node, ClockSource::Kind kind) {
  ClockSource s;
  s.kind = kind;
  s.node = node;
  return s;
}

std::string text(Ratio r) {
  return std::to_string(r.num) + "/" + std::to_string(r.den);
}

}  // namespace

class ClocksTest : public QObject {
  Q_OBJECT
 private slots:
  void ratiosAreExact();
  void conversionsAreFollowedBothWays();
  void inferredFactorsAreChecked();
  void problems_data();
  void problems();
  void defaultsTickEverySecond();
  void stepsAreDivided();
  void growsLinearly();
};

// 1/10 + 2/15 = 7/30; what does not fit into 64 bits is nothing, not a wrong number.
void ClocksTest::ratiosAreExact() {
  QCOMPARE(text(*sum({1, 10}, {2, 15})), std::string("7/30"));
  QCOMPARE(text(*product({-6, 35}, {14, 9})), std::string("-4/15"));
  QCOMPARE(text(*quotient({3, 4}, {-9, 8})), std::string("-2/3"));
  const int64_t large = int64_t(1) << 62;
  QCOMPARE(text(*product({large, 3}, {3, large})), std::string("1/1"));
  QVERIFY(!product({large, 1}, {4, 1}));
  QVERIFY(!quotient({1, large}, {large, 1}));
  QVERIFY(!quotient({1, 2}, {0, 1}));
}

// From one interval of 3/10 s all others follow, forwards and backwards.
void ClocksTest::conversionsAreFollowedBothWays() {
  ClockNetwork n;
  n.nodes = 7;
  n.sources = {periodic(3, 3, 10)};
  n.relations = {relation(Kind::subSample, 0, 3, 6), relation(Kind::superSample, 3, 1, 4),
                 relation(Kind::shift, 3, 2, 5, 3),  relation(Kind::back, 2, 4, 1, 3),
                 relation(Kind::same, 4, 5),         relation(Kind::subSample, 5, 6, 10)};
  const ClockSolution s = inferClocks(n);
  QVERIFY(s.problems.empty());
  QCOMPARE(text(s.interval[0]), std::string("1/20"));
  QCOMPARE(text(s.interval[1]), std::string("3/40"));
  QCOMPARE(text(s.phase[2]), std::string("1/2"));
  QCOMPARE(text(s.phase[5]), std::string("2/5"));
  QCOMPARE(text(s.interval[6]), std::string("3/1"));
  QCOMPARE(text(s.phase[6]), std::string("2/5"));
  QCOMPARE(s.bases.size(), size_t(1));
}

// A factor that is not given is that of the intervals at both ends.
void ClocksTest::inferredFactorsAreChecked() {
  ClockNetwork n;
  n.nodes = 2;
  n.sources = {periodic(0, 1, 10), periodic(1, 3, 10)};
  n.relations = {relation(Kind::subSample, 0, 1)};
  QVERIFY(inferClocks(n).problems.empty());
  n.relations = {relation(Kind::superSample, 0, 1)};
  const ClockSolution s = inferClocks(n);
  QCOMPARE(s.problems.size(), size_t(1));
  QVERIFY(s.problems[0].kind == Problem::notWhole);
}

void ClocksTest::problems_data() {
  QTest::addColumn<int>("which");
  QTest::addColumn<int>("kind");
  QTest::newRow("two intervals of one clock") << 0 << int(Problem::disagree);
  QTest::newRow("two intervals across a conversion") << 1 << int(Problem::disagree);
  QTest::newRow("a loop of conversions that does not close") << 2 << int(Problem::disagree);
  QTest::newRow("two clocks of events") << 3 << int(Problem::mixed);
  QTest::newRow("a periodic clock and one of events") << 4 << int(Problem::mixed);
  QTest::newRow("no factor") << 5 << int(Problem::undecided);
  QTest::newRow("before the start") << 6 << int(Problem::early);
  QTest::newRow("between two events") << 7 << int(Problem::divided);
  QTest::newRow("a phase between two events") << 8 << int(Problem::divided);
  QTest::newRow("too large") << 9 << int(Problem::outOfRange);
}

void ClocksTest::problems() {
  QFETCH(int, which);
  QFETCH(int, kind);
  ClockNetwork n;
  n.nodes = 3;
  const auto events = ClockSource::Kind::events;
  switch (which) {
    case 0:
      n.sources = {periodic(0, 1, 10), periodic(0, 1, 3)};
      break;
    case 1:
      n.sources = {periodic(0, 1, 10), periodic(1, 1, 3)};
      n.relations = {relation(Kind::subSample, 0, 1, 2)};
      break;
    case 2:
      n.sources = {periodic(0, 1, 10)};
      n.relations = {relation(Kind::subSample, 0, 1, 2), relation(Kind::superSample, 1, 2, 2),
                     relation(Kind::shift, 2, 0, 1)};
      break;
    case 3:
      n.sources = {other(0, events), other(1, events)};
      n.relations = {relation(Kind::none, 0, 1)};
      break;
    case 4:
      n.sources = {periodic(0, 1, 10), other(1, events)};
      n.relations = {relation(Kind::same, 0, 1)};
      break;
    case 5:
      n.sources = {periodic(0, 1, 10)};
      n.relations = {relation(Kind::subSample, 0, 1)};
      break;
    case 6:
      n.sources = {periodic(0, 1, 10)};
      n.relations = {relation(Kind::back, 0, 1, 1, 3)};
      break;
    case 7:
      n.sources = {other(0, events)};
      n.relations = {relation(Kind::superSample, 0, 1, 2)};
      break;
    case 8:
      n.sources = {other(0, events)};
      n.relations = {relation(Kind::shift, 0, 1, 1, 2)};
      break;
    default:
      n.sources = {periodic(0, int64_t(1) << 62, 1)};
      n.relations = {relation(Kind::subSample, 0, 1, 8)};
  }
  const ClockSolution s = inferClocks(n);
  QCOMPARE(s.problems.size(), size_t(1));
  QCOMPARE(int(s.problems[0].kind), kind);
}

// Without any interval the fastest part of a base clock ticks every second, the earliest from the start.
void ClocksTest::defaultsTickEverySecond() {
  ClockNetwork n;
  n.nodes = 4;
  n.relations = {relation(Kind::subSample, 0, 1, 3), relation(Kind::superSample, 0, 2, 2),
                 relation(Kind::back, 0, 3, 1)};
  const ClockSolution s = inferClocks(n);
  QVERIFY(s.problems.empty());
  QCOMPARE(text(s.interval[0]), std::string("2/1"));
  QCOMPARE(text(s.interval[1]), std::string("6/1"));
  QCOMPARE(text(s.interval[2]), std::string("1/1"));
  QCOMPARE(text(s.phase[3]), std::string("0/1"));
  QCOMPARE(text(s.phase[0]), std::string("2/1"));
}

// Ticks at thirds and halves of the steps of an aperiodic clock need six instants between two of them.
void ClocksTest::stepsAreDivided() {
  ClockNetwork n;
  n.nodes = 3;
  n.sources = {other(0, ClockSource::Kind::steps)};
  n.relations = {relation(Kind::superSample, 0, 1, 3), relation(Kind::shift, 0, 2, 1, 2)};
  const ClockSolution s = inferClocks(n);
  QVERIFY(s.problems.empty());
  QCOMPARE(text(s.bases[s.base[0]].grain), std::string("1/6"));
}

// A chain of 100,000 conversions, alternately slower and faster.
void ClocksTest::growsLinearly() {
  const auto seconds = [](uint32_t count) {
    ClockNetwork n;
    n.nodes = count;
    n.sources = {periodic(count / 2, 1, 10)};
    for (uint32_t k = 0; k + 1 < count; ++k)
      n.relations.push_back(relation(k % 2 ? Kind::superSample : Kind::subSample, k, k + 1, 5));
    QElapsedTimer timer;
    timer.start();
    const ClockSolution s = inferClocks(n);
    const double time = double(timer.nsecsElapsed());
    return s.problems.empty() && s.interval[0] == s.interval[count - 2 + count % 2] ? time : -1.0;
  };
  const double small = seconds(10000), large = seconds(100000);
  QVERIFY(small > 0 && large > 0);
  QVERIFY2(large < 60 * small, qPrintable(QString("%1 times").arg(large / small)));
}

QTEST_APPLESS_MAIN(ClocksTest)
#include "clocks_test.moc"
