#include "engine/native/paths.h"

namespace armature::native {

namespace fs = std::filesystem;

std::string normalPath(const fs::path& path) {
  const std::string text = path.lexically_normal().generic_string();
  return text.size() > 1 && text.back() == '/' ? text.substr(0, text.size() - 1) : text;
}

std::optional<std::string> beneath(const std::string& path, const std::string& folder) {
  if (folder.empty() || path.compare(0, folder.size(), folder) != 0) return std::nullopt;
  if (path.size() == folder.size()) return std::string();
  if (folder == "/") return path.substr(1);
  if (path[folder.size()] != '/') return std::nullopt;
  return path.substr(folder.size() + 1);
}

std::string resolved(const std::string& path) {
  std::error_code code;
  const fs::path found = fs::weakly_canonical(path, code);
  return code ? path : normalPath(found);
}

}  // namespace armature::native
