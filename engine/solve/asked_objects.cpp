#include "engine/solve/asked_objects.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace armature::solve {

void AskedObjects::read(std::vector<double>& asked) const {
  asked.clear();
  for (const auto& object : context_.objects) {
    const std::span<const double> own = object->asked();
    asked.insert(asked.end(), own.begin(), own.end());
  }
}

void AskedObjects::begin(double t) {
  time_ = t;
  farthest_ = std::numeric_limits<double>::infinity();
  read(now_);
}

void AskedObjects::note(double t) {
  if (context_.objects.empty()) return;
  now_.swap(before_);
  read(now_);
  farthest_ = std::numeric_limits<double>::infinity();
  const double passed = std::fabs(t - time_);
  time_ = t;
  if (now_.size() != before_.size() || !(passed > 0)) return;
  for (size_t k = 0; k < now_.size(); ++k)
    if (const double moved = std::fabs(now_[k] - before_[k]); moved > 0)
      farthest_ = std::min(farthest_, passed / moved);
}

}  // namespace armature::solve
