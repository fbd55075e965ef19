#include "app/plots/curve_shape.h"

#include <algorithm>

namespace armature::app {

namespace {

// Of `count` numbers: in four chains, since each comparison waits for the one before.
results::Extent extentOf(const double* values, uint64_t count) {
  ValueRange chains[4];
  uint64_t k = 0;
  for (; k + 4 <= count; k += 4)
    for (uint64_t chain = 0; chain < 4; ++chain) chains[chain].take(values[k + chain]);
  for (; k < count; ++k) chains[0].take(values[k]);
  for (const ValueRange& chain : chains) {
    chains[0].low = std::min(chains[0].low, chain.low);
    chains[0].high = std::max(chains[0].high, chain.high);
  }
  return chains[0].isEmpty() ? results::kNoExtent : results::Extent{chains[0].low, chains[0].high};
}

// Reads the values of one column of a store.
class ValueReader {
 public:
  ValueReader(const results::Store& store, const results::Column& column, const CancelToken& stop)
      : store_(store), column_(column), stop_(stop) {}

  void rows(uint64_t begin, uint64_t end, double* to) const {
    store_.readSeries(column_.source, begin, end, to, 1);
    if (column_.isNegated)
      for (uint64_t k = 0; k < end - begin; ++k) to[k] = -to[k];
  }
  // Of complete groups.
  void groups(uint32_t bits, uint64_t begin, uint64_t end, results::Extent* to) const {
    if (bits >= results::Store::kExtentBits) return store_.readExtents(column_, bits, begin, end, to);
    double values[4096];
    const uint64_t most = std::size(values) >> bits;
    for (uint64_t group = begin; group < end && !stop_.isCancelled();) {
      const uint64_t count = std::min(most, end - group);
      rows(group << bits, (group + count) << bits, values);
      for (uint64_t k = 0; k < count; ++k) *to++ = extentOf(values + (k << bits), uint64_t{1} << bits);
      group += count;
    }
  }
  ValueRange range(uint64_t begin, uint64_t end) const {
    ValueRange range;
    if (begin >= end) return range;
    const auto [low, high] = store_.range(column_, begin, end);
    range.take(results::Extent{low, high});
    return range;
  }

