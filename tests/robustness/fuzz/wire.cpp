// What a process of the engine says to the window, which believes nothing of it: any bytes as an answer of each kind
// are refused or read, and what has been read is written as the same bytes' values. Of a model the results are looked
// at as the window does, in a memory whose content is the rest of the input. The first byte is the kind of answer.
#include <unistd.h>

#include "engine/worker/belief.h"
#include "engine/worker/channel.h"
#include "engine/worker/protocol.h"
#include "tests/robustness/fuzz/taker.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
using namespace armature::worker;
using armature::fuzz::demand;
using armature::fuzz::Taker;

namespace {

constexpr uint64_t kMostMemory = 1 << 18;  // [byte] that results are looked at in

// Memory that another process has filled.
class ForeignMemory final : public results::Memory {
 public:
  ForeignMemory(std::string_view content, uint64_t size) : memory_((size + 7) / 8) {
    if (!content.empty()) std::memcpy(memory_.data(), content.data(), std::min<size_t>(content.size(), size));
  }
  void* map(uint64_t offset, uint64_t bytes, bool) override {
    const uint64_t size = memory_.size() * 8;
    return offset <= size && bytes <= size - offset ? reinterpret_cast<char*>(memory_.data()) + offset : nullptr;
  }
  bool isBegun() const override { return true; }

 private:
  std::vector<uint64_t> memory_;
};

// Reads the values and says whether they could be; writing them and reading that changes nothing more.
template <class... T>
bool cross(std::string_view bytes, T&... values) {
  if (!fromBytes(bytes, values...)) return false;
  const Bytes written = toBytes(values...);
  demand(fromBytes(written, values...) && toBytes(values...) == written, "what is written is read as the same");
  return true;
}

void lookAtResults(const ModelText& model, Taker& rest) {
  if (!isSensible(model)) return;
  const uint64_t size = std::clamp<uint64_t>(rest.take<uint16_t>() * uint64_t{64}, 1 << 13, kMostMemory);
  const auto memory = std::make_shared<ForeignMemory>(rest.rest(), size);
  // The window itself has made the memory large enough for the head of its store.
  if (results::Memory::pageMultiple(16 + 8 * model.variables.size()) > size) return;
  const auto store = solve::makeStore(model.variables, model.initial, {}, memory);
  const uint64_t rows = store->rowCount();
  for (const results::Column& column : store->columns()) {
    if (rows > 0) (void)store->value(column, rows - 1);
    (void)store->valueAt(column, rest.take<double>());
    const auto [low, high] = store->range(column, rest.take<uint16_t>(), rest.take<uint16_t>());
    demand(!(low > high), "the smallest value is not above the largest");
  }
}

// Frames as they come through a socket.
void receive(std::string_view bytes) {
  auto pair = Channel::makePair();
  if (!pair) return;
  const std::string_view some = bytes.substr(0, 1 << 12);
  demand(write(pair->second.get(), some.data(), some.size()) == static_cast<ssize_t>(some.size()), "a socket takes it");
  pair->second.reset();
  Frame frame;
  while (pair->first.receive(frame, 0) == Channel::Received::frame)
    demand(frame.bytes.size() <= some.size(), "a frame has no more bytes than were sent");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  Taker input(fuzz::textOf(data, size));
  const auto kind = input.take<uint8_t>();
  const std::string_view bytes = input.rest();
  switch (kind) {
    case 0: {
      ModelText model;
      const auto length = input.take<uint16_t>();
      if (cross(input.bytesOf(length), model)) lookAtResults(model, input);
      return 0;
    }
    case 1: {
      RunAnswer answer;
      (void)cross(bytes, answer);
      return 0;
    }
    case 2: {
      std::optional<ClassInfo> info;
      (void)cross(bytes, info);
      return 0;
    }
    case 3: {
      std::vector<ClassInfo> infos;
      (void)cross(bytes, infos);
      return 0;
    }
    case 4: {
      bool isThere = false;
      std::string text;
      Message reason;
      if (cross(bytes, isThere, text, reason)) (void)diagram::fromJson(text, "diagram");
      return 0;
    }
    case 5: {
      std::vector<std::string> names;
      std::vector<Message> messages;
      (void)cross(bytes, names, messages);
      return 0;
    }
    case 6: {
      RunOrder order;
      (void)cross(bytes, order);
      return 0;
    }
    case 7: {
      Order order;
      (void)cross(bytes, order);
      return 0;
    }
    case 8: {
      receive(bytes);
      return 0;
    }
    default:
      return 0;
  }
}
