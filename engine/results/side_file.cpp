#include "engine/results/side_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace armature::results {

namespace {

Diagnostic cannotWrite(const std::string& path, int error) {
  return failure("F301", "cannot write " + path + ": " + std::strerror(error));
}

}  // namespace

SideFile::SideFile(std::string path) : path_(std::move(path)) {
  // Devices and pipes are written directly: they cannot be renamed.
  struct stat info {};
  const bool isSpecial = stat(path_.c_str(), &info) == 0 && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode);
  if (!isSpecial) side_ = path_ + ".part";
  file_ = std::fopen(isSpecial ? path_.c_str() : side_.c_str(), "wb");
  if (!file_) noteError();
}

SideFile::~SideFile() {
  if (!file_) return;
  std::fclose(file_);
  if (!side_.empty()) std::remove(side_.c_str());
}

Result<void> SideFile::check(const std::string& path) {
  struct stat info {};
  const bool isThere = stat(path.c_str(), &info) == 0;
  if (isThere && S_ISDIR(info.st_mode)) return cannotWrite(path, EISDIR);
  // Opening a pipe would wait for its reader.
  if (isThere && !S_ISREG(info.st_mode)) {
    return access(path.c_str(), W_OK) == 0 ? Result<void>() : cannotWrite(path, errno);
  }
  const SideFile probe(path);
  return probe.file_ ? Result<void>() : cannotWrite(path, probe.error_);
}

void SideFile::noteError() {
  if (error_ == 0) error_ = errno != 0 ? errno : EIO;
}

void SideFile::write(const void* data, size_t bytes) {
  if (error_ != 0 || bytes == 0) return;
  errno = 0;
  if (std::fwrite(data, 1, bytes, file_) != bytes) noteError();
}

Result<void> SideFile::commit() {
  errno = 0;
  if (file_) {
    if (std::fflush(file_) != 0) noteError();
    if (!side_.empty() && error_ == 0 && fsync(fileno(file_)) != 0 && errno != EINVAL) noteError();
    if (std::fclose(file_) != 0) noteError();
    file_ = nullptr;
    if (!side_.empty()) {
      if (error_ == 0 && std::rename(side_.c_str(), path_.c_str()) != 0) noteError();
      if (error_ != 0) std::remove(side_.c_str());
    }
  }
  if (error_ == 0) return {};
  return cannotWrite(path_, error_);
}

}  // namespace armature::results
