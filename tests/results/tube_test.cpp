// Tubes about curves, against what can be said of them in closed form.
#include <QtTest>
#include <cmath>
#include <random>

#include "engine/results/tube.h"

using namespace armature;
using namespace armature::results;

namespace {

using Course = std::function<double(double)>;

// x of a course at `count` + 1 even times from 0 to `end`, k a constant.
std::unique_ptr<Store> sampled(const Course& course, double end, int count) {
  Column x, k;
  x.name = "x";
  k.name = "k";
  k.isConstant = true;
  k.constantAtFirst = -4;
  auto store = std::make_unique<Store>(std::vector<Column>{x, k}, 1);
  for (int i = 0; i <= count; ++i) {
    const double t = end * i / count, value = course(t);
    store->append(t, &value);
  }
  return store;
}

// A step of 1 at a time, as an event writes it.
std::unique_ptr<Store> stepAt(double at, double end) {
  Column x;
  x.name = "x";
  auto store = std::make_unique<Store>(std::vector<Column>{x}, 1);
  const double low = 0, high = 1;
  for (double t = 0; t < at; t += 0.01) store->append(t, &low);
  store->append(at, &low);
  store->append(at, &high);
  for (double t = at + 0.01; t < end; t += 0.01) store->append(t, &high);
  store->append(end, &high);
  return store;
}

std::vector<Stretch> outside(const Store& reference, const Store& run, double share, size_t most = 100) {
  const Column &a = reference.columns()[0], &b = run.columns()[0];
  return outsideOf(tubeAbout(reference, a, share), reference, a, run, b, most);
}

}  // namespace

class TubeTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // Its range is 2 and its time 10: halves of 0.02 and 0.1 s at one percent.
  void sizeOfATube() {
    const auto sine = sampled([](double t) { return std::sin(M_PI * t); }, 10, 1000);
    const Tube tube = tubeAbout(*sine, sine->columns()[0], 0.01);
    QVERIFY(std::abs(tube.height - 0.02) < 1e-12 && std::abs(tube.width - 0.1) < 1e-12);
    QCOMPARE(tubeAbout(*sine, sine->columns()[1], 0.01).height, 0.04);
    // At the top the sine is flat to second order; at 3.95 s to 4.05 s it has its slope.
    const auto [low, high] = boundsOf(tube, *sine, sine->columns()[0], 0.5, 0.5);
    QVERIFY(std::abs(high - 1.02) < 1e-12 && std::abs(low - (std::cos(M_PI * 0.1) - 0.02)) < 1e-9);
    QVERIFY(std::isnan(boundsOf(tube, *sine, sine->columns()[0], 11, 12).first));
  }

  void offsets() {
    const Course sine = [](double t) { return std::sin(t); };
    const auto reference = sampled(sine, 10, 2000);
    const auto high = sampled([&](double t) { return sine(t) + 0.019; }, 10, 777);
    QVERIFY(outside(*reference, *high, 0.01).empty());
    // Far outside everywhere: one stretch from end to end.
    const auto far = sampled([&](double t) { return sine(t) + 0.3; }, 10, 777);
    const auto all = outside(*reference, *far, 0.01);
    QCOMPARE(all.size(), size_t{1});
    QCOMPARE(all[0].from, 0.0);
    QCOMPARE(all[0].to, 10.0);
  }

  // A jump 0.05 s late is inside of a tube 0.06 s wide and 0.01 s too long outside of one of 0.04 s.
  void jumps() {
    const auto reference = stepAt(4, 10), late = stepAt(4.05, 10), early = stepAt(3.95, 10);
    QVERIFY(outside(*reference, *late, 0.006).empty());
    QVERIFY(outside(*reference, *early, 0.006).empty());
    for (const auto& [run, from, to] : {std::tuple(late.get(), 4.04, 4.05), std::tuple(early.get(), 3.95, 3.96)}) {
      const auto found = outside(*reference, *run, 0.004);
      QCOMPARE(found.size(), size_t{1});
      QVERIFY(std::abs(found[0].from - from) < 0.0101 && std::abs(found[0].to - to) < 0.0101);
    }
  }

  // Between two rows of the run the reference has a peak: nobody is inside there.
  void peaksBetweenRows() {
    const auto reference = sampled([](double t) { return std::abs(t - 5) < 0.1 ? 1.0 : 0.0; }, 10, 1000);
    const auto coarse = sampled([](double) { return 0.0; }, 10, 10);
    const auto found = outside(*reference, *coarse, 0.001);
    QCOMPARE(found.size(), size_t{1});
    QVERIFY(found[0].from > 4.89 && found[0].to < 5.11);
  }

  void whatIsNoNumberIsOutside() {
    const auto reference = sampled([](double t) { return t; }, 1, 10);
    const auto run = sampled([](double t) { return t > 0.45 ? std::nan("") : t; }, 1, 10);
    const auto found = outside(*reference, *run, 0.1);
    QCOMPARE(found.size(), size_t{1});
    QVERIFY(std::abs(found[0].from - 0.5) < 1e-12);
  }

  void noMoreThanAsked() {
    const auto reference = sampled([](double) { return 1.0; }, 10, 10);
    const auto run = sampled([](double t) { return std::sin(40 * t); }, 10, 5000);
    QCOMPARE(outside(*reference, *run, 0.001, 7).size(), size_t{7});
    CancelToken stop;
    stop.cancel();
    const Column& x = run->columns()[0];
    QVERIFY(outsideOf({}, *reference, reference->columns()[0], *run, x, 7, &stop).empty());
    const auto empty = sampled([](double) { return 0.0; }, 10, -1);
    QVERIFY(outside(*empty, *run, 0.01).empty() && outside(*run, *empty, 0.01).empty());
  }

  // Whatever the curves: what is found is what trying all points of the reference one by one finds.
  void asTriedPointByPoint() {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> uniform(-1, 1);
    for (int turn = 0; turn < 50; ++turn) {
      double level = 0;
      const Course walk = [&](double) { return level += uniform(random); };
      const auto reference = sampled(walk, 1, 40);
      level = 0;
      const auto run = sampled(walk, 1, 40);  // rows at the same times
      const Column &a = reference->columns()[0], &b = run->columns()[0];
      const Tube tube{0.5, 0.06};  // two and a half rows to each side: the ends lie between rows
      const auto found = outsideOf(tube, *reference, a, *run, b, 100);
      for (uint64_t row = 0; row < run->rowCount(); ++row) {
        const double t = run->time(row);
        double low = HUGE_VAL, high = -HUGE_VAL;
        for (int k = -600; k <= 600; ++k) {
          const double at = t + tube.width * k / 600;
          if (at < 0 || at > 1) continue;
          low = std::min(low, reference->valueAt(a, at));
          high = std::max(high, reference->valueAt(a, at));
        }
        const double value = run->value(b, row);
        const bool isOut = value < low - tube.height - 1e-9 || value > high + tube.height + 1e-9;
        const bool isFound =
            std::any_of(found.begin(), found.end(), [&](const Stretch& s) { return s.from <= t && t <= s.to; });
        QCOMPARE(isFound, isOut);
      }
    }
  }
};

QTEST_APPLESS_MAIN(TubeTest)
#include "tube_test.moc"
