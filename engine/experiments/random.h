// Random numbers by position instead of by sequence: Philox 4x32-10 (Salmon, Moraes, Dror & Shaw, Parallel random
// numbers: as easy as 1, 2, 3, SC 2011). A run's numbers depend on seed, run and factor alone, so that any number of
// processes in any order draws the same.
#pragma once
#include <cstdint>

namespace armature::experiments {

struct RandomBlock {
  uint64_t first = 0, second = 0;
};
RandomBlock randomBlock(uint64_t seed, uint64_t run, uint32_t place);

// Between 0 and 1, both excluded.
double unitOf(uint64_t bits);
// Of a normal distribution with mean 0 and standard deviation 1 (Box & Muller 1958).
double standardNormal(const RandomBlock& block);

}  // namespace armature::experiments
