#include "engine/solve/history_bumps.h"

#include <algorithm>
#include <cmath>

#include "engine/program/call.h"

namespace armature::solve {

namespace {

// As for bumps of time: of the step times the smaller one of the slopes at its ends, how far a curve without a bump may
// be beyond both of its values there.
constexpr double kBeyondEnds = 0.6;
constexpr double kAtOnce = 1e-6;        // of a step: what lies so near to its beginning is its beginning
constexpr double kLeastLook = 1e-8;     // of the run
constexpr double kRoundedPast = 1e-13;  // a value that rounding makes

}  // namespace

double PassingCurve::size() const {
  double size = 0;
  for (const Point& point : points_) size = std::max(size, std::fabs(point.value));
  return size;
}

// The share at which the curve up to point `last` is farthest beyond its ends; in the middle of it where it stays
// there.
double PassingCurve::excursion(size_t last, double least) const {
  const Point &from = points_.front(), &to = points_[last];
  const Point &second = points_[1], &butLast = points_[last - 1];
  const auto slope = [](const Point& a, const Point& b) {
    return b.share > a.share ? std::fabs((b.value - a.value) / (b.share - a.share)) : 0;
  };
  const double allowed = least + kBeyondEnds * to.share * std::min(slope(from, second), slope(butLast, to));
  const double low = std::min(from.value, to.value) - allowed, high = std::max(from.value, to.value) + allowed;
  double most = 0, first = to.share, end = to.share;
  for (size_t k = 1; k < last; ++k) {
    const double beyond = std::max(low - points_[k].value, points_[k].value - high);
    if (beyond > most) {
      most = beyond;
      first = end = points_[k].share;
    } else if (most > 0 && beyond == most) {
      end = points_[k].share;
    }
  }
  return most > 0 ? 0.5 * (first + end) : to.share;
}

double PassingCurve::endBefore(double least) const {
  double end = 1;
  for (size_t last = points_.size() - 1; last >= 2;) {
    const double share = excursion(last, least);
    if (share == points_[last].share) return end;
    end = share;
    while (points_[last].share > share) --last;
  }
  return end;
}

double HistoryBumps::least() const {
  return kLeastLook * (settings_.stopTime - settings_.startTime);
}

double HistoryBumps::endOf(std::vector<double>& largest, size_t k) {
  if (largest.size() <= k) largest.resize(k + 1);
  largest[k] = std::max(largest[k], curve_.size());
  return curve_.endBefore(settings_.tolerance * largest[k] + kRoundedPast);
}

double HistoryBumps::bound(const std::vector<program::DelayBuffer>& delays, double begin, double end) {
  for (size_t k = 0; k < delays.size(); ++k) {
    const program::DelayBuffer& history = delays[k];
    if (!(history.delay > 0) || history.times.size() < history.first + 2 || !(end > begin)) continue;
    const double from = begin - history.delay, to = std::min(end - history.delay, history.times.back());
    if (!(to > from)) continue;
    const double near = from + kAtOnce * (to - from);
    curve_.clear();
    curve_.add(0, program::valueAt(history, from));
    const auto first = history.times.begin() + static_cast<std::ptrdiff_t>(history.first);
    for (auto at = std::upper_bound(first, history.times.end(), near); at != history.times.end() && *at < to; ++at)
      curve_.add((*at - from) / (to - from), history.values[static_cast<size_t>(at - history.times.begin())]);
    curve_.add(1, program::valueAt(history, to));
    const double share = endOf(ofDelays_, k);
    if (share < 1 && share * (to - from) > least()) end = begin + share * (to - from);
  }
  return end;
}

double HistoryBumps::share(const std::vector<program::TransportHistory>& transports, const std::vector<double>& before,
                           const std::vector<double>& after) {
  double share = 1;
  for (size_t k = 0; k < transports.size(); ++k) {
    const double from = before[k], to = from + share * (after[k] - from);
    if (from == to) continue;
    curve_.clear();
    transports[k].passing(from, to, [this](double at, double value) {
      if (at == 0 || at > kAtOnce) curve_.add(at, value);
    });
    share *= endOf(ofPipes_, k);
  }
  return share;
}

}  // namespace armature::solve
