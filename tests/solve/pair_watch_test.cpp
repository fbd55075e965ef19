// Two crossings within one step, of functions whose crossings are known.
#include <QtTest>
#include <cmath>
#include <random>

#include "engine/solve/pair_watch.h"

using namespace armature::solve;

class PairWatchTest : public QObject {
  Q_OBJECT
 private slots:
  void dipsAreFound();
  void whatStaysOnItsSideIsLeftAlone();
  void theFirstOfTwoIsTaken();
};

namespace {

using Function = std::function<double(double)>;

// Steps of this length over functions, until something is found.
struct Found {
  double t = NAN;
  std::vector<int> directions;
  int evaluations = 0;
};
Found walk(const std::vector<Function>& functions, double step, double end) {
  PairWatch watch(functions.size(), 1e-6);
  std::vector<double> roots(functions.size());
  Found found;
  found.directions.assign(functions.size(), 0);
  const auto evaluate = [&](double t, std::vector<double>& values) {
    ++found.evaluations;
    for (size_t k = 0; k < functions.size(); ++k) values[k] = functions[k](t);
    return true;
  };
  (void)evaluate(0, roots);
  watch.restart(0, roots);
  found.evaluations = 0;
  for (double t = step; t < end; t += step) {
    for (size_t k = 0; k < functions.size(); ++k) roots[k] = functions[k](t);
    if (const auto at = watch.find(t, roots, evaluate, found.directions)) {
      found.t = *at;
      break;
    }
    watch.accept(t, roots);
  }
  return found;
}

}  // namespace

// Sines that look above their threshold for a short time between two points.
void PairWatchTest::dipsAreFound() {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> any(0, 1);
  for (int trial = 0; trial < 500; ++trial) {
    const double depth = std::pow(10, -5 + 4 * any(random)), phase = any(random), sign = any(random) < 0.5 ? -1 : 1;
    const double step = 0.3 + 0.2 * any(random), width = 2 * std::acos(1 - depth);
    // The dip lies within a step and three points are before it.
    const double peak = (4 + std::floor(3 * any(random))) * step + (0.2 + 0.6 * phase) * step;
    if (width > 0.15 * step) continue;
    const Function f = [=](double t) { return sign * (std::cos(t - peak) - (1 - depth)); };
    const Found found = walk({f}, step, 10 * step);
    QVERIFY2(std::fabs(found.t - (peak - width / 2)) < 1e-10, qPrintable(QString::number(trial)));
    QCOMPARE(found.directions.at(0), sign > 0 ? 1 : -1);
    QVERIFY(f(found.t) * sign >= 0);
  }
}

void PairWatchTest::whatStaysOnItsSideIsLeftAlone() {
  for (const double distance : {1e-4, 1e-2, 0.5}) {
    const Found found = walk({[=](double t) { return 1 + distance - std::cos(t); }}, 0.37, 1000);
    QVERIFY(std::isnan(found.t));
    // Few of the 2700 steps are looked at: those about the minima.
    QVERIFY2(found.evaluations < 3000, qPrintable(QString::number(found.evaluations)));
  }
  // What comes to rest on the border is not searched for ever, neither is rounding.
  QVERIFY(walk({[](double t) { return std::exp(-t); }}, 0.5, 30).evaluations < 20);
  QVERIFY(walk({[](double t) { return 1e-15 * (1.5 + std::sin(1e3 * t)) + (t < 1 ? 1 : 0); }}, 0.4, 400).evaluations <
          60);
}

void PairWatchTest::theFirstOfTwoIsTaken() {
  const auto dip = [](double at) { return [at](double t) { return 100 * (t - at) * (t - at) - 0.01; }; };
  const Found found = walk({dip(2.3), dip(2.24)}, 0.4, 4);
  QVERIFY(std::fabs(found.t - 2.23) < 1e-9);
  QCOMPARE(found.directions, (std::vector<int>{0, -1}));
}

QTEST_APPLESS_MAIN(PairWatchTest)
#include "pair_watch_test.moc"
