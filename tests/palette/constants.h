// Constants of nature that closed forms in these tests need.
#pragma once
#include <numbers>

namespace armature::test {

inline constexpr double kPi = std::numbers::pi;
inline constexpr double kG = 9.80665;                 // [m/s2]
inline constexpr double kBoltzmann = 1.380649e-23;    // [J/K]
inline constexpr double kElectron = 1.602176634e-19;  // charge [C]

}  // namespace armature::test
