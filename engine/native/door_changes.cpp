// What the door lets be changed. An entry is always named by the folder that holds it, which is open, so that nobody
// can put another folder in its place between the question and the change.
#include <algorithm>
#include <cerrno>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "engine/native/door.h"
#include "engine/native/paths.h"
#include "engine/native/refusals.h"

namespace armature::native {

namespace fs = std::filesystem;

namespace {

constexpr mode_t kOwn = 0700, kFile = 0666, kFolder = 0777;  // the latter two less what the process masks

bool exists(const Descriptor& folder, const std::string& name) {
  struct stat status {};
  return ::fstatat(folder.number(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
}

bool isOfKind(const Descriptor& folder, const std::string& name, mode_t kind) {
  struct stat status {};
  return ::fstatat(folder.number(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 &&
         (status.st_mode & S_IFMT) == kind;
}

}  // namespace

// ---- where ------------------------------------------------------------------------------------------------------

// False after a reason is known why the path may not be changed. Skipped changes are not looked at any further.
Result<void> Door::mayChange(const std::string& path, bool& isSkipped) const {
  isSkipped = permissions_.effects == Effects::skipped;
  if (permissions_.effects == Effects::refused) return onlyInRuns(path);
  return {};
}

std::optional<Door::Place> Door::writePlace(const std::string& path) const {
  const Permissions& p = permissions_;
  for (const std::string& folder : p.writeFolders)
    if (auto relative = beneath(path, folder); relative && !relative->empty())
      return Place{folder, std::move(*relative)};
  if (auto relative = beneath(path, p.runFolder)) return Place{p.runFolder, std::move(*relative)};
  if (p.runFolder.empty()) return std::nullopt;
  if (auto relative = beneath(path, p.documentFolder)) return Place{p.runFolder, std::move(*relative), true};
  return std::nullopt;
}

Result<void> Door::makeRunFolder() {
  if (run_) return {};
  const std::string& path = permissions_.runFolder;
  // From the first folder that exists downwards.
  std::vector<std::string> missing;
  std::error_code code;
  for (fs::path at = path; !at.empty() && at != at.root_path() && !fs::exists(at, code); at = at.parent_path())
    missing.push_back(at.string());
  for (size_t k = missing.size(); k > 0; --k)
    if (::mkdir(missing[k - 1].c_str(), kOwn) != 0 && errno != EEXIST)
      return systemFailure(phrase("the folder %1 for the run cannot be made", path));
  Descriptor made = openFolder(path);
  struct stat status {};
  if (!made || ::fstat(made.number(), &status) != 0)
    return systemFailure(phrase("the folder %1 for the run cannot be opened", path));
  if (status.st_uid != ::geteuid())
    return failure("F505", phrase("the folder %1 for the run is somebody else's", path));
  run_ = std::move(made);
  return {};
}

// The folders that the document's folder has on the way, beneath the run's folder.
void Door::mirrorFolders(const Place& place, const Descriptor& root) {
  const Descriptor document = openFolder(permissions_.documentFolder);
  for (size_t slash = place.relative.find('/'); document && slash != std::string::npos;
       slash = place.relative.find('/', slash + 1)) {
    const std::string folder = place.relative.substr(0, slash);
    if (!openBeneath(document, folder, O_PATH | O_DIRECTORY)) return;
    const fs::path path(folder);
    const Descriptor parent = openBeneath(root, path.parent_path().string(), O_PATH | O_DIRECTORY);
    if (!parent || (::mkdirat(parent.number(), path.filename().c_str(), kOwn) != 0 && errno != EEXIST)) return;
  }
}

Result<Descriptor> Door::openRoot(const Place& place) {
  if (place.root == permissions_.runFolder)
    if (auto made = makeRunFolder(); !made) return made.reason();
  Descriptor root = openFolder(place.root);
  if (!root) return systemFailure(phrase("folder %1 cannot be opened", place.root));
  if (place.isMirror) mirrorFolders(place, root);
  return root;
}

// Where links lead, the folder that holds the entry.
Result<Door::Entry> Door::entryToChange(const std::string& path) {
  if (path.empty() || path.front() != '/' || path.find('\0') != std::string::npos) return namelessPlace(path);
  const fs::path folder(resolved(fs::path(path).parent_path().string()));
  const std::string target = (folder / fs::path(path).filename()).string();
  for (const std::string& candidate : {path, target}) {
    const std::optional<Place> place = writePlace(candidate);
    if (!place || place->relative.empty()) continue;
    const auto root = openRoot(*place);
    if (!root) return root.reason();
    const fs::path relative(place->relative);
    Entry entry{openBeneath(*root, relative.parent_path().string(), O_PATH | O_DIRECTORY),
                relative.filename().string()};
    if (entry.folder) return entry;
    // A link on the way that leads out may lead to what is allowed as well.
    const bool mayLead = place->isMirror && target != path;
    if (errno != EXDEV && errno != ELOOP && !mayLead)
      return systemFailure(phrase("the folder of %1 cannot be opened", path));
  }
  return mayNotChange(path, folder.string());
}

// The same of an entry that is to go away. What the document's folder holds stays.
Result<Door::Entry> Door::entryToTake(const std::string& path) {
  const std::optional<Place> place = writePlace(path);
  if (place && place->isMirror) {
    bool leadsOut = false;
    if (run_ && openAmong({*place}, O_PATH | O_NOFOLLOW, leadsOut)) return entryToChange(path);
    const Place document{permissions_.documentFolder, place->relative};
    const bool isDocuments = static_cast<bool>(openAmong({document}, O_PATH | O_NOFOLLOW, leadsOut));
    const fs::path folder(resolved(fs::path(path).parent_path().string()));
    const std::string target = (folder / fs::path(path).filename()).string();
    if (!isDocuments && leadsOut && target != path) return entryToTake(target);
    if (isDocuments || leadsOut) return mayNotChange(path, folder.string());
    errno = ENOENT;
    return systemFailure(phrase("%1 cannot be changed", path));
  }
  return entryToChange(path);
}

// ---- content ----------------------------------------------------------------------------------------------------

Result<void> Door::countFile(const std::string& path) {
  if (++filesMade_ <= permissions_.limits.filesMade) return {};
  return failure(
      "F504", phrase("%1 is not made: a run makes %2 files and folders at most", path, permissions_.limits.filesMade));
}

Result<Descriptor> Door::openToWrite(const Entry& entry, const std::string& path, int flags) {
  const int all = flags | O_WRONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC;
  if (!exists(entry.folder, entry.name))
    if (auto counted = countFile(path); !counted) return counted.reason();
  Descriptor file(::openat(entry.folder.number(), entry.name.c_str(), all | O_CREAT, kFile));
  if (!file && errno == ELOOP)
    return failure("F505", phrase("%1 is a link; write to the file that it leads to by its name", path));
  if (!file) return systemFailure(phrase("file %1 cannot be written", path));
  struct stat status {};
  if (::fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode))
    return failure("F505", phrase("%1 is no file of text or numbers", path));
  return file;
}

Result<void> Door::writeAll(const Descriptor& file, const std::string& path, std::string_view bytes) {
  const uint64_t limit = permissions_.limits.bytesWritten;
  if (bytes.size() > limit - std::min(bytesWritten_, limit))
    return failure("F504", phrase("%1 is not written: a run writes %2 bytes at most", path, limit));
  bytesWritten_ += bytes.size();
  while (!bytes.empty()) {
    const ssize_t count = ::write(file.number(), bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return systemFailure(phrase("file %1 cannot be written", path));
    bytes.remove_prefix(static_cast<size_t>(count));
  }
  return {};
}

Result<void> Door::put(const std::string& name, std::string_view bytes, bool isAppended) {
  const std::string path = fullPath(name);
  bool isSkipped = false;
  if (auto may = mayChange(path, isSkipped); !may || isSkipped) return may;
  auto entry = entryToChange(path);
  if (!entry) return entry.reason();
  auto file = openToWrite(*entry, path, isAppended ? O_APPEND : 0);
  if (!file) return file.reason();
  // What is replaced is emptied only once it is known to be a file.
  if (!isAppended && ::ftruncate(file->number(), 0) != 0)
    return systemFailure(phrase("file %1 cannot be written", path));
  return writeAll(*file, path, bytes);
}

Result<void> Door::append(const std::string& name, std::string_view bytes) {
  return put(name, bytes, true);
}

Result<void> Door::write(const std::string& name, std::string_view bytes) {
  return put(name, bytes, false);
}

// ---- files and folders as wholes --------------------------------------------------------------------------------

Result<void> Door::copy(const std::string& from, const std::string& to) {
  const std::string path = fullPath(to);
  bool isSkipped = false;
  if (auto may = mayChange(path, isSkipped); !may || isSkipped) return may;
  const auto bytes = read(from);
  if (!bytes) return bytes.reason();
  auto entry = entryToChange(path);
  if (!entry) return entry.reason();
  auto file = openToWrite(*entry, path, O_EXCL);
  return file ? writeAll(*file, path, *bytes) : file.reason();
}

Result<void> Door::rename(const std::string& from, const std::string& to) {
  const std::string source = fullPath(from), path = fullPath(to);
  bool isSkipped = false;
  if (auto may = mayChange(source, isSkipped); !may || isSkipped) return may;
  const auto old = entryToTake(source);
  if (!old) return old.reason();
  const auto next = entryToChange(path);
  if (!next) return next.reason();
  const int before = old->folder.number(), after = next->folder.number();
  constexpr unsigned kNoReplace = 1;
  long done = ::syscall(SYS_renameat2, before, old->name.c_str(), after, next->name.c_str(), kNoReplace);
  // File systems that cannot refuse to replace.
  if (done != 0 && (errno == EINVAL || errno == ENOSYS)) {
    errno = EEXIST;
    if (!exists(next->folder, next->name)) done = ::renameat(before, old->name.c_str(), after, next->name.c_str());
  }
  return done == 0 ? Result<void>() : systemFailure(phrase("%1 cannot be renamed to %2", source, path));
}

Result<void> Door::removeFile(const std::string& name) {
  const std::string path = fullPath(name);
  bool isSkipped = false;
  if (auto may = mayChange(path, isSkipped); !may || isSkipped) return may;
  const auto entry = entryToTake(path);
  if (!entry) return entry.reason();
  if (exists(entry->folder, entry->name) && !isOfKind(entry->folder, entry->name, S_IFREG))
    return failure("F505", phrase("file %1 cannot be removed: it is no file", path));
  if (::unlinkat(entry->folder.number(), entry->name.c_str(), 0) == 0) return {};
  return systemFailure(phrase("file %1 cannot be removed", path));
}

Result<void> Door::makeFolder(const std::string& name) {
  const std::string path = fullPath(name);
  bool isSkipped = false;
  if (auto may = mayChange(path, isSkipped); !may || isSkipped) return may;
  const auto entry = entryToChange(path);
  if (!entry) return entry.reason();
  if (auto counted = countFile(path); !counted) return counted;
  if (::mkdirat(entry->folder.number(), entry->name.c_str(), kFolder) == 0) return {};
  return systemFailure(phrase("folder %1 cannot be made", path));
}

Result<void> Door::removeFolder(const std::string& name) {
  const std::string path = fullPath(name);
  bool isSkipped = false;
  if (auto may = mayChange(path, isSkipped); !may || isSkipped) return may;
  const auto entry = entryToTake(path);
  if (!entry) return entry.reason();
  if (::unlinkat(entry->folder.number(), entry->name.c_str(), AT_REMOVEDIR) == 0) return {};
  return systemFailure(phrase("folder %1 cannot be removed", path));
}

Result<std::string> Door::temporaryName() {
  constexpr uint64_t kMost = 100'000;
  while (++temporaryNames_ <= kMost) {
    const std::string name = "temporary-" + std::to_string(temporaryNames_);
    if (run_ && exists(run_, name)) continue;
    return permissions_.runFolder.empty() ? name : permissions_.runFolder + "/" + name;
  }
  return failure("F504", phrase("no name for a temporary file is free"));
}

}  // namespace armature::native
