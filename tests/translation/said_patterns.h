// What the classes of a library say during translation and runs: the texts of assert() and terminate().
#pragma once
#include <set>
#include <string>

namespace armature::app {

// The texts in all Modelica files below a folder, as patterns: "The lower limit %1 exceeds the upper limit %2" for
// "The lower limit " + String(uMin) + " exceeds the upper limit " + String(uMax). Where a text is a parameter alone,
// its value; where a function of the library passes it on to an assertion, as it is passed.
std::set<std::string> saidInFolder(const std::string& folder);

}  // namespace armature::app
