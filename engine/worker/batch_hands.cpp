#include "engine/worker/batch_hands.h"

#include <algorithm>

#include "engine/worker/fields.h"

namespace armature::worker {

namespace {

constexpr size_t kMostIdle = 256;  // more than a machine has cores

}  // namespace

std::optional<BatchHand> BatchHands::take(const native::Permissions& permissions) {
  const Bytes wanted = toBytes(permissions);
  const std::lock_guard lock(mutex_);
  const auto found =
      std::find_if(idle_.begin(), idle_.end(), [&](const BatchHand& hand) { return hand.permissions == wanted; });
  if (found == idle_.end()) return {};
  BatchHand hand = std::move(*found);
  idle_.erase(found);
  return hand;
}

void BatchHands::giveBack(BatchHand hand, const native::Permissions& permissions) {
  if (permissions.effects == native::Effects::allowed) return;
  hand.permissions = toBytes(permissions);
  const std::lock_guard lock(mutex_);
  if (idle_.size() < kMostIdle) idle_.push_back(std::move(hand));
}

}  // namespace armature::worker
