#include "app/plots/level_trace.h"

#include <algorithm>
#include <cmath>

namespace armature::app {

namespace {

constexpr uint64_t kMostGroups = 10'000;
constexpr double kMostLevel = 1000;

int levelOf(double value) {
  return std::isnan(value) ? 0 : static_cast<int>(std::lround(std::clamp(value, -kMostLevel, kMostLevel)));
}

class Tracer {
 public:
  Tracer(const results::Store& store, const results::Column& column) : store_(store), column_(column) {}

  // Rows [begin, end) by `stride`: what happens in so many is told by two levels at most.
  void addRows(uint64_t begin, uint64_t end, uint64_t stride) {
    double values[1024];
    const uint64_t most = stride < std::size(values) ? std::size(values) / stride * stride : std::size(values);
    while (begin < end) {
      const uint64_t count = std::min(most, end - begin);
      read(begin, begin + count, values);
      for (uint64_t k = 0; k < count; k += stride) {
        const auto [low, high] = std::minmax_element(values + k, values + std::min(count, k + stride));
        addGroup(begin + k, std::min(stride, count - k), levelOf(values[k]), levelOf(*low), levelOf(*high));
      }
      begin += count;
    }
  }

  // Groups [begin, end) of 2^bits rows; rows are read of those alone in which something happens.
  void addGroups(uint32_t bits, uint64_t begin, uint64_t end, uint64_t stride) {
    results::Extent extents[256];
    while (begin < end) {
      const uint64_t count = std::min<uint64_t>(std::size(extents), end - begin), size = uint64_t{1} << bits;
      store_.readExtents(column_, bits, begin, begin + count, extents);
      for (uint64_t k = 0; k < count; ++k) {
        const uint64_t row = (begin + k) << bits;
        const int low = levelOf(extents[k].low), high = levelOf(extents[k].high);
        if (low == high)
          take(row, low);
        else if (2 * stride <= size)
          addRows(row, row + size, stride);
        else
          addGroup(row, size, levelOf(store_.value(column_, row)), low, high);
      }
      begin += count;
    }
  }

  std::vector<LevelChange> trace;

 private:
  void read(uint64_t begin, uint64_t end, double* to) const {
    if (column_.isConstant) {
      std::fill_n(to, end - begin, store_.value(column_, begin));
      return;
    }
    store_.readSeries(column_.source, begin, end, to, 1);
    if (column_.isNegated)
      for (uint64_t k = 0; k < end - begin; ++k) to[k] = -to[k];
  }
  void take(uint64_t row, int level) {
    if (trace.empty() || level != trace.back().level) trace.push_back({store_.time(row), level});
  }
  void addGroup(uint64_t row, uint64_t size, int first, int low, int high) {
    take(row, first);
    const int other = high != first ? high : low;
    if (other != first) take(row + size / 2, other);
  }

  const results::Store& store_;
  const results::Column& column_;
};

}  // namespace

std::vector<LevelChange> levelTrace(const results::Store& store, const results::Column& column, uint64_t begin,
                                    uint64_t end) {
  if (begin >= end) return {};
  Tracer tracer(store, column);
  const uint64_t stride = (end - begin + kMostGroups - 1) / kMostGroups;
  uint32_t bits = results::Store::kExtentBits;
  while (end - begin > kMostGroups << bits) ++bits;
  const uint64_t first = (begin + (uint64_t{1} << bits) - 1) >> bits, last = end >> bits;
  if (stride == 1 || first >= last) {
    tracer.addRows(begin, end, stride);
  } else {
    tracer.addRows(begin, first << bits, stride);
    tracer.addGroups(bits, first, last, stride);
    tracer.addRows(last << bits, end, stride);
  }
  tracer.trace.push_back({store.time(end - 1), levelOf(store.value(column, end - 1))});
  return std::move(tracer.trace);
}

}  // namespace armature::app
