#include "engine/worker/kept_states.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>

#include "engine/worker/belief.h"

namespace armature::worker {

Bytes KeptStates::keyOf(RunOrder order) {
  order.settings.changes.clear();
  order.settings.permissions.runFolder.clear();
  return toBytes(order);
}

void KeptStates::begin(const RunOrder& order) {
  key_ = keyOf(order);
  states_.clear();
  spare_ = {};
  removeFolder();
  folder_ = order.settings.permissions.runFolder;
}

// It stays where something is in it.
void KeptStates::removeFolder() {
  if (isRunFolder(folder_)) rmdir(folder_.c_str());
}

bool KeptStates::wake(const RunOrder& order, double goTo, const std::vector<int>& descriptors, Channel& channel) {
  if (states_.empty() || keyOf(order) != key_) return false;
  const auto& changes = order.settings.changes;
  const auto fits = [&](const State& state) {
    if (!(state.time <= goTo) || state.taken.size() > changes.size()) return false;
    if (!std::equal(state.taken.begin(), state.taken.end(), changes.begin())) return false;
    return state.taken.size() == changes.size() || changes[state.taken.size()].time > state.time;
  };
  while (!states_.empty() && !fits(states_.back())) states_.pop_back();
  auto pair = Channel::makePair();
  if (states_.empty() || !pair) return false;
  const WakeOrder wanted{changes, static_cast<uint32_t>(states_.size())};
  std::vector<int> all{pair->second.get()};
  all.insert(all.end(), descriptors.begin(), descriptors.end());
  if (!states_.back().channel.send(kWake, toBytes(wanted), all)) return false;
  channel = std::move(pair->first);
  return true;
}

void KeptStates::sendSpare(Channel& channel) {
  auto pair = Channel::makePair();
  if (!pair || !channel.send(kSpare, {}, {pair->second.get()})) return;
  spare_ = std::move(pair->first);
}

void KeptStates::add(double time, std::vector<solve::Change> taken) {
  if (!spare_.isOpen() || !std::isfinite(time)) return;
  states_.push_back({time, std::move(taken), std::move(spare_)});
  spare_ = {};
  if (states_.size() < kMostKept) return;
  // Every second one, so that they stay as far from each other as the run is long.
  size_t at = 0;
  std::erase_if(states_, [&](const State&) { return at++ % 2 == 0; });
}

}  // namespace armature::worker
