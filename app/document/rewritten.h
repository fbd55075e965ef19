// Edits as they would be where something has another name: with these a diagram's whole history follows a renaming that
// is no step of it, because what was renamed lies outside of the diagram.
#pragma once
#include <functional>

#include "app/document/change.h"

namespace armature::app {

// The same diagram under other names; it has as many parts, parameters and classes, in the same order.
using Rewriting = std::function<diagram::Document(const diagram::Document&)>;

// A change between diagrams, as it is between the rewritten ones.
Change rewritten(const Change& change, const Rewriting& how);

// What makes of a diagram the rewritten one; every part stays at its place in the list.
Changes rewritingChanges(const diagram::Document& before, const Rewriting& how);

}  // namespace armature::app
