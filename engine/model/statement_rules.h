// What the statements of an algorithm must not do wherever they stand: break outside of a loop, assign to the variable
// of a loop (specification 11.2.2, 11.2.5). Told from the text alone.
#pragma once
#include "engine/base/diagnostic.h"
#include "engine/base/names.h"
#include "engine/model/functions.h"
#include "engine/syntax/tree.h"

namespace armature::model {

// Adds an error for every such statement.
void checkStatements(syntax::List<const syntax::Statement*> statements, const NameTable& names,
                     Diagnostics& diagnostics);

// Adds an error for every output of a function that no statement assigns, and every local variable that is used before
// any statement can have assigned it (specification 12.2, 12.4.4).
void checkAssigned(const FunctionClass& function, const NameTable& names, Diagnostics& diagnostics);

// Whether a variable of a function is a plain one, or an array of such, that has no value before a statement gives it
// one: records and functions have values of their own.
bool isPlain(const FunctionClass::Variable& v);

}  // namespace armature::model
