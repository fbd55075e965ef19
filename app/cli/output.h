// What happens to what was written.
#pragma once
#include <chrono>

#include "engine/base/result.h"

namespace armature::cli {

// Prints an error and what helps against it; false, so that it can be returned.
bool tell(const Diagnostic& reason);

inline double secondsSince(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

// Whether something was written; prints why not.
bool report(const Result<void>& written);

// Hands standard output to the system. The exit status: `status`, but kUsage, after saying why, where what was printed
// has not arrived and all else went well.
int closeOutput(int status);

}  // namespace armature::cli
