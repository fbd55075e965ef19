// The points of a sparkline against the rows that it stands for: nothing of the range is lost, whatever the number of
// rows, events stay steep, and a curve costs what it is wide.
#include <QtTest>
#include <cmath>

#include "app/teaching/sparklines.h"
#include "engine/diagram/sparkline_list.h"
#include "tests/slowness.h"
#include "tests/teaching/arrow_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

results::Column sparkColumn(std::string name, uint32_t source, bool isNegated = false) {
  results::Column column;
  column.name = std::move(name);
  column.source = source;
  column.isNegated = isNegated;
  return column;
}

// A sine with a hum over it and one spike that is a single row, over one second.
StorePtr sparkRun(uint64_t rows, std::vector<results::Column> columns) {
  auto store = std::make_shared<results::Store>(std::move(columns), 2);
  for (uint64_t k = 0; k < rows; ++k) {
    const double t = static_cast<double>(k) / static_cast<double>(rows - 1);
    const double values[] = {std::sin(6 * t) + 0.1 * std::sin(0.7 * static_cast<double>(k)) + (k == rows / 3 ? 4 : 0),
                             t < 0.5 ? 0.0 : 1.0};
    if (!store->append(t, values)) return nullptr;
  }
  return store;
}

QRectF extentOf(const QPolygonF& points) {
  return points.boundingRect();
}

double processorSeconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace

class SparkCurveTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void itHasTheRangeOfItsRows_data();
  void itHasTheRangeOfItsRows();
  void stepsStaySteep();
  void aPartOfARunIsDrawnAlone();
  void itGrowsWithItsRun();
  void twoHundredOfTenMillionRows();
};

