#include "engine/base/read_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace armature {

namespace {

constexpr size_t kPiece = 1 << 16;  // [bytes] of what tells no length

std::optional<std::string> readAll(int handle, uint64_t most) {
  struct stat status {};
  if (fstat(handle, &status) != 0) return std::nullopt;
  std::string text;
  size_t length = 0;
  for (;;) {
    const auto told = static_cast<size_t>(std::max<off_t>(status.st_size, 0));
    if (told > most || length > most) {
      errno = EFBIG;
      return std::nullopt;
    }
    // One byte more than a file of this length has: then one call sees its end. No more, for many small files are read.
    if (length == text.size()) text.resize(length < told ? told + 1 : length + kPiece);
    const ssize_t got = ::read(handle, text.data() + length, text.size() - length);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    if (got == 0) break;
    length += static_cast<size_t>(got);
  }
  text.resize(length);
  return text;
}

}  // namespace

std::optional<std::string> readFile(const std::string& path, uint64_t most) {
  const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (handle < 0) return std::nullopt;
  std::optional<std::string> text = readAll(handle, most);
  const int reason = errno;
  ::close(handle);
  errno = reason;
  return text;
}

}  // namespace armature
