#include "engine/foreign/socket.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace armature::foreign {

namespace {

constexpr uint32_t kLongest = 64u << 20;  // [bytes] of a packet
constexpr size_t kMostDescriptors = 4;

struct Head {
  uint32_t size = 0, descriptors = 0;
};

bool sendAll(int socket, const char* from, size_t count) {
  while (count > 0) {
    const ssize_t sent = send(socket, from, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    from += sent;
    count -= static_cast<size_t>(sent);
  }
  return true;
}

bool receiveAll(int socket, char* to, size_t count) {
  while (count > 0) {
    const ssize_t got = recv(socket, to, count, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    to += got;
    count -= static_cast<size_t>(got);
  }
  return true;
}

// Room for the descriptors of a message, aligned as the system wants it.
union Control {
  cmsghdr header;
  std::array<char, CMSG_SPACE(kMostDescriptors * sizeof(int))> room;
};

}  // namespace

std::optional<std::pair<Descriptor, Descriptor>> makeSockets() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return std::nullopt;
  return std::pair{Descriptor(ends[0]), Descriptor(ends[1])};
}

bool sendPacket(const Descriptor& socket, std::string_view bytes, const std::vector<int>& descriptors) {
  Head head{static_cast<uint32_t>(bytes.size()), static_cast<uint32_t>(descriptors.size())};
  iovec part{&head, sizeof head};
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  Control control{};
  if (!descriptors.empty()) {
    message.msg_control = control.room.data();
    message.msg_controllen = CMSG_SPACE(descriptors.size() * sizeof(int));
    cmsghdr* const rights = CMSG_FIRSTHDR(&message);
    rights->cmsg_level = SOL_SOCKET;
    rights->cmsg_type = SCM_RIGHTS;
    rights->cmsg_len = CMSG_LEN(descriptors.size() * sizeof(int));
    std::memcpy(CMSG_DATA(rights), descriptors.data(), descriptors.size() * sizeof(int));
  }
  ssize_t sent = -1;
  do {
    sent = sendmsg(socket.number(), &message, MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  return sent == static_cast<ssize_t>(sizeof head) && sendAll(socket.number(), bytes.data(), bytes.size());
}

std::optional<Packet> receivePacket(const Descriptor& socket) {
  Head head;
  iovec part{&head, sizeof head};
  Control control{};
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control.room.data();
  message.msg_controllen = control.room.size();
  ssize_t got = -1;
  do {
    got = recvmsg(socket.number(), &message, MSG_CMSG_CLOEXEC);
  } while (got < 0 && errno == EINTR);
  if (got <= 0) return std::nullopt;
  Packet packet;
  for (cmsghdr* c = CMSG_FIRSTHDR(&message); c != nullptr; c = CMSG_NXTHDR(&message, c)) {
    if (c->cmsg_level != SOL_SOCKET || c->cmsg_type != SCM_RIGHTS) continue;
    for (size_t k = 0; k < (c->cmsg_len - CMSG_LEN(0)) / sizeof(int); ++k) {
      int number = -1;
      std::memcpy(&number, CMSG_DATA(c) + k * sizeof(int), sizeof number);
      packet.descriptors.emplace_back(number);
    }
  }
  const auto read = static_cast<size_t>(got);
  if (read < sizeof head && !receiveAll(socket.number(), reinterpret_cast<char*>(&head) + read, sizeof head - read))
    return std::nullopt;
  if (head.size > kLongest || head.descriptors != packet.descriptors.size()) return std::nullopt;
  packet.bytes.resize(head.size);
  if (!receiveAll(socket.number(), packet.bytes.data(), head.size)) return std::nullopt;
  return packet;
}

bool hasHungUp(const Descriptor& socket) {
  pollfd end{socket.number(), 0, 0};
  return poll(&end, 1, 0) > 0 && (end.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

std::string_view Reader::take(size_t count) {
  isGood_ = isGood_ && count <= bytes_.size();
  if (!isGood_) return {};
  const std::string_view taken = bytes_.substr(0, count);
  bytes_.remove_prefix(count);
  return taken;
}

uint32_t Reader::number() {
  uint32_t value = 0;
  const std::string_view taken = take(sizeof value);
  if (isGood_) std::memcpy(&value, taken.data(), sizeof value);
  return value;
}

std::string Reader::text() {
  const uint32_t size = number();
  return std::string(take(size));
}

std::vector<std::string> Reader::texts() {
  std::vector<std::string> values;
  for (uint32_t count = number(); count > 0 && isGood_; --count) values.push_back(text());
  return values;
}

}  // namespace armature::foreign
