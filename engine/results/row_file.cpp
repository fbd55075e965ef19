#include "engine/results/row_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

namespace armature::results {

RowFile::RowFile(const std::string& folder) {
  std::error_code code;
  if (!std::filesystem::exists(folder, code)) {
    std::filesystem::create_directories(folder, code);
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all, code);
  }
  file_ = open(folder.c_str(), O_TMPFILE | O_EXCL | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file_ < 0 && (errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL)) {
    // A file system without nameless files.
    std::string name = folder + "/rows-XXXXXX";
    file_ = mkostemp(name.data(), O_CLOEXEC);
    if (file_ >= 0) unlink(name.c_str());
  }
  if (file_ < 0) error_ = errno;
}

RowFile::~RowFile() {
  if (file_ >= 0) close(file_);
}

bool RowFile::fail(int error) {
  error_ = error;
  return false;
}

uint64_t RowFile::free() const {
  struct statvfs status {};
  return file_ >= 0 && fstatvfs(file_, &status) == 0 ? uint64_t{status.f_bavail} * status.f_frsize : 0;
}

int RowFile::openForReading() const {
  return file_ < 0 ? -1 : open(("/proc/self/fd/" + std::to_string(file_)).c_str(), O_RDONLY | O_CLOEXEC);
}

bool RowFile::read(void* to, uint64_t offset, uint64_t bytes) const {
  for (uint64_t at = 0; at < bytes;) {
    const ssize_t got = pread(file_, static_cast<char*>(to) + at, bytes - at, static_cast<off_t>(offset + at));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    at += static_cast<uint64_t>(got);
  }
  return true;
}

bool RowFile::move(void* address, uint64_t offset, uint64_t bytes) {
  if (error_ != 0) return false;
  // A system that cannot promise room says so when it is written.
  while (fallocate(file_, 0, static_cast<off_t>(offset), static_cast<off_t>(bytes)) != 0) {
    if (errno == EOPNOTSUPP || errno == ENOSYS) break;
    if (errno != EINTR) return fail(errno);
  }
  for (uint64_t at = 0; at < bytes;) {
    const ssize_t written =
        pwrite(file_, static_cast<const char*>(address) + at, bytes - at, static_cast<off_t>(offset + at));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return fail(written < 0 ? errno : ENOSPC);
    at += static_cast<uint64_t>(written);
  }
  if (mmap(address, bytes, PROT_READ, MAP_SHARED | MAP_FIXED, file_, static_cast<off_t>(offset)) == MAP_FAILED)
    return fail(errno);
  return true;
}

}  // namespace armature::results
