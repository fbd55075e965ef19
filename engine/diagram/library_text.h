// The texts of a library's files (own_library.h): what they declare, and what of them changes with a name, a version
// or a use. Inside of the room.
#pragma once
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace armature::diagram {

// Names of the classes that are declared directly in the first class of a text.
std::vector<std::string> classesIn(const std::string& packageText);

// Whether a class, given as its text, or one within it declares something of a name.
bool isDeclaredWithin(const std::string& classText, const std::string& name);

// The text of a class as a file of a library.
std::string fileOfClass(const std::string& classText, const std::string& library);

// What means a library or a class of one, by its full name, from anywhere, as it is called otherwise: addresses of its
// files and pages within strings ("modelica://Gears.Wheel"); names of the top level that are said to be that
// (".Gears.Wheel").
std::string withAddresses(const std::string& text, const std::string& before, const std::string& after);
std::string withGlobalNames(const std::string& text, const std::string& before, const std::string& after);

// The text of a package that is one file with a further class, behind those that it has. Failure D043.
Result<std::string> withClass(const std::string& packageText, const std::string& classText);

}  // namespace armature::diagram
