#include "engine/solve/rates.h"

#include <algorithm>
#include <cmath>

#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr double kLastCorrection = 10;  // of the tolerance: of an iteration that converges quickly

}  // namespace

std::vector<const program::Section*> Rates::sections(const program::Program& p) {
  if (!p.states.empty()) return {&p.derivatives};
  const bool isSearched = std::any_of(p.relations.begin(), p.relations.end(),
                                      [](const program::Relation& r) { return r.threshold == program::kNone; });
  if (isSearched) return {&p.derivatives, &p.roots};
  return {};
}

Rates::Rates(Machine& machine, double tolerance)
    : machine_(machine), path_(machine, tolerance, sections(machine.program())) {
  const program::Program& p = machine.program();
  const uint32_t n = stateCount();
  const program::Jacobian& j = p.jacobian;
  hasTangents_ = !j.section.empty() && j.seeds.size() == n;
  if (j.columnStart.size() == n + 1 && j.color.size() == n) {
    columnStart_ = j.columnStart;
    rows_ = j.rows;
    color_ = j.color;
    colorCount_ = j.colorCount;
  } else {
    // Nothing is known: every rate may depend on every state.
    columnStart_.push_back(0);
    for (uint32_t c = 0; c < n; ++c) {
      for (uint32_t r = 0; r < n; ++r) rows_.push_back(r);
      columnStart_.push_back(static_cast<uint32_t>(rows_.size()));
      color_.push_back(c);
    }
    colorCount_ = n;
  }
  columnsOfColor_.resize(colorCount_);
  for (uint32_t c = 0; c < n; ++c) columnsOfColor_[color_[c]].push_back(c);
  for (uint32_t c = 0; c < n; ++c) {
    for (uint32_t k = columnStart_[c]; k < columnStart_[c + 1]; ++k) pattern_.push_back({rows_[k], c});
  }
  for (uint32_t c = 0; c < n; ++c) pattern_.push_back({c, c});
  for (uint32_t k = 0; k < p.relations.size(); ++k) {
    if (p.relations[k].threshold == program::kNone) searched_.push_back(k);
  }
  shifts_.assign(searched_.size(), 0);
  // Not the systems of the initialization alone: parameters that it has solved for keep their values.
  std::vector<uint8_t> isRun(p.nonlinear.size(), 0);
  // What result points and events alone ask for goes on from one of them to the next.
  for (const auto* section : {&p.derivatives, &p.roots, &p.selection}) markSystems(p, *section, isRun);
  if (!sections(p).empty()) markSystems(p, p.watch, isRun);
  for (size_t k = 0; k < p.nonlinear.size(); ++k) {
    if (!isRun[k]) continue;
    const std::vector<program::Slot>& unknowns = p.nonlinear[k].unknowns;
    guessSlots_.insert(guessSlots_.end(), unknowns.begin(), unknowns.end());
  }
  acceptGuess();
  previousGuess_ = guess_;
  shifted_.resize(n);
  shiftedRates_.resize(n);
  scratch_.resize(n);
  tolerance_ = tolerance;
  for (const program::StateVariable& s : p.states) {
    stateSlots_.push_back(s.slot);
    derivativeSlots_.push_back(s.derivative);
  }
  acceptedMargins_.resize(p.watchNeedsDerivatives ? p.margins.size() : 0);
}

void Rates::put(double t, const double* x) {
  double* const v = machine_.v();
  for (size_t k = 0; k < stateSlots_.size(); ++k) v[stateSlots_[k]] = x[k];
  v[machine_.program().time] = t;
  isCurrent_ = false;
}

void Rates::acceptGuess() {
  previousGuess_.swap(guess_);
  guess_.resize(guessSlots_.size());
  for (size_t k = 0; k < guess_.size(); ++k) guess_[k] = machine_.at(guessSlots_[k]);
}

void Rates::loadGuess(bool isPrevious) {
  const std::vector<double>& from = isPrevious ? previousGuess_ : guess_;
  for (size_t k = 0; k < from.size(); ++k) machine_.at(guessSlots_[k]) = from[k];
  isCurrent_ = false;
}

bool Rates::noteNotFinite() {
  for (const program::StateVariable& s : machine_.program().states) {
    if (std::isfinite(machine_.at(s.derivative))) continue;
    return machine_.fail({Failure::Kind::notFinite,
                          phrase("the derivative of %1 is not a finite number", s.name),
                          {s.name},
                          program::kNone});
  }
  return false;
}

