// What a place covers is counted right wherever the boxes lie: beside a count that looks at all of them.
#include <QtTest>
#include <cmath>
#include <random>

#include "app/canvas/free_places.h"

using namespace armature::app;

class FreePlacesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aPlaceCostsWhatItCovers_data();
  void aPlaceCostsWhatItCovers();
  void aLineCrossesWhatItTouches();
  void theFirstOfTheBestIsTaken();
  void whatIsNoPlaceIsNoHarm();
};

// Near each other; far below zero; and farther apart than there are cells.
void FreePlacesTest::aPlaceCostsWhatItCovers_data() {
  QTest::addColumn<double>("middle");
  QTest::addColumn<double>("reach");
  QTest::newRow("in a view") << 500.0 << 500.0;
  QTest::newRow("below zero") << -3000.0 << 700.0;
  QTest::newRow("far apart") << 0.0 << 1e6;
  QTest::newRow("farther than can be counted") << 0.0 << 1e12;
}

void FreePlacesTest::aPlaceCostsWhatItCovers() {
  QFETCH(double, middle);
  QFETCH(double, reach);
  std::mt19937 random(7);
  std::uniform_real_distribution<double> place(middle - reach, middle + reach), size(0, reach / 4);
  FreePlaces free(60);
  std::vector<std::pair<QRectF, int>> boxes;
  for (int k = 0; k < 200; ++k) {
    const QRectF box(place(random), place(random), size(random), size(random));
    const int weight = 1 + k % 7;
    boxes.emplace_back(box, weight);
    free.take(box, weight);
    // All of them are asked as boxes are added: what was there stays found.
    const QRectF asked(place(random), place(random), size(random), size(random));
    int sum = 0;
    for (const auto& [other, cost] : boxes) sum += other.intersects(asked) ? cost : 0;
    QCOMPARE(free.cost(asked), sum);
    QCOMPARE(free.covers(asked, 7), std::ranges::any_of(boxes, [&](const auto& other) {
               return other.second == 7 && other.first.intersects(asked);
             }));
    QVERIFY(sum == 0 || free.cost(asked, 1) >= 1);
  }
}

void FreePlacesTest::aLineCrossesWhatItTouches() {
  FreePlaces free(60);
  free.take({100, 100, 50, 20}, 5);
  QVERIFY(free.crosses({80, 80, 170, 140}, 1, 5));
  QVERIFY(!free.crosses({80, 80, 170, 140}, 1, 6));
  // Past its corner, through the same cells; a wide line touches it.
  QVERIFY(!free.crosses({80, 118, 110, 140}, 1, 5));
  QVERIFY(free.crosses({80, 118, 110, 140}, 20, 5));
  QVERIFY(free.crosses({125, 0, 125, 300}, 0.5, 5));
  QVERIFY(!free.crosses({99, 0, 99, 300}, 0.5, 5));
  QVERIFY(!free.crosses({125, 0, 125, 99}, 0.5, 5));
  QVERIFY(free.crosses({0, 110, 400, 110}, 0.5, 5));
}

void FreePlacesTest::theFirstOfTheBestIsTaken() {
  FreePlaces free(20);
  free.take({0, 0, 10, 10}, 3);
  const std::vector<QRectF> places{{5, 5, 10, 10}, {20, 0, 10, 10}, {40, 0, 10, 10}};
  QCOMPARE(free.best(places), 1);
  QCOMPARE(free.best(places, 2), 2);
  QCOMPARE(free.best(places, 0), 1);
}

void FreePlacesTest::whatIsNoPlaceIsNoHarm() {
  FreePlaces free(20);
  QCOMPARE(free.cost({0, 0, 10, 10}), 0);
  free.take({0, 0, 0, 10}, 3);
  QCOMPARE(free.cost({-5, -5, 20, 20}), 0);
  const double none = std::nan("");
  free.take({none, none, none, none}, 3);
  free.take({-1e300, -1e300, 2e300, 2e300}, 4);
  QCOMPARE(free.cost({0, 0, 10, 10}), 4);
  (void)free.cost({none, 0, 10, 10});
}

QTEST_APPLESS_MAIN(FreePlacesTest)
#include "free_places_test.moc"
