// Whether connectors fit each other by their kinds alone, for parts that are not on the diagram yet.
#pragma once
#include "engine/facade/class_info.h"

namespace armature::app {

inline bool canBeJoined(const ConnectorInfo& a, const ConnectorInfo& b) {
  if (a.causality.empty() != b.causality.empty() || a.domain != b.domain) return false;
  if (!a.causality.empty()) return a.causality != b.causality;
  return a.signature == b.signature || a.type == b.type || a.signature.empty() || b.signature.empty();
}

}  // namespace armature::app
