#include "engine/solve/path_watch.h"

#include <algorithm>
#include <cmath>

namespace armature::solve {

namespace {

// An unknown may be off its path by these shares of how far it has moved lately, and of its size.
constexpr double kOfMove = 0.5, kOfScale = 0.1;
// Of the first step that was refused: where the path makes a jump.
constexpr double kShortest = 1.0 / 64;

}  // namespace

void markSystems(const program::Program& p, const program::Section& section, std::vector<uint8_t>& isRun) {
  for (const program::Step& step : section) {
    if (step.kind == program::Step::Kind::nonlinear) isRun[step.index] = 1;
    if (step.kind == program::Step::Kind::mixed) markSystems(p, p.mixed[step.index].continuous, isRun);
  }
}

PathWatch::PathWatch(const Machine& machine, double tolerance, const std::vector<const program::Section*>& sections,
                     const std::vector<const program::Section*>& others)
    : machine_(machine), least_(std::min(1.0, tolerance / kOfScale)) {
  const program::Program& p = machine.program();
  std::vector<uint8_t> isRun(p.nonlinear.size(), 0), isOther = isRun;
  for (const program::Section* section : sections) markSystems(p, *section, isRun);
  for (const program::Section* section : others) markSystems(p, *section, isOther);
  for (size_t s = 0; s < p.nonlinear.size(); ++s) {
    if (!isRun[s] || isOther[s]) continue;
    const program::NonlinearSystem& system = p.nonlinear[s];
    for (size_t k = 0; k < system.unknowns.size(); ++k) {
      slots_.push_back(system.unknowns[k]);
      const double nominal = k < system.nominal.size() ? std::fabs(system.nominal[k]) : 1;
      nominal_.push_back(nominal > 0 && std::isfinite(nominal) ? nominal : 1);
    }
  }
  for (auto* list : {&last_, &rate_, &move_, &largest_}) list->assign(slots_.size(), 0);
}

void PathWatch::begin(double t) {
  time_ = refused_ = t;
  hasJumped_ = false;
  for (size_t k = 0; k < slots_.size(); ++k) {
    last_[k] = machine_.v()[slots_[k]];
    largest_[k] = std::max(largest_[k], std::fabs(last_[k]));
    rate_[k] = 0;
  }
}

void PathWatch::accept(double t) {
  constexpr double kMemory = 0.8;
  const double h = t - time_;
  if (!(h > 0)) return begin(t);
  hasJumped_ = false;
  for (size_t k = 0; k < slots_.size() && !hasJumped_; ++k) hasJumped_ = isOff(k, t);
  if (hasJumped_) beforeJump_ = last_, timeBeforeJump_ = time_;
  for (size_t k = 0; k < slots_.size(); ++k) {
    const double change = machine_.v()[slots_[k]] - last_[k];
    last_[k] += change;
    rate_[k] = change / h;
    move_[k] = std::max(std::fabs(change), kMemory * move_[k]);
    largest_[k] = std::max(largest_[k], std::fabs(last_[k]));
  }
  time_ = t;
}

// Without a nominal value an unknown is measured by its size, but an angle that has grown over many turns is still one,
// and a current through a transistor that nothing drives is noise.
double PathWatch::scale(size_t k) const {
  if (nominal_[k] != 1) return nominal_[k];
  return largest_[k] > 0 ? std::clamp(largest_[k], least_, 1.0) : 1.0;
}

bool PathWatch::isOff(size_t k, double t) const {
  const double ahead = rate_[k] * (t - time_);
  const double off = std::fabs(machine_.v()[slots_[k]] - last_[k] - ahead);
  return off > kOfMove * std::max(move_[k], std::fabs(ahead)) + kOfScale * scale(k);
}

bool PathWatch::isNear(double t) {
  for (size_t k = 0; k < slots_.size(); ++k) {
    if (!isOff(k, t)) continue;
    if (refused_ <= time_) {
      refused_ = t;
      longest_ = t - time_;
    }
    return t - time_ < kShortest * longest_;
  }
  return true;
}

void PathWatch::restore(Machine& machine) const {
  for (size_t k = 0; k < slots_.size(); ++k) machine.at(slots_[k]) = last_[k];
}

void PathWatch::restoreBeforeJump(Machine& machine) const {
  for (size_t k = 0; k < slots_.size(); ++k) machine.at(slots_[k]) = beforeJump_[k];
}

}  // namespace armature::solve
