// When the map of the whole diagram is shown in the corner of a view; as it is stored.
#pragma once
#include <cstdint>

namespace armature::app {

enum class MinimapMode : uint8_t { whenLarger, always, never };

}  // namespace armature::app
