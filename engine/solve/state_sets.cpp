#include "engine/solve/state_sets.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>

#include "engine/base/numbers.h"

namespace armature::solve {

namespace {

// The dependent candidates' rates per rate of a state: 1 at best for one constraint. A choice is given up above this:
// well before its equations are badly conditioned, and far enough from 1 that two candidates do not take turns.
constexpr double kGrowthLimit = 1 / 0.3;
// Another choice must be this much better.
constexpr double kWorthwhile = 0.5;
// A pivot below this part of its row's largest entry counts as zero.
constexpr double kSingular = 1e-10;

}  // namespace

StateSelector::StateSelector(Machine& machine) : machine_(machine) {
  size_t rows = 0, columns = 0;
  for (const program::StateSet& set : machine.program().stateSets) {
    columns = std::max(columns, set.candidates.size() + set.solvedCount);
    rows = std::max(rows, columns);
  }
  for (auto* m : {&matrix_, &reduced_, &work_}) m->reserve(rows * columns);
  for (auto* list : {&isSolved_, &isRowUsed_, &previous_}) list->reserve(rows);
}

void StateSelector::selectAtStart() {
  const program::Program& p = machine_.program();
  if (p.stateSets.empty() || !machine_.run(p.startSelection)) {
    machine_.clearFailure();
    return;
  }
  for (const program::StateSet& set : p.stateSets)
    if (reselect(set)) write(set);
}

bool StateSelector::select() {
  const program::Program& p = machine_.program();
  if (p.stateSets.empty()) return false;
  if (!machine_.run(p.derivatives) || !machine_.run(p.selection)) {
    machine_.clearFailure();
    return false;
  }
  bool isChanged = false;
  for (const program::StateSet& set : p.stateSets) {
    if (!reselect(set)) continue;
    if (!isChanged && !knowCandidates()) return false;
    write(set);
    takeStates(set);
    isChanged = true;
  }
  return isChanged;
}

// A candidate that no derivative depends on is computed with the outputs only; before that it holds what it was worth
// at some other point.
bool StateSelector::knowCandidates() {
  if (machine_.run(machine_.program().outputs)) return true;
  machine_.clearFailure();
  return false;
}

// The states of the selection in isSolved_ from the candidates.
void StateSelector::takeStates(const program::StateSet& set) {
  const program::Program& p = machine_.program();
  const size_t n = set.candidates.size(), free = n - rows_;
  for (size_t i = 0, j = 0; j < n; ++j) {
    if (isSolved_[j]) continue;
    machine_.at(p.states[set.states[i]].slot) = machine_.at(set.candidates[j]);
    if (!set.velocities.empty()) machine_.at(p.states[set.states[free + i]].slot) = machine_.at(set.velocities[j]);
    ++i;
  }
}

// As many directions as a set has states, orthonormal, out of those along which its constraints do not change. There
// are more of them where the constraints depend on each other at the point; each attempt but the first then takes
// others, evenly spread by multiples of the golden section. Empty where there are no others.
static Eigen::MatrixXd freeDirections(const Eigen::MatrixXd& jacobian, uint32_t attempt) {
  const Eigen::Index columns = jacobian.cols(), states = columns - jacobian.rows();
  if (attempt == 0) {
    const Eigen::HouseholderQR<Eigen::MatrixXd> factors(jacobian.transpose());
    const Eigen::MatrixXd q = factors.householderQ() * Eigen::MatrixXd::Identity(columns, columns);
    return q.rightCols(states);
  }
  const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> factors(jacobian.transpose());
  const Eigen::Index free = columns - factors.rank();
  if (free <= states) return {};
  const Eigen::MatrixXd q = factors.householderQ() * Eigen::MatrixXd::Identity(columns, columns);
  const Eigen::MatrixXd mixture =
      Eigen::MatrixXd::NullaryExpr(free, states, [&](Eigen::Index row, Eigen::Index column) {
        return goldenFraction(static_cast<uint64_t>((row + 1) * (column + attempt + 1))) - 0.5;
      });
  const Eigen::HouseholderQR<Eigen::MatrixXd> mixed(q.rightCols(free) * mixture);
  return mixed.householderQ() * Eigen::MatrixXd::Identity(columns, states);
}

bool StateSelector::holdTangents(uint32_t attempt) {
  const program::Program& p = machine_.program();
  if (p.stateSets.empty() || !machine_.run(p.startSelection)) {
    machine_.clearFailure();
    return false;
  }
  bool isAny = false;
  for (const program::StateSet& set : p.stateSets) {
    if (!loadReduced(set)) continue;
    const Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>> jacobian(
        reduced_.data(), rows_, columns_);
    const Eigen::MatrixXd directions = freeDirections(jacobian, attempt);
    if (directions.size() == 0) continue;
    for (size_t k = 0; k < set.selectors.size(); ++k)
      machine_.at(set.selectors[k]) =
          directions(static_cast<Eigen::Index>(k % columns_), static_cast<Eigen::Index>(k / columns_));
    isAny = true;
  }
  return isAny;
}

void StateSelector::selectInitial() {
  const program::Program& p = machine_.program();
  if (p.stateSets.empty() || !machine_.run(p.selection)) {
    machine_.clearFailure();
    return;
  }
  for (const program::StateSet& set : p.stateSets) {
    if (!reselect(set)) continue;
    write(set);
    takeStates(set);
  }
}

void StateSelector::settle() {
  const program::Program& p = machine_.program();
  if (!machine_.run(p.derivatives) || !machine_.run(p.selection)) machine_.clearFailure();
  (void)knowCandidates();
  for (const program::StateSet& set : p.stateSets) {
    if (!loadReduced(set) || !choose()) continue;
    write(set);
    takeStates(set);
  }
}

// Leaves the better choice in isSolved_; false where the present one is to stay.
bool StateSelector::reselect(const program::StateSet& set) {
  if (!loadReduced(set)) return false;
  noteSelected(set);
  const double present = growth();
  if (present <= kGrowthLimit) return false;
  previous_ = isSolved_;
  return choose() && isSolved_ != previous_ && growth() < kWorthwhile * present;
}

// The constraints' coefficients with respect to the candidates alone: what is always solved for is eliminated.
bool StateSelector::loadReduced(const program::StateSet& set) {
  const uint32_t s = set.solvedCount;
  columns_ = static_cast<uint32_t>(set.candidates.size());
  const uint32_t perState = set.velocities.empty() ? 1 : 2;
  rows_ = columns_ - static_cast<uint32_t>(set.states.size()) / perState;
  const uint32_t all = s + rows_, width = s + columns_;
  matrix_.assign(size_t{all} * width, 0.0);
  for (const program::MatrixEntry& e : set.jacobian) {
    const double value = machine_.at(e.slot);
    if (!std::isfinite(value)) return false;
    matrix_[size_t{e.row} * width + e.column] = value;
  }
  for (uint32_t r = 0; r < all; ++r) {
    double* const row = &matrix_[size_t{r} * width];
    double largest = 0;
    for (uint32_t c = 0; c < width; ++c) largest = std::max(largest, std::fabs(row[c]));
    if (largest == 0) return false;
    for (uint32_t c = 0; c < width; ++c) row[c] /= largest;
  }
  isRowUsed_.assign(all, 0);
  isSolved_.assign(s, 0);
  for (uint32_t k = 0; k < s; ++k) {
    uint32_t row = 0, column = 0;
    double best = kSingular;
    for (uint32_t r = 0; r < all; ++r)
      for (uint32_t c = 0; !isRowUsed_[r] && c < s; ++c)
        if (!isSolved_[c] && std::fabs(matrix_[size_t{r} * width + c]) > best) {
          best = std::fabs(matrix_[size_t{r} * width + c]);
          row = r;
          column = c;
        }
    if (best == kSingular) return false;
    isRowUsed_[row] = isSolved_[column] = 1;
    const double* const pivot = &matrix_[size_t{row} * width];
    for (uint32_t r = 0; r < all; ++r) {
      if (isRowUsed_[r]) continue;
      double* const other = &matrix_[size_t{r} * width];
      const double factor = other[column] / pivot[column];
      for (uint32_t c = 0; factor != 0 && c < width; ++c) other[c] -= factor * pivot[c];
    }
  }
  reduced_.clear();
  for (uint32_t r = 0; r < all; ++r)
    if (!isRowUsed_[r])
      reduced_.insert(reduced_.end(), &matrix_[size_t{r} * width + s], &matrix_[size_t{r} * width] + width);
  return true;
}

void StateSelector::noteSelected(const program::StateSet& set) {
  isSolved_.assign(columns_, 1);
  for (size_t k = 0; k < set.selectors.size(); ++k)
    if (machine_.at(set.selectors[k]) != 0) isSolved_[k % columns_] = 0;
}

// The largest rate of a dependent candidate per rate of a state, for the choice in isSolved_; infinite where the
// constraints cannot be solved.
double StateSelector::growth() {
  work_ = reduced_;
  isRowUsed_.assign(rows_, 0);
  for (uint32_t c = 0; c < columns_; ++c) {
    if (!isSolved_[c]) continue;
    uint32_t row = rows_;
    double best = kSingular;
    for (uint32_t r = 0; r < rows_; ++r)
      if (!isRowUsed_[r] && std::fabs(work_[r * columns_ + c]) > best) {
        best = std::fabs(work_[r * columns_ + c]);
        row = r;
      }
    if (row == rows_) return HUGE_VAL;
    isRowUsed_[row] = 1;
    const double divisor = work_[row * columns_ + c];
    for (uint32_t k = 0; k < columns_; ++k) work_[row * columns_ + k] /= divisor;
    for (uint32_t r = 0; r < rows_; ++r) {
      const double factor = work_[r * columns_ + c];
      if (r == row || factor == 0) continue;
      for (uint32_t k = 0; k < columns_; ++k) work_[r * columns_ + k] -= factor * work_[row * columns_ + k];
    }
  }
  double largest = 0;
  for (uint32_t r = 0; r < rows_; ++r)
    for (uint32_t c = 0; c < columns_; ++c)
      if (!isSolved_[c]) largest = std::max(largest, std::fabs(work_[r * columns_ + c]));
  return largest;
}

// Gaussian elimination with complete pivoting: the pivots' columns are solved for. False where the constraints depend
// on each other.
bool StateSelector::choose() {
  work_ = reduced_;
  isSolved_.assign(columns_, 0);
  isRowUsed_.assign(rows_, 0);
  for (uint32_t k = 0; k < rows_; ++k) {
    uint32_t row = rows_, column = 0;
    double best = kSingular;
    for (uint32_t r = 0; r < rows_; ++r)
      for (uint32_t c = 0; !isRowUsed_[r] && c < columns_; ++c)
        if (!isSolved_[c] && std::fabs(work_[r * columns_ + c]) > best) {
          best = std::fabs(work_[r * columns_ + c]);
          row = r;
          column = c;
        }
    if (row == rows_) return false;
    isRowUsed_[row] = isSolved_[column] = 1;
    for (uint32_t r = 0; r < rows_; ++r) {
      if (isRowUsed_[r]) continue;
      const double factor = work_[r * columns_ + column] / work_[row * columns_ + column];
      for (uint32_t c = 0; c < columns_; ++c) work_[r * columns_ + c] -= factor * work_[row * columns_ + c];
    }
  }
  return true;
}

// The selection matrix for the choice in isSolved_.
void StateSelector::write(const program::StateSet& set) {
  for (const program::Slot s : set.selectors) machine_.at(s) = 0;
  size_t i = 0;
  for (uint32_t j = 0; j < columns_; ++j)
    if (!isSolved_[j]) machine_.at(set.selectors[i++ * columns_ + j]) = 1;
}

}  // namespace armature::solve
