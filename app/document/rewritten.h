// Edits as they would be where something has another name: with these a diagram's whole history follows a renaming that
// is no step of it, because what was renamed lies outside of the diagram.
#pragma once
#include <functional>

#include "app/document/change.h"

namespace armature::app {

// The same diagram, or piece of one, under other names; it has as many of everything, in the same order. `around`: the
// parts and classes that names in it may mean, besides its own; of one name there may be several parts.
using Rewriting = std::function<diagram::Document(const diagram::Document& values, const diagram::Document& around)>;

// Adds the parts and classes of a diagram that are not there yet: parts by name and class, classes by name.
void addNamed(const diagram::Document& values, diagram::Document& around);

// A change of a diagram, as it is where that is rewritten. `values`: the diagram on one side of it.
Change rewritten(Change change, const diagram::Document& values, const diagram::Document& around, const Rewriting& how);
// Whether it has anything that another name outside can change.
bool isRewritable(const Change& change);

// What makes of a diagram the rewritten one; every part stays at its place in the list.
Changes rewritingChanges(const diagram::Document& before, const diagram::Document& after);

}  // namespace armature::app
