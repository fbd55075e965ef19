// Values taken from the bytes of an input, one after the other; zeros when they have come to an end.
#pragma once
#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>

namespace armature::fuzz {

class Taker {
 public:
  explicit Taker(std::string_view bytes) : rest_(bytes) {}
  bool isAtEnd() const { return rest_.empty(); }
  std::string_view rest() const { return rest_; }
  template <class T>
  T take() {
    T value{};
    const std::string_view bytes = bytesOf(sizeof value);
    if (!bytes.empty()) std::memcpy(&value, bytes.data(), bytes.size());
    return value;
  }
  std::string_view bytesOf(size_t count) {
    const std::string_view taken = rest_.substr(0, std::min(count, rest_.size()));
    rest_.remove_prefix(taken.size());
    return taken;
  }

 private:
  std::string_view rest_;
};

}  // namespace armature::fuzz
