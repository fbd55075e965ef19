#include "engine/results/spectrum.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <unsupported/Eigen/FFT>

#include "engine/base/numbers.h"

namespace armature::results {

namespace {

constexpr double kNoWidth = 1e-9;  // of the values: what lies nearer together is one value

constexpr size_t kMostSamples = size_t(1) << 17;
constexpr size_t kFiner = 4;  // points of the grid for each that the length of the stretch asks for

bool isStopped(const CancelToken* cancel) {
  return cancel && cancel->isCancelled();
}

double valueOf(const SeenSeries& series, uint64_t row) {
  return series.store->value(series.store->columns()[series.column], row) * series.factor + series.offset;
}

// A place in the rows that only moves on: values and means of a series by straight lines.
class Line {
 public:
  Line(const SeenSeries& series, double from) : series_(series), rows_(series.store->rowCount()) {
    const uint64_t first = series.store->lowerBound(from);
    row_ = first > 0 ? first - 1 : 0;
    time_ = from;
    value_ = at(from);
  }
  // The mean from where it is to `time`, which is not before; it is there then.
  double meanTo(double time) {
    const double begin = time_;
    double sum = 0;
    while (row_ + 1 < rows_ && series_.store->time(row_ + 1) <= time) {
      ++row_;
      step(series_.store->time(row_), valueOf(series_, row_), sum);
    }
    step(time, at(time), sum);
    return time > begin ? sum / (time - begin) : value_;
  }
  double to(double time) {
    while (row_ + 1 < rows_ && series_.store->time(row_ + 1) <= time) ++row_;
    return at(time);
  }

 private:
  void step(double time, double value, double& sum) {
    sum += (time - time_) * (value_ + value) / 2;
    time_ = time, value_ = value;
  }
  double at(double time) const {
    const double here = valueOf(series_, row_);
    if (row_ + 1 >= rows_) return here;
    const double t0 = series_.store->time(row_), t1 = series_.store->time(row_ + 1);
    if (!(t1 > t0) || time <= t0) return here;
    return here + (valueOf(series_, row_ + 1) - here) * std::min(1.0, (time - t0) / (t1 - t0));
  }

  const SeenSeries& series_;
  uint64_t rows_, row_ = 0;
  double time_ = 0, value_ = 0;
};

std::vector<double> weights(Window window, size_t count) {
  // Sums of cosines: coefficients of cos(2 pi m i / N) with alternating signs.
  std::vector<double> terms{1};
  if (window == Window::hann) terms = {0.5, 0.5};
  if (window == Window::blackman) terms = {0.42, 0.5, 0.08};
  if (window == Window::flatTop) terms = {1, 1.93, 1.29, 0.388, 0.028};
  std::vector<double> made(count);
  for (size_t i = 0; i < count; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count);
    for (size_t m = 0; m < terms.size(); ++m)
      made[i] += (m % 2 == 0 ? 1 : -1) * terms[m] * std::cos(static_cast<double>(m) * angle);
  }
  return made;
}

std::vector<double> samples(const SeenSeries& series, double from, double step, size_t count, bool isCoarse,
                            const CancelToken* cancel) {
  std::vector<double> made(count);
  if (series.store->rowCount() == 0) return made;
  Line line(series, isCoarse ? from - step / 2 : from);
  for (size_t i = 0; i < count && !isStopped(cancel); ++i) {
    const double time = from + static_cast<double>(i) * step;
    // Of rows that are denser than the samples the mean counts: what is faster must not come back as something slow.
    made[i] = isCoarse ? line.meanTo(time + step / 2) : line.to(time);
    if (!std::isfinite(made[i])) made[i] = 0;
  }
  return made;
}

// Amplitudes at frequencies k / (kFiner * count * step), k = 0 … kFiner * count / 2.
std::vector<double> amplitudes(std::vector<double> values, const std::vector<double>& window) {
  const size_t count = values.size();
  double mean = 0, sum = 0;
  for (const double value : values) mean += value / static_cast<double>(count);
  for (const double weight : window) sum += weight;
  values.resize(count * kFiner, 0);
  for (size_t i = 0; i < count; ++i) values[i] = (values[i] - mean) * window[i];
  Eigen::FFT<double> transform;
  transform.SetFlag(Eigen::FFT<double>::HalfSpectrum);
  std::vector<std::complex<double>> found;
  transform.fwd(found, values);
  std::vector<double> made;
  for (const std::complex<double>& one : found) made.push_back(2 * std::abs(one) / sum);
  made.front() = std::abs(mean);
  return made;
}

std::vector<Column> columnsFor(const std::vector<SeenSeries>& series) {
  std::vector<Column> columns;
  for (const SeenSeries& one : series) {
    Column column;
    column.name = one.store->columns()[one.column].name;
    column.source = static_cast<uint32_t>(columns.size());
    columns.push_back(std::move(column));
  }
  return columns;
}

// Adds the time that a straight line spends in each range.
void spread(std::vector<double>& times, double low, double width, double a, double b, double step) {
  const auto last = static_cast<double>(times.size() - 1);
  const auto rangeOf = [&](double value) {
    return static_cast<size_t>(std::clamp(std::floor((value - low) / width), 0.0, last));
  };
  if (a > b) std::swap(a, b);
  const size_t first = rangeOf(a), end = rangeOf(b);
  if (first == end || !(b > a)) {
    times[first] += step;
    return;
  }
  for (size_t k = first; k <= end; ++k) {
    const double from = std::max(a, low + static_cast<double>(k) * width);
    const double to = k == end ? b : std::min(b, low + static_cast<double>(k + 1) * width);
    times[k] += step * std::max(0.0, to - from) / (b - a);
  }
}

// Calls `take(step, a, b)` for each straight piece between two times; ends early when it is cancelled.
template <class Take>
void forPieces(const SeenSeries& series, double from, double to, const CancelToken* cancel, const Take& take) {
  const Store& store = *series.store;
  const uint64_t rows = store.rowCount(), first = store.lowerBound(from);
  for (uint64_t row = first > 0 ? first : 1; row < rows && store.time(row - 1) < to; ++row) {
    if (row % 4096 == 0 && isStopped(cancel)) return;
    const double t0 = store.time(row - 1), t1 = store.time(row);
    const double begin = std::max(t0, from), end = std::min(t1, to);
    if (!(end > begin)) continue;
    const double v0 = valueOf(series, row - 1), v1 = valueOf(series, row);
    const bool isStepped = store.columns()[series.column].kind == Column::Kind::discrete;
    const auto at = [&](double t) { return isStepped ? v0 : v0 + (v1 - v0) * (t - t0) / (t1 - t0); };
    take(end - begin, at(begin), at(end));
  }
}

}  // namespace

