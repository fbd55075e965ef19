// The methods that a run can be made by, and their names in files and on the command line.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace armature {

enum class MethodKind : uint8_t { ida, cvodeBdf, cvodeAdams, arkodeErk, arkodeDirk, euler, heun, rk4, automatic };

inline constexpr std::array<std::string_view, 9> kMethodNames = {
    "ida", "cvode-bdf", "cvode-adams", "arkode-erk", "arkode-dirk", "euler", "heun", "rk4", "auto"};

constexpr std::string_view nameOf(MethodKind kind) {
  return kMethodNames[static_cast<size_t>(kind)];
}

constexpr std::optional<MethodKind> methodNamed(std::string_view name) {
  for (size_t k = 0; k < kMethodNames.size(); ++k)
    if (kMethodNames[k] == name) return static_cast<MethodKind>(k);
  return std::nullopt;
}

// Whether its steps have a length that the user says.
constexpr bool hasFixedStep(MethodKind kind) {
  return kind == MethodKind::euler || kind == MethodKind::heun || kind == MethodKind::rk4;
}

}  // namespace armature
