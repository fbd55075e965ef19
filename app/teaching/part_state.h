// What a part is doing, read from its own variables: pulled or pressed (by the sense of its force in the world), stuck
// or sliding, locked or free, in contact or open. Found once for a run, asked at any instant.
#pragma once
#include <optional>

#include "app/canvas/diagram_scene.h"
#include "app/teaching/drawn.h"
#include "app/teaching/instant.h"

namespace armature::app {

struct PartState {
  QString from, to;   // the flanges that `pull` pulls together
  int64_t pull = -1;  // columns; below 0: none
  int sense = 1;      // of the pull: −1 where a positive value presses the ends together
  int64_t mode = -1, locked = -1, stuck = -1, contact = -1;
  double largest = 0;  // of the pull

  bool isKnown() const { return pull >= 0 || locked >= 0 || contact >= 0; }
};

// `prefix`: "" or "robot.axis1.".
PartState findPartState(const PartPicture& part, const results::Store& store, const QString& prefix);
// Nothing where its variables do not say it.
std::optional<DrawnState::Kind> stateAt(const PartState& state, const Instant& instant);
// In the person's language.
QString stateWords(DrawnState::Kind kind);

}  // namespace armature::app
