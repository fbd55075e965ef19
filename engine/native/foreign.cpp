#include "engine/native/foreign.h"

#include <cstdlib>
#include <filesystem>

namespace armature::native {

namespace {

// Nobody means all that a person has when trusting a library.
bool holdsHome(const std::filesystem::path& folder) {
  const char* const home = std::getenv("HOME");
  if (folder == folder.root_path()) return true;
  std::error_code code;
  const std::filesystem::path own = home != nullptr ? std::filesystem::canonical(home, code) : "";
  return !own.empty() && !code && *own.lexically_relative(folder).begin() != "..";
}

}  // namespace

Diagnostic notTrusted(const ForeignFunction& function) {
  namespace fs = std::filesystem;
  std::error_code code;
  const fs::path file = fs::canonical(function.file, code);
  if (code || !fs::is_regular_file(file, code)) {
    Diagnostic refusal = failure("F506", phrase("only C functions in the files of a library are called"));
    refusal.advice = phrase("put the function into a file of a library, and trust that");
    return refusal;
  }
  const fs::path library = fs::canonical(function.library, code);
  const std::string folder = (code ? file.parent_path() : library).generic_string();
  Diagnostic refusal = failure("F506", phrase("the library in %1 is not trusted", folder));
  if (holdsHome(folder)) {
    refusal.advice = phrase("put the library into a folder of its own, and trust that");
    return refusal;
  }
  refusal.advice = phrase(
      "trust its C functions, which may then do what you may, by --trust %1, or in the window when it asks", folder);
  refusal.access = AccessRequest{file.generic_string(), folder, AccessKind::trust, {}, {}};
  return refusal;
}

}  // namespace armature::native
