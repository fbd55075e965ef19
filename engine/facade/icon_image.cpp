#include "engine/facade/icon_image.h"

#include <algorithm>
#include <array>

#include "engine/base/read_file.h"
#include "engine/model/address.h"

namespace armature {

namespace {

constexpr uint64_t kMostImageFile = 1 << 20;  // [bytes]

bool isImage(const std::string& bytes) {
  static constexpr std::array<std::string_view, 4> kBeginnings = {"\x89PNG", "\xFF\xD8\xFF", "GIF8", "BM"};
  return std::any_of(kBeginnings.begin(), kBeginnings.end(),
                     [&](std::string_view beginning) { return std::string_view(bytes).starts_with(beginning); });
}

}  // namespace

std::string toBase64(const std::string& bytes) {
  constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (size_t k = 0; k < bytes.size(); k += 3) {
    const auto byte = [&](size_t i) -> uint32_t { return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0; };
    const uint32_t three = byte(k) << 16 | byte(k + 1) << 8 | byte(k + 2);
    for (size_t digit = 0; digit < 4; ++digit)
      text += k + digit > bytes.size() ? '=' : kDigits[three >> (18 - 6 * digit) & 63];
  }
  return text;
}

std::string imageOfLibrary(const std::string& address, model::Library& library) {
  if (address.find("..") != std::string::npos) return {};
  const auto path = model::addressedPath(address, library);
  const auto bytes = path ? readFile(*path, kMostImageFile) : std::nullopt;
  return bytes && isImage(*bytes) ? toBase64(*bytes) : std::string();
}

}  // namespace armature
