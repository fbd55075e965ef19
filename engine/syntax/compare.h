// Equality of trees: same constructs, names, values, descriptions and annotation texts; spans are not compared. Both
// trees must stem from the same name table.
#pragma once
#include "engine/syntax/tree.h"

namespace armature::syntax {

// Null pointers are equal to each other only.
bool isEqual(ExprPtr a, ExprPtr b);
bool isEqual(const Modification* a, const Modification* b, const SourceTable& sources);
bool isEqual(const ClassDefinition* a, const ClassDefinition* b, const SourceTable& sources);
bool isEqual(const StoredDefinition& a, const StoredDefinition& b, const SourceTable& sources);

}  // namespace armature::syntax
