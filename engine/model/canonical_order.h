// An order of the components and equations of a class that follows from what they say, not from where they stand and
// not from their names: the same diagram drawn in another order, or with its parts renamed, is translated as the same
// model (its unknowns, states and torn variables are chosen in the same way, and each sum is added up in the same
// order).
//
// Each component gets a colour: at first from its type and values, then again and again from the colours of what it is
// mentioned with in equations and values (Weisfeiler and Leman, 1968, The reduction of a graph to canonical form),
// until no more of them differ. From the components whose colour is their own the rest is reached along what connects
// them, neighbour after neighbour. Where two cannot be told apart in this way, they look the same from the rest of the
// model as far as the colours see, and their order in the text decides.
#pragma once
#include "engine/model/class_table.h"
#include "engine/syntax/arena.h"

namespace armature::model {

// Puts elements and equations of a complete class that has no instance with parts yet into that order: its `elements`
// with their index, and its definition, replaced by a copy in `arena` whose equations are sorted within each section
// and whose connections begin with the end that comes first. Returns for each element where it stood before.
// Near-linear in the text of the class.
std::vector<uint32_t> orderCanonically(Class& cls, Library& library, syntax::Arena& arena);

}  // namespace armature::model
