#include "app/power/energies.h"

#include <algorithm>
#include <cmath>

namespace armature::app {

// Adds what comes between the row before and this one.
void Energies::add(uint64_t row, std::vector<double>& sums, std::vector<double>& before) const {
  std::vector<double> values;
  powers_.read(row, values);
  sums.resize(values.size(), 0);
  if (row > 0) {
    const double step = powers_.store().time(row) - powers_.store().time(row - 1);
    for (size_t k = 0; k < values.size(); ++k)
      if (const double more = step * (values[k] + before[k]) / 2; std::isfinite(more)) sums[k] += more;
  }
  before = std::move(values);
}

bool Energies::advance(uint64_t most) {
  constexpr size_t kMostMarks = 512;
  const uint64_t rows = powers_.store().rowCount();
  for (; rows_ < rows && most > 0; ++rows_, --most) {
    add(rows_, sums_, before_);
    if (rows_ % stride_ != 0) continue;
    marks_.push_back({rows_, sums_});
    if (marks_.size() < kMostMarks) continue;
    // Every second mark goes: those at multiples of the new stride stay.
    stride_ *= 2;
    std::erase_if(marks_, [&](const Mark& mark) { return mark.row % stride_ != 0; });
  }
  return rows_ == rows;
}

double Energies::progress() const {
  const uint64_t rows = powers_.store().rowCount();
  return rows == 0 ? 0 : static_cast<double>(rows_) / static_cast<double>(rows);
}

std::vector<double> Energies::at(double time) const {
  const auto place = placeOf(powers_.store(), time);
  if (!place || marks_.empty()) return std::vector<double>(powers_.shares().size(), 0);
  const uint64_t last = std::min(place->row, rows_ - 1);
  const auto after = std::upper_bound(marks_.begin(), marks_.end(), last,
                                      [](uint64_t row, const Mark& mark) { return row < mark.row; });
  const Mark& mark = *std::prev(after);
  std::vector<double> sums = mark.sums, before;
  powers_.read(mark.row, before);
  for (uint64_t row = mark.row + 1; row <= last; ++row) add(row, sums, before);
  if (last < place->row || place->beyond == 0) return sums;
  // Within a step the power runs along a straight line.
  std::vector<double> next;
  powers_.read(last + 1, next);
  const double step = powers_.store().time(last + 1) - powers_.store().time(last), b = place->beyond;
  for (size_t k = 0; k < sums.size(); ++k)
    if (const double more = step * b * (before[k] + b * (next[k] - before[k]) / 2); std::isfinite(more))
      sums[k] += more;
  return sums;
}

Survey surveyOf(const Powers& powers) {
  constexpr uint64_t kMost = 200;
  Survey survey;
  survey.rows = powers.store().rowCount();
  survey.largest.assign(powers.shares().size(), 0);
  survey.speeds.assign(powers.sources().size(), 0);
  survey.efforts = survey.speeds;
  const uint64_t count = std::min(kMost, survey.rows);
  const auto widen = [](double& largest, double value) {
    if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
  };
  std::vector<double> values;
  for (uint64_t k = 0; k < count; ++k) {
    const uint64_t row = count < 2 ? 0 : k * (survey.rows - 1) / (count - 1);
    powers.read(row, values);
    for (size_t i = 0; i < values.size(); ++i) widen(survey.largest[i], values[i]);
    const double turnover = powers.sum(values).turnover;
    widen(survey.turnover, turnover);
    if (std::isfinite(turnover)) survey.usual += turnover * turnover / static_cast<double>(count);
    const std::vector<OperatingPoint> points = powers.sourcesIn(row);
    for (size_t i = 0; i < points.size(); ++i) {
      widen(survey.speeds[i], points[i].speed);
      widen(survey.efforts[i], points[i].effort);
    }
  }
  survey.usual = std::sqrt(survey.usual);
  return survey;
}

OperatingPoint operatingPointAt(const Powers& powers, const Sided& sided, double time) {
  const auto place = placeOf(powers.store(), time);
  if (!place) return {};
  OperatingPoint point = powers.pointOf(sided, place->row);
  if (place->beyond == 0) return point;
  const OperatingPoint next = powers.pointOf(sided, place->row + 1);
  point.speed += place->beyond * (next.speed - point.speed);
  point.effort += place->beyond * (next.effort - point.effort);
  return point;
}

std::vector<OperatingPoint> trajectoryOf(const Powers& powers, const Sided& sided, double from, double to,
                                         uint64_t most) {
  std::vector<OperatingPoint> points;
  const auto first = placeOf(powers.store(), from), last = placeOf(powers.store(), to);
  if (!first || !last || most < 2) return points;
  const uint64_t rows = last->row - std::min(first->row, last->row) + 1, step = (rows + most - 1) / most;
  for (uint64_t row = std::min(first->row, last->row); row <= last->row; row += step)
    points.push_back(powers.pointOf(sided, row));
  points.push_back(operatingPointAt(powers, sided, to));
  return points;
}

}  // namespace armature::app
