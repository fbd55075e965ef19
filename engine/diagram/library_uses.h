// Where a diagram needs a library: for whoever is about to take it away.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::diagram {

struct LibraryUses {
  std::vector<std::string> parts;  // whose class, or a value of which, is of such a library
  bool isInTexts = false;          // declarations, equations or own classes mention one
  bool empty() const { return parts.empty() && !isInTexts; }
};

// `libraries` by the names of their top level. A part or class of the diagram's own that has such a name hides it.
LibraryUses usesOf(const Document& document, const std::set<std::string>& libraries);

}  // namespace armature::diagram
