#include "engine/program/inflate.h"

#include <array>
#include <cstdint>

namespace armature::program {

namespace {

constexpr int kMaxBits = 15;

// A canonical Huffman code: symbols ordered by length, and how many there are of each length.
class HuffmanCode {
 public:
  explicit HuffmanCode(const std::vector<uint8_t>& lengths) : symbols_(lengths.size()) {
    for (uint8_t length : lengths) ++counts_[length];
    counts_[0] = 0;
    std::array<uint32_t, kMaxBits + 2> start{};
    for (int k = 1; k <= kMaxBits; ++k) start[k + 1] = start[k] + counts_[k];
    for (size_t s = 0; s < lengths.size(); ++s)
      if (lengths[s] != 0) symbols_[start[lengths[s]]++] = static_cast<uint16_t>(s);
  }
  // Reads one symbol bit by bit; −1 for an unknown code.
  template <class Bits>
  int read(Bits& bits) const {
    uint32_t code = 0, first = 0, index = 0;
    for (int length = 1; length <= kMaxBits; ++length) {
      code |= bits.take(1);
      const uint32_t count = counts_[length];
      if (code < first + count) return symbols_[index + (code - first)];
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }

 private:
  std::array<uint32_t, kMaxBits + 1> counts_{};
  std::vector<uint16_t> symbols_;
};

class Inflater {
 public:
  Inflater(std::string_view in, size_t limit) : in_(in), limit_(limit) {}

  bool run() {
    bool isLast = false;
    while (!isLast) {
      isLast = take(1) != 0;
      const uint32_t kind = take(2);
      const bool done = kind == 0 ? stored() : kind == 1 ? fixedBlock() : kind == 2 ? dynamicBlock() : false;
      if (!done || hasEnded_) return false;
    }
    return true;
  }

  // The next bits, the first one lowest. Beyond the end zeros come, and the stream counts as damaged.
  uint32_t take(int count) {
    while (have_ < count) {
      if (at_ >= in_.size()) hasEnded_ = true;
      const uint64_t byte = at_ < in_.size() ? static_cast<unsigned char>(in_[at_]) : 0;
      ++at_;
      buffer_ |= byte << have_;
      have_ += 8;
    }
    const auto result = static_cast<uint32_t>(buffer_ & ((uint64_t{1} << count) - 1));
    buffer_ >>= count;
    have_ -= count;
    return result;
  }

  std::vector<char> out;

 private:
  bool stored() {
    buffer_ = 0;
    have_ = 0;
    const uint32_t size = take(16);
    if ((size ^ 0xFFFF) != take(16) || at_ + size > in_.size() || out.size() + size > limit_) return false;
    out.insert(out.end(), in_.begin() + static_cast<std::ptrdiff_t>(at_),
               in_.begin() + static_cast<std::ptrdiff_t>(at_ + size));
    at_ += size;
    return true;
  }

  bool fixedBlock() {
    std::vector<uint8_t> lengths(288, 8);
    for (size_t k = 144; k < 256; ++k) lengths[k] = 9;
    for (size_t k = 256; k < 280; ++k) lengths[k] = 7;
    return codedBlock(HuffmanCode(lengths), HuffmanCode(std::vector<uint8_t>(30, 5)));
  }

  bool dynamicBlock() {
    static constexpr uint8_t kOrder[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    const size_t literals = take(5) + 257, distances = take(5) + 1, codes = take(4) + 4;
    std::vector<uint8_t> lengths(19);
    for (size_t k = 0; k < codes; ++k) lengths[kOrder[k]] = static_cast<uint8_t>(take(3));
    const HuffmanCode lengthCode(lengths);
    lengths.clear();
    while (lengths.size() < literals + distances) {
      const int symbol = lengthCode.read(*this);
      if (symbol < 0 || hasEnded_ || (symbol == 16 && lengths.empty())) return false;
      if (symbol < 16) {
        lengths.push_back(static_cast<uint8_t>(symbol));
        continue;
      }
      const uint8_t value = symbol == 16 ? lengths.back() : 0;
      const uint32_t repeat = symbol == 16 ? 3 + take(2) : symbol == 17 ? 3 + take(3) : 11 + take(7);
      lengths.insert(lengths.end(), repeat, value);
    }
    if (lengths.size() > literals + distances) return false;
    const auto border = lengths.begin() + static_cast<std::ptrdiff_t>(literals);
    return codedBlock(HuffmanCode({lengths.begin(), border}), HuffmanCode({border, lengths.end()}));
  }

  bool codedBlock(const HuffmanCode& literals, const HuffmanCode& distances) {
    static constexpr uint16_t kLength[] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                           31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
    static constexpr uint8_t kLengthBits[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                              2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
    static constexpr uint16_t kDistance[] = {1,    2,    3,    4,    5,    7,    9,    13,    17,    25,
                                             33,   49,   65,   97,   129,  193,  257,  385,   513,   769,
                                             1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
    while (true) {
      const int symbol = literals.read(*this);
      if (symbol < 0 || symbol > 285 || hasEnded_) return false;
      if (symbol == 256) return true;
      if (symbol < 256) {
        out.push_back(static_cast<char>(symbol));
        if (out.size() > limit_) return false;
        continue;
      }
      const size_t length = kLength[symbol - 257] + take(kLengthBits[symbol - 257]);
      const int code = distances.read(*this);
      if (code < 0 || code > 29) return false;
      const size_t distance = kDistance[code] + take(code < 2 ? 0 : code / 2 - 1);
      if (distance > out.size() || out.size() + length > limit_) return false;
      for (size_t k = 0; k < length; ++k) out.push_back(out[out.size() - distance]);
    }
  }

  std::string_view in_;
  size_t limit_;
  size_t at_ = 0;
  uint64_t buffer_ = 0;
  int have_ = 0;
  bool hasEnded_ = false;
};

}  // namespace

std::optional<std::vector<char>> inflateZlib(std::string_view stream, size_t limit) {
  if (stream.size() < 2 || (stream[0] & 0x0F) != 8) return std::nullopt;
  Inflater inflater(stream.substr(2), limit);
  if (!inflater.run()) return std::nullopt;
  return std::move(inflater.out);
}

}  // namespace armature::program
