// The variables of a part that are drawn beside it as small curves: their names within the part, in the part's member
// `sparklines`. They lie with the part, so that copies, renaming and deletion need not know of them: "w" and
// "flange_a.tau" are its variables, "[1].s" one of an element of an array of parts, "der(phi)" a derivative, "." is the
// part itself where it is a signal.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::diagram {

// In the order in which they stand; what is no text is passed over.
std::vector<std::string> sparklineList(const ComponentItem& item);
// The part's unknown members with one more of them, at the end, or without one. What else the member holds stays;
// without entries it goes, and so does their place, so that a file that never had one stays as it was.
JsonValue withSparkline(const JsonValue& extra, const std::string& within, bool isShown);

// The full name of a variable ("inertia1.w") from its name within a part, and back; nothing for one that is not the
// part's.
std::string fullName(const std::string& part, const std::string& within);
std::optional<std::string> nameWithin(const std::string& part, const std::string& variable);

}  // namespace armature::diagram
