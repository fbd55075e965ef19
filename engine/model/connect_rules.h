// The direction of a signal in a connector (specification 4.4.2.2, 9.3). Inside of the room.
#pragma once
#include "engine/model/instance.h"

namespace armature::model {

// The prefix input or output of a leaf of a connector, its own or that of a whole it is in.
syntax::Causality directionOf(const Instance* leaf);
inline bool isDirected(const Instance* leaf) {
  return directionOf(leaf) != syntax::Causality::none;
}
// Whether a leaf lies in an expandable connector.
bool isInBus(const Instance* leaf);
// The connector right around a leaf, which may lie in another one; null where there is none.
const Instance* innermostConnector(const Instance* leaf);

}  // namespace armature::model
