#include "engine/results/side_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace armature::results {

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
  return failure("F301", "cannot write " + path_ + ": " + std::strerror(error_));
}

}  // namespace armature::results
