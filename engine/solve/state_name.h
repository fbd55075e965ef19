// What a state is called towards a person: der(mass.s) is mass.v where the model has such a variable.
#pragma once
#include <optional>
#include <string>

#include "engine/base/phrase.h"
#include "engine/program/program.h"

namespace armature::solve {

struct StateName {
  std::string name, unit, part;  // unit: empty for numbers
  size_t place = 0;              // in the order of the model's variables
};
// The name of a variable that always has the state's value, the first of the model that is no derivative; else its own.
// Linear in the number of variables.
StateName nameOf(const program::Program& program, const program::StateVariable& state);

// The model's own variables that change at events alone, numbers where there are some, as a list;
// nothing where nothing is sampled.
std::optional<Phrase> sampledNames(const program::Program& program);

}  // namespace armature::solve
