#include "app/teaching/instant.h"

#include <cmath>

#include "app/look/display_unit.h"
#include "app/look/format.h"

namespace armature::app {

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
  if (c.isConstant) return c.constant;
  // By row: rows of this very time may still be on their way.
  return isNewest_ ? store_->value(c, newest_) : store_->valueAt(c, time_);
}

QString Instant::text(int64_t column, double largest) const {
  const auto& c = store_->columns()[static_cast<size_t>(column)];
  double v = value(column);
  if (std::abs(v) < 1e-9 * largest) v = 0;  // what is left of rounding
  if (isLogic(c.enumeration)) return logicLetter(qRound(v));
  if (c.type == results::Column::Type::boolean) return v != 0 ? QObject::tr("true") : QObject::tr("false");
  return formatShown(v, QString::fromStdString(c.unit), QString::fromStdString(c.displayUnit), 3);
}

}  // namespace armature::app
