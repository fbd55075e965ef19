// What happens to what was written.
#pragma once
#include "engine/base/result.h"

namespace armature::cli {

// Whether something was written; prints why not.
bool report(const Result<void>& written);

// Hands standard output to the system. The exit status: `status`, but kUsage, after saying why, where what was printed
// has not arrived and all else went well.
int closeOutput(int status);

}  // namespace armature::cli
