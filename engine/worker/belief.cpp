#include "engine/worker/belief.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace armature::worker {

namespace fs = std::filesystem;

namespace {

// The place itself, as the door names it: links are followed as far as there is something that may be looked at.
fs::path resolved(const fs::path& path) {
  std::error_code code;
  fs::path found = fs::weakly_canonical(path, code);
  return code ? path.lexically_normal() : found;
}

bool isOfItsPlace(const AccessRequest& request) {
  const fs::path path(request.path), folder(request.folder);
  if (!path.is_absolute() || !folder.is_absolute()) return false;
  // A library is asked for by its own folder, above the text that declares the function.
  if (request.kind == AccessKind::trust) {
    const fs::path text = resolved(path).lexically_relative(folder);
    return folder == resolved(folder) && folder != folder.root_path() && !text.empty() && *text.begin() != ".." &&
           text.extension() == ".mo";
  }
  return resolved(path) == folder || resolved(path.parent_path()) == folder;
}

}  // namespace

bool isSensible(const ModelText& text) {
  const solve::Settings& s = text.settings;
  return text.initial.size() == text.variables.size() && std::isfinite(s.startTime) && std::isfinite(s.stopTime) &&
         std::isfinite(s.interval) && std::isfinite(s.tolerance) && std::isfinite(s.step);
}

bool isSensible(const solve::Linearization& l) {
  const size_t nx = l.states.size(), nu = l.inputs.size(), ny = l.outputs.size();
  const auto areNumbers = [](const std::vector<double>& values) {
    return std::all_of(values.begin(), values.end(), [](double x) { return std::isfinite(x); });
  };
  return std::isfinite(l.time) && l.a.size() == nx * nx && l.b.size() == nx * nu && l.c.size() == ny * nx &&
         l.d.size() == ny * nu && areNumbers(l.a) && areNumbers(l.b) && areNumbers(l.c) && areNumbers(l.d);
}

void dropForeignRequests(std::vector<Message>& messages) {
  for (Message& message : messages)
    if (message.access && !isOfItsPlace(*message.access)) message.access.reset();
}

bool isRunFolder(const std::string& path) {
  return !path.empty() && fs::path(path).has_filename() && fs::path(path).parent_path() == resolved(folderOfRuns());
}

double timeOr(double time, double otherwise) {
  return std::isfinite(time) ? time : otherwise;
}

}  // namespace armature::worker
