// Traces of levels: every change of a short run, and of a long one no more than a picture shows, without losing a
// pulse.
#include <QtTest>
#include <cmath>

#include "app/plots/level_trace.h"
#include "app/plots/sign_changes.h"

using namespace armature;
using namespace armature::app;

namespace {

template <class Level>
std::unique_ptr<results::Store> storeOf(int rows, Level level) {
  results::Column column;
  column.name = "b";
  auto store = std::make_unique<results::Store>(std::vector<results::Column>{column}, 1);
  for (int row = 0; row < rows; ++row) {
    const double value = level(row);
    store->append(row, &value);
  }
  return store;
}

std::vector<LevelChange> traceOf(const results::Store& store) {
  return levelTrace(store, store.columns()[0], 0, store.rowCount());
}

}  // namespace

class LevelTest : public QObject {
  Q_OBJECT
 private slots:
  // Between rows by straight lines, across rows of zero, and not where zero is only touched; too many are none.
  void signsChange() {
    const double values[] = {0, 1, 3, -1, 0, 0, 2, 0, 1, -2, -1, 0};
    const auto store = storeOf(std::size(values), [&](int row) { return values[row]; });
    const auto of = [](const results::Store& from, size_t most) {
      return signChanges(from, from.columns()[0], 0, from.rowCount(), most);
    };
    const auto found = of(*store, 10);
    QCOMPARE(found.size(), size_t(3));
    QVERIFY(std::abs(found[0] - 2.75) < 1e-12);
    QVERIFY(std::abs(found[1] - 4) < 1e-12);
    QVERIFY(std::abs(found[2] - (8 + 1.0 / 3)) < 1e-12);
    QVERIFY(of(*store, 2).empty());
    const auto wave = storeOf(200'000, [](int row) { return std::cos(row * M_PI / 10'000 + 0.001); });
    QCOMPARE(of(*wave, 100).size(), size_t(20));
  }
  // Row by row: each change at its instant, and the last row.
  void shortRuns() {
    const auto store = storeOf(9000, [](int row) { return row / 7 % 3; });
    const auto trace = traceOf(*store);
    QCOMPARE(trace.size(), size_t(9000 / 7 + 2));
    for (size_t k = 0; k + 1 < trace.size(); ++k) {
      QCOMPARE(trace[k].time, 7.0 * static_cast<double>(k));
      QCOMPARE(trace[k].level, static_cast<int>(k % 3));
    }
    QCOMPARE(trace.back().time, 8999.0);
  }

  // One row among a million is seen, at its place to within a group.
  void pulsesStay() {
    const auto store = storeOf(1'000'000, [](int row) { return row == 654'321 ? 1 : 0; });
    const auto trace = traceOf(*store);
    QCOMPARE(trace.size(), size_t(4));
    QCOMPARE(trace[1].level, 1);
    QVERIFY(std::abs(trace[1].time - 654'321) <= 100);
    QCOMPARE(trace[2].level, 0);
  }

  // What changes in each row costs no more than can be shown; a part of it is exact.
  void longRuns() {
    const auto store = storeOf(1'000'000, [](int row) { return row % 2; });
    QVERIFY(traceOf(*store).size() <= 20'001);
    const auto part = levelTrace(*store, store->columns()[0], 500'000, 500'010);
    QCOMPARE(part.size(), size_t(11));
    QCOMPARE(part[3].time, 500'003.0);
    QCOMPARE(part[3].level, 1);
  }

  void oddValues() {
    QVERIFY(levelTrace(*storeOf(1, [](int) { return 1; }), {}, 0, 0).empty());
    const double values[] = {std::nan(""), 1e300, -HUGE_VAL};
    const auto trace = traceOf(*storeOf(3, [&](int row) { return values[row]; }));
    QCOMPARE(trace[0].level, 0);
    QCOMPARE(trace[1].level, 1000);
    QCOMPARE(trace[2].level, -1000);
  }
};

QTEST_APPLESS_MAIN(LevelTest)
#include "level_test.moc"
