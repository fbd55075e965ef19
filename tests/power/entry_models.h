// Diagrams for entries of the energy table that no shipped diagram moves: housings that turn, parts that meet without a
// mass between them, transistors at rest.
#pragma once
#include "engine/diagram/document.h"

namespace armature::test {

// Each with a name of its own.
std::vector<diagram::Document> entryModels();

}  // namespace armature::test
