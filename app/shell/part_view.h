// What can be wanted of a part that is looked into.
#pragma once
#include <cstdint>

namespace armature::app {

// What a person wants to see of a part: what it is made of, parts or equations; its fields in the inspector where it
// has no parts; its equations, whatever else there is.
enum class PartView : uint8_t { inside, fields, equations };

}  // namespace armature::app
