// What is near a box is found by cells as it is found by asking all.
#include "app/canvas/cell_grid.h"

#include <QtTest>
#include <algorithm>
#include <limits>
#include <random>

using namespace armature::app;

class CellGridTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void nothingNearIsMissed();
  void setsOfBoxes();
  void whatIsNoNumberIsTaken();
};

namespace {

class RandomBoxes {
 public:
  // Some of them far outside of the middle, some of them lines.
  QRectF next() {
    const auto among = [&](int count) { return static_cast<double>(random_() % static_cast<uint32_t>(count)); };
    const double spread = random_() % 8 == 0 ? 5000 : 600;
    return {among(1000) / 1000 * spread - spread / 2, among(1000) / 1000 * spread - spread / 2,
            random_() % 5 == 0 ? 0 : among(120), among(90)};
  }

 private:
  std::mt19937 random_{11};
};

}  // namespace

void CellGridTest::nothingNearIsMissed() {
  RandomBoxes boxes;
  CellGrid grid({-300, -300, 600, 600}, 60);
  std::vector<QRectF> all;
  for (int k = 0; k < 400; ++k) {
    all.push_back(boxes.next());
    grid.add(all.back(), k);
  }
  for (int k = 0; k < 2000; ++k) {
    const QRectF asked = boxes.next();
    const std::vector<int> near = grid.near(asked);
    QVERIFY(std::is_sorted(near.begin(), near.end()));
    QVERIFY(std::adjacent_find(near.begin(), near.end()) == near.end());
    for (int i = 0; i < static_cast<int>(all.size()); ++i)
      if (all[static_cast<size_t>(i)].intersects(asked)) QVERIFY(std::binary_search(near.begin(), near.end(), i));
  }
}

void CellGridTest::setsOfBoxes() {
  RandomBoxes boxes;
  for (const int count : {0, 1, 16, 17, 300}) {
    QVector<QRectF> all;
    for (int k = 0; k < count; ++k) all << boxes.next();
    const BoxSet set(all);
    for (int k = 0; k < 2000; ++k) {
      const QRectF asked = boxes.next();
      const bool isMet = std::any_of(all.begin(), all.end(), [&](const QRectF& box) { return box.intersects(asked); });
      QCOMPARE(set.meets(asked), isMet);
    }
  }
}

void CellGridTest::whatIsNoNumberIsTaken() {
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN(), kEndless = std::numeric_limits<double>::infinity();
  for (const double odd : {kNone, kEndless, -kEndless, 1e300, -1e300}) {
    CellGrid grid({0, 0, odd, 100}, 60);
    grid.add({odd, 1, 2, 3}, 0);
    grid.add({1, 1, odd, odd}, 1);
    QVERIFY(grid.near({odd, odd, odd, odd}).size() <= 2);
  }
}

QTEST_GUILESS_MAIN(CellGridTest)
#include "cell_grid_test.moc"
