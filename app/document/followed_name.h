// What changes in a diagram when one of its names is another one from now on: of a part, of a parameter, or of a member
// of the class of some parts. Everything that reads it follows: wires, values, conditions and dimensions of parts,
// parameters, declarations, plots, controls, notes, studies.
#pragma once
#include <map>
#include <string>

#include "app/document/open_document.h"
#include "engine/diagram/text_names.h"

namespace armature::app {

// Of a part or parameter of the diagram itself; not the change of its own name.
Changes changesFollowing(const diagram::Document& values, const std::string& before, const std::string& after);

// Several at once; names or paths ("bus.speed").
Changes changesFollowing(const diagram::Document& values, const std::map<std::string, std::string>& names);

// Of a member of a class, where it is read outside: in wires and texts as "part.member", also "train.part.member".
// `isHolder`: whether what such a path names is of that class. Names of the values of parts are not among it.
Changes changesFollowingMember(const diagram::Document& values, const diagram::IsHolder& isHolder,
                               const std::string& before, const std::string& after);

// A parameter of the diagram with another name and whatever else is new in `item`, as one step.
void renameParameter(OpenDocument& document, int position, const diagram::ParameterItem& item);

}  // namespace armature::app
