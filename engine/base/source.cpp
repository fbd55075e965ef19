#include "engine/base/source.h"

#include <algorithm>

namespace armature {

FileId SourceTable::add(std::string name, std::string text) {
  files_.push_back({std::move(name), std::move(text)});
  return FileId(files_.size() - 1);
}

LineColumn SourceTable::locate(FileId file, uint32_t offset) const {
  const std::string_view head = text(file).substr(0, offset);
  const auto line = static_cast<uint32_t>(std::count(head.begin(), head.end(), '\n'));
  const size_t start = head.rfind('\n');
  const size_t column = start == std::string_view::npos ? head.size() : head.size() - start - 1;
  return {line + 1, static_cast<uint32_t>(column + 1)};
}

}  // namespace armature
