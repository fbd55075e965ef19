#include "app/teaching/instant.h"

#include <algorithm>
#include <cmath>

#include "app/look/format.h"

namespace armature::app {

ColumnText::ColumnText(const results::Column& column)
    : shown_(displayUnit(QString::fromStdString(column.unit), QString::fromStdString(column.displayUnit))) {
  if (isLogic(column.enumeration))
    kind_ = Kind::logic;
  else if (column.type == results::Column::Type::boolean)
    kind_ = Kind::boolean;
  behind_ = formatValue(0, shown_.unit).mid(1);
}

QString ColumnText::operator()(double value, double largest) const {
  // What is left of the tolerance of a run would look like a fact: no number has more than six digits that hold.
  if (std::abs(value) < 1e-6 * largest) value = 0;
  if (kind_ == Kind::logic) return logicLetter(qRound(value));
  if (kind_ == Kind::boolean) return truthWords(value != 0);
  return formatNumber(shown_.shown(value), 3) + behind_;
}

Instant::Instant(StorePtr store, double time) : store_(std::move(store)), time_(time) {
  const uint64_t rows = store_ ? store_->rowCount() : 0;
  if (rows == 0) {
    store_.reset();
    return;
  }
  newest_ = rows - 1;
  isNewest_ = time_ >= store_->time(newest_);
  if (isNewest_) time_ = store_->time(newest_);
}

double Instant::value(int64_t column) const {
  if (column < 0 || !store_) return std::nan("");
  const auto& c = store_->columns()[static_cast<size_t>(column)];
  // By row: rows of this very time may still be on their way.
  return isNewest_ ? store_->value(c, newest_) : store_->valueAt(c, time_);
}

QString Instant::text(int64_t column, double largest, bool isTurned) const {
  return ColumnText(store_->columns()[static_cast<size_t>(column)])(
      isTurned && value(column) != 0 ? -value(column) : value(column), largest);
}

double largestOf(const results::Store& store, int64_t column) {
  const auto [low, high] = store.range(store.columns()[static_cast<size_t>(column)], 0, store.rowCount());
  double largest = 0;
  for (const double value : {low, high})
    if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
  return largest;
}

}  // namespace armature::app
