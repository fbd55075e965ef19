// The external clause of a function as the one who calls the C code of a library needs it: what kinds its arguments
// have, and where its text stands (specification 12.9).
#pragma once
#include "engine/base/foreign_function.h"
#include "engine/base/result.h"
#include "engine/model/functions.h"

namespace armature::model {

// As ForeignFunction::signature has it.
std::string signatureOf(const Value& value);
// Whether an argument of the clause is a call of size().
bool isSize(const syntax::Expression& argument, const NameTable& names);
// A failure without a sentence where the clause is none of C.
Result<ForeignFunction> foreignFunction(const FunctionClass& function, const std::string& name,
                                        const std::string& signature, Library& library);

}  // namespace armature::model
