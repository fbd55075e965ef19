// One varied name of a study: its values over a grid, or the distribution that they are drawn from.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace armature::experiments {

struct Factor {
  enum class Kind : uint8_t { range, choices, normal, uniform, lognormal };
  std::string name;
  Kind kind = Kind::range;
  // range: from a to b in `count` points; normal: mean a, standard deviation b; lognormal: the same of the logarithm;
  // uniform: between a and b.
  double a = 0, b = 0;
  uint64_t count = 0;                // values of a grid
  std::vector<std::string> choices;  // Modelica texts

  bool isRandom() const { return kind >= Kind::normal; }
  // Value k of the grid as Modelica text, numbers in the shortest form that reads back as the same value.
  std::string valueAt(uint64_t k) const;
  // The value of a run of a Monte Carlo study. It depends on these numbers alone, not on the order of the runs.
  std::string drawn(uint64_t seed, uint64_t run, uint32_t place) const;
};

// NAME=range(LO, HI, N), NAME=choices(A, B, …), NAME=normal(MEAN, SIGMA), NAME=uniform(LO, HI) or
// NAME=lognormal(MEAN, SIGMA). Failure E010 says what is wrong with the text.
Result<Factor> readFactor(std::string_view text);

// The shortest text that reads back as the same number.
std::string numberText(double value);

}  // namespace armature::experiments
