// The value of one part made a parameter of the diagram (or of the class that is looked into), to be set in one place
// and, in a sub-model, for each of its parts.
#pragma once
#include <set>
#include <string>

#include "app/document/open_document.h"

namespace armature::app {

// What a diagram has under a name, its own name among them: parts, parameters, classes, declarations.
std::set<std::string> takenNames(const diagram::Document& values);

// Adds a parameter with the value that a part's modifier has (or, without one, `wanted.value`), of the type, unit and
// description of `wanted`, and lets the part take its value from it, as one step. `wanted.name` is what it would be
// called: a name that is taken gets the part's before it. False where nothing was changed.
bool shareParameter(OpenDocument& document, int part, const std::string& modifier, diagram::ParameterItem wanted);

// Whether a modifier's value is one of the diagram's parameters already.
bool isSharedParameter(const OpenDocument& document, const std::string& value);

}  // namespace armature::app
