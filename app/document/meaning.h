// Whether two states of a diagram mean the same run.
#pragma once
#include <set>
#include <string>

#include "engine/diagram/document.h"

namespace armature::app {

// True where both make the same equations with the same values over the same time; where parts and wires lie, what they
// are called in words and what is plotted makes no difference. `except`: full names of parameters ("inertia1.J") whose
// values may differ.
bool meansTheSame(const diagram::Document& a, const diagram::Document& b, const std::set<std::string>& except = {});

// Whether its runs go on until they are stopped.
bool isOpenEnded(const diagram::Document& document);

}  // namespace armature::app
