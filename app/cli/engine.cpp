#include "app/cli/engine.h"

#include <chrono>
#include <cstdio>
#include <filesystem>

#include "engine/base/printable.h"

namespace armature::cli {

namespace {
constexpr int64_t kSecondsOfSilence = 5;
}  // namespace

Engine::Engine(const Arguments& arguments) : isQuiet_(arguments.isQuiet) {
  std::vector<std::string> libraries = standardLibraryPath(arguments.libraries);
  // What a model of a library may read is told by the library's folder: that of this moment.
  for (std::string& folder : libraries) {
    std::error_code error;
    const std::filesystem::path absolute = std::filesystem::absolute(folder, error);
    if (!error) folder = absolute.lexically_normal().string();
  }
  if (arguments.isInProcess) {
    session_ = std::make_unique<Session>(libraries);
    return;
  }
  client_ = std::make_unique<worker::Client>(libraries);
  worker::Limits limits;
  if (arguments.memory) limits.memoryBytes = static_cast<uint64_t>(*arguments.memory * 1e9);
  if (arguments.translationTime) limits.translationSeconds = *arguments.translationTime;
  limits.onlyTheLock = arguments.onlyTheLock;
  client_->setLimits(limits);
}

std::shared_ptr<const Model> Engine::translate(const Source& source, std::vector<Message>& messages) {
  if (session_) return session_->translate(source, messages);
  // What takes long says every few seconds what it is doing.
  const auto began = std::chrono::steady_clock::now();
  int64_t told = 0;
  return client_->translate(source, messages, nullptr, [&](const Whereabouts::Snapshot& at) {
    const auto passed = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - began);
    if (isQuiet_ || passed.count() < told + kSecondsOfSilence) return;
    told = passed.count();
    std::fprintf(stderr, "still translating after %lld s: %s%s%s\n", static_cast<long long>(told),
                 printable(at.activity).c_str(), at.place.empty() ? "" : ", at ", printable(at.place).c_str());
  });
}

Result<std::string> Engine::exportModelica(const Source& source) {
  return session_ ? session_->exportModelica(source) : client_->exportModelica(source);
}

}  // namespace armature::cli
