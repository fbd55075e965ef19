// Paths as texts. Inside of the room.
#pragma once
#include <filesystem>
#include <optional>
#include <string>

namespace armature::native {

// Without "." and ".." and without a slash at the end; no file is looked at.
std::string normalPath(const std::filesystem::path& path);
// What a normal path is beneath a normal folder ("" for the folder itself); nothing where it lies elsewhere.
std::optional<std::string> beneath(const std::string& path, const std::string& folder);
// The path with its links followed as far as it exists; the same path where that fails.
std::string resolved(const std::string& path);

}  // namespace armature::native
