// A file that is written beside its final place and renamed when it is complete.
#pragma once
#include <cstdio>
#include <string>

#include "engine/base/result.h"

namespace armature::results {

class SideFile {
 public:
  explicit SideFile(std::string path);
  ~SideFile();  // removes the side file unless commit() succeeded
  SideFile(const SideFile&) = delete;
  SideFile& operator=(const SideFile&) = delete;

  // Whether such a file could be written now: a long computation should not end with the news that it cannot be kept.
  // Leaves nothing behind and what is there as it is. Failure F301 with the system's reason.
  static Result<void> check(const std::string& path);

  void write(const void* data, size_t bytes);
  void write(const std::string& text) { write(text.data(), text.size()); }
  // Flushes and renames. Failure F301 with the system's reason when anything went wrong since the beginning.
  Result<void> commit();

 private:
  void noteError();
  std::string path_, side_;
  std::FILE* file_ = nullptr;
  int error_ = 0;
};

}  // namespace armature::results