void SparkCurveTest::itHasTheRangeOfItsRows_data() {
  QTest::addColumn<int>("rows");
  for (const int rows : {2, 3, 57, 1000, 40'000, 1'000'000}) QTest::addRow("%d rows", rows) << rows;
}

// Smallest and largest value are met exactly, each column has no value that its rows and neighbours do not have, and
// there are no more points than a few for each column.
void SparkCurveTest::itHasTheRangeOfItsRows() {
  QFETCH(int, rows);
  const StorePtr store = sparkRun(static_cast<uint64_t>(rows), {sparkColumn("a", 0), sparkColumn("b", 0, true)});
  QVERIFY(store);
  SparkColumns columns;
  columns.place(*store, 0, 1, 80);
  QCOMPARE(columns.count(), 80);
  for (const results::Column& column : store->columns()) {
    const QPolygonF points = sparkCurve(*store, column, columns, false);
    const auto [low, high] = store->range(column, 0, store->rowCount());
    QCOMPARE(extentOf(points).top(), low);
    QCOMPARE(extentOf(points).bottom(), high);
    QVERIFY2(points.size() <= 80 * 4, qPrintable(QString::number(points.size())));
    for (qsizetype k = 1; k < points.size(); ++k) QVERIFY(points[k].x() >= points[k - 1].x());
    for (const QPointF& point : points) {
      const double from = (point.x() - 2) / 80, to = (point.x() + 2) / 80;
      const auto [least, most] = store->range(column, store->lowerBound(from), store->lowerBound(to) + 1);
      QVERIFY(point.y() >= least && point.y() <= most);
    }
  }
}

// A truth changes along a line that is upright.
void SparkCurveTest::stepsStaySteep() {
  for (const uint64_t rows : {uint64_t{11}, uint64_t{5000}}) {
    const StorePtr store = sparkRun(rows, {sparkColumn("on", 1)});
    QVERIFY(store);
    SparkColumns columns;
    columns.place(*store, 0, 1, 40);
    const QPolygonF points = sparkCurve(*store, store->columns().front(), columns, true);
    int flanks = 0;
    for (qsizetype k = 1; k < points.size(); ++k) {
      QVERIFY(points[k].y() == 0 || points[k].y() == 1);
      if (points[k].y() == points[k - 1].y()) continue;
      ++flanks;
      QVERIFY(std::abs(points[k].x() - points[k - 1].x()) <= 0.5);
      QVERIFY2(std::abs(points[k].x() - 20) < 1, qPrintable(QString::number(points[k].x())));
    }
    QCOMPARE(flanks, 1);
  }
}

// Of a run that goes on without an end only the last stretch is drawn, and its range has nothing of before.
void SparkCurveTest::aPartOfARunIsDrawnAlone() {
  const StorePtr store = sparkRun(100'000, {sparkColumn("a", 0)});
  QVERIFY(store);
  SparkColumns columns;
  columns.place(*store, 0.6, 0.8, 50);
  const QPolygonF points = sparkCurve(*store, store->columns().front(), columns, false);
  QVERIFY(points.size() > 50);
  QVERIFY(extentOf(points).bottom() < 1.2);  // the spike was at a third
  QVERIFY(extentOf(points).left() > -1 && extentOf(points).right() <= 50);
}

// The curve on screen reaches as far as the run has come, in each picture.
void SparkCurveTest::itGrowsWithItsRun() {
  test::ArrowBench bench;
  diagram::Document document;
  document.name = "One";
  diagram::ComponentItem item;
  item.name = "inertia1";
  item.className = "Modelica.Mechanics.Rotational.Components.Inertia";
  item.extra = diagram::withSparkline(item.extra, "w", true);
  document.components.push_back(item);
  QVERIFY2(bench.show(document), qPrintable(bench.reason()));
  bench.view.resize(600, 400);
  bench.view.setZoom(2, {});
  bench.view.fit();
  auto store = std::make_shared<results::Store>(std::vector{sparkColumn("inertia1.w", 0)}, 2);
  Sparklines& sparklines = bench.overlay.sparklines();
  for (int k = 0; k <= 400; ++k) {
    const double t = k / 400.0, values[] = {std::cos(20 * t), 0};
    QVERIFY(store->append(t, values));
    if (k % 40 != 20) continue;
    QImage image(bench.view.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    sparklines.paint(painter,
                     {Theme::light(), bench.view.scale(), bench.view.toPixels(QPointF()), bench.view.rect(), true},
                     Instant(store, 0));
    painter.end();
    QCOMPARE(sparklines.waiting(), size_t{0});
    // A run that does not go on fills the width: its last column has ink.
    const QRect curve = sparklines.drawn().front().curve.toRect();
    const auto hasInk = [&](int x) {
      for (int y = curve.top(); y < curve.bottom(); ++y)
        if (image.pixelColor(x, y).lightness() < 150) return true;  // the line at zero is paler
      return false;
    };
    for (const double share : {0.3, 0.6, 0.97})
      QVERIFY2(hasInk(curve.left() + qRound(share * curve.width())), qPrintable(QString("%1 %2").arg(k).arg(share)));
  }
}

// A picture of 200 sparklines over ten million rows, at rest and while the run grows, costs less than a frame may.
void SparkCurveTest::twoHundredOfTenMillionRows() {
  constexpr int kParts = 100;
  constexpr uint64_t kRows = 10'000'000, kMore = 20'000;
  test::ArrowBench bench;
  diagram::Document document;
  document.name = "Many";
  std::vector<results::Column> columns;
  for (int k = 0; k < kParts; ++k) {
    diagram::ComponentItem item;
    item.name = "inertia" + std::to_string(k);
    item.className = "Modelica.Mechanics.Rotational.Components.Inertia";
    item.placement.x = 40 * (k % 10);
    item.placement.y = -60 * (k / 10);
    for (const char* name : {"w", "flange_a.tau"}) {
      item.extra = diagram::withSparkline(item.extra, name, true);
      columns.push_back(sparkColumn(item.name + "." + name, 0, columns.size() % 2 == 1));
    }
    document.components.push_back(std::move(item));
  }
  QVERIFY2(bench.show(document), qPrintable(bench.reason()));
  bench.view.resize(1600, 1200);
  bench.view.setZoom(0.8, {});
  bench.view.fit();
  auto store = std::make_shared<results::Store>(std::move(columns), 2);
  const auto append = [&](uint64_t from, uint64_t to) {
    for (uint64_t k = from; k < to; ++k) {
      const double t = static_cast<double>(k) / static_cast<double>(kRows + 20 * kMore);
      const double values[] = {std::sin(60 * t) + 0.1 * std::sin(0.7 * static_cast<double>(k)), 0};
      if (!store->append(t, values)) return false;
    }
    return true;
  };
  QVERIFY(append(0, kRows));
  Sparklines& sparklines = bench.overlay.sparklines();
  QImage image(bench.view.size(), QImage::Format_RGB32);
  const BesidePaint how{Theme::light(), bench.view.scale(), bench.view.toPixels(QPointF()), bench.view.rect(), true};
  const auto picture = [&](double time) {
    const double before = processorSeconds();
    QPainter painter(&image);
    sparklines.paint(painter, how, Instant(store, time));
    painter.end();
    return (processorSeconds() - before) * 1e3;
  };
  const double first = picture(0.1);
  QCOMPARE(sparklines.drawn().size(), size_t{2 * kParts});
  QVERIFY(std::ranges::all_of(sparklines.drawn(), [](const auto& one) { return one.dot && !one.text.isEmpty(); }));
  std::vector<double> restingTimes, growingTimes;
  for (int k = 0; k < 15; ++k) restingTimes.push_back(picture(0.05 * k));
  for (uint64_t k = 0; k < 20; ++k) {
    QVERIFY(append(kRows + k * kMore, kRows + (k + 1) * kMore));
    growingTimes.push_back(picture(1));
  }
  const auto median = [](std::vector<double> times) {
    std::ranges::sort(times);
    return times[times.size() / 2];
  };
  const double resting = median(restingTimes), growing = median(growingTimes);
  // In turn all of them come, within less than a second of pictures.
  int pictures = 0;
  do picture(1);
  while (++pictures < 30 * test::kSlowness && sparklines.waiting() > 0);
  QCOMPARE(sparklines.waiting(), size_t{0});
  qInfo(
      "200 sparklines over ten million rows: first %.1f ms, at rest %.1f ms, growing %.1f ms, all of them in %d "
      "pictures",
      first, resting, growing, pictures);
  QVERIFY2(resting < 16 * test::kSlowness, qPrintable(QString::number(resting)));
  QVERIFY2(growing < 16 * test::kSlowness, qPrintable(QString::number(growing)));
}

QTEST_MAIN(SparkCurveTest)
#include "spark_curve_test.moc"
