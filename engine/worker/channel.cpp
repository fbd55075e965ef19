#include "engine/worker/channel.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace armature::worker {

namespace {

constexpr uint64_t kLongest = uint64_t{1} << 30;     // [bytes] of one frame; what a worker says fills no more memory
constexpr uint64_t kFirstPiece = uint64_t{1} << 16;  // [bytes] that a frame's space begins with
constexpr size_t kMostDescriptors = 4;

struct Head {
  uint32_t kind = 0, reserved = 0;
  uint64_t length = 0;
};

bool sendAll(int socket, const char* from, size_t count) {
  while (count > 0) {
    const ssize_t sent = ::send(socket, from, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    from += sent;
    count -= static_cast<size_t>(sent);
  }
  return true;
}

}  // namespace

void Descriptor::reset(int number) {
  if (number_ >= 0) ::close(number_);
  number_ = number;
}

std::optional<std::pair<Channel, Descriptor>> Channel::makePair() {
  int ends[2] = {-1, -1};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return std::nullopt;
  // This side is not held up by another one that stops in the middle of a frame.
  const timeval patience{10, 0};
  setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
  setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof(patience));
  return std::pair(Channel(Descriptor(ends[0])), Descriptor(ends[1]));
}

bool Channel::send(FrameKind kind, const Bytes& bytes, const std::vector<int>& descriptors) {
  if (!isOpen()) return false;
  Head head;
  head.kind = kind;
  head.length = bytes.size();
  // One call for both, so that the other side is woken once. It does not write into what is sent.
  iovec parts[] = {{&head, sizeof(head)}, {const_cast<char*>(bytes.data()), bytes.size()}};
  alignas(cmsghdr) char space[CMSG_SPACE(kMostDescriptors * sizeof(int))] = {};
  msghdr message{};
  message.msg_iov = parts;
  message.msg_iovlen = 2;
  if (descriptors.size() > 0) {
    message.msg_control = space;
    message.msg_controllen = CMSG_SPACE(descriptors.size() * sizeof(int));
    cmsghdr* const control = CMSG_FIRSTHDR(&message);
    control->cmsg_level = SOL_SOCKET;
    control->cmsg_type = SCM_RIGHTS;
    control->cmsg_len = CMSG_LEN(descriptors.size() * sizeof(int));
    std::memcpy(CMSG_DATA(control), descriptors.data(), descriptors.size() * sizeof(int));
  }
  ssize_t sent = 0;
  do {
    sent = sendmsg(socket_.get(), &message, MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  if (sent <= 0) return false;
  // The descriptors have gone with the first byte.
  const auto done = static_cast<size_t>(sent), ofHead = std::min(done, sizeof(head)), ofBytes = done - ofHead;
  return sendAll(socket_.get(), reinterpret_cast<const char*>(&head) + ofHead, sizeof(head) - ofHead) &&
         sendAll(socket_.get(), bytes.data() + ofBytes, bytes.size() - ofBytes);
}

// Reads so many bytes; descriptors that come with them join the frame.
bool Channel::readAll(char* to, size_t count, Frame& frame) {
  while (count > 0) {
    iovec part{to, count};
    alignas(cmsghdr) char space[CMSG_SPACE(kMostDescriptors * sizeof(int))] = {};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = space;
    message.msg_controllen = sizeof(space);
    const ssize_t got = recvmsg(socket_.get(), &message, MSG_CMSG_CLOEXEC);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    for (cmsghdr* c = CMSG_FIRSTHDR(&message); c != nullptr; c = CMSG_NXTHDR(&message, c)) {
      if (c->cmsg_level != SOL_SOCKET || c->cmsg_type != SCM_RIGHTS) continue;
      const size_t bytes = c->cmsg_len - CMSG_LEN(0);
      for (size_t at = 0; at + sizeof(int) <= bytes; at += sizeof(int)) {
        int number = -1;
        std::memcpy(&number, CMSG_DATA(c) + at, sizeof(int));
        frame.descriptors.emplace_back(number);
      }
    }
    to += got;
    count -= static_cast<size_t>(got);
  }
  return true;
}

Channel::Received Channel::receive(Frame& frame, int milliseconds) {
  if (!isOpen()) return Received::closed;
  pollfd waiting{socket_.get(), POLLIN, 0};
  const int ready = poll(&waiting, 1, milliseconds);
  if (ready == 0 || (ready < 0 && errno == EINTR)) return Received::nothing;
  frame = {};
  Head head;
  if (ready < 0 || !readAll(reinterpret_cast<char*>(&head), sizeof(head), frame) || head.length > kLongest)
    return Received::closed;
  frame.kind = head.kind;
  // Space grows with what comes, so that a head that promises much costs nothing.
  for (uint64_t there = 0; there < head.length; there = frame.bytes.size()) {
    const uint64_t piece = std::min(head.length - there, std::max(there, kFirstPiece));
    frame.bytes.resize(there + piece);
    if (!readAll(frame.bytes.data() + there, piece, frame)) return Received::closed;
  }
  return Received::frame;
}

}  // namespace armature::worker