 private:
  const results::Store& store_;
  const results::Column& column_;
  const CancelToken& stop_;
};

// Makes `list`, which begins at `first`, begin at `begin` and go on to `end`; what it has of that it keeps.
template <class One, class Read>
void moveTo(std::vector<One>& list, uint64_t first, uint64_t begin, uint64_t end, const Read& read) {
  const uint64_t from = std::clamp(first, begin, end), to = std::clamp(first + list.size(), from, end);
  const uint64_t skipped = from < to ? from - first : 0, offset = from - begin;
  if (list.size() < end - begin) list.resize(end - begin);
  const auto kept = list.begin() + static_cast<ptrdiff_t>(skipped),
             place = list.begin() + static_cast<ptrdiff_t>(offset);
  if (skipped > offset)
    std::copy_n(kept, to - from, place);
  else if (skipped < offset)
    std::copy_backward(kept, kept + static_cast<ptrdiff_t>(to - from), place + static_cast<ptrdiff_t>(to - from));
  list.resize(end - begin);
  if (begin < from) read(begin, from, list.data());
  if (to < end) read(to, end, list.data() + (to - begin));
}

// `values` is of groups of the same size, or has none.
void readPart(PartValues& values, const ColumnRows& columns, const ColumnPart& part, const ValueReader& reader) {
  const uint64_t begin = columns.row(part.begin), end = columns.row(part.end);
  const uint64_t before = values.first;
  if (part.bits == 0) {
    values.first = begin > 0 ? begin - 1 : 0;
    return moveTo(values.values, before, values.first, std::min(columns.storeRows(), end + 1),
                  [&](uint64_t from, uint64_t to, double* at) { reader.rows(from, to, at); });
  }
  values.first = (begin + part.group() - 1) >> part.bits;
  const uint64_t last = std::max(values.first, end >> part.bits);
  if (!values.areKnown)
    moveTo(values.groups, before, values.first, last,
           [&](uint64_t from, uint64_t to, results::Extent* at) { reader.groups(part.bits, from, to, at); });
  values.head = reader.range(begin, std::min(end, values.first << part.bits));
  values.tail = reader.range(std::max(begin, last << part.bits), end);
}

// The line at the border before a column; not a number beyond the run.
double valueAtBorder(const ColumnRows& columns, int column, const PartValues& values, bool isStepped) {
  const double share = columns.share(column);
  if (std::isnan(share)) return share;
  const double* const next = values.values.data() + (columns.row(column) - values.first);
  return isStepped || share == 0 ? next[-1] : next[-1] + (next[0] - next[-1]) * share;
}

// What the rows of a part's columns have.
void takeRows(const ColumnRows& columns, const ColumnPart& part, const PartValues& values, ValueRange* stretches) {
  for (int c = part.begin; c < part.end; ++c) {
    ValueRange range = c == part.begin ? values.head : ValueRange();
    const uint64_t begin = columns.row(c), end = columns.row(c + 1);
    if (part.bits == 0) {
      for (uint64_t row = begin; row < end; ++row) range.take(values.values[row - values.first]);
    } else {
      const uint64_t first = (begin + part.group() - 1) >> part.bits, last = end >> part.bits;
      for (uint64_t k = first; k < last; ++k) range.take(values.groups[k - values.first]);
    }
    if (c + 1 == part.end) {
      // Not take(): the bounds of an empty one are no values.
      range.low = std::min(range.low, values.tail.low);
      range.high = std::max(range.high, values.tail.high);
    }
    stretches[c] = range;
  }
}

// From the smallest to the largest value of the line in each column: a column reaches to where the next one begins.
void findStretches(CurveShape& shape) {
  const ColumnRows& columns = *shape.columns;
  shape.stretches.assign(static_cast<size_t>(columns.count()), {});
  ValueRange* const stretches = shape.stretches.data();
  const std::vector<ColumnPart>& parts = columns.parts();
  for (size_t k = 0; k < parts.size(); ++k) takeRows(columns, parts[k], shape.parts[k], stretches);
  for (size_t k = 0; k < parts.size(); ++k) {
    for (int c = parts[k].begin; c <= parts[k].end; ++c) {
      const bool isExact = columns.share(c) >= 0 || std::isnan(columns.share(c));
      ValueRange* const left = c > 0 ? &stretches[c - 1] : nullptr;
      ValueRange* const right = c < columns.count() ? &stretches[c] : nullptr;
      if (isExact && parts[k].bits == 0) {
        const double value = valueAtBorder(columns, c, shape.parts[k], shape.isStepped);
        if (left) left->take(value);
        if (right) right->take(value);
      } else if (!isExact && left && right && !left->isEmpty() && !right->isEmpty()) {
        if (right->low > left->high) left->take(right->low);
        if (right->high < left->low) left->take(right->high);
      }
    }
  }
}

}  // namespace

std::vector<PartValues> partsFor(const ColumnRows& columns, std::vector<PartValues> before) {
  std::vector<PartValues> parts(columns.parts().size());
  for (size_t k = 0; k < parts.size(); ++k) {
    const uint32_t bits = columns.parts()[k].bits;
    const auto known = std::ranges::find_if(before, [bits](const PartValues& one) { return one.bits == bits; });
    if (known != before.end()) {
      parts[k] = std::move(*known);
      before.erase(known);
    }
    parts[k].bits = bits;
    parts[k].head = parts[k].tail = {};
    parts[k].areKnown = false;
  }
  return parts;
}

std::shared_ptr<CurveShape> shapeOf(const std::shared_ptr<const ColumnRows>& columns, const results::Column& column,
                                    bool isStepped, std::vector<PartValues> parts, const CancelToken& stop) {
  const auto shape = std::make_shared<CurveShape>();
  shape->columns = columns;
  shape->isStepped = isStepped;
  shape->parts = std::move(parts);
  if (shape->parts.empty()) shape->parts = partsFor(*columns, {});
  const ValueReader reader(*columns->store(), column, stop);
  for (size_t k = 0; k < shape->parts.size(); ++k) {
    readPart(shape->parts[k], *columns, columns->parts()[k], reader);
    if (stop.isCancelled()) return nullptr;
  }
  findStretches(*shape);
  return shape;
}

}  // namespace armature::app