bool Rates::evaluate(double t, const double* x, double* rates) {
  const program::Program& p = machine_.program();
  double* const v = machine_.v();
  const size_t n = p.states.size();
  bool isSame = isCurrent_ && time_ == t;
  for (size_t k = 0; k < n && isSame; ++k) isSame = v[stateSlots_[k]] == x[k];
  if (!isSame) {
    isCurrent_ = false;
    // Going back in time means that the trial before was given up.
    if (t < lastTime_) loadGuess(false);
    lastTime_ = t;
    put(t, x);
    ++evaluations;
    if (!machine_.run(p.derivatives)) return false;
    time_ = t;
    isCurrent_ = true;
  }
  bool isFinite = true;
  for (size_t k = 0; k < n; ++k) {
    rates[k] = v[derivativeSlots_[k]];
    isFinite = isFinite && std::isfinite(rates[k]);
  }
  return isFinite || noteNotFinite();
}

bool Rates::roots(double t, const double* x, double* g) {
  return evaluate(t, x, scratch_.data()) && rootsHere(g);
}

bool Rates::rootsHere(double* g) {
  const program::Program& p = machine_.program();
  if (!machine_.run(p.roots)) return false;
  for (size_t k = 0; k < searched_.size(); ++k) g[k] = machine_.at(p.relations[searched_[k]].root) + shifts_[k];
  return true;
}

std::vector<program::Slot> Rates::rootSlots() const {
  std::vector<program::Slot> slots;
  for (const uint32_t k : searched_) slots.push_back(machine_.program().relations[k].root);
  return slots;
}

bool Rates::margins(double t, const double* x, std::vector<double>& margins) {
  const program::Program& p = machine_.program();
  if (p.watchNeedsDerivatives) {
    if (!evaluate(t, x, scratch_.data())) return false;
  } else {
    put(t, x);
  }
  if (!machine_.run(p.watch)) return false;
  for (size_t k = 0; k < margins.size(); ++k) margins[k] = machine_.at(p.margins[k]);
  return true;
}

// The point of the last iteration is as near to the step's as what the method gives up at; a stage of a method without
// iterations may not be.
void Rates::acceptMargins(double t, const double* x) {
  marginsAt_ = NAN;
  const program::Program& p = machine_.program();
  if (acceptedMargins_.empty() || machine_.at(p.time) != t) return;
  for (size_t k = 0; k < p.states.size(); ++k) {
    const double scale = std::max(std::fabs(x[k]), std::fabs(p.states[k].nominal));
    if (!(std::fabs(machine_.at(p.states[k].slot) - x[k]) <= kLastCorrection * tolerance_ * scale)) return;
  }
  if (!machine_.run(p.watch)) return machine_.clearFailure();
  for (size_t k = 0; k < acceptedMargins_.size(); ++k) acceptedMargins_[k] = machine_.at(p.margins[k]);
  marginsAt_ = t;
}

bool Rates::acceptedMargins(double t, std::vector<double>& margins) const {
  if (!(marginsAt_ == t)) return false;
  margins = acceptedMargins_;
  return true;
}

bool Rates::jacobian(double t, const double* x, const double* rates, double cj, double* values) {
  const uint32_t n = stateCount();
  const bool isDone = hasTangents_ && evaluate(t, x, scratch_.data()) && byTangents(values);
  if (!isDone) {
    machine_.clearFailure();
    if (!byDifferences(t, x, rates, values)) return false;
  }
  for (uint32_t c = 0; c < n; ++c) values[rows_.size() + c] = cj;
  return true;
}

bool Rates::byTangents(double* values) {
  const program::Jacobian& j = machine_.program().jacobian;
  double* const v = machine_.v();
  for (const program::Slot seed : j.seeds) v[seed] = 0;
  for (const auto& columns : columnsOfColor_) {
    for (const uint32_t c : columns) v[j.seeds[c]] = 1;
    if (!machine_.run(j.section)) return false;
    for (const uint32_t c : columns) {
      for (uint32_t k = columnStart_[c]; k < columnStart_[c + 1]; ++k) {
        values[k] = -v[j.results[rows_[k]]];
        if (!std::isfinite(values[k])) return false;
      }
      v[j.seeds[c]] = 0;
    }
  }
  return true;
}

bool Rates::byDifferences(double t, const double* x, const double* rates, double* values) {
  const program::Program& p = machine_.program();
  const uint32_t n = stateCount();
  const auto increment = [&](uint32_t c) {
    const double nominal = p.states[c].nominal != 0 ? std::fabs(p.states[c].nominal) : 1.0;
    return std::copysign(Tolerances::kForwardDifference * std::max(std::fabs(x[c]), nominal), rates[c]);
  };
  for (const auto& columns : columnsOfColor_) {
    std::copy(x, x + n, shifted_.begin());
    for (const uint32_t c : columns) shifted_[c] += increment(c);
    if (!evaluate(t, shifted_.data(), shiftedRates_.data())) return false;
    for (const uint32_t c : columns) {
      const double dx = shifted_[c] - x[c];
      for (uint32_t k = columnStart_[c]; k < columnStart_[c + 1]; ++k) {
        values[k] = -(shiftedRates_[rows_[k]] - rates[rows_[k]]) / dx;
      }
    }
  }
  return true;
}

}  // namespace armature::solve
