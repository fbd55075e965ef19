#include "app/cli/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "app/cli/arguments.h"
#include "engine/base/printable.h"

namespace armature::cli {

bool tell(const Diagnostic& reason) {
  std::fprintf(stderr, "error %s: %s\n", reason.code.c_str(), printable(reason.message).c_str());
  if (!reason.advice.empty()) std::fprintf(stderr, "  %s\n", reason.advice.c_str());
  return false;
}

bool report(const Result<void>& written) {
  return written.ok() || tell(written.reason());
}

int closeOutput(int status) {
  // Who closed it before the start wants nothing of it: that fails with EBADF, if anything was printed at all.
  const bool hadFailed = std::ferror(stdout) != 0;
  errno = 0;
  if (std::fflush(stdout) == 0 && !hadFailed) return status;
  std::fprintf(stderr, "armature-cli: cannot write standard output: %s\n",
               errno != 0 ? std::strerror(errno) : "an earlier write failed");
  return status == kDone ? kUsage : status;
}

}  // namespace armature::cli
