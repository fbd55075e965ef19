#include "engine/native/inflate.h"

#include <algorithm>

#include <zlib.h>

namespace armature::native {

std::optional<std::vector<char>> inflateZlib(std::string_view stream, size_t limit) {
  z_stream state{};
  if (inflateInit(&state) != Z_OK) return std::nullopt;
  std::vector<char> plain;
  size_t taken = 0;
  int status = Z_OK;
  // Space grows with what comes out, so that a short stream that promises much costs little.
  while (status == Z_OK && plain.size() <= limit) {
    constexpr size_t kPiece = size_t{1} << 30;  // zlib counts in 32 bits
    const size_t before = plain.size();
    const size_t room = std::min({std::max<size_t>(before, 1 << 16), limit - before + 1, kPiece});
    const size_t input = std::min(stream.size() - taken, kPiece);
    plain.resize(before + room);
    state.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(stream.data() + taken));  // read only
    state.avail_in = static_cast<uInt>(input);
    state.next_out = reinterpret_cast<Bytef*>(plain.data() + before);
    state.avail_out = static_cast<uInt>(room);
    status = inflate(&state, Z_NO_FLUSH);
    taken += input - state.avail_in;
    plain.resize(before + room - state.avail_out);
  }
  inflateEnd(&state);
  if (status != Z_STREAM_END || plain.size() > limit) return std::nullopt;
  return plain;
}

}  // namespace armature::native
