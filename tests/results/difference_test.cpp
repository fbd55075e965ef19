// Differences of two runs against closed forms: exact at the rows of both, straight between them, jumps where they are.
#include <QtTest>
#include <cmath>

#include "engine/results/difference.h"

using namespace armature::results;

namespace {

Column named(const char* name, uint32_t source) {
  Column column;
  column.name = name;
  column.source = source;
  return column;
}

// x = slope·t with rows every `step`, y = −x, k constant.
std::unique_ptr<Store> ramp(double slope, double step, double end, double constant) {
  Column minus = named("y", 0), k = named("k", 0), word = named("word", 0);
  minus.isNegated = true;
  k.isConstant = true;
  k.constantAtFirst = constant;
  word.type = Column::Type::string;
  auto store = std::make_unique<Store>(std::vector<Column>{named("x", 0), minus, k, word}, 1);
  for (double t = 0; t <= end + 1e-9; t += step) {
    const double value = slope * t;
    store->append(t, &value);
  }
  return store;
}

}  // namespace

class DifferenceTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void linesOfOtherRows() {
    const auto run = ramp(3, 0.1, 1, 5), other = ramp(1, 0.07, 2, 2);
    const auto difference = differenceOf(*run, *other, {"x", "y", "k", "word", "nobody"});
    QVERIFY(difference);
    QCOMPARE(difference->columns().size(), size_t{3});
    const Column &x = difference->columns()[0], &y = difference->columns()[1], &k = difference->columns()[2];
    QCOMPARE(difference->value(k, 0), 3.0);
    QVERIFY(difference->rowCount() > 20);
    // No further than both go.
    QVERIFY(difference->time(difference->rowCount() - 1) <= 1 + 1e-9);
    for (uint64_t row = 0; row < difference->rowCount(); ++row) {
      const double t = difference->time(row);
      QVERIFY(std::abs(difference->value(x, row) - 2 * t) < 1e-12);
      QVERIFY(std::abs(difference->value(y, row) + 2 * t) < 1e-12);
    }
    QVERIFY(std::abs(difference->valueAt(x, 0.5555) - 1.111) < 1e-12);
    QVERIFY(difference->isFinished());
  }

  // A jump of either run is one of their difference, at its time and of its height.
  void jumps() {
    Store run({named("x", 0)}, 1), other({named("x", 0)}, 1);
    const auto put = [](Store& store, double t, double value) { store.append(t, &value); };
    put(run, 0, 0);
    put(run, 0.4, 0);
    put(run, 0.4, 1);
    put(run, 1, 1);
    put(other, 0, 0);
    put(other, 0.7, 0);
    put(other, 0.7, 1);
    put(other, 1, 1);
    const auto difference = differenceOf(run, other, {"x"});
    QVERIFY(difference);
    const Column& x = difference->columns()[0];
    for (const auto& [t, value] : {std::pair{0.2, 0.0}, {0.3999, 0.0}, {0.4001, 1.0}, {0.6999, 1.0}, {0.7001, 0.0}})
      QVERIFY2(std::abs(difference->valueAt(x, t) - value) < 1e-9, qPrintable(QString::number(t)));
    // The same jump at the same time leaves nothing.
    const auto none = differenceOf(run, run, {"x"});
    for (uint64_t row = 0; row < none->rowCount(); ++row) QCOMPARE(none->value(none->columns()[0], row), 0.0);
  }

  void timesApart() {
    Store early({named("x", 0)}, 1), late({named("x", 0)}, 1), empty({named("x", 0)}, 1);
    const double value = 1;
    early.append(0, &value);
    early.append(1, &value);
    late.append(2, &value);
    late.append(3, &value);
    QVERIFY(!differenceOf(early, late, {"x"}));
    QVERIFY(!differenceOf(early, empty, {"x"}));
    armature::CancelToken cancel;
    cancel.cancel();
    QVERIFY(!differenceOf(early, early, {"x"}, &cancel));
  }
};

QTEST_GUILESS_MAIN(DifferenceTest)
#include "difference_test.moc"
