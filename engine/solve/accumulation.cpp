#include "engine/solve/accumulation.h"

#include "engine/solve/explain.h"

namespace armature::solve {
namespace {

// A row of events accumulates when each interval is the same share of the one before: after so many of them, to this
// accuracy (the last ones before rounding ends the row are off), with this share at most.
constexpr uint32_t kLeastSteady = 2;
constexpr double kSameRatio = 0.1, kLargestRatio = 0.95;
// Intervals after which the rest of such a row would be over, for the largest share.
constexpr double kPatience = kLargestRatio / (1 - kLargestRatio);

}  // namespace

Accumulation::Accumulation(const program::Program& program) : program_(program), pairs_(program.relations.size()) {}

void Accumulation::note(Row& row, double t) {
  const double interval = std::isfinite(row.last) ? t - row.last : 0;
  if (interval > 0 && row.interval > 0 && interval < kLargestRatio * row.interval) {
    const double ratio = interval / row.interval;
    const bool isSame = std::abs(ratio - row.ratio) < kSameRatio * ratio;
    if (isSame || row.steady < kLeastSteady) {
      row.steady = isSame ? row.steady + 1 : 1;
      row.ratio = ratio;
    }
  } else {
    row.steady = 0;
    row.ratio = 0;
  }
  row.interval = interval > 0 ? interval : 0;
  row.last = t;
}

void Accumulation::noteEvent(double t, const std::vector<uint32_t>& changed) {
  for (const uint32_t k : changed) {
    Pair& pair = pairs_[k];
    Row& row = pair.rows[pair.isSecond ? 1 : 0];
    pair.isSecond = !pair.isSecond;
    if (k == relation_) due_ = HUGE_VAL;
    note(row, t);
    if (pair.isTold || row.steady < kLeastSteady) continue;
    relation_ = k;
    due_ = t + kPatience * row.interval;
    distance_ = -1;
  }
}

// Twice: what comes to rest stays where it is, what falls on is farther away the second time.
std::optional<Diagnostic> Accumulation::look(double t, const double* v) {
  Pair& pair = pairs_[relation_];
  const Row& row = pair.rows[0].last > pair.rows[1].last ? pair.rows[0] : pair.rows[1];
  const double distance = std::abs(v[program_.relations[relation_].root]);
  if (distance_ < 0) {
    distance_ = distance;
    due_ = t + (t - row.last);
    return {};
  }
  due_ = HUGE_VAL;
  if (!(distance > 1.5 * distance_)) return {};
  pair.isTold = true;
  return warning(row);
}

Diagnostic Accumulation::warning(const Row& row) const {
  const double end = row.last + row.interval * row.ratio / (1 - row.ratio);
  Diagnostic d = failure(
      "R123", phrase("the events of %1 came ever faster and would be infinitely many up to t = %2; there they were "
                     "lost, and the run has gone on as if there were none: what follows is not what the model says. "
                     "Give it a state of rest (below some speed it no longer bounces), or let the run end before",
                     relationName(program_, relation_), timeText(end)));
  d.severity = Severity::warning;
  if (const std::string part = partOfRelation(program_, relation_); !part.empty()) d.parts.push_back(part);
  return d;
}

}  // namespace armature::solve
