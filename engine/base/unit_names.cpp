#include "engine/base/unit_names.h"

#include <cmath>

namespace armature {

namespace {

struct Named {
  std::array<int8_t, 7> exponents;  // m, kg, s, A, K, mol, cd
  const char* text;
};
// How a coherent unit is written, the usual name first.
constexpr Named kNames[] = {
    {{0, 0, 0, 0, 0, 0, 0}, "1"},     {{1, 0, 0, 0, 0, 0, 0}, "m"},      {{0, 1, 0, 0, 0, 0, 0}, "kg"},
    {{0, 0, 1, 0, 0, 0, 0}, "s"},     {{0, 0, 0, 1, 0, 0, 0}, "A"},      {{0, 0, 0, 0, 1, 0, 0}, "K"},
    {{2, 0, 0, 0, 0, 0, 0}, "m2"},    {{3, 0, 0, 0, 0, 0, 0}, "m3"},     {{1, 0, -1, 0, 0, 0, 0}, "m/s"},
    {{1, 0, -2, 0, 0, 0, 0}, "m/s2"}, {{1, 0, -3, 0, 0, 0, 0}, "m/s3"},  {{2, 0, -2, 0, 0, 0, 0}, "m2/s2"},
    {{0, 0, -1, 0, 0, 0, 0}, "1/s"},  {{0, 0, -2, 0, 0, 0, 0}, "1/s2"},  {{1, 1, -2, 0, 0, 0, 0}, "N"},
    {{1, 1, -3, 0, 0, 0, 0}, "N/s"},  {{1, 1, -1, 0, 0, 0, 0}, "N.s"},   {{0, 1, -2, 0, 0, 0, 0}, "N/m"},
    {{0, 1, -1, 0, 0, 0, 0}, "kg/s"}, {{2, 1, -2, 0, 0, 0, 0}, "J"},     {{2, 1, -3, 0, 0, 0, 0}, "W"},
    {{2, 1, -4, 0, 0, 0, 0}, "W/s"},  {{2, 1, -1, 0, 0, 0, 0}, "J.s"},   {{2, 1, 0, 0, 0, 0, 0}, "kg.m2"},
    {{-1, 1, -2, 0, 0, 0, 0}, "Pa"},  {{-3, 1, 0, 0, 0, 0, 0}, "kg/m3"}, {{0, 0, 1, 1, 0, 0, 0}, "C"},
    {{0, 0, -1, 1, 0, 0, 0}, "A/s"},  {{0, 0, 0, 2, 0, 0, 0}, "A2"},     {{2, 1, -3, -1, 0, 0, 0}, "V"},
    {{2, 1, -4, -1, 0, 0, 0}, "V/s"}, {{4, 2, -6, -2, 0, 0, 0}, "V2"},   {{-2, -1, 4, 2, 0, 0, 0}, "F"},
    {{2, 1, -3, -2, 0, 0, 0}, "Ohm"}, {{-2, -1, 3, 2, 0, 0, 0}, "S"},    {{2, 1, -2, -1, 0, 0, 0}, "Wb"},
    {{0, 1, -2, -1, 0, 0, 0}, "T"},   {{2, 1, -2, -2, 0, 0, 0}, "H"},    {{0, 0, -1, 0, 1, 0, 0}, "K/s"},
    {{2, 1, -3, 0, -1, 0, 0}, "W/K"}, {{2, 1, -2, 0, -1, 0, 0}, "J/K"}};
// The same with an odd number of radians, or more than one in the denominator.
constexpr Named kTurning[] = {{{0, 0, 0, 0, 0, 0, 0}, "rad"},     {{0, 0, -1, 0, 0, 0, 0}, "rad/s"},
                              {{0, 0, -2, 0, 0, 0, 0}, "rad/s2"}, {{0, 0, -3, 0, 0, 0, 0}, "rad/s3"},
                              {{0, 0, 1, 0, 0, 0, 0}, "rad.s"},   {{2, 1, -2, 0, 0, 0, 0}, "N.m"},
                              {{2, 1, -1, 0, 0, 0, 0}, "N.m.s"},  {{2, 1, -3, 0, 0, 0, 0}, "N.m/s"}};
constexpr Named kPerRadian[] = {{{2, 1, -2, 0, 0, 0, 0}, "N.m/rad"}, {{2, 1, -1, 0, 0, 0, 0}, "N.m.s/rad"}};

template <size_t kCount>
const char* nameAmong(const Named (&names)[kCount], const Unit& unit) {
  for (const Named& named : names)
    if (named.exponents == unit.exponents) return named.text;
  return nullptr;
}

std::string composed(const Unit& unit) {
  static constexpr const char* kBase[] = {"m", "kg", "s", "A", "K", "mol", "cd"};
  std::string above, below;
  int belowCount = 0;
  for (size_t k = 0; k < 7; ++k) {
    const int exponent = unit.exponents[k];
    if (exponent == 0) continue;
    std::string& side = exponent > 0 ? above : below;
    belowCount += exponent < 0;
    if (!side.empty()) side += '.';
    side += kBase[k];
    if (std::abs(exponent) > 1) side += std::to_string(std::abs(exponent));
  }
  if (above.empty()) above = "1";
  if (below.empty()) return above;
  return above + "/" + (belowCount > 1 ? "(" + below + ")" : below);
}

}  // namespace

std::string unitName(const Unit& unit) {
  const char* name = nullptr;
  if (unit.radians <= -2) name = nameAmong(kPerRadian, unit);
  if (!name && unit.radians % 2 != 0) name = nameAmong(kTurning, unit);
  if (!name) name = nameAmong(kNames, unit);
  return name ? name : composed(unit);
}

bool isTorque(std::string_view unit) {
  return unit == "N.m" || unit.starts_with("N.m.") || unit.starts_with("N.m/");
}

std::string unitOfRate(std::string_view of) {
  Result<Unit> unit = parseUnit(of);
  if (of.empty() || !unit || unit->factor != 1) return {};
  unit->offset = 0;  // a degree is as much as a kelvin
  if (isTorque(of)) --unit->radians;
  --unit->exponents[2];
  return unitName(*unit);
}

}  // namespace armature
