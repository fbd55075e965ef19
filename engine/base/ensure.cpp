#include "engine/base/ensure.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace armature {

namespace {
// The one process-wide hook: a failed invariant has no context to pass.
std::atomic<EnsureHook> theHook{nullptr};
}  // namespace

void setEnsureHook(EnsureHook hook) {
  theHook = hook;
}

void ensureFailed(const char* condition, const char* file, int line, const std::string& values) {
  std::fprintf(stderr, "internal error at %s:%d: %s;%s\n", file, line, condition, values.c_str());
  if (EnsureHook hook = theHook.exchange(nullptr)) hook();
  std::abort();
}

}  // namespace armature
