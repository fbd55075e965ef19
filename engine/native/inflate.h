// Decompression of zlib streams (RFC 1950), as MATLAB files of version 7 hold them. The work is zlib's.
#pragma once
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace armature::native {

// The bytes of a stream; nothing when it is damaged, ends too early, or gives more than `limit` [byte].
std::optional<std::vector<char>> inflateZlib(std::string_view stream, size_t limit);

}  // namespace armature::native
