// Lanes of a track: what meets at an instant, or passes between two, is put apart; what only touches stays together.
#include <QtTest>
#include <cmath>
#include <random>

#include "app/lines/track_lanes.h"

using namespace armature::app;

class LanesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whatTouchesSharesALane();
  void whatMeetsOnceIsApart();
  void whatPassesBetweenTwoInstantsIsApart();
  void wordsNeedRoomToo();
  void whatIsNowhereMeetsNothing();
  void lanesAreKeptWhileTheyHold();
  void nothingMeetsInALane();
};

namespace {

TrackCover cover(std::vector<float> from, std::vector<float> to) {
  TrackCover made;
  made.labelFrom = from;
  made.labelTo = to;
  made.from = std::move(from);
  made.to = std::move(to);
  return made;
}

std::vector<int> pack(const std::vector<TrackCover>& covers, bool withLabels = false,
                      const std::vector<int>& before = {}) {
  std::vector<int> order(covers.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  return packLanes(covers, order, before, withLabels);
}

}  // namespace

void LanesTest::whatTouchesSharesALane() {
  QCOMPARE(pack({cover({0, 5}, {10, 12}), cover({10, 12}, {20, 30}), cover({20, 30}, {21, 31})}),
           (std::vector<int>{0, 0, 0}));
}

void LanesTest::whatMeetsOnceIsApart() {
  QCOMPARE(pack({cover({0, 0, 0}, {10, 10, 10}), cover({20, 8, 20}, {30, 18, 30})}), (std::vector<int>{0, 1}));
}

void LanesTest::whatPassesBetweenTwoInstantsIsApart() {
  QCOMPARE(pack({cover({0, 0}, {10, 10}), cover({20, -30}, {30, -20})}), (std::vector<int>{0, 1}));
}

void LanesTest::wordsNeedRoomToo() {
  TrackCover one = cover({0}, {10}), other = cover({12}, {20});
  one.labelTo = {14};
  QCOMPARE(pack({one, other}, false), (std::vector<int>{0, 0}));
  QCOMPARE(pack({one, other}, true), (std::vector<int>{0, 1}));
  other.isLabelAbove = true;
  QCOMPARE(pack({one, other}, true), (std::vector<int>{0, 0}));
}

void LanesTest::whatIsNowhereMeetsNothing() {
  const float nan = std::nanf("");
  QCOMPARE(pack({cover({0, 0}, {10, 10}), cover({nan, nan}, {nan, nan})}), (std::vector<int>{0, 0}));
}

void LanesTest::lanesAreKeptWhileTheyHold() {
  const std::vector<TrackCover> covers{cover({0}, {10}), cover({20}, {30})};
  QCOMPARE(pack(covers, false, {1, 0}), (std::vector<int>{1, 0}));
  QCOMPARE(pack({cover({0}, {10}), cover({5}, {30})}, false, {1, 1}), (std::vector<int>{1, 0}));
}

void LanesTest::nothingMeetsInALane() {
  std::mt19937 random(7);
  for (int turn = 0; turn < 30; ++turn) {
    std::vector<TrackCover> covers;
    const size_t count = 2 + random() % 100;
    for (size_t i = 0; i < count; ++i) {
      std::vector<float> from, to;
      float at = static_cast<float>(random() % 900);
      for (int k = 0; k < 40; ++k) {
        at += static_cast<float>(random() % 7) - 3;
        from.push_back(at);
        to.push_back(at + static_cast<float>(random() % 40));
      }
      covers.push_back(cover(from, to));
    }
    const std::vector<int> lanes = pack(covers);
    for (size_t i = 0; i < count; ++i)
      for (size_t j = 0; j < i; ++j) {
        if (lanes[i] != lanes[j]) continue;
        for (size_t k = 0; k < 40; ++k) {
          const bool isApart = covers[i].to[k] <= covers[j].from[k] + 1 || covers[j].to[k] <= covers[i].from[k] + 1;
          QVERIFY(isApart);
        }
      }
  }
}

QTEST_GUILESS_MAIN(LanesTest)
#include "lanes_test.moc"
