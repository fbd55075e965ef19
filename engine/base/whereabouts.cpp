#include "engine/base/whereabouts.h"

#include <algorithm>
#include <cstring>

namespace armature {
namespace {

constexpr int kReadAttempts = 1000;  // of a reader that is overtaken twice each time

// Copies both texts, with a dot between them, and returns the length.
size_t join(std::string_view first, std::string_view second, char* to, size_t size) {
  const bool hasDot = !first.empty() && !second.empty();
  const size_t whole = first.size() + hasDot + second.size();
  size_t skipped = whole > size ? whole - size : 0;
  size_t length = 0;
  for (const std::string_view text : {first, hasDot ? std::string_view(".") : std::string_view(), second}) {
    const size_t from = std::min(skipped, text.size());
    skipped -= from;
    length += text.copy(to + length, text.size() - from, from);
  }
  return length;
}

}  // namespace

template <size_t bytes>
void Whereabouts::write(Text<bytes>& to, std::string_view first, std::string_view second) {
  std::array<char, bytes> joined;
  const size_t length = join(first, second, joined.data(), bytes);
  for (size_t k = 0; k < to.size(); ++k) {
    const size_t begin = k * sizeof(uint64_t);
    uint64_t word = 0;
    if (begin < length) std::memcpy(&word, joined.data() + begin, std::min(length - begin, sizeof word));
    const bool isEnd = word == 0 && to[k].load(std::memory_order_relaxed) == 0;
    to[k].store(word, std::memory_order_release);  // whoever sees it sees the number that was written before it
    if (isEnd) break;                              // the rest is zero already
  }
}

template <size_t bytes>
std::string Whereabouts::textOf(const Text<bytes>& from) {
  std::array<char, bytes> copied;
  for (size_t k = 0; k < from.size(); ++k) {
    const uint64_t word = from[k].load(std::memory_order_acquire);
    std::memcpy(copied.data() + k * sizeof word, &word, sizeof word);
  }
  return {copied.begin(), std::find(copied.begin(), copied.end(), '\0')};
}

void Whereabouts::begin(std::string_view activity) {
  const uint64_t before = written_.load(std::memory_order_relaxed);
  Texts& next = texts_[(before + 1) % 2];
  write<kActivitySize>(next.activity, activity, {});
  write<kPlaceSize>(next.place, {}, {});
  written_.store(before + 1, std::memory_order_release);
}

void Whereabouts::at(std::string_view place, std::string_view member) {
  const uint64_t before = written_.load(std::memory_order_relaxed);
  const Texts& now = texts_[before % 2];
  Texts& next = texts_[(before + 1) % 2];
  for (size_t k = 0; k < now.activity.size(); ++k)
    next.activity[k].store(now.activity[k].load(std::memory_order_relaxed), std::memory_order_release);
  write<kPlaceSize>(next.place, place, member);
  written_.store(before + 1, std::memory_order_release);
}

// The writer touches the texts that are being read only after it has published the others.
Whereabouts::Snapshot Whereabouts::read() const {
  Snapshot snapshot;
  for (int attempt = 0; attempt < kReadAttempts; ++attempt) {
    const uint64_t before = written_.load(std::memory_order_acquire);
    const Texts& latest = texts_[before % 2];
    snapshot = {textOf<kActivitySize>(latest.activity), textOf<kPlaceSize>(latest.place),
                time_.load(std::memory_order_relaxed), before};
    if (written_.load(std::memory_order_relaxed) == before) break;
  }
  return snapshot;
}

}  // namespace armature
