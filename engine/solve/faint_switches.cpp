#include "engine/solve/faint_switches.h"

#include <algorithm>
#include <cmath>

#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr uint32_t kFaint = 10;  // switches in a row before anything is done about them
constexpr double kRoom = 4;      // times what has been seen about the border, and of the width when it was too small
constexpr double kFirst = 1e-6;  // of the largest width: where nothing but zero has been seen
// Of the nominal value: several steps of the kind that ends Newton's method. What is larger has been computed.
constexpr double kUndecided = 10 * Tolerances::kNewtonStep;

}  // namespace

FaintSwitches::FaintSwitches(const program::Program& program, const std::vector<uint32_t>& searched) {
  for (size_t k = 0; k < searched.size(); ++k) {
    if (!program.relations[searched[k]].isSmooth) continue;
    places_.push_back(static_cast<uint32_t>(k));
  }
  if (places_.empty()) return;
  watches_.resize(searched.size());
  for (size_t k = 0; k < searched.size(); ++k) watches_[k].most = kUndecided * program.relations[searched[k]].nominal;
}

void FaintSwitches::noteStep(const std::vector<double>& roots) {
  for (const uint32_t k : places_)
    watches_[k].largest = std::max(watches_[k].largest, std::fabs(roots[k] - watches_[k].shift));
}

void FaintSwitches::noteRoots(const std::vector<int>& directions) {
  for (const uint32_t k : places_) {
    if (directions[k] == 0) continue;
    Watch& w = watches_[k];
    w.faint = w.largest <= w.most ? w.faint + 1 : 0;
    if (w.faint >= kFaint) w.width = std::min(w.most, kRoom * std::max({w.width, w.largest, kFirst * w.most}));
    w.largest = 0;
  }
}

}  // namespace armature::solve
