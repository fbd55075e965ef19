// The cheapest ways on lines, beside those that Bellman and Ford's method finds: without a queue, without a bound.
#include "engine/diagram/line_search.h"

#include <QtTest>
#include <cmath>
#include <limits>
#include <random>

using namespace armature::diagram;

namespace {

// Pieces dearer than they are long, some of them by much; bends dearer than the least price.
class RandomPrices : public LinePrices {
 public:
  explicit RandomPrices(std::mt19937& random) : random_(random) {
    for (auto* list : {&xs, &ys})
      for (int k = 0, at = 0, count = 3 + static_cast<int>(random() % 6); k < count; ++k)
        list->push_back(at += 1 + static_cast<int>(random() % 5));
    pieces_.resize(2 * xs.size() * ys.size());
    for (double& more : pieces_) more = static_cast<double>(random_() % 4 == 0 ? random_() % 30 : 0);
  }
  double piece(size_t x, size_t y, bool isRow) override {
    const double length = isRow ? xs[x + 1] - xs[x] : ys[y + 1] - ys[y];
    return length + pieces_[2 * (y * xs.size() + x) + (isRow ? 1 : 0)];
  }
  double bend(const Point& at) const override { return leastBend() + (static_cast<int>(at.x + at.y) % 3 == 0 ? 9 : 0); }
  double leastBend() const override { return 5; }

  std::vector<double> xs, ys;

 private:
  std::mt19937& random_;
  std::vector<double> pieces_;
};

size_t placeIn(const std::vector<double>& list, double at) {
  return static_cast<size_t>(std::find(list.begin(), list.end(), at) - list.begin());
}

double costOf(const std::vector<Point>& way, RandomPrices& prices, const LineSearch::End& from) {
  double cost = 0;
  bool wasRow = from.out.y == 0;
  for (size_t k = 0; k + 1 < way.size(); ++k) {
    const Point &a = way[k], &b = way[k + 1];
    const bool isRow = a.y == b.y;
    cost += prices.piece(placeIn(prices.xs, std::min(a.x, b.x)), placeIn(prices.ys, std::min(a.y, b.y)), isRow);
    if (isRow != wasRow && (k > 0 || from.out != Point{})) cost += prices.bend(a);
    wasRow = isRow;
  }
  return cost;
}

// What the cheapest way costs.
double leastCost(RandomPrices& prices, const LineSearch::End& from, const LineSearch::End& to) {
  const size_t columns = prices.xs.size(), rows = prices.ys.size();
  const auto nodeOf = [&](size_t x, size_t y, bool isRow) { return 2 * (y * columns + x) + (isRow ? 0 : 1); };
  std::vector<double> least(2 * columns * rows, std::numeric_limits<double>::infinity());
  const size_t sx = placeIn(prices.xs, from.at.x), sy = placeIn(prices.ys, from.at.y);
  const size_t ex = placeIn(prices.xs, to.at.x), ey = placeIn(prices.ys, to.at.y);
  if (from.out.y == 0) least[nodeOf(sx, sy, true)] = 0;
  if (from.out.x == 0) least[nodeOf(sx, sy, false)] = 0;
  bool isChanged = true;
  const auto go = [&](size_t x, size_t y, size_t x2, size_t y2) {
    const Point way{prices.xs[x2] - prices.xs[x], prices.ys[y2] - prices.ys[y]};
    if ((x == sx && y == sy && dot(way, from.out) < 0) || (x2 == ex && y2 == ey && dot(way, to.out) > 0)) return;
    const bool isRow = y == y2;
    for (const bool wasRow : {false, true}) {
      const double cost = least[nodeOf(x, y, wasRow)] + prices.piece(std::min(x, x2), std::min(y, y2), isRow) +
                          (isRow != wasRow ? prices.bend({prices.xs[x], prices.ys[y]}) : 0);
      double& known = least[nodeOf(x2, y2, isRow)];
      if (cost < known) known = cost, isChanged = true;
    }
  };
  while (isChanged) {
    isChanged = false;
    for (size_t y = 0; y < rows; ++y)
      for (size_t x = 0; x < columns; ++x) {
        if (x + 1 < columns) go(x, y, x + 1, y), go(x + 1, y, x, y);
        if (y + 1 < rows) go(x, y, x, y + 1), go(x, y + 1, x, y);
      }
  }
  return std::min(least[nodeOf(ex, ey, true)], least[nodeOf(ex, ey, false)]);
}

}  // namespace

class LineSearchTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void waysAreTheCheapest();
};

void LineSearchTest::waysAreTheCheapest() {
  std::mt19937 random(7);
  const Point outs[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {0, 0}};
  for (int k = 0; k < 3000; ++k) {
    RandomPrices prices(random);
    const auto end = [&] {
      return LineSearch::End{{prices.xs[random() % prices.xs.size()], prices.ys[random() % prices.ys.size()]},
                             outs[random() % 5]};
    };
    const LineSearch::End from = end(), to = end();
    if (from.at == to.at) continue;
    const std::vector<Point> way = LineSearch(prices.xs, prices.ys, prices).way(from, to);
    const double least = leastCost(prices, from, to);
    QCOMPARE(way.empty(), std::isinf(least));
    if (way.empty()) continue;
    QCOMPARE(way.front(), from.at);
    QCOMPARE(way.back(), to.at);
    QCOMPARE(costOf(way, prices, from), least);
  }
}

QTEST_MAIN(LineSearchTest)
#include "line_search_test.moc"
