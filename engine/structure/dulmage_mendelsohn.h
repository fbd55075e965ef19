// The coarse decomposition of a system that has no perfect matching (Dulmage & Mendelsohn 1958): the part with too many
// equations, the part with too many unknowns, and the well-posed rest. Says what is wrong with a model. Linear after
// the matching.
#pragma once
#include "engine/structure/incidence.h"

namespace armature::structure {

enum class Part : uint8_t { overdetermined, wellDetermined, underdetermined };

struct Decomposition {
  std::vector<Part> rows, columns;
};

// For a maximum matching.
Decomposition decompose(const Incidence& graph, const std::vector<uint32_t>& columnOf,
                        const std::vector<uint32_t>& rowOf);

}  // namespace armature::structure
