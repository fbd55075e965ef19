#include "engine/native/refusals.h"

#include <cerrno>

#include "engine/base/system_words.h"
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
    refusal.message = phrase("%1: it is the system's own", refusal.message);
    return;
  }
  refusal.advice = phrase("allow it by --allow-%1 %2, or in the window when it asks",
                          std::string(isWrite ? "write" : "read"), folder);
  refusal.access = AccessRequest{path, folder, isWrite ? AccessKind::write : AccessKind::read, {}, {}};
}

}  // namespace

Diagnostic systemFailure(const Phrase& what) {
  return failure("F505", phrase("%1: %2", what, systemWords(errno)));
}

Diagnostic mayNotRead(const std::string& path, const std::string& target, const std::string& folder) {
  Diagnostic refusal = failure("F501", phrase("reading %1 is not allowed", path));
  if (target != path) refusal.message = phrase("%1: it leads to %2", refusal.message, target);
  offer(refusal, target, folder, false);
  return refusal;
}

Diagnostic mayNotChange(const std::string& path, const std::string& folder) {
  Diagnostic refusal = failure("F502", phrase("changing %1 is not allowed", path));
  offer(refusal, path, folder, true);
  return refusal;
}

Diagnostic namelessPlace(const std::string& name) {
  return failure("F501", phrase("the file %1 cannot be found: there is no folder that the name counts from", name));
}

Diagnostic onlyInRuns(const std::string& path) {
  return failure("F502", phrase("changing %1 belongs to a run", path));
}

}  // namespace armature::native
