#include "engine/base/durable_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include "engine/base/system_words.h"

namespace armature {

namespace {

constexpr size_t kBuffer = 1 << 16;
constexpr int64_t kWorthwhile = 1 << 21;  // [bytes] that are worth going to the disk by themselves

std::string folderOf(const std::string& path) {
  const size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

// The path behind symbolic links in the last place, which need not lead anywhere; false with ELOOP in errno.
bool followLinks(std::string& path) {
  constexpr int kMostLinks = 40;
  for (int k = 0; k < kMostLinks; ++k) {
    char target[PATH_MAX];
    const ssize_t length = ::readlink(path.c_str(), target, sizeof target);
    if (length < 0) return true;
    const std::string next(target, static_cast<size_t>(length));
    path = next.starts_with('/') ? next : folderOf(path) + "/" + next;
  }
  errno = ELOOP;
  return false;
}

// A name that nobody can guess and so nobody can have laid a link at.
std::string sideName(const std::string& name) {
  constexpr size_t kLongest = 200;  // names have 255 bytes at most
  uint64_t number = 0;
  if (::getrandom(&number, sizeof number, 0) != sizeof number) number = static_cast<uint64_t>(::getpid());
  char text[32];
  std::snprintf(text, sizeof text, ".%016llx.saving", static_cast<unsigned long long>(number));
  return "." + name.substr(0, kLongest) + text;
}

bool writeAll(int handle, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(handle, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    text.remove_prefix(static_cast<size_t>(count));
  }
  return true;
}

// Some file systems have nothing to flush.
bool flushToDisk(int handle) {
  return ::fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP || errno == ENOSYS;
}

// Access lists and what other programs have attached; what this user may not set is left out.
void copyExtendedAttributes(const std::string& from, int to) {
  std::vector<char> names(4096), value(65536);
  const ssize_t length = ::listxattr(from.c_str(), names.data(), names.size());
  for (ssize_t at = 0; at < length; at += static_cast<ssize_t>(std::strlen(&names[static_cast<size_t>(at)])) + 1) {
    const char* const name = &names[static_cast<size_t>(at)];
    const ssize_t size = ::getxattr(from.c_str(), name, value.data(), value.size());
    if (size >= 0) (void)!::fsetxattr(to, name, value.data(), static_cast<size_t>(size), 0);
  }
}

}  // namespace

DurableFile::DurableFile(std::string path, Meanwhile meanwhile) : path_(std::move(path)), meanwhile_(meanwhile) {
  open();
}

void DurableFile::open() {
  struct stat info {};
  const bool isThere = ::stat(path_.c_str(), &info) == 0;
  if (isThere && S_ISDIR(info.st_mode)) {
    errno = EISDIR;
    return noteError();
  }
  isSpecial_ = isThere && !S_ISREG(info.st_mode);
  if (isSpecial_) {
    handle_ = ::open(path_.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
    if (handle_ < 0) noteError();
    return;
  }
  std::string target = path_;
  if (!followLinks(target)) return noteError();
  folder_ = folderOf(target);
  name_ = target.substr(target.rfind('/') + 1);
  folderHandle_ = ::open(folder_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  // A folder whose files may be used but not listed.
  if (folderHandle_ < 0 && errno == EACCES) folderHandle_ = ::open(folder_.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (folderHandle_ < 0 || name_.empty() || isWriteProtected()) return noteError();
  if (meanwhile_ == Meanwhile::partial && makePartial()) return;
  meanwhile_ = Meanwhile::hidden;
  if (!makeTemporary(isThere)) noteError(Step::open);
}

// Renaming needs no right to write the file itself, but who took that right away meant it.
bool DurableFile::isWriteProtected() const {
  return ::faccessat(folderHandle_, name_.c_str(), W_OK, AT_EACCESS) != 0 && errno != ENOENT;
}

// What replaces a file is nobody else's to read before it has the same permissions.
bool DurableFile::makeTemporary(bool isReplacing) {
  const mode_t mode = isReplacing ? 0600 : 0666;
  // Nameless: nothing is left behind by a kill. It gets its name by way of /proc.
  if (::access("/proc/self/fd", X_OK) == 0)
    handle_ = ::openat(folderHandle_, ".", O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
  if (handle_ >= 0) return true;
  for (int tries = 0; tries < 8 && handle_ < 0; ++tries) {
    side_ = sideName(name_);
    handle_ = ::openat(folderHandle_, side_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
    if (handle_ < 0 && errno != EEXIST) break;
  }
  if (handle_ < 0) side_.clear();
  return handle_ >= 0;
}

bool DurableFile::makePartial() {
  const std::string name = name_ + ".partial";
  // One that another program writes now stays; one that was left over goes.
  const int old = ::openat(folderHandle_, name.c_str(), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (old >= 0) {
    const bool isFree = ::flock(old, LOCK_EX | LOCK_NB) == 0;
    const bool isGone = isFree && ::unlinkat(folderHandle_, name.c_str(), 0) == 0;
    ::close(old);
    if (!isGone) return false;
  }
  handle_ = ::openat(folderHandle_, name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  if (handle_ < 0) return false;
  (void)!::flock(handle_, LOCK_EX | LOCK_NB);
  side_ = name;
  return true;
}

DurableFile::~DurableFile() {
  if (!isDone_) drop();
  if (handle_ >= 0) ::close(handle_);
  if (folderHandle_ >= 0) ::close(folderHandle_);
}

// What was computed before an error is worth keeping where it was meant to be seen.
void DurableFile::drop() {
  const bool isKept = meanwhile_ == Meanwhile::partial && error_ != 0;
  if (!side_.empty() && !isKept) ::unlinkat(folderHandle_, side_.c_str(), 0);
  if (!isKept) side_.clear();
  isDone_ = true;
}

Result<void> DurableFile::check(const std::string& path) {
  // Opening a pipe would wait for its reader.
  if (isSpecial(path)) {
    if (::access(path.c_str(), W_OK) == 0) return {};
    return failure("F301", phrase("cannot write %1: %2", path, systemWords(errno)));
  }
  const DurableFile probe(path);
  return probe.hasFailed() ? Result<void>(probe.reason()) : Result<void>();
}

bool DurableFile::isSpecial(const std::string& path) {
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0 && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode);
}

void DurableFile::noteError(Step step) {
  if (error_ != 0) return;
  error_ = errno != 0 ? errno : EIO;
  failedAt_ = step;
}

void DurableFile::write(const void* data, size_t bytes) {
  if (error_ != 0) return;
  const std::string_view text(static_cast<const char*>(data), bytes);
  if (bytes >= kBuffer) {
    flush();
    return pass(text);
  }
  buffer_ += text;
  if (buffer_.size() >= kBuffer) flush();
}

void DurableFile::flush() {
  if (buffer_.empty()) return;
  pass(buffer_);
  buffer_.clear();
}

void DurableFile::pass(std::string_view text) {
  if (error_ != 0) return;
  if (!writeAll(handle_, text)) noteError();
  length_ += static_cast<int64_t>(text.size());
  // The disk works while the rest is made: less is left to wait for in the end.
  if (isSpecial_ || length_ - told_ < kWorthwhile) return;
  (void)::sync_file_range(handle_, told_, length_ - told_, SYNC_FILE_RANGE_WRITE);
  told_ = length_;
}

void DurableFile::writeAtBegin(std::string_view text) {
  flush();
  for (off_t at = 0; error_ == 0 && !text.empty();) {
    const ssize_t count = ::pwrite(handle_, text.data(), text.size(), at);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return noteError();
    text.remove_prefix(static_cast<size_t>(count));
    at += count;
  }
}

std::string DurableFile::partialPath() const {
  return meanwhile_ == Meanwhile::partial && !side_.empty() ? path_ + ".partial" : std::string();
}

// Owner, group, permissions and attributes of what is replaced.
void DurableFile::keepAttributes() {
  struct stat old {};
  if (::fstatat(folderHandle_, name_.c_str(), &old, 0) != 0) return;
  mode_t mode = old.st_mode & 0777;
  struct stat own {};
  if (::fstat(handle_, &own) == 0 && (own.st_uid != old.st_uid || own.st_gid != old.st_gid)) {
    const bool isGroupKept =
        ::fchown(handle_, old.st_uid, old.st_gid) == 0 || ::fchown(handle_, static_cast<uid_t>(-1), old.st_gid) == 0;
    if (!isGroupKept) mode = (mode & 0707) | (mode & ((mode & 0007) << 3));
  }
  (void)!::fchmod(handle_, mode);
  copyExtendedAttributes(folder_ + "/" + name_, handle_);
}

bool DurableFile::giveName() {
  const std::string own = "/proc/self/fd/" + std::to_string(handle_);
  for (int tries = 0; tries < 8; ++tries) {
    const std::string name = sideName(name_);
    if (::linkat(AT_FDCWD, own.c_str(), folderHandle_, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
      side_ = name;
      return true;
    }
    if (errno != EEXIST) return false;
  }
  return false;
}

void DurableFile::flushFolder() {
  const bool isReadable = (::fcntl(folderHandle_, F_GETFL) & O_PATH) == 0;
  if (isReadable && !flushToDisk(folderHandle_)) noteError(Step::flushFolder);
}

bool DurableFile::isReplacing() const {
  return folderHandle_ < 0 || ::faccessat(folderHandle_, name_.c_str(), F_OK, AT_EACCESS) == 0 || errno != ENOENT;
}

void DurableFile::finish(bool isFlushed) {
  flush();
  if (!isSpecial_ && error_ == 0) {
    keepAttributes();
    if ((isFlushed && !flushToDisk(handle_)) || (side_.empty() && !giveName())) noteError();
  }
  const int handle = handle_;
  handle_ = -1;
  // Network file systems tell of failed writes no sooner. Linux has closed the file when it says EINTR.
  if (handle >= 0 && ::close(handle) != 0 && errno != EINTR) noteError();
  if (isSpecial_ || error_ != 0) return;
  if (::renameat(folderHandle_, side_.c_str(), folderHandle_, name_.c_str()) != 0) return noteError();
  isDone_ = true;
  if (isFlushed) flushFolder();
}

Result<void> DurableFile::commit(Care care) {
  const bool isFlushed = care == Care::always || isReplacing();
  errno = 0;
  if (!isDone_) finish(isFlushed);
  if (!isDone_) drop();
  if (error_ == 0) return {};
  Diagnostic problem = reason();
  if (!partialPath().empty())
    problem.message = phrase("%1; what could be written is in %2", problem.message, partialPath());
  return problem;
}

Diagnostic DurableFile::reason() const {
  const Phrase words = systemWords(error_);
  if (failedAt_ == Step::open)
    return failure("F301", phrase("cannot write %1: no file can be made in its folder: %2", path_, words));
  if (failedAt_ == Step::flushFolder)
    return failure("F301", phrase("%1 is written, but may be lost with the power: %2", path_, words));
  return failure("F301", phrase("cannot write %1: %2", path_, words));
}

Result<void> writeDurably(const std::string& path, std::string_view content) {
  DurableFile file(path);
  file.write(content);
  return file.commit();
}

}  // namespace armature
