#include "engine/solve/control.h"

namespace armature::solve {

void Control::setParameter(std::string name, double value) {
  setParameters({{std::move(name), value}});
}

void Control::setParameters(const ParameterValues& values) {
  const std::lock_guard lock(mutex_);
  pending_.insert(pending_.end(), values.begin(), values.end());
  state_.hasPending.store(true, std::memory_order_release);
}

ParameterValues Control::takeParameters() {
  if (!state_.hasPending.load(std::memory_order_acquire)) return {};
  const std::lock_guard lock(mutex_);
  state_.hasPending.store(false, std::memory_order_relaxed);
  return fetch_ ? fetch_() : std::exchange(pending_, {});
}

void Control::moveOn(Destination to) {
  const std::lock_guard lock(mutex_);
  destination_ = std::move(to);
  state_.hasDestination.store(true, std::memory_order_release);
}

std::optional<Destination> Control::takeDestination() {
  if (!state_.hasDestination.load(std::memory_order_acquire)) return {};
  const std::lock_guard lock(mutex_);
  state_.hasDestination.store(false, std::memory_order_relaxed);
  return fetchDestination ? fetchDestination() : std::exchange(destination_, std::nullopt);
}

}  // namespace armature::solve
