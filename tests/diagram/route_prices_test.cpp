// The prices of pieces, worked out for whole lines, beside what each of them costs by itself.
#include "engine/diagram/route_prices.h"

#include <QtTest>
#include <algorithm>
#include <random>

using namespace armature::diagram;

namespace {

class RandomSheet {
 public:
  explicit RandomSheet(unsigned seed) : random_(seed) {
    for (int k = number(0, 8); k > 0; --k) {
      around.hits.push_back(box());
      around.near.push_back(around.hits.back().grown(4));
    }
    for (int k = number(0, 12); k > 0; --k) around.others.push_back(line());
    for (int k = number(0, 4); k > 0; --k) around.own.push_back(line());
    for (int k = number(0, 4); k > 0; --k) around.ends.push_back({place(), place()});
    for (int k = number(0, 2); k > 0; --k) around.homes.push_back(box());
    for (auto* list : {&xs, &ys}) {
      for (int k = number(2, 20); k > 0; --k) list->push_back(place());
      std::sort(list->begin(), list->end());
      list->erase(std::unique(list->begin(), list->end()), list->end());
    }
  }
  route::Surroundings around;
  std::vector<double> xs, ys;

 private:
  int number(int from, int to) { return from + static_cast<int>(random_() % static_cast<unsigned>(to - from + 1)); }
  // Some lie off the grid.
  double place() { return number(0, 60) + (random_() % 4 == 0 ? 0.25 : 0); }
  RouteBox box() { return {place(), place(), static_cast<double>(number(2, 20)), static_cast<double>(number(2, 20))}; }
  RouteLine line() {
    const Point a{place(), place()};
    return random_() % 2 == 0 ? RouteLine{a, {place(), a.y}} : RouteLine{a, {a.x, place()}};
  }
  std::mt19937 random_;
};

}  // namespace

class RoutePricesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void linesAsPieces() {
    int dear = 0;
    for (unsigned seed = 0; seed < 400; ++seed) {
      const RandomSheet sheet(seed);
      route::PiecePrices prices(sheet.around, sheet.xs, sheet.ys);
      for (size_t y = 0; y < sheet.ys.size(); ++y)
        for (size_t x = 0; x < sheet.xs.size(); ++x)
          for (const bool isRow : {true, false}) {
            if (isRow ? x + 1 == sheet.xs.size() : y + 1 == sheet.ys.size()) continue;
            const Point a{sheet.xs[x], sheet.ys[y]};
            const Point b = isRow ? Point{sheet.xs[x + 1], a.y} : Point{a.x, sheet.ys[y + 1]};
            const double alone = route::segmentCost({a, b}, sheet.around);
            dear += alone > route::lengthOf({a, b}) ? 1 : 0;
            QCOMPARE(prices.piece(x, y, isRow), alone);
          }
    }
    QVERIFY(dear > 10'000);
  }
};

QTEST_MAIN(RoutePricesTest)
#include "route_prices_test.moc"
