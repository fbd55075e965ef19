#include "engine/experiments/ranks.h"

#include <chrono>
#include <cstring>
#include <thread>

namespace armature::experiments {

namespace {

constexpr auto kRankRest = std::chrono::microseconds(500);  // between two looks for a message

template <class T>
void put(std::string& bytes, const T& value) {
  bytes.append(reinterpret_cast<const char*>(&value), sizeof(value));
}

// Takes values from the front; after the first that is not there all read as zero.
class Taker {
 public:
  explicit Taker(const std::string& bytes) : rest_(bytes) {}
  template <class T>
  T take() {
    T value{};
    if (rest_.size() < sizeof(T)) isGood_ = false;
    if (!isGood_) return value;
    std::memcpy(&value, rest_.data(), sizeof(T));
    rest_.remove_prefix(sizeof(T));
    return value;
  }
  // A count of what takes at least so many bytes each.
  uint64_t count(size_t least) {
    const auto n = take<uint64_t>();
    if (n > rest_.size() / least) isGood_ = false;
    return isGood_ ? n : 0;
  }
  std::string text() {
    const uint64_t n = count(1);
    std::string all(rest_.substr(0, n));
    rest_.remove_prefix(n);
    return all;
  }
  bool isGood() const { return isGood_; }

 private:
  std::string_view rest_;
  bool isGood_ = true;
};

}  // namespace

std::string toBytes(const Done& done) {
  std::string bytes;
  put(bytes, static_cast<uint64_t>(done.runs.size()));
  for (const Done::Run& r : done.runs) {
    put(bytes, r.run);
    put(bytes, r.result.status);
    put(bytes, r.result.seconds);
    put(bytes, static_cast<uint64_t>(r.result.values.size()));
    for (const double value : r.result.values) put(bytes, value);
    put(bytes, static_cast<uint64_t>(r.result.message.size()));
    bytes += r.result.message;
  }
  return bytes;
}

std::optional<Done> readDone(const std::string& bytes) {
  Taker from(bytes);
  Done done;
  for (uint64_t n = from.count(33); n > 0 && from.isGood(); --n) {
    Done::Run r;
    r.run = from.take<uint64_t>();
    r.result.status = from.take<uint8_t>();
    r.result.seconds = from.take<double>();
    for (uint64_t k = from.count(8); k > 0; --k) r.result.values.push_back(from.take<double>());
    r.result.message = from.text();
    done.runs.push_back(std::move(r));
  }
  return from.isGood() ? std::optional(std::move(done)) : std::nullopt;
}

std::string toBytes(const Chunk& chunk) {
  std::string bytes;
  put(bytes, chunk.group);
  put(bytes, static_cast<uint64_t>(chunk.runs.size()));
  for (const uint64_t run : chunk.runs) put(bytes, run);
  return bytes;
}

std::optional<Chunk> readChunk(const std::string& bytes) {
  Taker from(bytes);
  Chunk chunk;
  chunk.group = from.take<uint32_t>();
  for (uint64_t n = from.count(8); n > 0; --n) chunk.runs.push_back(from.take<uint64_t>());
  return from.isGood() ? std::optional(std::move(chunk)) : std::nullopt;
}

void dismiss(Ranks& ranks) {
  for (int present = ranks.size() - 1; present > 0;) {
    const auto message = ranks.receive();
    if (!message) {
      std::this_thread::sleep_for(kRankRest);
      continue;
    }
    ranks.send(message->first, toBytes(Chunk()));
    --present;
  }
}

bool helpWithStudy(Points& points, Ranks& ranks, solve::ControlState& control) {
  Done done;
  for (;;) {
    if (!ranks.send(0, toBytes(done))) return false;
    auto answer = ranks.receive();
    for (; !answer; answer = ranks.receive()) std::this_thread::sleep_for(kRankRest);
    const std::optional<Chunk> chunk = readChunk(answer->second);
    if (!chunk) return false;
    if (chunk->isEmpty()) return true;
    done.runs.clear();
    points.run(*chunk, control, [&done](uint64_t run, PointResult&& result) {
      done.runs.push_back({run, std::move(result)});
    });
  }
}

}  // namespace armature::experiments
