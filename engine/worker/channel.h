// Frames of bytes, with descriptors, over a pair of local sockets between two processes.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/worker/wire.h"

namespace armature::worker {

// A descriptor that is closed with its owner.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    reset(other.release());
    return *this;
  }
  ~Descriptor() { reset(); }
  int get() const { return number_; }
  bool isOpen() const { return number_ >= 0; }
  int release() { return std::exchange(number_, -1); }
  void reset(int number = -1);

 private:
  int number_ = -1;
};

// Kinds of frames; those to and from a process stand in protocol.h.
using FrameKind = uint32_t;

struct Frame {
  FrameKind kind = 0;
  Bytes bytes;
  std::vector<Descriptor> descriptors;
  std::string_view view() const { return bytes; }
};

class Channel {
 public:
  Channel() = default;
  explicit Channel(Descriptor socket) : socket_(std::move(socket)) {}
  // Two ends, the second one for another process. Nothing where the machine gives none.
  static std::optional<std::pair<Channel, Descriptor>> makePair();

  bool isOpen() const { return socket_.isOpen(); }
  int descriptor() const { return socket_.get(); }
  void close() { socket_.reset(); }

  // Sends a frame; descriptors stay the caller's. False when the other side is gone.
  bool send(FrameKind kind, const Bytes& bytes, const std::vector<int>& descriptors = {});
  enum class Received { frame, nothing, closed };
  // Waits at most so long for the beginning of a frame, without limit below 0 [ms]. `closed`, too, for a frame that is
  // longer than any that this program sends.
  Received receive(Frame& frame, int milliseconds);

 private:
  bool readAll(char* to, size_t count, Frame& frame);
  Descriptor socket_;
};

}  // namespace armature::worker
