#include "app/plots/curve_columns.h"

#include <bit>
#include <limits>

namespace armature::app {

namespace {

constexpr uint64_t kUsualGroups = 32;                   // on the average, where columns have different numbers of rows
constexpr uint64_t kDense = 8 * results::Store::kNear;  // rows in a column whose border may be off by a stretch of them
constexpr double kInGroups = -1;

}  // namespace

std::shared_ptr<const ColumnRows> ColumnRows::place(std::shared_ptr<const ColumnRows> before, const StorePtr& store,
                                                    double from, double to, const Kind& kind) {
  const uint64_t rows = store->rowCount();
  const bool isSame = before && before->store_ == store && before->storeRows_ == rows && before->from_ == from &&
                      before->to_ == to && before->kind_ == kind;
  if (isSame) return before;
  const auto made = std::make_shared<ColumnRows>();
  made->store_ = store;
  made->from_ = from;
  made->to_ = to;
  made->storeRows_ = rows;
  made->kind_ = kind;
  const int count = std::max(1, kind.count);
  made->rows_.assign(static_cast<size_t>(count) + 1, rows);
  made->findRows();
  made->split(0, count);
  made->snap();
  made->findShares();
  return made;
}

void ColumnRows::findRows() {
  const results::Store& store = *store_;
  const size_t last = rows_.size() - 1;
  const bool hasFile = store.hasFile();
  // Rows in a file are found without it as well as it matters between columns of very many.
  std::vector<bool> areFound(rows_.size(), false);
  if (hasFile) {
    for (size_t c = 0; c <= last; ++c) rows_[c] = std::min(store.rowNear(time(static_cast<int>(c))), storeRows_);
    const auto isDense = [&](size_t c) { return c >= last || rows_[c + 1] - rows_[c] >= kDense; };
    for (size_t c = 1; c < last; ++c) areFound[c] = isDense(c - 1) && isDense(c);
  }
  uint64_t stride = 0;  // of the column before: most have as many rows
  for (size_t c = 0; c <= last; ++c) {
    if (areFound[c]) continue;
    const double t = time(static_cast<int>(c));
    const uint64_t from = c > 0 ? rows_[c - 1] : 0, guess = hasFile ? rows_[c] : from + stride;
    rows_[c] = std::min(c > 0 ? store.lowerBound(t, from, guess) : store.lowerBound(t), storeRows_);
    stride = rows_[c] - from;
  }
  // What lies on the right border belongs to the last column.
  while (rows_.back() < storeRows_ && store.time(rows_.back()) <= to_) ++rows_.back();
}

// Columns that hardly differ are one part.
void ColumnRows::split(int begin, int end) {
  uint64_t least = std::numeric_limits<uint64_t>::max();
  for (int c = begin; c < end; ++c) least = std::min(least, row(c + 1) - row(c));
  const uint64_t atOnce = least / kind_.leastGroups;
  const uint32_t bits = atOnce < 2 ? 0 : static_cast<uint32_t>(std::bit_width(atOnce)) - 1;
  const uint64_t groups = (row(end) - row(begin)) >> bits;
  if (end - begin > 1 && groups > kUsualGroups * static_cast<uint64_t>(end - begin)) {
    const int middle = begin + (end - begin) / 2;
    split(begin, middle);
    split(middle, end);
  } else if (!parts_.empty() && parts_.back().bits == bits) {
    parts_.back().end = end;
  } else {
    parts_.push_back({begin, end, bits});
  }
}

// Borders go to the next group, those between two parts to one of the smaller groups; the ends of the run stay.
void ColumnRows::snap() {
  shares_.assign(rows_.size(), kInGroups);
  for (size_t k = 0; k < parts_.size(); ++k) {
    const ColumnPart& part = parts_[k];
    const uint32_t before = k > 0 ? parts_[k - 1].bits : part.bits;
    for (int c = part.begin; c < part.end || (k + 1 == parts_.size() && c == part.end); ++c) {
      const uint32_t bits = c == part.begin ? std::min(before, part.bits) : part.bits;
      uint64_t& first = rows_[static_cast<size_t>(c)];
      const uint64_t half = (uint64_t{1} << bits) / 2;
      if (bits == 0)
        shares_[static_cast<size_t>(c)] = 0;  // to be found
      else if (first > 0 && first < storeRows_)
        first = std::min(storeRows_, (first + half) >> bits << bits);
    }
  }
}

void ColumnRows::findShares() {
  const results::Store& store = *store_;
  double t[2] = {0, 0};
  uint64_t known = 0;  // the row of t[1]
  for (int c = 0; c <= count(); ++c) {
    double& share = shares_[static_cast<size_t>(c)];
    if (share == kInGroups) continue;
    const uint64_t next = row(c);
    if (next == 0 || next >= storeRows_) {
      share = std::numeric_limits<double>::quiet_NaN();
      continue;
    }
    if (known != next) store.readTimes(next - 1, next + 1, t, 1);
    known = next;
    share = t[1] > t[0] ? std::clamp((time(c) - t[0]) / (t[1] - t[0]), 0.0, 1.0) : 0;
  }
}

}  // namespace armature::app
