#include "engine/solve/newton_matrix.h"

#include <algorithm>
#include <cmath>

#include "engine/program/dependence.h"

namespace armature::solve {

namespace {

constexpr uint32_t kGain = 2;  // times fewer runs make up for the larger matrix

}  // namespace

NewtonMatrix::NewtonMatrix(Machine& machine, Rates& rates) : machine_(machine), rates_(rates) {
  extend();
  if (!isExtended_) setPlain();
}

void NewtonMatrix::setPlain() {
  isExtended_ = false;
  factors_ = MatrixSolver();
  factors_.setPattern(rates_.stateCount(), rates_.pattern());
  values_.assign(rates_.pattern().size(), 0);
}

void NewtonMatrix::extend() {
  const program::Program& p = machine_.program();
  const program::SparseJacobian& j = p.sparse;
  const auto size = static_cast<uint32_t>(j.seeds.size());
  if (size <= rates_.stateCount()) return;
  program::Dependence dependence(p.slotCount);
  for (uint32_t c = 0; c < size; ++c) dependence[j.seeds[c]] = dependence.sets().single(c);
  for (const program::Step& step : j.section) dependence.propagate(p.codes[step.index]);
  std::vector<std::vector<uint32_t>> rowsOf(size);
  for (uint32_t r = 0; r < size; ++r)
    for (const uint32_t c : dependence.elements(j.results[r])) rowsOf[c].push_back(r);
  columnStart_.assign(1, 0);
  for (const auto& rows : rowsOf) {
    rows_.insert(rows_.end(), rows.begin(), rows.end());
    columnStart_.push_back(static_cast<uint32_t>(rows_.size()));
  }
  std::vector<uint32_t> color;
  const uint32_t colors = program::colorColumns(columnStart_, rows_, size, color);
  if (colors * kGain > p.jacobian.colorCount) return;
  columnsOfColor_.resize(colors);
  for (uint32_t c = 0; c < size; ++c) columnsOfColor_[color[c]].push_back(c);
  setPattern();
  right_.assign(size, 0);
  isExtended_ = true;
}

// The results, then the coefficients of the systems, ones for what is no system's unknown, and cj.
void NewtonMatrix::setPattern() {
  const program::Program& p = machine_.program();
  const auto size = static_cast<uint32_t>(p.sparse.seeds.size());
  std::vector<MatrixSolver::Position> pattern;
  for (uint32_t c = 0; c < size; ++c)
    for (uint32_t k = columnStart_[c]; k < columnStart_[c + 1]; ++k) pattern.push_back({rows_[k], c});
  std::vector<char> isOfSystem(size, 0);
  for (const program::SparseJacobian::System& s : p.sparse.systems) {
    std::fill_n(isOfSystem.begin() + s.first, p.linear[s.system].size, 1);
    for (const program::MatrixEntry& e : p.linear[s.system].entries) {
      pattern.push_back({s.first + e.row, s.first + e.column});
      coefficients_.push_back(e.slot);
    }
  }
  for (uint32_t c = rates_.stateCount(); c < size; ++c)
    if (!isOfSystem[c]) pattern.push_back({c, c});
  ones_ = pattern.size() - rows_.size() - coefficients_.size();
  for (uint32_t c = 0; c < rates_.stateCount(); ++c) pattern.push_back({c, c});
  factors_.setPattern(size, pattern);
  values_.assign(pattern.size(), 0);
}

bool NewtonMatrix::evaluate(double t, const double* x, const double* rates, double cj) {
  cj_ = cj;
  if (isExtended_ && evaluateExtended(t, x, cj)) return true;
  if (isExtended_) setPlain();
  return rates_.jacobian(t, x, rates, cj, values_.data());
}

void NewtonMatrix::setShift(double cj) {
  cj_ = cj;
  std::fill(values_.end() - static_cast<std::ptrdiff_t>(rates_.stateCount()), values_.end(), cj);
}

bool NewtonMatrix::evaluateExtended(double t, const double* x, double cj) {
  point_.resize(rates_.stateCount());
  if (!rates_.evaluate(t, x, point_.data())) return false;
  const program::SparseJacobian& j = machine_.program().sparse;
  double* const v = machine_.v();
  for (const program::Slot seed : j.seeds) v[seed] = 0;
  for (const auto& columns : columnsOfColor_) {
    for (const uint32_t c : columns) v[j.seeds[c]] = 1;
    if (!machine_.run(j.section)) return false;
    for (const uint32_t c : columns) {
      for (uint32_t k = columnStart_[c]; k < columnStart_[c + 1]; ++k) {
        values_[k] = -v[j.results[rows_[k]]];
        if (!std::isfinite(values_[k])) return false;
      }
      v[j.seeds[c]] = 0;
    }
  }
  size_t k = rows_.size();
  for (const program::Slot slot : coefficients_) values_[k++] = v[slot];
  std::fill_n(values_.begin() + static_cast<std::ptrdiff_t>(k), ones_, 1.0);
  std::fill(values_.begin() + static_cast<std::ptrdiff_t>(k + ones_), values_.end(), cj);
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
