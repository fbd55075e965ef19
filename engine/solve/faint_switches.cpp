#include "engine/solve/faint_switches.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/solve/explain.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr uint32_t kFaint = 10;  // switches in a row before anything is done about them
constexpr double kRoom = 4;      // times what has been seen about the border, and of the width when it was too small
constexpr double kFirst = 1e-6;  // of the largest width: where nothing but zero has been seen
// Of the nominal value: several steps of the kind that ends Newton's method. What is larger has been computed.
constexpr double kUndecided = 10 * Tolerances::kNewtonStep;
constexpr double kLeastWait = 1e-9;  // of the run
constexpr double kDigits = 100;      // times what rounding makes of it: less has no two digits

}  // namespace

FaintSwitches::FaintSwitches(const program::Program& program, const std::vector<uint32_t>& searched, double span)
    : program_(program), searched_(searched), leastWait_(std::isfinite(span) ? kLeastWait * span : 0) {
  watches_.reserve(searched.size());
  for (const uint32_t k : searched) {
    const program::Relation& relation = program.relations[k];
    const double share = relation.isSmooth ? kUndecided : Tolerances::kBorder;
    watches_.push_back({.isSmooth = relation.isSmooth, .most = share * relation.nominal});
  }
}

void FaintSwitches::noteStep(const std::vector<double>& roots) {
  for (size_t k = 0; k < watches_.size(); ++k)
    watches_[k].largest = std::max(watches_[k].largest, std::fabs(roots[k] - watches_[k].shift));
}

void FaintSwitches::noteRoots(double t, const std::vector<int>& directions, const Spread& spread,
                              Diagnostics& diagnostics) {
  std::optional<std::vector<double>> rounding;
  const auto isRounding = [&](size_t k) {
    if (!rounding) rounding = spread();
    return k < rounding->size() && watches_[k].largest <= kDigits * (*rounding)[k];
  };
  for (size_t k = 0; k < watches_.size(); ++k) {
    if (directions[k] == 0) continue;
    Watch& w = watches_[k];
    const bool isChatter = !w.isSmooth && t - std::exchange(w.last, t) < leastWait_;
    w.faint = w.largest <= w.most && !isChatter ? w.faint + 1 : 0;
    if (w.faint >= kFaint && (w.isSmooth || isRounding(k))) {
      if (!w.isSmooth && w.width == 0) tell(k, t, diagnostics);
      w.width = std::min(w.most, kRoom * std::max({w.width, w.largest, kFirst * w.most}));
    }
    w.largest = 0;
  }
}

void FaintSwitches::tell(size_t k, double t, Diagnostics& diagnostics) const {
  Diagnostic note =
      failure("R176", phrase("rounding alone decides whether %1: from t = %2 on it stays as it is until more than "
                             "rounding moves it",
                             relationName(program_, searched_[k]), timeText(t)));
  note.severity = Severity::note;
  if (const std::string part = partOfRelation(program_, searched_[k]); !part.empty()) note.parts.push_back(part);
  diagnostics.add(std::move(note));
}

}  // namespace armature::solve
