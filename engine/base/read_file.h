// A file as text, read wholly or not at all: what a disk or a folder on the network refuses half-way is no shorter
// file, and no exception either, which the language's streams may throw from within.
#pragma once
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace armature {

// The bytes of a regular file, or of a pipe up to its end. Nothing, with the reason in errno, where it cannot be read,
// is a folder (EISDIR) or is longer than `most` bytes (EFBIG).
std::optional<std::string> readFile(const std::string& path, uint64_t most = std::numeric_limits<uint64_t>::max());

}  // namespace armature
