#include "engine/native/beneath.h"

#include <cerrno>
#include <string_view>

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace armature::native {

namespace {

Descriptor openResolved(int folder, const char* path, int flags, mode_t mode, uint64_t rules) {
  open_how how{};
  how.flags = static_cast<uint64_t>(static_cast<unsigned>(flags)) | O_CLOEXEC;
  how.mode = (flags & O_CREAT) != 0 ? mode : 0;
  how.resolve = rules;
  constexpr int kTries = 16;  // EAGAIN: something was renamed meanwhile
  int number = -1;
  for (int k = 0; k < kTries; ++k) {
    number = static_cast<int>(::syscall(SYS_openat2, folder, path, &how, sizeof how));
    if (number >= 0 || errno != EAGAIN) break;
  }
  return Descriptor(number);
}

// A filter of system calls may answer EPERM where the kernel itself would know the call.
bool isUnknownCall() {
  return errno == ENOSYS || errno == EPERM;
}

}  // namespace

Descriptor::~Descriptor() {
  if (number_ >= 0) ::close(number_);
}

Descriptor openFolder(const std::string& path) {
  constexpr int kFlags = O_PATH | O_DIRECTORY | O_NOFOLLOW;
  Descriptor folder = openResolved(AT_FDCWD, path.c_str(), kFlags, 0, RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS);
  if (folder || !isUnknownCall() || path.empty() || path.front() != '/') return folder;
  return openStepwise(Descriptor(::open("/", O_PATH | O_DIRECTORY | O_CLOEXEC)), path.substr(1), kFlags);
}

Descriptor openBeneath(const Descriptor& folder, const std::string& relative, int flags, mode_t mode) {
  Descriptor found = openResolved(folder.number(), relative.empty() ? "." : relative.c_str(), flags, mode,
                                  RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS);
  return found || !isUnknownCall() ? std::move(found) : openStepwise(folder, relative, flags, mode);
}

Descriptor openStepwise(const Descriptor& folder, const std::string& relative, int flags, mode_t mode) {
  Descriptor held;  // the folder reached so far; the one given is the caller's
  int at = folder.number();
  std::string_view rest = relative.empty() ? std::string_view(".") : std::string_view(relative);
  while (true) {
    const size_t slash = rest.find('/');
    const std::string step(rest.substr(0, slash));
    if (step == "..") {
      errno = EXDEV;
      return {};
    }
    if (slash == std::string_view::npos)
      return Descriptor(::openat(at, step.c_str(), flags | O_NOFOLLOW | O_CLOEXEC, mode));
    rest.remove_prefix(slash + 1);
    if (step.empty() || step == ".") continue;
    // A link gives ENOTDIR here: with O_PATH and O_NOFOLLOW it is opened itself.
    Descriptor next(::openat(at, step.c_str(), O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (!next) return {};
    held = std::move(next);
    at = held.number();
  }
}

}  // namespace armature::native
