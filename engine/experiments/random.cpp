#include "engine/experiments/random.h"

#include <cmath>

namespace armature::experiments {

namespace {

constexpr uint32_t kFirstFactor = 0xD2511F53u, kSecondFactor = 0xCD9E8D57u;
constexpr uint32_t kFirstWeyl = 0x9E3779B9u, kSecondWeyl = 0xBB67AE85u;
constexpr int kRounds = 10;

}  // namespace

RandomBlock randomBlock(uint64_t seed, uint64_t run, uint32_t place) {
  uint32_t c[4] = {static_cast<uint32_t>(run), static_cast<uint32_t>(run >> 32), place, 0};
  uint32_t key[2] = {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)};
  for (int round = 0; round < kRounds; ++round) {
    const uint64_t x = static_cast<uint64_t>(kFirstFactor) * c[0], y = static_cast<uint64_t>(kSecondFactor) * c[2];
    const uint32_t next[4] = {static_cast<uint32_t>(y >> 32) ^ c[1] ^ key[0], static_cast<uint32_t>(y),
                              static_cast<uint32_t>(x >> 32) ^ c[3] ^ key[1], static_cast<uint32_t>(x)};
    for (int k = 0; k < 4; ++k) c[k] = next[k];
    key[0] += kFirstWeyl, key[1] += kSecondWeyl;
  }
  return {static_cast<uint64_t>(c[0]) << 32 | c[1], static_cast<uint64_t>(c[2]) << 32 | c[3]};
}

double unitOf(uint64_t bits) {
  return (static_cast<double>(bits >> 12) + 0.5) * 0x1p-52;
}

double standardNormal(const RandomBlock& block) {
  return std::sqrt(-2 * std::log(unitOf(block.first))) * std::cos(6.283185307179586477 * unitOf(block.second));
}

}  // namespace armature::experiments
