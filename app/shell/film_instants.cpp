#include "app/shell/film_instants.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/base/numbers.h"

namespace armature::app {

namespace {

constexpr size_t kMostSeries = 400;

std::vector<double> steps(double start, double end, int count) {
  std::vector<double> made;
  for (int k = 0; k < count; ++k) made.push_back(count > 1 ? start + (end - start) * k / (count - 1) : end);
  return made;
}

// A series that changes in the run, and by how much.
struct Changing {
  const results::Column* column;
  double range;
};

std::vector<Changing> changingOf(const results::Store& store) {
  std::vector<Changing> made;
  std::set<uint32_t> met;
  for (const results::Column& column : store.columns()) {
    if (column.isConstant || column.type == results::Column::Type::string || !met.insert(column.source).second)
      continue;
    const auto [low, high] = store.range(column, 0, store.rowCount());
    // Rounding is no motion.
    if (high - low > 1e-9 * std::max(std::abs(low), std::abs(high))) made.push_back({&column, high - low});
  }
  const size_t step = 1 + made.size() / kMostSeries;
  std::vector<Changing> some;
  for (size_t k = 0; k < made.size(); k += step) some.push_back(made[k]);
  return some;
}

// How much each picture differs from the one that is most like it, in parts of what changes in the run.
double differenceOf(const results::Store& store, const std::vector<Changing>& changing,
                    const std::vector<double>& times) {
  std::vector<std::vector<double>> values(times.size());
  for (size_t k = 0; k < times.size(); ++k)
    for (const Changing& series : changing) values[k].push_back(store.valueAt(*series.column, times[k]) / series.range);
  double sum = 0;
  for (size_t k = 0; k < times.size(); ++k) {
    double nearest = 1;
    for (size_t other = 0; other < times.size(); ++other) {
      if (other == k) continue;
      double distance = 0;
      for (size_t s = 0; s < changing.size(); ++s)
        if (const double d = std::abs(values[k][s] - values[other][s]); d > 0) distance += std::min(d, 1.0);
      nearest = std::min(nearest, distance / static_cast<double>(changing.size()));
    }
    sum += nearest;
  }
  return sum / static_cast<double>(times.size());
}

}  // namespace

std::vector<double> filmInstants(const results::Store& store, int count) {
  const uint64_t rows = store.rowCount();
  if (rows == 0 || count < 1) return {};
  const double start = store.time(0), end = store.time(rows - 1);
  const std::vector<double> usual = steps(start, end, count);
  const std::vector<Changing> changing = changingOf(store);
  if (count < 2 || changing.empty()) return usual;
  constexpr int kTried = 12;
  constexpr double kMostLeftOut = 0.25, kGoodEnough = 0.75;
  const double here = differenceOf(store, changing, usual);
  double best = here;
  std::vector<double> chosen = usual;
  for (int k = 1; k <= kTried; ++k) {
    const std::vector<double> other =
        steps(start, end - (end - start) * kMostLeftOut * goldenFraction(static_cast<uint64_t>(k)), count);
    const double there = differenceOf(store, changing, other);
    if (there <= best) continue;
    best = there;
    chosen = other;
  }
  return here < kGoodEnough * best ? chosen : usual;
}

}  // namespace armature::app
