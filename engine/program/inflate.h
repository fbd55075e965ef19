// Decompression of zlib streams (RFC 1950) with deflated data (RFC 1951), as MATLAB files of version 7 hold them.
#pragma once
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace armature::program {

// The bytes of a stream; nothing when it is damaged or longer than `limit` [byte]. The check sum is not looked at.
std::optional<std::vector<char>> inflateZlib(std::string_view stream, size_t limit);

}  // namespace armature::program
