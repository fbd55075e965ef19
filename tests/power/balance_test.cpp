// Supplied less stored less lost is zero at each instant of every shipped diagram; and what parts do is what closed
// forms say.
#include <QtTest>

#include "tests/power/power_bench.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

namespace {

// Of what flows: the run itself is less exact by far.
constexpr double kTolerance = 1e-8;

}  // namespace

class BalanceTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void examplesBalance_data() {
    QTest::addColumn<QString>("path");
    for (const QString& path : exampleFiles()) QTest::newRow(qPrintable(path.section("/examples/", 1))) << path;
  }

  // At 20 instants of each.
  void examplesBalance() {
    QFETCH(QString, path);
    QVERIFY2(bench_.simulateFile(path), qPrintable(bench_.reason()));
    const auto powers = bench_.powers();
    const auto& store = bench_.store();
    const uint64_t rows = store.rowCount();
    double worst = 0, largest = 0, unknown = 0;
    QString where;
    for (uint64_t k = 0; k <= 20; ++k) {
      const uint64_t row = k * (rows - 1) / 20;
      std::vector<double> values;
      powers->read(row, values);
      const EnergySums sums = powers->sum(values);
      largest = std::max(largest, sums.turnover);
      unknown = std::max(unknown, std::abs(sums.unknown));
      if (std::abs(sums.rest()) > worst || std::isnan(sums.rest())) {
        worst = std::abs(sums.rest());
        where.clear();
        for (const auto& [part, left] : powers->residuals(row))
          if (std::abs(left) > 1e-3 * worst || std::isnan(left))
            where += QString(" %1: %2").arg(QString::fromStdString(part)).arg(left);
        where += QString(" at %1 s").arg(store.time(row));
      }
    }
    QVERIFY2(worst <= kTolerance * largest, qPrintable(QString("%1 W of %2 W:%3").arg(worst).arg(largest).arg(where)));
    QVERIFY2(powers->unread().empty(), powers->unread().empty() ? "" : powers->unread().front().c_str());
    QVERIFY2(unknown <= kTolerance * largest,
             qPrintable(QString("%1 W of %2 W are not told apart").arg(unknown).arg(largest)));
  }

  // Each class of the table is one of the palette, and each of its names is one that a person may read there.
  void tableIsOfThePalette() {
    const EnergyTable& table = EnergyTable::shipped();
    QVERIFY(table.classes().size() > 100);
    for (const QString& name : table.classes())
      QVERIFY2(QFile::exists(QStringLiteral(ARMATURE_SOURCE_DIR "/palette/") + QString(name).replace('.', '/') + ".mo"),
               qPrintable(name));
  }

  // A broken table says what is wrong and adds nothing.
  void brokenTables() {
    const char* const texts[] = {
        "",
        "{",
        "[]",
        R"({"format": "armature-signs", "version": 1})",
        R"({"format": "armature-energy", "version": 2})",
        R"({"format": "armature-energy", "version": 1, "parts": [{"classes": []}]})",
        R"({"format": "armature-energy", "version": 1, "parts": [{"classes": ["A"], "rest": "x"}]})",
        R"({"format": "armature-energy", "version": 1, "parts": [{"classes": ["A"]}]})"};
    for (const char* text : texts) {
      EnergyTable table;
      QString reason;
      QVERIFY2(!table.read(text, &reason), text);
      QVERIFY(!reason.isEmpty());
      QVERIFY(table.classes().isEmpty());
    }
  }

 private:
  PowerBench bench_;
};

QTEST_GUILESS_MAIN(BalanceTest)
#include "balance_test.moc"
