// Files around a session: where libraries lie, diagrams, results.
#include <cstdlib>
#include <filesystem>

#include "engine/base/durable_file.h"
#include "engine/facade/session.h"
#include "engine/results/csv.h"
#include "engine/results/hdf5.h"
#include "engine/results/mat.h"

namespace armature {

namespace fs = std::filesystem;

std::vector<std::string> standardLibraryPath(const std::vector<std::string>& fromCommandLine) {
  std::vector<std::string> path = fromCommandLine;
  if (const char* variable = std::getenv("MODELICAPATH")) {
    const std::string text = variable;
    for (size_t begin = 0; begin <= text.size();) {
      const size_t end = std::min(text.find(':', begin), text.size());
      if (end > begin) path.push_back(text.substr(begin, end - begin));
      begin = end + 1;
    }
  }
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  const fs::path shipped = program.parent_path().parent_path() / "share" / "armature" / "palette";
  if (!error && fs::is_directory(shipped, error)) {
    path.push_back(shipped.string());
  } else if (fs::is_directory(ARMATURE_PALETTE_DIR, error)) {
    path.emplace_back(ARMATURE_PALETTE_DIR);
  }
  return path;
}

Result<diagram::Document> loadDiagram(const std::string& path) {
  return diagram::load(path);
}

Result<void> checkWritable(const std::string& path) {
  return DurableFile::check(path);
}

Result<void> saveResults(const results::Store& store, const std::vector<uint32_t>& columns, const std::string& path) {
  if (results::isHdf5(path)) return results::writeHdf5(store, columns, path);
  return path.ends_with(".mat") ? results::writeMat(store, columns, path) : results::writeCsv(store, columns, path);
}

}  // namespace armature