Window windowOf(std::string_view name) {
  if (name == "none") return Window::none;
  if (name == "blackman") return Window::blackman;
  return name == "flattop" ? Window::flatTop : Window::hann;
}

std::shared_ptr<Store> spectrumOf(const std::vector<SeenSeries>& series, double from, double to, Window window,
                                  const CancelToken* cancel) {
  if (series.empty() || !(to > from)) return nullptr;
  uint64_t rows = 0;
  for (const SeenSeries& one : series)
    rows = std::max(rows, one.store->lowerBound(to) - std::min(one.store->lowerBound(to), one.store->lowerBound(from)));
  if (rows < 8) return nullptr;
  size_t count = 64;
  while (count < rows && count < kMostSamples) count *= 2;
  const bool isCoarse = rows > 2 * count;
  const double step = (to - from) / static_cast<double>(count);
  const std::vector<double> shape = weights(window, count);
  std::vector<std::vector<double>> found;
  for (const SeenSeries& one : series) {
    found.push_back(amplitudes(samples(one, from, step, count, isCoarse, cancel), shape));
    if (isStopped(cancel)) return nullptr;
  }
  auto store = std::make_shared<Store>(columnsFor(series), static_cast<uint32_t>(series.size()));
  std::vector<double> row(series.size());
  const double perRow = 1 / (step * static_cast<double>(count * kFiner));
  for (size_t k = 0; k < found.front().size(); ++k) {
    for (size_t i = 0; i < row.size(); ++i) row[i] = found[i][k];
    if (!store->append(static_cast<double>(k) * perRow, row.data())) return nullptr;
  }
  store->finish();
  return store;
}

std::shared_ptr<Store> histogramOf(const std::vector<SeenSeries>& series, double from, double to, int bins,
                                   const CancelToken* cancel) {
  double low = HUGE_VAL, high = -HUGE_VAL;
  for (const SeenSeries& one : series)
    forPieces(one, from, to, cancel, [&](double, double a, double b) {
      if (!std::isfinite(a) || !std::isfinite(b)) return;
      low = std::min({low, a, b});
      high = std::max({high, a, b});
    });
  if (!(low <= high)) return nullptr;
  if (!(high - low > kNoWidth * std::max(std::abs(low), std::abs(high)))) low -= 0.5, high += 0.5;
  bins = std::max(1, bins);
  const double width = (high - low) / bins;
  std::vector<std::vector<double>> found;
  for (const SeenSeries& one : series) {
    std::vector<double> times(static_cast<size_t>(bins), 0);
    double whole = 0;
    forPieces(one, from, to, cancel, [&](double step, double a, double b) {
      if (!std::isfinite(a) || !std::isfinite(b)) return;
      whole += step;
      spread(times, low, width, a, b, step);
    });
    if (isStopped(cancel)) return nullptr;
    for (double& time : times) time *= 100 / std::max(whole, kNoZero);
    found.push_back(std::move(times));
  }
  std::vector<Column> columns = columnsFor(series);
  for (Column& column : columns) column.unit = "%";
  auto store = std::make_shared<Store>(std::move(columns), static_cast<uint32_t>(series.size()));
  std::vector<double> row(series.size(), 0);
  // From nothing up to the first range, and down to nothing behind the last.
  if (!store->append(low, row.data())) return nullptr;
  for (int k = 0; k < bins; ++k) {
    for (size_t i = 0; i < row.size(); ++i) row[i] = found[i][static_cast<size_t>(k)];
    for (const int edge : {k, k + 1})
      if (!store->append(low + edge * width, row.data())) return nullptr;
  }
  std::fill(row.begin(), row.end(), 0);
  if (!store->append(high, row.data())) return nullptr;
  store->finish();
  return store;
}

}  // namespace armature::results
