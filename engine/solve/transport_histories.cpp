#include "engine/solve/transport_histories.h"

#include <algorithm>
#include <cmath>

namespace armature::solve {

namespace {

constexpr size_t kTransportHalvings = 24;  // of a step
// Evaluations within steps: what there are at first, and what each step adds.
constexpr int kTransportLooks = 100000, kEachTransport = 400;
constexpr double kFaintInflow = 0.01;     // of the largest up to now: less need not be known to the tolerance
constexpr double kNoInflow = 1e-13;       // a value that rounding makes
constexpr double kLeastTransport = 1e-9;  // of the time: within a shorter one nothing is looked at

}  // namespace

void TransportHistories::begin() {
  const program::Program& p = machine_.program();
  last_ = machine_.at(p.time);
  looks_ = kTransportLooks;
  left_.resize(p.transports.size());
  right_ = left_;
  levels_.assign(kTransportHalvings, Level{left_, left_, left_});
  isForward_.resize(p.transports.size());
  std::vector<double> points, values;
  for (size_t k = 0; k < p.transports.size(); ++k) {
    const program::Transport& transport = p.transports[k];
    points.clear();
    values.clear();
    for (size_t i = 0; i < transport.points.size(); ++i) {
      points.push_back(machine_.at(transport.points[i]));
      values.push_back(machine_.at(transport.values[i]));
    }
    machine_.context().transports[k].begin(points, values, machine_.at(transport.position));
  }
}

double TransportHistories::moved(const std::vector<double>& before) const {
  double most = 0;
  for (const program::Transport& transport : machine_.program().transports)
    most = std::max(most, std::fabs(machine_.at(transport.position) - before[transport.position]));
  return most;
}

double TransportHistories::shown(double step, const std::vector<double>& before) {
  from_.clear();
  to_.clear();
  for (const program::Transport& transport : machine_.program().transports) {
    from_.push_back(before[transport.position]);
    to_.push_back(machine_.at(transport.position));
  }
  const double part = step * bumps_.share(machine_.context().transports, from_, to_);
  return part > bumps_.least() ? part : step;
}

void TransportHistories::read(Inflows& inflows) const {
  const program::Program& p = machine_.program();
  for (size_t k = 0; k < p.transports.size(); ++k)
    inflows[k] = machine_.at(isForward_[k] ? p.transports[k].in0 : p.transports[k].in1);
}

bool TransportHistories::refine(double begin, const Evaluate& evaluate) {
  const program::Program& p = machine_.program();
  const double end = machine_.at(p.time);
  // Where a step has begun is known by its end and its length, to rounding.
  const double least = kLeastTransport * std::fabs(end);
  if (isEmpty() || last_ < begin - least || !(end - last_ > least)) return false;
  for (size_t k = 0; k < p.transports.size(); ++k) {
    const program::TransportHistory& history = machine_.context().transports[k];
    isForward_[k] = machine_.at(p.transports[k].position) >= history.position();
    left_[k] = history.inflow(isForward_[k]);
  }
  read(right_);
  looks_ = std::min(std::max(looks_, 0) + kEachTransport, kTransportLooks);
  refine(last_, left_, end, right_, 0, evaluate);
  return true;
}

// Points enter in the order of time.
void TransportHistories::refine(double begin, const Inflows& left, double end, const Inflows& right, size_t depth,
                                const Evaluate& evaluate) {
  const double middle = 0.5 * (begin + end);
  Level& level = levels_[depth];
  if (!evaluate(0.5 * (begin + middle))) return;
  read(level.first);
  if (!evaluate(0.5 * (middle + end))) return;
  read(level.last);
  if (!evaluate(middle)) return;
  read(level.middle);
  looks_ -= 3;
  const bool isFine =
      depth + 1 == levels_.size() || looks_ < 0 || follows(left, level.first, level.middle, level.last, right);
  if (!isFine) {
    refine(begin, left, middle, level.middle, depth + 1, evaluate);
    if (!evaluate(middle)) return;
  }
  if (level.middle != left || level.middle != right) accept();
  if (!isFine) refine(middle, level.middle, end, right, depth + 1, evaluate);
}

// Whether the parabola through both ends and the middle passes the points between.
bool TransportHistories::follows(const Inflows& left, const Inflows& first, const Inflows& middle, const Inflows& last,
                                 const Inflows& right) {
  largest_.resize(left.size());
  for (size_t k = 0; k < left.size(); ++k) {
    const double size = std::max({std::fabs(left[k]), std::fabs(middle[k]), std::fabs(right[k])});
    largest_[k] = std::max(largest_[k], size);
    const double allowed = settings_.tolerance * std::max(size, kFaintInflow * largest_[k]) + kNoInflow;
    const double before = (3 * left[k] + 6 * middle[k] - right[k]) / 8;
    const double after = (3 * right[k] + 6 * middle[k] - left[k]) / 8;
    if (std::max(std::fabs(first[k] - before), std::fabs(last[k] - after)) > allowed) return false;
  }
  return true;
}

void TransportHistories::accept() {
  const program::Program& p = machine_.program();
  last_ = machine_.at(p.time);
  for (size_t k = 0; k < p.transports.size(); ++k) {
    const program::Transport& transport = p.transports[k];
    machine_.context().transports[k].accept(machine_.at(transport.position), machine_.at(transport.in0),
                                            machine_.at(transport.in1), settings_.tolerance);
  }
}

void TransportHistories::change() {
  const program::Program& p = machine_.program();
  for (size_t k = 0; k < p.transports.size(); ++k)
    machine_.context().transports[k].change(machine_.at(p.transports[k].in0), machine_.at(p.transports[k].in1));
}

}  // namespace armature::solve
