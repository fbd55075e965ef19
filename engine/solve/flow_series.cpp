#include "engine/solve/flow_series.h"

#include <algorithm>
#include <cmath>

#include "engine/base/operation.h"

namespace armature::solve {

using program::Op;
using program::Step;

namespace {

constexpr int kSamples = 3;
constexpr double kDisturbance = 0x1p-40;  // a thousand times rounding: what a solver leaves open is hidden, too
constexpr double kAgreement = 0.1;        // relative distance of samples that agree
constexpr uint64_t kSeed = 0x9E3779B97F4A7C15u;

}  // namespace

bool FlowSeries::expand() {
  roots_.clear();
  random_ = kSeed;
  for (int sample = 0; sample < kSamples; ++sample) {
    if (!expandOnce(sample > 0)) return false;
    std::vector<Taylor>& roots = roots_.emplace_back();
    for (const uint32_t relation : rates_.searched())
      roots.push_back(slots_[machine_.program().relations[relation].root]);
    if (sample > 0) continue;
    states_.clear();
    for (const program::StateVariable& s : machine_.program().states) states_.push_back(slots_[s.slot]);
    states_.push_back(slots_[machine_.program().time]);
  }
  return true;
}

bool FlowSeries::expandOnce(bool isDisturbed) {
  const program::Program& p = machine_.program();
  isDisturbed_ = isDisturbed;
  slots_.resize(p.slotCount);
  for (uint32_t slot = 0; slot < p.slotCount; ++slot) slots_[slot] = Taylor::constant(machine_.at(slot));
  slots_[p.time].c[1] = 1;
  for (order_ = 0; order_ < kTaylorTerms; ++order_) {
    if (!run(p.derivatives) || !run(p.roots)) return false;
    if (order_ + 1 == kTaylorTerms) break;
    for (const program::StateVariable& s : p.states)
      slots_[s.slot].c[order_ + 1] = slots_[s.derivative].c[order_] / static_cast<double>(order_ + 1);
  }
  return true;
}

bool FlowSeries::run(const program::Section& section) {
  return std::all_of(section.begin(), section.end(), [this](const Step& step) { return runStep(step); });
}

bool FlowSeries::runStep(const Step& step) {
  const program::Program& p = machine_.program();
  switch (step.kind) {
    case Step::Kind::code:
      run(p.codes[step.index]);
      return true;
    case Step::Kind::linear:
      return solve(p.linear[step.index], step.index);
    case Step::Kind::nonlinear:
      return solve(p.nonlinear[step.index], step.index);
    case Step::Kind::mixed:
      return run(p.mixed[step.index].continuous);
    case Step::Kind::conditional: {
      const program::Conditional& conditional = p.conditionals[step.index];
      if (slots_[conditional.condition].c[0] != 0) return run(conditional.section);
      for (const program::Conditional::Range& r : conditional.otherwise)
        std::copy_n(slots_.begin() + r.source, r.count, slots_.begin() + r.target);
      return true;
    }
    case Step::Kind::linearTangent:
      return false;
  }
  return false;
}

const Taylor& FlowSeries::at(uint32_t operand) const {
  const uint32_t border = machine_.program().slotCount;
  return operand < border ? slots_[operand] : results_[operand - border];
}

Taylor FlowSeries::disturbed(Taylor a) {
  if (!isDisturbed_) return a;
  for (double& x : a.c) {
    random_ ^= random_ << 13;
    random_ ^= random_ >> 7;
    random_ ^= random_ << 17;
    x *= 1 + kDisturbance * (static_cast<double>(random_ >> 11) * 0x1p-52 - 1);
  }
  return a;
}

void FlowSeries::run(const program::Code& code) {
  results_.resize(std::max(results_.size(), code.instrs.size()));
  for (size_t k = 0; k < code.instrs.size(); ++k) {
    const program::Instr& i = code.instrs[k];
    switch (i.op) {
      case Op::store:
        slots_[i.b] = at(i.a);
        break;
      case Op::select:
        results_[k] = at(i.a).c[0] != 0 ? at(i.b) : at(i.c);
        break;
      case Op::call:
        call(code.calls[i.a]);
        break;
      case Op::result:
        results_[k] = slots_[i.b];
        break;
      case Op::lookup: {
        const std::vector<uint32_t>& list = code.lists[i.b];
        const double index = at(i.a).c[0];
        const bool isInside = index >= 1 && index <= static_cast<double>(list.size());
        results_[k] = isInside ? at(list[static_cast<size_t>(index) - 1]) : Taylor::opaque(std::nan(""));
        break;
      }
      case Op::neg:
        results_[k] = unarySeries(i.op, at(i.a));
        break;
      default:
        results_[k] = disturbed(isUnary(i.op) ? unarySeries(i.op, at(i.a)) : binarySeries(i.op, at(i.a), at(i.b)));
    }
  }
}

// Of what a function gives nothing but the value is known, unless nothing goes into it that moves.
void FlowSeries::call(const program::CallSite& site) {
  if (site.isGuarded && at(site.args.back()).c[0] == 0) return;
  const bool isAtRest =
      site.kind == program::CallSite::Kind::function &&
      std::all_of(site.args.begin(), site.args.end(), [this](uint32_t operand) { return at(operand).isConstant(); });
  for (const program::Slot slot : site.outputs) {
    const double value = machine_.at(slot);
    slots_[slot] = isAtRest ? Taylor::constant(value) : Taylor::opaque(value);
  }
}

// A z = b by orders: A₀ zₖ = bₖ − A₁ zₖ₋₁ − … − Aₖ z₀.
bool FlowSeries::solve(const program::LinearSystem& system, uint32_t index) {
  if (system.code != program::kNone) run(machine_.program().codes[system.code]);
  if (order_ == 0 && !isDisturbed_) return true;  // the machine has solved it
  right_.resize(system.size);
  for (size_t row = 0; row < right_.size(); ++row) right_[row] = slots_[system.rhs[row]].c[order_];
  for (const program::MatrixEntry& e : system.entries)
    for (size_t j = 1; j <= order_; ++j)
      right_[e.row] -= slots_[e.slot].c[j] * slots_[system.unknowns[e.column]].c[order_ - j];
  if (std::any_of(right_.begin(), right_.end(), [](double x) { return std::isnan(x); })) {
    for (const program::Slot z : system.unknowns) slots_[z].c[order_] = std::nan("");
    return true;
  }
  LinearSolver& solver = machine_.linearSolver(index);
  if (order_ == 0 && solver.hasChoice()) return true;
  if (!solver.solveAgain(right_.data())) return false;
  for (size_t k = 0; k < right_.size(); ++k) slots_[system.unknowns[k]].c[order_] = right_[k];
  return true;
}

// r(z) = 0 by orders: with zₖ = 0 the residual's coefficient k is what ∂r/∂z · zₖ has to make up for.
bool FlowSeries::solve(const program::NonlinearSystem& system, uint32_t index) {
  const program::Code& residual = machine_.program().codes[system.residual];
  if (order_ > 0)
    for (const program::Slot z : system.unknowns) slots_[z].c[order_] = 0;
  run(residual);
  if (order_ == 0 && !isDisturbed_) return true;
  right_.resize(system.size);
  for (size_t row = 0; row < right_.size(); ++row) right_[row] = -slots_[system.residuals[row]].c[order_];
  const bool isKnown = std::none_of(right_.begin(), right_.end(), [](double x) { return std::isnan(x); });
  if (isKnown && !machine_.nonlinearSolver(index).solveAgain(machine_, right_.data())) return false;
  for (size_t k = 0; k < right_.size(); ++k) slots_[system.unknowns[k]].c[order_] += right_[k];
  run(residual);
  return true;
}

std::vector<int> FlowSeries::signsAfter() const {
  std::vector<int> signs(rates_.searched().size(), 0);
  for (size_t k = 0; k < signs.size(); ++k) {
    for (size_t order = 1; order < kTaylorTerms && signs[k] == 0; ++order) {
      double low = roots_[0][k].c[order], high = low;
      bool isKnown = true;
      for (const std::vector<Taylor>& sample : roots_) {
        isKnown = isKnown && std::isfinite(sample[k].c[order]);
        low = std::min(low, sample[k].c[order]);
        high = std::max(high, sample[k].c[order]);
      }
      if (!isKnown) break;
      const double least = std::min(std::fabs(low), std::fabs(high));
      if (low * high > 0 && high - low <= kAgreement * least) signs[k] = low > 0 ? 1 : -1;
    }
  }
  return signs;
}

void FlowSeries::place(double later) {
  const program::Program& p = machine_.program();
  for (size_t k = 0; k < p.states.size(); ++k) machine_.at(p.states[k].slot) = states_[k].at(later);
  machine_.at(p.time) = states_.back().at(later);
  rates_.forget();
}

}  // namespace armature::solve
