// Units as Modelica writes them (specification 3.6, chapter 19): "kg.m2", "N.m/rad", "1/min", "m.s-2", "degC". A unit
// is a factor, an offset and exponents of the seven base units; the radian is kept apart, since a stiffness per radian
// and one per metre must not be confused, but a plain number may stand for it.
#pragma once
#include <array>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace armature {

struct Unit {
  double factor = 1;                  // value in SI = value * factor + offset
  double offset = 0;                  // of temperatures
  std::array<int8_t, 7> exponents{};  // m, kg, s, A, K, mol, cd
  int8_t radians = 0;                 // not a dimension; shown, and ignored when comparing

  bool hasDimension(const Unit& other) const { return exponents == other.exponents; }
};

// Reads a unit expression. An empty text and "1" are the unit of a plain number. Failure F010 says what was not
// understood.
[[nodiscard]] Result<Unit> parseUnit(std::string_view text);

// A value given in one unit, expressed in another of the same dimension; failure F011 names both units.
[[nodiscard]] Result<double> convert(double value, std::string_view from, std::string_view to);

// The dimension in words for messages, e.g. "m.kg.s-2".
std::string dimensionText(const Unit& unit);

}  // namespace armature
