#include "engine/native/refusals.h"

#include <cerrno>
#include <system_error>

#include "engine/native/paths.h"

namespace armature::native {

namespace {

// What the system itself shows there is never allowed.
bool isOfSystem(const std::string& path) {
  const auto lies = [&path](const char* folder) { return beneath(path, folder).has_value(); };
  return lies("/proc") || lies("/sys") || lies("/dev");
}

// Says how a folder is allowed.
void offer(Diagnostic& refusal, const std::string& path, const std::string& folder, bool isWrite) {
  if (isOfSystem(path)) {
    refusal.message += ": it is the system's own";
    return;
  }
  refusal.advice =
      std::string("allow it by --allow-") + (isWrite ? "write " : "read ") + folder + ", or in the window when it asks";
  refusal.access = AccessRequest{path, folder, isWrite, {}, {}};
}

}  // namespace

Diagnostic systemFailure(const std::string& what) {
  return failure("F505", what + ": " + std::generic_category().message(errno));
}

Diagnostic mayNotRead(const std::string& path, const std::string& target, const std::string& folder) {
  Diagnostic refusal = failure("F501", "reading " + path + " is not allowed");
  if (target != path) refusal.message += ": it leads to " + target;
  offer(refusal, target, folder, false);
  return refusal;
}

Diagnostic mayNotChange(const std::string& path, const std::string& folder) {
  Diagnostic refusal = failure("F502", "changing " + path + " is not allowed");
  offer(refusal, path, folder, true);
  return refusal;
}

Diagnostic namelessPlace(const std::string& name) {
  return failure("F501", "the file " + name + " cannot be found: there is no folder that the name counts from");
}

Diagnostic onlyInRuns(const std::string& path) {
  return failure("F502", "changing " + path + " belongs to a run");
}

}  // namespace armature::native
