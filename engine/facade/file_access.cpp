#include "engine/facade/file_access.h"

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <optional>
#include <set>

#include <unistd.h>

#include "engine/model/address.h"
#include "engine/native/door.h"

namespace armature {

namespace fs = std::filesystem;

namespace {

// Absolute, without links and without a slash at the end; empty for an empty path.
std::string resolved(const std::string& path) {
  if (path.empty()) return {};
  std::error_code code;
  fs::path found = fs::weakly_canonical(fs::absolute(path, code), code).lexically_normal();
  if (code) return {};
  if (!found.has_filename() && found != found.root_path()) found = found.parent_path();
  return found.generic_string();
}

bool isBeneath(const std::string& path, const std::string& folder) {
  return !folder.empty() && path.compare(0, folder.size(), folder) == 0 &&
         (path.size() == folder.size() || folder == "/" || path[folder.size()] == '/');
}

bool isTooWide(const std::string& folder) {
  const char* const home = std::getenv("HOME");
  return folder == "/" || (home != nullptr && *home != '\0' && isBeneath(resolved(home), folder));
}

void add(std::vector<std::string>& folders, const std::string& folder) {
  if (!folder.empty() && std::find(folders.begin(), folders.end(), folder) == folders.end()) folders.push_back(folder);
}

void addUnlessWide(std::vector<std::string>& folders, const std::string& folder) {
  if (!isTooWide(folder)) add(folders, folder);
}

// The resources of what lies on the library path: a package's folder, or Resources beside a package in one file.
void addLibraries(std::vector<std::string>& folders, const model::Library& library, const KnownPlaces& places) {
  std::vector<std::string> path;
  for (const std::string& folder : places.libraryPath) add(path, resolved(folder));
  for (const Name name : library.root().childNames()) {
    const model::ClassNode* const node = library.root().child(name);
    const std::string folder = node ? resolved(library.resourceFolder(*node)) : std::string();
    const auto holds = [&folder](const std::string& entry) { return isBeneath(folder, entry); };
    if (folder.empty() || std::none_of(path.begin(), path.end(), holds)) continue;
    std::error_code code;
    add(folders, fs::exists(fs::path(folder) / "package.mo", code) ? folder : folder + "/Resources");
  }
}

// The file that a String literal names; nothing where the text is something else.
std::optional<std::string> fileOf(const std::string& literal, const std::string& base) {
  if (literal.size() < 3 || literal.front() != '"' || literal.back() != '"') return std::nullopt;
  std::string name;
  for (size_t k = 1; k + 1 < literal.size(); ++k) {
    if (literal[k] == '\\' && k + 2 < literal.size()) ++k;
    name += literal[k];
  }
  constexpr std::string_view kScheme = "file://";
  if (name.compare(0, kScheme.size(), kScheme) == 0) name.erase(0, kScheme.size());
  if (name.front() != '/' && base.empty()) return std::nullopt;
  return resolved(name.front() == '/' ? name : base + "/" + name);
}

// A name for people that no other run has.
std::string nameOfRun(const std::string& title) {
  static std::atomic<uint32_t> count{0};
  constexpr size_t kMost = 40;  // letters of the title
  std::string name;
  for (const char c : title.substr(title.rfind('.') + 1))
    if (name.size() < kMost) name += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  localtime_r(&now, &parts);
  char moment[32];
  std::strftime(moment, sizeof moment, "-%Y%m%d-%H%M%S-", &parts);
  return name + moment + std::to_string(::getpid()) + "-" + std::to_string(++count);
}

}  // namespace

native::Permissions permissionsOf(const Source& source, const model::ClassNode& node, const model::Library& library,
                                  const KnownPlaces& places) {
  native::Permissions p;
  if (!source.folder.empty()) {
    p.documentFolder = resolved(source.folder);
  } else if (!source.file.empty()) {
    p.documentFolder = resolved(fs::path(resolved(source.file)).parent_path().string());
  } else if (source.document == nullptr) {
    p.documentFolder = resolved(library.resourceFolder(node));
  }
  if (!p.documentFolder.empty()) addUnlessWide(p.readFolders, p.documentFolder);
  addLibraries(p.readFolders, library, places);
  for (const std::string& file : places.openedFiles)
    addUnlessWide(p.readFolders, fs::path(resolved(file)).parent_path().string());
  for (const std::string& folder : source.readFolders) add(p.readFolders, resolved(folder));
  for (const std::string& folder : source.writeFolders) add(p.writeFolders, resolved(folder));
  // Modifiers are not part of the source: a file among them has been named by the user.
  for (const auto& [name, text] : source.modifiers)
    if (const auto file = fileOf(text, p.documentFolder)) add(p.readFiles, *file);
  return p;
}

namespace {

// The path that a resource name means; empty when it means none.
std::string resourcePath(const std::string& name, model::Library& library) {
  constexpr std::string_view kFile = "file://";
  if (name.starts_with(kFile)) return name.substr(kFile.size());
  const bool isOfFile = name.find('/', name.find("://") + 3) != std::string::npos;  // a library alone is none
  return isOfFile ? model::addressedPath(name, library).value_or("") : std::string();
}

}  // namespace

std::map<std::string, std::string> resourceFilesOf(const program::Program& program, model::Library& library,
                                                   const native::Permissions& permissions, Diagnostics& diagnostics) {
  std::map<std::string, std::string> files;
  std::set<std::string> known;
  native::Door door(permissions);
  for (const program::Variable& v : program.variables) {
    if (v.type != program::Variable::Type::string || v.text.text().find("://") == std::string::npos) continue;
    if (!known.insert(v.text).second) continue;
    const std::string path = resourcePath(v.text, library);
    if (path.empty()) continue;
    auto readable = door.readablePath(path);
    if (readable) {
      files.emplace(v.text, readable.take());
    } else if (readable.reason().access) {
      Diagnostic refusal = readable.reason();
      refusal.severity = Severity::warning;
      refusal.parts = {v.part};
      diagnostics.add(std::move(refusal));
    }
  }
  return files;
}

native::Permissions reachOf(const Source& source, const KnownPlaces& places) {
  native::Permissions p;
  for (const std::string& folder : places.libraryPath) add(p.readFolders, resolved(folder));
  // A file of a package stands among the other files of the package.
  const auto addFile = [&p](const std::string& file) {
    addUnlessWide(p.readFolders, fs::path(resolved(file)).parent_path().string());
    add(p.readFiles, resolved(file));
  };
  for (const std::string& file : places.openedFiles) addFile(file);
  if (!source.file.empty()) addFile(source.file);
  if (!source.folder.empty()) addUnlessWide(p.readFolders, resolved(source.folder));
  if (source.document) {
    std::error_code code;
    for (const std::string& entry : source.document->libraries) {
      if (fs::is_directory(entry, code)) add(p.readFolders, resolved(entry));
      if (fs::is_regular_file(entry, code)) addFile(entry);
    }
  }
  for (const std::string& folder : source.readFolders) add(p.readFolders, resolved(folder));
  for (const std::string& folder : source.writeFolders) add(p.writeFolders, resolved(folder));
  for (const auto& [name, text] : source.modifiers)
    if (const auto file = fileOf(text, resolved(source.folder))) add(p.readFiles, *file);
  return p;
}

std::string folderOfRuns() {
  const char* const cache = std::getenv("XDG_CACHE_HOME");
  if (cache != nullptr && *cache == '/') return std::string(cache) + "/armature/runs";
  const char* const home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return std::string(home) + "/.cache/armature/runs";
  return "/tmp/armature-" + std::to_string(::geteuid()) + "/runs";
}

void allowEffects(solve::Settings& settings, const std::string& title) {
  settings.permissions.effects = native::Effects::allowed;
  settings.permissions.runFolder = resolved(folderOfRuns() + "/" + nameOfRun(title));
}

}  // namespace armature
