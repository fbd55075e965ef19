#include "engine/results/difference.h"

#include <algorithm>

namespace armature::results {
namespace {

// A place in the rows of a store that only moves on.
class Walker {
 public:
  explicit Walker(const Store& store) : store_(store), rows_(store.rowCount()) {}

  bool isAtEnd() const { return row_ >= rows_; }
  double time() const { return store_.time(row_); }
  void next() { ++row_; }
  // The value at a time that is not behind the next row; `row`: whether the next row itself is meant.
  double value(const Column& column, double time, bool isRow) const {
    if (column.isConstant) return store_.value(column, 0);
    if (isRow || row_ == 0) return store_.value(column, std::min(row_, rows_ - 1));
    if (row_ >= rows_) return store_.value(column, rows_ - 1);
    const double t0 = store_.time(row_ - 1), t1 = store_.time(row_);
    const double v0 = store_.value(column, row_ - 1), v1 = store_.value(column, row_);
    return t1 > t0 ? v0 + (v1 - v0) * (time - t0) / (t1 - t0) : v0;
  }

 private:
  const Store& store_;
  uint64_t rows_, row_ = 0;
};

struct Pair {
  const Column* one;
  const Column* other;
  bool isConstant;
};

}  // namespace

std::shared_ptr<Store> differenceOf(const Store& run, const Store& other, const std::vector<std::string>& names,
                                    const CancelToken* cancel) {
  std::vector<Column> columns;
  std::vector<Pair> pairs;
  uint32_t series = 0;
  for (const std::string& name : names) {
    const int64_t a = run.find(name), b = other.find(name);
    if (a < 0 || b < 0) continue;
    const Column &one = run.columns()[static_cast<size_t>(a)], &two = other.columns()[static_cast<size_t>(b)];
    if (one.type != Column::Type::real || two.type != Column::Type::real) continue;
    Column column = one;
    column.isNegated = false;
    column.isConstant = one.isConstant && two.isConstant;
    if (column.isConstant)
      column.constantAtFirst = run.value(one, 0) - other.value(two, 0);
    else
      column.source = series++;
    if (!column.isConstant && column.kind != Column::Kind::discrete) column.kind = Column::Kind::continuous;
    columns.push_back(std::move(column));
    pairs.push_back({&one, &two, columns.back().isConstant});
  }
  const uint64_t rowsA = run.rowCount(), rowsB = other.rowCount();
  if (rowsA == 0 || rowsB == 0) return nullptr;
  const double from = std::max(run.time(0), other.time(0));
  const double to = std::min(run.time(rowsA - 1), other.time(rowsB - 1));
  if (to < from) return nullptr;
  auto store = std::make_shared<Store>(std::move(columns), series);
  Walker a(run), b(other);
  std::vector<double> row(series);
  while (!a.isAtEnd() || !b.isAtEnd()) {
    const bool takesA = b.isAtEnd() || (!a.isAtEnd() && a.time() <= b.time());
    const bool takesB = a.isAtEnd() || (!b.isAtEnd() && b.time() <= a.time());
    const double time = takesA ? a.time() : b.time();
    if (cancel && cancel->isCancelled()) return nullptr;
    if (time >= from && time <= to) {
      size_t k = 0;
      for (const Pair& pair : pairs)
        if (!pair.isConstant) row[k++] = a.value(*pair.one, time, takesA) - b.value(*pair.other, time, takesB);
      if (!store->append(time, row.data())) return nullptr;
    }
    if (takesA) a.next();
    if (takesB) b.next();
  }
  store->finish();
  return store;
}

}  // namespace armature::results
