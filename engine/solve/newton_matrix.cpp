#include "engine/solve/newton_matrix.h"

#include <algorithm>
#include <cmath>

#include "engine/program/dependence.h"

namespace armature::solve {

namespace {

constexpr uint32_t kManyRuns = 24;  // fewer runs of the tangents cost little
constexpr uint32_t kGain = 2;       // times fewer runs make up for the larger matrix

}  // namespace

NewtonMatrix::NewtonMatrix(Machine& machine, Rates& rates) : machine_(machine), rates_(rates) {
  if (machine.program().jacobian.colorCount > kManyRuns) extend();
  if (!isExtended_) setPlain();
}

void NewtonMatrix::setPlain() {
  isExtended_ = false;
  factors_ = MatrixSolver();
  factors_.setPattern(rates_.stateCount(), rates_.pattern());
  values_.assign(rates_.pattern().size(), 0);
}

// The codes of the tangents with dz as seeds, and the right sides of the systems as results.
void NewtonMatrix::extend() {
  const program::Program& p = machine_.program();
  const program::Jacobian& j = p.jacobian;
  seeds_ = j.seeds;
  results_ = j.results;
  std::vector<MatrixSolver::Position> ofSystems;
  for (const program::Step& step : j.section) {
    if (step.kind != program::Step::Kind::linearTangent) {
      section_.push_back(step);
      continue;
    }
    const program::LinearTangent& tangent = j.tangents[step.index];
    if (tangent.ofNonlinear) return;
    const auto first = static_cast<uint32_t>(seeds_.size());
    seeds_.insert(seeds_.end(), tangent.result.begin(), tangent.result.end());
    results_.insert(results_.end(), tangent.rhs.begin(), tangent.rhs.end());
    for (const program::MatrixEntry& e : p.linear[tangent.system].entries) {
      ofSystems.push_back({first + e.row, first + e.column});
      coefficients_.push_back(e.slot);
    }
  }
  const auto size = static_cast<uint32_t>(seeds_.size());
  if (size == rates_.stateCount() || j.seeds.size() != rates_.stateCount()) return;
  program::Dependence dependence(p.slotCount);
  for (uint32_t c = 0; c < size; ++c) dependence[seeds_[c]] = dependence.sets().single(c);
  for (const program::Step& step : section_) dependence.propagate(p.codes[step.index]);
  std::vector<std::vector<uint32_t>> rowsOf(size);
  for (uint32_t r = 0; r < size; ++r)
    for (const uint32_t c : dependence.elements(results_[r])) rowsOf[c].push_back(r);
  columnStart_.assign(1, 0);
  for (const auto& rows : rowsOf) {
    rows_.insert(rows_.end(), rows.begin(), rows.end());
    columnStart_.push_back(static_cast<uint32_t>(rows_.size()));
  }
  std::vector<uint32_t> color;
  const uint32_t colors = program::colorColumns(columnStart_, rows_, size, color);
  if (colors * kGain > j.colorCount) return;
  columnsOfColor_.resize(colors);
  for (uint32_t c = 0; c < size; ++c) columnsOfColor_[color[c]].push_back(c);
  std::vector<MatrixSolver::Position> pattern;
  for (uint32_t c = 0; c < size; ++c)
    for (uint32_t k = columnStart_[c]; k < columnStart_[c + 1]; ++k) pattern.push_back({rows_[k], c});
  pattern.insert(pattern.end(), ofSystems.begin(), ofSystems.end());
  for (uint32_t c = 0; c < rates_.stateCount(); ++c) pattern.push_back({c, c});
  factors_.setPattern(size, pattern);
  values_.assign(pattern.size(), 0);
  right_.assign(size, 0);
  isExtended_ = true;
}

bool NewtonMatrix::evaluate(double t, const double* x, const double* rates, double cj) {
  cj_ = cj;
  if (isExtended_ && evaluateExtended(t, x, cj)) return true;
  if (isExtended_) setPlain();
  return rates_.jacobian(t, x, rates, cj, values_.data());
}

bool NewtonMatrix::evaluateExtended(double t, const double* x, double cj) {
  point_.resize(rates_.stateCount());
  if (!rates_.evaluate(t, x, point_.data())) return false;
  double* const v = machine_.v();
  for (const program::Slot seed : seeds_) v[seed] = 0;
  for (const auto& columns : columnsOfColor_) {
    for (const uint32_t c : columns) v[seeds_[c]] = 1;
    if (!machine_.run(section_)) return false;
    for (const uint32_t c : columns) {
      for (uint32_t k = columnStart_[c]; k < columnStart_[c + 1]; ++k) {
        values_[k] = -v[results_[rows_[k]]];
        if (!std::isfinite(values_[k])) return false;
      }
      v[seeds_[c]] = 0;
    }
  }
  size_t k = rows_.size();
  for (const program::Slot slot : coefficients_) values_[k++] = v[slot];
  std::fill(values_.begin() + static_cast<std::ptrdiff_t>(k), values_.end(), cj);
  return true;
}

bool NewtonMatrix::factor() {
  if (factors_.factor(values_.data()) && factors_.isRegular()) return true;
  if (!isExtended_) return false;
  // A system that may have many solutions makes the whole singular, but not what follows from the one that was chosen.
  setPlain();
  const std::vector<double> states = [&] {
    std::vector<double> now;
    for (const program::StateVariable& s : machine_.program().states) now.push_back(machine_.at(s.slot));
    return now;
  }();
  std::vector<double> rates(states.size());
  const double t = machine_.at(machine_.program().time);
  return rates_.evaluate(t, states.data(), rates.data()) &&
         rates_.jacobian(t, states.data(), rates.data(), cj_, values_.data()) && factors_.factor(values_.data()) &&
         factors_.isRegular();
}

bool NewtonMatrix::solve(double* b) {
  if (!isExtended_) return factors_.solve(b);
  const uint32_t n = rates_.stateCount();
  std::copy_n(b, n, right_.begin());
  std::fill(right_.begin() + n, right_.end(), 0.0);
  if (!factors_.solve(right_.data())) return false;
  std::copy_n(right_.begin(), n, b);
  return true;
}

}  // namespace armature::solve
