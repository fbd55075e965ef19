// Limits of time in tests are for a build without sanitizers; with them the engine is many times slower.
#pragma once

namespace armature::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr int kSlowness = 20;
#else
inline constexpr int kSlowness = 1;
#endif

// Of many cases that are alike one in so many is tried: sanitizers look for faults of memory, not of numbers.
inline constexpr int kOneOf = kSlowness > 1 ? 6 : 1;

}  // namespace armature::test
