#include "engine/native/door.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include <dirent.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "engine/native/paths.h"
#include "engine/native/refusals.h"

namespace armature::native {

namespace fs = std::filesystem;

namespace {

// File systems whose files are the system's own words about processes and devices.
bool isOfSystem(const Descriptor& file) {
  constexpr long kCgroups = 0x27e0eb, kCgroups2 = 0x63677270, kTracing = 0x74726163, kConfigured = 0x62656570;
  constexpr std::array<long, 10> kSystems{PROC_SUPER_MAGIC, SYSFS_MAGIC,   DEBUGFS_MAGIC, SECURITYFS_MAGIC,
                                          SELINUX_MAGIC,    kCgroups,      kCgroups2,     kTracing,
                                          kConfigured,      EFIVARFS_MAGIC};
  struct statfs system {};
  if (::fstatfs(file.number(), &system) != 0) return true;
  return std::find(kSystems.begin(), kSystems.end(), static_cast<long>(system.f_type)) != kSystems.end();
}

FileKind kindOfOpen(const Descriptor& file) {
  struct stat status {};
  if (::fstat(file.number(), &status) != 0) return FileKind::none;
  return S_ISREG(status.st_mode) ? FileKind::file : S_ISDIR(status.st_mode) ? FileKind::folder : FileKind::other;
}

Result<void> addNames(const Descriptor& folder, const std::string& path, uint64_t limit,
                      std::vector<std::string>& names) {
  Descriptor own(::openat(folder.number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  DIR* const list = own ? ::fdopendir(own.number()) : nullptr;
  if (list == nullptr) return systemFailure(phrase("folder %1 cannot be read", path));
  own.release();  // the list closes it
  while (const dirent* const entry = ::readdir(list)) {
    const std::string name = entry->d_name;
    if (name == "." || name == "..") continue;
    names.push_back(name);
    if (names.size() <= limit) continue;
    ::closedir(list);
    return failure("F504", phrase("folder %1 holds more than %2 names", path, limit));
  }
  ::closedir(list);
  return {};
}

}  // namespace

std::string Door::base() const {
  if (!workFolder_.empty()) return workFolder_;
  return permissions_.documentFolder.empty() ? permissions_.runFolder : permissions_.documentFolder;
}

std::string Door::fullPath(const std::string& name) const {
  if (!name.empty() && name.front() == '/') return normalPath(name);
  const std::string folder = base();
  return normalPath(folder.empty() ? fs::path(name) : fs::path(folder) / name);
}

std::string Door::currentFolder() const {
  return base().empty() ? "." : base();
}

// ---- reading ----------------------------------------------------------------------------------------------------

std::vector<Door::Place> Door::readPlaces(const std::string& path) const {
  std::vector<Place> places;
  const Permissions& p = permissions_;
  const auto add = [&](const std::string& folder) {
    if (auto relative = beneath(path, folder)) places.push_back({folder, std::move(*relative)});
  };
  if (run_) {
    if (auto relative = beneath(path, p.documentFolder)) places.push_back({p.runFolder, std::move(*relative), true});
    add(p.runFolder);
  }
  for (const std::string& folder : p.writeFolders) add(folder);
  for (const std::string& folder : p.readFolders) add(folder);
  if (std::find(p.readFiles.begin(), p.readFiles.end(), path) != p.readFiles.end()) {
    const fs::path file(path);
    places.push_back({file.parent_path().generic_string(), file.filename().generic_string()});
  }
  return places;
}

// The first that is there. With errno where none is; `leadsOut` tells that a link was the reason.
Descriptor Door::openAmong(const std::vector<Place>& places, int flags, bool& leadsOut) const {
  int reason = ENOENT;
  for (const Place& place : places) {
    const Descriptor root = openFolder(place.root);
    Descriptor found = root ? openBeneath(root, place.relative, flags) : Descriptor();
    if (found) return found;
    leadsOut = leadsOut || errno == EXDEV || errno == ELOOP;
    if (errno != ENOENT && errno != ENOTDIR) reason = errno;
  }
  errno = reason;
  return {};
}

Result<Descriptor> Door::openToRead(const std::string& path, int flags) {
  if (path.empty() || path.front() != '/' || path.find('\0') != std::string::npos) return namelessPlace(path);
  bool leadsOut = false;
  std::vector<Place> places = readPlaces(path);
  Descriptor found = openAmong(places, flags, leadsOut);
  const int reason = errno;
  if (!found && (places.empty() || leadsOut)) {
    // Links on the way may lead to what is allowed after all; then their target is opened, and no other.
    const std::string target = resolved(path);
    places = target == path ? std::vector<Place>{} : readPlaces(target);
    bool leadsOutAgain = false;
    found = openAmong(places, flags | O_NOFOLLOW, leadsOutAgain);
    if (!found && (places.empty() || leadsOutAgain))
      return mayNotRead(path, target, (flags & O_DIRECTORY) != 0 ? target : fs::path(target).parent_path().string());
  }
  if (!found) {
    errno = reason;
    return systemFailure(phrase("%1 cannot be opened", path));
  }
  if (isOfSystem(found)) return failure("F501", phrase("reading %1 is not allowed: it is the system's own", path));
  return found;
}

Result<std::string> Door::read(const std::string& name) {
  const std::string path = fullPath(name);
  // Whoever else holds a pipe or a device at that place shall not keep us waiting.
  auto opened = openToRead(path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
  if (!opened) return opened.reason();
  if (kindOfOpen(*opened) != FileKind::file) return failure("F505", phrase("%1 is no file of text or numbers", path));
  const uint64_t limit = permissions_.limits.bytesPerFile;
  struct stat status {};
  ::fstat(opened->number(), &status);
  std::string bytes;
  if (status.st_size >= 0 && static_cast<uint64_t>(status.st_size) <= limit)
    bytes.reserve(static_cast<size_t>(status.st_size) + 1);
  std::vector<char> piece(size_t{1} << 16);
  while (static_cast<uint64_t>(status.st_size) <= limit && bytes.size() <= limit) {
    const ssize_t count = ::read(opened->number(), piece.data(), piece.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return systemFailure(phrase("%1 cannot be read", path));
    if (count == 0) return bytes;
    bytes.append(piece.data(), static_cast<size_t>(count));
  }
  return failure("F504", phrase("%1 has more than %2 bytes, the most that a model may read", path, limit));
}

Result<std::string> Door::readablePath(const std::string& name) {
  const std::string path = fullPath(name);
  const auto opened = openToRead(path, O_PATH);
  if (!opened) return opened.reason();
  if (kindOfOpen(*opened) != FileKind::file) return failure("F505", phrase("%1 is no file of text or numbers", path));
  return resolved(path);
}

Result<FileKind> Door::kindOf(const std::string& name) {
  auto opened = openToRead(fullPath(name), O_PATH);
  if (opened) return kindOfOpen(*opened);
  // What is not there may be asked for; what may not be seen is refused.
  if (opened.reason().code != "F505") return opened.reason();
  return FileKind::none;
}

Result<std::vector<std::string>> Door::namesIn(const std::string& folder) {
  const std::string path = fullPath(folder);
  std::vector<std::string> names;
  // What the run has written stands beside what the document's folder holds.
  bool isFound = false, leadsOut = false;
  const uint64_t limit = permissions_.limits.namesPerFolder;
  for (const Place& place : readPlaces(path)) {
    const Descriptor own = openAmong({place}, O_RDONLY | O_DIRECTORY, leadsOut);
    if (!own || isOfSystem(own)) continue;
    isFound = true;
    if (auto added = addNames(own, path, limit, names); !added) return added.reason();
  }
  if (!isFound) {
    const auto opened = openToRead(path, O_RDONLY | O_DIRECTORY);
    if (!opened) return opened.reason();
    if (auto added = addNames(*opened, path, limit, names); !added) return added.reason();
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

Result<void> Door::changeFolder(const std::string& name) {
  std::string path = fullPath(name);
  auto opened = openToRead(path, O_PATH | O_DIRECTORY);
  if (!opened) return opened.reason();
  workFolder_ = std::move(path);
  return {};
}

}  // namespace armature::native
