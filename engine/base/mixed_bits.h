// Bits that all hang on all bits of a number: for digests and tables, not against anybody who wants two to be the same.
#pragma once
#include <cstdint>

namespace armature {

// The finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014); one to one.
constexpr uint64_t mixedBits(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

// A digest of a sequence of numbers, with one more.
constexpr uint64_t digestWith(uint64_t digest, uint64_t word) {
  return mixedBits((digest ^ word) + 0x9E3779B97F4A7C15u);
}

}  // namespace armature
