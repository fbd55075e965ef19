// The sentences with which the door refuses. Inside of the room.
#pragma once
#include <string>

#include "engine/base/result.h"

namespace armature::native {

// F505: what the system says (errno) about what was tried.
Diagnostic systemFailure(const Phrase& what);
// F501, F502: `target` is where the path leads to; `folder` what has to be allowed for it. Nothing helps for what is
// the system's own (/proc, /sys, /dev).
Diagnostic mayNotRead(const std::string& path, const std::string& target, const std::string& folder);
Diagnostic mayNotChange(const std::string& path, const std::string& folder);
// F501: a relative name where no folder is known that it could count from.
Diagnostic namelessPlace(const std::string& name);
// F502: a change outside of a run.
Diagnostic onlyInRuns(const std::string& path);

}  // namespace armature::native
