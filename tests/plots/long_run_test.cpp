// A plot of ten million rows: whatever is asked of it, the window stays free.
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>
#include <ctime>

#include "app/plots/plot_export.h"
#include "tests/plots/plot_bench.h"

using namespace armature;
using namespace armature::app;
using diagram::Json;

namespace {

// What the thread of the window works itself, whatever else the machine does [ms].
double ownTime() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

// 10 million rows: a sine of 50 Hz over 100 s, and a truth that changes each second.
StorePtr makeLongRun() {
  std::vector<results::Column> columns{column("sine", 0, "V"), column("isOn", 1, "")};
  columns[1].type = results::Column::Type::boolean;
  columns[1].kind = results::Column::Kind::discrete;
  auto store = std::make_shared<results::Store>(columns, 2);
  constexpr int kMany = 10'000'000;
  for (int k = 0; k < kMany; ++k) {
    const double t = 100.0 * k / (kMany - 1);
    const double values[] = {2 * std::sin(2 * M_PI * 50 * t), static_cast<int>(t) % 2 == 1 ? 1.0 : 0.0};
    store->append(t, values);
  }
  store->finish();
  return store;
}

}  // namespace

class LongRunTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void tenMillionRowsLeaveTheWindowFree();
};

// Whatever is asked of ten million rows, the window works for a moment only; what takes longer comes later.
void LongRunTest::tenMillionRowsLeaveTheWindowFree() {
  constexpr double kMoment = 100;  // [ms] of this thread; the pictures are of a slow machine without a graphics card
  PlotView view;
  view.resize(900, 420);
  view.show();
  PlotRuns runs;
  runs.store = makeLongRun();
  runs.to = 100;
  const auto took = [&](const char* what, const auto& act) {
    const double before = ownTime();
    act();
    view.replotNow();
    const double time = ownTime() - before;
    qInfo("%s: %.1f ms", what, time);
    return time < kMoment;
  };
  Json definition = plotOf({"sine"});
  QVERIFY(took("first picture", [&] {
    view.setDefinition(definition);
    view.setRuns(runs);
  }));
  Json levels = plotOf({"sine", "isOn"});
  QVERIFY(took("a lane", [&] { view.setDefinition(levels); }));
  levels["curves"][1]["draw"] = "band";
  QVERIFY(took("bands", [&] { view.setDefinition(levels); }));
  QVERIFY(took("hovering", [&] { QTest::mouseMove(view.plot(), view.axes().area().rect().center()); }));
  definition["measure"] = {{"from", 0}, {"to", 100}};
  QVERIFY(took("two cursors", [&] { view.setDefinition(definition); }));
  QVERIFY(!view.measure().figures() && view.measure().card().text().contains("measured"));
  QVERIFY(took("one is moved meanwhile", [&] { view.measure().step(-20); }));
  QTRY_VERIFY_WITH_TIMEOUT(view.measure().figures(), 60000);
  QVERIFY(std::abs(*view.measure().figures()->period - 0.02) < 1e-6);
  definition.erase("measure");
  definition["kind"] = "spectrum";
  QVERIFY(took("a spectrum", [&] { view.setDefinition(definition); }));
  QVERIFY(!view.curves()[0].line);
  QTRY_VERIFY_WITH_TIMEOUT(view.transformNote().contains("computed") || view.curves()[0].line, 10000);
  QTRY_VERIFY_WITH_TIMEOUT(view.curves()[0].line, 60000);
  QVERIFY(std::abs(view.curves()[0].store->valueAt(view.curves()[0].results(), 50) - 2) < 0.05);
  definition["kind"] = "histogram";
  QVERIFY(took("a histogram", [&] { view.setDefinition(definition); }));
  QTRY_VERIFY_WITH_TIMEOUT(view.curves()[0].line, 60000);
  // A wish that nobody waits for any longer.
  definition["bins"] = 50;
  QVERIFY(took("another one", [&] { view.setDefinition(definition); }));
  QVERIFY(took("time again", [&] { view.setDefinition(plotOf({"sine"})); }));
  // A tube about a run of as many rows: itself, which is inside.
  definition = plotOf({"sine"});
  definition["tube"] = 0.001;
  runs.compared = {{"itself", runs.store}};
  runs.comparedFormulas.resize(1);
  QVERIFY(took("a tube", [&] {
    view.setDefinition(definition);
    view.setRuns(runs);
  }));
  QVERIFY(view.tube().verdicts().isEmpty());
  QTRY_VERIFY_WITH_TIMEOUT(!view.tube().verdicts().isEmpty(), 60000);
  QVERIFY(view.tube().verdicts()[0].startsWith("within"));
  // A table of them is written beside the window, and given up.
  const QTemporaryDir folder;
  const QString path = folder.filePath("long.csv");
  QVERIFY(took("a table", [&] { exportValuesBeside(view, path); }));
  auto* dialog = view.findChild<QProgressDialog*>();
  QVERIFY(dialog);
  QTRY_VERIFY_WITH_TIMEOUT(dialog->isVisible(), 10000);
  QTest::mouseClick(dialog->findChild<QPushButton*>(), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(!view.findChild<QProgressDialog*>(), 20000);
  QVERIFY(!QFile::exists(path));
}

QTEST_MAIN(LongRunTest)
#include "long_run_test.moc"
