#include <QtTest>
#include <algorithm>
#include <cmath>

#include "engine/experiments/factor.h"
#include "engine/experiments/random.h"
#include "engine/experiments/schedule.h"

using namespace armature::experiments;

class FactorTest : public QObject {
  Q_OBJECT
 private slots:
  // Values of grids, first and last exactly as written.
  void grids() {
    const auto range = readFactor("spring.c = range(0.1, 0.7, 4)");
    QVERIFY(range);
    QCOMPARE(range->name, std::string("spring.c"));
    QCOMPARE(range->count, uint64_t(4));
    QCOMPARE(range->valueAt(0), std::string("0.1"));
    QCOMPARE(range->valueAt(3), std::string("0.7"));
    QVERIFY(std::fabs(std::stod(range->valueAt(1)) - 0.3) < 1e-15);
    const auto down = readFactor("x=range(+5,-5,3)");
    QVERIFY(down && down->valueAt(1) == "0" && down->valueAt(2) == "-5");
    const auto choices = readFactor("d.kind=choices(A.B(1,2), \"x,y\", true, 1e3)");
    QVERIFY(choices);
    QCOMPARE(choices->choices, (std::vector<std::string>{"A.B(1,2)", "\"x,y\"", "true", "1000"}));
  }

  // Every kind of wrong text gets a message.
  void wrong_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"",
                             "x",
                             "=range(1,2,3)",
                             "x=",
                             "x=5",
                             "x=range",
                             "x=range(1,2)",
                             "x=range(1,2,0)",
                             "x=range(1,2,2.5)",
                             "x=range(a,2,3)",
                             "x=range(1,nan,3)",
                             "x=range(1,2,1)",
                             "x=range(1,2,1e300)",
                             "x=choices()",
                             "x=choices(1,,2)",
                             "x=normal(1)",
                             "x=normal(1,-2)",
                             "x=uniform(2,1)",
                             "x=gamma(1,2)",
                             "x=range(1,2,3",
                             "x=lognormal(1,inf)"})
      QTest::newRow(text) << text;
  }
  void wrong() {
    QFETCH(QString, text);
    const auto factor = readFactor(text.toStdString());
    QVERIFY(!factor);
    QCOMPARE(factor.reason().code, std::string("E010"));
  }

  // The generator's published test vector: counter and key zero.
  void generator() {
    const RandomBlock block = randomBlock(0, 0, 0);
    QCOMPARE(block.first, 0x6627e8d5e169c58dull);
    QCOMPARE(block.second, 0xbc57ac4c9b00dbd8ull);
    QVERIFY(unitOf(0) > 0 && unitOf(~uint64_t{0}) < 1);
  }

  // Means and deviations of what is drawn, and independence of the places.
  void distributions_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("deviation");
    QTest::newRow("normal") << "x=normal(10,0.5)" << 10.0 << 0.5;
    QTest::newRow("uniform") << "x=uniform(-1,3)" << 1.0 << 4 / std::sqrt(12.0);
    QTest::newRow("lognormal") << "x=lognormal(0,0.25)" << std::exp(0.03125)
                               << std::exp(0.03125) * std::sqrt(std::exp(0.0625) - 1);
    QTest::newRow("without deviation") << "x=normal(2,0)" << 2.0 << 0.0;
  }
  void distributions() {
    QFETCH(QString, text);
    QFETCH(double, mean);
    QFETCH(double, deviation);
    const auto factor = readFactor(text.toStdString());
    QVERIFY(factor && factor->isRandom());
    constexpr int kRuns = 20000;
    double sum = 0, squares = 0, product = 0;
    for (int k = 0; k < kRuns; ++k) {
      const double x = std::stod(factor->drawn(7, uint64_t(k), 0)), y = std::stod(factor->drawn(7, uint64_t(k), 1));
      sum += x - mean, squares += (x - mean) * (x - mean), product += (x - mean) * (y - mean);
    }
    const double slack = 5 * deviation / std::sqrt(kRuns) + 1e-12;
    QVERIFY(std::fabs(sum / kRuns) < slack);
    QVERIFY(std::fabs(std::sqrt(squares / kRuns) - deviation) < 2 * slack);
    QVERIFY(std::fabs(product / kRuns) < slack * deviation + 1e-12);
    QVERIFY(deviation == 0 || factor->drawn(7, 3, 0) != factor->drawn(8, 3, 0));
  }

  // Every run is handed out once, whatever is given back, and groups are never mixed.
  void schedule() {
    std::vector<Chunk> groups{{0, {}}, {1, {}}, {2, {}}};
    for (uint64_t k = 0; k < 1000; ++k) groups[k % 2].runs.push_back(k);
    Schedule schedule(groups, 3);
    std::vector<int> count(1000);
    bool isFirst = true;
    size_t longest = 0;
    for (Chunk chunk = schedule.next(); !chunk.isEmpty(); chunk = schedule.next()) {
      if (isFirst) {
        isFirst = false;
        schedule.giveBack(chunk);
        continue;
      }
      for (const uint64_t run : chunk.runs) {
        QCOMPARE(run % 2, uint64_t(chunk.group));
        ++count[run];
        schedule.learn(0.01);
      }
      longest = std::max(longest, chunk.runs.size());
      QVERIFY(std::is_sorted(chunk.runs.begin(), chunk.runs.end()));
    }
    QVERIFY(std::all_of(count.begin(), count.end(), [](int n) { return n == 1; }));
    QVERIFY(longest >= 40 && longest <= 60);  // half a second of work
  }
};

QTEST_GUILESS_MAIN(FactorTest)
#include "factor_test.moc"
