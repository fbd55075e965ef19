// The ring about a connector that waits for its wire.
#pragma once
#include "app/canvas/scene_pictures.h"

namespace armature::app {

// Names of parts keep as far off such a connector, to each side. [unit]
inline constexpr double kRingRoom = 2.4;

inline bool hasRing(const ConnectorPicture& connector) {
  return !connector.isConnected && (connector.info.causality == "input" || !connector.info.condition.empty());
}

}  // namespace armature::app
