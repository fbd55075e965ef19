// Packets of bytes, with descriptors, between the two ends of a line.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/native/beneath.h"

namespace armature::foreign {

using native::Descriptor;

// Two ends; nothing where the machine gives none. Both are closed in programs that are started.
std::optional<std::pair<Descriptor, Descriptor>> makeSockets();
// False when the other side is gone. Descriptors stay the caller's.
bool sendPacket(const Descriptor& socket, std::string_view bytes, const std::vector<int>& descriptors = {});
// Waits for a packet; nothing when the other side is gone or says what is no packet.
struct Packet {
  std::string bytes;
  std::vector<Descriptor> descriptors;
};
std::optional<Packet> receivePacket(const Descriptor& socket);
// Whether the other side is gone.
bool hasHungUp(const Descriptor& socket);

// Numbers and texts as bytes.
class Writer {
 public:
  Writer& number(uint32_t value) {
    bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
    return *this;
  }
  Writer& text(std::string_view value) {
    number(static_cast<uint32_t>(value.size()));
    bytes_.append(value);
    return *this;
  }
  Writer& texts(const std::vector<std::string>& values) {
    number(static_cast<uint32_t>(values.size()));
    for (const std::string& value : values) text(value);
    return *this;
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

// What is not there reads as nothing and makes the reader bad.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}
  bool isGood() const { return isGood_; }
  uint32_t number();
  std::string text();
  std::vector<std::string> texts();

 private:
  std::string_view take(size_t count);
  std::string_view bytes_;
  bool isGood_ = true;
};

}  // namespace armature::foreign
