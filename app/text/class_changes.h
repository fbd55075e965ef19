// What changes in a diagram besides the text when one of its classes or a name in it is called otherwise: parts of the
// class, their values, the wires at them, and what plots draw of them.
#pragma once
#include "app/document/change.h"
#include "engine/diagram/own_names.h"

namespace armature::app {

// All of a renaming (engine/diagram/own_names).
Changes changesOfRenaming(const diagram::Document& values, const diagram::Renaming& renaming, const std::string& name);

// Parts of a class that is called otherwise by now.
void addClassOfParts(const diagram::Document& values, const std::string& before, const std::string& after,
                     Changes& changes);

}  // namespace armature::app
