// The changes that make one diagram of another.
#pragma once
#include "app/document/change.h"

namespace armature::app {

// What has to be done to `before` so that it becomes `after`, in an order that can be performed. Parts are known by
// their names, wires by their ends. `after` has what it keeps in the order of `before`, kept parts where they were, and
// what is new behind it.
Changes changesBetween(const diagram::Document& before, const diagram::Document& after);

}  // namespace armature::app
