// Source texts and places in them. A span is a half-open range of bytes of one file; line and column are computed
// only when a message is shown.
#pragma once
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/ids.h"

namespace armature {

struct SourceSpan {
  FileId file;
  uint32_t begin = 0;  // [byte]
  uint32_t end = 0;    // [byte], one past the last
  bool isValid() const { return file.isValid(); }
};

struct LineColumn {
  uint32_t line = 0;    // 1 = first
  uint32_t column = 0;  // 1 = first, counted in bytes
};

// Texts by file id, owned. Only grows; texts do not move.
class SourceTable {
 public:
  // Adds a text under the name that messages show (a path, or e.g. "diagram declarations").
  FileId add(std::string name, std::string text);
  std::string_view name(FileId file) const { return files_[file.index()].name; }
  std::string_view text(FileId file) const { return files_[file.index()].text; }
  std::string_view text(SourceSpan span) const { return text(span.file).substr(span.begin, span.end - span.begin); }
  // Line and column of a byte of a file. Linear in the distance from the file's start.
  LineColumn locate(FileId file, uint32_t offset) const;
  size_t size() const { return files_.size(); }

 private:
  struct File {
    std::string name;
    std::string text;
  };
  std::deque<File> files_;
};

}  // namespace armature
